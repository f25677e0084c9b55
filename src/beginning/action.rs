//! Everything a seat can decide.

use serde::{Deserialize, Serialize};

use super::{Area, Branch, Claim, Column, Figure, Foe, InfluenceNo, Item, Sight, SpawnNo};
use crate::engine::Seat;

/// One decision of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Moves or acts with a figure in the own turn.
    Do(Figure, Deed),
    /// Uses something that costs no action.
    Use(Free),
    /// Ends the own actions, or uses nothing now.
    Pass,
    /// Answers what is asked.
    Answer(Choice),
    /// Says something.
    Claim(Claim),
}

/// A movement or an action of a figure (TB-ACT).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Deed {
    /// Goes to a joined area.
    Move(Area),
    /// Attacks an enemy in range.
    Attack(Foe),
    /// Takes the top chip of Sector I.
    SectorOne,
    /// Looks at three chips of Sector II with a partner.
    SectorTwo(Figure),
    /// Takes a chip of Sector III.
    SectorThree,
    /// City action 1, plus or minus.
    Riot {
        /// Minus.
        minus: bool,
    },
    /// City action 2.
    Morale,
    /// City action 3.
    Resource,
    /// City action 4.
    Fate,
    /// Buys an open program, by its place.
    BuyProgram(u8),
    /// Buys the top program.
    BuyRandom,
    /// Works at the Nexus.
    Nexus,
    /// Brings somebody before a vote.
    Censure(Seat),
    /// Calls an election.
    Elect,
    /// Buys a weapon.
    BuyWeapon(Item),
    /// Takes a weapon by the own bar (TB-NOVA-04).
    TakeWeapon(Item),
    /// Buys a Recon card.
    BuyRecon,
    /// Places chips in the Network.
    Place,
    /// Tries to break out of the Cube, plus or minus.
    BreakOut {
        /// Minus.
        minus: bool,
    },
    /// Draws an interrogation card.
    Interrogate,
    /// Frees a detained character, as Leader.
    Pardon(Seat),
    /// Drops chips in the Junkyard.
    Drop,
    /// Looks at chips in the Junkyard.
    JunkLook,
    /// Removes chips from the Junkyard.
    JunkRemove,
    /// Removes a wound at the Med Center.
    Treat,
    /// Gives grey and green cards at the Med Center.
    Clinic,
    /// Heals a figure in range (TB-DRY-02).
    Heal(Figure),
    /// Removes a wound of a character in range (TB-DRY-08).
    Surgery(Seat),
}

/// Something that costs no action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Free {
    /// Plays or uses a program, by its place.
    Program(u8),
    /// Uses the Recon card of a figure.
    Recon(Figure),
    /// Discards the box carried for its effect.
    Item,
    /// Plays an All-Rounder card, by its number.
    Rounder(u8),
    /// Plays a unique card.
    Unique(InfluenceNo),
    /// Takes back all All-Rounder cards, once per game (TB-JAY-03).
    SecondWind,
    /// Takes a wound for a wide attack.
    Fury,
    /// Gives up the rank of General (TB-GENL-03).
    Resign,
    /// Apex goes a space.
    ApexMove,
    /// Apex attacks.
    ApexAttack(SpawnNo),
    /// Puts a program under the board (TB-CAMP-02).
    Transfer(u8),
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Choice {
    /// Yes; the upper half; the boost; the line.
    Yes,
    /// No; the lower half; the programs; the roll.
    No,
    /// Enough.
    Done,
    /// An influence card of the hand; for a wild one whether as red.
    Card(InfluenceNo, bool),
    /// An influence card laid before a player.
    Vote(InfluenceNo, bool, Seat),
    /// The weapon carried.
    Item,
    /// A player.
    Seat(Seat),
    /// A figure.
    Figure(Figure),
    /// An enemy.
    Foe(Foe),
    /// One of what lies there, by its place.
    Nth(u8),
    /// A column of the Network: which chip of those carried, and whether open.
    Column(u8, Column, bool),
    /// A chip of the Network: a column and a Tier from 0.
    Chip(Column, u8),
    /// A column of the skill tree.
    Branch(Branch),
    /// A Recon card.
    Recon(Sight),
    /// A spawn location.
    Site(SpawnNo),
    /// A die rolled again, by its place and by what.
    Reroll(u8, Means),
}

/// What lets somebody roll again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Means {
    /// A boost, once per own turn.
    Boost,
    /// A program, by its place.
    Program(u8),
    /// An All-Rounder card, by its number.
    Rounder(u8),
}
