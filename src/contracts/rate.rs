//! How hard a mission is: the share of games that rules of thumb win, with what an agent brings to the first mission.

use std::{ops::Range, thread};

use crate::{
    engine::{Bot, arena},
    stealth::{Difficulty, Setup, Stealth, bots::Cautious},
};

/// How many games are played.
pub const GAMES: u32 = 80;
/// After how many games a rating far outside its band is believed.
const SURE: u32 = 16;
/// How many games are played before the rating is looked at again.
const ROUND: u32 = 8;
/// How many play side by side.
const LANES: usize = 2;
/// More decisions than any sensible game has; a longer one counts as lost.
const MOST_DECISIONS: u32 = 1_500;

/// What games said of a mission.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    /// How many were won.
    pub wins: u32,
    /// How many were played.
    pub games: u32,
}

/// The wins of a hundred games that make a difficulty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Band {
    /// At least so many.
    pub least: u32,
    /// At most so many.
    pub most: u32,
}

/// Where a rating lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Verdict {
    TooEasy,
    Fits,
    TooHard,
}

impl Band {
    /// The band of a difficulty.
    pub const fn of(difficulty: Difficulty) -> Self {
        match difficulty {
            Difficulty::Story => Self { least: 50, most: 80 },
            Difficulty::Standard => Self { least: 25, most: 50 },
            Difficulty::Hard => Self { least: 8, most: 25 },
        }
    }

    /// Where a rating lies.
    pub const fn verdict(self, rating: Rating) -> Verdict {
        let share = rating.wins * 100;
        if share > self.most * rating.games {
            Verdict::TooEasy
        } else if share < self.least * rating.games {
            Verdict::TooHard
        } else {
            Verdict::Fits
        }
    }
}

impl Band {
    /// Where the rating of all games lies, however those end that are still to be played; `Fits` while that is open.
    const fn certain(self, so_far: Rating) -> Verdict {
        let lost = Rating { wins: so_far.wins, games: GAMES };
        let won = Rating { wins: so_far.wins + GAMES - so_far.games, games: GAMES };
        match (self.verdict(lost), self.verdict(won)) {
            (Verdict::TooEasy, _) => Verdict::TooEasy,
            (_, Verdict::TooHard) => Verdict::TooHard,
            _ => Verdict::Fits,
        }
    }
}

/// Plays the games, the same ones each time, until it is clear where the rating lies; all of them where it fits.
pub fn rate(setup: &Setup, band: Band) -> (Rating, Verdict) {
    let mut rating = Rating { wins: 0, games: 0 };
    let mut lanes: [Lane; LANES] = Default::default();
    while rating.games < GAMES {
        let round = rating.games..(rating.games + ROUND).min(GAMES);
        rating.games = round.end;
        rating.wins += play(setup, &round, &mut lanes);
        // Far outside the band it is not worth playing on.
        let far = Band { least: band.least / 3, most: band.most + 15 }.verdict(rating);
        let clear = if rating.games >= SURE { far } else { Verdict::Fits };
        let verdict = if clear == Verdict::Fits { band.certain(rating) } else { clear };
        if verdict != Verdict::Fits {
            return (rating, verdict);
        }
    }
    (rating, band.verdict(rating))
}

/// Plays the games with these seeds side by side: how many are won does not depend on who played which.
fn play(setup: &Setup, seeds: &Range<u32>, lanes: &mut [Lane; LANES]) -> u32 {
    let [first, rest @ ..] = lanes;
    thread::scope(|scope| {
        let started: Vec<_> = rest
            .iter_mut()
            .zip(1..)
            .map(|(lane, number)| {
                let mine = seeds.clone().skip(number).step_by(LANES);
                thread::Builder::new().spawn_scoped(scope, move || lane.play(setup, mine))
            })
            .collect();
        let mut wins = first.play(setup, seeds.clone().step_by(LANES));
        for (lane, number) in started.into_iter().zip(1..) {
            // Where there are no threads, the games of a lane are played here.
            let done = lane.ok().and_then(|lane| lane.join().ok());
            wins += done.unwrap_or_else(|| first.play(setup, seeds.clone().skip(number).step_by(LANES)));
        }
        wins
    })
}

/// One of those who play side by side; its bot studies the mission once.
#[derive(Default)]
struct Lane(Cautious);

impl Lane {
    /// How many games with these seeds rules of thumb win.
    fn play(&mut self, setup: &Setup, seeds: impl Iterator<Item = u32>) -> u32 {
        let mut bots: [Box<dyn Bot<Stealth> + '_>; 1] = [Box::new(&mut self.0)];
        let won = |seed: &u32| {
            let played = arena::play::<Stealth>(setup, u64::from(*seed), &mut bots, MOST_DECISIONS);
            played.ok().and_then(|played| played.outcome).is_some_and(|outcome| outcome.won)
        };
        seeds.filter(won).map(|_| 1).sum()
    }
}
