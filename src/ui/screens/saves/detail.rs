//! What can be done with the save that is chosen, and with the game in play.

use std::path::PathBuf;

use egui::Ui;

use super::{Asked, Saves, files, load, slot_name};
use crate::{
    save::Slots,
    ui::{
        Change, Cue, Desk,
        focus::{self, Group},
        parts::{self, Button, Kind},
        theme::{Palette, Rule, Type, icons},
    },
};

impl Saves {
    /// Shows all that can be done.
    pub(super) fn detail(&mut self, ui: &mut Ui, desk: &mut Desk, change: &mut Change) {
        focus::group(ui, Group::Right, |ui| {
            ui.spacing_mut().item_spacing.y = 8.0;
            if self.game.is_some() {
                self.new_save(ui, desk);
            }
            if let Some(slot) = self.chosen.clone() {
                self.one(ui, desk, &slot, change);
            }
            if desk.store.slots().is_some() {
                self.import(ui, desk);
            }
        });
    }

    /// A new save under a name.
    fn new_save(&mut self, ui: &mut Ui, desk: &mut Desk) {
        parts::head(ui, &desk.text("ui-saves-new"), None);
        let (name, hint) = (desk.text("ui-saves-name"), desk.text("ui-saves-name-hint"));
        let field = parts::field(ui, &mut desk.input, &name, &hint, &mut self.name);
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        let button = Button::new(desk.text("ui-saves-save-new")).icon(icons::FLOPPY_DISK).primary();
        let named = !self.name.trim().is_empty();
        let response = button.enabled(named && desk.store.slots().is_some()).show(ui);
        if desk.store.slots().is_none() {
            parts::tip(ui, &response, &desk.text("ui-saves-nowhere"));
        } else if !named {
            parts::tip(ui, &response, &desk.text("ui-saves-name-needed"));
        }
        if response.clicked() || entered && named {
            let slot = self.name.trim().to_owned();
            if self.list.iter().any(|kept| kept.slot == slot) {
                self.asked = Some(Asked::Overwrite(slot));
            } else {
                self.save(desk, slot);
            }
        }
        ui.add_space(Rule::GAP);
    }

    /// The chosen save.
    fn one(&mut self, ui: &mut Ui, desk: &mut Desk, slot: &str, change: &mut Change) {
        let palette = Palette::of(ui.ctx());
        let Some(kept) = self.list.iter().find(|kept| kept.slot == slot) else { return };
        parts::head(ui, &slot_name(desk, slot), None);
        let fault = kept.header.as_ref().err().map(|fault| desk.fault(fault));
        let (sound, is_auto) = (fault.is_none(), slot == Slots::AUTO);
        if let Some(fault) = fault {
            ui.add(egui::Label::new(Type::Dense.text(fault, palette.error)).wrap());
        }
        let mut deeds = (false, false, false);
        ui.horizontal_wrapped(|ui| {
            let kind = if self.game.is_some() { Kind::Plain } else { Kind::Primary };
            // A damaged save may still have the one before it to stand in.
            let load = Button::new(desk.text("ui-saves-load-this")).icon(icons::FOLDER_OPEN).kind(kind).show(ui);
            deeds.0 = load.clicked();
            if self.game.is_some() && !is_auto {
                let over = Button::new(desk.text("ui-saves-overwrite")).icon(icons::FLOPPY_DISK_BACK);
                deeds.1 = over.show(ui).clicked();
            }
            let delete = Button::new(desk.text("ui-saves-delete")).icon(icons::TRASH).kind(Kind::Danger).show(ui);
            deeds.2 = delete.clicked();
        });
        match deeds {
            (true, ..) => *change = load(desk, slot, self.in_campaign),
            (_, true, _) => self.asked = Some(Asked::Overwrite(slot.to_owned())),
            (_, _, true) => self.asked = Some(Asked::Delete(slot.to_owned())),
            _ => {}
        }
        if sound {
            self.export(ui, desk, slot);
        }
        ui.add_space(Rule::GAP);
    }

    fn export(&mut self, ui: &mut Ui, desk: &mut Desk, slot: &str) {
        let Some(slots) = desk.store.slots() else { return };
        if self.to.is_empty() {
            self.to = files::export_path(&slots, slot).display().to_string();
        }
        let (name, button) = (desk.text("ui-saves-export-path"), desk.text("ui-saves-export"));
        parts::field(ui, &mut desk.input, &name, &name, &mut self.to);
        if Button::new(button).icon(icons::EXPORT).show(ui).clicked() {
            desk.play(Cue::Choose);
            let to = PathBuf::from(self.to.trim());
            let asked = Asked::Export(slot.to_owned(), to.clone());
            if to.exists() { self.asked = Some(asked) } else { self.perform(desk, &asked) }
        }
    }

    fn import(&mut self, ui: &mut Ui, desk: &mut Desk) {
        parts::head(ui, &desk.text("ui-saves-import-head"), None);
        let (name, hint) = (desk.text("ui-saves-import-path"), desk.text("ui-saves-import-hint"));
        parts::field(ui, &mut desk.input, &name, &hint, &mut self.from);
        let named = !self.from.trim().is_empty();
        let response = Button::new(desk.text("ui-saves-import")).icon(icons::DOWNLOAD_SIMPLE).enabled(named).show(ui);
        if !named {
            parts::tip(ui, &response, &desk.text("ui-saves-import-needed"));
        }
        if response.clicked() {
            let from = PathBuf::from(self.from.trim());
            let taken = self.list.iter().any(|kept| kept.slot == files::slot_of(&from));
            let asked = Asked::Import(from);
            if taken { self.asked = Some(asked) } else { self.perform(desk, &asked) }
        }
    }
}
