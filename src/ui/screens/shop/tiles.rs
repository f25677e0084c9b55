//! All gear owned: equipped, in the bag, or too heavy now.

use std::sync::Arc;

use egui::{Align2, Color32, Galley, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2};

use super::{Counter, Shop, Wish, kit};
use crate::{
    campaign::Profile,
    stealth::Gear,
    ui::{
        Desk,
        cards::{gear_glyph, gear_note},
        focus,
        parts::{self, Fact, lay},
        theme::{Palette, Rule, Type, Weight, icon_font, icons, mono},
    },
};

/// The least width of a tile, and the gap between two.
const LEAST: f32 = 150.0;
const GAP: f32 = 12.0;

/// How a piece of gear stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Equipped,
    Bagged,
    Over(u8),
}

impl State {
    fn of(desk: &Desk, profile: &Profile, gear: &Gear) -> Self {
        match kit::over(desk, profile, gear) {
            _ if profile.equipped().contains(&gear.id) => Self::Equipped,
            Some(over) => Self::Over(over),
            None => Self::Bagged,
        }
    }

    fn words(self, desk: &Desk) -> String {
        match self {
            Self::Equipped => desk.text("ui-shop-equipped"),
            Self::Bagged => desk.text("ui-shop-bagged"),
            Self::Over(over) => desk.with("ui-shop-over", &[("count", over.into())]),
        }
    }

    fn mark(self, palette: &Palette) -> (&'static str, Weight, Color32) {
        match self {
            Self::Equipped => (icons::CHECK_SQUARE, Weight::Fill, palette.safe),
            Self::Bagged => (icons::SQUARE, Weight::Regular, palette.text_dim),
            Self::Over(_) => (icons::PROHIBIT, Weight::Regular, palette.text_dim),
        }
    }
}

impl Shop {
    /// Shows the gear in rows.
    pub(super) fn tiles(&mut self, ui: &mut Ui, counter: Counter, wishes: &mut Vec<Wish>) {
        let Counter { desk, profile, .. } = counter;
        let palette = Palette::of(ui.ctx());
        let owned: Vec<&Gear> = profile.owned().iter().filter_map(|id| desk.catalog.gear(id)).collect();
        let width = ui.available_width();
        let columns = ((width + GAP) / (LEAST + GAP)).floor().max(1.0) as usize;
        let wide = ((width - GAP * (columns - 1) as f32) / columns as f32).floor();
        for row in owned.chunks(columns) {
            let faces: Vec<Face> = row.iter().map(|gear| Face::of(ui, desk, profile, gear, wide)).collect();
            let high = faces.iter().map(Face::height).fold(100.0, f32::max);
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = GAP;
                for (gear, face) in row.iter().zip(faces) {
                    self.tile(ui, gear, face, vec2(wide, high), wishes);
                }
            });
        }
        ui.add_space(Rule::GAP / 2.0);
        Fact::new(desk.with("ui-shop-note", &[("energy", desk.catalog.agent().energy.into())]))
            .glyph(icons::INFO, palette.info)
            .tone(palette.text_dim)
            .show(ui);
    }

    fn tile(&mut self, ui: &mut Ui, gear: &Gear, face: Face, size: Vec2, wishes: &mut Vec<Wish>) {
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        let name = format!("{}, {}", gear.name, face.said);
        let on = face.state == State::Equipped;
        response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, on, &name));
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(gear.text.as_str()));
        if response.hovered() || response.has_focus() {
            self.looked = Some(gear.id.clone());
        }
        face.paint(ui, rect, gear, response.hovered());
        focus::join(ui, &response);
        parts::tip(ui, &response, &gear.text);
        if response.clicked() {
            wishes.push(Wish::Change(gear.id.clone()));
        }
    }
}

/// What gear does in a few words; all its words where there are no fewer.
fn short(desk: &Desk, gear: &Gear) -> String {
    let note = gear_note(desk, gear);
    if note.is_empty() { gear.text.clone() } else { note }
}

/// A tile laid out.
struct Face {
    state: State,
    said: String,
    name: Arc<Galley>,
    note: Arc<Galley>,
    energy: Arc<Galley>,
    word: Arc<Galley>,
    /// Whether the state has no room beside the energy.
    stacked: bool,
}

impl Face {
    fn of(ui: &Ui, desk: &Desk, profile: &Profile, gear: &Gear, width: f32) -> Self {
        let palette = Palette::of(ui.ctx());
        let state = State::of(desk, profile, gear);
        let said = state.words(desk);
        let (.., colour) = state.mark(palette);
        let (inner, plain) = (width - 24.0, Color32::PLACEHOLDER);
        let energy = lay(ui, &gear.energy.to_string(), mono(11.0), plain, inner);
        let word = lay(ui, &said, Type::Dense.font(), colour, inner - 22.0);
        let stacked = energy.size().x + 30.0 + 8.0 + 22.0 + word.size().x > inner;
        Self {
            name: lay(ui, &gear.name, Type::Body.font(), palette.text_hi, inner - 26.0),
            note: lay(ui, &short(desk, gear), Type::Note.font(), palette.text_dim, inner),
            state,
            said,
            energy,
            word,
            stacked,
        }
    }

    fn height(&self) -> f32 {
        let foot = if self.stacked { 20.0 + self.word.size().y + 2.0 } else { self.word.size().y.max(18.0) };
        12.0 + self.name.size().y + 4.0 + self.note.size().y + 10.0 + foot + 12.0
    }

    fn paint(self, ui: &Ui, rect: egui::Rect, gear: &Gear, hovered: bool) {
        let palette = Palette::of(ui.ctx());
        let painter = ui.painter();
        let (fill, line) = match (self.state, hovered) {
            (_, true) => (palette.hover, palette.line_ctrl),
            (State::Equipped, _) => (palette.raised, palette.line_ctrl),
            _ => (palette.panel, palette.line_edge),
        };
        if matches!(self.state, State::Over(_)) {
            painter.rect_filled(rect, 3, if hovered { palette.raised } else { Color32::TRANSPARENT });
            parts::dashed_rect(painter, rect.shrink(0.5), Stroke::new(1.0, palette.line_edge), &[4.0, 3.0]);
        } else {
            painter.rect(rect, 3, fill, Stroke::new(1.0, line), StrokeKind::Inside);
        }
        let inner = rect.shrink(12.0);
        let at = pos2(inner.left() + 9.0, inner.top() + 9.0);
        painter.text(at, Align2::CENTER_CENTER, gear_glyph(gear), icon_font(Weight::Regular, 19.0), palette.text_hi);
        let below = inner.top() + self.name.size().y + 4.0;
        painter.galley(pos2(inner.left() + 26.0, inner.top()), self.name.clone(), palette.text_hi);
        painter.galley(pos2(inner.left(), below), self.note.clone(), palette.text_dim);
        self.foot(ui, inner);
    }

    fn foot(self, ui: &Ui, inner: egui::Rect) {
        let palette = Palette::of(ui.ctx());
        let painter = ui.painter();
        let up = if self.stacked { self.word.size().y + 2.0 } else { 0.0 };
        let tag = egui::Rect::from_min_size(
            pos2(inner.left(), inner.bottom() - 18.0 - up),
            vec2(self.energy.size().x + 30.0, 18.0),
        );
        painter.rect_filled(tag, 2, palette.field);
        let bolt = pos2(tag.left() + 12.0, tag.center().y);
        painter.text(bolt, Align2::CENTER_CENTER, icons::LIGHTNING, icon_font(Weight::Fill, 12.0), palette.energy);
        let at = pos2(tag.left() + 22.0, tag.center().y - self.energy.size().y / 2.0);
        painter.galley_with_override_text_color(at, self.energy, palette.text_body);
        let (glyph, weight, colour) = self.state.mark(palette);
        let wide = self.word.size().x;
        let x = if self.stacked { inner.left() } else { inner.right() - wide - 22.0 };
        let y = inner.bottom() - if self.stacked { self.word.size().y / 2.0 } else { 9.0 };
        painter.text(pos2(x + 8.0, y), Align2::CENTER_CENTER, glyph, icon_font(weight, 16.0), colour);
        painter.galley(pos2(x + 22.0, y - self.word.size().y / 2.0), self.word, colour);
    }
}
