//! Elimination, its checks, and the way back (SD-ELIM, SD-REAN, SD-WIN-07).

use smallvec::SmallVec;

use super::{
    Boss, Cause, Event, Mark, Moment, Pending, Power, ScenarioRule, Secret, Spot, Status, Team, Told, Victory,
    play::Play,
};
use crate::engine::{Seat, Seats};

impl Play<'_> {
    /// All players at 0 HP are eliminated, clockwise from the active player; then prompt and checks (SD-ELIM-10).
    pub fn settle(&mut self) {
        let mut dying = std::mem::take(&mut self.state.dying);
        dying.retain(|dying| !self.scene().lives(dying.seat));
        if dying.is_empty() {
            return;
        }
        let seats = dying.iter().fold(Seats::default(), |seats, dying| seats.with(dying.seat));
        let unchecked = dying.iter().filter(|dying| dying.unchecked);
        let unchecked = unchecked.fold(Seats::default(), |seats, dying| seats.with(dying.seat));
        let order: SmallVec<[Seat; 16]> =
            self.scene().around(self.state.turn.seat).filter(|&seat| seats.contains(seat)).collect();
        order.into_iter().for_each(|seat| self.eliminate(seat));
        self.push(Pending::Check { seats, unchecked });
        self.push(Pending::Window(Moment::Eliminated, 0));
        self.recheck_aims();
    }

    /// Cards are revealed without triggering, the weapon is dropped (SD-ELIM-02, SD-ELIM-03, SD-ID-07).
    fn eliminate(&mut self, seat: Seat) {
        self.say(Event::Eliminated(seat));
        let ids = self.scene().id_spots(seat, false).map(Spot::Id);
        let spots: SmallVec<[Spot; 8]> =
            ids.chain(self.scene().loyalty_spots(seat, false).map(Spot::Loyalty)).collect();
        for spot in spots {
            if let Some(face) = self.turn_up(seat, spot) {
                self.say(Event::Revealed { seat, spot, face, cause: Cause::Rule });
            }
        }
        self.drop_weapon(seat);
        self.state.eliminated.push(seat);
        self.state.queue.retain(|trigger| trigger.seat != seat);
        if seat == self.state.turn.seat {
            self.state.turn.lost = true;
        }
    }

    /// The checks of players eliminated together, all with the same living set (SD-AMB-09).
    pub fn check(&mut self, seats: Seats, unchecked: Seats) {
        let order: SmallVec<[Seat; 16]> =
            self.scene().around(self.state.turn.seat).filter(|&seat| seats.contains(seat)).collect();
        let human = order.iter().any(|&seat| self.scene().team(seat) == Team::Human);
        for &seat in order.iter().filter(|&&seat| !unchecked.contains(seat)) {
            self.check_one(seat, human);
            if self.state.over.is_some() {
                return;
            }
        }
        if self.scene().living().next().is_none() {
            return self.nobody_left();
        }
        for seat in order {
            self.come_back(seat);
        }
    }

    /// One player's check: over, or the game goes on (SD-WIN-10, SD-WIN-13).
    pub fn check_one(&mut self, seat: Seat, human: bool) {
        let verdict = self.scene().verdict(seat, human);
        self.state.checked = true;
        if let Some(victory) = verdict.victory {
            return self.end(victory);
        }
        self.state.sudden = verdict.sudden;
        let mut teams = [None; 16];
        for living in self.scene().living() {
            let team = self.scene().team(living);
            teams.get_mut(usize::from(living.0)).into_iter().for_each(|known| *known = Some(team));
        }
        let turn = self.state.turn.number;
        let told = (0..).zip(teams).filter_map(|(of, team)| Some(Told { to: seat, of: Seat(of), team: team?, turn }));
        self.state.told.extend(told);
        let to = Seats::one(seat);
        self.say(Event::Checked { by: seat, teams: Secret::of(teams, to), sudden: Secret::of(verdict.sudden, to) });
    }

    /// Nobody is left: a boss that outlives the players wins, or nobody does (HG-EX-13, SD-AMB-08).
    pub fn nobody_left(&mut self) {
        let outlives = |boss: Boss| self.rules.library().boss(boss).is_some_and(|card| card.outlives);
        let boss = self.state.bosses.iter().map(|state| state.boss).find(|&boss| outlives(boss));
        self.end(boss.map_or(Victory::Nobody, Victory::Boss));
    }

    /// Lightbringer and Deathbringer bring players back after their check (O03, O04).
    fn come_back(&mut self, seat: Seat) {
        if self.scene().lives(seat) {
            return;
        }
        let scene = self.scene();
        let returns = scene.id_of(seat).is_some_and(|card| card.powers.contains(&Power::Return));
        let unused = scene.player(seat).is_some_and(|player| !player.returned);
        if returns && unused {
            self.with_player(seat, |player| player.returned = true);
            self.reanimate(seat);
        } else if let Some(by) = self.state.awaiting.filter(|&by| by != seat && self.scene().lives(by)) {
            self.state.awaiting = None;
            self.raise(by, seat);
        }
    }

    /// An eliminated player returns with 1 HP, unarmed, all cards as they are (SD-REAN-06).
    pub fn reanimate(&mut self, seat: Seat) {
        if self.scene().lives(seat) {
            return;
        }
        self.with_player(seat, |player| player.hp = 1);
        self.state.eliminated.retain(|gone| *gone != seat);
        self.state.quiet = 0;
        self.say(Event::Returned(seat));
        if self.rules.special(&ScenarioRule::ReturnCosts) {
            let others: SmallVec<[Seat; 16]> = self.scene().others(seat).collect();
            others.into_iter().for_each(|other| self.discard_random(other));
        }
        // Who sat next to each other may do so no longer.
        self.recheck_aims();
    }

    /// An eliminated player returns as Fallen, and both recognise each other (O03).
    pub fn raise(&mut self, by: Seat, seat: Seat) {
        self.reanimate(seat);
        self.fall(seat);
        self.recognise(by, seat);
        self.recognise(seat, by);
    }

    /// A player becomes Fallen, unless Legion (HG-B1-04, SD-FAL-03).
    pub fn fall(&mut self, seat: Seat) {
        let fell = self.scene().team(seat) != Team::Legion;
        if fell {
            self.with_player(seat, |player| player.status.fallen = true);
        }
        let known = Seats::one(seat);
        self.state.marks.push(Mark::Fell { whom: seat, fell: Some(fell), known });
        self.became(seat, known, self.scene().everybody());
    }

    /// Tells a change of status: who it was, and what it is now.
    pub fn became(&mut self, seat: Seat, to: Seats, public: Seats) {
        let status = self.scene().player(seat).map_or(Status::default(), |player| player.status);
        self.say(Event::Became { seat: Secret::of(seat, public), status: Secret::of(status, to) });
    }

    /// One player learns another's team, and all that made it so (V12).
    pub fn recognise(&mut self, by: Seat, of: Seat) {
        if by == of {
            return;
        }
        let team = self.scene().team(of);
        self.state.told.push(Told { to: by, of, team, turn: self.state.turn.number });
        for mark in &mut self.state.marks {
            let (whom, known) = match mark {
                Mark::Infected { whom, known, .. } => (*whom, known),
                Mark::Drew { whom, known, .. } | Mark::Fell { whom, known, .. } | Mark::Came { whom, known, .. } => {
                    (Some(*whom), known)
                }
                Mark::Spied { by, known, .. } => (Some(*by), known),
            };
            if whom == Some(of) {
                *known = known.with(by);
            }
        }
        let to = Seats::one(by);
        self.say(Event::Recognised { by, of: Secret::of(of, to), team: Secret::of(team, to) });
    }

    /// All members of a sect recognise one another.
    pub fn meet(&mut self, team: Team) {
        let members: SmallVec<[Seat; 16]> = {
            let scene = self.scene();
            scene.living().filter(|&seat| scene.team(seat) == team).collect()
        };
        for &by in &members {
            for &of in &members {
                self.recognise(by, of);
            }
        }
    }
}
