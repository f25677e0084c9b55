//! The track itself: sixty cells, tens, bonuses, flags, and the bracket of what may come.

use egui::{Align2, Painter, Pos2, Rect, Shape, Stroke, Ui, pos2, vec2};

use super::{TOP, has_come, range, range_told, who_comes};
use crate::{
    stealth::View,
    ui::{
        Desk,
        parts::{plate_at, reason},
        theme::{Palette, faded, mono},
    },
    words::added,
};

/// Where a level stands on the track.
#[derive(Clone, Copy)]
struct Scale {
    left: f32,
    width: f32,
    /// The top of the cells.
    top: f32,
}

impl Scale {
    const CELL: f32 = 12.0;

    fn x(self, level: u16) -> f32 {
        self.left + self.width * f32::from(level.min(TOP)) / f32::from(TOP)
    }
}

/// The track in `rect`, filled up to `shown`.
pub(super) fn track(ui: &Ui, desk: &Desk, view: &View, shown: u16, rect: Rect) {
    let palette = Palette::of(ui.ctx());
    let scale = Scale { left: rect.left(), width: rect.width().max(60.0), top: rect.top() + 22.0 };
    let painter = ui.painter();
    cells(painter, palette, scale, shown);
    tens(painter, palette, scale);
    bonuses(ui, desk, view, scale, shown);
    bracket(ui, desk, view, scale);
    flags(ui, desk, view, scale);
}

/// Filled to the level, each ten in its colour; the rest a thin line.
fn cells(painter: &Painter, palette: &Palette, scale: Scale, shown: u16) {
    let step = scale.width / f32::from(TOP);
    let gap = if step >= 4.0 { 1.0 } else { 0.0 };
    let middle = scale.top + Scale::CELL / 2.0;
    for level in 0..TOP {
        let x = scale.x(level);
        let colour = palette.alarm_level(level);
        if level < shown {
            let cell = Rect::from_min_size(pos2(x, scale.top), vec2(step - gap, Scale::CELL));
            painter.rect_filled(cell, 0, colour);
        } else {
            let line = Stroke::new(2.0, faded(colour, 0.6));
            painter.line_segment([pos2(x, middle), pos2(x + step - gap - 0.5, middle)], line);
        }
    }
    let end = scale.x(shown);
    painter.vline(end, scale.top - 3.0..=scale.top + Scale::CELL + 3.0, Stroke::new(2.0, palette.text_hi));
}

fn tens(painter: &Painter, palette: &Palette, scale: Scale) {
    let bottom = scale.top + Scale::CELL;
    for ten in (0..=TOP).step_by(10) {
        let x = scale.x(ten).round() + 0.5;
        painter.vline(x, scale.top - 2.0..=bottom + 4.0, Stroke::new(1.0, palette.line_ctrl));
        painter.text(pos2(x, bottom + 12.0), Align2::CENTER_CENTER, ten, mono(11.0), palette.text_body);
    }
}

/// What the alarm adds to behaviour draws, between the levels it holds for; the one in force stands out.
fn bonuses(ui: &Ui, desk: &Desk, view: &View, scale: Scale, shown: u16) {
    let palette = Palette::of(ui.ctx());
    let rows = &view.setup.mission.plan().bonus;
    for (at, row) in rows.iter().enumerate().filter(|(_, row)| row.from < TOP) {
        let next = rows.get(at + 1).map_or(TOP, |next| next.from.min(TOP));
        let holds = row.from <= shown && (shown < next || next == TOP);
        let colour = if holds { palette.text_hi } else { palette.text_dim };
        let text = added(row.bonus.into());
        let at = pos2(f32::midpoint(scale.x(row.from), scale.x(next)), scale.top + Scale::CELL + 12.0);
        let drawn = ui.painter().text(at, Align2::CENTER_CENTER, &text, mono(11.0), colour);
        if holds {
            let fill = [("from", row.from.into()), ("bonus", text.into())];
            let told = || desk.with("ui-alarm-bonus", &fill);
            reason(ui, &plate_at(ui, drawn.expand(3.0), "alarm bonus", told), told);
        }
    }
}

/// The bracket below: where the level may stand after the next end of turn.
fn bracket(ui: &Ui, desk: &Desk, view: &View, scale: Scale) {
    let palette = Palette::of(ui.ctx());
    let Some((low, high)) = range(view) else { return };
    let (left, right) = (scale.x(low), scale.x(high));
    let (top, bottom) = (scale.top + Scale::CELL + 1.0, scale.top + Scale::CELL + 5.0);
    let points = vec![pos2(left, top), pos2(left, bottom), pos2(right, bottom), pos2(right, top)];
    ui.painter().add(Shape::line(points, Stroke::new(1.5, palette.text_hi)));
    let told = || range_told(desk, view);
    let rect = Rect::from_min_max(pos2(left, scale.top), pos2(right.max(left + 8.0), bottom));
    reason(ui, &plate_at(ui, rect, "alarm range", told), told);
}

/// The levels where somebody comes: filled flags for those to come, hollow ones for those who came.
fn flags(ui: &Ui, desk: &Desk, view: &View, scale: Scale) {
    let Some(alarm) = view.setup.mission.alarm() else { return };
    let mut levels: Vec<u16> = alarm.reinforcements.iter().map(|coming| coming.level).collect();
    levels.sort_unstable();
    levels.dedup();
    for level in levels {
        let waits =
            |(at, coming): (usize, &crate::stealth::Reinforcement)| coming.level == level && !has_come(view, at);
        let to_come = alarm.reinforcements.iter().enumerate().any(waits);
        let text = flag(ui, pos2(scale.x(level), scale.top - 4.0), level, to_come);
        let told = || who_comes(desk, view, level);
        reason(ui, &plate_at(ui, text, ("alarm flag", level), told), told);
    }
}

/// One flag with its foot at `foot`, and its level beside it. Gives the room it takes.
fn flag(ui: &Ui, foot: Pos2, level: u16, to_come: bool) -> Rect {
    let palette = Palette::of(ui.ctx());
    let corners = [vec2(-6.0, -12.0), vec2(6.0, -12.0), vec2(0.0, -2.0)].map(|offset| foot + offset).to_vec();
    let colour = if to_come { palette.alarm } else { palette.text_dim };
    if to_come {
        ui.painter().add(Shape::convex_polygon(corners, colour, Stroke::NONE));
        let pole = foot.y - 4.0..=foot.y + Scale::CELL + 4.0;
        ui.painter().vline(foot.x, pole, Stroke::new(1.5, colour));
    } else {
        ui.painter().add(Shape::closed_line(corners, Stroke::new(1.2, colour)));
    }
    let at = foot + vec2(10.0, -8.0);
    let number = ui.painter().text(at, Align2::LEFT_CENTER, level, mono(11.0), colour);
    number.union(Rect::from_center_size(foot - vec2(0.0, 7.0), vec2(14.0, 14.0)))
}
