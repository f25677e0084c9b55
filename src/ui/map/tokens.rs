//! The tokens of the player, of enemies and of bodies, with the marks of their state.

use egui::{Color32, Pos2, Stroke, Vec2, pos2, vec2};

use super::{
    Picture,
    art::{self, Point, Silhouette},
    canvas::{Canvas, beside},
    slots::{Occupant, Slots},
    stir,
};
use crate::{
    stealth::{Enemy, EnemyId, Mission, Player},
    ui::theme::{Weight, faded, icons},
};

/// Every body, enemy and the player, in this order.
pub fn all(canvas: &mut Canvas, picture: &Picture, slots: &Slots) {
    let size = guard_size(canvas.tile());
    for (one, _, at) in slots.iter() {
        if let Occupant::Body(id) = one {
            let look = fallen(canvas, picture, id);
            body(canvas, at, size, look);
        }
    }
    for (one, _, at) in slots.iter() {
        if let Occupant::Enemy(id) = one {
            let enemy = picture.scene().enemy(id);
            let look = (silhouette(&picture.setup.mission, enemy), enemy);
            guard(canvas, (at, size), look, stir::presence(picture, id));
        }
    }
    if let Some((_, _, at)) = slots.iter().find(|place| place.0 == Occupant::Player) {
        player(canvas, picture, at);
    }
}

/// The silhouette and colour of somebody who fell.
fn fallen(canvas: &Canvas, picture: &Picture, id: EnemyId) -> (Silhouette, Color32) {
    let enemy = picture.scene().enemy(id);
    (silhouette(&picture.setup.mission, enemy), canvas.palette.patrol(enemy.colour))
}

/// The player with what they carry.
fn player(canvas: &mut Canvas, picture: &Picture, at: Pos2) {
    let (size, player) = (agent_size(canvas.tile()), &picture.public.player);
    agent(canvas, at, size, player, picture.spin);
    if let Some(id) = player.carried {
        let look = fallen(canvas, picture, id);
        body(canvas, beside(at, size, (0.56, 0.44)), size * 0.56, look);
    }
}

/// The size of a guard's token.
pub fn guard_size(tile: f32) -> f32 {
    if tile < 36.0 { tile * 0.5 } else { (0.36 * tile).clamp(17.0, 54.0) }
}

/// The size of the player's token.
pub fn agent_size(tile: f32) -> f32 {
    if tile < 36.0 { tile * 0.46 } else { (0.32 * tile).clamp(18.0, 48.0) }
}

/// The silhouette of an enemy.
pub fn silhouette(mission: &Mission, enemy: &Enemy) -> Silhouette {
    Silhouette::of(&mission.kind(enemy.kind).id)
}

/// An enemy's shape in its patrol's colour, with its glyph, at this strength.
pub fn shape(canvas: &mut Canvas, (at, size): (Pos2, f32), (look, colour): (Silhouette, Color32), strength: f32) {
    let ink = canvas.palette.ink;
    let (halo, dark) = if canvas.palette.high_contrast { (4.0, 1.0) } else { (6.0, 0.85) };
    canvas.polygon(look.corners, (at, size + halo), faded(ink, dark * strength), Stroke::NONE);
    canvas.polygon(look.corners, (at, size), faded(colour, strength), Stroke::NONE);
    let (lift, part) = look.glyph_place();
    if size >= 14.0 {
        canvas.icon(at - vec2(0.0, lift * size), look.glyph, Weight::Fill, part * size, faded(ink, strength));
    }
}

/// An enemy on its feet, at this strength.
pub fn guard(canvas: &mut Canvas, (at, size): (Pos2, f32), (look, enemy): (Silhouette, &Enemy), strength: f32) {
    let colour = canvas.palette.patrol(enemy.colour);
    if enemy.dazed {
        shape(canvas, (at, size), (look, colour), 0.45 * strength);
        sleep(canvas, beside(at, size, (0.42, -0.4)), size * 0.18);
        return;
    }
    if enemy.overwatch {
        let overwatch = canvas.palette.overwatch;
        rays(canvas, at, size, faded(overwatch, strength));
    }
    shape(canvas, (at, size), (look, colour), strength);
}

/// Twelve rays around a token: on overwatch.
pub fn rays(canvas: &mut Canvas, at: Pos2, size: f32, colour: Color32) {
    let stroke = Stroke::new((size / 18.0).clamp(1.2, 2.4), colour);
    for ray in 0..12u8 {
        let way = Vec2::angled(f32::from(ray) * std::f32::consts::TAU / 12.0);
        canvas.segment([at + way * (0.64 * size), at + way * (0.76 * size)], stroke);
    }
}

/// Two small letters z, drawn.
fn sleep(canvas: &mut Canvas, at: Pos2, size: f32) {
    let stroke = Stroke::new(1.4, canvas.palette.text_hi);
    for (place, part) in [(0.0, 1.0), (1.6, 1.0)] {
        let (left, half) = (at.x + place * size, size * part / 2.0);
        let z = [(-half, -half), (half, -half), (-half, half), (half, half)];
        canvas.line(z.map(|(x, y)| pos2(left + x, at.y + y)).to_vec(), stroke);
    }
}

/// A body: the silhouette on its side, hollow, with a cross.
pub fn body(canvas: &mut Canvas, at: Pos2, size: f32, (look, colour): (Silhouette, Color32)) {
    let turned = |&(x, y): &Point| if look.falls_upright() { (x, y) } else { (100.0 - y, x) };
    let corners: Vec<Point> = look.corners.iter().map(turned).collect();
    let (ink, text) = (canvas.palette.ink, canvas.palette.text_hi);
    canvas.polygon(&corners, (at, size + 6.0), faded(ink, 0.85), Stroke::NONE);
    let fill = faded(canvas.palette.body, 0.25);
    canvas.polygon(&corners, (at, size), fill, Stroke::new((size / 20.0).clamp(1.2, 2.0), colour));
    let (lift, _) = look.glyph_place();
    let lift = if look.falls_upright() { lift } else { 0.0 };
    let (at, arm) = (at - vec2(0.0, lift * size), size * 0.14);
    let stroke = Stroke::new((size / 15.0).clamp(1.4, 3.0), text);
    canvas.segment([at - vec2(arm, arm), at + vec2(arm, arm)], stroke);
    canvas.segment([at + vec2(-arm, arm), at + vec2(arm, -arm)], stroke);
}

/// The player's token.
pub fn agent(canvas: &mut Canvas, at: Pos2, size: f32, player: &Player, spin: f32) {
    let (ink, colour, radius) = (canvas.palette.ink, canvas.palette.agent, size / 2.0);
    if player.overwatch.is_some() {
        rays(canvas, at, size, colour);
    }
    if player.hidden {
        canvas.disc(at, radius + 3.0, faded(ink, 0.85));
        canvas.disc(at, radius, faded(colour, 0.14));
        canvas.dashed_ring((at, radius), Stroke::new(1.6, colour), &[4.0, 3.2], spin);
        canvas.icon(at, icons::GHOST, Weight::Regular, size * 0.62, colour);
        return;
    }
    let apart = (size * 0.2).min(3.0);
    canvas.disc(at, radius + apart + 1.0, faded(ink, 0.85));
    canvas.ring(at, radius + apart, Stroke::new(1.2, colour));
    canvas.disc(at, radius, colour);
    canvas.icon(at, icons::GHOST, Weight::Fill, size * 0.64, ink);
}

/// A triangle of this size pointing along a way.
pub fn pointer(canvas: &mut Canvas, at: Pos2, size: f32, way: Vec2, colour: Color32) {
    let (ahead, aside) = (way * size * 0.5, way.rot90() * size * 0.62);
    let corners = vec![at + ahead, at - ahead + aside, at - ahead - aside];
    canvas.add(egui::Shape::convex_polygon(corners, colour, Stroke::NONE));
}

impl Silhouette {
    /// How far above the middle its glyph stands, and how large it is, in parts of its size.
    fn glyph_place(self) -> (f32, f32) {
        match self.corners {
            art::TRIANGLE => (0.12, 0.44),
            art::KITE => (0.08, 0.46),
            art::DIAMOND => (0.0, 0.5),
            art::PENTAGON => (-0.03, 0.52),
            art::SHIELD => (0.02, 0.58),
            _ => (0.0, 0.58),
        }
    }
}
