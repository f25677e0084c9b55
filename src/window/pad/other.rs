//! Gamepads where the system has a library of its own for them.

use gilrs::{Axis, Button, EventType, Gilrs};

use super::feel::{Part, Signal};

/// All pads that are plugged in; `None` where the system gives none.
pub struct Devices {
    system: Option<Gilrs>,
}

impl Devices {
    /// Those there are now.
    pub fn new() -> Self {
        Self { system: Gilrs::new().ok() }
    }

    /// What they sent since this was last asked.
    pub fn signals(&mut self, _seconds: f64) -> Vec<Signal> {
        let Some(system) = &mut self.system else { return Vec::new() };
        std::iter::from_fn(|| system.next_event()).filter_map(|event| signal(event.event)).collect()
    }
}

fn signal(event: EventType) -> Option<Signal> {
    match event {
        EventType::ButtonPressed(button, _) => Some(Signal::Button(part(button)?, true)),
        EventType::ButtonReleased(button, _) => Some(Signal::Button(part(button)?, false)),
        EventType::AxisChanged(Axis::LeftStickX, value, _) => Some(Signal::StickX(value)),
        // There the stick counts upwards.
        EventType::AxisChanged(Axis::LeftStickY, value, _) => Some(Signal::StickY(-value)),
        EventType::Disconnected => Some(Signal::Gone),
        _ => None,
    }
}

fn part(button: Button) -> Option<Part> {
    Some(match button {
        Button::South => Part::South,
        Button::East => Part::East,
        Button::West => Part::West,
        Button::North => Part::North,
        Button::LeftTrigger => Part::LeftShoulder,
        Button::RightTrigger => Part::RightShoulder,
        Button::LeftTrigger2 => Part::LeftTrigger,
        Button::RightTrigger2 => Part::RightTrigger,
        Button::Start => Part::Start,
        Button::Select => Part::Select,
        Button::DPadUp => Part::Up,
        Button::DPadDown => Part::Down,
        Button::DPadLeft => Part::Left,
        Button::DPadRight => Part::Right,
        _ => return None,
    })
}
