//! The full screen of a deduction table, painted on a sheet in memory and driven by keys.

// Outside a test's own function unwrap counts as risky; here it is how a test fails.
#![allow(clippy::unwrap_used)]

mod stage;

use crossterm::event::KeyCode;
use ghostline::{
    content::shipped_library,
    deduction::{Deduction, Setup},
    engine::{Level, Seat},
    save::Slots,
    session::table::TALK,
    terminal::{
        Face,
        table::deduction::{TableApp, TableOptions},
    },
};
use stage::Stage;

fn stage(size: (u16, u16), seats: u8, people: u8) -> Stage<Deduction> {
    Stage::of(size, |data| {
        let plain = Setup::new(shipped_library().unwrap(), seats);
        let setup = Setup { talk: TALK, first: Some(Seat(0)), ..plain };
        let saves = Some(Slots::of_tables(data));
        let options = TableOptions { setup, seed: 7, people, level: Level::Random, saves, face: Face::Fitting };
        TableApp::new(options).unwrap()
    })
}

#[test]
fn a_table_of_any_size_fits_80_by_24_and_120_by_40() {
    for size in [(80, 24), (120, 40)] {
        for seats in [4, 6, 8, 12, 16] {
            let stage = stage(size, seats, 1);
            for seat in 1..=seats {
                stage.shows(&format!("{seat:>2} "));
            }
            for part in
                ["You are ", "▸ 1 You", "Middle: ", "Log (Tab: claims)", "? help", "Investigate …", "Draw a program"]
            {
                stage.shows(part);
            }
            stage.shows("Your turn: one action");
        }
    }
}

#[test]
fn arrows_numbers_and_talk_choose() {
    let mut stage = stage((120, 40), 6, 1);
    stage.press(KeyCode::Enter);
    stage.shows("Look at Ada's left loyalty card");
    stage.press(KeyCode::Esc);
    stage.type_keys(":1");
    stage.shows("Look at Ada's left loyalty card");
    stage.type_keys("1");
    stage.press(KeyCode::Backspace);
    stage.press(KeyCode::Esc);
    stage.press(KeyCode::Esc);
    stage.press(KeyCode::Down);
    stage.shows("▸2 Take the pistol …");
    stage.press(KeyCode::Up);
    stage.press(KeyCode::Up);
    stage.shows("Say something …");
    stage.press(KeyCode::Enter);
    stage.shows("What do you say?");
    stage.press(KeyCode::Esc);
    stage.shows("Your turn: one action");
    stage.type_keys("s");
    stage.press(KeyCode::Enter);
    stage.shows("You: “");
    stage.press(KeyCode::Tab);
    stage.shows("Claims (Tab: what you know)");
    stage.shows("You: “");
    stage.press(KeyCode::Tab);
    stage.shows("What you know (Tab: log)");
    stage.shows("most likely");
}

#[test]
fn pages_are_read_and_closed_and_commands_typed() {
    let mut stage = stage((80, 24), 6, 1);
    for (key, part) in
        [("m", "Your cards"), ("t", "The table"), ("c", "Claims"), ("k", "What you can know"), ("?", "Help")]
    {
        stage.type_keys(key);
        stage.shows(part);
        stage.press(KeyCode::Esc);
    }
    stage.type_keys("y");
    stage.press(KeyCode::Enter);
    stage.shows("SD-TURN-01");
    stage.press(KeyCode::Esc);
    stage.type_keys("xSD-WPN-25");
    stage.press(KeyCode::Enter);
    stage.shows("Whoever is struck decides");
    stage.press(KeyCode::Esc);
    stage.type_keys("n2 aims too fast");
    stage.press(KeyCode::Enter);
    stage.shows("Noted.");
    stage.press(KeyCode::Tab);
    stage.press(KeyCode::Tab);
    stage.shows("aims too fast");
    stage.type_keys("a");
    stage.shows("You are asked to respond where it concerns you");
    stage.save_and_quit();
}

/// SD-ENG-06
#[test]
fn behind_the_curtain_nothing_of_the_table_shows() {
    let mut stage = stage((80, 24), 4, 2);
    stage.hides_behind_the_curtain(200, &["You are", "HP", "♥", "Middle", "Log", "#1"], "mtlk");
}

#[test]
fn a_whole_game_is_played_by_keys_at_odd_sizes_and_ends_with_the_teams() {
    let mut stage = stage((80, 24), 5, 1);
    stage.play_to_the_end_at_odd_sizes(3000, 7);
    stage.resize((80, 24));
    stage.paint();
    stage.shows("The game is over");
    stage.shows("1 Quit");
}

#[test]
fn without_colour_nothing_is_coloured_and_with_it_teams_are() {
    let mut stage = stage((80, 24), 6, 1);
    stage.is_coloured_only_with_colours();
}
