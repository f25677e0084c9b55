//! The stealth game as the engine knows it.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{
    Action, Boost, Event, Modifier, Phase, Player, Public, Setup, State, Tally, View, fits, options, play::Play,
    scene::Scene, setup::bit,
};
use crate::engine::{Damaged, Deck, Dice, Game, Imagine, Refusal, Seat, Seats, Turn};

/// The only seat: the agent's.
pub const AGENT: Seat = Seat(0);

/// A stealth mission being played.
#[derive(Clone, Debug, PartialEq)]
pub struct Stealth {
    setup: Arc<Setup>,
    state: State,
}

/// How a mission ended, with what the debrief counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Outcome {
    /// Whether it was won.
    pub won: bool,
    /// In which turn it ended.
    pub turns: u16,
    /// Enemies defeated.
    pub kills: u16,
    /// Times an enemy newly detected the agent.
    pub seen: u16,
    /// Hits taken.
    pub hits: u16,
    /// The alarm level at the end.
    pub alarm: u16,
}

impl Stealth {
    /// The mission and what the agent brought.
    pub fn setup(&self) -> &Arc<Setup> {
        &self.setup
    }

    /// The open part of the state.
    pub fn public(&self) -> &Public {
        &self.state.public
    }

    /// The situation, to ask questions of.
    pub fn scene(&self) -> Scene<'_> {
        Scene { setup: &self.setup, public: &self.state.public }
    }

    /// Sets the table for a shared setup, without copying it.
    pub fn deal_shared(setup: &Arc<Setup>, dice: &mut Dice) -> Self {
        let plan = setup.mission.plan();
        let mut deck = Deck::shuffled(plan.deck.clone(), dice);
        deck.stack(&setup.stack);
        let posted = plan.posted(setup.terms.difficulty);
        let enemies = posted.map(|post| setup.mission.enlist(post.kind, post.colour, post.sector));
        let player = Player {
            sector: plan.start,
            health: setup.max_health(),
            energy: setup.max_energy(),
            hidden: false,
            overwatch: None,
            carried: None,
            spent: false,
            items: (0..setup.items.len().min(super::MAX_TOOLS) as u8).map(bit).sum(),
        };
        let public = Public { alarm: setup.alarm, ..opening(player, enemies.collect()) };
        Self { setup: Arc::clone(setup), state: State { public, deck } }
    }
}

/// The open state before the first turn.
fn opening(player: Player, enemies: Vec<super::Enemy>) -> Public {
    Public {
        turn: 1,
        phase: Phase::Free,
        player,
        enemies,
        bodies: SmallVec::new(),
        noise: SmallVec::new(),
        detection: SmallVec::new(),
        trail: None,
        taken: 0,
        keys_held: 0,
        keys_gone: 0,
        opened: 0,
        alarm: 0,
        arrived: 0,
        boost: Boost::default(),
        known: SmallVec::new(),
        queue: SmallVec::new(),
        tied: 0,
        agenda: SmallVec::new(),
        question: None,
        tally: Tally::default(),
    }
}

impl Game for Stealth {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Outcome = Outcome;
    type State = State;

    fn deal(setup: &Setup, dice: &mut Dice) -> Self {
        Self::deal_shared(&Arc::new(setup.clone()), dice)
    }

    fn state(&self) -> &State {
        &self.state
    }

    fn resume(setup: &Setup, state: State) -> Result<Self, Damaged> {
        fits::check(setup, &state)?;
        Ok(Self { setup: Arc::new(setup.clone()), state })
    }

    fn round(&self) -> u32 {
        self.state.public.turn.into()
    }

    fn turn(&self) -> Turn<Outcome> {
        let public = &self.state.public;
        let won = match public.phase {
            Phase::Won => true,
            Phase::Lost => false,
            _ => return Turn::Of(Seats::one(AGENT)),
        };
        let Tally { kills, seen, hits } = public.tally;
        Turn::Over(Outcome { won, turns: public.turn, kills, seen, hits, alarm: public.alarm })
    }

    fn options(&self, seat: Seat, into: &mut Vec<Action>) {
        if seat == AGENT && !self.scene().is_over() {
            options::list(self.scene(), into);
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        dice: &mut Dice,
        tell: &mut dyn FnMut(Event),
    ) -> Result<(), Refusal> {
        if seat != AGENT {
            return Err(Refusal { rule: crate::engine::Rule("ST-TURN-01"), reason: "refusal-no-seat" });
        }
        options::may(self.scene(), *action)?;
        let State { public, deck } = &mut self.state;
        Play { setup: &self.setup, public, deck, dice, tell }.take(*action);
        Ok(())
    }

    fn view(&self, _: Seat) -> View {
        View {
            setup: Arc::clone(&self.setup),
            public: self.state.public.clone(),
            left: self.state.deck.left(),
            drawn: self.state.deck.discarded().to_vec(),
        }
    }

    fn witness(event: &Event, seat: Seat) -> Option<Event> {
        (seat == AGENT).then_some(*event)
    }

    /// A card seen is information; the number chosen for the choose card is not.
    fn reveals(event: &Event) -> bool {
        match event {
            Event::Drew { card, .. } => *card != Modifier::Choose,
            Event::ChooseCard { .. } | Event::Peeked { .. } => true,
            _ => false,
        }
    }
}

impl Imagine for Stealth {
    /// The cards left, in any order that keeps those the player has looked at on top.
    fn imagine(view: &View, dice: &mut Dice) -> Self {
        let mut pile = view.left.clone();
        for known in &view.public.known {
            if let Some(at) = pile.iter().position(|card| card == known) {
                pile.remove(at);
            }
        }
        dice.shuffle(&mut pile);
        pile.extend(view.public.known.iter().rev());
        let deck = Deck::from_piles(pile, view.drawn.clone());
        Self { setup: Arc::clone(&view.setup), state: State { public: view.public.clone(), deck } }
    }
}
