//! The middle of the table: what is happening, who has yet to respond, and what lies there.

use egui::{Align2, Color32, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use super::here::Here;
use crate::{
    deduction::{Pending, Rack, WeaponKind},
    engine::Seat,
    ui::{
        parts::{lay, plate_at, tip_with},
        table::{Ring, weapon, weapon_size},
        theme::{Palette, Type, Weight, icon_font, icons, mono},
    },
};

/// How wide the box becomes at most.
const WIDEST: f32 = 360.0;

/// Draws the sentence of the moment and the supply.
pub fn show(ui: &mut Ui, here: &Here<'_>, ring: &Ring) {
    let room = ring.middle.shrink(4.0);
    let supply = (room.height() >= 150.0).then_some(62.0);
    let upper = Rect::from_min_max(room.min, pos2(room.right(), room.bottom() - supply.unwrap_or(0.0)));
    let width = room.width().min(WIDEST);
    let height = sentence(ui, here, Rect::from_center_size(upper.center(), vec2(width, upper.height())));
    if let Some(high) = supply {
        let top = (upper.center().y + height / 2.0 + 12.0).min(room.bottom() - high);
        let row = Rect::from_min_size(pos2(room.center().x - width / 2.0, top), vec2(width, high - 6.0));
        lying(ui, here, row);
    }
}

/// What is happening; gives how high the box is.
fn sentence(ui: &mut Ui, here: &Here<'_>, room: Rect) -> f32 {
    let palette = Palette::of(ui.ctx());
    let inside = room.width() - 24.0;
    let moment = here.teller.moment(here.view);
    let style = if room.height() < 90.0 || room.width() < 260.0 { Type::Dense } else { Type::Subtitle };
    let words = lay(ui, &moment, style.font(), palette.text_hi, inside);
    let then = here.teller.consequence(here.view).filter(|_| room.height() >= 100.0);
    let after = then.as_ref().map(|text| lay(ui, text, Type::Dense.font(), palette.text_body, inside));
    let circles = matches!(here.pending(), Some(Pending::Window(..))) && room.height() >= 84.0;
    let below = after.as_ref().map_or(0.0, |after| after.size().y + 4.0) + if circles { 34.0 } else { 0.0 };
    let height = (words.size().y + below + 20.0).min(room.height());
    let rect = Rect::from_center_size(room.center(), vec2(room.width(), height));
    let line = line_colour(here, palette);
    ui.painter().rect(rect, 2, palette.panel, Stroke::new(1.5, line), StrokeKind::Inside);
    let painter = ui.painter().with_clip_rect(rect);
    let mut y = rect.top() + 10.0;
    let mut put = |galley: std::sync::Arc<egui::Galley>, colour| {
        let at = pos2(rect.center().x - galley.size().x / 2.0, y);
        y += galley.size().y + 4.0;
        painter.galley(at, galley, colour);
    };
    put(words, palette.text_hi);
    if let Some(after) = after {
        put(after, palette.text_body);
    }
    if circles {
        order(ui, here, Rect::from_min_max(pos2(rect.left() + 12.0, y), pos2(rect.right() - 12.0, y + 26.0)));
    }
    let told = then.map_or_else(|| moment.clone(), |then| format!("{moment} {then}"));
    let response = plate_at(ui, rect, "moment", || told.clone());
    tip_with(ui, &response, || told.clone());
    height
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

/// The seats in the order they are asked: passed, now, to come.
fn order(ui: &Ui, here: &Here<'_>, row: Rect) {
    let palette = Palette::of(ui.ctx());
    let Some(Pending::Window(_, next)) = here.pending() else { return };
    let turn = here.view.table.turn.seat;
    let asked: Vec<(u8, Seat)> =
        (0..).zip(here.scene().around(turn)).filter(|(_, seat)| here.scene().lives(*seat)).collect();
    let label = lay(
        ui,
        &here.desk.text("ui-table-reactions").to_uppercase(),
        Type::Label.font(),
        palette.text_body,
        row.width(),
    );
    let step = 28.0f32.min((row.width() - label.size().x - 16.0) / asked.len().max(1) as f32);
    let (from, with_label) = if step < 16.0 { (row.left(), false) } else { (row.left() + label.size().x + 14.0, true) };
    let step = if with_label { step } else { 28.0f32.min(row.width() / asked.len().max(1) as f32) };
    if with_label {
        let at = pos2(row.left(), row.center().y - label.size().y / 2.0);
        ui.painter().galley(at, label, palette.text_body);
    }
    for (place, (at, seat)) in asked.into_iter().enumerate() {
        let centre = pos2(from + step * (place as f32 + 0.5), row.center().y);
        let radius = (step * 0.42).min(11.0);
        let mine = seat == here.me();
        // Who else is being asked would tell who holds something to play.
        let asked = !here.options.is_empty();
        let now = asked && mine;
        let line = if now { palette.agent } else { palette.line_ctrl };
        if mine {
            let fill = if now { palette.agent } else { Color32::TRANSPARENT };
            let square = Rect::from_center_size(centre, vec2(radius * 2.0, radius * 2.0));
            ui.painter().rect(square, 2, fill, Stroke::new(1.2, palette.agent), StrokeKind::Inside);
        } else {
            ui.painter().circle_stroke(centre, radius, Stroke::new(1.2, line));
        }
        let ink = if mine && now { palette.ink } else { palette.text_body };
        if asked && at < *next {
            let font = icon_font(Weight::Bold, radius);
            ui.painter().text(centre, Align2::CENTER_CENTER, icons::CHECK, font, ink);
        } else {
            let number = (seat.0 + 1).to_string();
            ui.painter().text(centre, Align2::CENTER_CENTER, number, mono((radius * 1.1).max(9.0)), ink);
        }
    }
}

/// What lies in the middle: weapons, locked weapons, programs.
fn lying(ui: &mut Ui, here: &Here<'_>, row: Rect) {
    let table = &here.view.table;
    let wide = (row.width() - 16.0) / 3.0;
    let place = |at: f32| Rect::from_min_size(row.min + vec2(at * (wide + 8.0), 0.0), vec2(wide, row.height()));
    rack(ui, here, place(0.0), "ui-table-middle", table.middle);
    rack(ui, here, place(1.0), "ui-table-locked", table.locked);
    pile(ui, here, place(2.0));
}

/// A box with a label; gives the room below it.
fn boxed(ui: &Ui, here: &Here<'_>, rect: Rect, label: &'static str) -> Rect {
    let palette = Palette::of(ui.ctx());
    ui.painter().rect(rect, 2, palette.panel, Stroke::new(1.0, palette.line_soft), StrokeKind::Inside);
    let label = here.desk.text(label).to_uppercase();
    let mut job = egui::text::LayoutJob::simple_singleline(label, Type::Label.font(), palette.text_body);
    job.wrap = egui::text::TextWrapping::truncate_at_width(rect.width() - 12.0);
    let words = ui.fonts(|fonts| fonts.layout_job(job));
    ui.painter().galley(rect.min + vec2(8.0, 5.0), words, palette.text_body);
    Rect::from_min_max(pos2(rect.left() + 6.0, rect.top() + 20.0), rect.max - vec2(6.0, 4.0))
}

fn rack(ui: &mut Ui, here: &Here<'_>, rect: Rect, label: &'static str, rack: Rack) {
    let palette = Palette::of(ui.ctx());
    let inside = boxed(ui, here, rect, label);
    let kinds: Vec<WeaponKind> = rack.kinds().collect();
    let step = inside.width() / kinds.len().max(1) as f32;
    let colour = if label == "ui-table-locked" { palette.locked } else { palette.text_hi };
    for (at, kind) in kinds.iter().enumerate() {
        let wide = (step - 8.0).clamp(14.0, 44.0);
        let centre = pos2(inside.left() + step * (at as f32 + 0.5), inside.center().y);
        weapon(ui.painter(), *kind, Rect::from_center_size(centre, weapon_size(wide)), Stroke::new(1.4, colour));
        if rack.count(*kind) > 1 {
            let corner = centre + vec2(wide / 2.0, weapon_size(wide).y / 2.0);
            let count = format!("×{}", rack.count(*kind));
            ui.painter().text(corner, Align2::RIGHT_BOTTOM, count, mono(11.0), palette.text_hi);
        }
    }
    if kinds.is_empty() {
        ui.painter().text(
            inside.left_center() + vec2(2.0, 0.0),
            Align2::LEFT_CENTER,
            "–",
            mono(13.0),
            palette.text_dim,
        );
    }
    let names = kinds.iter().map(|kind| {
        let fill = [("weapon", here.teller.weapon(*kind).into()), ("count", rack.count(*kind).into())];
        here.desk.with("ui-table-lying", &fill)
    });
    let listed = here.teller.all(names);
    let listed = if listed.is_empty() { here.desk.text("ui-table-nothing") } else { listed };
    let told = here.desk.with("ui-table-lies", &[("place", here.desk.text(label).into()), ("what", listed.into())]);
    let response = plate_at(ui, rect, label, || told.clone());
    tip_with(ui, &response, || told);
}

fn pile(ui: &mut Ui, here: &Here<'_>, rect: Rect) {
    let palette = Palette::of(ui.ctx());
    let inside = boxed(ui, here, rect, "ui-table-pile");
    let (left, open) = (here.view.table.pile.len(), here.view.table.open.len());
    let card = Rect::from_center_size(pos2(inside.left() + 12.0, inside.center().y), vec2(17.0, 24.0));
    crate::ui::table::program_back(ui.painter(), palette, card);
    let at = pos2(card.right() + 8.0, inside.center().y);
    let after = ui.painter().text(at, Align2::LEFT_CENTER, left.to_string(), mono(18.0), palette.text_hi);
    if open > 0 {
        let at = pos2(after.right() + 8.0, inside.center().y);
        let font = icon_font(Weight::Fill, 14.0);
        let glyph = ui.painter().text(at, Align2::LEFT_CENTER, icons::SPIRAL, font, palette.overwatch);
        let at = pos2(glyph.right() + 3.0, inside.center().y);
        ui.painter().text(at, Align2::LEFT_CENTER, open.to_string(), mono(13.0), palette.text_hi);
    }
    let names = here.view.table.open.iter().map(|no| here.teller.program(*no));
    let fill = [("left", left.into()), ("open", open.into()), ("cards", here.teller.all(names).into())];
    let told = here.desk.with("ui-table-pile-told", &fill);
    let response = plate_at(ui, rect, "pile", || told.clone());
    tip_with(ui, &response, || told);
}
