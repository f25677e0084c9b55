//! Learning by playing: each rule is told at the moment it first matters, beside the thing it speaks of.
//!
//! | file | what stands there |
//! |---|---|
//! | `table` | every lesson: the rules it teaches, when it matters, when it is understood |
//! | `moment` | when something matters, and where on the screen it is |
//! | `anchor` | where things stand on the screen, as the mission screen marks them |
//! | `tutor` | which lesson is shown now |
//! | `callout` | the small panel that says it, and where it finds room |
//! | `course` | a game that teaches: lessons in order, at a table |

mod anchor;
mod callout;
mod course;
mod moment;
mod table;
#[cfg(test)]
mod tests;
mod tutor;

pub use anchor::{Anchor, mark};
pub use callout::{Answer, Callout, Offer, has_focus};
pub use course::{Course, Step, Wish};
pub use tutor::Tutor;

/// What every lesson is remembered by.
pub fn ids() -> impl Iterator<Item = &'static str> {
    table::LESSONS.iter().map(|lesson| lesson.id)
}
