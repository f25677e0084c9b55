//! What can be proved about a mission: whether and how fast it can be won, and where it can be spoiled.

mod chance;
mod errand;
mod route;
mod search;
mod situations;
mod soft_lock;
mod solution;
mod solver;
pub(super) mod world;

pub use chance::{MOST_DECISIONS, WinChance, wilson};
pub use errand::{Errand, Holding, Locks};
pub use route::Route;
pub use search::{Found, Goal};
pub use soft_lock::SoftLock;
pub use solution::{Budget, Proof, Solution, prove, solve};
pub use solver::{GoOn, Solver};
