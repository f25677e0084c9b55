//! Social Deduction in the window, by label: from the menu to the table, a turn, the curtain, leaving and going on, the end.

use egui::Key;
use ghostline::ui::Screen;

use super::{
    player::Player,
    tables::{self, leave, shot},
};

/// From the main menu to the table in at most three clicks.
#[test]
fn two_clicks_lead_from_the_menu_to_the_table() {
    let mut player = Player::new();
    player.click("Social Deduction");
    player.click("Sit down");
    assert!(player.sees("Deduction board"), "{:#?}", player.labels());
    assert!(player.sees_part("Seat 1, You"));
    assert!(player.sees_part("You are "), "the own team and goal stand there");
}

#[test]
fn a_scenario_is_one_click_more_and_all_nineteen_have_their_line() {
    let mut player = Player::new();
    player.click("Social Deduction");
    let library = ghostline::content::shipped_library().unwrap();
    for scenario in &library.scenarios {
        assert!(player.sees(&scenario.name), "{}", scenario.name);
    }
    player.enter("Cops vs the world");
    player.click("Sit down");
    assert!(player.sees_part("Seat 4, "));
    assert!(!player.sees_part("Seat 5, "), "the scenario is for four");
}

#[test]
fn an_action_is_chosen_by_what_is_done_and_whom_it_concerns() {
    let mut player = Player::new();
    shot(&mut player, "table-8-turn");
    player.click_part("Investigate");
    player.click("Ada");
    assert!(player.sees_part("Ada's"), "her cards are offered: {:#?}", player.labels());
    player.key(Key::Escape);
    assert!(player.sees_part("Investigate"), "one step back");
}

#[test]
fn a_guess_is_pinned_on_the_board() {
    let mut player = Player::new();
    shot(&mut player, "table-8-turn");
    player.click_part("Ada\n");
    player.click("Pin a guess");
    assert!(player.sees_part("Your guess: Human."), "{:#?}", player.labels());
    player.click("Guess: Human");
    assert!(player.sees_part("Your guess: Machine."), "each press takes the next team");
}

#[test]
fn a_note_is_written_about_a_player_and_kept_with_the_table() {
    let mut player = Player::new();
    player.click("Social Deduction");
    player.click("Sit down");
    player.click_part("Ada\n");
    player.reach("Note on Ada");
    player.type_text("asks too much");
    assert!(player.sees_part("asks too much"), "{:#?}", player.labels());
    player.click("Menu");
    player.click("Leave the table");
    player.settle();
    let mut player = player.reopen();
    player.click("Social Deduction");
    player.click("Go on with your table");
    assert!(player.sees_part("asks too much"), "the board tells it again");
}

/// What explains a number, from what the player can know only.
#[test]
fn a_number_of_the_board_opens_to_its_sum() {
    let mut player = Player::new();
    shot(&mut player, "table-8-turn");
    player.click_part("Cleo\n");
    player.click_part("Why Cleo ");
    for part in ["Cards you know", "What they did", "What was said"] {
        assert!(player.sees_part(part), "{part}: {:#?}", player.labels());
    }
    player.click_part("Why Cleo ");
    assert!(!player.sees_part("Cards you know"));
}

/// A log with reasons.
#[test]
fn a_line_of_the_log_unfolds_its_rule_and_leads_to_the_codex() {
    let mut player = Player::new();
    shot(&mut player, "table-log");
    assert!(player.sees("SD-TURN-01"), "the newest line is unfolded: {:#?}", player.labels());
    player.click("SD-TURN-01");
    assert!(player.sees("Codex"), "{:#?}", player.labels());
    player.key(Key::Escape);
    assert!(player.sees_part("turn began"));
}

/// Settings for when to ask, and speed control.
#[test]
fn when_to_ask_and_how_fast_are_switched_at_the_table() {
    tables::switches_asking_and_speed("table-8-turn");
}

#[test]
fn nothing_of_the_table_shows_behind_the_curtain() {
    let mut player = Player::new();
    shot(&mut player, "table-curtain");
    assert!(player.sees_part("Pass the screen to"));
    assert!(!player.sees("Deduction board") && !player.sees_part("Seat 1"), "{:#?}", player.labels());
    player.click_part("I am ");
    assert!(player.sees("Deduction board"));
}

#[test]
fn a_table_that_was_left_goes_on_where_it_stood() {
    let mut player = Player::new();
    player.click("Social Deduction");
    player.click("Sit down");
    let stands = |player: &Player| -> Vec<String> {
        player.labels().into_iter().filter(|label| label.starts_with("Seat ")).collect()
    };
    let before = stands(&player);
    assert_eq!(before.len(), 6, "{before:#?}");
    leave(&mut player);
    player.settle();
    let mut player = player.reopen();
    player.click("Social Deduction");
    player.click("Go on with your table");
    assert_eq!(stands(&player), before);
}

#[test]
fn a_table_that_was_left_is_not_given_up_unasked() {
    let mut player = Player::new();
    player.click("Social Deduction");
    player.click("Sit down");
    leave(&mut player);
    player.settle();
    player.click("Social Deduction");
    player.click("Sit down");
    assert!(player.sees("Give up your table?"));
    player.click("Keep it");
    assert!(player.sees("Go on with your table"));
}

#[test]
fn the_end_tells_what_everybody_was_and_who_suspected_whom() {
    let mut player = Player::new();
    shot(&mut player, "finale");
    assert!(player.sees("WHAT EVERYBODY WAS") && player.sees("WHO SUSPECTED WHOM"));
    assert!(player.sees_part("Seat 8, "));
    assert!(player.sees_part("Ada took Mara for "), "{:#?}", player.labels());
    player.click("What was in the mind of");
    assert!(player.sees_part("Mara took Ada for "), "{:#?}", player.labels());
    player.click_part("Seat 3, ");
    assert!(player.sees_part("Bruno took Ada for "), "a row of the roles chooses whose mind it is");
    player.click("Another table");
    assert!(player.sees("Sit down"));
}

/// From the title to the belief replay, over a whole game.
#[test]
fn a_whole_table_is_played_from_the_title_to_its_belief_replay() {
    let mut player = Player::new();
    player.click("Social Deduction");
    player.reach("Players");
    player.key(Key::ArrowLeft);
    player.key(Key::ArrowLeft);
    player.click("Sit down");
    assert!(player.sees_part("Seat 4, ") && !player.sees_part("Seat 5, "), "{:#?}", player.labels());
    tables::play_to_the_end(&mut player);
    assert!(player.sees("WHAT EVERYBODY WAS") && player.sees("WHO SUSPECTED WHOM"), "{:#?}", player.labels());
    for seat in ["Seat 1, Mara", "Seat 2, Ada", "Seat 3, Bruno", "Seat 4, Cleo"] {
        assert!(player.sees_part(seat), "{seat}: {:#?}", player.labels());
    }
    assert!(player.sees_part("Ada took Mara for "), "{:#?}", player.labels());
    player.click("What was in the mind of");
    player.click_part("Seat 2, Ada");
    assert!(player.sees_part("Ada took Cleo for "), "{:#?}", player.labels());
    player.click_part("through the eyes of Ada");
    assert_eq!(player.value("Seen by").as_deref(), Some("Ada"), "what she believed is watched at the table");
    player.key(Key::Escape);
    player.click("Another table");
    assert_eq!(player.value("Players").as_deref(), Some("4"), "a table like the one before");
}

/// Keys find the answers: nothing had focus before.
#[test]
fn tab_begins_at_what_is_asked_and_the_way_back_comes_last() {
    let mut player = Player::new();
    shot(&mut player, "table-8-turn");
    player.key(Key::Tab);
    assert!(player.focused().is_some_and(|label| label.starts_with("Investigate")), "{:?}", player.focused());
    player.key(Key::Enter);
    assert_eq!(player.focused().as_deref(), Some("Ada"), "the first answer, not the way back");
    player.key(Key::Num2);
    assert!(player.sees_part("Bruno's left loyalty card"), "the second answer: {:#?}", player.labels());
}

/// At the curtain keys begin with sitting down, and no menu opens behind it.
#[test]
fn keys_at_the_curtain_sit_down_and_open_nothing_behind_it() {
    let mut player = Player::new();
    shot(&mut player, "table-curtain");
    player.key(Key::F10);
    player.key(Key::Tab);
    assert!(player.focused().is_some_and(|label| label.starts_with("I am ")), "{:?}", player.focused());
    player.key(Key::Enter);
    assert!(player.sees("Deduction board") && !player.sees("Leave the table"), "{:#?}", player.labels());
}

/// Bots explain themselves after the game: what they decided, whom they suspected, and what that rested on.
#[test]
fn the_end_tells_why_a_bot_did_what_it_did() {
    let mut player = Player::new();
    shot(&mut player, "finale");
    player.click("What moved");
    assert!(player.sees_part("A person played Mara"), "{:#?}", player.labels());
    player.click_part("Seat 3, ");
    assert!(player.sees_part("The weightiest decisions of Bruno"), "{:#?}", player.labels());
    let told =
        player.labels().into_iter().find(|label| label.starts_with("Turn ") && label.contains("Bruno ")).unwrap();
    assert!(told.contains('%'), "with how sure Bruno was: {told}");
    player.click(&told);
    assert_eq!(player.value("Seen by").as_deref(), Some("Bruno"), "a click watches that turn");
}

#[test]
fn a_decision_of_a_bot_is_explained_in_the_log_of_a_replay_and_never_during_the_game() {
    let mut player = Player::new();
    shot(&mut player, "rerun-why");
    let explained = |player: &Player| {
        let parts =
            ["for an enemy", "for a friend", "felt threatened", "knew too little", "needed everybody", "no better use"];
        parts.iter().any(|part| player.sees_part(part))
    };
    assert!(explained(&player), "{:#?}", player.labels());
    shot(&mut player, "table-log");
    assert!(!explained(&player), "{:#?}", player.labels());
}

/// Replays, from the end screen, through any seat's eyes or everybody's.
#[test]
fn a_finished_table_is_watched_again_through_any_eyes() {
    let mut player = Player::new();
    shot(&mut player, "finale");
    player.click("Watch it again");
    assert_eq!(player.value("Seen by").as_deref(), Some("everybody"), "{:#?}", player.labels());
    let position = |player: &Player| match player.app().top() {
        Some(Screen::Rerun(rerun)) => rerun.position(),
        _ => panic!("not watching"),
    };
    assert_eq!(position(&player).0, 0);
    player.click("Step forward");
    assert_eq!(position(&player).0, 1);
    player.click("Turn forward");
    assert!(position(&player).0 > 1);
    player.click_part("Seat 2, Ada");
    assert_eq!(player.value("Seen by").as_deref(), Some("Ada"));
    player.click("Deduction board");
    assert!(player.sees_part("Seat 2, You"), "her place is hers now: {:#?}", player.labels());
    player.key(Key::Escape);
    assert!(player.sees("Watch it again"));
    player.click_part("through the eyes of Mara");
    assert_eq!(player.value("Seen by").as_deref(), Some("Mara"));
    assert!(position(&player).0 > 1, "at the turn that was chosen");
}

#[test]
fn a_finished_table_stands_among_the_replays() {
    tables::stands_among_the_replays("table-over", "Table of 4");
}

/// A scripted first game that teaches the rules step by step.
#[test]
fn the_first_table_teaches_by_playing_and_is_won() {
    let mut player = Player::new();
    player.click("Your first table");
    for told in ["you are Human", "Humans win together", "The board keeps"] {
        assert!(player.sees_part(told), "{told}: {:#?}", player.labels());
        player.click("Got it");
    }
    assert!(!player.sees("Draw a program"), "only what the lesson asks for");
    player.click_part("Investigate");
    player.click_part("left loyalty card");
    assert!(player.sees_part("A red card."), "{:#?}", player.labels());
    player.click("Got it");
    assert!(player.sees_part("Bruno took the rifle, and its line"));
    player.click("Got it");
    player.click_part("I saw");
    player.click_part("left loyalty card is red");
    assert!(player.sees_part("Everything said is listed here"), "{:#?}", player.labels());
    player.click("Got it");
    player.click("Draw a program");
    assert!(player.sees_part("Each program says when"), "{:#?}", player.labels());
    player.click("Got it");
    assert!(player.sees_part("Outing will be worth more later"), "{:#?}", player.labels());
    player.click("End the turn");
    assert!(player.sees_part("Bruno is about to fire"), "{:#?}", player.labels());
    player.click("Play Jammed Chamber");
    assert!(player.sees_part("Cleo shoots you"), "{:#?}", player.labels());
    player.click_part("Take ");
    assert!(player.sees_part("Play Outing first"), "{:#?}", player.labels());
    player.click("Play Outing");
    player.click("Choose Bruno");
    assert!(player.sees_part("Bruno's ID is red as well"), "{:#?}", player.labels());
    player.click("Got it");
    player.click_part("rifle");
    assert!(player.sees_part("You began this turn with a weapon"), "{:#?}", player.labels());
    player.click_part("Shoot Bruno");
    assert!(player.sees_part("Bruno has no health left"), "{:#?}", player.labels());
    player.click("Got it");
    assert!(player.sees("You have won") && player.sees("WHAT EVERYBODY WAS"), "{:#?}", player.labels());
    player.key(Key::Escape);
    assert!(!player.sees("Your first table"), "what was learned is not offered again on the title");
    player.click("Social Deduction");
    assert!(player.sees_part("Your first table"), "but still in quick play");
    assert!(!player.sees("Go on with your table"), "a lesson is not kept");
}

#[test]
fn the_first_table_can_be_played_on_without_lessons() {
    let mut player = Player::new();
    player.click("Your first table");
    player.click("Play on without lessons");
    assert!(!player.sees("Got it"));
    assert!(player.sees("Draw a program"), "everything may be done: {:#?}", player.labels());
}
