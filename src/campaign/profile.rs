//! What an agent owns in a campaign, and the cards there are to own.

use serde::{Deserialize, Serialize};

use crate::{
    content::Catalog,
    stealth::{Agent, Gear, Item},
};

/// The cards a campaign is played with.
#[derive(Clone, Copy, Debug)]
pub struct Stock<'a> {
    /// Every gear card.
    pub gear: &'a [Gear],
    /// Every item card.
    pub items: &'a [Item],
    /// The agent without gear.
    pub agent: Agent,
}

impl<'a> Stock<'a> {
    /// Every card of a catalog.
    pub fn of(catalog: &'a Catalog) -> Self {
        Self { gear: catalog.cards().all_gear(), items: catalog.cards().all_items(), agent: catalog.agent() }
    }

    /// A gear card by its id.
    pub fn gear(self, id: &str) -> Option<&'a Gear> {
        self.gear.iter().find(|gear| gear.id == id)
    }

    /// An item card by its id.
    pub fn item(self, id: &str) -> Option<&'a Item> {
        self.items.iter().find(|item| item.id == id)
    }
}

/// What an agent has between missions. Cards are named by their ids.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Profile {
    /// Money.
    pub(super) bytebucks: u16,
    /// All gear, kept for the whole campaign (ST-GEAR-02).
    pub(super) owned: Vec<String>,
    /// The part of it that comes along.
    pub(super) equipped: Vec<String>,
    /// Items not yet used; more than may be kept while some have still to be discarded.
    pub(super) items: Vec<String>,
    /// Gear paid for and laid out, of which one is still to be chosen.
    pub(super) offer: Vec<String>,
}

impl Profile {
    /// A new agent, who owns and has equipped this gear.
    pub fn new(gear: &[&str]) -> Self {
        let gear: Vec<String> = gear.iter().map(|&id| id.to_owned()).collect();
        Self { owned: gear.clone(), equipped: gear, ..Self::default() }
    }

    /// The money left.
    pub fn bytebucks(&self) -> u16 {
        self.bytebucks
    }

    /// The ids of all gear owned.
    pub fn owned(&self) -> &[String] {
        &self.owned
    }

    /// The ids of the gear that comes along.
    pub fn equipped(&self) -> &[String] {
        &self.equipped
    }

    /// The ids of the items carried.
    pub fn items(&self) -> &[String] {
        &self.items
    }

    /// The ids of the gear laid out in the shop; empty where nothing was paid for.
    pub fn offer(&self) -> &[String] {
        &self.offer
    }
}
