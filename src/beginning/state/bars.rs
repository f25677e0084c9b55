//! The bars and counters of the boards.

use serde::{Deserialize, Serialize};

use crate::beginning::Bar;

/// The bars and counters of the boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bars {
    /// Morale.
    pub morale: i8,
    /// Riot.
    pub riot: i8,
    /// Security.
    pub security: i8,
    /// Resource.
    pub resource: i8,
    /// Apex.
    pub apex: i8,
    /// Deus.
    pub deus: i8,
    /// Threat.
    pub threat: i8,
    /// The values of Sectors I, II and III.
    pub sectors: [u8; 3],
    /// The Guard of Sector III.
    pub guard: u8,
    /// By how much the left and the right red zone of Riot grew.
    pub widened: (i8, i8),
}

impl Bars {
    /// The value of a bar.
    pub const fn get(&self, bar: Bar) -> i8 {
        match bar {
            Bar::Morale => self.morale,
            Bar::Riot => self.riot,
            Bar::Security => self.security,
            Bar::Resource => self.resource,
            Bar::Apex => self.apex,
            Bar::Deus => self.deus,
            Bar::Threat => self.threat,
        }
    }

    /// The value of a bar, to be changed.
    pub const fn get_mut(&mut self, bar: Bar) -> &mut i8 {
        match bar {
            Bar::Morale => &mut self.morale,
            Bar::Riot => &mut self.riot,
            Bar::Security => &mut self.security,
            Bar::Resource => &mut self.resource,
            Bar::Apex => &mut self.apex,
            Bar::Deus => &mut self.deus,
            Bar::Threat => &mut self.threat,
        }
    }
}
