//! Worlds that fit what a seat knows: unseen cards and chips dealt anew.

use smallvec::SmallVec;

use super::{
    Beginning, Chip, Chosen, Colour, Deck, Era, Faction, InfluenceNo, Item, ObjectiveNo, Pending, ProgramNo, Rules,
    Sight, State, View, Vote,
};
use crate::engine::{Dice, Imagine, Seat};

/// How often loyalties are dealt anew until they fit what was told.
const TRIES: usize = 64;

impl Imagine for Beginning {
    fn imagine(view: &View, dice: &mut Dice) -> Self {
        let mut state = view.table.clone();
        let rules = &view.rules;
        if state.over.is_none() {
            imagine_loyalty(rules, &mut state, view.seat, dice);
            imagine_objectives(rules, &mut state, dice);
            imagine_influence(rules, &mut state, dice);
            imagine_programs(rules, &mut state, dice);
            imagine_chips(rules, &mut state, dice);
            imagine_recons(rules, &mut state, view.seat, dice);
            imagine_piles(&mut state, dice);
            imagine_choices(&mut state, dice);
        }
        Self { rules: std::sync::Arc::clone(rules), state }
    }
}

/// What is left of a list when the known ones are taken out, shuffled.
fn rest<K: Copy + PartialEq>(all: impl Iterator<Item = K>, known: impl Iterator<Item = K>, dice: &mut Dice) -> Vec<K> {
    let mut rest: Vec<K> = all.collect();
    for card in known {
        if let Some(at) = rest.iter().position(|other| *other == card) {
            rest.swap_remove(at);
        }
    }
    dice.shuffle(&mut rest);
    rest
}

/// Loyalties that are not known: dealt from the recipe until they fit what the seat knows and was told.
fn imagine_loyalty(rules: &Rules, state: &mut State, me: Seat, dice: &mut Dice) {
    let Some(recipe) = rules.library().recipes.iter().find(|recipe| recipe.seats == rules.seats) else { return };
    let cards = rules.library().loyalty.iter();
    let all: Vec<Faction> = cards.flat_map(|card| std::iter::repeat_n(card.faction, usize::from(card.count))).collect();
    let dealt: Vec<Faction> =
        state.players.iter().flat_map(|player| &player.dealt).filter_map(|slot| slot.kind).collect();
    let boxed: Vec<Faction> = state.unused.iter().filter_map(|slot| slot.kind).collect();
    // Before the stack is dealt out, what belongs to nobody is the rest of the stack.
    let whole = state.players.iter().all(|player| player.dealt.len() == 1);
    for attempt in 0..TRIES {
        let mut from = recipe.from.clone();
        dice.shuffle(&mut from);
        from.truncate(usize::from(recipe.random));
        let stack: Vec<Faction> = recipe.always.iter().copied().chain(from).collect();
        let mut hands = rest(stack.iter().copied(), dealt.iter().copied(), dice);
        let known = dealt.iter().chain(&boxed).copied().collect::<Vec<_>>();
        let mut others = if whole { Vec::new() } else { hands.clone() };
        let mut tried = state.clone();
        for slot in tried.players.iter_mut().flat_map(|player| &mut player.dealt).filter(|slot| slot.kind.is_none()) {
            slot.kind = Some(hands.pop().unwrap_or(Faction::Human));
        }
        if whole {
            let taken: Vec<Faction> =
                tried.players.iter().flat_map(|player| &player.dealt).filter_map(|slot| slot.kind).collect();
            others = rest(all.iter().copied(), taken.into_iter().chain(boxed.iter().copied()), dice);
        }
        for slot in tried.unused.iter_mut().filter(|slot| slot.kind.is_none()) {
            slot.kind = Some(others.pop().unwrap_or(Faction::Human));
        }
        let lawful = is_part(&known, &all) && is_part(&dealt, &stack);
        if attempt + 1 == TRIES || (lawful && fits_told(rules, &tried, me)) {
            *state = tried;
            return;
        }
    }
}

/// Whether all of some cards are among others, copy by copy.
fn is_part(some: &[Faction], of: &[Faction]) -> bool {
    let count = |cards: &[Faction], faction: Faction| cards.iter().filter(|card| **card == faction).count();
    Faction::PLAYED.into_iter().all(|faction| count(some, faction) <= count(of, faction))
}

/// Whether dealt loyalties agree with what a seat was told in the Machine Phase.
fn fits_told(rules: &Rules, state: &State, me: Seat) -> bool {
    let dealt = |seat: Seat| {
        let player = state.players.get(usize::from(seat.0));
        player.and_then(|player| player.dealt.first()).and_then(|slot| slot.kind)
    };
    let turned = |seat: Seat| state.players.get(usize::from(seat.0)).is_some_and(|player| player.turned.is_some());
    let told = |of: Seat| state.told.iter().find(|told| told.of == of).map(|told| told.faction);
    let machine = dealt(me) == Some(Faction::Machine) && state.era == Era::Machine && rules.seats >= 4;
    (0..rules.seats).map(Seat).filter(|&seat| seat != me).all(|seat| match told(seat) {
        Some(faction) => turned(seat) || dealt(seat) == Some(faction),
        None if machine => {
            dealt(seat) != Some(Faction::Human) && !(rules.many() && dealt(seat) == Some(Faction::Machine))
        }
        None => true,
    })
}

fn imagine_objectives(rules: &Rules, state: &mut State, dice: &mut Dice) {
    let slots = state.players.iter().flat_map(|player| &player.objectives);
    let known: Vec<ObjectiveNo> = slots.filter_map(|slot| slot.kind).collect();
    let all = (0..rules.library().objectives.len() as u8).map(ObjectiveNo);
    let mut pile = rest(all, known.into_iter(), dice).into_iter();
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
fn imagine_influence(rules: &Rules, state: &mut State, dice: &mut Dice) {
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
    let mut general = rest(general.into_iter(), visible.into_iter(), dice).into_iter();
    for seat in (0..rules.seats).map(Seat) {
        let Some(who) = state.players.get(usize::from(seat.0)).map(|player| player.who) else { continue };
        let deck = cards().filter(|(_, card)| card.deck == Deck::Personal(who));
        let all = deck.flat_map(|(no, card)| std::iter::repeat_n(no, usize::from(card.count)));
        let all: Vec<InfluenceNo> = all.collect();
        let gone = gone(state, seat, &all);
        let mut pile = rest(all.into_iter(), gone.into_iter(), dice).into_iter();
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

fn imagine_programs(rules: &Rules, state: &mut State, dice: &mut Dice) {
    let cards = (0..).map(ProgramNo).zip(&rules.library().programs);
    let all = cards.flat_map(|(no, card)| std::iter::repeat_n(no, usize::from(card.count)));
    let open: Vec<ProgramNo> = state.market.iter().chain(&state.program_discard).copied().collect();
    let known: Vec<ProgramNo> =
        program_places(state).map(|place| *place).filter(|no| !no.is_hidden()).chain(open).collect();
    let mut pile = rest(all, known.into_iter(), dice).into_iter();
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

fn chip_places(state: &mut State) -> impl Iterator<Item = &mut Chip> {
    let players = state.players.iter_mut().flat_map(|player| &mut player.body.chips);
    let kuro = state.kuro.iter_mut().flat_map(|kuro| &mut kuro.body.chips);
    let network = state.network.iter_mut().flatten();
    let junk = state.junkyard.iter_mut().filter_map(|junk| junk.chip.as_mut());
    let lying = players.chain(kuro).chain(network).chain(junk).chain(&mut state.removed).chain(&mut state.looked);
    lying.chain(state.sectors.iter_mut().flatten())
}

/// Chips by the Sector they come from; those whose Sector is no longer known are taken out where they can be.
fn imagine_chips(rules: &Rules, state: &mut State, dice: &mut Dice) {
    let mut left: [[u8; 3]; 3] = rules.library().board.sectors.map(|(blue, red, purple)| [blue, red, purple]);
    let mut mixed: SmallVec<[Colour; 3]> = SmallVec::new();
    for chip in chip_places(state) {
        let Some(colour) = chip.colour else { continue };
        match chip.from {
            Some(from) => take(&mut left, usize::from(from), colour),
            None => mixed.push(colour),
        }
    }
    for colour in mixed {
        let hidden =
            |sector: usize| left.get(sector).and_then(|counts| counts.get(colour as usize)).copied().unwrap_or(0);
        let sectors: SmallVec<[usize; 3]> = (0..3).filter(|&sector| hidden(sector) > 0).collect();
        if let Some(&sector) = dice.pick(&sectors) {
            take(&mut left, sector, colour);
        }
    }
    let mut piles: [Vec<Colour>; 3] = left.map(|counts| {
        let of = Colour::ALL.into_iter().zip(counts);
        let mut pile: Vec<Colour> = of.flat_map(|(colour, n)| std::iter::repeat_n(colour, usize::from(n))).collect();
        dice.shuffle(&mut pile);
        pile
    });
    for chip in chip_places(state).filter(|chip| chip.colour.is_none()) {
        let own = chip.from.and_then(|from| piles.get_mut(usize::from(from))).and_then(Vec::pop);
        chip.colour = own.or_else(|| piles.iter_mut().find_map(Vec::pop)).or(Some(Colour::Blue));
    }
}

fn take(left: &mut [[u8; 3]; 3], sector: usize, colour: Colour) {
    let count = left.get_mut(sector).and_then(|counts| counts.get_mut(colour as usize));
    if let Some(count) = count {
        *count = count.saturating_sub(1);
    }
}

/// Recon cards others hold, and boxes that lie face-down: taken out of what is known together with the stack.
fn imagine_recons(rules: &Rules, state: &mut State, me: Seat, dice: &mut Dice) {
    let looks = matches!(state.stack.last(), Some(Pending::TakeRecon(super::Figure::Of(seat))) if *seat == me)
        || matches!(state.stack.last(), Some(Pending::TakeRecon(super::Figure::Kuro))
            if state.kuro.as_ref().is_some_and(|kuro| kuro.owner == me));
    let mut pool: Vec<Sight> = if looks {
        let held = state.players.iter().filter_map(|player| player.body.recon);
        let held = held.chain(state.kuro.iter().filter_map(|kuro| kuro.body.recon)).filter_map(|slot| slot.kind);
        let known: Vec<Sight> =
            held.chain(state.recons.iter().copied()).chain(state.recons_used.iter().copied()).collect();
        rest(rules.library().recons.iter().map(|card| card.sight), known.into_iter(), dice)
    } else {
        let mut all = state.recons.to_vec();
        dice.shuffle(&mut all);
        all
    };
    let bodies = state.players.iter_mut().map(|player| &mut player.body);
    for body in bodies.chain(state.kuro.iter_mut().map(|kuro| &mut kuro.body)) {
        for slot in body.recon.iter_mut().filter(|slot| slot.kind.is_none()) {
            slot.kind = pool.pop();
        }
    }
    if !looks {
        pool.sort_unstable();
        state.recons = pool.into_iter().collect();
    }
    let mut items: Vec<Item> = std::mem::take(&mut state.supply);
    dice.shuffle(&mut items);
    for lying in state.crates.iter_mut().filter(|lying| lying.item.is_none()) {
        lying.item = items.pop();
    }
    state.supply = items;
}

/// Piles whose cards are known and whose order is not.
fn imagine_piles(state: &mut State, dice: &mut Dice) {
    for deck in &mut state.events {
        dice.shuffle(deck.make_contiguous());
    }
    dice.shuffle(&mut state.wounds);
    dice.shuffle(&mut state.interrogations);
}

/// Choices made in secret: any.
fn imagine_choices(state: &mut State, dice: &mut Dice) {
    for step in &mut state.stack {
        match step {
            Pending::Ballot { votes, .. } => {
                for vote in votes.iter_mut().filter(|vote| **vote == Vote::Hidden) {
                    *vote = if dice.below(2) == 0 { Vote::Yes } else { Vote::No };
                }
            }
            Pending::Closed { chosen, .. } => {
                for chosen in chosen.iter_mut().filter(|chosen| **chosen == Chosen::Hidden) {
                    *chosen = Chosen::Nobody;
                }
            }
            _ => {}
        }
    }
}
