//! The game in its window, frame by frame. It thinks a new picture only where something changed or moves.

use std::{
    io::{self, Write},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use macroquad::{
    input::{is_quit_requested, prevent_quit},
    miniquad::window::{dpi_scale, screen_size, set_fullscreen, set_window_size},
    window::next_frame,
};

use super::{
    open::{Opening, WindowError, open},
    pad::Pads,
    sound::Sound,
    surface::Surface,
    wake::Wake,
};
use crate::ui::App;

/// From one frame to the next while something moves.
pub const MOVING: Duration = Duration::from_micros(16_667);
/// The same while the player looks and nothing moves: hands must still be noticed at once.
const RESTING: Duration = Duration::from_millis(50);
/// The same after a while of that.
const ASLEEP: Duration = Duration::from_millis(120);
/// The same while another window is in front.
const BEHIND: Duration = Duration::from_millis(200);
/// For how long after the last touch frames still come fast, and for how long they rest before they sleep.
const LIVELY: Duration = Duration::from_millis(400);
const AWAKE: Duration = Duration::from_secs(3);
/// The longest a picture stays unthought: what other threads could not do is said then.
const STALE: Duration = Duration::from_secs(1);

/// The size the window opens with.
pub const SIZE: (u32, u32) = (1280, 720);
/// Below this nothing can be laid out any more.
const SMALLEST: (f32, f32) = (320.0, 240.0);

/// Plays in a window until the player leaves.
pub fn run(app: App) -> Result<(), WindowError> {
    let opening = Opening { size: SIZE, full_screen: app.desk().settings.full_screen };
    open(opening, async move { Table::new(app).play().await })
}

/// Everything that belongs to the open window.
pub struct Table {
    /// The game.
    pub app: App,
    /// What it is seen on.
    pub surface: Surface,
    pads: Pads,
    sound: Sound,
    wake: Arc<Wake>,
    full_screen: bool,
    stopped: Arc<AtomicBool>,
    began: Instant,
    touched: Instant,
    thought: Instant,
}

impl Table {
    /// The table in the window that is open.
    pub fn new(app: App) -> Self {
        let wake = Arc::new(Wake::default());
        wake.after(Duration::ZERO);
        let now = Instant::now();
        Self {
            surface: Surface::new(&wake, None),
            pads: Pads::new(),
            sound: Sound::new(),
            full_screen: app.desk().settings.full_screen,
            stopped: stop_signal(),
            app,
            wake,
            began: now,
            touched: now,
            thought: now,
        }
    }

    async fn play(mut self) {
        // The window is ours to close, after the last save is written.
        prevent_quit();
        self.suit_screen();
        while !self.is_over() {
            let start = Instant::now();
            let changed = self.frame(start);
            self.pause(start, changed);
            next_frame().await;
        }
        self.finish();
    }

    /// Waits after a frame that began at `start`: shortly where something moves, long where nothing does.
    pub fn pause(&self, start: Instant, changed: bool) {
        let longest = match () {
            () if changed || start - self.touched < LIVELY => MOVING,
            () if !self.surface.is_focused() => BEHIND,
            () if start - self.touched < AWAKE => RESTING,
            () => ASLEEP,
        };
        self.rest(start, longest);
    }

    /// Waits until something is due, but not beyond `longest`.
    pub fn rest(&self, start: Instant, longest: Duration) {
        self.wake.wait(start + MOVING, start + longest);
    }

    /// Writes everything down.
    pub fn finish(&mut self) {
        for fault in self.app.finish() {
            // The window is as good as closed: the terminal is the only place left.
            let _ = writeln!(io::stderr(), "ghostline: {fault}");
        }
    }

    /// On a screen of fine pixels X11 opens windows as small as the pixels are.
    fn suit_screen(&self) {
        let scale = dpi_scale();
        if cfg!(target_os = "linux") && scale > 1.0 && !self.full_screen {
            let [width, height] = [SIZE.0, SIZE.1].map(|side| (side as f32 * scale) as u32);
            set_window_size(width, height);
        }
    }

    fn is_over(&self) -> bool {
        self.app.is_done() || is_quit_requested() || self.stopped.load(Ordering::Relaxed)
    }

    /// One frame; says whether its picture is a new one.
    pub fn frame(&mut self, now: Instant) -> bool {
        let seconds = (now - self.began).as_secs_f64();
        let heard = self.surface.listen();
        let pressed = self.press_pads(seconds);
        if heard || pressed {
            self.touched = now;
        }
        // Asked in any case: what was due is done with this frame.
        let due = self.wake.take();
        let changed = heard || pressed || due || now - self.thought > STALE;
        if changed {
            self.thought = now;
            self.surface.think(&mut self.app, seconds);
            self.obey_settings();
        }
        self.sound();
        self.surface.paint(&self.app, seconds);
        changed
    }

    /// What is heard: the cues of the frame, and the sound behind the game.
    fn sound(&mut self) {
        self.sound.focus(self.surface.is_focused());
        let cues = self.app.take_cues();
        let desk = self.app.desk();
        for cue in cues {
            self.sound.play(cue, &desk.settings);
        }
        self.sound.ambience(desk.alarm, &desk.settings);
    }

    /// Hands the pads' buttons to the game, as long as it is in front.
    fn press_pads(&mut self, seconds: f64) -> bool {
        let buttons = self.pads.pressed(seconds);
        let heard = self.surface.is_focused() && !buttons.is_empty();
        if heard {
            for button in buttons {
                self.app.pad(button);
            }
        }
        heard
    }

    /// What the settings say of the window itself.
    fn obey_settings(&mut self) {
        let wanted = self.app.desk().settings.full_screen;
        if std::mem::replace(&mut self.full_screen, wanted) != wanted {
            set_fullscreen(wanted);
        }
        let (width, height) = screen_size();
        if width < SMALLEST.0 || height < SMALLEST.1 {
            set_window_size(width.max(SMALLEST.0) as u32, height.max(SMALLEST.1) as u32);
        }
    }
}

/// A flag that is set when the system asks the program to end.
fn stop_signal() -> Arc<AtomicBool> {
    let stopped = Arc::new(AtomicBool::new(false));
    #[cfg(unix)]
    for signal in [signal_hook::consts::SIGTERM, signal_hook::consts::SIGINT, signal_hook::consts::SIGHUP] {
        // Where it cannot be heard, the system ends the program; the last turn is saved all the same.
        let _ = signal_hook::flag::register(signal, stopped.clone());
    }
    stopped
}
