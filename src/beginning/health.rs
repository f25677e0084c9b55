//! Health and wounds (TB-WND).

use super::{Event, Face, Figure, Pending, Place, Trait, Unique, WoundNo, play::Play};
use crate::engine::{Flow, Seat};

impl Play<'_> {
    /// The top wound (TB-AMB-69).
    fn top_wound(&mut self) -> Option<WoundNo> {
        if self.state.wounds.is_empty() {
            let mut pile = std::mem::take(&mut self.state.wound_discard);
            self.dice.shuffle(&mut pile);
            self.state.wounds = pile;
        }
        self.state.wounds.pop()
    }

    /// Wounds are drawn one after the other; whoever holds a card against them is asked.
    pub fn wound(&mut self, seat: Seat, left: u8) -> Flow {
        let scene = self.scene();
        let mut shield = None;
        scene.each_card(seat, &mut |card| {
            let cancels = matches!(scene.face(card), Some(Face::Unique(Unique::CancelWound)));
            if cancels && scene.is_own_unique(seat, card) {
                shield = Some(card);
            }
        });
        if left == 0 {
            self.state.stack.pop();
            return Flow::Done;
        }
        if shield.is_some() {
            return Flow::Asks;
        }
        self.replace(Pending::Wound { seat, left: left - 1 });
        self.draw_wound(seat);
        Flow::Done
    }

    /// One wound is drawn.
    pub fn draw_wound(&mut self, seat: Seat) {
        if let Some(no) = self.top_wound() {
            self.with_player(seat, |player| player.wounds.push(no));
            self.say(Event::Wounded(seat, no));
        }
    }

    /// A wound is removed, by its place.
    pub fn treat(&mut self, seat: Seat, at: u8) {
        let Some(player) = self.state.players.get_mut(usize::from(seat.0)) else { return };
        if usize::from(at) < player.wounds.len() {
            let no = player.wounds.remove(usize::from(at));
            self.state.wound_discard.push(no);
            self.say(Event::Treated(seat, no));
        }
    }

    /// Health comes back, up to the most (TB-AMB-67); says how much.
    pub fn heal(&mut self, figure: Figure, by: u8) -> u8 {
        let most = self.scene().max_health(figure);
        let before = self.scene().body(figure).map_or(most, |body| body.health);
        let gained = by.min(most.saturating_sub(before));
        if gained > 0 {
            self.with_body(figure, |body| body.health += gained);
            self.say(Event::Healed(figure, gained));
        }
        gained
    }

    /// Health is lost; at 0 the figure falls (TB-WND-01, TB-DEE-03).
    pub fn hurt(&mut self, figure: Figure, by: u8) {
        let health = self.scene().body(figure).map_or(0, |body| body.health);
        if self.scene().area(figure).is_none() || by == 0 || health == 0 {
            return;
        }
        self.with_body(figure, |body| body.health = body.health.saturating_sub(by));
        self.say(Event::Hurt(figure, by.min(health)));
        if by >= health {
            self.fall(figure);
        }
    }

    fn fall(&mut self, figure: Figure) {
        self.say(Event::Downed(figure));
        self.with_body(figure, |body| body.place = Place::Down);
        let owner = self.scene().owner(figure);
        match figure {
            Figure::Of(seat) => {
                let left = 1 + u8::from(self.scene().has(seat, Trait::Fragile));
                self.push(Pending::Wound { seat, left });
            }
            Figure::Kuro => {
                self.state.kuro.iter_mut().for_each(|kuro| kuro.down = true);
                self.push(Pending::Wound { seat: owner, left: 1 });
            }
        }
    }
}
