//! The profile of a player: a record of every finished game, kept where all fronts find it, and what the games come to.
//!
//! | file | what stands there |
//! |---|---|
//! | `record` | one finished game in figures |
//! | `book` | all of them: the newest in detail, the rest as totals, the best of every mission |
//! | `file` | reading and writing the book, a damaged one put aside |
//! | `day` | dates without a clock in them |
//! | `par` | the fewest turns the solver finds |
//! | `stats` | what many games come to: rates, spreads, curves, causes |

mod book;
mod day;
mod file;
mod par;
mod record;
mod stats;

pub use book::{Best, Book, CONTRACTS, Earlier, MOST_GAMES};
pub use day::Day;
pub use file::{FILE, Trouble, add, keep, open};
pub use par::{BUDGET, par};
pub use record::{End, Fall, Played, Record};
pub use stats::{Filter, Pace, Point, Rate, Row, Spread, Stats, median, nearest_rank};

#[cfg(test)]
mod tests;
