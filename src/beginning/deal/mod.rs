//! Setting the table (TB-SETUP).

mod loyalty;
mod objectives;
mod piles;
mod players;

use smallvec::SmallVec;

use self::{
    loyalty::loyalty,
    objectives::deal_objectives,
    piles::lay_piles,
    players::{characters, deal_hands, seat_player},
};
use super::{Bars, Deck, Enemy, EnemyKind, Era, Mech, OnRed, Pending, Rules, Seen, Site, State, TurnState};
use crate::engine::{Dice, Seat};

/// The table before the first decision.
pub(super) fn table(rules: &Rules, dice: &mut Dice) -> State {
    let characters = characters(rules, dice);
    let first = rules.setup.first.filter(|seat| seat.0 < rules.seats);
    let first = first.unwrap_or_else(|| Seat(dice.below(usize::from(rules.seats)) as u8));
    let mut state = empty(rules, first);
    lay_piles(rules, &mut state, dice);
    for (seat, who) in (0..).map(Seat).zip(characters) {
        seat_player(rules, &mut state, seat, who, dice);
    }
    deal_hands(rules, &mut state);
    deal_objectives(rules, &mut state, dice);
    if rules.many() {
        place_crawler(rules, &mut state);
    }
    state.stack.extend([Pending::Begin, Pending::KeepObjectives, Pending::DealLoyalty]);
    loyalty(rules, &mut state, dice);
    state
}

/// The board with what lies open on it, before any card is shuffled and anybody sits down.
fn empty(rules: &Rules, first: Seat) -> State {
    let library = rules.library();
    State {
        players: Vec::new(),
        kuro: None,
        leader: Some(Seat((first.0 + rules.seats - 1) % rules.seats)),
        general: Some(Seat((first.0 + rules.seats - 2) % rules.seats)),
        bars: bars(rules),
        era: Era::First,
        apex: Mech::Building,
        deus: Mech::Building,
        deus_before: None,
        stacks: stacks(rules),
        sites: vec![Site::default(); library.board.spawns.len()],
        red: library.board.red.iter().map(|_| None).collect(),
        sectors: Default::default(),
        network: Default::default(),
        junkyard: Vec::new(),
        removed: Vec::new(),
        scanners: [if rules.many() { 2 } else { 1 }; 2],
        general_deck: Vec::new(),
        discard: Vec::new(),
        circulating: circulating(rules),
        pool: Vec::new(),
        market: SmallVec::new(),
        programs: Vec::new(),
        program_discard: Vec::new(),
        offer: Seen::default(),
        events: Default::default(),
        wounds: Vec::new(),
        wound_discard: Vec::new(),
        interrogations: Vec::new(),
        interrogation_discard: Vec::new(),
        recons: library.recons.iter().map(|card| card.sight).collect(),
        recons_used: SmallVec::new(),
        supply: Vec::new(),
        supply_discard: Vec::new(),
        traps: library.boxes.iter().filter(|card| card.item.is_trap()).map(|card| card.item).collect(),
        hq: library.boxes.iter().flat_map(|card| std::iter::repeat_n(card.item, usize::from(card.hq))).collect(),
        crates: SmallVec::new(),
        looked: SmallVec::new(),
        unused: SmallVec::new(),
        told: Vec::new(),
        acting: SmallVec::new(),
        turn: TurnState::new(first, 1, 1, first),
        stack: SmallVec::new(),
        loaded: rules.setup.fix.dice.iter().rev().copied().collect(),
        said: Vec::new(),
        past: Vec::new(),
        over: None,
    }
}

/// The bars at their first values.
fn bars(rules: &Rules) -> Bars {
    let start = rules.start();
    Bars {
        morale: start.morale,
        security: start.security,
        resource: start.resource,
        apex: start.apex,
        deus: start.deus,
        guard: start.guard,
        ..Bars::default()
    }
}

/// The enemy markers of each kind and level.
fn stacks(rules: &Rules) -> [[u8; 3]; 5] {
    EnemyKind::ALL.map(|kind| {
        let card = rules.library().enemies.iter().find(|card| card.kind == kind);
        [card.map_or(0, |card| card.markers); 3]
    })
}

/// The copies of each card of the General deck.
fn circulating(rules: &Rules) -> Vec<u8> {
    let cards = rules.library().influence.iter();
    cards.map(|card| if card.deck == Deck::General { card.count } else { 0 }).collect()
}

/// A Crawler waits in the Factory (TB-SETUP-14).
fn place_crawler(rules: &Rules, state: &mut State) {
    let health = rules.library().enemy(EnemyKind::Crawler, 1).health;
    if let Some(space) = state.red.first_mut() {
        *space = Some(OnRed::Crawler(Enemy { kind: EnemyKind::Crawler, level: 1, health }));
    }
    let stack = state.stacks.get_mut(EnemyKind::Crawler as usize).and_then(|levels| levels.first_mut());
    if let Some(left) = stack {
        *left = left.saturating_sub(1);
    }
}

fn shuffled<T>(mut pile: Vec<T>, dice: &mut Dice) -> Vec<T> {
    dice.shuffle(&mut pile);
    pile
}

/// Named cards go on top of a pile whose last is the top, first named first drawn.
fn stack<T: PartialEq + Copy>(pile: &mut Vec<T>, named: &[T]) {
    for card in named.iter().rev() {
        if let Some(at) = pile.iter().position(|other| other == card) {
            pile.remove(at);
            pile.push(*card);
        }
    }
}
