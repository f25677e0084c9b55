//! The word GHOSTLINE in single strokes, for the title: the line of play runs on from the foot of its last letter.

use egui::{Painter, Pos2, Shape, Stroke, Vec2, vec2};

use super::{art::Point, path};
use crate::ui::theme::Palette;

/// The strokes of a letter, on 6 × 10 units.
type Strokes = &'static [&'static [Point]];

const G: Strokes = &[&[
    (6.0, 2.0),
    (4.5, 0.0),
    (1.5, 0.0),
    (0.0, 1.5),
    (0.0, 8.5),
    (1.5, 10.0),
    (4.5, 10.0),
    (6.0, 8.5),
    (6.0, 5.5),
    (3.4, 5.5),
]];
const H: Strokes = &[&[(0.0, 0.0), (0.0, 10.0)], &[(6.0, 0.0), (6.0, 10.0)], &[(0.0, 5.0), (6.0, 5.0)]];
const O: Strokes =
    &[&[(1.5, 0.0), (4.5, 0.0), (6.0, 1.5), (6.0, 8.5), (4.5, 10.0), (1.5, 10.0), (0.0, 8.5), (0.0, 1.5), (1.5, 0.0)]];
const S: Strokes = &[&[
    (6.0, 1.8),
    (4.5, 0.0),
    (1.5, 0.0),
    (0.0, 1.5),
    (0.0, 3.5),
    (1.5, 5.0),
    (4.5, 5.0),
    (6.0, 6.5),
    (6.0, 8.5),
    (4.5, 10.0),
    (1.5, 10.0),
    (0.0, 8.2),
]];
const T: Strokes = &[&[(0.0, 0.0), (6.0, 0.0)], &[(3.0, 0.0), (3.0, 10.0)]];
const L: Strokes = &[&[(0.0, 0.0), (0.0, 10.0), (5.4, 10.0)]];
const N: Strokes = &[&[(0.0, 10.0), (0.0, 0.0), (6.0, 10.0), (6.0, 0.0)]];
const E: Strokes = &[&[(6.0, 0.0), (0.0, 0.0), (0.0, 10.0)], &[(0.0, 5.0), (4.6, 5.0)]];

/// The letters that are drawn in plain strokes, and where each begins.
const LETTERS: [(Strokes, f32); 8] =
    [(G, 0.0), (H, 9.1), (O, 18.2), (S, 27.3), (T, 36.4), (L, 45.5), (N, 57.1), (E, 66.2)];
/// Where the dashed letter I stands.
const DASHED: f32 = 54.0;
/// Where the last letter begins and how wide it is.
const FOOT: (f32, f32) = (66.2, 6.0);

/// How large the word is, where a unit is this long.
pub fn word_size(unit: f32) -> Vec2 {
    vec2(FOOT.0 + FOOT.1, 10.0) * unit
}

/// Draws the word from its top left corner on; a tenth of its height is one unit. Gives the end of the last letter's foot,
/// from which the line goes on.
pub fn word(painter: &Painter, at: Pos2, unit: f32) -> Pos2 {
    let palette = Palette::of(painter.ctx());
    let place = |x: f32, y: f32| at + vec2(x, y) * unit;
    let plain = Stroke::new(0.41 * unit, palette.text_hi);
    for (strokes, left) in LETTERS {
        let lines = strokes.iter().map(|stroke| stroke.iter().map(|&(x, y)| place(left + x, y)).collect());
        painter.extend(lines.map(|line: Vec<Pos2>| Shape::line(square_ends(line, plain.width), plain)));
    }
    let line = Stroke::new(0.41 * unit, palette.agent);
    let dashes = path::dashes(&[place(DASHED, 0.0), place(DASHED, 10.0)], &[1.1 * unit, 0.9 * unit], 0.0);
    painter.extend(dashes.into_iter().map(|dash| Shape::line(dash, line)));
    let foot = [place(FOOT.0, 10.0), place(FOOT.0 + FOOT.1, 10.0)];
    painter.line_segment([foot[0] - vec2(line.width / 2.0, 0.0), foot[1]], line);
    foot[1]
}

/// The line with both ends half its width longer, so that strokes that meet close their corner.
fn square_ends(mut line: Vec<Pos2>, width: f32) -> Vec<Pos2> {
    if let [first, second, ..] = line[..] {
        let more = (first - second).normalized() * (width / 2.0);
        line.iter_mut().take(1).for_each(|end| *end += more);
    }
    if let [.., before, last] = line[..] {
        let more = (last - before).normalized() * (width / 2.0);
        line.iter_mut().next_back().into_iter().for_each(|end| *end += more);
    }
    line
}
