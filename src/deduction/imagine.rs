//! Worlds that fit what a seat knows: unseen cards dealt anew, unknown marks guessed by their rules.

use super::{
    BossState, Deduction, Held, IdNo, LoyaltyNo, Lying, Mark, Passing, Pending, Player, ProgramNo, Rules, Slot, State,
    View, draft, mask::known_status, scene::Scene,
};
use crate::engine::{Dice, Imagine, Seat};

impl Imagine for Deduction {
    fn imagine(view: &View, dice: &mut Dice) -> Self {
        let mut state = view.table.clone();
        let rules = &view.rules;
        if state.over.is_none() {
            imagine_ids(rules, &mut state, dice);
            imagine_loyalty(rules, &mut state, dice);
            imagine_programs(rules, &mut state, dice);
            for boss in &mut state.bosses {
                dice.shuffle(&mut boss.cards);
            }
            imagine_choices(rules, &mut state, dice);
            draft::guess(rules, &mut state, dice);
            imagine_marks(rules, &mut state, view.seat, dice);
        }
        Self { rules: std::sync::Arc::clone(rules), state }
    }
}

/// All places of IDs, those of players first.
fn id_places(state: &mut State) -> impl Iterator<Item = &mut Slot<IdNo>> {
    let players = state.players.iter_mut().flat_map(|player| &mut player.ids);
    let hands = state.draft.iter_mut().flat_map(|hand| &mut hand.ids);
    players.chain(hands).chain(&mut state.removed).chain(&mut state.leftover)
}

/// Unseen IDs: of the colours that are still missing, each any card of its pile that nobody has.
fn imagine_ids(rules: &Rules, state: &mut State, dice: &mut Dice) {
    let library = rules.library();
    let known: Vec<IdNo> = id_places(state).map(|slot| slot.kind).filter(|no| !no.is_hidden()).collect();
    let mut unseen: Vec<IdNo> = rules.named_ids.iter().filter(|no| !known.contains(no)).copied().collect();
    for (pile, &count) in rules.id_piles.iter().zip(&rules.id_counts) {
        let dealt = |no: &&IdNo| pile.contains(no) && !rules.named_ids.contains(no);
        let seen = known.iter().filter(dealt).count();
        let mut rest: Vec<IdNo> = pile.iter().filter(|no| !known.contains(no)).copied().collect();
        dice.shuffle(&mut rest);
        unseen.extend(rest.into_iter().take(count.saturating_sub(seen)));
    }
    // Boss IDs whose order nobody knows but their owner.
    let crowned = state.crowned.iter().filter_map(|&faction| rules.boss_ids.get(faction as usize)).flatten();
    let mut bosses: Vec<IdNo> = crowned.filter(|no| !known.contains(no)).copied().collect();
    dice.shuffle(&mut bosses);
    for player in state.players.iter_mut().filter(|player| player.ids.len() > 1) {
        let hidden = player.ids.iter_mut().filter(|slot| slot.kind.is_hidden());
        hidden.zip(bosses.drain(..)).for_each(|(slot, no)| slot.kind = no);
    }
    dice.shuffle(&mut unseen);
    // A card that would lie open, like Sleepless, can only be left over: the leftover place is filled first.
    let scene_fast = |no: &IdNo| {
        let card = library.id(*no);
        card.is_some_and(|card| card.powers.iter().any(|power| matches!(power, super::Power::Sleepless(_))))
    };
    unseen.sort_by_key(|no| !scene_fast(no));
    let mut unseen = unseen.into_iter();
    let mut places: Vec<&mut Slot<IdNo>> = id_places(state).filter(|slot| slot.kind.is_hidden()).collect();
    places.reverse();
    fill_ids(&mut places, &mut unseen, rules, &known, dice);
}

/// Fills places; where named cards ran out, any card of the piles serves.
fn fill_ids(
    places: &mut [&mut Slot<IdNo>],
    unseen: &mut impl Iterator<Item = IdNo>,
    rules: &Rules,
    known: &[IdNo],
    dice: &mut Dice,
) {
    let mut used: Vec<IdNo> = known.to_vec();
    for slot in places {
        let any = || {
            let rest: Vec<IdNo> = rules.id_piles.iter().flatten().filter(|no| !used.contains(no)).copied().collect();
            dice.pick(&rest).copied()
        };
        if let Some(no) = unseen.next().or_else(any) {
            slot.kind = no;
            used.push(no);
        }
    }
}

fn loyalty_places(state: &mut State) -> impl Iterator<Item = &mut LoyaltyNo> {
    let own = state.players.iter_mut().flat_map(|player: &mut Player| &mut player.loyalty);
    let hands = state.draft.iter_mut().flat_map(|hand| &mut hand.loyalty);
    own.chain(hands).chain(&mut state.between).map(|slot| &mut slot.kind).chain(&mut state.supply)
}

fn imagine_loyalty(rules: &Rules, state: &mut State, dice: &mut Dice) {
    let known: Vec<LoyaltyNo> = loyalty_places(state).map(|no| *no).filter(|no| !no.is_hidden()).collect();
    let mixed = state.players.iter().map(|player| player.loyalty.len()).sum::<usize>() != rules.loyalty.len();
    let dealt = dice.unseen(rules.loyalty.iter().copied(), known.iter().copied());
    let boxed = rules.supply.iter().copied();
    // As long as nothing went back to the box, its cards are known by counting.
    let places = loyalty_places(state).filter(|no| no.is_hidden());
    let pack: Vec<LoyaltyNo> = if mixed || rules.shared {
        dice.unseen(rules.loyalty.iter().copied().chain(boxed), known.into_iter())
    } else {
        let all = dice.unseen(rules.loyalty.iter().copied().chain(boxed), known.into_iter());
        let rest = dice.unseen(all.into_iter(), dealt.iter().copied());
        dealt.into_iter().chain(rest).collect()
    };
    places.zip(pack).for_each(|(place, no)| *place = no);
}

fn program_places(state: &mut State) -> impl Iterator<Item = &mut ProgramNo> {
    let hands = state.players.iter_mut().flat_map(|player| &mut player.programs).map(|held: &mut Held| &mut held.kind);
    let bosses = state.bosses.iter_mut().flat_map(|boss: &mut BossState| &mut boss.programs);
    let lying = bosses.chain(&mut state.pile).map(|lying: &mut Lying| &mut lying.kind);
    hands.chain(lying)
}

/// Unseen programs; nobody holds one that is laid open when drawn.
fn imagine_programs(rules: &Rules, state: &mut State, dice: &mut Dice) {
    let open = state.open.clone();
    let known: Vec<ProgramNo> = program_places(state).map(|no| *no).filter(|no| !no.is_hidden()).collect();
    let pack = dice.unseen(rules.programs.iter().copied(), known.into_iter().chain(open));
    let is_open = |no: &ProgramNo| {
        let card = rules.library().program(*no);
        card.is_some_and(|card| matches!(card.timing, super::Timing::Portal(_) | super::Timing::Open))
    };
    let (laid, held): (Vec<ProgramNo>, Vec<ProgramNo>) = pack.into_iter().partition(is_open);
    let mut held = held.into_iter();
    let hands = state.players.iter_mut().flat_map(|player| &mut player.programs).map(|held| &mut held.kind);
    let bosses = state.bosses.iter_mut().flat_map(|boss| &mut boss.programs).map(|lying| &mut lying.kind);
    for place in hands.chain(bosses).filter(|no| no.is_hidden()) {
        held.next().into_iter().for_each(|no| *place = no);
    }
    let mut rest: Vec<ProgramNo> = laid.into_iter().chain(held).collect();
    dice.shuffle(&mut rest);
    let places = state.pile.iter_mut().map(|lying| &mut lying.kind).filter(|no| no.is_hidden());
    places.zip(rest).for_each(|(place, no)| *place = no);
}

/// Choices made in secret: any.
fn imagine_choices(rules: &Rules, state: &mut State, dice: &mut Dice) {
    let counts: Vec<u8> = (0..rules.seats).map(|at| Scene { rules, state }.loyalty_count(Seat(at))).collect();
    for step in &mut state.stack {
        let Pending::PassLoyalty { chosen } = step else { continue };
        for (passing, &count) in chosen.iter_mut().zip(&counts) {
            if *passing == Passing::Hidden {
                *passing = Passing::Card(dice.below(usize::from(count)) as u8);
            }
        }
    }
}

/// Marks the seat does not know: whom Mindeater chose, what Legion God's cards were, who fell, whom a Spy joined.
fn imagine_marks(rules: &Rules, state: &mut State, me: Seat, dice: &mut Dice) {
    let own = state.players.get(usize::from(me.0)).map(|player| player.status);
    for at in 0..state.marks.len() {
        let Some(&mark) = state.marks.get(at) else { continue };
        let seats: Vec<Seat> = (0..rules.seats).map(Seat).collect();
        let guessed = match mark {
            Mark::Infected { by, whom: None, known } => {
                let chosen = |seat: &Seat| {
                    state.marks.iter().any(|mark| matches!(mark, Mark::Infected { whom, .. } if *whom == Some(*seat)))
                };
                let free: Vec<Seat> =
                    seats.into_iter().filter(|seat| *seat != by && *seat != me && !chosen(seat)).collect();
                Mark::Infected { by, whom: dice.pick(&free).copied(), known }
            }
            Mark::Drew { whom, infected: None, known } => {
                Mark::Drew { whom, infected: Some(dice.below(rules.library().legion.len()) == 0), known }
            }
            Mark::Fell { whom, fell: None, known } => {
                let legion =
                    known_status(&state.marks, state.players.len()).get(usize::from(whom.0)).is_some_and(|s| s.legion);
                Mark::Fell { whom, fell: Some(!legion), known }
            }
            Mark::Spied { by, whom, team: None, known } => {
                let team = Scene { rules, state }.team(whom);
                Mark::Spied { by, whom, team: Some(team), known }
            }
            known => known,
        };
        if let Some(mark) = state.marks.get_mut(at) {
            *mark = guessed;
        }
        let status = known_status(&state.marks, state.players.len());
        for (player, status) in state.players.iter_mut().zip(status) {
            player.status = status;
        }
    }
    if let (Some(player), Some(own)) = (state.players.get_mut(usize::from(me.0)), own) {
        player.status = own;
    }
}
