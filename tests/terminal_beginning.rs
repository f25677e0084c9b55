//! The full screen of a table of The Beginning, painted on a sheet in memory and driven by keys.

// Outside a test's own function unwrap counts as risky; here it is how a test fails.
#![allow(clippy::unwrap_used)]

mod stage;

use crossterm::event::KeyCode;
use ghostline::{
    beginning::{Beginning, Character, Faction, Fix, Setup},
    content::beginning::shipped_library,
    engine::{Level, Seat},
    save::Slots,
    session::table::TALK,
    terminal::{
        Face,
        table::beginning::{TableApp, TableOptions},
    },
};
use stage::Stage;

/// A table whose first seats are Nova and Havoc; the person in the first one is a Machine.
fn setup(seats: u8) -> Setup {
    let mut setup = Setup { talk: TALK, first: Some(Seat(0)), ..Setup::new(shipped_library().unwrap(), seats) };
    setup.seats[0] = Some(Character::Nova);
    setup.seats[1] = Some(Character::Havoc);
    setup.fix = Fix { loyalty: vec![(Seat(0), Faction::Machine)], ..Fix::default() };
    setup
}

fn stage(size: (u16, u16), setup: Setup, people: u8) -> Stage<Beginning> {
    Stage::of(size, |data| {
        let saves = Some(Slots::of_beginnings(data));
        let options = TableOptions { setup, seed: 7, people, level: Level::Random, saves, face: Face::Fitting };
        TableApp::new(options).unwrap()
    })
}

/// TB-INFO-01, TB-INFO-02
#[test]
fn a_table_of_any_size_fits_80_by_24_and_120_by_40() {
    for size in [(80, 24), (120, 40)] {
        for seats in 3..=6 {
            let stage = stage(size, setup(seats), 1);
            for part in
                ["▸1 Nova", " 2 Havoc", "Morale\u{a0}5", "Machine · ", "Hand ", "Sectors", "Junkyard", "Log (Tab"]
            {
                stage.shows(part);
            }
            stage.shows("? help");
            stage.shows("AP");
        }
    }
}

#[test]
fn options_of_a_kind_open_and_close_and_choose() {
    let mut stage = stage((120, 40), setup(5), 1);
    stage.shows("▸1 ");
    let before = stage.text();
    stage.type_keys("s");
    stage.shows("What do you say?");
    stage.press(KeyCode::Esc);
    assert_eq!(stage.text(), before);
    stage.type_keys("s");
    stage.press(KeyCode::Enter);
    stage.shows("You: “");
    stage.press(KeyCode::Tab);
    stage.shows("Claims (Tab: what you know)");
    stage.press(KeyCode::Tab);
    stage.shows("What you know (Tab: log)");
    stage.shows("most likely");
}

#[test]
fn pages_are_read_and_closed_and_commands_typed() {
    let mut stage = stage((100, 30), setup(5), 1);
    let pages = [
        ("m", "Loyalty: Machine."),
        ("t", "The table"),
        ("b", "The board"),
        ("e", "No event is being resolved"),
        ("w", "Network Alpha"),
        ("p", "Market: "),
        ("r", "Hacking 1"),
        ("g", "You can:"),
        ("c", "Claims"),
        ("k", "What you can know"),
        ("?", "Help"),
    ];
    for (key, part) in pages {
        stage.type_keys(key);
        stage.shows(part);
        stage.press(KeyCode::Esc);
    }
    stage.type_keys("y");
    stage.press(KeyCode::Enter);
    stage.shows("TB-");
    stage.press(KeyCode::Esc);
    stage.type_keys(":? 1");
    stage.press(KeyCode::Enter);
    stage.shows("TB-");
    stage.press(KeyCode::Esc);
    stage.type_keys("n2 drops chips");
    stage.press(KeyCode::Enter);
    stage.shows("Noted.");
    stage.press(KeyCode::Tab);
    stage.press(KeyCode::Tab);
    stage.shows("drops chips");
    stage.save_and_quit();
}

/// TB-INFO-01, TB-INFO-03
#[test]
fn behind_the_curtain_nothing_of_the_table_shows() {
    let mut stage = stage((80, 24), setup(4), 2);
    stage.hides_behind_the_curtain(400, &["Machine", "Objective", "♥", "Morale", "Log", "#1"], "mtlkbegr");
}

/// TB-OBJ-05, TB-CAMP-05
#[test]
fn a_whole_campaign_game_is_played_by_keys_at_odd_sizes_and_leads_on() {
    let mut stage = stage((80, 24), Setup { campaign: true, ..setup(4) }, 1);
    stage.play_to_the_end_at_odd_sizes(20_000, 9);
    stage.resize((120, 60));
    stage.paint();
    stage.shows("Nova: ");
    stage.shows("2 Quit");
    stage.type_keys("1");
    assert!(stage.app.is_done() && stage.app.sequel().is_some());
}

#[test]
fn without_colour_nothing_is_coloured_and_with_it_factions_are() {
    let mut stage = stage((80, 24), setup(6), 1);
    stage.is_coloured_only_with_colours();
}
