//! Tables of The Beginning as saves know them.

use super::{Savable, Title};
use crate::beginning::{Beginning, Setup};

impl Savable for Beginning {
    const NAME: &'static str = "beginning";

    /// A table by its number of seats.
    fn title(setup: &Setup) -> Title {
        Title { id: setup.seats.len().to_string(), name: String::new() }
    }
}
