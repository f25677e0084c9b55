//! Everything that changes in play. A view is the same with the faces taken away that its seat does not know.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{
    Area, Bar, Character, Colour, Column, Enemy, Era, EventNo, Faction, InfluenceNo, Item, Mech, ObjectiveNo, OnRed,
    Outcome, Past, Pending, Place, ProgramNo, Said, Sight, WoundNo,
};
use crate::engine::{Seat, Seats};

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
    pub acting: SmallVec<[super::Foe; 8]>,
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

/// The bars and counters of the boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bars {
    /// Morale.
    pub morale: i8,
    /// Riot.
    pub riot: i8,
    /// Security.
    pub security: i8,
    /// Resource.
    pub resource: i8,
    /// Apex.
    pub apex: i8,
    /// Deus.
    pub deus: i8,
    /// Threat.
    pub threat: i8,
    /// The values of Sectors I, II and III.
    pub sectors: [u8; 3],
    /// The Guard of Sector III.
    pub guard: u8,
    /// By how much the left and the right red zone of Riot grew.
    pub widened: (i8, i8),
}

impl Bars {
    /// The value of a bar.
    pub const fn get(&self, bar: Bar) -> i8 {
        match bar {
            Bar::Morale => self.morale,
            Bar::Riot => self.riot,
            Bar::Security => self.security,
            Bar::Resource => self.resource,
            Bar::Apex => self.apex,
            Bar::Deus => self.deus,
            Bar::Threat => self.threat,
        }
    }

    /// The value of a bar, to be changed.
    pub const fn get_mut(&mut self, bar: Bar) -> &mut i8 {
        match bar {
            Bar::Morale => &mut self.morale,
            Bar::Riot => &mut self.riot,
            Bar::Security => &mut self.security,
            Bar::Resource => &mut self.resource,
            Bar::Apex => &mut self.apex,
            Bar::Deus => &mut self.deus,
            Bar::Threat => &mut self.threat,
        }
    }
}

/// A data chip.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chip {
    /// Its colour; `None` in the view of whoever does not know it.
    pub colour: Option<Colour>,
    /// Whether it lies open.
    pub up: bool,
    /// Who knows it though it does not.
    pub seen: Seats,
    /// The Sector it comes from, from 0; unknown once chips were mixed (TB-HUM-02).
    pub from: Option<u8>,
}

/// A chip in the Junkyard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Junk {
    /// The chip; `None` once it was removed.
    pub chip: Option<Chip>,
    /// Who dropped it; `None` for chips nobody dropped themselves (TB-OPEN-26).
    pub by: Option<Seat>,
}

/// A spawn location in play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Site {
    /// Who stands there.
    pub enemy: Option<Enemy>,
    /// Whether it was destroyed (TB-SPAWN-07).
    pub dead: bool,
}

/// A card with who knows its face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Slot<K> {
    /// The face; `None` in the view of whoever does not know it.
    pub kind: Option<K>,
    /// Who knows it.
    pub seen: Seats,
}

/// Something only one seat knows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seen<K> {
    /// What.
    pub what: K,
    /// Who.
    pub by: Option<Seat>,
}

/// An influence card in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InHand {
    /// Which.
    pub card: InfluenceNo,
    /// Whether it came from the own Personal deck: its back tells.
    pub own: bool,
    /// Who has seen it in the hand it is in, beside its owner.
    pub seen: Seats,
}

/// A card played into what is being resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Put {
    /// Which.
    pub card: InfluenceNo,
    /// Whether it came from the Personal deck of the player.
    pub own: bool,
    /// By whom; `None` for cards of the General deck.
    pub by: Option<Seat>,
    /// For a vote: before whom it lies.
    pub to: Option<Seat>,
    /// For a wild card: whether it counts as red.
    pub red: bool,
    /// Whether it lies open.
    pub up: bool,
}

/// A program with its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Held {
    /// Which.
    pub kind: ProgramNo,
    /// Whether it lies open.
    pub up: bool,
    /// Charges left.
    pub charges: u8,
}

/// A supply box on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Crate {
    /// What is in it; `None` in the view of whoever does not know it.
    pub item: Option<Item>,
    /// Where.
    pub area: Area,
    /// Whether it lies open: an HQ weapon that was dropped (TB-AMB-63).
    pub up: bool,
    /// Who knows it: Kuro sniffed, or it was dropped.
    pub seen: Seats,
}

/// What a character and Kuro have in common.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Body {
    /// Where.
    pub place: Place,
    /// Health left.
    pub health: u8,
    /// Chips carried, face-down.
    pub chips: SmallVec<[Chip; 2]>,
    /// Scanners 1 and 2.
    pub scanners: [bool; 2],
    /// The Recon card held.
    pub recon: Option<Slot<Sight>>,
    /// Whether a Recon card was received (TB-RECON-02).
    pub had_recon: bool,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Player {
    /// The character.
    pub who: Character,
    /// The figure.
    pub body: Body,
    /// The loyalty card dealt; two where one is still to be chosen.
    pub dealt: SmallVec<[Slot<Faction>; 2]>,
    /// The faction now, where it has changed (TB-LOY-06).
    pub turned: Option<Turned>,
    /// The objectives.
    pub objectives: SmallVec<[Slot<ObjectiveNo>; 3]>,
    /// The Personal deck; the last is the top.
    pub deck: Vec<InfluenceNo>,
    /// The hand.
    pub hand: Vec<InHand>,
    /// Programs.
    pub programs: SmallVec<[Held; 4]>,
    /// Programs under the board (TB-CAMP-02).
    pub transferred: SmallVec<[ProgramNo; 2]>,
    /// The supply box carried, in sight of all.
    pub item: Option<Item>,
    /// Wounds, open.
    pub wounds: SmallVec<[WoundNo; 2]>,
    /// The skill tree.
    pub skills: [Progress; 4],
    /// The personal bar of Nova, Havoc or Dryden.
    pub meter: u8,
    /// All-Rounder cards played, a bit each; all bits for players who have none.
    pub played: u8,
    /// Whether the special was used (TB-JAY-03).
    pub rested: bool,
    /// Whether the General's badge is out of reach (TB-GENL-05).
    pub revoked: bool,
    /// Whether a trap keeps the player out of the next event (TB-TRAP-06).
    pub silenced: bool,
    /// What objectives and tasks count.
    pub record: Record,
}

/// A faction somebody came to later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turned {
    /// Which; `None` in the view of whoever does not know it.
    pub to: Option<Faction>,
    /// Who knows.
    pub known: Seats,
}

/// A column of a skill tree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// Boosts active.
    pub level: u8,
    /// Steps done of the next task.
    pub steps: u8,
    /// Different things done for the next task, a bit each.
    pub kinds: u8,
}

/// What objectives and tasks count over the game. All of it happened in sight of everybody but the
/// colours of what was brought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// Chips brought into the Network.
    pub brought: u8,
    /// Those of them that their bringer knew not to be blue; `None` where the seat does not know.
    pub non_blue: Option<u8>,
    /// Those that were not blue, brought without a look at them; `None` for everybody before the end.
    pub blind: Option<u8>,
    /// Enemies eliminated.
    pub eliminated: u8,
    /// Chips dropped in the Junkyard.
    pub dropped: u8,
    /// City actions taken, a bit each.
    pub city: u8,
    /// Whether an own Censure Motion detained somebody.
    pub censured: bool,
    /// Whether a Recon card was used.
    pub recon: bool,
}

/// Kuro (TB-KURO).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Kuro {
    /// Dee Coy's seat.
    pub owner: Seat,
    /// The figure.
    pub body: Body,
    /// Markers used, a bit each: Areas 1 to 5 and the Junkyard (TB-AMB-43).
    pub used: u8,
    /// Whether he lies at 0 health and comes back at Dee Coy's next turn.
    pub down: bool,
}

/// A faction that was shown to one player in the Machine Phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Told {
    /// Who was told.
    pub to: Seat,
    /// About whom.
    pub of: Seat,
    /// What was true then.
    pub faction: Faction,
}

/// A figure on the board that players move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Figure {
    /// A player's character.
    Of(Seat),
    /// Kuro.
    Kuro,
}

/// The turn being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(clippy::struct_excessive_bools)] // Each is a marker of its own that a card or rule puts on the turn.
pub struct TurnState {
    /// Whose it is.
    pub seat: Seat,
    /// Which turn of the game, from 1.
    pub number: u32,
    /// Which round, from 1.
    pub round: u32,
    /// Who began the game.
    pub first: Seat,
    /// AP left.
    pub ap: u8,
    /// Steps left.
    pub moves: u8,
    /// Which of Dee Coy and Kuro is acting; nobody yet (TB-KURO-13).
    pub acting: Option<Figure>,
    /// Whether both had their part.
    pub switched: bool,
    /// What Kuro has done: moved, acted.
    pub kuro: (bool, bool),
    /// City actions taken this turn, a bit each (TB-CITY-01).
    pub city: u8,
    /// Whether the character and Kuro entered the Network this turn (TB-NET-02).
    pub entered: (bool, bool),
    /// Whether the character was freed this turn (TB-NET-11).
    pub freed: bool,
    /// All-Rounder cards played this turn.
    pub rounders: u8,
    /// Whether Apex was used this turn.
    pub apex: bool,
    /// Whether a wound was taken for a wide attack (TB-FEY-03).
    pub fury: bool,
    /// Whether the blockade does not hold.
    pub boundless: bool,
    /// More range for the next attack.
    pub reach: u8,
    /// More red cards for the next attack.
    pub edge: u8,
    /// Whether the boost to roll again was used.
    pub rerolled: bool,
    /// Whether AP for being alone was given (TB-JAY-05).
    pub alone: bool,
    /// The red die and the white sum of the Activation Phase, for the enemy that comes.
    pub spawn: (u8, u8),
    /// How many claims were made.
    pub spoken: u8,
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
