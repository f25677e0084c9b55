//! The rules of Social Deduction and Hell Gate by their IDs, each played at a small table through actions and events.
#![allow(clippy::unwrap_used, clippy::panic)]

mod big;
mod bosses;
mod bots;
mod cards;
mod conformance;
mod handover;
mod hints;
mod ids;
mod laws;
mod named;
mod programs;
mod properties;
mod proven;
mod react;
mod scenarios;
mod setup;
mod table;
#[path = "../tables/mod.rs"]
mod tables;
mod teams;
mod transcripts;
mod turn;
mod victory;
mod weapons;
