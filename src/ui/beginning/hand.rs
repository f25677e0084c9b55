//! The hand: influence cards side by side, to be played or chosen.

use egui::{Id, Rect, Sense, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::{
    Answer, Look,
    card::{self, Lie},
};
use crate::{
    beginning::InfluenceNo,
    ui::{
        focus,
        parts::{brackets, tip_with},
        theme::Palette,
    },
    words::beginning::Cards,
};

/// The size of a card, and the space between two.
const CARD: egui::Vec2 = vec2(66.0, 92.0);
const GAP: f32 = 6.0;

/// The cards of the own hand.
pub struct Hand<'a> {
    /// What is known.
    pub look: Look<'a>,
    /// The kinds that can be played now.
    pub playable: &'a [InfluenceNo],
    /// Cards taken up, by their place in the hand.
    pub chosen: &'a [usize],
}

impl Hand<'_> {
    /// Draws it, and says which card by its place in the hand was pointed at or clicked. Cards that cannot be played now
    /// answer too: they say what they are.
    pub fn show(self, ui: &mut Ui, room: Rect) -> Answer<usize> {
        let mut answer = Answer::default();
        let Some(player) = self.look.player(self.look.me()) else { return answer };
        let count = player.hand.len();
        let high = (room.height() - 8.0).clamp(30.0, CARD.y * 1.25);
        let wide = high / 1.4;
        let step = ((room.width() - wide) / count.saturating_sub(1).max(1) as f32).min(wide + GAP);
        for (nth, held) in player.hand.iter().enumerate() {
            let lie = self.lie(nth, held.card);
            let lift = if lie == Lie::Chosen { 6.0 } else { 0.0 };
            let min = pos2(room.left() + nth as f32 * step, room.bottom() - high - lift);
            let rect = Rect::from_min_size(min, vec2(wide, high));
            // What another card lies upon is not clicked through it.
            let free = if nth + 1 < count { rect.with_max_x(rect.left() + step.min(wide)) } else { rect };
            self.one(ui, (rect, free), nth, (held.card, lie), &mut answer);
        }
        answer
    }

    fn lie(&self, nth: usize, card: InfluenceNo) -> Lie {
        match (self.chosen.contains(&nth), self.playable.contains(&card), self.playable.is_empty()) {
            (true, ..) => Lie::Chosen,
            (_, true, _) => Lie::Open,
            (_, _, true) => Lie::Plain,
            _ => Lie::Off,
        }
    }

    fn one(
        &self,
        ui: &Ui,
        (rect, free): (Rect, Rect),
        nth: usize,
        (card, lie): (InfluenceNo, Lie),
        answer: &mut Answer<usize>,
    ) {
        let palette = Palette::of(ui.ctx());
        let response = ui.interact(free, Id::new(("hand", nth)), Sense::click());
        let known = self.look.view.rules.library().influence(card);
        card::influence(ui.painter(), palette, rect, known.map(|card| &card.face), lie);
        if response.hovered() || lie == Lie::Chosen {
            let colour = if lie == Lie::Chosen { palette.agent } else { palette.text_hi };
            brackets(ui.painter(), free.expand(2.0), 8.0, Stroke::new(2.0, colour));
        }
        let cards = Cards::new(self.look.words, self.look.view.rules.library());
        let name = known.map_or_else(|| self.look.words.text("ui-board-card-down"), |card| cards.influence_name(card));
        let on = matches!(lie, Lie::Open | Lie::Chosen);
        response.widget_info(|| WidgetInfo::selected(WidgetType::Button, on, lie == Lie::Chosen, &name));
        focus::join(ui, &response);
        tip_with(ui, &response, || match known {
            Some(card) => format!("{name}\n{}", cards.influence_text(card)),
            None => name.clone(),
        });
        if response.clicked() {
            answer.clicked = Some(nth);
        }
        if response.hovered() || response.has_focus() {
            answer.hovered = Some(nth);
        }
    }
}
