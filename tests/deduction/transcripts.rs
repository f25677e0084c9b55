//! Whole games of Social Deduction compared line by line with their transcripts.

use ghostline::deduction::{
    Deduction, Edition, Setup,
    bots::{Level, by_level},
};

use crate::{handover, table::library, tables::transcripts::Transcript};

/// Plays a kept transcript again and compares what comes of it.
fn compare(name: &str, setup: &Setup, seed: u64) {
    assert_eq!(setup.rules().err(), None);
    let library = library();
    let key = |key: Option<&String>| key.cloned().unwrap_or_else(|| "hidden".to_owned());
    let cards: [crate::tables::transcripts::Form<'_>; 3] = [
        ("IdNo(", &|at| key(library.ids.get(at).map(|card| &card.key))),
        ("ProgramNo(", &|at| key(library.programs.get(at).map(|card| &card.key))),
        ("LoyaltyNo(", &|at| key(library.loyalty.get(at).map(|card| &card.key))),
    ];
    let bot = |seat: ghostline::engine::Seat| by_level(Level::Simple, u64::from(seat.0));
    Transcript::<Deduction> { name, setup, seats: setup.seats.into(), seed, bot, cards: &cards }.compare();
}

fn plain(seats: u8) -> Setup {
    Setup { talk: 1, ..Setup::new(library(), seats) }
}

#[test]
fn a_game_for_4() {
    compare("deduction-4", &plain(4), 1);
}

#[test]
fn a_game_of_the_prototype_for_6() {
    compare("deduction-6-prototype", &Setup { edition: Edition::Prototype, talk: 0, ..plain(6) }, 2);
}

#[test]
fn a_game_with_hell_gate_for_8() {
    compare("deduction-8-hell-gate", &Setup { hell_gate: true, talk: 0, ..plain(8) }, 3);
}

#[test]
fn a_game_for_12() {
    compare("deduction-12", &Setup { talk: 0, ..plain(12) }, 4);
}

#[test]
fn a_scenario_with_a_boss() {
    let setup = Setup { scenario: Some("SC-15".to_owned()), hell_gate: true, talk: 0, ..plain(5) };
    compare("deduction-two-bosses", &setup, 5);
}

#[test]
fn a_game_after_the_beginning() {
    compare("deduction-after", &Setup { talk: 0, ..handover::setups()[2].clone() }, 6);
}
