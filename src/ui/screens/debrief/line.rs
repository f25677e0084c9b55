//! Your line through the plan.

use egui::{Color32, Label, Rect, Sense, Ui, WidgetInfo, WidgetType, vec2};

use super::Debrief;
use crate::{
    engine::{Dice, Match},
    stealth::{Condition, Public, Stealth},
    ui::{
        Desk,
        map::{Frame, Picture, Routes, Tale, paint},
        parts,
        theme::{Palette, Type, Weight, icon, icons},
    },
};

/// The plan as it is told afterwards: everything where it lay at the start, and nobody there.
pub(super) fn scene(game: &Match<Stealth>) -> Public {
    let start = Stealth::deal_shared(game.game().setup(), &mut Dice::new(game.journal().seed));
    let end = game.game().public();
    let mut scene = start.public().clone();
    scene.player.sector = end.player.sector;
    scene.enemies.clone_from(&end.enemies);
    for enemy in &mut scene.enemies {
        enemy.condition = Condition::Gone;
    }
    scene
}

/// The plan with the line, and a legend.
pub(super) fn show(ui: &mut Ui, desk: &Desk, debrief: &Debrief) {
    // Where panels take turns, the tab says the same.
    if ui.ctx().screen_rect().width() >= 760.0 {
        parts::head(ui, &desk.text("ui-debrief-line"), None);
    }
    let legend = 20.0;
    let size = vec2(ui.available_width(), (ui.available_height() - legend - 8.0).max(80.0));
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let fill = [("turns", debrief.summary.turns.into()), ("sectors", sectors(debrief).into())];
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, desk.with("ui-debrief-line-name", &fill)));
    map(ui, debrief, rect);
    ui.horizontal_wrapped(|ui| legend_of(ui, desk, debrief));
}

/// How many sectors the player was in.
fn sectors(debrief: &Debrief) -> usize {
    let mut all: Vec<_> = debrief.line.turns().iter().flatten().collect();
    all.sort_unstable();
    all.dedup();
    all.len()
}

/// The plan with the line.
pub(super) fn map(ui: &Ui, debrief: &Debrief, rect: Rect) {
    let setup = debrief.game.game().setup();
    let won = debrief.summary.won;
    let mut pins: Vec<_> = debrief.summary.noticed.iter().map(|(_, sector)| *sector).collect();
    pins.dedup();
    let fallen: Vec<_> = debrief.summary.fallen.iter().map(|(_, enemy, sector)| (*enemy, *sector)).collect();
    let picture = Picture {
        line: &debrief.line,
        pins: &pins,
        fallen: &fallen,
        tale: if won { Tale::Whole } else { Tale::Cut },
        routes: Routes::None,
        names: false,
        grey: !won,
        ..Picture::new(setup, &debrief.scene, Frame::shrunk(&setup.mission, rect.shrink(4.0)))
    };
    paint(&ui.painter_at(rect), &picture);
}

fn legend_of(ui: &mut Ui, desk: &Desk, debrief: &Debrief) {
    let palette = Palette::of(ui.ctx());
    ui.spacing_mut().item_spacing = vec2(6.0, 2.0);
    ui.spacing_mut().interact_size.y = 16.0;
    let mut entry = |glyph, colour: Color32, key: &str| {
        ui.label(icon(glyph, Weight::Fill, 14.0, colour));
        ui.add(Label::new(Type::Note.text(desk.text(key), palette.text_dim)).extend());
        ui.add_space(6.0);
    };
    entry(icons::NUMBER_CIRCLE_ONE, palette.agent, "ui-debrief-legend-turn");
    if debrief.summary.seen > 0 {
        entry(icons::MAP_PIN, palette.detection, "ui-debrief-legend-noticed");
    }
    if debrief.summary.kills > 0 {
        entry(icons::X_SQUARE, palette.body, "ui-debrief-legend-kills");
    }
}
