//! What the machine finds out about a mission while it is being edited: whether it can be won, how, and how hard it is.
//!
//! | file | what stands there |
//! |---|---|
//! | `job` | work beside the screen that ends when it is dropped |
//! | `work` | the order in which things are found out: the quick word first |
//! | `proof` | what the solver says |
//! | `estimate` | what quick games say: the share won, its band, where the agent is detected |
//!
//! A screen starts a [`Job`] when the sheet has changed, drops the one before, and shows each [`Finding`] it polls.

mod estimate;
mod job;
mod proof;
mod work;

pub use estimate::{Band, Estimate};
pub use job::Job;
pub use proof::{Line, Proof, Trap, Verdict};
pub use work::{Doing, Finding, Progress};
