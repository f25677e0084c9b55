//! Columns of a page that scroll by themselves, and what is read in them.

use egui::{Align, Frame, Label, Layout, Margin, ScrollArea, Sense, Ui, UiBuilder, UiStackInfo, Vec2, vec2};

use super::shared::paragraphs;
use crate::ui::{
    focus,
    parts::more_below,
    theme::{Palette, Rule, Type},
};

/// The mark of what lies in a column that does not show all of it at once.
const SCROLLED: &str = "scrolled";
/// The room that brackets around what has focus need at the left.
const BRACKETS: i8 = 6;

/// A column of a page, scrolling by itself.
pub fn column<T>(ui: &mut Ui, id: &str, size: Vec2, content: impl FnOnce(&mut Ui) -> T) -> T {
    let shown = ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
        ui.set_width(size.x);
        let area = ScrollArea::vertical().id_salt(id).max_height(size.y).auto_shrink([false, false]);
        scrolled(ui, id, area, content)
    });
    shown.inner
}

/// A text that scrolls where it is higher than this, in line with what stands above it; what comes below it follows at
/// once.
pub fn reading<T>(ui: &mut Ui, id: &str, height: f32, content: impl FnOnce(&mut Ui) -> T) -> T {
    let area = ScrollArea::vertical().id_salt(id).max_height(height).auto_shrink([false, true]);
    let in_line = Frame::new().outer_margin(Margin { left: -BRACKETS, ..Margin::ZERO });
    in_line.show(ui, |ui| scrolled(ui, id, area, content)).inner
}

fn scrolled<T>(ui: &mut Ui, id: &str, area: ScrollArea, content: impl FnOnce(&mut Ui) -> T) -> T {
    let overflow = ui.id().with((id, SCROLLED));
    let before = ui.data(|data| data.get_temp::<bool>(overflow)).unwrap_or_default();
    let shown = area.show(ui, |ui| {
        // The scroll bar needs room too.
        ui.set_max_width(ui.available_width() - 14.0);
        let info = if before { UiStackInfo::default().with_tag(SCROLLED) } else { UiStackInfo::default() };
        let margin = Frame::new().inner_margin(Margin { left: BRACKETS, right: 0, top: 4, bottom: 8 });
        let inside = |ui: &mut Ui| ui.scope_builder(UiBuilder::new().ui_stack_info(info), content).inner;
        margin.show(ui, inside).inner
    });
    more_below(ui, &shown);
    let now = shown.content_size.y > shown.inner_rect.height() + 1.0;
    if now != before {
        ui.data_mut(|data| data.insert_temp(overflow, now));
        ui.ctx().request_repaint();
    }
    shown.inner
}

/// Whether what is drawn here lies in a column that does not show all of it at once. What is only read must take focus
/// then, or keys and pad would never come to the rest of it.
pub fn is_scrolled(ui: &Ui) -> bool {
    ui.stack().iter().any(|above| above.tags().contains(SCROLLED))
}

/// Tells a story, paragraph by paragraph.
pub fn story(ui: &mut Ui, text: &str) {
    let palette = Palette::of(ui.ctx());
    let takes_focus = is_scrolled(ui);
    let sense = if takes_focus { Sense::focusable_noninteractive() } else { Sense::hover() };
    for paragraph in paragraphs(text) {
        let shown = ui.add(Label::new(Type::Body.text(paragraph, palette.text_body)).wrap().sense(sense));
        if takes_focus {
            focus::join(ui, &shown);
        }
        ui.add_space(2.0);
    }
}

/// A half of a page that shows a list and what is chosen in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Half {
    List,
    Detail,
}

/// The width in points from which a list and what is chosen in it stand side by side.
const BESIDE: f32 = 700.0;

/// A list with this share of the width and what is chosen in it beside it; one below the other where it is narrow.
pub fn list_and_detail(ui: &mut Ui, share: f32, room: f32, mut content: impl FnMut(&mut Ui, Half)) {
    let width = ui.available_width();
    if width < BESIDE {
        return column(ui, "list", vec2(width, room), |ui| {
            content(ui, Half::List);
            ui.add_space(Rule::GROUP);
            content(ui, Half::Detail);
        });
    }
    ui.horizontal_top(|ui| {
        let left = (width * share).floor();
        column(ui, "list", vec2(left, room), |ui| content(ui, Half::List));
        let right = ui.available_width();
        column(ui, "detail", vec2(right, room), |ui| content(ui, Half::Detail));
    });
}
