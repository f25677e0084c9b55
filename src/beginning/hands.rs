//! Influence cards: drawn, played, discarded, put into what is being resolved (TB-INF, TB-DRAW).

use smallvec::SmallVec;

use super::{Boost, Did, Event, Face, InHand, InfluenceNo, Pending, Pile, Put, Secret, Slot, Unique, play::Play};
use crate::engine::{Seat, Seats};

impl Play<'_> {
    /// The top card of the General deck; the discard pile is shuffled where it is empty (TB-DRAW-04).
    pub fn top_general(&mut self) -> Option<InfluenceNo> {
        if self.state.general_deck.is_empty() && !self.state.discard.is_empty() {
            let mut pile = std::mem::take(&mut self.state.discard);
            for card in &pile {
                self.circulate(*card, 1);
            }
            self.dice.shuffle(&mut pile);
            self.state.general_deck = pile;
            self.say(Event::Reshuffled);
        }
        self.state.general_deck.pop()
    }

    /// Counts a card into or out of the General deck's round.
    fn circulate(&mut self, card: InfluenceNo, by: i8) {
        if let Some(count) = self.state.circulating.get_mut(card.at()) {
            *count = count.saturating_add_signed(by);
        }
    }

    /// A card goes to the one discard pile (TB-INF-08).
    pub fn lay_down(&mut self, card: InfluenceNo, own: bool) {
        if !own {
            self.circulate(card, -1);
        }
        self.state.discard.push(card);
    }

    /// Cards for a player: Personal first, General where it is empty (TB-DRAW-01, TB-DRAW-02).
    pub fn draw(&mut self, seat: Seat, pile: Pile, count: u8) {
        if pile == Pile::Programs {
            return self.draw_programs(seat, count);
        }
        let mut cards: SmallVec<[InfluenceNo; 6]> = SmallVec::new();
        let mut personal = 0;
        for _ in 0..count {
            let own = if pile == Pile::Personal { self.top_personal(seat) } else { None };
            personal += u8::from(own.is_some());
            let Some(card) = own.or_else(|| self.top_general()) else { break };
            let held = InHand { card, own: own.is_some(), seen: Seats::NONE };
            self.with_player(seat, |player| player.hand.push(held));
            cards.push(card);
        }
        let count = (cards.len() as u8, personal);
        if count.0 > 0 {
            self.say(Event::Drew { seat, cards: Secret::of(cards, seat), count });
        }
    }

    fn top_personal(&mut self, seat: Seat) -> Option<InfluenceNo> {
        self.state.players.get_mut(usize::from(seat.0)).and_then(|player| player.deck.pop())
    }

    /// Takes a card out of a hand in sight of all.
    pub fn take_card(&mut self, seat: Seat, card: InfluenceNo) -> Option<InHand> {
        let hand = &mut self.state.players.get_mut(usize::from(seat.0))?.hand;
        let at = hand.iter().position(|held| held.card == card)?;
        Some(hand.remove(at))
    }

    /// Takes a card out of a hand face-down: whoever had seen the hand can no longer tell what is in it.
    pub fn take_hidden(&mut self, seat: Seat, card: InfluenceNo) -> Option<InHand> {
        let taken = self.take_card(seat, card)?;
        self.with_player(seat, |player| player.hand.iter_mut().for_each(|held| held.seen = Seats::NONE));
        Some(taken)
    }

    /// Plays a card in sight of all, to the discard pile.
    pub fn play_card(&mut self, seat: Seat, card: InfluenceNo) {
        let Some(held) = self.take_card(seat, card) else { return };
        self.say(Event::Played(seat, card));
        if matches!(self.scene().face(card), Some(Face::Unique(_))) && self.scene().is_own_unique(seat, card) {
            self.did(seat, Did::Unique);
        }
        self.lay_off(seat, held);
    }

    /// A card goes from a hand to the discard pile.
    fn lay_off(&mut self, seat: Seat, held: InHand) {
        self.lay_down(held.card, held.own);
        let five = self.scene().face(held.card) == Some(&Face::Blue(5));
        if five && self.scene().boosts(seat).any(|boost| boost == Boost::BlueFive) {
            self.push(Pending::BlueFive(seat));
        }
    }

    /// Discards a card of a hand.
    pub fn discard_card(&mut self, seat: Seat, card: InfluenceNo) {
        if let Some(held) = self.take_card(seat, card) {
            self.say(Event::Discarded(seat, SmallVec::from_slice(&[card])));
            self.lay_off(seat, held);
        }
    }

    /// Discards cards of a hand by chance.
    pub fn discard_random(&mut self, seat: Seat, count: u8) {
        let mut lost: SmallVec<[InfluenceNo; 6]> = SmallVec::new();
        for _ in 0..count {
            let cards: SmallVec<[InfluenceNo; 12]> =
                self.scene().player(seat).into_iter().flat_map(|player| &player.hand).map(|held| held.card).collect();
            let Some(&card) = self.dice.pick(&cards) else { break };
            if let Some(held) = self.take_card(seat, card) {
                lost.push(card);
                self.lay_off(seat, held);
            }
        }
        if !lost.is_empty() {
            self.did(seat, Did::Shed(lost.len() as u8));
            self.say(Event::Discarded(seat, lost));
        }
    }

    /// Puts a card of a hand face-down into what is being resolved.
    pub fn put(&mut self, seat: Seat, card: InfluenceNo, red: bool, to: Option<Seat>) {
        let Some(held) = self.take_hidden(seat, card) else { return };
        self.state.pool.push(Put { card, own: held.own, by: Some(seat), to, red, up: false });
        self.say(Event::PutIn(seat));
    }

    /// Puts the top cards of the General deck in unseen (TB-EVT-14).
    pub fn put_general(&mut self, count: u8) {
        for _ in 0..count {
            let Some(card) = self.top_general() else { return };
            self.state.pool.push(Put { card, own: false, by: None, to: None, red: false, up: false });
        }
    }

    /// All cards put in, shuffled and on their way to the discard pile.
    pub fn empty_pool(&mut self) -> Vec<Put> {
        let mut pool = std::mem::take(&mut self.state.pool);
        self.dice.shuffle(&mut pool);
        for put in &pool {
            self.lay_down(put.card, put.own);
        }
        pool
    }

    /// What a card that was put in counts: blue above 0, red below (TB-EVT-15).
    pub fn counts(&self, put: Put) -> i8 {
        let scene = self.scene();
        let signed = |value: u8, red: bool| {
            let value = i8::try_from(value).unwrap_or(i8::MAX);
            if red { -value } else { value }
        };
        match scene.face(put.card) {
            Some(Face::Blue(value)) => signed(*value, false),
            Some(Face::Red(value)) => signed(*value, true),
            Some(Face::Unique(Unique::Wild(value))) if put.by.is_some_and(|by| scene.is_own_unique(by, put.card)) => {
                signed(*value, put.red)
            }
            Some(Face::Unique(Unique::Kuro(_))) => {
                put.by.and_then(|by| scene.blue(by, put.card)).map_or(0, |value| signed(value, false))
            }
            _ => 0,
        }
    }

    /// What one seat has seen of a slot.
    pub fn see<K: Copy>(slot: &mut Slot<K>, seat: Seat) -> Option<K> {
        slot.seen = slot.seen.with(seat);
        slot.kind
    }
}
