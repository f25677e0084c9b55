//! The alarm track: reinforcements as flags at their levels, put down, pulled and pushed there.

use egui::{Align2, Id, Painter, Pos2, Rect, Response, Sense, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::{Editor, intent::Intent, names, rows::InHand};
use crate::{
    content::{About, Relief, SheetAlarm, Thing},
    stealth::Bonus,
    ui::{
        Desk,
        focus::{self, Nav},
        map,
        parts::{self},
        theme::{Palette, faded, mono},
    },
    words::added,
};

/// The highest level of a track on which nobody waits beyond it.
const TOP: i64 = 60;
/// The highest level there can be.
const MOST: i64 = 999;
/// The side of a flag.
const FLAG: f32 = 20.0;
/// How many flags stand above each other at most.
const LANES: usize = 4;
/// The height of the cells.
const CELL: f32 = 12.0;

/// What is looked at and held on the track.
#[derive(Clone, Debug)]
pub struct Track {
    /// The reinforcement that is looked at.
    pub chosen: Option<usize>,
    /// The level keys stand at.
    cursor: i64,
    /// The flag that is being pulled, and the level it has come to.
    held: Option<(usize, i64)>,
}

impl Default for Track {
    fn default() -> Self {
        Self { chosen: None, cursor: 10, held: None }
    }
}

/// What a flag is known by.
pub fn flag_id(at: usize) -> Id {
    Id::new(("editor flag", at))
}

/// What the row of a reinforcement is known by.
pub fn row_id(at: usize) -> Id {
    Id::new(("editor relief", at))
}

/// Where levels stand on the screen.
#[derive(Clone, Copy)]
struct Scale {
    bar: Rect,
    top: i64,
}

impl Scale {
    fn x(self, level: i64) -> f32 {
        self.bar.left() + self.bar.width() * level.clamp(0, self.top) as f32 / self.top as f32
    }

    fn level(self, x: f32) -> i64 {
        let share = ((x - self.bar.left()) / self.bar.width().max(1.0)).clamp(0.0, 1.0);
        ((share * self.top as f32).round() as i64).max(1)
    }
}

impl Editor {
    /// A reinforcement.
    pub(super) fn relief(&self, at: usize) -> Option<&Relief> {
        self.sheet().alarm.as_ref()?.reinforcements.get(at)
    }

    /// Draws the track and hears what is done on it.
    pub(super) fn track(&mut self, ui: &mut Ui, desk: &mut Desk, alarm: &SheetAlarm, intents: &mut Vec<Intent>) {
        let levels: Vec<i64> = self.levels(alarm);
        let top = levels.iter().fold(TOP, |top, level| top.max(((*level).clamp(0, MOST) + 9) / 10 * 10));
        let width = ui.available_width();
        let lanes = lanes(&levels, (width - 24.0) / top as f32);
        let above = FLAG * (1 + lanes.iter().max().copied().unwrap_or(0)) as f32 + 6.0;
        let (rect, _) = ui.allocate_exact_size(vec2(width, above + CELL + 26.0), Sense::hover());
        let bar = Rect::from_min_size(rect.min + vec2(12.0, above), vec2(width - 24.0, CELL));
        let scale = Scale { bar, top };
        let hover = self.bar(ui, desk, scale, intents);
        paint(ui.painter(), Palette::of(ui.ctx()), scale, desk.catalog.cards().bonus());
        for (at, (level, lane)) in levels.iter().zip(lanes).enumerate() {
            self.flag(ui, desk, scale, (at, *level, lane), intents);
        }
        if let Some(level) = hover {
            let thing = Thing::enemy(&self.kind, self.colour);
            pole(ui, scale, level, 0, Palette::of(ui.ctx()).agent);
            map::stencil(ui.painter(), (foot(scale, level, 0), FLAG - 4.0), &thing);
            let at = pos2(scale.x(level), bar.bottom() + 18.0);
            let said = ui.painter().layout_no_wrap(level.to_string(), mono(12.0), Palette::of(ui.ctx()).agent);
            let room = Rect::from_center_size(at, said.size() + vec2(6.0, 2.0));
            ui.painter().rect_filled(room, 2, Palette::of(ui.ctx()).press);
            ui.painter().galley(room.center() - said.size() / 2.0, said, Palette::of(ui.ctx()).agent);
        }
    }

    /// The level of each, with the one that is being pulled where it has come to.
    fn levels(&self, alarm: &SheetAlarm) -> Vec<i64> {
        let held = self.track.held;
        let level = |(at, relief): (usize, &Relief)| match held {
            Some((of, level)) if of == at => level,
            _ => relief.level,
        };
        alarm.reinforcements.iter().enumerate().map(level).collect()
    }

    /// The cells: a click, or Enter where keys stand, puts down what is in the hand. Gives the level that would be.
    fn bar(&mut self, ui: &Ui, desk: &mut Desk, scale: Scale, intents: &mut Vec<Intent>) -> Option<i64> {
        let response = ui.interact(scale.bar.expand2(vec2(10.0, 8.0)), Id::new("editor track"), Sense::click());
        response.widget_info(|| {
            let mut info = WidgetInfo::labeled(WidgetType::Slider, true, desk.text("ui-editor-track"));
            info.value = Some(self.track.cursor as f64);
            info
        });
        if response.has_focus() {
            self.move_cursor(desk, scale);
        }
        focus::join(ui, &response);
        let hand = response.hover_pos().map(|hand| scale.level(hand.x)).filter(|_| self.track.held.is_none());
        let level = hand.or_else(|| response.has_focus().then_some(self.track.cursor));
        if response.clicked() {
            let pointer = response.interact_pointer_pos().map(|hand| scale.level(hand.x));
            intents.push(Intent::Summon(pointer.unwrap_or(self.track.cursor)));
        }
        level
    }

    /// Arrows sideways move along the track.
    fn move_cursor(&mut self, desk: &mut Desk, scale: Scale) {
        let by = match desk.input.nav() {
            Some(Nav::Left) => -1,
            Some(Nav::Right) => 1,
            _ => return,
        };
        desk.input.take_nav();
        self.track.cursor = (self.track.cursor + by).clamp(1, scale.top.max(self.track.cursor).min(MOST));
    }

    /// One flag: a click looks at it, a pull moves it.
    fn flag(
        &mut self,
        ui: &mut Ui,
        desk: &Desk,
        scale: Scale,
        (at, level, lane): (usize, i64, usize),
        intents: &mut Vec<Intent>,
    ) {
        let Some(relief) = self.relief(at).cloned() else { return };
        let centre = foot(scale, level, lane);
        let rect = Rect::from_center_size(centre, vec2(FLAG, FLAG));
        let response = ui.interact(rect, flag_id(at), Sense::click_and_drag());
        let who = names::guard(desk, &relief.kind, relief.colour);
        let name = desk.with("ui-editor-flag", &[("guard", who.into()), ("level", level.into())]);
        let chosen = self.track.chosen == Some(at);
        response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, chosen, &name));
        self.paint_flag(ui, scale, (at, level, lane), &relief);
        parts::tip(ui, &response, &name);
        focus::join(ui, &response);
        if response.has_focus() {
            self.row = Some(InHand::Relief(at));
        }
        if response.clicked() {
            intents.push(Intent::PickRelief(at));
        }
        self.pull(&response, scale, at, intents);
    }

    fn pull(&mut self, response: &Response, scale: Scale, at: usize, intents: &mut Vec<Intent>) {
        let hand = response.interact_pointer_pos().map(|hand| scale.level(hand.x));
        if response.dragged() {
            self.track.held = hand.map(|level| (at, level));
        }
        if response.drag_stopped()
            && let Some((of, level)) = self.track.held.take()
        {
            intents.push(Intent::Post(of, hand.unwrap_or(level)));
        }
    }

    fn paint_flag(&self, ui: &Ui, scale: Scale, (at, level, lane): (usize, i64, usize), relief: &Relief) {
        let palette = Palette::of(ui.ctx());
        let findings = self.check.found().map(|found| &found.findings);
        let about = self.fault.and_then(|fault| findings?.get(fault)).map(|finding| finding.about);
        let wrong = about == Some(About::Relief(at));
        let chosen = self.track.chosen == Some(at);
        let colour = match (wrong, chosen) {
            (true, _) => palette.detection,
            (_, true) => palette.agent,
            _ => palette.alarm,
        };
        pole(ui, scale, level, lane, colour);
        let centre = foot(scale, level, lane);
        let thing = Thing::enemy(&relief.kind, relief.colour);
        map::stencil(ui.painter(), (centre, FLAG - 2.0), &thing);
        if wrong || chosen {
            let rect = Rect::from_center_size(centre, vec2(FLAG, FLAG));
            parts::brackets(ui.painter(), rect, 5.0, Stroke::new(1.5, colour));
        }
    }
}

/// In which lane each flag stands, so that none hides another where there is room. `step` is the width of a level.
fn lanes(levels: &[i64], step: f32) -> Vec<usize> {
    let mut order: Vec<usize> = (0..levels.len()).collect();
    order.sort_by_key(|at| levels.get(*at).copied());
    let mut ends = [f32::NEG_INFINITY; LANES];
    let mut lanes = vec![0; levels.len()];
    for at in order {
        let x = levels.get(at).map_or(0.0, |level| *level as f32 * step);
        let lane = ends.iter().position(|end| x - end >= FLAG).unwrap_or(LANES - 1);
        for (end, slot) in ends.get_mut(lane).into_iter().zip(lanes.get_mut(at)) {
            (*end, *slot) = (x, lane);
        }
    }
    lanes
}

/// The middle of a flag.
fn foot(scale: Scale, level: i64, lane: usize) -> Pos2 {
    pos2(scale.x(level), scale.bar.top() - 4.0 - FLAG * (lane as f32 + 0.5))
}

/// What a flag stands on.
fn pole(ui: &Ui, scale: Scale, level: i64, lane: usize, colour: egui::Color32) {
    let top = foot(scale, level, lane).y + FLAG * 0.3;
    ui.painter().vline(scale.x(level), top..=scale.bar.bottom() + 3.0, Stroke::new(1.5, colour));
}

/// The cells, each ten in its colour, with what it adds to behaviour.
fn paint(painter: &Painter, palette: &Palette, scale: Scale, bonuses: &[Bonus]) {
    let ten = scale.bar.width() * 10.0 / scale.top as f32;
    for from in (0..scale.top).step_by(10) {
        let (left, right) = (scale.x(from), scale.x(from + 10));
        let cell = Rect::from_x_y_ranges(left..=right - 1.0, scale.bar.y_range());
        let colour = palette.alarm_level(u16::try_from(from).unwrap_or(u16::MAX));
        painter.rect_filled(cell, 1, faded(colour, 0.55));
        let bonus = bonuses.iter().rev().find(|row| i64::from(row.from) <= from);
        if let Some(bonus) = bonus.filter(|_| ten >= 34.0) {
            let said = added(bonus.bonus.into());
            let (at, font) = (pos2(cell.center().x, scale.bar.bottom() + 12.0), mono(11.0));
            painter.text(at, Align2::CENTER_CENTER, said, font, palette.text_dim);
        }
    }
    let apart = if ten >= 20.0 { 10 } else { 50 };
    for level in (0..=scale.top).step_by(apart) {
        let x = scale.x(level).round() + 0.5;
        let bottom = scale.bar.bottom();
        painter.vline(x, scale.bar.top() - 2.0..=bottom + 4.0, Stroke::new(1.0, palette.line_ctrl));
        painter.text(pos2(x, bottom + 12.0), Align2::CENTER_CENTER, level, mono(11.0), palette.text_body);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_that_would_hide_each_other_stand_above_each_other() {
        assert_eq!(lanes(&[20, 20, 40], 4.0), [0, 1, 0]);
        assert_eq!(lanes(&[22, 20], 4.0), [1, 0], "in the order of the track, not of the list");
        assert_eq!(lanes(&[7; 6], 4.0).iter().max(), Some(&(LANES - 1)));
    }

    #[test]
    fn a_place_on_the_track_is_a_level_from_one_on() {
        let bar = Rect::from_min_size(pos2(10.0, 0.0), vec2(240.0, CELL));
        let scale = Scale { bar, top: 60 };
        assert_eq!([0.0, 10.0, 90.0, 900.0].map(|x| scale.level(x)), [1, 1, 20, 60]);
        assert!((scale.x(30) - 130.0).abs() < 0.01);
    }
}
