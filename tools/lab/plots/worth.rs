//! What each card adds to the planner's share of games won, with its confidence.

use ghostline::cli::map::{
    palette,
    svg::{Paint, Svg, Type},
};

use crate::{bands, cards::Worth};

/// The room for names, the width of the area, the height of a row, and where the rows begin.
const NAMES: f64 = 170.0;
const WIDTH: f64 = 480.0;
const ROW: f64 = 22.0;
const TOP: f64 = 66.0;
/// The largest difference shown.
const MOST: f64 = 0.5;

/// The picture of these cards, the best first.
pub fn worth(title: &str, worths: &[Worth]) -> String {
    let mut cards: Vec<(&str, f64, f64)> =
        worths.iter().filter_map(|worth| worth.adds.map(|(adds, doubt)| (worth.id.as_str(), adds, doubt))).collect();
    cards.sort_by(|a, b| b.1.total_cmp(&a.1));
    let whole = (NAMES + WIDTH + 40.0, TOP + ROW * cards.len() as f64 + 30.0);
    let mut svg = Svg::default();
    svg.rect((0.0, 0.0), whole, Paint::fill(palette().table));
    svg.text((20.0, 28.0), title, Type { size: 17.0, colour: palette().text_hi, anchor: "start" });
    scale(&mut svg, ROW * cards.len() as f64);
    for (at, (id, adds, doubt)) in cards.into_iter().enumerate() {
        let y = TOP + ROW * (at as f64 + 0.5);
        svg.text((NAMES - 10.0, y + 4.0), id, Type { size: 12.0, colour: palette().text_body, anchor: "end" });
        svg.line((x(adds - doubt), y), (x(adds + doubt), y), Paint::stroke(palette().agent, 2.0));
        svg.circle((x(adds), y), 4.5, Paint::fill(palette().agent).outlined(palette().ink, 1.0));
    }
    svg.finish(whole, title, "")
}

/// Where a difference stands.
fn x(difference: f64) -> f64 {
    NAMES + WIDTH * (difference.clamp(-MOST, MOST) / MOST + 1.0) / 2.0
}

fn scale(svg: &mut Svg, height: f64) {
    svg.rect((NAMES, TOP), (WIDTH, height), Paint::fill(palette().floor));
    let (low, high) = (x(-bands::GEAR), x(bands::GEAR));
    svg.rect((low, TOP), (high - low, height), Paint::fill(palette().safe).faint(0.16));
    for step in -2..=2 {
        let difference = f64::from(step) * MOST / 2.0;
        let at = x(difference);
        svg.line((at, TOP), (at, TOP + height), Paint::stroke(palette().line_soft, 1.0));
        let set = Type { size: 12.0, colour: palette().text_dim, anchor: "middle" };
        svg.text((at, TOP - 8.0), &format!("{:+.0}", difference * 100.0), set);
    }
}
