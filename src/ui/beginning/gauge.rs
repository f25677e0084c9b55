//! The gauges: seven bars with their zones, numbers and marks.

use egui::{Align2, Color32, Painter, Rect, Shape, Stroke, StrokeKind, Ui, pos2, vec2};

use super::{Look, glyph};
use crate::{
    beginning::{Bar, Mech, Scene},
    deduction::Team,
    ui::{
        parts::{hatch, lay, plate_at, reason},
        theme::{Palette, Type, Weight, faded, icon_font, icons, mono},
    },
    words::{added, beginning::bar_name, number},
};

/// The order of the bars on the screen.
const ORDER: [Bar; 7] = [Bar::Riot, Bar::Morale, Bar::Resource, Bar::Security, Bar::Threat, Bar::Apex, Bar::Deus];

/// What a value of a bar means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Zone {
    /// Nothing happens.
    Calm,
    /// Something is worse than it should be.
    Yellow,
    /// Something ends, or begins.
    Red,
}

/// The zone of a value.
pub fn zone(scene: Scene<'_>, bar: Bar, value: i8) -> Zone {
    let bars = &scene.rules.library().board.bars;
    let (left, right) = scene.riot_ends();
    let (red, yellow) = match bar {
        Bar::Riot => (value <= left || value >= right, scene.is_yellow_riot(value)),
        Bar::Morale => (value <= bars.morale.0, value <= bars.low_morale),
        // At 1 and 2 nobody may draw on Resource (TB-CITY-07), and Legion may infect by Security (TB-MACH-12).
        Bar::Resource | Bar::Security => (value <= 0, value <= 2),
        Bar::Threat => (value >= bars.threat, value >= 2),
        Bar::Apex => (false, false),
        Bar::Deus => (value >= bars.mech, value >= bars.mech - 3),
    };
    match (red, yellow) {
        (true, _) => Zone::Red,
        (_, true) => Zone::Yellow,
        _ => Zone::Calm,
    }
}

/// The lowest and the highest value a track shows; Riot with its whole red zones.
fn ends(scene: Scene<'_>, bar: Bar) -> (i8, i8) {
    let riot = scene.rules.library().board.bars.riot;
    if bar == Bar::Riot { (-riot, riot) } else { scene.ends(bar) }
}

/// All seven bars.
pub struct Gauges<'a> {
    /// What is known.
    pub look: Look<'a>,
}

impl Gauges<'_> {
    /// One below the other, each with its track: for a column of its own.
    pub fn column(self, ui: &mut Ui, room: Rect) {
        let step = (room.height() / ORDER.len() as f32).min(64.0);
        for (nth, bar) in (0u8..).zip(ORDER) {
            let top = room.top() + f32::from(nth) * step;
            let row = Rect::from_min_size(pos2(room.left(), top), vec2(room.width(), step));
            self.one(ui, row, bar);
        }
    }

    /// Side by side, each a glyph and a number: where there is little room.
    pub fn row(self, ui: &mut Ui, room: Rect) {
        let palette = Palette::of(ui.ctx());
        let step = room.width() / ORDER.len() as f32;
        for (nth, bar) in (0u8..).zip(ORDER) {
            let left = room.left() + f32::from(nth) * step;
            let cell = Rect::from_min_size(pos2(left, room.top()), vec2(step, room.height()));
            let (zone, value) = (self.zone(bar), self.value(bar));
            let centre = cell.center();
            let font = icon_font(Weight::Regular, 18.0);
            let at = centre - vec2(12.0, 0.0);
            ui.painter().text(at, Align2::CENTER_CENTER, glyph::bar(bar), font, palette.text_body);
            let end = ui.painter().text(centre, Align2::LEFT_CENTER, value, mono(15.0), palette.text_hi);
            sign(ui.painter(), palette, pos2(end.right() + 9.0, centre.y), zone, 12.0);
            self.answer(ui, cell, bar);
        }
    }

    fn value(&self, bar: Bar) -> String {
        let value = i32::from(self.look.view.table.bars.get(bar));
        if matches!(bar, Bar::Riot | Bar::Morale) && value != 0 { added(value) } else { number(value) }
    }

    fn zone(&self, bar: Bar) -> Zone {
        zone(self.look.scene(), bar, self.look.view.table.bars.get(bar))
    }

    /// A name, a number and the track below them.
    fn one(&self, ui: &Ui, row: Rect, bar: Bar) {
        let palette = Palette::of(ui.ctx());
        let painter = ui.painter();
        let tight = row.height() < 40.0;
        let y = row.top() + if tight { row.height() * 0.34 } else { 20.0 };
        let font = icon_font(Weight::Regular, 16.0);
        painter.text(pos2(row.left() + 8.0, y), Align2::CENTER_CENTER, glyph::bar(bar), font, palette.text_dim);
        let value =
            painter.text(pos2(row.right(), y), Align2::RIGHT_CENTER, self.value(bar), mono(16.0), palette.text_hi);
        let name = lay(
            ui,
            &bar_name(self.look.words, bar),
            Type::Body.font(),
            palette.text_hi,
            value.left() - row.left() - 26.0,
        );
        let end = row.left() + 22.0 + name.size().x;
        painter.galley(pos2(row.left() + 22.0, y - name.size().y / 2.0), name, palette.text_hi);
        if let Some(words) = self.state(bar) {
            let note = lay(ui, &words, Type::Note.font(), palette.text_dim, f32::INFINITY);
            let left = value.left() - 8.0 - note.size().x;
            if left > end + 4.0 {
                painter.galley(pos2(left, y - note.size().y / 2.0), note, palette.text_dim);
            }
        }
        let top = if tight { y + row.height() * 0.3 } else { y + 16.0 };
        let high = if tight { 7.0 } else { 10.0 };
        self.track(painter, palette, Rect::from_min_size(pos2(row.left(), top), vec2(row.width(), high)), bar);
        self.answer(ui, row, bar);
    }

    /// What is to be said beside a bar: its zone, or how its mech stands.
    fn state(&self, bar: Bar) -> Option<String> {
        let mech = match bar {
            Bar::Apex => Some(self.look.view.table.apex),
            Bar::Deus => Some(self.look.view.table.deus),
            _ => None,
        };
        let key = match (mech, self.zone(bar)) {
            (Some(Mech::On(_)), _) => "ui-board-mech-in-play",
            (Some(Mech::Gone), _) => "ui-board-mech-gone",
            (_, Zone::Yellow) => "ui-board-zone-yellow",
            (_, Zone::Red) => "ui-board-zone-red",
            _ => return None,
        };
        Some(self.look.words.text(key))
    }

    /// The track: a cell for every value, a tick at 0, a triangle at the value.
    fn track(&self, painter: &Painter, palette: &'static Palette, rect: Rect, bar: Bar) {
        let scene = self.look.scene();
        let (low, high) = ends(scene, bar);
        let step = rect.width() / f32::from(i16::from(high) - i16::from(low) + 1);
        let left = |value: i8| rect.left() + step * f32::from(i16::from(value) - i16::from(low));
        painter.rect_filled(rect, 0, palette.field);
        let mut from = low;
        while from <= high {
            let zone = zone(scene, bar, from);
            let to = (from..=high).take_while(|&value| self::zone(scene, bar, value) == zone).last().unwrap_or(from);
            let run = Rect::from_x_y_ranges(left(from)..=left(to) + step, rect.y_range());
            fill_zone(painter, palette, run, zone);
            from = to.saturating_add(1);
            if to == i8::MAX {
                break;
            }
        }
        painter.rect_stroke(rect, 0, Stroke::new(1.0, palette.line_edge), StrokeKind::Inside);
        if low < 0 {
            painter.vline(left(0) + step / 2.0, rect.expand(2.0).y_range(), Stroke::new(1.0, palette.text_dim));
        }
        let value = self.look.view.table.bars.get(bar).clamp(low, high);
        pointer(painter, palette, pos2(left(value) + step / 2.0, rect.center().y), rect.height());
    }

    /// The whole of a bar in words.
    fn answer(&self, ui: &Ui, rect: Rect, bar: Bar) {
        let (low, high) = ends(self.look.scene(), bar);
        let mut name = format!("{} {}", bar_name(self.look.words, bar), self.value(bar));
        if let Some(state) = self.state(bar) {
            name = format!("{name}, {state}");
        }
        let response = plate_at(ui, rect, ("gauge", bar), || name.clone());
        let fill = [("low", number(low.into()).into()), ("high", number(high.into()).into())];
        let about = self.look.words.text(about(bar));
        reason(ui, &response, || format!("{name}\n{}\n{about}", self.look.words.with("ui-board-bar-ends", &fill)));
    }
}

/// The key of what a bar is for.
const fn about(bar: Bar) -> &'static str {
    match bar {
        Bar::Morale => "ui-board-about-morale",
        Bar::Riot => "ui-board-about-riot",
        Bar::Security => "ui-board-about-security",
        Bar::Resource => "ui-board-about-resource",
        Bar::Apex => "ui-board-about-apex",
        Bar::Deus => "ui-board-about-deus",
        Bar::Threat => "ui-board-about-threat",
    }
}

/// A part of a track: plain, hatched, or cross-hatched.
fn fill_zone(painter: &Painter, palette: &Palette, rect: Rect, zone: Zone) {
    let (colour, pattern): (Color32, Option<bool>) = match zone {
        Zone::Calm => (palette.team(Team::Human), None),
        Zone::Yellow => (palette.noise, Some(false)),
        Zone::Red => (palette.detection, Some(true)),
    };
    painter.rect_filled(rect, 0, faded(colour, 0.3));
    if let Some(crossed) = pattern {
        hatch(painter, rect, 5.0, Stroke::new(1.0, faded(colour, 0.8)), crossed);
    }
}

/// The white triangle at a value, on its own ink.
fn pointer(painter: &Painter, palette: &Palette, at: egui::Pos2, size: f32) {
    let triangle =
        |half: f32, top: f32, low: f32| vec![at + vec2(-half, -top), at + vec2(half, -top), at + vec2(0.0, low)];
    painter.add(Shape::convex_polygon(triangle(size * 0.85, size * 0.8, size * 0.95), palette.ink, Stroke::NONE));
    painter.add(Shape::convex_polygon(triangle(size * 0.6, size * 0.65, size * 0.6), palette.text_hi, Stroke::NONE));
}

/// The sign of a zone that is not calm.
fn sign(painter: &Painter, palette: &Palette, at: egui::Pos2, zone: Zone, size: f32) {
    let (glyph, colour) = match zone {
        Zone::Calm => return,
        Zone::Yellow => (icons::WARNING, palette.overwatch),
        Zone::Red => (icons::WARNING_OCTAGON, palette.detection),
    };
    painter.text(at, Align2::CENTER_CENTER, glyph, icon_font(Weight::Fill, size), colour);
}
