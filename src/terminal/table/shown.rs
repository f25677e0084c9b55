//! What a game must show so that it can be played in a terminal.

use std::fmt::Debug;

use super::{
    super::{front::Front, ink::Line},
    app::TableApp,
};
use crate::session::table::{Decision, Reasoned, Table};

/// A game around a table, as lines and rows. Everything is told from the place of whoever sits at the screen.
pub trait Shown: Front + Reasoned {
    /// Options of a kind, talk aside.
    type Kind: Copy + Debug + PartialEq;
    /// The text of the help page.
    const HELP: &'static str;
    /// The keys, in one line.
    const HINT: &'static str;

    /// The kind of an option that others may be like.
    fn kind(action: &Self::Action) -> Option<Self::Kind>;

    /// The choice that opens the options of a kind.
    fn opener(app: &TableApp<Self>, kind: Self::Kind, count: usize) -> String;

    /// What must never be out of sight, in one line before every question; nothing where a game has no need of it.
    fn reminder(app: &TableApp<Self>) -> Option<String>;

    /// The whole table.
    fn table_lines(app: &TableApp<Self>) -> Vec<String>;

    /// What is the person's own: side, goal, cards.
    fn own_lines(app: &TableApp<Self>) -> Vec<String>;

    /// What was said, and what became of it.
    fn claim_lines(app: &TableApp<Self>) -> Vec<String>;

    /// What can be known of every player, and what was noted.
    fn known_lines(app: &TableApp<Self>) -> Vec<String>;

    /// What cards of this name or key say; nothing where there are none.
    fn card_lines(app: &TableApp<Self>, name: &str) -> Vec<String>;

    /// How it ended, and all secrets.
    fn end_lines(app: &TableApp<Self>, outcome: &Self::Outcome) -> Vec<String>;

    /// A decision of a bot: what it did, then why.
    fn moved(app: &TableApp<Self>, decision: &Decision<Self>) -> (String, Vec<String>);

    /// A page that only this game has, by the word it is asked for with: the key of its title, and its lines.
    fn page(app: &TableApp<Self>, word: &str) -> Option<(&'static str, Vec<String>)>;

    /// Whether another game follows one that is over.
    fn has_sequel(table: &Table<Self>) -> bool;

    /// What an option means, beyond its label; nothing where a game has no more to say.
    fn explained(app: &TableApp<Self>, action: &Self::Action) -> Option<String>;

    /// The table in as little room as there is.
    fn board(app: &TableApp<Self>, width: usize) -> Vec<Line>;

    /// What is the person's own, in a few rows; the first stays in sight whatever happens.
    fn own_rows(app: &TableApp<Self>) -> Vec<Line>;

    /// The table and what is going on, in one line.
    fn headline(app: &TableApp<Self>) -> String;
}
