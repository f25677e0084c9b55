//! The panels around the map. Each is a function of values: what the player knows, and what is looked at.

mod agent;
mod alarm;
mod deck;
mod gear;
mod goals;
mod inspect;
mod log;
mod rail;
mod rows;
mod steps;
mod token;
mod tray;

pub use agent::agent;
pub use alarm::alarm;
pub use deck::deck;
pub use gear::gear;
pub use goals::{goals, objectives};
pub use inspect::{Inspected, inspect, sector_card, sector_name, sector_room, tile_room};
pub use log::{LogState, last_lines, log};
pub use rail::{RAIL, rail};
pub use steps::steps;
pub use tray::{Shown, TRAY, TRAY_ROW, tray};

use rows::value;

/// How much room a panel is given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Room {
    /// Everything, as in the wide and normal layouts.
    #[default]
    Full,
    /// Shorter words and fewer lines, as in the compact layout.
    Compact,
    /// One row, as in the drawer layout.
    Row,
}
