//! Contracts: missions made from a seed, each proved winnable and as hard as was asked for.
//!
//! | file | what stands there |
//! |---|---|
//! | `contract` `code` | what is asked for, as a value and as a short code to share |
//! | `sketch` `layouts` `fit` `doors` | a place: rooms and ways drawn by theme, cut to size, joined by doors |
//! | `site` `rounds` `staff` | what stands in it: start, exit, goals, locks, patrols, who walks them |
//! | `tell` `write` | its words, and the mission file |
//! | `rate` `make` | how hard it is, and the search for one that is as hard as it should be |

mod code;
mod contract;
mod doors;
mod fit;
mod layouts;
mod make;
mod rate;
mod rounds;
mod site;
mod sketch;
mod staff;
mod tell;
mod write;

pub use code::WrongCode;
pub use contract::{Contract, Seed, Size, Theme, terms_of};
pub use make::{Made, NotMade, Stage, make, make_telling};
pub use rate::{Band, Rating};
