//! Sentences about a campaign: what it lost, what was refused, what its rules change.

use super::{Words, added};
use crate::{
    campaign::{DiscardError, LoadoutError, Loss, MAX_ITEMS, NoSuchWay, NotReady, PRICE, ShopError},
    content::{Catalog, Sequel},
    stealth::{Difficulty, MAX_TOOLS, Plan, Terms},
};

/// What a campaign had to do without, in a sentence.
pub fn loss_text(words: &Words, catalog: &Catalog, loss: &Loss) -> String {
    let (key, id) = match loss {
        Loss::Refunded => return words.text("campaign-loss-refunded"),
        Loss::Moved { from, to } => {
            let fill = [("from", from.as_str().into()), ("to", place_name(catalog, to.id()).into())];
            return words.with("campaign-loss-moved", &fill);
        }
        Loss::Gear(id) => ("campaign-loss-gear", id.clone()),
        Loss::Item(id) => ("campaign-loss-item", id.clone()),
        Loss::Offer(id) => ("campaign-loss-offer", id.clone()),
        Loss::TakenOff(id) => ("campaign-loss-taken-off", card_name(catalog, id)),
        Loss::InPlay(id) => ("campaign-loss-in-play", place_name(catalog, id)),
    };
    words.with(key, &[("id", id.into())])
}

/// The name people read of a mission or an ending; its id where there is none.
pub fn place_name(catalog: &Catalog, id: &str) -> String {
    let mission = catalog.entry(id).map(|entry| entry.name.clone());
    let ending = || catalog.course().ending(id).map(|ending| ending.name.clone());
    mission.or_else(ending).unwrap_or_else(|| id.to_owned())
}

/// At which table the story goes on, in a sentence.
pub fn sequel_text(words: &Words, sequel: Sequel) -> String {
    words.text(match sequel {
        Sequel::Deduction => "campaign-sequel-deduction",
        Sequel::Beginning => "campaign-sequel-beginning",
    })
}

/// The name people read of a gear card or an item; its id where there is none.
pub fn card_name(catalog: &Catalog, id: &str) -> String {
    let gear = catalog.gear(id).map(|gear| gear.name.clone());
    let item = || catalog.item(id).map(|item| item.name.clone());
    gear.or_else(item).unwrap_or_else(|| id.to_owned())
}

/// Why nothing was bought, in a sentence.
pub fn shop_refusal(words: &Words, catalog: &Catalog, error: &ShopError) -> String {
    match error {
        ShopError::TooPoor { has } => {
            words.with("campaign-refused-poor", &[("price", PRICE.into()), ("has", (*has).into())])
        }
        ShopError::SoldOut => words.text("campaign-refused-sold-out"),
        ShopError::NotChosen => words.text("campaign-refused-not-chosen"),
        ShopError::NotOffered { id } => {
            words.with("campaign-refused-not-offered", &[("card", card_name(catalog, id).into())])
        }
    }
}

/// Why gear or items are not in order, in a sentence.
pub fn loadout_refusal(words: &Words, catalog: &Catalog, error: &LoadoutError) -> String {
    let card = |key: &str, id: &str| words.with(key, &[("card", card_name(catalog, id).into())]);
    match error {
        LoadoutError::NotOwned { id } => card("campaign-refused-not-owned", id),
        LoadoutError::NoChange { id } => card("campaign-refused-no-change", id),
        LoadoutError::NoSuchCard { id } => card("campaign-refused-no-card", id),
        LoadoutError::TooHeavy { id, needs, free } => {
            let name = card_name(catalog, id);
            let fill = [("card", name.into()), ("needs", (*needs).into()), ("free", (*free).into())];
            words.with("campaign-refused-too-heavy", &fill)
        }
        LoadoutError::TooMany => words.with("campaign-refused-too-many", &[("most", MAX_TOOLS.into())]),
        LoadoutError::TooManyItems { has } => {
            words.with("campaign-refused-items", &[("has", (*has).into()), ("most", MAX_ITEMS.into())])
        }
    }
}

/// Why an item was not discarded, in a sentence.
pub fn discard_refusal(words: &Words, catalog: &Catalog, error: &DiscardError) -> String {
    words.with("campaign-refused-no-item", &[("card", card_name(catalog, &error.id).into())])
}

/// Why a way was not chosen, in a sentence.
pub fn way_refusal(words: &Words, catalog: &Catalog, error: &NoSuchWay) -> String {
    words.with("campaign-refused-no-way", &[("place", place_name(catalog, &error.mission).into())])
}

/// Why a mission of the campaign cannot begin, in a sentence.
pub fn begin_refusal(words: &Words, catalog: &Catalog, error: &NotReady) -> String {
    match error {
        NotReady::NoMission => words.text("campaign-refused-no-mission"),
        NotReady::Loadout(error) => loadout_refusal(words, catalog, error),
        NotReady::Shop(error) => shop_refusal(words, catalog, error),
        NotReady::Mission(faults) => faults.to_string(),
    }
}

/// The name of a difficulty.
pub fn difficulty_name(words: &Words, difficulty: Difficulty) -> String {
    words.text(match difficulty {
        Difficulty::Story => "campaign-story",
        Difficulty::Standard => "campaign-standard",
        Difficulty::Hard => "campaign-hard",
    })
}

/// Everything a difficulty changes, from its numbers and from who stands on the plan of a mission, in a line.
pub fn terms_changes(words: &Words, terms: Terms, plan: Option<&Plan>) -> String {
    let changes = [
        ("campaign-terms-health", terms.health.into()),
        ("campaign-terms-armor", terms.armor.into()),
        ("campaign-terms-alertness", terms.alertness.into()),
        ("campaign-terms-enemies", plan.map_or(0, |plan| plan.posted_more(terms.difficulty))),
    ];
    let said = changes.into_iter().filter(|(_, n)| *n != 0);
    let list: Vec<String> = said.map(|(key, n)| words.with(key, &[("n", added(n).into())])).collect();
    if list.is_empty() { words.text("campaign-terms-none") } else { list.join(", ") }
}

/// A difficulty with everything it changes, in a line.
pub fn terms_text(words: &Words, terms: Terms, plan: Option<&Plan>) -> String {
    let (name, list) = (difficulty_name(words, terms.difficulty), terms_changes(words, terms, plan));
    words.with("campaign-terms", &[("name", name.into()), ("list", list.into())])
}
