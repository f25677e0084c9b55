//! Every text has room: in English and in a language 40 % longer, on small screens and at large text scales.

use std::sync::Mutex;

use egui::{Rect, Shape, epaint::ClippedShape, vec2};
use ghostline::{ui::gallery, words::Words};

use super::player::Player;

/// The screens that are looked at, by how the names of their pictures begin. A new screen is added here.
const SCREENS: [&str; 22] = [
    "title",
    "picker",
    "briefing",
    "pause",
    "saves",
    "settings",
    "credits",
    "codex",
    "replay",
    "debrief",
    "mission-",
    "campaigns",
    "contracts",
    "course",
    "editor",
    "shop",
    "statistics",
    "quick",
    "table-",
    "finale",
    "rerun",
    "beginning",
];

/// Pictures of a dialog over a screen: what lies under it is covered.
const DIALOGS: [&str; 4] = ["mission-choose-card", "mission-story", "mission-use", "table-first-claim"];

/// A line of text on the screen with what it may not leave, and when it was painted.
struct Text {
    words: String,
    rect: Rect,
    clip: Rect,
    order: usize,
}

/// What was painted: lines of text of some length, and plates that hide what lies below them. Shorter texts are numbers
/// on plans, which bleed out of the screen.
#[derive(Default)]
struct Painted {
    texts: Vec<Text>,
    plates: Vec<(usize, Rect)>,
    count: usize,
}

impl Painted {
    fn of(shapes: &[ClippedShape]) -> Self {
        let mut painted = Self::default();
        for ClippedShape { clip_rect, shape } in shapes {
            painted.gather(shape, *clip_rect);
        }
        painted
    }

    fn gather(&mut self, shape: &Shape, clip: Rect) {
        self.count += 1;
        let order = self.count;
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| self.gather(shape, clip)),
            Shape::Rect(plate) if plate.fill.a() == 255 => self.plates.push((order, plate.rect.intersect(clip))),
            Shape::Text(text) => self.texts.extend(text.galley.rows.iter().filter_map(|row| {
                let words = row.text();
                let rect = row.visuals.mesh_bounds.translate(text.pos.to_vec2());
                let long = words.chars().filter(|c| c.is_alphanumeric()).count() > 2;
                long.then_some(Text { words, rect, clip, order })
            })),
            _ => {}
        }
    }

    /// Whether one text can be read through another: no plate lies between them.
    fn collide(&self, below: &Text, above: &Text) -> bool {
        let both = below.rect.intersect(below.clip).intersect(above.rect.intersect(above.clip));
        let between = |(order, plate): &(usize, Rect)| {
            (below.order..above.order).contains(order) && plate.expand(1.0).contains_rect(both)
        };
        both.width() > 3.0 && both.height() > 3.0 && !self.plates.iter().any(between)
    }
}

/// Whether a text is cut off. What scrolls may be above or below its part of the screen, never beside it; only a field
/// of one line, to type in, scrolls sideways.
fn is_cut(text: &Text, screen: Rect) -> bool {
    let scrolled_away = !text.rect.y_range().intersects(text.clip.y_range());
    let sideways = text.clip.height() < 24.0;
    let out = text.rect.left() < text.clip.left() - 1.0 || text.rect.right() > text.clip.right() + 1.0;
    let beside = out && !sideways;
    // What has the whole screen does not scroll.
    let whole = text.clip.expand(1.0).contains_rect(screen);
    let outside = text.rect.bottom() > screen.bottom() + 1.0 || text.rect.top() < screen.top() - 1.0;
    !scrolled_away && (beside || whole && outside)
}

/// Some pictures lay out files in one folder: they are looked at one after the other.
static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());

/// Everything wrong with the texts of every screen at one size.
fn faults(words: fn() -> Words, size: (f32, f32), scale: u16) -> Vec<String> {
    let _alone = ONE_AT_A_TIME.lock();
    let mut faults = Vec::new();
    // Parts by themselves stand as no screen has them.
    let is_part = |name: &str| name.starts_with("beginning-parts");
    let wanted = |name: &str| SCREENS.iter().any(|screen| name.starts_with(screen)) && !is_part(name);
    for shot in gallery::shots().into_iter().filter(|shot| wanted(shot.name)) {
        let mut player = Player::speaking(words(), vec2(size.0, size.1), tempfile::tempdir().unwrap());
        player.app_mut().desk_mut().settings.text_scale = scale;
        (shot.open)(player.app_mut());
        player.wait();
        let (screen, painted) = (player.rect(), Painted::of(player.shapes()));
        let texts = &painted.texts;
        assert!(!texts.is_empty(), "{} shows nothing", shot.name);
        for text in texts.iter().filter(|text| is_cut(text, screen)) {
            faults.push(format!(
                "{} {size:?} {scale} %: cut {:?} {:?} in {:?}",
                shot.name, text.words, text.rect, text.clip
            ));
        }
        if DIALOGS.contains(&shot.name) {
            continue;
        }
        for (at, a) in texts.iter().enumerate() {
            for b in texts.iter().skip(at + 1).filter(|b| painted.collide(a, b)) {
                faults.push(format!(
                    "{} {size:?} {scale} %: {:?} lies on {:?} {:?}",
                    shot.name, a.words, b.words, b.rect
                ));
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
