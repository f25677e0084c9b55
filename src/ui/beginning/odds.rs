//! The chance of a check while its cards turn over, from what a player has seen.

use std::collections::BTreeMap;

use crate::beginning::{Deck, Face, InfluenceNo, Scene, Special, View};

/// The farthest from 0 a sum is told apart.
const SPAN: i32 = 90;

/// What a player had not seen when the cards of a check were about to be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Odds {
    /// How many cards of each kind lay where the player cannot look, by their number.
    unseen: Vec<u8>,
    /// The cards among those laid in that the player knows: the own ones.
    known: Vec<InfluenceNo>,
}

impl Odds {
    /// From what a player knew then.
    pub fn of(view: &View) -> Self {
        let table = &view.table;
        let plays = |deck: Deck| match deck {
            Deck::General => true,
            Deck::Personal(who) => table.players.iter().any(|player| player.who == who),
        };
        let cards = view.rules.library().influence.iter();
        let mut unseen: Vec<u8> = cards.map(|card| if plays(card.deck) { card.count } else { 0 }).collect();
        let known: Vec<InfluenceNo> = table.pool.iter().map(|put| put.card).filter(|card| !card.is_hidden()).collect();
        let hands = table.players.iter().flat_map(|player| &player.hand).map(|held| held.card);
        for card in hands.chain(table.discard.iter().copied()).chain(known.iter().copied()) {
            take(&mut unseen, card);
        }
        Self { unseen, known }
    }

    /// The chance that a check comes out once some cards lie open and so many are left: every unseen card is as likely,
    /// and the own ones come for certain. The open cards come to `sum`; wild cards count nothing beforehand.
    pub fn chance(&self, scene: Scene<'_>, open: &[InfluenceNo], left: usize, (sum, target): (i8, i8)) -> f64 {
        let (mut unseen, mut known) = (self.unseen.clone(), self.known.clone());
        for card in open {
            if let Some(at) = known.iter().position(|own| own == card) {
                known.swap_remove(at);
            } else {
                take(&mut unseen, *card);
            }
        }
        known.truncate(left);
        let strongest = open.iter().map(|&card| plain(scene, card)).max_by_key(|value| value.abs()).unwrap_or(0);
        let term = |card: InfluenceNo| term(scene, card, target, strongest);
        let sure = i32::from(sum) + known.iter().map(|&card| term(card)).sum::<i32>();
        let mut counts: BTreeMap<i32, usize> = BTreeMap::new();
        for (card, &count) in (0..).map(InfluenceNo).zip(&unseen) {
            *counts.entry(term(card)).or_default() += usize::from(count);
        }
        let ways = ways(&counts, left - known.len());
        let target = i32::from(target);
        let reached = |more: i32| if target < 0 { sure + more <= target } else { sure + more >= target };
        let all: f64 = ways.iter().sum();
        let good: f64 = (-SPAN..).zip(&ways).filter(|(more, _)| reached(*more)).map(|(_, ways)| ways).sum();
        if all > 0.0 { good / all } else { f64::from(u8::from(reached(0))) }
    }
}

fn take(counts: &mut [u8], card: InfluenceNo) {
    if let Some(count) = counts.get_mut(card.at()) {
        *count = count.saturating_sub(1);
    }
}

/// What a blue or red card counts.
fn plain(scene: Scene<'_>, card: InfluenceNo) -> i32 {
    match scene.face(card) {
        Some(Face::Blue(value)) => i32::from(*value),
        Some(Face::Red(value)) => -i32::from(*value),
        _ => 0,
    }
}

/// What a card adds, the special ones beside the strongest open one (TB-EVT-23).
fn term(scene: Scene<'_>, card: InfluenceNo, target: i8, strongest: i32) -> i32 {
    match scene.face(card) {
        Some(Face::Special(Special::Ease(by))) => i32::from(target.signum()) * i32::from(*by),
        Some(Face::Special(Special::Burden(by))) => -i32::from(target.signum()) * i32::from(*by),
        Some(Face::Special(Special::Echo)) => strongest,
        Some(Face::Special(Special::Mute)) => -strongest,
        _ => plain(scene, card),
    }
}

/// In how many ways `draws` cards of these values and counts come to each sum, from `-SPAN` on.
fn ways(counts: &BTreeMap<i32, usize>, draws: usize) -> Vec<f64> {
    let mut ways = vec![vec![0.0; (2 * SPAN + 1) as usize]; draws + 1];
    ways[0][SPAN as usize] = 1.0;
    for (&value, &count) in counts {
        // From the most cards down, so that a value is added to what came of the others alone.
        for drawn in (0..=draws).rev() {
            let before = ways[drawn].clone();
            for more in 1..=count.min(draws - drawn) {
                let times = choose(count, more);
                for (sum, from) in (0..).zip(&before).filter(|(_, from)| **from > 0.0) {
                    let to = (sum + value * more as i32).clamp(0, 2 * SPAN) as usize;
                    ways[drawn + more][to] += from * times;
                }
            }
        }
    }
    ways.swap_remove(draws)
}

/// In how many ways `few` are chosen of `many`.
fn choose(many: usize, few: usize) -> f64 {
    (0..few).map(|nth| (many - nth) as f64 / (nth + 1) as f64).product()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        beginning::{Beginning, Put, Setup},
        content::beginning::shipped_library,
        engine::{Dice, Game, Seat},
    };

    fn near(a: f64, b: f64) -> bool {
        (a - b).abs() < 1e-9
    }

    #[test]
    fn two_of_three_cards_come_to_what_can_be_counted_by_hand() {
        // 1, 1 and −2: the pairs are 1 + 1 and twice 1 − 2.
        let ways = ways(&BTreeMap::from([(1, 2), (-2, 1)]), 2);
        let at = |sum: i32| ways[(sum + SPAN) as usize];
        assert!(near(at(2), 1.0) && near(at(-1), 2.0) && near(at(0), 0.0));
        assert!(near(ways.iter().sum(), 3.0));
    }

    /// A table of four just dealt, through the first seat's eyes.
    fn view() -> View {
        let setup = Setup::new(shipped_library().unwrap(), 4);
        Beginning::deal(&setup, &mut Dice::new(3)).view(Seat(0))
    }

    #[test]
    fn everything_but_the_own_hand_is_unseen_at_first() {
        let view = view();
        let all: usize = Odds::of(&view).unseen.iter().map(|count| usize::from(*count)).sum();
        // The General deck and a Personal deck each (TB-COMP-05, TB-COMP-06).
        assert_eq!(all + view.table.players[0].hand.len(), 40 + 4 * 30);
    }

    #[test]
    fn the_chance_falls_with_the_target_and_is_certain_once_nothing_is_left() {
        let view = view();
        let (odds, scene) = (Odds::of(&view), Scene { rules: &view.rules, state: &view.table });
        let chance = |left, sum, target| odds.chance(scene, &[], left, (sum, target));
        assert!(near(chance(0, 5, 5), 1.0) && near(chance(0, 4, 5), 0.0) && near(chance(0, -4, -5), 0.0));
        let falling: Vec<f64> = (1..12).map(|target| chance(3, 0, target)).collect();
        assert!(falling.windows(2).all(|two| two[0] >= two[1]), "{falling:?}");
        assert!(falling[0] > 0.2 && falling[0] < 0.8, "{falling:?}");
    }

    #[test]
    fn own_cards_are_counted_on() {
        let mut view = view();
        let is_blue =
            |card: InfluenceNo| matches!(view.rules.library().influence(card).map(|it| &it.face), Some(Face::Blue(5)));
        let five = (0..).map(InfluenceNo).take(200).find(|card| is_blue(*card)).unwrap();
        let put = |by| Put { card: five, own: true, by, to: None, red: false, up: false };
        let chance =
            |view: &View| Odds::of(view).chance(Scene { rules: &view.rules, state: &view.table }, &[], 1, (0, 5));
        assert!(chance(&view) < 0.5);
        view.table.pool.push(put(Some(Seat(0))));
        assert!(near(chance(&view), 1.0));
    }
}
