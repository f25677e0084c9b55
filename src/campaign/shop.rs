//! The shop between missions: pay, look at four gear cards, keep one.

use super::{Profile, Stock};
use crate::engine::{Deck, Dice};

/// What a piece of gear costs (ST-GEAR-01).
pub const PRICE: u16 = 5;
/// How many gear cards are laid out.
pub const OFFERED: usize = 4;

/// Why nothing was bought. The profile is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ShopError {
    /// Not enough money.
    #[error("gear costs {PRICE} ByteBucks and only {has} are left")]
    TooPoor {
        /// What there is.
        has: u16,
    },
    /// Every gear card is owned already.
    #[error("there is no gear left to buy")]
    SoldOut,
    /// Gear is laid out already.
    #[error("one of the gear cards laid out must be chosen first")]
    NotChosen,
    /// The chosen card is not laid out.
    #[error("{id} is not among the gear cards laid out")]
    NotOffered {
        /// The card.
        id: String,
    },
}

impl Profile {
    /// Pays for a piece of gear and lays out the top four of the shuffled gear deck (ST-GEAR-01). Fewer where no more
    /// are left; gear that is owned is not in the deck.
    pub fn buy(&mut self, stock: Stock, dice: &mut Dice) -> Result<&[String], ShopError> {
        if !self.offer.is_empty() {
            return Err(ShopError::NotChosen);
        }
        let cards = stock.gear.iter().map(|gear| gear.id.as_str());
        let left: Vec<&str> = cards.filter(|id| !self.owned.iter().any(|owned| owned == id)).collect();
        if left.is_empty() {
            return Err(ShopError::SoldOut);
        }
        self.bytebucks = self.bytebucks.checked_sub(PRICE).ok_or(ShopError::TooPoor { has: self.bytebucks })?;
        let deck = Deck::shuffled(left, dice);
        self.offer = deck.top(OFFERED).map(str::to_owned).collect();
        Ok(&self.offer)
    }

    /// Keeps one of the gear cards laid out; the rest go back into the deck.
    pub fn keep(&mut self, id: &str) -> Result<(), ShopError> {
        let at = self.offer.iter().position(|offered| offered == id);
        let at = at.ok_or_else(|| ShopError::NotOffered { id: id.to_owned() })?;
        self.owned.push(self.offer.swap_remove(at));
        self.offer.clear();
        Ok(())
    }
}
