//! What happens, what the player is asked, and everything that can be answered: the next step, always in one place.

use egui::{Align, Layout, ScrollArea, Ui};

use super::{
    choice::{Entry, Talk, Verb},
    event::{self, Resolution},
    here::{Here, Intent},
    places::hit_of,
};
use crate::{
    beginning::{Action, Choice, Deed, Figure, Pending},
    ui::{
        beginning::{Programs, current_event},
        input::Command,
        lessons::{Anchor, mark},
        parts::{self, Button, Kind, tip},
        theme::{Palette, Rule, Type, icons},
    },
};

/// Draws the question and its answers.
pub fn show(ui: &mut Ui, here: &Here<'_>, intents: &mut Vec<Intent>) {
    let palette = Palette::of(ui.ctx());
    if let Some(resolution) = here.resolution.filter(|resolution| is_current(here, resolution)) {
        happening(ui, here, resolution);
    }
    ui.spacing_mut().item_spacing = egui::vec2(6.0, 5.0);
    let from = ui.cursor().min;
    if here.options.is_empty() {
        waiting(ui, here, intents);
        return;
    }
    head(ui, here, intents);
    let scroll = ScrollArea::vertical().id_salt("answers").auto_shrink([false, false]);
    let shown = scroll.show(ui, |ui| {
        ui.set_width(ui.available_width() - 8.0);
        answers(ui, here, intents);
        market(ui, here, intents);
        say(ui, here, intents);
        lacks(ui, here, palette);
    });
    mark(ui.ctx(), Anchor::Answers, egui::Rect::from_min_max(from, shown.inner_rect.max));
}

/// Whether the event is what everybody looks at: it is being resolved, or nothing else is to be done.
fn is_current(here: &Here<'_>, resolution: &Resolution) -> bool {
    current_event(here.view) == Some(resolution.event) || here.options.is_empty()
}

/// The event, above what is asked.
fn happening(ui: &mut Ui, here: &Here<'_>, resolution: &Resolution) {
    let answers = here.chosen.entries(here.view, here.options, here.class.is_roomy()).len().min(4) as f32;
    let foot = if here.options.is_empty() { 44.0 } else { 62.0 + 36.0 * answers };
    let room = (ui.available_height() - foot).max(60.0);
    let from = ui.cursor().min;
    let scroll =
        ScrollArea::vertical().id_salt("event").max_height(room).auto_shrink([false, true]).stick_to_bottom(true);
    let shown = scroll.show(ui, |ui| {
        ui.set_width(ui.available_width() - 8.0);
        event::show(ui, here, resolution);
    });
    mark(ui.ctx(), Anchor::Event, egui::Rect::from_min_max(from, shown.inner_rect.max));
    ui.add_space(Rule::GAP / 2.0);
    parts::rule_below(ui);
    ui.add_space(Rule::GAP / 2.0);
}

/// Nothing can be answered now: what is going on instead.
fn waiting(ui: &mut Ui, here: &Here<'_>, intents: &mut Vec<Intent>) {
    let palette = Palette::of(ui.ctx());
    if here.resolution.is_some_and(Resolution::is_turning) {
        let all = Button::new(here.desk.text("ui-begin-show-all"))
            .icon(icons::FAST_FORWARD)
            .key(here.desk.key_of(Command::EndTurn))
            .primary();
        if all.show(ui).clicked() {
            intents.push(Intent::ShowAll);
        }
        return;
    }
    let told = if here.held { here.desk.text("ui-first-read") } else { here.teller.moment(here.view) };
    ui.add(egui::Label::new(Type::Body.text(told, palette.text_hi)).wrap());
    let is_alone = here.resolution.is_none() && here.view.table.over.is_none();
    if !here.held && is_alone {
        let wait = here.desk.text("ui-table-wait");
        ui.add(egui::Label::new(Type::Dense.text(wait, palette.text_dim)).wrap());
    }
}

/// The question, or what is chosen so far with the way back.
fn head(ui: &mut Ui, here: &Here<'_>, intents: &mut Vec<Intent>) {
    let palette = Palette::of(ui.ctx());
    ui.horizontal_top(|ui| {
        if !here.chosen.is_empty() {
            let back = here.desk.text("ui-table-other-choice");
            let response = Button::icon_only(icons::ARROW_U_UP_LEFT, &back).height(24.0).kind(Kind::Quiet).show(ui);
            tip(ui, &response, &back);
            if response.clicked() {
                intents.push(Intent::Verb(None));
            }
        }
        let question = match (here.chosen.verb, here.chosen.seat) {
            (Some(verb), _) => verb_words(here, verb),
            (None, Some(seat)) => here.desk.with("ui-table-with", &[("name", here.name(seat).into())]),
            (None, None) => here.teller.question(here.view).unwrap_or_default(),
        };
        ui.add(egui::Label::new(Type::Subtitle.text(question, palette.text_hi)).wrap());
    });
}

/// Everything that can be done, a button each.
fn answers(ui: &mut Ui, here: &Here<'_>, intents: &mut Vec<Intent>) {
    let entries = here.chosen.entries(here.view, here.options, here.class.is_roomy());
    let mut pointed = None;
    ui.with_layout(Layout::left_to_right(Align::Min).with_main_wrap(true), |ui| {
        let only = entries.len() == 1;
        for entry in entries {
            if button(ui, here, entry, only, intents)
                && let Entry::Do(action) = entry
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

/// One button; whether it is pointed at.
fn button(ui: &mut Ui, here: &Here<'_>, entry: Entry, only: bool, intents: &mut Vec<Intent>) -> bool {
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
    let long = button.width(ui) > room;
    let response = if long {
        let short = parts::shortened(ui, &label, room - 42.0);
        Button::new(short).name(&label).height(30.0).kind(if main { Kind::Primary } else { Kind::Plain }).show(ui)
    } else {
        button.show(ui)
    };
    if long {
        tip(ui, &response, &label);
    }
    if response.clicked() {
        intents.push(match entry {
            Entry::Do(action) => Intent::Act(action),
            Entry::Verb(verb) => Intent::Verb(Some(verb)),
            Entry::Seat(seat) => Intent::Seat(seat),
        });
    }
    response.hovered() || response.has_focus()
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
fn market(ui: &mut Ui, here: &Here<'_>, intents: &mut Vec<Intent>) {
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
    let (_, room) = ui.allocate_space(egui::vec2(ui.available_width(), 104.0));
    let answer = Programs::market(here.look(), &usable, None).show(ui, room);
    let wanted = answer.clicked.and_then(|at| open.iter().find(|action| buys(action) == Some(at)));
    intents.extend(wanted.copied().map(Intent::Act));
}

/// What can be said now.
fn say(ui: &mut Ui, here: &Here<'_>, intents: &mut Vec<Intent>) {
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

/// What cannot be done now, and why not.
fn lacks(ui: &mut Ui, here: &Here<'_>, palette: &Palette) {
    if !matches!(here.pending(), Some(Pending::Act)) || !here.chosen.is_empty() {
        return;
    }
    let lacking = here.teller.lacking(here.view);
    if lacking.is_empty() {
        return;
    }
    ui.add_space(Rule::GAP / 2.0);
    parts::head(ui, &here.desk.text("ui-begin-not-now"), None);
    ui.spacing_mut().item_spacing.y = 2.0;
    for (lack, rule) in lacking {
        let label = egui::Label::new(Type::Note.text(lack, palette.text_dim)).wrap();
        let response = ui.add(label);
        tip(ui, &response, &here.desk.with("ui-log-open-rule", &[("rule", rule.to_string().into())]));
    }
}

/// What a sort of action is called, with more to be chosen.
fn verb_words(here: &Here<'_>, verb: Verb) -> String {
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
