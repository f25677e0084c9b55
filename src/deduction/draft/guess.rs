//! What somebody may imagine of the others' fates and choices.

use super::{Kept, keepable, suiting};
use crate::{
    deduction::{Fate, Mark, Rules, State, Team, scene::Scene},
    engine::{Dice, Seat},
};

/// In one of as many worlds somebody is thought to be the original Legion, and in one the Fallen, where nothing tells.
const RARE: usize = 8;

/// Guesses what everybody came as, and, while cards are chosen, what was chosen; the cards are guessed before.
pub fn guess(rules: &Rules, state: &mut State, dice: &mut Dice) {
    if rules.after.is_none() {
        return;
    }
    let unknown = state.marks.iter().filter_map(|mark| match mark {
        Mark::Came { whom, fate: None, .. } => Some(*whom),
        _ => None,
    });
    let unknown: Vec<Seat> = unknown.collect();
    for &seat in &unknown {
        let fate = likely(rules, state, seat, dice);
        set(state, seat, fate);
    }
    for fate in [Fate::Legion, Fate::Fallen] {
        hide(rules, state, fate, &unknown, dice);
    }
    for at in 0..state.draft.len() {
        let fate = Scene { rules, state }.fate(Seat(at as u8)).unwrap_or(Fate::Outlaw);
        let Some(hand) = state.draft.get_mut(at).filter(|hand| hand.kept == Kept::Hidden) else { continue };
        let choice = dice.pick(&keepable(rules, fate, hand)).copied();
        hand.kept = choice.map_or(Kept::Done(0, 0, 1), |(id, a, b)| Kept::Done(id, a, b));
    }
}

/// What fits the cards a player is thought to have, or to choose from.
fn likely(rules: &Rules, state: &State, seat: Seat, dice: &mut Dice) -> Fate {
    let scene = Scene { rules, state };
    let Some(hand) = scene.hand(seat) else {
        return match scene.team(seat) {
            Team::Human => Fate::Human,
            Team::Machine => Fate::Machine,
            Team::Outlaw | Team::Legion | Team::Fallen => Fate::Outlaw,
        };
    };
    let mut fates = [Fate::Human, Fate::Machine, Fate::Outlaw];
    dice.shuffle(&mut fates);
    let waits = hand.kept == Kept::Waits;
    let fits = |fate: &Fate| suiting(rules, *fate, hand).is_empty() == waits;
    fates.into_iter().find(fits).unwrap_or(Fate::Outlaw)
}

/// Now and then, or where there must be one, somebody nothing is known of is thought to hide behind a false ID.
fn hide(rules: &Rules, state: &mut State, fate: Fate, unknown: &[Seat], dice: &mut Dice) {
    let came = |wanted: Fate| {
        let mut fates = state.marks.iter().filter_map(|mark| match mark {
            Mark::Came { fate, .. } => *fate,
            _ => None,
        });
        fates.any(|fate| fate == wanted)
    };
    let won = rules.after.as_ref().is_some_and(|after| after.winner == Some(fate.team()));
    let needed = won || fate == Fate::Legion && came(Fate::Infected);
    let hides = dice.below(RARE) == 0 || needed;
    let already = came(fate);
    let free = |seat: &Seat| {
        let scene = Scene { rules, state };
        let hidden = matches!(scene.fate(*seat), Some(Fate::Human | Fate::Machine | Fate::Outlaw));
        hidden && scene.hand(*seat).is_none_or(|hand| hand.kept != Kept::Waits)
    };
    let free: Vec<Seat> = unknown.iter().copied().filter(free).collect();
    if let Some(&seat) = dice.pick(&free).filter(|_| hides && !already) {
        set(state, seat, fate);
    }
}

/// Notes what a player is thought to have come as.
fn set(state: &mut State, seat: Seat, thought: Fate) {
    for mark in &mut state.marks {
        if let Mark::Came { whom, fate, .. } = mark
            && *whom == seat
        {
            *fate = Some(thought);
        }
    }
}
