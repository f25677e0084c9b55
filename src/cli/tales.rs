//! Games of The Beginning played by bots, and what is counted of them: for `ghostline sim` and the laboratory.

use serde::{Deserialize, Serialize};

pub use super::thought::Thought;
use super::thought::Timed;
use crate::{
    beginning::{
        Bar, Bars, Beginning, Character, Event, EventNo, ObjectiveNo, Outcome, ProgramNo, Setup, bots::by_level,
    },
    engine::{
        Bot, Game, Level, Seat,
        arena::{self, ArenaError},
    },
};

/// What no game should need of decisions.
const DECISION_LIMIT: u32 = 1_000_000;

/// A game that was played, and what happened in it.
#[derive(Debug, Serialize, Deserialize)]
pub struct Tale {
    /// How it ended; `None` where the limit of decisions came first.
    pub outcome: Option<Outcome>,
    /// How many rounds it took.
    pub rounds: u32,
    /// How many decisions were taken.
    pub decisions: u32,
    /// Who sat where.
    pub seats: Vec<Sitter>,
    /// Events that were shown.
    pub shown: Vec<EventNo>,
    /// Programs that were used.
    pub used: Vec<ProgramNo>,
    /// Whether Apex and Deus came into play.
    pub mechs: [bool; 2],
    /// Where the bars stood at the end.
    pub bars: Bars,
}

/// One seat of a game.
#[derive(Debug, Serialize, Deserialize)]
pub struct Sitter {
    /// How well its bot plays.
    pub level: Level,
    /// Its character.
    pub character: Character,
    /// Its objectives, and whether each was met at the end.
    pub objectives: Vec<(ObjectiveNo, bool)>,
    /// Whether it won.
    pub won: bool,
    /// How long it thought.
    pub thought: Thought,
}

/// Plays the game of this number; the levels take the seats in turn, one seat further in every game.
pub fn play(setup: &Setup, seed: u64, game: u32, levels: &[Level]) -> Result<Tale, ArenaError> {
    let at = |seat: usize| levels.get((seat + game as usize) % levels.len().max(1)).copied().unwrap_or_default();
    let levels: Vec<Level> = (0..setup.seats.len()).map(at).collect();
    let mut thought = vec![Thought::default(); levels.len()];
    let bot = |(seat, (level, thought)): (u64, (&Level, _))| {
        let bot = by_level(*level, seed.wrapping_mul(31).wrapping_add(seat));
        Box::new(Timed { bot, thought }) as Box<dyn Bot<Beginning> + '_>
    };
    let mut bots: Vec<_> = (0..).zip(levels.iter().zip(&mut thought)).map(bot).collect();
    let (mut shown, mut used, mut mechs) = (Vec::new(), Vec::new(), [false; 2]);
    let mut note = |event: Event| match event {
        Event::Shown(_, no) => shown.push(no),
        Event::Program(_, no) => used.push(no),
        Event::MechEnters(bar) => mechs[usize::from(bar == Bar::Deus)] = true,
        _ => {}
    };
    let (game, decisions) =
        arena::play_through::<Beginning>(setup, seed, &mut bots, &mut |done| done < DECISION_LIMIT, &mut note)?;
    drop(bots);
    let seats = levels
        .iter()
        .zip(thought)
        .zip(0..)
        .filter_map(|((level, thought), seat)| sitter(&game, Seat(seat), *level, thought));
    let seats = seats.collect();
    let outcome = game.state().over.clone();
    Ok(Tale { outcome, rounds: game.round(), decisions, seats, shown, used, mechs, bars: game.state().bars })
}

fn sitter(game: &Beginning, seat: Seat, level: Level, thought: Thought) -> Option<Sitter> {
    let player = game.scene().player(seat)?;
    let objectives = player.objectives.iter().filter_map(|slot| slot.kind);
    let objectives = objectives.map(|no| (no, game.scene().is_met(seat, no))).collect();
    let won = game.state().over.as_ref().is_some_and(|outcome| outcome.winners.contains(seat));
    Some(Sitter { level, character: player.who, objectives, won, thought })
}
