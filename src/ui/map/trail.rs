//! The ghostline and the ways that are planned or hovered.

use std::{f32::consts::TAU, iter};

use egui::{Align2, Color32, Pos2, Rect, Stroke, Vec2, vec2};

use super::{Motion, Picture, Tale, canvas::Canvas, path, routes::ROUND, slots::Slots, tokens};
use crate::{
    stealth::{Actor, Sector},
    ui::theme::{faded, mono},
};

/// How many turns before this one are still drawn clearly.
const RECENT: usize = 3;

/// The way the player went.
pub fn line(canvas: &mut Canvas, picture: &Picture, slots: &Slots) {
    let (mut points, mut ends) = places(canvas, picture);
    if picture.tale == Tale::Now {
        join_player(picture, slots, &mut points, &mut ends);
    }
    let (path, corners) = path::marked(&points, ROUND * canvas.tile());
    let mut begin = 0;
    for (turn, end) in ends.iter().enumerate() {
        let Some(&end) = corners.get(*end) else { break };
        let piece = path.get(begin..=end).unwrap_or_default();
        stretch(canvas, piece, age(picture, ends.len() - 1 - turn));
        begin = end;
    }
}

/// What is told of the way besides its line: the numbers of the turns, and a cross where it was cut.
pub fn told(canvas: &mut Canvas, picture: &Picture) {
    if picture.tale == Tale::Now {
        return;
    }
    let (points, ends) = places(canvas, picture);
    numbers(canvas, picture, &points, &ends);
    if picture.tale == Tale::Cut {
        points.last().into_iter().for_each(|&at| cross(canvas, at));
    }
}

/// The places the line goes through, and where among them each turn ends. What is told whole keeps to the right, so that
/// ways out and back are two.
fn places(canvas: &Canvas, picture: &Picture) -> (Vec<Pos2>, Vec<usize>) {
    let (mut points, mut ends) = (Vec::new(), Vec::new());
    for (at, turn) in picture.line.turns().iter().enumerate() {
        let skip = usize::from(at > 0);
        points.extend(turn.iter().skip(skip).map(|&sector| canvas.frame.rect(sector).center()));
        ends.push(points.len().saturating_sub(1));
    }
    if picture.tale == Tale::Now {
        return (points, ends);
    }
    let (moved, places) = path::beside(&points, 0.07 * canvas.tile());
    for end in &mut ends {
        *end = places.get(*end).copied().unwrap_or_default();
    }
    (moved, ends)
}

/// Leads the last turn to the player's token, wherever in the sector, or between two, it stands.
fn join_player(picture: &Picture, slots: &Slots, points: &mut Vec<Pos2>, ends: &mut [usize]) {
    let (Some(end), Some(last)) = (picture.line.end(), ends.last_mut()) else { return };
    let player = slots.player();
    let leaves = |motion: &Motion| {
        matches!(*motion, Motion::Walk { who: Actor::Player, from, .. } | Motion::Glide { who: Actor::Player, from, .. }
            if from == end)
    };
    if picture.motion.iter().any(leaves) {
        points.push(player);
    } else if let [.., before, at] = points[..] {
        // Through the middle of the door, also where the token stands aside.
        points.pop();
        if at.distance(player) > 0.5 && player.distance(before) > at.distance(before) / 2.0 {
            points.push(before.lerp(at, 0.5));
        }
        points.push(player);
    }
    *last = points.len().saturating_sub(1);
}

/// How old a stretch of the line is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Age {
    Now,
    Told,
    Recent,
    Old,
}

fn age(picture: &Picture, turns_ago: usize) -> Age {
    match turns_ago {
        0 => Age::Now,
        _ if picture.tale != Tale::Now => Age::Told,
        1..=RECENT => Age::Recent,
        _ => Age::Old,
    }
}

fn stretch(canvas: &mut Canvas, piece: &[Pos2], age: Age) {
    let colour = canvas.palette.agent;
    let wider = if canvas.palette.high_contrast { 0.6 } else { 0.0 };
    match age {
        Age::Now => glow(canvas, piece, 2.6 + wider, colour),
        Age::Told => canvas.line(piece.to_vec(), Stroke::new(2.2 + wider, faded(colour, 0.55))),
        Age::Recent => canvas.dashed(piece, Stroke::new(2.2 + wider, faded(colour, 0.6)), &[3.0, 5.0], 0.0),
        Age::Old => canvas.dashed(piece, Stroke::new(2.2 + wider, faded(colour, 0.25)), &[3.0, 5.0], 0.0),
    }
}

/// A line that glows: the same path three times. High contrast has no glow.
pub fn glow(canvas: &mut Canvas, path: &[Pos2], width: f32, colour: Color32) {
    if !canvas.palette.high_contrast {
        canvas.line(path.to_vec(), Stroke::new(width * 4.0, faded(colour, 0.13)));
        canvas.line(path.to_vec(), Stroke::new(width * 2.2, faded(colour, 0.18)));
    }
    canvas.line(path.to_vec(), Stroke::new(width, colour));
}

/// How large the number of a turn is, half of it, and how near the middles of two may come.
const NUMBER: f32 = 8.5;
const APART: f32 = 16.0;

/// The number of each turn where it ended, where it went anywhere; side by side where several ended in one place.
fn numbers(canvas: &mut Canvas, picture: &Picture, points: &[Pos2], ends: &[usize]) {
    let (ink, agent) = (canvas.palette.ink, canvas.palette.agent);
    let mut taken: Vec<Pos2> = Vec::new();
    let mut before = 0;
    for ((turn, &end), went) in ends.iter().enumerate().zip(picture.line.turns()) {
        let moved = points.get(end).filter(|_| end > before);
        before = end;
        let (Some(&at), Some(&sector)) = (moved, went.last()) else { continue };
        let at = free(canvas.frame.rect(sector), at, &taken);
        taken.push(at);
        canvas.disc(at, NUMBER, ink);
        canvas.ring(at, NUMBER, Stroke::new(1.2, agent));
        canvas.text(at, Align2::CENTER_CENTER, (turn + 1).to_string(), mono(11.0), agent);
    }
}

/// A place for a number inside a sector, near where its turn ended and clear of those that are taken; in a sector that is
/// full the latest number covers others.
fn free(sector: Rect, at: Pos2, taken: &[Pos2]) -> Pos2 {
    let room = sector.shrink(NUMBER.min(sector.width() / 2.0));
    let ring = |far: f32| (0..12).map(move |hour| at + Vec2::angled(TAU * hour as f32 / 12.0) * far);
    let near = iter::once(at).chain([1.0, 1.5, 2.0, 3.0].into_iter().flat_map(|far| ring(far * (APART + 1.0))));
    let clear = |place: &Pos2| taken.iter().all(|other| other.distance(*place) >= APART);
    near.map(|place| room.clamp(place)).find(clear).unwrap_or(at)
}

/// Here it ended badly.
fn cross(canvas: &mut Canvas, at: Pos2) {
    let (arm, colour) = (canvas.tile() * 0.12, canvas.palette.text_hi);
    let stroke = Stroke::new(3.0, colour);
    canvas.disc(at, arm * 1.6, faded(canvas.palette.ink, 0.85));
    canvas.segment([at - vec2(arm, arm), at + vec2(arm, arm)], stroke);
    canvas.segment([at + vec2(-arm, arm), at + vec2(arm, -arm)], stroke);
}

/// The way that is planned, and the way to what is hovered.
pub fn ways(canvas: &mut Canvas, picture: &Picture) {
    let colour = canvas.palette.agent;
    let wider = if canvas.palette.high_contrast { 0.6 } else { 0.0 };
    let hovered = way(canvas, picture, picture.hovered_way);
    let shift = vec2(10.0, 10.0) * (canvas.tile() / 94.0).min(1.0);
    let hovered: Vec<Pos2> = hovered.into_iter().map(|at| at + shift).collect();
    canvas.dashed(&hovered, Stroke::new(1.8 + wider, colour), &[4.0, 4.0], 0.0);
    let mut planned = way(canvas, picture, picture.planned);
    // The head stops before whoever stands there.
    let is_taken = picture.planned.last().is_some_and(|&sector| is_taken(picture, sector));
    let spare = if is_taken { 0.24 * canvas.tile() } else { 0.0 };
    planned = path::part(&planned, 0.0, path::length(&planned) - spare);
    if let [.., before, tip] = planned[..] {
        let (ahead, size) = ((tip - before).normalized(), 9.0 + wider);
        let neck = path::part(&planned, 0.0, path::length(&planned) - size * 0.7);
        canvas.dashed(&neck, Stroke::new(2.4 + wider, colour), &[6.0, 5.0], 0.0);
        tokens::pointer(canvas, tip - ahead * (size * 0.5), size, ahead, colour);
    }
}

/// Whether somebody stands in a sector.
fn is_taken(picture: &Picture, sector: Sector) -> bool {
    picture.public.enemies.iter().any(|enemy| enemy.is_up() && enemy.sector == sector)
}

/// The places of a way from where the player stands.
fn way(canvas: &Canvas, picture: &Picture, sectors: &[Sector]) -> Vec<Pos2> {
    let here = picture.public.player.sector;
    let ahead = sectors.strip_prefix(&[here]).unwrap_or(sectors);
    if ahead.is_empty() {
        return Vec::new();
    }
    let mut points = vec![canvas.frame.rect(here).center()];
    points.extend(ahead.iter().map(|&sector| canvas.frame.rect(sector).center()));
    path::rounded(&points, ROUND * canvas.tile())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_turns_that_ended_in_one_sector_stand_apart_inside_it() {
        let sector = Rect::from_min_size(Pos2::new(100.0, 40.0), Vec2::splat(62.0));
        let mut taken = Vec::new();
        for _ in 0..5 {
            let place = free(sector, sector.center() + vec2(4.0, -4.0), &taken);
            assert!(sector.shrink(NUMBER - 0.1).contains(place), "{place:?}");
            assert!(taken.iter().all(|other: &Pos2| other.distance(place) >= APART), "{place:?} {taken:?}");
            taken.push(place);
        }
    }

    #[test]
    fn a_full_sector_keeps_its_numbers() {
        let sector = Rect::from_min_size(Pos2::ZERO, Vec2::splat(10.0));
        let at = sector.center();
        assert_eq!(free(sector, at, &[at]), at);
    }
}
