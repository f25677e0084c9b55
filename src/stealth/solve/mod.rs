//! What can be proved about a mission: whether and how fast it can be won, and where it can be spoiled.

mod chance;
mod errand;
mod route;
mod search;
mod soft_lock;
mod solution;
pub(super) mod world;

pub use chance::{WinChance, wilson};
pub use errand::{Errand, Holding, Locks};
pub use route::Route;
pub use soft_lock::SoftLock;
pub use solution::{Budget, Proof, Solution, prove, solve};
