//! Whole games written down line by line and compared with what is kept in `tests/transcripts`.
//!
//! What players did stands in the transcript itself, in the lines that begin with `>`: the seat and the action. With
//! `GHOSTLINE_REWRITE_TRANSCRIPTS` set they are written anew and the test fails on purpose: look at what changed. A
//! transcript that is not there yet is played by bots then.

use std::{fmt::Write, fs, path::PathBuf};

use ghostline::{
    deduction::{
        Action, Deduction, Edition, Setup,
        bots::{Level, by_level},
    },
    engine::{Dice, Game, Seat, Turn},
};

use crate::{handover, table::library};

/// How something looks in a transcript: cards by their keys, seats as `#0`.
fn written(thing: &impl std::fmt::Debug) -> String {
    let library = library();
    let mut text = format!("{thing:?}");
    let hidden = || "hidden".to_owned();
    let id = |at: usize| library.ids.get(at).map_or_else(hidden, |card| card.key.clone());
    let program = |at: usize| library.programs.get(at).map_or_else(hidden, |card| card.key.clone());
    let loyalty = |at: usize| library.loyalty.get(at).map_or_else(hidden, |card| card.key.clone());
    let forms: [(&str, &dyn Fn(usize) -> String); 4] =
        [("IdNo(", &id), ("ProgramNo(", &program), ("LoyaltyNo(", &loyalty), ("Seat(", &|at| format!("#{at}"))];
    for (opening, form) in forms {
        let mut from = 0;
        while let Some(at) = text[from..].find(opening).map(|at| from + at) {
            let inside = &text[at + opening.len()..];
            let Some((number, _)) = inside.split_once(')') else { break };
            match number.parse() {
                Ok(parsed) => {
                    let end = at + opening.len() + number.len() + 1;
                    text.replace_range(at..end, &form(parsed));
                    from = at;
                }
                // A target that is a seat holds another one.
                Err(_) => from = at + opening.len(),
            }
        }
    }
    text
}

/// One decision written down with all that followed.
fn write_down(game: &mut Deduction, dice: &mut Dice, seat: Seat, action: Action, text: &mut String) {
    writeln!(text, "> {} {}", seat.0, written(&action)).unwrap();
    let mut told = Vec::new();
    game.apply(seat, &action, dice, &mut |event| told.push(event)).unwrap();
    for event in told {
        writeln!(text, "    {}", written(&event)).unwrap();
    }
}

/// Plays what a kept transcript says, or, without one, what bots choose.
fn play(name: &str, setup: &Setup, seed: u64, kept: Option<&str>) -> String {
    let mut dice = Dice::new(seed);
    let mut minds = dice.clone().fork();
    let mut game = Deduction::deal(setup, &mut dice);
    let mut text = format!("{name}, {} seats, seed {seed}\n\n", setup.seats);
    let mut commands = kept.map(|kept| kept.lines().filter_map(|line| line.strip_prefix("> ")));
    let mut options = Vec::new();
    while let Turn::Of(asked) = game.turn() {
        let (seat, action) = if let Some(commands) = &mut commands {
            let Some((seat, action)) = commands.next().and_then(|line| line.split_once(' ')) else {
                panic!("{name}: the transcript ends before the game does");
            };
            let seat = Seat(seat.parse().unwrap());
            options.clear();
            game.options(seat, &mut options);
            let found = options.iter().find(|option| written(*option) == action);
            (seat, *found.unwrap_or_else(|| panic!("{name}: seat {} cannot {action} any more", seat.0)))
        } else {
            let seat = asked.iter().next().unwrap();
            options.clear();
            game.options(seat, &mut options);
            let style = u64::from(seat.0);
            let choice = by_level(Level::Simple, style).choose(&game.view(seat), &options, &mut minds);
            (seat, options[choice])
        };
        write_down(&mut game, &mut dice, seat, action, &mut text);
    }
    writeln!(text, "{}", written(&game.state().over)).unwrap();
    text
}

/// Plays a kept transcript again and compares what comes of it.
fn compare(name: &str, setup: &Setup, seed: u64) {
    assert_eq!(setup.rules().err(), None);
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts").join(format!("{name}.txt"));
    let kept = fs::read_to_string(&path).ok();
    if std::env::var_os("GHOSTLINE_REWRITE_TRANSCRIPTS").is_some() {
        fs::write(&path, play(name, setup, seed, kept.as_deref())).unwrap();
        panic!("{name} is written anew: look at what changed, then run the test without the variable");
    }
    let kept = kept.unwrap_or_else(|| panic!("no transcript {name} is kept"));
    let played = play(name, setup, seed, Some(&kept));
    for (number, (kept, played)) in kept.lines().zip(played.lines()).enumerate() {
        assert_eq!(kept, played, "{name}, line {}", number + 1);
    }
    assert_eq!(kept.lines().count(), played.lines().count(), "{name} is longer or shorter than it was");
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
