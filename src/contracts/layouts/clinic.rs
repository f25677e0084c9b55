//! A clinic: a corridor around a court, and rooms around the corridor.

use crate::{
    contracts::{
        Size,
        sketch::{Sketch, Tile, Uses, area},
    },
    engine::Dice,
};

const COMMON: &[Tile] = &[Tile::Laboratory, Tile::Office];
const SPECIAL: &[Tile] = &[Tile::Storage, Tile::Stairs, Tile::Plant, Tile::Post, Tile::Concourse];

/// Draws one.
pub fn draw(size: Size, dice: &mut Dice) -> Sketch {
    let mut uses = Uses::new(COMMON, SPECIAL, dice);
    let (rows, columns) = match size {
        Size::Small => (1, 1),
        Size::Medium => (1, 2),
        Size::Large => (2, 4),
    };
    let mut sketch = Sketch::default();
    sketch.void(area(2, 2, rows, columns));
    sketch.way(area(1, 1, rows + 2, columns + 2), Tile::Corridor);
    let (high, wide) = (rows + 4, columns + 4);
    sketch.strip(area(0, 1, 1, columns + 2), 2, &mut uses, dice);
    sketch.strip(area(high - 1, 1, 1, columns + 2), 2, &mut uses, dice);
    if size == Size::Small {
        // A porch, and a sluice room across from it.
        sketch.way(area(2, 0, 1, 1), Tile::Concourse);
        sketch.room(area(2, wide - 1, 1, 1), Tile::Storage);
        return sketch;
    }
    sketch.strip(area(0, 0, high, 1), 2, &mut uses, dice);
    sketch.strip(area(0, wide - 1, high, 1), 2, &mut uses, dice);
    sketch
}
