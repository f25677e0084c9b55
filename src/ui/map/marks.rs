//! Marks around tokens and sectors: where an enemy goes next and came from, and brackets.

use egui::{Color32, Pos2, Rect, Shape, Stroke, vec2};

use super::{
    Mark, Picture,
    canvas::Canvas,
    fan::direction,
    layout::Side,
    routes,
    slots::{Occupant, Slots, is_moving},
    tokens,
};
use crate::{
    stealth::{Actor, Enemy, EnemyId, Lure, Nature, Sector, senses},
    ui::theme::{Weight, faded, icons},
};

/// What every enemy on its feet will do next, beside its token.
pub fn guards(canvas: &mut Canvas, picture: &Picture, slots: &Slots) {
    if canvas.tile() < 36.0 {
        return;
    }
    for (one, _, at) in slots.iter() {
        if let Occupant::Enemy(id) = one
            && !is_moving(picture, Actor::Enemy(id))
        {
            let enemy = picture.scene().enemy(id);
            let stays = picture.setup.mission.kind(enemy.kind).nature == Nature::Camera;
            if !enemy.dazed && !stays {
                guard(canvas, picture, (at, tokens::guard_size(canvas.tile())), (id, enemy));
            }
        }
    }
}

fn guard(canvas: &mut Canvas, picture: &Picture, (at, size): (Pos2, f32), (id, enemy): (EnemyId, &Enemy)) {
    let colour = canvas.palette.patrol(enemy.colour);
    for next in next_steps(picture, id) {
        let way = direction(enemy.sector, next);
        let point = at + way * (0.72 * size);
        let long = (0.25 * size).max(5.5);
        tokens::pointer(canvas, point, long + 4.0, way, faded(canvas.palette.ink, 0.85));
        tokens::pointer(canvas, point, long, way, colour);
    }
    if canvas.tile() < 84.0 {
        return;
    }
    if let Some(before) = enemy.came_from.filter(|before| before.touches(enemy.sector)) {
        let way = direction(enemy.sector, before);
        let (bar, half) = (at + way * (0.68 * size), way.rot90() * (0.18 * size));
        canvas.segment([bar - half, bar + half], Stroke::new(2.0, colour));
    }
    let (_, target) = senses::footing(picture.scene(), enemy);
    if picture.setup.mission.patrol(enemy.patrol).stops().len() > 1 {
        routes::badge(canvas, at, size, (enemy.colour, target + 1));
    }
}

/// Where an enemy goes next if its card lets it move: after what lures it, else along its round.
fn next_steps(picture: &Picture, id: EnemyId) -> impl IntoIterator<Item = Sector> {
    let scene = picture.scene();
    let steps = senses::lured(scene, id).map(|(_, steps)| steps);
    steps.unwrap_or_else(|| senses::steps(scene, id, Lure::Patrol))
}

/// Brackets around sectors and tokens, what is in focus on top.
pub fn brackets(canvas: &mut Canvas, picture: &Picture, slots: &Slots) {
    let inspected = picture.inspected.and_then(|id| picture.public.enemies.get(id.index()));
    if let Some(enemy) = inspected.filter(|enemy| enemy.is_up()) {
        sector(canvas, enemy.sector, Mark::Guard(enemy.colour));
    }
    for &(at, mark) in picture.targets {
        sector(canvas, at, mark);
    }
    for at in picture.hovered.into_iter().chain(picture.focused) {
        sector(canvas, at, Mark::Hover);
    }
    if let Some(at) = picture.focused.filter(|_| canvas.palette.high_contrast) {
        canvas.outline(canvas.frame.rect(at).shrink(2.0), Stroke::new(1.0, canvas.palette.text_hi));
    }
    if let Some(at) = picture.aimed.and_then(|id| slots.enemy(id)) {
        let size = tokens::guard_size(canvas.tile()) + 9.0;
        let (around, arm) = (Rect::from_center_size(at, vec2(size, size)), size * 0.24);
        // On ink, to be seen on the pattern of the highest threat.
        canvas.brackets(around, arm + 1.0, Stroke::new(5.0, canvas.palette.ink));
        canvas.brackets(around, arm, Stroke::new(2.0, canvas.palette.detection));
    }
}

/// The brackets of one sector.
pub fn sector(canvas: &mut Canvas, at: Sector, mark: Mark) {
    let (inset, colour) = match mark {
        Mark::Hover => (4.0, canvas.palette.text_hi),
        Mark::Choice => (4.0, canvas.palette.agent),
        Mark::Target | Mark::Fault => (6.0, canvas.palette.detection),
        Mark::Hint => (6.0, canvas.palette.overwatch),
        Mark::Guard(colour) => (6.0, canvas.palette.patrol(colour)),
    };
    let tile = canvas.tile();
    let rect = canvas.frame.rect(at).shrink(if tile < 56.0 { inset - 2.0 } else { inset });
    canvas.brackets(rect, (0.14 * tile).clamp(5.0, 18.0), Stroke::new(2.0, colour));
}

/// A disc with a cross: this is wrong.
pub fn cross(canvas: &mut Canvas, at: Pos2) {
    let colour = canvas.palette.detection;
    let radius = (0.1 * canvas.tile()).clamp(7.0, 12.0);
    canvas.disc(at, radius, canvas.palette.ink);
    canvas.ring(at, radius, Stroke::new(1.6, colour));
    canvas.icon(at, icons::X, Weight::Bold, radius, colour);
}

/// The sectors that would hear a noise, in one dashed line around them.
pub fn heard(canvas: &mut Canvas, sectors: &[Sector]) {
    let stroke = Stroke::new(1.6, canvas.palette.noise);
    for &at in sectors {
        let rect = canvas.frame.rect(at).shrink(2.5);
        let corners = [
            (rect.right_top(), rect.right_bottom()),
            (rect.right_bottom(), rect.left_bottom()),
            (rect.left_bottom(), rect.left_top()),
            (rect.left_top(), rect.right_top()),
        ];
        for ((from, to), side) in corners.into_iter().zip(Side::ALL) {
            if side.of(at).is_none_or(|next| !sectors.contains(&next)) {
                canvas.dashed(&[from, to], stroke, &[5.0, 4.0], 0.0);
            }
        }
    }
}

/// An arrow from the middle of one sector to that of another.
pub fn arrow(canvas: &mut Canvas, (from, to): (Sector, Sector), colour: Color32) {
    let (a, b) = (canvas.frame.rect(from).center(), canvas.frame.rect(to).center());
    let way = (b - a).normalized();
    let (begin, tip) = (a + way * (canvas.tile() * 0.2), b - way * (canvas.tile() * 0.22));
    canvas.add(Shape::line_segment([begin, tip], Stroke::new(1.6, colour)));
    tokens::pointer(canvas, tip, 8.0, way, colour);
}
