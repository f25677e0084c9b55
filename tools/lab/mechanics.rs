//! Fingerprints of what is played, without the words: texts may change without a game being played anew.

use ghostline::{
    content::Catalog,
    engine::StateHash,
    stealth::{Difficulty, Mission},
};
use serde::Serialize;
use serde_json::Value;

/// Fields that hold words or drawing, wherever they stand.
const WORDS: [&str; 7] = ["name", "text", "story", "tile", "letter", "badges", "par"];

/// The fingerprint of a value's mechanics.
pub fn fingerprint(value: &impl Serialize) -> StateHash {
    let mut value = serde_json::to_value(value).unwrap_or(Value::Null);
    strip(&mut value);
    StateHash::of(&value.to_string())
}

/// The fingerprint of what all missions are played with: cards, difficulties and the course.
pub fn of_cards(catalog: &Catalog) -> StateHash {
    let cards = catalog.cards();
    let stages = catalog.course().stages().map(|stage| (&stage.mission, stage.then.missions(), &stage.terms));
    let terms: Vec<_> = Difficulty::ALL.map(|difficulty| cards.terms(difficulty)).into();
    let starts_with = fingerprint(&catalog.starting_gear());
    let drawers = (fingerprint(&cards.all_gear()), fingerprint(&cards.all_items()), starts_with);
    fingerprint(&(stages.collect::<Vec<_>>(), terms, drawers))
}

/// What a report says of the mechanics it was measured on: of the cards, then of each mission.
pub fn lines(catalog: &Catalog, mission: &Mission) -> [String; 2] {
    let plan = mission.plan();
    [format!("cards `{}`", of_cards(catalog)), format!("{} `{}`", plan.id, fingerprint(plan))]
}

fn strip(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.retain(|name, _| !WORDS.contains(&name.as_str()));
            fields.values_mut().for_each(strip);
        }
        Value::Array(values) => values.iter_mut().for_each(strip),
        _ => {}
    }
}
