//! Fingerprints of what is played, without the words: texts may change without a game being played anew.

use ghostline::{content::Catalog, engine::StateHash, stealth::Difficulty};
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

/// The fingerprint of everything missions are played with: missions, cards, difficulties and the course.
pub fn of_catalog(catalog: &Catalog) -> StateHash {
    let cards = catalog.cards();
    let missions: Vec<_> = catalog.missions().iter().filter_map(|entry| entry.mission.as_deref()).collect();
    let plans: Vec<StateHash> = missions.iter().map(|mission| fingerprint(mission.plan())).collect();
    let stages: Vec<_> = catalog.course().stages().map(|stage| (&stage.mission, stage.then.missions())).collect();
    let terms: Vec<_> = Difficulty::ALL.map(|difficulty| cards.terms(difficulty)).into();
    let starts_with = fingerprint(&catalog.starting_gear());
    let drawers = (fingerprint(&cards.all_gear()), fingerprint(&cards.all_items()), starts_with);
    fingerprint(&(plans, stages, terms, drawers))
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
