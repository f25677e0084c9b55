//! A floor of an office tower: corridors with rooms on both sides, joined across where there are two.

use crate::{
    contracts::{
        Size,
        sketch::{Sketch, Tile, Uses, area},
    },
    engine::Dice,
};

const COMMON: &[Tile] = &[Tile::Office];
const SPECIAL: &[Tile] = &[Tile::Servers, Tile::Storage, Tile::Stairs, Tile::Plant, Tile::Post, Tile::Laboratory];

/// Draws one.
pub fn draw(size: Size, dice: &mut Dice) -> Sketch {
    let mut uses = Uses::new(COMMON, SPECIAL, dice);
    match size {
        Size::Small => spine((1, 1), 6, &mut uses, dice),
        Size::Medium if dice.below(2) == 0 => spine((2, 1), 7, &mut uses, dice),
        Size::Medium => twin(5, &mut uses, dice),
        Size::Large => twin(8, &mut uses, dice),
    }
}

/// One corridor with rooms so deep above and below.
fn spine((above, below): (i32, i32), wide: i32, uses: &mut Uses, dice: &mut Dice) -> Sketch {
    let mut sketch = Sketch::default();
    sketch.way(area(above, 0, 1, wide), Tile::Corridor);
    sketch.strip(area(0, 0, above, wide), 2, uses, dice);
    sketch.strip(area(above + 1, 0, below, wide), 2, uses, dice);
    sketch
}

/// Two corridors with rooms outside and between them; lifts and a way across stand in the core.
fn twin(wide: i32, uses: &mut Uses, dice: &mut Dice) -> Sketch {
    let mut sketch = Sketch::default();
    let cross = if wide > 6 { vec![1 + dice.below(2) as i32, wide - 2 - dice.below(2) as i32] } else { vec![wide / 2] };
    for row in [1, 3] {
        sketch.way(area(row, 0, 1, wide), Tile::Corridor);
    }
    for &column in &cross {
        sketch.way(area(2, column, 1, 1), Tile::Corridor);
    }
    if let Some(&first) = cross.first() {
        sketch.room(area(2, first + 1, 1, 1), Tile::Stairs);
    }
    sketch.strip(area(0, 0, 1, wide), 2, uses, dice);
    // What is left of the core between the ways across.
    let mut from = 0;
    for column in cross.into_iter().chain([wide]) {
        sketch.strip(area(2, from, 1, column - from), 2, uses, dice);
        from = column + 1;
    }
    sketch.strip(area(4, 0, 1, wide), 2, uses, dice);
    sketch
}
