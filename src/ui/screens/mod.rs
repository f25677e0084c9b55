//! The screens, one file or folder each. A screen is a function of what is on the desk and its own small state.

mod codex;
pub mod mission;
mod title;

pub use codex::Codex;
pub use title::Title;
