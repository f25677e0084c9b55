//! Social Deduction in the window, by label: from the menu to the table, a turn, the curtain, leaving and going on, the end.

use egui::Key;
use ghostline::ui::gallery;

use super::player::Player;

/// Opens the picture of this name.
fn shot(player: &mut Player, name: &str) {
    let shot = gallery::shots().into_iter().find(|shot| shot.name == name).unwrap();
    (shot.open)(player.app_mut());
    player.wait();
}

/// Issue 6: from the main menu to the table in at most three clicks.
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
    assert!(player.sees_part("Your guess: Human."), "{:#?}", player.labels());
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
    player.key(Key::F10);
    player.click("Leave the table");
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
    player.key(Key::F10);
    player.click("Leave the table");
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
    assert!(player.sees_part("at the end: "), "{:#?}", player.labels());
    player.click("Another table");
    assert!(player.sees("Sit down"));
}

#[test]
fn a_line_of_the_log_opens_the_rule_behind_it() {
    let mut player = Player::new();
    shot(&mut player, "table-8-turn");
    player.click("Log");
    player.click("Your turn began.");
    assert!(player.sees("SD-TURN-01"), "{:#?}", player.labels());
    player.key(Key::Escape);
    assert!(player.sees_part("Seat 1, You"), "and back to the table");
}
