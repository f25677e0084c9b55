//! Choosing in a mission: targets, tools, the questions of the rules, hints; and why something cannot be chosen.

use egui::Key;
use ghostline::{
    stealth::{AGENT, Action, Answer, Auto, Modifier, Target},
    ui::{Screen, screens::Mission},
    words::stealth::Teller,
};

use super::{
    mission::{game, mission, open, sector_name, setup},
    player::Player,
};

#[test]
fn what_is_impossible_says_why_with_its_rule() {
    let mut player = Player::new();
    open(&mut player, "night_audit", &[]);
    player.key(Key::Num5);
    assert!(player.sees_part("ST-ACT-08"), "{:#?}", player.labels());
    player.key(Key::Num8);
    assert!(player.sees_part("ST-OBJ-08"));
    player.key(Key::Num7);
    assert!(player.sees_part("ST-ACT-10"));
    assert_eq!(mission(&player).game().journal().actions.len(), 0);
}

#[test]
fn the_number_of_the_choose_card_is_asked_for_and_can_be_left_to_the_game() {
    let mut player = Player::new();
    player.app_mut().desk_mut().settings.auto = Auto { card: Answer::Ask, ..Auto::ALL };
    open(&mut player, "night_audit", &[Modifier::Choose]);
    player.click("End turn");
    assert!(player.sees_part("drew the choose card"), "{:#?}", player.labels());
    assert!(game(&player).public().question.is_some());
    player.click_part("−5:");
    assert!(!player.sees_part("drew the choose card"));
    assert_eq!(player.app().desk().settings.auto.card, Answer::Ask);

    let mut player = Player::new();
    player.app_mut().desk_mut().settings.auto = Auto { card: Answer::Ask, ..Auto::ALL };
    open(&mut player, "night_audit", &[Modifier::Choose]);
    player.click("End turn");
    player.click("Let it decide");
    assert_eq!(player.app().desk().settings.auto.card, Answer::Decide);
    assert!(!player.sees_part("drew the choose card"));
}

#[test]
fn equal_ways_are_asked_for_on_the_map() {
    let mut player = Player::new();
    player.app_mut().desk_mut().settings.auto = Auto { way: Answer::Ask, ..Auto::ALL };
    open(&mut player, "glass_quay", &[]);
    for _ in 0..30 {
        if game(&player).public().question.is_some() {
            break;
        }
        player.key(Key::Space);
    }
    let ways: Vec<Action> = mission(&player).options();
    let Some(Action::Way { to }) = ways.last().copied() else { panic!("no way is asked for: {ways:?}") };
    assert!(player.sees_part("Let it decide"), "{:#?}", player.labels());
    let name = sector_name(&player, to);
    player.click_part(&name);
    let journal = mission(&player).game().journal();
    assert!(journal.actions.iter().any(|(_, action)| *action == Action::Way { to }));
}

#[test]
fn a_choice_is_left_with_escape_and_nothing_happened() {
    let mut player = Player::new();
    open(&mut player, "night_audit", &[]);
    player.key(Key::Num1);
    assert!(player.sees_part("Where to?"));
    player.key(Key::Escape);
    assert!(!player.sees_part("Where to?"));
    assert_eq!(mission(&player).game().journal().actions.len(), 0);
}

#[test]
fn a_hint_says_what_to_do_and_how_often_that_wins() {
    let mut player = Player::new();
    open(&mut player, "night_audit", &[]);
    player.key(Key::H);
    assert!(player.sees_part("games thought through"), "{:#?}", player.labels());
    player.click("Do it");
    assert_eq!(mission(&player).game().journal().actions.len(), 1);
}

/// A mission with everything the catalog has.
fn with_all_tools(player: &mut Player) {
    player.app_mut().desk_mut().settings.auto = Auto::ALL;
    let mut setup = setup(player, "glass_quay", &[]);
    let cards = player.app().desk().catalog.cards().clone();
    (setup.gear, setup.items) = (cards.all_gear().to_vec(), cards.all_items().to_vec());
    player.app_mut().open(Screen::Mission(Box::new(Mission::begin(setup, 7))));
    player.wait();
}

#[test]
fn tools_are_chosen_from_a_list_then_aimed_on_the_map() {
    let mut player = Player::new();
    with_all_tools(&mut player);
    player.key(Key::Num8);
    let decoy = mission(&player).options().into_iter().find_map(|action| match action {
        Action::Use { tool, target: Target::Sector(at) } => Some((tool, at)),
        _ => None,
    });
    let (tool, at) = decoy.expect("something to throw");
    let view = mission(&player).game().view(AGENT);
    let name = Teller::of(&player.app().desk().words, &view).tool(tool);
    for _ in 0..12 {
        if player.focused() == Some(name.clone()) {
            break;
        }
        player.key(Key::ArrowDown);
    }
    player.key(Key::Enter);
    assert!(player.sees_part("Where?"), "{:#?}", player.labels());
    let sector = sector_name(&player, at);
    player.click_part(&sector);
    let done = mission(&player).game().journal().actions.last().map(|(_, action)| *action);
    assert_eq!(done, Some(Action::Use { tool, target: Target::Sector(at) }));
}

#[test]
fn the_keyboard_goes_through_a_list_and_escape_leaves_it() {
    let mut player = Player::new();
    with_all_tools(&mut player);
    player.key(Key::Num3);
    assert!(player.sees_part("Overwatch with"), "{:#?}", player.labels());
    let first = player.focused();
    player.key(Key::ArrowDown);
    assert_ne!(player.focused(), first);
    player.key(Key::Escape);
    assert!(!player.sees("Overwatch with"));
    assert_eq!(mission(&player).game().journal().actions.len(), 0);
    player.key(Key::Num3);
    player.key(Key::Enter);
    assert!(mission(&player).game().journal().actions.len() >= 2, "the free movement is declined, then it is done");
}
