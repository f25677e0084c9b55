//! Loyalty: the stack, the choice, the deal (TB-LOY).

use super::shuffled;
use crate::{
    beginning::{Event, Faction, Pending, Rules, Slot, State, Trait, play::Play},
    engine::{Dice, Seat, Seats},
};

/// The loyalty stack, and the two cards of whoever chooses first (TB-LOY-01, TB-LOY-03).
pub(super) fn loyalty(rules: &Rules, state: &mut State, dice: &mut Dice) {
    let mut pile = loyalty_stack(rules, dice);
    let chooser = state.players.iter().position(|player| {
        let card = rules.library().character(player.who);
        card.is_some_and(|card| card.traits.contains(&Trait::LoyaltyChoice))
    });
    for (seat, faction) in &rules.setup.fix.loyalty {
        deal_named(state, *seat, *faction, &mut pile);
    }
    if let Some(at) = chooser {
        offer_loyalty(state, Seat(at as u8), &mut pile);
    }
    state.unused = pile.into_iter().map(|faction| Slot { kind: Some(faction), seen: Seats::NONE }).collect();
}

/// The cards the recipe names, with some drawn unseen, shuffled.
fn loyalty_stack(rules: &Rules, dice: &mut Dice) -> Vec<Faction> {
    let recipe = rules.library().recipes.iter().find(|recipe| recipe.seats == rules.seats);
    let mut pile: Vec<Faction> = recipe.map(|recipe| recipe.always.clone()).unwrap_or_default();
    let mut from = shuffled(recipe.map(|recipe| recipe.from.clone()).unwrap_or_default(), dice);
    for _ in 0..recipe.map_or(0, |recipe| recipe.random) {
        pile.extend(from.pop());
    }
    shuffled(pile, dice)
}

/// Two cards to choose from, where none was named; the Machine is kept unasked (TB-LOY-03, TB-LOY-04).
fn offer_loyalty(state: &mut State, seat: Seat, pile: &mut Vec<Faction>) {
    let player = state.players.get_mut(usize::from(seat.0));
    let Some(player) = player.filter(|player| player.dealt.is_empty()) else { return };
    let slot = |faction| Slot { kind: Some(faction), seen: Seats::one(seat) };
    let cards: Vec<Faction> = (0..2).filter_map(|_| pile.pop()).collect();
    if let Some(machine) = cards.iter().position(|faction| *faction == Faction::Machine) {
        player.dealt.extend(cards.get(machine).copied().map(slot));
        pile.extend(cards.into_iter().enumerate().filter(|(at, _)| *at != machine).map(|(_, card)| card));
    } else {
        player.dealt.extend(cards.into_iter().map(slot));
        state.stack.push(Pending::KeepLoyalty);
    }
}

/// A loyalty laid out on purpose: taken out of the stack, or exchanged for a card of it.
fn deal_named(state: &mut State, seat: Seat, faction: Faction, pile: &mut Vec<Faction>) {
    match pile.iter().position(|other| *other == faction) {
        Some(at) => drop(pile.remove(at)),
        None => drop(pile.pop()),
    }
    if let Some(player) = state.players.get_mut(usize::from(seat.0)) {
        player.dealt.clear();
        player.dealt.push(Slot { kind: Some(faction), seen: Seats::one(seat) });
    }
}

impl Play<'_> {
    /// Loyalty for everybody who has none (TB-LOY-02, TB-LOY-05).
    pub fn deal_loyalty(&mut self) {
        let unused = std::mem::take(&mut self.state.unused);
        let mut pile: Vec<Faction> = unused.into_iter().filter_map(|slot| slot.kind).collect();
        self.dice.shuffle(&mut pile);
        for (seat, player) in (0..).map(Seat).zip(&mut self.state.players) {
            if player.dealt.is_empty() {
                let slot = |faction| Slot { kind: Some(faction), seen: Seats::one(seat) };
                player.dealt.extend(pile.pop().map(slot));
            }
        }
        let boxed = self.boxed_loyalty();
        self.state.unused = boxed.into_iter().map(|it| Slot { kind: Some(it), seen: Seats::NONE }).collect();
    }

    /// All loyalty cards that belong to nobody: what is left of the stack, and what never went into it.
    fn boxed_loyalty(&mut self) -> Vec<Faction> {
        let cards = self.rules.library().loyalty.iter();
        let mut boxed: Vec<Faction> =
            cards.flat_map(|card| std::iter::repeat_n(card.faction, usize::from(card.count))).collect();
        for slot in self.state.players.iter().flat_map(|player| &player.dealt) {
            if let Some(at) = boxed.iter().position(|faction| slot.kind == Some(*faction)) {
                boxed.remove(at);
            }
        }
        self.dice.shuffle(&mut boxed);
        boxed
    }

    /// One of two loyalty cards is kept; the other goes back (TB-LOY-04, TB-LOY-05).
    pub fn keep_loyalty(&mut self, seat: Seat, at: u8) {
        let mut back = None;
        self.with_player(seat, |player| {
            let other = usize::from(at == 0);
            back = (other < player.dealt.len()).then(|| player.dealt.remove(other));
        });
        self.state.unused.extend(back.map(|slot| Slot { seen: Seats::NONE, ..slot }));
        self.say(Event::Chose(seat));
    }
}
