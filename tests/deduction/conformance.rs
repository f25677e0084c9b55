//! The deduction game keeps the contract of every game, and its own laws, over counts, editions and scenarios.

use ghostline::{
    deduction::{Action, Choice, Deduction, Deed, Edition, Setup, State, Variant, WeaponKind},
    engine::{
        Dice, Game, RandomBot, Seat, Turn,
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

/// What holds of every state: HP bounds, one weapon each with a legal target, nobody acts who is out, cards conserved.
fn lawful(setup: &Setup, game: &Deduction) {
    let state: &State = game.state();
    let scene = game.scene();
    assert!(Deduction::resume(setup, state.clone()).is_ok(), "cards and weapons are conserved");
    for seat in (0..setup.seats).map(Seat) {
        let player = scene.player(seat).unwrap();
        assert!(player.hp <= game.rules().max_hp);
        assert!(player.hp > 0 || player.weapon.is_none());
        assert!(!state.eliminated.contains(&seat) || player.hp == 0);
    }
    if let Turn::Of(asked) = game.turn() {
        assert!(asked.iter().all(|seat| scene.lives(seat)), "{:?}", state.stack);
    }
}

#[test]
fn random_games_end_and_keep_the_laws() {
    for setup in setups() {
        for seed in 0..3 {
            let mut dice = Dice::new(seed);
            let mut minds = dice.clone().fork();
            let mut game = Deduction::deal(&setup, &mut dice);
            let mut options = Vec::new();
            let mut decisions = 0;
            while let Turn::Of(seats) = game.turn() {
                let seat = seats.iter().next().unwrap();
                options.clear();
                game.options(seat, &mut options);
                let action = *minds.pick(&options).unwrap();
                game.apply(seat, &action, &mut dice, &mut |_| ()).unwrap();
                decisions += 1;
                assert!(decisions < 100_000, "{:?}", setup.scenario);
                if decisions % 7 == 0 {
                    lawful(&setup, &game);
                }
            }
        }
    }
}
