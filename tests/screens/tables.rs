//! What tests of every game of tables share.

use egui::Key;
use ghostline::ui::{Screen, gallery};

use super::player::Player;

/// Opens the picture of this name.
pub fn shot(player: &mut Player, name: &str) {
    let shot = gallery::shots().into_iter().find(|shot| shot.name == name).unwrap();
    (shot.open)(player.app_mut());
    player.wait();
}

/// Leaves the table by its menu.
pub fn leave(player: &mut Player) {
    player.key(Key::F10);
    player.click("Leave the table");
}

/// The switches for when to ask and how fast, at the table of a picture.
pub fn switches_asking_and_speed(picture: &str) {
    let mut player = Player::new();
    shot(&mut player, picture);
    player.click("Reactions: ask me when I can play something");
    player.click("Reactions: ask me only when it concerns me");
    assert!(player.sees("Reactions: ask me always"));
    let speed = |player: &Player| player.app().desk().settings.speed;
    let before = speed(&player);
    player.click_part("Speed");
    assert_ne!(speed(&player), before);
}

/// The finished table of a picture is watched again from among the replays, where it is called so.
pub fn stands_among_the_replays(picture: &str, name: &str) {
    let mut player = Player::new();
    shot(&mut player, picture);
    assert!(player.sees("WHAT EVERYBODY WAS"), "{:#?}", player.labels());
    player.settle();
    let mut player = player.reopen();
    player.click_part("Replays");
    assert!(player.sees_part(name), "{:#?}", player.labels());
    player.click("Watch");
    assert_eq!(player.value("Seen by").as_deref(), Some("everybody"));
}

/// Plays a table of Social Deduction on by keys, always with the first answer, until the end is on the screen.
pub fn play_to_the_end(player: &mut Player) {
    for _ in 0..4000 {
        if !matches!(player.app().top(), Some(Screen::Table(_))) {
            return;
        }
        player.key(Key::Num1);
    }
    panic!("no end: {:#?}", player.labels());
}
