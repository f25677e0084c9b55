//! What stands on the plan: things, letters, and the numbers of columns and rows beside it.

use egui::{Align2, Color32, Pos2, Stroke, vec2};

use super::Drawing;
use crate::{
    content::Thing,
    stealth::{Difficulty, Need, Sector},
    ui::{
        map::{
            art::Silhouette,
            canvas::Canvas,
            lane::Lane,
            layout, routes,
            things::{self, Way},
            tokens,
        },
        theme::mono,
    },
};

/// Below this side of a sector only the foremost thing of each shows, as a shape.
const SMALL: f32 = 20.0;
/// How strong an enemy is drawn that does not stand there on every difficulty.
const SOMETIMES: f32 = 0.6;
/// Below this side waypoints have no number.
const NUMBERED: f32 = 44.0;
/// From this side on letters lie below what stands in their sector, as they do in play.
const LARGE: f32 = 84.0;

/// Everything that stands on the plan.
pub fn all(canvas: &mut Canvas, drawing: &Drawing) {
    let large = canvas.tile() >= LARGE;
    if large {
        letters(canvas, drawing);
    }
    for place in drawing.sheet.places() {
        if let Some(at) = place.spot.sector().filter(|at| canvas.frame.room().intersects(canvas.frame.rect(*at))) {
            inside(canvas, at, &place.things);
        }
    }
    if !large {
        letters(canvas, drawing);
    }
}

fn letters(canvas: &mut Canvas, drawing: &Drawing) {
    for at in canvas.frame.cells() {
        if let Some(letter) = drawing.sheet.room(at).and_then(|room| room.letter) {
            things::letter(canvas, at, &letter.to_string());
        }
    }
}

/// Everything in one sector: waypoints at the bottom left, locks and keys at the top right, the rest in the middle.
fn inside(canvas: &mut Canvas, at: Sector, list: &[Thing]) {
    let (rect, tile) = (canvas.frame.rect(at), canvas.tile());
    if tile < SMALL {
        let foremost = list.iter().min_by_key(|thing| (!is_large(thing), matches!(thing, Thing::Waypoint { .. })));
        if let Some(thing) = foremost.filter(|thing| !matches!(thing, Thing::Waypoint { .. })) {
            one(canvas, (rect.center(), tile * 0.8), thing);
        }
        return;
    }
    let stops = list.iter().filter(|thing| matches!(thing, Thing::Waypoint { .. }));
    let size = if tile < NUMBERED { 9.0 } else { (0.19 * tile).clamp(14.0, 24.0) };
    let inset = (0.09 * tile).max(2.0);
    for (place, stop) in stops.enumerate() {
        let at = rect.left_bottom() + vec2(inset + size * (0.5 + 1.15 * place as f32), -inset - size * 0.5);
        one(canvas, (at, size), stop);
    }
    let corner = list.iter().filter(|thing| matches!(thing, Thing::Lock(_) | Thing::Key(_)));
    for (place, thing) in corner.enumerate() {
        let at = things::slot(canvas, at, place);
        one(canvas, (at, (0.24 * tile).max(8.0)), thing);
    }
    let others: Vec<&Thing> = list.iter().filter(|thing| is_large(thing)).collect();
    for (thing, offset) in others.iter().zip(layout::places(others.len())) {
        let at = rect.center() + vec2(offset.0, offset.1) * tile;
        one(canvas, (at, (tile * 0.36).clamp(9.0, 54.0)), thing);
    }
}

fn is_large(thing: &Thing) -> bool {
    !matches!(thing, Thing::Lock(_) | Thing::Key(_) | Thing::Waypoint { .. })
}

/// One thing, `size` across.
pub fn one(canvas: &mut Canvas, (at, size): (Pos2, f32), thing: &Thing) {
    match thing {
        Thing::Start => things::start(canvas, at, size),
        Thing::Exit => things::exit(canvas, at, size, Way::Open),
        Thing::Entrance => things::entrance(canvas, at, size, 1.0),
        Thing::Objective(_) => things::objective(canvas, at, size, Need::Required),
        Thing::Optional(..) => things::objective(canvas, at, size, Need::Optional),
        Thing::Key(_) => things::key(canvas, at, size),
        Thing::Lock(_) => things::lock(canvas, at, size),
        Thing::Waypoint { colour, number } => {
            let shade = canvas.palette.patrol(*colour);
            routes::waypoint(canvas, (at, size), Lane::of(*colour), (u8::try_from(*number).unwrap_or(0), shade));
        }
        Thing::Enemy { kind, colour, from } => {
            let look = (Silhouette::of(kind), canvas.palette.patrol(*colour));
            tokens::shape(canvas, (at, size), look, if from.is_gentlest() { 1.0 } else { SOMETIMES });
            if !from.is_gentlest() {
                harder(canvas, (at, size), look.1, *from);
            }
        }
    }
}

/// Marks an enemy that does not stand there on every difficulty: a broken ring, and a dot for each it is missing on.
fn harder(canvas: &mut Canvas, (at, size): (Pos2, f32), colour: Color32, from: Difficulty) {
    let radius = size * 0.62;
    canvas.dashed_ring((at, radius), Stroke::new(1.5, colour), &[4.0, 3.0], 0.0);
    let missing = Difficulty::ALL.iter().filter(|gentler| **gentler < from).count();
    let (dot, step) = ((size * 0.07).max(1.5), (size * 0.2).max(4.0));
    for place in 0..missing {
        let along = (place as f32 - (missing - 1) as f32 / 2.0) * step;
        canvas.disc(at + vec2(along, radius + 2.0 * dot), dot, colour);
    }
}

/// The numbers of columns above the plan and of rows on its left: beside it where that is in view, else at the end of
/// the room. Where cells are small, only some of them.
pub fn numbers(canvas: &mut Canvas, (columns, rows): (u16, u16)) {
    let (room, dim, tile) = (canvas.frame.room(), canvas.palette.text_dim, canvas.tile());
    let step = [1, 2, 4, 8, 16].into_iter().find(|step| f32::from(*step) * tile >= 22.0).unwrap_or(32);
    let is_named = move |number: &u16| *number == 1 || number.is_multiple_of(step);
    let cell = |column, row| Sector::at(column, row).map(|at| canvas.frame.rect(at));
    let top = cell(1, 1).map_or(room.top(), |first| first.top().max(room.top()));
    let left = cell(1, 1).map_or(room.left(), |first| first.left().max(room.left()));
    let mut texts = Vec::new();
    for (number, rect) in (1..=columns).filter(is_named).filter_map(|column| Some((column, cell(column, 1)?))) {
        if room.x_range().contains(rect.center().x) {
            texts.push((Pos2::new(rect.center().x, top - 5.0), Align2::CENTER_BOTTOM, number));
        }
    }
    for (number, rect) in (1..=rows).filter(is_named).filter_map(|row| Some((row, cell(1, row)?))) {
        if room.y_range().contains(rect.center().y) {
            texts.push((Pos2::new(left - 7.0, rect.center().y), Align2::RIGHT_CENTER, number));
        }
    }
    for (at, anchor, number) in texts {
        canvas.text(at, anchor, number.to_string(), mono(12.0), dim);
    }
}
