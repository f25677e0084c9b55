//! Controls that hold a value: check boxes, sliders, rows of choices, text fields. All by mouse, keyboard and pad.

use egui::{Rect, Response, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2};

use crate::ui::{
    focus::{self, Nav},
    input::Input,
    theme::{Palette, Type, Weight, icon_font, icons, mono},
};

/// The height of these controls.
const HIGH: f32 = 28.0;

/// A check box with its words. Clicked where it is to change.
pub fn check(ui: &mut Ui, label: &str, on: bool) -> Response {
    let palette = Palette::of(ui.ctx());
    let room = (ui.available_width() - 28.0).max(40.0);
    let words = ui.fonts(|fonts| fonts.layout(label.to_owned(), Type::Body.font(), palette.text_hi, room));
    let size = vec2(28.0 + words.size().x, words.size().y.max(HIGH));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, on, label));
    let (glyph, weight, colour) = match (on, response.hovered()) {
        (true, _) => (icons::CHECK_SQUARE, Weight::Fill, palette.agent),
        (false, true) => (icons::SQUARE, Weight::Regular, palette.text_hi),
        (false, false) => (icons::SQUARE, Weight::Regular, palette.line_ctrl),
    };
    let at = pos2(rect.left() + 10.0, rect.center().y);
    ui.painter().text(at, egui::Align2::CENTER_CENTER, glyph, icon_font(weight, 20.0), colour);
    let at = pos2(rect.left() + 28.0, rect.center().y - words.size().y / 2.0);
    ui.painter().galley(at, words, palette.text_hi);
    focus::join(ui, &response);
    response
}

/// What a slider can be set to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scale {
    /// The least.
    pub least: u16,
    /// The most.
    pub most: u16,
    /// How far one press of a key goes.
    pub step: u16,
}

impl Scale {
    /// The value at a share of the way, on a step.
    fn at(self, share: f32) -> u16 {
        let steps = f32::from(self.most - self.least) / f32::from(self.step);
        self.least + (share.clamp(0.0, 1.0) * steps).round() as u16 * self.step
    }

    fn share(self, value: u16) -> f32 {
        f32::from(value.saturating_sub(self.least)) / f32::from((self.most - self.least).max(1))
    }

    fn moved(self, value: u16, nav: Nav) -> u16 {
        match nav {
            Nav::Left => value.saturating_sub(self.step).max(self.least),
            Nav::Right => (value + self.step).min(self.most),
            _ => value,
        }
    }
}

/// A slider with its value beside it, as `shown`. Gives the new value where it changed.
pub fn slider(ui: &mut Ui, input: &mut Input, name: &str, scale: Scale, value: u16, shown: &str) -> Option<u16> {
    let palette = Palette::of(ui.ctx());
    let words = ui.fonts(|fonts| fonts.layout_no_wrap(shown.to_owned(), mono(14.0), palette.text_hi));
    let track = (ui.available_width() - words.size().x - 20.0).clamp(60.0, 220.0);
    let (rect, _) = ui.allocate_exact_size(vec2(track, HIGH), Sense::hover());
    let response = ui.interact(rect, steady(name), Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::slider(true, f64::from(value), name));
    let line = Rect::from_center_size(rect.center(), vec2(track - 12.0, 4.0));
    let share = scale.share(value);
    let knob = pos2(line.left() + share * line.width(), line.center().y);
    ui.painter().rect_filled(line, 2, palette.field);
    ui.painter().rect_stroke(line, 2, Stroke::new(1.0, palette.line_edge), StrokeKind::Outside);
    ui.painter().rect_filled(Rect::from_min_max(line.min, pos2(knob.x, line.bottom())), 2, palette.agent);
    ui.painter().rect_filled(Rect::from_center_size(knob, vec2(12.0, 16.0)), 2, palette.text_hi);
    let (place, _) = ui.allocate_exact_size(vec2(words.size().x, HIGH), Sense::hover());
    ui.painter().galley(pos2(place.left(), place.center().y - words.size().y / 2.0), words, palette.text_hi);
    focus::join(ui, &response);
    let dragged = response.dragged() || response.clicked();
    let pointer = response.interact_pointer_pos().filter(|_| dragged);
    let by_pointer = pointer.map(|at| scale.at((at.x - line.left()) / line.width()));
    by_pointer.or_else(|| sideways(&response, input).map(|nav| scale.moved(value, nav))).filter(|&new| new != value)
}

/// A row that shows one of several values: a click or Enter takes the next, arrows sideways go both ways. Gives the
/// place of the new one where it changed.
pub fn choice(ui: &mut Ui, input: &mut Input, name: &str, values: &[String], at: usize) -> Option<usize> {
    let measure = |ui: &Ui, text: &String| {
        let font = Type::Body.font();
        ui.fonts(|fonts| fonts.layout_no_wrap(text.clone(), font, egui::Color32::PLACEHOLDER)).size().x
    };
    let widest = values.iter().map(|value| measure(ui, value)).fold(80.0, f32::max);
    let shown = values.get(at).map_or("", String::as_str);
    let count = values.len().max(1);
    let step = stepping(ui, input, name, shown, widest)?;
    Some(if step == Nav::Left { at + count - 1 } else { at + 1 } % count).filter(|&new| new != at)
}

/// A number that goes up and down by steps, shown as `shown`. Gives the new one where it changed. For what must not
/// follow the pointer, because it moves everything on the screen.
pub fn stepper(ui: &mut Ui, input: &mut Input, name: &str, scale: Scale, value: u16, shown: &str) -> Option<u16> {
    let step = stepping(ui, input, name, shown, 80.0)?;
    Some(scale.moved(value, step)).filter(|&new| new != value)
}

/// A field between two carets; the way it was pressed.
fn stepping(ui: &mut Ui, input: &mut Input, name: &str, shown: &str, widest: f32) -> Option<Nav> {
    let palette = Palette::of(ui.ctx());
    let width = (widest + 64.0).min(ui.available_width().max(100.0));
    let room = width - 60.0;
    let words = ui.fonts(|fonts| fonts.layout(shown.to_owned(), Type::Body.font(), palette.text_hi, room));
    let (rect, _) = ui.allocate_exact_size(vec2(width, (words.size().y + 10.0).max(HIGH)), Sense::hover());
    let response = ui.interact(rect, steady(name), Sense::click());
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(WidgetType::ComboBox, true, name);
        info.current_text_value = Some(shown.to_owned());
        info
    });
    let line = if response.hovered() { palette.text_hi } else { palette.line_ctrl };
    ui.painter().rect(rect, 3, palette.press, Stroke::new(1.0, line), StrokeKind::Inside);
    for (x, glyph) in [(rect.left() + 14.0, icons::CARET_LEFT), (rect.right() - 14.0, icons::CARET_RIGHT)] {
        let font = icon_font(Weight::Regular, 14.0);
        ui.painter().text(pos2(x, rect.center().y), egui::Align2::CENTER_CENTER, glyph, font, palette.text_dim);
    }
    ui.painter().galley(rect.center() - words.size() / 2.0, words, palette.text_hi);
    focus::join(ui, &response);
    let on_left = response.interact_pointer_pos().is_some_and(|pos| pos.x < rect.left() + width * 0.35);
    match (response.clicked(), sideways(&response, input)) {
        (true, _) if on_left => Some(Nav::Left),
        (true, _) => Some(Nav::Right),
        (false, nav) => nav,
    }
}

/// A line of text to type in. Where `name` is what it is called, and `hint` what stands in it while it is empty.
pub fn field(ui: &mut Ui, input: &mut Input, name: &str, hint: &str, text: &mut String) -> Response {
    let palette = Palette::of(ui.ctx());
    let edit = egui::TextEdit::singleline(text)
        .font(Type::Body.font())
        .text_color(palette.text_hi)
        .hint_text(Type::Body.text(hint, palette.text_dim))
        .margin(egui::Margin::symmetric(8, 5))
        .desired_width(ui.available_width().min(520.0) - 16.0);
    let response = ui.scope(|ui| {
        // The field of the look has one border, focused or not; focus shows by brackets.
        let widgets = &mut ui.visuals_mut().widgets;
        widgets.inactive.bg_stroke = Stroke::new(1.0, palette.line_ctrl);
        widgets.hovered.bg_stroke = Stroke::new(1.0, palette.text_hi);
        ui.add(edit)
    });
    typed_in(ui, input, name, text, response.inner)
}

/// Several lines of text to type in; arrows move within it and leave it at its ends.
pub fn text_area(ui: &mut Ui, input: &mut Input, name: &str, text: &mut String) -> Response {
    let palette = Palette::of(ui.ctx());
    let edit = egui::TextEdit::multiline(text)
        .font(Type::Dense.font())
        .text_color(palette.text_hi)
        .margin(egui::Margin::symmetric(8, 5))
        .desired_rows(4)
        .desired_width(ui.available_width() - 16.0);
    let response = ui.scope(|ui| {
        ui.visuals_mut().widgets.inactive.bg_stroke = Stroke::new(1.0, palette.line_ctrl);
        ui.add(edit)
    });
    let response = typed_in(ui, input, name, text, response.inner);
    if response.has_focus() {
        let at = egui::TextEdit::load_state(ui.ctx(), response.id).and_then(|state| state.cursor.char_range());
        let at = at.map(|range| range.primary.index);
        let leaves = match input.nav() {
            Some(Nav::Up) => at.is_none_or(|at| at == 0),
            Some(Nav::Down) => at.is_none_or(|at| at >= text.chars().count()),
            _ => true,
        };
        if !leaves {
            input.take_nav();
        }
    }
    response
}

/// Names a text being typed in, joins it to its group, and keeps its keys from meaning anything else.
fn typed_in(ui: &Ui, input: &mut Input, name: &str, text: &str, response: Response) -> Response {
    response.widget_info(|| WidgetInfo::text_edit(true, text, text).named(name));
    focus::join(ui, &response);
    if response.has_focus() {
        input.note_typing();
    }
    response
}

/// The identity of a control that keeps focus while the page around it is laid out anew, as the text scale does.
fn steady(name: &str) -> egui::Id {
    egui::Id::new(("value", name))
}

/// Arrows sideways, for the control that has focus.
fn sideways(response: &Response, input: &mut Input) -> Option<Nav> {
    let wanted = response.has_focus() && matches!(input.nav(), Some(Nav::Left | Nav::Right));
    if wanted { input.take_nav() } else { None }
}

/// A widget's information with a name, which text fields leave out.
trait Named {
    fn named(self, name: &str) -> Self;
}

impl Named for WidgetInfo {
    fn named(mut self, name: &str) -> Self {
        self.label = Some(name.to_owned());
        self
    }
}
