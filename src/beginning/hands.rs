//! Cards changing hands: influence, programs, wounds, and what is seen of them (TB-DRAW, TB-INF, TB-PROG).

use smallvec::SmallVec;

use super::{
    Did, Event, Face, Figure, Held, InHand, InfluenceNo, Pending, Pile, ProgramNo, Put, Secret, Seen, Slot, Trait,
    Unique, WoundNo, play::Play,
};
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
        if five && self.scene().boosts(seat).any(|boost| boost == super::Boost::BlueFive) {
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

    /// The top program; the discards are shuffled where the pile is empty (TB-AMB-69).
    pub fn top_program(&mut self) -> Option<ProgramNo> {
        if self.state.programs.is_empty() {
            let mut pile = std::mem::take(&mut self.state.program_discard);
            self.dice.shuffle(&mut pile);
            self.state.programs = pile;
        }
        self.state.programs.pop()
    }

    /// Programs for a player, face-down.
    pub fn draw_programs(&mut self, seat: Seat, count: u8) {
        let drawn: SmallVec<[ProgramNo; 3]> = (0..count).map_while(|_| self.top_program()).collect();
        for &kind in &drawn {
            self.gain_program(seat, kind);
        }
        let count = drawn.len() as u8;
        if count > 0 {
            self.say(Event::GotPrograms { seat, programs: Secret::of(drawn, seat), count });
        }
    }

    /// A program goes to a player.
    pub fn gain_program(&mut self, seat: Seat, kind: ProgramNo) {
        self.with_player(seat, |player| player.programs.push(Held { kind, up: false, charges: 0 }));
        self.did(seat, Did::Program);
    }

    /// Programs of which one is kept.
    pub fn offer_programs(&mut self, seat: Seat, count: u8) {
        let what: SmallVec<[ProgramNo; 3]> = (0..count).map_while(|_| self.top_program()).collect();
        if !what.is_empty() {
            self.state.offer = Seen { what, by: Some(seat) };
            self.push(Pending::KeepProgram);
        }
    }

    /// One of the programs seen is kept, the others are discarded.
    pub fn keep_program(&mut self, seat: Seat, at: u8) {
        let mut what = std::mem::take(&mut self.state.offer.what);
        self.state.offer.by = None;
        if usize::from(at) < what.len() {
            let kind = what.remove(usize::from(at));
            self.gain_program(seat, kind);
            let programs = Secret::of(SmallVec::from_slice(&[kind]), seat);
            self.say(Event::GotPrograms { seat, programs, count: 1 });
        }
        self.state.program_discard.extend(what);
    }

    /// A program of a player is discarded, by its place.
    pub fn drop_program(&mut self, seat: Seat, at: u8) {
        let Some(player) = self.state.players.get_mut(usize::from(seat.0)) else { return };
        if usize::from(at) < player.programs.len() {
            let held = player.programs.remove(usize::from(at));
            self.state.program_discard.push(held.kind);
            self.say(Event::LostProgram(seat, held.kind));
        }
    }

    /// The market is filled up to three (TB-PROG-08).
    pub fn refill_market(&mut self) {
        while self.state.market.len() < 3 {
            let Some(kind) = self.top_program() else { break };
            self.state.market.push(kind);
        }
        let market = self.state.market.clone();
        self.say(Event::Market(market));
    }

    /// The market is replaced (TB-HUM-06, TB-MACH-04).
    pub fn renew_market(&mut self) {
        let old = std::mem::take(&mut self.state.market);
        self.state.program_discard.extend(old);
        self.refill_market();
    }

    /// The top wound (TB-AMB-69).
    fn top_wound(&mut self) -> Option<WoundNo> {
        if self.state.wounds.is_empty() {
            let mut pile = std::mem::take(&mut self.state.wound_discard);
            self.dice.shuffle(&mut pile);
            self.state.wounds = pile;
        }
        self.state.wounds.pop()
    }

    /// Wounds are drawn one after the other; whoever holds a card against them is asked.
    pub fn wound(&mut self, seat: Seat, left: u8) -> super::play::Flow {
        let scene = self.scene();
        let mut shield = None;
        scene.each_card(seat, &mut |card| {
            let cancels = matches!(scene.face(card), Some(Face::Unique(Unique::CancelWound)));
            if cancels && scene.is_own_unique(seat, card) {
                shield = Some(card);
            }
        });
        if left == 0 {
            self.state.stack.pop();
            return super::play::Flow::Done;
        }
        if shield.is_some() {
            return super::play::Flow::Asks;
        }
        self.replace(Pending::Wound { seat, left: left - 1 });
        self.draw_wound(seat);
        super::play::Flow::Done
    }

    /// One wound is drawn.
    pub fn draw_wound(&mut self, seat: Seat) {
        if let Some(no) = self.top_wound() {
            self.with_player(seat, |player| player.wounds.push(no));
            self.say(Event::Wounded(seat, no));
        }
    }

    /// A wound is removed, by its place.
    pub fn treat(&mut self, seat: Seat, at: u8) {
        let Some(player) = self.state.players.get_mut(usize::from(seat.0)) else { return };
        if usize::from(at) < player.wounds.len() {
            let no = player.wounds.remove(usize::from(at));
            self.state.wound_discard.push(no);
            self.say(Event::Treated(seat, no));
        }
    }

    /// Health comes back, up to the most (TB-AMB-67); says how much.
    pub fn heal(&mut self, figure: Figure, by: u8) -> u8 {
        let most = self.scene().max_health(figure);
        let before = self.scene().body(figure).map_or(most, |body| body.health);
        let gained = by.min(most.saturating_sub(before));
        if gained > 0 {
            self.with_body(figure, |body| body.health += gained);
            self.say(Event::Healed(figure, gained));
        }
        gained
    }

    /// Health is lost; at 0 the figure falls (TB-WND-01, TB-DEE-03).
    pub fn hurt(&mut self, figure: Figure, by: u8) {
        let health = self.scene().body(figure).map_or(0, |body| body.health);
        if self.scene().area(figure).is_none() || by == 0 || health == 0 {
            return;
        }
        self.with_body(figure, |body| body.health = body.health.saturating_sub(by));
        self.say(Event::Hurt(figure, by.min(health)));
        if by >= health {
            self.fall(figure);
        }
    }

    fn fall(&mut self, figure: Figure) {
        self.say(Event::Downed(figure));
        self.with_body(figure, |body| body.place = super::Place::Down);
        let owner = self.scene().owner(figure);
        match figure {
            Figure::Of(seat) => {
                let left = 1 + u8::from(self.scene().has(seat, Trait::Fragile));
                self.push(Pending::Wound { seat, left });
            }
            Figure::Kuro => {
                self.state.kuro.iter_mut().for_each(|kuro| kuro.down = true);
                self.push(Pending::Wound { seat: owner, left: 1 });
            }
        }
    }

    /// What one seat has seen of a slot.
    pub fn see<K: Copy>(slot: &mut Slot<K>, seat: Seat) -> Option<K> {
        slot.seen = slot.seen.with(seat);
        slot.kind
    }
}
