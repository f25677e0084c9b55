//! Campaigns in play: their files, their rules through the real code and the protocol, and whole campaigns.

// Outside a test's own function these count as risky; here they are how a test fails.
#![allow(clippy::unwrap_used, clippy::panic)]

mod bent;
mod kill;
mod protocol;
mod rules;
mod saves;
#[path = "../talk/mod.rs"]
mod talk;
mod terminal;
mod twin;
mod whole;
