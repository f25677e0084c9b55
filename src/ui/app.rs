//! The whole game as one player meets it: the stack of screens, shown frame by frame.

use std::sync::Arc;

use egui::{Context, Key};

use super::{
    Change, Cue, Desk, Paper, Screen, Store, Thinker, Tone,
    fade::Fade,
    focus,
    input::{Command, Input, PadButton},
    message, screens,
    settings::Settings,
    theme,
};
use crate::{
    content::Catalog,
    save::SaveError,
    stealth::{Mission, Setup},
    words::Words,
};

/// How the game is opened.
pub struct Start {
    /// Every mission and card.
    pub catalog: Arc<Catalog>,
    /// Every word.
    pub words: Words,
    /// Where things are kept.
    pub store: Store,
    /// Where thoughts run.
    pub thinker: Thinker,
    /// The seed of missions; another each time where it is left out.
    pub seed: Option<u64>,
}

/// What the window paints behind everything. Screens that want it seen paint nothing over it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ground {
    /// How the graph paper lies.
    pub paper: Paper,
    /// Plain instead of drawn.
    pub plain: bool,
    /// Whether it stands still.
    pub still: bool,
}

/// The game.
pub struct App {
    desk: Desk,
    screens: Vec<Screen>,
    /// The look that was applied last.
    applied: Option<(bool, bool)>,
    installed: bool,
    fade: Fade,
    done: bool,
}

impl App {
    /// The game at its title.
    pub fn new(start: Start) -> Self {
        let Start { catalog, words, store, thinker, seed } = start;
        let (settings, settings_fault) = store.settings();
        let (progress, progress_fault) = store.progress();
        let (records, trouble) = store.records();
        let mut desk = Desk {
            words,
            catalog,
            settings,
            progress,
            campaign: None,
            records,
            store,
            input: Input::default(),
            thinker,
            seed,
            cues: Vec::new(),
            alarm: None,
            paper: Paper::default(),
            file: None,
            messages: Vec::new(),
        };
        for fault in settings_fault.into_iter().chain(progress_fault) {
            desk.say(Tone::Error, desk.fault(&fault));
        }
        if let Some(trouble) = trouble {
            let text = trouble.text(&desk.words);
            desk.say(Tone::Warning, text);
        }
        let title = Screen::Title(Box::new(screens::Title::new(&desk)));
        Self { desk, screens: vec![title], applied: None, installed: false, fade: Fade::default(), done: false }
    }

    /// What all screens share.
    pub fn desk(&self) -> &Desk {
        &self.desk
    }

    /// The same, to be set from outside: what the window notices, and what tests arrange.
    pub fn desk_mut(&mut self) -> &mut Desk {
        &mut self.desk
    }

    /// A pad button went down.
    pub fn pad(&mut self, button: PadButton) {
        self.desk.input.press_pad(button);
    }

    /// Shows a screen on top.
    pub fn open(&mut self, screen: Screen) {
        self.screens.push(screen);
    }

    /// Opens the briefing of a mission, above the title.
    pub fn brief(&mut self, mission: Arc<Mission>) {
        let briefing = screens::Briefing::new(&self.desk, mission);
        self.open(Screen::Briefing(Box::new(briefing)));
    }

    /// Opens the campaigns, above the title, and the one of this slot where there is one.
    pub fn campaigns(&mut self, slot: &str) {
        self.open(Screen::Campaigns(Box::default()));
        let is_there = self.desk.store.campaigns().is_some_and(|slots| slots.written(slot).is_some());
        if is_there && let Change::Push(screen) = screens::Campaigns::open(&mut self.desk, slot.to_owned()) {
            self.open(screen);
        }
    }

    /// Begins a mission with a seed, above the title.
    pub fn begin(&mut self, setup: Setup, seed: u64) {
        self.screens.truncate(1);
        self.open(Screen::Mission(Box::new(screens::Mission::begin(setup, seed))));
    }

    /// The screen on top.
    pub fn top(&self) -> Option<&Screen> {
        self.screens.last()
    }

    /// Whether the player left.
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// What lies behind the screen that was drawn last.
    pub fn ground(&self) -> Ground {
        let settings = &self.desk.settings;
        Ground { paper: self.desk.paper, plain: settings.high_contrast, still: settings.reduced_motion }
    }

    /// The sounds asked for since this was last called.
    pub fn take_cues(&mut self) -> Vec<Cue> {
        std::mem::take(&mut self.desk.cues)
    }

    /// Draws one frame.
    pub fn show(&mut self, ctx: &Context) {
        if !std::mem::replace(&mut self.installed, true) {
            // Fonts count from the next frame on.
            theme::install(ctx);
            ctx.request_repaint();
            return;
        }
        self.prepare(ctx);
        self.desk.paper = Paper::default();
        focus::begin(ctx);
        let bindings = self.desk.settings.keys.clone();
        self.desk.input.begin(ctx, &bindings);
        self.global_commands();
        let change = self.screens.last_mut().map_or(Change::Quit, |screen| screen.show(ctx, &mut self.desk));
        match self.desk.input.take_nav() {
            Some(nav) => focus::navigate(ctx, nav),
            None if ctx.input(|input| input.key_pressed(Key::Enter)) => focus::wake(ctx),
            None => {}
        }
        // A louder sound stands for the tick as well.
        if focus::take_tick(ctx) && self.desk.cues.is_empty() {
            self.desk.play(Cue::Hover);
        }
        self.apply(ctx, change);
        for fault in self.desk.store.take_faults() {
            self.desk.say(Tone::Error, self.desk.fault(&fault));
        }
        self.fade.show(ctx, &self.desk);
        message::show(ctx, &mut self.desk.messages);
    }

    /// Writes everything down, so that the game can end; gives what could not be written.
    pub fn finish(&mut self) -> Vec<SaveError> {
        self.desk.store.finish()
    }

    /// Colours and scale, where they changed.
    fn prepare(&mut self, ctx: &Context) {
        let settings = &self.desk.settings;
        let look = (settings.high_contrast, settings.reduced_motion);
        if self.applied.replace(look) != Some(look) {
            theme::apply(ctx, self.desk.palette(), settings.reduced_motion);
        }
        let zoom = zoom(ctx, settings);
        if (ctx.zoom_factor() - zoom).abs() > 0.001 {
            ctx.set_zoom_factor(zoom);
        }
    }

    /// What works on every screen.
    fn global_commands(&mut self) {
        if self.desk.input.take(Command::Mute) {
            self.desk.set(|settings| settings.mute = !settings.mute);
        }
        if self.desk.input.take(Command::FullScreen) {
            self.desk.set(|settings| settings.full_screen = !settings.full_screen);
        }
    }

    fn apply(&mut self, ctx: &Context, change: Change) {
        match change {
            Change::Keep => return,
            Change::Push(screen) => self.screens.push(screen),
            Change::Pop => {
                self.screens.pop();
            }
            Change::Replace(screen) => {
                self.screens.pop();
                self.screens.push(screen);
            }
            Change::Restart(screen) => {
                self.screens.truncate(1);
                self.screens.extend(screen);
            }
            Change::Quit => self.done = true,
        }
        if self.screens.is_empty() {
            self.done = true;
        }
        self.fade.begin(ctx);
        // The control that had focus is gone with its screen.
        if let Some(id) = ctx.memory(egui::Memory::focused) {
            ctx.memory_mut(|memory| memory.surrender_focus(id));
        }
        ctx.request_repaint();
    }
}

/// How many times larger than its plain size everything is drawn: by the window's height and the text scale (LOOK 11).
fn zoom(ctx: &Context, settings: &Settings) -> f32 {
    let height = ctx.screen_rect().height() * ctx.zoom_factor();
    let base = ((height / 1080.0 * 4.0).floor() / 4.0).clamp(1.0, 3.0);
    base * f32::from(settings.text_scale) / 100.0
}
