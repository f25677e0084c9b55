//! The kernel's own devices: no library is needed for them.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs, io,
    path::{Path, PathBuf},
};

use evdev::{AbsoluteAxisCode as Axis, Device, EventSummary, InputEvent, KeyCode};

use super::feel::{Part, Signal};

/// Seconds between looks for new devices.
const LOOK_EVERY: f64 = 1.0;

/// The company whose pads call the left button X and mean the upper one.
const MICROSOFT: u16 = 0x045e;

/// All pads that are plugged in.
pub struct Devices {
    open: BTreeMap<PathBuf, Source>,
    /// Devices that are none, or that we may not read.
    passed: BTreeSet<PathBuf>,
    next_look: f64,
}

/// One pad.
struct Source {
    device: Device,
    layout: Layout,
}

/// How the numbers of a pad are to be read.
#[derive(Clone, Debug, Default)]
struct Layout {
    /// Smallest and largest value of each axis.
    ranges: BTreeMap<u16, (i32, i32)>,
    /// The names of left and upper button are swapped.
    swapped: bool,
    /// The axes Z and RZ are triggers, not a second stick.
    analog_triggers: bool,
}

impl Devices {
    /// Those there are now.
    pub fn new() -> Self {
        Self { open: BTreeMap::new(), passed: BTreeSet::new(), next_look: 0.0 }
    }

    /// What they sent since this was last asked.
    pub fn signals(&mut self, seconds: f64) -> Vec<Signal> {
        if seconds >= self.next_look {
            self.next_look = seconds + LOOK_EVERY;
            self.look();
        }
        let mut signals = Vec::new();
        self.open.retain(|_, source| source.read(&mut signals));
        signals
    }

    /// Opens what is new.
    fn look(&mut self) {
        let Ok(entries) = fs::read_dir("/dev/input") else { return };
        let events = entries.flatten().filter(|entry| entry.file_name().as_encoded_bytes().starts_with(b"event"));
        let present: BTreeSet<PathBuf> = events.map(|entry| entry.path()).collect();
        self.passed.retain(|path| present.contains(path));
        for path in present {
            if self.open.contains_key(&path) || self.passed.contains(&path) {
                continue;
            }
            match Source::open(&path) {
                Ok(Some(source)) => drop(self.open.insert(path, source)),
                // A device that was just plugged in may not be readable yet: it is tried again.
                Err(error) if error.kind() == io::ErrorKind::PermissionDenied => {}
                Ok(None) | Err(_) => drop(self.passed.insert(path)),
            }
        }
    }
}

impl Source {
    /// The device, if it is a pad.
    fn open(path: &Path) -> io::Result<Option<Self>> {
        let device = Device::open(path)?;
        if !device.supported_keys().is_some_and(|keys| keys.contains(KeyCode::BTN_SOUTH)) {
            return Ok(None);
        }
        device.set_nonblocking(true)?;
        let ranges = device.get_absinfo()?.map(|(axis, info)| (axis.0, (info.minimum(), info.maximum())));
        let ranges: BTreeMap<_, _> = ranges.collect();
        let analog_triggers = ranges.contains_key(&Axis::ABS_RX.0);
        let layout = Layout { ranges, swapped: device.input_id().vendor() == MICROSOFT, analog_triggers };
        Ok(Some(Self { device, layout }))
    }

    /// Reads what it sent; `false` where it is gone.
    fn read(&mut self, signals: &mut Vec<Signal>) -> bool {
        match self.device.fetch_events() {
            Ok(events) => {
                signals.extend(events.filter_map(|event| self.layout.signal(event)));
                true
            }
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => true,
            Err(_) => {
                signals.push(Signal::Gone);
                false
            }
        }
    }
}

impl Layout {
    fn signal(&self, event: InputEvent) -> Option<Signal> {
        match event.destructure() {
            // A value of 2 is a repeat of the kernel's.
            EventSummary::Key(_, key, value @ 0..=1) => Some(Signal::Button(self.part(key)?, value == 1)),
            EventSummary::AbsoluteAxis(_, axis, value) => self.axis(axis, value),
            _ => None,
        }
    }

    fn part(&self, key: KeyCode) -> Option<Part> {
        Some(match key {
            KeyCode::BTN_SOUTH => Part::South,
            KeyCode::BTN_EAST => Part::East,
            KeyCode::BTN_NORTH if self.swapped => Part::West,
            KeyCode::BTN_WEST if self.swapped => Part::North,
            KeyCode::BTN_NORTH => Part::North,
            KeyCode::BTN_WEST => Part::West,
            KeyCode::BTN_TL => Part::LeftShoulder,
            KeyCode::BTN_TR => Part::RightShoulder,
            KeyCode::BTN_TL2 => Part::LeftTrigger,
            KeyCode::BTN_TR2 => Part::RightTrigger,
            KeyCode::BTN_START => Part::Start,
            KeyCode::BTN_SELECT => Part::Select,
            KeyCode::BTN_DPAD_UP => Part::Up,
            KeyCode::BTN_DPAD_DOWN => Part::Down,
            KeyCode::BTN_DPAD_LEFT => Part::Left,
            KeyCode::BTN_DPAD_RIGHT => Part::Right,
            _ => return None,
        })
    }

    fn axis(&self, axis: Axis, value: i32) -> Option<Signal> {
        let (least, most) = self.ranges.get(&axis.0).copied().unwrap_or((-1, 1));
        let part = (value - least) as f32 / (most - least).max(1) as f32;
        Some(match axis {
            Axis::ABS_X => Signal::StickX(part * 2.0 - 1.0),
            Axis::ABS_Y => Signal::StickY(part * 2.0 - 1.0),
            Axis::ABS_HAT0X => Signal::CrossX(value),
            Axis::ABS_HAT0Y => Signal::CrossY(value),
            Axis::ABS_Z if self.analog_triggers => Signal::LeftTrigger(part),
            Axis::ABS_RZ if self.analog_triggers => Signal::RightTrigger(part),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use evdev::EventType;

    use super::*;

    fn layout(swapped: bool) -> Layout {
        let ranges = [(Axis::ABS_X, (-32768, 32767)), (Axis::ABS_Y, (0, 255)), (Axis::ABS_Z, (0, 1023))];
        let ranges = ranges.into_iter().map(|(axis, range)| (axis.0, range)).collect();
        Layout { ranges, swapped, analog_triggers: true }
    }

    fn axis(axis: Axis, value: i32) -> InputEvent {
        InputEvent::new(EventType::ABSOLUTE.0, axis.0, value)
    }

    #[test]
    fn axes_are_told_in_parts_of_their_range() {
        let layout = layout(false);
        assert_eq!(layout.signal(axis(Axis::ABS_X, -32768)), Some(Signal::StickX(-1.0)));
        assert_eq!(layout.signal(axis(Axis::ABS_Y, 255)), Some(Signal::StickY(1.0)));
        assert_eq!(layout.signal(axis(Axis::ABS_Z, 1023)), Some(Signal::LeftTrigger(1.0)));
        assert_eq!(layout.signal(axis(Axis::ABS_HAT0X, -1)), Some(Signal::CrossX(-1)));
        assert_eq!(layout.signal(axis(Axis::ABS_RX, 5)), None, "the second stick does nothing");
    }

    #[test]
    fn the_left_and_the_upper_button_are_told_by_place_on_every_make() {
        let press = |key: KeyCode| InputEvent::new(EventType::KEY.0, key.code(), 1);
        assert_eq!(layout(false).signal(press(KeyCode::BTN_NORTH)), Some(Signal::Button(Part::North, true)));
        assert_eq!(layout(true).signal(press(KeyCode::BTN_NORTH)), Some(Signal::Button(Part::West, true)));
        assert_eq!(layout(true).signal(press(KeyCode::BTN_WEST)), Some(Signal::Button(Part::North, true)));
        let repeat = InputEvent::new(EventType::KEY.0, KeyCode::BTN_SOUTH.code(), 2);
        assert_eq!(layout(true).signal(repeat), None);
    }

    #[test]
    fn a_machine_without_pads_sends_nothing() {
        assert_eq!(Devices::new().signals(0.0), []);
    }
}
