//! What is to be done: chips for the top bar, and a list.

use egui::{
    Align2, Color32, Pos2, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use super::Room;
use crate::{
    stealth::{LockId, Need, Objective, ObjectiveId, Scene, Sector, View},
    ui::{
        Desk,
        parts::{self, Fact, lay, reason},
        theme::{Palette, Type, Weight, icon_font, icons, mono},
    },
    words::stealth::Teller,
};

/// One goal, as chip and list show it.
struct Goal {
    mark: Mark,
    name: String,
    count: String,
    why: String,
    done: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    Required,
    Optional,
    Exit,
}

/// The goals as chips for the top bar: with names, or as glyph and count alone.
pub fn goals(ui: &mut Ui, desk: &Desk, view: &View, room: Room) {
    let mut goals = list(desk, view);
    if ui.layout().prefer_right_to_left() {
        goals.reverse();
    }
    for goal in goals {
        chip(ui, &goal, room);
    }
}

fn list(desk: &Desk, view: &View) -> Vec<Goal> {
    let teller = Teller::of(&desk.words, view);
    let plan = view.setup.mission.plan();
    let objective = |(at, objective): (usize, &Objective)| {
        let done = taken(view, at);
        let mark = if objective.need == Need::Required { Mark::Required } else { Mark::Optional };
        let count = desk.text(if done { "ui-goal-taken" } else { "ui-goal-open" });
        Goal { mark, name: objective.name.clone(), count, why: objective_line(desk, view, at), done }
    };
    let mut goals: Vec<Goal> = plan.objectives.iter().enumerate().map(objective).collect();
    let exit = teller.sector(plan.exit);
    let ready = may_leave(view);
    let why = desk.with(if ready { "ui-goal-leave-now" } else { "ui-goal-leave" }, &[("exit", exit.clone().into())]);
    goals.push(Goal { mark: Mark::Exit, name: desk.text("ui-goal-exit"), count: exit, why, done: ready });
    goals
}

fn taken(view: &View, at: usize) -> bool {
    at < 32 && view.public.taken & (1 << at) != 0
}

/// Whether all that must be held is held.
fn may_leave(view: &View) -> bool {
    let required = view.setup.mission.required();
    view.public.taken & required == required
}

fn chip(ui: &mut Ui, goal: &Goal, room: Room) -> Response {
    let palette = Palette::of(ui.ctx());
    let colour = match goal.mark {
        Mark::Exit => palette.safe,
        Mark::Required => palette.objective,
        Mark::Optional if goal.done => palette.objective,
        Mark::Optional => palette.line_ctrl,
    };
    let named = room == Room::Full;
    let name = named.then(|| lay(ui, &goal.name, Type::Dense.font(), palette.text_body, f32::INFINITY));
    let count = lay(ui, &goal.count, mono(if named { 12.0 } else { 14.0 }), palette.text_hi, f32::INFINITY);
    let named_width = name.as_ref().map_or(0.0, |name| name.size().x + 6.0);
    let padding = if named { 8.0 } else { 0.0 };
    let size = vec2(2.0 * padding + 20.0 + named_width + count.size().x, 22.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::focusable_noninteractive());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, format!("{} {}", goal.name, goal.count)));
    if named {
        pill(ui, rect, colour, goal);
    }
    let y = rect.center().y;
    mark(ui, pos2(rect.left() + padding + 7.0, y), goal);
    let mut x = rect.left() + padding + 20.0;
    if let Some(name) = name {
        ui.painter().galley(pos2(x, y - name.size().y / 2.0), name, palette.text_body);
        x += named_width;
    }
    ui.painter().galley(pos2(x, y - count.size().y / 2.0), count, palette.text_hi);
    reason(ui, &response, || goal.why.clone());
    response
}

/// The round frame of a chip; dashed around what cannot be done yet.
fn pill(ui: &Ui, rect: Rect, colour: Color32, goal: &Goal) {
    let stroke = Stroke::new(1.0, colour);
    if goal.mark != Mark::Exit || goal.done {
        ui.painter().rect_stroke(rect, 11, stroke, StrokeKind::Inside);
        return;
    }
    parts::dashed(ui.painter(), &pill_outline(rect.shrink(0.5)), stroke, &[4.0, 3.0]);
}

fn pill_outline(rect: Rect) -> Vec<Pos2> {
    let radius = rect.height() / 2.0;
    let arc = |centre: Pos2, from: f32| {
        (0..=8).map(move |step| {
            let angle = from + std::f32::consts::PI * step as f32 / 8.0;
            centre + radius * vec2(angle.cos(), angle.sin())
        })
    };
    let right = pos2(rect.right() - radius, rect.center().y);
    let left = pos2(rect.left() + radius, rect.center().y);
    let half = std::f32::consts::FRAC_PI_2;
    let mut points: Vec<Pos2> = arc(right, -half).chain(arc(left, half)).collect();
    points.extend(points.first().copied());
    points
}

/// The mark of a goal: filled diamond, dashed diamond with a plus, open door; a check once it is done.
fn mark(ui: &Ui, centre: Pos2, goal: &Goal) {
    let palette = Palette::of(ui.ctx());
    let glyph = |glyph: &str, weight, colour| {
        ui.painter().text(centre, Align2::CENTER_CENTER, glyph, icon_font(weight, 15.0), colour);
    };
    match goal.mark {
        Mark::Exit => glyph(icons::SIGN_OUT, Weight::Regular, palette.safe),
        _ if goal.done => glyph(icons::CHECK_CIRCLE, Weight::Fill, palette.safe),
        Mark::Required => {
            ui.painter().add(Shape::convex_polygon(diamond(centre), palette.objective, Stroke::NONE));
        }
        Mark::Optional => {
            let mut outline = diamond(centre);
            outline.extend(outline.first().copied());
            parts::dashed(ui.painter(), &outline, Stroke::new(1.2, palette.objective), &[2.5, 1.5]);
            glyph(icons::PLUS, Weight::Bold, palette.objective);
        }
    }
}

fn diamond(centre: Pos2) -> Vec<Pos2> {
    [(0.0, -7.0), (7.0, 0.0), (0.0, 7.0), (-7.0, 0.0)].map(|(x, y)| centre + vec2(x, y)).to_vec()
}

/// The goals as a list, for the wide layout.
pub fn objectives(ui: &mut Ui, desk: &Desk, view: &View) {
    let palette = Palette::of(ui.ctx());
    parts::head(ui, &desk.text("ui-panel-objectives"), None);
    let plan = view.setup.mission.plan();
    ui.spacing_mut().item_spacing.y = 4.0;
    for (at, objective) in plan.objectives.iter().enumerate() {
        let (glyph, colour) = match (taken(view, at), objective.need) {
            (true, _) => (icons::CHECK_CIRCLE, palette.safe),
            (false, Need::Required) => (icons::DIAMOND, palette.objective),
            (false, Need::Optional) => (icons::PLUS_CIRCLE, palette.objective),
        };
        let tone = if taken(view, at) { palette.text_dim } else { palette.text_body };
        Fact::new(objective_line(desk, view, at)).glyph(glyph, colour).tone(tone).show(ui);
    }
    for (at, &sector) in plan.keys.iter().enumerate().take(32) {
        if view.public.keys_gone & (1 << at) == 0 {
            key_line(ui, desk, view, LockId(at as u8), sector);
        }
    }
    let exit = Teller::of(&desk.words, view).sector(plan.exit);
    let key = if may_leave(view) { "ui-goal-leave-now" } else { "ui-goal-leave" };
    Fact::new(desk.with(key, &[("exit", exit.into())])).glyph(icons::SIGN_OUT, palette.safe).show(ui);
}

fn key_line(ui: &mut Ui, desk: &Desk, view: &View, key: LockId, sector: Sector) {
    let palette = Palette::of(ui.ctx());
    let teller = Teller::of(&desk.words, view);
    let fill = [("thing", teller.key(key).into()), ("sector", teller.sector(sector).into())];
    Fact::new(desk.with("ui-goal-at", &fill)).glyph(icons::KEY, palette.objective).show(ui);
}

/// Where an objective lies, and what else is to be known of it.
fn objective_line(desk: &Desk, view: &View, at: usize) -> String {
    let teller = Teller::of(&desk.words, view);
    let Some(objective) = view.setup.mission.plan().objectives.get(at) else { return String::new() };
    let thing = teller.objective(ObjectiveId(at as u8));
    let locked = Scene { setup: &view.setup, public: &view.public }.lock(objective.sector).is_some();
    let key = match (taken(view, at), objective.need, locked) {
        (true, ..) => "ui-goal-held",
        (false, Need::Required, false) => "ui-goal-at",
        (false, Need::Required, true) => "ui-goal-locked",
        (false, Need::Optional, false) => "ui-goal-optional",
        (false, Need::Optional, true) => "ui-goal-optional-locked",
    };
    let line = desk.with(key, &[("thing", thing.into()), ("sector", teller.sector(objective.sector).into())]);
    if taken(view, at) { line } else { teller.alarming(objective, line) }
}
