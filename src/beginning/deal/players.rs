//! Who sits where: character, deck, start area, opening hand (TB-SETUP-25 to -34).

use smallvec::SmallVec;

use super::{
    piles::{influence, influence_named},
    shuffled, stack,
};
use crate::{
    beginning::{
        Area, Body, Character, Deck, Held, InHand, Item, Kuro, Place, Player, Progress, Record, Rules, State, Trait,
    },
    engine::{Dice, Seat, Seats},
};

/// Each seat's character: the one named, or one by lot (TB-SETUP-25).
pub(super) fn characters(rules: &Rules, dice: &mut Dice) -> Vec<Character> {
    let named = &rules.setup.seats;
    let free = Character::ALL.into_iter().filter(|who| !named.contains(&Some(*who))).collect();
    let mut free = shuffled(free, dice).into_iter();
    let mut taken: Vec<Character> = Vec::new();
    for at in 0..usize::from(rules.seats) {
        let wanted = named.get(at).copied().flatten().filter(|who| !taken.contains(who));
        taken.extend(wanted.or_else(|| free.next()));
    }
    taken
}

fn start_body(area: Area, health: u8) -> Body {
    Body { place: Place::In(area), health, chips: SmallVec::new(), scanners: [false; 2], recon: None, had_recon: false }
}

/// A player with a character, its deck and a start area by the orange die (TB-SETUP-25 to -31).
pub(super) fn seat_player(rules: &Rules, state: &mut State, seat: Seat, who: Character, dice: &mut Dice) {
    let card = rules.library().character(who);
    let has = |wanted: Trait| card.is_some_and(|card| card.traits.contains(&wanted));
    let mut roll = |state: &mut State| {
        let loaded = state.loaded.pop();
        Area::numbered(loaded.unwrap_or_else(|| dice.below(6) as u8 + 1))
    };
    let area = roll(state);
    if has(Trait::Handler) {
        let body = start_body(roll(state), rules.library().kuro.health);
        state.kuro = Some(Kuro { owner: seat, body, used: 0, down: false });
    }
    let mut deck = influence(rules, Deck::Personal(who), dice);
    if let Some((_, keys)) = rules.setup.fix.personal.iter().find(|(of, _)| *of == seat) {
        stack(&mut deck, &influence_named(rules, keys));
    }
    let count = if has(Trait::Kit) { 2 } else { 1 };
    let held = |kind| Held { kind, up: false, charges: 0 };
    let programs = (0..count).filter_map(|_| state.programs.pop()).map(held).collect();
    let mut item = None;
    if has(Trait::Kit)
        && let Some(at) = state.hq.iter().position(|it| *it == Item::Pistol)
    {
        item = Some(state.hq.remove(at));
    }
    state.players.push(Player {
        who,
        body: start_body(area, card.map_or(0, |card| card.stats.health)),
        dealt: SmallVec::new(),
        turned: None,
        objectives: SmallVec::new(),
        deck,
        hand: Vec::new(),
        programs,
        transferred: SmallVec::new(),
        item,
        wounds: SmallVec::new(),
        skills: [Progress::default(); 4],
        meter: 0,
        played: 0,
        rested: false,
        revoked: false,
        silenced: false,
        record: Record { non_blue: Some(0), blind: Some(0), ..Record::default() },
    });
}

/// Opening hands (TB-SETUP-26, TB-SETUP-33, TB-SETUP-34).
pub(super) fn deal_hands(rules: &Rules, state: &mut State) {
    let badges = [state.leader, state.general];
    for (seat, player) in (0..).map(Seat).zip(&mut state.players) {
        let card = rules.library().character(player.who);
        let more = card.is_some_and(|card| card.traits.contains(&Trait::OpeningCard));
        let count = if rules.many() { 4 } else { 3 } + usize::from(more);
        for _ in 0..count {
            let drawn = player.deck.pop().map(|card| InHand { card, own: true, seen: Seats::NONE });
            player.hand.extend(drawn);
        }
        if rules.many() && badges.contains(&Some(seat)) {
            let drawn = state.general_deck.pop().map(|card| InHand { card, own: false, seen: Seats::NONE });
            player.hand.extend(drawn);
        }
    }
}
