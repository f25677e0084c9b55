//! A value with the range it lies in, as one row of a list: name, track with band and mark, numbers.

use egui::{Align2, Color32, Rect, Response, Sense, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::{Axis, lay};
use crate::ui::{
    focus,
    theme::{Palette, Type, faded, mono},
};

/// What a track shows, on its axis.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Range {
    /// The value.
    pub value: f32,
    /// Where it lies.
    pub band: (f32, f32),
}

/// A row of a list with a track.
pub struct RangeRow<'a> {
    /// What stands in front.
    pub name: &'a str,
    /// What stands behind.
    pub number: &'a str,
    /// What it says in words.
    pub told: &'a str,
    /// What the track shows; nothing where there is nothing to show.
    pub range: Option<Range>,
    /// Whether it is the chosen one.
    pub chosen: bool,
}

/// The room left for numbers.
const NUMBER: f32 = 84.0;
/// Around the words of a row.
const PAD: f32 = 8.0;

/// Where name, track and number stand in a row of this width.
fn split(rect: Rect) -> (f32, Rect) {
    let name = ((rect.width() - NUMBER) * 0.46).max(60.0);
    let left = rect.left() + PAD + name + PAD;
    let right = (rect.right() - NUMBER - PAD).max(left + 10.0);
    (name, Rect::from_min_max(pos2(left, rect.top()), pos2(right, rect.bottom())))
}

impl RangeRow<'_> {
    /// The numbers of the axis above such rows.
    pub fn axis(ui: &mut Ui, axis: &Axis) {
        let palette = Palette::of(ui.ctx());
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 14.0), Sense::hover());
        let (_, track) = split(rect);
        for (value, text) in &axis.ticks {
            let at = pos2(track.left() + axis.share(*value) * track.width(), rect.center().y);
            ui.painter().text(at, Align2::CENTER_CENTER, text, mono(11.0), palette.text_dim);
        }
    }

    /// Draws it, to be chosen.
    pub fn show(&self, ui: &mut Ui, axis: &Axis) -> Response {
        let palette = Palette::of(ui.ctx());
        let width = ui.available_width();
        let (room, _) = split(Rect::from_min_size(ui.cursor().min, vec2(width, 10.0)));
        let name = lay(ui, self.name, Type::Body.font(), Color32::PLACEHOLDER, room);
        let number = lay(ui, self.number, mono(12.0), Color32::PLACEHOLDER, NUMBER);
        let height = (name.size().y.max(number.size().y) + 8.0).max(28.0);
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
        response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, self.chosen, self.told));
        let (fill, text) = match (response.hovered(), self.chosen) {
            (true, _) => (palette.hover, palette.text_hi),
            (false, true) => (palette.field, palette.agent),
            (false, false) => (Color32::TRANSPARENT, palette.text_body),
        };
        ui.painter().rect_filled(rect, 3, fill);
        if self.chosen {
            ui.painter().rect_filled(Rect::from_min_size(rect.min, vec2(2.0, rect.height())), 0, palette.agent);
        }
        let middle = |galley: &egui::Galley| rect.center().y - galley.size().y / 2.0;
        let (at, end) =
            (pos2(rect.left() + PAD, middle(&name)), pos2(rect.right() - number.size().x - 4.0, middle(&number)));
        ui.painter().galley_with_override_text_color(at, name, text);
        ui.painter().galley_with_override_text_color(end, number, palette.text_hi);
        self.track(ui, split(rect).1, axis);
        focus::join(ui, &response);
        response
    }

    fn track(&self, ui: &Ui, track: Rect, axis: &Axis) {
        let palette = Palette::of(ui.ctx());
        let (y, x) = (track.center().y.round() + 0.5, |value: f32| track.left() + axis.share(value) * track.width());
        ui.painter().hline(track.x_range(), y, Stroke::new(1.0, palette.line_soft));
        for (value, _) in &axis.ticks {
            ui.painter().vline(x(*value).round() + 0.5, y - 3.0..=y + 3.0, Stroke::new(1.0, palette.line_soft));
        }
        let Some(range) = self.range else { return };
        let band = Rect::from_min_max(pos2(x(range.band.0), y - 5.0), pos2(x(range.band.1), y + 5.0));
        ui.painter().rect_filled(band, 1, faded(palette.info, if palette.high_contrast { 0.6 } else { 0.35 }));
        let mark = Rect::from_center_size(pos2(x(range.value), y), vec2(4.0, 14.0));
        ui.painter().rect_filled(mark.expand(1.0), 0, palette.ink);
        ui.painter().rect_filled(mark, 0, palette.text_hi);
    }
}
