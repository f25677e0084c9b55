//! What lies in the sectors: letters, goals, keys and locks, exit, entrance, tokens of noise and detection.

use egui::{Align2, Pos2, Rect, Shape, Stroke, pos2, vec2};

use super::{
    Picture, Tale,
    canvas::{Canvas, beside},
    slots::{Occupant, Slots},
    stir,
};
use crate::{
    stealth::{Mission, Need, Sector},
    ui::theme::{Weight, faded, icons, mono},
};

/// Below this size a thing is its shape and nothing else.
const SMALL: f32 = 14.0;

/// The letter of every lettered sector, on its plate at the top left.
pub fn letters(canvas: &mut Canvas, mission: &Mission) {
    if canvas.tile() < 36.0 {
        return;
    }
    for cell in &mission.plan().sectors {
        if let Some(letter) = cell.letter {
            self::letter(canvas, cell.sector, &letter.to_string());
        }
    }
}

/// One letter on its plate, where sectors are large enough.
pub fn letter(canvas: &mut Canvas, sector: Sector, letter: &str) {
    let tile = canvas.tile();
    let (inset, high, size) = match tile {
        ..24.0 => return,
        ..36.0 => (1.5, 12.0, 11.0),
        ..56.0 => (4.0, 13.5, 11.0),
        _ => (8.0, 16.0, 12.0),
    };
    let wide = match letter.len() {
        2.. => high + 6.0,
        _ if tile < 36.0 => 10.0,
        _ if tile < 56.0 => 12.0,
        _ => 16.0,
    };
    let plate = Rect::from_min_size(canvas.frame.rect(sector).min + vec2(inset, inset), vec2(wide, high));
    let line = Stroke::new(1.0, canvas.palette.line_door);
    let (ink, text) = (canvas.palette.ink, canvas.palette.text_hi);
    canvas.fill(plate, ink);
    canvas.outline(plate, line);
    canvas.text(plate.center(), Align2::CENTER_CENTER, letter, mono(size), text);
}

/// Everything that lies in the sectors.
pub fn all(canvas: &mut Canvas, picture: &Picture, slots: &Slots) {
    let size = canvas.tile() * 0.32;
    for (one, sector, at) in slots.iter() {
        match one {
            Occupant::Start => start(canvas, at, size),
            Occupant::Exit => exit(canvas, at, size, way_out(picture)),
            Occupant::Entrance => entrance(canvas, at, size, stir::come(picture, sector)),
            Occupant::Objective(number) => {
                let need = picture.setup.mission.plan().objectives.get(number).map(|objective| objective.need);
                objective(canvas, at, size, need.unwrap_or(Need::Optional));
            }
            Occupant::Noise => noise(canvas, at, canvas.tile() * 0.42),
            Occupant::Detection => pin(canvas, picture, sector, (at, size * 1.05)),
            Occupant::More(more) => {
                let text = canvas.palette.text_hi;
                canvas.text(at, Align2::CENTER_CENTER, format!("+{more}"), mono(13.0), text);
            }
            Occupant::Player | Occupant::Enemy(_) | Occupant::Body(_) => {}
        }
    }
    corners(canvas, picture, slots);
}

/// Whether the exit lets the player out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Not all that is required is held.
    Closed,
    /// It is.
    Open,
}

/// Whether the exit lets the player out in this picture.
fn way_out(picture: &Picture) -> Way {
    let required = picture.setup.mission.required();
    if picture.public.taken & required == required { Way::Open } else { Way::Closed }
}

/// Locks, keys and tokens at the top right of their sectors.
fn corners(canvas: &mut Canvas, picture: &Picture, slots: &Slots) {
    let (plan, public) = (picture.setup.mission.plan(), picture.public);
    let tile = canvas.tile();
    let least = if tile < 36.0 { 0.0 } else { 13.0 };
    let is_set = |bits: u32, at: usize| picture.tale != Tale::Whole && at < 32 && bits & 1 << at != 0;
    let locks = plan.locks.iter().enumerate().filter(|&(at, _)| !is_set(public.opened, at));
    let keys = plan.keys.iter().enumerate().filter(|&(at, _)| !is_set(public.keys_gone, at));
    let mut inside: Vec<(Sector, Corner)> = locks.map(|(_, lock)| (lock.sector, Corner::Lock)).collect();
    inside.extend(keys.map(|(_, &sector)| (sector, Corner::Key)));
    inside.extend(slots.cornered.iter().map(|&(one, sector)| (sector, Corner::Token(one))));
    inside.sort_by_key(|(sector, _)| *sector);
    for same in inside.chunk_by(|a, b| a.0 == b.0) {
        for (place, &(sector, corner)) in same.iter().enumerate() {
            let at = slot(canvas, sector, place);
            match corner {
                // On the smallest plans its hatch and frame tell of the lock.
                Corner::Lock if tile < 36.0 => {}
                Corner::Lock => lock(canvas, at, (0.21 * tile).max(10.0)),
                Corner::Key => key(canvas, at, (0.26 * tile).max(least)),
                Corner::Token(Occupant::Detection) => pin(canvas, picture, sector, (at, (0.28 * tile).max(least))),
                Corner::Token(_) => noise(canvas, at, (0.26 * tile).max(least)),
            }
        }
    }
}

/// Something at the top right.
#[derive(Clone, Copy)]
enum Corner {
    Lock,
    Key,
    Token(Occupant),
}

/// The places at the top right, from right to left.
pub fn slot(canvas: &Canvas, sector: Sector, place: usize) -> Pos2 {
    let (rect, tile) = (canvas.frame.rect(sector), canvas.tile());
    let inset = (0.21 * tile).max(12.0).min(tile * 0.3);
    rect.right_top() + vec2(-inset - place as f32 * 0.27 * tile, inset)
}

/// A detection pin at its place, or above it while it drops.
fn pin(canvas: &mut Canvas, picture: &Picture, sector: Sector, (at, size): (Pos2, f32)) {
    let (lift, strength) = stir::pin(picture, sector);
    detection(canvas, at - vec2(0.0, lift), size, strength);
}

/// Where the player began: a dashed ring with a dot.
pub fn start(canvas: &mut Canvas, at: Pos2, size: f32) {
    let agent = canvas.palette.agent;
    if size < SMALL {
        canvas.ring(at, size * 0.42, Stroke::new(1.2, agent));
    } else {
        canvas.dashed_ring((at, size * 0.42), Stroke::new(1.5, agent), &[4.0, 3.2], 0.0);
    }
    canvas.disc(at, size * 0.12, agent);
}

/// A door frame, open below; dashed until all that is required is held.
pub fn exit(canvas: &mut Canvas, at: Pos2, size: f32, way: Way) {
    let (ink, safe, half) = (canvas.palette.ink, canvas.palette.safe, size * 0.48);
    let frame = Rect::from_center_size(at, vec2(half, half) * 2.0);
    canvas.fill(frame.expand(2.0), faded(ink, 0.85));
    let path = [frame.left_bottom(), frame.left_top(), frame.right_top(), frame.right_bottom()];
    let stroke = Stroke::new(if size < 20.0 { 1.5 } else { 2.0 }, safe);
    match way {
        Way::Closed if size >= SMALL => canvas.dashed(&path, stroke, &[5.0, 3.0], 0.0),
        _ => canvas.line(path.to_vec(), stroke),
    }
    canvas.icon(at, icons::SIGN_OUT, if way == Way::Open { Weight::Fill } else { Weight::Regular }, size * 0.62, safe);
}

/// Three chevrons pointing in; `come` is how far they have run in.
pub fn entrance(canvas: &mut Canvas, at: Pos2, size: f32, come: f32) {
    let (wide, high) = (size * 0.5, size * 0.26);
    for (place, alpha) in [(-1.0, 0.5), (0.0, 0.75), (1.0, 1.0)] {
        let y = at.y + place * size * 0.3 - high / 2.0 - (1.0 - come) * size * 0.6;
        let chevron = vec![pos2(at.x - wide, y), pos2(at.x, y + high), pos2(at.x + wide, y)];
        let colour = faded(canvas.palette.alarm, alpha * come);
        canvas.line(chevron, Stroke::new((size / 15.0).clamp(1.5, 3.0), colour));
    }
}

/// A diamond with what there is to take; a dashed one with a plus where the mission can be won without it.
pub fn objective(canvas: &mut Canvas, at: Pos2, size: f32, need: Need) {
    let half = size * 0.76 * std::f32::consts::FRAC_1_SQRT_2;
    let (ink, colour) = (canvas.palette.ink, canvas.palette.objective);
    canvas.add(Shape::convex_polygon(diamond(at, half + 3.0), faded(ink, 0.85), Stroke::NONE));
    match need {
        Need::Required => {
            canvas.add(Shape::convex_polygon(diamond(at, half), colour, Stroke::NONE));
            if size >= SMALL {
                canvas.icon(at, icons::DATABASE, Weight::Fill, half * 1.05, ink);
            }
        }
        Need::Optional if size < SMALL => {
            canvas.add(Shape::convex_polygon(diamond(at, half), ink, Stroke::new(1.2, colour)));
        }
        Need::Optional => optional(canvas, at, half),
    }
}

/// The corners of a diamond.
fn diamond(at: Pos2, half: f32) -> Vec<Pos2> {
    vec![at - vec2(0.0, half), at + vec2(half, 0.0), at + vec2(0.0, half), at - vec2(half, 0.0)]
}

/// A dashed diamond with a plus.
fn optional(canvas: &mut Canvas, at: Pos2, half: f32) {
    let mut outline = diamond(at, half);
    outline.extend(outline.first().copied());
    let (stroke, arm) = (Stroke::new(1.6, canvas.palette.objective), half * 0.38);
    canvas.dashed(&outline, stroke, &[4.0, 3.0], 0.0);
    canvas.segment([at - vec2(arm, 0.0), at + vec2(arm, 0.0)], stroke);
    canvas.segment([at - vec2(0.0, arm), at + vec2(0.0, arm)], stroke);
}

/// A ring with a key in it.
pub fn key(canvas: &mut Canvas, at: Pos2, size: f32) {
    let (ink, colour) = (canvas.palette.ink, canvas.palette.objective);
    canvas.disc(at, size * 0.5 + 2.0, faded(ink, 0.95));
    canvas.ring(at, size * 0.5, Stroke::new(1.6, colour));
    if size >= 12.0 {
        canvas.icon(at, icons::KEY, Weight::Fill, size * 0.66, colour);
    }
}

/// A square padlock.
pub fn lock(canvas: &mut Canvas, at: Pos2, size: f32) {
    let (ink, colour) = (canvas.palette.ink, canvas.palette.locked);
    let square = vec2(size, size) * 0.92;
    canvas.fill(Rect::from_center_size(at, square + vec2(6.0, 6.0)), faded(ink, 0.85));
    canvas.fill(Rect::from_center_size(at, square), colour);
    canvas.icon(at, icons::LOCK, Weight::Fill, size * 0.7, ink);
}

/// A dot with three arcs on each side.
pub fn noise(canvas: &mut Canvas, at: Pos2, size: f32) {
    let colour = canvas.palette.noise;
    canvas.disc(at, size * 0.1, colour);
    let stroke = Stroke::new((size / 22.0).clamp(1.2, 2.2), colour);
    for radius in [0.24, 0.38, 0.5] {
        canvas.arc(at, radius * size, (-48.0, 48.0), stroke);
        canvas.arc(at, radius * size, (132.0, 228.0), stroke);
    }
}

/// A pin with an eye.
pub fn detection(canvas: &mut Canvas, at: Pos2, size: f32, strength: f32) {
    let (ink, colour) = (canvas.palette.ink, faded(canvas.palette.detection, strength));
    let head = beside(at, size, (0.0, -0.14));
    let tip = [(-0.3, 0.12), (0.3, 0.12), (0.0, 0.56)].map(|point| beside(at, size, point));
    canvas.disc(head, size * 0.42 + 2.0, faded(ink, 0.85 * strength));
    canvas.disc(head, size * 0.42, colour);
    canvas.add(Shape::convex_polygon(tip.to_vec(), colour, Stroke::NONE));
    canvas.icon(head, icons::EYE, Weight::Fill, size * 0.54, faded(ink, strength));
}
