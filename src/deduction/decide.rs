//! Decisions: an action that was found legal, and the answers to what the stack asks.

use super::{Action, AimRule, Armed, Cause, Choice, Deed, Event, Moment, Passing, Pending, Said, Spot, play::Play};
use crate::engine::{Seat, Steps};

impl Play<'_> {
    /// Carries out a decision that was found legal, and everything that follows by itself.
    pub fn take(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Announce(deed) => self.announced(seat, deed),
            Action::Keep => {
                self.state.stack.pop();
                if let Some(deed) = self.state.turn.deed {
                    let armed = self.held_by(seat);
                    self.say(Event::Kept(seat, deed, armed));
                }
            }
            Action::Play(at) => self.play_program(seat, at),
            Action::Pass => self.let_pass(seat),
            Action::Answer(choice) => self.answer(seat, choice),
            Action::Feed(a, b) => self.feed(seat, a, b),
            Action::Claim(claim) => {
                self.state.turn.spoken = self.state.turn.spoken.saturating_add(1);
                self.state.said.push(Said { by: seat, turn: self.state.turn.number, claim });
                self.say(Event::Said(seat, claim));
            }
        }
        self.run();
    }

    /// The weapon a player holds.
    fn held_by(&self, seat: Seat) -> Option<Armed> {
        self.state.players.get(usize::from(seat.0)).and_then(|player| player.weapon)
    }

    /// An action is announced: everybody may react (SD-REACT-01, SD-REACT-06).
    fn announced(&mut self, seat: Seat, deed: Deed) {
        let again = self.state.stack.pop() == Some(Pending::Reconsider);
        self.state.turn.deed = Some(deed);
        let armed = self.held_by(seat);
        self.say(Event::Announced(seat, deed, armed));
        if !again {
            self.push(Pending::Resolve);
            self.push(Pending::Window(Moment::Announced, 0));
        }
    }

    /// Nothing is played, or nothing can be chosen.
    fn let_pass(&mut self, seat: Seat) {
        match self.state.stack.pop() {
            Some(Pending::Window(moment, steps)) => self.push(Pending::Window(moment, steps + 1)),
            Some(Pending::Announce) => self.say(Event::Idle(seat)),
            Some(step @ Pending::Script(_)) => {
                self.push(step);
                self.skip_effect();
            }
            Some(Pending::Draft) => {
                self.push(Pending::Draft);
                self.keep_nothing(seat);
            }
            Some(Pending::PassLoyalty { chosen }) => {
                self.push(Pending::PassLoyalty { chosen });
                self.choose_passing(seat, Passing::Out);
            }
            _ => {}
        }
    }

    /// Notes what a seat has chosen in secret.
    pub fn choose_passing(&mut self, seat: Seat, choice: Passing) {
        if let Some(Pending::PassLoyalty { chosen }) = self.state.stack.last_mut()
            && let Some(own) = chosen.get_mut(usize::from(seat.0))
        {
            *own = choice;
        }
        self.say(Event::Decided(seat));
    }

    /// Answers the question on top of the stack.
    pub fn answer(&mut self, seat: Seat, choice: Choice) {
        let Some(step) = self.state.stack.last().copied() else { return };
        match (step, choice) {
            (Pending::Script(frame), choice) => return self.answer_script(frame, choice),
            (Pending::Draft, Choice::Card(spot)) => return self.keep_card(seat, spot),
            (Pending::PassLoyalty { .. }, Choice::Card(Spot::Loyalty(at))) => {
                return self.choose_passing(seat, Passing::Card(at));
            }
            _ => {}
        }
        self.state.stack.pop();
        match (step, choice) {
            (Pending::Watch { of }, Choice::Card(spot)) => self.look(seat, of, spot),
            (Pending::Toll(boss), choice) => self.pay_toll(seat, boss, choice),
            (Pending::Hit(hit), choice) => self.answer_hit(hit, choice),
            (Pending::Ambush { by, whom }, Choice::Yes) => self.ambush(by, whom),
            (Pending::Guard { next }, choice) => self.answer_guard(seat, next, choice),
            (Pending::Aim { holder, by, .. }, Choice::Aim(aim)) => self.aim(holder, by, aim),
            (Pending::Alarm { by, of }, Choice::Card(spot)) => self.look(by, of, spot),
            (Pending::Discard { seat }, Choice::Card(Spot::Program(at))) => self.discard(seat, at),
            (Pending::Show { seat, to }, Choice::Card(spot)) => self.look(to, seat, spot),
            (Pending::Bare { seat }, Choice::Card(spot)) => self.reveal(seat, spot, Cause::Rule),
            (Pending::Pare { seat }, Choice::Card(Spot::Program(at))) => {
                self.push(Pending::Pare { seat });
                self.discard(seat, at);
            }
            (Pending::PlaceBoss(boss), Choice::Place(place)) => self.enter(boss, place, false),
            (Pending::Limit, Choice::Card(Spot::Program(at))) => {
                self.push(Pending::Limit);
                self.discard(seat, at);
            }
            _ => {}
        }
    }

    /// A question nobody could answer.
    pub fn unanswered(&mut self, step: Pending) {
        if let Pending::Aim { holder, rule: AimRule::Any, .. } = step {
            self.drop_weapon(holder);
        }
    }
}
