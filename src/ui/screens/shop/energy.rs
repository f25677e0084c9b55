//! Sixteen cells of energy: what is free, what gear holds, and what the gear looked at would hold.

use egui::{Align2, Rect, Sense, Stroke, Ui, WidgetInfo, WidgetType, pos2, text::LayoutJob, vec2};

use super::{Counter, kit::Kit, offers::noted_head};
use crate::{
    stealth::Gear,
    ui::{
        Desk,
        cards::gear_glyph,
        parts,
        theme::{Palette, Type, Weight, icon_font, mono},
    },
    words::number,
};

/// Shows the sum and the cells.
pub fn show(ui: &mut Ui, Counter { desk, profile, more }: Counter) {
    let worn = Kit::of(desk, profile, None);
    let with = Kit::of(desk, profile, more);
    head(ui, desk, &worn, &with, more);
    let name = format!("{} {}", desk.text("ui-shop-loadout"), sum(&worn, &with, more));
    cells(ui, &worn, more, &name);
}

/// The sum written out, such as `16 − 7 − 3 = 6`.
fn sum(worn: &Kit, with: &Kit, more: Option<&Gear>) -> String {
    let more = more.map(|gear| format!(" − {}", gear.energy)).unwrap_or_default();
    format!("{} − {}{more} = {}", worn.whole, worn.held, number(with.energy()))
}

fn head(ui: &mut Ui, desk: &Desk, worn: &Kit, with: &Kit, more: Option<&Gear>) {
    let palette = Palette::of(ui.ctx());
    let said = match more {
        Some(gear) => desk.with("ui-shop-energy-with", &[("gear", gear.name.as_str().into())]),
        None => desk.text("ui-shop-energy"),
    };
    let sum = sum(worn, with, more);
    let mut job = LayoutJob::default();
    let format =
        |font, color| egui::TextFormat { font_id: font, color, valign: egui::Align::Center, ..Default::default() };
    job.append(&said, 0.0, format(Type::Dense.font(), palette.text_dim));
    let colour = if with.energy() < 0 { palette.error } else { palette.text_hi };
    job.append(&sum, 8.0, format(mono(13.0), colour));
    let words = ui.fonts(|fonts| fonts.layout_job(job));
    let label = desk.text("ui-shop-loadout");
    if label.chars().count() as f32 * 8.0 + words.size().x + 24.0 > ui.available_width() {
        return noted_head(ui, &label, &format!("{said} {sum}"));
    }
    let room = parts::head_with(ui, &label, words.size().x);
    ui.painter().galley(pos2(room.left(), room.center().y - words.size().y / 2.0), words, palette.text_dim);
}

/// The cells, from free on the left to held on the right.
fn cells(ui: &mut Ui, worn: &Kit, more: Option<&Gear>, name: &str) {
    let palette = Palette::of(ui.ctx());
    let width = ui.available_width();
    let (rect, response) = ui.allocate_exact_size(vec2(width, 52.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, name));
    let bar = Bar { row: Rect::from_min_size(rect.min + vec2(0.0, 4.0), vec2(width, 32.0)), count: worn.whole };
    let free = worn.energy().max(0) as u8;
    let wanted = more.map_or(0, |gear| gear.energy);
    let left = free.saturating_sub(wanted);
    for cell in 0..left {
        ui.painter().rect_filled(bar.cells(cell, 1), 0, palette.energy);
    }
    if let Some(gear) = more {
        bar.wanted(ui, gear, left, free);
    }
    let mut end = worn.whole;
    for gear in &worn.gear {
        let begin = end.saturating_sub(gear.energy);
        bar.held(ui, gear, begin, end - begin);
        end = begin;
    }
    for tick in (0..=worn.whole).step_by(4) {
        let x = bar.row.left() + bar.step() * f32::from(tick);
        let align = if tick == 0 {
            Align2::LEFT_TOP
        } else if tick == worn.whole {
            Align2::RIGHT_TOP
        } else {
            Align2::CENTER_TOP
        };
        ui.painter().text(pos2(x, bar.row.bottom() + 4.0), align, tick, mono(11.0), palette.text_dim);
    }
}

struct Bar {
    row: Rect,
    count: u8,
}

impl Bar {
    fn step(&self) -> f32 {
        self.row.width() / f32::from(self.count.max(1))
    }

    /// The room of some cells.
    fn cells(&self, from: u8, count: u8) -> Rect {
        let left = self.row.left() + self.step() * f32::from(from);
        Rect::from_min_max(
            pos2(left + 2.0, self.row.top()),
            pos2(left + self.step() * f32::from(count) - 2.0, self.row.bottom()),
        )
    }

    /// What the gear looked at would hold: dashed, and its glyph on the middle cell.
    fn wanted(&self, ui: &Ui, gear: &Gear, from: u8, to: u8) {
        let palette = Palette::of(ui.ctx());
        let heavy = gear.energy > to - from;
        let colour = if heavy { palette.error } else { palette.agent };
        for cell in from..to {
            let rect = self.cells(cell, 1);
            ui.painter().rect_filled(rect, 0, palette.raised);
            parts::dashed_rect(ui.painter(), rect.shrink(1.0), Stroke::new(2.0, colour), &[5.0, 3.0]);
        }
        if from < to {
            let at = self.cells(from + (to - from) / 2, 1).center();
            ui.painter().text(at, Align2::CENTER_CENTER, gear_glyph(gear), icon_font(Weight::Regular, 18.0), colour);
        }
    }

    /// What equipped gear holds: hatched, and its glyph in the middle.
    fn held(&self, ui: &Ui, gear: &Gear, from: u8, count: u8) {
        if count == 0 {
            return;
        }
        let palette = Palette::of(ui.ctx());
        let rect = self.cells(from, count);
        ui.painter().rect_filled(rect, 0, palette.raised);
        parts::hatch(ui.painter(), rect, 6.0, Stroke::new(1.0, palette.line_edge), false);
        ui.painter().rect_stroke(rect, 0, Stroke::new(1.0, palette.line_ctrl), egui::StrokeKind::Inside);
        let radius = 12.0f32.min(rect.width() / 2.0 - 1.0).max(4.0);
        ui.painter().circle_filled(rect.center(), radius, palette.ink);
        let font = icon_font(Weight::Regular, radius * 1.35);
        ui.painter().text(rect.center(), Align2::CENTER_CENTER, gear_glyph(gear), font, palette.text_hi);
    }
}
