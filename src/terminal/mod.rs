//! The games in a terminal, and the JSON protocol.

pub mod protocol;
