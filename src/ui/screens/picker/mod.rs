//! Choosing a mission: every one there is by group, broken ones with their faults.

mod detail;
mod edit;

use std::{collections::BTreeMap, path::Path, sync::Arc};

use egui::{Context, Ui, vec2};

use super::{
    Briefing, Replay,
    shared::{Arrival, column, first_focus, page_head, prompts},
    statistics::won,
    ways::{self, Findings},
};
use crate::{
    content::{Catalog, Entry, Group, pack::Banner},
    save,
    stealth::Mission,
    ui::{
        Change, Cue, Desk, Screen, Thinker, Thoughts, Tone,
        focus::{self, Group as Area},
        parts::{self, MenuRow},
        theme::{Palette, Rule, Type, icons},
    },
};

/// The width in points from which the list and the mission stand side by side.
const WIDE: f32 = 760.0;

/// The mission picker.
pub struct Picker {
    /// The file of the mission that is looked at.
    chosen: Option<String>,
    /// The file of the mission whose row had focus last.
    focused: Option<String>,
    /// Whether a narrow screen shows the mission instead of the list.
    is_open: bool,
    /// The missions, read again.
    reading: Thoughts<Option<Catalog>>,
    /// What the solver found out, by file.
    findings: BTreeMap<String, Thoughts<Findings>>,
    arrival: Arrival,
}

/// What a click asks for.
enum Asked {
    Look(String),
    Brief(Arc<Mission>),
    /// The winning play of a mission, by its id.
    Watch(String),
    /// A copy of the mission of this file in the editor.
    Edit(String),
}

impl Default for Picker {
    /// The picker at its first mission.
    fn default() -> Self {
        Self {
            chosen: None,
            focused: None,
            is_open: false,
            reading: Thoughts::none(),
            findings: BTreeMap::new(),
            arrival: Arrival::default(),
        }
    }
}

impl Picker {
    /// The picker with a mission chosen, by its id.
    pub fn at(desk: &Desk, id: &str) -> Self {
        let chosen = desk.catalog.entry(id).map(|entry| entry.file.clone());
        Self { is_open: chosen.is_some(), chosen, ..Self::default() }
    }

    /// The picker with the mission of a file chosen.
    pub fn at_file(file: &str) -> Self {
        Self { is_open: true, chosen: Some(file.to_owned()), ..Self::default() }
    }

    /// Shows it.
    pub fn show(&mut self, ctx: &Context, desk: &mut Desk) -> Change {
        let arrived = self.arrival.now(ctx);
        self.read_again(ctx, desk, arrived);
        if self.chosen.is_none() {
            self.chosen = desk.catalog.missions().first().map(|entry| entry.file.clone());
        }
        self.solve(ctx, desk);
        let mut asked = None;
        let back = parts::page_within(ctx, 1200.0, |ui| {
            let title = desk.text("ui-picker");
            let back = page_head(ui, desk, &title);
            let room = (ui.available_height() - 30.0).max(60.0);
            self.body(ui, desk, room, arrived, &mut asked);
            prompts(ui, desk);
            back
        });
        let gone = back && !self.close(ctx);
        self.follow(desk, asked, gone)
    }

    /// Where the clicks lead.
    fn follow(&mut self, desk: &mut Desk, asked: Option<Asked>, back: bool) -> Change {
        match asked {
            _ if back => Change::Pop,
            Some(Asked::Look(file)) => {
                self.is_open = true;
                self.chosen = Some(file);
                Change::Keep
            }
            Some(Asked::Brief(mission)) => {
                desk.play(Cue::Choose);
                Change::Push(Screen::Briefing(Box::new(Briefing::new(desk, mission))))
            }
            Some(Asked::Watch(id)) => watch(desk, &id),
            Some(Asked::Edit(file)) => edit::edit(desk, &file),
            None => Change::Keep,
        }
    }

    /// Goes from a mission back to the list, where the screen shows only one of them.
    fn close(&mut self, ctx: &Context) -> bool {
        ctx.screen_rect().width() < WIDE && std::mem::take(&mut self.is_open)
    }

    /// Reads the missions again whenever the page is opened: their maker may have mended one.
    fn read_again(&mut self, ctx: &Context, desk: &mut Desk, arrived: bool) {
        if arrived && let Some(folder) = desk.store.own_missions() {
            self.reading = desk.thinker.think(ctx, move || read(&folder));
        }
        if let Some(catalog) = self.reading.get().cloned() {
            self.reading = Thoughts::none();
            match catalog {
                Some(catalog) => desk.catalog = Arc::new(catalog),
                None => desk.say(Tone::Error, desk.text("ui-picker-own-nowhere")),
            }
        }
    }

    /// Has the solver look at the chosen mission, beside the screen.
    fn solve(&mut self, ctx: &Context, desk: &Desk) {
        let Some(entry) = self.entry(desk) else { return };
        let Some(mission) = entry.mission.clone() else { return };
        if desk.thinker == Thinker::AtOnce || self.findings.contains_key(&entry.file) {
            return;
        }
        let setup = desk.catalog.setup(mission);
        let thoughts = desk.thinker.think(ctx, move || ways::find(&setup));
        self.findings.insert(entry.file.clone(), thoughts);
    }

    /// The chosen mission.
    fn entry<'a>(&self, desk: &'a Desk) -> Option<&'a Entry> {
        let chosen = self.chosen.as_deref()?;
        desk.catalog.missions().iter().find(|entry| entry.file == chosen)
    }

    fn body(&mut self, ui: &mut Ui, desk: &mut Desk, room: f32, arrived: bool, asked: &mut Option<Asked>) {
        let width = ui.available_width();
        if ui.ctx().screen_rect().width() < WIDE {
            column(ui, "missions", vec2(width, room), |ui| {
                if self.is_open { self.detail(ui, desk, asked) } else { self.list(ui, desk, arrived, asked) }
            });
            return;
        }
        ui.horizontal_top(|ui| {
            let left = (width * 0.4).floor();
            column(ui, "list", vec2(left, room), |ui| self.list(ui, desk, arrived, asked));
            let right = ui.available_width();
            column(ui, "mission", vec2(right, room), |ui| self.detail(ui, desk, asked));
        });
    }

    fn list(&mut self, ui: &mut Ui, desk: &mut Desk, arrived: bool, asked: &mut Option<Asked>) {
        let catalog = Arc::clone(&desk.catalog);
        ui.spacing_mut().item_spacing.y = 6.0;
        for (group, head) in [
            (Group::Campaign, "ui-picker-campaign"),
            (Group::Single, "ui-picker-single"),
            (Group::User, "ui-picker-own"),
        ] {
            let alone = |entry: &&Entry| entry.group == group && entry.pack.is_none();
            let entries: Vec<&Entry> = catalog.missions().iter().filter(alone).collect();
            if !entries.is_empty() || group == Group::User {
                parts::head(ui, &desk.text(head), None);
            }
            focus::group(ui, Area::Main, |ui| {
                for entry in &entries {
                    self.row(ui, desk, entry, arrived, asked);
                }
            });
            if group == Group::User {
                own_folder(ui, desk, entries.is_empty());
            }
            ui.add_space(Rule::GAP);
        }
        self.packs(ui, desk, &catalog, arrived, asked);
    }

    /// The missions of each pack, under what the pack says of itself.
    fn packs(&mut self, ui: &mut Ui, desk: &mut Desk, catalog: &Catalog, arrived: bool, asked: &mut Option<Asked>) {
        let mut told: Option<&Arc<Banner>> = None;
        for entry in catalog.missions() {
            let Some(banner) = &entry.pack else { continue };
            if told.is_none_or(|told| told.id != banner.id) {
                let version = desk.with("ui-picker-pack-version", &[("version", banner.version.into())]);
                parts::head(ui, &banner.name, Some(&version));
                let text = Type::Dense.text(&banner.text, Palette::of(ui.ctx()).text_dim);
                ui.add(egui::Label::new(text).wrap());
                told = Some(banner);
            }
            focus::group(ui, Area::Main, |ui| self.row(ui, desk, entry, arrived, asked));
        }
    }

    fn row(&mut self, ui: &mut Ui, desk: &mut Desk, entry: &Entry, arrived: bool, asked: &mut Option<Asked>) {
        let palette = Palette::of(ui.ctx());
        let chosen = self.chosen.as_deref() == Some(&entry.file);
        let best = desk.records.best(&entry.id);
        let (icon, note) = match (&entry.mission, best) {
            (None, _) => {
                let faults = entry.faults.iter().filter(|fault| fault.is_error()).count();
                (icons::WARNING_OCTAGON, desk.with("ui-picker-broken", &[("count", faults.into())]))
            }
            (Some(_), Some(best)) => (icons::CHECK_CIRCLE, won(desk, best)),
            (Some(_), None) => (icons::MAP_TRIFOLD, desk.text("ui-picker-new")),
        };
        let mut row = MenuRow::list(icon, &entry.name).note(&note).chosen(chosen);
        if entry.mission.is_none() {
            row = row.colour(palette.error).note_colour(palette.error);
        } else if best.is_some() {
            row = row.colour(palette.safe);
        }
        let response = row.show(ui);
        first_focus(desk, arrived && chosen, &response);
        // Whatever keyboard or pad come to is looked at.
        let came = response.has_focus() && self.focused.as_ref() != Some(&entry.file);
        if came {
            self.focused = Some(entry.file.clone());
        }
        if came && ui.ctx().screen_rect().width() >= WIDE {
            self.chosen = Some(entry.file.clone());
        }
        if response.clicked() {
            let wide = ui.ctx().screen_rect().width() >= WIDE;
            *asked = Some(match &entry.mission {
                Some(mission) if chosen && wide => Asked::Brief(Arc::clone(mission)),
                _ => Asked::Look(entry.file.clone()),
            });
        }
    }
}

/// All missions, from the program and from this folder.
fn read(folder: &Path) -> Option<Catalog> {
    let mut catalog = Catalog::shipped().ok()?;
    Arc::make_mut(&mut catalog).add_own(folder.to_str()?);
    Some(Arc::unwrap_or_clone(catalog))
}

/// Where own missions go.
fn own_folder(ui: &mut Ui, desk: &Desk, none: bool) {
    let palette = Palette::of(ui.ctx());
    let Some(folder) = desk.store.own_missions() else {
        ui.add(egui::Label::new(Type::Dense.text(desk.text("ui-picker-own-nowhere"), palette.text_dim)).wrap());
        return;
    };
    let key = if none { "ui-picker-own-none" } else { "ui-picker-own-folder" };
    ui.add(egui::Label::new(Type::Dense.text(desk.text(key), palette.text_dim)).wrap());
    let path = egui::RichText::new(folder.display().to_string()).font(crate::ui::theme::mono(12.0));
    ui.add(egui::Label::new(path.color(palette.text_body)).wrap());
}

/// Opens the winning play of a mission; says why not where it cannot be read.
fn watch(desk: &mut Desk, id: &str) -> Change {
    match save::winning_play(id) {
        Some(Ok(game)) => {
            desk.play(Cue::Choose);
            Change::Push(Screen::Replay(Box::new(Replay::of(&game, desk))))
        }
        Some(Err(fault)) => {
            desk.play(Cue::Refused);
            desk.say(Tone::Error, desk.fault(&fault));
            Change::Keep
        }
        None => Change::Keep,
    }
}
