//! The deduction board: what follows from what you know, a row for each player.

use egui::{
    Align2, Color32, Pos2, Rect, Sense, Ui, WidgetInfo, WidgetType, pos2,
    text::{LayoutJob, TextWrapping},
    vec2,
};

use super::super::here::{Here, Intent};
use crate::{
    deduction::Team,
    engine::Seat,
    session::deduction::{CardFact, How, Standing},
    ui::{
        focus,
        parts::{self, tip_with},
        table::{Ink, mark},
        theme::{Palette, Type, Weight, icon_font, icons, mono},
    },
    words::whole_percent,
};

/// Draws the rows under the marks of the teams.
pub fn show(ui: &mut Ui, here: &Here<'_>, intents: &mut Vec<Intent>) {
    columns(ui, here);
    ui.spacing_mut().item_spacing.y = 0.0;
    for (at, seat) in here.seats().enumerate() {
        row(ui, here, seat, at % 2 == 0, intents);
    }
    ui.spacing_mut().item_spacing.y = 6.0;
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
    let chosen = here.about == Some(seat);
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, !mine, chosen, &told));
    let fill = match (response.hovered() && !mine, shaded) {
        _ if chosen => palette.field,
        (true, _) => palette.hover,
        (false, true) => palette.raised,
        (false, false) => Color32::TRANSPARENT,
    };
    ui.painter().rect_filled(rect, 0, fill);
    if chosen {
        ui.painter().rect_filled(Rect::from_min_size(rect.min, vec2(2.0, rect.height())), 0, palette.agent);
    }
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
    let pinned = !dead && !mine && here.seating.note(here.me(), seat).guess.is_some();
    line.wrap = TextWrapping::truncate_at_width(left - if pinned { 37.0 } else { 22.0 } - start);
    let words = ui.fonts(|fonts| fonts.layout_job(line));
    ui.painter().galley(pos2(start, y - words.size().y / 2.0), words, colour);
    badge(ui, here, seat, pos2(left - 12.0, y), dead);
    numbers(ui, here, seat, &cells);
    focus::join(ui, &response);
    tip_with(ui, &response, || told.clone());
    if response.clicked() && !mine {
        intents.push(Intent::About((!chosen).then_some(seat)));
    }
}

/// Eliminated, or what you have pinned.
fn badge(ui: &Ui, here: &Here<'_>, seat: Seat, at: Pos2, dead: bool) {
    let palette = Palette::of(ui.ctx());
    let glyph = |glyph: &str| {
        ui.painter().text(at, Align2::CENTER_CENTER, glyph, icon_font(Weight::Fill, 14.0), palette.text_dim);
    };
    match here.seating.note(here.me(), seat).guess {
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
    let Some(chances) = here.board(seat) else { return };
    let best = chances.iter().copied().fold(0.0, f32::max);
    for ((team, chance), cell) in Team::ALL.into_iter().zip(chances).zip(cells) {
        // What is all but certain stands alone.
        if best >= 0.995 && chance < best {
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
    lines.extend(known(here, seat));
    if let (Some(chances), Standing::Unknown) = (here.chances(seat), facts.standing) {
        let part = |(team, chance): (Team, f32)| {
            let fill = [("team", here.teller.team(team).into()), ("chance", whole_percent(f64::from(chance)).into())];
            (chance >= 0.005).then(|| desk.with("ui-table-chance", &fill))
        };
        let all = Team::ALL.into_iter().zip(chances).filter_map(part);
        lines.push(desk.with("ui-table-chances", &[("chances", here.teller.all(all).into())]));
    }
    let note = here.seating.note(here.me(), seat);
    if let Some(guess) = note.guess {
        lines.push(desk.with("ui-table-your-guess", &team(guess)));
    }
    lines.extend(Some(note.text).filter(|text| !text.is_empty()));
    lines.join("\n")
}

/// The cards of a player that you know, in words.
pub fn known(here: &Here<'_>, seat: Seat) -> Vec<String> {
    let facts = here.facts.seats.get(usize::from(seat.0));
    facts.map_or_else(Vec::new, |facts| facts.cards.iter().filter_map(|card| card_told(here, seat, *card)).collect())
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
