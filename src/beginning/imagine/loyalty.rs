//! Loyalties that are not known, dealt until they fit what the seat was told.

use crate::{
    beginning::{Era, Faction, Rules, State},
    engine::{Dice, Seat},
};

/// How often loyalties are dealt anew until they fit what was told.
const TRIES: usize = 64;

/// Loyalties that are not known: dealt from the recipe until they fit what the seat knows and was told.
pub(super) fn imagine_loyalty(rules: &Rules, state: &mut State, me: Seat, dice: &mut Dice) {
    let Some(recipe) = rules.library().recipes.iter().find(|recipe| recipe.seats == rules.seats) else { return };
    let cards = rules.library().loyalty.iter();
    let all: Vec<Faction> = cards.flat_map(|card| std::iter::repeat_n(card.faction, usize::from(card.count))).collect();
    let dealt: Vec<Faction> =
        state.players.iter().flat_map(|player| &player.dealt).filter_map(|slot| slot.kind).collect();
    let boxed: Vec<Faction> = state.unused.iter().filter_map(|slot| slot.kind).collect();
    // Before the stack is dealt out, what belongs to nobody is the rest of the stack.
    let whole = state.players.iter().all(|player| player.dealt.len() == 1);
    for attempt in 0..TRIES {
        let mut from = recipe.from.clone();
        dice.shuffle(&mut from);
        from.truncate(usize::from(recipe.random));
        let stack: Vec<Faction> = recipe.always.iter().copied().chain(from).collect();
        let mut hands = dice.unseen(stack.iter().copied(), dealt.iter().copied());
        let known = dealt.iter().chain(&boxed).copied().collect::<Vec<_>>();
        let mut others = if whole { Vec::new() } else { hands.clone() };
        let mut tried = state.clone();
        for slot in tried.players.iter_mut().flat_map(|player| &mut player.dealt).filter(|slot| slot.kind.is_none()) {
            slot.kind = Some(hands.pop().unwrap_or(Faction::Human));
        }
        if whole {
            let taken: Vec<Faction> =
                tried.players.iter().flat_map(|player| &player.dealt).filter_map(|slot| slot.kind).collect();
            others = dice.unseen(all.iter().copied(), taken.into_iter().chain(boxed.iter().copied()));
        }
        for slot in tried.unused.iter_mut().filter(|slot| slot.kind.is_none()) {
            slot.kind = Some(others.pop().unwrap_or(Faction::Human));
        }
        let lawful = is_part(&known, &all) && is_part(&dealt, &stack);
        if attempt + 1 == TRIES || (lawful && fits_told(rules, &tried, me)) {
            *state = tried;
            return;
        }
    }
}

/// Whether all of some cards are among others, copy by copy.
fn is_part(some: &[Faction], of: &[Faction]) -> bool {
    let count = |cards: &[Faction], faction: Faction| cards.iter().filter(|card| **card == faction).count();
    Faction::PLAYED.into_iter().all(|faction| count(some, faction) <= count(of, faction))
}

/// Whether dealt loyalties agree with what a seat was told in the Machine Phase.
fn fits_told(rules: &Rules, state: &State, me: Seat) -> bool {
    let dealt = |seat: Seat| {
        let player = state.players.get(usize::from(seat.0));
        player.and_then(|player| player.dealt.first()).and_then(|slot| slot.kind)
    };
    let turned = |seat: Seat| state.players.get(usize::from(seat.0)).is_some_and(|player| player.turned.is_some());
    let told = |of: Seat| state.told.iter().find(|told| told.of == of).map(|told| told.faction);
    let machine = dealt(me) == Some(Faction::Machine) && state.era == Era::Machine && rules.seats >= 4;
    (0..rules.seats).map(Seat).filter(|&seat| seat != me).all(|seat| match told(seat) {
        Some(faction) => turned(seat) || dealt(seat) == Some(faction),
        None if machine => {
            dealt(seat) != Some(Faction::Human) && !(rules.many() && dealt(seat) == Some(Faction::Machine))
        }
        None => true,
    })
}
