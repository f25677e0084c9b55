//! One line of a panel or tooltip: glyph, words, number; and the reason behind a number.

use std::sync::Arc;

use egui::{Color32, FontId, Galley, Response, Sense, Ui, WidgetInfo, WidgetType, pos2, text::LayoutJob, vec2};

use super::tip::tip_with;
use crate::ui::{
    focus,
    theme::{Palette, Type, Weight, icon_font, mono},
};

/// Text laid out to wrap at `width`; words longer than that break.
pub fn lay(ui: &Ui, text: &str, font: FontId, colour: Color32, width: f32) -> Arc<Galley> {
    let mut job = LayoutJob::simple(text.to_owned(), font, colour, width.max(1.0));
    job.wrap.break_anywhere = false;
    ui.fonts(|fonts| fonts.layout_job(job))
}

/// A place painted by hand that tells a fact: it has a name, and takes focus so that it can tell its reason.
pub fn plate_at(ui: &Ui, rect: egui::Rect, id: impl std::hash::Hash, name: impl Fn() -> String) -> Response {
    let response = ui.interact(rect, ui.id().with(id), Sense::focusable_noninteractive());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, name()));
    response
}

/// Says why while the mouse or the focus is on a number. The words are made only then.
pub fn reason(ui: &Ui, response: &Response, why: impl FnOnce() -> String) {
    focus::join(ui, response);
    tip_with(ui, response, why);
}

/// One line: glyph, words that wrap, and a number on the right.
pub struct Fact {
    glyph: Option<(&'static str, Color32)>,
    words: String,
    tone: Option<Color32>,
    number: Option<(String, Color32)>,
    why: Option<String>,
    style: Type,
}

impl Fact {
    /// A line of these words.
    pub fn new(words: impl Into<String>) -> Self {
        Self { glyph: None, words: words.into(), tone: None, number: None, why: None, style: Type::Dense }
    }

    /// With a glyph before the words.
    #[must_use]
    pub fn glyph(mut self, glyph: &'static str, colour: Color32) -> Self {
        self.glyph = Some((glyph, colour));
        self
    }

    /// With words of another colour than running text.
    #[must_use]
    pub fn tone(mut self, colour: Color32) -> Self {
        self.tone = Some(colour);
        self
    }

    /// In another style than that of lists.
    #[must_use]
    pub fn style(mut self, style: Type) -> Self {
        self.style = style;
        self
    }

    /// With a number on the right.
    #[must_use]
    pub fn number(mut self, number: impl Into<String>, colour: Color32) -> Self {
        self.number = Some((number.into(), colour));
        self
    }

    /// With the reason behind it.
    #[must_use]
    pub fn why(mut self, why: impl Into<String>) -> Self {
        self.why = Some(why.into());
        self
    }

    /// Draws it over the whole width there is.
    pub fn show(self, ui: &mut Ui) -> Response {
        let palette = Palette::of(ui.ctx());
        let width = ui.available_width();
        let number = self.number.as_ref().map(|(text, colour)| lay(ui, text, mono(14.0), *colour, width));
        let taken = number.as_ref().map_or(0.0, |number| number.size().x + 8.0);
        let indent = if self.glyph.is_some() { 24.0 } else { 0.0 };
        let tone = self.tone.unwrap_or(palette.text_body);
        let words = lay(ui, &self.words, self.style.font(), tone, width - indent - taken);
        let height = words.size().y.max(18.0);
        let name = match &self.number {
            Some((number, _)) => format!("{} {number}", self.words),
            None => self.words.clone(),
        };
        let sense = if self.why.is_some() { Sense::focusable_noninteractive() } else { Sense::hover() };
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), sense);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &name));
        let first = rect.top() + 8.0;
        if let Some((glyph, colour)) = self.glyph {
            let at = pos2(rect.left() + 8.0, first);
            ui.painter().text(at, egui::Align2::CENTER_CENTER, glyph, icon_font(Weight::Fill, 16.0), colour);
        }
        ui.painter().galley(pos2(rect.left() + indent, rect.top()), words, tone);
        if let Some(number) = number {
            let at = pos2(rect.right() - number.size().x, first - number.size().y / 2.0);
            ui.painter().galley(at, number, palette.text_hi);
        }
        if let Some(why) = self.why {
            reason(ui, &response, || why);
        }
        response
    }
}
