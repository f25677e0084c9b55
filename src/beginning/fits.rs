//! Whether a saved state can belong to a setup.

use super::{Rules, State};
use crate::engine::Damaged;

/// Refuses a state that the rules could not work with.
pub(super) fn check(rules: &Rules, state: &State) -> Result<(), Damaged> {
    let library = rules.library();
    let fault = |what: &str| Err(Damaged { what: what.to_owned() });
    if state.players.len() != usize::from(rules.seats) {
        return fault("another number of players");
    }
    if state.sites.len() != library.board.spawns.len() || state.red.len() != library.board.red.len() {
        return fault("another board");
    }
    if state.circulating.len() != library.influence.len() {
        return fault("another set of influence cards");
    }
    let seats = [Some(state.turn.seat), Some(state.turn.first), state.leader, state.general, state.deus_before];
    if seats.into_iter().flatten().any(|seat| seat.0 >= rules.seats) {
        return fault("a seat nobody sits at");
    }
    if state.stack.is_empty() && state.over.is_none() {
        return fault("nothing left to happen");
    }
    let cards = state
        .players
        .iter()
        .flat_map(|player| player.hand.iter().map(|held| held.card).chain(player.deck.iter().copied()));
    let cards = cards.chain(state.general_deck.iter().copied()).chain(state.discard.iter().copied());
    let mut counts = vec![0u8; library.influence.len()];
    for card in cards.chain(state.pool.iter().map(|put| put.card)) {
        match counts.get_mut(card.at()) {
            Some(count) => *count = count.saturating_add(1),
            None => return fault("an influence card that does not exist"),
        }
    }
    if counts.iter().zip(&library.influence).any(|(count, card)| *count > card.count) {
        return fault("more influence cards than there are");
    }
    let programs = state.players.iter().flat_map(|player| player.programs.iter().map(|held| held.kind));
    if programs.chain(state.programs.iter().copied()).any(|no| no.at() >= library.programs.len()) {
        return fault("a program that does not exist");
    }
    Ok(())
}
