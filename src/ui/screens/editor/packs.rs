//! Mission packs: several missions written as one file to give away, and such files installed.

use std::path::{Path, PathBuf};

use egui::{Context, Ui, vec2};

use super::{
    packing::{self, Done, Recipe, There, Trouble},
    side::{labelled, note},
    workshop,
};
use crate::ui::{
    Change, Cue, Desk, Tone,
    focus::{self, Group},
    parts::{self, Button, Kind, MenuRow, Scale},
    screens::shared::{Arrival, column, page_head, prompts},
    theme::{Rule, icons},
};

/// The folder for packs to be given away, beside that of the missions.
const SHARED: &str = "shared";

/// The page of packs.
pub struct Packs {
    /// The missions that can go into a pack.
    own: Vec<PathBuf>,
    recipe: Recipe,
    there: Vec<There>,
    /// The file to install.
    path: String,
    arrival: Arrival,
}

/// What a click asks for.
enum Asked {
    Install(PathBuf),
    Make,
    Fold(PathBuf),
    Remove(There),
}

impl Default for Packs {
    fn default() -> Self {
        let recipe = Recipe { name: String::new(), text: String::new(), version: 1, missions: Vec::new() };
        Self { own: Vec::new(), recipe, there: Vec::new(), path: String::new(), arrival: Arrival::default() }
    }
}

impl Packs {
    /// Shows it.
    pub fn show(&mut self, ctx: &Context, desk: &mut Desk) -> Change {
        if self.arrival.now(ctx) {
            self.look(desk);
        }
        let dropped = ctx.input(|input| input.raw.dropped_files.iter().find_map(|file| file.path.clone()));
        let mut asked = dropped.map(Asked::Install);
        let back = parts::page_within(ctx, 860.0, |ui| {
            let title = desk.text("ui-packs");
            let back = page_head(ui, desk, &title);
            let room = vec2(ui.available_width(), (ui.available_height() - 30.0).max(60.0));
            column(ui, "packs", room, |ui| {
                focus::group(ui, Group::Main, |ui| {
                    ui.spacing_mut().item_spacing.y = 6.0;
                    self.installing(ui, desk, &mut asked);
                    self.making(ui, desk, &mut asked);
                    self.listed(ui, desk, &mut asked);
                });
            });
            prompts(ui, desk);
            back
        });
        if let Some(asked) = asked {
            self.act(desk, asked);
        }
        if back { Change::Pop } else { Change::Keep }
    }

    /// Sees what there is.
    fn look(&mut self, desk: &Desk) {
        let missions = desk.store.own_missions();
        self.own = missions.as_deref().map(workshop::files).unwrap_or_default();
        self.recipe.missions.retain(|mission| self.own.contains(mission));
        self.there = missions.as_deref().map(packing::there).unwrap_or_default();
    }

    fn installing(&mut self, ui: &mut Ui, desk: &mut Desk, asked: &mut Option<Asked>) {
        parts::head(ui, &desk.text("ui-packs-install"), None);
        let (name, hint) = (desk.text("ui-packs-path"), desk.text("ui-packs-path-hint"));
        parts::field(ui, &mut desk.input, &name, &hint, &mut self.path);
        let button = Button::new(desk.text("ui-packs-install-go")).icon(icons::DOWNLOAD_SIMPLE);
        if button.enabled(!self.path.trim().is_empty()).show(ui).clicked() && !self.path.trim().is_empty() {
            *asked = Some(Asked::Install(PathBuf::from(self.path.trim().trim_matches('"'))));
        }
    }

    fn making(&mut self, ui: &mut Ui, desk: &mut Desk, asked: &mut Option<Asked>) {
        ui.add_space(Rule::GAP);
        parts::head(ui, &desk.text("ui-packs-make"), None);
        if self.own.is_empty() {
            return note(ui, &desk.text("ui-packs-none"));
        }
        let name = desk.text("ui-packs-name");
        labelled(ui, &name, |ui| parts::field(ui, &mut desk.input, &name, "", &mut self.recipe.name));
        let name = desk.text("ui-packs-text");
        labelled(ui, &name, |ui| parts::text_area(ui, &mut desk.input, &name, &mut self.recipe.text));
        let name = desk.text("ui-packs-version");
        let (scale, now) = (Scale { least: 1, most: 9999, step: 1 }, self.recipe.version);
        let at = u16::try_from(now).unwrap_or(u16::MAX);
        let new = labelled(ui, &name, |ui| parts::stepper(ui, &mut desk.input, &name, scale, at, &now.to_string()));
        self.recipe.version = new.map_or(now, u32::from);
        for mission in &self.own {
            let on = self.recipe.missions.contains(mission);
            let title = mission.file_name().unwrap_or_default().to_string_lossy();
            if parts::check(ui, &title, on).clicked() {
                self.recipe.missions.retain(|known| known != mission);
                self.recipe.missions.extend((!on).then(|| mission.clone()));
            }
        }
        if Button::new(desk.text("ui-packs-write")).icon(icons::PACKAGE).show(ui).clicked() {
            *asked = Some(Asked::Make);
        }
    }

    fn listed(&mut self, ui: &mut Ui, desk: &Desk, asked: &mut Option<Asked>) {
        ui.add_space(Rule::GAP);
        parts::head(ui, &desk.text("ui-packs-there"), Some(&self.there.len().to_string()));
        if self.there.is_empty() {
            note(ui, &desk.text("ui-packs-there-none"));
        }
        for there in &self.there {
            let fill = [("version", there.version.into()), ("missions", there.missions.into())];
            let about = desk.with("ui-packs-about", &fill);
            let name = [("name", there.name.as_str().into())];
            note(ui, &format!("{} · {about} · {}", there.name, there.path.display()));
            if there.path.is_dir() {
                let words = desk.with("ui-packs-write-folder", &name);
                if MenuRow::list(icons::PACKAGE, &words).show(ui).clicked() {
                    *asked = Some(Asked::Fold(there.path.clone()));
                }
            } else {
                let words = desk.with("ui-packs-remove", &name);
                if Button::new(words).icon(icons::TRASH).kind(Kind::Danger).show(ui).clicked() {
                    *asked = Some(Asked::Remove(there.clone()));
                }
            }
        }
    }

    /// Does it and says what came of it.
    fn act(&mut self, desk: &mut Desk, asked: Asked) {
        let done = match desk.store.own_missions() {
            Some(missions) => self.done(desk, &missions, asked),
            None => Err(Trouble::Nowhere),
        };
        let (cue, tone, said) = match done {
            Ok(said) => (Cue::Success, Tone::Done, said),
            Err(trouble) => (Cue::Refused, Tone::Error, trouble.told(desk)),
        };
        desk.play(cue);
        desk.say(tone, said);
        self.look(desk);
    }

    fn done(&self, desk: &Desk, missions: &Path, asked: Asked) -> Result<String, Trouble> {
        let shared = missions.with_file_name(SHARED);
        let written = |done: Done| desk.with("ui-packs-written", &fill(&done));
        match asked {
            Asked::Install(path) => {
                packing::install(&path, missions).map(|done| desk.with("ui-packs-installed", &fill(&done)))
            }
            Asked::Make => packing::make(&self.recipe, &shared).map(written),
            Asked::Fold(folder) => packing::fold(&folder, &shared).map(written),
            Asked::Remove(there) => {
                let name = [("name", there.name.as_str().into())];
                packing::remove(&there).map(|()| desk.with("ui-packs-removed", &name))
            }
        }
    }
}

/// What was done, for a sentence.
fn fill(done: &Done) -> [crate::words::Fill<'_>; 4] {
    [
        ("name", done.name.as_str().into()),
        ("version", done.version.into()),
        ("missions", done.missions.into()),
        ("file", done.file.display().to_string().into()),
    ]
}
