//! What is left of a campaign whose file is damaged, and what can be done about it.

use egui::Ui;

use super::kept::facts;
use crate::{
    campaign::Loss,
    save::{CampaignFile, Disk, SaveError, SaveFault, Summary},
    ui::{
        Desk,
        theme::{Palette, Type},
    },
    words::campaign::loss_text,
};

/// What opening a damaged campaign would bring.
pub enum Remains {
    /// The file before it, or a part of it, with what it has to do without.
    Some(Summary, Vec<Loss>),
    /// Nothing.
    None(Cure),
}

/// What helps where nothing is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cure {
    /// The file is sound, and for a newer game.
    Update,
    /// The file is sound, and no campaign.
    Move,
    /// The disk does not give it.
    Permit,
    /// A copy of the file.
    Copy,
}

impl Remains {
    /// What is left in a slot.
    pub fn of(desk: &Desk, slot: &str) -> Self {
        let Some(Ok(file)) = desk.store.campaigns().map(|slots| slots.file(slot)) else {
            return Self::None(Cure::Move);
        };
        match CampaignFile::load(&Disk, &file, &desk.catalog) {
            Ok(loaded) => Self::Some(loaded.file.summary(), loaded.losses),
            Err(error) => Self::None(Cure::of(&error)),
        }
    }

    /// Why it cannot be opened, where it cannot.
    pub fn refused(&self) -> Option<&'static str> {
        match self {
            Self::Some(..) => None,
            Self::None(cure) => Some(cure.key()),
        }
    }

    /// Where it would stand, where it can be opened.
    pub fn about(&self) -> Option<&Summary> {
        match self {
            Self::Some(about, _) => Some(about),
            Self::None(_) => None,
        }
    }

    /// Shows what is wrong, and what can be or would be done about it.
    pub fn show(&self, ui: &mut Ui, desk: &Desk, fault: &SaveError) {
        let palette = Palette::of(ui.ctx());
        let mut say = |text: String, colour| ui.add(egui::Label::new(Type::Dense.text(text, colour)).wrap());
        say(desk.fault(fault), palette.error);
        match self {
            Self::Some(about, losses) => {
                say(desk.text("ui-campaigns-mended"), palette.text_body);
                for loss in losses {
                    say(loss_text(&desk.words, &desk.catalog, loss), palette.text_body);
                }
                facts(ui, desk, about);
            }
            Self::None(cure) => {
                say(desk.text(cure.key()), palette.text_body);
            }
        }
    }
}

impl Cure {
    fn of(error: &SaveError) -> Self {
        match error.fault {
            SaveFault::Newer { .. } => Self::Update,
            SaveFault::OtherGame { .. } | SaveFault::NotAFile => Self::Move,
            SaveFault::Disk(_) => Self::Permit,
            _ => Self::Copy,
        }
    }

    const fn key(self) -> &'static str {
        match self {
            Self::Update => "ui-campaigns-cure-update",
            Self::Move => "ui-campaigns-cure-move",
            Self::Permit => "ui-campaigns-cure-permit",
            Self::Copy => "ui-campaigns-cure-copy",
        }
    }
}
