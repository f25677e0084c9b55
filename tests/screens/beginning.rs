//! The Beginning in the window, by label: from the menu to the table, a turn by mouse and by keys, the curtain, leaving and
//! going on, the end, the second game, watching again, the first game.

use egui::Key;
use ghostline::{
    beginning::{Action, Area, Choice, Deed, Pending},
    engine::Seat,
    session::beginning::Table,
    ui::Screen,
    words::beginning::{Teller, character_names},
};

use super::{
    player::Player,
    tables::{self, leave, shot},
};

/// The table on the screen.
pub fn table(player: &Player) -> &Table {
    match player.app().top() {
        Some(Screen::Beginning(table)) => table.game(),
        _ => panic!("no table: {:#?}", player.labels()),
    }
}

pub fn is_at_table(player: &Player) -> bool {
    matches!(player.app().top(), Some(Screen::Beginning(_)))
}

/// What the person at the screen may do, with the words on its button.
pub fn options(player: &Player) -> Vec<(Action, String)> {
    let table = table(player);
    let view = table.view(table.screen());
    let names = character_names(&view);
    let teller = Teller::new(&player.app().desk().words, &view.rules).named(&names).seen_from(view.seat);
    let told = |action: Action| (action, teller.action(&view, &action));
    table.options(view.seat).into_iter().map(told).collect()
}

pub fn label(player: &Player, wanted: Action) -> String {
    let found = options(player).into_iter().find(|(action, _)| *action == wanted);
    found.unwrap_or_else(|| panic!("{wanted:?} is not offered: {:#?}", options(player))).1
}

pub fn step(player: &Player) -> Option<Pending> {
    let table = table(player);
    table.view(table.screen()).table.stack.last().copied()
}

/// Chooses the first option by its control: on the board, where an area tells what can be done there, or in the list.
fn enter_first(player: &mut Player) {
    let (_, first) = options(player).remove(0);
    player.enter_part(&first);
}

/// From the main menu to the table in at most three clicks.
#[test]
fn two_clicks_lead_from_the_menu_to_the_table() {
    let mut player = Player::new();
    player.click("The Beginning");
    player.click("Sit down");
    assert!(is_at_table(&player), "{:#?}", player.labels());
    assert!(player.sees("ONLY YOU SEE"), "the own loyalty and objective stand there: {:#?}", player.labels());
    assert_eq!(table(&player).game().journal().setup.seats.len(), 5);
}

/// TB-CAMP-01
#[test]
fn seats_character_and_campaign_are_chosen_before() {
    let mut player = Player::new();
    player.click("The Beginning");
    player.reach("Players");
    player.key(Key::ArrowLeft);
    player.reach("Your character");
    player.key(Key::ArrowRight);
    player.click("Campaign: Social Deduction follows");
    player.click("Sit down");
    let setup = &table(&player).game().journal().setup;
    assert_eq!((setup.seats.len(), setup.campaign), (4, true));
    assert!(setup.seats[0].is_some(), "the person's own character");
}

#[test]
fn a_turn_is_played_with_the_mouse() {
    let mut player = Player::new();
    shot(&mut player, "beginning-first");
    player.click("Play on without lessons");
    assert_eq!(step(&player), Some(Pending::Act));
    let take = label(&player, Action::Do(ghostline::beginning::Figure::Of(Seat(0)), Deed::SectorOne));
    player.click(&take);
    let before = table(&player).view(Seat(0)).table.players[0].body.place;
    // The area on the board is the button.
    player.click_part("City");
    let after = table(&player).view(Seat(0)).table.players[0].body.place;
    assert_ne!(before, after, "{:#?}", player.labels());
    assert_eq!(after.area(), Some(Area::City));
    player.click(&label(&player, Action::Pass));
    assert_ne!(step(&player), Some(Pending::Act), "the turn went on: {:#?}", player.labels());
}

/// Who clicks a player may mean to look: nothing costly is done by that alone.
#[test]
fn clicking_a_player_offers_what_could_be_done_before_it_is_done() {
    let mut player = Player::new();
    shot(&mut player, "beginning-3");
    let before = table(&player).game().journal().actions.len();
    player.click_part("Seat 2");
    assert_eq!(table(&player).game().journal().actions.len(), before, "{:#?}", player.labels());
    if player.sees_part("What you know of") {
        player.click_part("What you know of");
    }
    assert!(player.sees("DEDUCTION BOARD"), "{:#?}", player.labels());
}

/// What happened since one was last asked stands beside what is asked.
#[test]
fn what_happened_just_now_stands_beside_the_question() {
    let mut player = Player::new();
    shot(&mut player, "beginning-5");
    assert!(player.sees("JUST NOW"), "{:#?}", player.labels());
}

/// The odds of the cards still face-down stand under the sum.
#[test]
fn a_check_being_shown_tells_how_likely_the_rest_brings_it() {
    let mut player = Player::new();
    shot(&mut player, "beginning-shown");
    assert!(player.sees_part("left, ") && player.sees_part("%"), "{:#?}", player.labels());
    assert!(player.sees("Face-down card"), "cards that are not turned over are not told");
    player.key(Key::Space);
    assert!(!player.sees("Show all"), "{:#?}", player.labels());
}

#[test]
fn the_first_arrow_comes_to_what_is_asked() {
    let mut player = Player::new();
    shot(&mut player, "beginning-ballot");
    player.key(Key::ArrowDown);
    assert_eq!(player.focused(), Some(options(&player).remove(0).1));
}

#[test]
fn a_turn_is_played_by_keys_alone() {
    let mut player = Player::new();
    shot(&mut player, "beginning-5");
    assert_eq!(step(&player), Some(Pending::Act));
    player.key(Key::Tab);
    assert!(player.focused().is_some());
    let taken = table(&player).game().journal().actions.len();
    enter_first(&mut player);
    assert!(table(&player).game().journal().actions.len() > taken, "{:#?}", player.labels());
    for _ in 0..40 {
        if step(&player) == Some(Pending::Act) {
            break;
        }
        enter_first(&mut player);
    }
    player.key(Key::Space);
    assert_ne!(step(&player), Some(Pending::Act), "the key for going on ends the actions");
}

/// Next-step guidance: what can be done, and why not.
#[test]
fn what_cannot_be_done_says_why() {
    let mut player = Player::new();
    shot(&mut player, "beginning-city");
    assert!(player.sees("NOT NOW"), "{:#?}", player.labels());
    assert!(player.sees("MARKET") || player.sees_part("Market"), "programs lie open where they are sold");
}

/// Votes stay secret until all are in, and cards of a check are not attributed.
#[test]
fn a_check_tells_how_many_cards_lie_there_and_not_which() {
    let mut player = Player::new();
    shot(&mut player, "beginning-check");
    assert!(matches!(step(&player), Some(Pending::Contribute { .. })));
    assert!(player.sees("LAID IN"), "{:#?}", player.labels());
    let card = options(&player).into_iter().find(|(action, _)| matches!(action, Action::Answer(Choice::Card(..))));
    assert!(card.is_some());
    let before = table(&player).game().journal().actions.len();
    player.click(&label(&player, Action::Answer(Choice::Done)));
    assert!(table(&player).game().journal().actions.len() > before);
}

#[test]
fn nothing_of_the_table_shows_behind_the_curtain() {
    let mut player = Player::new();
    shot(&mut player, "beginning-curtain");
    assert!(player.sees_part("Pass the screen to"));
    assert!(!player.sees("ONLY YOU SEE") && !player.sees("HAND"), "{:#?}", player.labels());
    player.click_part("I am ");
    assert!(player.sees("ONLY YOU SEE"), "{:#?}", player.labels());
    assert_eq!(table(&player).screen(), Seat(1));
}

/// TB-OPEN-23
#[test]
fn closed_eyes_hide_the_table() {
    let mut player = Player::new();
    shot(&mut player, "beginning-closed");
    assert!(matches!(step(&player), Some(Pending::Closed { .. })), "{:#?}", player.labels());
    assert!(!player.sees("ONLY YOU SEE") && !player.sees("HAND"), "{:#?}", player.labels());
    player.click(&label(&player, Action::Answer(Choice::Done)));
    assert!(player.sees_part("Pass the screen to") || is_at_table(&player), "the next one answers");
}

#[test]
fn a_table_that_was_left_goes_on_where_it_stood() {
    let mut player = Player::new();
    player.click("The Beginning");
    player.click("Sit down");
    let before = table(&player).view(table(&player).screen());
    leave(&mut player);
    player.settle();
    let mut player = player.reopen();
    player.click("The Beginning");
    player.click("Go on with your table");
    let after = table(&player).view(table(&player).screen());
    assert_eq!(before, after);
}

/// Where the game is ended from outside, even before anybody has acted.
#[test]
fn a_table_just_dealt_is_kept_without_being_left() {
    let mut player = Player::new();
    player.click("The Beginning");
    player.click("Sit down");
    let before = table(&player).view(table(&player).screen());
    player.settle();
    let mut player = player.reopen();
    player.click("The Beginning");
    player.click("Go on with your table");
    assert_eq!(table(&player).view(table(&player).screen()), before);
}

/// Whatever panel is open, the question is in sight and one click away.
#[test]
fn a_panel_over_the_question_leads_back_to_it() {
    let mut player = Player::new();
    shot(&mut player, "beginning-log");
    assert!(!player.sees_part("End your actions"), "{:#?}", player.labels());
    player.click_part("What do you do?");
    assert!(player.sees_part("End your actions"), "{:#?}", player.labels());
}

/// The board of deduction tells how likely everybody is of which faction, from what the person knows.
#[test]
fn the_deduction_board_tells_chances_of_factions() {
    let mut player = Player::new();
    shot(&mut player, "beginning-facts");
    let told: Vec<String> =
        player.labels().into_iter().filter(|label| label.contains("From what you know: ")).collect();
    assert!(told.len() >= 5, "a row for everybody else: {told:#?}");
    assert!(told.iter().all(|label| label.contains("Human ") && label.contains('%')), "{told:#?}");
}

#[test]
fn a_guess_and_a_note_are_kept_for_a_player() {
    let mut player = Player::new();
    shot(&mut player, "beginning-facts");
    player.click("Pin a guess");
    assert!(player.sees("Guess: Human"), "{:#?}", player.labels());
    player.click("Guess: Human");
    assert!(player.sees("Guess: Machine"), "each press takes the next faction");
}

#[test]
fn a_line_of_the_log_unfolds_its_rule_and_leads_to_the_codex() {
    let mut player = Player::new();
    shot(&mut player, "beginning-log");
    let rule = player.labels().into_iter().find(|label| label.starts_with("TB-")).unwrap();
    player.click(&rule);
    assert!(player.sees("Codex"), "{:#?}", player.labels());
    player.key(Key::Escape);
    assert!(is_at_table(&player));
}

#[test]
fn when_to_ask_and_how_fast_are_switched_at_the_table() {
    tables::switches_asking_and_speed("beginning-5");
}

/// Takes an action by what is on the screen: its button, or the way there by sort, player or card; where none is found,
/// whatever is in sight.
pub fn take(player: &mut Player, action: Action) {
    let before = table(player).game().journal().actions.len();
    let label = label(player, action);
    let moved = |player: &Player| !is_at_table(player) || table(player).game().journal().actions.len() > before;
    let press = |player: &mut Player, label: &str| {
        if !moved(player) && player.sees(label) {
            player.enter(label);
        }
        moved(player)
    };
    press(player, "What is asked");
    if press(player, &label) {
        return;
    }
    let mut people = character_names(&table(player).view(Seat(0)));
    people.push("You".to_owned());
    let leads = |name: &String| {
        people.contains(name) || [" …", "blue ", "red ", "grey", "green"].iter().any(|part| name.contains(part))
    };
    let ways: Vec<String> = player.labels().into_iter().filter(leads).collect();
    for way in ways {
        if press(player, &way) || press(player, &label) {
            return;
        }
        press(player, "What is asked");
        press(player, "Choose something else");
    }
    let in_sight = options(player).into_iter().map(|(_, label)| label).find(|label| player.sees(label));
    let in_sight = in_sight.unwrap_or_else(|| panic!("no way to {label:?}: {:#?}", player.labels()));
    assert!(press(player, &in_sight), "{in_sight:?} does nothing: {:#?}", player.labels());
}

#[test]
fn the_end_tells_what_everybody_was_and_how_it_was_decided() {
    let mut player = Player::new();
    shot(&mut player, "beginning-over");
    assert!(player.sees("WHAT EVERYBODY WAS") && player.sees("HOW IT WAS DECIDED"), "{:#?}", player.labels());
    assert!(player.sees_part("Met: ") || player.sees_part("Missed: "), "{:#?}", player.labels());
    player.click("Watch it again");
    assert_eq!(player.value("Seen by").as_deref(), Some("everybody"), "{:#?}", player.labels());
    let position = |player: &Player| match player.app().top() {
        Some(Screen::BeginningRerun(rerun)) => rerun.position(),
        _ => panic!("not watching"),
    };
    assert_eq!(position(&player).0, 0);
    player.click("Turn forward");
    assert!(position(&player).0 > 1);
    player.reach("Seen by");
    player.key(Key::ArrowRight);
    assert_ne!(player.value("Seen by").as_deref(), Some("everybody"));
    assert!(player.sees("ONLY YOU SEE"), "through the eyes of one: {:#?}", player.labels());
    player.key(Key::Escape);
    player.click("Another table");
    assert!(player.sees("Sit down"));
}

/// TB-BOT-12: bots explain themselves after the game, and what they thought others were after is told.
#[test]
fn the_end_tells_why_bots_acted_and_what_they_thought_others_were_after() {
    let mut player = Player::new();
    shot(&mut player, "beginning-end-why");
    assert!(player.sees_part("The weightiest decisions of "), "{:#?}", player.labels());
    let told = player.labels().into_iter().find(|label| label.starts_with("Turn ") && label.contains("doubted"));
    let told = told.unwrap_or_else(|| panic!("{:#?}", player.labels()));
    assert!(told.contains('%'), "with how sure it was: {told}");
    player.click("What was in the mind of");
    assert!(player.sees_part("thought everybody was after"), "{:#?}", player.labels());
    assert!(player.sees_part("So it was.") || player.sees_part("It was something else."), "{:#?}", player.labels());
    player.click("What moved");
    player.click(&told);
    assert_ne!(player.value("Seen by").as_deref(), Some("everybody"), "a click watches that turn");
}

#[test]
fn a_decision_of_a_bot_is_explained_in_a_replay_and_never_during_the_game() {
    let mut player = Player::new();
    shot(&mut player, "beginning-rerun-why");
    let parts = [" doubted ", " trusted ", " pursued ", "served the own side", "wanted to look like"];
    let explained = |player: &Player| parts.iter().any(|part| player.sees_part(part));
    assert!(explained(&player), "{:#?}", player.labels());
    shot(&mut player, "beginning-log");
    assert!(!explained(&player), "{:#?}", player.labels());
}

#[test]
fn a_finished_table_stands_among_the_replays() {
    tables::stands_among_the_replays("beginning-over", "The Beginning, 3 seats");
}

/// TB-CAMP-05, SD-CAMP-01
#[test]
fn a_campaign_goes_on_in_social_deduction() {
    let mut player = Player::new();
    shot(&mut player, "beginning-campaign-over");
    assert!(player.sees_part("keeps faction and objective secret"), "{:#?}", player.labels());
    assert!(!player.sees("Watch it again"), "nothing is told before the second game");
    player.click("On to Social Deduction");
    let Some(Screen::Table(table)) = player.app().top() else { panic!("{:#?}", player.labels()) };
    let setup = &table.game().game().journal().setup;
    assert_eq!(setup.seats, 4);
    assert!(setup.after.is_some());
    player.settle();
    tables::play_to_the_end(&mut player);
    player.click("Watch the first game");
    assert!(matches!(player.app().top(), Some(Screen::BeginningRerun(_))), "now its secrets are told");
    assert_eq!(player.value("Seen by").as_deref(), Some("everybody"));
}

/// A scripted first game that teaches the rules step by step.
#[test]
fn the_first_game_teaches_by_playing() {
    let mut player = Player::new();
    player.click("The Beginning");
    player.click("Your first game");
    for told in ["This is yours alone", "Seven bars", "Eight areas"] {
        assert!(player.sees_part(told), "{told}: {:#?}", player.labels());
        player.click("Got it");
    }
    let offered: Vec<String> = options(&player).into_iter().map(|(_, label)| label).collect();
    assert!(offered.len() > 1);
    player.click(&label(&player, Action::Do(ghostline::beginning::Figure::Of(Seat(0)), Deed::SectorOne)));
    assert!(player.sees_part("You carry a chip now"), "{:#?}", player.labels());
    player.click("Got it");
    assert!(player.sees_part("Steps are counted apart"));
    player.click("Play on without lessons");
    assert!(!player.sees("Got it") && is_at_table(&player));
}
