//! One table played, with a watch beside every bot.

use std::time::Instant;

use ghostline::{
    deduction::{
        Action, Deduction, Outcome, Setup, Team, View,
        bots::{Level, by_level},
    },
    engine::{Bot, Dice, Seat, arena},
};

/// A choice that took this long is timed again, in case the processor was busy with something else.
const AGAIN: f64 = 0.002;
const TIMES: u32 = 4;
/// What no game needs of decisions.
const DECISIONS: u32 = 1_000_000;

/// A table played to its end.
pub struct Played {
    /// How it ended.
    pub outcome: Outcome,
    /// Who sat where.
    pub levels: Vec<Level>,
    /// How long each seat thought.
    pub thought: Vec<Thought>,
}

impl Played {
    /// The level of each seat, whether it won, and its team.
    pub fn seats(&self) -> impl Iterator<Item = (Level, bool, Team)> {
        let seats = (0..).zip(&self.levels).zip(&self.outcome.teams);
        seats.map(|((seat, level), team)| (*level, self.outcome.winners.contains(Seat(seat)), *team))
    }
}

/// How long somebody thought.
#[derive(Clone, Copy, Debug, Default)]
pub struct Thought {
    choices: u32,
    seconds: f64,
    slowest: f64,
}

impl Thought {
    /// Both together.
    pub fn and(self, other: Self) -> Self {
        Self {
            choices: self.choices + other.choices,
            seconds: self.seconds + other.seconds,
            slowest: self.slowest.max(other.slowest),
        }
    }

    /// What a choice takes, in milliseconds.
    pub fn mean_ms(self) -> f64 {
        1e3 * self.seconds / f64::from(self.choices.max(1))
    }

    /// The longest choice, in milliseconds.
    pub fn slowest_ms(self) -> f64 {
        1e3 * self.slowest
    }
}

/// A bot with a watch.
struct Timed<'a> {
    bot: Box<dyn Bot<Deduction> + Send>,
    thought: &'a mut Thought,
}

impl Bot<Deduction> for Timed<'_> {
    fn choose(&mut self, view: &View, options: &[Action], dice: &mut Dice) -> usize {
        let before = dice.clone();
        let mut time = |dice: &mut Dice| {
            let began = Instant::now();
            let choice = self.bot.choose(view, options, dice);
            (choice, began.elapsed().as_secs_f64())
        };
        let (choice, mut seconds) = time(dice);
        for _ in 0..TIMES {
            if seconds > AGAIN {
                seconds = seconds.min(time(&mut before.clone()).1);
            }
        }
        let one = Thought { choices: 1, seconds, slowest: seconds };
        *self.thought = self.thought.and(one);
        choice
    }
}

/// Plays a table; the levels take the seats in turn, one seat further in every game.
pub fn one(setup: &Setup, seed: u64, game: u32, levels: &[Level]) -> Played {
    let at = |seat: usize| levels.get((seat + game as usize) % levels.len().max(1)).copied().unwrap_or_default();
    let levels: Vec<Level> = (0..usize::from(setup.seats)).map(at).collect();
    let mut thought = vec![Thought::default(); levels.len()];
    let bot = |(seat, (level, thought)): (u64, (&Level, _))| {
        let bot = by_level(*level, seed.wrapping_mul(31).wrapping_add(seat));
        Box::new(Timed { bot, thought }) as Box<dyn Bot<Deduction> + '_>
    };
    let mut bots: Vec<_> = (0..).zip(levels.iter().zip(&mut thought)).map(bot).collect();
    let played = arena::play::<Deduction>(setup, seed, &mut bots, DECISIONS);
    drop(bots);
    let outcome = played.ok().and_then(|played| played.outcome);
    let outcome = outcome.expect("a game that bots play by the rules comes to an end");
    Played { outcome, levels, thought }
}
