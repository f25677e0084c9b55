//! Ghostline: a solo stealth mission game on a small engine for games of hidden information.
//!
//! The map of the house, from the ground up:
//!
//! | room | what lives there |
//! |---|---|
//! | [`engine`] | what all games share, and no game: the `Game` contract, dice, decks, matches, journals, bots, search, the sector graph |
//! | [`stealth`] | the stealth missions, by every rule of the ledger |
//! | [`beginning`] | The Beginning, by every rule of its ledger |
//! | [`deduction`] | Social Deduction 2.0 with Project: Hell Gate, by every rule of its ledger |
//! | [`content`] | RON files to checked content, and every fault in them |
//! | [`edit`] | the mission editor without its screen: edits with old and new, undo, faults and their fixes, files |
//! | [`campaign`] | the campaign: its course, the shop, what is equipped, rewards |
//! | [`contracts`] | missions made from a seed: drawn, guarded, rated and proved |
//! | [`save`] | saves: versions, atomic writing, fallback to the last good one |
//! | [`session`] | a mission or a table being played, for every front: the match, its log, automatic answers |
//! | [`records`] | the profile: a record of every finished game, and what the games come to |
//! | [`words`] | every word a player reads, from Fluent files |
//! | [`ui`] | what a person sees and clicks, in egui, without a window |
//! | [`window`] | macroquad: the window, input, sound, painting (feature `window`) |
//! | [`terminal`] | the games in a terminal, and the JSON protocol |
//! | [`cli`] | the command line |
//!
//! The rule of direction: `main → cli → window, terminal → ui → records → session, save → campaign → content → stealth, deduction, beginning → engine`,
//! with `words` beside `save`, `contracts` above `words` and `content`, and `edit` between `ui` and `save`.
//! Never the other way; `engine` sees nobody; `ron` stands only in `content` and `save`.
//! `tests/architecture.rs` keeps this true.

pub mod beginning;
pub mod campaign;
pub mod cli;
pub mod content;
pub mod contracts;
pub mod deduction;
pub mod edit;
pub mod engine;
pub mod records;
pub mod save;
pub mod session;
pub mod stealth;
pub mod terminal;
pub mod ui;
#[cfg(feature = "window")]
pub mod window;
pub mod words;
