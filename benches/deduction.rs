//! Social Deduction: whole random games, what one seat sees and imagines, and how long a bot thinks.
//!
//! Promised: 1 000 random games of six seats per second on one core; a sound choice in under 20 ms and a sharp one in
//! under 300 ms, at 16 seats.

use std::sync::atomic::{AtomicU64, Ordering};

use ghostline::{
    content::shipped_library,
    deduction::{
        Action, Deduction, Pending, Setup,
        bots::{Level, by_level},
    },
    engine::{Dice, Game, Imagine, Seat, Turn, arena},
};

fn main() {
    divan::main();
}

fn setup(seats: u8) -> Option<Setup> {
    Some(Setup { talk: 1, ..Setup::new(shipped_library().ok()?, seats) })
}

/// A game in its third round, where somebody chooses an action.
fn midgame(seats: u8) -> Option<(Deduction, Seat, Vec<Action>)> {
    let setup = setup(seats)?;
    let mut dice = Dice::new(5);
    let mut game = Deduction::deal(&setup, &mut dice);
    loop {
        let Turn::Of(asked) = game.turn() else { return None };
        let seat = asked.iter().next()?;
        let mut options = Vec::new();
        game.options(seat, &mut options);
        if game.state().turn.round >= 3 && matches!(game.state().stack.last(), Some(Pending::Announce)) {
            return Some((game, seat, options));
        }
        let choice = by_level(Level::Simple, u64::from(seat.0)).choose(&game.view(seat), &options, &mut dice);
        game.apply(seat, options.get(choice)?, &mut dice, &mut |_| ()).ok()?;
    }
}

#[divan::bench]
fn random_game_of_6(bencher: divan::Bencher) {
    let Some(setup) = setup(6) else { return };
    let seeds = AtomicU64::new(1);
    bencher
        .bench(|| arena::play_at_random::<Deduction>(&setup, seeds.fetch_add(1, Ordering::Relaxed), 100_000).is_ok());
}

#[divan::bench(args = [6, 16])]
fn view(bencher: divan::Bencher, seats: u8) {
    let Some((game, seat, _)) = midgame(seats) else { return };
    bencher.bench(|| game.view(seat));
}

#[divan::bench(args = [6, 16])]
fn imagine(bencher: divan::Bencher, seats: u8) {
    let Some((game, seat, _)) = midgame(seats) else { return };
    let view = game.view(seat);
    let mut dice = Dice::new(1);
    bencher.bench_local(|| Deduction::imagine(&view, &mut dice));
}

/// One choice of a bot.
fn choice(bencher: divan::Bencher, seats: u8, level: Level) {
    let Some((game, seat, options)) = midgame(seats) else { return };
    let view = game.view(seat);
    let mut mind = by_level(level, 1);
    let mut dice = Dice::new(1);
    bencher.bench_local(|| mind.choose(&view, &options, &mut dice));
}

#[divan::bench(args = [6, 16], sample_count = 20)]
fn sound_choice(bencher: divan::Bencher, seats: u8) {
    choice(bencher, seats, Level::Sound);
}

#[divan::bench(args = [6, 16], sample_count = 10)]
fn sharp_choice(bencher: divan::Bencher, seats: u8) {
    choice(bencher, seats, Level::Sharp);
}
