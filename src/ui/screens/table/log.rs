//! What happened, as the person at the screen may know it: newest first, with the rule behind each line.

use egui::{Align2, ScrollArea, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::here::{Here, Intent};
use crate::{
    deduction::Event,
    engine::Rule,
    session::deduction::Line,
    ui::{
        focus,
        parts::{self, lay},
        theme::{Palette, Type, Weight, icon_font, icons, mono},
    },
    words::stealth::rule_text,
};

/// How many lines are kept in sight.
const MOST: usize = 250;

/// Draws it; the line of this number is unfolded.
pub fn show(ui: &mut Ui, here: &Here<'_>, unfolded: Option<usize>, intents: &mut Vec<Intent>) {
    parts::head(ui, &here.desk.text("ui-table-log"), None);
    ScrollArea::vertical().id_salt("table log").auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.set_width(ui.available_width() - 6.0);
        for (at, line) in here.log.iter().enumerate().rev().take(MOST) {
            let before = at.checked_sub(1).and_then(|at| here.log.get(at));
            let first = before.is_none_or(|before| before.turn != line.turn);
            row(ui, here, (at, line), first, unfolded == Some(at), intents);
        }
    });
}

/// One line: turn where it is the first of it, glyph, sentence, and the rule behind it where it is unfolded.
fn row(ui: &mut Ui, here: &Here<'_>, (at, line): (usize, &Line), first: bool, open: bool, intents: &mut Vec<Intent>) {
    let palette = Palette::of(ui.ctx());
    let Some(sentence) = here.teller.event(here.view, &line.event) else { return };
    let why = here.teller.why(&line.event);
    let words = lay(ui, &sentence, Type::Dense.font(), palette.text_body, ui.available_width() - 70.0);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), words.size().y + 6.0), Sense::click());
    let name = || here.desk.with("ui-log-why", &[("line", sentence.as_str().into())]);
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, why.is_some(), open, name()));
    if ui.is_rect_visible(rect) {
        if response.hovered() {
            ui.painter().rect_filled(rect, 0, palette.raised);
        }
        let y = rect.top() + 12.0;
        if first {
            let turn = line.turn.to_string();
            ui.painter().text(pos2(rect.left() + 20.0, y), Align2::RIGHT_CENTER, turn, mono(11.0), palette.text_dim);
        }
        let (glyph, colour) = mark(palette, &line.event);
        let font = icon_font(Weight::Fill, 14.0);
        ui.painter().text(pos2(rect.left() + 34.0, y), Align2::CENTER_CENTER, glyph, font, colour);
        ui.painter().galley(pos2(rect.left() + 48.0, rect.top() + 3.0), words, palette.text_body);
        if why.is_some() {
            let tone = if open || response.hovered() { palette.info } else { palette.text_dim };
            let font = icon_font(Weight::Regular, 14.0);
            ui.painter().text(pos2(rect.right() - 9.0, y), Align2::CENTER_CENTER, icons::QUESTION, font, tone);
        }
    }
    focus::join(ui, &response);
    if response.clicked() && why.is_some() {
        intents.push(Intent::Unfold(at));
    }
    if let Some(rule) = why.filter(|_| open) {
        unfolded_below(ui, here, line.actions, rule, intents);
    }
}

/// The rule behind a line, with what it says, and why it was decided so.
fn unfolded_below(ui: &mut Ui, here: &Here<'_>, decision: usize, rule: Rule, intents: &mut Vec<Intent>) {
    let palette = Palette::of(ui.ctx());
    parts::unfolded(ui, |ui| {
        let told = here.desk.with("ui-log-open-rule", &[("rule", rule.to_string().into())]);
        if parts::rule_tag(ui, &rule.to_string(), &told).clicked() {
            intents.push(Intent::Codex(Some(rule)));
        }
        if let Some(said) = rule_text(&here.desk.words, rule) {
            ui.add(egui::Label::new(Type::Note.text(said, palette.text_body)).wrap());
        }
        let Some((_, motive)) = here.motive.filter(|(of, _)| *of == decision) else { return };
        for (at, told) in here.teller.reasons(motive).into_iter().enumerate() {
            let (style, colour) = if at == 0 { (Type::Dense, palette.text_hi) } else { (Type::Note, palette.text_dim) };
            ui.add(egui::Label::new(style.text(told, colour)).wrap());
        }
    });
}

/// The glyph of what happened.
fn mark(palette: &Palette, event: &Event) -> (&'static str, egui::Color32) {
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
