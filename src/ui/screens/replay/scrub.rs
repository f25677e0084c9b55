//! The bar under a replay: where in the game one is, where turns begin, and what is worth finding.

use egui::{Align2, Color32, Rect, Response, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::{Order, bar::Controls};
use crate::{
    session::reel::Mark,
    ui::{
        Desk,
        focus::{self, Nav},
        parts,
        theme::{Palette, Weight, icon_font, icons, mono},
    },
};

/// Something worth finding on the bar: its glyph, and its colour.
pub(in crate::ui::screens) type Flag = (&'static str, fn(&Palette) -> Color32);

/// Draws the bar; where it leads.
pub(super) fn show(ui: &mut Ui, desk: &mut Desk, track: &Controls<'_>, wanted: bool) -> Option<Order> {
    let size = vec2(ui.available_width(), if ui.ctx().screen_rect().height() < 420.0 { 38.0 } else { 44.0 });
    let (rect, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
    let name = desk.text("ui-replay-bar");
    response.widget_info(|| WidgetInfo::slider(true, track.played as f64, &name));
    focus::join_with_arrows(ui, &response);
    if wanted {
        focus::want(ui.ctx(), response.id);
    }
    let line = Rect::from_center_size(rect.center(), vec2(rect.width() - 16.0, 4.0));
    paint(ui, &response, line, track);
    order(desk, &response, line, track)
}

/// Where the pointer or the arrows want to go.
fn order(desk: &mut Desk, response: &Response, line: Rect, track: &Controls<'_>) -> Option<Order> {
    if let Some(at) = response.interact_pointer_pos().filter(|_| response.is_pointer_button_down_on()) {
        let share = ((at.x - line.left()) / line.width().max(1.0)).clamp(0.0, 1.0);
        let to = (share * track.all as f32).round() as usize;
        return (to != track.played).then_some(Order::To(to));
    }
    if !response.has_focus() {
        return None;
    }
    if response.clicked() {
        return Some(Order::PlayOrPause);
    }
    let order = match desk.input.nav()? {
        Nav::Left => Order::Back,
        Nav::Right => Order::On,
        Nav::Up => Order::TurnOn,
        Nav::Down => Order::TurnBack,
        Nav::Next | Nav::Previous => return None,
    };
    desk.input.take_nav();
    Some(order)
}

fn paint(ui: &Ui, response: &Response, line: Rect, track: &Controls<'_>) {
    let palette = Palette::of(ui.ctx());
    let painter = ui.painter();
    let x = |at: usize| line.left() + at as f32 / track.all.max(1) as f32 * line.width();
    painter.rect_filled(line, 2, palette.field);
    painter.rect_filled(line.with_max_x(x(track.played)), 2, palette.agent);
    let mut free = f32::MIN;
    for (turn, &at) in track.beginnings.iter().enumerate() {
        let here = x(at).round() + 0.5;
        painter.vline(here, line.bottom()..=line.bottom() + 5.0, Stroke::new(1.0, palette.line_ctrl));
        if here > free {
            let text = (turn + 1).to_string();
            let below = pos2(here, line.bottom() + 5.0);
            let taken = painter.text(below, Align2::CENTER_TOP, text, mono(11.0), palette.text_dim);
            free = taken.right() + 16.0;
        }
    }
    for &(at, (glyph, colour)) in track.flags {
        let above = pos2(x(at + 1), line.top() - 9.0);
        painter.text(above, Align2::CENTER_CENTER, glyph, icon_font(Weight::Fill, 13.0), colour(palette));
    }
    let knob = Rect::from_center_size(pos2(x(track.played), line.center().y), vec2(12.0, 16.0));
    painter.rect_filled(knob, 3, palette.text_hi);
    if response.has_focus() {
        parts::brackets(painter, knob.expand(5.0), 6.0, Stroke::new(2.0, palette.text_hi));
    }
}

/// How something worth finding in a mission is drawn.
pub(super) fn flag(mark: Mark) -> Flag {
    match mark {
        Mark::Seen => (icons::EYE, |palette| palette.detection),
        Mark::Hit => (icons::HEART_BREAK, |palette| palette.health),
        Mark::Down => (icons::X_SQUARE, |palette| palette.body),
        Mark::Objective => (icons::DIAMOND, |palette| palette.objective),
    }
}
