//! What happened, as the person at the screen may know it: newest first, with the rule behind each line.

use egui::{Align2, ScrollArea, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::here::{Here, Intent};
use crate::{
    deduction::Event,
    engine::Rule,
    session::table::Line,
    ui::{
        focus,
        parts::{self, lay, tip_with},
        theme::{Palette, Type, Weight, icon_font, icons, mono},
    },
    words::stealth::rule_text,
};

/// How many lines are kept in sight.
const MOST: usize = 250;

/// Draws it.
pub fn show(ui: &mut Ui, here: &Here<'_>, intents: &mut Vec<Intent>) {
    let lines = here.table.log(here.me());
    parts::head(ui, &here.desk.text("ui-table-log"), None);
    ScrollArea::vertical().id_salt("table log").auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.set_width(ui.available_width() - 6.0);
        for (at, line) in lines.iter().enumerate().rev().take(MOST) {
            let fresh = at.checked_sub(1).and_then(|at| lines.get(at)).is_none_or(|before| before.turn != line.turn);
            let rule = row(ui, here, line, fresh);
            intents.extend(rule.map(|rule| Intent::Codex(Some(rule))));
        }
    });
}

/// One line: turn where it is the first of it, glyph, sentence. The rule behind it, where that is asked for.
fn row(ui: &mut Ui, here: &Here<'_>, line: &Line, first: bool) -> Option<Rule> {
    let palette = Palette::of(ui.ctx());
    let sentence = here.teller.event(here.view, &line.event)?;
    let (glyph, colour) = mark(palette, &line.event);
    let words = lay(ui, &sentence, Type::Dense.font(), palette.text_body, ui.available_width() - 50.0);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), words.size().y + 4.0), Sense::click());
    focus::join(ui, &response);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Link, true, &sentence));
    let y = rect.top() + 11.0;
    if first {
        let turn = line.turn.to_string();
        ui.painter().text(pos2(rect.left() + 20.0, y), Align2::RIGHT_CENTER, turn, mono(11.0), palette.text_dim);
    }
    ui.painter().text(pos2(rect.left() + 34.0, y), Align2::CENTER_CENTER, glyph, icon_font(Weight::Fill, 14.0), colour);
    ui.painter().galley(pos2(rect.left() + 48.0, rect.top() + 2.0), words, palette.text_body);
    let rule = here.teller.why(&line.event)?;
    tip_with(ui, &response, || {
        let said = rule_text(&here.desk.words, rule).unwrap_or_default();
        here.desk.with("ui-table-by-rule", &[("rule", rule.0.into()), ("text", said.into())])
    });
    response.clicked().then_some(rule)
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
