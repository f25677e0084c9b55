//! A server hall: blocks of racks in a grid, with cold aisles between them.

use crate::{
    contracts::{
        Size,
        sketch::{Area, Sketch, Tile, Uses, area},
    },
    engine::Dice,
};

const SPECIAL: &[Tile] = &[Tile::Plant, Tile::Post, Tile::Laboratory, Tile::Office, Tile::Storage];

/// Draws one.
pub fn draw(size: Size, dice: &mut Dice) -> Sketch {
    let mut uses = Uses::new(&[Tile::Servers], SPECIAL, dice);
    let (across, down) = match size {
        Size::Small => (2, 1),
        Size::Medium => (2, 2),
        Size::Large => (3, 2),
    };
    let (wide, high) = (3 * across - 1, 3 * down - 1);
    let mut sketch = Sketch::default();
    for column in (2..wide).step_by(3) {
        sketch.way(area(0, column, high, 1), Tile::Corridor);
    }
    sketch.way(area(2, 0, 1, wide), Tile::Corridor);
    let halls = across * down;
    // One block is no hall: the machines that cool the others, and the people who watch them.
    let served = dice.below(halls as usize) as i32;
    for hall in 0..halls {
        let block = area(3 * (hall / across), 3 * (hall % across), 2, 2);
        if hall == served { service(&mut sketch, block, &mut uses, dice) } else { sketch.room(block, Tile::Servers) }
    }
    if size != Size::Large {
        // The lobby stands out of the block.
        sketch.way(area(if down == 1 { 3 } else { high }, 2, 1, 1), Tile::Stairs);
    }
    sketch
}

/// A block cut in two.
fn service(sketch: &mut Sketch, block: Area, uses: &mut Uses, dice: &mut Dice) {
    let mut tile = |dice: &mut Dice| loop {
        let tile = uses.next(dice);
        if tile != Tile::Servers {
            return tile;
        }
    };
    let (first, second) = (tile(dice), tile(dice));
    if dice.below(2) == 0 {
        sketch.room(Area { rows: 1, ..block }, first);
        sketch.room(Area { rows: 1, row: block.row + 1, ..block }, second);
    } else {
        sketch.room(Area { columns: 1, ..block }, first);
        sketch.room(Area { columns: 1, column: block.column + 1, ..block }, second);
    }
}
