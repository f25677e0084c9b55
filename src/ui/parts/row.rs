//! One row of a list: words on the left, a note on the right, the whole width to click on.

use std::sync::Arc;

use egui::{Color32, Galley, Rect, Response, Sense, Ui, Vec2, WidgetInfo, WidgetType, pos2, text::LayoutJob, vec2};

use crate::ui::{
    focus,
    theme::{Palette, Type, mono},
};

/// A row of a list. Its words wrap; its height follows.
pub struct Row {
    label: String,
    note: Option<String>,
    detail: Option<String>,
    name: Option<String>,
    chosen: bool,
}

impl Row {
    /// A row with these words.
    pub fn new(label: impl Into<String>) -> Self {
        Self { label: label.into(), note: None, detail: None, name: None, chosen: false }
    }

    /// With a number or an ID on the right.
    #[must_use]
    pub fn note(mut self, note: impl Into<String>) -> Self {
        self.note = Some(note.into());
        self
    }

    /// With a second line below.
    #[must_use]
    pub fn detail(mut self, detail: impl Into<String>) -> Self {
        self.detail = Some(detail.into());
        self
    }

    /// With the name that tests and screen readers know it by, where its words are not enough.
    #[must_use]
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// The chosen one, where `chosen`.
    #[must_use]
    pub fn chosen(mut self, chosen: bool) -> Self {
        self.chosen = chosen;
        self
    }

    /// Draws it and says what happened to it.
    pub fn show(self, ui: &mut Ui) -> Response {
        let face = Face::of(&self, ui);
        let (rect, response) = ui.allocate_exact_size(face.size, Sense::click());
        let name = self.name.as_deref().unwrap_or(&self.label);
        response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, self.chosen, name));
        if ui.is_rect_visible(rect) {
            let palette = Palette::of(ui.ctx());
            let (fill, text) = colours(palette, &response, self.chosen);
            ui.painter().rect_filled(rect, 3, fill);
            if self.chosen {
                ui.painter().rect_filled(Rect::from_min_size(rect.min, vec2(2.0, rect.height())), 0, palette.agent);
            }
            face.paint(ui, palette, rect, text);
        }
        focus::join(ui, &response);
        response
    }
}

/// Around the words of a row.
const PAD: Vec2 = vec2(10.0, 6.0);

/// What stands in a row, laid out.
struct Face {
    label: Arc<Galley>,
    note: Option<Arc<Galley>>,
    detail: Option<Arc<Galley>>,
    size: Vec2,
}

impl Face {
    fn of(row: &Row, ui: &Ui) -> Self {
        let width = ui.available_width();
        let lay = |text: &str, font, room: f32| {
            let job = LayoutJob::simple(text.to_owned(), font, Color32::PLACEHOLDER, room.max(20.0));
            ui.fonts(|fonts| fonts.layout_job(job))
        };
        let note = row.note.as_deref().map(|note| lay(note, mono(11.0), width / 2.0));
        let taken = note.as_ref().map_or(0.0, |note| note.size().x + 8.0);
        let label = lay(&row.label, Type::Body.font(), width - 2.0 * PAD.x - taken);
        let detail = row.detail.as_deref().map(|text| lay(text, Type::Note.font(), width - 2.0 * PAD.x));
        let below = detail.as_ref().map_or(0.0, |detail| detail.size().y + 2.0);
        let size = vec2(width, (label.size().y + below + 2.0 * PAD.y).max(28.0));
        Self { label, note, detail, size }
    }

    fn paint(self, ui: &Ui, palette: &Palette, rect: Rect, text: Color32) {
        let below = rect.top() + PAD.y + self.label.size().y + 2.0;
        ui.painter().galley_with_override_text_color(rect.min + PAD, self.label, text);
        if let Some(note) = self.note {
            let at = pos2(rect.right() - PAD.x - note.size().x, rect.top() + PAD.y + 2.0);
            ui.painter().galley_with_override_text_color(at, note, palette.info);
        }
        if let Some(detail) = self.detail {
            ui.painter().galley_with_override_text_color(pos2(rect.left() + PAD.x, below), detail, palette.text_dim);
        }
    }
}

fn colours(palette: &Palette, response: &Response, chosen: bool) -> (Color32, Color32) {
    match (response.is_pointer_button_down_on(), response.hovered(), chosen) {
        (true, ..) => (palette.press, palette.text_hi),
        (_, true, _) => (palette.hover, palette.text_hi),
        (_, _, true) => (palette.field, palette.agent),
        _ => (Color32::TRANSPARENT, palette.text_body),
    }
}
