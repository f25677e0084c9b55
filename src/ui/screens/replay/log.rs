//! The log of a replay up to the moment that is shown, newest on top.

use egui::{Label, RichText, ScrollArea, Ui};

use super::film::Film;
use crate::{
    session::reel::Reel,
    stealth::Event,
    ui::{
        Desk, parts,
        theme::{Palette, Type, mono},
    },
    words::stealth::Teller,
};

/// How many lines the log tells.
const LINES: usize = 80;

/// The lines so far.
pub(super) fn show(ui: &mut Ui, desk: &Desk, reel: &Reel, film: &Film) {
    let palette = Palette::of(ui.ctx());
    parts::head(ui, &desk.text("ui-replay-log"), None);
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        let newest = if film.told() > 0 { film.played() } else { film.played().saturating_sub(1) };
        if film.played() == 0 && film.told() == 0 {
            ui.add(Label::new(Type::Dense.text(desk.text("ui-replay-start"), palette.text_dim)).wrap());
        }
        for (at, turn, text) in lines(desk, reel, film).take(LINES) {
            let colour = if at == newest { palette.text_hi } else { palette.text_body };
            ui.horizontal_top(|ui| {
                ui.label(RichText::new(format!("{turn:>2}")).font(mono(11.0)).color(palette.text_dim));
                ui.add(Label::new(Type::Dense.text(text, colour)).wrap());
            });
        }
    });
}

/// What was told, newest first: the decision it belongs to, its turn, its words.
fn lines<'a>(desk: &'a Desk, reel: &'a Reel, film: &'a Film) -> impl Iterator<Item = (usize, u16, String)> {
    let told = (0..=film.played()).rev().filter_map(move |at| {
        let scene = reel.scene(at)?;
        let count = if at == film.played() { film.told() } else { scene.events.len() };
        Some((at, scene, scene.events.get(..count).unwrap_or_default()))
    });
    told.flat_map(move |(at, scene, events)| {
        let teller = Teller::of(&desk.words, &scene.view);
        events.iter().rev().map(move |event| (at, scene.turn, teller.event(event)))
    })
}

/// The newest line alone; what ends a turn for everybody says less than what happened in it.
pub(super) fn caption(ui: &mut Ui, desk: &Desk, reel: &Reel, film: &Film) {
    let palette = Palette::of(ui.ctx());
    let (at, events) = match film.told() {
        0 => (film.played().saturating_sub(1), usize::MAX),
        told => (film.played(), told),
    };
    let scene = reel.scene(at).filter(|_| film.played() + film.told() > 0);
    let text = scene.and_then(|scene| {
        let told = scene.events.iter().take(events);
        let event = told.clone().rev().find(|event| !is_routine(event)).or(told.clone().next_back())?;
        Some(Teller::of(&desk.words, &scene.view).event(event))
    });
    let text = text.unwrap_or_else(|| desk.text("ui-replay-start"));
    ui.add(Label::new(Type::Dense.text(text, palette.text_body)).truncate());
}

fn is_routine(event: &Event) -> bool {
    matches!(event, Event::TurnBegan { .. } | Event::NoiseRemoved { .. } | Event::OverwatchEnded { .. })
}
