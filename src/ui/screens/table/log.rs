//! What happened, as the person at the screen may know it: newest first, with the rule behind each line.

use egui::{Color32, Ui};

use super::here::{Here, Intent};
use crate::{
    deduction::Event,
    ui::{
        screens::chronicle::{self, Pressed, Told},
        theme::{Palette, icons},
    },
};

/// Draws it; the line of this number is unfolded.
pub fn show(ui: &mut Ui, here: &Here<'_>, unfolded: Option<usize>, intents: &mut Vec<Intent>) {
    let palette = Palette::of(ui.ctx());
    let told = |at: usize| {
        let line = here.log.get(at)?;
        let sentence = here.teller.event(here.view, &line.event)?;
        let motive = here.motive.filter(|(of, _)| *of == line.actions);
        let reasons = motive.map(|(_, motive)| here.teller.reasons(motive)).unwrap_or_default();
        let why = here.teller.why(&line.event);
        Some(Told { turn: line.turn, sentence, why, reasons, mark: mark(palette, &line.event) })
    };
    intents.extend(chronicle::show(ui, here.desk, here.log.len(), unfolded, told).map(|pressed| match pressed {
        Pressed::Line(at) => Intent::Unfold(at),
        Pressed::Rule(rule) => Intent::Codex(Some(rule)),
    }));
}

/// The glyph of what happened.
fn mark(palette: &Palette, event: &Event) -> (&'static str, Color32) {
    match event {
        Event::Turn { .. } => (icons::CARET_RIGHT, palette.text_hi),
        Event::Shot { .. } | Event::Hurt { .. } => (icons::CROSSHAIR, palette.detection),
        Event::Eliminated(_) => (icons::SKULL, palette.detection),
        Event::Looked { .. } | Event::LookedLeftover { .. } | Event::Foresaw { .. } => (icons::EYE, palette.info),
        Event::Revealed { .. } | Event::Ability { .. } => (icons::IDENTIFICATION_CARD, palette.objective),
        Event::Played { .. } | Event::Drew { .. } | Event::LaidOpen { .. } => (icons::FILE_CODE, palette.energy),
        Event::Healed { .. } | Event::Returned(_) => (icons::HEART, palette.safe),
        Event::Said(..) => (icons::CHAT_CIRCLE, palette.text_dim),
        Event::Equipped { .. } | Event::Aimed { .. } | Event::Dropped(..) => (icons::TARGET, palette.text_body),
        Event::BossEntered { .. } | Event::BossMoved { .. } => (icons::SPIRAL, palette.detection),
        Event::Over(_) => (icons::FLAG_CHECKERED, palette.agent),
        _ => (icons::DOT_OUTLINE, palette.text_dim),
    }
}
