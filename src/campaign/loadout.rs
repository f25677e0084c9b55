//! What is equipped, within the agent's energy, and the setup of a mission made of it.

use std::sync::Arc;

use super::{MAX_ITEMS, Profile, Stock};
use crate::stealth::{MAX_TOOLS, Mission, Mode, Setup};

/// Why gear was not equipped, or a mission not begun. The profile is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LoadoutError {
    /// Gear that is not owned.
    #[error("{id} is not owned")]
    NotOwned {
        /// The card.
        id: String,
    },
    /// Gear that is equipped already, or not at all.
    #[error("{id} is where it should go already")]
    NoChange {
        /// The card.
        id: String,
    },
    /// More energy than the agent has.
    #[error("{id} holds {needs} energy and only {free} are free: take off other gear first")]
    TooHeavy {
        /// The card.
        id: String,
        /// What it holds.
        needs: u8,
        /// What is free.
        free: u8,
    },
    /// More pieces than a mission can count.
    #[error("at most {MAX_TOOLS} pieces of gear can be equipped")]
    TooMany,
    /// More items than may be kept.
    #[error("{has} items are held: discard down to {MAX_ITEMS} first")]
    TooManyItems {
        /// How many there are.
        has: usize,
    },
    /// A card this version of the game does not have.
    #[error("there is no card {id} any more")]
    NoSuchCard {
        /// The card.
        id: String,
    },
}

impl Profile {
    /// The energy left for more gear and for effects: the agent's, less what is equipped (ST-GEAR-03).
    pub fn free_energy(&self, stock: Stock) -> u8 {
        let cards = self.equipped.iter().filter_map(|id| stock.gear(id));
        cards.fold(stock.agent.energy, |left, gear| left.saturating_sub(gear.energy))
    }

    /// Equips gear that is owned, as far as energy allows (ST-GEAR-02, ST-GEAR-03).
    pub fn equip(&mut self, id: &str, stock: Stock) -> Result<(), LoadoutError> {
        if !self.owned.iter().any(|owned| owned == id) {
            return Err(LoadoutError::NotOwned { id: id.to_owned() });
        }
        if self.equipped.iter().any(|equipped| equipped == id) {
            return Err(LoadoutError::NoChange { id: id.to_owned() });
        }
        if self.equipped.len() >= MAX_TOOLS {
            return Err(LoadoutError::TooMany);
        }
        let needs = stock.gear(id).ok_or_else(|| LoadoutError::NoSuchCard { id: id.to_owned() })?.energy;
        let free = self.free_energy(stock);
        if needs > free {
            return Err(LoadoutError::TooHeavy { id: id.to_owned(), needs, free });
        }
        self.equipped.push(id.to_owned());
        Ok(())
    }

    /// Takes gear off; it stays owned.
    pub fn take_off(&mut self, id: &str) -> Result<(), LoadoutError> {
        let at = self.equipped.iter().position(|equipped| equipped == id);
        let at = at.ok_or_else(|| LoadoutError::NoChange { id: id.to_owned() })?;
        self.equipped.remove(at);
        Ok(())
    }

    /// What is agreed before a mission: the equipped gear and all items come along. A mission that was lost begins
    /// again from the same profile (ST-TURN-06).
    pub fn setup(&self, mission: Arc<Mission>, mode: Mode, stock: Stock) -> Result<Setup, LoadoutError> {
        if self.items.len() > MAX_ITEMS {
            return Err(LoadoutError::TooManyItems { has: self.items.len() });
        }
        let missing = |id: &String| LoadoutError::NoSuchCard { id: id.clone() };
        let gear = self.equipped.iter().map(|id| stock.gear(id).cloned().ok_or_else(|| missing(id)));
        let items = self.items.iter().map(|id| stock.item(id).cloned().ok_or_else(|| missing(id)));
        let (gear, items) = (gear.collect::<Result<_, _>>()?, items.collect::<Result<_, _>>()?);
        Ok(Setup { items, mode, ..Setup::new(mission, gear) })
    }
}
