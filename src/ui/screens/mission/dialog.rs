//! What stands above everything: a list to choose from, a story, the choose card.

use egui::{Align2, Area, Context, Frame, Id, Margin, Modal, Order, ScrollArea, Stroke, vec2};

use super::{
    Mission,
    choice::{Among, Purpose, tool},
    intent::Intent,
};
use crate::{
    stealth::{Action, Deed, Thing, Tool, View, odds},
    ui::{
        Desk,
        focus::{self, Group},
        parts::{Button, Row},
        screens::shared,
        theme::{Palette, Rule, Type, Weight, faded, icon, icons},
    },
    words::{percent, stealth::Teller},
};

impl Mission {
    /// Draws whatever stands above everything.
    pub(super) fn dialogs(&mut self, ctx: &Context, desk: &Desk, intents: &mut Vec<Intent>) {
        if let Some(thing) = self.stage.story() {
            return self.story(ctx, desk, thing, intents);
        }
        self.choose_card(ctx, desk, intents);
        self.list(ctx, desk, intents);
    }

    /// The list of the choice that is open.
    fn list(&mut self, ctx: &Context, desk: &Desk, intents: &mut Vec<Intent>) {
        let Some((Among::List(entries), purpose)) = self.choice.as_ref().map(|c| (c.among.clone(), c.purpose)) else {
            return;
        };
        let palette = Palette::of(ctx);
        let view = self.session.view();
        focus::above_all(ctx);
        let area = Area::new(Id::new("choice list")).order(Order::Foreground);
        area.anchor(Align2::CENTER_BOTTOM, vec2(0.0, -92.0f32.min(ctx.screen_rect().height() * 0.16))).show(
            ctx,
            |ui| {
                let frame = Frame::new()
                    .fill(palette.raised)
                    .stroke(Stroke::new(1.0, palette.line_ctrl))
                    .corner_radius(3)
                    .shadow(ctx.style().visuals.popup_shadow)
                    .inner_margin(Margin::same(12));
                frame.show(ui, |ui| {
                    ui.set_width((ctx.screen_rect().width() - 60.0).min(380.0));
                    ui.label(Type::Subtitle.text(desk.text(heading(purpose)), palette.text_hi));
                    let room = ctx.screen_rect().height() * 0.6;
                    let scroll = ScrollArea::vertical().max_height(room);
                    scroll.show(ui, |ui| focus::group(ui, Group::Main, |ui| rows(ui, desk, &view, &entries, intents)));
                    if Button::new(desk.text("ui-prompt-leave")).key(desk.text("ui-key-escape")).show(ui).clicked() {
                        intents.push(Intent::Leave);
                    }
                });
            },
        );
    }

    /// What is told when something is picked up (ST-OBJ-06).
    fn story(&self, ctx: &Context, desk: &Desk, thing: Thing, intents: &mut Vec<Intent>) {
        let Thing::Objective(id) = thing else { return };
        let palette = Palette::of(ctx);
        let setup = self.setup();
        let Some(objective) = setup.mission.plan().objectives.get(id.index()) else { return };
        focus::above_all(ctx);
        let frame = Frame::new()
            .fill(palette.raised)
            .stroke(Stroke::new(1.0, palette.objective))
            .corner_radius(4)
            .inner_margin(Margin::same(20));
        let modal = Modal::new(Id::new("story")).frame(frame).backdrop_color(faded(palette.void, 0.6));
        modal.show(ctx, |ui| {
            ui.set_width((ctx.screen_rect().width() - 60.0).min(440.0));
            ui.horizontal_wrapped(|ui| {
                ui.label(icon(icons::DIAMOND, Weight::Fill, 20.0, palette.objective));
                ui.label(Type::Title.text(&objective.name, palette.text_hi));
            });
            let room = (ctx.screen_rect().height() - 160.0).max(60.0);
            ScrollArea::vertical().max_height(room).show(ui, |ui| shared::story(ui, &objective.text));
            ui.add_space(Rule::GAP);
            let close = Button::new(desk.text("ui-prompt-go-on")).primary().show(ui);
            if !close.has_focus() {
                close.request_focus();
            }
            if close.clicked() {
                intents.push(Intent::CloseStory);
            }
        });
    }
}

fn heading(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::Deed(Deed::Attack) => "ui-list-attack",
        Purpose::Deed(Deed::Overwatch) => "ui-list-overwatch",
        Purpose::Deed(Deed::PickUp) => "ui-list-pick-up",
        Purpose::Deed(Deed::Carry) => "ui-list-carry",
        Purpose::Deed(Deed::Use) => "ui-list-use",
        _ => "ui-list-which",
    }
}

/// One row per entry: by its tool where it stands for several actions, else by its action.
fn rows(ui: &mut egui::Ui, desk: &Desk, view: &View, entries: &[Vec<Action>], intents: &mut Vec<Intent>) {
    let teller = Teller::of(&desk.words, view);
    let mut focused = false;
    let mut first = None;
    for (at, entry) in entries.iter().enumerate() {
        let Some(action) = entry.first() else { continue };
        let used = tool(*action).filter(|_| entry.len() > 1 || matches!(action, Action::Use { .. }));
        let mut row = Row::new(used.map_or_else(|| teller.action(action), |tool| teller.tool(tool)));
        if let Some(note) = note(desk, view, *action) {
            row = row.note(note);
        }
        if let Some(text) = used.and_then(|tool| text(view, tool)) {
            row = row.detail(text);
        }
        let response = row.show(ui);
        focused |= response.has_focus();
        first.get_or_insert(response.id);
        if response.clicked() {
            intents.push(Intent::Entry(at));
        }
    }
    if let Some(first) = first.filter(|_| !focused) {
        focus::want(ui.ctx(), first);
    }
}

/// What an action costs, or its chance.
fn note(desk: &Desk, view: &View, action: Action) -> Option<String> {
    match action {
        Action::Attack { gear, target } => Some(percent(odds::attack(view, gear, target)?.chance)),
        Action::Use { tool: Tool::Gear(gear), .. } => {
            let (energy, _) = view.setup.gear(gear)?.usable()?;
            Some(desk.with("ui-list-energy", &[("energy", energy.into())]))
        }
        _ => None,
    }
}

/// What a tool does, in words.
fn text(view: &View, tool: Tool) -> Option<String> {
    match tool {
        Tool::Gear(id) => view.setup.gear(id).map(|gear| gear.text.clone()),
        Tool::Item(id) => view.setup.item(id).map(|item| item.text.clone()),
    }
}
