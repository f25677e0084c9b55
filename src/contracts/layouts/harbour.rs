//! A harbour: sheds behind a quay, piers into the water, ships between the piers.

use crate::{
    contracts::{
        Size,
        sketch::{Sketch, Tile, Uses, area},
    },
    engine::Dice,
};

const COMMON: &[Tile] = &[Tile::Storage, Tile::Storage, Tile::Office];
const SPECIAL: &[Tile] = &[Tile::Post, Tile::Plant, Tile::Office, Tile::Laboratory];

/// Draws one.
pub fn draw(size: Size, dice: &mut Dice) -> Sketch {
    let mut uses = Uses::new(COMMON, SPECIAL, dice);
    let (wide, deep, long, piers): (i32, i32, i32, &[i32]) = match size {
        Size::Small => (6, 1, 2, &[1, 4]),
        Size::Medium => (7, 2, 2, &[1, 4]),
        Size::Large => (9, 2, 3, &[1, 4, 7]),
    };
    let mut sketch = Sketch::default();
    sketch.strip(area(0, 0, deep, wide), if deep > 1 { 2 } else { 3 }, &mut uses, dice);
    sketch.way(area(deep, 0, 1, wide), Tile::Concourse);
    for &column in piers {
        sketch.way(area(deep + 1, column, long, 1), Tile::Bay);
    }
    for pair in piers.windows(2) {
        let [left, right] = pair else { continue };
        // A ship lies across the ends of two piers, or along one of them.
        let row = if dice.below(3) > 0 { deep + long } else { deep + long - 1 };
        if size != Size::Small || dice.below(2) == 0 {
            let tile = if dice.below(3) == 0 { Tile::Plant } else { Tile::Storage };
            sketch.room(area(row, left + 1, 1, right - left - 1), tile);
        }
    }
    sketch.void(area(deep + 1, 0, long, wide));
    sketch
}
