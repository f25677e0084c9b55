//! Cards with words, side by side: programs, objectives, wounds, Recon and All-Rounder cards, boxes.

use egui::{Align2, Color32, Id, Rect, Sense, Stroke, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2};

use super::{Answer, Look, glyph, token};
use crate::{
    beginning::{BoxCard, ObjectiveNo, ProgramNo, Sight, WoundNo},
    ui::{
        focus,
        parts::{brackets, tip_with},
        table::{ProgramFace, back, program_face},
        theme::{Palette, Weight, icon_font, icons},
    },
    words::beginning::Cards,
};

/// The size of a card, and the narrowest it is drawn beside others.
const CARD: Vec2 = vec2(150.0, 104.0);
const NARROWEST: f32 = 92.0;
const GAP: f32 = 8.0;

/// A card with words; its back where its face is not known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paper {
    /// Its name; what a back is called where it lies face-down.
    pub name: String,
    /// When it is used, or what kind of card it is.
    pub kind: String,
    /// What it does.
    pub text: String,
    /// Its sign.
    pub glyph: &'static str,
    /// A number at its corner: charges left, or a price.
    pub note: Option<String>,
    /// How it lies.
    pub side: Side,
}

/// How a card with words lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Side {
    /// Open, or in the own hand.
    #[default]
    Up,
    /// Face-down.
    Down,
    /// Open, and it hurts.
    Harm,
}

impl Paper {
    fn down(name: String, glyph: &'static str) -> Self {
        Self { name, kind: String::new(), text: String::new(), glyph, note: None, side: Side::Down }
    }

    fn up(name: &str, kind: String, text: &str, glyph: &'static str) -> Self {
        Self { name: name.to_owned(), kind, text: text.to_owned(), glyph, note: None, side: Side::Up }
    }

    /// A program.
    pub fn program(look: Look<'_>, no: ProgramNo) -> Self {
        let library = look.view.rules.library();
        match library.program(no) {
            Some(card) => {
                let kind = Cards::new(look.words, library).used(card.used);
                Self::up(&card.name, kind, &card.text, glyph::used(card.used))
            }
            None => Self::down(look.words.text("ui-board-program-down"), icons::FILE_CODE),
        }
    }

    /// An objective, with whether it is met now.
    pub fn objective(look: Look<'_>, no: Option<ObjectiveNo>) -> Self {
        match no.and_then(|no| look.view.rules.library().objective(no)) {
            Some(card) => Self::up(&card.name, look.words.text("ui-board-objective"), &card.text, icons::TARGET),
            None => Self::down(look.words.text("ui-board-objective-down"), icons::TARGET),
        }
    }

    /// A wound.
    pub fn wound(look: Look<'_>, no: WoundNo) -> Self {
        match look.view.rules.library().wound(no) {
            Some(card) => {
                let kind = look.words.text("ui-board-wound");
                Self { side: Side::Harm, ..Self::up(&card.name, kind, &card.text, icons::BANDAIDS) }
            }
            None => Self::down(look.words.text("ui-board-wound"), icons::BANDAIDS),
        }
    }

    /// A Recon card.
    pub fn recon(look: Look<'_>, sight: Option<Sight>) -> Self {
        let recons = &look.view.rules.library().recons;
        match sight.and_then(|sight| recons.iter().find(|card| card.sight == sight)) {
            Some(card) => Self::up(&card.name, look.words.text("ui-board-recon"), &card.text, icons::BINOCULARS),
            None => Self::down(look.words.text("ui-board-sheet-recon"), icons::BINOCULARS),
        }
    }

    /// An All-Rounder card, by its number.
    pub fn rounder(look: Look<'_>, at: u8) -> Self {
        match look.view.rules.library().all_rounders.get(usize::from(at)) {
            Some(card) => Self::up(&card.name, look.words.text("ui-board-rounder"), &card.text, icons::STAR_FOUR),
            None => Self::down(look.words.text("ui-board-rounder"), icons::STAR_FOUR),
        }
    }

    /// A supply box that lies open.
    pub fn supply(look: Look<'_>, card: &BoxCard) -> Self {
        let side = if card.item.is_trap() { Side::Harm } else { Side::Up };
        let kind = look.words.text("ui-board-supply");
        Self { side, ..Self::up(&card.name, kind, &card.text, glyph::item(card.item)) }
    }

    /// The same with a number at its corner.
    #[must_use]
    pub fn note(self, note: Option<String>) -> Self {
        Self { note, ..self }
    }

    /// The whole card in words.
    fn told(&self) -> String {
        let lines = [&self.name, &self.kind, &self.text];
        lines.into_iter().filter(|line| !line.is_empty()).map(String::as_str).collect::<Vec<_>>().join("\n")
    }
}

/// Cards with words side by side, or one below the other where it is narrow.
pub struct Papers<'a> {
    /// The cards.
    pub cards: &'a [Paper],
    /// Which can be chosen now, by their place.
    pub usable: &'a [u8],
    /// Which is chosen.
    pub chosen: Option<u8>,
    /// What tells these cards from others of the same screen.
    pub salt: &'static str,
}

impl Papers<'_> {
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
        for (nth, paper) in (0u8..).zip(self.cards) {
            let rect = Rect::from_min_size(room.min + step * f32::from(nth), size);
            self.one(ui, rect, (nth, paper), &mut answer);
        }
        answer
    }

    fn one(&self, ui: &Ui, rect: Rect, (nth, paper): (u8, &Paper), answer: &mut Answer<u8>) {
        let palette = Palette::of(ui.ctx());
        let response = ui.interact(rect, Id::new((self.salt, nth)), Sense::click());
        let (usable, chosen) = (self.usable.contains(&nth), self.chosen == Some(nth));
        face(ui, rect, paper, usable || chosen);
        if let Some(note) = &paper.note {
            token::tag(ui.painter(), palette, pos2(rect.right() - 14.0, rect.bottom() - 11.0), note, palette.text_hi);
        }
        if chosen || response.hovered() {
            brackets(ui.painter(), rect.expand(2.0), 8.0, Stroke::new(2.0, palette.text_hi));
        }
        response.widget_info(|| WidgetInfo::selected(WidgetType::Button, usable, chosen, &paper.name));
        focus::join(ui, &response);
        tip_with(ui, &response, || paper.told());
        answer.clicked = response.clicked().then_some(nth).or(answer.clicked);
        answer.hovered = (response.hovered() || response.has_focus()).then_some(nth).or(answer.hovered);
    }
}

/// The face of a card with words, or its back.
fn face(ui: &Ui, rect: Rect, paper: &Paper, lit: bool) {
    let palette = Palette::of(ui.ctx());
    if paper.side == Side::Down {
        back(ui.painter(), palette, rect);
        let font = icon_font(Weight::Regular, (rect.height() * 0.4).min(34.0));
        ui.painter().text(rect.center(), Align2::CENTER_CENTER, paper.glyph, font, palette.text_dim);
        return;
    }
    let tone: Option<Color32> = (paper.side == Side::Harm).then_some(palette.error);
    let face = ProgramFace { name: &paper.name, timing: &paper.kind, text: &paper.text, glyph: paper.glyph, tone };
    program_face(ui.painter(), palette, rect, &face, lit);
}
