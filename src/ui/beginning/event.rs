//! An event as a card: level and kind, story, what is needed, and what follows.

use egui::{Color32, CornerRadius, Frame, Margin, Rect, Response, RichText, Stroke, Ui, WidgetInfo, WidgetType, vec2};

use super::{Look, glyph};
use crate::{
    beginning::{Badge, Counted, EventCard as Card, EventKind, EventNo, Half, Level, Pending, View},
    deduction::Team,
    ui::{
        parts::glyph as sign,
        theme::{Palette, Type, Weight, icons, mono},
    },
    words::{added, number},
};

/// The event that lies open, where one does.
pub fn current_event(view: &View) -> Option<EventNo> {
    view.table.stack.iter().rev().find_map(|step| match step {
        Pending::Filed(event) | Pending::Decide(event) => Some(*event),
        _ => None,
    })
}

/// An event card, as wide as its room.
pub struct EventCard<'a> {
    /// What is known.
    pub look: Look<'a>,
    /// Which.
    pub event: EventNo,
    /// Which half came true, by its place, where that is known.
    pub came: Option<u8>,
    /// Whether the story is left out: its room is wanted for the cards.
    pub brief: bool,
}

impl EventCard<'_> {
    /// Draws it, with as much height as its words need.
    pub fn show(self, ui: &mut Ui) -> Option<Response> {
        let palette = Palette::of(ui.ctx());
        let card = self.look.view.rules.library().event(self.event)?;
        let line = if card.level == Level::Ex { palette.detection } else { palette.line_ctrl };
        let frame = Frame::new().fill(palette.raised).stroke(Stroke::new(1.5, line)).corner_radius(4);
        let shown = frame.show(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 0.0);
            ui.spacing_mut().interact_size.y = 16.0;
            ui.set_width(ui.available_width());
            self.head(ui, card);
            padded(ui, |ui| self.story(ui, card));
            self.halves(ui, card);
        });
        let response = shown.response;
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &card.name));
        Some(response)
    }

    /// The level on the left, the kind on the right; EX on a bright head.
    fn head(&self, ui: &mut Ui, card: &Card) {
        let palette = Palette::of(ui.ctx());
        let (fill, text) = match card.level {
            Level::Ex => (palette.detection, palette.ink),
            _ => (palette.field, palette.text_body),
        };
        let frame = Frame::new().fill(fill).inner_margin(Margin::symmetric(10, 6)).corner_radius(CornerRadius {
            nw: 3,
            ne: 3,
            sw: 0,
            se: 0,
        });
        frame.show(ui, |ui| {
            ui.horizontal(|ui| {
                let level = self.look.words.with("ui-board-event", &[("level", level(card.level).into())]);
                ui.label(Type::Label.text(level, text));
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                    let kind = self.look.words.text(kind_key(&card.kind));
                    ui.add(egui::Label::new(Type::Note.text(kind, text)).truncate());
                    sign(ui, glyph::event(&card.kind), Weight::Regular, 15.0, text);
                });
            });
        });
    }

    fn story(&self, ui: &mut Ui, card: &Card) {
        let palette = Palette::of(ui.ctx());
        ui.label(Type::Subtitle.text(&card.name, palette.text_hi));
        if !self.brief {
            ui.add_space(2.0);
            ui.label(Type::Note.text(&card.text, palette.text_dim));
        }
        if let EventKind::Check { target, .. } = card.kind {
            ui.add_space(4.0);
            let (team, key) =
                if target < 0 { (Team::Machine, "ui-board-event-less") } else { (Team::Human, "ui-board-event-more") };
            ui.horizontal(|ui| {
                ui.label(RichText::new(added(target.into())).font(mono(28.0)).color(palette.team(team)));
                let words = Type::Note.text(self.look.words.text(key), palette.text_dim);
                ui.add(egui::Label::new(words).wrap());
            });
        }
    }

    /// What follows: success and failure, A and B, or one line for each number of cards.
    fn halves(&self, ui: &mut Ui, card: &Card) {
        let palette = Palette::of(ui.ctx());
        match &card.kind {
            EventKind::Check { success, failure, .. } => {
                self.half(ui, 0, (Mark::Icon(icons::CHECK_CIRCLE), palette.safe), success);
                self.half(ui, 1, (Mark::Icon(icons::X_CIRCLE), palette.detection), failure);
            }
            EventKind::Decision { a, b, .. } => {
                self.half(ui, 0, (Mark::Text("A".to_owned()), palette.info), a);
                self.half(ui, 1, (Mark::Text("B".to_owned()), palette.info), b);
            }
            EventKind::Count { of, steps, .. } => {
                let colour = palette.team(if *of == Counted::Green { Team::Legion } else { Team::Outlaw });
                for (at, (need, half)) in (0..).zip(steps) {
                    self.half(ui, at, (Mark::Text(number((*need).into())), colour), half);
                }
            }
            EventKind::Happening(half) => {
                self.half(ui, 0, (Mark::Icon(icons::WARNING), palette.overwatch), half);
            }
        }
    }

    /// One half: a rule at its left, its sign, its words; the one that came true on a brighter ground.
    fn half(&self, ui: &mut Ui, at: u8, (mark, colour): (Mark, Color32), half: &Half) {
        let palette = Palette::of(ui.ctx());
        let came = self.came == Some(at);
        let gone = self.came.is_some() && !came;
        let fill = if came { palette.hover } else { palette.panel };
        let text = if gone { palette.text_dim } else { palette.text_hi };
        let frame = Frame::new().fill(fill).inner_margin(Margin { left: 12, right: 8, top: 6, bottom: 6 });
        let shown = frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal_top(|ui| {
                match mark {
                    Mark::Icon(glyph) => sign(ui, glyph, Weight::Fill, 15.0, colour),
                    Mark::Text(text) => ui.label(RichText::new(text).font(mono(13.0)).color(colour)),
                };
                ui.add(egui::Label::new(Type::Dense.text(&half.text, text)).wrap());
            });
        });
        let rect = shown.response.rect;
        let rule = Rect::from_min_size(rect.min, vec2(3.0, rect.height()));
        ui.painter().rect_filled(rule, 0, colour);
    }
}

/// What stands before a half.
enum Mark {
    /// A glyph.
    Icon(&'static str),
    /// A letter or a number.
    Text(String),
}

/// Room around words.
fn padded(ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
    Frame::new().inner_margin(Margin { left: 10, right: 8, top: 6, bottom: 8 }).show(ui, content);
}

/// The level as it stands on its back.
const fn level(level: Level) -> &'static str {
    match level {
        Level::I => "I",
        Level::II => "II",
        Level::III => "III",
        Level::Ex => "EX",
    }
}

/// The key of a kind's name.
const fn kind_key(kind: &EventKind) -> &'static str {
    match kind {
        EventKind::Check { .. } => "ui-board-event-check",
        EventKind::Count { of: Counted::Grey, .. } => "ui-board-event-grey",
        EventKind::Count { of: Counted::Green, .. } => "ui-board-event-green",
        EventKind::Count { of: Counted::Both, .. } => "ui-board-event-both",
        EventKind::Decision { by: Badge::Leader, .. } => "ui-board-event-leader",
        EventKind::Decision { by: Badge::General, .. } => "ui-board-event-general",
        EventKind::Happening(_) => "ui-board-event-happens",
    }
}
