//! A game to be watched again: every moment between two decisions, with what happened and what can be known.

use std::ops::Range;

use crate::{
    engine::{Game, Match, Replay, ReplayError, StateHash, verify},
    stealth::{AGENT, Event, Outcome, Stealth, Thing, View},
};

/// A whole game, ready to be watched from anywhere.
pub struct Reel {
    /// Before the first decision.
    start: View,
    start_hash: StateHash,
    scenes: Vec<Scene>,
    /// Whether it went as recorded, or where it did not.
    pub verdict: Result<(), ReplayError>,
    /// How it ended, as far as it was played.
    pub outcome: Option<Outcome>,
}

/// One decision and all that came of it.
pub struct Scene {
    /// The turn it was taken in.
    pub turn: u16,
    /// What happened.
    pub events: Vec<Event>,
    /// What can be known afterwards.
    pub view: View,
    /// The fingerprint of the state afterwards.
    pub hash: StateHash,
}

/// Something worth finding on the bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mark {
    /// The player was noticed.
    Seen,
    /// The player was hit.
    Hit,
    /// An enemy went down.
    Down,
    /// An objective was taken.
    Objective,
}

impl Reel {
    /// The reel of a game, as far as its journal plays.
    pub fn of(game: &Match<Stealth>) -> Self {
        let mut scenes = Vec::new();
        let journal = game.journal();
        let dealt = Match::<Stealth>::new(journal.setup.clone(), journal.seed);
        let mut verdict = verify(journal).and_then(|report| report.leads_to(game.hash()));
        match Replay::new(journal.clone()) {
            Ok(replay) => film(replay, &mut scenes),
            Err(fault) => verdict = Err(fault),
        }
        let outcome = game.turn().over();
        Self { start: dealt.view(AGENT), start_hash: dealt.hash(), scenes, verdict, outcome }
    }

    /// How many decisions there are.
    pub fn len(&self) -> usize {
        self.scenes.len()
    }

    /// Whether nothing was decided.
    pub fn is_empty(&self) -> bool {
        self.scenes.is_empty()
    }

    /// What can be known after this many decisions.
    pub fn view(&self, played: usize) -> &View {
        let last = played.checked_sub(1).and_then(|at| self.scenes.get(at));
        last.map_or(&self.start, |scene| &scene.view)
    }

    /// The fingerprint of the state after this many decisions.
    pub fn hash(&self, played: usize) -> StateHash {
        let last = played.checked_sub(1).and_then(|at| self.scenes.get(at));
        last.map_or(self.start_hash, |scene| scene.hash)
    }

    /// A decision, counted from 0.
    pub fn scene(&self, at: usize) -> Option<&Scene> {
        self.scenes.get(at)
    }

    /// All that happened in some decisions.
    pub fn events(&self, scenes: Range<usize>) -> impl DoubleEndedIterator<Item = &Event> {
        self.scenes.get(scenes).unwrap_or_default().iter().flat_map(|scene| &scene.events)
    }

    /// The turn being played after this many decisions.
    pub fn turn(&self, played: usize) -> u16 {
        self.view(played).public.turn
    }

    /// The last turn.
    pub fn turns(&self) -> u16 {
        self.turn(self.len())
    }

    /// After how many decisions each turn begins, the first turn first.
    pub fn beginnings(&self) -> Vec<usize> {
        let later = (1..=self.len()).filter(|&played| self.turn(played) > self.turn(played - 1));
        std::iter::once(0).chain(later).collect()
    }

    /// What is worth finding, by the number of decisions before it.
    pub fn marks(&self) -> Vec<(usize, Mark)> {
        let scenes = self.scenes.iter().enumerate();
        let marks =
            scenes.flat_map(|(at, scene)| scene.events.iter().filter_map(move |event| Some((at, mark(event)?))));
        let mut marks: Vec<_> = marks.collect();
        marks.sort_unstable();
        marks.dedup();
        marks
    }
}

/// Plays the journal to its end, or to its fault.
fn film(mut replay: Replay<Stealth>, scenes: &mut Vec<Scene>) {
    loop {
        let turn = replay.game().public().turn;
        let Some(Ok(events)) = replay.step() else { return };
        let game = replay.game();
        scenes.push(Scene { turn, events, view: game.view(AGENT), hash: StateHash::of(game.state()) });
    }
}

fn mark(event: &Event) -> Option<Mark> {
    match event {
        Event::Detected { .. } => Some(Mark::Seen),
        Event::Hurt { .. } => Some(Mark::Hit),
        Event::Defeated { .. } => Some(Mark::Down),
        Event::PickedUp { thing: Thing::Objective(_), .. } => Some(Mark::Objective),
        _ => None,
    }
}
