//! Events: drawing, contributing, judging, deciding (TB-EVT).

use smallvec::SmallVec;

use super::{
    Check, Counted, Era, Event, EventKind, EventNo, Face, Frame, InfluenceNo, Level, Moment, Past, Pending, Put,
    Source, Special, play::Play, scene::Scene,
};
use crate::engine::{Flow, Seat, Seats};

/// Cards of the General deck in every check (TB-EVT-14).
const UNSEEN: u8 = 2;

impl Scene<'_> {
    /// What each card adds to the total of a check, the special ones included (TB-EVT-23). Each card comes with what it
    /// counts by itself.
    pub fn check_terms(self, cards: &[(InfluenceNo, i8)], target: i8) -> SmallVec<[i8; 20]> {
        let strongest = cards.iter().map(|card| card.1).max_by_key(|value| value.unsigned_abs()).unwrap_or(0);
        let towards: i8 = if target < 0 { -1 } else { 1 };
        let term = |&(card, value): &(InfluenceNo, i8)| match self.face(card) {
            Some(Face::Special(Special::Ease(by))) => towards * by.cast_signed(),
            Some(Face::Special(Special::Burden(by))) => -towards * by.cast_signed(),
            Some(Face::Special(Special::Echo)) => strongest,
            Some(Face::Special(Special::Mute)) => strongest.saturating_neg(),
            _ => value,
        };
        cards.iter().map(term).collect()
    }
}

impl Play<'_> {
    /// An event is drawn and shown (TB-EVT-01 to -05).
    pub fn draw_event(&mut self, ex: bool) {
        let level = if ex { Level::Ex } else { Level::of(self.state.era) };
        let Some(event) = self.state.events.get_mut(level as usize).and_then(std::collections::VecDeque::pop_front)
        else {
            return;
        };
        self.say(Event::Shown(level, event));
        self.push(Pending::Filed(event));
        let Some(card) = self.rules.library().event(event) else { return };
        let check = Check { event };
        match card.kind {
            EventKind::Check { .. } | EventKind::Count { .. } => {
                self.push(Pending::Judge(check));
                self.push(Pending::Window(Moment::Pooled, 0));
                self.push(Pending::TopUp(check));
                self.push(Pending::Contribute { check, next: 0 });
            }
            EventKind::Decision { .. } => self.push(Pending::Decide(event)),
            EventKind::Happening(_) => self.half(event, 0, Seats::NONE),
        }
        self.push(Pending::Window(Moment::Shown, 0));
    }

    /// A half of an event is carried out.
    fn half(&mut self, event: EventNo, half: u8, gave: Seats) {
        let frame = Frame { gave, ..Frame::new(Source::Event(event, half), self.state.turn.seat) };
        self.push(Pending::Script(frame));
    }

    /// Asks the next player who can put something in (TB-EVT-10, TB-EVT-13).
    pub fn contribute(&mut self, check: Check, next: u8) -> Flow {
        let scene = self.scene();
        let active = scene.active();
        let able = |&steps: &u8| {
            let seat = scene.after(active, steps);
            let limit = scene.check_limit(seat, scene.asked_cards(check.event));
            limit > scene.put_in(seat) && scene.player(seat).is_some_and(|player| !player.hand.is_empty())
        };
        let Some(next) = (next..scene.seats()).find(able) else {
            self.state.stack.pop();
            return Flow::Done;
        };
        self.replace(Pending::Contribute { check, next });
        Flow::Asks
    }

    /// The cards are shuffled, shown and counted (TB-EVT-14 to -20).
    pub fn judge(&mut self, check: Check) {
        let Some(card) = self.rules.library().event(check.event) else { return };
        let gave = self.state.pool.iter().filter_map(|put| put.by).fold(Seats::NONE, Seats::with);
        self.put_general(UNSEEN);
        let pool = self.empty_pool();
        let cards: SmallVec<[InfluenceNo; 16]> = pool.iter().map(|put| put.card).collect();
        match &card.kind {
            EventKind::Check { target, .. } => {
                let total = self.total(&pool, *target);
                let success = if *target < 0 { total <= *target } else { total >= *target };
                self.say(Event::Pooled { cards, total, target: *target, success });
                self.remember(check.event, &pool, *target, success);
                self.half(check.event, u8::from(!success), gave);
            }
            EventKind::Count { of, steps, .. } => {
                let count = pool.iter().filter(|put| self.matches(**put, *of)).count() as u8;
                let step = steps.iter().rposition(|(need, _)| count >= *need).unwrap_or(0) as u8;
                self.say(Event::Counted { cards, count, step });
                self.half(check.event, step, gave);
            }
            _ => {}
        }
    }

    /// What everybody may remember of a check.
    fn remember(&mut self, event: EventNo, pool: &[Put], target: i8, success: bool) {
        let mut gave = [0u8; 6];
        for seat in pool.iter().filter_map(|put| put.by) {
            gave.get_mut(usize::from(seat.0)).into_iter().for_each(|count| *count += 1);
        }
        let sign = |put: &Put| self.counts(*put).signum() * target.signum();
        let (helped, hurt) = pool.iter().fold((0, 0), |(helped, hurt), put| match sign(put) {
            1 => (helped + 1, hurt),
            -1 => (helped, hurt + 1),
            _ => (helped, hurt),
        });
        let turn = self.state.turn.number;
        self.state.past.push(Past::Checked { turn, event, gave, helped, hurt, success });
    }

    fn matches(&self, put: Put, of: Counted) -> bool {
        matches!(
            (self.scene().face(put.card), of),
            (Some(Face::Grey), Counted::Grey | Counted::Both) | (Some(Face::Green), Counted::Green | Counted::Both)
        )
    }

    /// What the cards come to, with the special ones (TB-EVT-16, TB-EVT-23).
    fn total(&self, pool: &[Put], target: i8) -> i8 {
        let cards: SmallVec<[(InfluenceNo, i8); 20]> = pool.iter().map(|put| (put.card, self.counts(*put))).collect();
        self.scene().check_terms(&cards, target).into_iter().fold(0, i8::saturating_add)
    }

    /// A decision: of whoever decides, or by what is possible (TB-EVT-24 to -26).
    pub fn decide_event(&mut self, event: EventNo) -> Flow {
        let Some(EventKind::Decision { by, a, b }) = self.rules.library().event(event).map(|card| &card.kind) else {
            self.state.stack.pop();
            return Flow::Done;
        };
        let you = self.state.turn.seat;
        let possible = |half: &super::Half| self.scene().any_feasible(you, &half.effects);
        let headless = *by == super::Badge::General && self.state.general.is_none();
        let half = match (possible(a), possible(b)) {
            (false, false) => {
                self.state.stack.pop();
                self.say(Event::Dropped(event));
                return Flow::Done;
            }
            (true, _) if headless => 0,
            (true, false) => 0,
            (false, true) => 1,
            (true, true) => return Flow::Asks,
        };
        self.state.stack.pop();
        self.say(Event::Decided(None, event, half == 0));
        self.half(event, half, Seats::NONE);
        Flow::Done
    }

    /// Somebody has decided.
    pub fn decided(&mut self, seat: Seat, event: EventNo, upper: bool) {
        self.say(Event::Decided(Some(seat), event, upper));
        self.state.past.push(Past::Decided { by: seat, event, upper });
        self.half(event, u8::from(!upper), Seats::NONE);
    }

    /// A resolved event goes under its deck, unless its deck has left the game (TB-EVT-07, TB-HUM-04, TB-MACH-02).
    pub fn file(&mut self, event: EventNo) {
        let level = self.rules.library().event(event).map_or(Level::I, |card| card.level);
        let left = match level {
            Level::I => self.state.era > Era::First,
            Level::II => self.state.era > Era::Human,
            Level::III | Level::Ex => false,
        };
        if !left {
            self.state.events.get_mut(level as usize).into_iter().for_each(|deck| deck.push_back(event));
        }
        if level == Level::Ex {
            self.reset_riot();
        }
        for player in &mut self.state.players {
            player.silenced = false;
        }
    }
}
