//! Whole games of The Beginning compared line by line with their transcripts.

use ghostline::{
    beginning::{Beginning, Setup, bots::by_level},
    engine::{Level, Seat},
};

use crate::{
    table::library,
    tables::transcripts::{Form, Transcript},
};

/// Plays a kept transcript again and compares what comes of it.
fn compare(name: &str, setup: &Setup, seed: u64) {
    let library = library();
    let key = |key: Option<&String>| key.cloned().unwrap_or_else(|| "hidden".to_owned());
    let cards: [Form<'_>; 5] = [
        ("EventNo(", &|at| key(library.events.get(at).map(|card| &card.key))),
        ("InfluenceNo(", &|at| key(library.influence.get(at).map(|card| &card.key))),
        ("ProgramNo(", &|at| key(library.programs.get(at).map(|card| &card.key))),
        ("ObjectiveNo(", &|at| key(library.objectives.get(at).map(|card| &card.key))),
        ("WoundNo(", &|at| key(library.wounds.get(at).map(|card| &card.key))),
    ];
    let bot = |seat: Seat| by_level(Level::Sound, u64::from(seat.0));
    Transcript::<Beginning> { name, setup, seats: setup.seats.len(), seed, bot, cards: &cards }.compare();
}

fn plain(seats: u8) -> Setup {
    Setup::new(library(), seats)
}

#[test]
fn a_game_for_3() {
    compare("beginning-3", &Setup { talk: 1, ..plain(3) }, 1);
}

/// TB-OBJ-02
#[test]
fn a_first_game_for_4() {
    compare("beginning-4-first", &Setup { first_game: true, ..plain(4) }, 2);
}

#[test]
fn a_game_for_5() {
    compare("beginning-5", &plain(5), 3);
}

#[test]
fn a_game_of_a_campaign_for_6() {
    compare("beginning-6-campaign", &Setup { campaign: true, ..plain(6) }, 4);
}
