//! The stealth rules by their IDs, each played on a small drawn map through actions and events.
#![allow(clippy::unwrap_used, clippy::panic)]

mod actions;
mod alarm;
mod campaign;
mod conformance;
mod deck;
mod deeds;
mod drawn;
mod effects;
mod enemies;
mod gear;
mod map;
mod natures;
mod nonlethal;
mod objectives;
mod patrols;
mod priorities;
mod properties;
mod random_map;
mod rulings;
mod tokens;
mod transcripts;
mod tricks;
mod turn;
