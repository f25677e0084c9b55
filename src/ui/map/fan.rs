//! Light fans: where a guard looks, on the title.

use egui::{Color32, Mesh, Pos2, Rect, Vec2, vec2};

use super::{Frame, Picture, canvas::Canvas, slots::Slots};
use crate::{
    stealth::{Mission, Sector},
    ui::theme::faded,
};

/// The wedges of a fan, fine enough for the corners of sectors, and the angle they cover together.
const WEDGES: u16 = 24;
const SPREAD: f32 = std::f32::consts::FRAC_PI_3;
/// How far it reaches, in sectors.
const REACH: f32 = 1.4;

/// The light of every enemy that looks somewhere in this picture.
pub fn fans(canvas: &mut Canvas, picture: &Picture, slots: &Slots) {
    for &(id, way) in picture.fans {
        let mission = &picture.setup.mission;
        let at = slots.enemy(id).and_then(|from| Some((from, picture.frame.sector_at(from, mission)?)));
        if let Some((from, here)) = at {
            let colour = canvas.palette.patrol(picture.scene().enemy(id).colour);
            fan(canvas, (from, way), lit(&picture.frame, mission, here, way), colour);
        }
    }
}

/// A fan of light from a place along a way, as far as it is lit.
fn fan(canvas: &mut Canvas, (from, way): (Pos2, Vec2), lit: Rect, colour: Color32) {
    let radius = REACH * canvas.tile();
    let light = |far: f32| faded(colour, 0.5 * (1.0 - far / radius));
    let mut mesh = Mesh::default();
    mesh.colored_vertex(from, light(0.0));
    for ray in 0..=WEDGES {
        let angle = way.angle() + SPREAD * (f32::from(ray) / f32::from(WEDGES) - 0.5);
        let ray = Vec2::angled(angle);
        let far = until_edge(lit, from, ray).min(radius);
        mesh.colored_vertex(from + ray * far, light(far));
    }
    for wedge in 1..=u32::from(WEDGES) {
        mesh.add_triangle(0, wedge, wedge + 1);
    }
    canvas.add(mesh);
}

/// How far it is from a place inside a rectangle along a ray to its edge.
fn until_edge(rect: Rect, from: Pos2, ray: Vec2) -> f32 {
    let until = |from: f32, ray: f32, low: f32, high: f32| match ray {
        ray if ray > 0.001 => (high - from) / ray,
        ray if ray < -0.001 => (low - from) / ray,
        _ => f32::INFINITY,
    };
    let across = until(from.x, ray.x, rect.left(), rect.right());
    across.min(until(from.y, ray.y, rect.top(), rect.bottom())).max(0.0)
}

/// The sectors in front: from here on as far as doors lead that way and the light reaches.
fn lit(frame: &Frame, mission: &Mission, here: Sector, way: Vec2) -> Rect {
    let mut lit = frame.rect(here);
    let mut at = here;
    for _ in 0..2 {
        let column = f32::from(at.column()) + way.x.round();
        let row = f32::from(at.row()) + way.y.round();
        let next = Sector::at(column.max(0.0) as u16, row.max(0.0) as u16);
        let Some(next) = next.filter(|&next| mission.walk().adjacent(at, next)) else { break };
        lit = lit.union(frame.rect(next));
        at = next;
    }
    lit
}

/// The direction from one sector to another beside it.
pub fn direction(from: Sector, to: Sector) -> Vec2 {
    let step = |a: u16, b: u16| f32::from(b) - f32::from(a);
    vec2(step(from.column(), to.column()), step(from.row(), to.row())).normalized()
}
