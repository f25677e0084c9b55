//! The log of a replay up to the moment that is shown, newest on top.

use egui::{Label, RichText, ScrollArea, Ui};

use super::film::Film;
use crate::{
    session::reel::Reel,
    ui::{
        Desk, parts,
        theme::{Palette, Type, mono},
    },
    words::stealth::Teller,
};

/// How many decisions back the log tells.
const BACK: usize = 24;

/// The lines so far.
pub(super) fn show(ui: &mut Ui, desk: &Desk, reel: &Reel, film: &Film) {
    let palette = Palette::of(ui.ctx());
    parts::head(ui, &desk.text("ui-replay-log"), None);
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        let played = film.played();
        if played == 0 {
            ui.add(Label::new(Type::Dense.text(desk.text("ui-replay-start"), palette.text_dim)).wrap());
        }
        for at in (played.saturating_sub(BACK)..played).rev() {
            let Some(scene) = reel.scene(at) else { continue };
            let teller = Teller::of(&desk.words, &scene.view);
            for event in scene.events.iter().rev() {
                let newest = at + 1 == played;
                let colour = if newest { palette.text_hi } else { palette.text_body };
                ui.horizontal_top(|ui| {
                    ui.label(RichText::new(format!("{:>2}", scene.turn)).font(mono(11.0)).color(palette.text_dim));
                    ui.add(Label::new(Type::Dense.text(teller.event(event), colour)).wrap());
                });
            }
        }
    });
}

/// The newest line alone.
pub(super) fn caption(ui: &mut Ui, desk: &Desk, reel: &Reel, film: &Film) {
    let palette = Palette::of(ui.ctx());
    let newest = film.played().checked_sub(1).and_then(|at| reel.scene(at));
    let text = newest.and_then(|scene| {
        let teller = Teller::of(&desk.words, &scene.view);
        // What ends a turn for everybody says less than what happened in it.
        let told = scene.events.iter().rev().find(|event| !is_routine(event)).or(scene.events.last());
        told.map(|event| teller.event(event))
    });
    let text = text.unwrap_or_else(|| desk.text("ui-replay-start"));
    ui.add(Label::new(Type::Dense.text(text, palette.text_body)).truncate());
}

fn is_routine(event: &crate::stealth::Event) -> bool {
    use crate::stealth::Event;
    matches!(event, Event::TurnBegan { .. } | Event::NoiseRemoved { .. } | Event::OverwatchEnded { .. })
}
