//! Everything that can be answered: a button each, the programs that lie open, and what can be said.

use egui::{Align, Layout, Response, Ui, vec2};

use super::{
    choice::{Entry, Talk, Verb},
    here::{Here, Intent},
    places::hit_of,
};
use crate::{
    beginning::{Action, Choice, Deed, Figure, Pending},
    ui::{
        beginning::Programs,
        input::Command,
        lessons::{Anchor, mark},
        parts::{self, Button, Kind, tip},
        screens::sitting,
        theme::{Rule, icons},
    },
};

/// Everything that can be done, a button each.
pub fn show(ui: &mut Ui, here: &Here<'_>, intents: &mut Vec<Intent>) {
    let entries = here.chosen.entries(here.view, here.options, here.class.is_roomy());
    let mut pointed = None;
    // Rows are as high as buttons: in a higher one what follows a new row would stand beside the first.
    let flow = Layout::left_to_right(Align::Min).with_main_wrap(true);
    ui.allocate_ui_with_layout(vec2(ui.available_width(), 30.0), flow, |ui| {
        let only = entries.len() == 1;
        for (at, entry) in entries.into_iter().enumerate() {
            let response = button(ui, here, entry, only);
            sitting::number(ui, here.desk, (at, is_main(entry, only)), &response);
            if response.clicked() {
                intents.push(intent(entry));
            }
            if let Entry::Do(action) = entry
                && (response.hovered() || response.has_focus())
            {
                pointed = hit_of(here.view, action);
            }
        }
        skip(ui, here, intents);
    });
    if pointed != here.pointed {
        intents.push(Intent::Point(pointed));
    }
}

/// Whether the one thing to do next is this: the only one, or what ends the step.
fn is_main(entry: Entry, only: bool) -> bool {
    only || matches!(entry, Entry::Do(Action::Pass | Action::Answer(Choice::Done)))
}

/// What pressing a button asks for.
pub const fn intent(entry: Entry) -> Intent {
    match entry {
        Entry::Do(action) => Intent::Act(action),
        Entry::Verb(verb) => Intent::Verb(Some(verb)),
        Entry::Seat(seat) => Intent::Seat(seat),
    }
}

/// One button.
fn button(ui: &mut Ui, here: &Here<'_>, entry: Entry, only: bool) -> Response {
    let (label, icon) = match entry {
        Entry::Do(action) => (here.teller.action(here.view, &action), Verb::of(action).and_then(icon)),
        Entry::Verb(verb) => (verb_words(here, verb), icon(verb)),
        Entry::Seat(seat) => (here.name(seat), None),
    };
    let quick = matches!(entry, Entry::Do(Action::Pass | Action::Answer(Choice::Done)));
    let main = is_main(entry, only);
    let room = ui.available_width().max(60.0);
    let mut button = Button::new(&label).height(30.0);
    if let Some(icon) = icon {
        button = button.icon(icon);
    }
    if quick {
        button = button.key(here.desk.key_of(Command::EndTurn));
    }
    if main {
        button = button.primary();
    }
    if button.width(ui) <= room {
        return button.show(ui);
    }
    let short = parts::shortened(ui, &label, room - 42.0);
    let kind = if main { Kind::Primary } else { Kind::Plain };
    let response = Button::new(short).name(&label).height(30.0).kind(kind).show(ui);
    tip(ui, &response, &label);
    response
}

/// In a reaction window: lets everything pass until the own turn.
fn skip(ui: &mut Ui, here: &Here<'_>, intents: &mut Vec<Intent>) {
    let window = matches!(here.pending(), Some(Pending::Window(..)));
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

/// The programs that lie open, where one of them could be bought.
pub fn market(ui: &mut Ui, here: &Here<'_>, intents: &mut Vec<Intent>) {
    let open = here.chosen.open(here.view, here.options);
    let buys = |action: &Action| match action {
        Action::Do(_, Deed::BuyProgram(at)) => Some(*at),
        _ => None,
    };
    let usable: Vec<u8> = open.iter().filter_map(buys).collect();
    if usable.is_empty() {
        return;
    }
    ui.add_space(Rule::GAP / 2.0);
    parts::head(ui, &here.desk.text("ui-begin-market"), None);
    let (_, room) = ui.allocate_space(vec2(ui.available_width(), 104.0));
    let answer = Programs::market(here.look(), &usable, None).show(ui, room);
    let wanted = answer.clicked.and_then(|at| open.iter().find(|action| buys(action) == Some(at)));
    intents.extend(wanted.copied().map(Intent::Act));
}

/// What can be said now.
pub fn say(ui: &mut Ui, here: &Here<'_>, intents: &mut Vec<Intent>) {
    let can = |talk: &Talk| here.options.iter().any(|action| Verb::of(*action) == Some(Verb::Say(*talk)));
    let talks: Vec<Talk> = Talk::ALL.into_iter().filter(can).collect();
    if talks.is_empty() || here.chosen.verb.is_some_and(Verb::is_talk) {
        return;
    }
    ui.add_space(Rule::GAP / 2.0);
    let from = ui.cursor().min;
    parts::head(ui, &here.desk.text("ui-table-say"), None);
    ui.horizontal_wrapped(|ui| {
        for talk in talks {
            let label = here.desk.text(talk.words());
            if Button::new(label).icon(icons::CHAT_CIRCLE).height(26.0).show(ui).clicked() {
                intents.push(Intent::Verb(Some(Verb::Say(talk))));
            }
        }
    });
    mark(ui.ctx(), Anchor::Say, egui::Rect::from_min_max(from, egui::pos2(ui.max_rect().right(), ui.cursor().top())));
}

/// What a sort of action is called, with more to be chosen.
pub fn verb_words(here: &Here<'_>, verb: Verb) -> String {
    let figure = |own: &str, kuro: &str, figure| here.desk.text(if figure == Figure::Kuro { kuro } else { own });
    here.desk.text(match verb {
        Verb::Move(whose) => return figure("ui-begin-verb-move", "ui-begin-verb-move-kuro", whose),
        Verb::Attack(whose) => return figure("ui-begin-verb-attack", "ui-begin-verb-attack-kuro", whose),
        Verb::Partner => "ui-begin-verb-partner",
        Verb::Censure => "ui-begin-verb-censure",
        Verb::Pardon => "ui-begin-verb-pardon",
        Verb::Heal => "ui-begin-verb-heal",
        Verb::Buy => "ui-begin-verb-buy",
        Verb::Weapon => "ui-begin-verb-weapon",
        Verb::Program => "ui-begin-verb-program",
        Verb::Rounder => "ui-begin-verb-rounder",
        Verb::Apex => "ui-begin-verb-apex",
        Verb::Transfer => "ui-begin-verb-transfer",
        Verb::Card => "ui-begin-verb-card",
        Verb::Vote => "ui-begin-verb-vote",
        Verb::Column => "ui-begin-verb-column",
        Verb::Reroll => "ui-begin-verb-reroll",
        Verb::Say(talk) => talk.words(),
    })
}

fn icon(verb: Verb) -> Option<&'static str> {
    match verb {
        Verb::Move(_) => Some(icons::FOOTPRINTS),
        Verb::Attack(_) | Verb::Apex => Some(icons::CROSSHAIR),
        Verb::Buy | Verb::Weapon => Some(icons::COINS),
        Verb::Program | Verb::Rounder => Some(icons::LIGHTNING),
        Verb::Heal => Some(icons::FIRST_AID),
        Verb::Censure | Verb::Vote => Some(icons::SCALES),
        Verb::Say(_) => Some(icons::CHAT_CIRCLE),
        _ => None,
    }
}
