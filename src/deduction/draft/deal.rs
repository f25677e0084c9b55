//! The table before anybody has chosen: hands of cards, marks of what everybody came as (SD-CAMP-07, SD-CAMP-08).

use super::{Hand, Kept, suiting};
use crate::{
    deduction::{
        Aftermath, Boss, CHOSEN_FROM, Handover, IdNo, LoyaltyNo, Mark, Pending, Player, Rules, Slot, State, Team,
        deal::{blank, deal_programs, player},
        mask::known_status,
    },
    engine::{Dice, Seat, Seats},
};

/// The state in which everybody chooses.
pub fn table(rules: &Rules, after: &Aftermath, record: &Handover, dice: &mut Dice) -> State {
    let players: Vec<Player> = (0..rules.seats).map(|at| wounded(rules, after, Seat(at))).collect();
    let mut state = blank(rules, after.first(), players);
    let fates = (0..).zip(&record.players).map(|(at, player)| {
        let whom = Seat(at);
        Mark::Came { whom, fate: Some(player.fate()), shown: false, known: Seats::one(whom) }
    });
    state.marks.extend(fates);
    for (player, status) in state.players.iter_mut().zip(known_status(&state.marks, usize::from(rules.seats))) {
        player.status = status;
    }
    state.foretold = foretold(rules, after);
    let (mut ids, mut loyalty) = packs(rules, dice);
    state.draft = hands(rules, &mut ids, &mut loyalty);
    for (hand, player) in state.draft.iter_mut().zip(&record.players) {
        if !suiting(rules, player.fate(), hand).is_empty() {
            hand.kept = Kept::OPEN;
        }
    }
    state.removed.extend(ids.into_iter().map(|kind| Slot { kind, up: false, seen: Seats::default() }));
    state.supply = loyalty;
    deal_programs(rules, &mut state, dice);
    state.stack.push(Pending::Open);
    state.stack.push(Pending::Draft);
    state
}

/// A player without cards: with 1 HP where the health was not full (SD-CAMP-22).
fn wounded(rules: &Rules, after: &Aftermath, seat: Seat) -> Player {
    let hurt = after.scars(seat).is_some_and(|scars| !scars.full_health);
    let fresh = player(rules, seat, None, &[]);
    if hurt { Player { hp: 1, ..fresh } } else { fresh }
}

/// The boss that comes first, whatever portal calls (SD-CAMP-26, SD-CAMP-27).
fn foretold(rules: &Rules, after: &Aftermath) -> Option<Boss> {
    let boss = match after.winner? {
        Team::Legion => Boss::LegionGod,
        Team::Fallen => Boss::FallenAngel,
        Team::Human | Team::Machine | Team::Outlaw => return None,
    };
    rules.setup.hell_gate.then_some(boss)
}

/// All IDs in one stack, all loyalty cards in another, each shuffled (SD-CAMP-07).
fn packs(rules: &Rules, dice: &mut Dice) -> (Vec<IdNo>, Vec<LoyaltyNo>) {
    let mut ids: Vec<IdNo> = rules.id_piles.iter().flatten().copied().collect();
    let mut loyalty = rules.loyalty.clone();
    dice.shuffle(&mut ids);
    dice.shuffle(&mut loyalty);
    (ids, loyalty)
}

/// Everybody's cards from the stacks: those laid out on purpose, then from the top (SD-CAMP-08).
fn hands(rules: &Rules, ids: &mut Vec<IdNo>, loyalty: &mut Vec<LoyaltyNo>) -> Vec<Hand> {
    let (fix, library) = (&rules.setup.fix, rules.library());
    let fixed = |seat: Seat, ids: &mut Vec<IdNo>, loyalty: &mut Vec<LoyaltyNo>| {
        let own_ids = fix.ids.iter().filter(|(own, _)| *own == seat).filter_map(|(_, key)| library.id_by_key(key));
        let own_loyalty = fix.loyalty.iter().filter(|(own, _)| *own == seat).flat_map(|(_, keys)| keys);
        let own_loyalty = own_loyalty.filter_map(|key| library.loyalty_by_key(key));
        let own_ids: Vec<IdNo> = own_ids.filter_map(|no| take(ids, no)).collect();
        (own_ids, own_loyalty.filter_map(|no| take(loyalty, no)).collect::<Vec<LoyaltyNo>>())
    };
    let begun: Vec<_> = (0..rules.seats).map(|at| fixed(Seat(at), ids, loyalty)).collect();
    let whole = |(at, (mut own_ids, mut own_loyalty)): (u8, (Vec<IdNo>, Vec<LoyaltyNo>))| {
        own_ids.extend(ids.drain(ids.len().saturating_sub(CHOSEN_FROM.0.saturating_sub(own_ids.len()))..));
        let missing = CHOSEN_FROM.1.saturating_sub(own_loyalty.len());
        own_loyalty.extend(loyalty.drain(loyalty.len().saturating_sub(missing)..));
        let seen = Seats::one(Seat(at));
        Hand {
            ids: own_ids.into_iter().map(|kind| Slot { kind, up: false, seen }).collect(),
            loyalty: own_loyalty.into_iter().map(|kind| Slot { kind, up: false, seen }).collect(),
            kept: Kept::Waits,
        }
    };
    (0..).zip(begun).map(whole).collect()
}

/// Takes a card out of a stack; nothing where it is not there.
fn take<K: Copy + PartialEq>(stack: &mut Vec<K>, card: K) -> Option<K> {
    stack.iter().position(|other| *other == card).map(|at| stack.remove(at))
}
