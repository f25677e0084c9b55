//! Too many items: which to drop comes before everything else (ST-GEAR-06).

use egui::{Align2, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::{Counter, Wish};
use crate::{
    campaign::MAX_ITEMS,
    stealth::Item,
    ui::{
        Desk,
        cards::item_glyph,
        focus,
        parts::{self, lay},
        theme::{Palette, Type, Weight, icon_font, icons},
    },
};

/// Shows the items held, each to be dropped by a click.
pub fn show(ui: &mut Ui, Counter { desk, profile, .. }: Counter, wishes: &mut Vec<Wish>) {
    let palette = Palette::of(ui.ctx());
    let count = profile.to_discard();
    let fill = [("count", count.into()), ("held", profile.items().len().into()), ("most", MAX_ITEMS.into())];
    parts::head(ui, &desk.with("ui-shop-drop-head", &fill), None);
    ui.add(egui::Label::new(Type::Body.text(desk.with("ui-shop-drop-text", &fill), palette.text_body)).wrap());
    let items: Vec<&Item> = profile.items().iter().filter_map(|id| desk.catalog.item(id)).collect();
    let width = ui.available_width();
    let columns = ((width + 12.0) / 202.0).floor().clamp(1.0, 4.0) as usize;
    let wide = ((width - 12.0 * (columns - 1) as f32) / columns as f32).floor();
    for row in items.chunks(columns) {
        let high = row.iter().map(|item| height(ui, item, wide)).fold(0.0, f32::max);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 12.0;
            for item in row {
                if card(ui, desk, item, vec2(wide, high)) {
                    wishes.push(Wish::Drop(item.id.clone()));
                }
            }
        });
    }
}

fn height(ui: &Ui, item: &Item, width: f32) -> f32 {
    let high = |text: &str, style: Type| lay(ui, text, style.font(), egui::Color32::PLACEHOLDER, width - 24.0).size().y;
    12.0 + 28.0 + high(&item.name, Type::Subtitle) + 4.0 + high(&item.text, Type::Dense) + 10.0 + 18.0 + 12.0
}

/// An item with its words; whether it is to go.
fn card(ui: &mut Ui, desk: &Desk, item: &Item, size: egui::Vec2) -> bool {
    let palette = Palette::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let name = desk.with("ui-shop-drop", &[("item", item.name.as_str().into())]);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(item.text.as_str()));
    let lit = response.hovered() || response.has_focus();
    let (fill, line) = if lit { (palette.raised, palette.detection) } else { (palette.panel, palette.line_edge) };
    ui.painter().rect(rect, 4, fill, Stroke::new(1.5, line), StrokeKind::Inside);
    let inner = rect.shrink(12.0);
    let at = pos2(inner.left() + 11.0, inner.top() + 11.0);
    ui.painter().text(at, Align2::CENTER_CENTER, item_glyph(item), icon_font(Weight::Regular, 22.0), palette.text_hi);
    let title = lay(ui, &item.name, Type::Subtitle.font(), palette.text_hi, inner.width());
    let below = inner.top() + 28.0 + title.size().y + 4.0;
    ui.painter().galley(pos2(inner.left(), inner.top() + 28.0), title, palette.text_hi);
    let text = lay(ui, &item.text, Type::Dense.font(), palette.text_body, inner.width());
    ui.painter().galley(pos2(inner.left(), below), text, palette.text_body);
    let foot = pos2(inner.left(), inner.bottom() - 9.0);
    let colour = if lit { palette.error } else { palette.text_dim };
    ui.painter().text(
        foot + vec2(8.0, 0.0),
        Align2::CENTER_CENTER,
        icons::TRASH,
        icon_font(Weight::Regular, 16.0),
        colour,
    );
    let word = lay(ui, &desk.text("ui-shop-drop-word"), Type::Dense.font(), colour, inner.width() - 24.0);
    ui.painter().galley(pos2(foot.x + 22.0, foot.y - word.size().y / 2.0), word, colour);
    focus::join(ui, &response);
    response.clicked()
}
