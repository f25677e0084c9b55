//! A game after The Beginning in the window: its record, the choice of cards by label, then the first turn.

use ghostline::{
    content::shipped_library,
    deduction::{End, Fate, Handover, Setup, Survivor},
    engine::{Level, Seat},
    session::{deduction::Table, table::Chair},
    ui::{Screen, screens},
};

use super::player::Player;

/// How a game of The Beginning for four ended.
fn record() -> Handover {
    let came =
        |faction| Survivor { faction, objective: true, cube: false, wounds: 2, full_health: true, transferred: 3 };
    let players = [Fate::Human, Fate::Machine, Fate::Outlaw, Fate::Legion].map(came).to_vec();
    let (winner, last) = (None, Seat(3));
    Handover { winner, end: End::Other, apex_destroyed: false, deus_destroyed: false, last, players }
}

/// SD-CAMP-01: from quick play, with the record of a file.
#[test]
fn a_table_follows_the_record_of_a_file_and_shows_what_each_card_does() {
    let mut player = Player::new();
    let file = player.folder().join("first.ron");
    std::fs::write(&file, "(format: 1, handover: (end: Morale, last: 0, players: []))").unwrap();
    player.click("Social Deduction");
    player.click("After The Beginning");
    assert!(!player.is_enabled("Sit down"), "the game it follows is chosen first");
    player.reach("File of a record");
    player.type_text(file.to_str().unwrap());
    player.click("Read it");
    assert!(player.sees_part("4 to 6"), "a record that cannot be played on from says why: {:#?}", player.labels());
    let four = "(faction: Human), (faction: Machine), (faction: Outlaw), (faction: Human)";
    std::fs::write(&file, format!("(format: 1, handover: (winner: Human, end: Network, last: 0, players: [{four}]))"))
        .unwrap();
    player.click("Read it");
    assert!(player.sees("Human won (the Network was completed), 4 players"), "{:#?}", player.labels());
    player.click("Sit down");
    assert!(player.sees_part("must make you a Human"), "{:#?}", player.labels());
    assert!(!player.sees_part("Open cards say"), "nobody has cards yet to be known by");
    let (library, labels) = (shipped_library().unwrap(), player.labels());
    let told = |start: String, end: &str| labels.iter().any(|label| label.starts_with(&start) && label.ends_with(end));
    let offered: Vec<_> = library.ids.iter().filter(|card| told(format!("Keep {} (", card.name), ")")).collect();
    assert!(!offered.is_empty(), "{labels:#?}");
    for card in &offered {
        // The expansion has other words for some cards of the same name.
        let mut named = offered.iter().filter(|other| other.name == card.name);
        assert!(named.any(|card| told(format!("{}, ", card.name), &card.text)), "{}: {labels:#?}", card.name);
    }
}

/// SD-CAMP-29: The Beginning keeps its record, and quick play offers it.
#[test]
fn a_table_follows_a_game_that_is_kept() {
    let mut player = Player::new();
    player.app_mut().desk_mut().store.keep_handover(record());
    player.settle();
    player.click("Social Deduction");
    player.click("After The Beginning");
    player.click_part("Nobody won (it ended otherwise), 4 players");
    player.click("Sit down");
    let kept = |player: &Player| player.labels().iter().filter(|label| label.starts_with("Keep ")).count();
    assert!(kept(&player) > 0, "{:#?}", player.labels());
    let library = shipped_library().unwrap();
    let card = library.ids.iter().find(|card| player.sees_part(&format!("Keep {} (", card.name))).unwrap();
    player.click_part(&format!("{}, ", card.name));
    assert!(player.sees_part("Which loyalty card"), "a click on the card keeps it: {:#?}", player.labels());
}

/// SD-CAMP-09
#[test]
fn cards_are_chosen_one_after_the_other_and_the_game_begins() {
    let setup = Setup { after: Some(record()), ..Setup::new(shipped_library().unwrap(), 4) };
    let chair = |at| if at == 0 { Chair::person("") } else { Chair::bot(format!("Bot {at}"), Level::Random) };
    let table = Table::new(setup, 3, (0..4).map(chair).collect()).unwrap();
    let mut player = Player::new();
    player.app_mut().open(Screen::Table(Box::new(screens::Table::new(table))));
    player.wait();
    for _ in 0..40 {
        if !player.labels().iter().any(|label| label.starts_with("Keep ")) {
            break;
        }
        assert!(player.sees_part("must make you a Human"), "{:#?}", player.labels());
        player.click_part("Keep ");
        player.wait();
    }
    for part in ["loyalty card do you lay open", "do you put away", "do you put away"] {
        assert!(player.sees_part(part), "{part}: {:#?}", player.labels());
        player.click_part(if part.contains("open") { "Reveal " } else { "Discard " });
        player.wait();
    }
    assert!(player.sees_part("You are "), "{:#?}", player.labels());
}
