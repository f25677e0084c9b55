//! The title and its menu.

use super::player::Player;

#[test]
fn the_menu_ends_the_game() {
    let mut player = Player::new();
    player.click("Quit");
    assert!(player.app().is_done());
}
