//! The solver on small drawn maps with known answers, on the shipped missions, and as a process.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "stealth/drawn/mod.rs"]
#[allow(dead_code, unused_imports)]
mod drawn;

use std::process::{Command, Output};

use drawn::{Drawn, cards};
use ghostline::{
    content::Catalog,
    stealth::{
        Colour::*,
        Effect, EnemyKind, LockId, Need, ObjectiveId, Setup, Step,
        solve::{Budget, SoftLock, Solution, solve},
    },
};

/// No games are played: these tests are about proofs.
fn solved(drawn: &Drawn) -> Solution {
    solve(&drawn.setup(), Budget { games: 0, ..Budget::default() })
}

/// A guard that does nothing but never misses.
fn statue() -> EnemyKind {
    EnemyKind { attack: 20, ..cards::always(&[]) }
}

#[test]
fn par_counts_two_parts_a_turn_and_pick_ups_as_second_actions() {
    // Out: free, second; free; take; back: free, second, free, and in turn 4 the exit is reached.
    let solution = solved(&Drawn::map("01S 01A 01B 01O"));
    assert_eq!((solution.winnable, solution.exact, solution.par_turns), (Some(true), true, Some(4)));
    let route = solution.fastest.unwrap();
    let walked: Vec<Vec<String>> =
        route.sectors.iter().map(|turn| turn.iter().map(ToString::to_string).collect()).collect();
    assert_eq!(walked, [vec!["1·1", "2·1", "3·1"], vec!["3·1", "4·1"], vec!["4·1", "3·1", "2·1"], vec!["2·1", "1·1"]]);
    assert_eq!((solution.no_kill.unwrap().turns, solution.unseen.unwrap().turns), (4, 4));
}

#[test]
fn a_dash_can_save_a_turn_and_the_bound_knows_it() {
    let solution = solved(&Drawn::map("01S 01A 01B 01O").item(Effect::Dash));
    assert_eq!((solution.winnable, solution.exact, solution.par_turns), (Some(true), true, Some(3)));
}

#[test]
fn a_key_must_be_fetched_first() {
    let map = "01O 01L 01S 01A 01K";
    let plain = solved(&Drawn::map(map));
    let locked = solved(&Drawn::map(map).lock("L", "K"));
    assert_eq!((plain.par_turns, locked.par_turns), (Some(3), Some(6)));
    assert!(locked.exact && locked.soft_locks.is_empty());
    let opener = solved(&Drawn::map(map).lock("L", "K").item(Effect::Unlock(1)));
    assert_eq!(opener.par_turns, Some(3), "an item opens the lock as well");
}

#[test]
fn a_key_behind_its_own_lock_is_a_soft_lock_and_no_win() {
    let drawn = Drawn::map("01S 01L 01K 01O").lock("L", "K");
    let solution = solved(&drawn);
    assert_eq!((solution.winnable, solution.exact, solution.par_turns), (Some(false), true, None));
    let at = |letter: &str| drawn.drawing.sector(letter);
    let required = true;
    assert_eq!(
        solution.soft_locks,
        [
            SoftLock::KeyBehindOwnLock { key: LockId(0), sector: at("K") },
            SoftLock::ObjectiveUnreachable { objective: ObjectiveId(0), sector: at("O"), required },
        ]
    );
}

#[test]
fn what_walls_cut_off_is_named() {
    let drawn = Drawn::map("01S 01O | 01B 01X").objective("B", Need::Optional);
    let solution = solved(&drawn);
    assert_eq!(solution.winnable, Some(false));
    let at = |letter: &str| drawn.drawing.sector(letter);
    let required = false;
    assert_eq!(
        solution.soft_locks,
        [
            SoftLock::ObjectiveUnreachable { objective: ObjectiveId(1), sector: at("B"), required },
            SoftLock::ExitUnreachable { sector: at("X") },
        ]
    );
}

#[test]
fn a_key_that_can_be_wasted_is_a_soft_lock_though_the_mission_can_be_won() {
    let mut drawn = Drawn::map("01A 01S 01O").lock("O", "S");
    let decoy = ghostline::stealth::Lock { sector: drawn.drawing.sector("A"), key: LockId(0) };
    drawn.plan.locks.push(decoy);
    let solution = solved(&drawn);
    assert_eq!(solution.winnable, Some(true));
    assert_eq!(solution.soft_locks, [SoftLock::KeySpentInVain { opened: vec![LockId(1)] }]);
}

#[test]
fn where_a_guard_bars_the_only_way_it_must_be_defeated() {
    let mut drawn = Drawn::map("01S 01A 01O").deck(&[0, 1]).enemy("A", Red, statue());
    drawn.plan.agent.health = 1;
    let solution = solved(&drawn);
    assert_eq!((solution.winnable, solution.exact), (Some(true), true));
    assert_eq!((solution.no_kill, solution.proved.no_kill), (None, true));
    let unseen = solution.unseen.expect("it is shot before it can act");
    assert_eq!((unseen.kills, unseen.seen), (1, 0));
}

#[test]
fn where_the_guard_cannot_be_defeated_either_the_mission_cannot_be_won() {
    let statue = EnemyKind { armor: 30, ..statue() };
    let mut drawn = Drawn::map("01S 01A 01O").deck(&[0, 1]).enemy("A", Red, statue);
    drawn.plan.agent.health = 1;
    let solution = solved(&drawn);
    assert_eq!((solution.winnable, solution.exact, solution.par_turns), (Some(false), true, None));
    assert!(solution.soft_locks.is_empty(), "the map is not to blame");
}

#[test]
fn cards_are_chosen_only_as_often_as_the_deck_has_them() {
    // Taking the case and leaving with it needs a behaviour card and two misses. With one miss in the deck the player
    // waits a turn, so that the shuffle comes between the two.
    let guard = EnemyKind { attack: 4, armor: 30, ..cards::always(&[]) };
    let solution = |deck: &[i8]| {
        let mut drawn = Drawn::map("01S 01O").deck(deck).enemy("O", Red, guard.clone());
        drawn.plan.agent.health = 1;
        solved(&drawn)
    };
    let par =
        |deck: &[i8]| Some(solution(deck)).filter(|solution| solution.exact).and_then(|solution| solution.par_turns);
    assert_eq!((par(&[-5, -5, 0]), par(&[-5, 0, 0])), (Some(2), Some(3)));
    let never = solution(&[0, 0, 0]);
    assert_eq!((never.winnable, never.exact), (Some(false), true));
}

#[test]
fn an_unseen_line_waits_where_the_fastest_would_be_detected() {
    // The walker comes down the corridor, sees everybody in it, and turns off into the side room.
    let walker = EnemyKind { attack: -9, armor: 30, ..cards::always(&[Step::Move(1)]) };
    let map = "01S 01A 01O
               .   01B .";
    let solution = solved(&Drawn::map(map).deck(&[0]).enemy("B", Red, walker).patrol(Red, "B A"));
    let (fastest, unseen) = (solution.fastest.unwrap(), solution.unseen.unwrap());
    assert!(solution.exact && unseen.seen == 0 && fastest.turns <= unseen.turns);
}

#[test]
fn where_no_line_is_near_the_bound_a_patient_search_finds_one() {
    // The walker stands in the only way and leaves it for the side room in its first turn.
    let walker = EnemyKind { attack: 20, armor: 30, ..cards::always(&[Step::Move(1)]) };
    let map = "01S 01A 01O
               .   01B .";
    let setup = Drawn::map(map).deck(&[0]).enemy("A", Red, walker).patrol(Red, "B").setup();
    let hasty = Budget { games: 0, states: 4, slack: 0, patience: 0, ..Budget::default() };
    assert_eq!(solve(&setup, hasty).unseen, None);
    let found = solve(&setup, Budget { patience: 16, ..hasty });
    assert_eq!(found.unseen.map(|route| route.seen), Some(0));
    assert!(!found.proved.unseen, "it excludes nothing");
}

fn shipped(id: &str) -> Setup {
    let catalog = Catalog::shipped().unwrap();
    let (mission, gear) = (catalog.mission(id).unwrap(), catalog.starting_gear());
    Setup::new(mission, gear)
}

#[test]
fn both_missions_are_proved_winnable_without_a_kill_and_unseen() {
    for (id, par) in [("night_audit", 6), ("glass_quay", 12)] {
        let solution = solve(&shipped(id), Budget { games: 0, ..Budget::default() });
        assert_eq!((solution.winnable, solution.par_turns), (Some(true), Some(par)), "{id}");
        assert!(solution.exact || id != "night_audit", "the first mission is small enough to know its par");
        assert_eq!(solution.no_kill.map(|route| route.kills), Some(0), "{id}");
        assert_eq!(solution.unseen.map(|route| route.seen), Some(0), "{id}");
        assert!(solution.soft_locks.is_empty(), "{id}");
    }
}

#[test]
fn the_win_chance_is_that_of_games_really_played() {
    let budget = Budget { games: 10, states: 1000, ..Budget::default() };
    let solution = solve(&shipped("night_audit"), budget);
    let [low, high] = solution.win_chance_ci95;
    assert!(solution.win_chance > 0.5 && low <= solution.win_chance && solution.win_chance <= high);
    assert_eq!((solution.win_chance_games, solve(&shipped("night_audit"), budget)), (10, solution));
}

fn run(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_ghostline")).arg("solve").args(args).output().unwrap()
}

#[test]
fn the_command_tells_a_winnable_mission_in_json_and_text() {
    let output = run(&["night_audit", "--format", "json"]);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    for field in ["winnable", "exact", "par_turns", "no_kill", "unseen", "soft_locks", "win_chance"] {
        assert!(json.get(field).is_some(), "{field}");
    }
    assert_eq!(
        (&json["winnable"], &json["par_turns"], &json["soft_locks"]),
        (&true.into(), &6.into(), &serde_json::json!([]))
    );
    assert_eq!(json["no_kill"]["sectors"][0][0], "1-4");
    let text = String::from_utf8(run(&["night_audit"]).stdout).unwrap();
    assert!(text.contains("Night Audit can be won.") && text.contains("Par: 6 turns"), "{text}");
}

#[test]
fn a_mission_that_is_not_there_cannot_be_solved() {
    for name in ["nowhere", "missions/nowhere.ron", "missions"] {
        let output = run(&[name]);
        assert_eq!(output.status.code(), Some(2), "{name}");
        assert!(output.stdout.is_empty() && !output.stderr.is_empty(), "{name}");
    }
}
