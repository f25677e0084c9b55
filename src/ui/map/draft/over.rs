//! What lies over sectors: colours, patterns, signs and words, and marks around them.

use egui::{Align2, Color32, Rect, vec2};

use super::{Drawing, pieces, plan};
use crate::{
    content::{Sheet, Thing},
    stealth::Sector,
    ui::{
        map::{Mark, canvas::Canvas, ground::inset, marks, threat},
        theme::{Weight, faded, mono},
    },
};

/// Something over a sector: never a colour alone.
#[derive(Clone, Debug, PartialEq)]
pub struct Tint {
    /// Where.
    pub at: Sector,
    /// Which colour.
    pub colour: Color32,
    /// How strong, from 0 to 1.
    pub strength: f32,
    /// A pattern in its place.
    pub level: Option<threat::Level>,
    /// A glyph.
    pub sign: Option<&'static str>,
    /// What is written there.
    pub word: String,
}

impl Tint {
    /// With a glyph.
    #[must_use]
    pub fn marked(mut self, sign: &'static str) -> Self {
        self.sign = Some(sign);
        self
    }

    /// With a number.
    #[must_use]
    pub fn says(mut self, number: impl Into<u32>) -> Self {
        self.word = number.into().to_string();
        self
    }
}

/// The colours and patterns.
pub fn fills(canvas: &mut Canvas, tints: &[Tint]) {
    let inset = inset(canvas.tile()).min(canvas.tile() / 8.0);
    for tint in tints {
        let rect = canvas.frame.rect(tint.at);
        if !rect.intersects(canvas.frame.room()) {
            continue;
        }
        match tint.level {
            Some(level) => threat::pattern(canvas, rect.shrink(inset), level, 1.0),
            None => canvas.fill(rect.shrink(2.0), faded(tint.colour, 0.45 * tint.strength)),
        }
    }
}

/// The signs and words, on a plate in the corner of each sector that is free.
pub fn words(canvas: &mut Canvas, sheet: &Sheet, tints: &[Tint]) {
    if canvas.tile() < 30.0 {
        return;
    }
    for tint in tints.iter().filter(|tint| tint.sign.is_some() || !tint.word.is_empty()) {
        let rect = canvas.frame.rect(tint.at);
        if !rect.intersects(canvas.frame.room()) {
            continue;
        }
        let word = if tint.word.is_empty() { 0.0 } else { canvas.width(&tint.word, mono(12.0)) };
        let sign = if tint.sign.is_some() { 14.0 } else { 0.0 };
        let gap = if sign > 0.0 && word > 0.0 { 3.0 } else { 0.0 };
        let size = vec2(word + sign + gap + 6.0, 16.0);
        let inset = if canvas.tile() < 56.0 { 3.0 } else { 7.0 };
        // Waypoints stand below, locks and keys above.
        let corner = |thing: &Thing| matches!(thing, Thing::Lock(_) | Thing::Key(_));
        let plate = if sheet.things_at(tint.at).iter().any(corner) {
            Rect::from_min_size(rect.max - vec2(inset, inset) - size, size)
        } else {
            Rect::from_min_size(rect.right_top() + vec2(-inset - size.x, inset), size)
        };
        canvas.fill(plate, faded(canvas.palette.ink, 0.9));
        if let Some(glyph) = tint.sign {
            canvas.icon(plate.left_center() + vec2(3.0 + sign / 2.0, 0.0), glyph, Weight::Fill, 13.0, tint.colour);
        }
        let at = plate.right_center() - vec2(3.0, 0.0);
        canvas.text(at, Align2::RIGHT_CENTER, tint.word.clone(), mono(12.0), tint.colour);
    }
}

/// Rings, arrows, edges and brackets, and what the pointer holds.
pub fn marks(canvas: &mut Canvas, drawing: &Drawing) {
    marks::heard(canvas, drawing.heard);
    let noise = canvas.palette.noise;
    for &way in drawing.arrows {
        marks::arrow(canvas, way, noise);
    }
    if let Some(edge) = drawing.edge {
        let (agent, shared) = (canvas.palette.agent, plan::between(canvas, edge).expand(2.5));
        canvas.fill(shared, faded(agent, 0.7));
    }
    for &(at, mark) in drawing.marks {
        marks::sector(canvas, at, mark);
    }
    if let Some(edge) = drawing.wrong {
        let (wrong, shared) = (canvas.palette.detection, plan::between(canvas, edge));
        canvas.fill(shared.expand(2.0), wrong);
        marks::cross(canvas, shared.center());
    } else if let Some((at, _)) = drawing.marks.iter().find(|(_, mark)| *mark == Mark::Fault) {
        marks::cross(canvas, canvas.frame.rect(*at).center_top());
    }
    if let Some((thing, pos)) = drawing.held {
        pieces::one(canvas, (pos, canvas.tile().max(36.0) * 0.36), thing);
    }
}
