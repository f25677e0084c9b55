//! A warehouse: loading bays along the front, racks between aisles, offices at the back.

use crate::{
    contracts::{
        Size,
        sketch::{Sketch, Tile, Uses, area},
    },
    engine::Dice,
};

/// Draws one.
pub fn draw(size: Size, dice: &mut Dice) -> Sketch {
    let mut racks = Uses::new(&[Tile::Storage], &[], dice);
    let mut back = Uses::new(&[Tile::Office, Tile::Storage], &[Tile::Post, Tile::Plant, Tile::Office], dice);
    let (wide, blocks, has_back) = match size {
        Size::Small => (4, 1, true),
        Size::Medium => (5, 2, false),
        Size::Large => (7, 2, true),
    };
    let mut sketch = Sketch::default();
    sketch.way(area(0, 0, 1, wide), Tile::Bay);
    for block in 0..blocks {
        let row = 1 + 2 * block;
        let end = if dice.below(2) == 0 { 0 } else { wide - 1 };
        sketch.way(area(row, end, 1, 1), Tile::Corridor);
        if wide > 6 {
            sketch.way(area(row, 2 + dice.below(3) as i32, 1, 1), Tile::Corridor);
        }
        sketch.way(area(row + 1, 0, 1, wide), Tile::Corridor);
        // What the aisles leave free.
        for column in 0..wide {
            let long = 1 + dice.below(3) as i32;
            let free = (column..wide.min(column + long)).take_while(|&at| !is_built(&sketch, row, at)).count() as i32;
            if free > 0 {
                sketch.strip(area(row, column, 1, free), free as usize, &mut racks, dice);
            }
        }
    }
    let last = 1 + 2 * blocks;
    if has_back {
        sketch.strip(area(last, 0, 1, wide), 2, &mut back, dice);
    } else {
        // A lean-to for the clerk.
        let column = dice.below(wide as usize - 1) as i32;
        sketch.strip(area(last, column, 1, 2), 2, &mut back, dice);
    }
    sketch
}

fn is_built(sketch: &Sketch, row: i32, column: i32) -> bool {
    sketch.places.contains_key(&crate::contracts::sketch::At { row, column })
}
