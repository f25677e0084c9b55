//! The workshop: a new mission, the player's own ones, and work that was not saved.

use std::path::{Path, PathBuf};

use egui::{Context, Ui, vec2};

use super::{Editor, keep::Keep, saving::told};
use crate::{
    content::{Sheet, share},
    edit::{journal_of, template},
    ui::{
        Change, Cue, Desk, Screen, Tone,
        focus::{self, Group},
        parts::{self, Button, MenuRow},
        screens::shared::{Arrival, age, column, first_focus, page_head, prompts},
        theme::{Palette, Rule, Type, icons},
    },
    words::packs::wrong_share,
};

/// The workshop.
#[derive(Default)]
pub struct Workshop {
    own: Vec<Own>,
    /// A share code that is typed or pasted.
    code: String,
    arrival: Arrival,
}

/// A mission of the player's own.
#[derive(Clone, Debug)]
struct Own {
    path: PathBuf,
    /// Whether a game that died left something of it.
    left: bool,
    when: Option<std::time::SystemTime>,
}

/// What a click asks for.
enum Asked {
    Empty,
    Template,
    Open(PathBuf),
    Code(String),
    Packs,
}

impl Workshop {
    /// Shows it.
    pub fn show(&mut self, ctx: &Context, desk: &mut Desk) -> Change {
        let arrived = self.arrival.now(ctx);
        if arrived {
            self.own = desk.store.own_missions().map(|folder| found(&folder)).unwrap_or_default();
        }
        let mut asked = None;
        let back = parts::page_within(ctx, 860.0, |ui| {
            let title = desk.text("ui-workshop");
            let back = page_head(ui, desk, &title);
            let room = vec2(ui.available_width(), (ui.available_height() - 30.0).max(60.0));
            column(ui, "workshop", room, |ui| {
                focus::group(ui, Group::Main, |ui| self.list(ui, desk, arrived, &mut asked));
            });
            prompts(ui, desk);
            back
        });
        match asked {
            _ if back => Change::Pop,
            Some(asked) => open(desk, asked),
            None => Change::Keep,
        }
    }

    fn list(&mut self, ui: &mut Ui, desk: &mut Desk, arrived: bool, asked: &mut Option<Asked>) {
        ui.spacing_mut().item_spacing.y = 6.0;
        parts::head(ui, &desk.text("ui-workshop-new"), None);
        for (at, (icon, key, note, new)) in [
            (icons::FILE_PLUS, "ui-workshop-template", "ui-workshop-template-note", Asked::Template),
            (icons::GRID_FOUR, "ui-workshop-empty", "ui-workshop-empty-note", Asked::Empty),
            (icons::PACKAGE, "ui-workshop-packs", "ui-workshop-packs-note", Asked::Packs),
        ]
        .into_iter()
        .enumerate()
        {
            let (title, note) = (desk.text(key), desk.text(note));
            let response = MenuRow::list(icon, &title).note(&note).show(ui);
            first_focus(desk, arrived && at == 0, &response);
            if response.clicked() {
                *asked = Some(new);
            }
        }
        ui.add_space(Rule::GAP);
        let name = desk.text("ui-workshop-code");
        parts::head(ui, &name, None);
        let hint = desk.text("ui-workshop-code-hint");
        parts::field(ui, &mut desk.input, &name, &hint, &mut self.code);
        let button = Button::new(desk.text("ui-workshop-code-open")).icon(icons::CLIPBOARD_TEXT);
        if button.enabled(!self.code.trim().is_empty()).show(ui).clicked() {
            *asked = Some(Asked::Code(self.code.clone()));
        }
        ui.add_space(Rule::GAP);
        parts::head(ui, &desk.text("ui-workshop-own"), Some(&self.own.len().to_string()));
        if self.own.is_empty() {
            let palette = Palette::of(ui.ctx());
            ui.add(egui::Label::new(Type::Dense.text(desk.text("ui-workshop-none"), palette.text_dim)).wrap());
        }
        for own in &self.own {
            row(ui, desk, own, asked);
        }
    }
}

/// One of them.
fn row(ui: &mut Ui, desk: &Desk, own: &Own, asked: &mut Option<Asked>) {
    let palette = Palette::of(ui.ctx());
    let title = own.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let when = own.when.map(|when| age(desk, when)).unwrap_or_default();
    let note = if own.left { desk.text("ui-workshop-left") } else { when };
    let icon = if own.left { icons::CLOCK_COUNTER_CLOCKWISE } else { icons::MAP_TRIFOLD };
    let row = MenuRow::list(icon, &title).note(&note);
    let row = if own.left { row.colour(palette.overwatch).note_colour(palette.overwatch) } else { row };
    if row.show(ui).clicked() {
        *asked = Some(Asked::Open(own.path.clone()));
    }
}

/// The missions of a folder, and those of which only unsaved work is there.
fn found(folder: &Path) -> Vec<Own> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut paths: Vec<PathBuf> = entries
        .filter_map(|path| {
            let name = path.file_name()?.to_str()?;
            let mission = name.strip_suffix(".journal").unwrap_or(name);
            (Path::new(mission).extension()? == "ron").then(|| folder.join(mission))
        })
        .collect();
    paths.sort_unstable();
    paths.dedup();
    let own = paths.into_iter().map(|path| {
        let left = journal_of(&path).exists();
        let when = std::fs::metadata(&path).and_then(|about| about.modified()).ok();
        Own { path, left, when }
    });
    own.collect()
}

fn open(desk: &mut Desk, asked: Asked) -> Change {
    let called = desk.text("ui-workshop-called");
    let editor = match asked {
        Asked::Packs => {
            desk.play(Cue::Choose);
            return Change::Push(Screen::Packs(Box::default()));
        }
        Asked::Empty => Ok(Editor::new(desk, Sheet::new("mission", called))),
        Asked::Template => Ok(Editor::new(desk, template(&called))),
        Asked::Open(path) => Editor::open(desk, &path).map_err(|error| told(desk, &error)),
        Asked::Code(code) => {
            let text = share::decode(&code).map_err(|wrong| wrong_share(&desk.words, &wrong));
            let read = |text: String| Sheet::read("", &text).map_err(|faults| faults.to_string());
            text.and_then(read).map(|sheet| Editor::new(desk, sheet))
        }
    };
    enter(desk, editor)
}

/// Goes to the editor, or says why that cannot be.
pub fn enter(desk: &mut Desk, opened: Result<Editor, String>) -> Change {
    match opened {
        Ok(editor) => {
            desk.play(Cue::Choose);
            Change::Push(Screen::Editor(Box::new(editor)))
        }
        Err(why) => {
            desk.play(Cue::Refused);
            desk.say(Tone::Error, why);
            Change::Keep
        }
    }
}

/// The mission files of a folder.
pub fn files(folder: &Path) -> Vec<PathBuf> {
    found(folder).into_iter().map(|own| own.path).filter(|path| path.is_file()).collect()
}

impl Editor {
    /// A copy of a mission's text, to be changed and saved among the player's own.
    pub fn copy_of(desk: &Desk, file: &str, text: &str) -> Result<Self, crate::content::Faults> {
        let mut sheet = Sheet::read(file, text)?;
        let id = format!("{}_copy", sheet.id);
        let name = desk.with("ui-editor-copy-of", &[("name", sheet.name.as_str().into())]);
        let id = if crate::content::is_id(&id) { id } else { sheet.id.clone() };
        sheet.id = Keep::of(desk).free(&id).0;
        sheet.name = name;
        Ok(Self::new(desk, sheet))
    }
}
