//! The cards of a check as they are shown: one after the other, with what they come to so far.

use crate::{
    beginning::{Face, InfluenceNo, Scene, Special, Unique},
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
    let mut values: Vec<i8> = reveal.cards.iter().map(|&card| plain(scene, card)).collect();
    settle(scene, reveal, target, 0, &mut values);
    let strongest = strongest(&values);
    for (value, &card) in values.iter_mut().zip(reveal.cards) {
        *value = value.saturating_add(special(scene, card, target, strongest));
    }
    values
}

/// Finds what unique cards counted, so that the sum is the total: a card does not tell how it was played.
fn settle(scene: Scene<'_>, reveal: &Reveal<'_>, target: i8, from: usize, values: &mut [i8]) -> bool {
    let open = reveal.cards.iter().enumerate().skip(from).find(|(_, card)| !ways(scene, **card).is_empty());
    let Some((at, &card)) = open else {
        let strongest = strongest(values);
        let extra = reveal.cards.iter().map(|&card| special(scene, card, target, strongest));
        return values.iter().copied().chain(extra).fold(0, i8::saturating_add) == reveal.total;
    };
    for way in ways(scene, card) {
        if let Some(value) = values.get_mut(at) {
            *value = way;
        }
        if settle(scene, reveal, target, at + 1, values) {
            return true;
        }
    }
    false
}

/// What a card may have counted, where its face alone does not say it.
fn ways(scene: Scene<'_>, card: InfluenceNo) -> Vec<i8> {
    match scene.face(card) {
        Some(Face::Unique(Unique::Wild(value))) => vec![value.cast_signed(), -value.cast_signed(), 0],
        Some(Face::Unique(Unique::Kuro(value))) => vec![value.cast_signed(), 0],
        _ => Vec::new(),
    }
}

/// What a blue or red card counts.
fn plain(scene: Scene<'_>, card: InfluenceNo) -> i8 {
    match scene.face(card) {
        Some(Face::Blue(value)) => value.cast_signed(),
        Some(Face::Red(value)) => -value.cast_signed(),
        _ => 0,
    }
}

fn strongest(values: &[i8]) -> i8 {
    values.iter().copied().max_by_key(|value| value.unsigned_abs()).unwrap_or(0)
}

/// What a special card does to the total (TB-EVT-23).
fn special(scene: Scene<'_>, card: InfluenceNo, target: i8, strongest: i8) -> i8 {
    let towards: i8 = if target < 0 { -1 } else { 1 };
    match scene.face(card) {
        Some(Face::Special(Special::Ease(by))) => towards * by.cast_signed(),
        Some(Face::Special(Special::Burden(by))) => -towards * by.cast_signed(),
        Some(Face::Special(Special::Echo)) => strongest,
        Some(Face::Special(Special::Mute)) => strongest.saturating_neg(),
        _ => 0,
    }
}
