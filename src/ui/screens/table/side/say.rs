//! What can be said now.

use egui::{ScrollArea, Ui, vec2};

use super::super::{
    choice::{Chosen, Talk, Verb},
    here::{Here, Intent},
};
use crate::{
    deduction::Action,
    ui::parts::{self, Button},
};

/// What can be said now.
pub fn talks(here: &Here<'_>) -> Vec<Talk> {
    let can = |talk: &Talk| {
        here.options.iter().any(|action| matches!(action, Action::Claim(claim) if Talk::of(*claim) == *talk))
    };
    Talk::ALL.into_iter().filter(can).collect()
}

/// Draws it.
pub fn show(ui: &mut Ui, here: &Here<'_>, talks: &[Talk], intents: &mut Vec<Intent>) {
    parts::head(ui, &here.desk.text("ui-table-say"), None);
    ScrollArea::vertical().id_salt("say").auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 5.0);
        ui.spacing_mut().interact_size.y = 26.0;
        ui.horizontal_wrapped(|ui| {
            for &talk in talks {
                let on = here.chosen.verb == Some(Verb::Say(talk));
                if Button::new(here.desk.text(talk.words())).height(26.0).chosen(on).show(ui).clicked() {
                    let Chosen { seat, .. } = here.chosen;
                    intents.push(Intent::Seat(seat.filter(|_| talk != Talk::Team)));
                    intents.push(Intent::Verb((!on).then_some(Verb::Say(talk))));
                }
            }
        });
    });
}
