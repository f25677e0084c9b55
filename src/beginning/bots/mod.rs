//! Players that are not persons, in four levels. They get a seat's view and options, and nothing else.
//!
//! | file | what stands there |
//! |---|---|
//! | `beliefs` `evidence` | who may be of which faction, and what acts, chips and words say about it |
//! | `pursuits` | what objective everybody may have, by what they are seen to do |
//! | `colours` `columns` | what hidden chips may be, and whom the Network leads to |
//! | `wishes` `effects` `cards` `goals` | what bars, cards, boosts and objectives are worth to a faction |
//! | `outlook` | a situation as one seat judges it |
//! | `deeds` `city` `hauling` `errands` | what acting and going somewhere is worth (TB-BOT) |
//! | `checks` `fights` `ballots` `answers` `choices` | what every answer is worth |
//! | `talk` | what it says |
//! | `ahead` | the sharp level plays likely worlds on before it decides |
//! | `reasons` | why a decision was taken, for the time after a game |
//! | `style` `mind` | temperaments and levels |

mod ahead;
mod answers;
mod ballots;
mod beliefs;
mod cards;
mod checks;
mod choices;
mod city;
mod colours;
mod columns;
mod deeds;
mod effects;
mod errands;
mod evidence;
mod fights;
mod goals;
mod hauling;
mod mind;
mod outlook;
mod pursuits;
mod reasons;
mod style;
mod talk;
mod wishes;

pub use beliefs::{Beliefs, beliefs};
pub use reasons::{Motive, Reasons, Suspicion, reasons};

use self::mind::Mind;
use super::Beginning;
use crate::engine::{Bot, Level, RandomBot};

/// A bot of this level; `style` is the seed of its temperament.
pub fn by_level(level: Level, style: u64) -> Box<dyn Bot<Beginning> + Send> {
    match level {
        Level::Random => Box::new(RandomBot),
        level => Box::new(Mind::new(level, style)),
    }
}
