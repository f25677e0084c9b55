//! From what a pad sends to what its buttons stand for: dead zone, repeats, and every button once.

use crate::ui::{focus::Nav, input::PadButton};

/// One thing a pad sent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Signal {
    /// A button went down or up.
    Button(Part, bool),
    /// The left stick, from -1 to 1: to the right.
    StickX(f32),
    /// The left stick, from -1 to 1: down.
    StickY(f32),
    /// The cross as two axes: -1, 0 or 1 to the right.
    CrossX(i32),
    /// The cross as two axes: -1, 0 or 1 down.
    CrossY(i32),
    /// A trigger from 0 to 1.
    LeftTrigger(f32),
    /// A trigger from 0 to 1.
    RightTrigger(f32),
    /// The pad is gone: everything is let go.
    Gone,
}

/// A button by its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Part {
    South,
    East,
    West,
    North,
    LeftShoulder,
    RightShoulder,
    LeftTrigger,
    RightTrigger,
    Start,
    Select,
    Up,
    Down,
    Left,
    Right,
}

/// Beyond this the stick points somewhere.
const STICK_ON: f32 = 0.6;
/// Below this it no longer does.
const STICK_OFF: f32 = 0.35;
/// The same for triggers.
const TRIGGER_ON: f32 = 0.55;
const TRIGGER_OFF: f32 = 0.3;
/// Seconds until a held direction repeats, and between repeats.
const FIRST_REPEAT: f64 = 0.42;
const NEXT_REPEAT: f64 = 0.12;

/// What is held on a pad.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pad {
    stick: [f32; 2],
    cross: [i32; 2],
    /// The direction held, and when it repeats.
    held: Option<(Nav, f64)>,
    triggers: [bool; 2],
}

impl Pad {
    /// What a signal means, at a moment in seconds.
    pub fn feel(&mut self, signal: Signal, now: f64) -> Option<PadButton> {
        match signal {
            Signal::Button(part, down) => return self.button(part, down, now),
            Signal::StickX(x) => self.stick[0] = x,
            Signal::StickY(y) => self.stick[1] = y,
            Signal::CrossX(x) => self.cross[0] = x.signum(),
            Signal::CrossY(y) => self.cross[1] = y.signum(),
            Signal::LeftTrigger(pulled) => return self.trigger(0, pulled).then_some(PadButton::LEFT_TRIGGER),
            Signal::RightTrigger(pulled) => return self.trigger(1, pulled).then_some(PadButton::RIGHT_TRIGGER),
            Signal::Gone => *self = Self::default(),
        }
        self.steer(now)
    }

    /// A held direction once more, when its time has come.
    pub fn repeat(&mut self, now: f64) -> Option<PadButton> {
        let (nav, due) = self.held.as_mut()?;
        if now < *due {
            return None;
        }
        *due = now + NEXT_REPEAT;
        Some(PadButton::Nav(*nav))
    }

    fn button(&mut self, part: Part, down: bool, now: f64) -> Option<PadButton> {
        let cross = match part {
            Part::Up => (1, -1),
            Part::Down => (1, 1),
            Part::Left => (0, -1),
            Part::Right => (0, 1),
            Part::LeftTrigger => return self.trigger(0, f32::from(u8::from(down))).then_some(PadButton::LEFT_TRIGGER),
            Part::RightTrigger => {
                return self.trigger(1, f32::from(u8::from(down))).then_some(PadButton::RIGHT_TRIGGER);
            }
            _ => return meaning(part).filter(|_| down),
        };
        self.cross[cross.0] = if down { cross.1 } else { 0 };
        self.steer(now)
    }

    /// Whether a trigger was pulled just now. Some pads send it twice, as a button and as an axis.
    fn trigger(&mut self, which: usize, pulled: f32) -> bool {
        let before = self.triggers[which];
        self.triggers[which] = pulled > if before { TRIGGER_OFF } else { TRIGGER_ON };
        self.triggers[which] && !before
    }

    /// The direction, where it is a new one.
    fn steer(&mut self, now: f64) -> Option<PadButton> {
        let before = self.held.map(|(nav, _)| nav);
        let nav = self.direction(before);
        if nav == before {
            return None;
        }
        self.held = nav.map(|nav| (nav, now + FIRST_REPEAT));
        nav.map(PadButton::Nav)
    }

    fn direction(&self, before: Option<Nav>) -> Option<Nav> {
        let limit = if before.is_some() { STICK_OFF } else { STICK_ON };
        let [x, y] = if self.cross == [0, 0] { self.stick } else { self.cross.map(|part| part as f32) };
        match (x.abs() >= y.abs(), x, y) {
            _ if x.abs().max(y.abs()) < limit => None,
            (true, x, _) => Some(if x < 0.0 { Nav::Left } else { Nav::Right }),
            (false, _, y) => Some(if y < 0.0 { Nav::Up } else { Nav::Down }),
        }
    }
}

/// What a button stands for.
fn meaning(part: Part) -> Option<PadButton> {
    Some(match part {
        Part::South => PadButton::Confirm,
        Part::East => PadButton::Back,
        Part::West => PadButton::X,
        Part::North => PadButton::Y,
        Part::LeftShoulder => PadButton::LEFT_SHOULDER,
        Part::RightShoulder => PadButton::RIGHT_SHOULDER,
        Part::Start => PadButton::START,
        Part::Select => PadButton::SELECT,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::input::Command;

    /// What a pad gives for signals, each a tenth of a second after the one before.
    fn felt(signals: &[Signal]) -> Vec<PadButton> {
        let mut pad = Pad::default();
        signals.iter().enumerate().filter_map(|(at, &signal)| pad.feel(signal, at as f64 / 10.0)).collect()
    }

    #[test]
    fn buttons_count_when_they_go_down() {
        let all = [Part::South, Part::East, Part::West, Part::North, Part::Start, Part::Select];
        let signals: Vec<_> =
            all.iter().flat_map(|&part| [Signal::Button(part, true), Signal::Button(part, false)]).collect();
        let wanted = [
            PadButton::Confirm,
            PadButton::Back,
            PadButton::Command(Command::Undo),
            PadButton::Command(Command::Inspect),
            PadButton::Command(Command::Menu),
            PadButton::Command(Command::Threat),
        ];
        assert_eq!(felt(&signals), wanted);
    }

    #[test]
    fn the_stick_has_a_dead_zone_and_does_not_flutter_at_its_edge() {
        assert_eq!(felt(&[Signal::StickX(0.4), Signal::StickY(-0.5)]), []);
        let edge = [Signal::StickX(0.7), Signal::StickX(0.5), Signal::StickX(0.7), Signal::StickX(0.1)];
        assert_eq!(felt(&edge), [PadButton::Nav(Nav::Right)]);
        let around = [Signal::StickY(-0.9), Signal::StickX(-1.0), Signal::StickY(0.0)];
        assert_eq!(felt(&around), [PadButton::Nav(Nav::Up), PadButton::Nav(Nav::Left)]);
    }

    #[test]
    fn a_held_direction_repeats_until_it_is_let_go() {
        let mut pad = Pad::default();
        assert_eq!(pad.feel(Signal::CrossY(1), 0.0), Some(PadButton::Nav(Nav::Down)));
        assert_eq!(pad.repeat(0.3), None);
        assert_eq!(pad.repeat(0.5), Some(PadButton::Nav(Nav::Down)));
        assert_eq!(pad.repeat(0.55), None);
        assert_eq!(pad.repeat(0.7), Some(PadButton::Nav(Nav::Down)));
        assert_eq!(pad.feel(Signal::CrossY(0), 0.8), None);
        assert_eq!(pad.repeat(9.0), None);
    }

    #[test]
    fn a_cross_of_buttons_is_a_cross() {
        let signals =
            [Signal::Button(Part::Left, true), Signal::Button(Part::Left, false), Signal::Button(Part::Up, true)];
        assert_eq!(felt(&signals), [PadButton::Nav(Nav::Left), PadButton::Nav(Nav::Up)]);
    }

    #[test]
    fn a_trigger_that_comes_as_button_and_axis_counts_once() {
        let signals = [
            Signal::LeftTrigger(0.2),
            Signal::LeftTrigger(0.9),
            Signal::Button(Part::LeftTrigger, true),
            Signal::LeftTrigger(0.1),
            Signal::LeftTrigger(0.8),
        ];
        assert_eq!(felt(&signals), [PadButton::LEFT_TRIGGER, PadButton::LEFT_TRIGGER]);
    }

    #[test]
    fn a_pad_that_is_pulled_out_holds_nothing() {
        let mut pad = Pad::default();
        pad.feel(Signal::StickX(1.0), 0.0);
        pad.feel(Signal::Gone, 0.1);
        assert_eq!(pad.repeat(5.0), None);
    }
}
