//! The title block below the picture: what the map is of, and what its signs mean.

use super::{
    S, palette,
    svg::{Paint, Point, Svg, Type},
};
use crate::{
    stealth::{Difficulty, Mission},
    words::Words,
};

/// How high the block is.
pub const HEIGHT: f64 = 64.0;

/// Draws the block with its top left corner at `(x, y)`.
pub fn draw(svg: &mut Svg, (mission, par): (&Mission, Option<u16>), words: &Words, (x, y): Point, width: f64) {
    let plan = mission.plan();
    svg.line((x, y), (x + width, y), Paint::stroke(palette().line_soft, 1.0));
    svg.text((x, y + 30.0), &plan.name, Type { size: 20.0, colour: palette().text_hi, anchor: "start" });
    let mut facts = words.with(
        "cli-map-facts",
        &[
            ("sectors", plan.sectors.len().into()),
            ("enemies", plan.posted(Difficulty::Standard).count().into()),
            ("objectives", plan.objectives.len().into()),
        ],
    );
    if let Some(turns) = par {
        facts.push_str(&words.with("cli-map-par", &[("turns", turns.into())]));
    }
    let set = Type { size: 12.0, colour: palette().text_dim, anchor: "start" };
    svg.text((x, y + 50.0), &facts, set);
    // Where the map is too narrow for both, the sectors' names matter less than the mission's.
    if width > 4.5 * S {
        svg.text((x + width, y + 50.0), &plan.id, Type { anchor: "end", ..set });
    }
}
