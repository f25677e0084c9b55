//! The deduction game keeps the contract of every game, over counts, editions and scenarios.

use ghostline::{
    deduction::{Action, Choice, Deduction, Deed, Edition, Setup, Variant, WeaponKind},
    engine::{
        RandomBot, Seat,
        conformance::{self, Thoroughness},
    },
};

use crate::table::library;

fn setups() -> Vec<Setup> {
    let plain = |seats| Setup::new(library(), seats);
    let mut all: Vec<Setup> = (4..=16).map(|seats| Setup { hell_gate: seats % 2 == 0, ..plain(seats) }).collect();
    all.push(Setup { edition: Edition::Prototype, ..plain(7) });
    all.push(Setup { talk: 2, variants: vec![Variant::LegionCard], ..plain(6) });
    all.push(Setup { hell_gate: true, variants: vec![Variant::NoChanges, Variant::NoSpam], ..plain(8) });
    all.extend(crate::handover::setups());
    let scenarios = library().scenarios.clone().into_iter();
    all.extend(scenarios.map(|scenario| Setup {
        hell_gate: true,
        scenario: Some(scenario.key),
        ..plain(scenario.seats)
    }));
    all
}

fn aliens(_: &Deduction) -> Vec<Action> {
    vec![
        Action::Play(200),
        Action::Keep,
        Action::Feed(0, 0),
        Action::Answer(Choice::Seat(Seat(99))),
        Action::Announce(Deed::Equip(WeaponKind::HellGate, ghostline::deduction::Aim::NOBODY)),
    ]
}

/// SD-ENG-01
/// SD-OPEN-01
#[test]
fn the_game_keeps_the_contract() {
    for (number, setup) in (1..).zip(setups()) {
        let thoroughness = Thoroughness { playouts: 1, seed: number, decisions: 60 };
        conformance::check::<Deduction>(&setup, thoroughness, aliens).unwrap();
    }
}

/// SD-INFO-07
#[test]
fn what_a_seat_sees_and_may_do_follows_only_from_what_it_knows() {
    for (number, setup) in (1..).zip(setups()) {
        let thoroughness = Thoroughness { playouts: 1, seed: number, decisions: 60 };
        let same = |a: &ghostline::deduction::View, b: &ghostline::deduction::View| a.table == b.table;
        conformance::check_secrecy::<Deduction>(&setup, thoroughness, same, |_| Box::new(RandomBot)).unwrap();
    }
}
