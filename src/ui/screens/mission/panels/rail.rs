//! The left rail of the compact layout: glyph over number.

use egui::{Align2, Color32, Sense, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::{agent::armor_sum, gear::price, token};
use crate::{
    stealth::{ItemId, Powers, Scene, View},
    ui::{
        Desk,
        cards::{gear_glyph, gear_note},
        parts::reason,
        theme::{Palette, Weight, icon_font, icons, mono},
    },
};

/// How wide the rail is.
pub const RAIL: f32 = 56.0;

/// The height of what stands at its foot.
const DECK: f32 = 66.0;

/// The rail: agent, health, armor, energy, gear, items and deck.
pub fn rail(ui: &mut Ui, desk: &Desk, view: &View) {
    let palette = Palette::of(ui.ctx());
    ui.spacing_mut().item_spacing.y = 6.0;
    ui.vertical_centered(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(44.0, 44.0), Sense::hover());
        token::agent(ui, rect.center(), 32.0, view);
        vitals(ui, desk, view);
        rule(ui);
        for gear in &view.setup.gear {
            let number = price(view, gear).map(|price| price.to_string());
            let told = format!("{}: {}", gear.name, gear_note(desk, gear));
            stop(ui, gear_glyph(gear), Weight::Regular, palette.text_body, number.as_deref(), &told);
        }
        if view.setup.mission.plan().powers == Powers::Full {
            rule(ui);
            items(ui, desk, view);
        }
        // The deck stands at the foot of the rail, where there is room for it.
        let free = ui.available_height();
        if free.is_finite() && free > DECK {
            ui.add_space(free - DECK);
        }
        rule(ui);
        let all = view.left.len() + view.drawn.len();
        let told = desk.with("ui-deck-left", &[("left", view.left.len().into()), ("all", all.into())]);
        let left = view.left.len().to_string();
        stop(ui, icons::CARDS, Weight::Regular, palette.text_body, Some(&left), &told);
    });
}

fn vitals(ui: &mut Ui, desk: &Desk, view: &View) {
    let palette = Palette::of(ui.ctx());
    let (health, most) = (view.public.player.health, view.setup.max_health());
    let told = desk.with("ui-agent-health-why", &[("health", health.into()), ("most", most.into())]);
    stop(ui, icons::HEART, Weight::Fill, palette.health, Some(&format!("{health}/{most}")), &told);
    let armor = Scene { setup: &view.setup, public: &view.public }.armor().to_string();
    stop(ui, icons::SHIELD, Weight::Fill, palette.text_body, Some(&armor), &armor_sum(desk, view));
    if view.setup.mission.plan().powers == Powers::Full {
        let (left, most) = (view.public.player.energy, view.setup.max_energy());
        let all = view.setup.mission.plan().agent.energy;
        let held = all.saturating_sub(most);
        let fill = [("left", left.into()), ("most", most.into()), ("held", held.into()), ("all", all.into())];
        let told = desk.with("ui-agent-energy-why", &fill);
        stop(ui, icons::LIGHTNING, Weight::Fill, palette.energy, Some(&format!("{left}/{most}")), &told);
    }
}

fn items(ui: &mut Ui, desk: &Desk, view: &View) {
    let palette = Palette::of(ui.ctx());
    let scene = Scene { setup: &view.setup, public: &view.public };
    let ids = (0..view.setup.items.len().min(32)).map(|at| ItemId(at as u8));
    let kept: Vec<&str> =
        ids.filter(|&id| scene.has_item(id)).filter_map(|id| Some(view.setup.item(id)?.name.as_str())).collect();
    let slots = crate::campaign::MAX_ITEMS.max(kept.len());
    let told = if kept.is_empty() { desk.text("ui-items-none") } else { kept.join(", ") };
    let number = format!("{}/{slots}", kept.len());
    stop(ui, icons::BACKPACK, Weight::Fill, palette.text_body, Some(&number), &told);
}

fn stop(ui: &mut Ui, glyph: &str, weight: Weight, colour: Color32, number: Option<&str>, told: &str) {
    let palette = Palette::of(ui.ctx());
    let height = if number.is_some() { 36.0 } else { 22.0 };
    let (rect, response) = ui.allocate_exact_size(vec2(RAIL - 12.0, height), Sense::focusable_noninteractive());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, told));
    let at = pos2(rect.center().x, rect.top() + 10.0);
    ui.painter().text(at, Align2::CENTER_CENTER, glyph, icon_font(weight, 20.0), colour);
    if let Some(number) = number {
        let at = pos2(rect.center().x, rect.top() + 28.0);
        ui.painter().text(at, Align2::CENTER_CENTER, number, mono(13.0), palette.text_hi);
    }
    reason(ui, &response, || told.to_owned());
}

fn rule(ui: &mut Ui) {
    let palette = Palette::of(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(RAIL - 20.0, 5.0), Sense::hover());
    ui.painter().hline(rect.x_range(), rect.center().y, Stroke::new(1.0, palette.line_soft));
}
