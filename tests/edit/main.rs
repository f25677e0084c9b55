//! The mission editor without its screen: missions read and written, edits done and undone, faults mended, files kept.

// Outside a test's own function these count as risky; here they are how a test fails.
#![allow(clippy::unwrap_used, clippy::panic)]

mod commands;
mod files;
mod kill;
mod laws;
mod live;
mod mend;
mod overlays;
mod random;
mod sheets;
