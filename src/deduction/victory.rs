//! Who has won (SD-WIN, SD-SUD).

use super::{Edition, Outcome, ScenarioRule, Team, Variant, Victory, scene::Scene};
use crate::engine::{Seat, Seats};

/// What a check comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Who won; nobody where the game goes on.
    pub victory: Option<Victory>,
    /// Whether sudden death is on from now.
    pub sudden: bool,
}

impl Scene<'_> {
    /// The check of a player just eliminated; `human` says whether any of those eliminated together was Human (SD-AMB-09).
    pub fn verdict(self, eliminated: Seat, human: bool) -> Verdict {
        let sudden = self.state.sudden;
        let over = |victory| Verdict { victory: Some(victory), sudden };
        let Some(first) = self.living().next() else { return Verdict { victory: None, sudden } };
        let alone = self.living().nth(1).is_none();
        let all = |team: Team| self.living().all(|seat| self.team(seat) == team);
        let any = |team: Team| self.living().any(|seat| self.team(seat) == team);
        let outlaws = self.rules.special(&ScenarioRule::OutlawTeam) && all(Team::Outlaw);
        if all(Team::Legion) {
            return over(Victory::Team(Team::Legion));
        }
        if outlaws {
            return over(Victory::Team(Team::Outlaw));
        }
        if sudden {
            return if alone { over(Victory::Alone(first)) } else { Verdict { victory: None, sudden } };
        }
        for team in [Team::Human, Team::Fallen] {
            if all(team) {
                return over(Victory::Team(team));
            }
        }
        if alone && self.team(first) == Team::Outlaw {
            return over(Victory::Alone(first));
        }
        if any(Team::Human) {
            return Verdict { victory: None, sudden };
        }
        self.without_humans(eliminated, human, alone, any(Team::Machine))
    }

    /// The check when no Human lives: Machines win, or sudden death begins (SD-WIN-02, SD-SUD-01, SD-SUD-06).
    fn without_humans(self, eliminated: Seat, human: bool, alone: bool, machine: bool) -> Verdict {
        let machines = machine || self.rules.setup.has(Variant::DeadMachinesWin);
        let win = Verdict { victory: Some(Victory::Team(Team::Machine)), sudden: false };
        let go_on = Verdict { victory: None, sudden: false };
        if self.team(eliminated) == Team::Human {
            return if machines { win } else { go_on };
        }
        if human {
            return go_on;
        }
        let late = self.rules.setup.edition == Edition::Prototype && self.state.checked;
        match self.living().next() {
            _ if late && machine => win,
            Some(last) if alone => Verdict { victory: Some(Victory::Alone(last)), sudden: true },
            _ if late => go_on,
            _ => Verdict { victory: None, sudden: true },
        }
    }

    /// The end of the game, with everybody's team (SD-WIN-04).
    pub fn outcome(self, victory: Victory) -> Outcome {
        let teams: Vec<Team> = (0..self.seats()).map(|seat| self.team(Seat(seat))).collect();
        let winners = match victory {
            Victory::Team(team) => {
                let members = (0..).zip(&teams).filter(|(_, own)| **own == team);
                members.fold(Seats::default(), |seats, (at, _)| seats.with(Seat(at)))
            }
            Victory::Alone(seat) => Seats::one(seat),
            Victory::Boss(_) | Victory::Nobody | Victory::Stalemate => Seats::default(),
        };
        Outcome { victory, winners, teams, turns: self.state.turn.number, rounds: self.state.turn.round }
    }
}
