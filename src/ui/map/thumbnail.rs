//! A mission in small, for lists and offers: its plan and what stands on it at the start.

use std::collections::BTreeMap;

use egui::{Pos2, Response, Sense, Ui, Vec2, vec2};

use super::{
    Frame,
    canvas::Canvas,
    edges, ground, layout,
    things::{self, Way},
    tokens,
};
use crate::{
    stealth::{Difficulty, Mission, Need, Post, Sector},
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
    for (sector, marks) in marks(mission, difficulty) {
        let middle = canvas.frame.rect(sector).center();
        for (mark, &(x, y)) in marks.iter().zip(layout::places(marks.len())) {
            let at = middle + vec2(x, y) * canvas.tile();
            match *mark {
                Mark::Guard(post) => guard(canvas, mission, at, post),
                Mark::Objective(need) => things::objective(canvas, at, size, need),
                Mark::Exit => things::exit(canvas, at, size, Way::Open),
                Mark::Start => things::start(canvas, at, size),
            }
        }
    }
}

fn guard(canvas: &mut Canvas, mission: &Mission, at: Pos2, post: Post) {
    let enemy = mission.enlist(post.kind, post.colour, post.sector);
    let look = (tokens::silhouette(mission, &enemy), canvas.palette.patrol(post.colour));
    tokens::shape(canvas, (at, tokens::guard_size(canvas.tile())), look, 1.0);
}

/// Something that stands in a sector at the start.
#[derive(Clone, Copy, Debug)]
enum Mark {
    Guard(Post),
    Objective(Need),
    Exit,
    Start,
}

/// What stands in each sector, in the order of the large map: there is room for four.
fn marks(mission: &Mission, difficulty: Difficulty) -> BTreeMap<Sector, Vec<Mark>> {
    let plan = mission.plan();
    let guards = plan.posted(difficulty).map(|post| (post.sector, Mark::Guard(*post)));
    let objectives = plan.objectives.iter().map(|objective| (objective.sector, Mark::Objective(objective.need)));
    let ways = [(plan.exit, Mark::Exit), (plan.start, Mark::Start)].into_iter();
    let mut inside: BTreeMap<Sector, Vec<Mark>> = BTreeMap::new();
    for (sector, mark) in guards.chain(objectives).chain(ways) {
        inside.entry(sector).or_default().push(mark);
    }
    inside
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::Catalog;

    #[test]
    fn all_that_stands_in_a_sector_of_a_shipped_mission_has_room() {
        let catalog = Catalog::shipped().expect("content");
        for mission in catalog.missions().iter().filter_map(|entry| entry.mission.clone()) {
            for difficulty in Difficulty::ALL {
                let fullest = marks(&mission, difficulty).into_values().map(|marks| marks.len()).max();
                assert!(fullest.is_some_and(|most| most <= layout::places(usize::MAX).len()), "{}", mission.plan().id);
            }
        }
    }
}
