//! Saves: one RON file each, sealed by a hash, written whole or not at all, with the previous one kept beside it.
//!
//! | file | what stands there |
//! |---|---|
//! | `header` | the first line of a save: what it is, and the seal over the rest |
//! | `file` | storing and loading, with the fall back to the previous save |
//! | `upgrade` | one function per version |
//! | `storage` | where bytes go: the disk, or memory where there is none |
//! | `slots` | the folder of the player's saves |
//! | `error` | what can go wrong, and the cure |

mod error;
mod file;
mod header;
mod slots;
mod storage;
mod upgrade;

pub use error::{SaveError, SaveFault};
pub use file::{LIMIT, Loaded, backup, load, peek, store};
pub use header::{FORMAT, Header, Savable, Title, VERSION};
pub use slots::{BadSlot, DATA, Slots};
pub use storage::{Disk, Memory, Storage};

#[cfg(test)]
mod tests;
