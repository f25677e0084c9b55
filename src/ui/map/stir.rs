//! Motions: noise running out, a search around a sector, a pin dropping, a shot, a reinforcement coming in.

use egui::{Color32, Pos2, Stroke};

use super::{
    Motion, Picture,
    canvas::Canvas,
    ease, marks, path,
    slots::{Slots, middle},
    tokens, trail,
};
use crate::{
    stealth::{Actor, EnemyId, Sector},
    ui::theme::{Weight, faded, icons},
};

/// The part of a shot's time in which its line runs out; in the rest it fades.
const RUN: f32 = 140.0 / 340.0;
/// How far above its place a pin begins to drop, in points.
const DROP: f32 = 12.0;

/// Everything that moves besides the tokens that go from sector to sector.
pub fn all(canvas: &mut Canvas, picture: &Picture, slots: &Slots) {
    for motion in picture.motion {
        match *motion {
            Motion::Walk { who, from, to, .. } | Motion::Glide { who, from, to, .. } if picture.reduced => {
                let colour = colour_of(canvas, picture, who);
                marks::arrow(canvas, (from, to), colour);
            }
            Motion::Ripple { sector, t } if picture.reduced => flash(canvas, sector, t),
            Motion::Ripple { sector, t } => ripple(canvas, middle(picture, sector), t),
            Motion::Sweep { sector, .. } if picture.reduced => glass(canvas, middle(picture, sector)),
            Motion::Sweep { sector, t } => sweep(canvas, sector, t),
            Motion::Drop { sector, t } => close_in(canvas, sector, if picture.reduced { 1.0 } else { t }),
            Motion::Shot { by, target, t } => {
                let ends = [at(slots, by), at(slots, target)];
                shot(canvas, ends, (colour_of(canvas, picture, by), if picture.reduced { RUN } else { t }));
            }
            Motion::Walk { .. } | Motion::Glide { .. } | Motion::Arrive { .. } => {}
        }
    }
}

/// Where somebody's token stands.
fn at(slots: &Slots, who: Actor) -> Option<Pos2> {
    match who {
        Actor::Player => Some(slots.player()),
        Actor::Enemy(id) => slots.enemy(id),
    }
}

fn colour_of(canvas: &Canvas, picture: &Picture, who: Actor) -> Color32 {
    let enemy = |id: EnemyId| picture.public.enemies.get(id.index());
    match who {
        Actor::Player => canvas.palette.agent,
        Actor::Enemy(id) => enemy(id).map_or(canvas.palette.detection, |enemy| canvas.palette.patrol(enemy.colour)),
    }
}

/// Two rings, one after the other.
fn ripple(canvas: &mut Canvas, at: Pos2, t: f32) {
    for begins in [0.0, 0.4] {
        let part = (t - begins) / 0.6;
        if (0.0..1.0).contains(&part) {
            let radius = canvas.tile() * (0.12 + 0.6 * ease::out_quad(part));
            let stroke = Stroke::new(2.0, faded(canvas.palette.noise, 1.0 - part));
            canvas.ring(at, radius, stroke);
        }
    }
}

/// The frame of a sector, once.
fn flash(canvas: &mut Canvas, sector: Sector, t: f32) {
    let stroke = Stroke::new(2.5, faded(canvas.palette.noise, 1.0 - t.clamp(0.0, 1.0)));
    canvas.outline(canvas.frame.rect(sector).shrink(3.0), stroke);
}

/// The frame of a sector, drawn clockwise from its top left.
fn sweep(canvas: &mut Canvas, sector: Sector, t: f32) {
    let rect = canvas.frame.rect(sector).shrink(4.0);
    let corners = [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom(), rect.left_top()];
    let long = path::length(&corners);
    let head = long * ease::linear(t);
    let colour = canvas.palette.overwatch;
    canvas.line(path::part(&corners, 0.0, head), Stroke::new(1.5, faded(colour, 0.45)));
    canvas.line(path::part(&corners, (head - long * 0.2).max(0.0), head), Stroke::new(3.0, colour));
}

/// A magnifier: somebody searches here.
fn glass(canvas: &mut Canvas, at: Pos2) {
    let (size, colour) = (canvas.tile() * 0.36, canvas.palette.overwatch);
    canvas.disc(at, size * 0.7, faded(canvas.palette.ink, 0.85));
    canvas.icon(at, icons::MAGNIFYING_GLASS, Weight::Bold, size, colour);
}

/// Brackets that close in on a sector.
fn close_in(canvas: &mut Canvas, sector: Sector, t: f32) {
    let apart = 16.0 * (1.0 - ease::out_cubic(t)) - 4.0;
    let stroke = Stroke::new(2.0, canvas.palette.detection);
    canvas.brackets(canvas.frame.rect(sector).expand(apart), 0.16 * canvas.tile(), stroke);
}

/// How far above its place the pin of a sector is now, in points, and how strong.
pub fn pin(picture: &Picture, sector: Sector) -> (f32, f32) {
    let dropping = |motion: &Motion| match *motion {
        Motion::Drop { sector: other, t } if other == sector && !picture.reduced => Some(t),
        _ => None,
    };
    let t = picture.motion.iter().find_map(dropping).unwrap_or(1.0);
    (DROP * (1.0 - ease::out_bounce(t)), (t * 3.0).min(1.0))
}

/// How strong the token of an enemy is: it appears as it comes in.
pub fn presence(picture: &Picture, id: EnemyId) -> f32 {
    let coming = |motion: &Motion| match *motion {
        Motion::Arrive { enemy, t } if enemy == id && !picture.reduced => Some(ease::out_cubic((t - 0.3) / 0.7)),
        _ => None,
    };
    picture.motion.iter().find_map(coming).unwrap_or(1.0)
}

/// A line from one to the other that runs out and fades.
fn shot(canvas: &mut Canvas, ends: [Option<Pos2>; 2], (colour, t): (Color32, f32)) {
    let [Some(from), Some(to)] = ends else { return };
    let way = (to - from).normalized();
    let begin = from + way * (tokens::agent_size(canvas.tile()) * 0.6);
    let run = ease::out_quad(t / RUN);
    let alpha = 1.0 - ease::linear((t - RUN) / (1.0 - RUN));
    let tip = begin.lerp(to, run);
    trail::glow(canvas, &[begin, tip], 2.4, faded(colour, alpha));
    if t >= RUN {
        let radius = tokens::guard_size(canvas.tile()) * (0.5 + 0.15 * (1.0 - alpha));
        canvas.ring(to, radius, Stroke::new(2.0, faded(canvas.palette.detection, alpha)));
    }
}

/// How far the chevrons of an entrance have run in: all the way, but while somebody comes.
pub fn come(picture: &Picture, sector: Sector) -> f32 {
    let is_here = |enemy: EnemyId| picture.public.enemies.get(enemy.index()).is_some_and(|one| one.sector == sector);
    let coming = |motion: &Motion| match *motion {
        Motion::Arrive { enemy, t } if is_here(enemy) && !picture.reduced => Some(ease::out_cubic(t)),
        _ => None,
    };
    picture.motion.iter().find_map(coming).unwrap_or(1.0)
}
