//! What can be done with a row of the board: pin a guess, ask for the reasons, write a note.

use egui::{Frame, Label, Margin, Rect, Ui, vec2};

use super::{
    super::here::{Here, Intent},
    board,
};
use crate::{
    deduction::Team,
    engine::Seat,
    session::deduction::{ActKind, Sum, acts, concerns},
    ui::{
        input::Input,
        parts::{self, Button, Fact, tip},
        screens::claims,
        table::team_index,
        theme::{Palette, Type, icons},
    },
    words::whole_percent,
};

/// What the player is writing, and whether reasons are open.
#[derive(Debug, Default)]
pub struct Draft {
    /// A note, and about whom.
    pub note: Option<(Seat, String)>,
    /// Whether the reasons for the number are open.
    pub why: bool,
}

/// How many deeds and how many words are listed.
const MOST: usize = 4;

/// Draws it for the player that is chosen; a hint where nobody is.
pub fn show(ui: &mut Ui, here: &Here<'_>, draft: &mut Draft, input: &mut Input, intents: &mut Vec<Intent>) {
    let palette = Palette::of(ui.ctx());
    ui.add_space(4.0);
    let Some(seat) = here.about.filter(|&seat| seat != here.me()) else {
        if here.view.rules.seats <= 8 {
            let hint = here.desk.text("ui-table-notes-hint");
            ui.add(Label::new(Type::Note.text(hint, palette.text_dim)).wrap());
        }
        return;
    };
    ui.spacing_mut().item_spacing = vec2(6.0, 5.0);
    ui.spacing_mut().interact_size.y = 26.0;
    ui.horizontal_wrapped(|ui| {
        if !here.watching {
            pin(ui, here, seat, intents);
        }
        why(ui, here, seat, draft.why, intents);
    });
    if draft.why {
        reasons(ui, here, seat);
    }
    if !here.watching {
        note(ui, here, seat, draft, input, intents);
    }
}

fn pin(ui: &mut Ui, here: &Here<'_>, seat: Seat, intents: &mut Vec<Intent>) {
    let guess = here.seating.note(here.me(), seat).guess;
    let label = match guess {
        Some(team) => here.desk.with("ui-table-pinned", &[("team", here.teller.team(team).into())]),
        None => here.desk.text("ui-table-pin"),
    };
    let button = Button::new(label).icon(icons::PUSH_PIN).height(26.0).chosen(guess.is_some()).show(ui);
    tip(ui, &button, &here.desk.text("ui-table-pin-tip"));
    if button.clicked() {
        intents.push(Intent::Pin(seat));
    }
}

/// The likeliest team of a player on the board, and its chance.
fn likeliest(here: &Here<'_>, seat: Seat) -> Option<(Team, f32)> {
    Team::ALL.into_iter().zip(here.board(seat)?).max_by(|a, b| a.1.total_cmp(&b.1))
}

fn why(ui: &mut Ui, here: &Here<'_>, seat: Seat, open: bool, intents: &mut Vec<Intent>) {
    let Some((_, chance)) = likeliest(here, seat) else { return };
    let fill = [("name", here.name(seat).into()), ("chance", whole_percent(f64::from(chance)).into())];
    let label = here.desk.with("ui-table-why", &fill);
    if Button::new(label).icon(icons::QUESTION).height(26.0).chosen(open).show(ui).clicked() {
        intents.push(Intent::Why);
    }
}

/// What a number rests on: cards, deeds, words, each with what it adds.
fn reasons(ui: &mut Ui, here: &Here<'_>, seat: Seat) {
    let palette = Palette::of(ui.ctx());
    let frame = Frame::new().fill(palette.raised).inner_margin(Margin { left: 10, right: 8, top: 6, bottom: 6 });
    let shown = frame.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        ui.spacing_mut().interact_size.y = 16.0;
        ui.set_width(ui.available_width());
        let Some((team, chance)) = likeliest(here, seat) else { return };
        let sum = here.reasons.and_then(|reasons| reasons.sum(seat, team_index(team)));
        let fill = [
            ("name", here.name(seat).into()),
            ("team", here.teller.team(team).into()),
            ("chance", whole_percent(f64::from(chance)).into()),
        ];
        ui.add(Label::new(Type::Dense.text(here.desk.with("ui-table-why-told", &fill), palette.text_hi)).wrap());
        cards(ui, here, seat, sum);
        deeds(ui, here, seat, sum);
        words(ui, here, seat, sum);
        if here.reasons.is_none() {
            ui.add(Label::new(Type::Note.text(here.desk.text("ui-table-why-thinking"), palette.text_dim)).wrap());
        }
    });
    let rect = shown.response.rect;
    ui.painter().rect_filled(Rect::from_min_size(rect.min, vec2(2.0, rect.height())), 0, palette.info);
}

/// A line of the sum with what it adds.
fn term(ui: &mut Ui, glyph: &'static str, words: String, number: Option<String>) {
    let palette = Palette::of(ui.ctx());
    let fact = Fact::new(words).glyph(glyph, palette.info).tone(palette.text_hi);
    match number {
        Some(number) => fact.number(number, palette.text_hi),
        None => fact,
    }
    .show(ui);
}

/// A line below a term.
fn detail(ui: &mut Ui, words: &str) {
    let palette = Palette::of(ui.ctx());
    ui.horizontal(|ui| {
        ui.add_space(22.0);
        ui.add(Label::new(Type::Note.text(words, palette.text_body)).wrap());
    });
}

/// A share with its sign; nothing below half a point is added.
fn signed(share: f32) -> String {
    let points = (share * 100.0).round() as i32;
    if points < 0 { format!("−{}", -points) } else { format!("+{points}") }
}

fn cards(ui: &mut Ui, here: &Here<'_>, seat: Seat, sum: Option<Sum>) {
    let number = sum.map(|sum| format!("{:.0}", sum.cards * 100.0));
    term(ui, icons::CARDS, here.desk.text("ui-table-why-cards"), number);
    let Some(facts) = here.facts.seats.get(usize::from(seat.0)) else { return };
    for told in board::known(here, seat) {
        detail(ui, &told);
    }
    if facts.unknown > 0 {
        detail(ui, &here.desk.with("ui-table-why-unknown", &[("count", facts.unknown.into())]));
    }
}

fn deeds(ui: &mut Ui, here: &Here<'_>, seat: Seat, sum: Option<Sum>) {
    term(ui, icons::CROSSHAIR, here.desk.text("ui-table-why-deeds"), sum.map(|sum| signed(sum.deeds)));
    let acts = acts(here.view, seat);
    if acts.is_empty() {
        detail(ui, &here.desk.text("ui-table-why-no-deeds"));
    }
    for act in acts.into_iter().take(MOST) {
        let key = match act.kind {
            ActKind::Shot => "ui-table-why-shot",
            ActKind::Aimed => "ui-table-why-aimed",
            ActKind::Healed => "ui-table-why-healed",
        };
        let whom = if act.whom == here.me() { here.desk.text("ui-table-you-object") } else { here.name(act.whom) };
        detail(ui, &here.desk.with(key, &[("turn", act.turn.into()), ("whom", whom.into())]));
    }
}

fn words(ui: &mut Ui, here: &Here<'_>, seat: Seat, sum: Option<Sum>) {
    term(ui, icons::CHAT_CIRCLE, here.desk.text("ui-table-why-words"), sum.map(|sum| signed(sum.words)));
    let heard: Vec<_> = here.facts.claims.iter().rev().filter(|heard| concerns(&heard.said, seat)).collect();
    if heard.is_empty() {
        detail(ui, &here.desk.text("ui-table-why-no-words"));
    }
    for heard in heard.into_iter().take(MOST) {
        let verdict = here.desk.text(claims::verdict(heard.truth));
        let fill = [("claim", here.teller.said(&heard.said).into()), ("verdict", verdict.into())];
        detail(ui, &here.desk.with("ui-table-why-claim", &fill));
    }
}

/// The own note on a player.
fn note(ui: &mut Ui, here: &Here<'_>, seat: Seat, draft: &mut Draft, input: &mut Input, intents: &mut Vec<Intent>) {
    let kept = || here.seating.note(here.me(), seat).text;
    if draft.note.as_ref().is_none_or(|(about, _)| *about != seat) {
        draft.note = Some((seat, kept()));
    }
    let Some((_, text)) = &mut draft.note else { return };
    let name = here.desk.with("ui-table-note-on", &[("name", here.name(seat).into())]);
    let response = parts::field(ui, input, &name, &name, text);
    if response.changed() {
        intents.push(Intent::Note(seat, text.clone()));
    }
}
