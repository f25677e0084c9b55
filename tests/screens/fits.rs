//! Every text has room: in English and in a language 40 % longer, on small screens and at large text scales.

use std::sync::Mutex;

use egui::{Rect, Shape, epaint::ClippedShape, vec2};
use ghostline::{ui::gallery, words::Words};

use super::player::Player;

/// The screens that are looked at, by how the names of their pictures begin. A new screen is added here.
const SCREENS: [&str; 7] = ["title", "picker", "briefing", "pause", "saves", "settings", "credits"];

/// A text on the screen with what it may not leave.
struct Text {
    words: String,
    rect: Rect,
    clip: Rect,
}

/// Every text of some length that is painted. Shorter ones are numbers on plans, which bleed out of the screen.
fn texts(shapes: &[ClippedShape]) -> Vec<Text> {
    let mut found = Vec::new();
    for ClippedShape { clip_rect, shape } in shapes {
        gather(shape, *clip_rect, &mut found);
    }
    found
}

fn gather(shape: &Shape, clip: Rect, found: &mut Vec<Text>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| gather(shape, clip, found)),
        Shape::Text(text) if text.galley.text().chars().filter(|c| c.is_alphanumeric()).count() > 2 => {
            let rect = text.galley.mesh_bounds.translate(text.pos.to_vec2());
            found.push(Text { words: text.galley.text().to_owned(), rect, clip });
        }
        _ => {}
    }
}

/// Whether a text is cut off. What scrolls may be above or below its part of the screen, never beside it; only a field
/// of one line, to type in, scrolls sideways.
fn is_cut(text: &Text, screen: Rect) -> bool {
    let scrolled_away = !text.rect.y_range().intersects(text.clip.y_range());
    let sideways = text.clip.height() < 24.0;
    let out = text.rect.left() < text.clip.left() - 1.0 || text.rect.right() > text.clip.right() + 1.0;
    let beside = out && !sideways;
    let below = text.clip.bottom() >= screen.bottom() - 1.0 && text.rect.bottom() > screen.bottom() + 1.0;
    let above = text.clip.top() <= screen.top() + 1.0 && text.rect.top() < screen.top() - 1.0;
    !scrolled_away && (beside || below || above)
}

/// Whether two texts lie on each other.
fn collide(a: &Text, b: &Text) -> bool {
    let both = a.rect.intersect(a.clip).intersect(b.rect.intersect(b.clip));
    both.width() > 3.0 && both.height() > 3.0
}

/// Some pictures lay out files in one folder: they are looked at one after the other.
static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());

/// Everything wrong with the texts of every screen at one size.
fn faults(words: fn() -> Words, size: (f32, f32), scale: u16) -> Vec<String> {
    let _alone = ONE_AT_A_TIME.lock();
    let mut faults = Vec::new();
    let wanted = |name: &str| SCREENS.iter().any(|screen| name.starts_with(screen));
    for shot in gallery::shots().into_iter().filter(|shot| wanted(shot.name)) {
        let mut player = Player::speaking(words(), vec2(size.0, size.1), tempfile::tempdir().unwrap());
        player.app_mut().desk_mut().settings.text_scale = scale;
        (shot.open)(player.app_mut());
        player.wait();
        let (screen, texts) = (player.rect(), texts(player.shapes()));
        assert!(!texts.is_empty(), "{} shows nothing", shot.name);
        for text in texts.iter().filter(|text| is_cut(text, screen)) {
            faults.push(format!(
                "{} {size:?} {scale} %: cut {:?} {:?} in {:?}",
                shot.name, text.words, text.rect, text.clip
            ));
        }
        for (at, a) in texts.iter().enumerate() {
            for b in texts.iter().skip(at + 1).filter(|b| collide(a, b)) {
                faults.push(format!("{} {size:?} {scale} %: {:?} lies on {:?}", shot.name, a.words, b.words));
            }
        }
    }
    faults
}

#[test]
fn every_screen_fits_a_language_two_fifths_longer() {
    for size in [(1280.0, 720.0), (960.0, 540.0)] {
        let faults = faults(Words::pseudo, size, 100);
        assert!(faults.is_empty(), "{faults:#?}");
    }
}

#[test]
fn every_screen_fits_at_every_size_and_text_scale() {
    for size in [(1920.0, 1080.0), (1280.0, 720.0), (960.0, 540.0)] {
        for scale in [80, 200] {
            let faults = faults(Words::english, size, scale);
            assert!(faults.is_empty(), "{faults:#?}");
        }
    }
}
