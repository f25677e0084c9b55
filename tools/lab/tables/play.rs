//! Tables played to their ends.

use std::io;

use ghostline::{
    cli::thought::{Thought, Timed},
    deduction::{
        Deduction, Outcome, Setup,
        bots::{Level, by_level},
    },
    engine::{Bot, arena},
};

/// What no game needs of decisions.
const DECISIONS: u32 = 1_000_000;

/// The levels of a table by seat: they take the seats in turn, one seat further in every game.
pub fn seated(levels: &[Level], seats: u8, game: u32) -> Vec<Level> {
    let at = |seat: usize| levels.get((seat + game as usize) % levels.len().max(1)).copied().unwrap_or_default();
    (0..usize::from(seats)).map(at).collect()
}

/// A game at a table where these bots sit.
pub fn game(setup: &Setup, seed: u64, levels: &[Level]) -> io::Result<Outcome> {
    let mut bots: Vec<_> =
        (0..).zip(levels).map(|(seat, level)| bot(*level, seed, seat) as Box<dyn Bot<Deduction>>).collect();
    finish(setup, seed, &mut bots)
}

/// How long the bots of such a game think.
pub fn thought(setup: &Setup, seed: u64, levels: &[Level]) -> io::Result<Thought> {
    let mut all = vec![Thought::default(); levels.len()];
    let seats = (0..).zip(levels.iter().zip(&mut all));
    let mut bots: Vec<_> = seats
        .map(|(seat, (level, thought))| {
            Box::new(Timed { bot: bot(*level, seed, seat), thought }) as Box<dyn Bot<Deduction> + '_>
        })
        .collect();
    finish(setup, seed, &mut bots)?;
    drop(bots);
    Ok(all.into_iter().sum())
}

fn bot(level: Level, seed: u64, seat: u64) -> Box<dyn Bot<Deduction> + Send> {
    by_level(level, seed.wrapping_mul(31).wrapping_add(seat))
}

fn finish(setup: &Setup, seed: u64, bots: &mut [Box<dyn Bot<Deduction> + '_>]) -> io::Result<Outcome> {
    let played = arena::play::<Deduction>(setup, seed, bots, DECISIONS);
    let played = played.map_err(|fault| io::Error::other(format!("the game of seed {seed}: {fault}")))?;
    played.outcome.ok_or_else(|| io::Error::other(format!("the game of seed {seed} does not end")))
}
