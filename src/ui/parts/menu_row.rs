//! Rows of menus and lists: an icon, a name, and a note.

use std::sync::Arc;

use egui::{Color32, Galley, Rect, Response, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::brackets;
use crate::ui::{
    focus,
    theme::{Palette, Type, Weight, icon_font},
};

/// How a row is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Setting {
    /// In one line, its note on the right.
    Menu,
    /// As high as it must be, its note below.
    List,
}

/// A row to be chosen.
pub struct MenuRow<'a> {
    setting: Setting,
    icon: &'a str,
    colour: Option<Color32>,
    title: &'a str,
    name: Option<&'a str>,
    note: &'a str,
    note_colour: Option<Color32>,
    chosen: bool,
    enabled: bool,
    height: f32,
}

impl<'a> MenuRow<'a> {
    /// A row of a main menu.
    pub fn menu(icon: &'a str, title: &'a str) -> Self {
        Self {
            setting: Setting::Menu,
            icon,
            colour: None,
            title,
            name: None,
            note: "",
            note_colour: None,
            chosen: false,
            enabled: true,
            height: 42.0,
        }
    }

    /// A row of a list.
    pub fn list(icon: &'a str, title: &'a str) -> Self {
        Self { setting: Setting::List, ..Self::menu(icon, title) }
    }

    /// With a note.
    #[must_use]
    pub fn note(mut self, note: &'a str) -> Self {
        self.note = note;
        self
    }

    /// With the name that tests and screen readers know it by, where its title is not enough.
    #[must_use]
    pub fn name(mut self, name: &'a str) -> Self {
        self.name = Some(name);
        self
    }

    /// With its icon filled, in this colour.
    #[must_use]
    pub fn colour(mut self, colour: Color32) -> Self {
        self.colour = Some(colour);
        self
    }

    /// Of another height than 42, where it stands in a main menu.
    #[must_use]
    pub fn high(mut self, height: f32) -> Self {
        self.height = height;
        self
    }

    /// With its note in this colour.
    #[must_use]
    pub fn note_colour(mut self, colour: Color32) -> Self {
        self.note_colour = Some(colour);
        self
    }

    /// Chosen, where `on`.
    #[must_use]
    pub fn chosen(mut self, on: bool) -> Self {
        self.chosen = on;
        self
    }

    /// Off, where not `enabled`. An off row still takes focus, so that its tooltip can say why.
    #[must_use]
    pub fn enabled(mut self, enabled: bool) -> Self {
        self.enabled = enabled;
        self
    }

    /// Draws it as wide as there is room and says what happened to it.
    pub fn show(self, ui: &mut Ui) -> Response {
        let palette = Palette::of(ui.ctx());
        let width = ui.available_width();
        let face = self.lay_out(ui, palette, width);
        let (rect, mut response) = ui.allocate_exact_size(vec2(width, face.height), Sense::click());
        let name = self.name.unwrap_or(self.title);
        response.widget_info(|| WidgetInfo::selected(WidgetType::Button, self.enabled, self.chosen, name));
        if !self.enabled {
            super::refuse_click(&mut response);
        }
        if !self.note.is_empty() {
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(self.note));
        }
        if ui.is_rect_visible(rect) {
            self.paint(ui, palette, rect, &response, face);
        }
        focus::join(ui, &response);
        response
    }

    fn lay_out(&self, ui: &Ui, palette: &Palette, width: f32) -> Face {
        let font = if self.setting == Setting::Menu { Type::Title } else { Type::Subtitle }.font();
        let note_font = Type::Dense.font();
        let indent = self.indent();
        let room = (width - indent - 16.0).max(40.0);
        let (title_colour, dim) =
            if self.enabled { (palette.text_hi, palette.text_dim) } else { (palette.text_off, palette.text_off) };
        let note_colour = self.note_colour.unwrap_or(dim);
        let wrap = |text: &str, font, colour| ui.fonts(|fonts| fonts.layout(text.to_owned(), font, colour, room));
        let title = wrap(self.title, font, title_colour);
        let note = (!self.note.is_empty()).then(|| wrap(self.note, note_font, note_colour));
        match self.setting {
            Setting::Menu => {
                // A note that finds no room beside the name is dropped.
                let fits = |note: &Arc<Galley>| note.rows.len() == 1 && title.size().x + note.size().x + 16.0 <= room;
                let height = (title.size().y + 18.0 - (42.0 - self.height)).max(self.height);
                Face { note: note.filter(fits), title, height }
            }
            Setting::List => {
                let below = note.as_ref().map_or(0.0, |note| note.size().y + 2.0);
                Face { height: (title.size().y + below + 14.0).max(36.0), title, note }
            }
        }
    }

    fn indent(&self) -> f32 {
        if self.setting == Setting::Menu { 54.0 } else { 40.0 }
    }

    fn paint(&self, ui: &Ui, palette: &Palette, rect: Rect, response: &Response, face: Face) {
        let lit = response.hovered() || response.has_focus();
        if !self.enabled {
            let line = Stroke::new(1.0, if palette.high_contrast { palette.text_off } else { palette.line_soft });
            super::dashed_rect(ui.painter(), rect.shrink(0.5), line, &[4.0, 3.0]);
        } else if lit || self.chosen {
            let fill = if response.is_pointer_button_down_on() { palette.press } else { palette.field };
            ui.painter().rect_filled(rect, 0, fill);
        }
        if self.chosen {
            ui.painter().rect_stroke(rect, 0, Stroke::new(1.0, palette.agent), StrokeKind::Inside);
        }
        if response.hovered() && !response.has_focus() {
            let painter = ui.painter().with_clip_rect(ui.clip_rect().expand(6.0));
            brackets(&painter, rect.expand(1.0), 8.0, Stroke::new(2.0, palette.text_hi));
        }
        let (size, x) = if self.setting == Setting::Menu { (24.0, 28.0) } else { (20.0, 20.0) };
        let (weight, colour) = match self.colour {
            Some(colour) => (Weight::Fill, colour),
            None if !self.enabled => (Weight::Regular, palette.text_off),
            None => (Weight::Regular, palette.text_body),
        };
        let first = face.title.rows.first().map_or(20.0, egui::epaint::text::Row::height);
        let middle = if self.setting == Setting::Menu { rect.center().y } else { rect.top() + 7.0 + first / 2.0 };
        let at = pos2(rect.left() + x, middle);
        ui.painter().text(at, egui::Align2::CENTER_CENTER, self.icon, icon_font(weight, size), colour);
        face.paint(ui, rect, self.setting, self.indent());
    }
}

/// The words of a row, laid out.
struct Face {
    title: Arc<Galley>,
    note: Option<Arc<Galley>>,
    height: f32,
}

impl Face {
    fn paint(self, ui: &Ui, rect: Rect, setting: Setting, indent: f32) {
        let (left, painter) = (rect.left() + indent, ui.painter());
        let placeholder = Color32::PLACEHOLDER;
        match setting {
            Setting::Menu => {
                painter.galley(pos2(left, rect.center().y - self.title.size().y / 2.0), self.title, placeholder);
                if let Some(note) = self.note {
                    let at = pos2(rect.right() - 16.0 - note.size().x, rect.center().y - note.size().y / 2.0);
                    painter.galley(at, note, placeholder);
                }
            }
            Setting::List => {
                let below = rect.top() + 9.0 + self.title.size().y;
                painter.galley(pos2(left, rect.top() + 7.0), self.title, placeholder);
                if let Some(note) = self.note {
                    painter.galley(pos2(left, below), note, placeholder);
                }
            }
        }
    }
}
