//! What you know of everybody, your guesses and notes, and what was said.

use egui::{Align2, Label, Rect, ScrollArea, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::here::{Here, Intent};
use crate::{
    beginning::{Claim, Faction, Said},
    engine::Seat,
    ui::{
        beginning::{Bright, Cell, FactRow, Sheet, Tone},
        input::Input,
        lessons::{Anchor, mark as anchor},
        parts::{self, Button, lay, tip},
        table::lines,
        theme::{Palette, Rule, Type, Weight, icon_font, icons},
    },
};

/// How many claims are listed.
const MOST: usize = 60;

/// A note that is being written, and about whom.
pub type Draft = Option<(Seat, String)>;

/// Draws it.
pub fn show(ui: &mut Ui, here: &Here<'_>, draft: &mut Draft, input: &mut Input, intents: &mut Vec<Intent>) {
    let shown = ScrollArea::vertical().id_salt("facts").auto_shrink([false, false]).show(ui, |ui| {
        ui.set_width(ui.available_width() - 6.0);
        let from = ui.cursor().min;
        parts::head(ui, &here.desk.text("ui-table-board"), None);
        legend(ui, here);
        for seat in here.scene().all().filter(|&seat| seat != here.me()) {
            row(ui, here, seat, intents);
            if here.about == Some(seat) {
                tools(ui, here, seat, draft, input, intents);
            }
        }
        anchor(ui.ctx(), Anchor::Board, Rect::from_min_max(from, pos2(ui.max_rect().right(), ui.cursor().top())));
        if here.about.is_none() {
            let hint = here.desk.text("ui-begin-facts-hint");
            ui.add(Label::new(Type::Note.text(hint, Palette::of(ui.ctx()).text_dim)).wrap());
        }
        ui.add_space(Rule::GAP / 2.0);
        claims(ui, here);
    });
    anchor(ui.ctx(), Anchor::Right, shown.inner_rect);
}

/// What is known of a player, in one line: the faction where it is certain, the own guess, and what everybody saw.
fn row(ui: &mut Ui, here: &Here<'_>, seat: Seat, intents: &mut Vec<Intent>) {
    let open = here.about == Some(seat);
    let guess = here.seating.note(here.me(), seat).guess;
    let known = here.scene().faction(seat).map_or(Cell::Empty, Cell::Certain);
    let number = |number: u8| Cell::Number(number.to_string(), if number > 0 { Bright::Yes } else { Bright::No });
    let record = here.player(seat).map(|player| player.record).unwrap_or_default();
    let cells = [
        known,
        guess.map_or(Cell::Empty, |_| Cell::Sign(icons::PUSH_PIN, Tone::Open)),
        number(record.brought),
        number(record.dropped),
        number(record.eliminated),
    ];
    let told = told(here, seat).join("\n");
    let response = FactRow { look: here.look(), seat, cells: &cells, told: &told, chosen: open }.show(ui);
    if response.clicked() {
        intents.push(Intent::About((!open).then_some(seat)));
    }
}

/// What the columns of the rows are.
fn legend(ui: &mut Ui, here: &Here<'_>) {
    let palette = Palette::of(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 18.0), Sense::hover());
    let names = (rect.width() * 0.32).clamp(60.0, 120.0);
    let step = (rect.width() - names) / 5.0;
    let keys =
        ["ui-begin-cell-sure", "ui-begin-cell-guess", "ui-begin-cell-in", "ui-begin-cell-out", "ui-begin-cell-hit"];
    for (nth, key) in (0u8..).zip(keys) {
        let at = pos2(rect.left() + names + step * (f32::from(nth) + 0.5), rect.center().y);
        let (word, font) = (here.desk.text(key), Type::Note.font());
        let words = lines(ui.painter(), &word, font, palette.text_dim, step - 4.0, 1);
        ui.painter().galley(at - words.size() / 2.0, words, palette.text_dim);
    }
}

/// All that can be known of a player, in words.
fn told(here: &Here<'_>, seat: Seat) -> Vec<String> {
    let mut lines = vec![here.name(seat)];
    if let Some(faction) = here.scene().faction(seat) {
        lines.push(here.desk.with("ui-table-certain", &[("team", here.teller.faction(faction).into())]));
    }
    let shown = here.view.table.told.iter().filter(|told| told.to == here.me() && told.of == seat);
    lines.extend(
        shown.map(|told| here.desk.with("ui-begin-told", &[("team", here.teller.faction(told.faction).into())])),
    );
    lines.extend(deeds(here, seat));
    let note = here.seating.note(here.me(), seat).text;
    lines.extend(Some(note).filter(|text| !text.is_empty()));
    lines
}

/// What a player did in sight of everybody.
fn deeds(here: &Here<'_>, seat: Seat) -> Option<String> {
    let record = here.player(seat)?.record;
    let fill = [
        ("brought", record.brought.into()),
        ("dropped", record.dropped.into()),
        ("eliminated", record.eliminated.into()),
        ("city", record.city.count_ones().into()),
    ];
    Some(here.desk.with("ui-begin-record", &fill))
}

/// What can be done with a row: pin a guess, write a note.
fn tools(ui: &mut Ui, here: &Here<'_>, seat: Seat, draft: &mut Draft, input: &mut Input, intents: &mut Vec<Intent>) {
    let palette = Palette::of(ui.ctx());
    for line in told(here, seat).into_iter().skip(1) {
        ui.add(Label::new(Type::Note.text(line, palette.text_body)).wrap());
    }
    let (_, room) = ui.allocate_space(vec2(ui.available_width(), 190.0));
    Sheet { look: here.look(), seat }.show(ui, room);
    if here.watching {
        return;
    }
    let guess = here.seating.note(here.me(), seat).guess;
    let label = match guess {
        Some(faction) => here.desk.with("ui-table-pinned", &[("team", here.teller.faction(faction).into())]),
        None => here.desk.text("ui-table-pin"),
    };
    let button = Button::new(label).icon(icons::PUSH_PIN).height(26.0).chosen(guess.is_some()).show(ui);
    tip(ui, &button, &here.desk.text("ui-table-pin-tip"));
    if button.clicked() {
        intents.push(Intent::Pin(seat));
    }
    if draft.as_ref().is_none_or(|(about, _)| *about != seat) {
        *draft = Some((seat, here.seating.note(here.me(), seat).text));
    }
    let Some((_, text)) = draft else { return };
    let name = here.desk.with("ui-table-note-on", &[("name", here.name(seat).into())]);
    if parts::field(ui, input, &name, &name, text).changed() {
        intents.push(Intent::Note(seat, text.clone()));
    }
}

/// What was said, newest first.
fn claims(ui: &mut Ui, here: &Here<'_>) {
    let palette = Palette::of(ui.ctx());
    let from = ui.cursor().min;
    let said = &here.view.table.said;
    let note = here.desk.with("ui-table-claims-note", &[("count", said.len().into())]);
    parts::head(ui, &here.desk.text("ui-table-claims"), None);
    let note = if said.is_empty() { here.desk.text("ui-table-no-claims") } else { note };
    ui.add(Label::new(Type::Note.text(note, palette.text_dim)).wrap());
    for said in said.iter().rev().take(MOST) {
        claim(ui, here, *said);
    }
    anchor(ui.ctx(), Anchor::Claims, Rect::from_min_max(from, pos2(ui.max_rect().right(), ui.cursor().top())));
}

fn claim(ui: &mut Ui, here: &Here<'_>, said: Said) {
    let palette = Palette::of(ui.ctx());
    let words = here.teller.said(&said);
    let truth = truth(here, said);
    let (glyph, colour) = match truth {
        Some(true) => (icons::CHECK_CIRCLE, palette.safe),
        Some(false) => (icons::X_CIRCLE, palette.detection),
        None => (icons::CHAT_CIRCLE, palette.text_dim),
    };
    let laid = lay(ui, &words, Type::Dense.font(), palette.text_hi, ui.available_width() - 32.0);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), laid.size().y + 8.0), Sense::hover());
    let verdict = match truth {
        Some(true) => here.desk.text("ui-table-claim-true"),
        Some(false) => here.desk.text("ui-table-claim-false"),
        None => String::new(),
    };
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, format!("{words} {verdict}")));
    let font = icon_font(Weight::Fill, 15.0);
    ui.painter().text(pos2(rect.left() + 8.0, rect.top() + 13.0), Align2::CENTER_CENTER, glyph, font, colour);
    ui.painter().galley(pos2(rect.left() + 24.0, rect.top() + 4.0), laid, palette.text_hi);
}

/// Whether something said is known to be true or false.
fn truth(here: &Here<'_>, said: Said) -> Option<bool> {
    let is = |seat: Seat, faction: Faction| here.scene().faction(seat).map(|known| known == faction);
    match said.claim {
        Claim::Faction(faction) => is(said.by, faction),
        Claim::Accuse(seat, faction) => is(seat, faction),
        _ => None,
    }
}
