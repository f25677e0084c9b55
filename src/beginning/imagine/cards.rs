//! Hands and decks that are not known.

use crate::{
    beginning::{Deck, InfluenceNo, ObjectiveNo, ProgramNo, Rules, State},
    engine::{Dice, Seat},
};

pub(super) fn imagine_objectives(rules: &Rules, state: &mut State, dice: &mut Dice) {
    let slots = state.players.iter().flat_map(|player| &player.objectives);
    let known: Vec<ObjectiveNo> = slots.filter_map(|slot| slot.kind).collect();
    let all = (0..rules.library().objectives.len() as u8).map(ObjectiveNo);
    let mut pile = dice.unseen(all, known.into_iter()).into_iter();
    for player in &mut state.players {
        for slot in player.objectives.iter_mut().filter(|slot| slot.kind.is_none()) {
            slot.kind = pile.next();
        }
        let record = &mut player.record;
        for count in [&mut record.non_blue, &mut record.blind].into_iter().filter(|count| count.is_none()) {
            *count = Some(u8::from(record.brought > 0 && dice.below(2) == 0));
        }
    }
}

/// Influence cards: each Personal deck with the hand cards drawn from it, and the General round, are counted apart.
pub(super) fn imagine_influence(rules: &Rules, state: &mut State, dice: &mut Dice) {
    let cards = || (0..).map(InfluenceNo).zip(&rules.library().influence);
    let mut general: Vec<InfluenceNo> = Vec::new();
    let round = cards().zip(&state.circulating);
    general.extend(round.flat_map(|((no, _), &count)| std::iter::repeat_n(no, usize::from(count))));
    let mut visible: Vec<InfluenceNo> = Vec::new();
    for player in &state.players {
        visible.extend(player.hand.iter().filter(|held| !held.own).map(|held| held.card));
    }
    visible.extend(state.pool.iter().filter(|put| !put.own).map(|put| put.card));
    visible.retain(|card| !card.is_hidden());
    let mut general = dice.unseen(general.into_iter(), visible.into_iter()).into_iter();
    for seat in (0..rules.seats).map(Seat) {
        let Some(who) = state.players.get(usize::from(seat.0)).map(|player| player.who) else { continue };
        let deck = cards().filter(|(_, card)| card.deck == Deck::Personal(who));
        let all = deck.flat_map(|(no, card)| std::iter::repeat_n(no, usize::from(card.count)));
        let all: Vec<InfluenceNo> = all.collect();
        let gone = gone(state, seat, &all);
        let mut pile = dice.unseen(all.into_iter(), gone.into_iter()).into_iter();
        let Some(player) = state.players.get_mut(usize::from(seat.0)) else { continue };
        for held in player.hand.iter_mut().filter(|held| held.card.is_hidden()) {
            let card = if held.own { pile.next() } else { general.next() };
            if let Some(card) = card {
                held.card = card;
            }
        }
        for put in state.pool.iter_mut().filter(|put| put.card.is_hidden() && put.own && put.by == Some(seat)) {
            pile.next().into_iter().for_each(|card| put.card = card);
        }
        for place in player.deck.iter_mut().filter(|card| card.is_hidden()) {
            pile.next().into_iter().for_each(|card| *place = card);
        }
    }
    for put in state.pool.iter_mut().filter(|put| put.card.is_hidden()) {
        general.next().into_iter().for_each(|card| put.card = card);
    }
    for place in state.general_deck.iter_mut().filter(|card| card.is_hidden()) {
        general.next().into_iter().for_each(|card| *place = card);
    }
}

/// Cards of a Personal deck that are neither in it nor hidden in its owner's hand.
fn gone(state: &State, seat: Seat, all: &[InfluenceNo]) -> Vec<InfluenceNo> {
    let mut gone: Vec<InfluenceNo> = state.discard.iter().copied().filter(|card| all.contains(card)).collect();
    let round = (0..).map(InfluenceNo).zip(&state.circulating).filter(|(no, _)| all.contains(no));
    gone.extend(round.flat_map(|(no, &count)| std::iter::repeat_n(no, usize::from(count))));
    let hand = state.players.get(usize::from(seat.0)).into_iter().flat_map(|player| &player.hand);
    gone.extend(hand.filter(|held| held.own && !held.card.is_hidden()).map(|held| held.card));
    let put = state.pool.iter().filter(|put| put.own && put.by == Some(seat) && !put.card.is_hidden());
    gone.extend(put.map(|put| put.card));
    gone
}

pub(super) fn imagine_programs(rules: &Rules, state: &mut State, dice: &mut Dice) {
    let cards = (0..).map(ProgramNo).zip(&rules.library().programs);
    let all = cards.flat_map(|(no, card)| std::iter::repeat_n(no, usize::from(card.count)));
    let open: Vec<ProgramNo> = state.market.iter().chain(&state.program_discard).copied().collect();
    let known: Vec<ProgramNo> =
        program_places(state).map(|place| *place).filter(|no| !no.is_hidden()).chain(open).collect();
    let mut pile = dice.unseen(all, known.into_iter()).into_iter();
    for place in program_places(state).filter(|no| no.is_hidden()) {
        pile.next().into_iter().for_each(|no| *place = no);
    }
}

fn program_places(state: &mut State) -> impl Iterator<Item = &mut ProgramNo> {
    let players = state
        .players
        .iter_mut()
        .flat_map(|player| player.programs.iter_mut().map(|held| &mut held.kind).chain(&mut player.transferred));
    players.chain(&mut state.offer.what).chain(&mut state.programs)
}
