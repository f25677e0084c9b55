//! The mission editor without its screen: a mission being edited, every edit as a value with old and new, undo and redo.
//!
//! | file | what stands there |
//! |---|---|
//! | `document` | a mission that is open, and the text it came from |
//! | `command` `perform` `value` | what a hand does: paint, wall, place, drag, paste, set |
//! | `clip` `route` | pieces of a map to be copied and turned; waypoints kept in their order |
//! | `change` | what a command changed: old and new, forwards and back |
//! | `name` | what a history calls its steps |
//! | `history` | everything that was done, undone and redone |
//! | `fix` `reach` | faults mended where the cure is certain |
//! | `survey` | what a map means: rounds, reach, distances, choke points, noise |
//! | `template` | what a new mission begins with |
//! | `live` | what is found out beside the screen: proof, difficulty, heat |
//! | `journal` `file` | every edit kept as it is made; missions opened, saved and recovered |
//!
//! A screen gives [`Command`]s to a [`File`], asks [`faults`] what is wrong and [`File::document`] what to draw.

mod change;
mod clip;
mod command;
mod document;
mod file;
mod fix;
mod history;
mod journal;
pub mod live;
mod name;
mod perform;
mod reach;
mod route;
mod survey;
mod template;
mod value;

pub use change::{Change, Edit, Swap};
pub use clip::{Area, Clip, Turn};
pub use command::{Command, Refusal};
pub use document::{Document, faults};
pub use file::{File, FileError};
pub use fix::{Cure, Fix, as_id, fix};
pub use history::History;
pub use journal::{Recovery, journal_of};
pub use name::{Name, Sort};
pub use reach::Gait;
pub use route::stops;
pub use survey::{Round, Survey};
pub use template::template;
pub use value::Value;

pub use crate::content::share;
