//! Decisions: an action that was found legal, and the answers to what the stack asks.

mod cards;
mod fights;
mod free;
mod recon;

use super::{Action, Choice, Chosen, Did, Event, Pending, Pile, play::Play};
use crate::engine::{Seat, Steps};

impl Play<'_> {
    /// Carries out a decision that was found legal, and everything that follows by itself.
    pub fn take(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Do(..) => self.take_action(action),
            Action::Use(free) => self.use_free(seat, free),
            Action::Pass => self.let_pass(seat),
            Action::Answer(choice) => self.answer(seat, choice),
            Action::Claim(_) => self.speak(seat, action),
        }
        self.run();
    }

    /// Ends the own actions, or uses nothing now.
    fn let_pass(&mut self, seat: Seat) {
        match self.state.stack.pop() {
            Some(Pending::Window(moment, next)) => self.push(Pending::Window(moment, next + 1)),
            _ => self.say(Event::Finished(seat)),
        }
    }

    /// Answers the question on top of the stack.
    pub fn answer(&mut self, seat: Seat, choice: Choice) {
        let Some(&step) = self.state.stack.last() else { return };
        match (step, choice) {
            (Pending::KeepLoyalty, Choice::Nth(at)) => self.keep_loyalty(seat, at),
            (Pending::KeepObjectives, Choice::Nth(at)) => self.keep_objective(seat, at),
            (Pending::Limit, Choice::Card(card, _)) => self.discard_surplus(seat, card),
            (Pending::Limit | Pending::DropProgram { .. }, Choice::Nth(at)) => {
                if let Some(Pending::DropProgram { left, .. }) = self.state.stack.last_mut() {
                    *left = left.saturating_sub(1);
                    if *left == 0 {
                        self.state.stack.pop();
                    }
                }
                self.drop_program(seat, at);
            }
            (Pending::Contribute { .. } | Pending::TopUp(_), Choice::Card(card, red)) => {
                self.put(seat, card, red, None);
            }
            (Pending::Contribute { check, next }, _) => {
                self.say(Event::Finished(seat));
                self.replace(Pending::Contribute { check, next: next + 1 });
            }
            (Pending::Extra(_), Choice::Card(card, red)) => {
                self.state.stack.pop();
                self.put(seat, card, red, None);
            }
            (Pending::Decide(event), _) => {
                self.state.stack.pop();
                self.decided(seat, event, choice == Choice::Yes);
            }
            (Pending::Rolled { .. }, Choice::Reroll(at, means)) => self.reroll(seat, at, means),
            (Pending::Rolled { purpose, dice, next }, _) => {
                self.replace(Pending::Rolled { purpose, dice, next: next + 1 });
            }
            (Pending::Pay { .. }, Choice::Card(card, red)) => self.pay_card(seat, card, red),
            (Pending::Commit { purpose, left }, choice) => self.commit(seat, purpose, left, choice),
            (Pending::RiotCard { minus, die }, choice) => self.add_riot_card(seat, minus, die, choice),
            (Pending::TakeRecon(figure), Choice::Recon(sight)) => self.take_recon(seat, figure, sight),
            (Pending::Script(frame), choice) => self.choose_effect(seat, frame, choice),
            (Pending::Ballot { .. }, choice) => self.vote(seat, choice),
            (Pending::Closed { .. }, choice) => self.choose_closed(seat, choice),
            (Pending::Debate { whom, ready }, _) => {
                self.replace(Pending::Debate { whom, ready: ready.with(seat) });
                self.say(Event::Finished(seat));
            }
            _ => self.answer_simply(seat, step, choice),
        }
    }

    /// Answers after which the step is gone, or back with less to do.
    fn answer_simply(&mut self, seat: Seat, step: Pending, choice: Choice) {
        self.state.stack.pop();
        match (step, choice) {
            (Pending::KeepProgram, Choice::Nth(at)) => self.keep_program(seat, at),
            (Pending::KeepChip { figure, partner }, Choice::Nth(at)) => self.keep_chip(figure, partner, at),
            (Pending::Placing { figure, .. }, Choice::Column(chip, column, up)) => {
                self.push(step);
                self.place_chip(figure, chip, column, up);
            }
            (Pending::Placing { figure, placed, scanned }, _) => self.placed_all(figure, placed, scanned),
            (Pending::Reward { .. }, Choice::Yes) => self.grant_boost(seat),
            (Pending::Reward { chips, .. }, _) => self.draw_programs(seat, chips),
            (Pending::Boost(_), Choice::Branch(branch)) => self.unlock(seat, branch),
            (Pending::Junk { remove, done }, choice) => self.junk_work(seat, remove, done, choice),
            (Pending::Drop { figure, done }, choice) => self.drop_chips(seat, figure, done, choice),
            (Pending::Clinic { done }, choice) => self.clinic(seat, done, choice),
            (Pending::Treat(_), Choice::Nth(at)) => self.treat(seat, at),
            (Pending::Recon { figure, left, .. }, choice) => self.recon(seat, figure, left, choice),
            (Pending::Crates(_), Choice::Nth(at)) => self.open_crate(seat, at),
            (Pending::Stolen { figure }, Choice::Nth(at)) => {
                if let Some(chip) = self.take_chip(figure, at) {
                    self.junk(chip, None);
                }
            }
            (Pending::Wound { seat: whose, left }, choice) => self.wound_answer(whose, left, choice),
            (Pending::Discard { left, of, .. }, Choice::Card(card, _)) => {
                if left > 1 {
                    self.push(Pending::Discard { seat, left: left - 1, of });
                } else {
                    self.did(seat, Did::Shed(of));
                }
                self.discard_card(seat, card);
            }
            (Pending::BlueFive(_), Choice::Yes) => self.draw_programs(seat, 2),
            (Pending::Supplier(_), Choice::Yes) => self.draw(seat, Pile::General, 1),
            _ => self.answer_in_fight(seat, step, choice),
        }
    }

    /// Answers in elections, in the Cube and about badges.
    fn answer_in_vote(&mut self, seat: Seat, step: Pending, choice: Choice) {
        match (step, choice) {
            (Pending::Voting { next }, Choice::Vote(card, red, to)) => {
                self.push(Pending::Voting { next: next + 1 });
                self.put(seat, card, red, Some(to));
            }
            (Pending::TieBreak { .. }, Choice::Seat(chosen)) => self.crown(chosen),
            (Pending::Appoint, Choice::Seat(chosen)) => self.name_general(Some(chosen)),
            (Pending::BreakOut { .. }, Choice::Card(card, red)) => {
                self.push(step);
                self.put(seat, card, red, None);
            }
            (Pending::BreakOut { seat: who, minus, next }, _) => {
                self.say(Event::Finished(seat));
                self.push(Pending::BreakOut { seat: who, minus, next: next + 1 });
            }
            (Pending::Interrogation { card, .. }, choice) => self.confess(seat, card, choice == Choice::Yes),
            _ => self.unanswered(step),
        }
    }

    /// An answer with closed eyes.
    fn choose_closed(&mut self, seat: Seat, choice: Choice) {
        if let Some(Pending::Closed { chosen, .. }) = self.state.stack.last_mut()
            && let Some(own) = chosen.get_mut(usize::from(seat.0))
        {
            *own = match choice {
                Choice::Seat(whom) => Chosen::Seat(whom),
                _ => Chosen::Nobody,
            };
        }
        self.say(Event::Chose(seat));
    }
}
