//! A finished table to be watched again: every moment between two decisions, through any seat's eyes or everybody's.

use std::sync::Arc;

use super::{Line, ONLOOKER, log};
use crate::{
    deduction::{Deduction, Event, Outcome, Rules, TurnState, View},
    engine::{Game as _, Match, Replay, ReplayError, Seat, StateHash, Turn, verify},
};

/// Through whose eyes a table is watched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Eyes {
    /// Everybody's: all cards are known.
    #[default]
    All,
    /// One seat's: what it knew then.
    Seat(Seat),
}

/// A whole table, ready to be watched from anywhere.
pub struct TableReel {
    start: Deduction,
    scenes: Vec<Scene>,
    /// Whether it went as recorded, or where it did not.
    pub verdict: Result<(), ReplayError>,
    /// How it ended, as far as it was played.
    pub outcome: Option<Outcome>,
}

/// One decision and all that came of it.
struct Scene {
    /// The turn it was taken in.
    before: TurnState,
    events: Vec<Event>,
    /// How the table stands afterwards.
    after: Deduction,
}

impl TableReel {
    /// The reel of a table, as far as its journal plays.
    pub fn of(game: &Match<Deduction>) -> Self {
        let journal = game.journal();
        let start = Match::<Deduction>::new(journal.setup.clone(), journal.seed).game().clone();
        let mut verdict = verify(journal).and_then(|report| report.leads_to(game.hash()));
        let mut scenes = Vec::new();
        match Replay::new(journal.clone()) {
            Ok(replay) => film(replay, &mut scenes),
            Err(fault) => verdict = Err(fault),
        }
        let outcome = match game.turn() {
            Turn::Over(outcome) => Some(outcome),
            Turn::Of(_) => None,
        };
        Self { start, scenes, verdict, outcome }
    }

    /// How many decisions there are.
    pub fn len(&self) -> usize {
        self.scenes.len()
    }

    /// Whether nothing was decided.
    pub fn is_empty(&self) -> bool {
        self.scenes.is_empty()
    }

    /// The table's agreements.
    pub fn rules(&self) -> &Arc<Rules> {
        self.start.rules()
    }

    fn game(&self, played: usize) -> &Deduction {
        played.checked_sub(1).and_then(|at| self.scenes.get(at)).map_or(&self.start, |scene| &scene.after)
    }

    /// What can be known after this many decisions. Everybody's cards are shown only of a game that is over.
    pub fn view(&self, played: usize, eyes: Eyes) -> View {
        let game = self.game(played);
        match eyes {
            Eyes::Seat(seat) => game.view(seat),
            Eyes::All if self.outcome.is_none() => game.view(ONLOOKER),
            Eyes::All => View { rules: Arc::clone(game.rules()), seat: ONLOOKER, table: game.state().clone() },
        }
    }

    /// What was witnessed until then, oldest first.
    pub fn log(&self, played: usize, eyes: Eyes) -> Vec<Line> {
        let witness = |event: &Event| self.witness(event, eyes);
        let opening = log::opening(&self.start);
        let mut lines = opening.map_or_else(Vec::new, |(before, first)| log::lines(0, before, &[first], witness));
        for (at, scene) in self.scenes.iter().enumerate().take(played) {
            lines.extend(log::lines(at, scene.before, &scene.events, witness));
        }
        lines
    }

    fn witness(&self, event: &Event, eyes: Eyes) -> Option<Event> {
        match eyes {
            Eyes::Seat(seat) => Deduction::witness(event, seat),
            Eyes::All if self.outcome.is_none() => Deduction::witness(event, ONLOOKER),
            Eyes::All => Some(event.clone()),
        }
    }

    /// Whether anything is to be seen of a decision, counted from 0.
    pub fn shows(&self, at: usize, eyes: Eyes) -> bool {
        self.scenes.get(at).is_some_and(|scene| scene.events.iter().any(|event| self.witness(event, eyes).is_some()))
    }

    /// The turn being played after this many decisions.
    pub fn turn(&self, played: usize) -> u32 {
        self.game(played).state().turn.number
    }

    /// After how many decisions each turn begins, the first turn first.
    pub fn beginnings(&self) -> Vec<usize> {
        let later = (1..=self.len()).filter(|&played| self.turn(played) > self.turn(played - 1));
        std::iter::once(0).chain(later).collect()
    }

    /// After how many decisions a turn begins.
    pub fn beginning(&self, turn: u32) -> usize {
        (0..=self.len()).find(|&played| self.turn(played) >= turn).unwrap_or(0)
    }

    /// The decisions by which something happened that is worth finding.
    pub fn marks(&self, is_one: impl Fn(&Event) -> bool) -> Vec<usize> {
        let scenes = self.scenes.iter().enumerate();
        scenes.filter(|(_, scene)| scene.events.iter().any(&is_one)).map(|(at, _)| at).collect()
    }

    /// The fingerprint of the state after this many decisions.
    pub fn hash(&self, played: usize) -> StateHash {
        StateHash::of(self.game(played).state())
    }
}

/// Plays the journal to its end, or to its fault.
fn film(mut replay: Replay<Deduction>, scenes: &mut Vec<Scene>) {
    loop {
        let before = replay.game().state().turn;
        let Some(Ok(events)) = replay.step() else { return };
        scenes.push(Scene { before, events, after: replay.game().clone() });
    }
}
