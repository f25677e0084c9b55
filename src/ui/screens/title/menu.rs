//! The entries of the main menu: each is there only while what is behind it works.

use super::left::{Found, Left};
use crate::{
    beginning::Beginning,
    deduction::Deduction,
    engine::{Match, Turn},
    save::Slots,
    stealth::{AGENT, Stealth},
    ui::{
        Change, Desk, Screen, Tone, length,
        screens::{
            Codex, Contracts, FIRST_TABLE, Quick, Replays, Saves, Table, beginning,
            campaign::{self, place},
            missions,
        },
        theme::icons,
    },
};

/// One entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    Continue,
    Campaign,
    Single,
    Contracts,
    Deduction,
    Beginning,
    FirstTable,
    Editor,
    Load,
    Replays,
    Statistics,
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
            Self::Campaign => (icons::PATH, "ui-menu-campaign"),
            Self::Single => (icons::MAP_TRIFOLD, "ui-menu-single"),
            Self::Contracts => (icons::SCROLL, "ui-menu-contracts"),
            Self::Deduction => (icons::USERS_THREE, "ui-menu-deduction"),
            Self::Beginning => (icons::CITY, "ui-menu-beginning"),
            Self::FirstTable => (icons::GRADUATION_CAP, "ui-first"),
            Self::Editor => (icons::PENCIL_RULER, "ui-menu-editor"),
            Self::Load => (icons::FOLDER_OPEN, "ui-menu-load"),
            Self::Replays => (icons::FILM_STRIP, "ui-menu-replays"),
            Self::Statistics => (icons::CHART_BAR, "ui-menu-statistics"),
            Self::Codex => (icons::BOOK_OPEN, "ui-menu-codex"),
            Self::Settings => (icons::SLIDERS_HORIZONTAL, "ui-menu-settings"),
            Self::Credits => (icons::INFO, "ui-menu-credits"),
            Self::Quit => (icons::POWER, "ui-menu-quit"),
        }
    }
}

/// What stands in the menu: entries with their notes.
pub type Entries = Vec<(Entry, String)>;

/// How many things are kept.
#[derive(Clone, Copy, Debug, Default)]
pub struct Kept {
    saves: usize,
    replays: usize,
    /// Whether a table of these games was left in play.
    deduction: bool,
    beginning: bool,
}

impl Kept {
    /// What is kept now.
    pub fn of(desk: &Desk) -> Self {
        let count = |slots: Option<Slots>| slots.map_or(0, |slots| slots.count());
        Self {
            saves: count(desk.store.slots()),
            replays: count(desk.store.replays()),
            deduction: desk.store.has_table::<Deduction>(),
            beginning: desk.store.has_table::<Beginning>(),
        }
    }
}

/// The entries there are now.
pub fn entries(desk: &Desk, found: &Found, kept: Kept) -> Entries {
    let mut entries = Vec::new();
    if let Some(note) = found.left.as_ref().and_then(|left| continue_note(desk, left)) {
        entries.push((Entry::Continue, note));
    }
    let campaign = match found.won {
        Some(won) => {
            let fill = [("won", won.into()), ("all", length(desk.catalog.course()).into())];
            desk.with("ui-menu-campaign-note", &fill)
        }
        None => desk.text("ui-menu-campaign-new"),
    };
    entries.push((Entry::Campaign, campaign));
    let missions = desk.catalog.missions().len();
    entries.push((Entry::Single, desk.with("ui-menu-single-note", &[("count", missions.into())])));
    entries.push((Entry::Contracts, desk.text("ui-menu-contracts-note")));
    let note = |left: bool, key: &str| desk.text(if left { "ui-menu-table-left" } else { key });
    entries.push((Entry::Deduction, note(kept.deduction, "ui-menu-deduction-note")));
    entries.push((Entry::Beginning, note(kept.beginning, "ui-menu-beginning-note")));
    if !desk.progress.lessons.contains(FIRST_TABLE) {
        entries.push((Entry::FirstTable, desk.text("ui-first-menu-note")));
    }
    entries.push((Entry::Editor, desk.text("ui-menu-editor-note")));
    if kept.saves > 0 {
        entries.push((Entry::Load, desk.with("ui-menu-load-note", &[("count", kept.saves.into())])));
    }
    if kept.replays > 0 {
        entries.push((Entry::Replays, desk.with("ui-menu-replays-note", &[("count", kept.replays.into())])));
    }
    if desk.records.count() > 0 {
        let note = desk.with("ui-menu-statistics-note", &[("count", desk.records.count().into())]);
        entries.push((Entry::Statistics, note));
    }
    entries.push((Entry::Codex, desk.text("ui-menu-codex-note")));
    entries.extend([Entry::Settings, Entry::Credits, Entry::Quit].map(|entry| (entry, String::new())));
    entries
}

/// What is said of what was left; `None` where it is over.
fn continue_note(desk: &Desk, left: &Left) -> Option<String> {
    match left {
        Left::Mission(Ok(loaded)) => in_play(desk, &loaded.game),
        Left::Campaign(slot, Ok(loaded)) => {
            if let Some(game) = &loaded.file.playing {
                return in_play(desk, game);
            }
            let place = place(desk, loaded.file.campaign.place());
            let fill = [("name", slot.as_str().into()), ("place", place.into())];
            Some(desk.with("ui-menu-campaign-between", &fill))
        }
        Left::Mission(Err(_)) | Left::Campaign(_, Err(_)) => Some(desk.text("ui-menu-continue-damaged")),
    }
}

/// What is said of a game; `None` where it is over.
fn in_play(desk: &Desk, game: &Match<Stealth>) -> Option<String> {
    if matches!(game.turn(), Turn::Over(_)) {
        return None;
    }
    let name = game.journal().setup.mission.plan().name.as_str();
    Some(desk.with("ui-menu-continue-note", &[("mission", name.into()), ("turn", game.view(AGENT).public.turn.into())]))
}

/// Where an entry leads.
pub fn open(desk: &mut Desk, entry: Entry, left: &mut Option<Left>) -> Change {
    match entry {
        Entry::Continue => go_on(desk, left),
        Entry::Campaign => Change::Push(Screen::Campaigns(Box::default())),
        Entry::Single => Change::Push(Screen::Picker(Box::default())),
        Entry::Contracts => Change::Push(Screen::Contracts(Box::new(Contracts::today()))),
        Entry::Deduction => Change::Push(Screen::Quick(Box::new(Quick::new(desk)))),
        Entry::Beginning => Change::Push(Screen::BeginningQuick(Box::new(beginning::Quick::new(desk)))),
        Entry::FirstTable => {
            Table::first(desk).map_or(Change::Keep, |table| Change::Push(Screen::Table(Box::new(table))))
        }
        Entry::Editor => Change::Push(Screen::Workshop(Box::default())),
        Entry::Load => Change::Push(Screen::Saves(Box::new(Saves::to_load()))),
        Entry::Replays => Change::Push(Screen::Replays(Box::new(Replays::new(desk)))),
        Entry::Statistics => Change::Push(Screen::Statistics(Box::default())),
        Entry::Codex => Change::Push(Screen::Codex(Box::new(Codex::open_at(desk, None)))),
        Entry::Settings => Change::Push(Screen::Settings(Box::default())),
        Entry::Credits => Change::Push(Screen::Credits(Box::default())),
        Entry::Quit => Change::Quit,
    }
}

/// Goes on with the game that was left, or says what is wrong with it.
fn go_on(desk: &mut Desk, left: &mut Option<Left>) -> Change {
    match left.take() {
        Some(Left::Campaign(slot, Ok(loaded))) => Change::Push(campaign::go_on(desk, slot, *loaded)),
        Some(Left::Mission(Ok(loaded))) => {
            if let Some(warning) = loaded.warning {
                let fill = [("fault", desk.fault(&warning).into())];
                desk.say(Tone::Warning, desk.with("ui-saves-previous", &fill));
            }
            Change::Push(missions::resume(desk, loaded.game))
        }
        Some(Left::Mission(Err(fault))) => {
            desk.say(Tone::Error, desk.fault(&fault));
            *left = Some(Left::Mission(Err(fault)));
            Change::Keep
        }
        Some(Left::Campaign(slot, Err(fault))) => {
            desk.say(Tone::Error, desk.fault(&fault));
            *left = Some(Left::Campaign(slot, Err(fault)));
            Change::Keep
        }
        None => Change::Keep,
    }
}
