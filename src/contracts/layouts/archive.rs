//! An archive: a hall, and wings off it with stacks along their passages.

use crate::{
    contracts::{
        Size,
        sketch::{Sketch, Tile, Uses, area},
    },
    engine::Dice,
};

const COMMON: &[Tile] = &[Tile::Storage, Tile::Storage, Tile::Office];
const SPECIAL: &[Tile] = &[Tile::Servers, Tile::Stairs, Tile::Plant, Tile::Laboratory, Tile::Post];

/// Draws one.
pub fn draw(size: Size, dice: &mut Dice) -> Sketch {
    let mut uses = Uses::new(COMMON, SPECIAL, dice);
    // How long the wings are at the sides, above and below, and how wide the hall is.
    let (wing, up, hall) = match size {
        Size::Small => (2, 1, 2),
        Size::Medium => (3, 2, 2),
        Size::Large => (3, 2, 3),
    };
    let mut sketch = Sketch::default();
    let (right, below) = (wing + hall, up + 2);
    sketch.way(area(up, wing, 2, hall), Tile::Concourse);
    sketch.way(area(up, 0, 1, wing), Tile::Corridor);
    sketch.strip(area(up + 1, 0, 1, wing), 2, &mut uses, dice);
    sketch.way(area(up + 1, right, 1, wing), Tile::Corridor);
    sketch.strip(area(up, right, 1, wing), 2, &mut uses, dice);
    if size == Size::Small {
        sketch.strip(area(0, wing, 1, hall), 2, &mut uses, dice);
        sketch.strip(area(below, wing, 1, hall), 2, &mut uses, dice);
        return sketch;
    }
    sketch.way(area(0, wing, up, 1), Tile::Corridor);
    sketch.strip(area(0, wing + 1, up, hall - 1), 2, &mut uses, dice);
    sketch.way(area(below, right - 1, up, 1), Tile::Corridor);
    sketch.strip(area(below, wing, up, hall - 1), 2, &mut uses, dice);
    // Pavilions in the corners lead from wing to wing.
    let deep = if size == Size::Large { 2 } else { 1 };
    sketch.strip(area(up - 1, wing - deep, 1, deep), 2, &mut uses, dice);
    sketch.strip(area(below, right, 1, deep), 2, &mut uses, dice);
    if size == Size::Large {
        sketch.strip(area(up - 1, right, 1, deep), 2, &mut uses, dice);
        sketch.strip(area(below, wing - deep, 1, deep), 2, &mut uses, dice);
    }
    sketch
}
