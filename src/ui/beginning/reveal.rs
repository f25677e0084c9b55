//! The cards of a check as they are shown: one after the other, with what they come to so far.

use smallvec::{SmallVec, smallvec};

use super::Odds;
use crate::{
    beginning::{Face, InfluenceNo, Scene, Unique},
    ui::Desk,
};

/// How long a card takes to turn, and the last one, in milliseconds; under reduced motion each as short.
const EACH: f32 = 260.0;
const LAST: f32 = 520.0;
const REDUCED: f32 = 120.0;

/// Cards being shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reveal<'a> {
    /// All cards, in the order they are shown.
    pub cards: &'a [InfluenceNo],
    /// What they come to in the end: a total, or how many counted.
    pub total: i8,
    /// What was needed; `None` where cards are counted.
    pub target: Option<i8>,
    /// Whether it was reached.
    pub success: bool,
    /// How many cards are shown so far; a fraction while one is turning.
    pub shown: f32,
    /// What the chance of the rest is told by.
    pub odds: Option<&'a Odds>,
}

impl Reveal<'_> {
    /// Whether all are shown.
    pub fn is_done(&self) -> bool {
        self.shown >= self.cards.len() as f32
    }
}

/// How many of `count` cards are shown after so many seconds, at the speed that is set.
pub fn shown_after(desk: &Desk, count: usize, seconds: f32) -> f32 {
    let (each, last) = pace(desk);
    let before = count.saturating_sub(1) as f32;
    if each <= 0.0 {
        return count as f32;
    }
    let quick = (seconds / each).clamp(0.0, before);
    quick + ((seconds - before * each) / last).clamp(0.0, if count == 0 { 0.0 } else { 1.0 })
}

/// How long it takes until all of `count` cards are shown, in seconds.
pub fn length(desk: &Desk, count: usize) -> f32 {
    let (each, last) = pace(desk);
    if count == 0 { 0.0 } else { each * (count - 1) as f32 + last }
}

fn pace(desk: &Desk) -> (f32, f32) {
    let (each, last) = if desk.settings.reduced_motion { (REDUCED, REDUCED) } else { (EACH, LAST) };
    (desk.motion(each), desk.motion(last))
}

/// What each card adds to a total: its value, and what special and unique cards must have added for it to come out.
pub fn terms(scene: Scene<'_>, reveal: &Reveal<'_>) -> Vec<i8> {
    let Some(target) = reveal.target else { return vec![0; reveal.cards.len()] };
    let all: usize = reveal.cards.iter().map(|&card| ways(scene, card).len()).product();
    let comes_out = |terms: &Vec<i8>| terms.iter().copied().fold(0, i8::saturating_add) == reveal.total;
    // A unique card does not tell how it was played: the total does. Special cards count in events only, not in a
    // break-out (TB-EVT-23).
    let played = |nth: usize| counted(scene, reveal.cards, nth);
    let mut in_event = (0..all).map(|nth| scene.check_terms(&played(nth), target).to_vec());
    let mut elsewhere = (0..all).map(|nth| played(nth).into_iter().map(|card| card.1).collect());
    in_event.find(comes_out).or_else(|| elsewhere.find(comes_out)).unwrap_or_else(|| vec![0; reveal.cards.len()])
}

/// The cards with what each counts by itself, in one of the ways they may have been played.
fn counted(scene: Scene<'_>, cards: &[InfluenceNo], mut nth: usize) -> Vec<(InfluenceNo, i8)> {
    let value = |&card: &InfluenceNo| {
        let ways = ways(scene, card);
        let value = ways.get(nth % ways.len().max(1)).copied().unwrap_or(0);
        nth /= ways.len().max(1);
        (card, value)
    };
    cards.iter().map(value).collect()
}

/// What a card may have counted by itself: one value, or several where it depends on who played it and how.
fn ways(scene: Scene<'_>, card: InfluenceNo) -> SmallVec<[i8; 3]> {
    match scene.face(card) {
        Some(Face::Blue(value)) => smallvec![value.cast_signed()],
        Some(Face::Red(value)) => smallvec![-value.cast_signed()],
        Some(Face::Unique(Unique::Wild(value))) => smallvec![value.cast_signed(), -value.cast_signed(), 0],
        Some(Face::Unique(Unique::Kuro(value))) => smallvec![value.cast_signed(), 0],
        _ => smallvec![0],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        beginning::{Beginning, Event, Setup},
        content::beginning::shipped_library,
        engine::{Dice, Game, Turn},
    };

    /// TB-EVT-16, TB-EVT-23
    #[test]
    fn what_the_cards_add_is_what_they_come_to() {
        let setup = Setup::new(shipped_library().unwrap(), 5);
        let (mut seen, mut special) = (0, 0);
        for seed in 0..40 {
            let mut dice = Dice::new(seed);
            let mut game = Beginning::deal(&setup, &mut dice);
            while let Turn::Of(asked) = game.turn() {
                let (seat, mut options) = (asked.iter().next().unwrap(), Vec::new());
                game.options(seat, &mut options);
                let (action, mut events) = (*dice.pick(&options).unwrap(), Vec::new());
                game.apply(seat, &action, &mut dice, &mut |event| events.push(event)).unwrap();
                for event in events {
                    let Event::Pooled { cards, total, target, success } = event else { continue };
                    let reveal = Reveal { cards: &cards, total, target: Some(target), success, shown: 0.0, odds: None };
                    assert_eq!(terms(game.scene(), &reveal).iter().sum::<i8>(), total);
                    let is_special = |card: &InfluenceNo| matches!(game.scene().face(*card), Some(Face::Special(_)));
                    (seen, special) = (seen + 1, special + usize::from(cards.iter().any(is_special)));
                }
            }
        }
        assert!(seen > 100 && special > 10, "{seen} checks, {special} with special cards");
    }
}
