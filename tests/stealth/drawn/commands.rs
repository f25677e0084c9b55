//! The player's actions as short commands: `go B`, `hide`, `shoot 0`, `use item 0 at B`, `first 1`, `way B`, `choose -5`.

use ghostline::stealth::{Action, EnemyId, GearId, ItemId, LockId, ObjectiveId, Target, Thing, Tool};

use super::Drawing;

/// The action a command stands for, allowed or not.
pub fn action(command: &str, map: &Drawing) -> Action {
    let words: Vec<&str> = command.split_whitespace().collect();
    match words[..] {
        ["go", to] => Action::Move { to: map.sector(to) },
        ["carry", body] => Action::Carry { body: EnemyId(number(body)) },
        ["watch", ref with @ ..] => Action::Overwatch { gear: weapon(with) },
        ["hide"] => Action::Hide,
        ["take", "key", key] => Action::PickUp { thing: Thing::Key(LockId(number(key))) },
        ["take", objective] => Action::PickUp { thing: Thing::Objective(ObjectiveId(number(objective))) },
        ["shoot", target, ref with @ ..] => Action::Attack { gear: weapon(with), target: EnemyId(number(target)) },
        ["use", "item", item, ref on @ ..] => {
            Action::Use { tool: Tool::Item(ItemId(number(item))), target: target(on, map) }
        }
        ["use", "gear", gear, ref on @ ..] => {
            Action::Use { tool: Tool::Gear(GearId(number(gear))), target: target(on, map) }
        }
        ["pass"] => Action::Pass,
        ["first", enemy] => Action::First { enemy: EnemyId(number(enemy)) },
        ["way", to] => Action::Way { to: map.sector(to) },
        ["choose", value] => Action::Value { value: number(value) },
        _ => panic!("{command:?} is no command"),
    }
}

/// The command for an action.
pub fn command(action: Action, map: &Drawing) -> String {
    match action {
        Action::Move { to } => format!("go {}", map.name(to)),
        Action::Carry { body } => format!("carry {body}"),
        Action::Overwatch { gear } => format!("watch{}", with(gear)),
        Action::Hide => "hide".to_owned(),
        Action::PickUp { thing: Thing::Key(key) } => format!("take key {key}"),
        Action::PickUp { thing: Thing::Objective(id) } => format!("take {id}"),
        Action::Attack { gear, target } => format!("shoot {target}{}", with(gear)),
        Action::Use { tool, target } => {
            let on = match target {
                Target::None => String::new(),
                Target::Sector(at) => format!(" at {}", map.name(at)),
                Target::Enemy(id) => format!(" on {id}"),
            };
            match tool {
                Tool::Gear(id) => format!("use gear {id}{on}"),
                Tool::Item(id) => format!("use item {id}{on}"),
            }
        }
        Action::Pass => "pass".to_owned(),
        Action::First { enemy } => format!("first {enemy}"),
        Action::Way { to } => format!("way {}", map.name(to)),
        Action::Value { value } => format!("choose {value}"),
    }
}

/// Gear 0 goes without saying.
fn with(gear: GearId) -> String {
    if gear.0 == 0 { String::new() } else { format!(" with {gear}") }
}

fn weapon(words: &[&str]) -> GearId {
    match *words {
        [] => GearId(0),
        ["with", gear] => GearId(number(gear)),
        _ => panic!("{words:?} names no weapon"),
    }
}

fn target(words: &[&str], map: &Drawing) -> Target {
    match *words {
        [] => Target::None,
        ["at", sector] => Target::Sector(map.sector(sector)),
        ["on", enemy] => Target::Enemy(EnemyId(number(enemy))),
        _ => panic!("{words:?} is no target"),
    }
}

fn number<N: std::str::FromStr>(word: &str) -> N {
    word.parse().unwrap_or_else(|_| panic!("{word:?} is not a number that fits here"))
}
