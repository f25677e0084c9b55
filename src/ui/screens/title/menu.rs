//! The entries of the main menu: each is there only while what is behind it works.

use crate::{
    content::Group,
    engine::Turn,
    save::{Loaded, SaveError, Slots},
    stealth::{AGENT, Stealth},
    ui::{
        Change, Desk, Screen, Tone,
        screens::{Briefing, Codex, Contracts, Replays, Saves, missions},
        theme::icons,
    },
};

/// One entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    Continue,
    First,
    Single,
    Contracts,
    Load,
    Replays,
    Codex,
    Settings,
    Credits,
    Quit,
}

impl Entry {
    /// Its icon and its name.
    pub const fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::Continue => (icons::PLAY, "ui-menu-continue"),
            Self::First => (icons::FOOTPRINTS, "ui-menu-first"),
            Self::Single => (icons::MAP_TRIFOLD, "ui-menu-single"),
            Self::Contracts => (icons::SCROLL, "ui-menu-contracts"),
            Self::Load => (icons::FOLDER_OPEN, "ui-menu-load"),
            Self::Replays => (icons::FILM_STRIP, "ui-menu-replays"),
            Self::Codex => (icons::BOOK_OPEN, "ui-menu-codex"),
            Self::Settings => (icons::SLIDERS_HORIZONTAL, "ui-menu-settings"),
            Self::Credits => (icons::INFO, "ui-menu-credits"),
            Self::Quit => (icons::POWER, "ui-menu-quit"),
        }
    }
}

/// The game that was left, as far as it can be read.
pub type Left = Result<Loaded<Stealth>, SaveError>;

/// What stands in the menu: entries with their notes.
pub type Entries = Vec<(Entry, String)>;

/// How many things are kept.
#[derive(Clone, Copy, Debug, Default)]
pub struct Kept {
    saves: usize,
    replays: usize,
}

impl Kept {
    /// What is kept now.
    pub fn of(desk: &Desk) -> Self {
        let count = |slots: Option<Slots>| slots.map_or(0, |slots| slots.count());
        Self { saves: count(desk.store.slots()), replays: count(desk.store.replays()) }
    }
}

/// The entries there are now.
pub fn entries(desk: &Desk, left: Option<&Left>, kept: Kept) -> Entries {
    let mut entries = Vec::new();
    if let Some(note) = left.and_then(|left| continue_note(desk, left)) {
        entries.push((Entry::Continue, note));
    }
    // Somebody new is shown where to begin.
    if desk.records.bests().is_empty()
        && let Some(first) = first(desk)
    {
        entries.push((Entry::First, first));
    }
    let missions = desk.catalog.missions().len();
    entries.push((Entry::Single, desk.with("ui-menu-single-note", &[("count", missions.into())])));
    entries.push((Entry::Contracts, desk.text("ui-menu-contracts-note")));
    if kept.saves > 0 {
        entries.push((Entry::Load, desk.with("ui-menu-load-note", &[("count", kept.saves.into())])));
    }
    if kept.replays > 0 {
        entries.push((Entry::Replays, desk.with("ui-menu-replays-note", &[("count", kept.replays.into())])));
    }
    entries.push((Entry::Codex, desk.text("ui-menu-codex-note")));
    entries.extend([Entry::Settings, Entry::Credits, Entry::Quit].map(|entry| (entry, String::new())));
    entries
}

/// What is said of the game that was left; `None` where it is over.
fn continue_note(desk: &Desk, left: &Left) -> Option<String> {
    match left {
        Ok(loaded) if matches!(loaded.game.turn(), Turn::Over(_)) => None,
        Ok(loaded) => {
            let fill = [
                ("mission", loaded.game.journal().setup.mission.plan().name.as_str().into()),
                ("turn", loaded.game.view(AGENT).public.turn.into()),
            ];
            Some(desk.with("ui-menu-continue-note", &fill))
        }
        Err(_) => Some(desk.text("ui-menu-continue-damaged")),
    }
}

/// The name of the first mission of the campaign.
fn first(desk: &Desk) -> Option<String> {
    let mut campaign = desk.catalog.missions().iter().filter(|entry| entry.group == Group::Campaign);
    campaign.find(|entry| entry.mission.is_some()).map(|entry| entry.name.clone())
}

/// Where an entry leads.
pub fn open(desk: &mut Desk, entry: Entry, left: &mut Option<Left>) -> Change {
    match entry {
        Entry::Continue => go_on(desk, left),
        Entry::First => {
            let mission = desk.catalog.missions().iter().find_map(|entry| entry.mission.clone());
            mission
                .map_or(Change::Keep, |mission| Change::Push(Screen::Briefing(Box::new(Briefing::new(desk, mission)))))
        }
        Entry::Single => Change::Push(Screen::Picker(Box::default())),
        Entry::Contracts => Change::Push(Screen::Contracts(Box::new(Contracts::today()))),
        Entry::Load => Change::Push(Screen::Saves(Box::new(Saves::to_load()))),
        Entry::Replays => Change::Push(Screen::Replays(Box::new(Replays::new(desk)))),
        Entry::Codex => Change::Push(Screen::Codex(Box::new(Codex::open_at(desk, None)))),
        Entry::Settings => Change::Push(Screen::Settings(Box::default())),
        Entry::Credits => Change::Push(Screen::Credits(Box::default())),
        Entry::Quit => Change::Quit,
    }
}

/// Goes on with the game that was left, or says what is wrong with it.
fn go_on(desk: &mut Desk, left: &mut Option<Left>) -> Change {
    match left.take() {
        Some(Ok(loaded)) => {
            if let Some(warning) = loaded.warning {
                let fill = [("fault", warning.to_string().into())];
                desk.say(Tone::Warning, desk.with("ui-saves-previous", &fill));
            }
            Change::Push(missions::resume(desk, loaded.game))
        }
        Some(Err(fault)) => {
            desk.say(Tone::Error, fault.to_string());
            *left = Some(Err(fault));
            Change::Keep
        }
        None => Change::Keep,
    }
}

/// The file of the game that was left, where there is one.
pub fn left_file(desk: &Desk) -> Option<std::path::PathBuf> {
    let file = desk.store.slots()?.file(Slots::AUTO).ok()?;
    (file.exists() || crate::save::backup(&file).exists()).then_some(file)
}
