//! The stack that runs the game: steps that happen by themselves, until somebody is asked.

use super::{Action, Body, Event, Figure, Moment, Pending, Player, Purpose, Rules, State, scene::Scene};
use crate::engine::{Dice, Flow, Seat, Steps, finds_any, first_two};

/// A game while something happens in it.
pub(super) struct Play<'a> {
    /// The table's agreements.
    pub rules: &'a Rules,
    /// What changes.
    pub state: &'a mut State,
    /// Chance.
    pub dice: &'a mut Dice,
    /// Whoever listens.
    pub tell: &'a mut dyn FnMut(Event),
}

impl Steps for Play<'_> {
    type Step = Pending;

    fn top(&self) -> Option<Pending> {
        self.state.stack.last().copied().filter(|_| self.state.over.is_none())
    }

    fn step(&mut self, step: Pending) -> Flow {
        match step {
            Pending::KeepLoyalty | Pending::KeepObjectives => return self.keep(),
            Pending::Act => return self.act(),
            Pending::Contribute { check, next } => return self.contribute(check, next),
            Pending::Window(moment, next) => return self.window(moment, next),
            Pending::Rolled { purpose, dice, next } => return self.rolled(purpose, dice, next),
            Pending::Decide(event) => return self.decide_event(event),
            Pending::Pay { left: 0, .. } => {
                self.state.stack.pop();
                self.deliver(step);
            }
            Pending::Script(frame) => return self.script(frame),
            Pending::Wound { seat, left } => return self.wound(seat, left),
            Pending::Voting { next } => return self.voting(next),
            Pending::BreakOut { seat, minus, next } => return self.break_out(seat, minus, next),
            Pending::Aim { foe, area } => return self.aim(foe, area),
            Pending::Blow(blow) if blow.victim.is_none() => {
                self.state.stack.pop();
                self.strike(blow);
            }
            Pending::Ballot { motion, votes } => return self.ballot(motion, votes),
            Pending::Closed { step, chosen } => return self.closed(step, &chosen),
            Pending::Debate { whom, ready } => return self.debate(whom, ready),
            Pending::DealLoyalty
            | Pending::Begin
            | Pending::Activation
            | Pending::Acting { .. }
            | Pending::Event { .. }
            | Pending::Judge(_)
            | Pending::Filed(_)
            | Pending::RiotCheck
            | Pending::Pass
            | Pending::Roll(_)
            | Pending::Election
            | Pending::Elected
            | Pending::Entered(_) => {
                self.state.stack.pop();
                self.happen(step);
            }
            _ => return self.question(),
        }
        Flow::Done
    }
}

impl Play<'_> {
    /// The situation, to ask questions of.
    pub fn scene(&self) -> Scene<'_> {
        Scene { rules: self.rules, state: self.state }
    }

    /// Tells an event.
    pub fn say(&mut self, event: Event) {
        (self.tell)(event);
    }

    /// Puts a step on top of the stack: it happens next.
    pub fn push(&mut self, step: Pending) {
        self.state.stack.push(step);
    }

    /// Puts another step in the place of the top one.
    pub fn replace(&mut self, step: Pending) {
        self.state.stack.pop();
        self.state.stack.push(step);
    }

    /// Changes a player, where somebody sits there.
    pub fn with_player(&mut self, seat: Seat, change: impl FnOnce(&mut Player)) {
        if let Some(player) = self.state.players.get_mut(usize::from(seat.0)) {
            change(player);
        }
    }

    /// Changes a figure's body.
    pub fn with_body(&mut self, figure: Figure, change: impl FnOnce(&mut Body)) {
        let body = match figure {
            Figure::Of(seat) => self.state.players.get_mut(usize::from(seat.0)).map(|player| &mut player.body),
            Figure::Kuro => self.state.kuro.as_mut().map(|kuro| &mut kuro.body),
        };
        if let Some(body) = body {
            change(body);
        }
    }

    /// Rolls a die: one laid out on purpose, or chance.
    pub fn die(&mut self, sides: u8) -> u8 {
        let loaded = self.state.loaded.pop().map(|die| die.clamp(1, sides));
        loaded.unwrap_or_else(|| self.dice.below(usize::from(sides)) as u8 + 1)
    }

    /// A step that asks nobody, taken off the stack.
    fn happen(&mut self, step: Pending) {
        match step {
            Pending::DealLoyalty => self.deal_loyalty(),
            Pending::Begin => self.begin(),
            Pending::Activation => self.push(Pending::Roll(Purpose::Activation)),
            Pending::Acting { area } => self.next_foe(area),
            Pending::Event { ex } => self.draw_event(ex),
            Pending::Judge(check) => self.judge(check),
            Pending::Filed(event) => self.file(event),
            Pending::RiotCheck => self.riot_check(),
            Pending::Pass => self.pass(),
            Pending::Roll(purpose) => self.roll(purpose),
            Pending::Election => self.election(),
            Pending::Elected => self.elected(),
            Pending::Entered(figure) => self.entered(figure),
            _ => {}
        }
    }

    /// A question that answers itself where there is one answer.
    fn question(&mut self) -> Flow {
        let Some(seat) = self.scene().asked().iter().next() else {
            self.state.stack.pop();
            return Flow::Done;
        };
        match first_two(|found| self.scene().each_option(seat, found)).as_slice() {
            [Action::Answer(only)] => self.answer(seat, *only),
            _ => return Flow::Asks,
        }
        Flow::Done
    }

    /// Waits until all who have too many cards have chosen.
    fn keep(&mut self) -> Flow {
        if self.scene().asked().is_empty() {
            self.state.stack.pop();
            return Flow::Done;
        }
        Flow::Asks
    }

    /// Asks the next seat that has something to use (TB-OPEN-25).
    fn window(&mut self, moment: Moment, next: u8) -> Flow {
        let scene = self.scene();
        let active = scene.active();
        let asked = (next..scene.seats())
            .find(|&steps| finds_any(|found| scene.each_free(scene.after(active, steps), moment, found)));
        let Some(steps) = asked else {
            self.state.stack.pop();
            return Flow::Done;
        };
        self.replace(Pending::Window(moment, steps));
        Flow::Asks
    }
}
