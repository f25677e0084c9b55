//! The screens, one file or folder each. A screen is a function of what is on the desk and its own small state.

mod briefing;
mod campaign;
mod codex;
mod contracts;
mod credits;
mod debrief;
pub mod mission;
mod missions;
mod pause;
mod picker;
mod replay;
mod replays;
mod saves;
mod settings;
mod shared;
mod shop;
mod statistics;
mod terms;
mod title;
mod ways;

pub use briefing::Briefing;
pub use campaign::{CampaignPage, Campaigns};
pub use codex::Codex;
pub use contracts::Contracts;
pub use credits::Credits;
pub use debrief::Debrief;
pub use mission::Mission;
pub use pause::Pause;
pub use picker::Picker;
pub use replay::{Rate, Replay};
pub use replays::Replays;
pub use saves::Saves;
pub use settings::{SettingsScreen, Tab};
pub use shop::Shop;
pub use statistics::Statistics;
pub use title::Title;
