//! The interpreter of the effect language: where a card stands, and what each effect does.

mod ask;
mod carry;
mod reply;
mod swap;

use smallvec::SmallVec;

use super::{Effect, Event, Frame, Pending, Source, Trigger, Whose, play::Play, scene::Scene};
use crate::engine::Seat;

/// Players an effect concerns.
type Concerned = SmallVec<[Seat; 16]>;

impl<'a> Scene<'a> {
    /// All effects of a card.
    fn effects(self, source: Source) -> &'a [Effect] {
        let library = self.rules.library();
        match source {
            Source::Id(no) => library.id(no).map_or(&[], |card| &card.on_reveal),
            Source::Program(no) => library.program(no).map_or(&[], |card| &card.effects),
        }
    }

    /// The effect a card has come to; `None` at its end.
    pub fn effect(self, frame: &Frame) -> Option<&'a Effect> {
        let outer = self.effects(frame.source).get(usize::from(frame.at))?;
        match (frame.inner, outer) {
            (Some((then, at)), Effect::If(_, yes, no)) => (if then { yes } else { no }).get(usize::from(at)),
            _ => Some(outer),
        }
    }

    /// The players an effect concerns: the living only, clockwise from the active one where there are several.
    pub fn concerned(self, frame: &Frame, whose: Whose) -> Concerned {
        let one = |seat: Option<Seat>| seat.into_iter().filter(|&seat| self.lives(seat)).collect();
        match whose {
            Whose::You => one(Some(frame.you)),
            Whose::Them => one(frame.them),
            Whose::Second => one(frame.second),
            Whose::Others => self.others(frame.you).collect(),
            Whose::Neighbours => {
                let (next, previous) = (self.next_living(frame.you), self.previous_living(frame.you));
                self.others(frame.you).filter(|&seat| Some(seat) == next || Some(seat) == previous).collect()
            }
            Whose::Aimers => {
                let aims = |seat: &Seat| {
                    self.player(*seat).and_then(|player| player.weapon).is_some_and(|armed| armed.aim.hits(frame.you))
                };
                self.others(frame.you).filter(aims).collect()
            }
        }
    }
}

impl Play<'_> {
    /// The next waiting ability, clockwise from the active player (SD-ID-13).
    pub fn triggers(&mut self) {
        let scene = self.scene();
        let queue = &self.state.queue;
        let first = scene.living().find_map(|seat| queue.iter().position(|trigger| trigger.seat == seat));
        let Some(at) = first else {
            self.state.queue.clear();
            return;
        };
        let Trigger { seat, id, culprit } = self.state.queue.remove(at);
        self.push(Pending::Triggers);
        self.say(Event::Ability { seat, id });
        self.push(Pending::Script(Frame::new(Source::Id(id), seat, culprit)));
    }

    /// The card goes on to its next effect.
    pub fn skip_effect(&mut self) {
        let Some(&Pending::Script(frame)) = self.state.stack.last() else { return };
        let ended = match (frame.inner, self.scene().effects(frame.source).get(usize::from(frame.at))) {
            (Some((then, at)), Some(Effect::If(_, yes, no))) => {
                let list = if then { yes } else { no };
                usize::from(at) + 1 >= list.len()
            }
            _ => true,
        };
        self.with_frame(|frame| {
            (frame.stage, frame.note, frame.spot) = (0, 0, None);
            match &mut frame.inner {
                Some((_, at)) if !ended => *at += 1,
                _ => (frame.inner, frame.at) = (None, frame.at.saturating_add(1)),
            }
        });
    }

    /// Changes the card on top of the stack.
    fn with_frame(&mut self, change: impl FnOnce(&mut Frame)) {
        if let Some(Pending::Script(frame)) = self.state.stack.last_mut() {
            change(frame);
        }
    }

    /// Carries out an effect that asks nobody.
    pub fn carry_out(&mut self, frame: Frame) {
        let rules = self.rules;
        let Some(effect) = (Scene { rules, state: self.state }).effect(&frame).cloned() else { return };
        if let Effect::If(condition, yes, no) = &effect {
            let then = self.scene().holds(*condition, &frame);
            let list = if then { yes } else { no };
            if list.is_empty() {
                self.skip_effect();
            } else {
                self.with_frame(|frame| frame.inner = Some((then, 0)));
            }
            return;
        }
        self.skip_effect();
        self.do_cards(&frame, &effect);
        self.do_weapons(&frame, &effect);
        self.do_harm(&frame, &effect);
        self.do_teams(&frame, &effect);
        self.do_table(&frame, &effect);
    }
}
