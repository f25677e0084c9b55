//! Votes, badges, closed eyes: whom to detain, to crown, to turn (TB-HQ, TB-LEAD, TB-MACH, TB-BOT-05, TB-BOT-09).

use super::outlook::Outlook;
use crate::{
    beginning::{Badge, Choice, ClosedStep, Faction, Goal, Motion},
    engine::Seat,
};

/// How much the table must hold against somebody before honest folk vote for the Cube.
const PROVEN: f32 = 0.065;

impl Outlook<'_> {
    /// What a vote in favour is worth, against one that is not.
    pub fn ballot(&self, motion: Motion) -> f32 {
        match motion {
            Motion::Censure { by, whom } => self.censure_vote(self.scene.owner(by), whom),
            // Reaching out pays while at most half do.
            Motion::Gamble => self.style.boldness - 1.04,
        }
    }

    /// A motion of somebody who may only need one to pass takes more to believe (TB-OBJ-01).
    fn censure_vote(&self, by: Seat, whom: Seat) -> f32 {
        if whom == self.me {
            return -1.0;
        }
        let held = self.notoriety(whom);
        // The fewer sit there, the less it takes.
        let selfish = self.beliefs.wants(self.scene, by, |goal| goal == Goal::Censure);
        let proven = PROVEN * (1.0 + 0.5 * selfish) * f32::from(self.scene.seats().saturating_sub(2)) / 3.0;
        match self.faction {
            Faction::Human => held - proven / self.style.boldness,
            Faction::Machine if self.beliefs.of(whom, Faction::Machine) > 0.6 => -0.5,
            // Whoever hides votes with the table, and gladly against somebody else.
            _ => held - proven + 0.08 * self.style.bluff,
        }
    }

    /// What laying a card before somebody is worth in an election (TB-HQ-09).
    pub fn vote(&self, value: f32, to: Seat, cost: f32) -> f32 {
        let wanted = if to == self.me {
            let goal = self.wants(|goal| goal == Goal::Badge(Badge::Leader));
            let command = self.wants(|goal| goal == Goal::Badge(Badge::General));
            if goal {
                0.3
            } else if command {
                0.0
            } else {
                0.035
            }
        } else {
            self.favour(to, Badge::Leader) + if self.scene.state.leader == Some(to) { 0.01 } else { 0.0 }
        };
        if self.scene.detained(to) {
            return -0.02 - cost;
        }
        wanted * value / 3.0 - cost
    }

    /// What naming somebody is worth: the best of a badge goes to a friend (TB-LEAD-01).
    pub fn badge(&self, seat: Seat) -> f32 {
        let own = if seat == self.me { 0.2 } else { 0.0 };
        let keeps = if self.scene.state.general == Some(seat) { 0.03 } else { 0.0 };
        self.favour(seat, Badge::General) + own + keeps
    }

    /// What seeing a badge with somebody is worth: friends who seem to need it get it, suspects who do are denied it.
    fn favour(&self, seat: Seat, badge: Badge) -> f32 {
        let needs = self.beliefs.wants(self.scene, seat, |goal| goal == Goal::Badge(badge));
        0.05 * self.regard(seat) * (1.0 + 2.0 * needs)
    }

    /// What turning somebody is worth, or leaving it (TB-MACH-10, TB-MACH-12).
    pub fn closed(&self, step: ClosedStep, choice: Choice) -> f32 {
        let Choice::Seat(whom) = choice else { return 0.0 };
        match step {
            // An ally who looks harmless to the others.
            ClosedStep::Convert => 0.1 - 0.05 * self.notoriety(whom),
            ClosedStep::Infect(_) => 0.1 + 0.05 * self.beliefs.of(whom, Faction::Human),
        }
    }

    /// What detaining, healing or otherwise choosing a player is worth, where a card asks for one.
    pub fn chosen_for_harm(&self, seat: Seat) -> f32 {
        if seat == self.me { -0.3 } else { 0.1 * self.suspicion(seat) + 0.05 * self.notoriety(seat) }
    }
}
