//! Four gear cards to keep one of, or the price of a look at them.

use egui::{Ui, vec2};

use super::{Counter, Shop, Wish};
use crate::{
    campaign::{OFFERED, PRICE, Profile, Stock},
    stealth::Gear,
    ui::{
        Desk, cards,
        cards::{GEAR_CARD, Lie},
        input::Device,
        parts::{self, Button, Kind, lay},
        theme::{Palette, Rule, Type, icons},
    },
};

/// The room four cards with their drawings need side by side.
const ROOMY: f32 = 4.0 * 168.0 + 3.0 * 16.0;

impl Shop {
    /// Shows the offers, or what they would cost.
    pub(super) fn offers(&mut self, ui: &mut Ui, counter: Counter, wishes: &mut Vec<Wish>) {
        let Counter { desk, profile, .. } = counter;
        let palette = Palette::of(ui.ctx());
        let left = left(desk, profile);
        if profile.offer().is_empty() {
            noted_head(ui, &desk.text("ui-shop-gear"), &desk.with("ui-shop-deck", &[("count", left.into())]));
            let said = desk.with("ui-shop-how", &[("price", PRICE.into()), ("count", OFFERED.into())]);
            ui.add(egui::Label::new(Type::Body.text(said, palette.text_body)).wrap());
            backs(ui);
            return;
        }
        let count = profile.offer().len();
        let fill = [("count", count.into()), ("others", (count - 1).into()), ("left", (left - count).into())];
        noted_head(ui, &desk.with("ui-shop-offers", &fill), &desk.with("ui-shop-go-back", &fill));
        let offers: Vec<&Gear> = profile.offer().iter().filter_map(|id| desk.catalog.gear(id)).collect();
        let width = ui.available_width();
        let columns = if width >= ROOMY {
            4
        } else if width >= 440.0 {
            2
        } else {
            1
        };
        let gap = if columns == 4 { 16.0 } else { 8.0 };
        let wide = ((width - gap * (columns - 1) as f32) / columns as f32).floor();
        for row in offers.chunks(columns) {
            let high = if columns == 4 {
                GEAR_CARD.y
            } else {
                row.iter().map(|gear| cards::low_card_height(ui, gear, wide)).fold(0.0, f32::max)
            };
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = gap;
                for gear in row {
                    self.offer(ui, desk, gear, vec2(wide, high), wishes);
                }
            });
        }
    }

    fn offer(&mut self, ui: &mut Ui, desk: &Desk, gear: &Gear, size: egui::Vec2, wishes: &mut Vec<Wish>) {
        let chosen = self.chosen.as_deref() == Some(&gear.id);
        let lie = if chosen { Lie::Chosen } else { Lie::Rest };
        let response = cards::gear_card_sized(ui, desk, gear, lie, size);
        if response.hovered() || response.has_focus() {
            self.looked = Some(gear.id.clone());
        }
        // Whatever keyboard or pad come to is chosen; what they confirm is kept. A click only chooses.
        let by_keys = desk.input.device() != Device::Mouse;
        if chosen && std::mem::take(&mut self.grab) && by_keys {
            response.request_focus();
        }
        if response.clicked() {
            let id = gear.id.clone();
            wishes.push(if by_keys { Wish::Keep(id) } else { Wish::Choose(id) });
        } else if by_keys && response.has_focus() && !chosen {
            wishes.push(Wish::Choose(gear.id.clone()));
        }
    }

    /// The button of the trade: keep what is chosen, or pay for a look.
    pub(super) fn trade(&self, ui: &mut Ui, counter: Counter, size: egui::Vec2, wishes: &mut Vec<Wish>) {
        let Counter { desk, profile, .. } = counter;
        let chosen = self.chosen.as_ref().and_then(|id| desk.catalog.gear(id));
        if let Some(gear) = chosen {
            let label = desk.with("ui-shop-keep", &[("gear", gear.name.as_str().into())]);
            let button = Button::new(label).icon(icons::CHECK_FAT).primary().height(size.y).least_width(size.x);
            if button.show(ui).clicked() {
                wishes.push(Wish::Keep(gear.id.clone()));
            }
            return;
        }
        let refused = refused(desk, profile);
        let label = desk.with("ui-shop-buy", &[("price", PRICE.into())]);
        let button = Button::new(label).icon(icons::CARDS).kind(Kind::Plain).height(size.y).least_width(size.x);
        let response = button.enabled(refused.is_none()).show(ui);
        if let Some(why) = refused {
            parts::tip(ui, &response, &why);
        }
        if response.clicked() {
            wishes.push(Wish::Buy);
        }
    }
}

/// Why nothing can be bought.
pub(super) fn refused(desk: &Desk, profile: &Profile) -> Option<String> {
    let fill = [("price", PRICE.into()), ("has", profile.bytebucks().into())];
    match profile {
        _ if profile.to_discard() > 0 => Some(desk.text("ui-shop-first-drop")),
        _ if left(desk, profile) == 0 => Some(desk.text("ui-shop-sold-out")),
        _ if profile.bytebucks() < PRICE => Some(desk.with("ui-shop-too-poor", &fill)),
        _ => None,
    }
}

/// How many gear cards are not owned.
fn left(desk: &Desk, profile: &Profile) -> usize {
    let all = Stock::of(&desk.catalog).gear.iter();
    all.filter(|gear| !profile.owned().contains(&gear.id)).count()
}

/// The head of a part with a note at its right end; the note goes where it has no room.
pub(super) fn noted_head(ui: &mut Ui, label: &str, note: &str) {
    let palette = Palette::of(ui.ctx());
    let words = lay(ui, note, Type::Dense.font(), palette.text_dim, f32::INFINITY);
    let label_width = label.chars().count() as f32 * 8.0;
    if label_width + words.size().x + 24.0 > ui.available_width() {
        parts::head(ui, label, None);
        ui.add(egui::Label::new(Type::Dense.text(note, palette.text_dim)).wrap());
        return;
    }
    let room = parts::head_with(ui, label, words.size().x);
    ui.painter().galley(egui::pos2(room.left(), room.center().y - words.size().y / 2.0), words, palette.text_dim);
}

/// The backs of four cards, where there is room for what stands for nothing yet.
fn backs(ui: &mut Ui) {
    let width = ui.available_width();
    if width < ROOMY || ui.ctx().screen_rect().height() < 640.0 {
        return;
    }
    ui.add_space(Rule::GAP);
    let size = vec2(110.0, 154.0);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 16.0;
        for _ in 0..OFFERED {
            let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
            ui.painter().extend(cards::back(ui.ctx(), rect));
        }
    });
}
