//! The cards tests are played with: the shipped guard, one enemy of each nature, and plain gear.

use ghostline::stealth::{
    Band, Effect, EnemyKind, Gear, GearEffect, GearKind, Item, Modifier, Nature, Remains, Step, Weapon,
};

/// Stands for the choose card in a list of numbers.
pub const CHOOSE: i8 = i8::MAX;

/// The guard: −3 and less nothing, −2 to 0 move 1 and search, 1 to 3 move 2, from 4 move 2 and overwatch.
pub fn guard() -> EnemyKind {
    let rows = [
        (Some(-3), vec![]),
        (Some(0), vec![Step::Move(1), Step::Search]),
        (Some(3), vec![Step::Move(2)]),
        (None, vec![Step::Move(2), Step::Overwatch]),
    ];
    EnemyKind {
        id: "guard".to_owned(),
        name: "Guard".to_owned(),
        text: String::new(),
        attack: 4,
        armor: 5,
        vigilance: 3,
        nature: Nature::ByTheBook,
        behaviour: rows.map(|(up_to, steps)| Band { up_to, steps }).into(),
    }
}

/// A guard with another nature.
pub fn special(nature: Nature) -> EnemyKind {
    EnemyKind { id: format!("{nature:?}").to_lowercase(), nature, ..guard() }
}

/// A guard that does the same whatever it draws.
pub fn always(steps: &[Step]) -> EnemyKind {
    EnemyKind { behaviour: vec![Band { up_to: None, steps: steps.to_vec() }], ..guard() }
}

/// A gear card with these effects.
pub fn gear(energy: u8, effects: &[GearEffect]) -> Gear {
    let text = String::new();
    Gear {
        id: "gear".to_owned(),
        name: "Gear".to_owned(),
        text,
        kind: GearKind::Hacking,
        energy,
        effects: effects.to_vec(),
    }
}

/// The silenced pistol (ST-ACT-13).
pub fn pistol() -> Gear {
    weapon(Weapon { power: 5, silent: true, ..loud() })
}

/// A loud weapon of power 5.
pub fn loud() -> Weapon {
    Weapon {
        power: 5,
        silent: false,
        range: 0,
        targets: ghostline::stealth::Targets::One,
        energy: 0,
        ambush: 0,
        remains: Remains::Body,
    }
}

/// A gear card with a weapon, holding 1 energy.
pub fn weapon(weapon: Weapon) -> Gear {
    gear(1, &[GearEffect::Weapon(weapon)])
}

/// An item with this effect.
pub fn item(effect: Effect) -> Item {
    Item { id: "item".to_owned(), name: "Item".to_owned(), text: String::new(), effect }
}

/// A modifier card by its number.
pub fn card(number: i8) -> Modifier {
    if number == CHOOSE { Modifier::Choose } else { Modifier::Value(number) }
}
