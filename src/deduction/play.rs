//! The stack that runs the game: steps that happen by themselves, until somebody is asked.

use smallvec::SmallVec;

use super::{Choice, Event, Moment, Passing, Pending, Player, Rules, State, Victory, scene::Scene};
use crate::engine::{Dice, Flow, Seat, Seats, Steps, first_two};

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
            Pending::Announce => return self.announce(),
            Pending::Reconsider => return self.reconsider(),
            Pending::Window(moment, next) => return self.window(moment, next),
            Pending::Guard { next } => return self.guard(next),
            Pending::Limit => return self.limit(),
            Pending::PassLoyalty { chosen } => return self.passing(&chosen),
            Pending::Draft if self.scene().drafting() != Seats::default() => return Flow::Asks,
            Pending::Draft => self.go_on_drafting(),
            Pending::Hit(hit) if !self.scene().lives(hit.whom) => drop(self.state.stack.pop()),
            Pending::Script(frame) => return self.script(frame),
            Pending::Toll(_)
            | Pending::Watch { .. }
            | Pending::Hit(_)
            | Pending::Ambush { .. }
            | Pending::Aim { .. }
            | Pending::Alarm { .. }
            | Pending::Discard { .. }
            | Pending::Show { .. }
            | Pending::Bare { .. }
            | Pending::Pare { .. }
            | Pending::PlaceBoss(_) => return self.question(step),
            other => {
                self.state.stack.pop();
                self.happen(other);
            }
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

    /// Changes a player, where somebody sits there.
    pub fn with_player(&mut self, seat: Seat, change: impl FnOnce(&mut Player)) {
        if let Some(player) = self.state.players.get_mut(usize::from(seat.0)) {
            change(player);
        }
    }

    /// Ends the game.
    pub fn end(&mut self, victory: Victory) {
        if self.state.over.is_none() {
            let outcome = self.scene().outcome(victory);
            self.state.over = Some(outcome);
            self.say(Event::Over(victory));
        }
    }

    /// A step that asks nobody, taken off the stack.
    fn happen(&mut self, step: Pending) {
        match step {
            Pending::Open => self.open(),
            Pending::Begin => self.begin(),
            Pending::Resolve => self.resolve_deed(),
            Pending::HitBoss { boss, weapon, by } => self.hit_boss(boss, weapon, by),
            Pending::AfterShot { by, weapon } => self.after_shot(by, weapon),
            Pending::Damage(damage) => self.damage(damage),
            Pending::Settle => self.settle(),
            Pending::Check { seats, unchecked } => self.check(seats, unchecked),
            Pending::Triggers => self.triggers(),
            Pending::After => self.after(),
            Pending::Prowl => self.move_beast(),
            Pending::Pass { at } => self.pass(at),
            Pending::BossTurn(boss) => self.boss_turn(boss),
            Pending::Fester => self.fester(),
            Pending::Burst { left, next } => self.burst(left, next),
            _ => {}
        }
    }

    /// A question that answers itself where there is one answer, and falls away where there is none.
    fn question(&mut self, step: Pending) -> Flow {
        let seat = self.scene().asked().iter().next().unwrap_or(Seat(0));
        match self.first_choices(seat).as_slice() {
            [] => {
                self.state.stack.pop();
                self.unanswered(step);
            }
            [only] => self.answer(seat, *only),
            _ => return Flow::Asks,
        }
        Flow::Done
    }

    /// The first two answers there are; the dead give none.
    fn first_choices(&self, seat: Seat) -> SmallVec<[Choice; 2]> {
        if !self.scene().lives(seat) {
            return SmallVec::new();
        }
        first_two(|mut found| self.scene().each_choice(seat, &mut found))
    }

    /// A card's next effect: carried out, or a choice that answers itself, or a question.
    fn script(&mut self, frame: super::Frame) -> Flow {
        let Some(effect) = self.scene().effect(&frame) else {
            self.state.stack.pop();
            return Flow::Done;
        };
        if !Scene::asks(effect) {
            self.carry_out(frame);
            return Flow::Done;
        }
        self.prepare(frame);
        let seat = self.scene().chooser(&frame);
        match self.first_choices(seat).as_slice() {
            [] => self.skip_effect(),
            [only] => self.answer(seat, *only),
            _ => return Flow::Asks,
        }
        Flow::Done
    }

    /// The active player chooses, unless there is nothing to choose (SD-TURN-13).
    fn announce(&mut self) -> Flow {
        let active = self.state.turn.seat;
        let scene = self.scene();
        let mut any = false;
        if !self.state.turn.lost {
            scene.each_deed(|_| any = true);
            if any || scene.has_playable(active) {
                return Flow::Asks;
            }
            self.say(Event::Idle(active));
        }
        self.state.stack.pop();
        Flow::Done
    }

    /// The active player keeps the announced action or changes it (SD-REACT-04, SD-REACT-07).
    fn reconsider(&mut self) -> Flow {
        let scene = self.scene();
        let kept = self.state.turn.deed.filter(|deed| scene.may_announce(*deed));
        let mut others = 0;
        scene.each_deed(|deed| others += u32::from(Some(deed) != kept));
        if others > 0 && !self.state.turn.lost {
            return Flow::Asks;
        }
        self.state.turn.deed = kept;
        self.state.stack.pop();
        Flow::Done
    }

    /// Asks the next seat that has something to play (SD-ENG-04, SD-REACT-08).
    fn window(&mut self, moment: Moment, next: u8) -> Flow {
        let scene = self.scene();
        let active = self.state.turn.seat;
        let resolving = scene.is_resolving();
        let over = matches!(moment, Moment::Announced | Moment::After) && self.state.turn.lost;
        let skip_active = moment == Moment::Start;
        let asked = (next..scene.seats()).find(|&steps| {
            let seat = scene.after(active, steps);
            !(skip_active && steps == 0) && (scene.has_playable(seat) || self.may_feed(moment, seat))
        });
        match asked {
            Some(steps) if !resolving && !over => {
                if let Some(top) = self.state.stack.last_mut() {
                    *top = Pending::Window(moment, steps);
                }
                Flow::Asks
            }
            _ => {
                self.state.stack.pop();
                Flow::Done
            }
        }
    }

    /// Whether the active player could still feed Parasite after the action.
    fn may_feed(&self, moment: Moment, seat: Seat) -> bool {
        let hungry =
            moment == Moment::After && self.scene().boss(super::Boss::Parasite).is_some_and(|boss| boss.hp < 2);
        hungry && seat == self.state.turn.seat && self.scene().discardable(seat).count() > 1
    }

    /// Waits until all have chosen in secret, then passes the cards (O13).
    fn passing(&mut self, chosen: &[Passing; 16]) -> Flow {
        if chosen.contains(&Passing::Open) {
            return Flow::Asks;
        }
        self.state.stack.pop();
        self.pass_loyalty(chosen);
        Flow::Done
    }

    /// The active player discards down to the limit (SD-TURN-06).
    fn limit(&mut self) -> Flow {
        let active = self.state.turn.seat;
        let mut surplus: SmallVec<[u8; 8]> = SmallVec::new();
        if !self.state.turn.lost && self.scene().is_over_limit(active) {
            self.scene().each_surplus(active, |at| surplus.push(at));
        }
        match surplus.as_slice() {
            [] => drop(self.state.stack.pop()),
            [only] => self.discard(active, *only),
            _ => return Flow::Asks,
        }
        Flow::Done
    }

    /// Asks whoever may stand in for the victim, one after the other (H14).
    fn guard(&mut self, next: u8) -> Flow {
        let asked = self.scene().next_guard(next);
        self.state.stack.pop();
        let Some(next) = asked else { return Flow::Done };
        self.push(Pending::Guard { next });
        Flow::Asks
    }
}
