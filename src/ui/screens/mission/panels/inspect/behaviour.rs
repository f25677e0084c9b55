//! What an enemy may do at its coming draw: one row for each part of its table, with its chance.

use egui::{Align2, Color32, Rect, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::super::value;
use crate::{
    stealth::{Band, EnemyId, Modifier, Step, View, odds},
    ui::{
        Desk,
        parts::{lay, reason},
        theme::{Palette, Type, Weight, icon_font, icons, mono},
    },
    words::{added, number, percent},
};

/// The widest a bar becomes; it stands for one half.
const BAR: f32 = 52.0;

/// Where the glyph of a row stands.
const GLYPH: f32 = 54.0;

/// The room of a chance at the right end.
const SHARE: f32 = 34.0;

/// One row.
struct Row {
    range: String,
    glyph: &'static str,
    words: String,
    colour: Color32,
    chance: f64,
    why: String,
}

/// The behaviour table of an enemy with the chances of its coming draw.
pub(super) fn behaviour(ui: &mut Ui, desk: &Desk, view: &View, id: EnemyId) {
    let cards = odds::behaviour_cards(view, id);
    let bonus = bonus(view);
    let fill = [("bonus", added(bonus).into()), ("level", view.public.alarm.into())];
    let key = if view.setup.mission.alarm().is_some() { "ui-behaviour-alarm" } else { "ui-behaviour" };
    let count = desk.with("ui-behaviour-cards", &[("count", cards.len().into())]);
    let response = value(ui, &desk.with(key, &fill), &count);
    reason(ui, &response, || desk.text("ui-behaviour-why"));
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        for row in rows(desk, view, id, &cards) {
            show(ui, &row);
        }
    });
}

/// What the alarm adds to the draw.
fn bonus(view: &View) -> i32 {
    view.setup.mission.alarm().map_or(0, |_| view.setup.mission.bonus(view.public.alarm))
}

fn rows(desk: &Desk, view: &View, id: EnemyId, cards: &[Modifier]) -> Vec<Row> {
    let Some(enemy) = view.public.enemies.get(id.index()) else { return Vec::new() };
    let kind = view.setup.mission.kind(enemy.kind);
    let palette = desk.palette();
    let choose = cards.iter().filter(|card| **card == Modifier::Choose).count();
    let of = cards.len().max(1) as f64;
    let mut rows = Vec::new();
    // The choose card stands in a row of its own; the odds count it as the lowest number.
    let lowest = kind.band(bonus(view) + i32::from(*crate::stealth::CHOICES.start()));
    for (band, chance) in odds::behaviours(view, id) {
        let at = usize::from(band);
        let Some(row) = kind.behaviour.get(at) else { continue };
        let chosen = if at == lowest { choose as f64 / of } else { 0.0 };
        let chance = (chance - chosen).max(0.0);
        let (glyph, colour) = mark(row, palette);
        let below = at.checked_sub(1).and_then(|at| kind.behaviour.get(at)).and_then(|row| row.up_to);
        let range = range(below, row.up_to);
        let why = why(desk, view, &range, (chance * of).round() as usize, cards.len());
        rows.push(Row { range, glyph, words: words(desk, row), colour, chance, why });
    }
    if choose > 0 {
        let why = desk.text("ui-behaviour-choose-why");
        let words = desk.text("ui-draw-choose");
        let range = Modifier::Choose.to_string();
        let chance = choose as f64 / of;
        rows.push(Row { range, glyph: icons::PLUS_MINUS, words, colour: palette.agent, chance, why });
    }
    rows
}

/// The results a row holds for, in numbers.
fn range(below: Option<i8>, up_to: Option<i8>) -> String {
    match (below, up_to) {
        (None, Some(up_to)) => format!("≤ {}", number(up_to.into())),
        (Some(below), None) => format!("≥ {}", number(i32::from(below) + 1)),
        (Some(below), Some(up_to)) if below + 1 == up_to => number(up_to.into()),
        (Some(below), Some(up_to)) => format!("{}…{}", number(i32::from(below) + 1), number(up_to.into())),
        (None, None) => "…".to_owned(),
    }
}

fn why(desk: &Desk, view: &View, range: &str, hits: usize, of: usize) -> String {
    let fill = [
        ("range", range.to_owned().into()),
        ("bonus", added(bonus(view)).into()),
        ("hits", hits.into()),
        ("of", of.into()),
    ];
    desk.with("ui-behaviour-row-why", &fill)
}

/// What a row makes the enemy do, in a few words.
pub(super) fn words(desk: &Desk, row: &Band) -> String {
    let steps = row.steps.iter().map(|step| match step {
        Step::Move(count) => desk.with("ui-behaviour-moves", &[("count", (*count).into())]),
        Step::Search => desk.text("ui-behaviour-search"),
        Step::Overwatch => desk.text("ui-behaviour-overwatch"),
    });
    let list = steps.collect::<Vec<_>>().join(", ");
    if list.is_empty() { desk.text("ui-behaviour-still") } else { list }
}

/// Glyph and colour: the more a row threatens, the hotter.
fn mark(row: &Band, palette: &Palette) -> (&'static str, Color32) {
    let [calm, low, _, high, highest] = palette.threat;
    let moves: u8 = row.steps.iter().map(|step| if let Step::Move(count) = step { *count } else { 0 }).sum();
    match (row.steps.contains(&Step::Overwatch), row.steps.contains(&Step::Search), moves) {
        (true, ..) => (icons::EYE, highest),
        (_, true, _) => (icons::MAGNIFYING_GLASS, low),
        (_, _, 0) => (icons::MINUS_CIRCLE, calm),
        (_, _, 1) => (icons::FOOTPRINTS, low),
        _ => (icons::FOOTPRINTS, high),
    }
}

fn show(ui: &mut Ui, row: &Row) {
    let palette = Palette::of(ui.ctx());
    let width = ui.available_width();
    let range = lay(ui, &row.range, mono(12.0), palette.text_hi, 60.0);
    let share = lay(ui, &percent(row.chance), mono(12.0), palette.text_hi, 60.0);
    let bar = if width >= 236.0 { BAR } else { 0.0 };
    let words_left = GLYPH + 14.0;
    let room = width - words_left - bar - 6.0 - SHARE;
    let words = lay(ui, &row.words, Type::Dense.font(), palette.text_body, room);
    let size = vec2(width, words.size().y.max(20.0));
    let (rect, response) = ui.allocate_exact_size(size, Sense::focusable_noninteractive());
    let name = format!("{} {} {}", row.range, row.words, percent(row.chance));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &name));
    let y = rect.center().y;
    let painter = ui.painter();
    painter.galley(pos2(rect.left(), y - range.size().y / 2.0), range, palette.text_hi);
    let at = pos2(rect.left() + GLYPH, y);
    painter.text(at, Align2::CENTER_CENTER, row.glyph, icon_font(Weight::Fill, 15.0), row.colour);
    painter.galley(pos2(rect.left() + words_left, y - words.size().y / 2.0), words, palette.text_body);
    if bar > 0.0 {
        let place = pos2(rect.right() - SHARE - bar, y - 5.0);
        show_bar(ui, Rect::from_min_size(place, vec2(bar, 10.0)), row);
    }
    painter.galley(pos2(rect.right() - share.size().x, y - share.size().y / 2.0), share, palette.text_hi);
    reason(ui, &response, || row.why.clone());
}

/// The chance as a bar: full is one half, longer is cut off.
fn show_bar(ui: &Ui, track: Rect, row: &Row) {
    let palette = Palette::of(ui.ctx());
    ui.painter().rect_filled(track, 0, palette.field);
    let full = track.width() * ((row.chance * 2.0) as f32).clamp(0.0, 1.0);
    ui.painter().rect_filled(Rect::from_min_size(track.min, vec2(full, track.height())), 0, row.colour);
    if palette.high_contrast {
        let line = egui::Stroke::new(1.0, palette.line_soft);
        ui.painter().rect_stroke(track, 0, line, egui::StrokeKind::Inside);
    }
}
