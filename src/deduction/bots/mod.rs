//! Players that are not persons, in four levels. They get a seat's view and options, and nothing else (SD-ENG-07).
//!
//! | file | what stands there |
//! |---|---|
//! | `unseen` `count` `walk` | deals that fit the view: counted where they are few, drawn where they are many |
//! | `evidence` `habits` `beliefs` | what acts and words say about teams, and who may be what |
//! | `outlook` `deeds` `cards` `answers` | what a seat wants, and what each decision is worth to it |
//! | `ahead` | the sharp level plays likely worlds on before it decides |
//! | `talk` | what it says |
//! | `reasons` | why a decision was taken, for the time after a game |
//! | `style` `mind` | temperaments and levels |

mod ahead;
mod answers;
mod beliefs;
mod cards;
mod count;
mod deeds;
mod evidence;
mod habits;
mod mind;
mod outlook;
mod reasons;
mod style;
mod talk;
mod unseen;
mod walk;

pub use beliefs::{Beliefs, beliefs};
pub use reasons::{Clue, Motive, Reasons, Suspicion, Weighed, reasons};

use self::mind::Mind;
use super::Deduction;
pub use crate::engine::Level;
use crate::engine::{Bot, RandomBot};

/// A bot of this level; `style` is the seed of its temperament.
pub fn by_level(level: Level, style: u64) -> Box<dyn Bot<Deduction> + Send> {
    match level {
        Level::Random => Box::new(RandomBot),
        level => Box::new(Mind::new(level, style)),
    }
}
