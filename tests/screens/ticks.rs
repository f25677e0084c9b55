//! What is heard while keys and pointer go from control to control.

use egui::Key;
use ghostline::ui::Cue;

use super::player::Player;

#[test]
fn going_to_another_control_ticks_once() {
    let mut player = Player::new();
    player.app_mut().take_cues();
    player.key(Key::ArrowDown);
    let ticks = player.app_mut().take_cues().into_iter().filter(|cue| *cue == Cue::Hover).count();
    assert_eq!(ticks, 1);
    player.wait();
    assert_eq!(player.app_mut().take_cues(), []);
}
