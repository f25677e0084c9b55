//! Buttons in every state the look knows.

use egui::{
    Color32, Id, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, pos2, text::LayoutJob,
    vec2,
};

use super::{off::refuse_click, strokes::dashed_rect};
use crate::ui::{
    focus,
    theme::{Palette, Rule, Type, Weight, icon_font, mono},
};

/// What a button is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Kind {
    /// One of several.
    #[default]
    Plain,
    /// The one thing to do next; one per screen.
    Primary,
    /// Something that loses something.
    Danger,
    /// Chosen, or on.
    Chosen,
    /// Words alone, without a frame, until hovered.
    Quiet,
}

/// A button with a word, and perhaps an icon and a key.
pub struct Button {
    label: String,
    name: Option<String>,
    icon: Option<&'static str>,
    /// An icon after the word.
    after: Option<&'static str>,
    key: Option<String>,
    kind: Kind,
    enabled: bool,
    height: f32,
    least_width: f32,
    id: Option<Id>,
}

impl Button {
    /// A plain button with this word on it.
    pub fn new(label: impl Into<String>) -> Self {
        Self {
            label: label.into(),
            name: None,
            icon: None,
            after: None,
            key: None,
            kind: Kind::Plain,
            enabled: true,
            height: Rule::BUTTON,
            least_width: 0.0,
            id: None,
        }
    }

    /// A button with an icon only; `name` is what it is called.
    pub fn icon_only(icon: &'static str, name: impl Into<String>) -> Self {
        Self { name: Some(name.into()), icon: Some(icon), least_width: Rule::BUTTON, ..Self::new("") }
    }

    /// With an icon before the word.
    #[must_use]
    pub fn icon(mut self, icon: &'static str) -> Self {
        self.icon = Some(icon);
        self
    }

    /// With an icon after the word: the way on.
    #[must_use]
    pub fn icon_after(mut self, icon: &'static str) -> Self {
        self.after = Some(icon);
        self
    }

    /// With the name that tests and screen readers know it by, where the word on it is not enough.
    #[must_use]
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// With the key that does the same.
    #[must_use]
    pub fn key(mut self, key: impl Into<String>) -> Self {
        self.key = Some(key.into());
        self
    }

    /// Of another kind.
    #[must_use]
    pub fn kind(mut self, kind: Kind) -> Self {
        self.kind = kind;
        self
    }

    /// The one thing to do next.
    #[must_use]
    pub fn primary(self) -> Self {
        self.kind(Kind::Primary)
    }

    /// Chosen or on, where `on`.
    #[must_use]
    pub fn chosen(self, on: bool) -> Self {
        let kind = if on { Kind::Chosen } else { self.kind };
        self.kind(kind)
    }

    /// Off, where not `enabled`. An off button still takes focus, so that its tooltip can say why.
    #[must_use]
    pub fn enabled(mut self, enabled: bool) -> Self {
        self.enabled = enabled;
        self
    }

    /// Of another height than 32.
    #[must_use]
    pub fn height(mut self, height: f32) -> Self {
        self.height = height;
        self
    }

    /// At least this wide.
    #[must_use]
    pub fn least_width(mut self, width: f32) -> Self {
        self.least_width = width;
        self
    }

    /// With an id of its own, so that focus can be put on it before it is drawn.
    #[must_use]
    pub fn id(mut self, id: Id) -> Self {
        self.id = Some(id);
        self
    }

    /// How wide it will be.
    pub fn width(&self, ui: &Ui) -> f32 {
        Face::of(self, ui).width.max(self.least_width)
    }

    /// Draws it and says what happened to it. An off button is never clicked.
    pub fn show(self, ui: &mut Ui) -> Response {
        let face = Face::of(&self, ui);
        let size = vec2(face.width.max(self.least_width), self.height);
        let (rect, mut response) = match self.id {
            None => ui.allocate_exact_size(size, Sense::click()),
            Some(id) => {
                let (_, rect) = ui.allocate_space(size);
                (rect, ui.interact(rect, id, Sense::click()))
            }
        };
        let name = self.name.clone().unwrap_or_else(|| self.label.clone());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, self.enabled, &name));
        if !self.enabled {
            refuse_click(&mut response);
        }
        if ui.is_rect_visible(rect) {
            self.paint(ui, rect, &response, face);
        }
        focus::join(ui, &response);
        response
    }

    fn colours(&self, palette: &Palette, response: &Response) -> (Color32, Stroke, Color32) {
        if !self.enabled {
            return (Color32::TRANSPARENT, Stroke::NONE, palette.text_off);
        }
        let pressed = response.is_pointer_button_down_on();
        let hovered = response.hovered() || pressed;
        let (fill, line) = match (pressed, hovered) {
            (true, _) => (palette.press, palette.line_ctrl),
            (_, true) => (palette.hover, palette.line_ctrl),
            _ => (palette.field, palette.line_edge),
        };
        match self.kind {
            Kind::Plain => (fill, Stroke::new(1.0, line), palette.text_hi),
            Kind::Primary => {
                let over = if pressed { palette.ink } else { palette.text_hi };
                let share = if pressed { 0.15 } else { 0.1 };
                let fill = if hovered { palette.agent.lerp_to_gamma(over, share) } else { palette.agent };
                (fill, Stroke::new(1.0, palette.agent), palette.ink)
            }
            Kind::Danger => {
                let text = if hovered { palette.text_hi } else { palette.error };
                (fill, Stroke::new(1.0, palette.detection), text)
            }
            Kind::Chosen => {
                let text = if hovered { palette.text_hi } else { palette.agent };
                (fill, Stroke::new(1.0, palette.agent), text)
            }
            Kind::Quiet if hovered => (fill, Stroke::new(1.0, line), palette.text_hi),
            Kind::Quiet => (Color32::TRANSPARENT, Stroke::NONE, palette.text_body),
        }
    }

    fn paint(&self, ui: &Ui, rect: Rect, response: &Response, face: Face) {
        let palette = Palette::of(ui.ctx());
        let (fill, stroke, text) = self.colours(palette, response);
        ui.painter().rect(rect, 3, fill, stroke, StrokeKind::Inside);
        if !self.enabled {
            let line = Stroke::new(1.0, if palette.high_contrast { palette.text_off } else { palette.line_soft });
            dashed_rect(ui.painter(), rect.shrink(0.5), line, &[4.0, 3.0]);
        }
        let down = if self.enabled && response.is_pointer_button_down_on() { 1.0 } else { 0.0 };
        face.paint(ui, rect.translate(vec2(0.0, down)), text);
    }
}

/// What stands on a button, laid out.
struct Face {
    parts: Vec<(std::sync::Arc<egui::Galley>, bool)>,
    width: f32,
}

impl Face {
    const GAP: f32 = 8.0;

    fn of(button: &Button, ui: &Ui) -> Self {
        let mut parts = Vec::new();
        let plain = Color32::PLACEHOLDER;
        let weight =
            if button.kind == Kind::Chosen || button.kind == Kind::Primary { Weight::Fill } else { Weight::Regular };
        let lay = |job: LayoutJob| ui.fonts(|fonts| fonts.layout_job(job));
        let size = if button.height >= 40.0 { 18.0 } else { 16.0 };
        let glyph = |glyph: &str| lay(LayoutJob::simple_singleline(glyph.to_owned(), icon_font(weight, size), plain));
        parts.extend(button.icon.map(|icon| (glyph(icon), false)));
        if !button.label.is_empty() {
            let font = if button.height >= 44.0 { Type::Subtitle.font() } else { Type::Body.font() };
            parts.push((lay(LayoutJob::simple_singleline(button.label.clone(), font, plain)), false));
        }
        parts.extend(button.after.map(|icon| (glyph(icon), false)));
        if let Some(key) = &button.key {
            parts.push((lay(LayoutJob::simple_singleline(key.clone(), mono(11.0), plain)), true));
        }
        let inside: f32 = parts.iter().map(|(part, cap)| part.size().x + if *cap { 8.0 } else { 0.0 }).sum();
        let gaps = Self::GAP * parts.len().saturating_sub(1) as f32;
        let padding = if button.label.is_empty() { 8.0 } else { 14.0 };
        Self { parts, width: inside + gaps + 2.0 * padding }
    }

    fn paint(self, ui: &Ui, rect: Rect, colour: Color32) {
        let total: f32 = self.parts.iter().map(|(part, cap)| part.size().x + if *cap { 8.0 } else { 0.0 }).sum::<f32>()
            + Self::GAP * self.parts.len().saturating_sub(1) as f32;
        let mut x = rect.center().x - total / 2.0;
        for (part, cap) in self.parts {
            let inset = if cap { 4.0 } else { 0.0 };
            let at = pos2(x + inset, rect.center().y - part.size().y / 2.0);
            let size: Vec2 = part.size();
            if cap {
                let frame = Rect::from_min_size(at, size).expand2(vec2(4.0, 2.0));
                ui.painter().rect_stroke(frame, 2, Stroke::new(1.0, colour), StrokeKind::Inside);
            }
            ui.painter().galley_with_override_text_color(at, part, colour);
            x += size.x + 2.0 * inset + Self::GAP;
        }
    }
}
