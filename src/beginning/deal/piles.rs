//! The piles of the table, shuffled; named cards on top.

use std::collections::VecDeque;

use super::{shuffled, stack};
use crate::{
    beginning::{Chip, Colour, Deck, EventNo, InfluenceNo, Item, Level, ProgramNo, Rules, State, WoundNo},
    engine::{Dice, Seats},
};

/// Programs in the market (TB-SETUP-04).
const MARKET: usize = 3;

/// All piles, shuffled, and the market.
pub(super) fn lay_piles(rules: &Rules, state: &mut State, dice: &mut Dice) {
    state.sectors = sectors(rules, dice);
    state.general_deck = general_deck(rules, dice);
    state.programs = programs(rules, dice);
    state.events = Level::ALL.map(|level| events(rules, level, dice));
    state.wounds = wounds(rules, dice);
    state.interrogations = shuffled((0..rules.library().interrogations.len() as u8).collect(), dice);
    state.supply = supply(rules, dice);
    state.market = (0..MARKET).filter_map(|_| state.programs.pop()).collect();
}

/// The Sectors, shuffled (TB-SETUP-13).
fn sectors(rules: &Rules, dice: &mut Dice) -> [Vec<Chip>; 3] {
    std::array::from_fn(|at| {
        let (blue, red, purple) = rules.library().board.sectors.get(at).copied().unwrap_or_default();
        let of = |colour: Colour, count: u8| std::iter::repeat_n(colour, usize::from(count));
        let colours = of(Colour::Blue, blue).chain(of(Colour::Red, red)).chain(of(Colour::Purple, purple)).collect();
        let mut colours = shuffled(colours, dice);
        if let Some(named) = rules.setup.fix.sectors.get(at) {
            stack(&mut colours, named);
        }
        let chip = |colour| Chip { colour: Some(colour), up: false, seen: Seats::NONE, from: Some(at as u8) };
        colours.into_iter().map(chip).collect()
    })
}

pub(super) fn influence(rules: &Rules, deck: Deck, dice: &mut Dice) -> Vec<InfluenceNo> {
    let cards = (0..).map(InfluenceNo).zip(&rules.library().influence).filter(|(_, card)| card.deck == deck);
    shuffled(cards.flat_map(|(no, card)| std::iter::repeat_n(no, usize::from(card.count))).collect(), dice)
}

pub(super) fn influence_named(rules: &Rules, keys: &[String]) -> Vec<InfluenceNo> {
    let find = |key: &String| rules.library().influence.iter().position(|card| card.key == *key);
    keys.iter().filter_map(find).map(|at| InfluenceNo(at as u8)).collect()
}

fn general_deck(rules: &Rules, dice: &mut Dice) -> Vec<InfluenceNo> {
    let mut deck = influence(rules, Deck::General, dice);
    stack(&mut deck, &influence_named(rules, &rules.setup.fix.general));
    deck
}

fn programs(rules: &Rules, dice: &mut Dice) -> Vec<ProgramNo> {
    let cards = (0..).map(ProgramNo).zip(&rules.library().programs);
    let mut pile =
        shuffled(cards.flat_map(|(no, card)| std::iter::repeat_n(no, usize::from(card.count))).collect(), dice);
    let find = |key: &String| rules.library().programs.iter().position(|card| card.key == *key);
    let named: Vec<ProgramNo> =
        rules.setup.fix.programs.iter().filter_map(find).map(|at| ProgramNo(at as u8)).collect();
    stack(&mut pile, &named);
    pile
}

/// An event deck; cards for larger tables are left out (TB-SETUP-02, TB-SETUP-03).
fn events(rules: &Rules, level: Level, dice: &mut Dice) -> VecDeque<EventNo> {
    let cards = (0..).map(EventNo).zip(&rules.library().events);
    let fits = cards.filter(|(_, card)| card.level == level && card.seats <= rules.seats);
    let mut pile = shuffled(fits.map(|(no, _)| no).collect(), dice);
    let find = |key: &String| rules.library().events.iter().position(|card| card.key == *key);
    let named: Vec<EventNo> = rules.setup.fix.events.iter().filter_map(find).map(|at| EventNo(at as u8)).collect();
    stack(&mut pile, &named);
    pile.into_iter().rev().collect()
}

fn wounds(rules: &Rules, dice: &mut Dice) -> Vec<WoundNo> {
    let cards = (0..).map(WoundNo).zip(&rules.library().wounds);
    shuffled(cards.flat_map(|(no, card)| std::iter::repeat_n(no, usize::from(card.count))).collect(), dice)
}

/// The supply stack without traps and HQ weapons (TB-SETUP-07, TB-SETUP-08).
fn supply(rules: &Rules, dice: &mut Dice) -> Vec<Item> {
    let boxes = rules.library().boxes.iter().filter(|card| !card.item.is_trap());
    shuffled(boxes.flat_map(|card| std::iter::repeat_n(card.item, usize::from(card.stack))).collect(), dice)
}
