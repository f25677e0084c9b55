//! Saves: one RON file each, sealed by a hash, written whole or not at all, with the previous one kept beside it.
//!
//! | file | what stands there |
//! |---|---|
//! | `header` | the first line of a save: what it is, and the seal over the rest |
//! | `sealed` | storing and loading what is under a seal, with the fall back to the previous file |
//! | `file` | games as saves |
//! | `campaign` | campaigns as saves, and what was lost of a broken one |
//! | `upgrade` | one function per version |
//! | `storage` | where bytes go: the disk, or memory where there is none |
//! | `stealth` `deduction` `beginning` | what a save says of a stealth mission, of a table |
//! | `slots` | the folder of the player's saves |
//! | `plays` | winning plays that come with the program |
//! | `watch` | whether another program changed a file |
//! | `error` | what can go wrong, and the cure |

mod beginning;
mod campaign;
mod deduction;
mod error;
mod file;
mod header;
mod kept;
mod plays;
mod sealed;
mod slots;
mod stealth;
mod storage;
mod upgrade;
mod watch;

pub use campaign::{CampaignFile, CampaignSlot, LoadedCampaign, campaigns};
pub use error::{SaveError, SaveFault};
pub use file::{Loaded, load, load_with, open, store, store_with};
pub use header::{FORMAT, Header, Savable, Summary, Title, VERSION};
pub use kept::{keep, recall};
pub use plays::{is_play_there, winning_play};
pub use sealed::{LIMIT, backup, peek};
pub use slots::{BadSlot, DATA, Slots, data_folder};
pub use storage::{Disk, Memory, Storage};
pub use watch::{News, Watch};

#[cfg(test)]
mod tests;
