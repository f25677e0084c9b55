//! Cards of Social Deduction, drawn: open, face-down, and face-down but known to you.

use std::sync::Arc;

use egui::{Align2, Color32, FontId, Galley, Painter, Rect, Stroke, StrokeKind, Vec2, pos2, text::LayoutJob, vec2};

use super::{
    glyph::{id_glyph, timing_glyph},
    mark::{Ink, mark},
};
use crate::{
    deduction::{IdCard, LoyaltyCard, ProgramCard, Slot, Team},
    ui::{
        parts::{brackets, dashed_rect},
        theme::{Palette, Type, Weight, faded, icon_font, icons, mono},
    },
};

/// What you know of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight<T> {
    /// It lies face-down.
    Down,
    /// It lies open.
    Open(T),
    /// It lies face-down, and you know it.
    Known(T),
}

impl<T> Sight<T> {
    /// The card, where you know it.
    pub fn card(self) -> Option<T> {
        match self {
            Self::Down => None,
            Self::Open(card) | Self::Known(card) => Some(card),
        }
    }
}

/// What you know of the card in a slot, which is `card` where its face is known.
pub fn sight_of<K, T>(slot: &Slot<K>, card: Option<T>) -> Sight<T> {
    match card {
        None => Sight::Down,
        Some(card) if slot.up => Sight::Open(card),
        Some(card) => Sight::Known(card),
    }
}

/// A loyalty card that fills `rect`; on its side where that is wider than high.
pub fn loyalty(painter: &Painter, palette: &Palette, rect: Rect, sight: Sight<&LoyaltyCard>) {
    let side = rect.width().min(rect.height());
    let (card, ink) = match sight {
        Sight::Down => {
            back(painter, palette, rect);
            let font = Type::Body.font();
            let font = FontId { size: side * 0.52, ..font };
            painter.text(rect.center(), Align2::CENTER_CENTER, "?", font, palette.text_body);
            return;
        }
        Sight::Open(card) => (card, Ink::Filled),
        Sight::Known(card) => (card, Ink::Hollow),
    };
    let team = card.faction.map_or(Team::Legion, crate::deduction::Faction::team);
    frame(painter, palette, rect, palette.team(team), ink);
    let doubled = card.counts > 1;
    if doubled && side < 14.0 {
        // No room for numbers: what counts twice is drawn twice.
        for y in [-0.34, 0.34] {
            mark(painter, palette, team, rect.center() + vec2(0.0, y * side), side * 0.46, ink);
        }
        return;
    }
    // The second sign stands below the mark, or beside it on a card that lies on its side.
    let way = if rect.width() > rect.height() { vec2(side, 0.0) } else { vec2(0.0, side) };
    let lift = if doubled || ink == Ink::Hollow { way * 0.2 } else { Vec2::ZERO };
    mark(painter, palette, team, rect.center() - lift, side * 0.42, ink);
    let low = rect.center() + way * 0.36;
    match (doubled, ink) {
        (true, _) => {
            let text = format!("×{}", card.counts);
            let colour = palette.team(team);
            painter.text(low, Align2::CENTER_CENTER, text, mono((side * 0.36).max(9.0)), colour);
        }
        (false, Ink::Hollow) => {
            let font = icon_font(Weight::Fill, (side * 0.4).max(9.0));
            painter.text(low, Align2::CENTER_CENTER, icons::EYE, font, palette.team(team));
        }
        (false, Ink::Filled) => {}
    }
}

/// An ID as it lies at a seat: a drawing in its colour.
pub fn id_small(painter: &Painter, palette: &Palette, rect: Rect, sight: Sight<&IdCard>) {
    let side = rect.width().min(rect.height());
    let (card, ink) = match sight {
        Sight::Down => {
            back(painter, palette, rect);
            let font = icon_font(Weight::Regular, side * 0.62);
            painter.text(rect.center(), Align2::CENTER_CENTER, icons::FINGERPRINT, font, palette.text_body);
            return;
        }
        Sight::Open(card) => (card, Ink::Filled),
        Sight::Known(card) => (card, Ink::Hollow),
    };
    let team = card.faction.team();
    frame(painter, palette, rect, palette.team(team), ink);
    let weight = if ink == Ink::Filled { Weight::Fill } else { Weight::Regular };
    let at = rect.center() + vec2(0.0, if side < 24.0 { 0.0 } else { side * 0.1 });
    painter.text(at, Align2::CENTER_CENTER, id_glyph(card), icon_font(weight, side * 0.56), palette.team(team));
    if side >= 24.0 {
        mark(painter, palette, team, rect.min + Vec2::splat(side * 0.22), side * 0.26, ink);
    }
}

/// An ID as it lies before its owner: picture, name and what it does.
pub fn id_card(painter: &Painter, palette: &Palette, rect: Rect, card: &IdCard, open: bool) {
    let team = card.faction.team();
    let colour = palette.team(team);
    painter.rect_filled(rect, 5, palette.raised);
    if open {
        painter.rect_stroke(rect, 5, Stroke::new(1.5, colour), StrokeKind::Inside);
    } else {
        dashed_rect(painter, rect.shrink(0.75), Stroke::new(1.5, colour), &[3.0, 2.0]);
    }
    let high = (rect.height() * 0.4).max(20.0);
    let window = Rect::from_min_size(rect.min + Vec2::splat(5.0), vec2(rect.width() - 10.0, high - 5.0));
    painter.rect(window, 2, palette.press, Stroke::new(1.0, palette.line_soft), StrokeKind::Inside);
    let font = icon_font(Weight::Light, high * 0.62);
    painter.text(window.center(), Align2::CENTER_CENTER, id_glyph(card), font, palette.text_hi);
    mark(painter, palette, team, window.min + Vec2::splat(8.0), 12.0, if open { Ink::Filled } else { Ink::Hollow });
    let y = window.bottom() + 3.0;
    let (font, rows) = name_font(painter, &card.name, rect);
    let y = centred(painter, (rect, y), &card.name, font, palette.text_hi, rows) + 2.0;
    let rows = ((rect.bottom() - y - 3.0) / 13.0).floor();
    if rows >= 1.0 {
        let font = FontId { size: 11.0, ..Type::Note.font() };
        centred(painter, (rect, y), &card.text, font, palette.text_body, rows as usize);
    }
}

/// The largest font in which no word of a name is broken, in two lines; the smallest in one line where there is none.
fn name_font(painter: &Painter, name: &str, rect: Rect) -> (FontId, usize) {
    let wide = |word: &str, font: FontId| {
        painter.fonts(|fonts| fonts.layout_no_wrap(word.to_owned(), font, Color32::PLACEHOLDER)).size().x
    };
    let sizes = [13.0, 12.0, 11.0].map(|size| FontId { size, ..Type::Dense.font() });
    let fits = |font: &FontId| name.split(' ').all(|word| wide(word, font.clone()) <= rect.width() - 6.0);
    match sizes.iter().find(|font| fits(font)) {
        Some(font) => (font.clone(), 2),
        None => (FontId { size: 11.0, ..Type::Dense.font() }, 1),
    }
}

/// What stands on a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProgramFace<'a> {
    /// Its name.
    pub name: &'a str,
    /// When it is used, in words.
    pub timing: &'a str,
    /// What it does.
    pub text: &'a str,
    /// When it is used, as a glyph.
    pub glyph: &'a str,
    /// The colour of its line and glyph, where it has one of its own.
    pub tone: Option<Color32>,
}

/// A program with its words.
pub fn program_card(painter: &Painter, palette: &Palette, rect: Rect, card: &ProgramCard, timing: &str, lit: bool) {
    let glyph = timing_glyph(card.timing, card.spam);
    program_face(
        painter,
        palette,
        rect,
        &ProgramFace { name: &card.name, timing, text: &card.text, glyph, tone: None },
        lit,
    );
}

/// A program of any of the games with its words.
pub fn program_face(painter: &Painter, palette: &Palette, rect: Rect, face: &ProgramFace<'_>, lit: bool) {
    let (fill, line, colour) = match face.tone {
        _ if lit => (palette.field, palette.agent, palette.agent),
        Some(tone) => (palette.raised, tone, tone),
        None => (palette.raised, palette.line_edge, palette.text_dim),
    };
    painter.rect(rect, 4, fill, Stroke::new(1.5, line), StrokeKind::Inside);
    let (left, width) = (rect.left() + 10.0, rect.width() - 20.0);
    let low = rect.height() < 34.0;
    let first = if low { rect.center().y } else { rect.top() + 17.0 };
    let font = icon_font(Weight::Fill, 16.0);
    painter.text(pos2(rect.right() - 17.0, first), Align2::CENTER_CENTER, face.glyph, font, colour);
    let name = lines(painter, face.name, Type::Dense.font(), palette.text_hi, width - 22.0, 1);
    painter.galley(pos2(left, first - name.size().y / 2.0), name, palette.text_hi);
    if rect.height() >= 44.0 {
        let when = lines(painter, face.timing, mono(11.0), palette.text_dim, width, 1);
        painter.galley(pos2(left, rect.top() + 27.0), when, palette.text_dim);
    }
    let rows = ((rect.height() - 48.0) / 15.0).floor().max(0.0) as usize;
    if rows > 0 {
        let text = lines(painter, face.text, Type::Note.font(), palette.text_body, width, rows);
        painter.galley(pos2(left, rect.top() + 43.0), text, palette.text_body);
    }
}

/// A program face-down.
pub fn program_back(painter: &Painter, palette: &Palette, rect: Rect) {
    painter.rect(rect, 2, palette.field, Stroke::new(1.0, palette.line_ctrl), StrokeKind::Inside);
    if rect.width() >= 14.0 {
        let font = icon_font(Weight::Regular, rect.width() * 0.62);
        painter.text(rect.center(), Align2::CENTER_CENTER, icons::FILE_CODE, font, palette.text_dim);
    }
}

/// The back of a card: brackets within brackets.
pub(in crate::ui) fn back(painter: &Painter, palette: &Palette, rect: Rect) {
    painter.rect(rect, 3, palette.field, Stroke::new(1.5, palette.line_ctrl), StrokeKind::Inside);
    let inset = (rect.width().min(rect.height()) * 0.17).max(3.0);
    brackets(painter, rect.shrink(inset), inset, Stroke::new(1.0, palette.line_ctrl));
}

/// The frame of a card whose face is known: dashed where only you know it.
fn frame(painter: &Painter, palette: &Palette, rect: Rect, colour: Color32, ink: Ink) {
    match ink {
        Ink::Filled => {
            painter.rect(rect, 3, palette.raised, Stroke::new(1.5, colour), StrokeKind::Inside);
        }
        Ink::Hollow => {
            painter.rect_filled(rect, 3, palette.field);
            dashed_rect(painter, rect.shrink(0.75), Stroke::new(1.5, colour), &[3.0, 2.0]);
            let inset = (rect.width().min(rect.height()) * 0.14).max(3.0);
            brackets(painter, rect.shrink(inset), inset * 0.8, Stroke::new(1.0, faded(colour, 0.5)));
        }
    }
}

/// Words in at most so many lines; what has no room ends in an ellipsis.
pub(in crate::ui) fn lines(
    painter: &Painter,
    text: &str,
    font: FontId,
    colour: Color32,
    width: f32,
    most: usize,
) -> Arc<Galley> {
    painter.fonts(|fonts| fonts.layout_job(job(text, font, colour, width, most)))
}

fn job(text: &str, font: FontId, colour: Color32, width: f32, most: usize) -> LayoutJob {
    let mut job = LayoutJob::simple(text.to_owned(), font, colour, width.max(1.0));
    job.wrap.max_rows = most;
    // One line ends in an ellipsis wherever there is no more room, not only between words.
    job.wrap.break_anywhere = most == 1;
    job
}

/// Words in the middle of a card at a height, in at most so many lines; gives where they end.
fn centred(painter: &Painter, (rect, y): (Rect, f32), text: &str, font: FontId, colour: Color32, most: usize) -> f32 {
    let mut job = job(text, font, colour, rect.width() - 6.0, most);
    job.halign = egui::Align::Center;
    let words = painter.fonts(|fonts| fonts.layout_job(job));
    let below = y + words.size().y;
    painter.galley(pos2(rect.center().x, y), words, colour);
    below
}
