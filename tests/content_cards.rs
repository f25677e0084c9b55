//! The shipped cards: the whole language of effects is used, and the words beside an effect say its numbers.

// Outside a test's own function unwrap counts as risky; here it is how a test fails.
#![allow(clippy::unwrap_used)]

use std::{collections::BTreeSet, mem::discriminant};

use ghostline::{
    content::Catalog,
    stealth::{Effect, Gear, GearEffect, GearKind, Nature, Step, Targets},
};

/// The numbers written in a text.
fn numbers(text: &str) -> BTreeSet<i64> {
    text.split(|c: char| !c.is_ascii_digit()).filter_map(|part| part.parse().ok()).collect()
}

/// The number of an effect, where it has one.
fn number(effect: Effect) -> Option<i64> {
    match effect {
        Effect::Heal(n)
        | Effect::Recharge(n)
        | Effect::Decoy(n)
        | Effect::Calm(n)
        | Effect::Peek(n)
        | Effect::Unlock(n)
        | Effect::Jam(n)
        | Effect::Foresee(n)
        | Effect::Bait(n)
        | Effect::Fool(n)
        | Effect::Reroute(n)
        | Effect::Erase(n) => Some(n.into()),
        Effect::Loop(n) => Some(n.into()),
        Effect::Shield(n) | Effect::Aim(n) | Effect::Muffle(n) => Some(n.into()),
        Effect::Silence | Effect::Burn | Effect::Vanish | Effect::Dash | Effect::Dispose => None,
        Effect::Climb | Effect::Drag | Effect::Encore | Effect::Forget | Effect::Flash => None,
    }
}

/// The numbers of a gear effect.
fn gear_numbers(effect: GearEffect) -> Vec<i64> {
    match effect {
        GearEffect::Weapon(weapon) => {
            let extras = [weapon.range, weapon.energy].into_iter().filter(|n| *n > 0).map(i64::from);
            extras.chain([weapon.power.into()]).chain(Some(weapon.ambush.into()).filter(|n| *n > 0)).collect()
        }
        GearEffect::Armor(n) | GearEffect::Dodge(n) | GearEffect::Watch(n) | GearEffect::Lull(n) => vec![n.into()],
        GearEffect::SoftStep => vec![],
        GearEffect::Health(n) => vec![n.into()],
        GearEffect::Use { energy, effect } => number(effect).into_iter().chain([energy.into()]).collect(),
    }
}

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
fn every_number_of_a_cards_effect_stands_in_its_text() {
    let catalog = Catalog::shipped().unwrap();
    for gear in catalog.cards().all_gear() {
        let wanted: BTreeSet<i64> = gear.effects.iter().copied().flat_map(gear_numbers).collect();
        assert_eq!(numbers(&gear.text), wanted, "{}: {}", gear.id, gear.text);
    }
    for item in catalog.cards().all_items() {
        let wanted: BTreeSet<i64> = number(item.effect).into_iter().collect();
        assert_eq!(numbers(&item.text), wanted, "{}: {}", item.id, item.text);
    }
}

#[test]
fn every_weapon_says_whether_it_is_heard_and_whom_it_strikes() {
    for gear in Catalog::shipped().unwrap().cards().all_gear() {
        let Some(weapon) = gear.weapon() else { continue };
        assert_eq!(weapon.silent, gear.text.contains("Silent."), "{}", gear.id);
        assert_eq!(!weapon.silent, gear.text.contains("Leaves noise"), "{}", gear.id);
        assert_eq!(weapon.targets == Targets::Sector, gear.text.contains("every enemy"), "{}", gear.id);
    }
}

#[test]
fn gear_and_items_use_every_effect_there_is() {
    let catalog = Catalog::shipped().unwrap();
    let cards = catalog.cards();
    assert_eq!((cards.all_gear().len(), cards.all_items().len()), (30, 20));
    let bought = cards.all_gear().iter().filter_map(Gear::usable).map(|(_, effect)| effect);
    let used: BTreeSet<String> = bought
        .chain(cards.all_items().iter().map(|item| item.effect))
        .map(|effect| format!("{:?}", discriminant(&effect)))
        .collect();
    for effect in EFFECTS {
        assert!(used.contains(&format!("{:?}", discriminant(&effect))), "{effect:?} is on no card");
    }
    let effects: Vec<&GearEffect> = cards.all_gear().iter().flat_map(|gear| &gear.effects).collect();
    for wanted in [GearEffect::Armor(1), GearEffect::Health(1)] {
        assert!(
            effects.iter().any(|effect| discriminant(*effect) == discriminant(&wanted)),
            "{wanted:?} is on no card"
        );
    }
    let weapons: Vec<_> = cards.all_gear().iter().filter_map(Gear::weapon).collect();
    assert!(weapons.iter().any(|weapon| weapon.range > 0) && weapons.iter().any(|weapon| weapon.energy > 0));
    assert!(weapons.iter().any(|weapon| weapon.silent) && weapons.iter().any(|weapon| !weapon.silent));
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
