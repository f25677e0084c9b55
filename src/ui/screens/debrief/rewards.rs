//! What stands below the line: the rewards of a mission that was won, or what happened last in one that was lost.

use std::sync::Arc;

use egui::{Align2, Color32, Galley, Label, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::Debrief;
use crate::{
    campaign::{MAX_ITEMS, Spoils, earned},
    ui::{
        Desk,
        cards::item_glyph,
        parts::{self, lay},
        theme::{Palette, Type, Weight, icon_font, icons},
    },
};

/// The least width of a reward, the room of its glyph, and the gap below it.
const LEAST: f32 = 150.0;
const GLYPH: f32 = 36.0;
const GAP: f32 = 8.0;

/// One thing that was gained: what, and what it comes to.
struct Reward {
    glyph: &'static str,
    colour: Color32,
    what: String,
    note: String,
    /// What screen readers say of it.
    name: String,
}

/// How high it all needs to be.
pub(super) fn height(ui: &Ui, desk: &Desk, debrief: &Debrief, width: f32) -> f32 {
    let high = |text: &str, style: Type| lay(ui, text, style.font(), Color32::PLACEHOLDER, width - 24.0).size().y;
    // The padding and the head.
    let around = 24.0 + 28.0;
    if !debrief.summary.won {
        return around + debrief.last.iter().map(|line| high(line, Type::Dense) + 4.0).sum::<f32>();
    }
    let rewards = rewards(ui, desk, debrief);
    let faces = rewards.iter().map(|reward| Face::of(ui, reward, wide(rewards.len(), width - 24.0)));
    let faces: Vec<Face> = faces.collect();
    let rows = faces.chunks(columns(width - 24.0)).map(|row| tallest(row) + GAP).sum::<f32>();
    around + rows + foot(desk, debrief).map_or(0.0, |text| high(&text, Type::Note))
}

/// The rewards of a mission that was won; the last lines of one that was lost.
pub(super) fn show(ui: &mut Ui, desk: &Desk, debrief: &Debrief) {
    if !debrief.summary.won {
        return last_lines(ui, desk, debrief);
    }
    let palette = Palette::of(ui.ctx());
    let key = if debrief.spoils.is_some() { "ui-debrief-gained" } else { "ui-debrief-rewards" };
    parts::head(ui, &desk.text(key), None);
    ui.spacing_mut().item_spacing = vec2(GAP, GAP);
    let rewards = rewards(ui, desk, debrief);
    let width = ui.available_width();
    let wide = wide(rewards.len(), width);
    for row in rewards.chunks(columns(width)) {
        let faces: Vec<Face> = row.iter().map(|reward| Face::of(ui, reward, wide)).collect();
        let high = tallest(&faces);
        ui.horizontal(|ui| row.iter().zip(faces).for_each(|(reward, face)| face.show(ui, reward, vec2(wide, high))));
    }
    if let Some(text) = foot(desk, debrief) {
        ui.add(Label::new(Type::Note.text(text, palette.text_dim)).wrap());
    }
}

/// How many rewards stand side by side.
fn columns(width: f32) -> usize {
    ((width + GAP) / (LEAST + GAP)).floor().max(1.0) as usize
}

/// How wide one of so many is.
fn wide(count: usize, width: f32) -> f32 {
    let columns = columns(width).min(count.max(1)) as f32;
    ((width - GAP * (columns - 1.0)) / columns).floor()
}

fn tallest(faces: &[Face]) -> f32 {
    faces.iter().map(Face::height).fold(0.0, f32::max)
}

/// What was gained: in a campaign what it got, otherwise what the mission would have paid.
fn rewards(ui: &Ui, desk: &Desk, debrief: &Debrief) -> Vec<Reward> {
    if let Some(spoils) = &debrief.spoils {
        return gained(ui, desk, spoils);
    }
    let palette = Palette::of(ui.ctx());
    let game = debrief.game.game();
    let worth = earned(game.setup().mission.plan(), game.public());
    let plain = |glyph, colour, what: String| Reward { glyph, colour, name: what.clone(), what, note: String::new() };
    let money = desk.with("ui-debrief-money", &[("money", worth.bytebucks.into())]);
    let mut rewards = vec![plain(icons::COINS, palette.objective, money)];
    if worth.items > 0 {
        let items = desk.with("ui-debrief-items", &[("count", worth.items.into())]);
        rewards.push(plain(icons::BACKPACK, palette.text_hi, items));
    }
    rewards
}

/// What the campaign got: the money with what there is now, and the items drawn.
fn gained(ui: &Ui, desk: &Desk, spoils: &Spoils) -> Vec<Reward> {
    let palette = Palette::of(ui.ctx());
    let (now, held) = desk.profile().map_or((0, 0), |profile| (profile.bytebucks(), profile.items().len()));
    let fill = [("money", spoils.bytebucks.into()), ("now", now.into())];
    let money = Reward {
        glyph: icons::COINS,
        colour: palette.objective,
        what: format!("+{}", spoils.bytebucks),
        note: desk.with("ui-debrief-now", &fill),
        name: desk.with("ui-debrief-money-now", &fill),
    };
    let fill = [("count", held.into()), ("most", MAX_ITEMS.into())];
    let items = spoils.items.iter().filter_map(|id| desk.catalog.item(id)).map(|item| {
        let note = desk.with("ui-debrief-item-kept", &fill);
        let (glyph, colour) = (item_glyph(item), palette.text_hi);
        Reward { glyph, colour, what: item.name.clone(), name: format!("{}: {note}", item.name), note }
    });
    [money].into_iter().chain(items).collect()
}

/// What is said below all rewards, where something must be.
fn foot(desk: &Desk, debrief: &Debrief) -> Option<String> {
    if debrief.spoils.is_none() {
        return Some(desk.text("ui-debrief-worth"));
    }
    let over = desk.profile().is_some_and(|profile| profile.to_discard() > 0);
    over.then(|| desk.with("ui-debrief-item-too-many", &[("most", MAX_ITEMS.into())]))
}

/// A reward laid out.
struct Face {
    what: Arc<Galley>,
    note: Arc<Galley>,
}

impl Face {
    fn of(ui: &Ui, reward: &Reward, width: f32) -> Self {
        let palette = Palette::of(ui.ctx());
        let room = width - GLYPH;
        Self {
            what: lay(ui, &reward.what, Type::Subtitle.font(), palette.text_hi, room),
            note: lay(ui, &reward.note, Type::Note.font(), palette.text_dim, room),
        }
    }

    fn height(&self) -> f32 {
        let note = if self.note.text().is_empty() { 0.0 } else { self.note.size().y + 1.0 };
        (self.what.size().y + note).max(28.0)
    }

    fn show(self, ui: &mut Ui, reward: &Reward, size: egui::Vec2) {
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &reward.name));
        let painter = ui.painter();
        let middle = pos2(rect.left() + 13.0, rect.center().y);
        painter.text(middle, Align2::CENTER_CENTER, reward.glyph, icon_font(Weight::Fill, 26.0), reward.colour);
        let top = rect.center().y - self.height().min(size.y) / 2.0;
        let top = if self.note.text().is_empty() { rect.center().y - self.what.size().y / 2.0 } else { top };
        let below = pos2(rect.left() + GLYPH, top + self.what.size().y + 1.0);
        painter.galley(pos2(rect.left() + GLYPH, top), self.what, Color32::PLACEHOLDER);
        painter.galley(below, self.note, Color32::PLACEHOLDER);
    }
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
