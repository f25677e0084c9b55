//! A mission in small, for lists and offers: its plan and what stands on it at the start.

use egui::{Response, Sense, Ui, Vec2};

use super::{
    Frame,
    canvas::Canvas,
    edges, ground, layout,
    things::{self, Way},
    tokens,
};
use crate::{
    stealth::{Difficulty, Mission},
    ui::theme::Palette,
};

/// Paints a mission in small, as it begins on a difficulty.
pub fn thumbnail(ui: &mut Ui, mission: &Mission, difficulty: Difficulty, size: Vec2) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    if ui.is_rect_visible(rect) {
        let painter = ui.painter_at(rect);
        let mut canvas = Canvas::new(&painter, Palette::of(ui.ctx()), Frame::shrunk(mission, rect));
        plan(&mut canvas, mission, difficulty);
        canvas.finish();
    }
    response
}

fn plan(canvas: &mut Canvas, mission: &Mission, difficulty: Difficulty) {
    let (plan, size) = (mission.plan(), canvas.tile() * 0.4);
    canvas.kept(("thumbnail", &plan.id), layout::drawn(mission), |canvas| {
        ground::floors(canvas, mission);
        ground::locks(canvas, mission, 0);
        edges::edges(canvas, mission, 0);
    });
    let middle = |canvas: &Canvas, sector| canvas.frame.rect(sector).center();
    things::start(canvas, middle(canvas, plan.start), size);
    if plan.exit != plan.start {
        things::exit(canvas, middle(canvas, plan.exit), size, Way::Open);
    }
    for objective in &plan.objectives {
        things::objective(canvas, middle(canvas, objective.sector), size, objective.need);
    }
    for post in plan.posted(difficulty) {
        let enemy = mission.enlist(post.kind, post.colour, post.sector);
        let look = (tokens::silhouette(mission, &enemy), canvas.palette.patrol(post.colour));
        let at = middle(canvas, post.sector);
        tokens::shape(canvas, (at, tokens::guard_size(canvas.tile())), look, 1.0);
    }
}
