//! The pictures of the game: every screen and ten moments of missions, each built the same way every time.

mod beginning;
mod beginnings;
mod campaign;
mod editor;
mod lessons;
mod makers;
mod menus;
mod moments;
mod records;
mod statistics;
mod steady;
mod tables;

use super::App;

/// One picture.
pub struct Shot {
    /// The name of its file, without the ending.
    pub name: &'static str,
    /// Brings a game at its title to what is to be seen.
    pub open: fn(&mut App),
}

/// All pictures, in the order a player meets them.
pub fn shots() -> Vec<Shot> {
    let mut shots = menus::shots();
    shots.extend(campaign::shots());
    shots.extend(editor::shots());
    shots.extend(lessons::shots());
    shots.extend(moments::shots());
    shots.extend(makers::shots());
    shots.extend(records::shots());
    shots.extend(statistics::shots());
    shots.extend(tables::shots());
    shots.extend(beginnings::shots());
    shots.extend(beginning::shots());
    shots
}
