//! The interpreter of the effect language: where a card stands, whom it concerns, how it goes on.
//!
//! | file | what stands there |
//! |---|---|
//! | `feasible` | whether a card does anything now |
//! | `ask` | what may be chosen for an effect |
//! | `reply` | what a choice does |
//! | `happens` | effects that ask nobody |

mod ask;
mod feasible;
mod happens;
mod reply;

use smallvec::SmallVec;

use super::{Decider, Effect, Figure, Frame, Pending, Whose, play::Play, scene::Scene};
use crate::engine::{Flow, Seat, first_two};

impl<'a> Scene<'a> {
    /// The effect a card has come to; `None` at its end.
    pub fn effect(self, frame: &Frame) -> Option<&'a Effect> {
        let outer = self.effects(frame.source).get(usize::from(frame.at))?;
        match (frame.inner, outer) {
            (Some((first, at)), Effect::Either(a, b)) => (if first { a } else { b }).get(usize::from(at)),
            _ => Some(outer),
        }
    }

    /// Who decides for a card.
    pub fn decides(self, frame: &Frame, by: Decider) -> Seat {
        match by {
            Decider::You => frame.you,
            Decider::Leader => self.arbiter(),
            Decider::General => self.state.general.unwrap_or_else(|| self.arbiter()),
        }
    }

    /// Players an effect concerns, clockwise from the active one.
    pub fn concerned(self, frame: &Frame, whose: Whose) -> SmallVec<[Seat; 6]> {
        let area = self.area(Figure::Of(frame.you));
        let stands = |seat: Seat| self.area(Figure::Of(seat));
        let is = |seat: Seat| match whose {
            Whose::You => seat == frame.you,
            Whose::Them => frame.them == Some(Figure::Of(seat)),
            Whose::Everyone => true,
            Whose::Others => seat != frame.you,
            Whose::Leader => self.state.leader == Some(seat),
            Whose::General => self.state.general == Some(seat),
            Whose::Idle => !frame.gave.contains(seat),
            Whose::Contributors => frame.gave.contains(seat),
            Whose::In(at) => stands(seat) == Some(at),
            Whose::Here => area.is_some() && stands(seat) == area,
            Whose::Carriers => self.player(seat).is_some_and(|player| !player.body.chips.is_empty()),
            Whose::Detained => self.detained(seat),
        };
        self.around(self.active()).filter(|&seat| is(seat)).collect()
    }

    /// Figures whose health an effect concerns: Kuro with those who stand beside him or were chosen.
    fn bodies(self, frame: &Frame, whose: Whose) -> SmallVec<[Figure; 7]> {
        let mut bodies: SmallVec<[Figure; 7]> = self.concerned(frame, whose).into_iter().map(Figure::Of).collect();
        let kuro = self.area(Figure::Kuro);
        let beside = match whose {
            Whose::Them => frame.them == Some(Figure::Kuro),
            Whose::Here => kuro.is_some() && kuro == self.area(Figure::Of(frame.you)),
            Whose::In(at) => kuro == Some(at),
            _ => false,
        };
        if beside {
            bodies.push(Figure::Kuro);
        }
        bodies
    }
}

impl Play<'_> {
    /// A card's next effect: carried out, or a choice that answers itself, or a question.
    pub fn script(&mut self, frame: Frame) -> Flow {
        let Some(effect) = self.scene().effect(&frame) else {
            self.state.stack.pop();
            if frame.inner.is_some() {
                self.push(Pending::Script(Frame { inner: None, at: frame.at + 1, done: 0, ..frame }));
            }
            return Flow::Done;
        };
        if !Self::asks(effect) {
            let effect = effect.clone();
            self.next_effect(frame);
            self.happens(&frame, &effect);
            return Flow::Done;
        }
        match first_two(|found| self.scene().each_effect_choice(&frame, found)).as_slice() {
            [] => self.next_effect(frame),
            [only] => {
                let (seat, only) = (self.scene().chooser(&frame), *only);
                self.choose_effect(seat, frame, only);
            }
            _ => return Flow::Asks,
        }
        Flow::Done
    }

    /// Whether an effect leaves something to choose.
    const fn asks(effect: &Effect) -> bool {
        matches!(
            effect,
            Effect::Either(..)
                | Effect::Choose(_)
                | Effect::DeadZone
                | Effect::Eliminate(_)
                | Effect::Sacrifice(_)
                | Effect::TakeBack
                | Effect::PeekChip
                | Effect::SwapNetwork
        )
    }

    /// The card goes on to its next effect.
    fn next_effect(&mut self, frame: Frame) {
        let next = match frame.inner {
            Some((first, at)) => Frame { inner: Some((first, at + 1)), done: 0, ..frame },
            None => Frame { at: frame.at + 1, done: 0, ..frame },
        };
        self.replace(Pending::Script(next));
    }
}
