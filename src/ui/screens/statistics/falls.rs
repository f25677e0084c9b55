//! What games were lost to: a bar per enemy kind, most often first.

use egui::{Rect, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::{Statistics, sentence};
use crate::{
    records::Fall,
    ui::{
        Desk, focus,
        parts::{self, lay},
        theme::{Palette, Type, faded, mono},
    },
    words::percent,
};

/// The bars and their sentence.
pub(super) fn show(ui: &mut Ui, desk: &Desk, page: &Statistics) {
    parts::head(ui, &desk.text("ui-stats-falls"), None);
    let falls = &page.stats.falls;
    let all: u32 = falls.iter().map(|(_, count)| count).sum();
    let Some((first, most)) = falls.first() else { return sentence(ui, &desk.text("ui-stats-no-loss")) };
    let sector = if let (Fall::Attack { sector, .. }, Some(_)) = (first, page.chosen()) { sector } else { "" };
    let fill =
        [("name", name(desk, first).into()), ("count", (*most).into()), ("all", all.into()), ("sector", sector.into())];
    let key = match (first, sector) {
        (Fall::Attack { .. }, "") => "ui-stats-falls-sentence",
        (Fall::Attack { .. }, _) => "ui-stats-falls-sector",
        _ => "ui-stats-falls-other",
    };
    sentence(ui, &desk.with(key, &fill));
    ui.spacing_mut().item_spacing.y = 4.0;
    for (fall, count) in falls {
        bar(ui, desk, &name(desk, fall), *count, all, *most);
    }
}

fn name(desk: &Desk, fall: &Fall) -> String {
    match fall {
        Fall::Attack { by, .. } => desk.catalog.kind(by).map_or_else(|| by.clone(), |kind| kind.name.clone()),
        Fall::GivenUp => desk.text("ui-stats-given-up"),
        Fall::Unknown => desk.text("ui-stats-fall-unknown"),
    }
}

/// Name, bar, count and share.
fn bar(ui: &mut Ui, desk: &Desk, name: &str, count: u32, all: u32, most: u32) {
    let palette = Palette::of(ui.ctx());
    let width = ui.available_width();
    let share = percent(f64::from(count) / f64::from(all.max(1)));
    let text = desk.with("ui-stats-fall-number", &[("count", count.into()), ("share", share.as_str().into())]);
    let number = lay(ui, &text, mono(12.0), palette.text_hi, width * 0.4);
    let words = lay(ui, name, Type::Dense.font(), palette.text_body, width * 0.3);
    let size = vec2(width, words.size().y.max(20.0));
    let (rect, response) = ui.allocate_exact_size(size, Sense::focusable_noninteractive());
    let fill = [("name", name.into()), ("count", count.into()), ("all", all.into()), ("share", share.into())];
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, desk.with("ui-stats-fall-told", &fill)));
    focus::join(ui, &response);
    let from = rect.left() + width * 0.3 + 8.0;
    let room = (rect.right() - number.size().x - 10.0 - from).max(4.0);
    let long = room * count as f32 / most.max(1) as f32;
    let place = Rect::from_min_size(pos2(from, rect.center().y - 6.0), vec2(long.max(2.0), 12.0));
    ui.painter().rect_filled(place, 0, faded(palette.detection, 0.85));
    let middle = |galley: &egui::Galley| rect.center().y - galley.size().y / 2.0;
    let (at, end) = (pos2(rect.left(), middle(&words)), pos2(place.right() + 8.0, middle(&number)));
    ui.painter().galley(at, words, palette.text_body);
    ui.painter().galley(end, number, palette.text_hi);
}
