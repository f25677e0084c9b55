//! The deduction board: what follows from what you know, your guesses and notes; and what was said.

use egui::{
    Align2, Color32, Rect, ScrollArea, Sense, Stroke, Ui, WidgetInfo, WidgetType, pos2,
    text::{LayoutJob, TextWrapping},
    vec2,
};

use super::{
    choice::{Chosen, Talk, Verb},
    here::{Here, Intent},
};
use crate::{
    deduction::{Action, Team},
    engine::Seat,
    session::table::{CardFact, Heard, How, Standing, Truth},
    ui::{
        focus,
        parts::{self, Button, lay, tip_with},
        table::{Ink, mark},
        theme::{Palette, Rule, Type, Weight, icon_font, icons, mono},
    },
    words::whole_percent,
};

/// Draws board, claims and what can be said.
pub fn show(
    ui: &mut Ui,
    here: &Here<'_>,
    note: &mut Option<(Seat, String)>,
    input: &mut crate::ui::input::Input,
    intents: &mut Vec<Intent>,
) {
    let talks = talks(here);
    let foot = match ui.available_height() {
        _ if talks.is_empty() => 0.0,
        high if high > 560.0 => 132.0,
        _ => 62.0,
    };
    let room = (ui.available_height() - foot).max(60.0);
    ScrollArea::vertical().id_salt("board").max_height(room).auto_shrink([false, false]).show(ui, |ui| {
        let width = ui.available_width();
        ui.set_width(width - 6.0);
        let legend = here.desk.text("ui-table-board-note");
        head(ui, &here.desk.text("ui-table-board"), here.beliefs.map(|_| legend.as_str()));
        columns(ui, here);
        ui.spacing_mut().item_spacing.y = 0.0;
        for (at, seat) in here.seats().enumerate() {
            row(ui, here, seat, at % 2 == 0, intents);
        }
        ui.spacing_mut().item_spacing.y = 6.0;
        ui.add_space(6.0);
        notes(ui, here, note, input, intents);
        ui.add_space(Rule::GAP);
        claims(ui, here);
    });
    if !talks.is_empty() {
        say(ui, here, &talks, intents);
    }
}

/// A head with a note in running text.
fn head(ui: &mut Ui, label: &str, note: Option<&str>) {
    let palette = Palette::of(ui.ctx());
    let note = note.map(|note| lay(ui, note, Type::Note.font(), palette.text_dim, ui.available_width() * 0.5));
    let taken = note.as_ref().filter(|note| note.rows.len() == 1).map_or(0.0, |note| note.size().x);
    let room = parts::head_with(ui, label, taken);
    if let Some(note) = note.filter(|_| taken > 0.0) {
        let at = pos2(room.left(), room.center().y - note.size().y / 2.0);
        ui.painter().galley(at, note, palette.text_dim);
    }
}

/// Where the five columns of a row stand.
fn cells(rect: Rect) -> (f32, [Rect; 5]) {
    let wide = ((rect.width() - 96.0) / 5.0).clamp(24.0, 42.0);
    let left = rect.right() - wide * 5.0;
    let cell =
        |at: usize| Rect::from_min_size(pos2(left + wide * at as f32, rect.top()), vec2(wide - 4.0, rect.height()));
    (left, [0, 1, 2, 3, 4].map(cell))
}

/// The marks of the teams over their columns, with letters where colours are few.
fn columns(ui: &mut Ui, here: &Here<'_>) {
    let palette = Palette::of(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 24.0), Sense::hover());
    for (team, cell) in Team::ALL.into_iter().zip(cells(rect).1) {
        mark(ui.painter(), palette, team, cell.center(), 15.0, Ink::Filled);
        let name = here.teller.team(team);
        let response = parts::plate_at(ui, cell, ("column", team as u8), || name.clone());
        tip_with(ui, &response, || name);
    }
}

/// What is known of one player.
fn row(ui: &mut Ui, here: &Here<'_>, seat: Seat, shaded: bool, intents: &mut Vec<Intent>) {
    let palette = Palette::of(ui.ctx());
    let high = if here.view.rules.seats > 8 { 25.0 } else { 27.0 };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::click());
    let mine = seat == here.me();
    let name = here.name(seat);
    let told = told(here, seat);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, !mine, &told));
    let fill = match (response.hovered() && !mine, shaded) {
        (true, _) => palette.hover,
        (false, true) => palette.raised,
        (false, false) => Color32::TRANSPARENT,
    };
    ui.painter().rect_filled(rect, 0, fill);
    let (left, cells) = cells(rect);
    let dead = here.player(seat).is_some_and(|player| player.hp == 0);
    let colour = if dead { palette.text_dim } else { palette.text_hi };
    let y = rect.center().y;
    ui.painter().text(
        pos2(rect.left() + 18.0, y),
        Align2::RIGHT_CENTER,
        (seat.0 + 1).to_string(),
        mono(12.0),
        palette.text_dim,
    );
    // A name too long for its column ends in dots; the whole one is told beside it.
    let start = rect.left() + 24.0;
    let mut line = LayoutJob::simple_singleline(name, Type::Body.font(), colour);
    line.wrap = TextWrapping::truncate_at_width(left - 22.0 - start);
    let words = ui.fonts(|fonts| fonts.layout_job(line));
    ui.painter().galley(pos2(start, y - words.size().y / 2.0), words, colour);
    badge(ui, here, seat, pos2(left - 12.0, y), dead);
    numbers(ui, here, seat, &cells);
    focus::join(ui, &response);
    tip_with(ui, &response, || told.clone());
    if response.clicked() && !mine {
        intents.push(Intent::Pin(seat));
    }
}

/// Eliminated, or what you have pinned.
fn badge(ui: &Ui, here: &Here<'_>, seat: Seat, at: egui::Pos2, dead: bool) {
    let palette = Palette::of(ui.ctx());
    let glyph = |glyph: &str| {
        ui.painter().text(at, Align2::CENTER_CENTER, glyph, icon_font(Weight::Fill, 14.0), palette.text_dim);
    };
    match here.table.note(here.me(), seat).guess {
        _ if dead => glyph(icons::SKULL),
        _ if seat == here.me() => glyph(icons::GHOST),
        Some(team) => {
            glyph(icons::PUSH_PIN);
            mark(ui.painter(), palette, team, at - vec2(15.0, 0.0), 11.0, Ink::Hollow);
        }
        None => {}
    }
}

/// The chance of each team with a bar below; what is certain stands alone.
fn numbers(ui: &Ui, here: &Here<'_>, seat: Seat, cells: &[Rect; 5]) {
    let palette = Palette::of(ui.ctx());
    let standing = here.facts.seats.get(usize::from(seat.0)).map(|facts| facts.standing);
    let certain = match standing {
        Some(Standing::Certain(team)) => Some(team),
        _ => None,
    };
    let chances =
        certain.map(|team| Team::ALL.map(|other| if other == team { 1.0 } else { 0.0 })).or_else(|| here.chances(seat));
    let Some(chances) = chances else { return };
    let best = chances.iter().copied().fold(0.0, f32::max);
    for ((team, chance), cell) in Team::ALL.into_iter().zip(chances).zip(cells) {
        if certain.is_some_and(|certain| certain != team) {
            continue;
        }
        let colour = if chance >= best { palette.text_hi } else { palette.text_dim };
        let number = format!("{:.0}", chance * 100.0);
        ui.painter().text(cell.center() - vec2(0.0, 3.0), Align2::CENTER_CENTER, number, mono(12.0), colour);
        let track = Rect::from_min_size(pos2(cell.left(), cell.bottom() - 6.0), vec2(cell.width(), 3.0));
        ui.painter().rect_filled(track, 0, palette.field);
        let part = Rect::from_min_size(track.min, vec2(track.width() * chance, 3.0));
        ui.painter().rect_filled(part, 0, palette.team(team));
    }
}

/// All that can be known of a player, in words.
fn told(here: &Here<'_>, seat: Seat) -> String {
    let desk = here.desk;
    let mut lines = vec![here.name(seat)];
    let Some(facts) = here.facts.seats.get(usize::from(seat.0)) else { return lines.concat() };
    let team = |team: Team| [("team", here.teller.team(team).into())];
    match facts.standing {
        Standing::Certain(known) => lines.push(desk.with("ui-table-certain", &team(known))),
        Standing::Apparent(known) => lines.push(desk.with("ui-table-apparent", &team(known))),
        Standing::Told(known, turn) => {
            let fill = [("team", here.teller.team(known).into()), ("turn", turn.into())];
            lines.push(desk.with("ui-table-told", &fill));
        }
        Standing::Unknown => {}
    }
    lines.extend(facts.cards.iter().filter_map(|card| card_told(here, seat, *card)));
    if let (Some(chances), Standing::Unknown) = (here.chances(seat), facts.standing) {
        let part = |(team, chance): (Team, f32)| {
            let fill = [("team", here.teller.team(team).into()), ("chance", whole_percent(f64::from(chance)).into())];
            (chance >= 0.005).then(|| desk.with("ui-table-chance", &fill))
        };
        let all = Team::ALL.into_iter().zip(chances).filter_map(part);
        lines.push(desk.with("ui-table-chances", &[("chances", here.teller.all(all).into())]));
    }
    let note = here.table.note(here.me(), seat);
    if let Some(guess) = note.guess {
        lines.push(desk.with("ui-table-your-guess", &team(guess)));
    }
    lines.extend(Some(note.text).filter(|text| !text.is_empty()));
    lines.join("\n")
}

fn card_told(here: &Here<'_>, seat: Seat, card: CardFact) -> Option<String> {
    let face = here.teller.face(card.face?);
    let fill = [("card", here.teller.spot(seat, card.spot).into()), ("face", face.into())];
    let key = match card.how {
        How::Open => "ui-table-fact-open",
        How::Own => "ui-table-fact-own",
        How::Seen => "ui-table-fact-seen",
        How::Hidden => return None,
    };
    Some(here.desk.with(key, &fill))
}

/// The own notes on the player that is chosen at the table.
fn notes(
    ui: &mut Ui,
    here: &Here<'_>,
    draft: &mut Option<(Seat, String)>,
    input: &mut crate::ui::input::Input,
    intents: &mut Vec<Intent>,
) {
    let palette = Palette::of(ui.ctx());
    let Some(seat) = here.chosen.seat.filter(|&seat| seat != here.me()) else {
        let hint = here.desk.text("ui-table-notes-hint");
        ui.add(egui::Label::new(Type::Note.text(hint, palette.text_dim)).wrap());
        return;
    };
    if draft.as_ref().is_none_or(|(about, _)| *about != seat) {
        *draft = Some((seat, here.table.note(here.me(), seat).text));
    }
    let Some((_, text)) = draft else { return };
    let name = here.desk.with("ui-table-note-on", &[("name", here.name(seat).into())]);
    let response = parts::field(ui, input, &name, &name, text);
    if response.changed() {
        intents.push(Intent::Note(seat, text.clone()));
    }
}

/// What was said, newest first, and what became of it.
fn claims(ui: &mut Ui, here: &Here<'_>) {
    let palette = Palette::of(ui.ctx());
    let count = here.facts.claims.len();
    let note = here.desk.with("ui-table-claims-note", &[("count", count.into())]);
    head(ui, &here.desk.text("ui-table-claims"), Some(&note).filter(|_| count > 0).map(String::as_str));
    if count == 0 {
        ui.add(egui::Label::new(Type::Note.text(here.desk.text("ui-table-no-claims"), palette.text_dim)).wrap());
    }
    for (at, heard) in here.facts.claims.iter().rev().take(60).enumerate() {
        claim(ui, here, at, heard);
    }
}

fn claim(ui: &mut Ui, here: &Here<'_>, at: usize, heard: &Heard) {
    let palette = Palette::of(ui.ctx());
    let (glyph, colour, why) = match heard.truth {
        Truth::True => (icons::CHECK_CIRCLE, palette.safe, "ui-table-claim-true"),
        Truth::False => (icons::X_CIRCLE, palette.detection, "ui-table-claim-false"),
        Truth::Doubtful => (icons::WARNING, palette.overwatch, "ui-table-claim-doubtful"),
        Truth::Open => (icons::QUESTION, palette.text_dim, "ui-table-claim-open"),
        Truth::Opinion => (icons::CHAT_CIRCLE, palette.text_dim, "ui-table-claim-opinion"),
    };
    let why = here.desk.text(why);
    let said = here.teller.said(&heard.said);
    let note = lay(ui, &why, Type::Note.font(), palette.text_dim, ui.available_width() * 0.4);
    let room = ui.available_width() - note.size().x - 32.0;
    let words = lay(ui, &said, Type::Dense.font(), palette.text_hi, room);
    let size = vec2(ui.available_width(), words.size().y.max(20.0) + 8.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, format!("{said} {why}")));
    let first = rect.top() + 13.0;
    let font = icon_font(Weight::Fill, 15.0);
    ui.painter().text(pos2(rect.left() + 8.0, first), Align2::CENTER_CENTER, glyph, font, colour);
    ui.painter().galley(pos2(rect.left() + 24.0, rect.top() + 4.0), words, palette.text_hi);
    ui.painter().galley(pos2(rect.right() - note.size().x, first - note.size().y / 2.0), note, palette.text_dim);
    if at + 1 < here.facts.claims.len() {
        ui.painter().hline(rect.x_range(), rect.bottom() + 2.5, Stroke::new(1.0, palette.line_soft));
    }
}

/// What can be said now.
fn talks(here: &Here<'_>) -> Vec<Talk> {
    let can = |talk: &Talk| {
        here.options.iter().any(|action| matches!(action, Action::Claim(claim) if Talk::of(*claim) == *talk))
    };
    Talk::ALL.into_iter().filter(can).collect()
}

fn say(ui: &mut Ui, here: &Here<'_>, talks: &[Talk], intents: &mut Vec<Intent>) {
    parts::head(ui, &here.desk.text("ui-table-say"), None);
    ScrollArea::vertical().id_salt("say").auto_shrink([false, false]).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 5.0);
            ui.spacing_mut().interact_size.y = 26.0;
            for &talk in talks {
                let on = here.chosen.verb == Some(Verb::Say(talk));
                if Button::new(here.desk.text(talk.words())).height(26.0).chosen(on).show(ui).clicked() {
                    let Chosen { seat, .. } = here.chosen;
                    intents.push(Intent::Seat(seat.filter(|_| talk != Talk::Team)));
                    intents.push(Intent::Verb((!on).then_some(Verb::Say(talk))));
                }
            }
        });
    });
}
