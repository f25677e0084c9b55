//! The terminal game in plain lines, driven by scripts as a pipe or a screen reader drives it.

// Outside a test's own function unwrap counts as risky; here it is how a test fails.
#![allow(clippy::unwrap_used)]

use std::{fs, path::Path, sync::Arc};

use ghostline::{
    content::{self, Catalog, Group, Memory},
    contracts::{Contract, Size},
    edit::template,
    engine::{Bot, Dice, Match, Turn},
    save::{self, Disk, Slots},
    stealth::{AGENT, Auto, Difficulty, Mode, Outcome, Setup, Stealth, bots::Cautious},
    terminal::{App, Face, TerminalOptions, play_lines},
    words::{Words, campaign::terms_text},
};

/// A data folder of its own for each test.
fn folder() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

fn options(data: &Path, mission: Option<&str>) -> TerminalOptions {
    let catalog = Catalog::shipped().unwrap();
    let mission = mission.map(|id| catalog.mission(id).unwrap());
    TerminalOptions {
        catalog,
        mission,
        file: None,
        campaign: None,
        seed: Some(7),
        mode: Mode::Lethal,
        auto: Auto::default(),
        saves: Some(Slots::under(data)),
        campaigns: Some(Slots::of_campaigns(data)),
        face: Face::Lines,
    }
}

/// All that is printed for a script.
fn told(options: TerminalOptions, script: impl AsRef<[u8]>) -> String {
    let mut output = Vec::new();
    play_lines(&mut App::new(options), script.as_ref(), &mut output).unwrap();
    String::from_utf8(output).unwrap()
}

/// The choices of a cautious player through a whole mission, and how it ended.
fn played_out(id: &str, seed: u64) -> (Vec<usize>, Outcome) {
    let catalog = Catalog::shipped().unwrap();
    let setup = Setup::new(catalog.mission(id).unwrap(), catalog.starting_gear());
    let mut game = Match::<Stealth>::new(setup, seed);
    let (mut bot, mut dice, mut picks) = (Cautious::default(), Dice::new(seed), Vec::new());
    loop {
        if let Turn::Over(outcome) = game.turn() {
            return (picks, outcome);
        }
        let options = game.options(AGENT);
        let pick = bot.choose(&game.view(AGENT), &options, &mut dice);
        picks.push(pick + 1);
        game.act(AGENT, &options[pick]).unwrap();
    }
}

/// Plays a whole mission through the numbered choices, as chosen by a bot that plays the same seed.
fn whole_mission(won: bool) -> (String, Outcome) {
    let found = (0..300).map(|seed| (seed, played_out("night_audit", seed)));
    let (seed, (picks, outcome)) = found.into_iter().find(|(_, (_, outcome))| outcome.won == won).unwrap();
    let data = folder();
    let script = picks.iter().map(usize::to_string).collect::<Vec<_>>().join("\n");
    let options = TerminalOptions { seed: Some(seed), ..options(data.path(), Some("night_audit")) };
    (told(options, format!("1\n{script}\nquit\n")), outcome)
}

/// ST-OBJ-06
#[test]
fn a_whole_mission_is_won_through_the_numbered_choices() {
    let (text, outcome) = whole_mission(true);
    assert!(text.contains("Meridian Holdings closes its books"), "the intro is told");
    assert!(text.contains("== Ledger core =="), "the objective's text is told when it is picked up");
    assert!(text.contains("You pick up Ledger core"));
    assert!(text.contains(&format!("Mission accomplished in turn {}.", outcome.turns)));
    assert!(text.contains("== Mission won =="));
    assert!(text.contains("The van is moving"), "the conclusion is told");
    assert!(text.contains("Reward: 5 ByteBucks"));
    assert!(text.contains("Play it again") && !text.contains("not saved"), "{text}");
}

/// ST-TURN-06
#[test]
fn a_whole_mission_is_lost_through_the_numbered_choices_and_can_be_tried_again() {
    let (text, _) = whole_mission(false);
    assert!(text.contains("== Mission lost ==") && text.contains("Play it again"));
    assert!(!text.contains("ByteBucks"));
}

#[test]
fn no_escape_codes_and_no_broken_sentences_are_ever_printed() {
    let (text, _) = whole_mission(true);
    assert!(!text.contains('\u{1b}'));
    assert!(!text.contains("{$") && !text.contains("{ $"), "every place of every sentence is filled in");
    assert!(!text.contains('\u{2068}'));
}

#[test]
fn the_menu_lists_missions_and_shows_broken_ones_with_their_first_fault() {
    let data = folder();
    let mut memory = Memory::default();
    memory.0.insert("own/broken.ron".to_owned(), b"(format: 1, id: \"broken\", name: \"Broken Thing\")".to_vec());
    let mut options = options(data.path(), None);
    Arc::make_mut(&mut options.catalog).add_folder(&memory, "own", Group::User);
    let text = told(options, "");
    assert!(text.contains("2. Night Audit") && text.contains("1. [k] Play the campaign"), "{text}");
    assert!(text.contains("Cannot be played: Broken Thing. own/broken.ron:1:"), "{text}");
    assert!(!text.contains(". Broken Thing\n"), "it is no choice");
}

#[test]
fn every_command_answers() {
    let data = folder();
    let script = "?\nmap\nstatus\n2\n1\nmap\nstatus\n1\nlog\nwhy 1\nwhy\nwhy 99\ninspect\ninspect 3\ninspect 9\n\
                  auto\nauto card decide\nauto way decide\nauto order decide\nundo\nundo\nsave slot-one\nload slot-one\nload\nquit\n";
    let text = told(options(data.path(), None), script);
    for part in [
        "== Help ==",
        "That needs a mission in play.",
        "== Turn 1, Free movement ==",
        "You move to G.",
        "== Log ==",
        "== Why line 1 ==",
        "ST-ACT-01: ",
        "There is no log line 99.",
        "Guard 1, red walks A → B → C, and again.",
        "Guard 3, blue walks",
        "No patrol shown.",
        "choose card: you decide",
        "Order: decided for you · ways: decided for you · choose card: decided for you",
        "Taken back.",
        "Nothing to take back.",
        "Saved as slot-one.",
        "Loaded slot-one.",
    ] {
        assert!(text.contains(part), "{part:?} is missing in:\n{text}");
    }
}

#[test]
fn the_briefing_tells_what_each_difficulty_changes_and_the_mission_begins_as_agreed() {
    let data = folder();
    let file = data.path().join("hard.ron");
    let script = format!("d\nd\nd\nd\nb\nsave {}\nquit\n", file.display());
    let options = options(data.path(), Some("night_audit"));
    let catalog = Arc::clone(&options.catalog);
    let text = told(options, script);
    for difficulty in Difficulty::ALL {
        let (terms, mission) =
            (catalog.cards().terms_in("night_audit", difficulty), catalog.mission("night_audit").unwrap());
        let line = terms_text(&Words::english(), terms, Some(mission.plan()));
        assert!(text.contains(&line), "{line:?} is missing in:\n{text}");
    }
    assert!(text.contains("[d] Difficulty: Standard. Change it to Hard"), "{text}");
    assert!(text.contains("[d] Difficulty: Hard. Change it to Story"), "{text}");
    let game = save::open::<Stealth>(&Disk, &file).unwrap();
    assert_eq!(game.journal().setup.terms, catalog.cards().terms_in("night_audit", Difficulty::Hard));
}

#[test]
fn a_contract_is_offered_as_hard_as_it_says_and_can_be_played_otherwise() {
    let data = folder();
    let file = data.path().join("contract.ron");
    let contract =
        Contract { seed: 12.into(), size: Size::Small, difficulty: Difficulty::Story, ..Contract::default() };
    let script = format!("contract {}\nd\nb\nsave {}\nquit\n", contract.code(), file.display());
    let options = options(data.path(), None);
    let terms = options.catalog.cards().terms(Difficulty::Standard);
    let text = told(options, script);
    assert!(text.contains("[d] Difficulty: Story. Change it to Standard"), "{text}");
    assert!(text.contains("[d] Difficulty: Standard. Change it to Hard"), "{text}");
    assert_eq!(save::open::<Stealth>(&Disk, &file).unwrap().journal().setup.terms, terms);
}

#[test]
fn a_save_goes_on_exactly_where_it_was_with_its_log() {
    let data = folder();
    let file = data.path().join("here.ron");
    let script = format!("1\nd\nh\n1\nsave {}\nquit\n", file.display());
    told(options(data.path(), Some("night_audit")), script);
    let text = told(options(data.path(), None), format!("load {}\nlog\nquit\n", file.display()));
    assert!(text.contains("   1 You move to G.\n   2 You hide in G."), "{text}");
    assert!(text.contains("Turn 2, "));
}

#[test]
fn a_game_with_unsaved_moves_asks_before_it_is_left_and_can_be_saved_then() {
    let data = folder();
    let text = told(options(data.path(), Some("night_audit")), "1\nd\nquit\n1\nundo\nquit\n");
    assert_eq!(text.matches("moves that are not saved").count(), 1, "after undo nothing is unsaved: {text}");
    let text = told(options(data.path(), Some("night_audit")), "1\nd\nquit\n2\n1\n1\n");
    assert!(text.ends_with("Saved as game.\n"), "{text}");
    assert!(data.path().join("saves/game.ron").is_file());
}

#[test]
fn the_last_turn_can_be_continued_from_the_menu() {
    let data = folder();
    told(options(data.path(), Some("night_audit")), "1\nd\nh\n1\n");
    let text = told(options(data.path(), None), "1\n");
    assert!(text.contains("Continue the last game") && text.contains("Loaded autosave.") && text.contains("Turn 2, "));
}

#[test]
fn saves_that_cannot_be_written_or_read_are_told_and_change_nothing() {
    let data = folder();
    fs::write(data.path().join("junk.ron"), "not a save").unwrap();
    let script = format!(
        "1\nd\nsave ../\nsave a*b\nload nothing-there\nload {0}/junk.ron\nload {0}\nload /dev/null\n",
        data.path().display()
    );
    let text = told(options(data.path(), Some("night_audit")), script);
    assert_eq!(text.matches("Not saved.").count() + text.matches("cannot name a save").count(), 2, "{text}");
    assert_eq!(text.matches("Not loaded.").count(), 4, "{text}");
    assert!(text.trim_end().ends_with('>') && text.matches("Turn 1, Second action").count() >= 6);
}

#[test]
fn undo_stops_where_a_card_was_seen() {
    let data = folder();
    let text = told(options(data.path(), Some("night_audit")), "1\nd\nh\n1\nundo\n");
    assert!(text.contains("a card has been seen since"), "{text}");
}

#[test]
fn automatic_answers_are_undone_together_with_the_action_that_asked_for_them() {
    let data = folder();
    let options = TerminalOptions { auto: Auto::ALL, ..options(data.path(), Some("night_audit")) };
    let text = told(options, "1\nd\nundo\nundo\n");
    assert!(text.contains("Taken back.") && text.contains("Nothing to take back."));
}

#[test]
fn any_input_is_answered_and_none_ends_the_game() {
    let data = folder();
    let mut script = b"1\n".to_vec();
    for line in ["0", "-1", "99999999999999999999", "why why why", "auto banana", "save", "\u{0}\u{7}", "ünï", "1 2 3"]
    {
        script.extend_from_slice(line.as_bytes());
        script.push(b'\n');
    }
    script.extend_from_slice(b"\xff\xfe\xfd\n");
    script.extend(std::iter::repeat_n(b'x', 3_000_000));
    script.extend_from_slice(b"\nstatus\n");
    let text = told(options(data.path(), Some("night_audit")), script);
    assert!(text.contains("There is no choice 0."));
    assert!(text.matches("Not understood").count() >= 7, "{text}");
    assert!(text.contains("== Turn 1, Free movement =="), "the game goes on after all of it");
    assert!(text.len() < 100_000);
}

#[test]
fn the_end_of_the_input_ends_the_game_quietly_at_every_place() {
    for script in ["", "1\n", "1\n1\n", "1\n1\n1\n", "1\n1\nquit", "1\n1\n1\nquit\n"] {
        let data = folder();
        assert!(told(options(data.path(), None), script).ends_with("> "), "{script:?}");
    }
}

#[test]
fn the_same_seed_and_script_print_the_same() {
    let script = "1\n1\n2\n2\n1\n1\n1\n1\n";
    let (a, b) = (folder(), folder());
    assert_eq!(told(options(a.path(), None), script), told(options(b.path(), None), script));
}

#[test]
fn an_output_nobody_reads_ends_the_game_without_an_error() {
    struct Gone;
    impl std::io::Write for Gone {
        fn write(&mut self, _: &[u8]) -> std::io::Result<usize> {
            Err(std::io::ErrorKind::BrokenPipe.into())
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    let data = folder();
    play_lines(&mut App::new(options(data.path(), None)), &b"1\n"[..], Gone).unwrap();
}

#[test]
fn odds_tell_what_may_come_now_and_after_a_choice() {
    let data = folder();
    let text = told(options(data.path(), Some("night_audit")), "1\n1\nodds\nodds 1\nodds 99\nquit\n");
    assert!(text.contains("If you end the turn now"), "{text}");
    assert!(text.contains("After: Second move to"), "{text}");
    assert!(text.contains("Guard 1, red: "), "{text}");
    assert!(text.contains("Exact, from the cards not yet drawn."), "{text}");
    let now = text.split("If you end the turn now").nth(1).unwrap();
    let later = text.split("After: ").nth(1).unwrap();
    let seen = |page: &str| page.split("detected ").nth(1).unwrap().split('%').next().unwrap().parse::<u32>().unwrap();
    assert!(seen(later) >= seen(now), "a noisy second move draws the guards: {text}");
}

/// The game with a mission of somebody's own before them, and its file.
fn own_mission(data: &Path) -> (App, std::path::PathBuf) {
    let file = data.join("mine.ron");
    fs::write(&file, template("mine").write()).unwrap();
    let catalog = Catalog::shipped().unwrap();
    let name = file.to_str().unwrap().to_owned();
    let mission = catalog.find(&content::Disk, &name).unwrap();
    let options = TerminalOptions { mission: Some(mission), file: Some(name), ..options(data, None) };
    (App::new(options), file)
}

fn name_of(app: &App) -> String {
    app.session().unwrap().game().journal().setup.mission.plan().name.clone()
}

#[test]
fn a_change_of_the_file_is_offered_and_its_faults_are_told() {
    let data = folder();
    let (mut app, file) = own_mission(data.path());
    assert!(!app.look());
    let mut heard = Vec::new();
    play_lines(&mut app, &b"b\n"[..], &mut heard).unwrap();
    assert_eq!(name_of(&app), "Mine");
    fs::write(&file, template("mine").write().replace("\"Mine\"", "\"Mine again\"")).unwrap();
    heard.clear();
    play_lines(&mut app, &b"map\nreload\n"[..], &mut heard).unwrap();
    let said = String::from_utf8_lossy(&heard).into_owned();
    assert!(said.contains("Type reload to begin again with the change"), "{said}");
    assert!(said.contains("The mission begins again as its file says."), "{said}");
    assert_eq!(name_of(&app), "Mine again");
    assert_eq!(app.session().unwrap().game().journal().seed, 7, "the same dice");

    fs::write(&file, template("mine").write().replace("[Exit]", "[Entrance]")).unwrap();
    heard.clear();
    play_lines(&mut app, &b"reload\n"[..], &mut heard).unwrap();
    let said = String::from_utf8_lossy(&heard).into_owned();
    assert!(said.contains("mine.ron:") && said.contains("no-exit"), "{said}");
    assert_eq!(name_of(&app), "Mine again", "what was there is played on");
}

#[test]
fn a_mission_of_the_game_has_no_file_to_reload() {
    let data = folder();
    let said = told(options(data.path(), Some("night_audit")), "b\nreload\n");
    assert!(said.contains("reload is for missions of your own"), "{said}");
}
