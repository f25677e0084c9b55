//! Programs as cards: those of a player, and the market.

use egui::{Align2, Id, Rect, Sense, Stroke, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2};

use super::{Answer, Look, glyph, token};
use crate::{
    beginning::{ProgramCard, ProgramNo, Used},
    engine::Seat,
    ui::{
        focus,
        parts::{brackets, tip_with},
        table::{ProgramFace, back, program_face},
        theme::{Palette, Weight, icon_font, icons},
    },
};

/// The size of a program, and the narrowest it is drawn.
const CARD: Vec2 = vec2(150.0, 104.0);
const NARROWEST: f32 = 92.0;
const GAP: f32 = 8.0;

/// Programs side by side, or one below the other where it is narrow.
pub struct Programs<'a> {
    /// What is known.
    pub look: Look<'a>,
    /// The cards, with what stands at their corner: charges left, or a price.
    pub cards: Vec<(ProgramNo, Option<String>)>,
    /// Which can be used or bought now, by their place.
    pub usable: &'a [u8],
    /// Which is chosen.
    pub chosen: Option<u8>,
    /// What tells these cards from others of the same screen.
    pub salt: &'static str,
}

impl<'a> Programs<'a> {
    /// The programs of a player; backs where they are not known.
    pub fn of(look: Look<'a>, seat: Seat, usable: &'a [u8], chosen: Option<u8>) -> Self {
        let held = look.player(seat).into_iter().flat_map(|player| &player.programs);
        let note = |charges: u8| (charges > 0).then(|| charges.to_string());
        let cards = held.map(|held| (held.kind, note(held.charges))).collect();
        Self { look, cards, usable, chosen, salt: "programs" }
    }

    /// The market, with its prices.
    pub fn market(look: Look<'a>, usable: &'a [u8], chosen: Option<u8>) -> Self {
        let price = |no: ProgramNo| look.view.rules.library().program(no).map(|card| card.price.to_string());
        let cards = look.view.table.market.iter().map(|&no| (no, price(no))).collect();
        Self { look, cards, usable, chosen, salt: "market" }
    }

    /// Draws them, and says which by its place was pointed at or clicked.
    pub fn show(self, ui: &mut Ui, room: Rect) -> Answer<u8> {
        let mut answer = Answer::default();
        let count = self.cards.len().max(1) as f32;
        let beside = (room.width() + GAP) / count - GAP;
        let (size, step) = if beside >= NARROWEST {
            let size = vec2(beside.min(CARD.x), room.height().min(CARD.y));
            (size, vec2(size.x + GAP, 0.0))
        } else {
            let high = ((room.height() + 5.0) / count - 5.0).clamp(24.0, CARD.y);
            (vec2(room.width().min(CARD.x * 1.6), high), vec2(0.0, high + 5.0))
        };
        for nth in 0..self.cards.len() as u8 {
            let rect = Rect::from_min_size(room.min + step * f32::from(nth), size);
            self.one(ui, rect, nth, &mut answer);
        }
        answer
    }

    fn one(&self, ui: &Ui, rect: Rect, nth: u8, answer: &mut Answer<u8>) {
        let palette = Palette::of(ui.ctx());
        let Some((no, note)) = self.cards.get(usize::from(nth)) else { return };
        let response = ui.interact(rect, Id::new((self.salt, nth)), Sense::click());
        let (usable, chosen) = (self.usable.contains(&nth), self.chosen == Some(nth));
        let card = self.look.view.rules.library().program(*no);
        let name = card.map_or_else(|| self.look.words.text("ui-board-program-down"), |card| card.name.clone());
        self.face(ui, rect, card, usable || chosen);
        if let Some(note) = note {
            token::tag(ui.painter(), palette, pos2(rect.right() - 14.0, rect.bottom() - 11.0), note, palette.text_hi);
        }
        if chosen || response.hovered() {
            brackets(ui.painter(), rect.expand(2.0), 8.0, Stroke::new(2.0, palette.text_hi));
        }
        response.widget_info(|| WidgetInfo::selected(WidgetType::Button, usable, chosen, &name));
        focus::join(ui, &response);
        tip_with(ui, &response, || self.told(*no));
        answer.clicked = response.clicked().then_some(nth).or(answer.clicked);
        answer.hovered = (response.hovered() || response.has_focus()).then_some(nth).or(answer.hovered);
    }

    /// The face of a program, or its back.
    fn face(&self, ui: &Ui, rect: Rect, card: Option<&ProgramCard>, lit: bool) {
        let palette = Palette::of(ui.ctx());
        if let Some(card) = card {
            let timing = timing(self.look, card.used);
            let glyph = glyph::used(card.used);
            let face = ProgramFace { name: &card.name, timing: &timing, text: &card.text, glyph };
            program_face(ui.painter(), palette, rect, &face, lit);
            return;
        }
        back(ui.painter(), palette, rect);
        let font = icon_font(Weight::Regular, rect.height() * 0.4);
        ui.painter().text(rect.center(), Align2::CENTER_CENTER, icons::FILE_CODE, font, palette.text_dim);
    }

    /// A program with all its words.
    fn told(&self, no: ProgramNo) -> String {
        let Some(card) = self.look.view.rules.library().program(no) else {
            return self.look.words.text("ui-board-program-down");
        };
        let fill = [
            ("name", card.name.as_str().into()),
            ("timing", timing(self.look, card.used).into()),
            ("price", card.price.into()),
            ("text", card.text.as_str().into()),
        ];
        self.look.words.with("ui-board-program", &fill)
    }
}

/// When a program is used, in words.
fn timing(look: Look<'_>, used: Used) -> String {
    look.words.text(match used {
        Used::Own => "ui-board-used-own",
        Used::Any => "ui-board-used-any",
        Used::Charged => "ui-board-used-charged",
        Used::Permanent(_) => "ui-board-used-permanent",
    })
}
