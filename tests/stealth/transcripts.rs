//! Whole games written down line by line and compared with what is kept in `tests/transcripts`.
//!
//! The player's commands stand in the transcript itself, in the lines that begin with `>`. With `GHOSTLINE_REWRITE_TRANSCRIPTS` set they are written anew and the test fails on purpose: look at what changed.

use std::{fmt::Write, fs, path::PathBuf};

use ghostline::stealth::{AGENT, Auto, Colour::*, Effect, Need};

use crate::drawn::{CHOOSE, Drawn, Table};

/// The rule an event names.
fn rule(event: &ghostline::stealth::Event) -> String {
    let value = serde_json::to_value(event).unwrap();
    let fields = value.as_object().unwrap().values().next().unwrap();
    fields["rule"].as_str().unwrap().to_owned()
}

/// Takes one command and writes it down with all that happened.
fn write_down(table: &mut Table, command: &str, sign: char, text: &mut String) {
    writeln!(text, "{sign} {}", command.trim()).unwrap();
    let lines = table.play(command);
    for (event, line) in table.events.iter().zip(lines) {
        writeln!(text, "    {:<11} {line}", rule(event)).unwrap();
    }
}

/// Plays all commands; questions are answered automatically, marked `=`.
fn transcript<'a>(mut table: Table, commands: impl Iterator<Item = &'a str>) -> String {
    let mut text = String::new();
    for command in commands {
        write_down(&mut table, command, '>', &mut text);
        while let Some(answer) = table.answer(Auto::ALL) {
            write_down(&mut table, &answer, '=', &mut text);
        }
    }
    let view = table.game.view(AGENT);
    let public = &view.public;
    let (health, energy) = (public.player.health, public.player.energy);
    writeln!(text, "turn {}, health {health}, energy {energy}, alarm {}", public.turn, public.alarm).unwrap();
    text
}

/// Plays the commands of a kept transcript and compares what comes of them.
fn compare(name: &str, map: &str, drawn: &Drawn) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts").join(name);
    let kept = fs::read_to_string(&path).unwrap_or_else(|_| panic!("no transcript {name} is kept"));
    let commands = kept.lines().filter_map(|line| line.strip_prefix("> "));
    let played = format!("{}\n\n{}", map.trim_matches('\n'), transcript(drawn.deal(), commands));
    if std::env::var_os("GHOSTLINE_REWRITE_TRANSCRIPTS").is_some() {
        fs::write(&path, played).unwrap();
        panic!("{name} is written anew: look at what changed, then run the test without the variable");
    }
    for (number, (kept, played)) in kept.lines().zip(played.lines()).enumerate() {
        assert_eq!(kept, played, "{name}, line {}", number + 1);
    }
    assert_eq!(kept.lines().count(), played.lines().count(), "{name} is longer or shorter than it was");
    assert!(played.contains("won in turn"), "a whole game");
}

/// The map of the game written down.
const VAULT: &str = "
    01S 02A 03B 04E
    +   --- +   +
    05K 06C|07D 08F
    +   +   +   ---
    09G 10H 11L 12O
";

#[test]
fn a_whole_game_goes_as_it_is_written_down() {
    let drawn = Drawn::map(VAULT)
        .deck(&[-5, -4, -3, -3, -2, -2, -1, -1, -1, 0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4, CHOOSE])
        .guard("B", Red)
        .patrol(Red, "B E F D")
        .guard("H", Blue)
        .patrol(Blue, "H G K C")
        .alarm(2)
        .reinforcement(6, Green)
        .patrol(Green, "E A")
        .lock("L", "K")
        .objective("C", Need::Optional)
        .item(Effect::Decoy(2))
        .tool(3, Effect::Peek(2));
    compare("vault.txt", VAULT, &drawn);
}
