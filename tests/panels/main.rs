//! The panels of the mission screen and the parts of The Beginning, each alone: what they tell is what the engine knows, and it fits.

// Outside a test's own function unwrap counts as risky; here it is how a test fails.
#![allow(clippy::unwrap_used, clippy::panic)]

mod beginning;
mod easel;
mod log;
mod odds;
mod room;
mod vitals;
