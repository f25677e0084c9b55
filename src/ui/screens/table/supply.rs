//! What lies at the table for everybody: weapons in the middle, locked weapons, programs to draw.

use egui::{Align2, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use super::here::Here;
use crate::{
    deduction::{Rack, WeaponKind},
    ui::{
        parts::{cut_left, plate_at, tip_with},
        table::{program_back, weapon, weapon_size},
        theme::{Palette, Type, Weight, icon_font, icons, mono},
    },
};

/// Narrower than this it lies in one row without words.
const NARROW: f32 = 230.0;

/// Draws weapons, locked weapons and programs side by side.
pub fn show(ui: &mut Ui, here: &Here<'_>, row: Rect) {
    let table = &here.view.table;
    if row.width() < NARROW {
        let palette = Palette::of(ui.ctx());
        let high = Rect::from_min_size(row.min, vec2(row.width(), 34.0));
        ui.painter().rect(high, 2, palette.panel, Stroke::new(1.0, palette.line_soft), StrokeKind::Inside);
        paint_row(ui, here, high.shrink2(vec2(8.0, 2.0)));
        return;
    }
    let (arms, programs) = cut_left(row, row.width() * 0.7);
    let kinds = [table.middle, table.locked].map(|rack| rack.kinds().count().max(1) as f32);
    let [middle, locked] = kinds;
    // Every weapon gets as much room as any other, and every label what it needs.
    let share = ((arms.width() - 16.0) * middle / (middle + locked)).clamp(70.0, (arms.width() - 86.0).max(70.0));
    let (left, right) = cut_left(arms.with_max_x(arms.right() - 8.0), share);
    rack(ui, here, left, "ui-table-middle", table.middle);
    rack(ui, here, right.with_min_x(right.left() + 8.0), "ui-table-locked", table.locked);
    pile(ui, here, programs);
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
    let step = (inside.width() / kinds.len().max(1) as f32).min(64.0);
    let colour = if label == "ui-table-locked" { palette.locked } else { palette.text_hi };
    for (at, kind) in kinds.iter().enumerate() {
        let several = rack.count(*kind) > 1;
        let wide = (step - if several { 22.0 } else { 6.0 }).clamp(16.0, 44.0);
        let size = weapon_size(wide);
        let corner = pos2(inside.left() + step * at as f32 + 2.0, inside.center().y - size.y / 2.0);
        let lies = Rect::from_min_size(corner, size);
        weapon(ui.painter(), *kind, lies, Stroke::new(1.4, colour));
        if several {
            let (at, count) = (lies.right_center() + vec2(1.0, 0.0), format!("×{}", rack.count(*kind)));
            ui.painter().text(at, Align2::LEFT_CENTER, count, mono(11.0), palette.text_hi);
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
    let told = told(here, label, rack);
    let response = plate_at(ui, rect, label, || told.clone());
    tip_with(ui, &response, || told);
}

/// What lies somewhere, in words.
fn told(here: &Here<'_>, label: &str, rack: Rack) -> String {
    let names = rack.kinds().map(|kind| {
        let fill = [("weapon", here.teller.weapon(kind).into()), ("count", rack.count(kind).into())];
        here.desk.with("ui-table-lying", &fill)
    });
    let listed = here.teller.things(names);
    here.desk.with("ui-table-lies", &[("place", here.desk.text(label).into()), ("what", listed.into())])
}

fn pile(ui: &mut Ui, here: &Here<'_>, rect: Rect) {
    let palette = Palette::of(ui.ctx());
    let inside = boxed(ui, here, rect, "ui-table-pile");
    let (left, open) = (here.view.table.pile.len(), here.view.table.open.len());
    let card = Rect::from_center_size(pos2(inside.left() + 12.0, inside.center().y), vec2(17.0, 24.0));
    program_back(ui.painter(), palette, card);
    let at = pos2(card.right() + 8.0, inside.center().y);
    let after = ui.painter().text(at, Align2::LEFT_CENTER, left.to_string(), mono(18.0), palette.text_hi);
    if open > 0 {
        let at = pos2(after.right() + 8.0, inside.center().y);
        let font = icon_font(Weight::Fill, 14.0);
        let glyph = ui.painter().text(at, Align2::LEFT_CENTER, icons::SPIRAL, font, palette.overwatch);
        let at = pos2(glyph.right() + 3.0, inside.center().y);
        ui.painter().text(at, Align2::LEFT_CENTER, open.to_string(), mono(13.0), palette.text_hi);
    }
    let told = pile_told(here);
    let response = plate_at(ui, rect, "pile", || told.clone());
    tip_with(ui, &response, || told);
}

fn pile_told(here: &Here<'_>) -> String {
    let table = &here.view.table;
    let names = table.open.iter().map(|no| here.teller.program(*no));
    let fill = [
        ("left", table.pile.len().into()),
        ("open", table.open.len().into()),
        ("cards", here.teller.all(names).into()),
    ];
    here.desk.with("ui-table-pile-told", &fill)
}

/// The same in one row of the top bar, for tables that have no room for it.
pub fn in_a_row(ui: &mut Ui, here: &Here<'_>) {
    let wide = kinds(here).count() as f32 * 38.0 + 50.0;
    if ui.available_width() >= wide {
        let (rect, _) = ui.allocate_exact_size(vec2(wide, 24.0), egui::Sense::hover());
        paint_row(ui, here, rect);
    }
}

/// The weapons in the middle, then the locked ones.
fn kinds<'a>(here: &Here<'a>) -> impl Iterator<Item = (WeaponKind, bool)> + use<'a> {
    let table = &here.view.table;
    table.middle.kinds().map(|kind| (kind, false)).chain(table.locked.kinds().map(|kind| (kind, true)))
}

/// Weapons and the pile in one row, without words.
fn paint_row(ui: &mut Ui, here: &Here<'_>, rect: Rect) {
    let palette = Palette::of(ui.ctx());
    let table = &here.view.table;
    let step = ((rect.width() - 50.0) / kinds(here).count().max(1) as f32).min(38.0);
    let size = weapon_size((step - 6.0).max(12.0));
    let mut x = rect.left();
    for (kind, locked) in kinds(here) {
        let colour = if locked { palette.locked } else { palette.text_hi };
        let at = Rect::from_center_size(pos2(x + size.x / 2.0, rect.center().y), size);
        weapon(ui.painter(), kind, at, Stroke::new(1.3, colour));
        if locked {
            let font = icon_font(Weight::Fill, 11.0);
            ui.painter().text(at.right_bottom(), Align2::CENTER_CENTER, icons::LOCK_SIMPLE, font, colour);
        }
        x += step;
    }
    let card = Rect::from_center_size(pos2(x + 12.0, rect.center().y), vec2(14.0, 20.0));
    program_back(ui.painter(), palette, card);
    let at = pos2(card.right() + 5.0, rect.center().y);
    ui.painter().text(at, Align2::LEFT_CENTER, table.pile.len().to_string(), mono(13.0), palette.text_hi);
    let all =
        [told(here, "ui-table-middle", table.middle), told(here, "ui-table-locked", table.locked), pile_told(here)];
    let told = all.join("\n");
    let response = plate_at(ui, rect, "supply", || told.clone());
    tip_with(ui, &response, || told);
}
