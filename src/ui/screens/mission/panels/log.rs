//! The log: what happened, newest on top, each line with its reason.

mod group;
mod mark;

use std::sync::Arc;

use egui::{Align2, Response, ScrollArea, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use self::group::{Group, Told};
use crate::{
    engine::Rule,
    session::{Entry, Session, Why},
    ui::{
        Desk, focus,
        parts::{self, Button, Kind, lay},
        theme::{Palette, Type, Weight, icon_font, icons, mono},
    },
};

/// How many lines are listed at first, and how many more each time.
const PAGE: usize = 60;

/// What the player opened in the log.
#[derive(Clone, Debug)]
pub struct LogState {
    /// The line whose reason is unfolded, by number from 1.
    pub open: Option<usize>,
    /// Whether only what matters is listed.
    pub important: bool,
    /// How many lines were told so far; all where it is left out.
    pub told: Option<usize>,
    /// How many lines are listed.
    shown: usize,
    /// The lines as they were told last.
    told_lines: Told,
}

impl Default for LogState {
    fn default() -> Self {
        Self { open: None, important: false, told: None, shown: PAGE, told_lines: Told::default() }
    }
}

/// The log, with its head; it scrolls in the room that is left. Gives the rule whose tag was clicked.
pub fn log(ui: &mut Ui, desk: &Desk, session: &Session, state: &mut LogState) -> Option<Rule> {
    head(ui, desk, state);
    let area = ScrollArea::vertical().id_salt("log").auto_shrink([false, false]);
    area.show(ui, |ui| lines(ui, desk, session, state, usize::MAX)).inner
}

/// The newest lines alone, without scrolling, under a head of their own.
pub fn last_lines(ui: &mut Ui, desk: &Desk, session: &Session, state: &mut LogState, count: usize) -> Option<Rule> {
    parts::head(ui, &desk.text("ui-log-last"), None);
    ui.scope(|ui| lines(ui, desk, session, state, count)).inner
}

/// The head with the choice between everything and what matters.
fn head(ui: &mut Ui, desk: &Desk, state: &mut LogState) {
    let key = if state.important { "ui-log-important" } else { "ui-log-all" };
    let filter = Button::new(desk.text(key)).icon(icons::FUNNEL_SIMPLE).kind(Kind::Quiet).height(20.0);
    let filter = filter.name(desk.with("ui-log-filter", &[("now", desk.text(key).into())]));
    let room = parts::head_with(ui, &desk.text("ui-panel-log"), filter.width(ui));
    let response = ui.scope_builder(egui::UiBuilder::new().max_rect(room), |ui| filter.show(ui)).inner;
    parts::tip(ui, &response, &desk.text("ui-log-filter-told"));
    if response.clicked() {
        state.important = !state.important;
    }
}

fn lines(ui: &mut Ui, desk: &Desk, session: &Session, state: &mut LogState, most: usize) -> Option<Rule> {
    ui.spacing_mut().item_spacing.y = 0.0;
    let told = state.told.unwrap_or(usize::MAX).min(session.log().len());
    let log = session.log().get(..told).unwrap_or_default();
    state.told_lines.renew(desk, session, log);
    let matters = |group: &Group| !state.important || group.of(log).iter().any(|entry| mark::matters(&entry.event));
    let limit = state.shown.min(most);
    let lines = state.told_lines.lines().iter().rev().filter(|(group, _)| matters(group));
    let listed: Vec<(Group, Arc<str>)> = lines.take(limit.saturating_add(1)).cloned().collect();
    if listed.is_empty() {
        let palette = Palette::of(ui.ctx());
        ui.label(Type::Dense.text(desk.text("ui-log-empty"), palette.text_dim));
    }
    let mut chosen = None;
    for (group, text) in listed.iter().take(limit) {
        let open = state.open.is_some_and(|number| group.has(number));
        if line(ui, desk, session, (group, group.of(log)), text, open).clicked() {
            state.open = if open { None } else { Some(group.last + 1) };
        }
        if open {
            chosen = unfolded(ui, desk, &reasons(desk, session, group)).or(chosen);
        }
        parts::rule_below(ui);
    }
    if listed.len() > limit && most == usize::MAX {
        ui.add_space(8.0);
        if Button::new(desk.text("ui-log-older")).height(26.0).show(ui).clicked() {
            state.shown += PAGE;
        }
    }
    chosen
}

/// The reasons of all that is told in one line, each rule once.
fn reasons(desk: &Desk, session: &Session, group: &Group) -> Vec<Why> {
    let mut reasons: Vec<Why> = Vec::new();
    for number in group.first + 1..=group.last + 1 {
        let why = session.why(&desk.words, number);
        reasons.extend(why.filter(|why| reasons.iter().all(|other| other.rule != why.rule)));
    }
    reasons
}

/// One line: turn, glyph, sentence, and the mark that it has a reason.
fn line(
    ui: &mut Ui,
    desk: &Desk,
    session: &Session,
    (group, entries): (&Group, &[Entry]),
    text: &str,
    open: bool,
) -> Response {
    let palette = Palette::of(ui.ctx());
    let width = ui.available_width();
    let words = lay(ui, text, Type::Dense.font(), palette.text_body, width - 42.0 - 22.0);
    let height = words.size().y + 8.0;
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    let name = || desk.with("ui-log-why", &[("line", text.into())]);
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, open, name()));
    if ui.is_rect_visible(rect) {
        if response.hovered() {
            ui.painter().rect_filled(rect, 0, palette.raised);
        }
        let first = rect.top() + 4.0 + 8.0;
        ui.painter().text(pos2(rect.left(), first), Align2::LEFT_CENTER, group.turn, mono(11.0), palette.text_dim);
        let (glyph, colour) = mark::of_line(entries, session, palette);
        let at = pos2(rect.left() + 28.0, first);
        ui.painter().text(at, Align2::CENTER_CENTER, glyph, icon_font(Weight::Fill, 15.0), colour);
        ui.painter().galley(pos2(rect.left() + 42.0, rect.top() + 4.0), words, palette.text_body);
        let tone = if open || response.hovered() { palette.info } else { palette.text_dim };
        let at = pos2(rect.right() - 9.0, first);
        ui.painter().text(at, Align2::CENTER_CENTER, icons::QUESTION, icon_font(Weight::Regular, 15.0), tone);
    }
    focus::join(ui, &response);
    response
}

/// The reason of a line: arithmetic, the rule's tag, what the rule says. Gives the rule where its tag was clicked.
fn unfolded(ui: &mut Ui, desk: &Desk, reasons: &[Why]) -> Option<Rule> {
    parts::unfolded(ui, |ui| {
        let chosen = reasons.iter().filter_map(|why| because(ui, desk, why));
        chosen.last()
    })
}

/// One reason. Gives the rule where its tag was clicked.
fn because(ui: &mut Ui, desk: &Desk, why: &Why) -> Option<Rule> {
    let palette = Palette::of(ui.ctx());
    let clicked = ui.scope(|ui| {
        ui.spacing_mut().interact_size.y = 18.0;
        ui.horizontal_wrapped(|ui| {
            if let Some(sum) = &why.sum {
                ui.label(egui::RichText::new(sum).font(mono(12.0)).color(palette.text_hi));
            }
            let rule = why.rule.to_string();
            let told = desk.with("ui-log-open-rule", &[("rule", rule.as_str().into())]);
            parts::rule_tag(ui, &rule, &told).clicked()
        })
    });
    ui.add(egui::Label::new(Type::Note.text(&why.said, palette.text_body)).wrap());
    clicked.inner.inner.then_some(why.rule)
}
