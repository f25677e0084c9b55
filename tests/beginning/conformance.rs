//! The Beginning keeps the contract of every game, over all counts.

use ghostline::{
    beginning::{Action, Area, Beginning, Choice, Deed, Figure, Free, Setup, View},
    engine::{
        RandomBot, Seat,
        conformance::{self, Thoroughness},
    },
};

use crate::table::library;

pub fn setups() -> Vec<Setup> {
    let plain = |seats| Setup::new(library(), seats);
    let mut all: Vec<Setup> = (3..=6).map(plain).collect();
    all.push(Setup { talk: 2, first_game: true, ..plain(5) });
    all.push(Setup { campaign: true, talk: 1, ..plain(6) });
    all
}

fn aliens(_: &Beginning) -> Vec<Action> {
    vec![
        Action::Do(Figure::Kuro, Deed::Move(Area::MedCenter)),
        Action::Use(Free::Program(200)),
        Action::Answer(Choice::Seat(Seat(99))),
        Action::Answer(Choice::Nth(99)),
    ]
}

#[test]
fn the_game_keeps_the_contract() {
    for (number, setup) in (1..).zip(setups()) {
        let thoroughness = Thoroughness { playouts: 1, seed: number, decisions: 150 };
        conformance::check::<Beginning>(&setup, thoroughness, aliens).unwrap();
    }
}

/// TB-INFO-01
/// TB-INFO-02
/// TB-INFO-03
#[test]
fn what_a_seat_sees_and_may_do_follows_only_from_what_it_knows() {
    for (number, setup) in (1..).zip(setups()) {
        let thoroughness = Thoroughness { playouts: 1, seed: number, decisions: 150 };
        let same = |a: &View, b: &View| a.table == b.table;
        conformance::check_secrecy::<Beginning>(&setup, thoroughness, same, |_| Box::new(RandomBot)).unwrap();
    }
}
