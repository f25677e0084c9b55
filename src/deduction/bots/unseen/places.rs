//! Where unseen cards lie.

use crate::deduction::{Deduction, IdNo, LoyaltyNo, ProgramNo, Rules, State};

/// Where a card lies that the seat has not seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Place {
    Id(u8),
    Leftover(u8),
    Loyalty(u8, u8),
    Between(u8),
    Supply(u8),
    Program(u8, u8),
    Pile(u8),
}

impl Place {
    /// The seats whose team a card in this place may decide.
    pub fn seats(self, seats: u8) -> impl Iterator<Item = u8> {
        let (one, two) = match self {
            Self::Id(seat) | Self::Loyalty(seat, _) | Self::Program(seat, _) => (Some(seat), None),
            Self::Between(at) => (Some(at), (at + 1).checked_rem(seats)),
            Self::Leftover(_) | Self::Supply(_) | Self::Pile(_) => (None, None),
        };
        one.into_iter().chain(two)
    }
}

/// The card in a place.
pub(super) fn card_at(state: &State, place: Place) -> u8 {
    let player = |seat: u8| state.players.get(usize::from(seat));
    let card = match place {
        Place::Id(seat) => player(seat).and_then(|player| player.ids.first()).map(|slot| slot.kind.0),
        Place::Leftover(at) => state.leftover.get(usize::from(at)).map(|slot| slot.kind.0),
        Place::Loyalty(seat, at) => {
            player(seat).and_then(|player| player.loyalty.get(usize::from(at))).map(|slot| slot.kind.0)
        }
        Place::Between(at) => state.between.get(usize::from(at)).map(|slot| slot.kind.0),
        Place::Supply(at) => state.supply.get(usize::from(at)).map(|no| no.0),
        Place::Program(seat, at) => {
            player(seat).and_then(|player| player.programs.get(usize::from(at))).map(|held| held.kind.0)
        }
        Place::Pile(at) => state.pile.get(usize::from(at)).map(|lying| lying.kind.0),
    };
    card.unwrap_or(u8::MAX)
}

/// Lays a card in a place.
pub(super) fn put(state: &mut State, place: Place, card: u8) {
    let at = match place {
        Place::Id(at) | Place::Loyalty(at, _) | Place::Program(at, _) => usize::from(at),
        _ => usize::MAX,
    };
    let player = state.players.get_mut(at);
    let done = match place {
        Place::Id(_) => player.and_then(|player| player.ids.first_mut()).map(|slot| slot.kind = IdNo(card)),
        Place::Loyalty(_, at) => {
            player.and_then(|player| player.loyalty.get_mut(usize::from(at))).map(|slot| slot.kind = LoyaltyNo(card))
        }
        Place::Program(_, at) => {
            player.and_then(|player| player.programs.get_mut(usize::from(at))).map(|held| held.kind = ProgramNo(card))
        }
        Place::Leftover(at) => state.leftover.get_mut(usize::from(at)).map(|slot| slot.kind = IdNo(card)),
        Place::Between(at) => state.between.get_mut(usize::from(at)).map(|slot| slot.kind = LoyaltyNo(card)),
        Place::Supply(at) => state.supply.get_mut(usize::from(at)).map(|no| *no = LoyaltyNo(card)),
        Place::Pile(at) => state.pile.get_mut(usize::from(at)).map(|lying| lying.kind = ProgramNo(card)),
    };
    debug_assert!(done.is_some(), "{place:?}");
}

pub(super) fn hidden_ids(table: &State) -> Vec<Place> {
    let single = (0..).zip(&table.players).filter(|(_, player)| player.ids.len() == 1);
    let own = single.filter(|(_, player)| player.ids.first().is_some_and(|slot| slot.kind.is_hidden()));
    let left = (0..).zip(&table.leftover).filter(|(_, slot)| slot.kind.is_hidden());
    own.map(|(seat, _)| Place::Id(seat)).chain(left.map(|(at, _)| Place::Leftover(at))).collect()
}

/// Loyalty cards, with the unused ones where those may have been exchanged or never were counted.
pub(super) fn hidden_loyalty(rules: &Rules, table: &State) -> Vec<Place> {
    let mut places = Vec::new();
    for (seat, player) in (0..).zip(&table.players) {
        let hidden = (0..).zip(&player.loyalty).filter(|(_, slot)| slot.kind.is_hidden());
        places.extend(hidden.map(|(at, _)| Place::Loyalty(seat, at)));
    }
    let between = (0..).zip(&table.between).filter(|(_, slot)| slot.kind.is_hidden());
    places.extend(between.map(|(at, _)| Place::Between(at)));
    let dealt: usize = table.players.iter().map(|player| player.loyalty.len()).sum();
    if rules.shared || dealt != rules.loyalty.len() {
        places.extend((0..table.supply.len() as u8).map(Place::Supply));
    }
    places
}

/// Programs in hands, then those in the pile.
pub(super) fn hidden_programs(table: &State) -> Vec<Place> {
    let mut places = Vec::new();
    for (seat, player) in (0..).zip(&table.players) {
        let hidden = (0..).zip(&player.programs).filter(|(_, held)| held.kind.is_hidden());
        places.extend(hidden.map(|(at, _)| Place::Program(seat, at)));
    }
    let pile = (0..).zip(&table.pile).filter(|(_, lying)| lying.kind.is_hidden());
    places.extend(pile.map(|(at, _)| Place::Pile(at)));
    places
}

/// IDs of each colour's pile that no place of the world holds.
pub(super) fn spare_ids(rules: &Rules, world: &Deduction) -> [Vec<u8>; 3] {
    let state = &world.state;
    let used: Vec<IdNo> = state.players.iter().flat_map(|player| &player.ids).map(|slot| slot.kind).collect();
    let aside: Vec<IdNo> = state.leftover.iter().chain(&state.removed).map(|slot| slot.kind).collect();
    let mut spare: [Vec<u8>; 3] = Default::default();
    for ((count, pile), spare) in rules.id_counts.iter().zip(&rules.id_piles).zip(&mut spare) {
        if *count > 0 {
            let free = pile.iter().filter(|no| !used.contains(no) && !aside.contains(no));
            spare.extend(free.map(|no| no.0));
        }
    }
    spare
}
