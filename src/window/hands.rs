//! What the player's hands do, from macroquad's events to egui's: mouse, wheel, keys, text, focus.

use egui::{Event, Key, Modifiers, MouseWheelUnit, PointerButton, Pos2, Vec2};
use macroquad::miniquad::{EventHandler, KeyCode, KeyMods, MouseButton};

/// Collects egui's events out of macroquad's.
pub struct Hands {
    /// What happened since it was last taken.
    pub events: Vec<Event>,
    /// What is held.
    pub modifiers: Modifiers,
    /// Whether the window is in front.
    pub focused: bool,
    /// How many pixels a point has.
    pub pixels_per_point: f32,
    /// The letter that came with the key about to come.
    letter: Option<char>,
    /// The keys that are down, by code.
    held: Vec<(KeyCode, Key)>,
}

impl Default for Hands {
    fn default() -> Self {
        let modifiers = Modifiers::NONE;
        Self { events: Vec::new(), modifiers, focused: true, pixels_per_point: 1.0, letter: None, held: Vec::new() }
    }
}

impl Hands {
    fn point(&self, x: f32, y: f32) -> Pos2 {
        Pos2::new(x, y) / self.pixels_per_point
    }

    fn button(&mut self, button: MouseButton, pos: Pos2, pressed: bool) {
        let button = match button {
            MouseButton::Left => PointerButton::Primary,
            MouseButton::Right => PointerButton::Secondary,
            MouseButton::Middle => PointerButton::Middle,
            MouseButton::Unknown => return,
        };
        self.events.push(Event::PointerButton { pos, button, pressed, modifiers: self.modifiers });
    }

    fn press(&mut self, code: KeyCode, held: KeyMods) {
        self.modifiers = modifiers(held, code, true);
        let letter = self.letter.take();
        match code {
            KeyCode::X if self.modifiers.command => self.events.push(Event::Cut),
            KeyCode::C if self.modifiers.command => self.events.push(Event::Copy),
            _ => {
                if let Some(key) = key(code, letter) {
                    self.held.retain(|held| *held != (code, key));
                    self.held.push((code, key));
                    // Shift that was needed to write the sign is no part of the key.
                    let shift = self.modifiers.shift && plain(code) == Some(key);
                    self.tell(key, true, Modifiers { shift, ..self.modifiers });
                }
            }
        }
    }

    /// Lets go of the keys of one code, or of all.
    fn release(&mut self, code: Option<KeyCode>) {
        let (gone, kept) = self.held.drain(..).partition(|(held, _)| code.is_none_or(|code| code == *held));
        self.held = kept;
        let gone: Vec<(KeyCode, Key)> = gone;
        for (_, key) in gone {
            self.tell(key, false, self.modifiers);
        }
    }

    fn tell(&mut self, key: Key, pressed: bool, modifiers: Modifiers) {
        // egui itself notices that a key was down already.
        self.events.push(Event::Key { key, physical_key: None, pressed, repeat: false, modifiers });
    }
}

impl EventHandler for Hands {
    fn update(&mut self) {}

    fn draw(&mut self) {}

    fn mouse_motion_event(&mut self, x: f32, y: f32) {
        self.events.push(Event::PointerMoved(self.point(x, y)));
    }

    fn mouse_wheel_event(&mut self, x: f32, y: f32) {
        // X11 counts notches, other systems something like pixels.
        let unit = if cfg!(target_os = "linux") { MouseWheelUnit::Line } else { MouseWheelUnit::Point };
        self.events.push(Event::MouseWheel { unit, delta: Vec2::new(x, y), modifiers: self.modifiers });
    }

    fn mouse_button_down_event(&mut self, button: MouseButton, x: f32, y: f32) {
        self.button(button, self.point(x, y), true);
    }

    fn mouse_button_up_event(&mut self, button: MouseButton, x: f32, y: f32) {
        self.button(button, self.point(x, y), false);
    }

    fn char_event(&mut self, letter: char, held: KeyMods, _repeat: bool) {
        self.letter = Some(letter);
        let written = !letter.is_control() && !is_private(letter);
        // Control and Alt together are AltGr on some systems.
        if written && (!held.ctrl || held.alt) && !held.logo {
            self.events.push(Event::Text(letter.to_string()));
        }
    }

    fn key_down_event(&mut self, code: KeyCode, held: KeyMods, _repeat: bool) {
        self.press(code, held);
    }

    fn key_up_event(&mut self, code: KeyCode, held: KeyMods) {
        self.modifiers = modifiers(held, code, false);
        self.release(Some(code));
    }

    fn window_minimized_event(&mut self) {
        self.focused = false;
        self.release(None);
        self.modifiers = Modifiers::NONE;
        self.events.push(Event::WindowFocused(false));
    }

    fn window_restored_event(&mut self) {
        self.focused = true;
        self.events.push(Event::WindowFocused(true));
    }
}

/// Special keys come as letters of the private areas on some systems.
fn is_private(letter: char) -> bool {
    matches!(letter, '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{10fffd}')
}

/// What is held after a key: systems report it as it was before.
fn modifiers(held: KeyMods, code: KeyCode, pressed: bool) -> Modifiers {
    let after = |held: bool, keys: [KeyCode; 2]| if keys.contains(&code) { pressed } else { held };
    let ctrl = after(held.ctrl, [KeyCode::LeftControl, KeyCode::RightControl]);
    let logo = after(held.logo, [KeyCode::LeftSuper, KeyCode::RightSuper]);
    let mac = cfg!(target_os = "macos");
    Modifiers {
        alt: after(held.alt, [KeyCode::LeftAlt, KeyCode::RightAlt]),
        ctrl,
        shift: after(held.shift, [KeyCode::LeftShift, KeyCode::RightShift]),
        mac_cmd: mac && logo,
        command: if mac { logo } else { ctrl },
    }
}

/// The key egui knows: by its code, or by the sign it wrote where the sign has a name of its own.
fn key(code: KeyCode, letter: Option<char>) -> Option<Key> {
    let written = letter.filter(char::is_ascii).and_then(|letter| Key::from_name(letter.encode_utf8(&mut [0; 4])));
    let is_sign = letter.is_some_and(|letter| letter.is_ascii_punctuation());
    match (plain(code), written) {
        // Digits stay digits whatever stands above them.
        (Some(key), Some(sign)) if is_sign && !is_digit(key) => Some(sign),
        (Some(key), _) => Some(key),
        (None, written) => written.or_else(|| without_num_lock(code)),
    }
}

fn is_digit(key: Key) -> bool {
    matches!(key.name().as_bytes(), [b'0'..=b'9'])
}

/// The key of a code, where it is the same on every keyboard.
fn plain(code: KeyCode) -> Option<Key> {
    Some(match code {
        KeyCode::LeftBracket => Key::OpenBracket,
        KeyCode::RightBracket => Key::CloseBracket,
        KeyCode::GraveAccent => Key::Backtick,
        KeyCode::Apostrophe => Key::Quote,
        KeyCode::KpEnter => Key::Enter,
        KeyCode::KpAdd => Key::Plus,
        KeyCode::KpSubtract => Key::Minus,
        KeyCode::KpDivide => Key::Slash,
        KeyCode::KpEqual => Key::Equals,
        // All others have the same names in both.
        other => Key::from_name(format!("{other:?}").trim_start_matches("Key"))?,
    })
}

/// What the number block does while it gives no digits.
fn without_num_lock(code: KeyCode) -> Option<Key> {
    Some(match code {
        KeyCode::Kp0 => Key::Insert,
        KeyCode::Kp1 => Key::End,
        KeyCode::Kp2 => Key::ArrowDown,
        KeyCode::Kp3 => Key::PageDown,
        KeyCode::Kp4 => Key::ArrowLeft,
        KeyCode::Kp6 => Key::ArrowRight,
        KeyCode::Kp7 => Key::Home,
        KeyCode::Kp8 => Key::ArrowUp,
        KeyCode::Kp9 => Key::PageUp,
        KeyCode::KpDecimal => Key::Delete,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::input::{Bindings, Command};

    const NONE: KeyMods = KeyMods { shift: false, ctrl: false, alt: false, logo: false };
    const SHIFT: KeyMods = KeyMods { shift: true, ..NONE };
    const CTRL: KeyMods = KeyMods { ctrl: true, ..NONE };

    /// The keys and their modifiers after what a keyboard sends for one stroke.
    fn strike(code: KeyCode, letter: Option<char>, held: KeyMods) -> Vec<(Key, Modifiers)> {
        let mut hands = Hands::default();
        if let Some(letter) = letter {
            hands.char_event(letter, held, false);
        }
        hands.key_down_event(code, held, false);
        let keys = hands.events.iter().filter_map(|event| match event {
            Event::Key { key, modifiers, pressed: true, .. } => Some((*key, *modifiers)),
            _ => None,
        });
        keys.collect()
    }

    #[test]
    fn every_key_of_the_game_arrives() {
        let codes = [
            KeyCode::Key1,
            KeyCode::Key8,
            KeyCode::Key0,
            KeyCode::Z,
            KeyCode::Space,
            KeyCode::Minus,
            KeyCode::F1,
            KeyCode::F10,
            KeyCode::F11,
            KeyCode::Escape,
            KeyCode::Up,
        ];
        let keys = codes.map(|code| plain(code).unwrap());
        let wanted = [
            Key::Num1,
            Key::Num8,
            Key::Num0,
            Key::Z,
            Key::Space,
            Key::Minus,
            Key::F1,
            Key::F10,
            Key::F11,
            Key::Escape,
            Key::ArrowUp,
        ];
        assert_eq!(keys, wanted);
    }

    #[test]
    fn plus_zooms_in_on_every_keyboard() {
        let plus = Bindings::default().press(Command::ZoomIn);
        let strokes = [
            (KeyCode::Equal, Some('+'), SHIFT),  // American
            (KeyCode::Unknown, Some('+'), NONE), // German
            (KeyCode::KpAdd, Some('+'), NONE),
        ];
        for (code, letter, held) in strokes {
            assert_eq!(strike(code, letter, held), [(plus.key, plus.modifiers)], "{code:?}");
        }
    }

    #[test]
    fn digits_are_digits_with_and_without_shift() {
        assert_eq!(strike(KeyCode::Key1, Some('!'), SHIFT)[0].0, Key::Num1);
        let (key, held) = strike(KeyCode::Unknown, Some('1'), SHIFT)[0];
        assert_eq!((key, held.shift), (Key::Num1, false), "a French keyboard");
        assert_eq!(strike(KeyCode::Kp7, Some('7'), NONE)[0].0, Key::Num7);
        assert_eq!(strike(KeyCode::Kp7, None, NONE)[0].0, Key::Home);
    }

    #[test]
    fn what_was_pressed_is_let_go_also_where_the_letter_is_gone() {
        let mut hands = Hands::default();
        hands.char_event('+', SHIFT, false);
        hands.key_down_event(KeyCode::Equal, SHIFT, false);
        hands.key_up_event(KeyCode::Equal, NONE);
        hands.key_down_event(KeyCode::A, NONE, false);
        hands.window_minimized_event();
        let released = hands.events.iter().filter_map(|event| match event {
            Event::Key { key, pressed: false, .. } => Some(*key),
            _ => None,
        });
        assert_eq!(released.collect::<Vec<_>>(), [Key::Plus, Key::A]);
    }

    #[test]
    fn text_is_written_and_commands_are_not() {
        let mut hands = Hands::default();
        hands.char_event('é', NONE, false);
        hands.char_event('\r', NONE, false);
        hands.char_event('\u{f700}', NONE, false);
        hands.char_event('z', CTRL, false);
        assert_eq!(hands.events, [Event::Text("é".into())]);
    }

    #[test]
    fn copying_and_cutting_are_events_of_their_own() {
        let mut hands = Hands::default();
        hands.key_down_event(KeyCode::C, CTRL, false);
        hands.key_down_event(KeyCode::X, CTRL, false);
        assert_eq!(hands.events, [Event::Copy, Event::Cut]);
    }

    #[test]
    fn a_modifier_counts_from_its_own_stroke_on() {
        let mut hands = Hands::default();
        hands.key_down_event(KeyCode::LeftShift, NONE, false);
        assert!(hands.modifiers.shift);
        hands.key_up_event(KeyCode::LeftShift, SHIFT);
        assert!(!hands.modifiers.shift);
    }

    #[test]
    fn the_mouse_is_told_in_points() {
        let mut hands = Hands { pixels_per_point: 2.0, ..Hands::default() };
        hands.mouse_motion_event(100.0, 60.0);
        hands.mouse_button_down_event(MouseButton::Unknown, 0.0, 0.0);
        assert_eq!(hands.events, [Event::PointerMoved(Pos2::new(50.0, 30.0))]);
    }
}
