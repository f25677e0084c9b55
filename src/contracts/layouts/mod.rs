//! How places of each theme are laid out, before they are cut to size and get their doors.

mod archive;
mod clinic;
mod harbour;
mod office;
mod servers;
mod warehouse;

use super::{
    Size, Theme,
    doors::{self, Openness},
    fit,
    sketch::{Sketch, Tile},
};
use crate::engine::Dice;

/// The most rows a place may have, so that it can be seen whole on a screen.
const HIGH: i32 = 6;

/// A place of a theme, with its doors, of the size asked for.
pub fn draw(theme: Theme, size: Size, dice: &mut Dice) -> Sketch {
    let mut sketch = match theme {
        Theme::Office => office::draw(size, dice),
        Theme::Warehouse => warehouse::draw(size, dice),
        Theme::Clinic => clinic::draw(size, dice),
        Theme::Archive => archive::draw(size, dice),
        Theme::Harbour => harbour::draw(size, dice),
        Theme::Servers => servers::draw(size, dice),
    };
    fit::fit(&mut sketch, size.sectors(), dice);
    doors::open(&mut sketch, openness(theme), dice);
    sketch.turned(dice, HIGH)
}

/// How many doors a theme's rooms have beyond the first.
fn openness(theme: Theme) -> Openness {
    let (second, between) = match theme {
        Theme::Office => (25, 22),
        Theme::Warehouse => (75, 10),
        Theme::Clinic => (15, 30),
        Theme::Archive => (40, 35),
        Theme::Harbour => (50, 20),
        Theme::Servers => (60, 10),
    };
    Openness { second, between }
}

/// What the way in from outside looks like.
pub fn threshold(theme: Theme) -> Tile {
    match theme {
        Theme::Office | Theme::Clinic | Theme::Archive => Tile::Concourse,
        Theme::Warehouse | Theme::Harbour => Tile::Bay,
        Theme::Servers => Tile::Stairs,
    }
}

/// Where a theme's reinforcements come in.
pub fn entrance(theme: Theme) -> Tile {
    match theme {
        Theme::Office | Theme::Clinic | Theme::Archive | Theme::Servers => Tile::Stairs,
        Theme::Warehouse | Theme::Harbour => Tile::Post,
    }
}
