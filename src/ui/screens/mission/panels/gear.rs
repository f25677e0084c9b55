//! Gear and items: what they do, what they cost, and those that can be used now.

use egui::{Align2, Color32, Rect, Response, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use crate::{
    campaign::MAX_ITEMS,
    stealth::{Action, Gear, GearId, ItemId, Powers, Scene, Tool, View},
    ui::{
        Desk,
        cards::{Lie, gear_glyph, gear_note, item_slot},
        focus,
        parts::{self, lay},
        theme::{Palette, Type, Weight, icon_font, icons, mono},
    },
};

/// The gear and the items. Gives the tool the player chose, among those that `options` allow to be used.
pub fn gear(ui: &mut Ui, desk: &Desk, view: &View, options: &[Action]) -> Option<Tool> {
    parts::head(ui, &desk.text("ui-panel-gear"), None);
    let mut chosen = None;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for (at, gear) in view.setup.gear.iter().enumerate() {
            let tool = Tool::Gear(GearId(at as u8));
            if gear_row(ui, desk, view, gear, usable(options, tool)).clicked() {
                chosen = Some(tool);
            }
        }
    });
    if view.setup.mission.plan().powers == Powers::Full {
        ui.add_space(4.0);
        chosen = items(ui, desk, view, options).or(chosen);
    }
    chosen
}

/// Whether a tool can be used now, on something.
fn usable(options: &[Action], tool: Tool) -> bool {
    options.iter().any(|action| matches!(action, Action::Use { tool: used, .. } if *used == tool))
}

fn gear_row(ui: &mut Ui, desk: &Desk, view: &View, gear: &Gear, usable: bool) -> Response {
    let palette = Palette::of(ui.ctx());
    let width = ui.available_width();
    let price = price(view, gear).map(|price| lay(ui, &price.to_string(), mono(12.0), palette.text_hi, 60.0));
    let taken = price.as_ref().map_or(0.0, |price| price.size().x + 32.0);
    let words = width - 28.0 - taken;
    let name = lay(ui, &gear.name, Type::Body.font(), palette.text_hi, words);
    let note = lay(ui, &gear_note(desk, gear), Type::Note.font(), palette.text_dim, words);
    let size = vec2(width, name.size().y + note.size().y + 4.0);
    let sense = if usable { Sense::click() } else { Sense::focusable_noninteractive() };
    let (rect, response) = ui.allocate_exact_size(size, sense);
    let kind = if usable { WidgetType::Button } else { WidgetType::Label };
    response.widget_info(|| WidgetInfo::labeled(kind, true, &gear.name));
    if usable && response.hovered() {
        ui.painter().rect_filled(rect.expand2(vec2(4.0, 0.0)), 3, palette.hover);
    }
    let tone = if usable { palette.text_hi } else { palette.text_body };
    let at = pos2(rect.left() + 9.0, rect.center().y);
    ui.painter().text(at, Align2::CENTER_CENTER, gear_glyph(gear), icon_font(Weight::Regular, 20.0), tone);
    let top = pos2(rect.left() + 28.0, rect.top() + 2.0);
    let below = top + vec2(0.0, name.size().y);
    ui.painter().galley(top, name, palette.text_hi);
    ui.painter().galley(below, note, palette.text_dim);
    if let Some(price) = price {
        price_tag(ui, rect, price, usable);
    }
    focus::join(ui, &response);
    parts::tip(ui, &response, &told(desk, view, gear, usable));
    response
}

/// What a use or a shot costs, where it costs energy.
pub(super) fn price(view: &View, gear: &Gear) -> Option<u8> {
    let shot = gear.weapon().map(|weapon| weapon.energy).filter(|&energy| energy > 0);
    let price = gear.usable().map(|(energy, _)| energy).or(shot)?;
    (view.setup.mission.plan().powers == Powers::Full).then_some(price)
}

/// The price as a tag; that of what can be used now in the colour of energy.
fn price_tag(ui: &Ui, row: Rect, price: std::sync::Arc<egui::Galley>, usable: bool) {
    let palette = Palette::of(ui.ctx());
    let size = vec2(price.size().x + 28.0, 18.0);
    let rect = Rect::from_min_size(pos2(row.right() - size.x, row.center().y - 9.0), size);
    ui.painter().rect_filled(rect, 2, palette.field);
    let bolt: Color32 = if usable { palette.energy } else { palette.text_dim };
    let at = pos2(rect.left() + 11.0, rect.center().y);
    ui.painter().text(at, Align2::CENTER_CENTER, icons::LIGHTNING, icon_font(Weight::Fill, 12.0), bolt);
    ui.painter().galley(pos2(rect.left() + 20.0, rect.center().y - price.size().y / 2.0), price, palette.text_hi);
}

/// What the card says, and why it cannot be used now where it cannot.
fn told(desk: &Desk, view: &View, gear: &Gear, usable: bool) -> String {
    let held = desk.with("ui-gear-holds", &[("energy", gear.energy.into())]);
    let mut lines = vec![gear.text.clone(), held];
    if let Some((energy, _)) = gear.usable().filter(|_| !usable) {
        lines.push(desk.text(off(view, energy)));
    }
    lines.join("\n")
}

fn off(view: &View, energy: u8) -> &'static str {
    match view.setup.mission.plan().powers {
        Powers::None => "refusal-no-powers",
        Powers::Full if view.public.player.energy < energy => "refusal-no-energy",
        Powers::Full => "ui-gear-not-now",
    }
}

/// The items in their slots.
fn items(ui: &mut Ui, desk: &Desk, view: &View, options: &[Action]) -> Option<Tool> {
    let scene = Scene { setup: &view.setup, public: &view.public };
    let all = (0..view.setup.items.len().min(32)).map(|at| ItemId(at as u8));
    let kept: Vec<ItemId> = all.filter(|&id| scene.has_item(id)).collect();
    let slots = MAX_ITEMS.max(kept.len());
    let note = format!("{}/{slots}", kept.len());
    parts::head(ui, &desk.text("ui-panel-items"), Some(&note));
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        for at in 0..slots {
            let id = kept.get(at).copied();
            let tool = id.map(Tool::Item);
            let lie = if tool.is_some_and(|tool| usable(options, tool)) { Lie::Rest } else { Lie::Off };
            let item = id.and_then(|id| view.setup.item(id));
            if item_slot(ui, desk, item, lie).clicked() && lie == Lie::Rest {
                chosen = tool;
            }
        }
    });
    chosen
}
