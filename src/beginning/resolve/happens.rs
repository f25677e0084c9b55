//! Effects that ask nobody: on the city, on the turn, on players.

use crate::{
    beginning::{
        Area, Bar, Effect, EnemyKind, Event, Figure, Frame, Manner, Motion, Pending, Place, Purpose, Source, Vote,
        Whose, Zone, play::Play,
    },
    engine::Seat,
};

impl Play<'_> {
    /// An effect that asks nobody: on the city and the turn, or on players.
    pub(super) fn happens(&mut self, frame: &Frame, effect: &Effect) {
        let you = frame.you;
        match effect {
            Effect::Bar(bar, by) => {
                let culprit = (!matches!(frame.source, Source::Event(..))).then_some(you);
                self.change(*bar, *by, "TB-EVT-17", culprit);
            }
            Effect::Settle(by) => {
                let riot = self.state.bars.riot;
                let step = riot.abs().min(by.cast_signed());
                self.change(Bar::Riot, if riot > 0 { -step } else { step }, "TB-EVT-17", Some(you));
            }
            Effect::Widen(zone) => {
                let (left, right) = &mut self.state.bars.widened;
                let grown = if *zone == Zone::Surveillance { left } else { right };
                *grown = grown.saturating_add(1).min(3);
            }
            Effect::DrawKeep(count) => self.offer_programs(you, *count),
            Effect::NewMarket => self.renew_market(),
            Effect::Elect => self.push(Pending::Election),
            Effect::Gamble => self.push(Pending::Ballot { motion: Motion::Gamble, votes: [Vote::Open; 6] }),
            Effect::Supply(count) => (0..*count).for_each(|_| self.push(Pending::Roll(Purpose::Drop))),
            Effect::Traps(count) => self.add_traps(*count),
            Effect::Raid(count) => (0..*count).for_each(|_| self.push(Pending::Roll(Purpose::Raid))),
            Effect::Crawlers(count) => (0..*count).for_each(|_| self.spawn(EnemyKind::Crawler, 0)),
            Effect::Purge(left) => self.push(Pending::Purge { seat: you, left: *left }),
            Effect::Ex => self.push(Pending::Event { ex: true }),
            Effect::Ap(more) => add(&mut self.state.turn.ap, *more),
            Effect::Moves(more) => add(&mut self.state.turn.moves, *more),
            Effect::Boundless => self.state.turn.boundless = true,
            Effect::AttackRange(more) => add(&mut self.state.turn.reach, *more),
            Effect::AttackRed(more) => add(&mut self.state.turn.edge, *more),
            Effect::Revive => self.revive(),
            _ => self.befalls(frame, effect),
        }
    }

    /// What happens to each player an effect concerns.
    fn befalls(&mut self, frame: &Frame, effect: &Effect) {
        match effect {
            Effect::Draw(whose, pile, count) => {
                self.each_of(frame, *whose, |play, seat| play.draw(seat, *pile, *count));
            }
            Effect::Discard(whose, count, manner) => {
                self.each_of(frame, *whose, |play, seat| play.must_discard(seat, *count, *manner));
            }
            Effect::DropPrograms(whose, left) => {
                self.each_of(frame, *whose, |play, seat| play.push(Pending::DropProgram { seat, left: *left }));
            }
            Effect::Hurt(whose, by) => {
                for figure in self.scene().bodies(frame, *whose) {
                    self.hurt(figure, *by);
                }
            }
            Effect::Heal(whose, by) => {
                for figure in self.scene().bodies(frame, *whose) {
                    self.heal(figure, *by);
                }
            }
            Effect::Wound(whose, left) => {
                self.each_of(frame, *whose, |play, seat| play.push(Pending::Wound { seat, left: *left }));
            }
            Effect::Treat(whose, count) => self.each_of(frame, *whose, |play, seat| {
                (0..*count).for_each(|_| play.push(Pending::Treat(seat)));
            }),
            Effect::Detain(whose) => self.each_of(frame, *whose, Self::detain),
            Effect::Amnesty => self.each_of(frame, Whose::Detained, Self::free),
            Effect::Shed(whose) => {
                self.each_of(frame, *whose, |play, seat| play.push(Pending::Stolen { figure: Figure::Of(seat) }));
            }
            _ => {}
        }
    }

    /// Cards of a hand have to go, as many as there are.
    fn must_discard(&mut self, seat: Seat, count: u8, manner: Manner) {
        let held = self.scene().player(seat).map_or(0, |player| player.hand.len() as u8);
        let left = count.min(held);
        match manner {
            Manner::Random => self.discard_random(seat, left),
            Manner::Chosen => self.push(Pending::Discard { seat, left, of: left }),
        }
    }

    fn each_of(&mut self, frame: &Frame, whose: Whose, mut does: impl FnMut(&mut Self, Seat)) {
        // Pushed steps run last first: the active player comes last onto the stack.
        for seat in self.scene().concerned(frame, whose).into_iter().rev() {
            does(self, seat);
        }
    }

    /// Traps go into the supply stack, shuffled (TB-TRAP-01).
    fn add_traps(&mut self, count: u8) {
        for _ in 0..count {
            self.state.supply.extend(self.state.traps.pop());
        }
        self.dice.shuffle(&mut self.state.supply);
    }

    /// Kuro returns beside Dee Coy with all markers (TB-KURO-12, TB-AMB-46).
    pub fn revive(&mut self) {
        let Some(owner) = self.state.kuro.as_ref().map(|kuro| kuro.owner) else { return };
        let place = match self.scene().area(Figure::Of(owner)) {
            Some(Area::MedCenter) => Area::Sectors,
            Some(area) => area,
            None => Area::Network,
        };
        let health = self.scene().max_health(Figure::Kuro);
        if let Some(kuro) = &mut self.state.kuro {
            kuro.body.place = Place::In(place);
            kuro.body.health = health;
            kuro.used = 0;
            kuro.down = false;
        }
        self.say(Event::KuroBack);
    }
}

/// More of something that a card gives; a card from outside may give any number.
fn add(to: &mut u8, more: u8) {
    *to = to.saturating_add(more);
}
