//! Worlds that fit a seat's view, drawn by how well they explain what happened: a walk that swaps unseen cards.

use super::{
    evidence::{Evidence, MOST},
    unseen::Unseen,
};
use crate::{
    deduction::{Deduction, Team},
    engine::Dice,
};

/// A walk through deals of the unseen cards.
pub(super) struct Walk {
    deal: Unseen,
    teams: [Team; MOST],
    fit: f32,
    evidence: Evidence,
    /// How many programs in hands are unseen.
    held: usize,
    dice: Dice,
}

impl Walk {
    /// A walk from a deal drawn fairly.
    pub fn new(deal: Unseen, evidence: Evidence, dice: Dice) -> Self {
        let teams = deal.teams();
        let fit = evidence.fit(&teams, &deal);
        let held = (0..deal.places.len()).filter(|&at| at >= deal.bounds.1);
        let held = held.filter(|&at| matches!(deal.places.get(at), Some(super::unseen::Place::Program(..)))).count();
        Self { deal, teams, fit, evidence, held, dice }
    }

    /// The world where the walk stands.
    pub fn world(&self) -> Deduction {
        self.deal.world()
    }

    /// Everybody's team there.
    pub fn teams(&self) -> &[Team; MOST] {
        &self.teams
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.deal.seats()
    }

    /// How many things the seat has not seen that may decide teams.
    pub fn unseen(&self) -> usize {
        self.deal.bounds.1 + self.held + self.deal.guesses()
    }

    /// One step: two unseen cards change places if the world stays likely enough.
    pub fn step(&mut self) {
        let (ids, loyal) = self.deal.bounds;
        let all = self.deal.places.len();
        match self.dice.below(if self.deal.is_plain() { 8 } else { 9 }) {
            0..=2 => {
                let (a, b) = (self.dice.below(ids), self.dice.below(ids));
                self.swap(a, b, ids);
            }
            3..=5 => {
                let (a, b) = (ids + self.dice.below(loyal - ids), ids + self.dice.below(loyal - ids));
                self.swap(a, b, loyal);
            }
            6 if self.held > 0 => {
                let (a, b) = (loyal + self.dice.below(self.held), loyal + self.dice.below(all - loyal));
                self.swap(a, b, all);
            }
            8 => self.guess(),
            _ => self.replace_id(),
        }
    }

    /// Two cards change places, or stay where the world would be too unlikely.
    fn swap(&mut self, a: usize, b: usize, end: usize) {
        if a >= end || b >= end {
            return;
        }
        let (Some(&of_a), Some(&of_b)) = (self.deal.cards.get(a), self.deal.cards.get(b)) else { return };
        if of_a == of_b || !self.may_lie(of_a, b) || !self.may_lie(of_b, a) {
            return;
        }
        let silent = self.deal.says_at(a) == self.deal.says_at(b);
        self.deal.cards.swap(a, b);
        if !silent && !self.accepts_at(&[a, b]) {
            self.deal.cards.swap(a, b);
        }
    }

    /// An unseen ID becomes another of its colour that nobody has.
    fn replace_id(&mut self) {
        let ids = self.deal.bounds.0;
        let at = self.dice.below(ids);
        let Some(&old) = self.deal.cards.get(at).filter(|_| at < ids) else { return };
        let Some(colour) = self.deal.says_at(at).sums.iter().position(|sum| *sum > 0) else { return };
        let pick = self.dice.below(self.deal.spare.get(colour).map_or(0, Vec::len));
        let Some(&new) = self.deal.spare.get(colour).and_then(|spare| spare.get(pick)) else { return };
        if !self.may_lie(new, at) || !self.may_lie(old, at) {
            return;
        }
        let silent = self.deal.says_at(at) == self.deal.would_say(at, new);
        self.lay(at, new);
        if silent || self.accepts_at(&[at]) {
            if let Some(no) = self.deal.spare.get_mut(colour).and_then(|spare| spare.get_mut(pick)) {
                *no = old;
            }
        } else {
            self.lay(at, old);
        }
    }

    fn lay(&mut self, at: usize, card: u8) {
        self.deal.cards.get_mut(at).into_iter().for_each(|place| *place = card);
    }

    /// Another may have been made Legion.
    fn guess(&mut self) {
        let at = self.dice.below(self.deal.guesses());
        let Some((old, new)) = self.deal.guess_anew(at, &mut self.dice) else { return };
        if old != new && !self.accepts(&[old, new]) {
            self.deal.guess_again(at, old);
        }
    }

    /// Nobody holds what would lie open.
    fn may_lie(&self, card: u8, at: usize) -> bool {
        use super::unseen::Place;
        let aside = matches!(self.deal.places.get(at), Some(Place::Leftover(_) | Place::Pile(_)));
        aside || self.deal.would_say(at, card).held
    }

    /// Whether a deal with other cards in these places is taken on.
    fn accepts_at(&mut self, changed: &[usize]) -> bool {
        let seats = self.deal.seats() as u8;
        let owners = changed.iter().filter_map(|at| self.deal.places.get(*at));
        let owners: smallvec::SmallVec<[u8; 4]> = owners.flat_map(|place| place.seats(seats)).collect();
        self.accepts(&owners)
    }

    /// Whether a deal is taken on in which these seats have other cards: always if it is likelier, otherwise by chance.
    fn accepts(&mut self, seats: &[u8]) -> bool {
        let mut teams = self.teams;
        for &seat in seats {
            let team = self.deal.team(usize::from(seat));
            teams.get_mut(usize::from(seat)).into_iter().for_each(|known| *known = team);
        }
        if teams == self.teams && !self.evidence.names_cards() {
            return true;
        }
        let fit = self.evidence.fit(&teams, &self.deal);
        let taken = fit >= self.fit || {
            let luck = (self.dice.below(1 << 20) as f32 + 0.5) / (1 << 20) as f32;
            luck < (fit - self.fit).exp()
        };
        if taken {
            (self.teams, self.fit) = (teams, fit);
        }
        taken
    }
}
