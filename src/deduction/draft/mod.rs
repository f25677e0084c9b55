//! The choice of cards after The Beginning (SD-CAMP-06 to -20): everybody keeps an ID and two loyalty cards in secret.
//!
//! | file | what stands there |
//! |---|---|
//! | `deal` | the table before the choice |
//! | `choose` | who chooses, who waits, and what follows when all have chosen |
//! | `guess` | hands and choices as somebody may imagine who has not seen them |

mod choose;
mod deal;
mod guess;

pub(super) use deal::table;
pub(super) use guess::guess;

use serde::{Deserialize, Serialize};

use super::{Choice, Faction, Fate, IdNo, LoyaltyNo, Mark, Rules, Slot, Spot, Team, scene::Scene};
use crate::engine::{Seat, Seats};

/// The cards a player chooses from.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Hand {
    /// IDs.
    pub ids: Vec<Slot<IdNo>>,
    /// Loyalty cards.
    pub loyalty: Vec<Slot<LoyaltyNo>>,
    /// How far the choice is.
    pub kept: Kept,
}

/// How far a player's choice is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kept {
    /// Cannot become what it must with these cards, and waits for what others leave (SD-CAMP-10).
    #[default]
    Waits,
    /// Chooses; the places of what is chosen already.
    Chooses {
        /// The ID.
        id: Option<u8>,
        /// The loyalty card on the side of the previous player.
        loyalty: Option<u8>,
    },
    /// Has chosen, and it is not known what.
    Hidden,
    /// Has chosen: the places of the ID and of the loyalty cards, the side of the previous player first.
    Done(u8, u8, u8),
}

impl Kept {
    /// Nothing is chosen yet.
    pub const OPEN: Self = Self::Chooses { id: None, loyalty: None };
}

/// The places of an ID and of two loyalty cards in a hand, the lower one first.
pub(super) type Triple = (u8, u8, u8);

/// Every choice from a hand, in the order of its cards.
fn triples(hand: &Hand) -> impl Iterator<Item = Triple> + use<> {
    let (ids, loyalty) = (hand.ids.len() as u8, hand.loyalty.len() as u8);
    (0..ids).flat_map(move |id| (0..loyalty).flat_map(move |a| (a + 1..loyalty).map(move |b| (id, a, b))))
}

/// The choices that make of a player what it must become, as far as the winners' wishes for its ID go (SD-CAMP-09,
/// SD-CAMP-19, SD-CAMP-20). None where the hand cannot do it.
pub(super) fn suiting(rules: &Rules, fate: Fate, hand: &Hand) -> Vec<Triple> {
    let rank = |&(id, ..): &Triple| {
        let colour = hand.ids.get(usize::from(id)).and_then(|slot| rules.library().id(slot.kind)).map(|id| id.faction);
        wanted(rules, fate).iter().position(|wanted| Some(*wanted) == colour).unwrap_or(usize::MAX)
    };
    let suiting: Vec<Triple> = triples(hand).filter(|&triple| suits(rules, fate, hand, triple)).collect();
    let best = suiting.iter().map(rank).min();
    suiting.into_iter().filter(|triple| Some(rank(triple)) == best).collect()
}

/// The same, or any choice where nothing suits.
pub(super) fn keepable(rules: &Rules, fate: Fate, hand: &Hand) -> Vec<Triple> {
    let suiting = suiting(rules, fate, hand);
    if suiting.is_empty() { triples(hand).collect() } else { suiting }
}

/// The colours of IDs a player takes before others, most wanted first.
fn wanted(rules: &Rules, fate: Fate) -> &'static [Faction] {
    match (rules.after.as_ref().and_then(|after| after.winner), fate) {
        (Some(Team::Outlaw), _) => &[Faction::Outlaw],
        (Some(Team::Human), Fate::Machine) => &[Faction::Outlaw, Faction::Machine, Faction::Human],
        _ => &[],
    }
}

/// Whether these cards make of a player what it must become.
fn suits(rules: &Rules, fate: Fate, hand: &Hand, (id, a, b): Triple) -> bool {
    let library = rules.library();
    let Some(id) = hand.ids.get(usize::from(id)).and_then(|slot| library.id(slot.kind)) else { return false };
    let team = match fate {
        Fate::Legion | Fate::Fallen => return true,
        Fate::Infected => return id.faction == Faction::Outlaw,
        Fate::Human | Fate::Machine | Fate::Outlaw => fate.team(),
    };
    let mut sums = [0u8; 3];
    let mut add = |faction: Faction, n: u8| {
        sums.get_mut(faction as usize).into_iter().for_each(|sum| *sum += n);
    };
    add(id.faction, 1);
    for slot in [a, b].into_iter().filter_map(|at| hand.loyalty.get(usize::from(at))) {
        if let Some((faction, counts)) =
            library.loyalty_card(slot.kind).and_then(|card| Some((card.faction?, card.counts)))
        {
            add(faction, counts);
        }
    }
    id.always.unwrap_or_else(|| Team::of_sums(sums)) == team
}

impl<'a> Scene<'a> {
    /// The cards a player chooses from, while cards are chosen.
    pub fn hand(self, seat: Seat) -> Option<&'a Hand> {
        self.state.draft.get(usize::from(seat.0))
    }

    /// What a player came as from The Beginning; nothing where that is not known, or nobody came from there.
    pub fn fate(self, seat: Seat) -> Option<Fate> {
        self.came(seat).and_then(|(fate, _)| fate)
    }

    /// The false ID a player still hides behind (SD-CAMP-12, SD-CAMP-15): who is behind it.
    pub fn mask(self, seat: Seat) -> Option<Fate> {
        let (fate, shown) = self.came(seat)?;
        fate.filter(|fate| fate.is_masked() && !shown)
    }

    fn came(self, seat: Seat) -> Option<(Option<Fate>, bool)> {
        self.state.marks.iter().find_map(|mark| match mark {
            Mark::Came { whom, fate, shown, .. } if *whom == seat => Some((*fate, *shown)),
            _ => None,
        })
    }

    /// Who still chooses cards; all at the same time.
    pub(super) fn drafting(self) -> Seats {
        let choosing = (0..).zip(&self.state.draft).filter(|(_, hand)| matches!(hand.kept, Kept::Chooses { .. }));
        choosing.fold(Seats::default(), |seats, (at, _)| seats.with(Seat(at)))
    }

    /// Every card a player may keep now: first an ID, then two loyalty cards. Of equal cards the first is named.
    pub(super) fn each_keep(self, seat: Seat, tell: &mut impl FnMut(Choice)) {
        let Some(hand) = self.hand(seat) else { return };
        let Kept::Chooses { id, loyalty } = hand.kept else { return };
        let keepable = keepable(self.rules, self.fate(seat).unwrap_or(Fate::Outlaw), hand);
        let Some(id) = id else {
            let mut ids: Vec<u8> = keepable.into_iter().map(|(id, ..)| id).collect();
            ids.dedup();
            return ids.into_iter().for_each(|at| tell(Choice::Card(Spot::Id(at))));
        };
        let pairs = || keepable.iter().filter(|(of, ..)| *of == id).map(|(_, a, b)| (*a, *b));
        let fits = |at: u8| match loyalty {
            Some(first) => pairs().any(|pair| pair == (first.min(at), first.max(at))),
            None => pairs().any(|(a, b)| a == at || b == at),
        };
        let kind = |at: u8| hand.loyalty.get(usize::from(at)).map(|slot| slot.kind);
        let places = (0..hand.loyalty.len() as u8).filter(|&at| Some(at) != loyalty && fits(at));
        let mut told = Vec::new();
        for at in places {
            if !told.contains(&kind(at)) {
                told.push(kind(at));
                tell(Choice::Card(Spot::Loyalty(at)));
            }
        }
    }
}
