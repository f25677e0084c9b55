//! The choose card: its numbers, and what each would do.

use egui::{Align2, Area, Context, Frame, Id, Margin, Order, Response, Stroke, vec2};

use super::{Mission, intent::Intent};
use crate::{
    stealth::{Action, CHOICES, DrawFor, Modifier, Question, Sum, sum},
    ui::{
        Desk,
        focus::{self, Group},
        lessons,
        parts::{self, Button},
        theme::{Palette, Type, Weight, icon, icons, mono},
    },
    words::stealth::Teller,
};

/// Numbers in a row that all do the same.
struct Same {
    values: Vec<i8>,
    effect: String,
}

impl Same {
    /// A button for each number, then what they do.
    fn show(self, ui: &mut egui::Ui, desk: &Desk, intents: &mut Vec<Intent>) -> Vec<Response> {
        let palette = Palette::of(ui.ctx());
        let Self { values, effect } = self;
        let mut buttons = Vec::new();
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            for value in values {
                let number = Modifier::Value(value).to_string();
                let fill = [("value", number.clone().into()), ("effect", effect.clone().into())];
                let button = Button::new(number).name(desk.with("ui-card-value", &fill));
                let response = button.height(28.0).least_width(44.0).show(ui);
                if response.clicked() {
                    intents.push(Intent::Take(Action::Value { value }));
                }
                buttons.push(response);
            }
            ui.add_space(6.0);
            ui.add(egui::Label::new(Type::Dense.text(effect, palette.text_body)).wrap());
        });
        buttons
    }
}

impl Mission {
    /// Asks for the number of the choose card, where it came up.
    pub(super) fn choose_card(&mut self, ctx: &Context, desk: &Desk, intents: &mut Vec<Intent>) {
        let Some(Question::Card { draw }) = self.scene().public.question else { return };
        if self.stage.is_moving() {
            return;
        }
        let palette = Palette::of(ctx);
        focus::above_all(ctx);
        // The map stays in sight as far as it can.
        let lift = (ctx.screen_rect().height() * 0.19).min(136.0);
        let area =
            Area::new(Id::new("choose card")).order(Order::Foreground).anchor(Align2::CENTER_BOTTOM, vec2(0.0, -lift));
        let frame = Frame::new()
            .fill(palette.raised)
            .stroke(Stroke::new(1.5, palette.agent))
            .corner_radius(4)
            .shadow(ctx.style().visuals.popup_shadow)
            .inner_margin(Margin::symmetric(14, 10));
        let shown = area.show(ctx, |ui| {
            frame.show(ui, |ui| {
                ui.set_max_width((ctx.screen_rect().width() - 60.0).min(620.0));
                let room = ctx.screen_rect().height() - 60.0;
                egui::ScrollArea::vertical().max_height(room).show(ui, |ui| {
                    focus::group(ui, Group::Main, |ui| self.card_rows(ui, desk, draw, intents));
                });
            });
        });
        lessons::mark(ctx, lessons::Anchor::Dialog, shown.response.rect);
    }

    fn card_rows(&self, ui: &mut egui::Ui, desk: &Desk, draw: DrawFor, intents: &mut Vec<Intent>) {
        let palette = Palette::of(ui.ctx());
        let view = self.session.view();
        ui.spacing_mut().item_spacing.y = 5.0;
        ui.horizontal_wrapped(|ui| {
            ui.label(icon(icons::PLUS_MINUS, Weight::Fill, 20.0, palette.agent));
            let question = Teller::of(&desk.words, &view).question().unwrap_or_default();
            ui.add(egui::Label::new(Type::Subtitle.text(question, palette.text_hi)).wrap());
        });
        let mut buttons: Vec<Response> = Vec::new();
        for row in self.effects(desk, draw) {
            buttons.extend(row.show(ui, desk, intents));
        }
        ui.horizontal_wrapped(|ui| {
            let decide = Button::new(desk.text("ui-prompt-decide")).show(ui);
            parts::tip(ui, &decide, &desk.text("ui-prompt-decide-tip"));
            if decide.clicked() {
                intents.push(Intent::LetDecide);
            }
            buttons.push(decide);
            let base = sum(self.scene(), draw);
            ui.label(egui::RichText::new(written(desk, base)).font(mono(13.0)).color(palette.text_dim));
        });
        let is_focused = buttons.iter().any(Response::has_focus) || lessons::has_focus(ui.ctx());
        if let Some(first) = buttons.first().filter(|_| !is_focused) {
            focus::want(ui.ctx(), first.id);
        }
    }

    /// The numbers, those that do the same together.
    fn effects(&self, desk: &Desk, draw: DrawFor) -> Vec<Same> {
        let mut rows: Vec<Same> = Vec::new();
        for value in CHOICES {
            let effect = self.effect(desk, draw, value);
            match rows.last_mut() {
                Some(last) if last.effect == effect => last.values.push(value),
                _ => rows.push(Same { values: vec![value], effect }),
            }
        }
        rows
    }

    /// What a number would do.
    fn effect(&self, desk: &Desk, draw: DrawFor, value: i8) -> String {
        let scene = self.scene();
        let Sum { base, against, .. } = sum(scene, draw);
        let total = base + i32::from(value);
        let success = against.is_some_and(|against| total >= against);
        let view = self.session.view();
        let teller = Teller::of(&desk.words, &view);
        match draw {
            DrawFor::Attack { .. } => desk.text(if success { "ui-card-you-hit" } else { "ui-card-you-miss" }),
            DrawFor::EnemyAttack { .. } => desk.text(if success { "ui-card-it-hits" } else { "ui-card-it-misses" }),
            DrawFor::Behaviour { enemy } => {
                let kind = scene.public.enemies.get(enemy.index()).map(|enemy| scene.mission().kind(enemy.kind));
                kind.map(|kind| teller.steps(enemy, kind.band(total) as u8)).unwrap_or_default()
            }
            DrawFor::Alarm => {
                let level = (i32::from(scene.public.alarm) + total).max(0);
                desk.with("ui-card-alarm", &[("level", level.into())])
            }
        }
    }
}

/// The sum the number goes into.
fn written(desk: &Desk, Sum { base, against, .. }: Sum) -> String {
    match against {
        Some(against) => desk.with("ui-tip-needs", &[("base", base.into()), ("against", against.into())]),
        None => desk.with("ui-card-base", &[("base", base.into())]),
    }
}
