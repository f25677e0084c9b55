//! Who you are: health, armor, energy, whether you are seen, what you carry.

use egui::{Align2, Rect, Response, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

use super::{token, value};
use crate::{
    stealth::{Powers, Scene, Thing, View},
    ui::{
        Desk,
        parts::{self, lay, plate_at, reason},
        theme::{Palette, Type, Weight, icon_font, icons, mono},
    },
    words::{added, stealth::Teller},
};

/// How an agent stands towards the enemies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Standing {
    Unseen,
    Hidden,
    Seen,
}

impl Standing {
    fn of(view: &View) -> Self {
        match view.public.player.hidden {
            true => Self::Hidden,
            false if view.public.enemies.iter().any(|enemy| enemy.is_up() && enemy.detects) => Self::Seen,
            false => Self::Unseen,
        }
    }
}

/// The agent's block.
pub fn agent(ui: &mut Ui, desk: &Desk, view: &View) {
    standing(ui, desk, view);
    vitals(ui, desk, view);
    if view.setup.mission.plan().powers == Powers::Full {
        energy(ui, desk, view);
    }
    carried(ui, desk, view);
}

/// The head of the block, with a tag that says whether the agent is seen.
fn standing(ui: &mut Ui, desk: &Desk, view: &View) {
    let palette = Palette::of(ui.ctx());
    let (key, why, glyph, colour) = match Standing::of(view) {
        Standing::Unseen => ("ui-agent-unseen", "ui-agent-unseen-why", icons::EYE_SLASH, palette.safe),
        Standing::Hidden => ("ui-agent-hidden", "ui-agent-hidden-why", icons::GHOST, palette.agent),
        Standing::Seen => ("ui-agent-seen", "ui-agent-seen-why", icons::EYE, palette.error),
    };
    let word = lay(ui, &desk.text(key), mono(11.0), colour, 160.0);
    let tag = vec2(word.size().x + 30.0, 18.0);
    let room = parts::head_with(ui, &desk.text("ui-panel-agent"), tag.x);
    let rect = Rect::from_center_size(room.center(), tag);
    let response = plate_at(ui, rect, "standing", || desk.text(key));
    ui.painter().rect_filled(rect, 2, palette.field);
    let at = pos2(rect.left() + 13.0, rect.center().y);
    ui.painter().text(at, Align2::CENTER_CENTER, glyph, icon_font(Weight::Fill, 13.0), colour);
    ui.painter().galley(pos2(rect.left() + 24.0, rect.center().y - word.size().y / 2.0), word, colour);
    reason(ui, &response, || desk.text(why));
}

/// Disc, health and armor.
fn vitals(ui: &mut Ui, desk: &Desk, view: &View) {
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(44.0, 44.0), Sense::hover());
        token::agent(ui, rect.center(), 32.0, view);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            // Both values begin behind the longer of the two words.
            let width = |ui: &Ui, key| word(ui, &desk.text(key)).size().x;
            let column = width(ui, "ui-agent-health").max(width(ui, "ui-agent-armor")).max(44.0) + 14.0;
            health(ui, desk, view, column);
            armor(ui, desk, view, column);
        });
    });
}

fn health(ui: &mut Ui, desk: &Desk, view: &View, column: f32) {
    let (left, most) = (view.public.player.health, view.setup.max_health());
    let fill = [("health", left.into()), ("most", most.into())];
    let rect = row(ui, &desk.text("ui-agent-health"));
    let response = plate_at(ui, rect, "health", || desk.with("ui-agent-health-name", &fill));
    let start = rect.left() + column;
    let step = 16.0_f32.min((rect.right() - start) / f32::from(most.max(1)));
    for pip in 0..most {
        let centre = pos2(start + step * (f32::from(pip) + 0.4), rect.center().y);
        diamond(ui, centre, step * 0.75, pip < left);
    }
    reason(ui, &response, || desk.with("ui-agent-health-why", &fill));
}

/// One point of health: whole, or the dashed outline of one that is gone.
fn diamond(ui: &Ui, centre: egui::Pos2, size: f32, whole: bool) {
    let palette = Palette::of(ui.ctx());
    let half = size / 2.0;
    let corners = [(0.0, -half), (half, 0.0), (0.0, half), (-half, 0.0)].map(|(x, y)| centre + vec2(x, y));
    if whole {
        ui.painter().add(egui::Shape::convex_polygon(corners.to_vec(), palette.health, Stroke::NONE));
        return;
    }
    let outline = [corners.as_slice(), corners.get(..1).unwrap_or_default()].concat();
    parts::dashed(ui.painter(), &outline, Stroke::new(1.0, palette.line_ctrl), &[2.0, 2.0]);
}

fn armor(ui: &mut Ui, desk: &Desk, view: &View, column: f32) {
    let palette = Palette::of(ui.ctx());
    let armor = Scene { setup: &view.setup, public: &view.public }.armor();
    let rect = row(ui, &desk.text("ui-agent-armor"));
    let response = plate_at(ui, rect, "armor", || format!("{} {armor}", desk.text("ui-agent-armor")));
    let at = pos2(rect.left() + column, rect.center().y);
    ui.painter().text(at, Align2::LEFT_CENTER, armor, mono(15.0), palette.text_hi);
    reason(ui, &response, || armor_sum(desk, view));
}

/// Where the armor comes from, term by term.
pub(super) fn armor_sum(desk: &Desk, view: &View) -> String {
    let setup = &view.setup;
    let own = setup.mission.plan().agent.armor;
    let mut lines = vec![desk.with("ui-agent-armor-own", &[("armor", own.into())])];
    let worn = setup.gear.iter().filter(|gear| gear.armor() != 0);
    lines.extend(worn.map(|gear| format!("{} {}", gear.name, added(gear.armor().into()))));
    if view.public.boost.armor != 0 {
        lines.push(desk.with("ui-agent-armor-boost", &[("armor", added(view.public.boost.armor.into()).into())]));
    }
    lines.push(desk.text("ui-agent-armor-why"));
    lines.join("\n")
}

/// A row of the block: a dim word, and room for its value on the right of it.
fn row(ui: &mut Ui, label: &str) -> Rect {
    let palette = Palette::of(ui.ctx());
    let words = word(ui, label);
    let size = vec2(ui.available_width(), words.size().y.max(20.0));
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    ui.painter().galley(pos2(rect.left() + 2.0, rect.center().y - words.size().y / 2.0), words, palette.text_dim);
    rect
}

/// The word of a row, wrapped where it would take more than its share.
fn word(ui: &Ui, label: &str) -> std::sync::Arc<egui::Galley> {
    let room = (ui.available_width() * 0.6).max(40.0);
    lay(ui, label, Type::Dense.font(), Palette::of(ui.ctx()).text_dim, room)
}

/// Energy: what is left, what was spent, what gear holds.
fn energy(ui: &mut Ui, desk: &Desk, view: &View) {
    let all = view.setup.mission.plan().agent.energy;
    let most = view.setup.max_energy();
    let left = view.public.player.energy;
    let held = all.saturating_sub(most);
    let fill = [("left", left.into()), ("most", most.into()), ("held", held.into()), ("all", all.into())];
    let response = value(ui, &desk.text("ui-agent-energy"), &desk.with("ui-agent-energy-left", &fill));
    cells(ui, &Energy { left, spent: most.saturating_sub(left), held });
    reason(ui, &response, || desk.with("ui-agent-energy-why", &fill));
}

struct Energy {
    left: u8,
    spent: u8,
    held: u8,
}

/// One cell per point of energy: filled, hollow, hatched.
fn cells(ui: &mut Ui, energy: &Energy) -> Response {
    let palette = Palette::of(ui.ctx());
    let count = u16::from(energy.left) + u16::from(energy.spent) + u16::from(energy.held);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 12.0), Sense::hover());
    let step = rect.width() / f32::from(count.max(1));
    for cell in 0..count {
        let at = pos2(rect.left() + step * f32::from(cell), rect.top());
        let cell_rect = Rect::from_min_size(at, vec2(step - 1.5, 12.0));
        let line = Stroke::new(1.0, palette.energy);
        if cell < u16::from(energy.left) {
            ui.painter().rect_filled(cell_rect, 0, palette.energy);
        } else if cell < u16::from(energy.left) + u16::from(energy.spent) {
            ui.painter().rect_stroke(cell_rect, 0, line, StrokeKind::Inside);
        } else {
            parts::hatch(ui.painter(), cell_rect, 3.0, Stroke::new(1.0, palette.line_ctrl), false);
            ui.painter().rect_stroke(cell_rect, 0, Stroke::new(1.0, palette.line_edge), StrokeKind::Inside);
        }
    }
    response
}

/// What the agent carries: a body, and what was picked up.
fn carried(ui: &mut Ui, desk: &Desk, view: &View) {
    let teller = Teller::of(&desk.words, view);
    let public = &view.public;
    let body = public.player.carried.map(|body| desk.with("ui-agent-body", &[("enemy", teller.enemy(body).into())]));
    let held = body.into_iter().chain(held(view).map(|thing| teller.thing(thing))).collect::<Vec<_>>();
    let list = if held.is_empty() { desk.text("ui-agent-nothing") } else { held.join(", ") };
    value(ui, &desk.text("ui-agent-carrying"), &list);
    if let Some(gear) = public.player.overwatch {
        value(ui, &desk.text("ui-agent-overwatch"), &teller.gear(gear));
    }
}

/// What was picked up and is still held.
fn held(view: &View) -> impl Iterator<Item = Thing> + '_ {
    let plan = view.setup.mission.plan();
    let objectives = (0..plan.objectives.len().min(32) as u8).filter(|bit| view.public.taken & (1 << bit) != 0);
    let keys = (0..plan.keys.len().min(32) as u8).filter(|bit| view.public.keys_held & (1 << bit) != 0);
    let objectives = objectives.map(|at| Thing::Objective(crate::stealth::ObjectiveId(at)));
    objectives.chain(keys.map(|at| Thing::Key(crate::stealth::LockId(at))))
}
