//! Contracts: every one checks clean, has the size asked for, can be won, and comes back from its code; from outside too.

#![allow(clippy::unwrap_used, clippy::panic)]

mod talk;

use std::{collections::BTreeSet, fs, process::Stdio};

use ghostline::{
    content::{Catalog, check_mission},
    contracts::{Band, Contract, Made, Size, Theme, WrongCode, make},
    engine::{Dice, Match},
    save::{self, Disk},
    stealth::{AGENT, Difficulty, Need, Stealth},
    words::Words,
};
use proptest::prelude::{ProptestConfig, any, prop_assert_eq, proptest};
use serde_json::json;
use talk::{Talk, ghostline};

/// A small contract that is quickly made.
const CODE: &str = "GL-0EHV-PSZC";

fn made(contract: Contract) -> Made {
    make(contract, &Catalog::shipped().unwrap(), &Words::english()).unwrap()
}

/// Everything a contract promises.
fn check(made: &Made) {
    let catalog = Catalog::shipped().unwrap();
    let code = made.contract.code();
    let checked = check_mission(&code, &made.text, catalog.cards());
    assert!(checked.faults.is_empty(), "{code}: {:?}\n{}", checked.faults, made.text);
    assert_eq!(checked.content.as_ref(), Some(&*made.mission), "{code}");
    let plan = made.mission.plan();
    assert!(plan.sectors.len().abs_diff(made.contract.size.sectors()) <= Size::LEEWAY, "{code}");
    assert!(made.proof.line.is_some() && made.proof.soft_locks.is_empty(), "{code}");
    let band = Band::of(made.contract.difficulty);
    let share = made.rating.wins * 100;
    assert!((band.least * made.rating.games..=band.most * made.rating.games).contains(&share), "{code}");
    assert!(plan.alarm.as_ref().is_some_and(|alarm| !alarm.reinforcements.is_empty()), "{code}");
    assert!(plan.objectives.iter().any(|objective| objective.need == Need::Required), "{code}");
    assert!(!made.text.contains("contract-"), "{code} lacks a text");
    assert_eq!(Contract::of_mission(&plan.id), Some(made.contract), "{code}");
}

#[test]
fn contracts_of_every_theme_and_difficulty_keep_their_promises() {
    for (number, theme) in (0u32..).zip(Theme::ALL) {
        let difficulty = Difficulty::ALL[number as usize % 3];
        check(&made(Contract { seed: (11 + number).into(), size: Size::Small, theme, difficulty }));
    }
    check(&made(Contract { seed: 5.into(), size: Size::Medium, ..Contract::default() }));
}

#[test]
fn equal_contracts_give_equal_missions_and_others_do_not() {
    let contract: Contract = CODE.parse().unwrap();
    let (first, second) = (made(contract), made(contract));
    assert_eq!(first.text, second.text);
    let other = made(Contract { seed: 4.into(), ..contract });
    assert_ne!(first.text, other.text);
}

#[test]
fn names_and_stories_are_not_all_alike() {
    let catalog = Catalog::shipped().unwrap();
    let words = Words::english();
    let stories: BTreeSet<String> = (0..4)
        .map(|seed| {
            let contract =
                Contract { seed: seed.into(), size: Size::Small, theme: Theme::Harbour, ..Contract::default() };
            make(contract, &catalog, &words).unwrap().mission.plan().story.intro.clone()
        })
        .collect();
    assert_eq!(stories.len(), 4);
}

#[test]
fn a_day_has_one_contract_and_the_next_day_another() {
    let days: BTreeSet<String> = (1..=28).map(|day| Contract::daily((2031, 2, day)).code()).collect();
    assert_eq!(days.len(), 28);
    assert_eq!(Contract::daily((2031, 2, 3)), Contract::named("daily", (2031, 2, 3)).unwrap());
}

#[test]
fn a_game_of_a_contract_is_saved_whole_and_goes_on() {
    let made = made(CODE.parse().unwrap());
    let mut game = Match::<Stealth>::new(made.setup(&Catalog::shipped().unwrap()), 7);
    for _ in 0..6 {
        let options = game.options(AGENT);
        game.act(AGENT, &options[0]).unwrap();
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("contract.ron");
    save::store(&mut Disk, &file, &game).unwrap();
    let loaded = save::load::<Stealth>(&Disk, &file).unwrap().game;
    assert_eq!(loaded.hash(), game.hash());
    assert_eq!(loaded.journal().setup.mission.plan(), made.mission.plan());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, ..ProptestConfig::default() })]

    #[test]
    fn every_contract_comes_back_from_its_code(seed in any::<u64>()) {
        let contract = Contract::drawn(&mut Dice::new(seed));
        prop_assert_eq!(contract.code().parse::<Contract>(), Ok(contract));
        prop_assert_eq!(Contract::of_mission(&contract.id()), Some(contract));
    }

    #[test]
    fn no_text_is_too_strange_for_a_code(text in ".*") {
        if let Ok(contract) = text.parse::<Contract>() {
            prop_assert_eq!(contract.code().parse::<Contract>(), Ok(contract));
        }
    }
}

#[test]
fn wrong_codes_say_what_is_wrong() {
    for (code, words) in [("GL-0EHV", "eight signs"), ("GL-0EHV-PSZ7", "mistyped"), ("GL-0EHV-PSZ*", "no place")] {
        let wrong: WrongCode = code.parse::<Contract>().unwrap_err();
        assert!(wrong.to_string().contains(words), "{wrong}");
        for args in [&["contract", code][..], &["play", "--contract", code]] {
            let output = ghostline().args(args).stdin(Stdio::null()).output().unwrap();
            assert_eq!(output.status.code(), Some(2), "{args:?}");
            assert!(String::from_utf8_lossy(&output.stderr).contains(words), "{args:?}");
        }
    }
}

#[test]
fn the_command_writes_a_mission_file_that_checks_clean() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mine.ron");
    let output = ghostline().args(["contract", CODE, "-o"]).arg(&file).stdin(Stdio::null()).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    assert!(String::from_utf8_lossy(&output.stdout).contains(CODE));
    assert!(fs::read_to_string(&file).unwrap().contains("contract_0ehv_pszc"));
    let check = ghostline().arg("check").arg(&file).stdin(Stdio::null()).output().unwrap();
    assert!(check.status.success());
    assert!(String::from_utf8_lossy(&check.stdout).contains("0 errors, 0 warnings"), "{check:?}");
}

#[test]
fn the_terminal_plays_a_contract_by_its_code() {
    let input = b"begin\n1\n".to_vec();
    let mut child = ghostline()
        .args(["play", "--plain", "--contract", CODE, "--seed", "7"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), &input).unwrap();
    let output = child.wait_with_output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success() && said.contains("Navarre Quay"), "{said}");
}

#[test]
fn the_protocol_starts_contracts_on_their_terms() {
    let mut talk = Talk::new();
    let state = talk.ok(&json!({"new": {"game": "stealth", "contract": CODE, "seed": 7}}));
    assert!(!state["options"].as_array().unwrap().is_empty());
    let wrong = talk.say(&json!({"new": {"game": "stealth", "contract": "GL-0EHV-PSZ7"}}));
    assert_eq!(wrong["error"]["code"], "unknown_mission");
    let both = talk.say(&json!({"new": {"game": "stealth"}}));
    assert_eq!(both["error"]["code"], "bad_request");
}
