//! Influence cards, drawn: a colour band with chevrons, and a value or a mark.

use egui::{Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, pos2, vec2};

use crate::{
    beginning::{Face, Special, Unique},
    deduction::Team,
    ui::{
        table::{Ink, back, mark},
        theme::{Palette, Weight, faded, icon_font, icons, mono},
    },
    words::{added, number},
};

/// How a card lies in a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lie {
    /// It can be looked at.
    #[default]
    Plain,
    /// It can be played now.
    Open,
    /// It cannot be played now, though others can.
    Off,
    /// It is chosen.
    Chosen,
}

/// What stands on a card.
enum Sign {
    /// A value or another short text.
    Text(String),
    /// A glyph.
    Icon(&'static str),
    /// The mark of a faction.
    Mark(Team),
}

/// What stands in the band.
enum Band {
    /// As many chevrons, upwards or downwards.
    Chevrons(u8, bool),
    /// A bar.
    Bar,
    /// A dot.
    Dot,
    /// A glyph.
    Icon(&'static str),
}

/// The colour, the band and the sign of a face.
fn parts(palette: &Palette, face: &Face) -> (Color32, Band, Sign) {
    let value = |value: i32| Sign::Text(added(value));
    let down = |size: u8| -i32::from(size);
    match face {
        Face::Blue(size) => (palette.team(Team::Human), Band::Chevrons(*size, true), value((*size).into())),
        Face::Red(size) => (palette.team(Team::Machine), Band::Chevrons(*size, false), value(down(*size))),
        Face::Grey => (palette.team(Team::Outlaw), Band::Bar, Sign::Mark(Team::Outlaw)),
        Face::Green => (palette.team(Team::Legion), Band::Dot, Sign::Mark(Team::Legion)),
        Face::Special(special) => (palette.info, Band::Icon(icons::SCALES), Sign::Text(special_text(*special))),
        Face::Unique(unique) => (palette.text_hi, Band::Icon(icons::STAR), unique_sign(unique)),
    }
}

/// What a special card does to a check: towards the target, away from it, the strongest card twice or not at all.
fn special_text(special: Special) -> String {
    match special {
        Special::Ease(by) => format!("→{by}"),
        Special::Burden(by) => format!("←{by}"),
        Special::Echo => "×2".to_owned(),
        Special::Mute => "×0".to_owned(),
    }
}

fn unique_sign(unique: &Unique) -> Sign {
    match unique {
        Unique::Free(_) => Sign::Icon(icons::LIGHTNING),
        Unique::Attack { red, .. } => Sign::Text(number(-i32::from(*red))),
        Unique::Wild(value) => Sign::Text(format!("±{value}")),
        Unique::CancelWound => Sign::Icon(icons::FIRST_AID),
        Unique::Kuro(_) => Sign::Icon(icons::DOG),
    }
}

/// An influence card that fills `rect`; its back where its face is not known.
pub fn influence(painter: &Painter, palette: &Palette, rect: Rect, face: Option<&Face>, lie: Lie) {
    let Some(face) = face else {
        back(painter, palette, rect);
        let font = icon_font(Weight::Regular, rect.width() * 0.42);
        painter.text(rect.center(), Align2::CENTER_CENTER, icons::HAND_EYE, font, palette.text_body);
        return;
    };
    let (colour, band, sign) = parts(palette, face);
    let tone = if lie == Lie::Off { faded(colour, if palette.high_contrast { 0.75 } else { 0.5 }) } else { colour };
    let fill = if lie == Lie::Chosen { palette.hover } else { palette.raised };
    painter.rect(rect, 4, fill, Stroke::new(1.5, tone), StrokeKind::Inside);
    let inside = rect.shrink((rect.width() * 0.06).max(2.0));
    let top = Rect::from_min_size(inside.min, vec2(inside.width(), rect.height() * 0.2));
    painter.rect_filled(top, 1, tone);
    paint_band(painter, palette, top, &band);
    let centre = pos2(rect.center().x, rect.top() + rect.height() * 0.58);
    match sign {
        Sign::Text(text) => {
            let size = rect.width() * if text.chars().count() > 2 { 0.36 } else { 0.44 };
            painter.text(centre, Align2::CENTER_CENTER, text, mono(size.max(11.0)), tone);
        }
        Sign::Icon(glyph) => {
            let font = icon_font(Weight::Regular, rect.width() * 0.5);
            painter.text(centre, Align2::CENTER_CENTER, glyph, font, tone);
        }
        Sign::Mark(team) => mark(painter, palette, team, centre, rect.width() * 0.5, Ink::Hollow),
    }
}

/// What stands in the band, in ink.
fn paint_band(painter: &Painter, palette: &Palette, rect: Rect, band: &Band) {
    let stroke = Stroke::new((rect.height() * 0.14).clamp(1.0, 2.0), palette.ink);
    match band {
        Band::Chevrons(count, up) => chevrons(painter, rect, *count, *up, stroke),
        Band::Bar => {
            let half = vec2(rect.width() * 0.2, 0.0);
            painter.line_segment([rect.center() - half, rect.center() + half], stroke);
        }
        Band::Dot => {
            painter.circle_filled(rect.center(), rect.height() * 0.2, palette.ink);
        }
        Band::Icon(glyph) => {
            let font = icon_font(Weight::Fill, rect.height() * 0.8);
            painter.text(rect.center(), Align2::CENTER_CENTER, glyph, font, palette.ink);
        }
    }
}

/// As many chevrons as a card is worth, side by side.
fn chevrons(painter: &Painter, rect: Rect, count: u8, up: bool, stroke: Stroke) {
    let step = (rect.width() / f32::from(count.max(5)) * 0.92).min(rect.height());
    let (half, rise) = (step * 0.3, rect.height() * 0.16);
    let rise = if up { -rise } else { rise };
    for nth in 0..count {
        let x = rect.center().x + (f32::from(nth) - f32::from(count - 1) / 2.0) * step;
        let at = |dx: f32, dy: f32| -> Pos2 { pos2(x + dx, rect.center().y + dy) };
        painter.add(Shape::line(vec![at(-half, -rise), at(0.0, rise), at(half, -rise)], stroke));
    }
}
