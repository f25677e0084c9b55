//! What is agreed before a mission: the mission, what the agent brings, and how it is played.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{Gear, GearEffect, GearId, Item, ItemId, Mission, Modifier, Powers, Terms};

/// The most pieces of gear and items an agent can bring.
pub const MAX_TOOLS: usize = 32;

/// A mission to be played, with everything the agent brings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The mission.
    pub mission: Arc<Mission>,
    /// The equipped gear.
    pub gear: Vec<Gear>,
    /// The items carried.
    pub items: Vec<Item>,
    /// Whether bodies that are found wake up (ST-NL-02).
    pub mode: Mode,
    /// Cards put on top of the modifier deck, the first drawn first.
    #[serde(default)]
    pub stack: Vec<Modifier>,
    /// How hard it is made.
    #[serde(default)]
    pub terms: Terms,
    /// The level of the alarm at the start: 0, but where an author tries out how a mission goes on from another.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub alarm: u16,
}

/// Whether a level need not be written.
#[allow(clippy::trivially_copy_pass_by_ref)]
const fn is_zero(level: &u16) -> bool {
    *level == 0
}

/// The bit that stands for number `n` in a set of up to 32 things; none beyond.
pub(super) const fn bit(n: u8) -> u32 {
    if n < 32 { 1 << n } else { 0 }
}

/// How defeat of an enemy is taken (ST-NL-01).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mode {
    /// Bodies that are found are removed.
    #[default]
    Lethal,
    /// Bodies that are found wake up.
    NonLethal,
}

impl Setup {
    /// A mission with this gear: no items, lethal, on standard terms, with nothing stacked.
    pub fn new(mission: Arc<Mission>, gear: Vec<Gear>) -> Self {
        let (items, stack) = (Vec::new(), Vec::new());
        Self { mission, gear, items, mode: Mode::default(), stack, terms: Terms::default(), alarm: 0 }
    }

    /// A piece of gear.
    pub fn gear(&self, id: GearId) -> Option<&Gear> {
        self.gear.get(id.index())
    }

    /// An item.
    pub fn item(&self, id: ItemId) -> Option<&Item> {
        self.items.get(id.index())
    }

    /// Energy at the start: the agent's, less what equipped gear holds (ST-GEAR-03).
    pub fn max_energy(&self) -> u8 {
        let held = self.gear.iter().map(|gear| u32::from(gear.energy)).sum::<u32>();
        match self.mission.plan().powers {
            Powers::None => 0,
            Powers::Full => u32::from(self.mission.plan().agent.energy).saturating_sub(held) as u8,
        }
    }

    /// Health at the start.
    pub fn max_health(&self) -> u8 {
        let more = self.gear.iter().fold(0u8, |sum, gear| sum.saturating_add(gear.health()));
        let full = self.mission.plan().agent.health.saturating_add(more);
        full.saturating_add_signed(self.terms.health).max(1)
    }

    /// Armor without boosts.
    pub fn armor(&self) -> i32 {
        let more: i32 = self.gear.iter().map(|gear| i32::from(gear.armor())).sum();
        i32::from(self.mission.plan().agent.armor) + more + i32::from(self.terms.armor)
    }

    /// What is added to the card at the end of each turn, where the mission has an alarm (ST-AL-01).
    pub fn alertness(&self) -> Option<i8> {
        let alarm = self.mission.alarm()?;
        let lull = self.gear.iter().fold(0i8, |sum, gear| sum.saturating_add(gear.lull()));
        Some(alarm.alertness.saturating_add(self.terms.alertness).saturating_sub(lull))
    }

    /// Armor against intercept attacks beyond the plain one.
    pub fn dodge(&self) -> i32 {
        self.gear.iter().map(|gear| i32::from(gear.dodge())).sum()
    }

    /// Power on overwatch beyond the weapon's.
    pub fn watch(&self) -> i32 {
        self.gear.iter().map(|gear| i32::from(gear.watch())).sum()
    }

    /// Whether the second movement is not heard in the sector entered.
    pub fn steps_softly(&self) -> bool {
        self.gear.iter().flat_map(|gear| &gear.effects).any(|effect| *effect == GearEffect::SoftStep)
    }

    /// Weapons the agent can attack with.
    pub fn weapons(&self) -> impl Iterator<Item = (GearId, &super::Weapon)> {
        let numbered = self.gear.iter().take(MAX_TOOLS).enumerate();
        numbered.filter_map(|(at, gear)| Some((GearId(at as u8), gear.weapon()?)))
    }
}
