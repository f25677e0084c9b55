//! A finished table to be watched again: every moment between two decisions, through any seat's eyes or everybody's.

use std::sync::Arc;

use super::{Line, ONLOOKER, Stamp, Tabled, log};
use crate::engine::{Match, Replay, ReplayError, Seat, StateHash, verify};

/// Through whose eyes a table is watched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Eyes {
    /// Everybody's: all cards are known.
    #[default]
    All,
    /// One seat's: what it knew then.
    Seat(Seat),
}

impl Eyes {
    /// The seat whose eyes they are; none where they are everybody's.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::All => None,
            Self::Seat(seat) => Some(seat),
        }
    }
}

/// A whole table, ready to be watched from anywhere.
pub struct TableReel<G: Tabled> {
    start: G,
    scenes: Vec<Scene<G>>,
    /// Whether it went as recorded, or where it did not.
    pub verdict: Result<(), ReplayError>,
    /// How it ended, as far as it was played.
    pub outcome: Option<G::Outcome>,
}

/// One decision and all that came of it.
struct Scene<G: Tabled> {
    /// The turn it was taken in.
    before: Stamp,
    events: Vec<G::Event>,
    /// How the table stands afterwards.
    after: G,
}

impl<G: Tabled> TableReel<G> {
    /// The reel of a table, as far as its journal plays.
    pub fn of(game: &Match<G>) -> Self {
        let journal = game.journal();
        let start = Match::<G>::new(journal.setup.clone(), journal.seed).game().clone();
        let mut verdict = verify(journal).and_then(|report| report.leads_to(game.hash()));
        let mut scenes = Vec::new();
        match Replay::new(journal.clone()) {
            Ok(replay) => film(replay, &mut scenes),
            Err(fault) => verdict = Err(fault),
        }
        let outcome = game.turn().over();
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
    pub fn rules(&self) -> &Arc<G::Rules> {
        self.start.agreed()
    }

    fn game(&self, played: usize) -> &G {
        played.checked_sub(1).and_then(|at| self.scenes.get(at)).map_or(&self.start, |scene| &scene.after)
    }

    /// What can be known after this many decisions. Everybody's cards are shown only of a game that is over.
    pub fn view(&self, played: usize, eyes: Eyes) -> G::View {
        let game = self.game(played);
        match eyes {
            Eyes::Seat(seat) => game.view(seat),
            Eyes::All if self.outcome.is_none() => game.view(ONLOOKER),
            Eyes::All => game.open_view(),
        }
    }

    /// What was witnessed until then, oldest first.
    pub fn log(&self, played: usize, eyes: Eyes) -> Vec<Line<G::Event>> {
        let witness = |event: &G::Event| self.witness(event, eyes);
        let opening = self.start.opening();
        let mut lines = opening.map_or_else(Vec::new, |(before, first)| log::lines::<G>(0, before, &[first], witness));
        for (at, scene) in self.scenes.iter().enumerate().take(played) {
            lines.extend(log::lines::<G>(at, scene.before, &scene.events, witness));
        }
        lines
    }

    fn witness(&self, event: &G::Event, eyes: Eyes) -> Option<G::Event> {
        match eyes {
            Eyes::Seat(seat) => G::witness(event, seat),
            Eyes::All if self.outcome.is_none() => G::witness(event, ONLOOKER),
            Eyes::All => Some(event.clone()),
        }
    }

    /// Whether anything is to be seen of a decision, counted from 0.
    pub fn shows(&self, at: usize, eyes: Eyes) -> bool {
        self.scenes.get(at).is_some_and(|scene| scene.events.iter().any(|event| self.witness(event, eyes).is_some()))
    }

    /// The turn being played after this many decisions.
    pub fn turn(&self, played: usize) -> u32 {
        G::stamp(self.game(played).state()).number
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
    pub fn marks(&self, is_one: impl Fn(&G::Event) -> bool) -> Vec<usize> {
        let scenes = self.scenes.iter().enumerate();
        scenes.filter(|(_, scene)| scene.events.iter().any(&is_one)).map(|(at, _)| at).collect()
    }

    /// The fingerprint of the state after this many decisions.
    pub fn hash(&self, played: usize) -> StateHash {
        StateHash::of(self.game(played).state())
    }
}

/// Plays the journal to its end, or to its fault.
fn film<G: Tabled>(mut replay: Replay<G>, scenes: &mut Vec<Scene<G>>) {
    loop {
        let before = G::stamp(replay.game().state());
        let Some(Ok(events)) = replay.step() else { return };
        scenes.push(Scene { before, events, after: replay.game().clone() });
    }
}
