//! What the player is asked, and everything that can be answered.

use egui::{Align, Layout, Rect, Response, ScrollArea, Sense, Ui, UiBuilder, vec2};

use super::{
    choice::{Entry, Verb},
    here::{Here, Intent},
    layout::Class,
};
use crate::{
    deduction::Action,
    ui::{
        focus::{self, Group},
        input::Command,
        parts::{Button, Kind, more_below, shortened, tip},
        screens::sitting,
        theme::{Palette, Rule, Type, icons},
    },
};

/// More answers than this are drawn lower, so that more of them are in sight.
const FEW: usize = 4;

/// What choosing an answer asks for.
pub fn intent(entry: Entry) -> Intent {
    match entry {
        Entry::Do(action) => Intent::Act(action),
        Entry::Verb(verb) => Intent::Verb(Some(verb)),
        Entry::Seat(seat) => Intent::Seat(Some(seat)),
    }
}

/// Draws the question and its answers.
pub fn show(ui: &mut Ui, here: &Here<'_>, intents: &mut Vec<Intent>) {
    let palette = Palette::of(ui.ctx());
    ui.spacing_mut().item_spacing = vec2(6.0, 5.0);
    if here.options.is_empty() {
        let key = match () {
            () if here.held => "ui-first-read",
            () if here.view.table.over.is_some() => "ui-table-over",
            () if here.player(here.me()).is_some_and(|player| player.hp == 0) => "ui-table-out",
            () => "ui-table-wait",
        };
        ui.add(egui::Label::new(Type::Dense.text(here.desk.text(key), palette.text_dim)).wrap());
        return;
    }
    focus::begins_at(ui.ctx(), Group::Main);
    let entries = here.chosen.entries(here.options);
    let back = head(ui, here);
    let high = if here.class == Class::Compact || entries.len() > FEW { 26.0 } else { 30.0 };
    let shown = ScrollArea::vertical().id_salt("answers").auto_shrink([false, false]).show(ui, |ui| {
        // Rows are as high as buttons: in a higher one what follows a new row would stand beside the first.
        let flow = Layout::left_to_right(Align::Min).with_main_wrap(true);
        ui.allocate_ui_with_layout(vec2(ui.available_width(), high), flow, |ui| {
            ui.add_space(1.0);
            let main = primary(&entries);
            for (at, entry) in entries.into_iter().enumerate() {
                let response = button(ui, here, entry, (high, main == Some(at)), intents);
                sitting::number(ui, here.desk, (at, main == Some(at)), &response);
            }
            skip(ui, here, intents);
        });
    });
    more_below(ui, &shown);
    // After the answers, so that keys come to them first.
    if let Some(rect) = back {
        way_back(ui, here, rect, intents);
    }
}

/// The one thing to do next: the only one, or the program that can answer what happens.
fn primary(entries: &[Entry]) -> Option<usize> {
    let plays = |entry: &Entry| matches!(entry, Entry::Do(Action::Play(_)));
    let passes = entries.iter().any(|entry| matches!(entry, Entry::Do(Action::Pass)));
    let mut playable = entries.iter().enumerate().filter(|(_, entry)| plays(entry)).map(|(at, _)| at);
    match (playable.next(), playable.next()) {
        (Some(at), None) if passes => Some(at),
        _ => (entries.len() == 1).then_some(0),
    }
}

/// The question, or what is chosen so far; gives the place of the way back.
fn head(ui: &mut Ui, here: &Here<'_>) -> Option<Rect> {
    let palette = Palette::of(ui.ctx());
    let shown = ui.horizontal_top(|ui| {
        let size = vec2(Rule::BUTTON, 20.0);
        let back = (!here.chosen.is_empty()).then(|| ui.allocate_exact_size(size, Sense::hover()).0);
        let question = match (here.chosen.verb, here.chosen.seat) {
            (Some(verb), _) => verb_words(here, verb),
            (None, Some(seat)) => here.desk.with("ui-table-with", &[("name", here.name(seat).into())]),
            (None, None) => here.teller.question(here.view).unwrap_or_default(),
        };
        // Two lines at most: the buttons come first.
        let room = ui.available_width();
        let mut job = egui::text::LayoutJob::simple(question.clone(), Type::Dense.font(), palette.text_hi, room);
        job.wrap.max_rows = 2;
        let words = ui.fonts(|fonts| fonts.layout_job(job));
        let response = ui.add(egui::Label::new(words));
        tip(ui, &response, &question);
        back
    });
    shown.inner
}

/// Takes back what is chosen so far.
fn way_back(ui: &mut Ui, here: &Here<'_>, rect: Rect, intents: &mut Vec<Intent>) {
    let name = here.desk.text("ui-table-other-choice");
    let button = Button::icon_only(icons::ARROW_U_UP_LEFT, &name).height(rect.height()).kind(Kind::Quiet);
    let response = ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| button.show(ui)).inner;
    tip(ui, &response, &name);
    if response.clicked() {
        intents.extend([Intent::Verb(None), Intent::Seat(None)]);
    }
}

fn button(
    ui: &mut Ui,
    here: &Here<'_>,
    entry: Entry,
    (high, main): (f32, bool),
    intents: &mut Vec<Intent>,
) -> Response {
    let (label, icon) = match entry {
        Entry::Do(action) => (here.teller.action(here.view, &action), icon(Verb::of(action))),
        Entry::Verb(verb) => (verb_words(here, verb), icon(verb)),
        Entry::Seat(seat) => (here.name(seat), None),
    };
    let quick = matches!(entry, Entry::Do(Action::Pass | Action::Keep));
    let room = ui.available_width().max(60.0);
    let mut button = Button::new(&label).height(high);
    if let Some(icon) = icon {
        button = button.icon(icon);
    }
    if quick {
        button = button.key(here.desk.key_of(Command::EndTurn));
    }
    if main {
        button = button.primary();
    }
    // A sentence that is longer than the room is told in full by its tooltip.
    let long = button.width(ui) > room;
    let response = if long {
        Button::new(shortened(ui, &label, room - 42.0))
            .name(&label)
            .height(high)
            .kind(if main { Kind::Primary } else { Kind::Plain })
            .show(ui)
    } else {
        button.show(ui)
    };
    if long {
        tip(ui, &response, &label);
    }
    if response.clicked() {
        intents.push(intent(entry));
    }
    response
}

/// In a reaction window: lets everything pass until the own turn.
fn skip(ui: &mut Ui, here: &Here<'_>, intents: &mut Vec<Intent>) {
    let window = matches!(here.pending(), Some(crate::deduction::Pending::Window(..)));
    if !window || here.view.table.turn.seat == here.me() || !here.chosen.is_empty() {
        return;
    }
    let name = here.desk.text("ui-table-skip");
    let response = Button::icon_only(icons::FAST_FORWARD, &name).height(30.0).show(ui);
    tip(ui, &response, &name);
    if response.clicked() {
        intents.push(Intent::Skip);
    }
}

/// What a sort of action is called, with more to be chosen.
fn verb_words(here: &Here<'_>, verb: Verb) -> String {
    let desk = here.desk;
    match verb {
        Verb::Investigate => desk.text("ui-table-verb-investigate"),
        Verb::Equip(kind) => desk.with("ui-table-verb-equip", &[("weapon", here.teller.weapon(kind).into())]),
        Verb::Retarget => desk.text("ui-table-verb-retarget"),
        Verb::Shoot => desk.text("ui-table-verb-shoot"),
        Verb::Play(at) => {
            let held = here.player(here.me()).and_then(|player| player.programs.get(usize::from(at)));
            let card = held.map_or_else(String::new, |held| here.teller.program(held.kind));
            desk.with("ui-table-verb-play", &[("card", card.into())])
        }
        Verb::UseUp => desk.text("ui-table-verb-use-up"),
        Verb::Extra => desk.text("ui-table-verb-extra"),
        Verb::Feed => desk.text("ui-table-verb-feed"),
        Verb::Say(talk) => desk.text(talk.words()),
        Verb::Answer | Verb::Plain(_) => here.teller.question(here.view).unwrap_or_default(),
    }
}

fn icon(verb: Verb) -> Option<&'static str> {
    match verb {
        Verb::Investigate => Some(icons::MAGNIFYING_GLASS),
        Verb::Equip(_) => Some(icons::HAND_GRABBING),
        Verb::Retarget => Some(icons::TARGET),
        Verb::Shoot => Some(icons::CROSSHAIR),
        Verb::Play(_) => Some(icons::LIGHTNING),
        Verb::Say(_) => Some(icons::CHAT_CIRCLE),
        _ => None,
    }
}
