//! Everything that changes in play. A view is the same with the faces taken away that its seat does not know.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{
    Aim, Armed, Boss, Deed, Faction, Fate, Hand, IdNo, Kinds, LoyaltyNo, Outcome, Pending, ProgramNo, Rack, Said, Team,
    Trigger,
};
use crate::engine::{Seat, Seats};

/// The whole state (SD-ENG-01).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// The players by seat.
    pub players: Vec<Player>,
    /// With shared loyalty cards: the card between seat i and the next (SD-BIG-02). Otherwise empty.
    pub between: Vec<Slot<LoyaltyNo>>,
    /// IDs that were dealt to nobody: the one left over (SD-SET-06).
    pub leftover: SmallVec<[Slot<IdNo>; 3]>,
    /// IDs put away: for the Boss IDs, false ones, and those nobody chose.
    pub removed: SmallVec<[Slot<IdNo>; 2]>,
    /// Loyalty cards not dealt, in an order nobody knows (V11).
    pub supply: Vec<LoyaltyNo>,
    /// The program pile; its front is the top.
    pub pile: VecDeque<Lying>,
    /// Portals and other programs lying open beside the pile.
    pub open: SmallVec<[ProgramNo; 8]>,
    /// Weapons anybody may take.
    pub middle: Rack,
    /// Weapons only for those who unlocked them.
    pub locked: Rack,
    /// Kinds of weapon that go back to the locked area (SD-WPN-34).
    pub lockable: Kinds,
    /// EX bosses in play, by entry.
    pub bosses: SmallVec<[BossState; 1]>,
    /// The Boss IDs that were taken (SD-BOSS).
    pub crowned: SmallVec<[Faction; 2]>,
    /// The turn being played.
    pub turn: TurnState,
    /// What is still to happen or to be decided, next last.
    pub stack: SmallVec<[Pending; 8]>,
    /// Abilities of revealed IDs that wait for their turn (SD-ID-13).
    pub queue: SmallVec<[Trigger; 2]>,
    /// Players at 0 HP whose elimination is not yet carried out.
    pub dying: SmallVec<[Dying; 2]>,
    /// Players eliminated, in that order; those who returned are not among them.
    pub eliminated: SmallVec<[Seat; 8]>,
    /// How players came to be Legion, Fallen or something else, oldest first.
    pub marks: SmallVec<[Mark; 2]>,
    /// What players were told of the teams of others.
    pub told: Vec<Told>,
    /// Whether only the last player alive wins (SD-SUD). Only the eliminated know.
    pub sudden: bool,
    /// Whether a first check took place (SD-SUD-06).
    pub checked: bool,
    /// Whose Deathbringer waits for the next elimination (O03).
    pub awaiting: Option<Seat>,
    /// Whether the March of the Fallen took place (SD-PROG-22).
    pub marched: bool,
    /// Turns since somebody's HP changed (SD-ENG-12).
    pub quiet: u32,
    /// What has been said.
    pub said: Vec<Said>,
    /// The actions of turns that were carried out, oldest first: everybody saw them (SD-INFO-05).
    pub past: Vec<Past>,
    /// The cards players choose from, by seat; empty but before the first turn of a game after another (SD-CAMP-08).
    #[serde(default)]
    pub draft: Vec<Hand>,
    /// The boss that comes first, whatever portal calls (SD-CAMP-26, SD-CAMP-27).
    #[serde(default)]
    pub foretold: Option<Boss>,
    /// How it ended.
    pub over: Option<Outcome>,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Player {
    /// HP left; 0 is eliminated (SD-HP).
    pub hp: u8,
    /// The ID, or the Boss IDs.
    pub ids: SmallVec<[Slot<IdNo>; 3]>,
    /// The loyalty cards: the side of the previous player, the side of the next, further ones. Empty where they are shared.
    pub loyalty: SmallVec<[Slot<LoyaltyNo>; 3]>,
    /// Programs, in the order they lie.
    pub programs: SmallVec<[Held; 4]>,
    /// The weapon held.
    pub weapon: Option<Armed>,
    /// Weapons unlocked for good, beside those that open cards unlock.
    pub unlocked: Kinds,
    /// What overrides the colours.
    pub status: Status,
    /// Whom the ID keeps in mind (H09, M17).
    pub link: Option<Seat>,
    /// Whether the one return was used (O04).
    pub returned: bool,
}

/// An action that was carried out, as everybody saw it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Past {
    /// In which turn of the game.
    pub turn: u32,
    /// By whom.
    pub by: Seat,
    /// What.
    pub deed: Deed,
    /// What the weapon in hand was aimed at then; for a shot, what it struck.
    pub aim: Aim,
}

/// A card with a face that is up or down, and who has seen it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Slot<K> {
    /// The face.
    pub kind: K,
    /// Whether it is revealed.
    pub up: bool,
    /// Who knows the face though it is down. Cards lie in places: who has seen one knows it wherever it is moved.
    pub seen: Seats,
}

/// A program with its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Held {
    /// Which.
    pub kind: ProgramNo,
    /// Whether it lies open: a permanent in play.
    pub up: bool,
    /// Who knows the face though it is down.
    pub seen: Seats,
    /// Whom it was played on; kept when it changes hands (SD-PROG-18).
    pub target: Option<Seat>,
}

/// A program in the pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lying {
    /// Which.
    pub kind: ProgramNo,
    /// Who knows it lies there.
    pub seen: Seats,
}

/// What overrides the colour count (SD-TEAM-11 to -14).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Status {
    /// Became Legion.
    pub legion: bool,
    /// Became Fallen.
    pub fallen: bool,
    /// Took over a team for good (O16).
    pub fixed: Option<Team>,
}

/// How a player came to a status. What a seat does not know of it is `None` in its view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mark {
    /// Became Legion by Mindeater.
    Infected {
        /// Whose ID it was.
        by: Seat,
        /// Who was chosen.
        whom: Option<Seat>,
        /// Who knows.
        known: Seats,
    },
    /// Drew a card of Legion God.
    Drew {
        /// Who.
        whom: Seat,
        /// Whether it was the infected one.
        infected: Option<bool>,
        /// Who knows.
        known: Seats,
    },
    /// Became Fallen, unless Legion.
    Fell {
        /// Who.
        whom: Seat,
        /// Whether the player became Fallen.
        fell: Option<bool>,
        /// Who knows.
        known: Seats,
    },
    /// Came from the game before as something.
    Came {
        /// Who.
        whom: Seat,
        /// What as.
        fate: Option<Fate>,
        /// Whether the true ID took the place of the false one.
        shown: bool,
        /// Who knows.
        known: Seats,
    },
    /// Took over the team of another.
    Spied {
        /// Who.
        by: Seat,
        /// Whose.
        whom: Seat,
        /// Which.
        team: Option<Team>,
        /// Who knows.
        known: Seats,
    },
}

/// A team that was told to one player: at a check or by recognising (SD-WIN-13, V12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Told {
    /// Who was told.
    pub to: Seat,
    /// About whom.
    pub of: Seat,
    /// What was true then.
    pub team: Team,
    /// In which turn.
    pub turn: u32,
}

/// A player at 0 HP.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dying {
    /// Who.
    pub seat: Seat,
    /// Whether no check follows (SD-WIN-16).
    pub unchecked: bool,
}

/// An EX boss in play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BossState {
    /// Which.
    pub boss: Boss,
    /// HP left.
    pub hp: u8,
    /// EX loyalty cards still face-down.
    pub shields: u8,
    /// The position right of this seat (HG-POS-05); for Bloodbeast the seat it stands at.
    pub place: Seat,
    /// Whether a portal called it (SD-AMB-29).
    pub called: bool,
    /// Its programs: open ones of Omega, face-down ones of Parasite.
    pub programs: SmallVec<[Lying; 4]>,
    /// The pile of Exitus, by number in the library; its last is the top.
    pub cards: SmallVec<[u8; 10]>,
    /// Whether it has acted since the last player's turn ended.
    pub acted: bool,
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
    /// Whether it began with a weapon, and that is still held (SD-TURN-01).
    pub armed: bool,
    /// Whether the weapon held was taken this turn by an unarmed hand, and so cannot be fired (SD-ACT-12).
    pub fresh: bool,
    /// The action announced, until it is carried out.
    pub deed: Option<Deed>,
    /// Whether the action is done.
    pub acted: bool,
    /// Whether the player was eliminated in the own turn.
    pub lost: bool,
    /// Whether the weapon cannot be fired this turn (PR20).
    pub jammed: bool,
    /// Damage added to the shot of this turn (PR33).
    pub overcharge: u8,
    /// Further actions granted (PR22).
    pub extra: u8,
    /// Whom EX bosses do no damage (PX14).
    pub warded: Seats,
    /// Who has stood in for another this turn (H14).
    pub guarded: Seats,
    /// How many claims were made.
    pub spoken: u8,
}
