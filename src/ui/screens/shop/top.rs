//! The bar on top: where the player is between two missions, and the money.

use egui::{Align, Align2, Context, Layout, Margin, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::{Counter, From, Shop};
use crate::ui::{
    Desk,
    parts::lay,
    screens::shared::aligned,
    theme::{Palette, Type, Weight, icon, icon_font, icons, mono},
};

/// When a step comes, seen from now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum When {
    Done,
    Now,
    Later,
}

impl Shop {
    /// Draws the bar.
    pub(super) fn top(&self, ctx: &Context, counter: Counter) {
        let palette = Palette::of(ctx);
        let size = ctx.screen_rect().size();
        let margin = Margin::symmetric(if size.x < 820.0 { 12 } else { 24 }, if size.y < 600.0 { 6 } else { 12 });
        let frame = egui::Frame::new().fill(palette.panel).inner_margin(margin);
        let shown = egui::TopBottomPanel::top("safe house top").frame(frame).show(ctx, |ui| {
            ui.horizontal(|ui| {
                aligned(ui);
                ui.spacing_mut().interact_size.y = 28.0;
                if size.x >= 820.0 {
                    ui.label(Type::Title.text(counter.desk.text("ui-shop"), palette.text_hi));
                    ui.add_space(16.0);
                }
                self.steps(ui, counter.desk, size.x);
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| self.money(ui, counter, size.x));
            });
        });
        let rect = shown.response.rect;
        ctx.layer_painter(egui::LayerId::background()).hline(
            rect.x_range(),
            rect.bottom() - 0.5,
            egui::Stroke::new(1.0, palette.line_soft),
        );
    }

    fn steps(&self, ui: &mut Ui, desk: &Desk, width: f32) {
        ui.spacing_mut().item_spacing.x = 2.0;
        let first = if self.from == From::Debrief { "ui-shop-debrief" } else { "ui-menu-campaign" };
        if width >= 820.0 {
            step(ui, &desk.text(first), When::Done);
        }
        step(ui, &desk.text("ui-shop-step"), When::Now);
        if width >= 820.0 {
            step(ui, &desk.text("ui-campaign-briefing"), When::Later);
        }
    }

    fn money(&self, ui: &mut Ui, Counter { desk, profile, .. }: Counter, width: f32) {
        let palette = Palette::of(ui.ctx());
        ui.spacing_mut().item_spacing.x = 10.0;
        let (key, fill) = if self.spent > 0 {
            ("ui-shop-money-spent", [("spent", self.spent.into())])
        } else {
            ("ui-shop-money", [("spent", 0.into())])
        };
        if width >= 560.0 {
            let key = if width < 820.0 { "ui-shop-money" } else { key };
            ui.label(Type::Body.text(desk.with(key, &fill), palette.text_dim));
        }
        let count = egui::RichText::new(profile.bytebucks().to_string()).font(mono(20.0)).color(palette.text_hi);
        ui.label(count);
        ui.label(icon(icons::COINS, Weight::Fill, 24.0, palette.objective));
    }
}

fn step(ui: &mut Ui, name: &str, when: When) {
    let palette = Palette::of(ui.ctx());
    let (fill, ink) = match when {
        When::Now => (palette.agent, palette.ink),
        When::Done | When::Later => (palette.raised, palette.text_dim),
    };
    let glyph = match when {
        When::Done => Some((icons::CHECK, Weight::Regular)),
        When::Now => Some((icons::STOREFRONT, Weight::Fill)),
        When::Later => None,
    };
    let words = lay(ui, name, Type::Body.font(), ink, f32::INFINITY);
    let indent = if glyph.is_some() { 32.0 } else { 14.0 };
    let (rect, response) = ui.allocate_exact_size(vec2(indent + words.size().x + 14.0, 28.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, name));
    ui.painter().rect_filled(rect, 0, fill);
    if let Some((glyph, weight)) = glyph {
        let at = pos2(rect.left() + 19.0, rect.center().y);
        ui.painter().text(at, Align2::CENTER_CENTER, glyph, icon_font(weight, 16.0), ink);
    }
    ui.painter().galley(pos2(rect.left() + indent, rect.center().y - words.size().y / 2.0), words, ink);
}
