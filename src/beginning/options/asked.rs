//! Whose answer is waited for.

use crate::{
    beginning::{Badge, Chosen, Effect, EventKind, EventNo, Frame, Pending, Player, Trait, Vote, scene::Scene},
    engine::{Seat, Seats},
};

impl Scene<'_> {
    /// Whoever is asked right now; several where choices are simultaneous.
    pub fn asked(self) -> Seats {
        let one = Seats::one;
        let Some(step) = self.state.stack.last() else { return Seats::NONE };
        match *step {
            Pending::KeepLoyalty => self.seats_where(|player| player.dealt.len() > 1),
            Pending::KeepObjectives => self.surplus_objectives(),
            Pending::Contribute { next, .. } | Pending::Window(_, next) | Pending::Rolled { next, .. } => {
                one(self.after(self.active(), next))
            }
            Pending::Voting { next } => one(self.after(self.active(), next)),
            Pending::BreakOut { seat, next, .. } => one(self.after(seat, next)),
            Pending::Decide(event) => one(self.decider(event)),
            Pending::Pay { seat, .. }
            | Pending::Extra(seat)
            | Pending::Reward { seat, .. }
            | Pending::Boost(seat)
            | Pending::Treat(seat)
            | Pending::Laser(seat)
            | Pending::Recon { seat, .. }
            | Pending::Crates(seat)
            | Pending::Wound { seat, .. }
            | Pending::Discard { seat, .. }
            | Pending::Purge { seat, .. }
            | Pending::DropProgram { seat, .. }
            | Pending::BlueFive(seat)
            | Pending::Supplier(seat)
            | Pending::TieBreak { by: seat, .. }
            | Pending::Interrogation { seat, .. } => one(seat),
            Pending::KeepProgram => one(self.state.offer.by.unwrap_or_else(|| self.active())),
            Pending::KeepChip { figure, .. }
            | Pending::Placing { figure, .. }
            | Pending::TakeRecon(figure)
            | Pending::Drop { figure, .. }
            | Pending::Stolen { figure } => one(self.owner(figure)),
            Pending::Attack(assault) => one(self.owner(assault.by)),
            Pending::Blow(blow) | Pending::Struck { blow, .. } => {
                one(blow.victim.map_or_else(|| self.arbiter(), |figure| self.owner(figure)))
            }
            Pending::Aim { .. } | Pending::Appoint => one(self.arbiter()),
            Pending::Debate { ready, .. } => {
                self.all().filter(|&seat| !ready.contains(seat)).fold(Seats::NONE, Seats::with)
            }
            Pending::Ballot { votes, .. } => self.open_seats(|at| votes.get(at) == Some(&Vote::Open)),
            Pending::Closed { chosen, .. } => self.open_seats(|at| chosen.get(at) == Some(&Chosen::Open)),
            Pending::Script(frame) => one(self.chooser(&frame)),
            _ => one(self.active()),
        }
    }

    fn seats_where(self, holds: impl Fn(&Player) -> bool) -> Seats {
        self.all().filter(|&seat| self.player(seat).is_some_and(&holds)).fold(Seats::NONE, Seats::with)
    }

    fn open_seats(self, open: impl Fn(usize) -> bool) -> Seats {
        self.all().filter(|seat| open(usize::from(seat.0))).fold(Seats::NONE, Seats::with)
    }

    /// Objectives a player keeps (TB-OBJ-01, TB-OBJ-03).
    pub fn objectives_kept(self, seat: Seat) -> usize {
        1 + usize::from(self.has(seat, Trait::TwoObjectives))
    }

    fn surplus_objectives(self) -> Seats {
        let surplus =
            |seat: &Seat| self.player(*seat).is_some_and(|it| it.objectives.len() > self.objectives_kept(*seat));
        self.all().filter(surplus).fold(Seats::NONE, Seats::with)
    }

    /// Who decides an event (TB-EVT-24).
    pub fn decider(self, event: EventNo) -> Seat {
        match self.rules.library().event(event).map(|card| &card.kind) {
            Some(EventKind::Decision { by: Badge::General, .. }) => {
                self.state.general.unwrap_or_else(|| self.arbiter())
            }
            _ => self.arbiter(),
        }
    }

    /// Who chooses for an effect.
    pub fn chooser(self, frame: &Frame) -> Seat {
        match self.effect(frame) {
            Some(Effect::Choose(pick)) => self.decides(frame, pick.by),
            Some(Effect::DeadZone) => self.arbiter(),
            Some(Effect::SwapNetwork) => self.after(self.active(), frame.done),
            _ => frame.you,
        }
    }
}
