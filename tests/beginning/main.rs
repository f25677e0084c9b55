//! The rules of The Beginning by their IDs, each played at a small table through actions and events.
#![allow(clippy::unwrap_used, clippy::panic)]

mod advice;
mod areas;
mod bots;
mod box_and_dice;
mod cards;
mod characters;
mod conformance;
mod events;
mod fights;
mod laws;
mod named;
mod phases;
mod programs;
mod setup;
mod table;
#[path = "../tables/mod.rs"]
mod tables;
mod transcripts;
mod votes;
