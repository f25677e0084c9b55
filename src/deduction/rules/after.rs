//! What The Beginning changes at a table (SD-CAMP).

use std::sync::Arc;

use super::Rules;
use crate::deduction::{
    CHOSEN_FROM, Edition, Effect, Faction, Handover, HandoverFault, Power, ProgramCard, Setup, SetupFault, Tag, Team,
    Variant,
};

/// The setup without what only some may know of The Beginning (SD-CAMP-05): rules are in every view.
pub(super) fn open(setup: &Arc<Setup>) -> Arc<Setup> {
    match setup.after {
        Some(_) => Arc::new(Setup { after: None, ..(**setup).clone() }),
        None => Arc::clone(setup),
    }
}

impl Rules {
    /// Cards and conditions after The Beginning; where that cannot be, its faults, and the table is a plain one.
    pub(super) fn play_after(&mut self, record: &Handover) {
        let faults = self.faults_after(record);
        if !faults.is_empty() {
            return self.faults.extend(faults.into_iter().map(SetupFault::After));
        }
        let setup = Arc::clone(&self.setup);
        let library = &setup.library;
        // All cards but those of Legion and the Fallen are in play (SD-CAMP-06, SD-CAMP-07).
        for pile in &mut self.id_piles {
            pile.retain(|no| library.id(*no).is_some_and(|card| !card.tags.contains(&Tag::Sect)));
        }
        self.id_counts = [0, 1, 2].map(|at| self.id_piles.get(at).map_or(0, Vec::len));
        self.loyalty.append(&mut self.supply);
        self.programs.retain(|no| library.program(*no).is_some_and(|card| !is_out(card, record)));
        self.after = Some(record.aftermath());
        let (ids, loyalty) = (self.id_counts.iter().sum::<usize>(), self.loyalty.len());
        let players = record.players.len();
        if ids < players * CHOSEN_FROM.0 || loyalty < players * CHOSEN_FROM.1 {
            self.faults.push(SetupFault::After(HandoverFault::Cards { players }));
        }
    }

    /// Everything that keeps this table from playing on from the record.
    fn faults_after(&self, record: &Handover) -> Vec<HandoverFault> {
        let (setup, players) = (&self.setup, record.players.len());
        let mut faults = record.faults();
        if players != usize::from(setup.seats) {
            faults.push(HandoverFault::OtherTable { record: players, seats: setup.seats });
        }
        if setup.scenario.is_some() || setup.edition == Edition::Prototype {
            faults.push(HandoverFault::Alone);
        }
        let apart = [Variant::NoChanges, Variant::FirstSession, Variant::LegionCard];
        faults.extend(apart.into_iter().filter(|variant| setup.has(*variant)).map(HandoverFault::Variant));
        faults
    }
}

/// Whether a program is removed for how The Beginning ended (SD-CAMP-16 to -19).
fn is_out(card: &ProgramCard, record: &Handover) -> bool {
    let crowns = |faction: Faction| card.effects.contains(&Effect::BecomeBoss(faction));
    let counts = |faction: Faction| card.powers.contains(&Power::Counts(faction));
    (record.deus_destroyed && crowns(Faction::Machine))
        || (record.apex_destroyed && crowns(Faction::Human))
        || (record.winner == Some(Team::Machine) && counts(Faction::Human))
        || (record.winner == Some(Team::Human) && counts(Faction::Machine))
}
