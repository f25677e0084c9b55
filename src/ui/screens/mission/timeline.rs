//! The timeline: turns and their steps, and the border undo cannot cross.

use egui::{
    Color32, Id, Rect, Response, ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use super::{Mission, intent::Intent};
use crate::{
    session::Session,
    stealth::{Action, Event, Phase},
    ui::{
        Desk,
        focus::{self, Group},
        parts,
        theme::{Palette, Type, Weight, icon, icon_font, icons, mono},
    },
};

/// One step of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// How many actions came before it.
    pub at: usize,
    /// What was done.
    pub action: Action,
    /// In which turn.
    pub turn: u16,
    /// Whether somebody noticed the player because of it.
    pub noticed: bool,
}

/// All steps so far.
pub fn steps(session: &Session) -> Vec<Step> {
    let mut log = session.log().iter().peekable();
    let mut turn = 1;
    let mut steps = Vec::new();
    for (at, (_, action)) in session.game().journal().actions.iter().enumerate() {
        let mut step = Step { at, action: *action, turn, noticed: false };
        while let Some(entry) = log.next_if(|entry| entry.actions <= at) {
            match entry.event {
                Event::TurnBegan { turn: next, .. } => turn = next,
                Event::Detected { .. } => step.noticed = true,
                _ => {}
            }
        }
        steps.push(step);
    }
    steps
}

impl Mission {
    /// Draws the timeline in the room there is.
    pub(super) fn timeline(&mut self, ui: &mut Ui, desk: &Desk, intents: &mut Vec<Intent>) {
        let palette = Palette::of(ui.ctx());
        let all = steps(&self.session);
        let border = all.len() - self.undoable();
        ui.label(Type::Label.text(desk.text("ui-timeline"), palette.text_body));
        let why = self.why_border(desk, border, all.len());
        let reserved = (ui.available_width() * 0.34).clamp(120.0, 330.0);
        let room = (ui.available_width() - reserved).max(120.0);
        ui.scope(|ui| {
            ui.set_max_width(room);
            ui.set_max_height(28.0);
            let scroll = ScrollArea::horizontal().stick_to_right(true).id_salt("timeline").max_width(room);
            scroll.show(ui, |ui| {
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = 4.0;
                    focus::group(ui, Group::Bottom, |ui| self.turns(ui, desk, &all, border, intents));
                });
            });
        });
        if border > 0 || self.undoable() > 0 {
            let glyph = if self.undoable() == 0 { icons::LOCK_SIMPLE } else { icons::ARROW_COUNTER_CLOCKWISE };
            ui.label(icon(glyph, Weight::Fill, 14.0, palette.text_hi));
        }
        ui.add(egui::Label::new(Type::Dense.text(why, palette.text_body)).wrap());
    }

    fn turns(&self, ui: &mut Ui, desk: &Desk, all: &[Step], border: usize, intents: &mut Vec<Intent>) {
        let public = &self.stage.shown().public;
        let (now, over) = (public.turn, matches!(public.phase, Phase::Won | Phase::Lost));
        let first = all.first().map_or(now, |step| step.turn);
        for turn in first..=now {
            let of_turn: Vec<Step> = all.iter().filter(|step| step.turn == turn).copied().collect();
            let is_now = turn == now && !over;
            let undoable = of_turn.iter().any(|step| step.at >= border);
            if is_now || undoable {
                self.current(ui, desk, turn, &of_turn, border, intents);
            } else {
                past(ui, desk, turn, &of_turn);
            }
            let ends_at = of_turn.last().map(|step| step.at + 1);
            if border > 0 && ends_at == Some(border) {
                double_line(ui);
            }
        }
    }

    /// The turn being played: a glyph per step, those that can be taken back as buttons.
    fn current(&self, ui: &mut Ui, desk: &Desk, turn: u16, steps: &[Step], border: usize, intents: &mut Vec<Intent>) {
        let palette = Palette::of(ui.ctx());
        let width = (30.0 + 22.0 * steps.len() as f32).max(96.0);
        let (_, rect) = ui.allocate_space(vec2(width, 22.0));
        ui.painter().rect(rect, 2, palette.field, Stroke::new(1.0, palette.agent), StrokeKind::Inside);
        number(ui, rect, turn, palette.text_hi);
        for (at, step) in steps.iter().enumerate() {
            let place =
                Rect::from_center_size(pos2(rect.left() + 40.0 + 22.0 * at as f32, rect.center().y), vec2(20.0, 18.0));
            let response = self.step(ui, desk, place, step, border);
            if response.clicked() && step.at >= border {
                intents.push(Intent::UndoTo(step.at));
            }
            let inside = at > 0 && step.at == border;
            if inside {
                border_at(ui, place.left() - 1.0, rect);
            }
        }
    }

    fn step(&self, ui: &mut Ui, desk: &Desk, place: Rect, step: &Step, border: usize) -> Response {
        let palette = Palette::of(ui.ctx());
        let can = step.at >= border;
        let sense = if can { Sense::click() } else { Sense::hover() };
        let response = ui.interact(place, Id::new(("step", step.at)), sense);
        if can {
            let done = self.session.log().iter().find(|entry| entry.actions == step.at);
            let done = done.map(|entry| entry.text.clone()).unwrap_or_default();
            let name = desk.with("ui-timeline-take-back", &[("done", done.into())]);
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
            focus::join(ui, &response);
            parts::tip(ui, &response, &name);
        }
        if response.hovered() && can {
            ui.painter().rect_filled(place, 2, palette.hover);
        }
        let colour = if can { palette.agent } else { palette.text_body };
        let font = icon_font(Weight::Fill, 14.0);
        ui.painter().text(place.center(), egui::Align2::CENTER_CENTER, glyph(step.action), font, colour);
        response
    }

    /// Why undo ends where it ends, or how much can be taken back.
    fn why_border(&self, desk: &Desk, border: usize, all: usize) -> String {
        match (all - border, border) {
            (0, 0) => desk.text("ui-timeline-empty"),
            (0, _) if self.is_ironman() => desk.text("ui-timeline-ironman"),
            (0, _) => desk.text("ui-timeline-border"),
            (count, 0) => desk.with("ui-timeline-all", &[("count", count.into())]),
            (count, _) => desk.with("ui-timeline-some", &[("count", count.into())]),
        }
    }
}

/// A turn that is over: a dot per step, an eye where the player was noticed.
fn past(ui: &mut Ui, desk: &Desk, turn: u16, steps: &[Step]) {
    let palette = Palette::of(ui.ctx());
    let (_, rect) = ui.allocate_space(vec2((34.0 + 9.0 * steps.len() as f32).max(74.0), 18.0));
    let response = ui.interact(rect, Id::new(("turn", turn)), Sense::hover());
    ui.painter().rect_filled(rect, 2, palette.field);
    number(ui, rect, turn, palette.text_body);
    for (at, _) in steps.iter().enumerate() {
        let place = pos2(rect.left() + 30.0 + 9.0 * at as f32, rect.center().y);
        ui.painter().circle_filled(place, 2.0, palette.text_dim);
    }
    if steps.iter().any(|step| step.noticed) {
        let place = pos2(rect.right() - 11.0, rect.center().y);
        ui.painter().text(
            place,
            egui::Align2::CENTER_CENTER,
            icons::EYE,
            icon_font(Weight::Fill, 13.0),
            palette.overwatch,
        );
    }
    let fill = [("turn", turn.into()), ("count", steps.len().into())];
    response.on_hover_text(desk.with("ui-timeline-turn", &fill));
}

fn number(ui: &Ui, rect: Rect, turn: u16, colour: Color32) {
    let at = pos2(rect.left() + 7.0, rect.center().y);
    ui.painter().text(at, egui::Align2::LEFT_CENTER, turn.to_string(), mono(12.0), colour);
}

/// The border undo cannot cross, after a turn.
fn double_line(ui: &mut Ui) {
    let (_, rect) = ui.allocate_space(vec2(8.0, 30.0));
    border_at(ui, rect.center().x, rect);
}

fn border_at(ui: &Ui, x: f32, rect: Rect) {
    let stroke = Stroke::new(1.5, Palette::of(ui.ctx()).text_hi);
    for x in [x - 2.0, x + 2.0] {
        ui.painter().vline(x, rect.expand2(vec2(0.0, 5.0)).y_range(), stroke);
    }
}

/// What was done, as a glyph.
const fn glyph(action: Action) -> &'static str {
    match action {
        Action::Move { .. } => icons::FOOTPRINTS,
        Action::Carry { .. } => icons::PERSON_SIMPLE_TAI_CHI,
        Action::Overwatch { .. } => icons::EYE,
        Action::Hide => icons::EYE_SLASH,
        Action::PickUp { .. } => icons::HAND_GRABBING,
        Action::Attack { .. } => icons::CROSSHAIR,
        Action::Use { .. } => icons::BACKPACK,
        Action::Pass => icons::MINUS_CIRCLE,
        Action::First { .. } => icons::LIST_NUMBERS,
        Action::Way { .. } => icons::ARROWS_SPLIT,
        Action::Value { .. } => icons::PLUS_MINUS,
    }
}
