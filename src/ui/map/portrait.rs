//! Tokens beside the map: the same shapes as on it, for panels.

use egui::{Painter, Pos2, Rect, Vec2, vec2};

use super::{Frame, canvas::Canvas, routes, tokens};
use crate::{
    stealth::{Condition, Enemy, Player, Scene, senses},
    ui::theme::Palette,
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
    tokens::guard(&mut canvas, (at, size), (look.0, enemy), 1.0);
    if scene.mission().patrol(enemy.patrol).stops().len() > 1 {
        let (_, target) = senses::footing(scene, enemy);
        routes::badge(&mut canvas, at, size, (enemy.colour, target + 1));
    }
    canvas.finish();
}

fn canvas<'a>(painter: &'a Painter, palette: &'static Palette, (at, size): (Pos2, f32), scene: Scene) -> Canvas<'a> {
    let frame = Frame::with_tile(scene.mission(), Rect::from_center_size(at, Vec2::splat(size)), size);
    Canvas::new(painter, palette, frame)
}
