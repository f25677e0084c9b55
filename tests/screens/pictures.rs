//! The pictures of `ghostline shots` show what they are called, whatever the missions have become since.

use egui::vec2;
use ghostline::{ui::gallery, words::Words};

use super::player::Player;

/// A picture, and a part of a name that stands on it.
const SHOWN: [(&str, &str); 13] = [
    ("debrief-won", "Next mission"),
    ("debrief-lost", "Try again"),
    ("debrief-first", "Next mission"),
    ("course-ended", "Play Social Deduction"),
    ("course-late", "Long Wave, next"),
    ("mission-story", "smaller than a cigarette case"),
    ("mission-won", "Mission accomplished in turn 7"),
    ("mission-choose-card", "drew the choose card"),
    ("mission-way", "Which"),
    ("mission-order", "Who acts next"),
    ("editor-fault", "Open wall"),
    ("editor-ways", "Nobody taken out 13 turns"),
    ("proof", "Difficulty: "),
];

#[test]
fn pictures_show_what_they_are_called() {
    for (name, part) in SHOWN {
        let shot = gallery::shots().into_iter().find(|shot| shot.name == name).unwrap();
        let mut player = Player::speaking(Words::english(), vec2(1280.0, 720.0), tempfile::tempdir().unwrap());
        (shot.open)(player.app_mut());
        player.wait();
        assert!(player.sees_part(part), "{name} does not show {part:?}: {:#?}", player.labels());
    }
}
