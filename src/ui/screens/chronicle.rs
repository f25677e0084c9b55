//! The log of a table: newest first, with the rule behind each line.

use egui::{Align2, Color32, ScrollArea, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use crate::{
    engine::Rule,
    ui::{
        Desk, focus,
        parts::{self, lay},
        theme::{Palette, Type, Weight, icon_font, icons, mono},
    },
    words::stealth::rule_text,
};

/// How many lines are kept in sight.
const MOST: usize = 250;

/// One line as it is shown.
pub struct Told {
    /// In which turn.
    pub turn: u32,
    /// What happened.
    pub sentence: String,
    /// The rule behind it.
    pub why: Option<Rule>,
    /// Why it was decided so, where that was asked for: the decision, then what spoke for it.
    pub reasons: Vec<String>,
    /// The glyph of what happened, and its colour.
    pub mark: (&'static str, Color32),
}

/// What was pressed in a log.
pub enum Pressed {
    /// A line is to be unfolded, or folded.
    Line(usize),
    /// A rule is to be read.
    Rule(Rule),
}

/// Draws a log of this many lines; `told` tells a line, or nothing where it is no news. The line of the number
/// `unfolded` shows its rule.
pub fn show(
    ui: &mut Ui,
    desk: &Desk,
    lines: usize,
    unfolded: Option<usize>,
    told: impl Fn(usize) -> Option<Told>,
) -> Option<Pressed> {
    parts::head(ui, &desk.text("ui-table-log"), None);
    let mut pressed = None;
    ScrollArea::vertical().id_salt("table log").auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.set_width(ui.available_width() - 6.0);
        let mut shown = (0..lines).rev().filter_map(|at| Some((at, told(at)?))).take(MOST).peekable();
        while let Some((at, line)) = shown.next() {
            let first = shown.peek().is_none_or(|(_, before)| before.turn != line.turn);
            pressed = row(ui, desk, (at, &line), first, unfolded == Some(at)).or(pressed.take());
        }
    });
    pressed
}

/// One line: turn where it is the first of it, glyph, sentence, and the rule behind it where it is unfolded.
fn row(ui: &mut Ui, desk: &Desk, (at, line): (usize, &Told), first: bool, open: bool) -> Option<Pressed> {
    let palette = Palette::of(ui.ctx());
    let words = lay(ui, &line.sentence, Type::Dense.font(), palette.text_body, ui.available_width() - 70.0);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), words.size().y + 6.0), Sense::click());
    let name = || desk.with("ui-log-why", &[("line", line.sentence.as_str().into())]);
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, line.why.is_some(), open, name()));
    if ui.is_rect_visible(rect) {
        if response.hovered() {
            ui.painter().rect_filled(rect, 0, palette.raised);
        }
        let y = rect.top() + 12.0;
        if first {
            let turn = line.turn.to_string();
            ui.painter().text(pos2(rect.left() + 20.0, y), Align2::RIGHT_CENTER, turn, mono(11.0), palette.text_dim);
        }
        let (glyph, colour) = line.mark;
        let font = icon_font(Weight::Fill, 14.0);
        ui.painter().text(pos2(rect.left() + 34.0, y), Align2::CENTER_CENTER, glyph, font, colour);
        ui.painter().galley(pos2(rect.left() + 48.0, rect.top() + 3.0), words, palette.text_body);
        if line.why.is_some() {
            let tone = if open || response.hovered() { palette.info } else { palette.text_dim };
            let font = icon_font(Weight::Regular, 14.0);
            ui.painter().text(pos2(rect.right() - 9.0, y), Align2::CENTER_CENTER, icons::QUESTION, font, tone);
        }
    }
    focus::join(ui, &response);
    let rule = line.why.filter(|_| open).and_then(|rule| unfolded_below(ui, desk, rule, &line.reasons));
    (response.clicked() && line.why.is_some()).then_some(Pressed::Line(at)).or(rule)
}

/// The rule behind a line, with what it says, and why it was decided so.
fn unfolded_below(ui: &mut Ui, desk: &Desk, rule: Rule, reasons: &[String]) -> Option<Pressed> {
    let palette = Palette::of(ui.ctx());
    let mut pressed = None;
    parts::unfolded(ui, |ui| {
        let told = desk.with("ui-log-open-rule", &[("rule", rule.to_string().into())]);
        if parts::rule_tag(ui, &rule.to_string(), &told).clicked() {
            pressed = Some(Pressed::Rule(rule));
        }
        if let Some(said) = rule_text(&desk.words, rule) {
            ui.add(egui::Label::new(Type::Note.text(said, palette.text_body)).wrap());
        }
        for (at, told) in reasons.iter().enumerate() {
            let (style, colour) = if at == 0 { (Type::Dense, palette.text_hi) } else { (Type::Note, palette.text_dim) };
            ui.add(egui::Label::new(style.text(told, colour)).wrap());
        }
    });
    pressed
}
