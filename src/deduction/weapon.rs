//! Weapons, what they are aimed at, and small sets of them.

use serde::{Deserialize, Serialize};

use super::Boss;
use crate::engine::Seat;

/// A kind of weapon (SD-WPN).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum WeaponKind {
    /// Soft hit, then draw.
    Pistol,
    /// Hard hit.
    Rifle,
    /// Soft hit or healing, then draw.
    Companion,
    /// Soft hits on two neighbours, then draw.
    RocketLauncher,
    /// Hard hit on anybody, named when fired.
    Laser,
    /// Hard hits on two neighbours (SD-AMB-20).
    HellGate,
}

/// What a weapon does to its target (V6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Force {
    /// Reveal one loyalty card or take 1 damage.
    Soft,
    /// Reveal the ID or take 2 damage.
    Hard,
}

impl WeaponKind {
    /// Every kind.
    pub const ALL: [Self; 6] =
        [Self::Pistol, Self::Rifle, Self::Companion, Self::RocketLauncher, Self::Laser, Self::HellGate];

    /// What a shot does to each target.
    pub const fn force(self) -> Force {
        match self {
            Self::Pistol | Self::Companion | Self::RocketLauncher => Force::Soft,
            Self::Rifle | Self::Laser | Self::HellGate => Force::Hard,
        }
    }

    /// Whether the shooter draws a program afterwards.
    pub const fn draws(self) -> bool {
        matches!(self.force(), Force::Soft)
    }

    /// Whether it is aimed at two neighbours.
    pub const fn twofold(self) -> bool {
        matches!(self, Self::RocketLauncher | Self::HellGate)
    }

    /// Whether its target is named when it is taken; the laser's is named when it is fired (SD-WPN-08).
    pub const fn aims(self) -> bool {
        !matches!(self, Self::Laser)
    }
}

/// Somebody a weapon can be aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Target {
    /// A player.
    Seat(Seat),
    /// An EX boss.
    Boss(Boss),
}

/// What a weapon is aimed at: nobody (the laser), one, or two neighbours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Aim(pub Option<Target>, pub Option<Target>);

impl Aim {
    /// At nobody.
    pub const NOBODY: Self = Self(None, None);

    /// At one player.
    pub const fn at(seat: Seat) -> Self {
        Self(Some(Target::Seat(seat)), None)
    }

    /// The targets.
    pub fn targets(self) -> impl Iterator<Item = Target> {
        [self.0, self.1].into_iter().flatten()
    }

    /// Whether this player is among the targets.
    pub fn hits(self, seat: Seat) -> bool {
        self.targets().any(|target| target == Target::Seat(seat))
    }
}

/// A weapon in somebody's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Armed {
    /// The weapon.
    pub kind: WeaponKind,
    /// What it is aimed at.
    pub aim: Aim,
}

/// A set of kinds of weapon.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Kinds(u8);

impl Kinds {
    /// Whether the kind is in the set.
    pub const fn has(self, kind: WeaponKind) -> bool {
        self.0 & (1 << kind as u8) != 0
    }

    /// Puts the kind into the set.
    pub fn add(&mut self, kind: WeaponKind) {
        self.0 |= 1 << kind as u8;
    }

    /// Takes the kind out of the set.
    pub fn take(&mut self, kind: WeaponKind) {
        self.0 &= !(1 << kind as u8);
    }
}

/// How many weapons of each kind lie somewhere.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Rack([u8; 6]);

impl Rack {
    /// How many of the kind lie here.
    pub fn count(self, kind: WeaponKind) -> u8 {
        self.0.get(kind as usize).copied().unwrap_or(0)
    }

    /// Lays one down.
    pub fn put(&mut self, kind: WeaponKind) {
        if let Some(count) = self.0.get_mut(kind as usize) {
            *count = count.saturating_add(1);
        }
    }

    /// Takes one up; whether there was one.
    pub fn take(&mut self, kind: WeaponKind) -> bool {
        match self.0.get_mut(kind as usize) {
            Some(count) if *count > 0 => {
                *count -= 1;
                true
            }
            _ => false,
        }
    }

    /// Every kind that lies here.
    pub fn kinds(self) -> impl Iterator<Item = WeaponKind> {
        WeaponKind::ALL.into_iter().filter(move |&kind| self.count(kind) > 0)
    }
}
