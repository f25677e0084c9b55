//! Dice, and what they were rolled for (TB-DICE).

use crate::{
    beginning::{Area, Bar, Event, Means, Pending, Purpose, play::Play},
    engine::{Flow, Seat, finds_any},
};

impl Play<'_> {
    /// Rolls the dice a purpose asks for (TB-DICE).
    pub fn roll(&mut self, purpose: Purpose) {
        let dice = match purpose {
            Purpose::Activation => [self.die(6), self.die(12), self.die(6), self.die(6)],
            Purpose::Raid => [0, self.die(12), self.die(6), self.die(6)],
            _ => [self.die(6), 0, 0, 0],
        };
        self.say(Event::Rolled(purpose, dice));
        self.push(Pending::Rolled { purpose, dice, next: 0 });
    }

    /// Dice lie there: whoever can may roll one again, then they count.
    pub fn rolled(&mut self, purpose: Purpose, dice: [u8; 4], next: u8) -> Flow {
        let scene = self.scene();
        let active = scene.active();
        let asked = (next..scene.seats())
            .find(|&steps| finds_any(|found| scene.each_reroll(scene.after(active, steps), dice, found)));
        if let Some(next) = asked {
            self.replace(Pending::Rolled { purpose, dice, next });
            return Flow::Asks;
        }
        self.state.stack.pop();
        self.use_dice(purpose, dice);
        Flow::Done
    }

    /// A die is rolled again.
    pub fn reroll(&mut self, seat: Seat, at: u8, means: Means) {
        let Some(Pending::Rolled { purpose, mut dice, next }) = self.state.stack.pop() else { return };
        match means {
            Means::Boost => self.state.turn.rerolled = true,
            Means::Program(place) => self.spend_charge(seat, place),
            Means::Rounder(number) => self.spend_rounder(seat, number),
        }
        let sides = if at == 1 { 12 } else { 6 };
        let die = self.die(sides);
        dice.get_mut(usize::from(at)).into_iter().for_each(|value| *value = die);
        self.say(Event::Rerolled(seat, at, die));
        self.push(Pending::Rolled { purpose, dice, next });
    }

    fn use_dice(&mut self, purpose: Purpose, dice: [u8; 4]) {
        let [first, red, white, other] = dice;
        let seat = self.state.turn.seat;
        match purpose {
            Purpose::Activation => {
                self.activate(Area::numbered(first), red, white + other);
            }
            Purpose::Raid => self.spawn_rolled(red, white + other),
            Purpose::Riot { minus } => self.push(Pending::RiotCard { minus, die: first }),
            Purpose::Morale { cards } => {
                let gain = cards.saturating_sub(first);
                self.change(Bar::Morale, gain.cast_signed(), "TB-CITY-05", Some(seat));
            }
            Purpose::Fate { .. } => self.fate(seat, first),
            Purpose::Nexus { cards, .. } => self.nexus(seat, cards, first),
            Purpose::Interrogation => {
                if first >= 4 {
                    self.free(seat);
                }
            }
            Purpose::Drop => self.drop_supply(Area::numbered(first)),
        }
    }
}
