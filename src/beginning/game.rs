//! The Beginning as the engine knows it.

use std::sync::Arc;

use super::{
    Action, Event, Outcome, Pending, Rules, Setup, State, View, deal, fits, mask, play::Play, scene::Scene, witness,
};
use crate::engine::{Damaged, Dice, Game, Refusal, Rule, Seat, Steps, Turn};

/// A game of The Beginning being played.
#[derive(Clone, Debug, PartialEq)]
pub struct Beginning {
    pub(super) rules: Arc<Rules>,
    pub(super) state: State,
}

impl Beginning {
    /// The table's agreements.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The situation, to ask questions of.
    pub fn scene(&self) -> Scene<'_> {
        Scene { rules: &self.rules, state: &self.state }
    }

    /// Sets the table by rules that were worked out before.
    pub fn deal_by(rules: &Arc<Rules>, dice: &mut Dice) -> Self {
        let state = deal::table(rules, dice);
        let mut game = Self { rules: Arc::clone(rules), state };
        game.go_on(dice, &mut |_| ());
        game
    }

    /// Lets everything happen that needs no decision.
    pub fn go_on(&mut self, dice: &mut Dice, tell: &mut dyn FnMut(Event)) {
        Play { rules: &self.rules, state: &mut self.state, dice, tell }.run();
    }

    /// Why a seat may not do this.
    fn refusal(&self, seat: Seat) -> Refusal {
        if self.state.over.is_some() {
            return Refusal { rule: Rule("TB-FIN-01"), reason: "refusal-beginning-over" };
        }
        if !self.scene().asked().contains(seat) {
            return Refusal { rule: Rule("TB-GEN-09"), reason: "refusal-beginning-not-asked" };
        }
        let rule = match self.state.stack.last() {
            Some(Pending::Act) => "TB-TURN-02",
            Some(Pending::Limit) => "TB-DISC-01",
            Some(Pending::Pay { .. }) => "TB-BUY-01",
            Some(Pending::Attack(_)) => "TB-ATK-02",
            Some(Pending::Blow(_)) => "TB-DEF-01",
            Some(Pending::Contribute { .. } | Pending::TopUp(_)) => "TB-EVT-11",
            Some(Pending::Placing { .. }) => "TB-NET-03",
            Some(Pending::Voting { .. }) => "TB-HQ-09",
            Some(Pending::Window(..)) => "TB-PROG-02",
            _ => "TB-EVT-06",
        };
        Refusal { rule: Rule(rule), reason: "refusal-beginning-not-offered" }
    }
}

impl Game for Beginning {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Outcome = Outcome;
    type State = State;

    fn deal(setup: &Setup, dice: &mut Dice) -> Self {
        Self::deal_by(&Arc::new(Rules::of(&Arc::new(setup.clone()))), dice)
    }

    fn state(&self) -> &State {
        &self.state
    }

    fn resume(setup: &Setup, state: State) -> Result<Self, Damaged> {
        let rules = Arc::new(Rules::of(&Arc::new(setup.clone())));
        fits::check(&rules, &state)?;
        Ok(Self { rules, state })
    }

    fn round(&self) -> u32 {
        self.state.turn.round
    }

    fn turn(&self) -> Turn<Outcome> {
        match &self.state.over {
            Some(outcome) => Turn::Over(outcome.clone()),
            None => Turn::Of(self.scene().asked()),
        }
    }

    fn options(&self, seat: Seat, into: &mut Vec<Action>) {
        self.scene().each_option(seat, &mut |action| into.push(action));
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        dice: &mut Dice,
        tell: &mut dyn FnMut(Event),
    ) -> Result<(), Refusal> {
        let mut offered = false;
        self.scene().each_option(seat, &mut |option| offered |= option == *action);
        if !offered {
            return Err(self.refusal(seat));
        }
        Play { rules: &self.rules, state: &mut self.state, dice, tell }.take(seat, *action);
        Ok(())
    }

    fn view(&self, seat: Seat) -> View {
        View { rules: Arc::clone(&self.rules), seat, table: mask::masked(self.scene(), seat) }
    }

    fn witness(event: &Event, seat: Seat) -> Option<Event> {
        witness::seen_by(event, seat)
    }

    /// Nothing that others saw is taken back; all is done at one table.
    fn reveals(_: &Event) -> bool {
        true
    }
}
