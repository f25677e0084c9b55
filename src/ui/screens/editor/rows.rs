//! Rows that a hand moves: the waypoints of a route, the reinforcements of the alarm; and their keys.

use egui::{Context, Id, Key, Modifiers, Rect, Response, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, vec2};

use super::{Editor, intent::Intent, route, track};
use crate::{
    content::{Thing, ThingAt},
    edit::{Command, stops},
    ui::{
        Desk,
        focus::{self, Nav},
        input::Press,
        map,
        parts::{self, Button, Kind},
        theme::{Palette, Rule, Type, Weight, icon_font, icons, mono},
    },
};

/// The height of a row.
const HIGH: f32 = 30.0;

/// What the row in focus stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InHand {
    /// A waypoint.
    Stop(ThingAt),
    /// A reinforcement, by its place in the list.
    Relief(usize),
}

/// A row with what it stands for, its name, where it is, and a handle.
pub struct HandRow<'a> {
    /// What keeps focus while rows change their order.
    pub id: Id,
    /// What is drawn before it.
    pub thing: &'a Thing,
    /// What stands in front.
    pub title: &'a str,
    /// What stands behind it, where there is room.
    pub note: &'a str,
    /// What tests and screen readers call it.
    pub name: &'a str,
    /// What they call the way to take it away.
    pub remove: &'a str,
    /// Whether it is looked at.
    pub chosen: bool,
}

impl HandRow<'_> {
    /// Draws it: the row, which can be clicked and pulled, and the button that takes it away.
    pub fn show(self, ui: &mut Ui) -> (Response, Response) {
        ui.horizontal(|ui| {
            (ui.spacing_mut().item_spacing.x, ui.spacing_mut().interact_size.y) = (2.0, 0.0);
            let (rect, _) = ui
                .allocate_exact_size(vec2((ui.available_width() - Rule::BUTTON - 4.0).max(80.0), HIGH), Sense::hover());
            let row = ui.interact(rect, self.id, Sense::click_and_drag());
            row.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, self.chosen, self.name));
            if ui.is_rect_visible(rect) {
                self.paint(ui, rect, &row);
            }
            focus::join(ui, &row);
            let gone = Button::icon_only(icons::X, self.remove).kind(Kind::Quiet).height(HIGH - 4.0).show(ui);
            parts::tip(ui, &gone, self.remove);
            (row, gone)
        })
        .inner
    }

    fn paint(&self, ui: &Ui, rect: Rect, row: &Response) {
        let palette = Palette::of(ui.ctx());
        let fill = if row.dragged() || row.hovered() { palette.hover } else { palette.field };
        let line = if self.chosen { palette.agent } else { palette.line_edge };
        ui.painter().rect(rect.shrink2(vec2(0.0, 1.0)), 3, fill, Stroke::new(1.0, line), StrokeKind::Inside);
        map::stencil(ui.painter(), (rect.left_center() + vec2(17.0, 0.0), 20.0), self.thing);
        let handle = rect.right_center() - vec2(12.0, 0.0);
        let glyph = icon_font(Weight::Regular, 16.0);
        ui.painter().text(handle, egui::Align2::CENTER_CENTER, icons::DOTS_SIX_VERTICAL, glyph, palette.text_dim);
        let room = (handle.x - 10.0 - rect.left() - 36.0).max(20.0);
        let title = cut(ui, self.title, Type::Dense.font(), room);
        let wide = title.size().x;
        let at = rect.left_center() + vec2(36.0, -title.size().y / 2.0);
        ui.painter().galley_with_override_text_color(at, title, palette.text_hi);
        let left = room - wide - 10.0;
        if left > 30.0 {
            let note = cut(ui, self.note, mono(12.0), left);
            let at = rect.left_center() + vec2(46.0 + wide, -note.size().y / 2.0);
            ui.painter().galley_with_override_text_color(at, note, palette.text_dim);
        }
    }
}

/// One line of words, cut where the room ends.
fn cut(ui: &Ui, text: &str, font: egui::FontId, room: f32) -> std::sync::Arc<egui::Galley> {
    let mut job = egui::text::LayoutJob::simple_singleline(text.to_owned(), font, egui::Color32::PLACEHOLDER);
    job.wrap = egui::text::TextWrapping::truncate_at_width(room);
    ui.fonts(|fonts| fonts.layout_job(job))
}

impl Editor {
    /// The keys of the row in focus: Alt and an arrow move a waypoint, arrows sideways a reinforcement, Delete takes
    /// either away.
    pub(super) fn row_keys(&mut self, desk: &mut Desk, intents: &mut Vec<Intent>) {
        let Some(row) = self.row.take() else { return };
        let mut pressed = |key, modifiers| desk.input.take_press(Press { key, modifiers });
        let removed = pressed(Key::Delete, Modifiers::NONE) || pressed(Key::Backspace, Modifiers::NONE);
        let up = pressed(Key::ArrowUp, Modifiers::ALT);
        let down = pressed(Key::ArrowDown, Modifiers::ALT);
        match row {
            InHand::Stop(stop) if removed => intents.push(Intent::DropStop(stop)),
            InHand::Stop(stop) if up || down => {
                desk.input.take_nav();
                let place = self.place_in_route(stop);
                let number = place.and_then(|at| if up { at.checked_sub(1) } else { Some(at + 1) });
                intents.extend(number.map(|at| Intent::Do(Command::Reorder { thing: stop, number: at + 1 })));
            }
            InHand::Relief(at) if removed => intents.push(Intent::Dismiss(at)),
            InHand::Relief(at) => {
                let by = match desk.input.nav() {
                    Some(Nav::Left) => -1,
                    Some(Nav::Right) => 1,
                    _ => return,
                };
                desk.input.take_nav();
                // Held, Shift makes a step of ten.
                let key = if by < 0 { Key::ArrowLeft } else { Key::ArrowRight };
                let far = desk.input.take_press(Press { key, modifiers: Modifiers::SHIFT });
                let level = self.relief(at).map(|relief| relief.level);
                let by = if far { 10 * by } else { by };
                intents.extend(level.map(|level| Intent::Post(at, level.saturating_add(by))));
            }
            InHand::Stop(_) => {}
        }
    }

    /// Where a waypoint stands in its route, from 0.
    fn place_in_route(&self, stop: ThingAt) -> Option<usize> {
        let Thing::Waypoint { colour, .. } = *self.sheet().thing(stop)? else { return None };
        stops(self.sheet(), colour).into_iter().position(|one| one == stop)
    }

    /// Takes a waypoint away; those behind it move up, and the next one is in its place.
    pub(super) fn drop_stop(&mut self, ctx: &Context, desk: &mut Desk, stop: ThingAt) {
        let Some(Thing::Waypoint { colour, .. }) = self.sheet().thing(stop).cloned() else { return };
        let place = self.place_in_route(stop).unwrap_or(0);
        let looked_at = self.picked_thing();
        let here = looked_at.and_then(|thing| self.sheet().thing(thing).cloned());
        if !self.perform(desk, &Command::Remove(stop)) {
            return;
        }
        let left = stops(self.sheet(), colour);
        let Some(next) = left.get(place).or(left.last()).copied() else { return };
        focus::want(ctx, route::id(next));
        // What is looked at stays so; where it was this waypoint, the next one is.
        let still = self.picked_thing().and_then(|thing| self.sheet().thing(thing).cloned());
        if looked_at == Some(stop) || still != here {
            self.picked = self.sheet().sector_of(next).map(|at| super::Picked { at, nth: Some(next.nth) });
        }
    }
}

/// Focus stays on the row or the flag of a reinforcement that got another place in the list.
pub fn follow_relief(ctx: &Context, from: usize, to: usize) {
    let focused = ctx.memory(egui::Memory::focused);
    for id in [track::row_id as fn(usize) -> Id, track::flag_id] {
        if focused == Some(id(from)) {
            focus::want(ctx, id(to));
        }
    }
}
