//! Loyalty cards and IDs that change places (V10, V15, SD-BOSS-04).

use smallvec::SmallVec;

use crate::{
    deduction::{Event, Faction, LoyaltyNo, Passing, Pending, Slot, Spot, play::Play},
    engine::{Seat, Seats},
};

impl Play<'_> {
    /// A loyalty card as it lies after moving to a player: face-down, seen by the new owner too.
    fn moved(&self, slot: Slot<LoyaltyNo>, to: Seat) -> Slot<LoyaltyNo> {
        let seen = if slot.up { self.all() } else { slot.seen.with(to) };
        Slot { kind: slot.kind, up: false, seen }
    }

    /// Two loyalty cards change places and are turned face-down (M07, PR15).
    pub(super) fn swap_loyalty(&mut self, a: Seat, at_a: u8, b: Seat, at_b: u8) {
        let (Some(of_a), Some(of_b)) = (self.scene().loyalty(a, at_a), self.scene().loyalty(b, at_b)) else { return };
        if self.rules.shared {
            return;
        }
        let (to_a, to_b) = (self.moved(of_b, a), self.moved(of_a, b));
        self.with_loyalty(a, at_a, |slot| *slot = to_a);
        self.with_loyalty(b, at_b, |slot| *slot = to_b);
        self.say(Event::SwappedLoyalty { a, spot_a: Spot::Loyalty(at_a), b, spot_b: Spot::Loyalty(at_b) });
    }

    /// All loyalty cards of two players change places (PX10).
    pub(super) fn swap_all_loyalty(&mut self, a: Seat, b: Seat) {
        let take = |play: &mut Self, from: Seat, to: Seat| {
            let mut cards = SmallVec::<[Slot<LoyaltyNo>; 3]>::new();
            play.with_player(from, |player| cards = std::mem::take(&mut player.loyalty));
            cards.iter().map(|slot| play.moved(*slot, to)).collect::<SmallVec<[_; 3]>>()
        };
        let (to_b, to_a) = (take(self, a, b), take(self, b, a));
        self.with_player(a, |player| player.loyalty = to_a);
        self.with_player(b, |player| player.loyalty = to_b);
        self.say(Event::SwappedAllLoyalty(a, b));
    }

    /// The loyalty cards of two players are shuffled and dealt back: nobody but the owners knows them (PR17).
    pub(super) fn mix_loyalty(&mut self, a: Seat, b: Seat) {
        let mut cards = SmallVec::<[LoyaltyNo; 8]>::new();
        for seat in [a, b] {
            self.with_player(seat, |player| cards.extend(player.loyalty.iter().map(|slot| slot.kind)));
        }
        self.dice.shuffle(&mut cards);
        let mut cards = cards.into_iter();
        for seat in [a, b] {
            self.with_player(seat, |player| {
                for (slot, kind) in player.loyalty.iter_mut().zip(cards.by_ref()) {
                    *slot = Slot { kind, up: false, seen: Seats::one(seat) };
                }
            });
        }
        self.say(Event::MixedLoyalty(a, b));
    }

    /// A random card of the unused ones.
    fn draw_unused(&mut self) -> Option<LoyaltyNo> {
        let at = self.dice.below(self.state.supply.len());
        (at < self.state.supply.len()).then(|| self.state.supply.swap_remove(at))
    }

    /// A loyalty card goes to the unused ones, and a random one of them takes its place (H15, O15).
    pub(super) fn replace_loyalty(&mut self, seat: Seat, at: u8) {
        let Some(old) = self.scene().loyalty(seat, at).filter(|_| !self.rules.shared) else { return };
        self.state.supply.push(old.kind);
        let Some(kind) = self.draw_unused() else { return };
        self.with_loyalty(seat, at, |slot| *slot = Slot { kind, up: false, seen: Seats::one(seat) });
        self.say(Event::ReplacedLoyalty(seat, Spot::Loyalty(at)));
    }

    /// A random unused loyalty card is added (O12).
    pub(super) fn gain_loyalty(&mut self, seat: Seat) {
        if self.rules.shared {
            return;
        }
        let Some(kind) = self.draw_unused() else { return };
        self.with_player(seat, |player| player.loyalty.push(Slot { kind, up: false, seen: Seats::one(seat) }));
        self.say(Event::GainedLoyalty(seat));
    }

    /// All living players pass a loyalty card on: one of their choice, or the one on the next player's side (O13, PR18).
    pub(super) fn ask_passing(&mut self, choose: bool) {
        if self.rules.shared {
            return;
        }
        let mut chosen = [Passing::Out; 16];
        for seat in self.scene().living() {
            let count = self.scene().loyalty_count(seat);
            let passing = match (choose, count) {
                (_, 0) => Passing::Out,
                (true, 2..) => Passing::Open,
                (true, _) => Passing::Card(0),
                (false, _) => Passing::Card(1.min(count - 1)),
            };
            chosen.get_mut(usize::from(seat.0)).into_iter().for_each(|own| *own = passing);
        }
        self.push(Pending::PassLoyalty { chosen });
    }

    /// The chosen cards move to the next living player, each into the place vacated there (O13).
    pub fn pass_loyalty(&mut self, chosen: &[Passing; 16]) {
        let given = |seat: Seat| match chosen.get(usize::from(seat.0)) {
            Some(Passing::Card(at)) => Some(*at),
            _ => None,
        };
        let scene = self.scene();
        let mut moves = SmallVec::<[(Seat, u8, Seat, Slot<LoyaltyNo>); 16]>::new();
        for from in scene.living() {
            if let Some(at) = given(from)
                && let (Some(slot), Some(to)) = (scene.loyalty(from, at), scene.next_living(from))
            {
                moves.push((from, at, to, self.moved(slot, to)));
            }
        }
        let mut gone = SmallVec::<[(Seat, u8); 16]>::new();
        for &(from, at, to, slot) in &moves {
            if let Some(place) = given(to) {
                self.with_loyalty(to, place, |own| *own = slot);
            } else {
                self.with_player(to, |player| player.loyalty.push(slot));
            }
            let filled = moves.iter().any(|(.., receiver, _)| *receiver == from);
            gone.extend((!filled).then_some((from, at)));
            self.say(Event::PassedLoyalty { from, spot: Spot::Loyalty(at), to });
        }
        for (from, at) in gone {
            self.with_player(from, |player| {
                if usize::from(at) < player.loyalty.len() {
                    player.loyalty.remove(usize::from(at));
                }
            });
        }
    }

    /// Two players exchange their IDs, all of a Boss; both are turned face-down and nothing triggers (O11, SD-BOSS-07).
    pub(super) fn swap_ids(&mut self, a: Seat, b: Seat) {
        let all = self.all();
        let mut lists = [SmallVec::new(), SmallVec::new()];
        for (list, (from, to)) in lists.iter_mut().zip([(a, b), (b, a)]) {
            self.with_player(from, |player| {
                *list = std::mem::take(&mut player.ids);
                player.link = None;
            });
            for slot in list.iter_mut() {
                let fast = self.scene().is_fast(slot.kind);
                slot.seen = if slot.up { all } else { slot.seen.with(to) };
                slot.up &= fast;
            }
        }
        let [of_a, of_b] = lists;
        self.with_player(a, |player| player.ids = of_b);
        self.with_player(b, |player| player.ids = of_a);
        self.state.queue.retain(|trigger| trigger.seat != a && trigger.seat != b);
        self.say(Event::SwappedIds(a, b));
    }

    /// The own ID is put away for all Boss IDs of a colour, face-down (SD-BOSS-04).
    pub(super) fn become_boss(&mut self, seat: Seat, faction: Faction) {
        let Some(ids) = self.rules.boss_ids.get(faction as usize) else { return };
        let mut order: SmallVec<[_; 3]> = ids.iter().copied().collect();
        self.dice.shuffle(&mut order);
        let mut old = SmallVec::<[Slot<_>; 3]>::new();
        self.with_player(seat, |player| {
            old = std::mem::take(&mut player.ids);
            player.ids = order.iter().map(|&kind| Slot { kind, up: false, seen: Seats::one(seat) }).collect();
            player.link = None;
        });
        self.state.removed.extend(old);
        self.state.crowned.push(faction);
        self.say(Event::Crowned(seat, faction));
    }
}
