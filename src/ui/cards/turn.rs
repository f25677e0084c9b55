//! A card that turns over: its shapes as a mesh, with every corner moved as a turning sheet would.

use egui::{
    Context, Mesh, Pos2, Rect, Shape,
    epaint::{ClippedPrimitive, ClippedShape, Primitive},
    pos2,
};

/// How strongly the nearer side grows.
const DEPTH: f32 = 0.35;

/// The shapes of a card in `rect`, turned by `angle` around its upright middle line: 0 lies flat, a quarter turn stands
/// on edge. Cut off where `clip` ends.
pub fn turned(ctx: &Context, shapes: Vec<Shape>, rect: Rect, angle: f32, clip: Rect) -> Vec<Shape> {
    let whole = shapes.into_iter().map(|shape| ClippedShape { clip_rect: clip, shape }).collect();
    let pieces = ctx.tessellate(whole, ctx.pixels_per_point());
    let mesh = |piece: ClippedPrimitive| match piece.primitive {
        Primitive::Mesh(mesh) => Some(Shape::mesh(turn(mesh, rect, angle))),
        Primitive::Callback(_) => None,
    };
    pieces.into_iter().filter_map(mesh).collect()
}

fn turn(mut mesh: Mesh, rect: Rect, angle: f32) -> Mesh {
    for vertex in &mut mesh.vertices {
        vertex.pos = place(vertex.pos, rect, angle);
    }
    mesh
}

/// Where a point of the flat card stands once it is turned.
fn place(point: Pos2, rect: Rect, angle: f32) -> Pos2 {
    let centre = rect.center();
    let across = point.x - centre.x;
    let near = 1.0 / (1.0 + DEPTH * angle.sin() * across / rect.width());
    pos2(centre.x + across * angle.cos() * near, centre.y + (point.y - centre.y) * near)
}

#[cfg(test)]
mod tests {
    use std::f32::consts::FRAC_PI_2;

    use egui::vec2;

    use super::*;

    const CARD: Rect = Rect { min: Pos2::ZERO, max: pos2(100.0, 140.0) };

    #[test]
    fn a_flat_card_stays_where_it_is() {
        let corner = pos2(100.0, 140.0);
        assert!((place(corner, CARD, 0.0) - corner).length() < 0.001);
    }

    #[test]
    fn a_card_on_edge_has_no_width_and_its_near_side_is_higher() {
        let side = |x: f32| place(pos2(x, 0.0), CARD, FRAC_PI_2);
        assert!((side(0.0).x - side(100.0).x).abs() < 0.001);
        assert!(side(0.0).y < side(100.0).y);
        assert_eq!(CARD.size(), vec2(100.0, 140.0));
    }
}
