//! How a sensible player shops and equips, for bots that play the campaign and for measuring missions.
//!
//! - It buys whenever it can pay, and keeps a card of the kind it bought least of; of several any.
//! - It brings what agents start with, then bought cards of the kind it brings least of, any of several, as long as all
//!   it brings can be used once with the energy that is left. What agents start with does not count as of a kind, or it
//!   would never bring a second weapon.
//! - Of too many items it gives up one whose effect it has most of; of several any.

use std::{mem::discriminant, sync::Arc};

use super::{Profile, Stock};
use crate::{
    content::{Catalog, Course, Stage},
    engine::Dice,
    stealth::{Gear, GearEffect, GearKind, Mission, Mode, Setup, Terms},
};

/// Arranges everything between two missions: discards, shops and equips.
pub fn arrange(profile: &mut Profile, starts_with: &[Gear], stock: Stock, dice: &mut Dice) {
    discard(profile, stock, dice);
    shop(profile, starts_with, stock, dice);
    equip(profile, starts_with, stock, dice);
}

/// Gives up items until no more are held than may be kept (ST-GEAR-06).
pub fn discard(profile: &mut Profile, stock: Stock, dice: &mut Dice) {
    while profile.to_discard() > 0 {
        let effect = |id: &str| stock.item(id).map(|item| discriminant(&item.effect));
        let alike = |id: &str| profile.items.iter().filter(|other| effect(other) == effect(id)).count();
        let Some(most) = profile.items.iter().map(|id| alike(id)).max() else { return };
        let spare: Vec<&String> = profile.items.iter().filter(|id| alike(id) == most).collect();
        let Some(given) = dice.pick(&spare).map(|id| (*id).clone()) else { return };
        if profile.discard(&given).is_err() {
            return;
        }
    }
}

/// Buys as long as money and cards last (ST-GEAR-01).
pub fn shop(profile: &mut Profile, starts_with: &[Gear], stock: Stock, dice: &mut Dice) {
    loop {
        if profile.offer.is_empty() && profile.buy(stock, dice).is_err() {
            return;
        }
        let kept = least(&profile.offer, &bought(&profile.owned, starts_with), stock, dice);
        if kept.is_none_or(|id| profile.keep(&id).is_err()) {
            return;
        }
    }
}

/// Equips anew (ST-GEAR-03).
pub fn equip(profile: &mut Profile, starts_with: &[Gear], stock: Stock, dice: &mut Dice) {
    profile.equipped.clear();
    for gear in starts_with {
        // What is not owned, or does not fit, is left at home.
        let _ = profile.equip(&gear.id, stock);
    }
    let mut waiting: Vec<String> = profile.owned.clone();
    waiting.retain(|id| !profile.equipped.contains(id));
    while let Some(id) = least(&waiting, &bought(&profile.equipped, starts_with), stock, dice) {
        waiting.retain(|other| *other != id);
        let uses: u32 = profile.equipped.iter().chain([&id]).map(|id| stock.gear(id).map_or(0, one_use)).sum();
        let holds = stock.gear(&id).map_or(u8::MAX, |gear| gear.energy);
        if u32::from(holds) + uses <= u32::from(profile.free_energy(stock)) {
            let _ = profile.equip(&id, stock);
        }
    }
}

/// These cards without what agents start with.
fn bought(cards: &[String], starts_with: &[Gear]) -> Vec<String> {
    cards.iter().filter(|id| starts_with.iter().all(|gear| gear.id != **id)).cloned().collect()
}

/// The energy that one use of a card costs.
fn one_use(gear: &Gear) -> u32 {
    let price = |effect: &GearEffect| match effect {
        GearEffect::Weapon(weapon) => weapon.energy,
        GearEffect::Use { energy, .. } => *energy,
        _ => 0,
    };
    gear.effects.iter().map(|effect| u32::from(price(effect))).sum()
}

/// One of `cards` whose kind is rarest among `there`; of several any.
fn least(cards: &[String], there: &[String], stock: Stock, dice: &mut Dice) -> Option<String> {
    let kind = |id: &str| stock.gear(id).map(|gear| gear.kind);
    let count = |of: Option<GearKind>| there.iter().filter(|id| kind(id) == of).count();
    let fewest = cards.iter().map(|id| count(kind(id))).min()?;
    let rare: Vec<&String> = cards.iter().filter(|id| count(kind(id)) == fewest).collect();
    dice.pick(&rare).map(|id| (*id).clone())
}

/// What a player could own before the mission that comes after `depth` others: these were won along the course, any
/// way at its forks, without their optional objectives, and the steward arranged everything after each.
///
/// Beyond the end of the course its last mission is won again.
pub fn owned(catalog: &Catalog, depth: usize, dice: &mut Dice) -> Profile {
    let starts_with = catalog.starting_gear();
    let ids: Vec<&str> = starts_with.iter().map(|gear| gear.id.as_str()).collect();
    let (mut profile, stock) = (Profile::new(&ids), Stock::of(catalog));
    for stage in way(catalog.course(), depth, dice) {
        if let Ok(mission) = catalog.mission(&stage.mission) {
            profile.receive(mission.plan().rewards, stock, dice);
        }
        arrange(&mut profile, &starts_with, stock, dice);
    }
    profile
}

/// The first `length` missions of one way through the course.
fn way<'a>(course: &'a Course, length: usize, dice: &mut Dice) -> Vec<&'a Stage> {
    let mut next = course.stages().next();
    let mut way = Vec::new();
    while let Some(stage) = next.filter(|_| way.len() < length) {
        way.push(stage);
        next = dice.pick(&stage.then.missions()).and_then(|id| course.stage(id)).or(next);
    }
    way
}

/// A mission as a player could meet it after `depth` others, with a kit of its own for each seed.
pub fn setup(catalog: &Catalog, mission: &Arc<Mission>, depth: usize, mode: Mode, terms: Terms, seed: u64) -> Setup {
    // Not the dice of the game itself, which begin with the seed as it is.
    let profile = owned(catalog, depth, &mut Dice::new(!seed));
    let setup = profile.setup(Arc::clone(mission), mode, Stock::of(catalog));
    let setup = setup.unwrap_or_else(|_| Setup { mode, ..Setup::new(Arc::clone(mission), catalog.starting_gear()) });
    Setup { terms, ..setup }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::campaign::{MAX_ITEMS, PRICE};

    /// ST-GEAR-01, ST-GEAR-03, ST-GEAR-06
    #[test]
    fn what_is_owned_by_then_was_paid_for_fits_the_energy_and_leaves_a_use_of_everything_brought() {
        let catalog = Catalog::shipped().unwrap();
        let stock = Stock::of(&catalog);
        for (depth, seed) in (0..10).flat_map(|depth| (0..20).map(move |seed| (depth, seed))) {
            let profile = owned(&catalog, depth, &mut Dice::new(seed));
            let uses: u32 = profile.equipped().iter().filter_map(|id| stock.gear(id)).map(one_use).sum();
            assert!(uses <= u32::from(profile.free_energy(stock)), "{profile:?}");
            assert!(profile.items().len() <= MAX_ITEMS && profile.offer().is_empty(), "{profile:?}");
            let all = profile.owned().len() == stock.gear.len();
            assert!(profile.bytebucks() < PRICE || all, "money is spent: {profile:?}");
            assert!(profile.owned().len() > depth.min(3), "missions bring gear: {profile:?}");
        }
    }

    #[test]
    fn before_the_first_mission_there_is_what_agents_start_with() {
        let catalog = Catalog::shipped().unwrap();
        let profile = owned(&catalog, 0, &mut Dice::new(1));
        let ids: Vec<_> = catalog.starting_gear().into_iter().map(|gear| gear.id).collect();
        assert_eq!((profile.equipped(), profile.items()), (&ids[..], &[][..]));
    }

    #[test]
    fn equal_seeds_give_equal_kits_and_other_seeds_others() {
        let catalog = Catalog::shipped().unwrap();
        let kit = |seed| owned(&catalog, 4, &mut Dice::new(seed));
        assert_eq!(kit(1), kit(1));
        assert!((2..20).any(|seed| kit(seed) != kit(1)));
    }
}
