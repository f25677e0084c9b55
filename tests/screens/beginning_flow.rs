//! Whole games of The Beginning, clicked by label: from the title to the end with all secrets, and two people at one
//! screen.

use egui::Key;
use ghostline::{
    beginning::{Action, Choice, Claim},
    engine::Seat,
    ui::Screen,
    words::beginning::character_names,
};

use super::{
    beginning::{is_at_table, options, table, take},
    player::Player,
};

/// From the title to a table of three, with so many people at the screen.
fn sit_down(player: &mut Player, people: usize) {
    player.click("The Beginning");
    player.reach("Players");
    for _ in 0..2 {
        player.key(Key::ArrowLeft);
    }
    player.reach("People at this screen");
    for _ in 1..people {
        player.key(Key::ArrowRight);
    }
    player.click("Sit down");
    assert_eq!(table(player).game().journal().setup.seats.len(), 3);
}

/// What somebody does: mostly goes on, now and then something else that is offered.
fn wanted(player: &Player, nth: usize) -> Action {
    let mut options: Vec<Action> = options(player).into_iter().map(|(action, _)| action).collect();
    assert!(!options.is_empty(), "nobody is asked: {:#?}", player.labels());
    options.retain(|action| !matches!(action, Action::Claim(claim) if !matches!(claim, Claim::Give(_))));
    let goes_on = |action: &&Action| matches!(action, Action::Pass | Action::Answer(Choice::Done));
    let on = options.iter().find(goes_on).filter(|_| !nth.is_multiple_of(3));
    *on.unwrap_or(&options[nth * 7 % options.len()])
}

#[test]
fn a_whole_game_is_clicked_from_the_title_to_the_end_with_all_secrets() {
    let mut player = Player::new();
    sit_down(&mut player, 1);
    let names = character_names(&table(&player).view(Seat(0)));
    for nth in 0..3000 {
        if !is_at_table(&player) {
            break;
        }
        let action = wanted(&player, nth);
        take(&mut player, action);
    }
    assert!(matches!(player.app().top(), Some(Screen::BeginningEnd(_))), "{:#?}", player.labels());
    assert!(player.sees("WHAT EVERYBODY WAS") && player.sees("HOW IT WAS DECIDED"));
    let factions = ["Human", "Machine", "Fallen", "Legion", "Outlaw"];
    for name in names {
        let is = |faction: &&str| {
            ["won", "lost"].iter().any(|became| player.sees_part(&format!("{name} {became}: {faction}")))
        };
        assert!(factions.iter().any(is), "what was {name}? {:#?}", player.labels());
    }
    assert!(player.sees_part("Met: ") || player.sees_part("Missed: "));
}

/// The screen goes from hand to hand: behind the curtain nothing of the table is told, and whoever takes it sees their own.
#[test]
fn two_people_at_one_screen_never_see_each_others_cards() {
    let mut player = Player::new();
    sit_down(&mut player, 2);
    let mut handed_over = 0;
    for nth in 0..200 {
        if handed_over == 4 || !is_at_table(&player) {
            break;
        }
        if player.sees_part("Pass the screen to") {
            behind_the_curtain(&mut player);
            handed_over += 1;
        } else {
            let action = wanted(&player, nth);
            take(&mut player, action);
        }
    }
    assert_eq!(handed_over, 4, "{:#?}", player.labels());
}

fn behind_the_curtain(player: &mut Player) {
    let before = table(player).screen();
    let secrets = ["ONLY YOU SEE", "HAND", "PROGRAMS", "SKILL TREE", "JUST NOW", "LOG"];
    assert_eq!(secrets.into_iter().find(|secret| player.sees(secret)), None);
    let cards = ["blue ", "red ", "Objective"];
    assert_eq!(cards.into_iter().find(|card| player.sees_part(card)), None, "{:#?}", player.labels());
    player.click_part("I am ");
    assert_ne!(table(player).screen(), before, "{:#?}", player.labels());
    assert!(player.sees("ONLY YOU SEE") || player.sees_part("All eyes are closed"), "{:#?}", player.labels());
}
