//! Stealth missions as saves know them.

use super::{Savable, Title};
use crate::stealth::{Setup, Stealth};

impl Savable for Stealth {
    const NAME: &'static str = "stealth";

    fn title(setup: &Setup) -> Title {
        let plan = setup.mission.plan();
        Title { id: plan.id.clone(), name: plan.name.clone() }
    }
}
