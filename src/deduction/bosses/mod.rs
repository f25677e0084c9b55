//! The EX bosses: how they enter, act, are hit and leave (HG-EX, HG-POS, HG-B1 to HG-B8).
//!
//! | file | what stands there |
//! |---|---|
//! | `turns` | what they do in their turns, and where they move |
//! | `falls` | how they are hit, and what follows when they fall |

mod falls;
mod turns;

use smallvec::SmallVec;

use super::{Boss, BossState, Event, Lying, Mark, Side, Team, Timing, Variant, Victory, play::Play, scene::Scene};
use crate::engine::{Seat, Seats};

impl BossState {
    /// Whether it acts when the turn order passes it; the others are passive.
    pub fn takes_turns(&self) -> bool {
        matches!(self.boss, Boss::Exitus | Boss::Omega | Boss::Parasite)
    }
}

impl Scene<'_> {
    /// The nearest living players beside a position (HG-POS-07); the same player counts once (V13).
    fn beside(self, place: Seat, side: Side) -> SmallVec<[Seat; 2]> {
        let left = Some(place).filter(|&seat| self.lives(seat)).or_else(|| self.previous_living(place));
        let right = self.next_living(place).or(left);
        let mut found = SmallVec::new();
        found.extend(left.filter(|_| side != Side::Right));
        found.extend(right.filter(|right| side != Side::Left && !found.contains(right)));
        found
    }
}

impl Play<'_> {
    /// The boss a portal calls at this table (SD-ALT-05).
    pub fn called(&self, boss: Boss) -> Boss {
        let changes = matches!(boss, Boss::FallenAngel | Boss::LegionGod);
        if changes && self.rules.setup.has(Variant::NoChanges) { Boss::Exitus } else { boss }
    }

    /// A boss enters, right of a seat, or at it (HG-PORT-07, HG-B8-02).
    pub fn enter(&mut self, boss: Boss, place: Seat, called: bool) {
        let shields = self.rules.library().boss(boss).map_or(0, |card| card.shields);
        let (programs, cards) = (SmallVec::new(), SmallVec::new());
        // Whoever enters in the middle of a turn order that has passed it waits for the next time.
        self.state.bosses.push(BossState { boss, hp: 2, shields, place, called, programs, cards, acted: false });
        self.say(Event::BossEntered { boss, place });
        match boss {
            Boss::FallenAngel => self.return_all(),
            Boss::LegionGod => self.show_legion_cards(place),
            Boss::Parasite => (0..3).for_each(|_| self.boss_takes(boss)),
            _ => {}
        }
        self.recheck_aims();
    }

    /// Every eliminated player returns as Fallen, unless Legion (HG-B1-03, HG-B1-04).
    fn return_all(&mut self) {
        for seat in self.state.eliminated.clone() {
            self.reanimate(seat);
            self.fall(seat);
        }
    }

    /// Every living player draws one of Legion God's cards and puts it back (HG-B6-01, HG-B6-02, HG-B6-06).
    fn show_legion_cards(&mut self, from: Seat) {
        let living: SmallVec<[Seat; 16]> = self.scene().living_from(from).collect();
        for seat in living {
            let drawn = self.dice.below(self.rules.library().legion.len());
            let infected = self.rules.library().legion.get(drawn).is_some_and(|card| card.infects);
            if infected {
                self.with_player(seat, |player| player.status.legion = true);
            }
            let known = Seats::one(seat);
            self.state.marks.push(Mark::Drew { whom: seat, infected: Some(infected), known });
            self.became(seat, known, self.all());
        }
        self.meet(Team::Legion);
    }

    /// A boss draws a program: open for Omega, face-down for Parasite.
    fn boss_takes(&mut self, boss: Boss) {
        let Some(top) = self.boss_draw() else { return };
        let open = boss == Boss::Omega;
        let seen = if open { self.all() } else { top.seen };
        if let Some(state) = self.state.bosses.iter_mut().find(|state| state.boss == boss) {
            state.programs.push(Lying { kind: top.kind, seen });
        }
        self.say(Event::BossDrew { boss, program: open.then_some(top.kind) });
    }

    /// Omega draws, and wins with two programs of each kind (HG-B5-02 to -05).
    pub fn omega_draws(&mut self) {
        self.boss_takes(Boss::Omega);
        let Some(omega) = self.scene().boss(Boss::Omega) else { return };
        let count = |timing: Timing| {
            let cards = omega.programs.iter().filter_map(|lying| self.rules.library().program(lying.kind));
            cards.filter(|card| card.timing == timing).count()
        };
        if count(Timing::OnTurn) >= 2 && count(Timing::AnyTime) >= 2 {
            self.end(Victory::Boss(Boss::Omega));
        }
    }
}
