//! The bar at the bottom: back, the keys, and on to the briefing.

use egui::{Align, Context, Id, Layout, Margin, Ui, vec2};

use super::{Counter, From, Shop, Wish};
use crate::{
    campaign::Profile,
    ui::{
        Desk,
        focus::{self, Group},
        input::{Command, Device},
        parts::{self, Button, Kind},
        screens::shared::{aligned, first_focus},
        theme::{Palette, Type, icons},
    },
};

/// Where the way on leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Onward {
    /// To the briefing.
    Briefing,
    /// To the page, where a choice is to be made or an act begins.
    Page,
}

/// The identity of the button that leads on.
pub(super) fn onward_button() -> Id {
    Id::new("safe house on")
}

/// Where the way on from the shop leads.
pub(super) fn onward(desk: &Desk) -> Onward {
    let straight = |run: &crate::ui::Run| run.next().is_some() && !run.begins_act(desk.catalog.course());
    if desk.campaign.as_ref().is_some_and(straight) { Onward::Briefing } else { Onward::Page }
}

/// Why one cannot go on yet.
pub(super) fn waits_for(profile: &Profile) -> Option<&'static str> {
    match profile {
        _ if profile.to_discard() > 0 => Some("ui-shop-first-drop"),
        _ if !profile.offer().is_empty() => Some("ui-shop-first-keep"),
        _ => None,
    }
}

impl Shop {
    /// Draws the bar.
    pub(super) fn bottom(&self, ctx: &Context, counter: Counter, arrived: bool, wishes: &mut Vec<Wish>) {
        let palette = Palette::of(ctx);
        let size = ctx.screen_rect().size();
        let high = match size.y {
            ..420.0 => 4,
            420.0..600.0 => 8,
            _ => 14,
        };
        let frame = egui::Frame::new()
            .fill(palette.panel)
            .inner_margin(Margin::symmetric(if size.x < 820.0 { 12 } else { 24 }, high));
        egui::TopBottomPanel::bottom("safe house bottom").frame(frame).show(ctx, |ui| {
            focus::group(ui, Group::Bottom, |ui| {
                ui.horizontal(|ui| {
                    aligned(ui);
                    self.buttons(ui, counter, arrived, wishes);
                });
            });
        });
    }

    fn buttons(&self, ui: &mut Ui, counter: Counter, arrived: bool, wishes: &mut Vec<Wish>) {
        let desk = counter.desk;
        let size = ui.ctx().screen_rect().size();
        let height = if size.y < 420.0 { 32.0 } else { 40.0 };
        let key = if self.from == From::Debrief { "ui-shop-debrief" } else { "ui-menu-campaign" };
        let back = if size.x < 560.0 {
            Button::icon_only(icons::ARROW_LEFT, desk.text(key))
        } else {
            Button::new(desk.text(key)).icon(icons::ARROW_LEFT)
        };
        if back.height(height).show(ui).clicked() {
            wishes.push(Wish::Leave);
        }
        if size.x >= 1140.0 {
            keys(ui, counter);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            go_on(ui, counter, height, arrived, wishes);
            if size.x < super::BESIDE {
                self.trade(ui, counter, vec2(0.0, height), wishes);
            }
        });
    }
}

/// The button that leads on.
fn go_on(ui: &mut Ui, counter: Counter, height: f32, arrived: bool, wishes: &mut Vec<Wish>) {
    let Counter { desk, profile, .. } = counter;
    let palette = Palette::of(ui.ctx());
    let label = desk.text(if onward(desk) == Onward::Briefing { "ui-campaign-briefing" } else { "ui-shop-onward" });
    let waits = waits_for(profile);
    let button =
        Button::new(label).icon_after(icons::ARROW_RIGHT).height(height).id(onward_button()).enabled(waits.is_none());
    let response = button.kind(if waits.is_none() { Kind::Primary } else { Kind::Plain }).show(ui);
    if let Some(why) = waits {
        parts::tip(ui, &response, &desk.text(why));
        if ui.available_width() > 420.0 {
            ui.label(Type::Body.text(desk.text(why), palette.text_body));
        }
    }
    first_focus(desk, arrived && waits.is_none(), &response);
    if response.clicked() {
        wishes.push(Wish::GoOn);
    }
}

/// The keys of this page, on the device in use.
fn keys(ui: &mut Ui, Counter { desk, profile, .. }: Counter) {
    let palette = Palette::of(ui.ctx());
    let pad = desk.input.device() == Device::Pad;
    let arrows =
        if pad { vec![desk.text("ui-pad-stick")] } else { vec![desk.text("ui-key-left"), desk.text("ui-key-right")] };
    let enter = desk.text(if pad { "ui-pad-a" } else { "ui-key-enter" });
    ui.add_space(12.0);
    ui.spacing_mut().item_spacing.x = 6.0;
    let prompt = |ui: &mut Ui, keys: Vec<String>, word: &str| {
        for key in keys {
            parts::key_cap(ui, &key);
        }
        ui.label(Type::Body.text(desk.text(word), palette.text_dim));
        ui.add_space(8.0);
    };
    prompt(ui, arrows, "ui-prompt-choose");
    if !profile.offer().is_empty() {
        prompt(ui, vec![enter.clone()], "ui-shop-key-keep");
    }
    let equip = if pad { enter } else { desk.key_of(Command::Equip) };
    prompt(ui, vec![equip], "ui-shop-key-equip");
}
