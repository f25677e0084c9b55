//! `ghostline sim` as a process: its figures, its JSON, its refusals.

#![allow(clippy::unwrap_used)]

use std::process::{Command, Output};

use serde_json::Value;

fn sim(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_ghostline")).arg("sim").args(args).output().unwrap()
}

fn report(bots: &str, games: u32, more: &[&str]) -> Value {
    let games = games.to_string();
    let args = [&["--game", "stealth", "--bots", bots, "--games", &games, "--seed", "7", "--format", "json"], more];
    let output = sim(&args.concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty(), "no progress bar in a pipe: {}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// A report without what depends on the machine's speed.
fn timeless(mut report: Value) -> Value {
    let clear = |entry: &mut Value| {
        for name in ["seconds", "decisions_per_second"] {
            assert!(entry[name].as_f64().unwrap() > 0.0, "{name}");
            entry[name] = Value::Null;
        }
    };
    clear(&mut report);
    report["bots"].as_array_mut().unwrap().iter_mut().for_each(clear);
    report
}

#[test]
fn the_report_has_every_field_with_numbers_that_fit_each_other() {
    let report = report("random", 200, &[]);
    let number = |name: &str| report[name].as_f64().unwrap_or_else(|| panic!("{name}: {report}"));
    assert_eq!(report["games"], 200);
    assert!((number("win_rate") - number("wins") / 200.0).abs() < 1e-9);
    let ci = report["ci95"].as_array().unwrap();
    assert!(ci[0].as_f64().unwrap() <= number("win_rate") && number("win_rate") <= ci[1].as_f64().unwrap());
    assert!(number("decisions") >= 200.0 && number("seconds") > 0.0 && number("decisions_per_second") > 0.0);
    let turns = &report["turns"];
    assert!(turns["median"].as_f64().unwrap() <= turns["p90"].as_f64().unwrap());
    assert!(turns["p90"].as_f64().unwrap() <= 200.0);
}

#[test]
fn the_results_are_the_same_whatever_the_number_of_jobs() {
    let one = timeless(report("random,cautious", 60, &["--jobs", "1"]));
    for jobs in ["2", "7"] {
        assert_eq!(timeless(report("random,cautious", 60, &["--jobs", jobs])), one, "{jobs} jobs");
    }
}

#[test]
fn random_play_rarely_wins_and_rules_of_thumb_often_do() {
    let report = report("random,cautious", 200, &[]);
    let rate = |bot: usize| report["bots"][bot]["win_rate"].as_f64().unwrap();
    assert_eq!((&report["bots"][0]["bot"], &report["bots"][1]["bot"]), (&"random".into(), &"cautious".into()));
    assert!(rate(0) < 0.1, "random {}", rate(0));
    assert!(rate(1) > 0.4, "cautious {}", rate(1));
    assert_eq!(report["games"], 400);
}

#[test]
fn the_planner_wins_most_games_of_the_first_mission() {
    let report = report("planner", 20, &[]);
    assert!(report["wins"].as_u64().unwrap() >= 16, "{report}");
}

#[test]
fn kits_and_difficulties_change_how_often_a_bot_wins() {
    let wins = |more: &[&str]| report("cautious", 100, more)["wins"].as_u64().unwrap();
    let on = |difficulty| wins(&["--mission", "glass_quay", "--difficulty", difficulty]);
    assert!(on("story") > on("hard"));
    assert_ne!(wins(&["--gear", "silenced_pistol,weave_vest"]), wins(&["--gear", ""]));
    assert_eq!(report("random", 5, &["--mission", "kennel_row", "--owned", "--depth", "3"])["games"], 5);
    assert_eq!(report("random", 5, &["--mission", "glass_quay", "--owned", "--non-lethal"])["games"], 5);
}

#[test]
fn people_get_a_line_for_each_bot() {
    let output = sim(&["--game", "stealth", "--bots", "random,cautious", "--games", "5", "--seed", "1"]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success() && text.lines().count() == 3, "{text}");
    assert!(text.contains("random: won") && text.contains("cautious: won") && text.contains("200 turns"), "{text}");
}

#[test]
fn what_cannot_be_simulated_is_refused_with_a_clear_message() {
    let refused = |bots: &str, games: &str, more: &[&str], says: &str| {
        let args = [&["--game", "stealth", "--bots", bots, "--games", games, "--seed", "1"], more].concat();
        let output = sim(&args);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains(says), "{said}");
        assert!(output.stdout.is_empty());
    };
    refused("psychic", "5", &[], "no bot is called \"psychic\": name one of random, cautious, planner");
    refused("random", "5", &["--mission", "nowhere"], "nowhere");
    refused("random", "0", &[], "--games");
    refused("random", "5", &["--jobs", "0"], "--jobs");
    refused("random", "5", &["--gear", "teapot"], "no card is called \"teapot\"");
    refused("random", "5", &["--mission", "kennel_row", "--owned"], "--depth");
    refused("random", "5", &["--owned", "--gear", "thumper"], "--gear");
    let output = sim(&["--game", "chess", "--bots", "random", "--games", "5", "--seed", "1"]);
    assert_eq!(output.status.code(), Some(2));
}

/// A table of Social Deduction.
fn tables(more: &[&str]) -> Output {
    sim(&[&["--game", "deduction", "--bots", "random", "--games", "40", "--seed", "3"], more].concat())
}

#[test]
fn tables_of_social_deduction_are_told_by_team_seat_and_victory() {
    let output = tables(&["--seats", "8", "--hell-gate", "--format", "json"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&report["games"], report["seats"].as_array().unwrap().len()), (&40.into(), 8));
    assert!(report["turns"]["median"].as_f64().unwrap() > 0.0 && report["teams"]["human"]["of"].as_u64().unwrap() > 0);
    for team in ["human", "machine", "outlaw", "legion", "fallen"] {
        let of = |key: &str, count: &str| report[key][team][count].as_u64().unwrap();
        assert!(of("teams", "wins") <= of("teams", "of") && of("teams", "of") <= 40, "{team}");
        assert!(of("members", "of") >= of("teams", "of"), "{team}: who is in a game has a member");
    }
    let decided: u64 =
        report["victories"].as_object().unwrap().values().map(|share| share["wins"].as_u64().unwrap()).sum();
    assert_eq!(decided, 40);
    let text = String::from_utf8(tables(&["--scenario", "SC-01"]).stdout).unwrap();
    assert!(text.contains("at 4 seats"), "{text}");
}

#[test]
fn a_table_that_cannot_be_laid_is_refused() {
    let said = |more: &[&str]| {
        let output = tables(more);
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8(output.stderr).unwrap()
    };
    assert!(said(&["--scenario", "SC-99"]).contains("No scenario is called “SC-99”"));
    assert!(said(&["--scenario", "SC-01", "--seats", "6"]).contains("for 4 players"));
    assert!(said(&["--seats", "3"]).contains("4 to 16"));
    assert!(said(&["--seats", "2"]).contains("--seats"));
}

#[test]
fn tables_of_the_beginning_are_told_by_faction_and_ending() {
    let played = |more: &[&str]| {
        sim(&[&["--game", "beginning", "--bots", "random", "--games", "6", "--seed", "1"], more].concat())
    };
    let output = played(&["--seats", "4", "--format", "json"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&report["games"], report["seats"].as_array().unwrap().len()), (&6.into(), 4));
    for counted in ["endings", "victories"] {
        let shares = report[counted].as_object().unwrap().values();
        assert_eq!(shares.map(|share| share["wins"].as_u64().unwrap()).sum::<u64>(), 6);
    }
    let text = String::from_utf8(played(&[]).stdout).unwrap();
    assert!(text.contains("at 5 seats"), "{text}");
    let refused = played(&["--seats", "7"]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8(refused.stderr).unwrap().contains("3 to 6 players"));
}
