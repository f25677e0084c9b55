//! Where seats and the cards between them stand: few on an ellipse, many along the sides of a rectangle.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use super::{Form, Place};
use crate::engine::Seat;

/// How many sit below, at each side, and above, for 9 to 16.
const SIDES: [(u8, u8, u8); 8] =
    [(3, 1, 4), (3, 2, 3), (3, 2, 4), (3, 2, 5), (5, 2, 4), (5, 2, 5), (5, 3, 4), (5, 3, 5)];

/// The same around a long table.
const FLAT: [(u8, u8, u8); 8] =
    [(3, 1, 4), (3, 1, 5), (5, 1, 4), (5, 1, 5), (5, 1, 6), (5, 1, 7), (7, 1, 6), (7, 1, 7)];

/// The middles of the plates on an ellipse, from below, clockwise; `bare` is whether the own plate is low.
pub fn oval(room: Rect, seats: u8, form: Form, bare: bool) -> Vec<Pos2> {
    let size = form.size();
    let margin = if form == Form::Full { 14.0 } else { 6.0 };
    let foot = if bare { 74.0 } else { margin + size.y / 2.0 };
    let top = room.top() + margin + size.y / 2.0;
    let bottom = room.bottom() - foot;
    let radius = vec2((room.width() - size.x) / 2.0 - margin, ((bottom - top) / 2.0).max(1.0));
    let centre = pos2(room.center().x, f32::midpoint(top, bottom));
    let at = |step: u8| {
        let angle = (90.0 + 360.0 * f32::from(step) / f32::from(seats.max(1))).to_radians();
        centre + Vec2::angled(angle) * radius
    };
    (0..seats).map(at).collect()
}

/// The middles of the plates along the sides of a rectangle, from the middle of the lower side, clockwise.
pub fn sides(room: Rect, seats: u8, form: Form, flat: bool) -> Vec<Pos2> {
    let counts = if flat { FLAT } else { SIDES };
    let (below, beside, above) = counts.get(usize::from(seats.saturating_sub(9))).copied().unwrap_or((5, 3, 5));
    let size = form.size();
    let is_small = form < Form::Small;
    let inner = room.shrink2(if is_small { vec2(4.0, 4.0) } else { vec2(8.0, 14.0) });
    let rows = inner.shrink2(size / 2.0);
    // Plates side by side never reach the corners: the outer ones would stand over those at the sides.
    let spare = if is_small { 0.0 } else { size.x * 0.7 };
    let most = (rows.width() - spare).max(1.0) / f32::from(below.max(above).saturating_sub(1).max(1));
    let gap = match form {
        Form::Disc => 4.0,
        Form::Medium => 12.0,
        Form::Small | Form::Full => 15.0,
    };
    // Whole plates stand as far apart as they can: so the cards at the corners lie near their players.
    let pitch = if form == Form::Full { most } else { (size.x + form.shared().x + gap).min(most) };
    let along = |count: u8, y: f32| {
        let first = rows.center().x - pitch * f32::from(count.saturating_sub(1)) / 2.0;
        (0..count).map(move |at| pos2(first + pitch * f32::from(at), y))
    };
    let up = |x: f32| {
        let step = rows.height() / f32::from(beside + 1);
        (1..=beside).map(move |at| pos2(x, rows.bottom() - step * f32::from(at)))
    };
    let lower: Vec<Pos2> = along(below, rows.bottom()).collect();
    let (left, right) = lower.split_at(usize::from(below / 2) + 1);
    let mut centres: Vec<Pos2> = left.iter().rev().copied().collect();
    centres.extend(up(rows.left()));
    centres.extend(along(above, rows.top()));
    centres.extend(up(rows.right()).collect::<Vec<_>>().into_iter().rev());
    centres.extend(right.iter().rev());
    centres
}

/// The cards between neighbours, by seat.
pub fn shared(places: &[Place], form: Form) -> Vec<Rect> {
    let mut cards: Vec<(Seat, Rect)> = Vec::new();
    for (at, here) in places.iter().enumerate() {
        if let Some(next) = places.get((at + 1) % places.len()) {
            cards.push((here.seat, Rect::from_center_size(between(here.rect, next.rect), form.shared())));
        }
    }
    cards.sort_by_key(|(seat, _)| *seat);
    cards.into_iter().map(|(_, rect)| rect).collect()
}

/// The middle of the gap between two plates.
fn between(a: Rect, b: Rect) -> Pos2 {
    let middle = |low: f32, high: f32| f32::midpoint(low, high);
    let across = middle(a.left().max(b.left()), a.right().min(b.right()));
    let down = middle(a.top().max(b.top()), a.bottom().min(b.bottom()));
    pos2(across, down)
}
