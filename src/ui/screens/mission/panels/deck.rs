//! The deck tracker: what is left, what was drawn, what that means.

use egui::{Align2, Pos2, Rect, Sense, Ui, pos2, vec2};

use super::value;
use crate::{
    stealth::{Modifier, View, odds},
    ui::{
        Desk,
        parts::{self, plate_at, reason},
        theme::{Palette, Type, mono},
    },
    words::percent,
};

/// Between the squares.
const GAP: f32 = 3.0;

/// How many of the cards drawn last are shown.
const LAST: usize = 4;

/// One column of the tracker: the copies of one card.
struct Column {
    card: Modifier,
    left: usize,
    drawn: usize,
}

/// The deck tracker.
pub fn deck(ui: &mut Ui, desk: &Desk, view: &View) {
    let all = view.left.len() + view.drawn.len();
    let note = desk.with("ui-deck-left", &[("left", view.left.len().into()), ("all", all.into())]);
    parts::head(ui, &desk.text("ui-panel-deck"), Some(&note));
    squares(ui, desk, view);
    known(ui, desk, view);
    last(ui, desk, view);
}

/// Every number from the lowest to the highest card, and the choose card where there is one.
fn columns(view: &View) -> Vec<Column> {
    let all = || view.left.iter().chain(&view.drawn);
    let values = || all().filter_map(|card| if let Modifier::Value(value) = card { Some(*value) } else { None });
    let (low, high) = (values().min().unwrap_or(0), values().max().unwrap_or(0));
    let choose = all().any(|card| *card == Modifier::Choose).then_some(Modifier::Choose);
    let cards = (low..=high).map(Modifier::Value).chain(choose);
    let count = |list: &[Modifier], card| list.iter().filter(|other| **other == card).count();
    cards.map(|card| Column { card, left: count(&view.left, card), drawn: count(&view.drawn, card) }).collect()
}

fn squares(ui: &mut Ui, desk: &Desk, view: &View) {
    let palette = Palette::of(ui.ctx());
    let columns = columns(view);
    let width = ui.available_width();
    let step = (width / columns.len().max(1) as f32).min(18.0 + GAP);
    let side = step - GAP;
    let high = columns.iter().map(|column| column.left + column.drawn).max().unwrap_or(1) as f32;
    let (rect, _) = ui.allocate_exact_size(vec2(width, high * step + 16.0), Sense::hover());
    let left = rect.center().x - step * columns.len() as f32 / 2.0;
    for (at, column) in columns.iter().enumerate() {
        let foot = pos2(left + step * at as f32 + GAP / 2.0, rect.bottom() - 16.0);
        stack(ui, foot, side, column);
        let label = pos2(foot.x + side / 2.0, rect.bottom() - 6.0);
        let zero = column.card == Modifier::Value(0);
        let tone = if zero { palette.text_hi } else { palette.text_dim };
        ui.painter().text(label, Align2::CENTER_CENTER, column.card, mono(11.0), tone);
        let room = Rect::from_min_max(pos2(foot.x, rect.top()), pos2(foot.x + side, rect.bottom()));
        let told = || told(desk, view, column);
        reason(ui, &plate_at(ui, room, ("deck", at), told), told);
    }
}

/// The copies of a card, from below: those still in the deck, then those drawn.
fn stack(ui: &Ui, foot: Pos2, side: f32, column: &Column) {
    let palette = Palette::of(ui.ctx());
    let fill = if column.card == Modifier::Choose { palette.agent } else { palette.info };
    for copy in 0..column.left + column.drawn {
        let top = foot.y - (side + GAP) * (copy + 1) as f32 + GAP / 2.0;
        let square = Rect::from_min_size(pos2(foot.x, top), vec2(side, side));
        if copy < column.left {
            ui.painter().rect_filled(square, 0, fill);
            if column.card == Modifier::Choose {
                ui.painter().text(square.center(), Align2::CENTER_CENTER, "±", mono(side * 0.8), palette.ink);
            }
        } else {
            let line = egui::Stroke::new(1.0, palette.line_edge);
            parts::dashed_rect(ui.painter(), square.shrink(0.5), line, &[3.0, 2.0]);
        }
    }
}

/// What a column says: how many are left, and the chance that the next card is one of them.
fn told(desk: &Desk, view: &View, column: &Column) -> String {
    let coming = odds::coming(view, 0);
    let hits = coming.iter().filter(|card| **card == column.card).count();
    let fill = [
        ("card", column.card.to_string().into()),
        ("left", column.left.into()),
        ("drawn", column.drawn.into()),
        ("hits", hits.into()),
        ("of", coming.len().into()),
        ("chance", percent(hits as f64 / coming.len().max(1) as f64).into()),
    ];
    desk.with("ui-deck-column", &fill)
}

/// The cards on top that were looked at.
fn known(ui: &mut Ui, desk: &Desk, view: &View) {
    if !view.public.known.is_empty() {
        let list: Vec<String> = view.public.known.iter().map(Modifier::to_string).collect();
        let response = value(ui, &desk.text("ui-deck-known"), &list.join(" "));
        reason(ui, &response, || desk.text("ui-deck-known-why"));
    }
}

/// The cards drawn last, newest first, and the chance that the next is 0 or more.
fn last(ui: &mut Ui, desk: &Desk, view: &View) {
    let cards: Vec<String> = view.drawn.iter().rev().take(LAST).map(Modifier::to_string).collect();
    let cards = if cards.is_empty() { desk.text("ui-deck-none") } else { cards.join(" ") };
    let coming = odds::coming(view, 0);
    let good = coming.iter().filter(|card| !matches!(card, Modifier::Value(value) if *value < 0)).count();
    let chance = percent(good as f64 / coming.len().max(1) as f64);
    let fill = [("good", good.into()), ("of", coming.len().into()), ("chance", chance.clone().into())];
    let last = pair(ui, &desk.text("ui-deck-last"), &cards);
    let good = pair(ui, &desk.text("ui-deck-good"), &chance);
    let width = ui.available_width();
    let together = last.size().x + good.size().x + 16.0 <= width;
    let high = last.size().y;
    let size = vec2(width, if together { high } else { 2.0 * high + 2.0 });
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let response = plate_at(ui, Rect::from_min_size(rect.min, last.size()), "deck last", || last.text().to_owned());
    reason(ui, &response, || desk.text("ui-deck-last-why"));
    let at = rect.right_bottom() - good.size();
    let response = plate_at(ui, Rect::from_min_size(at, good.size()), "deck good", || good.text().to_owned());
    let palette = Palette::of(ui.ctx());
    ui.painter().galley(rect.min, last, palette.text_hi);
    ui.painter().galley(at, good, palette.text_hi);
    reason(ui, &response, || desk.with("ui-deck-good-why", &fill));
}

/// A dim word and its numbers, in one line.
fn pair(ui: &Ui, label: &str, numbers: &str) -> std::sync::Arc<egui::Galley> {
    let palette = Palette::of(ui.ctx());
    let mut job = egui::text::LayoutJob::default();
    job.append(label, 0.0, egui::TextFormat::simple(Type::Dense.font(), palette.text_dim));
    job.append(numbers, 6.0, egui::TextFormat::simple(mono(12.0), palette.text_hi));
    ui.fonts(|fonts| fonts.layout_job(job))
}
