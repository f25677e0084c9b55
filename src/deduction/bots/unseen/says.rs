//! What a card says about the team of whoever has it.

use super::Unseen;
use crate::deduction::{Faction, Power, Rules, Team, Timing};

/// What a card says about the team of whoever has it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in super::super) struct Says {
    /// What it counts for each colour.
    pub sums: [u8; 3],
    /// The team an ID always has.
    pub always: Option<Team>,
    /// Whether it makes Legion.
    pub green: bool,
    /// Whether it may lie hidden with a player.
    pub held: bool,
}

impl Unseen {
    pub(super) fn saying(&self, sort: usize, card: u8) -> Says {
        self.says.get(sort).and_then(|list| list.get(usize::from(card))).copied().unwrap_or_default()
    }

    /// What the card in a place says.
    pub fn says_at(&self, at: usize) -> Says {
        self.saying(self.sort(at), self.cards.get(at).copied().unwrap_or(u8::MAX))
    }

    /// What a card says that would lie in this place.
    pub fn would_say(&self, at: usize, card: u8) -> Says {
        self.saying(self.sort(at), card)
    }

    /// What a loyalty card says.
    pub fn loyalty_says(&self, card: u8) -> Option<Says> {
        self.says.get(1).and_then(|list| list.get(usize::from(card))).copied()
    }
}

/// What every card of the library says: IDs, loyalty cards, programs.
pub(super) fn says(rules: &Rules) -> [Vec<Says>; 3] {
    let library = rules.library();
    let one = |faction: Faction, n: u8| Faction::ALL.map(|other| if other == faction { n } else { 0 });
    let ids = library.ids.iter().map(|card| {
        let fast = card.powers.iter().any(|power| matches!(power, Power::Sleepless(_)));
        Says { sums: one(card.faction, 1), always: card.always, green: false, held: !fast }
    });
    let loyalty = library.loyalty.iter().map(|card| Says {
        sums: card.faction.map_or([0; 3], |faction| one(faction, card.counts)),
        green: card.faction.is_none(),
        held: true,
        always: None,
    });
    let programs = library.programs.iter().map(|card| {
        let counted = card.powers.iter().find_map(|power| if let Power::Counts(of) = power { Some(*of) } else { None });
        Says {
            sums: counted.map_or([0; 3], |faction| one(faction, 1)),
            green: card.powers.contains(&Power::Legion),
            held: !matches!(card.timing, Timing::Portal(_) | Timing::Open),
            always: None,
        }
    });
    [ids.collect(), loyalty.collect(), programs.collect()]
}
