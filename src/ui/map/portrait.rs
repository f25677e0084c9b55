//! Tokens beside the map: the same shapes as on it, for panels.

use egui::{Align2, Painter, Pos2, Rect, Stroke, Vec2, vec2};

use super::{Frame, canvas::Canvas, lane::Lane, tokens};
use crate::{
    stealth::{Condition, Enemy, Player, Scene, senses},
    ui::theme::{Palette, mono},
};

/// The player's token, `size` across.
pub fn agent(painter: &Painter, palette: &'static Palette, (at, size): (Pos2, f32), scene: Scene) {
    let mut canvas = canvas(painter, palette, (at, size), scene);
    let player: &Player = &scene.public.player;
    tokens::agent(&mut canvas, at, size, player, 0.0);
    if let Some(body) = player.carried.and_then(|id| scene.public.enemies.get(id.index())) {
        let look = (tokens::silhouette(scene.mission(), body), palette.patrol(body.colour));
        tokens::body(&mut canvas, at + vec2(0.56, 0.44) * size, size * 0.56, look);
    }
    canvas.finish();
}

/// An enemy's token, `size` across, with the waypoint it heads for; a body where it lies.
pub fn enemy(painter: &Painter, palette: &'static Palette, (at, size): (Pos2, f32), scene: Scene, enemy: &Enemy) {
    let mut canvas = canvas(painter, palette, (at, size), scene);
    let look = (tokens::silhouette(scene.mission(), enemy), palette.patrol(enemy.colour));
    if enemy.condition != Condition::Up {
        tokens::body(&mut canvas, at, size, look);
        return canvas.finish();
    }
    if enemy.overwatch {
        tokens::rays(&mut canvas, at, size, palette.overwatch);
    }
    tokens::shape(&mut canvas, at, size, look);
    if scene.mission().patrol(enemy.patrol).stops().len() > 1 {
        badge(&mut canvas, at + vec2(0.48, 0.46) * size, size * 0.5, scene, enemy);
    }
    canvas.finish();
}

/// The waypoint an enemy heads for, in the shape of its patrol.
fn badge(canvas: &mut Canvas, at: Pos2, size: f32, scene: Scene, enemy: &Enemy) {
    let palette = canvas.palette;
    let stroke = Stroke::new(1.4, palette.patrol(enemy.colour));
    match Lane::of(enemy.colour).shape {
        [] => {
            canvas.disc(at, size / 2.0, palette.ink);
            canvas.ring(at, size / 2.0, stroke);
        }
        shape => canvas.polygon(shape, (at, size), palette.ink, stroke),
    }
    let (_, target) = senses::footing(scene, enemy);
    canvas.text(at, Align2::CENTER_CENTER, (target + 1).to_string(), mono(size * 0.62), palette.text_hi);
}

fn canvas<'a>(painter: &'a Painter, palette: &'static Palette, (at, size): (Pos2, f32), scene: Scene) -> Canvas<'a> {
    let frame = Frame::with_tile(scene.mission(), Rect::from_center_size(at, Vec2::splat(size)), size);
    Canvas::new(painter, palette, frame)
}
