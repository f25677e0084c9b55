//! Recon cards: taken, used, and what they show (TB-RECON).

use crate::{
    beginning::{Choice, Did, Event, Figure, ObjectiveNo, Pending, Secret, Sight, Slot, Spot, play::Play},
    engine::{Seat, Seats},
};

/// Chips a Recon card shows in the Sectors (TB-RECON-05).
const SECTOR_SIGHTS: u8 = 3;

impl Play<'_> {
    /// A Recon card is used; it leaves the game when it has shown enough (TB-RECON-04).
    pub(super) fn use_recon(&mut self, seat: Seat, figure: Figure) {
        let sight = self.scene().body(figure).and_then(|body| body.recon).and_then(|slot| slot.kind);
        let left = if sight == Some(Sight::Sectors) { SECTOR_SIGHTS } else { 1 };
        self.with_player(seat, |player| player.record.recon = true);
        self.push(Pending::Recon { seat, figure, left });
    }

    /// Something is seen by a Recon card (TB-RECON-05 to -10).
    pub(super) fn recon(&mut self, seat: Seat, figure: Figure, left: u8, choice: Choice) {
        let sight = self.scene().body(figure).and_then(|body| body.recon).and_then(|slot| slot.kind);
        match (sight, choice) {
            (Some(Sight::Sectors), Choice::Nth(at)) => self.look(seat, Spot::Sector(at)),
            (Some(Sight::Network), Choice::Chip(column, tier)) => self.look(seat, Spot::Network(column, tier)),
            (Some(Sight::Carried), Choice::Figure(of)) => self.look(seat, Spot::Carried(of)),
            (Some(Sight::Objective), Choice::Seat(of)) => self.see_objective(seat, of),
            (Some(Sight::Hand), Choice::Seat(of)) => self.see_hand(seat, of),
            (Some(Sight::Loyalty), Choice::Nth(at)) => {
                let slot = self.state.unused.get_mut(usize::from(at));
                if let Some(faction) = slot.and_then(|slot| Self::see(slot, seat)) {
                    self.say(Event::SawLoyalty { seat, faction: Secret::of(faction, seat) });
                }
            }
            _ => {}
        }
        if left > 1 && choice != Choice::Done {
            self.push(Pending::Recon { seat, figure, left: left - 1 });
        } else {
            self.with_body(figure, |body| body.recon = None);
            self.state.recons_used.extend(sight);
        }
    }

    fn see_objective(&mut self, seat: Seat, of: Seat) {
        let unseen = |slot: &&mut Slot<ObjectiveNo>| !slot.seen.contains(seat);
        let slot = self.state.players.get_mut(usize::from(of.0)).and_then(|it| it.objectives.iter_mut().find(unseen));
        if let Some(objective) = slot.and_then(|slot| Self::see(slot, seat)) {
            self.say(Event::SawObjective { seat, of, objective: Secret::of(objective, seat) });
        }
    }

    fn see_hand(&mut self, seat: Seat, of: Seat) {
        let mut cards = Vec::new();
        self.with_player(of, |player| {
            for held in &mut player.hand {
                held.seen = held.seen.with(seat);
                cards.push(held.card);
            }
        });
        self.say(Event::SawHand { seat, of, cards: Secret::of(cards, seat) });
    }

    /// A Recon card is taken; the rest is shuffled back (TB-MONO-01).
    pub(super) fn take_recon(&mut self, seat: Seat, figure: Figure, sight: Sight) {
        self.state.stack.pop();
        self.state.recons.retain(|it| *it != sight);
        self.with_body(figure, |body| {
            body.recon = Some(Slot { kind: Some(sight), seen: Seats::one(seat) });
            body.had_recon = true;
        });
        self.say(Event::TookRecon(figure, Secret::of(sight, seat)));
        self.did(seat, Did::Recon);
    }
}
