//! Saves: one RON file each, sealed by a hash, written whole or not at all, with the previous one kept beside it.
//!
//! | file | what stands there |
//! |---|---|
//! | `header` | the first line of a save: what it is, and the seal over the rest |
//! | `file` | storing and loading, with the fall back to the previous save |
//! | `upgrade` | one function per version |
//! | `storage` | where bytes go: the disk, or memory where there is none |
//! | `stealth` | what a save says of a stealth mission |
//! | `slots` | the folder of the player's saves |
//! | `error` | what can go wrong, and the cure |

mod error;
mod file;
mod header;
mod kept;
mod slots;
mod stealth;
mod storage;
mod upgrade;

pub use error::{SaveError, SaveFault};
pub use file::{LIMIT, Loaded, backup, load, open, peek, store};
pub use header::{FORMAT, Header, Savable, Title, VERSION};
pub use kept::{keep, recall};
pub use slots::{BadSlot, DATA, Slots, data_folder};
pub use storage::{Disk, Memory, Storage};

#[cfg(test)]
mod tests;
