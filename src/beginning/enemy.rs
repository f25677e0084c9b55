//! Enemies: five types on three levels, their stacks, and where they stand (TB-ENM).

use serde::{Deserialize, Serialize};

use super::{Area, Era};

/// A type of enemy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum EnemyKind {
    /// Attacks every character in range.
    Tank,
    /// Reaches the next area.
    Sniper,
    /// Nothing special.
    Soldier,
    /// Walks the red path.
    Crawler,
    /// Steals chips instead of wounding.
    Thief,
}

impl EnemyKind {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Tank, Self::Sniper, Self::Soldier, Self::Crawler, Self::Thief];

    /// What the red die brings, 1 to 12 (TB-DICE-02).
    pub const fn rolled(die: u8) -> Option<Self> {
        match die {
            1 => Some(Self::Tank),
            2 => Some(Self::Sniper),
            3 | 4 => Some(Self::Soldier),
            5 | 6 => Some(Self::Crawler),
            7 | 8 => Some(Self::Thief),
            _ => None,
        }
    }
}

/// The figures of an enemy (TB-ENM-01 to -07).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EnemyStats {
    /// Health.
    pub health: u8,
    /// Health it takes.
    pub strength: u8,
    /// Red cards it draws.
    pub combat: u8,
    /// What an attack has to overcome.
    pub shield: u8,
    /// How many areas it reaches.
    pub range: u8,
}

/// A type of enemy with its figures by level and its markers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EnemyCard {
    /// Which.
    pub kind: EnemyKind,
    /// The name people read.
    pub name: String,
    /// What it does, in words.
    pub text: String,
    /// Levels 1, 2, 3.
    pub levels: [EnemyStats; 3],
    /// Markers of each level.
    pub markers: u8,
}

/// An enemy on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Enemy {
    /// Its type.
    pub kind: EnemyKind,
    /// 1 to 3.
    pub level: u8,
    /// Health left.
    pub health: u8,
}

/// A spawn location, by its place in the library's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SpawnNo(pub u8);

/// Something that can be attacked, or that attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Foe {
    /// On a spawn location.
    At(SpawnNo),
    /// On a space of the red path, from 0.
    Red(u8),
}

/// A spawn location (TB-SPAWN, TB-TOWER): a watchtower touches several areas.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spawn {
    /// The numbers it bears.
    pub numbers: Vec<u8>,
    /// The areas it belongs to.
    pub areas: Vec<Area>,
}

/// In which order the levels of a stack come up (TB-SETUP-10, TB-HUM-05, TB-MACH-03).
pub const fn order(era: Era) -> [u8; 3] {
    match era {
        Era::First => [1, 2, 3],
        Era::Human => [2, 3, 1],
        Era::Machine => [3, 2, 1],
    }
}

/// What stands on a space of the red path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OnRed {
    /// A Crawler.
    Crawler(Enemy),
    /// Deus; its health is its bar.
    Deus,
}

/// How a great mech stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mech {
    /// Still being built.
    #[default]
    Building,
    /// In play, on this space of its path, from 0.
    On(u8),
    /// Destroyed for good.
    Gone,
}
