//! What the choice allows: full energy, health, armor, uses in one mission, items, and the next mission in small.

use egui::{Align2, Rect, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, WidgetType, pos2, vec2};

use super::{
    Counter, Shop, Wish,
    kit::{Kit, price},
};
use crate::{
    campaign::{MAX_ITEMS, Profile},
    stealth::Gear,
    ui::{
        Desk,
        cards::{Lie, gear_glyph, item_slot_sized},
        focus::{self, Group},
        map,
        parts::{self, lay},
        screens::campaign::facts,
        theme::{Palette, Rule, Type, Weight, icon_font, icons, mono},
    },
    words::number,
};

impl Shop {
    /// The panel on the right, with the button of the trade at its foot.
    pub(super) fn panel(&self, ui: &mut Ui, counter: Counter, room: Rect, wishes: &mut Vec<Wish>) {
        let palette = Palette::of(ui.ctx());
        ui.painter().rect_filled(room, 0, palette.panel);
        ui.painter().rect_stroke(room, 0, Stroke::new(1.0, palette.line_soft), StrokeKind::Inside);
        let inner = room.shrink2(vec2(16.0, 12.0));
        let split = inner.bottom() - 52.0;
        focus::group(ui, Group::Right, |ui| {
            ui.scope_builder(UiBuilder::new().max_rect(inner.with_max_y(split)), |ui| {
                let scroll = ScrollArea::vertical().id_salt("allows").auto_shrink(false);
                scroll.max_height(split - inner.top()).show(ui, |ui| {
                    ui.set_max_width(inner.width());
                    show(ui, counter);
                });
            });
            ui.scope_builder(UiBuilder::new().max_rect(inner.with_min_y(split + 8.0)), |ui| {
                self.trade(ui, counter, vec2(inner.width(), 44.0), wishes);
            });
        });
    }
}

/// What the choice allows.
pub(super) fn show(ui: &mut Ui, Counter { desk, profile, more }: Counter) {
    let (worn, with) = (Kit::of(desk, profile, None), Kit::of(desk, profile, more));
    let head = match more {
        Some(gear) => desk.with("ui-shop-with", &[("gear", gear.name.as_str().into())]),
        None => desk.text("ui-shop-agent"),
    };
    ui.spacing_mut().item_spacing.y = 6.0;
    ui.spacing_mut().interact_size.y = 20.0;
    parts::head(ui, &head, None);
    vitals(ui, desk, &worn, &with);
    uses(ui, desk, &with);
    items(ui, desk, profile);
    next(ui, desk);
}

/// The agent's disc with full energy, health and armor.
fn vitals(ui: &mut Ui, desk: &Desk, worn: &Kit, with: &Kit) {
    let palette = Palette::of(ui.ctx());
    let keys = ["ui-shop-full-energy", "ui-agent-health", "ui-agent-armor"];
    let words = keys.map(|key| lay(ui, &desk.text(key), Type::Body.font(), palette.text_dim, 160.0));
    let column = words.iter().map(|words| words.size().x).fold(80.0, f32::max) + 20.0;
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 78.0), Sense::hover());
    let fill = [
        ("before", number(worn.energy()).into()),
        ("energy", number(with.energy()).into()),
        ("health", with.health.into()),
        ("armor", number(with.armor).into()),
    ];
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, desk.with("ui-shop-vitals", &fill)));
    let roomy = rect.width() >= column + 140.0;
    let left = if roomy { disc(ui, pos2(rect.left() + 30.0, rect.center().y)) } else { rect.left() };
    let line = |at: u8| rect.top() + 13.0 + 26.0 * f32::from(at);
    for (at, words) in words.into_iter().enumerate() {
        let y = line(at as u8) - words.size().y / 2.0;
        ui.painter().galley(pos2(left, y), words, palette.text_dim);
    }
    let x = left + column;
    energy(ui, pos2(x, line(0)), worn.energy(), with.energy());
    health(ui, pos2(x, line(1)), with.health);
    ui.painter().text(pos2(x, line(2)), Align2::LEFT_CENTER, number(with.armor), mono(16.0), palette.text_hi);
}

/// The agent's token; where what stands beside it begins.
fn disc(ui: &Ui, at: egui::Pos2) -> f32 {
    let palette = Palette::of(ui.ctx());
    ui.painter().circle_filled(at, 22.0, palette.agent);
    ui.painter().circle_stroke(at, 25.5, Stroke::new(1.0, palette.agent));
    ui.painter().text(at, Align2::CENTER_CENTER, icons::GHOST, icon_font(Weight::Fill, 28.0), palette.ink);
    at.x + 46.0
}

/// Full energy: before struck out, an arrow, after.
fn energy(ui: &Ui, at: egui::Pos2, before: i32, after: i32) {
    let palette = Palette::of(ui.ctx());
    let colour = if after < 0 { palette.error } else { palette.energy };
    if before == after {
        ui.painter().text(at, Align2::LEFT_CENTER, number(after), mono(16.0), colour);
        return;
    }
    let old = ui.painter().text(at, Align2::LEFT_CENTER, number(before), mono(16.0), palette.text_dim);
    ui.painter().hline(old.x_range(), old.center().y, Stroke::new(1.0, palette.text_dim));
    let arrow = pos2(old.right() + 22.0, at.y);
    let font = icon_font(Weight::Regular, 16.0);
    ui.painter().text(arrow, Align2::CENTER_CENTER, icons::ARROW_RIGHT, font, palette.text_dim);
    ui.painter().text(arrow + vec2(20.0, 0.0), Align2::LEFT_CENTER, number(after), mono(16.0), colour);
}

/// One point of health, on 100 × 100 units.
const DIAMOND: [(f32, f32); 4] = [(50.0, 0.0), (100.0, 50.0), (50.0, 100.0), (0.0, 50.0)];

fn health(ui: &Ui, at: egui::Pos2, count: u8) {
    let palette = Palette::of(ui.ctx());
    for pip in 0..count.min(8) {
        let centre = at + vec2(6.0 + 16.0 * f32::from(pip), 0.0);
        ui.painter().add(parts::polygon(&DIAMOND, centre, 12.0, palette.health, Stroke::NONE));
    }
}

/// How often what costs energy can be used, if nothing else is.
fn uses(ui: &mut Ui, desk: &Desk, with: &Kit) {
    let priced: Vec<(&Gear, u8)> = with.gear.iter().filter_map(|gear| Some((*gear, price(gear)?))).collect();
    if priced.is_empty() {
        return;
    }
    parts::rule_below(ui);
    parts::head(ui, &desk.text("ui-shop-uses"), None);
    let full = with.energy().max(0);
    for (gear, price) in priced {
        usable(ui, desk, gear, price, full / i32::from(price));
    }
}

/// A piece of gear with the price of a use, and how often it can be paid.
fn usable(ui: &mut Ui, desk: &Desk, gear: &Gear, price: u8, count: i32) {
    let palette = Palette::of(ui.ctx());
    let upto = lay(ui, &desk.text("ui-shop-up-to"), Type::Body.font(), palette.text_dim, f32::INFINITY);
    let taken = 24.0 + upto.size().x + 52.0 + 12.0;
    let name = lay(ui, &gear.name, Type::Body.font(), palette.text_hi, (ui.available_width() - taken - 26.0).max(60.0));
    let high = name.size().y.max(20.0);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::hover());
    let fill = [("gear", gear.name.as_str().into()), ("energy", price.into()), ("count", count.into())];
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, desk.with("ui-shop-use-name", &fill)));
    let (painter, y) = (ui.painter(), rect.center().y);
    let glyph = icon_font(Weight::Regular, 18.0);
    painter.text(pos2(rect.left() + 9.0, y), Align2::CENTER_CENTER, gear_glyph(gear), glyph, palette.text_hi);
    painter.galley(pos2(rect.left() + 26.0, y - name.size().y / 2.0), name, palette.text_hi);
    painter.text(pos2(rect.right(), y), Align2::RIGHT_CENTER, count, mono(14.0), palette.text_hi);
    let x = rect.right() - 24.0 - upto.size().x;
    painter.galley(pos2(x, y - upto.size().y / 2.0), upto, palette.text_dim);
    let tag = Rect::from_min_size(pos2(x - 52.0, y - 9.0), vec2(36.0, 18.0));
    painter.rect_filled(tag, 2, palette.field);
    let bolt = pos2(tag.left() + 12.0, y);
    painter.text(bolt, Align2::CENTER_CENTER, icons::LIGHTNING, icon_font(Weight::Fill, 12.0), palette.energy);
    painter.text(pos2(tag.right() - 10.0, y), Align2::CENTER_CENTER, price, mono(11.0), palette.text_body);
}

/// The items held, in their slots.
fn items(ui: &mut Ui, desk: &Desk, profile: &Profile) {
    parts::rule_below(ui);
    let count = format!("{}/{MAX_ITEMS}", profile.items().len());
    parts::head(ui, &desk.text("ui-shop-items"), Some(&count));
    let slots = profile.items().len().max(MAX_ITEMS);
    let wide = ((ui.available_width() - 8.0 * (slots - 1) as f32) / slots as f32).floor();
    ui.horizontal(|ui| {
        for at in 0..slots {
            let item = profile.items().get(at).and_then(|id| desk.catalog.item(id));
            item_slot_sized(ui, desk, item, Lie::Rest, vec2(wide, 56.0));
        }
    });
}

/// The mission that comes next, in small.
fn next(ui: &mut Ui, desk: &Desk) {
    let palette = Palette::of(ui.ctx());
    parts::rule_below(ui);
    let Some(mission) = desk.next_mission() else {
        parts::head(ui, &desk.text("ui-campaign-next"), None);
        ui.add(egui::Label::new(Type::Dense.text(desk.text("ui-shop-next-open"), palette.text_body)).wrap());
        return;
    };
    let name = desk.with("ui-shop-next", &[("mission", mission.plan().name.as_str().into())]);
    parts::head(ui, &name, None);
    facts(ui, desk, &mission);
    let room = ui.available_height().clamp(80.0, 260.0);
    map::thumbnail(ui, &mission, desk.campaign_difficulty(), vec2(ui.available_width(), room - Rule::GAP));
}
