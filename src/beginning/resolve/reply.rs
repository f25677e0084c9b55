//! What a choice for an effect does.

use smallvec::SmallVec;

use crate::{
    beginning::{Chip, Choice, Effect, Event, Figure, Frame, Pending, Place, Secret, Spot, fight::Credit, play::Play},
    engine::Seat,
};

impl Play<'_> {
    /// An effect's choice was made.
    pub fn choose_effect(&mut self, seat: Seat, frame: Frame, choice: Choice) {
        let Some(effect) = self.scene().effect(&frame).cloned() else { return };
        match (effect, choice) {
            (Effect::Either(..), _) => {
                self.replace(Pending::Script(Frame { inner: Some((choice == Choice::Yes, 0)), done: 0, ..frame }));
            }
            (Effect::Choose(_), Choice::Figure(figure)) => self.next_effect(Frame { them: Some(figure), ..frame }),
            (Effect::DeadZone, Choice::Site(at)) => {
                self.next_effect(frame);
                self.destroy_site(at);
            }
            (Effect::Eliminate(_), Choice::Foe(foe)) => {
                self.next_effect(frame);
                self.remove_foe(foe, Credit::None);
            }
            (Effect::Sacrifice(most), Choice::Foe(foe)) => {
                self.remove_foe(foe, Credit::None);
                let done = frame.done + 1;
                if done >= most {
                    self.sacrifice(frame);
                } else {
                    self.replace(Pending::Script(Frame { done, ..frame }));
                    if !self.scene().effect_feasible(frame.you, &Effect::Sacrifice(most)) {
                        self.sacrifice(frame);
                    }
                }
            }
            (Effect::Sacrifice(_), _) => self.sacrifice(frame),
            (Effect::TakeBack, Choice::Nth(at)) => {
                self.next_effect(frame);
                self.with_player(seat, |player| player.played &= !(1 << at));
            }
            (Effect::PeekChip, Choice::Nth(at)) => {
                self.next_effect(frame);
                self.peek(seat, at);
            }
            (Effect::SwapNetwork, choice) => self.swap(seat, frame, choice),
            _ => self.next_effect(frame),
        }
    }

    /// Kuro is destroyed.
    fn sacrifice(&mut self, frame: Frame) {
        self.next_effect(frame);
        let chips = self.state.kuro.as_mut().map(|kuro| {
            kuro.body.place = Place::Gone;
            kuro.body.health = 0;
            kuro.down = false;
            std::mem::take(&mut kuro.body.chips)
        });
        self.say(Event::Downed(Figure::Kuro));
        for chip in chips.into_iter().flatten() {
            self.junk(chip, None);
        }
    }

    /// A player looks at the chips of a spot, by its place in the list.
    fn peek(&mut self, seat: Seat, at: u8) {
        let mut spots: SmallVec<[Spot; 8]> = SmallVec::new();
        self.scene().each_peek(seat, &mut |spot| spots.push(spot));
        if let Some(&spot) = spots.get(usize::from(at)) {
            self.look(seat, spot);
        }
    }

    /// A player looks at one chip that was hidden from them.
    pub fn look(&mut self, seat: Seat, spot: Spot) {
        let unseen = |chip: &&mut Chip| !chip.up && !chip.seen.contains(seat);
        let chip = match spot {
            Spot::Junkyard(at) => self.state.junkyard.get_mut(usize::from(at)).and_then(|junk| junk.chip.as_mut()),
            Spot::Network(column, tier) => {
                self.state.network.get_mut(column as usize).and_then(|chips| chips.get_mut(usize::from(tier)))
            }
            Spot::Sector(at) => {
                self.state.sectors.get_mut(usize::from(at)).and_then(|chips| chips.iter_mut().rev().find(unseen))
            }
            Spot::Carried(Figure::Of(of)) => {
                let player = self.state.players.get_mut(usize::from(of.0));
                player.and_then(|player| player.body.chips.iter_mut().find(unseen))
            }
            Spot::Carried(Figure::Kuro) => {
                self.state.kuro.as_mut().and_then(|kuro| kuro.body.chips.iter_mut().find(unseen))
            }
        };
        let Some(chip) = chip else { return };
        chip.seen = chip.seen.with(seat);
        let colours = chip.colour.into_iter().collect();
        self.say(Event::Looked { seat, spot, colours: Secret::of(colours, seat) });
    }

    /// One carrier exchanges a chip, then the next is asked ("Trust or Betrayal").
    fn swap(&mut self, seat: Seat, frame: Frame, choice: Choice) {
        if let Choice::Chip(column, tier) = choice {
            let carried = self.take_chip(Figure::Of(seat), 0);
            let place = self.state.network.get_mut(column as usize).and_then(|chips| chips.get_mut(usize::from(tier)));
            if let (Some(carried), Some(place)) = (carried, place) {
                let taken = std::mem::replace(place, carried);
                self.with_body(Figure::Of(seat), |body| body.chips.push(taken));
                self.say(Event::Swapped(seat, column, tier));
            }
        }
        let done = frame.done + 1;
        if done >= self.scene().seats() {
            self.next_effect(frame);
        } else {
            self.replace(Pending::Script(Frame { done, ..frame }));
        }
    }
}
