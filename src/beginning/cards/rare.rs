//! Interrogation, All-Rounder and Recon cards.

use serde::{Deserialize, Serialize};

use crate::beginning::{Effect, Faction};

/// An interrogation card: a line for each faction (TB-INTG).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InterrogationCard {
    /// The name files use.
    pub key: String,
    /// The name people read.
    pub name: String,
    /// The lines; every faction has one.
    pub lines: Vec<Line>,
}

/// A line of an interrogation card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// Whose it is.
    pub factions: Vec<Faction>,
    /// What it does, in words.
    pub text: String,
    /// What it does.
    pub effects: Vec<Effect>,
}

/// An All-Rounder card (TB-JAY-01).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AllRounderCard {
    /// The name files use.
    pub key: String,
    /// The name people read.
    pub name: String,
    /// What it does, in words.
    pub text: String,
    /// What it does.
    pub effects: Vec<Effect>,
}

/// A Recon card (TB-RECON).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReconCard {
    /// The name files use.
    pub key: String,
    /// The name people read.
    pub name: String,
    /// What it does, in words.
    pub text: String,
    /// What it lets its owner see.
    pub sight: Sight,
}

/// What a Recon card lets its owner see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Sight {
    /// In Area 1: up to three chips on the Sector stacks (TB-RECON-05).
    Sectors,
    /// In Area 6: a face-down chip of the Network (TB-RECON-06).
    Network,
    /// An objective of a player (TB-RECON-07).
    Objective,
    /// A chip carried by a character in the same area (TB-RECON-08).
    Carried,
    /// A player's hand, at any time (TB-RECON-09).
    Hand,
    /// A loyalty card that belongs to nobody, at any time (TB-RECON-10).
    Loyalty,
}
