//! Choosing: all at once and in secret; who cannot waits for what the others leave (SD-CAMP-09, SD-CAMP-10).

use smallvec::SmallVec;

use super::{Hand, Kept, suiting};
use crate::{
    deduction::{Boss, End, Event, Fate, Mark, Pending, Power, Slot, Spot, Timing, play::Play, scene::Scene},
    engine::{Seat, Seats},
};

/// How many programs a player keeps who drew more (SD-CAMP-23).
const KEPT_PROGRAMS: usize = 2;
/// As many Wounds lay a loyalty card open (SD-CAMP-21).
const OPENING_WOUNDS: u8 = 2;

impl Scene<'_> {
    /// Whether a player must still put programs away before the game (SD-CAMP-23).
    pub fn is_overloaded(self, seat: Seat) -> bool {
        let Some(player) = self.player(seat) else { return false };
        let more: u8 = self.powers(seat).map(|(power, _)| if let Power::Sleepless(n) = power { n } else { 0 }).sum();
        player.programs.len() > KEPT_PROGRAMS + usize::from(more)
    }
}

impl Play<'_> {
    /// Somebody keeps a card: the ID first, then the loyalty cards.
    pub fn keep_card(&mut self, seat: Seat, spot: Spot) {
        let Some(hand) = self.state.draft.get_mut(usize::from(seat.0)) else { return };
        hand.kept = match (hand.kept, spot) {
            (Kept::Chooses { id: None, .. }, Spot::Id(at)) => Kept::Chooses { id: Some(at), loyalty: None },
            (Kept::Chooses { id, loyalty: None }, Spot::Loyalty(at)) => Kept::Chooses { id, loyalty: Some(at) },
            (Kept::Chooses { id: Some(id), loyalty: Some(first) }, Spot::Loyalty(at)) => Kept::Done(id, first, at),
            (kept, _) => kept,
        };
        if let Kept::Done(..) = hand.kept {
            self.say(Event::Decided(seat));
        }
    }

    /// Somebody cannot choose anything: as good as having chosen.
    pub fn keep_nothing(&mut self, seat: Seat) {
        if let Some(hand) = self.state.draft.get_mut(usize::from(seat.0)) {
            hand.kept = Kept::Done(0, 0, 1);
        }
    }

    /// When nobody chooses any more: the next who waits takes what the others left, or the game is laid out.
    pub fn go_on_drafting(&mut self) {
        if let Some(seat) = self.next_waiting() {
            self.say(Event::TookUnused(seat));
            if let Some(hand) = self.state.draft.get_mut(usize::from(seat.0)) {
                hand.kept = Kept::OPEN;
            }
            return;
        }
        self.state.stack.pop();
        self.lay_out_kept();
        self.say(Event::Drafted);
        self.prepare_all();
    }

    /// The first, clockwise from who will begin, who can become what it must with what the others left; where nobody
    /// can, the first who waits, with what is in the box too. That player holds all these cards now.
    fn next_waiting(&mut self) -> Option<Seat> {
        let scene = self.scene();
        let waits = |seat: &Seat| scene.hand(*seat).is_some_and(|hand| hand.kept == Kept::Waits);
        let waiting: SmallVec<[Seat; 6]> = scene.around(self.state.turn.first).filter(waits).collect();
        let first = *waiting.first()?;
        let left: Vec<Hand> = self.state.draft.iter().map(Hand::unused).collect();
        let able = waiting.into_iter().find(|&seat| {
            let mut pool = scene.hand(seat).cloned().unwrap_or_default();
            for left in &left {
                pool.add(left, seat);
            }
            !suiting(self.rules, scene.fate(seat).unwrap_or(Fate::Outlaw), &pool).is_empty()
        });
        let taker = able.unwrap_or(first);
        for hand in &mut self.state.draft {
            hand.part();
        }
        let mut left = left;
        if able.is_none() {
            let blank = Seats::default();
            let loyalty = self.state.supply.drain(..).map(|kind| Slot { kind, up: false, seen: blank }).collect();
            left.push(Hand { ids: self.state.removed.drain(..).collect(), loyalty, kept: Kept::Waits });
        }
        if let Some(hand) = self.state.draft.get_mut(usize::from(taker.0)) {
            for left in &left {
                hand.add(left, taker);
            }
        }
        Some(taker)
    }

    /// Everybody gets what was kept; the rest goes to the box, in an order nobody knows.
    fn lay_out_kept(&mut self) {
        let mut hands = std::mem::take(&mut self.state.draft);
        let mut aside: Vec<_> = self.state.removed.drain(..).collect();
        for (at, hand) in (0..).zip(&mut hands) {
            let unused = hand.unused();
            aside.extend(unused.ids);
            self.state.supply.extend(unused.loyalty.iter().map(|slot| slot.kind));
            hand.part();
            let open: SmallVec<[bool; 1]> = hand.ids.iter().map(|slot| self.scene().is_fast(slot.kind)).collect();
            self.with_player(Seat(at), |player| {
                let ids = hand.ids.iter().zip(open).map(|(slot, up)| Slot { up, ..*slot });
                player.ids = ids.collect();
                player.loyalty = hand.loyalty.iter().copied().collect();
            });
        }
        self.dice.shuffle(&mut aside);
        self.dice.shuffle(&mut self.state.supply);
        self.state.removed.extend(aside);
    }

    /// What else comes before the first turn, clockwise from who begins: more programs, open cards, too many programs.
    fn prepare_all(&mut self) {
        let Some(after) = &self.rules.after else { return };
        let order: SmallVec<[Seat; 6]> = self.scene().around(self.state.turn.first).collect();
        for &seat in &order {
            self.wake(seat);
        }
        for &seat in order.iter().rev() {
            if after.scars(seat).is_some_and(|scars| scars.transferred > 0) {
                self.push(Pending::Pare { seat });
            }
        }
        for &seat in order.iter().rev() {
            if after.scars(seat).is_some_and(|scars| scars.wounds >= OPENING_WOUNDS) {
                self.push(Pending::Bare { seat });
            }
        }
    }

    /// Sleepless brings more programs; those that would be laid open stay in the pile (H06, HG-PORT-12).
    fn wake(&mut self, seat: Seat) {
        let more: u8 =
            self.scene().powers(seat).map(|(power, _)| if let Power::Sleepless(n) = power { n } else { 0 }).sum();
        for _ in 0..more {
            let library = self.rules.library();
            let held = |no| {
                let card = library.program(no);
                card.is_some_and(|card| !matches!(card.timing, Timing::Portal(_) | Timing::Open))
            };
            let found = self.state.pile.iter().position(|lying| held(lying.kind));
            if let Some(lying) = found.and_then(|at| self.state.pile.remove(at)) {
                self.give(seat, lying);
            }
        }
    }

    /// Exitus stands at the table from the start where no Morale was left (SD-CAMP-25).
    pub fn haunt(&mut self) {
        let Some(after) = &self.rules.after else { return };
        if self.rules.setup.hell_gate && after.end == End::Morale {
            self.enter(Boss::Exitus, after.last, false);
        }
    }

    /// A false ID that is about to be revealed is replaced by the true one (SD-CAMP-12, SD-CAMP-15).
    pub fn unmask(&mut self, seat: Seat, at: u8) {
        let Some(fate) = self.scene().mask(seat) else { return };
        let Some(truth) = self.rules.library().founder(fate.team()) else { return };
        let all = self.all();
        let mut false_id = None;
        self.with_player(seat, |player| {
            if let Some(slot) = player.ids.get_mut(usize::from(at)).filter(|slot| !slot.up) {
                false_id = Some(*slot);
                *slot = Slot { kind: truth, up: false, seen: all };
            }
        });
        let Some(was) = false_id else { return };
        self.state.removed.push(Slot { up: true, ..was });
        for mark in &mut self.state.marks {
            if let Mark::Came { whom, shown, known, .. } = mark
                && *whom == seat
            {
                (*shown, *known) = (true, all);
            }
        }
        self.say(Event::Unmasked { seat, was: was.kind, truth });
    }
}

impl Hand {
    /// The cards that were not kept; none as long as nothing is.
    fn unused(&self) -> Self {
        let Kept::Done(id, a, b) = self.kept else { return Self::default() };
        let rest =
            |keep: &dyn Fn(u8) -> bool, count: usize| (0..count as u8).filter(|at| !keep(*at)).collect::<Vec<_>>();
        let ids = rest(&|at| at == id, self.ids.len());
        let loyalty = rest(&|at| at == a || at == b, self.loyalty.len());
        Self {
            ids: ids.into_iter().filter_map(|at| self.ids.get(usize::from(at)).copied()).collect(),
            loyalty: loyalty.into_iter().filter_map(|at| self.loyalty.get(usize::from(at)).copied()).collect(),
            kept: Kept::Waits,
        }
    }

    /// Lets go of everything that was not kept.
    fn part(&mut self) {
        let Kept::Done(id, a, b) = self.kept else { return };
        let (ids, loyalty) = (&self.ids, &self.loyalty);
        let kept: Vec<_> = ids.get(usize::from(id)).copied().into_iter().collect();
        let sides: Vec<_> = [a, b].into_iter().filter_map(|at| loyalty.get(usize::from(at)).copied()).collect();
        (self.ids, self.loyalty, self.kept) = (kept, sides, Kept::Done(0, 0, 1));
    }

    /// Takes cards that others left; only the taker knows where they are now.
    fn add(&mut self, left: &Self, taker: Seat) {
        let seen = Seats::one(taker);
        self.ids.extend(left.ids.iter().map(|slot| Slot { seen, ..*slot }));
        self.loyalty.extend(left.loyalty.iter().map(|slot| Slot { seen, ..*slot }));
    }
}
