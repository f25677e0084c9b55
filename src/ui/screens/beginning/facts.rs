//! What you know of everybody, your guesses and notes, and what was said.

use egui::{Label, Rect, ScrollArea, Sense, Ui, pos2, vec2};

use super::here::{Here, Intent};
use crate::{
    beginning::Faction,
    engine::Seat,
    session::campaign::team,
    ui::{
        beginning::{Bright, Cell, FactRow, Sheet, fact_cell},
        input::Input,
        lessons::{Anchor, mark as anchor},
        parts::{self, Button, tip},
        screens::claims,
        table::{Ink, lines, mark},
        theme::{Palette, Rule, Type, icons},
    },
    words::{beginning::LIKELY, whole_percent},
};

/// How many cells a row has: a chance for each faction, and what everybody saw.
const CELLS: usize = 7;
/// From here on a chance is as good as certain.
const SURE: f32 = 0.995;

/// A note that is being written, and about whom.
pub type Draft = Option<(Seat, String)>;

/// Draws it.
pub fn show(ui: &mut Ui, here: &Here<'_>, draft: &mut Draft, input: &mut Input, intents: &mut Vec<Intent>) {
    let shown = ScrollArea::vertical().id_salt("facts").auto_shrink([false, false]).show(ui, |ui| {
        ui.set_width(ui.available_width() - 6.0);
        let from = ui.cursor().min;
        let note = here.desk.text("ui-table-board-note");
        let note = here.beliefs.map(|_| note.as_str());
        parts::head_noted(ui, &here.desk.text("ui-table-board"), note);
        legend(ui, here);
        for seat in here.scene().all().filter(|&seat| seat != here.me()) {
            row(ui, here, seat, intents);
        }
        anchor(ui.ctx(), Anchor::Board, Rect::from_min_max(from, pos2(ui.max_rect().right(), ui.cursor().top())));
        if let Some(seat) = here.about.filter(|&seat| seat != here.me()) {
            tools(ui, here, seat, draft, input, intents);
        } else {
            let hint = here.desk.text("ui-begin-facts-hint");
            ui.add(Label::new(Type::Note.text(hint, Palette::of(ui.ctx()).text_dim)).wrap());
        }
        ui.add_space(Rule::GAP / 2.0);
        let from = ui.cursor().min;
        let heard = here.facts.claims.iter().rev();
        claims::show(ui, here.desk, heard.map(|heard| (here.teller.said(&heard.said), heard.truth)));
        anchor(ui.ctx(), Anchor::Claims, Rect::from_min_max(from, pos2(ui.max_rect().right(), ui.cursor().top())));
    });
    anchor(ui.ctx(), Anchor::Right, shown.inner_rect);
}

/// What is known of a player, in one line: how likely each faction is, and what everybody saw.
fn row(ui: &mut Ui, here: &Here<'_>, seat: Seat, intents: &mut Vec<Intent>) {
    let open = here.about == Some(seat);
    let guess = here.seating.note(here.me(), seat).guess;
    let number = |number: u8| Cell::Number(number.to_string(), if number > 0 { Bright::Yes } else { Bright::No });
    let record = here.player(seat).map(|player| player.record).unwrap_or_default();
    let [human, machine, fallen, legion] = Faction::PLAYED.map(|faction| chance(here, seat, faction));
    let cells: [Cell; CELLS] =
        [human, machine, fallen, legion, number(record.brought), number(record.dropped), number(record.eliminated)];
    let told = told(here, seat).join("\n");
    let response = FactRow { look: here.look(), seat, guess, cells: &cells, told: &told, chosen: open }.show(ui);
    if response.clicked() {
        intents.push(Intent::About((!open).then_some(seat)));
    }
}

/// How likely a player is of a faction; what is certain stands alone.
fn chance(here: &Here<'_>, seat: Seat, faction: Faction) -> Cell {
    if let Some(known) = here.scene().faction(seat) {
        return if known == faction { Cell::Certain(faction) } else { Cell::Blank };
    }
    let Some(beliefs) = here.beliefs else { return Cell::Empty };
    let (best, highest) = beliefs.likeliest(seat);
    match beliefs.of(seat, faction) {
        _ if highest >= SURE && best != faction => Cell::Blank,
        chance => Cell::Chance(faction, chance, if best == faction { Bright::Yes } else { Bright::No }),
    }
}

/// What the columns of the rows are: the marks of the factions, then what was seen.
fn legend(ui: &mut Ui, here: &Here<'_>) {
    let palette = Palette::of(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 20.0), Sense::hover());
    for (nth, faction) in Faction::PLAYED.into_iter().enumerate() {
        let cell = fact_cell(rect, nth, CELLS);
        mark(ui.painter(), palette, team(faction), cell.center(), 15.0, Ink::Filled);
        let name = here.teller.faction(faction);
        let response = parts::plate_at(ui, cell, ("column", nth), || name.clone());
        tip(ui, &response, &name);
    }
    let keys = ["ui-begin-cell-in", "ui-begin-cell-out", "ui-begin-cell-hit"];
    for (nth, key) in (Faction::PLAYED.len()..).zip(keys) {
        let cell = fact_cell(rect, nth, CELLS);
        let words = lines(ui.painter(), &here.desk.text(key), Type::Note.font(), palette.text_dim, cell.width(), 1);
        ui.painter().galley(cell.center() - words.size() / 2.0, words, palette.text_dim);
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
    lines.extend(likely(here, seat));
    lines.extend(deeds(here, seat));
    let note = here.seating.note(here.me(), seat).text;
    lines.extend(Some(note).filter(|text| !text.is_empty()));
    lines
}

/// How likely every faction is, and what the player may be after.
fn likely(here: &Here<'_>, seat: Seat) -> Vec<String> {
    let Some(beliefs) = here.beliefs.filter(|_| here.scene().faction(seat).is_none()) else { return Vec::new() };
    let percent = |chance: f32| ("chance", whole_percent(f64::from(chance)).into());
    let part = |faction: Faction| {
        let chance = beliefs.of(seat, faction);
        let fill = [("team", here.teller.faction(faction).into()), percent(chance)];
        (chance >= 0.005).then(|| here.desk.with("ui-table-chance", &fill))
    };
    let all = here.teller.all(Faction::PLAYED.into_iter().filter_map(part));
    let aim = beliefs.pursuit(seat).filter(|(_, chance)| *chance >= LIKELY).map(|(no, chance)| {
        here.desk.with("ui-begin-pursuit", &[("aim", here.teller.objective(no).into()), percent(chance)])
    });
    let chances = here.desk.with("ui-table-chances", &[("chances", all.into())]);
    std::iter::once(chances).chain(aim).collect()
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

/// All that is known of a player, a guess to pin, a note to write, and the board.
fn tools(ui: &mut Ui, here: &Here<'_>, seat: Seat, draft: &mut Draft, input: &mut Input, intents: &mut Vec<Intent>) {
    let palette = Palette::of(ui.ctx());
    for line in told(here, seat).into_iter().skip(1) {
        ui.add(Label::new(Type::Note.text(line, palette.text_body)).wrap());
    }
    if !here.watching {
        pin(ui, here, seat, intents);
        note(ui, here, seat, draft, input, intents);
    }
    let (_, room) = ui.allocate_space(vec2(ui.available_width(), 190.0));
    Sheet { look: here.look(), seat }.show(ui, room);
}

/// The own guess at a player.
fn pin(ui: &mut Ui, here: &Here<'_>, seat: Seat, intents: &mut Vec<Intent>) {
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
}

/// The own note on a player.
fn note(ui: &mut Ui, here: &Here<'_>, seat: Seat, draft: &mut Draft, input: &mut Input, intents: &mut Vec<Intent>) {
    if draft.as_ref().is_none_or(|(about, _)| *about != seat) {
        *draft = Some((seat, here.seating.note(here.me(), seat).text));
    }
    let Some((_, text)) = draft else { return };
    let name = here.desk.with("ui-table-note-on", &[("name", here.name(seat).into())]);
    if parts::field(ui, input, &name, &name, text).changed() {
        intents.push(Intent::Note(seat, text.clone()));
    }
}
