//! What costs no action, as phrases.

use super::{Teller, scene};
use crate::beginning::{Figure, Free, ProgramNo, Used, View};

impl Teller<'_> {
    /// Something free, as a phrase on a button.
    pub(super) fn free(&self, view: &View, free: Free) -> String {
        let text = |key| self.words.text(key);
        match free {
            Free::Program(at) => self.use_program(view, at),
            Free::Recon(figure) => self.use_recon(view, figure),
            Free::Item => {
                let item = scene(view).player(view.seat).and_then(|player| player.item);
                let name = item.map_or_else(|| text("name-tb-a-box"), |item| self.item(item));
                self.phrase("action-tb-use-item", &[("item", name.into())])
            }
            Free::Rounder(at) => self.phrase("action-tb-rounder", &[("card", self.rounder(at).into())]),
            Free::Unique(card) => self.phrase("action-tb-unique", &[("card", self.influence(card).into())]),
            Free::SecondWind => text("action-tb-second-wind"),
            Free::Fury => text("action-tb-fury"),
            Free::Resign => text("action-tb-resign"),
            Free::ApexMove => text("action-tb-apex-move"),
            Free::ApexAttack(at) => {
                let foe = crate::beginning::Foe::At(at);
                self.phrase("action-tb-apex-attack", &[("enemy", self.foe_in(view, foe).into())])
            }
            Free::Transfer(at) => self.phrase("action-tb-transfer", &[("program", self.own_program(view, at).into())]),
        }
    }

    /// A program of whoever sees this view, by its place.
    pub(super) fn own_program(&self, view: &View, at: u8) -> String {
        let programs: Vec<ProgramNo> =
            scene(view).player(view.seat).into_iter().flat_map(|it| &it.programs).map(|held| held.kind).collect();
        self.nth_program(&programs, at)
    }

    fn use_program(&self, view: &View, at: u8) -> String {
        let held = scene(view).player(view.seat).and_then(|player| player.programs.get(usize::from(at)));
        let used = held.and_then(|held| self.rules.library().program(held.kind)).map(|card| card.used);
        let up = held.is_some_and(|held| held.up);
        let key = match used {
            Some(Used::Charged) if up => "action-tb-charge",
            Some(Used::Charged | Used::Permanent(_)) => "action-tb-lay-out",
            _ => "action-tb-use-program",
        };
        let charges = held.map_or(0, |held| held.charges);
        self.phrase(key, &[("program", self.own_program(view, at).into()), ("charges", charges.into())])
    }

    fn use_recon(&self, view: &View, figure: Figure) -> String {
        let sight = scene(view).body(figure).and_then(|body| body.recon).and_then(|slot| slot.kind);
        let name = sight.map_or_else(|| self.words.text("name-tb-a-recon"), |sight| self.recon(sight));
        self.phrase("action-tb-use-recon", &[("card", name.into())])
    }
}
