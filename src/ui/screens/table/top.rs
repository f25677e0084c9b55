//! The top bar: which game, which round, which part of the turn, and switches.

use egui::{Align, Layout as Flow, Rect, Ui};

use super::{
    here::{Here, Intent},
    layout::{Class, Tab},
    supply,
};
use crate::{
    deduction::Pending,
    ui::{
        focus::{self, Group},
        lessons::{Anchor, mark},
        parts::{self, Button},
        screens::bar::{ask_switch, phase, speed_switch},
        theme::{Palette, Type, icons},
    },
};

/// The parts of a turn, in order.
const PARTS: [&str; 4] =
    ["ui-table-part-action", "ui-table-part-reactions", "ui-table-part-answers", "ui-table-part-end"];

/// Draws it. `lies` is whether the supply is seen on the table.
pub fn show(ui: &mut Ui, here: &Here<'_>, room: Rect, open: Tab, lies: bool, intents: &mut Vec<Intent>) {
    mark(ui.ctx(), Anchor::Top, room);
    focus::group(ui, Group::Top, |ui| {
        parts::bar(ui, room, |ui| {
            let menu = here.desk.text("ui-command-menu");
            let response = Button::icon_only(icons::LIST, &menu).height((room.height() - 8.0).min(32.0)).show(ui);
            parts::tip(ui, &response, &menu);
            if response.clicked() {
                intents.push(Intent::Menu);
            }
            ui.with_layout(Flow::right_to_left(Align::Center), |ui| {
                switches(ui, here, open, intents);
                ui.with_layout(Flow::left_to_right(Align::Center), |ui| situation(ui, here, lies));
            });
        });
    });
}

/// The game, the round and the part of the turn, as far as there is room.
fn situation(ui: &mut Ui, here: &Here<'_>, lies: bool) {
    let palette = Palette::of(ui.ctx());
    if here.class >= Class::Normal {
        let name = here.view.rules.setup.scenario.as_deref().and_then(|key| here.view.rules.library().scenario(key));
        let name = name.map_or_else(|| here.desk.text("ui-table-title"), |scenario| scenario.name.clone());
        ui.add(egui::Label::new(Type::Title.text(name, palette.text_hi)).truncate());
        ui.add_space(4.0);
    }
    let fill = [("seats", here.view.rules.seats.into()), ("round", here.view.table.turn.round.into())];
    let key = if here.view.rules.shared { "ui-table-round-shared" } else { "ui-table-round" };
    ui.add(egui::Label::new(Type::Dense.text(here.desk.with(key, &fill), palette.text_dim)).truncate());
    ui.spacing_mut().item_spacing.x = 2.0;
    if !here.view.table.draft.is_empty() {
        // No turn has begun yet.
        return;
    }
    if here.class >= Class::Normal {
        ui.add_space(8.0);
        (0..PARTS.len()).for_each(|at| part(ui, here, at));
    } else if here.class == Class::Compact {
        ui.add_space(8.0);
        part(ui, here, now(here));
    }
    if !lies && here.class >= Class::Compact {
        ui.add_space(14.0);
        supply::in_a_row(ui, here);
    }
}

/// Which part of the turn is being played.
fn now(here: &Here<'_>) -> usize {
    match here.pending() {
        None | Some(Pending::Window(crate::deduction::Moment::After, _) | Pending::After | Pending::Limit) => 3,
        Some(Pending::Window(..)) => 1,
        Some(Pending::Announce | Pending::Reconsider | Pending::Begin) => 0,
        Some(_) => 2,
    }
}

fn part(ui: &mut Ui, here: &Here<'_>, at: usize) {
    if let Some(key) = PARTS.get(at) {
        phase(ui, &here.desk.text(key), at.cmp(&now(here)));
    }
}

/// Switches, from the right.
fn switches(ui: &mut Ui, here: &Here<'_>, open: Tab, intents: &mut Vec<Intent>) {
    let desk = here.desk;
    let high = if here.class >= Class::Compact { 32.0 } else { 26.0 };
    ui.spacing_mut().item_spacing.x = 5.0;
    let mut switch = |glyph: &'static str, name: String, on: bool, intent: Intent| {
        let response = Button::icon_only(glyph, &name).height(high).chosen(on).show(ui);
        parts::tip(ui, &response, &name);
        if response.clicked() {
            intents.push(intent);
        }
    };
    switch(icons::BOOK_OPEN, desk.text("ui-command-codex"), false, Intent::Codex(None));
    switch(icons::SCROLL, desk.text("ui-table-log"), open == Tab::Log, Intent::Tab(Tab::Log));
    switch(icons::BRAIN, desk.text("ui-table-board"), open == Tab::Board, Intent::Tab(Tab::Board));
    if here.class <= Class::Drawer {
        switch(icons::CARDS, desk.text("ui-table-hand"), open == Tab::Hand, Intent::Tab(Tab::Hand));
    }
    if here.class == Class::Sheet {
        switch(icons::USERS_THREE, desk.text("ui-table-table"), open == Tab::Table, Intent::Tab(Tab::Table));
    }
    let (glyph, name) = speed_switch(desk);
    switch(glyph, name, false, Intent::Speed);
    let (glyph, name) = ask_switch(desk, here.seating.manner(here.me()).ask);
    switch(glyph, name, false, Intent::Manner);
}
