//! The shipped cards: the whole language of effects is used, no two are alike, and their words say what they do.

// Outside a test's own function unwrap counts as risky; here it is how a test fails.
#![allow(clippy::unwrap_used)]

use std::{collections::BTreeSet, mem::discriminant};

use ghostline::{
    content::Catalog,
    stealth::{Effect, Gear, GearEffect, GearKind, Nature, Remains, Step, Targets},
    words::{
        Words,
        stealth::{gear_text, item_text},
    },
};

/// One of every effect there is.
const EFFECTS: [Effect; 26] = [
    Effect::Heal(1),
    Effect::Recharge(1),
    Effect::Shield(1),
    Effect::Aim(1),
    Effect::Silence,
    Effect::Decoy(1),
    Effect::Calm(1),
    Effect::Peek(1),
    Effect::Burn,
    Effect::Vanish,
    Effect::Dash,
    Effect::Unlock(1),
    Effect::Jam(1),
    Effect::Dispose,
    Effect::Erase(1),
    Effect::Climb,
    Effect::Foresee(1),
    Effect::Loop(1),
    Effect::Drag,
    Effect::Bait(1),
    Effect::Fool(1),
    Effect::Muffle(1),
    Effect::Reroute(1),
    Effect::Encore,
    Effect::Forget,
    Effect::Flash,
];

#[test]
fn every_cards_text_is_what_its_effects_say() {
    let (catalog, words) = (Catalog::shipped().unwrap(), Words::english());
    for gear in catalog.cards().all_gear() {
        assert_eq!(gear.text, gear_text(&words, gear), "{}", gear.id);
    }
    for item in catalog.cards().all_items() {
        assert_eq!(item.text, item_text(&words, item), "{}", item.id);
    }
}

#[test]
fn no_two_cards_are_alike_in_name_or_effect() {
    let catalog = Catalog::shipped().unwrap();
    let (gear, items) = (catalog.cards().all_gear(), catalog.cards().all_items());
    let names = gear.iter().map(|card| &card.name).chain(items.iter().map(|card| &card.name));
    assert_eq!(names.collect::<BTreeSet<_>>().len(), gear.len() + items.len());
    for (at, card) in gear.iter().enumerate() {
        assert!(gear[..at].iter().all(|other| other.effects != card.effects), "{}", card.id);
    }
    for (at, card) in items.iter().enumerate() {
        assert!(items[..at].iter().all(|other| other.effect != card.effect), "{}", card.id);
    }
}

#[test]
fn a_choice_hurts_whoever_has_sixteen_energy() {
    let catalog = Catalog::shipped().unwrap();
    for card in catalog.cards().all_gear() {
        assert!((1..=6).contains(&card.energy), "{}", card.id);
        assert!(card.usable().is_none_or(|(price, _)| (2..=6).contains(&price)), "{}", card.id);
    }
    let mut held: Vec<u8> = catalog.cards().all_gear().iter().map(|card| card.energy).collect();
    held.sort_unstable();
    let most = held
        .iter()
        .scan(0, |sum, energy| {
            *sum += energy;
            Some(*sum)
        })
        .take_while(|sum| *sum <= 16)
        .count();
    assert!(most <= 9, "even the cheapest {most} cards fit together");
}

#[test]
fn gear_and_items_use_every_effect_there_is() {
    let catalog = Catalog::shipped().unwrap();
    let cards = catalog.cards();
    assert!(cards.all_gear().len() >= 24 && cards.all_items().len() >= 16);
    let bought = cards.all_gear().iter().filter_map(Gear::usable).map(|(_, effect)| effect);
    let used: BTreeSet<String> = bought
        .chain(cards.all_items().iter().map(|item| item.effect))
        .map(|effect| format!("{:?}", discriminant(&effect)))
        .collect();
    for effect in EFFECTS {
        assert!(used.contains(&format!("{:?}", discriminant(&effect))), "{effect:?} is on no card");
    }
    let effects: Vec<&GearEffect> = cards.all_gear().iter().flat_map(|gear| &gear.effects).collect();
    let passive = [GearEffect::Dodge(1), GearEffect::Watch(1), GearEffect::Lull(1), GearEffect::SoftStep];
    for wanted in [GearEffect::Armor(1), GearEffect::Health(1)].into_iter().chain(passive) {
        assert!(
            effects.iter().any(|effect| discriminant(*effect) == discriminant(&wanted)),
            "{wanted:?} is on no card"
        );
    }
    let weapons: Vec<_> = cards.all_gear().iter().filter_map(Gear::weapon).collect();
    assert!(weapons.iter().any(|weapon| weapon.range > 0) && weapons.iter().any(|weapon| weapon.energy > 0));
    assert!(weapons.iter().any(|weapon| weapon.silent) && weapons.iter().any(|weapon| !weapon.silent));
    assert!(weapons.iter().any(|weapon| weapon.ambush > 0 && weapon.remains == Remains::Body));
    assert!(weapons.iter().any(|weapon| weapon.remains == Remains::Nothing));
    for targets in [Targets::One, Targets::Sector] {
        assert!(weapons.iter().any(|weapon| weapon.targets == targets));
    }
}

#[test]
fn gear_lies_in_every_drawer_and_can_be_carried() {
    let catalog = Catalog::shipped().unwrap();
    let gear = catalog.cards().all_gear();
    for kind in [GearKind::Weapon, GearKind::Armour, GearKind::Movement, GearKind::Hacking, GearKind::Senses] {
        assert!(gear.iter().any(|card| card.kind == kind), "{kind:?}");
    }
    assert!(gear.iter().all(|card| (1..=catalog.agent().energy).contains(&card.energy)));
}

/// ST-ACT-13
#[test]
fn the_starting_weapon_is_a_silenced_pistol() {
    let starting = Catalog::shipped().unwrap().starting_gear();
    assert_eq!(starting.len(), 1);
    let weapon = starting[0].weapon().unwrap();
    assert_eq!((starting[0].id.as_str(), starting[0].energy), ("silenced_pistol", 1));
    assert_eq!((weapon.power, weapon.silent, weapon.range, weapon.targets), (5, true, 0, Targets::One));
}

/// ST-EN-03 ST-EN-04
#[test]
fn the_guard_is_the_ledgers() {
    let catalog = Catalog::shipped().unwrap();
    let guard = catalog.kind("guard").unwrap();
    assert_eq!((guard.attack, guard.armor, guard.vigilance, guard.nature), (4, 5, 3, Nature::ByTheBook));
    let does = |total: i32| guard.behaviour[guard.band(total)].steps.clone();
    assert_eq!(does(-3), []);
    assert_eq!((does(-2), does(0)), (vec![Step::Move(1), Step::Search], vec![Step::Move(1), Step::Search]));
    assert_eq!((does(1), does(3)), (vec![Step::Move(2)], vec![Step::Move(2)]));
    assert_eq!((does(4), does(11)), (vec![Step::Move(2), Step::Overwatch], vec![Step::Move(2), Step::Overwatch]));
}

#[test]
fn eight_kinds_have_eight_traits_and_eight_tables() {
    let catalog = Catalog::shipped().unwrap();
    let kinds = catalog.cards().kinds();
    let ids = ["guard", "veteran", "hound", "drone", "camera_operator", "heavy", "hunter", "commander"];
    assert!(ids.iter().all(|id| catalog.kind(id).is_some()));
    let traits: BTreeSet<String> = kinds.iter().map(|kind| format!("{:?}", kind.nature)).collect();
    let tables: BTreeSet<String> = kinds.iter().map(|kind| format!("{:?}", kind.behaviour)).collect();
    assert_eq!((traits.len(), tables.len()), (8, 8));
    let camera = catalog.kind("camera_operator").unwrap();
    assert!(!camera.behaviour.iter().flat_map(|band| &band.steps).any(|step| matches!(step, Step::Move(_))));
}
