//! Whether a saved state can belong to a setup.

use super::{Rules, State, deal::colours};
use crate::engine::{Damaged, Seat};

/// The state's cards, weapons and seats are those of these rules.
pub(super) fn check(rules: &Rules, state: &State) -> Result<(), Damaged> {
    let fault = |what: &str| Err(Damaged { what: what.to_owned() });
    let seats = usize::from(rules.seats);
    if state.players.len() != seats {
        return fault("the number of players");
    }
    if state.between.len() != if rules.shared { seats } else { 0 } {
        return fault("the shared loyalty cards");
    }
    if state.players.iter().any(|player| player.hp > rules.max_hp) {
        return fault("hit points");
    }
    let inside = |seat: &Seat| seat.0 < rules.seats;
    if !inside(&state.turn.seat) || !inside(&state.turn.first) || !state.eliminated.iter().all(inside) {
        return fault("a seat that is not there");
    }
    let hands = state.players.iter().filter_map(|player| player.weapon).map(|armed| armed.kind);
    let weapons = state.middle.total(state.locked, hands);
    if weapons != rules.middle.total(rules.locked, std::iter::empty()) {
        return fault("the weapons");
    }
    if !same(programs(state), rules.programs.clone()) {
        return fault("the programs");
    }
    if !same(loyalty(state), rules.loyalty.iter().chain(&rules.supply).copied().collect()) {
        return fault("the loyalty cards");
    }
    if !state.draft.is_empty() && (state.draft.len() != seats || rules.after.is_none()) {
        return fault("the cards to choose from");
    }
    let hands = state.draft.iter().flat_map(|hand| &hand.ids);
    let ids = state.players.iter().flat_map(|player| &player.ids).chain(&state.leftover).chain(&state.removed);
    let ids = ids.chain(hands);
    if colours(rules, ids.clone().map(|slot| slot.kind)).iter().sum::<usize>() != ids.count() {
        return fault("an ID that is not there");
    }
    Ok(())
}

/// Whether two lists hold the same cards.
fn same<K: Ord>(mut a: Vec<K>, mut b: Vec<K>) -> bool {
    a.sort_unstable();
    b.sort_unstable();
    a == b
}

/// All programs, wherever they lie.
fn programs(state: &State) -> Vec<super::ProgramNo> {
    let hands = state.players.iter().flat_map(|player| &player.programs).map(|held| held.kind);
    let bosses = state.bosses.iter().flat_map(|boss| &boss.programs).map(|lying| lying.kind);
    hands.chain(bosses).chain(state.pile.iter().map(|lying| lying.kind)).chain(state.open.iter().copied()).collect()
}

/// All loyalty cards, wherever they lie.
fn loyalty(state: &State) -> Vec<super::LoyaltyNo> {
    let own = state.players.iter().flat_map(|player| &player.loyalty);
    let hands = state.draft.iter().flat_map(|hand| &hand.loyalty);
    own.chain(hands).chain(&state.between).map(|slot| slot.kind).chain(state.supply.iter().copied()).collect()
}
