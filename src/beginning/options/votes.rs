//! Answers in votes, about badges and with closed eyes.

use crate::{
    beginning::{Choice, ClosedStep, Faction, scene::Scene},
    engine::Seat,
};

impl<'a> Scene<'a> {
    /// A card before any player; the active one may lay another at the end (TB-HQ-09, TB-HQ-10).
    pub(super) fn each_vote(self, seat: Seat, next: u8, found: &mut dyn FnMut(Choice)) {
        for to in self.all() {
            self.each_hidden(seat, &mut |card, red| found(Choice::Vote(card, red, to)));
        }
        if next == self.seats() {
            found(Choice::Done);
        }
    }

    /// Cards for a break-out: up to five of the one detained, one of each other (TB-CUBE-04, TB-CUBE-05).
    pub(super) fn each_break_out_card(self, seat: Seat, who: Seat, next: u8, found: &mut dyn FnMut(Choice)) {
        let most = if next == 0 { 5 } else { 1 };
        if self.put_in(seat) < most && (next != 0 || who == seat) {
            self.each_hidden(seat, &mut |card, red| found(Choice::Card(card, red)));
        }
        found(Choice::Done);
    }

    /// Who may be General: nobody detained or revoked, and not the Leader (TB-LEAD-08, TB-GENL-05, TB-AMB-32).
    pub fn each_general(self, found: &mut dyn FnMut(Choice)) {
        for seat in self.all().filter(|&seat| self.may_command(seat)) {
            found(Choice::Seat(seat));
        }
    }

    /// Whether a player may hold the General's badge.
    pub fn may_command(self, seat: Seat) -> bool {
        self.state.leader != Some(seat) && self.player(seat).is_some_and(|player| !player.revoked)
    }

    /// A closed-eye step: everybody answers, only those concerned have a choice (TB-OPEN-23).
    pub(super) fn each_closed(self, seat: Seat, step: ClosedStep, found: &mut dyn FnMut(Choice)) {
        let faction = self.faction(seat);
        match step {
            ClosedStep::Convert if faction == Some(Faction::Machine) && self.is_alone(seat) => {
                self.told_humans(seat).for_each(|other| found(Choice::Seat(other)));
            }
            ClosedStep::Infect(_) if faction == Some(Faction::Legion) => {
                let told = |other: &Seat| {
                    self.state
                        .told
                        .iter()
                        .any(|told| told.to == seat && told.of == *other && told.faction == Faction::Legion)
                };
                self.all().filter(|&other| other != seat && !told(&other)).for_each(|it| found(Choice::Seat(it)));
            }
            _ => {}
        }
        found(Choice::Done);
    }

    /// Whether a Machine was shown no other (TB-MACH-10).
    pub fn is_alone(self, seat: Seat) -> bool {
        !self.state.told.iter().any(|told| told.to == seat && told.faction == Faction::Machine)
    }

    /// Humans that were shown to a Machine.
    pub fn told_humans(self, seat: Seat) -> impl Iterator<Item = Seat> + use<'a> {
        let told = self.state.told.iter().filter(move |told| told.to == seat && told.faction == Faction::Human);
        told.map(|told| told.of)
    }
}
