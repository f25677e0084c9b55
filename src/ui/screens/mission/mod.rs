//! The mission in play.

pub mod panels;
