//! Badges by mission: a grid of hexagons, or the badges of the chosen mission with their names.

use std::collections::BTreeSet;

use egui::{Label, Sense, Ui, WidgetInfo, WidgetType, vec2};

use super::{Statistics, name_of, sentence};
use crate::{
    records::Row,
    session::badges::Badge,
    ui::{
        Desk, focus,
        parts::{self, badge_mark, badge_row},
        theme::{Palette, Type},
    },
};

/// The grid, or the one mission.
pub(super) fn show(ui: &mut Ui, desk: &Desk, page: &Statistics) {
    parts::head(ui, &desk.text("ui-stats-badges"), None);
    if let Some(row) = page.chosen() {
        return one(ui, desk, row);
    }
    let rows = &page.stats.missions;
    let earned: usize = rows.iter().map(|row| row.badges.len()).sum();
    let all: usize = rows.iter().map(|row| possible(desk, row).len()).sum();
    sentence(ui, &desk.with("ui-stats-badges-sentence", &[("earned", earned.into()), ("all", all.max(earned).into())]));
    for row in rows {
        grid_row(ui, desk, row);
    }
}

/// The badges a mission could give; all of them where it is not there any more.
fn possible(desk: &Desk, row: &Row) -> Vec<Badge> {
    let mission = desk.catalog.entry(&row.mission).and_then(|entry| entry.mission.as_ref());
    let fits = |badge: &Badge| mission.is_none_or(|mission| badge.is_possible(mission.plan()));
    Badge::ALL.into_iter().filter(fits).collect()
}

fn grid_row(ui: &mut Ui, desk: &Desk, row: &Row) {
    let palette = Palette::of(ui.ctx());
    let badges = possible(desk, row);
    let count = badges.iter().filter(|badge| row.badges.contains_key(badge.id())).count();
    let best = desk.records.best(&row.mission).map(|best| best.turns);
    let fill = [
        ("name", name_of(desk, row).into()),
        ("earned", count.into()),
        ("all", badges.len().into()),
        ("turns", best.unwrap_or(0).into()),
    ];
    let told = desk.with(if best.is_some() { "ui-stats-badges-row-best" } else { "ui-stats-badges-row" }, &fill);
    ui.add(Label::new(Type::Dense.text(told, palette.text_body)).wrap());
    let earned: BTreeSet<String> = row.badges.keys().cloned().collect();
    let room = (ui.available_width() / Badge::ALL.len() as f32 - 4.0) / 0.92;
    badge_row(ui, desk, &badges, &earned, room.clamp(20.0, 30.0));
    ui.add_space(2.0);
}

fn one(ui: &mut Ui, desk: &Desk, row: &Row) {
    let badges = possible(desk, row);
    let earned = badges.iter().filter(|badge| row.badges.contains_key(badge.id())).count();
    let fill = [("earned", earned.into()), ("all", badges.len().into())];
    sentence(ui, &desk.with("ui-stats-badges-sentence", &fill));
    ui.spacing_mut().item_spacing.y = 2.0;
    for badge in badges {
        badge_line(ui, desk, badge, row.badges.get(badge.id()).copied().unwrap_or(0));
    }
}

/// A badge with its name, and how often it was earned or what it takes.
fn badge_line(ui: &mut Ui, desk: &Desk, badge: Badge, times: u32) {
    let palette = Palette::of(ui.ctx());
    let (name, deed) = (desk.text(badge.name()), desk.text(badge.deed()));
    let key = if times > 0 { "ui-stats-badge-times" } else { "ui-stats-badge-never" };
    let note = desk.with(key, &[("times", times.into()), ("deed", deed.into())]);
    let shown = ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(38.0, 42.0), Sense::hover());
        badge_mark(ui, rect, badge, times > 0);
        ui.vertical(|ui| {
            ui.spacing_mut().interact_size.y = 0.0;
            let colour = if times > 0 { palette.text_hi } else { palette.text_dim };
            ui.add(Label::new(Type::Body.text(&name, colour)).wrap());
            ui.add(Label::new(Type::Note.text(&note, palette.text_dim)).wrap());
        });
    });
    let stop = ui.interact(shown.response.rect, ui.id().with(badge.id()), Sense::focusable_noninteractive());
    let told = desk.with("ui-stats-badge-line", &[("badge", name.into()), ("note", note.into())]);
    stop.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &told));
    focus::join(ui, &stop);
}
