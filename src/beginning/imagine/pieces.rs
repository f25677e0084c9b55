//! Chips, Recon cards and boxes that are not known.

use smallvec::SmallVec;

use crate::{
    beginning::{Chip, Colour, Figure, Item, Pending, Rules, Sight, State},
    engine::{Dice, Seat},
};

fn chip_places(state: &mut State) -> impl Iterator<Item = &mut Chip> {
    let players = state.players.iter_mut().flat_map(|player| &mut player.body.chips);
    let kuro = state.kuro.iter_mut().flat_map(|kuro| &mut kuro.body.chips);
    let network = state.network.iter_mut().flatten();
    let junk = state.junkyard.iter_mut().filter_map(|junk| junk.chip.as_mut());
    let lying = players.chain(kuro).chain(network).chain(junk).chain(&mut state.removed).chain(&mut state.looked);
    lying.chain(state.sectors.iter_mut().flatten())
}

/// Chips by the Sector they come from; those whose Sector is no longer known are taken out where they can be.
pub(super) fn imagine_chips(rules: &Rules, state: &mut State, dice: &mut Dice) {
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
pub(super) fn imagine_recons(rules: &Rules, state: &mut State, me: Seat, dice: &mut Dice) {
    let looks = matches!(state.stack.last(), Some(Pending::TakeRecon(Figure::Of(seat))) if *seat == me)
        || matches!(state.stack.last(), Some(Pending::TakeRecon(Figure::Kuro))
            if state.kuro.as_ref().is_some_and(|kuro| kuro.owner == me));
    let mut pool: Vec<Sight> = if looks {
        let held = state.players.iter().filter_map(|player| player.body.recon);
        let held = held.chain(state.kuro.iter().filter_map(|kuro| kuro.body.recon)).filter_map(|slot| slot.kind);
        let known: Vec<Sight> =
            held.chain(state.recons.iter().copied()).chain(state.recons_used.iter().copied()).collect();
        dice.unseen(rules.library().recons.iter().map(|card| card.sight), known.into_iter())
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
