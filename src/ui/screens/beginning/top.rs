//! The top bar: which game, which round, which part of the turn, and switches.

use egui::{Align, Layout as Flow, Rect, Ui};

use super::{
    here::{Here, Intent},
    layout::{Class, Tab},
};
use crate::{
    beginning::{Moment, Pending},
    ui::{
        focus::{self, Group},
        lessons::{Anchor, mark},
        parts::{self, Button},
        screens::bar::{ask_switch, phase, speed_switch},
        theme::{Palette, Type, icons},
    },
    words::beginning::era_name,
};

/// The parts of a turn, in order.
const PARTS: [&str; 4] =
    ["ui-begin-part-action", "ui-begin-part-activation", "ui-begin-part-event", "ui-begin-part-riot"];

/// Draws it.
pub fn show(ui: &mut Ui, here: &Here<'_>, room: Rect, open: Tab, intents: &mut Vec<Intent>) {
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
                ui.with_layout(Flow::left_to_right(Align::Center), |ui| situation(ui, here));
            });
        });
    });
}

/// The game, the round and the part of the turn, as far as there is room.
fn situation(ui: &mut Ui, here: &Here<'_>) {
    let palette = Palette::of(ui.ctx());
    if here.class >= Class::Normal {
        let name = here.desk.text("ui-begin-title");
        ui.add(egui::Label::new(Type::Title.text(name, palette.text_hi)).truncate());
        ui.add_space(4.0);
    }
    if here.class >= Class::Compact {
        let fill = [
            ("seats", here.view.rules.seats.into()),
            ("round", here.view.table.turn.round.into()),
            ("phase", era_name(&here.desk.words, here.view.table.era).into()),
        ];
        let told = here.desk.with("ui-begin-round", &fill);
        ui.add(egui::Label::new(Type::Dense.text(told, palette.text_dim)).truncate());
        ui.add_space(8.0);
    }
    ui.spacing_mut().item_spacing.x = 2.0;
    let current = now(here);
    for (at, key) in PARTS.into_iter().enumerate() {
        if here.class >= Class::Normal || at == current {
            phase(ui, &here.desk.text(key), at.cmp(&current));
        }
    }
}

/// Whether a step comes before anything is activated: dealing, and the own actions.
const fn is_before_dice(step: &Pending) -> bool {
    matches!(step, Pending::KeepLoyalty | Pending::KeepObjectives | Pending::Act | Pending::Limit)
}

/// Which part of the turn is being played.
fn now(here: &Here<'_>) -> usize {
    let has = |wanted: fn(&Pending) -> bool| here.view.table.stack.iter().any(wanted);
    match () {
        () if has(is_before_dice) => 0,
        () if has(|step| matches!(step, Pending::Event { ex: false })) => 1,
        () if has(|step| matches!(step, Pending::Filed(_) | Pending::Window(Moment::AfterEvent, _))) => 2,
        () => 3,
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
    let mut tab = |glyph, key: &str, tab| switch(glyph, desk.text(key), open == tab, Intent::Tab(tab));
    tab(icons::SCROLL, "ui-table-log", Tab::Log);
    tab(icons::BRAIN, "ui-table-board", Tab::Facts);
    tab(icons::CARDS, "ui-begin-now", Tab::Now);
    if !here.class.is_roomy() {
        tab(icons::IDENTIFICATION_CARD, "ui-begin-own", Tab::Own);
        tab(icons::MAP_TRIFOLD, "ui-begin-board", Tab::Board);
    }
    if here.watching {
        return;
    }
    let (glyph, name) = speed_switch(desk);
    switch(glyph, name, false, Intent::Speed);
    let (glyph, name) = ask_switch(desk, here.seating.manner(here.me()).ask);
    switch(glyph, name, false, Intent::Manner);
}
