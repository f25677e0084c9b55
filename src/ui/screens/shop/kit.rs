//! What a loadout comes to.

use crate::{
    campaign::{Profile, Stock},
    stealth::{Agent, Gear},
    ui::Desk,
};

/// The numbers of a loadout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kit<'a> {
    /// What is equipped, in the order it was, with what is looked at last.
    pub gear: Vec<&'a Gear>,
    /// The energy of an agent without gear.
    pub whole: u8,
    /// What the gear holds.
    pub held: u16,
    pub health: u8,
    pub armor: i32,
}

impl<'a> Kit<'a> {
    /// What is equipped, and one piece more where it is looked at.
    pub fn of(desk: &'a Desk, profile: &Profile, more: Option<&'a Gear>) -> Self {
        let stock = Stock::of(&desk.catalog);
        let equipped = profile.equipped().iter().filter_map(|id| stock.gear(id));
        let gear: Vec<&Gear> = equipped.chain(more).collect();
        let terms = desk.campaign.as_ref().map(|run| run.campaign.terms(desk.catalog.cards())).unwrap_or_default();
        let Agent { health, armor, energy } = stock.agent;
        let more_health = gear.iter().fold(health, |sum, gear| sum.saturating_add(gear.health()));
        let worn: i32 = gear.iter().map(|gear| i32::from(gear.armor())).sum();
        Self {
            whole: energy,
            held: gear.iter().map(|gear| u16::from(gear.energy)).sum(),
            health: more_health.saturating_add_signed(terms.health).max(1),
            armor: i32::from(armor) + worn + i32::from(terms.armor),
            gear,
        }
    }

    /// The energy a mission begins with; below 0 where the gear is too heavy.
    pub fn energy(&self) -> i32 {
        i32::from(self.whole) - i32::from(self.held)
    }
}

/// What one use costs, where there is a price.
pub fn price(gear: &Gear) -> Option<u8> {
    let used = gear.usable().map(|(energy, _)| energy);
    used.or_else(|| gear.weapon().map(|weapon| weapon.energy)).filter(|energy| *energy > 0)
}

/// By how much a piece of gear is too heavy for what is free.
pub fn over(desk: &Desk, profile: &Profile, gear: &Gear) -> Option<u8> {
    let free = profile.free_energy(Stock::of(&desk.catalog));
    gear.energy.checked_sub(free).filter(|over| *over > 0)
}
