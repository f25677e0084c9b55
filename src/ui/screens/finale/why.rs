//! Why a player did what it did: its weightiest decisions with what it thought then, and what that rested on.

use egui::{Align2, Context, Rect, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::{
    Finale,
    motives::{Decision, decisions},
};
use crate::{
    engine::{Level, Seat},
    ui::{
        Desk, Thoughts, focus,
        parts::{self, lay},
        theme::{Palette, Type, Weight, icon_font, icons, mono},
    },
    words::deduction::Teller,
};

/// The room of turns at the left.
const LEFT: f32 = 30.0;

/// The decisions of one player, once they are worked out.
pub(super) struct Motives {
    who: Seat,
    told: Thoughts<Vec<Decision>>,
}

impl Finale {
    /// Works out anew whose decisions are asked for, where that is another player than before.
    pub(super) fn think_why(&mut self, ctx: &Context, desk: &Desk) {
        let who = self.who;
        if self.motives.as_ref().is_some_and(|motives| motives.who == who) {
            return;
        }
        let told = match self.seating.level(who) {
            Some(level) => {
                let journal = self.game.journal().clone();
                desk.thinker.think(ctx, move || decisions(journal, who, level))
            }
            None => Thoughts::none(),
        };
        self.motives = Some(Motives { who, told });
    }

    /// The decisions of the chosen player. Gives the turn that is to be watched, and through whose eyes.
    pub(super) fn whys(&mut self, ui: &mut Ui, desk: &Desk) -> Option<(u32, Seat)> {
        self.think_why(ui.ctx(), desk);
        let (who, level) = (self.who, self.seating.level(self.who));
        let teller = Teller::new(&desk.words, &self.rules).named(&self.names);
        let name = [("name", teller.name(who).into())];
        let told = self.motives.as_mut().and_then(|motives| motives.told.get());
        let told = match (level, told) {
            (None, _) => return note(ui, desk.with("ui-finale-why-person", &name)),
            (Some(Level::Random), _) => return note(ui, desk.with("ui-finale-why-random", &name)),
            (Some(_), None) => return note(ui, desk.text("ui-finale-thinking")),
            (Some(_), Some(told)) if told.is_empty() => return note(ui, desk.with("ui-finale-why-none", &name)),
            (Some(_), Some(told)) => told,
        };
        note(ui, desk.with("ui-finale-why-told", &name));
        ui.spacing_mut().item_spacing.y = 2.0;
        let mut watch = None;
        for decision in told {
            if row(ui, desk, &teller, decision) {
                watch = Some((decision.turn, who));
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

/// Turn, what was done, and why; whether it is to be watched.
fn row(ui: &mut Ui, desk: &Desk, teller: &Teller<'_>, decision: &Decision) -> bool {
    let palette = Palette::of(ui.ctx());
    let did = teller.decision(&decision.view, &decision.action);
    let mut lines = teller.reasons(&decision.reasons).into_iter();
    let motive = lines.next().unwrap_or_default();
    let clues: Vec<String> = lines.collect();
    let width = ui.available_width() - LEFT;
    let did_words = lay(ui, &did, Type::Body.font(), palette.text_hi, width - 24.0);
    let motive_words = lay(ui, &motive, Type::Dense.font(), palette.text_body, width - 4.0);
    let clue_words: Vec<_> =
        clues.iter().map(|clue| lay(ui, clue, Type::Note.font(), palette.text_dim, width - 18.0)).collect();
    let high = did_words.size().y + motive_words.size().y + 2.0;
    let high = high + clue_words.iter().map(|words| words.size().y).sum::<f32>() + 10.0;
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::click());
    let fill = [("turn", decision.turn.into()), ("what", did.into()), ("why", motive.into())];
    let told = desk.with("ui-finale-why-row", &fill);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, format!("{told} {}", clues.join(" "))));
    ui.painter().rect_filled(rect, 0, if response.hovered() { palette.hover } else { palette.panel });
    let first = rect.top() + 4.0 + did_words.size().y / 2.0;
    let turn = decision.turn.to_string();
    ui.painter().text(pos2(rect.left() + 22.0, first), Align2::RIGHT_CENTER, turn, mono(11.0), palette.text_dim);
    let font = icon_font(Weight::Regular, 14.0);
    ui.painter().text(
        pos2(rect.right() - 12.0, first),
        Align2::CENTER_CENTER,
        icons::FILM_STRIP,
        font,
        palette.text_dim,
    );
    let mut y = rect.top() + 4.0;
    let left = rect.left() + LEFT;
    for (words, colour) in [(did_words, palette.text_hi), (motive_words, palette.text_body)] {
        let below = y + words.size().y + 1.0;
        ui.painter().galley(pos2(left, y), words, colour);
        y = below;
    }
    for words in clue_words {
        let dot = Rect::from_center_size(pos2(left + 5.0, y + 8.0), vec2(3.0, 3.0));
        ui.painter().rect_filled(dot, 0, palette.text_dim);
        let below = y + words.size().y;
        ui.painter().galley(pos2(left + 14.0, y), words, palette.text_dim);
        y = below;
    }
    focus::join(ui, &response);
    parts::tip_with(ui, &response, || desk.with("ui-finale-why-watch", &[("turn", decision.turn.into())]));
    response.clicked()
}
