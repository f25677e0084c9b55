//! Everything that keeps a setup from being played.

use std::sync::Arc;

use super::Rules;
use crate::deduction::{Edition, Faction, Scenario, Setup, SetupFault, Variant};

impl Rules {
    /// Everything that keeps this from being played.
    pub(super) fn find_faults(&mut self, scenario: Option<&Scenario>) {
        let setup = Arc::clone(&self.setup);
        let mut faults = Vec::new();
        match (&setup.scenario, scenario) {
            (Some(key), None) => faults.push(SetupFault::NoScenario(key.clone())),
            (Some(key), Some(known)) if known.seats != setup.seats => {
                let (key, needs, seats) = (key.clone(), known.seats, setup.seats);
                faults.push(SetupFault::ScenarioSeats { key, needs, seats });
            }
            (Some(key), Some(known)) if known.hell_gate && !setup.hell_gate => {
                faults.push(SetupFault::NeedsHellGate(key.clone()));
            }
            _ => {}
        }
        for (faction, (pile, &need)) in Faction::ALL.into_iter().zip(self.id_piles.iter().zip(&self.id_counts)) {
            if pile.len() < need {
                faults.push(SetupFault::TooFewIds { faction, need, have: pile.len() });
            }
        }
        if setup.has(Variant::LegionCard) && setup.seats < 6 {
            faults.push(SetupFault::LegionCard);
        }
        if setup.edition == Edition::Prototype && (setup.hell_gate || setup.scenario.is_some()) {
            faults.push(SetupFault::PrototypeAlone);
        }
        faults.extend(unknown_cards(&setup));
        faults.extend(self.too_many());
        self.faults.extend(faults);
    }

    /// Programs and loyalty cards laid out more often than there are copies of them.
    fn too_many(&self) -> Vec<SetupFault> {
        let (fix, library) = (&self.setup.fix, self.library());
        let mut faults = Vec::new();
        let mut programs = self.programs.clone();
        for key in fix.programs.iter().flat_map(|(_, keys)| keys).chain(&fix.pile) {
            match library.program_by_key(key).map(|no| programs.iter().position(|other| *other == no)) {
                Some(Some(at)) => drop(programs.swap_remove(at)),
                Some(None) => faults.push(SetupFault::TooMany(key.clone())),
                None => {}
            }
        }
        let mut loyalty: Vec<_> = self.loyalty.iter().chain(&self.supply).copied().collect();
        for key in fix.loyalty.iter().flat_map(|(_, keys)| keys) {
            match library.loyalty_by_key(key).map(|no| loyalty.iter().position(|other| *other == no)) {
                Some(Some(at)) => drop(loyalty.swap_remove(at)),
                Some(None) => faults.push(SetupFault::TooMany(key.clone())),
                None => {}
            }
        }
        faults
    }
}

/// Cards laid out on purpose that do not exist, and seats that do not.
fn unknown_cards(setup: &Setup) -> Vec<SetupFault> {
    let (fix, library) = (&setup.fix, &setup.library);
    let ids = fix.ids.iter().filter(|(_, key)| library.id_by_key(key).is_none()).map(|(_, key)| key);
    let loyalty = fix.loyalty.iter().flat_map(|(_, keys)| keys).filter(|key| library.loyalty_by_key(key).is_none());
    let programs = fix.programs.iter().flat_map(|(_, keys)| keys).chain(&fix.pile);
    let programs = programs.filter(|key| library.program_by_key(key).is_none());
    let mut faults: Vec<SetupFault> =
        ids.chain(loyalty).chain(programs).map(|key| SetupFault::NoCard(key.clone())).collect();
    let named = fix.ids.iter().map(|(seat, _)| seat);
    let named = named.chain(fix.loyalty.iter().map(|(seat, _)| seat)).chain(fix.programs.iter().map(|(seat, _)| seat));
    let strangers = named.chain(&setup.first).filter(|seat| seat.0 >= setup.seats);
    faults.extend(strangers.map(|seat| SetupFault::NoSeat { seat: seat.0, seats: setup.seats }));
    faults
}
