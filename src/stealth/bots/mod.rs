//! Players that are not persons: by rules of thumb, and by search. They get the view and the options, nothing else.

mod answers;
mod brief;
mod cautious;
mod habit;
mod planner;
mod threat;
mod thumb;
mod tools;
mod trial;

pub(super) use answers::answer;
pub use cautious::Cautious;
pub use planner::{Effort, Hint, Planner, hint};

use super::Stealth;
use crate::engine::{Bot, RandomBot};

/// The bots' names on the command line, weakest first.
pub const NAMES: [&str; 3] = ["random", "cautious", "planner"];

/// The bot of this name.
pub fn by_name(name: &str) -> Option<Box<dyn Bot<Stealth> + Send>> {
    match name {
        "random" => Some(Box::new(RandomBot)),
        "cautious" => Some(Box::new(Cautious::default())),
        "planner" => Some(Box::new(Planner::default())),
        _ => None,
    }
}
