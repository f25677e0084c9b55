//! The finished games that were kept: watch them, or delete them.

use std::{collections::BTreeMap, path::Path, time::SystemTime};

use egui::{Context, Label, Response, ScrollArea, Ui};

use super::{
    Replay, Rerun, beginning,
    shared::{Arrival, age, first_focus, page_head},
};
use crate::{
    beginning::Beginning,
    deduction::Deduction,
    engine::{Seats, Turn},
    save::{self, Disk, Header, Savable, SaveError},
    session::table::{Seating, Tabled},
    stealth::Stealth,
    ui::{
        Change, Cue, Desk, Screen, Thoughts, Tone,
        focus::{self, Group},
        parts::{self, Answered, Button, Confirm, Kind, MenuRow},
        theme::{Palette, Rule, Type, icons},
    },
    words::saves::fault_text,
};

/// The list of replays.
pub struct Replays {
    list: Vec<Kept>,
    /// Whether each of them was won, by name, as soon as that is known; not of tables where nobody or several played.
    ends: Thoughts<BTreeMap<String, bool>>,
    chosen: Option<String>,
    /// Whether deleting the chosen one waits for an answer.
    asked: bool,
    arrival: Arrival,
    /// Whether the list is as it was read when the screen was made.
    fresh: bool,
}

/// One kept game.
struct Kept {
    name: String,
    when: Option<SystemTime>,
    header: Result<Header, SaveError>,
}

impl Replays {
    /// The games kept in the store.
    pub fn new(desk: &Desk) -> Self {
        let arrival = Arrival::default();
        let mut replays =
            Self { list: Vec::new(), ends: Thoughts::none(), chosen: None, asked: false, arrival, fresh: true };
        replays.read(desk);
        replays
    }

    /// Shows them.
    pub fn show(&mut self, ctx: &Context, desk: &mut Desk) -> Change {
        let arrived = self.arrival.now(ctx);
        if arrived && !std::mem::take(&mut self.fresh) {
            self.read(desk);
        }
        if arrived {
            self.look_inside(ctx, desk);
        }
        let mut change = Change::Keep;
        let back = parts::page(ctx, |ui| {
            let back = page_head(ui, desk, &desk.text("ui-replays-title"));
            let room = (ui.available_height() - 56.0).max(60.0);
            self.rows(ui, desk, arrived, room, &mut change);
            ui.add_space(Rule::GAP);
            focus::group(ui, Group::Bottom, |ui| ui.horizontal(|ui| self.buttons(ui, desk, &mut change)));
            back && !self.asked
        });
        self.ask(ctx, desk);
        if back { Change::Pop } else { change }
    }

    fn read(&mut self, desk: &Desk) {
        let slots = desk.store.replays();
        let found = slots.iter().flat_map(|slots| {
            let kept = |(name, header): (String, _)| Kept { when: slots.written(&name), name, header };
            slots.list().into_iter().map(kept)
        });
        let list: Vec<Kept> = found.collect();
        let still = |name: &String| list.iter().any(|kept| kept.name == *name);
        self.chosen = self.chosen.take().filter(still).or_else(|| list.first().map(|kept| kept.name.clone()));
        self.list = list;
    }

    /// Finds out how the games ended, beside the screen.
    fn look_inside(&mut self, ctx: &Context, desk: &Desk) {
        let Some(slots) = desk.store.replays() else { return };
        let kept =
            self.list.iter().filter_map(|kept| Some((kept.name.clone(), kept.header.as_ref().ok()?.game.clone())));
        let kept: Vec<(String, String)> = kept.collect();
        self.ends = desk.thinker.think(ctx, move || {
            let end = |(name, game): (String, String)| {
                let file = slots.file(&name).ok()?;
                let won = match game.as_str() {
                    Deduction::NAME => table_won::<Deduction>(&file, |outcome| outcome.winners),
                    Beginning::NAME => table_won::<Beginning>(&file, |outcome| outcome.winners),
                    _ => mission_won(&file),
                };
                Some((name, won?))
            };
            kept.into_iter().filter_map(end).collect()
        });
    }

    fn rows(&mut self, ui: &mut Ui, desk: &mut Desk, arrived: bool, room: f32, change: &mut Change) {
        let palette = Palette::of(ui.ctx());
        let list = &self.list;
        if list.is_empty() {
            let key = if desk.store.replays().is_some() { "ui-replays-none" } else { "ui-replays-nowhere" };
            ui.add(Label::new(Type::Body.text(desk.text(key), palette.text_dim)).wrap());
        }
        let mut open = None;
        let ends = self.ends.get().cloned().unwrap_or_default();
        focus::group(ui, Group::Main, |ui| {
            ScrollArea::vertical().max_height(room).auto_shrink([false, false]).show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 6.0;
                for (at, kept) in list.iter().enumerate() {
                    let is_chosen = self.chosen.as_deref() == Some(&kept.name);
                    let shown = row(ui, desk, kept, ends.get(&kept.name), is_chosen);
                    first_focus(desk, arrived && at == 0, &shown);
                    if shown.clicked() {
                        // The second click on the chosen one watches it.
                        open = is_chosen.then(|| kept.name.clone());
                        self.chosen = Some(kept.name.clone());
                        desk.play(Cue::Choose);
                    }
                }
            });
        });
        if let Some(name) = open {
            *change = watch(desk, &name);
        }
    }

    fn buttons(&mut self, ui: &mut Ui, desk: &mut Desk, change: &mut Change) {
        let Some(name) = self.chosen.clone() else { return };
        let list = &self.list;
        let sound = list.iter().any(|kept| kept.name == name && kept.header.is_ok());
        let button = Button::new(desk.text("ui-replays-watch")).icon(icons::PLAY).primary().height(40.0);
        let shown = button.enabled(sound).show(ui);
        if !sound {
            parts::tip(ui, &shown, &desk.text("ui-replays-damaged-tip"));
        }
        if shown.clicked() {
            *change = watch(desk, &name);
        }
        let delete = Button::new(desk.text("ui-replays-delete")).icon(icons::TRASH).kind(Kind::Danger).height(40.0);
        if delete.show(ui).clicked() {
            self.asked = true;
        }
    }

    /// Asks whether the chosen one is to be deleted, and does it.
    fn ask(&mut self, ctx: &Context, desk: &mut Desk) {
        let (true, Some(name)) = (self.asked, self.chosen.clone()) else { return };
        let list = &self.list;
        let title =
            list.iter().find(|kept| kept.name == name).map(|kept| words(desk, kept, None).0).unwrap_or_default();
        let confirm = Confirm {
            title: desk.text("ui-replays-delete-title"),
            text: desk.with("ui-replays-delete-text", &[("name", title.into())]),
            yes: desk.text("ui-replays-delete-yes"),
            no: desk.text("ui-replays-delete-no"),
            danger: true,
        };
        let Some(answer) = confirm.show(ctx, &mut desk.input) else { return };
        self.asked = false;
        if answer == Answered::Yes
            && let Some(Err(fault)) = desk.store.replays().map(|slots| slots.delete(&name))
        {
            desk.say(Tone::Error, desk.fault(&fault));
        }
        self.read(desk);
    }
}

/// One row of the list.
fn row(ui: &mut Ui, desk: &Desk, kept: &Kept, end: Option<&bool>, is_chosen: bool) -> Response {
    let palette = Palette::of(ui.ctx());
    let (title, note) = words(desk, kept, end);
    let glyph = match &kept.header {
        Ok(header) if header.game == Deduction::NAME => icons::USERS_THREE,
        Ok(header) if header.game == Beginning::NAME => icons::CITY,
        Ok(_) => icons::FILM_STRIP,
        Err(_) => icons::WARNING_OCTAGON,
    };
    let name = desk.with("ui-replays-name", &[("title", title.as_str().into()), ("note", note.as_str().into())]);
    let mut row = MenuRow::list(glyph, &title).name(&name).note(&note).chosen(is_chosen);
    if kept.header.is_err() {
        row = row.colour(palette.error).note_colour(palette.error);
    }
    row.show(ui)
}

/// What a row says: the mission, and how long it took or what is wrong with it.
fn words(desk: &Desk, kept: &Kept, end: Option<&bool>) -> (String, String) {
    let when = kept.when.map(|when| age(desk, when)).unwrap_or_default();
    match &kept.header {
        Ok(header) => {
            let fill = [("turn", header.turn.into()), ("age", when.into())];
            let is_table = [Deduction::NAME, Beginning::NAME].contains(&header.game.as_str());
            let key = match end {
                Some(true) if is_table => "ui-replays-table-won",
                Some(false) if is_table => "ui-replays-table-lost",
                None if is_table => "ui-replays-table-row",
                Some(true) => "ui-replays-row-won",
                Some(false) => "ui-replays-row-lost",
                None => "ui-replays-row",
            };
            (title(desk, header), desk.with(key, &fill))
        }
        Err(fault) => {
            let fill = [("fault", fault_text(&desk.words, &fault.fault).into())];
            (kept.name.clone(), desk.with("ui-replays-damaged", &fill))
        }
    }
}

/// What was played: the mission, the scenario, or a table of so many.
fn title(desk: &Desk, header: &Header) -> String {
    if header.game == Deduction::NAME && header.name.is_empty() {
        return desk.with("ui-replays-table", &[("seats", header.mission.as_str().into())]);
    }
    if header.game == Beginning::NAME {
        return desk.with("ui-replays-beginning", &[("seats", header.mission.as_str().into())]);
    }
    header.name.clone()
}

/// Whether a mission was won, where it is over.
fn mission_won(file: &Path) -> Option<bool> {
    match save::load::<Stealth>(&Disk, file).ok()?.game.turn() {
        Turn::Over(outcome) => Some(outcome.won),
        Turn::Of(_) => None,
    }
}

/// Whether the one person at a table won, where it is over.
fn table_won<G: Tabled + Savable>(file: &Path, winners: fn(&G::Outcome) -> Seats) -> Option<bool> {
    let (loaded, seating) = save::load_with::<G, Seating<G::Side>>(&Disk, file).ok()?;
    let people: Vec<_> = seating?.people().collect();
    match (loaded.game.turn(), people.as_slice()) {
        (Turn::Over(outcome), [me]) => Some(winners(&outcome).contains(*me)),
        _ => None,
    }
}

/// Opens a replay; says why not where it cannot be read.
pub(super) fn watch(desk: &mut Desk, name: &str) -> Change {
    let Some(Ok(file)) = desk.store.replays().map(|slots| slots.file(name)) else { return Change::Keep };
    let game = save::peek(&Disk, &file).map(|header| header.game).unwrap_or_default();
    let screen = match game.as_str() {
        Deduction::NAME => {
            let loaded = desk.store.load_table::<Deduction>(&file);
            loaded.map(|(game, seating)| Screen::Rerun(Box::new(Rerun::new(desk, &game, seating))))
        }
        Beginning::NAME => {
            let loaded = desk.store.load_table::<Beginning>(&file);
            let watched = |(game, seating): (_, _)| beginning::Rerun::new(desk, &game, seating);
            loaded.map(|loaded| Screen::BeginningRerun(Box::new(watched(loaded))))
        }
        _ => desk.store.load(&file).map(|loaded| Screen::Replay(Box::new(Replay::of(&loaded.game, desk)))),
    };
    match screen {
        Ok(screen) => Change::Push(screen),
        Err(fault) => {
            desk.play(Cue::Refused);
            desk.say(Tone::Error, desk.fault(&fault));
            Change::Keep
        }
    }
}
