//! Mending a campaign from an older or changed file: what the game no longer has goes, the rest stays.

use super::{Campaign, OFFERED, PRICE, Place, Profile, Stock, state};
use crate::content::{Catalog, Course};

/// Something a campaign had to do without.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Loss {
    /// Owned gear that no card has.
    Gear(String),
    /// An item that no card has.
    Item(String),
    /// Gear laid out in the shop that no card has.
    Offer(String),
    /// The price of gear that was paid for, given back because nothing of what was laid out is left.
    Refunded,
    /// Gear that could not stay equipped: not owned, or more than the agent can carry. It stays owned if it was.
    TakenOff(String),
    /// A place that is not on the course, and where the campaign stands instead.
    Moved {
        /// Where it stood.
        from: String,
        /// Where it stands now.
        to: Place,
    },
    /// The mission in play, which begins anew.
    InPlay(String),
}

impl Campaign {
    /// Brings a campaign in order with the content of this game, and tells what it cost. A campaign that was played by
    /// the rules with this content is unchanged.
    pub fn mend(&mut self, catalog: &Catalog) -> Vec<Loss> {
        let mut losses = self.profile.mend(Stock::of(catalog));
        losses.extend(self.mend_place(catalog.course()));
        losses
    }

    /// Goes back to the last place on the course, where this one is not.
    fn mend_place(&mut self, course: &Course) -> Option<Loss> {
        let known = match &self.place {
            Place::Mission(id) => course.stage(id).is_some(),
            Place::Fork(id) => matches!(state::after(course, id), Place::Fork(_)),
            Place::Ended(id) => course.ending(id).is_some(),
            // There is no way on from here on any course.
            Place::Fallen(_) => true,
        };
        if known {
            return None;
        }
        let last = self.won.iter().rev().find(|id| course.stage(id).is_some());
        let to = last.map_or_else(|| state::first(course), |id| state::after(course, id));
        let from = std::mem::replace(&mut self.place, to.clone()).id().to_owned();
        Some(Loss::Moved { from, to })
    }
}

impl Profile {
    /// Drops cards that are not there, gear that cannot be equipped, and everything that stands twice.
    fn mend(&mut self, stock: Stock) -> Vec<Loss> {
        let mut losses = Vec::new();
        keep_once(&mut self.owned, |id| stock.gear(id).is_some(), |id| losses.push(Loss::Gear(id)));
        keep_once(&mut self.items, |id| stock.item(id).is_some(), |id| losses.push(Loss::Item(id)));
        self.mend_offer(stock, &mut losses);
        self.mend_equipped(stock, &mut losses);
        losses
    }

    fn mend_offer(&mut self, stock: Stock, losses: &mut Vec<Loss>) {
        let was_paid = !self.offer.is_empty();
        keep_once(&mut self.offer, |id| stock.gear(id).is_some(), |id| losses.push(Loss::Offer(id)));
        self.offer.retain(|id| !self.owned.contains(id));
        self.offer.truncate(OFFERED);
        if was_paid && self.offer.is_empty() {
            self.bytebucks = self.bytebucks.saturating_add(PRICE);
            losses.push(Loss::Refunded);
        }
    }

    /// Equips again, in order, whatever can be.
    fn mend_equipped(&mut self, stock: Stock, losses: &mut Vec<Loss>) {
        for id in std::mem::take(&mut self.equipped) {
            let is_gone = losses.iter().any(|loss| matches!(loss, Loss::Gear(gone) if *gone == id));
            let twice = self.equipped.contains(&id);
            if self.equip(&id, stock).is_err() && !is_gone && !twice {
                losses.push(Loss::TakenOff(id));
            }
        }
    }
}

/// Keeps the first of each card there is; those there are not go to `lost`.
fn keep_once(ids: &mut Vec<String>, known: impl Fn(&str) -> bool, mut lost: impl FnMut(String)) {
    let mut kept: Vec<String> = Vec::new();
    for id in ids.drain(..) {
        if !known(&id) {
            lost(id);
        } else if !kept.contains(&id) {
            kept.push(id);
        }
    }
    *ids = kept;
}
