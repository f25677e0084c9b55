//! The whole situation of a game, secrets included.

mod bars;
mod cards;
mod pieces;
mod player;
mod turn;

pub use self::{
    bars::Bars,
    cards::{Held, InHand, Put, Seen, Slot},
    pieces::{Chip, Crate, Junk, Site},
    player::{Body, Figure, Kuro, Player, Progress, Record, Told, Turned},
    turn::TurnState,
};

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{
    Column, Era, EventNo, Faction, Foe, InfluenceNo, Item, Mech, OnRed, Outcome, Past, Pending, ProgramNo, Said, Sight,
    WoundNo,
};
use crate::engine::Seat;

/// The whole state.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// The players by seat.
    pub players: Vec<Player>,
    /// Kuro, where Dee Coy plays.
    pub kuro: Option<Kuro>,
    /// Who leads; nobody while everybody is detained.
    pub leader: Option<Seat>,
    /// The General.
    pub general: Option<Seat>,
    /// The bars.
    pub bars: Bars,
    /// What the Network has come to.
    pub era: Era,
    /// The ally.
    pub apex: Mech,
    /// The enemy.
    pub deus: Mech,
    /// Before whose turns Deus moves (TB-DEUS-02).
    pub deus_before: Option<Seat>,
    /// Enemy markers in the stacks, by type and level.
    pub stacks: [[u8; 3]; 5],
    /// The spawn locations, as in the library.
    pub sites: Vec<Site>,
    /// The red path.
    pub red: SmallVec<[Option<OnRed>; 4]>,
    /// Chips in the Sectors; the last is the top.
    pub sectors: [Vec<Chip>; 3],
    /// Chips in the Network by column, from Tier 1 up.
    pub network: [SmallVec<[Chip; 5]>; 3],
    /// Chips in the Junkyard; a place stays empty once its chip was removed (TB-JUNK-02).
    pub junkyard: Vec<Junk>,
    /// Chips removed from the game (TB-JUNK-04).
    pub removed: Vec<Chip>,
    /// Scanners 1 and 2 at their areas.
    pub scanners: [u8; 2],
    /// The General deck; the last is the top.
    pub general_deck: Vec<InfluenceNo>,
    /// The one discard pile, open (TB-INF-08).
    pub discard: Vec<InfluenceNo>,
    /// How many cards of each kind are in the General deck or were drawn from it and are not discarded: everybody can
    /// count them.
    pub circulating: Vec<u8>,
    /// Cards played into what is being resolved, and by whom.
    pub pool: Vec<Put>,
    /// The market.
    pub market: SmallVec<[ProgramNo; 3]>,
    /// Programs not drawn yet; the last is the top.
    pub programs: Vec<ProgramNo>,
    /// Programs discarded, open.
    pub program_discard: Vec<ProgramNo>,
    /// Programs somebody draws to keep one of.
    pub offer: Seen<SmallVec<[ProgramNo; 3]>>,
    /// The event decks by level; the front is the top.
    pub events: [VecDeque<EventNo>; 4],
    /// Wounds not drawn yet; the last is the top.
    pub wounds: Vec<WoundNo>,
    /// Wounds removed.
    pub wound_discard: Vec<WoundNo>,
    /// Interrogation cards not drawn yet, by number; the last is the top.
    pub interrogations: Vec<u8>,
    /// Interrogation cards drawn.
    pub interrogation_discard: Vec<u8>,
    /// Recon cards nobody has bought.
    pub recons: SmallVec<[Sight; 6]>,
    /// Recon cards used (TB-RECON-04).
    pub recons_used: SmallVec<[Sight; 6]>,
    /// Supply boxes not drawn yet; the last is the top.
    pub supply: Vec<Item>,
    /// Supply boxes used, open.
    pub supply_discard: Vec<Item>,
    /// Traps outside the stack, open (TB-SETUP-08).
    pub traps: SmallVec<[Item; 4]>,
    /// Weapons at HQ.
    pub hq: SmallVec<[Item; 3]>,
    /// Supply boxes on the board.
    pub crates: SmallVec<[Crate; 2]>,
    /// Chips somebody is choosing from.
    pub looked: SmallVec<[Chip; 3]>,
    /// Loyalty cards that belong to nobody (TB-INFO-10).
    pub unused: SmallVec<[Slot<Faction>; 4]>,
    /// What players were told of others (TB-MACH).
    pub told: Vec<Told>,
    /// Enemies still to act in this activation, next last.
    pub acting: SmallVec<[Foe; 8]>,
    /// The turn being played.
    pub turn: TurnState,
    /// What is still to happen or to be decided, next last.
    pub stack: SmallVec<[Pending; 8]>,
    /// Dice laid out on purpose, next last.
    pub loaded: Vec<u8>,
    /// What has been said.
    pub said: Vec<Said>,
    /// What everybody saw, oldest first.
    #[serde(default)]
    pub past: Vec<Past>,
    /// How it ended.
    pub over: Option<Outcome>,
}

/// The Tier a column has reached, and the columns a chip may go to.
impl State {
    /// Open columns for the next chip (TB-NET-03, TB-NET-04).
    pub fn open_columns(&self) -> impl Iterator<Item = Column> {
        let heights: [usize; 3] = std::array::from_fn(|at| self.network.get(at).map_or(0, SmallVec::len));
        let lowest = heights.iter().copied().min().unwrap_or(0);
        Column::ALL
            .into_iter()
            .zip(heights)
            .filter(move |&(_, height)| {
                let limit = if lowest < 2 { lowest } else { 4 };
                height <= limit
            })
            .map(|(column, _)| column)
    }

    /// How many Tiers are full.
    pub fn full_tiers(&self) -> usize {
        self.network.iter().map(SmallVec::len).min().unwrap_or(0)
    }
}
