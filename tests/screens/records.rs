//! After a mission: the debrief with its true figures, the list of replays, and the viewer.

use egui::Key;
use ghostline::{
    engine::{Match, Turn},
    session::{demo, summary::Summary},
    stealth::{Outcome, Setup, Stealth, bots::Cautious},
    ui::{
        Screen,
        focus::Nav,
        input::PadButton,
        screens::{Debrief, Replay, Replays},
    },
};

use super::player::Player;

const FIRST: &str = "night_audit";

/// A shipped mission as a bot plays it.
fn played(player: &Player, mission: &str, seed: u64) -> Match<Stealth> {
    let catalog = &player.app().desk().catalog;
    let (mission, gear) = (catalog.mission(mission).unwrap(), catalog.starting_gear());
    let setup = Setup::new(mission, gear);
    demo::played(setup, seed, &mut Cautious::default())
}

fn outcome(game: &Match<Stealth>) -> Outcome {
    match game.turn() {
        Turn::Over(outcome) => outcome,
        Turn::Of(_) => panic!("the bot did not finish"),
    }
}

/// The first seed with which a bot ends the first mission as wanted.
fn seed(wanted: impl Fn(&Outcome) -> bool) -> u64 {
    let player = Player::new();
    (0..200).find(|&seed| wanted(&outcome(&played(&player, FIRST, seed)))).unwrap()
}

/// A win with blood on it, of which somebody knows.
fn messy() -> u64 {
    seed(|end| end.won && end.kills > 0 && end.seen > 0)
}

fn debriefed(mission: &str, seed: u64) -> (Player, Match<Stealth>) {
    let mut player = Player::new();
    let game = played(&player, mission, seed);
    let debrief = Debrief::of(&game, player.app_mut().desk_mut()).told();
    player.app_mut().open(Screen::Debrief(Box::new(debrief)));
    player.wait();
    (player, game)
}

fn watching(mission: &str, seed: u64) -> (Player, Match<Stealth>) {
    let mut player = Player::new();
    let game = played(&player, mission, seed);
    let replay = Replay::of(&game, player.app().desk());
    player.app_mut().open(Screen::Replay(Box::new(replay)));
    player.wait();
    (player, game)
}

fn replay(player: &Player) -> &Replay {
    match player.app().top() {
        Some(Screen::Replay(replay)) => replay,
        _ => panic!("no replay is open"),
    }
}

#[test]
fn the_summary_agrees_with_the_match_and_with_itself() {
    let player = Player::new();
    let lost = seed(|end| !end.won);
    for (mission, seed) in [(FIRST, messy()), (FIRST, lost), ("glass_quay", 16), ("glass_quay", 4)] {
        let game = played(&player, mission, seed);
        let (end, summary) = (outcome(&game), Summary::of(&game));
        let told = (summary.won, summary.turns, summary.kills, summary.seen);
        assert_eq!(told, (end.won, end.turns, end.kills, end.seen), "{mission} {seed}");
        assert_eq!(summary.noticed.len(), usize::from(end.seen));
        assert_eq!(summary.fallen.len(), usize::from(end.kills));
        assert_eq!(summary.health.0, game.game().public().player.health);
        if let Some(curve) = &summary.alarm {
            assert_eq!(curve.levels.len(), usize::from(end.turns), "one level a turn");
            assert_eq!(curve.levels.last(), Some(&end.alarm));
            assert!(curve.levels.iter().all(|level| *level <= curve.peak));
            for (level, turn) in &curve.calls {
                // Whoever is called by the last thing that happens does not come any more.
                let called = *level <= curve.peak && curve.levels.last() != Some(&curve.peak);
                assert!(turn.is_none() || *level <= curve.peak, "{level}");
                assert!(turn.is_some() || !called, "{level}");
            }
        }
        let turns: Vec<u16> = summary.moments.iter().map(|moment| moment.turn).collect();
        assert!(turns.is_sorted_by(|a, b| a < b), "each turn ends once: {turns:?}");
        let expected: f64 = summary.cards.faces.iter().map(|face| summary.cards.expected(face.1)).sum();
        assert!((expected - f64::from(summary.cards.drawn())).abs() < 1e-6);
    }
}

#[test]
fn a_won_mission_shows_its_true_figures_and_counts_among_the_records() {
    let (player, game) = debriefed(FIRST, messy());
    let end = outcome(&game);
    assert!(end.won && player.sees("MISSION COMPLETE"));
    assert!(player.sees(&format!("{} turns, par 6", end.turns)), "{:#?}", player.labels());
    assert!(player.sees(&format!("{} taken out, 0 was possible", end.kills)));
    assert!(player.sees_part(&format!("{} times noticed, expected", end.seen)));
    assert!(player.sees(&format!("{} health left, of 3", game.game().public().player.health)));
    assert!(player.sees("This mission has no alarm."));
    assert!(player.sees(&format!("Clean hands, missed: {} taken out", end.kills)));
    let best = player.app().desk().records.best(FIRST).unwrap();
    assert_eq!((best.wins, best.turns), (1, end.turns));
    assert!(!best.badges.contains("ghost"));
}

#[test]
fn the_end_of_the_story_is_told_before_anything_is_counted() {
    let mut player = Player::new();
    let game = played(&player, FIRST, messy());
    let debrief = Debrief::of(&game, player.app_mut().desk_mut());
    player.app_mut().open(Screen::Debrief(Box::new(debrief)));
    player.wait();
    assert!(player.sees_part("Same hand.") && !player.sees("Next mission"));
    assert_eq!(player.focused().as_deref(), Some("See how it went"));
    player.pad(PadButton::Confirm);
    assert!(!player.sees_part("Same hand."));
    assert_eq!(player.focused().as_deref(), Some("Next mission"));
}

#[test]
fn records_keep_the_best_and_come_back_after_closing() {
    let (mut player, game) = debriefed(FIRST, messy());
    let turns = outcome(&game).turns;
    let better = played(&player, FIRST, seed(|end| end.won && end.seen == 0 && end.turns < turns));
    Debrief::of(&better, player.app_mut().desk_mut());
    Debrief::of(&game, player.app_mut().desk_mut());
    let player = player.reopen();
    let best = player.app().desk().records.best(FIRST).unwrap();
    assert_eq!((best.wins, best.turns), (2, outcome(&better).turns), "the same game counts once");
    assert!(best.badges.contains("ghost"));
}

#[test]
fn a_lost_mission_says_what_happened_last_and_counts_for_nothing() {
    let noticed = |game: &Match<Stealth>| Summary::of(game).noticed.first().map(|(turn, _)| *turn);
    let lost = |game: &Match<Stealth>| matches!(game.turn(), Turn::Over(end) if !end.won);
    let player = Player::new();
    let seed = (0..200).find(|&seed| lost(&played(&player, "glass_quay", seed))).unwrap();
    let (player, game) = debriefed("glass_quay", seed);
    assert!(player.sees("MISSION FAILED"));
    assert!(player.sees("You lose 1 health; 0 left."));
    assert!(player.sees(&format!("Ghost, missed: noticed in turn {}", noticed(&game).unwrap())));
    assert!(player.sees("Whole, missed: 0 of 3 health left"));
    assert!(player.sees("Try again") && !player.sees("Next mission"));
    assert!(player.app().desk().records.bests().is_empty());
}

#[test]
fn the_primary_button_has_focus_and_leads_to_the_next_mission() {
    let (mut player, _) = debriefed(FIRST, messy());
    assert_eq!(player.focused().as_deref(), Some("Next mission"));
    player.key(Key::Enter);
    assert!(!matches!(player.app().top(), Some(Screen::Debrief(_))));
}

#[test]
fn a_shared_game_is_written_where_it_can_be_sent_from() {
    let (mut player, game) = debriefed(FIRST, messy());
    player.click("Share");
    assert!(player.sees_part("Written to "));
    player.app_mut().finish();
    let data = player.folder();
    let file = std::fs::read_dir(data.join("exports")).unwrap().next().unwrap().unwrap().path();
    let loaded = player.app().desk().store.load(&file).unwrap();
    assert_eq!(loaded.game.hash(), game.hash());
}

#[test]
fn the_debrief_opens_the_replay_and_back_returns_to_it() {
    let (mut player, _) = debriefed(FIRST, messy());
    player.click("Watch replay");
    assert!(player.sees("replay verified"));
    player.key(Key::Escape);
    assert!(matches!(player.app().top(), Some(Screen::Debrief(_))));
}

#[test]
fn stepping_through_a_replay_leads_to_the_hash_of_the_match() {
    let (mut player, game) = watching(FIRST, messy());
    let all = game.journal().actions.len();
    assert_eq!(replay(&player).position(), (0, all));
    assert_eq!(player.focused().as_deref(), Some("Place in the game"));
    for _ in 0..all {
        player.key(Key::ArrowRight);
    }
    assert_eq!(replay(&player).position(), (all, all));
    assert_eq!(replay(&player).hash(), game.hash());
    player.key(Key::ArrowLeft);
    assert_eq!(replay(&player).position(), (all - 1, all));
    for mark in &game.journal().marks {
        while replay(&player).position().0 > mark.actions {
            player.key(Key::ArrowLeft);
        }
        while replay(&player).position().0 < mark.actions {
            player.key(Key::ArrowRight);
        }
        assert_eq!(replay(&player).hash(), mark.hash, "round {}", mark.round);
    }
}

#[test]
fn a_replay_goes_turn_by_turn_with_the_pad() {
    let (mut player, game) = watching(FIRST, messy());
    let turns = outcome(&game).turns;
    for _ in 1..turns {
        player.pad(PadButton::Nav(Nav::Up));
    }
    assert!(player.sees_part(&format!("turn {turns}/{turns}")), "{:#?}", player.labels());
    player.pad(PadButton::Nav(Nav::Down));
    assert!(player.sees_part(&format!("turn {}/{turns}", turns - 1)));
    player.pad(PadButton::Back);
    assert!(!matches!(player.app().top(), Some(Screen::Replay(_))));
}

#[test]
fn a_replay_plays_to_its_end_by_itself() {
    let (mut player, game) = watching(FIRST, messy());
    player.click("Turbo");
    player.key(Key::Space);
    assert!(player.sees("Pause"));
    for _ in 0..2000 {
        if player.sees("Play") {
            break;
        }
        player.wait();
    }
    assert_eq!(replay(&player).hash(), game.hash());
}

#[test]
fn finished_games_are_listed_watched_and_deleted() {
    let mut player = Player::new();
    let game = played(&player, FIRST, messy());
    player.app_mut().desk_mut().store.keep_replay("night_audit-3", &game);
    player.app_mut().desk_mut().store.finish();
    let list = Replays::new(player.app().desk());
    player.app_mut().open(Screen::Replays(Box::new(list)));
    player.wait();
    assert!(player.sees_part(&format!("complete, {} turns", outcome(&game).turns)), "{:#?}", player.labels());
    player.click("Watch");
    assert!(player.sees("replay verified"));
    player.key(Key::Escape);
    player.click("Delete");
    player.click("Keep it");
    assert!(player.sees_part("complete"));
    player.click("Delete");
    player.click("Delete it");
    assert!(player.sees("No finished game yet. Every mission you play to its end is kept here."));
}

#[test]
fn a_damaged_replay_is_listed_with_its_fault_and_cannot_be_watched() {
    let mut player = Player::new();
    let folder = player.folder().join("replays");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("broken.ron"), "nothing of the kind").unwrap();
    let list = Replays::new(player.app().desk());
    player.app_mut().open(Screen::Replays(Box::new(list)));
    player.wait();
    assert!(player.sees_part("damaged: not a save of this game"), "{:#?}", player.labels());
    player.click("Watch");
    assert!(matches!(player.app().top(), Some(Screen::Replays(_))));
}
