//! What happened, as the person at the screen may know it.

use egui::{Color32, Label, Ui};

use super::here::{Here, Intent};
use crate::{
    beginning::Event,
    ui::{
        parts,
        screens::chronicle::{self, Pressed, Told},
        theme::{Palette, Rule, Type, icons},
    },
};

/// Draws it; the line of this number is unfolded.
pub fn show(ui: &mut Ui, here: &Here<'_>, unfolded: Option<usize>, intents: &mut Vec<Intent>) {
    let palette = Palette::of(ui.ctx());
    let told = |at: usize| {
        let line = here.log.get(at)?;
        let sentence = here.teller.event(here.view, &line.event)?;
        let why = here.teller.why(&line.event);
        let motive = here.motive.filter(|(of, _)| *of == line.actions);
        let reasons = motive.map(|(_, motive)| here.teller.reasons(here.view, motive)).unwrap_or_default();
        Some(Told { turn: line.turn, sentence, why, reasons, mark: mark(palette, &line.event) })
    };
    intents.extend(chronicle::show(ui, here.desk, here.log.len(), unfolded, told).map(|pressed| match pressed {
        Pressed::Line(at) => Intent::Unfold(at),
        Pressed::Rule(rule) => Intent::Codex(Some(rule)),
    }));
}

/// How many lines tell what happened just now.
const NEWEST: usize = 6;

/// What happened just now, newest first: in this turn and the one before.
pub fn newest(ui: &mut Ui, here: &Here<'_>) {
    let palette = Palette::of(ui.ctx());
    let turn = here.view.table.turn.number;
    let recent = here.log.iter().rev().take_while(|line| line.turn + 1 >= turn).filter(|line| is_news(&line.event));
    let told = recent.filter_map(|line| here.teller.event(here.view, &line.event));
    let told: Vec<String> = told.take(NEWEST).collect();
    if told.is_empty() {
        return;
    }
    ui.add_space(Rule::GAP / 2.0);
    parts::head(ui, &here.desk.text("ui-begin-just-now"), None);
    ui.spacing_mut().item_spacing.y = 2.0;
    for (nth, sentence) in told.into_iter().enumerate() {
        let colour = if nth == 0 { palette.text_body } else { palette.text_dim };
        ui.add(Label::new(Type::Dense.text(sentence, colour)).wrap());
    }
}

/// Whether something is worth a line beside what the screen shows anyway.
const fn is_news(event: &Event) -> bool {
    !matches!(event, Event::PutIn(_) | Event::Chose(_) | Event::Finished(_))
}

/// The glyph of what happened.
fn mark(palette: &Palette, event: &Event) -> (&'static str, Color32) {
    match event {
        Event::Turn { .. } => (icons::CARET_RIGHT, palette.text_hi),
        Event::Did(..) | Event::Used(..) => (icons::FOOTPRINTS, palette.text_body),
        Event::Shown(..) | Event::Decided(..) | Event::Pooled { .. } | Event::Counted { .. } => {
            (icons::SCALES, palette.info)
        }
        Event::Attacked { .. } | Event::FoeHurt { .. } | Event::Defended { .. } => {
            (icons::CROSSHAIR, palette.detection)
        }
        Event::Hurt(..) | Event::Wounded(..) | Event::Downed(_) | Event::Infected { .. } => {
            (icons::HEART, palette.health)
        }
        Event::Eliminated { .. } | Event::MechGone(_) => (icons::SKULL, palette.detection),
        Event::Spawned { .. } | Event::Crawled { .. } | Event::Breached | Event::MechEnters(_) => {
            (icons::SIGN_IN, palette.alarm)
        }
        Event::Looked { .. } | Event::SawHand { .. } | Event::SawObjective { .. } | Event::SawLoyalty { .. } => {
            (icons::EYE, palette.info)
        }
        Event::Told { .. } | Event::Became { .. } => (icons::IDENTIFICATION_CARD, palette.objective),
        Event::Program(..) | Event::GotPrograms { .. } => (icons::FILE_CODE, palette.energy),
        Event::Healed(..) | Event::Treated(..) | Event::Woke(_) => (icons::FIRST_AID, palette.safe),
        Event::Leader(_) | Event::General(_) | Event::Voted { .. } => (icons::CROWN_SIMPLE, palette.objective),
        Event::Said(..) => (icons::CHAT_CIRCLE, palette.text_dim),
        Event::Over(_) => (icons::FLAG_CHECKERED, palette.agent),
        _ => (icons::DOT_OUTLINE, palette.text_dim),
    }
}
