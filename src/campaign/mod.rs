//! The campaign: its course, ByteBucks, the shop, what is equipped, and what success brings. Knows outcomes, not rules.
//!
//! | file | what stands there |
//! |---|---|
//! | `profile` | what an agent owns, and the cards there are |
//! | `state` | a campaign in play: where it stands on its course, what was won |
//! | `shop` | buying gear: pay, look at four, keep one |
//! | `loadout` | what is equipped, and the setup of a mission |
//! | `mend` | what an older or changed file has that this game has not |
//! | `story` | what is told on the way |
//! | `rewards` | what a mission that was won brings; items kept, at most three |
//! | `steward` | how a sensible player shops and equips, and what one could own by then |

mod loadout;
mod mend;
mod profile;
mod rewards;
mod shop;
mod state;
pub mod steward;
mod story;

pub use loadout::LoadoutError;
pub use mend::Loss;
pub use profile::{Profile, Stock};
pub use rewards::{DiscardError, MAX_ITEMS, Spoils, Unfinished, earned};
pub use shop::{OFFERED, PRICE, ShopError};
pub use state::{Campaign, NoSuchWay, NotReady, Place, Rules};
pub use steward::owned;
pub use story::{Story, Tale};
