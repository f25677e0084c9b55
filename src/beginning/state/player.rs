//! A player: the figure, the cards, what has been achieved.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::{
    beginning::{
        Character, Chip, Faction, Held, InHand, InfluenceNo, Item, ObjectiveNo, Place, ProgramNo, Sight, Slot, WoundNo,
    },
    engine::{Seat, Seats},
};

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

/// What objectives and tasks count over the game. All of it happened in sight of everybody but the colours of what was
/// brought.
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
