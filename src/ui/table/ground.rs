//! The table itself: its edge, drawn under everything.

use egui::{Color32, CornerRadius, Painter, Shape, Stroke, epaint::EllipseShape};

use super::Ring;
use crate::ui::{
    parts::dashed,
    theme::{Palette, faded},
};

/// The table top: an ellipse for few, a rounded rectangle for many.
pub fn ground(painter: &Painter, palette: &Palette, ring: &Ring) {
    let (top, line) = (ring.top, Stroke::new(1.5, palette.line_edge));
    let inner = Stroke::new(1.0, palette.line_soft);
    if ring.round {
        let ellipse = |shrink: f32, fill: Color32, stroke: Stroke| {
            let radius = top.size() / 2.0 - egui::Vec2::splat(shrink);
            Shape::Ellipse(EllipseShape { center: top.center(), radius, fill, stroke })
        };
        painter.add(ellipse(0.0, faded(palette.floor, 0.8), line));
        painter.add(ellipse(8.0, Color32::TRANSPARENT, inner));
        let radius = top.size() * 0.34;
        let at = |piece: u8| {
            let angle = f32::from(piece) / 60.0 * std::f32::consts::TAU;
            top.center() + egui::Vec2::angled(angle) * radius
        };
        let ring: Vec<_> = (0..=60).map(at).collect();
        dashed(painter, &ring, inner, &[3.0, 5.0]);
    } else {
        let corner = CornerRadius::same((top.height() * 0.28).min(90.0) as u8);
        painter.rect(top, corner, faded(palette.floor, 0.8), line, egui::StrokeKind::Inside);
        painter.rect_stroke(top.shrink(11.0), corner, inner, egui::StrokeKind::Inside);
    }
}
