//! What the commands with a window share: the reasons why there is none, in words.

use std::sync::Arc;

use super::{Context, Failure};
use crate::{
    stealth::Mission,
    window::{Missing, WindowError},
};

impl Context {
    /// Why the game is in the terminal.
    pub fn no_window(&self, why: &WindowError) -> String {
        self.words.with("cli-no-window", &[("cause", self.cause(why).into())])
    }

    /// Why there are no pictures.
    pub fn no_pictures(&self, why: &WindowError) -> Failure {
        match why {
            WindowError::NoWindow(_) => {
                Failure::new(self.words.with("cli-shots-no-window", &[("cause", self.cause(why).into())]))
            }
            why => Failure::new(why.to_string()),
        }
    }

    /// The mission a new player begins with.
    pub fn first_mission(&self) -> Result<Arc<Mission>, Failure> {
        self.mission(self.catalog.missions().first().map_or("", |entry| entry.id.as_str()))
    }

    fn cause(&self, why: &WindowError) -> String {
        match why {
            WindowError::NoWindow(Missing::Display) => self.words.text("cli-no-display"),
            WindowError::NoWindow(Missing::Library(library)) => {
                self.words.with("cli-no-library", &[("library", library.as_str().into())])
            }
            WindowError::NoWindow(Missing::Graphics) => self.words.text("cli-no-graphics"),
            why => why.to_string(),
        }
    }
}
