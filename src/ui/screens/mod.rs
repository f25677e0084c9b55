//! The screens, one file or folder each. A screen is a function of what is on the desk and its own small state.

mod codex;
mod credits;
pub mod mission;
mod missions;
mod pause;
mod saves;
mod settings;
mod shared;
mod title;

pub use codex::Codex;
pub use credits::Credits;
pub use mission::Mission;
pub use pause::Pause;
pub use saves::Saves;
pub use settings::{SettingsScreen, Tab};
pub use title::Title;
