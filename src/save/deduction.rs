//! Deduction tables as saves know them.

use super::{Savable, Title};
use crate::deduction::{Deduction, Setup};

impl Savable for Deduction {
    const NAME: &'static str = "deduction";

    /// A scenario by its key and name, any other table by its number of seats.
    fn title(setup: &Setup) -> Title {
        let scenario = setup.scenario.as_ref().and_then(|key| setup.library.scenario(key));
        match scenario {
            Some(scenario) => Title { id: scenario.key.clone(), name: scenario.name.clone() },
            None => Title { id: setup.seats.to_string(), name: String::new() },
        }
    }
}
