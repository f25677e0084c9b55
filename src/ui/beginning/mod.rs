//! The table of The Beginning, painted: the board, the gauges, the event, the players. Parts without the flow of play.
//!
//! Every part is a small struct made from a [`Look`] and shown in a room; it answers with what was pointed at or clicked.
//!
//! | file | what stands there |
//! |---|---|
//! | `look` | what every part is drawn from, and what it answers |
//! | `plan` `ground` `spots` `things` `board` | the board: where everything lies, its floor, what is on it, clicks |
//! | `token` `glyph` | standees, enemies, mechs, chips, and the signs things are told apart by |
//! | `say` `told` | what things are called, and what they say of themselves |
//! | `gauge` | the seven bars |
//! | `event` `check` `reveal` `meter` | an event, what is laid in, and the cards being shown |
//! | `plate` `sheet` `secrets` `tree` `hand` `programs` | the players: plates, boards, and what each holds |
//! | `card` `papers` | influence cards, and cards with words |
//! | `facts` | rows of what is known of whom |

mod board;
mod card;
mod check;
mod event;
mod facts;
mod gauge;
mod glyph;
mod ground;
mod hand;
mod laid;
mod look;
mod meter;
mod odds;
mod papers;
mod plan;
mod plate;
mod programs;
mod reveal;
mod say;
mod secrets;
mod sheet;
mod spots;
mod things;
mod token;
mod told;
mod tree;

pub use board::Board;
pub use card::{Lie, influence};
pub use check::Showing;
pub use event::{EventCard, current_event};
pub use facts::{Bright, Cell, FactRow, fact_cell};
pub use gauge::{Gauges, Zone, zone};
pub use hand::Hand;
pub use laid::{Laid, laid_in};
pub use look::{Answer, Hit, Look, Target};
pub use meter::Meter;
pub use odds::Odds;
pub use papers::{Paper, Papers, Side};
pub use plate::{PLATE, Plates};
pub use programs::Programs;
pub use reveal::{Reveal, length, shown_after};
pub use secrets::{Secrets, stats};
pub use sheet::Sheet;
pub use token::{Whose, pawn};
pub use told::{figure_name, foe_name};
pub use tree::Tree;
