//! The Beginning: whole random games, what one seat sees and imagines, and how long a bot thinks.
//!
//! Promised: 200 random games of five seats per second on one core; a sound choice in under 50 ms and a sharp one in
//! under 500 ms.

#[path = "tables/mod.rs"]
mod tables;

use divan::Bencher;
use ghostline::{
    beginning::{Beginning, Pending, Setup, bots::by_level},
    content::beginning::shipped_library,
    engine::{Game, Level},
};

use self::tables::Midgame;

fn main() {
    divan::main();
}

fn setup(seats: u8) -> Option<Setup> {
    Some(Setup { talk: 1, ..Setup::new(shipped_library().ok()?, seats) })
}

/// A game in its third round, where somebody chooses an action.
fn midgame(seats: u8) -> Option<Midgame<Beginning>> {
    let acts = |game: &Beginning| matches!(game.state().stack.last(), Some(Pending::Act));
    tables::midgame(&setup(seats)?, |seat| by_level(Level::Simple, u64::from(seat.0)), acts)
}

#[divan::bench]
fn random_game_of_5(bencher: Bencher) {
    tables::random_games::<Beginning>(bencher, setup(5));
}

#[divan::bench(args = [3, 6])]
fn view(bencher: Bencher, seats: u8) {
    tables::view(bencher, midgame(seats));
}

#[divan::bench(args = [3, 6])]
fn imagine(bencher: Bencher, seats: u8) {
    tables::imagine(bencher, midgame(seats));
}

#[divan::bench(args = [3, 6], sample_count = 20)]
fn sound_choice(bencher: Bencher, seats: u8) {
    tables::choice(bencher, midgame(seats), by_level(Level::Sound, 1));
}

#[divan::bench(args = [3, 6], sample_count = 10)]
fn sharp_choice(bencher: Bencher, seats: u8) {
    tables::choice(bencher, midgame(seats), by_level(Level::Sharp, 1));
}
