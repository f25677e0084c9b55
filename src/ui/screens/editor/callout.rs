//! What is wrong, told beside its place on the map, with a line to it.

use egui::{Color32, Pos2, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use super::Editor;
use crate::{
    content::{About, Edge, Thing},
    edit::Cure,
    stealth::Sector,
    ui::{
        map::{Frame, Mark},
        parts,
        theme::{Palette, Type, Weight, faded, icon_font, icons},
    },
};

/// Something in a list that has a place on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointed {
    /// A fault.
    Fault(usize),
    /// Something that spoils the mission, of those the solver names.
    Trap(usize),
}

/// The widest a callout becomes.
const WIDE: f32 = 320.0;
/// Around its words.
const PAD: egui::Vec2 = vec2(12.0, 9.0);

impl Editor {
    /// What is looked at in a list: under the pointer, or else the chosen fault.
    pub(super) fn looked_at(&self) -> Option<Pointed> {
        self.pointed.or(self.fault.map(Pointed::Fault))
    }

    /// Its place on the map.
    pub(super) fn place_of(&self, pointed: Pointed) -> Option<Sector> {
        let at = match pointed {
            Pointed::Fault(at) => at,
            Pointed::Trap(at) => return self.proving.proof.soft_locks.get(at)?.places.first().copied(),
        };
        let sheet = self.sheet();
        match self.check.found()?.findings.get(at)?.about {
            About::Sector(at) => Some(at),
            About::Thing(thing) => sheet.sector_of(thing),
            About::Place(place) => sheet.places().get(place)?.spot.sector(),
            About::Relief(_) => {
                sheet.things().find(|(.., thing)| **thing == Thing::Entrance).and_then(|(_, spot, _)| spot.sector())
            }
            _ => None,
        }
    }

    /// The wall that is in the way.
    pub(super) fn wall_of(&self, pointed: Pointed) -> Option<Edge> {
        let Pointed::Fault(at) = pointed else { return None };
        match self.check.found()?.fixes.get(at)?.as_ref()?.cure {
            Cure::Open(edge) => Some(edge),
            _ => None,
        }
    }

    /// How its place is marked.
    pub(super) fn mark_of(&self, pointed: Pointed) -> Mark {
        let Pointed::Fault(at) = pointed else { return Mark::Hint };
        let finding = self.check.found().and_then(|found| found.findings.get(at));
        if finding.is_some_and(|finding| finding.fault.is_error()) { Mark::Fault } else { Mark::Hint }
    }

    /// Draws it in a corner of the map that leaves its place free, and clear of what stands in the upper left.
    pub(super) fn callout(&self, ui: &Ui, map: Rect, used: Rect, frame: Frame) {
        let palette = Palette::of(ui.ctx());
        let Some(pointed) = self.looked_at() else { return };
        let (Some(sector), Pointed::Fault(at)) = (self.place_of(pointed), pointed) else { return };
        let Some(finding) = self.check.found().and_then(|found| found.findings.get(at)) else { return };
        let (glyph, colour) = sign(palette, finding.fault.is_error());
        let width = WIDE.min(map.width() - 24.0);
        let words = parts::lay(
            ui,
            &sentence(&finding.fault.message),
            Type::Body.font(),
            palette.text_hi,
            width - 2.0 * PAD.x - 26.0,
        );
        let size = vec2(words.size().x + 26.0, words.size().y.max(18.0)) + 2.0 * PAD;
        let room = frame.room();
        let all = frame.rect(sector);
        let seen = all.intersect(room);
        let target = if seen.is_positive() { seen } else { Rect::from_pos(all.center().clamp(room.min, room.max)) };
        let plate = corner(map, used, size, target);
        leader(ui, (plate, used), target, colour);
        ui.painter().rect(plate, 3, palette.raised, Stroke::new(1.5, colour), StrokeKind::Inside);
        let mark = pos2(plate.left() + PAD.x + 8.0, plate.top() + PAD.y + 9.0);
        ui.painter().text(mark, egui::Align2::CENTER_CENTER, glyph, icon_font(Weight::Fill, 18.0), colour);
        ui.painter().galley(plate.min + PAD + vec2(26.0, 0.0), words, palette.text_hi);
    }
}

/// The sign of a fault, or of a hint.
pub fn sign(palette: &Palette, is_error: bool) -> (&'static str, Color32) {
    if is_error { (icons::WARNING_OCTAGON, palette.detection) } else { (icons::WARNING, palette.overwatch) }
}

/// The first corner in which a plate hides neither its place nor what is used already.
fn corner(map: Rect, used: Rect, size: egui::Vec2, target: Rect) -> Rect {
    let (low, high) = (map.min + vec2(12.0, 8.0), map.max - vec2(12.0, 44.0));
    let below = used.bottom().max(low.y) + 8.0;
    let right = high.x - size.x;
    let bottom = high.y - size.y;
    let spots = [pos2(right, low.y), pos2(right, below), pos2(low.x, below), pos2(right, bottom), pos2(low.x, bottom)];
    let spots = spots.map(|at| Rect::from_min_size(at, size));
    let free = |plate: &&Rect| !plate.expand(8.0).intersects(used) && !plate.expand(14.0).intersects(target);
    spots.iter().find(free).or(spots.get(1)).copied().unwrap_or(map)
}

/// A line from a plate to a place: upright where the place lies below or above, else sideways and then upright.
fn leader(ui: &Ui, (plate, used): (Rect, Rect), target: Rect, colour: Color32) {
    let palette = Palette::of(ui.ctx());
    let is_below = plate.center().y < target.center().y;
    // Beside the number that stands above its column.
    let x = target.center().x + (target.width() * 0.22).min(16.0);
    let end: Pos2 = pos2(x, if is_below { target.top() } else { target.bottom() });
    let start_y = if is_below { plate.bottom() } else { plate.top() };
    let points = if (plate.left() + 10.0..=plate.right() - 10.0).contains(&x) {
        vec![pos2(x, start_y), end]
    } else {
        let y = (used.bottom() + 3.0).clamp(plate.top() + 6.0, plate.bottom() - 6.0);
        vec![pos2(if x < plate.left() { plate.left() } else { plate.right() }, y), pos2(x, y), end]
    };
    ui.painter().add(egui::Shape::line(points.clone(), Stroke::new(4.0, faded(palette.ink, 0.8))));
    ui.painter().add(egui::Shape::line(points, Stroke::new(1.5, colour)));
}

/// Words that stand by themselves begin with a capital.
pub fn sentence(words: &str) -> String {
    let mut rest = words.chars();
    rest.next().map(|first| first.to_uppercase().chain(rest).collect()).unwrap_or_default()
}
