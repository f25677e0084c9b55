//! What an agent brought to a game, and whether it was used.

use crate::stealth::{Action, Setup, Tool};

/// What an agent brought.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Kit {
    /// The gear.
    pub gear: Vec<Brought>,
    /// The items.
    pub items: Vec<Brought>,
}

/// A card that was brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Brought {
    /// Its id.
    pub id: String,
    /// Whether the player attacked with it or used it.
    pub used: bool,
}

impl Kit {
    pub(super) fn of(setup: &Setup) -> Self {
        let unused = |id: &String| Brought { id: id.clone(), used: false };
        let gear = setup.gear.iter().map(|gear| unused(&gear.id)).collect();
        Self { gear, items: setup.items.iter().map(|item| unused(&item.id)).collect() }
    }

    /// Notes what an action uses.
    pub(super) fn note(&mut self, action: Action) {
        let used = match action {
            Action::Attack { gear, .. } | Action::Overwatch { gear } | Action::Use { tool: Tool::Gear(gear), .. } => {
                self.gear.get_mut(gear.index())
            }
            Action::Use { tool: Tool::Item(item), .. } => self.items.get_mut(item.index()),
            _ => None,
        };
        if let Some(brought) = used {
            brought.used = true;
        }
    }
}
