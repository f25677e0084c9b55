//! What can be proved about a mission: whether and how fast it can be won, and where it can be spoiled.

mod errand;

pub use errand::{Errand, Holding, Locks};
