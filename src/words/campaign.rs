//! Sentences about a campaign: what it lost, what was refused, what its rules change.

use super::Words;
use crate::{campaign::Loss, content::Catalog};

/// What a campaign had to do without, in a sentence.
pub fn loss_text(words: &Words, catalog: &Catalog, loss: &Loss) -> String {
    let gear = |id: &String| catalog.gear(id).map_or_else(|| id.clone(), |gear| gear.name.clone());
    let (key, id) = match loss {
        Loss::Refunded => return words.text("campaign-loss-refunded"),
        Loss::Moved { from, to } => {
            let fill = [("from", from.as_str().into()), ("to", place_name(catalog, to.id()).into())];
            return words.with("campaign-loss-moved", &fill);
        }
        Loss::Gear(id) => ("campaign-loss-gear", id.clone()),
        Loss::Item(id) => ("campaign-loss-item", id.clone()),
        Loss::Offer(id) => ("campaign-loss-offer", id.clone()),
        Loss::TakenOff(id) => ("campaign-loss-taken-off", gear(id)),
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
