//! What everybody saw happen and may remember: the public past of a game.

use serde::{Deserialize, Serialize};

use super::{Column, Deed, EventNo, ProgramNo};
use crate::engine::{Seat, Seats};

/// One thing that everybody saw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Past {
    /// The cards of a check were shown (TB-EVT-15): nobody knows whose they were, everybody how many each put in.
    Checked {
        /// In which turn of the game.
        turn: u32,
        /// For which event.
        event: EventNo,
        /// Cards by seat.
        gave: [u8; 6],
        /// Cards that helped, the unseen ones included.
        helped: u8,
        /// Cards that hurt, the unseen ones included.
        hurt: u8,
        /// Whether the target was reached.
        success: bool,
    },
    /// A chip was placed in the Network, on top of its column.
    Placed {
        /// By whom.
        by: Seat,
        /// Where.
        column: Column,
    },
    /// Somebody chose a half of an event.
    Decided {
        /// Who.
        by: Seat,
        /// Which event.
        event: EventNo,
        /// Whether the upper half.
        upper: bool,
    },
    /// A Censure Motion was voted on.
    Voted {
        /// Whose motion.
        by: Seat,
        /// Who was to be detained.
        whom: Seat,
        /// Who was in favour.
        yes: Seats,
        /// Whether it passed.
        passed: bool,
    },
    /// Somebody's figure acted; steps are not kept.
    Did(Seat, Deed),
    /// Somebody used or laid open a program.
    Program(Seat, ProgramNo),
}
