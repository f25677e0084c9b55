//! What the game asks for, and when. Everything that takes time happens in a thread of its own.

use std::{
    collections::BTreeMap,
    sync::{
        Arc,
        mpsc::{Receiver, Sender, SyncSender, channel, sync_channel},
    },
    thread,
    time::{Duration, Instant},
};

use super::{
    device::Output,
    mixer::{Group, Levels, Mixer, Order},
    synth,
};
use crate::{
    engine::Dice,
    ui::{Cue, Settings},
};

/// A sound that comes later than this after its twin on the screen is left out.
const TOO_LATE: Duration = Duration::from_millis(200);
/// How many orders may wait for the device; more are left out, as where a device went away.
const WAITING: usize = 64;
/// Where the noise of every sound begins.
const SEED: u32 = 7;

/// The sound of the game. Never fails and never waits: where nothing can be heard, nothing is.
pub struct Sound {
    requests: Sender<Request>,
    focused: bool,
    levels: Levels,
    alarm: Option<u16>,
}

/// What the thread is asked for.
enum Request {
    Play(Cue, Instant),
    Levels(Levels),
    Alarm(Option<u16>),
}

impl Sound {
    /// Opens the device and makes the sounds, beside the game.
    pub fn new() -> Self {
        let (requests, asked) = channel();
        // Without a thread nobody listens, and the game is silent.
        let _ = thread::Builder::new().name("sound".into()).spawn(move || serve(&asked));
        Self { requests, focused: true, levels: Levels::default(), alarm: None }
    }

    /// Plays a cue.
    pub fn play(&mut self, cue: Cue, settings: &Settings) {
        self.follow(settings);
        if self.levels != Levels::default() {
            self.ask(Request::Play(cue, Instant::now()));
        }
    }

    /// The sound behind the game, by the alarm of the mission; `None` outside missions. Call it every frame: it also
    /// follows the settings.
    pub fn ambience(&mut self, alarm: Option<u16>, settings: &Settings) {
        self.follow(settings);
        if self.alarm != alarm {
            self.alarm = alarm;
            self.ask(Request::Alarm(alarm));
        }
    }

    /// Whether the window is in front.
    pub fn focus(&mut self, focused: bool) {
        self.focused = focused;
    }

    fn follow(&mut self, settings: &Settings) {
        let levels = levels(settings, self.focused);
        if self.levels != levels {
            self.levels = levels;
            self.ask(Request::Levels(levels));
        }
    }

    fn ask(&self, request: Request) {
        // The thread has ended where there is no device.
        let _ = self.requests.send(request);
    }
}

impl Default for Sound {
    fn default() -> Self {
        Self::new()
    }
}

/// How loud each group is by the settings.
fn levels(settings: &Settings, focused: bool) -> Levels {
    if settings.mute || (settings.mute_unfocused && !focused) {
        return Levels::default();
    }
    let volume = settings.volume;
    let of = |group: u8| f32::from(volume.master.min(100)) * f32::from(group.min(100)) / 10_000.0;
    Levels { effects: of(volume.effects), alarm: of(volume.alarm), ambience: of(volume.ambience) }
}

/// Serves requests until the game ends. Ends at once where there is no device.
fn serve(asked: &Receiver<Request>) {
    let (orders, waiting) = sync_channel(WAITING);
    let Some(_output) = Output::open(Mixer::new(waiting, SEED)) else { return };
    let mut shelf = Shelf::full();
    for request in asked {
        let order = match request {
            Request::Levels(levels) => Some(Order::Levels(levels)),
            Request::Alarm(alarm) => Some(Order::Alarm(alarm)),
            Request::Play(cue, since) => (since.elapsed() < TOO_LATE).then(|| shelf.take(cue)),
        };
        hand_over(&orders, order);
    }
}

/// Hands an order to the device, or drops it where the device no longer takes any.
fn hand_over(orders: &SyncSender<Order>, order: Option<Order>) {
    if let Some(order) = order {
        let _ = orders.try_send(order);
    }
}

/// The sounds that were made.
struct Shelf {
    sounds: BTreeMap<Cue, Arc<[f32]>>,
    /// What an undo takes back.
    last: Arc<[f32]>,
    dice: Dice,
}

impl Shelf {
    /// All common sounds.
    fn full() -> Self {
        let sounds = synth::COMMON.into_iter().map(|cue| (cue, synth::render(cue, SEED).into())).collect();
        Self { sounds, last: Arc::default(), dice: Dice::new(u64::from(SEED)) }
    }

    /// A cue as an order, its pitch up to 3 % beside its own.
    fn take(&mut self, cue: Cue) -> Order {
        let samples = self.samples(cue);
        if is_of_the_plan(cue) {
            self.last = samples.clone();
        }
        let pitch = 0.97 + 0.06 * self.dice.below(101) as f32 / 100.0;
        let pitch = if is_tuned(cue) { 1.0 } else { pitch };
        Order::Play { samples, pitch, group: group(cue) }
    }

    fn samples(&mut self, cue: Cue) -> Arc<[f32]> {
        match cue {
            Cue::Undo => synth::undone(&self.last).into(),
            _ => self.sounds.entry(cue).or_insert_with(|| synth::render(cue, SEED).into()).clone(),
        }
    }
}

/// Whether a cue tells of the mission rather than of the controls: only those are taken back.
fn is_of_the_plan(cue: Cue) -> bool {
    !matches!(cue, Cue::Hover | Cue::Choose | Cue::Back | Cue::Refused | Cue::Undo)
}

/// Whether the pitch of a cue means something.
fn is_tuned(cue: Cue) -> bool {
    matches!(cue, Cue::AlarmRises(_) | Cue::AlarmFalls(_))
}

fn group(cue: Cue) -> Group {
    match cue {
        Cue::AlarmRises(_) | Cue::AlarmFalls(_) | Cue::NewTen | Cue::Reinforcement => Group::Alarm,
        _ => Group::Effects,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_device_nothing_happens() {
        let (mut sound, settings) = (Sound::new(), Settings::default());
        for cue in synth::COMMON {
            sound.play(cue, &settings);
        }
        sound.ambience(Some(30), &settings);
        sound.focus(false);
        sound.ambience(None, &settings);
    }

    #[test]
    fn mute_and_another_window_in_front_silence_everything() {
        let mut settings = Settings::default();
        assert!(levels(&settings, true).effects > 0.5);
        assert_eq!(levels(&settings, false), Levels::default());
        settings.mute_unfocused = false;
        assert!(levels(&settings, false).alarm > 0.5);
        settings.mute = true;
        assert_eq!(levels(&settings, true), Levels::default());
    }

    #[test]
    fn a_device_that_takes_no_more_does_not_stop_the_game() {
        let (orders, _kept) = sync_channel(2);
        let mut shelf = Shelf::full();
        for _ in 0..10 {
            hand_over(&orders, Some(shelf.take(Cue::Won)));
        }
    }

    #[test]
    fn an_undo_takes_back_the_last_sound_of_the_plan() {
        let mut shelf = Shelf::full();
        shelf.take(Cue::Objective);
        shelf.take(Cue::Choose);
        let Order::Play { samples, .. } = shelf.take(Cue::Undo) else { return };
        assert_eq!(&*samples, &*synth::undone(&synth::render(Cue::Objective, SEED)));
    }
}
