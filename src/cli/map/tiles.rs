//! The line art of the tiles, read from its file once per picture.

use super::{
    palette,
    svg::{Paint, Point, Svg},
};

/// The file with the art of every tile.
const ART: &str = include_str!("../../../assets/art/tiles.txt");

/// Draws the art of a tile number on 100 × 100 units. Numbers beyond the last tile begin again (LOOK 7).
pub fn draw(svg: &mut Svg, number: u16) {
    let tiles: Vec<&str> = ART.lines().filter(|line| !line.starts_with('#')).collect();
    let at = usize::from(number.saturating_sub(1)) % tiles.len().max(1);
    let strokes = tiles.get(at).and_then(|line| line.split_once(": ")).map_or("", |(_, strokes)| strokes);
    for one in strokes.split("; ") {
        stroke(svg, one);
    }
}

/// Draws one stroke, such as `C' 50 50 27`.
fn stroke(svg: &mut Svg, text: &str) {
    let mut words = text.split_whitespace();
    let kind = words.next().unwrap_or_default();
    let numbers: Vec<f64> = words.filter_map(|word| word.parse().ok()).collect();
    let paint = Paint::stroke(palette::MOTIF, 1.0);
    let paint = if kind.ends_with('\'') { paint.faint(0.5) } else { paint };
    match (kind.trim_end_matches('\''), numbers.as_slice()) {
        ("L", &[x1, y1, x2, y2]) => svg.line((x1, y1), (x2, y2), paint),
        ("D", &[x1, y1, x2, y2]) => svg.line((x1, y1), (x2, y2), paint.dashed("5 5")),
        ("R", &[x, y, w, h]) => svg.rect((x, y), (w, h), paint),
        ("C", &[x, y, r]) => svg.circle((x, y), r, paint),
        ("A", &[x, y, r, from, to]) => svg.path(&arc((x, y), r, from, to), paint),
        ("P", points) => {
            let pairs: Vec<Point> = points.chunks_exact(2).filter_map(|p| Some((*p.first()?, *p.get(1)?))).collect();
            svg.polyline(&pairs, paint);
        }
        _ => {}
    }
}

/// The path of an arc, clockwise from one angle to another.
fn arc((x, y): Point, r: f64, from: f64, to: f64) -> String {
    let end = |degrees: f64| (x + r * degrees.to_radians().cos(), y + r * degrees.to_radians().sin());
    let ((x1, y1), (x2, y2)) = (end(from), end(to));
    let large = u8::from(to - from > 180.0);
    format!("M{x1:.1} {y1:.1}A{r} {r} 0 {large} 1 {x2:.1} {y2:.1}")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every stroke in the file is understood: one element each.
    #[test]
    fn every_stroke_of_every_tile_is_drawn() {
        for (at, line) in ART.lines().filter(|line| !line.starts_with('#')).enumerate() {
            let mut svg = Svg::default();
            draw(&mut svg, at as u16 + 1);
            let drawn = svg.finish((1.0, 1.0), "", "").lines().filter(|line| line.contains("stroke=")).count();
            assert_eq!(drawn, line.matches("; ").count() + 1, "{line}");
        }
    }

    #[test]
    fn numbers_beyond_the_last_tile_begin_again() {
        let art = |number| {
            let mut svg = Svg::default();
            draw(&mut svg, number);
            svg.finish((1.0, 1.0), "", "")
        };
        assert_eq!(art(12), art(1));
        assert_ne!(art(2), art(1));
    }
}
