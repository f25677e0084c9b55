//! The alarm: its level, who comes when, what it adds to behaviour, where it may stand after this turn.

mod track;

use egui::{Align2, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::Room;
use crate::{
    stealth::{View, odds},
    ui::{
        Desk,
        parts::{Fact, lay, plate_at, reason},
        theme::{Palette, Type, Weight, icon_font, icons, mono},
    },
    words::{added, percent, stealth::Teller},
};

/// The highest level the track shows; the number counts on.
const TOP: u16 = 60;

/// The alarm with its level at `shown`, which may still be on its way to the true one: a track 56 high, 54 without its
/// label, or a row of six cells.
pub fn alarm(ui: &mut Ui, desk: &Desk, view: &View, shown: u16, room: Room) {
    if view.setup.mission.alarm().is_none() {
        let palette = Palette::of(ui.ctx());
        Fact::new(desk.text("ui-alarm-none")).glyph(icons::BELL_SLASH, palette.text_dim).show(ui);
        return;
    }
    match room {
        Room::Full => full(ui, desk, view, shown),
        Room::Compact => compact(ui, desk, view, shown),
        Room::Row => row(ui, desk, view, shown),
    }
}

/// Label, number and bonus on the left, the track on the right.
fn full(ui: &mut Ui, desk: &Desk, view: &View, shown: u16) {
    let palette = Palette::of(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 56.0), Sense::hover());
    let label = lay(ui, &desk.text("ui-panel-alarm").to_uppercase(), Type::Label.font(), palette.text_body, 200.0);
    let number = lay(ui, &shown.to_string(), mono(20.0), level_tone(palette, shown), 80.0);
    let bonus = added(view.setup.mission.bonus(shown));
    let bonus =
        lay(ui, &desk.with("ui-alarm-guards", &[("bonus", bonus.into())]), mono(12.0), palette.text_body, 200.0);
    let width = label.size().x.max(number.size().x + 8.0 + bonus.size().x).max(104.0);
    let block = Rect::from_min_size(pos2(rect.left() + 12.0, rect.top()), vec2(width, rect.height()));
    ui.painter().galley(pos2(block.left(), rect.top() + 8.0), label, palette.text_body);
    let base = rect.top() + 35.0;
    let after = block.left() + number.size().x + 8.0;
    ui.painter().galley(pos2(block.left(), base - number.size().y / 2.0), number, palette.text_hi);
    ui.painter().galley(pos2(after, base + 3.0 - bonus.size().y / 2.0), bonus, palette.text_body);
    level_reason(ui, desk, view, shown, block);
    let track = Rect::from_min_max(pos2(block.right() + 14.0, rect.top()), pos2(rect.right() - 28.0, rect.bottom()));
    track::track(ui, desk, view, shown, track);
}

/// The same without the label.
fn compact(ui: &mut Ui, desk: &Desk, view: &View, shown: u16) {
    let palette = Palette::of(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 54.0), Sense::hover());
    let number = lay(ui, &shown.to_string(), mono(20.0), level_tone(palette, shown), 80.0);
    let bonus = lay(ui, &added(view.setup.mission.bonus(shown)), mono(12.0), palette.text_body, 60.0);
    let width = number.size().x + 8.0 + bonus.size().x;
    let block = Rect::from_min_size(rect.min + vec2(10.0, 0.0), vec2(width, rect.height()));
    let y = rect.top() + 28.0;
    ui.painter().galley(pos2(block.left(), y - number.size().y / 2.0), number.clone(), palette.text_hi);
    let after = block.left() + number.size().x + 8.0;
    ui.painter().galley(pos2(after, y + 3.0 - bonus.size().y / 2.0), bonus, palette.text_body);
    level_reason(ui, desk, view, shown, block);
    let track = Rect::from_min_max(pos2(block.right() + 14.0, rect.top()), pos2(rect.right() - 24.0, rect.bottom()));
    track::track(ui, desk, view, shown, track);
}

/// The colour of the number: that of its ten, where it can be read.
fn level_tone(palette: &Palette, level: u16) -> egui::Color32 {
    if palette.high_contrast { palette.text_hi } else { palette.alarm_level(level) }
}

/// Siren, number, six cells and who comes next.
fn row(ui: &mut Ui, desk: &Desk, view: &View, shown: u16) {
    let palette = Palette::of(ui.ctx());
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let number = lay(ui, &shown.to_string(), mono(15.0), palette.text_hi, 80.0);
        let (rect, _) = ui.allocate_exact_size(vec2(20.0 + number.size().x, 20.0), Sense::hover());
        let at = pos2(rect.left() + 8.0, rect.center().y);
        ui.painter().text(at, Align2::CENTER_CENTER, icons::SIREN, icon_font(Weight::Fill, 16.0), palette.alarm);
        ui.painter().galley(pos2(rect.left() + 20.0, rect.center().y - number.size().y / 2.0), number, palette.text_hi);
        level_reason(ui, desk, view, shown, rect);
        cells(ui, view, shown);
        if let Some(level) = next_level(view) {
            let text = desk.with("ui-alarm-next", &[("level", level.into())]);
            let words = lay(ui, &text, Type::Body.font(), palette.text_body, f32::INFINITY);
            let size = vec2(words.size().x + 20.0, 20.0);
            let (rect, response) = ui.allocate_exact_size(size, Sense::focusable_noninteractive());
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &text));
            let at = pos2(rect.left() + 8.0, rect.center().y);
            ui.painter().text(at, Align2::CENTER_CENTER, icons::SIGN_IN, icon_font(Weight::Bold, 14.0), palette.alarm);
            let top = rect.center().y - words.size().y / 2.0;
            ui.painter().galley(pos2(rect.left() + 20.0, top), words, palette.text_body);
            reason(ui, &response, || who_comes(desk, view, level));
        }
    });
}

/// Six cells, one for each ten, with a mark over the level where the next reinforcement waits.
fn cells(ui: &mut Ui, view: &View, shown: u16) {
    let palette = Palette::of(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(66.0, 20.0), Sense::hover());
    for ten in 0..6u16 {
        let cell = Rect::from_min_size(pos2(rect.left() + 11.0 * f32::from(ten), rect.top() + 7.0), vec2(10.0, 8.0));
        let part = (f32::from(shown) - 10.0 * f32::from(ten)).clamp(0.0, 10.0) / 10.0;
        let filled = Rect::from_min_size(cell.min, vec2(cell.width() * part, cell.height()));
        ui.painter().rect_filled(filled, 0, palette.alarm_level(10 * ten));
        ui.painter().rect_stroke(cell, 0, Stroke::new(1.0, palette.line_ctrl), StrokeKind::Inside);
    }
    if let Some(level) = next_level(view) {
        let x = rect.left() + 66.0 * f32::from(level.min(TOP)) / f32::from(TOP);
        let points = vec![pos2(x - 3.0, rect.top() + 1.0), pos2(x + 3.0, rect.top() + 1.0), pos2(x, rect.top() + 6.0)];
        ui.painter().add(egui::Shape::convex_polygon(points, palette.alarm, Stroke::NONE));
    }
}

/// The level at which somebody comes next.
fn next_level(view: &View) -> Option<u16> {
    let alarm = view.setup.mission.alarm()?;
    let waiting = alarm.reinforcements.iter().enumerate().filter(|(at, _)| !has_come(view, *at));
    waiting.map(|(_, coming)| coming.level).min()
}

fn has_come(view: &View, at: usize) -> bool {
    at < 64 && view.public.arrived & (1 << at) != 0
}

/// Who comes, or came, at a level.
fn who_comes(desk: &Desk, view: &View, level: u16) -> String {
    let teller = Teller::of(&desk.words, view);
    let plan = view.setup.mission.plan();
    let at_level = plan.alarm.iter().flat_map(|alarm| alarm.reinforcements.iter().enumerate());
    let line = |(at, coming): (usize, &crate::stealth::Reinforcement)| {
        let colour = desk.text(&format!("colour-{}", coming.colour.key()));
        let kind = view.setup.mission.kind(coming.kind).name.clone();
        let name = desk.with("name-enemy", &[("kind", kind.into()), ("colour", colour.into())]);
        let entrance = plan.entrance.map(|sector| teller.sector(sector)).unwrap_or_default();
        let key = if has_come(view, at) { "ui-alarm-came" } else { "ui-alarm-comes" };
        desk.with(key, &[("level", level.into()), ("enemy", name.into()), ("entrance", entrance.into())])
    };
    at_level.filter(|(_, coming)| coming.level == level).map(line).collect::<Vec<_>>().join("\n")
}

/// Why the number is what it is, and what it does.
fn level_reason(ui: &Ui, desk: &Desk, view: &View, shown: u16, rect: Rect) {
    let bonus = added(view.setup.mission.bonus(shown));
    let fill = [("level", shown.into()), ("bonus", bonus.into())];
    let response = plate_at(ui, rect, "alarm level", || desk.with("ui-alarm-name", &fill));
    reason(ui, &response, || [desk.with("ui-alarm-why", &fill), range_told(desk, view)].join("\n"));
}

/// Where the level may stand after the next end of turn, in words.
fn range_told(desk: &Desk, view: &View) -> String {
    let alertness = view.setup.alertness().unwrap_or(0);
    let rises: f64 = odds::alarm(view).iter().filter(|(change, _)| *change > 0).map(|(_, chance)| chance).sum();
    let Some((low, high)) = range(view) else { return String::new() };
    let fill = [
        ("low", low.into()),
        ("high", high.into()),
        ("alertness", added(alertness.into()).into()),
        ("chance", percent(rises).into()),
    ];
    desk.with("ui-alarm-range", &fill)
}

/// The lowest and highest level after the next end of turn.
fn range(view: &View) -> Option<(u16, u16)> {
    let changes = odds::alarm(view);
    let level = |change: i32| (i32::from(view.public.alarm) + change).max(0) as u16;
    Some((level(changes.first()?.0), level(changes.last()?.0)))
}
