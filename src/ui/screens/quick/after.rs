//! The games of The Beginning a table may follow: those that are kept, and any file.

use egui::Ui;

use super::wish::Wish;
use crate::{
    content,
    deduction::{End, Handover},
    ui::{
        Cue, Desk, KeptHandover, Tone,
        parts::{self, Button, MenuRow},
        screens::shared::age,
        theme::{Palette, Rule, Type, icons},
    },
    words::deduction::team_name,
};

/// What can be chosen from.
#[derive(Default)]
pub struct Records {
    kept: Vec<KeptHandover>,
    /// The file as it is typed.
    path: String,
}

impl Records {
    /// Sees what is kept.
    pub fn look(&mut self, desk: &Desk) {
        self.kept = desk.store.handovers();
    }

    /// Shows what is kept and the field for a file; a click chooses.
    pub fn show(&mut self, ui: &mut Ui, desk: &mut Desk, wish: &mut Wish) {
        let palette = Palette::of(ui.ctx());
        parts::head(ui, &desk.text("ui-quick-records"), None);
        if let Some(record) = wish.record().filter(|record| !self.holds(record)) {
            let told = told(desk, record);
            MenuRow::list(icons::FLAG_CHECKERED, &told).chosen(true).colour(palette.agent).show(ui);
        }
        let mut picked = None;
        for kept in &self.kept {
            picked = row(ui, desk, kept, wish).or(picked);
        }
        if self.kept.is_empty() {
            let label = Type::Note.text(desk.text("ui-quick-no-records"), palette.text_dim);
            ui.add(egui::Label::new(label).wrap());
        }
        let picked = self.file(ui, desk).or(picked);
        if let Some(record) = picked {
            desk.play(Cue::Choose);
            wish.choose_after(Some(record));
        }
        ui.add_space(Rule::GAP / 2.0);
    }

    fn holds(&self, record: &Handover) -> bool {
        self.kept.iter().any(|kept| kept.record.as_ref().ok() == Some(record))
    }

    /// The field for a file; its record once it is read, or what is wrong with it as a message.
    fn file(&mut self, ui: &mut Ui, desk: &mut Desk) -> Option<Handover> {
        let (name, hint) = (desk.text("ui-quick-record-path"), desk.text("ui-quick-record-hint"));
        let pressed = ui.horizontal_wrapped(|ui| {
            parts::field(ui, &mut desk.input, &name, &hint, &mut self.path);
            let button = Button::new(desk.text("ui-quick-record-read")).icon(icons::DOWNLOAD_SIMPLE);
            button.enabled(!self.path.trim().is_empty()).show(ui).clicked()
        });
        let path = self.path.trim().trim_matches('"');
        if !pressed.inner || path.is_empty() {
            return None;
        }
        match content::handover(&content::Disk, path) {
            Ok(record) => Some(record),
            Err(faults) => {
                desk.say(Tone::Error, faults.to_string());
                None
            }
        }
    }
}

/// A record that is kept, or what is wrong with it; the record where it is picked.
fn row(ui: &mut Ui, desk: &Desk, kept: &KeptHandover, wish: &Wish) -> Option<Handover> {
    let palette = Palette::of(ui.ctx());
    let record = match &kept.record {
        Ok(record) => record,
        Err(faults) => {
            ui.add(egui::Label::new(Type::Note.text(faults.to_string(), palette.error)).wrap());
            return None;
        }
    };
    let (chosen, told, note) = (wish.record() == Some(record), told(desk, record), age(desk, kept.written));
    let row = MenuRow::list(icons::FLAG_CHECKERED, &told).note(&note).chosen(chosen);
    let row = if chosen { row.colour(palette.agent) } else { row };
    row.show(ui).clicked().then(|| record.clone())
}

/// A record in one line: who won and how, and how many played.
fn told(desk: &Desk, record: &Handover) -> String {
    let end = desk.text(match record.end {
        End::Network => "ui-quick-record-network",
        End::Morale => "ui-quick-record-morale",
        End::Other => "ui-quick-record-other",
    });
    let fill = [("players", record.players.len().into()), ("end", end.into())];
    match record.winner {
        Some(team) => {
            let [players, end] = fill;
            desk.with("ui-quick-record-won", &[players, end, ("team", team_name(&desk.words, team).into())])
        }
        None => desk.with("ui-quick-record-open", &fill),
    }
}
