//! Answers to what effects ask, and what follows from them.

use smallvec::SmallVec;

use crate::{
    deduction::{
        AimRule, Cause, Choice, Effect, Event, Face, Faction, Frame, Held, Lying, Mark, Secret, Spot, Whose, play::Play,
    },
    engine::{Seat, Seats},
};

impl Play<'_> {
    /// What must happen before an effect asks: Fortune Teller looks at the pile (H18).
    pub fn prepare(&mut self, frame: Frame) {
        let Some(&Effect::Foresee(n)) = self.scene().effect(&frame) else { return };
        if frame.stage > 0 {
            return;
        }
        let by = frame.you;
        let mut programs = [Secret { what: None, to: Seats::default() }; 3];
        let mut count = 0;
        for (lying, told) in self.state.pile.iter_mut().take(usize::from(n)).zip(&mut programs) {
            lying.seen = lying.seen.with(by);
            *told = Secret::of(lying.kind, Seats::one(by));
            count += 1;
        }
        self.say(Event::Foresaw { by, programs });
        let any = |play: &Self| {
            let mut any = false;
            let frame = Frame { stage: 1, note: count, ..frame };
            play.scene().each_script_choice(&frame, &mut |_| any = true);
            any
        };
        let stage = if any(self) { 1 } else { 3 };
        self.with_frame(|frame| (frame.stage, frame.note) = (stage, count));
    }

    /// Answers what the card on top of the stack asks.
    pub fn answer_script(&mut self, frame: Frame, choice: Choice) {
        // `prepare` may have gone on with the card since it was copied.
        let frame = match self.state.stack.last() {
            Some(crate::deduction::Pending::Script(now)) => *now,
            _ => frame,
        };
        let Some(effect) = self.scene().effect(&frame).cloned() else { return };
        match (&effect, choice) {
            (Effect::Choose(_) | Effect::ChooseSecond(_), _) => self.chosen(&frame, &effect, choice),
            (Effect::Trade, _) => self.trade(&frame, choice),
            (Effect::Renew, _) => self.renew(&frame, choice),
            (Effect::Foresee(_), _) => self.foresee(&frame, choice),
            (Effect::Infect, Choice::Seat(whom)) => self.infect(&frame, whom),
            (Effect::SwapLoyalty, Choice::Card(spot)) if frame.stage == 0 => {
                self.with_frame(|frame| (frame.stage, frame.spot) = (1, Some(spot)));
            }
            _ => {
                self.skip_effect();
                self.reply(&frame, &effect, choice);
            }
        }
    }

    /// A player was chosen, or nobody.
    fn chosen(&mut self, frame: &Frame, effect: &Effect, choice: Choice) {
        let whom = if let Choice::Seat(seat) = choice { Some(seat) } else { None };
        self.skip_effect();
        let second = matches!(effect, Effect::ChooseSecond(_));
        self.with_frame(|frame| if second { frame.second = whom } else { frame.them = whom });
        if let Some(whom) = whom {
            self.say(Event::Chose { by: frame.you, whom });
        }
    }

    /// An answer that finishes its effect.
    fn reply(&mut self, frame: &Frame, effect: &Effect, choice: Choice) {
        let (you, cause) = (frame.you, frame.cause());
        let whose = match effect {
            Effect::Peek(whose, _)
            | Effect::Reveal(whose, _)
            | Effect::Cover(whose, _)
            | Effect::ReplaceLoyalty(whose, _) => *whose,
            _ => Whose::Them,
        };
        let whom = self.scene().concerned(frame, whose).first().copied();
        match (effect, choice, whom) {
            (Effect::Peek(..), Choice::Card(spot), Some(of)) => self.look(you, of, spot),
            (Effect::TheyPeek, Choice::Card(spot), Some(by)) => self.look(by, you, spot),
            (Effect::Reveal(..), Choice::Card(spot), Some(seat)) => self.reveal_noted(seat, spot, cause),
            (Effect::Cover(..), Choice::Card(spot), Some(seat)) => self.cover(seat, spot),
            (Effect::NameColour, Choice::Colour(faction), _) => self.name_colour(frame, faction),
            (Effect::EquipAny, Choice::Weapon(_, Some(from)), _) => self.take_from(you, from),
            (Effect::EquipAny, Choice::Weapon(kind, None), _) => {
                self.take_up(you, kind);
                self.ask_aim(you, you, AimRule::Any);
            }
            (Effect::TakeProgram(_), Choice::Card(Spot::Program(at)), Some(them)) => self.take_program(you, them, at),
            (Effect::SwapLoyalty, Choice::Card(Spot::Loyalty(theirs)), Some(them)) => {
                if let Some(Spot::Loyalty(own)) = frame.spot {
                    self.swap_loyalty(you, own, them, theirs);
                }
            }
            (Effect::ReplaceLoyalty(..), Choice::Card(Spot::Loyalty(at)), Some(seat)) => self.replace_loyalty(seat, at),
            (Effect::Seal, Choice::Nth(at), _) => self.seal(at),
            _ => {}
        }
    }

    /// A loyalty card is revealed, and its colour noted for what follows (H02).
    fn reveal_noted(&mut self, seat: Seat, spot: Spot, cause: Cause) {
        let blue = match self.scene().face(seat, spot) {
            Some(Face::Loyalty(no)) => {
                self.rules.library().loyalty_card(no).is_some_and(|card| card.faction == Some(Faction::Human))
            }
            _ => false,
        };
        self.with_frame(|frame| frame.not_human = !blue);
        self.reveal(seat, spot, cause);
    }

    /// A named colour that is right reveals the ID; a wrong one lets only you see it (H13).
    fn name_colour(&mut self, frame: &Frame, faction: Faction) {
        let Some(them) = frame.them else { return };
        self.say(Event::Named(frame.you, faction));
        let right = self.scene().id_of(them).is_some_and(|card| card.faction == faction);
        let hidden = self.scene().id_spots(them, false).next();
        match hidden {
            Some(at) if right => self.reveal(them, Spot::Id(at), frame.cause()),
            Some(at) => self.look(frame.you, them, Spot::Id(at)),
            None => {}
        }
    }

    /// A portal goes to the bottom of the pile (PX15).
    fn seal(&mut self, at: u8) {
        if usize::from(at) < self.state.open.len() {
            let program = self.state.open.remove(usize::from(at));
            let seen = self.all();
            self.state.pile.push_back(Lying { kind: program, seen });
            self.say(Event::Sealed(program));
        }
    }

    /// Programs are exchanged one for one, until that is enough (O17).
    fn trade(&mut self, frame: &Frame, choice: Choice) {
        let Choice::Card(Spot::Program(at)) = choice else { return self.skip_effect() };
        let Some(them) = frame.them else { return self.skip_effect() };
        if frame.stage == 0 {
            return self.with_frame(|frame| (frame.stage, frame.spot) = (1, Some(Spot::Program(at))));
        }
        if let Some(Spot::Program(own)) = frame.spot {
            self.take_program(frame.you, them, at);
            self.take_program(them, frame.you, own);
        }
        self.with_frame(|frame| (frame.stage, frame.note) = (0, frame.note + 1));
    }

    /// Programs are discarded one by one, then as many drawn (PR35).
    fn renew(&mut self, frame: &Frame, choice: Choice) {
        if let Choice::Card(Spot::Program(at)) = choice {
            self.with_frame(|frame| frame.note += 1);
            return self.discard(frame.you, at);
        }
        self.skip_effect();
        (0..frame.note).for_each(|_| self.draw(frame.you));
    }

    /// One of the programs looked at is given away, the others go to the bottom in order (H18).
    fn foresee(&mut self, frame: &Frame, choice: Choice) {
        match (frame.stage, choice) {
            (1, Choice::Nth(at)) => self.with_frame(|frame| (frame.stage, frame.spot) = (2, Some(Spot::Program(at)))),
            (2, Choice::Seat(seat)) => {
                let Some(Spot::Program(at)) = frame.spot else { return self.skip_effect() };
                if let Some(lying) = self.state.pile.remove(usize::from(at)) {
                    let seen = lying.seen.with(seat);
                    self.with_player(seat, |player| {
                        player.programs.push(Held { kind: lying.kind, up: false, seen, target: None });
                    });
                    self.say(Event::Drew { seat, program: Secret::of(lying.kind, seen) });
                }
                self.with_frame(|frame| (frame.stage, frame.note) = (3, frame.note.saturating_sub(1)));
            }
            (3, Choice::Nth(at)) => {
                if let Some(lying) = self.state.pile.remove(usize::from(at)) {
                    self.state.pile.push_back(lying);
                }
                self.with_frame(|frame| frame.note = frame.note.saturating_sub(1));
            }
            _ => self.skip_effect(),
        }
    }

    /// Mindeater's secret choice: the player becomes Legion; both recognise each other (O09, SD-LEG-01).
    fn infect(&mut self, frame: &Frame, whom: Seat) {
        self.with_frame(|frame| (frame.stage, frame.them) = (frame.stage + 1, Some(whom)));
        self.with_player(whom, |player| player.status.legion = true);
        let known: SmallVec<[Seat; 2]> = [frame.you, whom].into_iter().collect();
        let known = known.into_iter().fold(Seats::default(), Seats::with);
        self.state.marks.push(Mark::Infected { by: frame.you, whom: Some(whom), known });
        self.became(whom, known, known);
        self.recognise(frame.you, whom);
        self.recognise(whom, frame.you);
    }
}
