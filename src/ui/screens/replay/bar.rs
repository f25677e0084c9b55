//! The controls of the replay viewer.

use egui::{Context, Label, Margin, RichText, Ui};

use super::{
    Order, Rate,
    scrub::{self, Flag},
};
use crate::ui::{
    Desk,
    focus::{self, Group},
    input::Command,
    parts::{self, Button},
    theme::{Palette, icons, mono},
};

/// How the controls are drawn on this screen.
#[derive(Clone, Copy)]
struct Form {
    /// Whether there is no room for words.
    tight: bool,
    height: f32,
}

/// Where in a game one is, and how it is watched.
pub(in crate::ui::screens) struct Controls<'a> {
    /// How many decisions are shown, of how many.
    pub played: usize,
    pub all: usize,
    /// Whether it runs, and how fast.
    pub running: bool,
    pub rate: Rate,
    /// The turn being shown, of how many.
    pub turn: u32,
    pub turns: u32,
    /// After how many decisions each turn begins.
    pub beginnings: &'a [usize],
    /// What is worth finding, by the number of decisions before it.
    pub flags: &'a [(usize, Flag)],
}

impl Controls<'_> {
    /// The bar at the bottom; `wanted` is whether focus is to come to it.
    pub fn show(&self, ctx: &Context, desk: &mut Desk, wanted: bool, orders: &mut Vec<Order>) {
        let palette = Palette::of(ctx);
        let size = ctx.screen_rect().size();
        let form = Form { tight: size.x < 700.0, height: if size.y < 420.0 { 32.0 } else { 36.0 } };
        let margin = Margin::symmetric(12, if size.y < 420.0 { 3 } else { 10 });
        let frame = egui::Frame::new().fill(palette.panel).inner_margin(margin);
        egui::TopBottomPanel::bottom("replay bottom").frame(frame).show(ctx, |ui| {
            focus::group(ui, Group::Bottom, |ui| {
                if size.y < 420.0 {
                    ui.spacing_mut().item_spacing.y = 2.0;
                }
                orders.extend(scrub::show(ui, desk, self, wanted));
                ui.horizontal(|ui| {
                    self.steps(ui, desk, form, orders);
                    self.rates(ui, desk, form, orders);
                    self.place(ui, desk);
                });
            });
        });
    }

    fn steps(&self, ui: &mut Ui, desk: &Desk, form: Form, orders: &mut Vec<Order>) {
        let (back, on) = (self.played > 0, self.played < self.all);
        step(ui, desk, form, Order::TurnBack, back, orders);
        step(ui, desk, form, Order::Back, back, orders);
        let (glyph, key) =
            if self.running { (icons::PAUSE, "ui-replay-pause") } else { (icons::PLAY, "ui-replay-play") };
        let label = desk.text(key);
        let play = if form.tight {
            Button::icon_only(glyph, label)
        } else {
            Button::new(label).icon(glyph).key(desk.key_of(Command::EndTurn))
        };
        if play.primary().height(form.height).id(ui.id().with("play")).show(ui).clicked() {
            orders.push(Order::PlayOrPause);
        }
        step(ui, desk, form, Order::On, on, orders);
        step(ui, desk, form, Order::TurnOn, on, orders);
    }

    /// The speeds; where there is no room, one button that goes through them.
    fn rates(&self, ui: &mut Ui, desk: &Desk, form: Form, orders: &mut Vec<Order>) {
        ui.add_space(if form.tight { 0.0 } else { 8.0 });
        let now = self.rate;
        if form.tight {
            let button = Button::new(desk.text(now.name())).name(desk.text("ui-replay-rate")).height(form.height);
            if button.show(ui).clicked() {
                orders.push(Order::Rate(now.next()));
            }
            return;
        }
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            for rate in Rate::ALL {
                let button = Button::new(desk.text(rate.name())).height(form.height).chosen(rate == now);
                if button.show(ui).clicked() {
                    orders.push(Order::Rate(rate));
                }
            }
        });
    }

    fn place(&self, ui: &mut Ui, desk: &Desk) {
        let palette = Palette::of(ui.ctx());
        let fill = [
            ("turn", self.turn.into()),
            ("turns", self.turns.into()),
            ("step", self.played.into()),
            ("steps", self.all.into()),
        ];
        let text = RichText::new(desk.with("ui-replay-place", &fill)).font(mono(12.0)).color(palette.text_body);
        ui.add(Label::new(text).truncate());
    }
}

/// One button of a step.
fn step(ui: &mut Ui, desk: &Desk, form: Form, order: Order, enabled: bool, orders: &mut Vec<Order>) {
    let (glyph, key, command) = match order {
        Order::TurnBack => (icons::SKIP_BACK, "ui-replay-turn-back", Command::ZoomOut),
        Order::Back => (icons::CARET_LEFT, "ui-replay-back", Command::Undo),
        Order::On => (icons::CARET_RIGHT, "ui-replay-on", Command::Skip),
        _ => (icons::SKIP_FORWARD, "ui-replay-turn-on", Command::ZoomIn),
    };
    let button = Button::icon_only(glyph, desk.text(key)).height(form.height).least_width(form.height);
    let shown = button.enabled(enabled).show(ui);
    let fill = [("what", desk.text(key).into()), ("key", desk.key_of(command).into())];
    parts::tip(ui, &shown, &desk.with("ui-replay-tip", &fill));
    if shown.clicked() {
        orders.push(order);
    }
}
