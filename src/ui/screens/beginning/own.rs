//! The own board: what only you see, the skill tree, the hand, the programs.

use egui::{Rect, Stroke, Ui, pos2, vec2};

use super::{
    choice::{card, program},
    here::{Here, Intent},
};
use crate::{
    beginning::{Action, Branch, Choice, InfluenceNo},
    ui::{
        beginning::{Hand, Programs, Secrets, Tree},
        focus::{self, Group},
        lessons::{Anchor, mark},
        parts::{self, cut_left},
        theme::{Palette, Type},
    },
};

/// The room of a card of the hand, in height.
const CARD: f32 = 112.0;

/// Draws it; where it is narrow, the tree and the programs below the hand.
pub fn show(ui: &mut Ui, here: &Here<'_>, room: Rect, intents: &mut Vec<Intent>) {
    let palette = Palette::of(ui.ctx());
    parts::fill(ui, room, palette.panel);
    ui.painter().hline(room.x_range(), room.top() + 0.5, Stroke::new(1.0, palette.line_soft));
    let inside = room.shrink2(vec2(14.0, 8.0));
    focus::group(ui, Group::Bottom, |ui| {
        if here.class.is_roomy() { beside(ui, here, inside, intents) } else { below(ui, here, inside, intents) }
    });
}

/// Everything in one row.
fn beside(ui: &mut Ui, here: &Here<'_>, room: Rect, intents: &mut Vec<Intent>) {
    let (secrets, rest) = cut_left(room, (room.width() * 0.145).max(180.0));
    let (tree, rest) = cut_left(rest, (room.width() * 0.315).max(360.0));
    let (hand, programs) = cut_left(rest, rest.width() - (room.width() * 0.14).clamp(160.0, 320.0));
    secret(ui, here, secrets.with_max_x(secrets.right() - 16.0));
    divider(ui, secrets.right() - 8.0, room);
    let branches = headed(ui, here, tree.with_max_x(tree.right() - 14.0), "ui-begin-tree", None);
    skills(ui, here, branches, intents);
    divider(ui, tree.right() - 8.0, room);
    cards(ui, here, hand.with_max_x(hand.right() - 14.0), intents);
    let room = headed(ui, here, programs, "ui-begin-programs", None);
    held(ui, here, room, intents);
}

/// Hand and programs, and below them what only you see and the tree.
fn below(ui: &mut Ui, here: &Here<'_>, room: Rect, intents: &mut Vec<Intent>) {
    let high = (room.height() * 0.5).min(150.0);
    let (upper, lower) = parts::cut_top(room, high);
    let (hand, programs) = cut_left(upper, upper.width() * 0.62);
    cards(ui, here, hand.with_max_x(hand.right() - 8.0), intents);
    let programs = headed(ui, here, programs, "ui-begin-programs", None);
    held(ui, here, programs, intents);
    let lower = lower.with_min_y(lower.top() + 6.0);
    if lower.height() > 60.0 {
        skills(ui, here, lower, intents);
    }
}

/// What only you see.
fn secret(ui: &mut Ui, here: &Here<'_>, room: Rect) {
    mark(ui.ctx(), Anchor::Own, room);
    Secrets { look: here.look() }.show(ui, room);
}

/// A head over a room, and what is left below it.
fn headed(ui: &mut Ui, here: &Here<'_>, room: Rect, key: &str, note: Option<&str>) -> Rect {
    let label = here.desk.text(key);
    ui.scope_builder(egui::UiBuilder::new().max_rect(room), |ui| parts::head(ui, &label, note));
    room.with_min_y((room.top() + 24.0).min(room.bottom()))
}

fn divider(ui: &Ui, x: f32, room: Rect) {
    let stroke = Stroke::new(1.0, Palette::of(ui.ctx()).line_soft);
    ui.painter().vline(x.round() + 0.5, room.y_range(), stroke);
}

fn skills(ui: &mut Ui, here: &Here<'_>, room: Rect, intents: &mut Vec<Intent>) {
    mark(ui.ctx(), Anchor::Tree, room);
    let targets: Vec<Branch> = here
        .options
        .iter()
        .filter_map(|action| match action {
            Action::Answer(Choice::Branch(branch)) => Some(*branch),
            _ => None,
        })
        .collect();
    let answer = Tree { look: here.look(), seat: here.me(), targets: &targets }.show(ui, room);
    if let Some(branch) = answer.clicked.filter(|branch| targets.contains(branch)) {
        intents.push(Intent::Act(Action::Answer(Choice::Branch(branch))));
    }
}

/// The hand, with what was chosen of it.
fn cards(ui: &mut Ui, here: &Here<'_>, room: Rect, intents: &mut Vec<Intent>) {
    let Some(player) = here.player(here.me()) else { return };
    let limit = here.scene().hand_limit(here.me());
    let fill = [("count", player.hand.len().into()), ("limit", limit.into())];
    let room = headed(ui, here, room, "ui-begin-hand", Some(&here.desk.with("ui-begin-hand-note", &fill)));
    // As tall as cards are drawn: wider ones would lie upon each other.
    let room = room.with_max_y(room.bottom().min(room.top() + CARD));
    mark(ui.ctx(), Anchor::Hand, room);
    let playable: Vec<InfluenceNo> = here.chosen.open(here.view, here.options).into_iter().filter_map(card).collect();
    let is_chosen = |held: InfluenceNo| here.chosen.card == Some(held);
    let chosen: Vec<usize> = player.hand.iter().position(|held| is_chosen(held.card)).into_iter().collect();
    let answer = Hand { look: here.look(), playable: &playable, chosen: &chosen }.show(ui, room);
    let clicked = answer.clicked.and_then(|at| player.hand.get(at)).map(|held| held.card);
    intents.extend(clicked.filter(|card| playable.contains(card)).map(Intent::Card));
    if player.hand.is_empty() {
        let palette = Palette::of(ui.ctx());
        let at = pos2(room.left(), room.top() + 12.0);
        let words = parts::lay(ui, &here.desk.text("ui-begin-hand-empty"), Type::Note.font(), palette.text_dim, 300.0);
        ui.painter().galley(at, words, palette.text_dim);
    }
}

/// The own programs.
fn held(ui: &mut Ui, here: &Here<'_>, room: Rect, intents: &mut Vec<Intent>) {
    mark(ui.ctx(), Anchor::Programs, room);
    let open = here.chosen.open(here.view, here.options);
    let usable: Vec<u8> = open.into_iter().filter_map(program).collect();
    let programs = Programs::of(here.look(), here.me(), &usable, here.chosen.program);
    let answer = programs.show(ui, room);
    intents.extend(answer.clicked.filter(|at| usable.contains(at)).map(Intent::Program));
}
