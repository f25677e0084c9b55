//! What a game of The Beginning leaves to this one (SD-CAMP): a record that is checked before a card is dealt.
//!
//! Whom a player belonged to and whether the own Objective was met stays secret (SD-CAMP-05). So the rules of a table
//! keep only what everybody saw ([`Aftermath`]); the rest goes into the state, where views hide it.

use serde::{Deserialize, Serialize};

use super::{Team, Variant};
use crate::engine::Seat;

/// How many can play both games with the same seats (SD-CAMP-01).
pub const CAMPAIGN_SEATS: std::ops::RangeInclusive<usize> = 4..=6;
/// How many IDs and loyalty cards each player chooses from (SD-CAMP-08).
pub const CHOSEN_FROM: (usize, usize) = (5, 3);

/// How The Beginning ended (SD-CAMP-29).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Handover {
    /// The winning faction; nobody where none won.
    #[serde(default)]
    pub winner: Option<Team>,
    /// Why it ended.
    pub end: End,
    /// Whether Apex was destroyed (SD-CAMP-17).
    #[serde(default)]
    pub apex_destroyed: bool,
    /// Whether Deus was destroyed (SD-CAMP-16).
    #[serde(default)]
    pub deus_destroyed: bool,
    /// Who took the last turn, counted from 0 (SD-CAMP-24).
    pub last: Seat,
    /// Everybody, by seat.
    pub players: Vec<Survivor>,
}

/// Why The Beginning ended. It is recorded as such, whatever number of Morale that needed (SD-AMB-46).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub enum End {
    /// Tier 3 of the Network was completed.
    Network,
    /// No Morale was left.
    Morale,
    /// Anything else.
    Other,
}

/// A player at the end of The Beginning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Survivor {
    /// Whom the player belonged to at the end.
    pub faction: Fate,
    /// Whether the own Objective was met.
    #[serde(default = "yes")]
    pub objective: bool,
    /// Whether the player was in the Isolation Cube.
    #[serde(default)]
    pub cube: bool,
    /// How many Wounds there were.
    #[serde(default)]
    pub wounds: u8,
    /// Whether the player was at full health.
    #[serde(default = "yes")]
    pub full_health: bool,
    /// How many programs were transferred (SD-CAMP-02).
    #[serde(default)]
    pub transferred: u8,
}

/// What a record leaves out is good news.
fn yes() -> bool {
    true
}

/// Whom a player of The Beginning belonged to, and what it comes to the second game as. Only the player knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Fate {
    /// Human: must choose cards that make one.
    Human,
    /// Machine: must choose cards that make one.
    Machine,
    /// Outlaw: must choose cards that make one.
    Outlaw,
    /// Legion from the beginning, behind any cards; the ID turns out to be Mindeater (SD-CAMP-12).
    Legion,
    /// Infected by Legion, behind an Outlaw ID (SD-CAMP-14).
    Infected,
    /// Fallen behind any cards; the ID turns out to be Deathbringer (SD-CAMP-15).
    Fallen,
}

impl Fate {
    /// The team the player begins with.
    pub const fn team(self) -> Team {
        match self {
            Self::Human => Team::Human,
            Self::Machine => Team::Machine,
            Self::Outlaw => Team::Outlaw,
            Self::Legion | Self::Infected => Team::Legion,
            Self::Fallen => Team::Fallen,
        }
    }

    /// Whether the ID chosen is a false one.
    pub const fn is_masked(self) -> bool {
        matches!(self, Self::Legion | Self::Fallen)
    }
}

impl Survivor {
    /// What the player comes as: who failed must become an Outlaw (SD-CAMP-11); Legion and Fallen stay what they are.
    pub const fn fate(&self) -> Fate {
        let failed = self.cube || !self.objective;
        match self.faction {
            Fate::Human | Fate::Machine if failed => Fate::Outlaw,
            faction => faction,
        }
    }
}

/// Why a record cannot be played on from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HandoverFault {
    /// Too few or too many.
    #[error("the record has {0} players: 4 to 6 play both games")]
    Players(usize),
    /// Another number of players than sit at the table.
    #[error("the record has {record} players, the table {seats}: both games are played by the same")]
    OtherTable {
        /// In the record.
        record: usize,
        /// At the table.
        seats: u8,
    },
    /// Nobody sits there.
    #[error("the last turn was seat {0}'s, and there is none: seats are counted from 0")]
    NoLast(u8),
    /// Two founders of Legion.
    #[error("{0} players are the original Legion: there is one at most")]
    Legions(usize),
    /// Infected by nobody.
    #[error("somebody is infected, but nobody is the original Legion")]
    NoLegion,
    /// Two of the Fallen.
    #[error("{0} players are Fallen: there is one at most")]
    Fallens(usize),
    /// Winners who are not there.
    #[error("{0:?} won, but no player belongs to it")]
    NoWinner(Team),
    /// Something else is agreed on that does not go with it.
    #[error("a game after The Beginning has no scenario and is of the final edition")]
    Alone,
    /// A variant that decides about cards the record decides about.
    #[error("the variant {0:?} does not go with a game after The Beginning")]
    Variant(Variant),
    /// The box is too small.
    #[error("there are not enough cards for {players} players to choose from")]
    Cards {
        /// How many play.
        players: usize,
    },
}

impl Handover {
    /// Everything that keeps the record by itself from being played on from.
    pub fn faults(&self) -> Vec<HandoverFault> {
        let mut faults = Vec::new();
        let players = self.players.len();
        let count = |faction| self.players.iter().filter(|player| player.faction == faction).count();
        let (legions, fallens) = (count(Fate::Legion), count(Fate::Fallen));
        if !CAMPAIGN_SEATS.contains(&players) {
            faults.push(HandoverFault::Players(players));
        }
        if usize::from(self.last.0) >= players {
            faults.push(HandoverFault::NoLast(self.last.0));
        }
        if legions > 1 {
            faults.push(HandoverFault::Legions(legions));
        }
        if legions == 0 && count(Fate::Infected) > 0 {
            faults.push(HandoverFault::NoLegion);
        }
        if fallens > 1 {
            faults.push(HandoverFault::Fallens(fallens));
        }
        match self.winner {
            Some(Team::Legion) if legions == 0 => faults.push(HandoverFault::NoWinner(Team::Legion)),
            Some(Team::Fallen) if fallens == 0 => faults.push(HandoverFault::NoWinner(Team::Fallen)),
            _ => {}
        }
        faults
    }

    /// What everybody saw of it.
    pub fn aftermath(&self) -> Aftermath {
        let scars = |player: &Survivor| Scars {
            wounds: player.wounds,
            full_health: player.full_health,
            transferred: player.transferred,
        };
        Aftermath {
            winner: self.winner,
            end: self.end,
            last: self.last,
            players: self.players.iter().map(scars).collect(),
        }
    }
}

/// What everybody saw of the end of The Beginning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aftermath {
    /// The winning faction.
    pub winner: Option<Team>,
    /// Why it ended.
    pub end: End,
    /// Who took the last turn.
    pub last: Seat,
    /// Everybody, by seat.
    pub players: Vec<Scars>,
}

/// What everybody saw of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scars {
    /// How many Wounds there were: with two or more, a loyalty card lies face-up (SD-CAMP-21).
    pub wounds: u8,
    /// Whether the player was at full health (SD-CAMP-22).
    pub full_health: bool,
    /// How many programs were transferred (SD-CAMP-23).
    pub transferred: u8,
}

impl Aftermath {
    /// What everybody saw of the player at this seat.
    pub fn scars(&self, seat: Seat) -> Option<Scars> {
        self.players.get(usize::from(seat.0)).copied()
    }

    /// Who begins: the seat after the last (SD-CAMP-24).
    pub fn first(&self) -> Seat {
        let next = (usize::from(self.last.0) + 1).checked_rem(self.players.len());
        Seat(next.unwrap_or(0) as u8)
    }
}
