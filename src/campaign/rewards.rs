//! What a mission that was won brings, and the three items an agent may keep.

use super::{Profile, Stock};
use crate::{
    engine::{Deck, Dice},
    stealth::{Need, Phase, Plan, Public, Rewards, Setup},
};

/// The most items kept from mission to mission (ST-GEAR-06).
pub const MAX_ITEMS: usize = 3;

/// A mission that is still being played brings nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the mission is not over")]
pub struct Unfinished;

/// Why an item was not discarded. The profile is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{id} is not among the items")]
pub struct DiscardError {
    /// The card.
    pub id: String,
}

/// What a mission brought.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spoils {
    /// Money earned.
    pub bytebucks: u16,
    /// Items drawn.
    pub items: Vec<String>,
}

impl Profile {
    /// Settles a mission that is over. Success uses up the items used in it and brings its rewards; failure changes
    /// nothing at all (ST-TURN-06, ST-OBJ-07).
    pub fn settle(&mut self, setup: &Setup, end: &Public, stock: Stock, dice: &mut Dice) -> Result<Spoils, Unfinished> {
        match end.phase {
            Phase::Won => {}
            Phase::Lost => return Ok(Spoils::default()),
            _ => return Err(Unfinished),
        }
        self.forget_used(setup, end);
        Ok(self.receive(earned(setup.mission.plan(), end), stock, dice))
    }

    /// Takes rewards: the money, and items from the shuffled deck.
    pub(super) fn receive(&mut self, rewards: Rewards, stock: Stock, dice: &mut Dice) -> Spoils {
        let Rewards { bytebucks, items } = rewards;
        self.bytebucks = self.bytebucks.saturating_add(bytebucks);
        Spoils { bytebucks, items: self.draw_items(items, stock, dice) }
    }

    /// How many items are still to be discarded before the next mission (ST-GEAR-06).
    pub fn to_discard(&self) -> usize {
        self.items.len().saturating_sub(MAX_ITEMS)
    }

    /// Discards an item.
    pub fn discard(&mut self, id: &str) -> Result<(), DiscardError> {
        let at = self.items.iter().position(|item| item == id);
        self.items.remove(at.ok_or_else(|| DiscardError { id: id.to_owned() })?);
        Ok(())
    }

    /// Takes the items that were used out of the profile (ST-GEAR-05).
    fn forget_used(&mut self, setup: &Setup, end: &Public) {
        let is_left = |at: usize| at < 32 && end.player.items >> at & 1 == 1;
        for (_, used) in setup.items.iter().enumerate().filter(|(at, _)| !is_left(*at)) {
            // Used items that were never in the profile, as in a single mission, are no loss to it.
            let _ = self.discard(&used.id);
        }
    }

    /// Draws from the shuffled deck of all items not held.
    fn draw_items(&mut self, count: u8, stock: Stock, dice: &mut Dice) -> Vec<String> {
        let cards = stock.items.iter().map(|item| item.id.as_str());
        let left = cards.filter(|id| !self.items.iter().any(|held| held == id)).collect();
        let drawn: Vec<String> = Deck::shuffled(left, dice).top(count.into()).map(str::to_owned).collect();
        self.items.extend_from_slice(&drawn);
        drawn
    }
}

/// The rewards of a mission with those of the optional objectives taken (ST-OBJ-05).
pub fn earned(plan: &Plan, end: &Public) -> Rewards {
    let taken = |at: usize| at < 32 && end.taken >> at & 1 == 1;
    let optional = plan.objectives.iter().enumerate().filter(|(at, o)| o.need == Need::Optional && taken(*at));
    optional.fold(plan.rewards, |sum, (_, objective)| Rewards {
        bytebucks: sum.bytebucks.saturating_add(objective.rewards.bytebucks),
        items: sum.items.saturating_add(objective.rewards.items),
    })
}
