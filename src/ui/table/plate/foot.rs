//! The foot of a plate: what an eliminated player was, or what you believe.

use egui::{Align2, Painter, Rect, pos2, vec2};

use super::Told;
use crate::{
    deduction::Team,
    ui::{
        table::{
            face::lines,
            mark::{Ink, letter, mark},
            ring::Form,
        },
        theme::{Palette, Type, mono},
    },
};

/// Draws it.
pub fn show(painter: &Painter, palette: &Palette, rect: Rect, form: Form, told: &Told) {
    let (high, side, below) = match form {
        Form::Full => (13.0, 10.0, 5.0),
        Form::Small => (if palette.high_contrast { 11.0 } else { 9.0 }, 8.0, 5.0),
        Form::Medium | Form::Disc => (if palette.high_contrast { 10.0 } else { 7.0 }, 6.0, 3.0),
    };
    let bar = Rect::from_min_max(
        pos2(rect.left() + side, rect.bottom() - high - below),
        pos2(rect.right() - side, rect.bottom() - below),
    );
    match (&told.was, told.chances) {
        (Some((team, words)), _) => {
            mark(painter, palette, *team, pos2(bar.left() + 5.0, bar.center().y), 11.0, Ink::Filled);
            let words = lines(painter, words, Type::Note.font(), palette.text_body, bar.width() - 16.0, 1);
            painter.galley(pos2(bar.left() + 15.0, bar.center().y - words.size().y / 2.0), words, palette.text_body);
        }
        (None, Some(chances)) => beliefs(painter, palette, bar, chances),
        (None, None) => {}
    }
}

/// A bar of chances, one part per team with its mark.
pub fn beliefs(painter: &Painter, palette: &Palette, bar: Rect, chances: [f32; 5]) {
    let all: f32 = chances.iter().sum::<f32>().max(f32::EPSILON);
    let mut x = bar.left();
    for (team, chance) in Team::ALL.into_iter().zip(chances) {
        let wide = bar.width() * chance / all;
        if wide < 1.0 {
            continue;
        }
        let part = Rect::from_min_size(pos2(x, bar.top()), vec2((wide - 1.0).max(1.0), bar.height()));
        painter.rect_filled(part, 0, palette.team(team));
        sign(painter, palette, team, part);
        x += wide;
    }
}

/// The mark on a part of a bar, in ink, where it has room; in high contrast its letter.
pub fn sign(painter: &Painter, palette: &Palette, team: Team, part: Rect) {
    let least = part.width().min(part.height() + 3.0);
    if palette.high_contrast {
        if part.width() >= 9.0 && part.height() >= 9.0 {
            let font = mono((part.height() + 1.0).clamp(10.0, 13.0));
            painter.text(part.center(), Align2::CENTER_CENTER, letter(team), font, palette.ink);
        }
    } else if part.width() > part.height() + 4.0 || least >= 12.0 {
        let size = part.height().min(12.0) * 0.78;
        painter.circle_filled(part.center(), size * 0.62, palette.ink);
        mark(painter, palette, team, part.center(), size * 0.8, Ink::Filled);
    }
}
