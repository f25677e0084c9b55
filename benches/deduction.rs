//! Social Deduction: whole random games, what one seat sees and imagines, and how long a bot thinks.
//!
//! Promised: 1 000 random games of six seats per second on one core; a sound choice in under 20 ms and a sharp one in
//! under 300 ms, at 16 seats.

#[path = "tables/mod.rs"]
mod tables;

use divan::Bencher;
use ghostline::{
    content::shipped_library,
    deduction::{
        Deduction, Pending, Setup,
        bots::{Level, by_level},
    },
    engine::Game,
};

use self::tables::Midgame;

fn main() {
    divan::main();
}

fn setup(seats: u8) -> Option<Setup> {
    Some(Setup { talk: 1, ..Setup::new(shipped_library().ok()?, seats) })
}

/// A game in its third round, where somebody chooses an action.
fn midgame(seats: u8) -> Option<Midgame<Deduction>> {
    let announces = |game: &Deduction| matches!(game.state().stack.last(), Some(Pending::Announce));
    tables::midgame(&setup(seats)?, |seat| by_level(Level::Simple, u64::from(seat.0)), announces)
}

#[divan::bench]
fn random_game_of_6(bencher: Bencher) {
    tables::random_games::<Deduction>(bencher, setup(6));
}

#[divan::bench(args = [6, 16])]
fn view(bencher: Bencher, seats: u8) {
    tables::view(bencher, midgame(seats));
}

#[divan::bench(args = [6, 16])]
fn imagine(bencher: Bencher, seats: u8) {
    tables::imagine(bencher, midgame(seats));
}

#[divan::bench(args = [6, 16], sample_count = 20)]
fn sound_choice(bencher: Bencher, seats: u8) {
    tables::choice(bencher, midgame(seats), by_level(Level::Sound, 1));
}

#[divan::bench(args = [6, 16], sample_count = 10)]
fn sharp_choice(bencher: Bencher, seats: u8) {
    tables::choice(bencher, midgame(seats), by_level(Level::Sharp, 1));
}
