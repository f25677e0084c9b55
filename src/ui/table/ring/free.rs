//! What the plates leave free in the middle of the table.

use egui::{Rangef, Rect, pos2};

use super::Place;

/// The widest the middle becomes where a table is not large, its share of one that is, and the highest.
const WIDEST: f32 = 380.0;
const SHARE: f32 = 0.3;
const HIGHEST: f32 = 190.0;
/// The room of the supply, and the gap above it.
const SUPPLY: f32 = 56.0;
const GAP: f32 = 12.0;
/// How narrow the supply may become.
const NARROWEST: f32 = 160.0;
/// How far the middle keeps from plates.
const CLEAR: f32 = 8.0;
/// How finely the room is looked through.
const STEP: f32 = 8.0;

/// Where the sentence of the moment stands, and where the supply lies.
pub fn middle(room: Rect, places: &[Place]) -> (Rect, Option<Rect>) {
    let both = largest(room, places, SUPPLY + GAP + 80.0);
    if let Some(rect) = both.filter(|rect| rect.width() >= NARROWEST) {
        let (sentence, supply) = rect.split_top_bottom_at_y(rect.bottom() - SUPPLY);
        return (sentence.with_max_y(sentence.bottom() - GAP), Some(supply));
    }
    let sentence =
        largest(room, places, 40.0).unwrap_or_else(|| Rect::from_center_size(room.center(), room.size() / 3.0));
    let below = sentence.bottom() + GAP;
    let above = sentence.top() - GAP - SUPPLY;
    let lies = |top: f32| {
        let rows = Rangef::new(top, top + SUPPLY);
        let wide = width(room, places, rows);
        let inside = rows.min >= room.top() + CLEAR && rows.max <= room.bottom() - CLEAR;
        (inside && wide >= NARROWEST).then(|| across(room, rows, wide))
    };
    (sentence, lies(below).or_else(|| lies(above)))
}

/// The largest free rectangle around the middle line that is at least so high.
fn largest(room: Rect, places: &[Place], least: f32) -> Option<Rect> {
    let steps =
        |from: f32, to: f32| (0..=((to - from).max(0.0) / STEP) as u16).map(move |at| from + f32::from(at) * STEP);
    let tops = steps(room.top() + CLEAR, room.bottom() - CLEAR - least);
    let all = tops.flat_map(|top| {
        let most = (room.bottom() - CLEAR - top).min(HIGHEST);
        steps(least, most.max(least)).map(move |high| Rangef::new(top, top + high))
    });
    let worth = |rect: &Rect| {
        // Of equals the one nearest to the middle of the room.
        let away = (rect.center().y - room.center().y).abs();
        rect.width().min(360.0) * rect.height().min(HIGHEST) - away
    };
    let free = all.map(|rows| across(room, rows, width(room, places, rows)));
    free.filter(|rect| rect.width() > 60.0).max_by(|a, b| worth(a).total_cmp(&worth(b)))
}

/// How wide the free room around the middle line is along some rows.
fn width(room: Rect, places: &[Place], rows: Rangef) -> f32 {
    let x = room.center().x;
    let reach = |place: &Place| {
        let rect = place.rect.expand(CLEAR);
        let beside = rect.bottom() <= rows.min || rect.top() >= rows.max;
        if beside { f32::INFINITY } else { (rect.left() - x).max(x - rect.right()).max(0.0) }
    };
    let half = places.iter().map(reach).fold((room.width() - 2.0 * CLEAR) / 2.0, f32::min);
    (half * 2.0).min(WIDEST.max(room.width() * SHARE))
}

fn across(room: Rect, rows: Rangef, wide: f32) -> Rect {
    let x = room.center().x;
    Rect::from_min_max(pos2(x - wide / 2.0, rows.min), pos2(x + wide / 2.0, rows.max))
}
