//! Your line through the plan, and what stands below it: rewards, or what happened last.

use egui::{Color32, Label, Rect, Sense, Ui, WidgetInfo, WidgetType, vec2};

use super::Debrief;
use crate::{
    campaign::{MAX_ITEMS, Spoils, earned},
    engine::{Dice, Match},
    stealth::{Condition, Public, Stealth},
    ui::{
        Desk,
        cards::item_glyph,
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

/// How high what stands below needs to be.
pub(super) fn below_height(ui: &Ui, desk: &Desk, debrief: &Debrief, width: f32) -> f32 {
    let high = |text: &str, style: Type| {
        ui.fonts(|fonts| fonts.layout(text.to_owned(), style.font(), Color32::PLACEHOLDER, width - 24.0)).size().y
    };
    // The padding and the head.
    let around = 24.0 + 28.0;
    if let Some(spoils) = debrief.spoils.as_ref().filter(|_| debrief.summary.won) {
        // One row for the money, one for each item at most, and one for how many are held.
        let names = spoils.items.iter().filter_map(|id| desk.catalog.item(id));
        return around + 36.0 + names.map(|_| 30.0).sum::<f32>();
    }
    if debrief.summary.won {
        return around + 36.0 + high(&desk.text("ui-debrief-worth"), Type::Note);
    }
    around + debrief.last.iter().map(|line| high(line, Type::Dense) + 4.0).sum::<f32>()
}

/// The rewards of a mission that was won; the last lines of one that was lost.
pub(super) fn below(ui: &mut Ui, desk: &Desk, debrief: &Debrief) {
    if debrief.summary.won { rewards(ui, desk, debrief) } else { last_lines(ui, desk, debrief) }
}

fn rewards(ui: &mut Ui, desk: &Desk, debrief: &Debrief) {
    let palette = Palette::of(ui.ctx());
    let key = if debrief.spoils.is_some() { "ui-debrief-gained" } else { "ui-debrief-rewards" };
    parts::head(ui, &desk.text(key), None);
    if let Some(spoils) = &debrief.spoils {
        return gained(ui, desk, spoils);
    }
    let plan = debrief.game.game().setup().mission.plan();
    let worth = earned(plan, debrief.game.game().public());
    ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = 0.0;
        reward(
            ui,
            icons::COINS,
            palette.objective,
            &desk.with("ui-debrief-money", &[("money", worth.bytebucks.into())]),
        );
        if worth.items > 0 {
            let items = desk.with("ui-debrief-items", &[("count", worth.items.into())]);
            reward(ui, icons::BACKPACK, palette.text_hi, &items);
        }
    });
    ui.add(Label::new(Type::Note.text(desk.text("ui-debrief-worth"), palette.text_dim)).wrap());
}

/// What the campaign got: the money with what there is now, and the items drawn.
fn gained(ui: &mut Ui, desk: &Desk, spoils: &Spoils) {
    let palette = Palette::of(ui.ctx());
    let (now, held) = desk.profile().map_or((0, 0), |profile| (profile.bytebucks(), profile.items().len()));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().interact_size.y = 0.0;
        let fill = [("money", spoils.bytebucks.into()), ("now", now.into())];
        reward(ui, icons::COINS, palette.objective, &desk.with("ui-debrief-money-now", &fill));
        for item in spoils.items.iter().filter_map(|id| desk.catalog.item(id)) {
            reward(ui, item_glyph(item), palette.text_hi, &item.name);
        }
    });
    if !spoils.items.is_empty() {
        let fill = [("count", held.into()), ("most", MAX_ITEMS.into())];
        let key = if held > MAX_ITEMS { "ui-debrief-item-too-many" } else { "ui-debrief-item-kept" };
        ui.add(Label::new(Type::Note.text(desk.with(key, &fill), palette.text_dim)).wrap());
    }
}

fn reward(ui: &mut Ui, glyph: &str, colour: Color32, text: &str) {
    let palette = Palette::of(ui.ctx());
    ui.label(icon(glyph, Weight::Fill, 24.0, colour));
    ui.label(Type::Subtitle.text(text, palette.text_hi));
    ui.add_space(12.0);
}

fn last_lines(ui: &mut Ui, desk: &Desk, debrief: &Debrief) {
    let palette = Palette::of(ui.ctx());
    parts::head(ui, &desk.text("ui-debrief-last"), None);
    ui.spacing_mut().item_spacing.y = 4.0;
    let count = debrief.last.len();
    for (at, line) in debrief.last.iter().enumerate() {
        let colour = if at + 1 == count { palette.text_hi } else { palette.text_body };
        ui.add(Label::new(Type::Dense.text(line, colour)).wrap());
    }
}
