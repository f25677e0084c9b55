//! What happens, what the player is asked, and everything that can be answered: the next step, always in one place.

use egui::{ScrollArea, Ui};

use super::{
    answers::{self, verb_words},
    event::{self, Resolution},
    here::{Here, Intent},
    layout::Tab,
    log,
};
use crate::{
    beginning::{Action, Choice, Pending, Vote},
    engine::Seat,
    ui::{
        beginning::current_event,
        focus::{self, Group},
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
        answers::show(ui, here, intents);
        hints(ui, here, intents);
        answers::market(ui, here, intents);
        answers::say(ui, here, intents);
        log::newest(ui, here);
        lacks(ui, here, palette);
    });
    mark(ui.ctx(), Anchor::Answers, egui::Rect::from_min_max(from, shown.inner_rect.max));
}

/// Whether the event is what everybody looks at: it is being resolved, or nothing else is to be done.
fn is_current(here: &Here<'_>, resolution: &Resolution) -> bool {
    let resolved = current_event(here.view);
    resolved.is_some() && resolved == resolution.event || here.options.is_empty()
}

/// The event, above what is asked.
fn happening(ui: &mut Ui, here: &Here<'_>, resolution: &Resolution) {
    let answers = here.chosen.entries(here.view, here.options, here.class.is_roomy()).len().min(4) as f32;
    let asked =
        parts::lay(ui, &question(here), Type::Subtitle.font(), Palette::of(ui.ctx()).text_hi, ui.available_width());
    let foot = if here.options.is_empty() { 44.0 } else { 26.0 + asked.size().y + 36.0 * answers };
    let room = (ui.available_height() - foot).max(60.0);
    let from = ui.cursor().min;
    let scroll = ScrollArea::vertical().id_salt("event").max_height(room).auto_shrink([false, true]);
    // What is shown last stands below; until then the card is what matters.
    let scroll = scroll.stick_to_bottom(resolution.is_shown());
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
    if !here.held {
        let scroll = ScrollArea::vertical().id_salt("news").auto_shrink([false, false]);
        scroll.show(ui, |ui| {
            ui.set_width(ui.available_width() - 8.0);
            log::newest(ui, here);
        });
    }
}

/// The question, or what is chosen so far with the way back.
fn head(ui: &mut Ui, here: &Here<'_>, intents: &mut Vec<Intent>) {
    let palette = Palette::of(ui.ctx());
    ui.horizontal_top(|ui| {
        if !here.chosen.is_empty() {
            let back = here.desk.text("ui-table-other-choice");
            let button = Button::icon_only(icons::ARROW_U_UP_LEFT, &back).height(24.0).kind(Kind::Quiet);
            // Keys come to the answers first.
            let response = focus::group(ui, Group::Right, |ui| button.show(ui));
            tip(ui, &response, &back);
            if response.clicked() {
                intents.push(Intent::Verb(None));
            }
        }
        ui.add(egui::Label::new(Type::Subtitle.text(question(here), palette.text_hi)).wrap());
    });
}

/// What is asked, or what is chosen so far.
fn question(here: &Here<'_>) -> String {
    match (here.chosen.verb, here.chosen.seat) {
        (Some(verb), _) => verb_words(here, verb),
        (None, Some(seat)) => here.desk.with("ui-table-with", &[("name", here.name(seat).into())]),
        (None, None) => here.teller.question(here.view).unwrap_or_default(),
    }
}

/// What the buttons do not say: where cards are chosen, how many votes are in, and the way to what is known of somebody.
fn hints(ui: &mut Ui, here: &Here<'_>, intents: &mut Vec<Intent>) {
    let palette = Palette::of(ui.ctx());
    let note = |ui: &mut Ui, words: String| {
        ui.add(egui::Label::new(Type::Note.text(words, palette.text_dim)).wrap());
    };
    let is_card = |action: &Action| matches!(action, Action::Answer(Choice::Card(..)));
    let in_hand = here.options.iter().any(is_card) && !here.options.iter().all(is_card);
    if here.class.is_roomy() && in_hand && here.chosen.is_empty() {
        note(ui, here.desk.text("ui-begin-from-hand"));
    }
    if let Some(Pending::Ballot { votes, .. }) = here.pending() {
        let all = here.scene().seats();
        let votes = votes.iter().take(usize::from(all)).filter(|vote| **vote != Vote::Open).count();
        note(ui, here.desk.with("ui-begin-votes-in", &[("count", votes.into()), ("all", all.into())]));
    }
    if let Some(seat) = here.chosen.seat.filter(|seat| *seat != here.me()) {
        known(ui, here, seat, intents);
    }
}

/// The way to what is known of a player.
fn known(ui: &mut Ui, here: &Here<'_>, seat: Seat, intents: &mut Vec<Intent>) {
    let label = here.desk.with("ui-begin-about", &[("name", here.name(seat).into())]);
    if Button::new(label).icon(icons::BRAIN).height(26.0).kind(Kind::Quiet).show(ui).clicked() {
        intents.extend([Intent::About(Some(seat)), Intent::Tab(Tab::Facts)]);
    }
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
