//! The small words of the game: factions, colours of chips, bars, areas.

use serde::{Deserialize, Serialize};

/// Who wins: four factions players can belong to, and the city itself (TB-GEN-03, TB-GEN-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Faction {
    /// Blue.
    Human,
    /// Red.
    Machine,
    /// Purple.
    Fallen,
    /// Green.
    Legion,
    /// Grey: nobody is one; where they win every player loses.
    Outlaw,
}

impl Faction {
    /// The factions a player can belong to.
    pub const PLAYED: [Self; 4] = [Self::Human, Self::Machine, Self::Fallen, Self::Legion];
}

/// The colour of a data chip (TB-CHIP-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Colour {
    /// A firewall.
    Blue,
    /// A virus.
    Red,
    /// A Fallen file.
    Purple,
}

impl Colour {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Blue, Self::Red, Self::Purple];

    /// The faction it works for.
    pub const fn faction(self) -> Faction {
        match self {
            Self::Blue => Faction::Human,
            Self::Red => Faction::Machine,
            Self::Purple => Faction::Fallen,
        }
    }
}

/// A bar of the boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Bar {
    /// How the city feels.
    Morale,
    /// Surveillance on the left, Anarchy on the right (TB-EVT-31).
    Riot,
    /// What keeps Legion out.
    Security,
    /// What the city lives on.
    Resource,
    /// How far Apex is built; in play its health.
    Apex,
    /// How far Deus is built; in play its health.
    Deus,
    /// How strong the enemies outside are.
    Threat,
}

impl Bar {
    /// All of them, as they stand on the boards.
    pub const ALL: [Self; 7] =
        [Self::Morale, Self::Riot, Self::Security, Self::Resource, Self::Apex, Self::Deus, Self::Threat];
}

/// An area of the board (TB-MAP-01). Places inside it cost nothing to change (TB-MOVE-03), so a figure stands in an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Area {
    /// Area 1: Sectors I, II and III.
    Sectors,
    /// Area 2: City, Dark Net and Factory.
    City,
    /// Area 3.
    Nexus,
    /// Area 4.
    Hq,
    /// Area 5.
    Monolith,
    /// Area 6: Network and Isolation Cube.
    Network,
    /// Without a number.
    Junkyard,
    /// Without a number.
    MedCenter,
}

impl Area {
    /// All of them; the first six bear the numbers 1 to 6.
    pub const ALL: [Self; 8] = [
        Self::Sectors,
        Self::City,
        Self::Nexus,
        Self::Hq,
        Self::Monolith,
        Self::Network,
        Self::Junkyard,
        Self::MedCenter,
    ];

    /// The area an orange die names, 1 to 6 (TB-DICE-01).
    pub fn numbered(die: u8) -> Self {
        let at = usize::from(die.clamp(1, 6)) - 1;
        Self::ALL.get(at).copied().unwrap_or(Self::Sectors)
    }

    /// Its number, where it bears one.
    pub const fn number(self) -> Option<u8> {
        match self {
            Self::Junkyard | Self::MedCenter => None,
            other => Some(other as u8 + 1),
        }
    }
}

/// Where a figure is (TB-HQ-01, TB-CUBE-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Place {
    /// Standing in an area.
    In(Area),
    /// Detained in the Isolation Cube.
    Cube,
    /// Lying on the yellow zone of HQ (TB-WND-03).
    Down,
    /// Not on the board: Kuro, destroyed.
    Gone,
}

impl Place {
    /// The area it stands in, where it can act and be acted on.
    pub const fn area(self) -> Option<Area> {
        match self {
            Self::In(area) => Some(area),
            _ => None,
        }
    }
}

/// The phase of the game: what the Network has come to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Era {
    /// Before the Human Phase.
    #[default]
    First,
    /// Since the Human Phase (TB-HUM).
    Human,
    /// Since the Machine Phase (TB-MACH).
    Machine,
}

/// A column of the Network (TB-NET-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Column {
    /// Alpha.
    Alpha,
    /// Beta.
    Beta,
    /// Gamma.
    Gamma,
}

impl Column {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Alpha, Self::Beta, Self::Gamma];
}
