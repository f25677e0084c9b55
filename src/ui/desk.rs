//! What all screens share: words, content, settings, records, and what they ask of the world around them.

use std::sync::Arc;

use egui::Context;

use super::{
    Cue, Message, Progress, Run, Settings, Store, Thinker, Tone,
    input::{Command, Device, Input},
    theme::Palette,
};
use crate::{
    campaign::NotReady,
    content::Catalog,
    records::{Book, Record},
    save::SaveError,
    words::{Fill, Words, campaign::begin_refusal, saves::error_text},
};

/// What lies on the desk while the player goes from screen to screen.
pub struct Desk {
    /// Every word.
    pub words: Words,
    /// Every mission and card.
    pub catalog: Arc<Catalog>,
    /// What the player set.
    pub settings: Settings,
    /// What the player has learned.
    pub progress: Progress,
    /// The campaign being played, where one is.
    pub campaign: Option<Run>,
    /// Every finished game.
    pub records: Book,
    /// Where things are kept.
    pub store: Store,
    /// What was pressed.
    pub input: Input,
    /// Long thoughts.
    pub thinker: Thinker,
    /// The seed every mission begins with, where the command line names one.
    pub seed: Option<u64>,
    /// Sounds to be played.
    pub cues: Vec<Cue>,
    /// The alarm level, for the sound behind the game; `None` outside missions.
    pub alarm: Option<u16>,
    /// How the graph paper behind the screen lies; a screen with a map lays it again in each frame.
    pub paper: Paper,
    /// The file the command line opened, with the id of its mission.
    pub file: Option<(String, String)>,
    /// What is said at the top of the screen.
    pub messages: Vec<Message>,
}

/// The graph paper behind a screen: a quarter of a tile to the square, one of its corners on the map's.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Paper {
    /// Where a corner of a square lies, in points.
    pub origin: egui::Pos2,
    /// The side of a square, in points.
    pub cell: f32,
}

impl Default for Paper {
    /// As on screens without a map.
    fn default() -> Self {
        Self { origin: egui::Pos2::ZERO, cell: 24.0 }
    }
}

impl Desk {
    /// The palette in use.
    pub fn palette(&self) -> &'static Palette {
        Palette::of_look(self.settings.high_contrast)
    }

    /// The text of a key.
    pub fn text(&self, key: &str) -> String {
        self.words.text(key)
    }

    /// The text of a key, filled in.
    pub fn with(&self, key: &str, fill: &[Fill]) -> String {
        self.words.with(key, fill)
    }

    /// What is wrong with a file, in a sentence.
    pub fn fault(&self, error: &SaveError) -> String {
        error_text(&self.words, error)
    }

    /// Why a mission of the campaign cannot begin, in a sentence.
    pub fn not_ready(&self, why: &NotReady) -> String {
        begin_refusal(&self.words, &self.catalog, why)
    }

    /// Says something at the top of the screen.
    pub fn say(&mut self, tone: Tone, text: impl Into<String>) {
        self.messages.push(Message::new(tone, text));
    }

    /// Plays a sound.
    pub fn play(&mut self, cue: Cue) {
        self.cues.push(cue);
    }

    /// Changes settings and keeps them.
    pub fn set(&mut self, change: impl FnOnce(&mut Settings)) {
        let before = self.settings.clone();
        change(&mut self.settings);
        if self.settings != before {
            self.store.keep_settings(&self.settings);
        }
    }

    /// Notes a lesson as understood.
    pub fn learned(&mut self, lesson: &str) {
        if self.progress.lessons.insert(lesson.to_owned()) {
            self.store.keep_progress(&self.progress);
        }
    }

    /// Notes a finished game among the records; one that is there already is told anew.
    pub fn record(&mut self, record: Record) {
        if self.records.note(record.clone()) {
            self.store.keep_record(record);
        }
    }

    /// The ids of the gear every agent starts with.
    pub fn issued(&self) -> Vec<String> {
        self.catalog.starting_gear().into_iter().map(|gear| gear.id).collect()
    }

    /// What to press for a command, on the device in use.
    pub fn key_of(&self, command: Command) -> String {
        match (self.input.device(), command) {
            (Device::Pad, Command::Undo) => self.text("ui-pad-x"),
            (Device::Pad, Command::Inspect) => self.text("ui-pad-y"),
            (Device::Pad, Command::Menu) => self.text("ui-pad-start"),
            (Device::Pad, Command::Threat) => self.text("ui-pad-select"),
            (Device::Pad, Command::ZoomIn) => self.text("ui-pad-right-trigger"),
            (Device::Pad, Command::ZoomOut) => self.text("ui-pad-left-trigger"),
            _ => self.settings.keys.press(command).to_string(),
        }
    }

    /// How long a motion of `milliseconds` takes at the speed that is set, in seconds; 0 where things happen at once.
    pub fn motion(&self, milliseconds: f32) -> f32 {
        self.settings.speed.factor().map_or(0.0, |factor| milliseconds / 1000.0 / factor)
    }

    /// Seconds since the program began.
    pub fn now(ctx: &Context) -> f64 {
        ctx.input(|input| input.time)
    }
}
