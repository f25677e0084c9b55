//! The turn from its beginning to the next player (SD-TURN).

use super::{
    Aim, Boss, Cause, Choice, Deed, Event, Extra, Moment, Past, Pay, Pending, Power, Spot, Target, TurnState, Victory,
    play::Play, scene::Scene,
};
use crate::engine::{Seat, Seats};

/// How many turns per player may pass without a change of HP (SD-ENG-12).
const PATIENCE: u32 = 40;

impl TurnState {
    /// The first turn of a game, before it begins.
    pub fn first(seat: Seat) -> Self {
        Self {
            seat,
            number: 0,
            round: 1,
            first: seat,
            armed: false,
            fresh: false,
            deed: None,
            acted: false,
            lost: false,
            jammed: false,
            overcharge: 0,
            extra: 0,
            warded: Seats::default(),
            guarded: Seats::default(),
            spoken: 0,
        }
    }
}

impl Scene<'_> {
    /// Programs kept at the end of the turn (SD-PROG-04, SD-PROG-23).
    pub fn limit(self, seat: Seat) -> u8 {
        let more: i8 = self.powers(seat).map(|(power, _)| if let Power::Limit(n) = power { n } else { 0 }).sum();
        let burdens = self.living().flat_map(|other| self.powers(other));
        let burdens = burdens.filter(|power| *power == (Power::Burden, Some(seat))).count();
        self.rules.limit.saturating_add_signed(more).saturating_sub(burdens as u8)
    }

    /// Whether a player must discard at the end of the turn, too many loyalty programs included (SD-PROG-15).
    pub fn is_over_limit(self, seat: Seat) -> bool {
        let Some(player) = self.player(seat) else { return false };
        let counted = (0..player.programs.len() as u8).filter(|&at| !self.is_exempt(seat, at)).count();
        let secret =
            |held: &&super::Held| self.program(**held).is_some_and(|card| card.timing == super::Timing::Secret);
        counted > usize::from(self.limit(seat)) || player.programs.iter().filter(secret).count() > 2
    }
}

impl Play<'_> {
    /// The turn of a seat is laid out.
    pub fn begin_turn(&mut self, seat: Seat) {
        let turn = &mut self.state.turn;
        let (number, round, first) = (turn.number + 1, turn.round, turn.first);
        *turn = TurnState { number, round, first, ..TurnState::first(seat) };
        for boss in &mut self.state.bosses {
            boss.acted = false;
        }
        self.state.quiet += 1;
        if self.state.quiet > PATIENCE * u32::from(self.scene().seats()) {
            return self.end(Victory::Stalemate);
        }
        self.push(Pending::Pass { at: seat });
        self.push(Pending::Prowl);
        self.push(Pending::Limit);
        self.push(Pending::After);
        self.push(Pending::Announce);
        self.push(Pending::Window(Moment::Start, 0));
        self.push(Pending::Begin);
    }

    /// START: bosses take their toll, permanents look (SD-ENG-02).
    pub fn begin(&mut self) {
        let seat = self.state.turn.seat;
        self.state.turn.armed = self.scene().player(seat).is_some_and(|player| player.weapon.is_some());
        let armed = self.state.turn.armed;
        self.say(Event::Turn { seat, armed });
        let watched: smallvec::SmallVec<[Seat; 2]> = {
            let watches = self.scene().powers(seat).filter(|(power, _)| *power == Power::Watch);
            watches.filter_map(|(_, target)| target).collect()
        };
        for of in watched {
            self.push(Pending::Watch { of });
        }
        let bites = self.scene().boss(Boss::Bloodbeast).is_some_and(|beast| beast.place == seat);
        for (boss, takes) in
            [(Boss::Bloodbeast, bites), (Boss::DarkMateria, self.scene().boss(Boss::DarkMateria).is_some())]
        {
            if takes {
                self.push(Pending::Triggers);
                self.push(Pending::Settle);
                self.push(Pending::Toll(boss));
            }
        }
    }

    /// The active player pays a boss with a card or with HP.
    pub fn pay_toll(&mut self, seat: Seat, boss: Boss, choice: Choice) {
        if !self.scene().lives(seat) {
            return;
        }
        if let Choice::Card(spot) = choice {
            return self.reveal(seat, spot, Cause::Boss(boss));
        }
        self.hurt(seat, if boss == Boss::Bloodbeast { 2 } else { 1 }, Cause::Boss(boss));
    }

    /// The announced action is carried out.
    pub fn resolve_deed(&mut self) {
        let seat = self.state.turn.seat;
        let Some(deed) = self.state.turn.deed.take() else { return };
        if self.state.turn.lost {
            return;
        }
        self.state.turn.acted = true;
        self.remember(seat, deed);
        match deed {
            Deed::Investigate(whom, spot) => self.look(seat, whom, spot),
            Deed::Equip(kind, aim) => {
                self.take_up(seat, kind);
                if kind.aims() {
                    self.aim(seat, seat, aim);
                }
            }
            Deed::Draw => self.draw(seat),
            Deed::Drop => self.drop_weapon(seat),
            Deed::Retarget(aim) => self.aim(seat, seat, aim),
            Deed::Shoot(target) => self.shoot(seat, target),
            Deed::Mend => self.mend(seat),
            Deed::UseUp(at) => {
                self.discard_open(seat, at);
                self.draw(seat);
            }
            Deed::Extra(extra, pay, whom) => self.extra(seat, extra, pay, whom),
        }
    }

    /// Keeps what everybody saw.
    fn remember(&mut self, by: Seat, deed: Deed) {
        let held = self.scene().player(by).and_then(|player| player.weapon).map_or(Aim::NOBODY, |armed| armed.aim);
        let aim = match deed {
            Deed::Equip(_, aim) | Deed::Retarget(aim) => aim,
            Deed::Shoot(Some(target)) => Aim(Some(target), None),
            _ => held,
        };
        let turn = self.state.turn.number;
        self.state.past.push(Past { turn, by, deed, aim });
    }

    /// Fires the held weapon at what it is aimed at, or at what is named (SD-WPN-22).
    fn shoot(&mut self, seat: Seat, named: Option<Target>) {
        let Some(armed) = self.scene().player(seat).and_then(|player| player.weapon) else { return };
        let aim = named.map_or(armed.aim, |target| Aim(Some(target), None));
        self.fire(seat, armed.kind, aim);
    }

    /// Heals the companion's target instead of shooting it (SD-WPN-16).
    fn mend(&mut self, seat: Seat) {
        let Some(armed) = self.scene().player(seat).and_then(|player| player.weapon) else { return };
        if let Some(Target::Seat(target)) = armed.aim.0 {
            self.heal(target, 1);
        }
        self.push(Pending::AfterShot { by: seat, weapon: armed.kind });
    }

    /// What a scenario allows as an action (SC-28 to SC-38).
    fn extra(&mut self, seat: Seat, extra: Extra, Pay(a, b): Pay, whom: Option<Seat>) {
        // The later place first, so that the earlier one stays where it is.
        for at in [b, a].into_iter().flatten() {
            self.discard(seat, at);
        }
        match extra {
            Extra::HealSelf => self.heal(seat, 1),
            Extra::HealOther => whom.into_iter().for_each(|whom| self.heal(whom, 1)),
            Extra::Purge => {
                let others: smallvec::SmallVec<[Seat; 16]> = self.scene().others(seat).collect();
                others.into_iter().for_each(|other| self.discard_random(other));
            }
            Extra::RevealSelf => {
                let down = self.scene().id_spots(seat, false).next();
                self.push(Pending::Triggers);
                if let Some(at) = down {
                    self.reveal(seat, Spot::Id(at), Cause::Deed(seat));
                }
            }
        }
    }

    /// AFTER: further actions, then programs until the turn is passed on (SD-TURN-05, PR22).
    pub fn after(&mut self) {
        let seat = self.state.turn.seat;
        if self.state.turn.extra > 0 && !self.state.turn.lost {
            let armed = self.scene().player(seat).is_some_and(|player| player.weapon.is_some());
            let turn = &mut self.state.turn;
            turn.extra -= 1;
            turn.armed = armed;
            self.say(Event::ExtraAction(seat));
            self.push(Pending::After);
            self.push(Pending::Announce);
            return;
        }
        self.push(Pending::Window(Moment::After, 0));
    }

    /// The turn goes on: bosses on the way act, the next living player begins (SD-TURN-07, HG-EX-20).
    pub fn pass(&mut self, at: Seat) {
        let waiting = self.state.bosses.iter_mut().find(|boss| boss.place == at && boss.takes_turns() && !boss.acted);
        if let Some(boss) = waiting {
            boss.acted = true;
            let boss = boss.boss;
            self.push(Pending::Pass { at });
            self.push(Pending::BossTurn(boss));
            return;
        }
        let next = self.scene().after(at, 1);
        if next == self.state.turn.first {
            self.state.turn.round += 1;
        }
        if self.scene().lives(next) {
            self.begin_turn(next);
        } else if next == self.state.turn.seat && self.scene().living().next().is_none() {
            self.nobody_left();
        } else {
            self.push(Pending::Pass { at: next });
        }
    }
}
