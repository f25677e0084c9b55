//! A game after The Beginning in the window: the choice of cards by label, then the first turn.

use ghostline::{
    content::shipped_library,
    deduction::{End, Fate, Handover, Setup, Survivor},
    engine::{Level, Seat},
    session::{deduction::Table, table::Chair},
    ui::{Screen, screens},
};

use super::player::Player;

/// SD-CAMP-09
#[test]
fn cards_are_chosen_one_after_the_other_and_the_game_begins() {
    let came =
        |faction| Survivor { faction, objective: true, cube: false, wounds: 2, full_health: true, transferred: 3 };
    let players = [Fate::Human, Fate::Machine, Fate::Outlaw, Fate::Legion].map(came).to_vec();
    let (winner, last) = (None, Seat(3));
    let record = Handover { winner, end: End::Other, apex_destroyed: false, deus_destroyed: false, last, players };
    let setup = Setup { after: Some(record), ..Setup::new(shipped_library().unwrap(), 4) };
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
