//! What a person sees and clicks, in egui, without a window: tests click it by label, the window paints it.
//!
//! | file | what stands there |
//! |---|---|
//! | `app` `screen` `desk` | the game as one player meets it: the stack of screens, and what all screens share |
//! | `theme` `parts` `focus` | how everything looks, the controls it is made of, where keyboard and pad are |
//! | `fade` | the change from one screen to the next |
//! | `input` `cue` `message` | what was pressed, what is heard, what is said at the top of the screen |
//! | `settings` `progress` `run` `store` | what is kept between games, and where |
//! | `thinker` | long thoughts beside the screen: forecasts and hints |
//! | `cards` | modifier, gear and item cards, painted |
//! | `lessons` | what is told while playing, at the moment it first matters |
//! | `map` | the plan of a mission, painted |
//! | `table` | the table of Social Deduction, painted |
//! | `beginning` | the table of The Beginning, painted |
//! | `screens` | one file or folder per screen |
//! | `gallery` | the pictures `ghostline shots` takes |

mod app;
pub mod beginning;
pub mod cards;
mod cue;
mod desk;
mod fade;
pub mod focus;
pub mod gallery;
pub mod input;
pub mod lessons;
pub mod map;
mod message;
pub mod parts;
mod progress;
mod run;
mod screen;
pub mod screens;
mod settings;
mod store;
pub mod table;
pub mod theme;
mod thinker;

pub use app::{App, Ground, Start};
pub use cue::Cue;
pub use desk::{Desk, Paper};
pub use message::{Message, Tone};
pub use progress::Progress;
pub use run::{Run, length};
pub use screen::{Change, Screen};
pub use screens::mission::panels;
pub use settings::{Settings, Speed, TEXT_SCALES, Volumes};
pub use store::{KeptHandover, Store};
pub use thinker::{Outlook, Thinker, Thoughts};
