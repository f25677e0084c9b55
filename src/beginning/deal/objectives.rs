//! Objectives: dealt, and kept (TB-OBJ).

use super::shuffled;
use crate::{
    beginning::{Event, Goal, ObjectiveNo, Rules, Slot, State, Trait, play::Play},
    engine::{Dice, Seat, Seats},
};

/// Objectives: one each, Jayden two; one more to choose from in a first game (TB-OBJ-01 to -03, TB-AMB-48).
pub(super) fn deal_objectives(rules: &Rules, state: &mut State, dice: &mut Dice) {
    let library = rules.library();
    let fix = &rules.setup.fix.objectives;
    let named = |seat: Seat| {
        let keys = fix.iter().find(|(of, _)| *of == seat).map_or(&[][..], |(_, keys)| keys);
        let find = |key: &String| library.objectives.iter().position(|card| card.key == *key);
        keys.iter().filter_map(find).map(|at| ObjectiveNo(at as u8)).collect::<Vec<_>>()
    };
    let taken: Vec<ObjectiveNo> = (0..rules.seats).map(Seat).flat_map(named).collect();
    let free = (0..library.objectives.len() as u8).map(ObjectiveNo).filter(|no| !taken.contains(no)).collect();
    let mut pile = shuffled(free, dice);
    for (seat, player) in (0..).map(Seat).zip(&mut state.players) {
        let two = library.character(player.who).is_some_and(|card| card.traits.contains(&Trait::TwoObjectives));
        let count = 1 + usize::from(two) + usize::from(rules.setup.first_game);
        let mut dealt = named(seat);
        while dealt.len() < count {
            // The badges of Leader and General cannot be held together (TB-AMB-32).
            let clash = |no: &ObjectiveNo| two && dealt.iter().any(|other| both_badges(rules, *no, *other));
            let Some(at) = pile.iter().rposition(|no| !clash(no)) else { break };
            dealt.push(pile.remove(at));
        }
        let slot = |no| Slot { kind: Some(no), seen: Seats::one(seat) };
        player.objectives = dealt.into_iter().map(slot).collect();
    }
}

fn both_badges(rules: &Rules, a: ObjectiveNo, b: ObjectiveNo) -> bool {
    let badge = |no| rules.library().objective(no).is_some_and(|card| matches!(card.goal, Goal::Badge(_)));
    badge(a) && badge(b)
}

impl Play<'_> {
    /// One objective goes back to the box unseen (TB-OBJ-02): all but this one, or this one of three.
    pub fn keep_objective(&mut self, seat: Seat, at: u8) {
        self.with_player(seat, |player| {
            if usize::from(at) < player.objectives.len() {
                player.objectives.remove(usize::from(at));
            }
        });
        self.say(Event::Chose(seat));
    }
}
