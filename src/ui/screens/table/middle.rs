//! The middle of the table: what is happening, and who has yet to respond.

use std::sync::Arc;

use egui::{Align2, Color32, Pos2, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use super::{here::Here, supply};
use crate::{
    deduction::Pending,
    engine::Seat,
    ui::{
        lessons::{Anchor, mark},
        parts::{cut_top, lay, plate_at, tip_with},
        table::Ring,
        theme::{Palette, Type, Weight, icon_font, icons, mono},
    },
};

/// How wide the box becomes at most, at a table of common size; a large one lets it grow.
const WIDEST: f32 = 360.0;
/// How much of a large table it takes.
const SHARE: f32 = 0.34;
/// Narrower than this, a number of a seat cannot be read.
const LEAST_STEP: f32 = 16.0;
/// How high a row of the order is.
const ORDER: f32 = 24.0;
/// The gap between the sentence and the supply.
const GAP: f32 = 12.0;

/// Draws the sentence of the moment and the supply.
pub fn show(ui: &mut Ui, here: &Here<'_>, ring: &Ring) {
    let room = ring.middle;
    let widest = (ring.top.width() * SHARE).max(WIDEST);
    let width = room.width().min(widest);
    let box_room = Rect::from_center_size(room.center(), vec2(width, room.height()));
    let rect = sentence(ui, here, box_room);
    mark(ui.ctx(), Anchor::Dialog, rect);
    if let Some(supply) = ring.supply {
        // As near below the sentence as it lies free.
        let below = (rect.bottom() + GAP).min(supply.top());
        let top = if supply.top() > room.center().y { below } else { supply.top() };
        let wide = supply.width().min(if top < supply.top() { width } else { widest });
        supply::show(
            ui,
            here,
            Rect::from_min_size(pos2(supply.center().x - wide / 2.0, top), vec2(wide, supply.height())),
        );
    }
}

/// What is happening; gives the box.
fn sentence(ui: &mut Ui, here: &Here<'_>, room: Rect) -> Rect {
    let palette = Palette::of(ui.ctx());
    let inside = room.width() - 24.0;
    let moment = here.teller.moment(here.view);
    let style = if room.height() < 90.0 || room.width() < 260.0 { Type::Dense } else { Type::Subtitle };
    let words = middled(ui, &moment, style, palette.text_hi, inside);
    let circles = matches!(here.pending(), Some(Pending::Window(..))) && room.height() >= 72.0;
    let then = here.teller.consequence(here.view);
    let after = then.as_ref().map(|text| middled(ui, text, Type::Dense, palette.text_body, inside));
    let rows = if circles { order_rows(here, inside) } else { 0 };
    let circles_high = if circles { 10.0 + ORDER * f32::from(rows) } else { 0.0 };
    let spare = room.height() - words.size().y - 24.0 - circles_high;
    let after = after.filter(|after| after.size().y <= spare);
    let below = after.as_ref().map_or(0.0, |after| after.size().y + 4.0) + circles_high;
    let height = (words.size().y + below + 20.0).min(room.height());
    let rect = Rect::from_center_size(room.center(), vec2(room.width(), height));
    let line = line_colour(here, palette);
    ui.painter().rect(rect, 2, palette.panel, Stroke::new(1.5, line), StrokeKind::Inside);
    let painter = ui.painter().with_clip_rect(rect);
    let mut y = rect.top() + 10.0;
    let mut put = |galley: Arc<egui::Galley>, colour| {
        let at = pos2(rect.center().x, y);
        y += galley.size().y + 4.0;
        painter.galley(at, galley, colour);
    };
    put(words, palette.text_hi);
    if let Some(after) = after {
        put(after, palette.text_body);
    }
    if circles {
        let bottom = y + ORDER * f32::from(rows);
        order(ui, here, Rect::from_min_max(pos2(rect.left() + 12.0, y), pos2(rect.right() - 12.0, bottom)), rows);
    }
    let told = then.map_or_else(|| moment.clone(), |then| format!("{moment} {then}"));
    let response = plate_at(ui, rect, "moment", || told.clone());
    tip_with(ui, &response, || told.clone());
    rect
}

/// Words whose every line stands in the middle.
fn middled(ui: &Ui, text: &str, style: Type, colour: Color32, width: f32) -> Arc<egui::Galley> {
    let mut job = egui::text::LayoutJob::simple(text.to_owned(), style.font(), colour, width.max(1.0));
    job.halign = egui::Align::Center;
    ui.fonts(|fonts| fonts.layout_job(job))
}

/// The border: a shot is announced, you are asked, or neither.
fn line_colour(here: &Here<'_>, palette: &Palette) -> Color32 {
    if here.seats().any(|seat| here.is_target(seat)) {
        palette.detection
    } else if here.options.is_empty() {
        palette.line_ctrl
    } else {
        palette.agent
    }
}

/// The seats in the order they are asked, with their places in it.
fn asked(here: &Here<'_>) -> Vec<(u8, Seat)> {
    let around = here.scene().around(here.view.table.turn.seat);
    (0..).zip(around).filter(|(_, seat)| here.scene().lives(*seat)).collect()
}

/// How many rows the order needs to be read.
fn order_rows(here: &Here<'_>, width: f32) -> u8 {
    if asked(here).len() as f32 * LEAST_STEP > width { 2 } else { 1 }
}

/// The seats in the order they are asked: passed, now, to come.
fn order(ui: &Ui, here: &Here<'_>, row: Rect, rows: u8) {
    let palette = Palette::of(ui.ctx());
    let Some(Pending::Window(_, next)) = here.pending() else { return };
    let asked = asked(here);
    if rows > 1 {
        let (upper, lower) = cut_top(row, ORDER);
        let (first, rest) = asked.split_at(asked.len().div_ceil(2));
        for (row, seats) in [(upper, first), (lower, rest)] {
            let step = 28.0f32.min(row.width() / first.len().max(1) as f32);
            circles(ui, here, (row.left_center(), step), seats, *next);
        }
        return;
    }
    let label = lay(
        ui,
        &here.desk.text("ui-table-reactions").to_uppercase(),
        Type::Label.font(),
        palette.text_body,
        row.width(),
    );
    let step = 28.0f32.min((row.width() - label.size().x - 16.0) / asked.len().max(1) as f32);
    let (from, with_label) =
        if step < LEAST_STEP { (row.left(), false) } else { (row.left() + label.size().x + 14.0, true) };
    let step = if with_label { step } else { 28.0f32.min(row.width() / asked.len().max(1) as f32) };
    if with_label {
        let at = pos2(row.left(), row.center().y - label.size().y / 2.0);
        ui.painter().galley(at, label, palette.text_body);
    }
    circles(ui, here, (pos2(from, row.center().y), step), &asked, *next);
}

/// Some seats of the order, from a point on, so far apart.
fn circles(ui: &Ui, here: &Here<'_>, (from, step): (Pos2, f32), seats: &[(u8, Seat)], next: u8) {
    let palette = Palette::of(ui.ctx());
    for (place, &(at, seat)) in seats.iter().enumerate() {
        let centre = from + vec2(step * (place as f32 + 0.5), 0.0);
        let radius = (step * 0.42).min(11.0);
        let mine = seat == here.me();
        // Who else is being asked would tell who holds something to play.
        let asked = !here.options.is_empty();
        let now = asked && mine;
        let line = if now { palette.agent } else { palette.line_ctrl };
        let you = here.desk.text("ui-table-you-short");
        let named = mine && step >= 25.0 && you.chars().count() <= 4;
        if mine {
            let fill = if now { palette.agent } else { Color32::TRANSPARENT };
            let wide = if named { step } else { radius * 2.0 };
            let square = Rect::from_center_size(centre, vec2(wide, radius * 2.0));
            ui.painter().rect(square, 2, fill, Stroke::new(1.2, palette.agent), StrokeKind::Inside);
        } else {
            ui.painter().circle_stroke(centre, radius, Stroke::new(1.2, line));
        }
        let ink = if mine && now { palette.ink } else { palette.text_body };
        if named {
            ui.painter().text(centre, Align2::CENTER_CENTER, you, Type::Note.font(), ink);
        } else if asked && at < next {
            let font = icon_font(Weight::Bold, radius);
            ui.painter().text(centre, Align2::CENTER_CENTER, icons::CHECK, font, ink);
        } else {
            let number = (seat.0 + 1).to_string();
            ui.painter().text(centre, Align2::CENTER_CENTER, number, mono((radius * 1.1).max(9.0)), ink);
        }
    }
}
