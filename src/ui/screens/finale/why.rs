//! Why a player did what it did: its weightiest decisions with what it thought then, and what that rested on.

use std::sync::Arc;

use egui::{Align2, Color32, Context, Galley, Rect, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::minds::{Called, Spoken};
use crate::{
    engine::{Level, Match, Seat},
    session::table::{Decision, Reasoned, decisions},
    ui::{
        Desk, Thoughts, focus,
        parts::{self, lay},
        theme::{Palette, Type, Weight, icon_font, icons, mono},
    },
};

/// The room of turns at the left, and of the dot before a clue.
const LEFT: f32 = 30.0;
const CLUE: f32 = 14.0;

/// The decisions of one player, once they are worked out.
pub struct Motives<G: Reasoned> {
    who: Seat,
    level: Option<Level>,
    told: Thoughts<Vec<Decision<G>>>,
}

impl<G: Reasoned> Motives<G> {
    /// Begins to work out why a bot of this level did what it did; without a level a person played there.
    pub fn of(ctx: &Context, desk: &Desk, game: &Match<G>, (who, level): (Seat, Option<Level>)) -> Self {
        let told = match level {
            Some(level) => {
                let journal = game.journal().clone();
                desk.thinker.think(ctx, move || decisions(journal, who, level))
            }
            None => Thoughts::none(),
        };
        Self { who, level, told }
    }

    /// Whether they are those of this player.
    pub fn is_of(&self, who: Seat) -> bool {
        self.who == who
    }

    /// Draws them; gives the turn that is to be watched, and through whose eyes.
    pub fn show(&mut self, ui: &mut Ui, desk: &Desk, called: &Called<'_, G>) -> Option<(u32, Seat)> {
        let name = called.names.get(usize::from(self.who.0)).cloned().unwrap_or_default();
        let name = [("name", name.into())];
        let told = match (self.level, self.told.get()) {
            (None, _) => return note(ui, desk.with("ui-finale-why-person", &name)),
            (Some(Level::Random), _) => return note(ui, desk.with("ui-finale-why-random", &name)),
            (Some(_), None) => return note(ui, desk.text("ui-finale-thinking")),
            (Some(_), Some(told)) if told.is_empty() => return note(ui, desk.with("ui-finale-why-none", &name)),
            (Some(_), Some(told)) => told,
        };
        note(ui, desk.with(called.why, &name));
        ui.spacing_mut().item_spacing.y = 2.0;
        let mut watch = None;
        for decision in told {
            if row(ui, desk, decision.turn, (called.decision)(desk, decision)) {
                watch = Some((decision.turn, self.who));
            }
        }
        watch
    }
}

/// A line in place of decisions, or above them.
fn note(ui: &mut Ui, text: String) -> Option<(u32, Seat)> {
    let palette = Palette::of(ui.ctx());
    ui.add(egui::Label::new(Type::Dense.text(text, palette.text_body)).wrap());
    None
}

/// A line of a row: laid out, in its colour, and how far it is indented.
type Line = (Arc<Galley>, Color32, f32);

/// What was done and why, laid out in a width.
fn lines(ui: &Ui, did: &str, why: &[String], width: f32) -> Vec<Line> {
    let palette = Palette::of(ui.ctx());
    let did = (lay(ui, did, Type::Body.font(), palette.text_hi, width - 24.0), palette.text_hi, 0.0);
    let told = why.iter().enumerate().map(|(at, text)| match at {
        0 => (lay(ui, text, Type::Dense.font(), palette.text_body, width - 4.0), palette.text_body, 0.0),
        _ => (lay(ui, text, Type::Note.font(), palette.text_dim, width - 18.0), palette.text_dim, CLUE),
    });
    std::iter::once(did).chain(told).collect()
}

/// Turn, what was done, and why; whether it is to be watched.
fn row(ui: &mut Ui, desk: &Desk, turn: u32, (did, why): Spoken) -> bool {
    let palette = Palette::of(ui.ctx());
    let lines = lines(ui, &did, &why, ui.available_width() - LEFT);
    let high = lines.iter().map(|(words, ..)| words.size().y + 1.0).sum::<f32>() + 8.0;
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::click());
    let fill = [("turn", turn.into()), ("what", did.into()), ("why", why.join(" ").into())];
    let told = desk.with("ui-finale-why-row", &fill);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &told));
    ui.painter().rect_filled(rect, 0, if response.hovered() { palette.hover } else { palette.panel });
    paint(ui, rect, turn, lines);
    focus::join(ui, &response);
    parts::tip_with(ui, &response, || desk.with("ui-finale-why-watch", &[("turn", turn.into())]));
    response.clicked()
}

/// The lines below each other, with the turn at the left and the sign that it can be watched at the right.
fn paint(ui: &Ui, rect: Rect, turn: u32, lines: Vec<Line>) {
    let palette = Palette::of(ui.ctx());
    let (dim, first) = (palette.text_dim, rect.top() + 13.0);
    let painter = ui.painter();
    painter.text(pos2(rect.left() + 22.0, first), Align2::RIGHT_CENTER, turn.to_string(), mono(11.0), dim);
    let film = icon_font(Weight::Regular, 14.0);
    painter.text(pos2(rect.right() - 12.0, first), Align2::CENTER_CENTER, icons::FILM_STRIP, film, dim);
    let (mut y, left) = (rect.top() + 4.0, rect.left() + LEFT);
    for (words, colour, indent) in lines {
        if indent > 0.0 {
            painter.rect_filled(Rect::from_center_size(pos2(left + 5.0, y + 8.0), vec2(3.0, 3.0)), 0, dim);
        }
        let below = y + words.size().y + 1.0;
        painter.galley(pos2(left + indent, y), words, colour);
        y = below;
    }
}
