//! The faults: a quiet list with severity, place and cure.

use egui::{Rect, ScrollArea, Stroke, Ui, UiBuilder, vec2};

use super::{Editor, intent::Intent};
use crate::{
    edit::Cure,
    ui::{
        Desk,
        focus::{self, Group},
        parts::{self, Button, Row},
        theme::{Palette, Rule, Type, Weight, icon, icons},
    },
};

impl Editor {
    /// Draws the panel below the map.
    pub(super) fn bottom(&mut self, ui: &mut Ui, desk: &mut Desk, room: Rect, intents: &mut Vec<Intent>) {
        let palette = Palette::of(ui.ctx());
        parts::fill(ui, room, palette.panel);
        ui.painter().hline(room.x_range(), room.top() + 0.5, Stroke::new(1.0, palette.line_soft));
        let middle = room.left() + (room.width() * 0.54).round();
        ui.painter().vline(middle, room.y_range(), Stroke::new(1.0, palette.line_soft));
        let halves = [(room.left(), middle), (middle, room.right())];
        let [left, right] = halves.map(|(from, to)| Rect::from_x_y_ranges(from..=to, room.y_range()));
        focus::group(ui, Group::Bottom, |ui| {
            within(ui, left, |ui| self.faults(ui, desk, intents));
            within(ui, right, |ui| {
                let scroll = ScrollArea::vertical().id_salt("editor proof").auto_shrink([false, false]);
                scroll.show(ui, |ui| {
                    ui.set_max_width(ui.available_width() - 10.0);
                    self.proof(ui, desk, intents);
                });
            });
        });
    }

    /// The list.
    pub(super) fn faults(&self, ui: &mut Ui, desk: &Desk, intents: &mut Vec<Intent>) {
        let palette = Palette::of(ui.ctx());
        let Some(found) = self.check.found() else { return };
        let count = found.findings.len().to_string();
        parts::head(ui, &desk.text("ui-editor-faults"), Some(&count));
        if found.findings.is_empty() {
            ui.horizontal(|ui| {
                ui.label(icon(icons::CHECK_CIRCLE, Weight::Fill, 16.0, palette.safe));
                let text = Type::Body.text(desk.text("ui-editor-no-faults"), palette.text_body);
                ui.add(egui::Label::new(text).wrap());
            });
            return;
        }
        let scroll = ScrollArea::vertical().id_salt("editor faults").auto_shrink([false, false]);
        scroll.show(ui, |ui| {
            ui.set_max_width(ui.available_width() - 10.0);
            ui.spacing_mut().item_spacing.y = 4.0;
            for at in 0..found.findings.len() {
                self.fault_row(ui, desk, at, intents);
            }
        });
    }

    fn fault_row(&self, ui: &mut Ui, desk: &Desk, at: usize, intents: &mut Vec<Intent>) {
        let palette = Palette::of(ui.ctx());
        let Some(found) = self.check.found() else { return };
        let Some(finding) = found.findings.get(at) else { return };
        let fault = &finding.fault;
        let (glyph, colour) = if fault.is_error() {
            (icons::WARNING_CIRCLE, palette.detection)
        } else {
            (icons::WARNING, palette.overwatch)
        };
        let current = self.check.current().is_some();
        let fix = found.fixes.get(at).and_then(Option::as_ref);
        let mut button = fix.map(|fix| Button::new(cure(desk, &fix.cure)).icon(icons::WRENCH).enabled(current));
        ui.horizontal_top(|ui| {
            ui.add_space(2.0);
            ui.label(icon(glyph, Weight::Fill, 16.0, colour));
            let taken = button.as_ref().map_or(0.0, |button| button.width(ui) + Rule::GAP);
            let narrow = ui.available_width() - taken < 150.0;
            let width = if narrow { ui.available_width() } else { ui.available_width() - taken };
            ui.vertical(|ui| {
                ui.set_max_width(width);
                let place = format!("{}:{}:{}", fault.file, fault.line, fault.column);
                let detail = desk
                    .with("ui-editor-fault-place", &[("place", place.into()), ("help", fault.help.as_str().into())]);
                let row = Row::new(&fault.message).detail(detail).chosen(self.fault == Some(at));
                if row.show(ui).clicked() {
                    intents.push(Intent::Fault(at));
                }
                if let Some(button) = button.take_if(|_| narrow)
                    && button.show(ui).clicked()
                {
                    intents.push(Intent::Fix(at));
                }
            });
            if let Some(button) = button
                && button.show(ui).clicked()
            {
                intents.push(Intent::Fix(at));
            }
        });
    }
}

/// Draws in a part of the screen, with room around it.
fn within(ui: &mut Ui, room: Rect, content: impl FnOnce(&mut Ui)) {
    ui.scope_builder(UiBuilder::new().max_rect(room.shrink2(vec2(Rule::PADDING, 6.0))), |ui| {
        ui.set_clip_rect(room.intersect(ui.clip_rect()));
        content(ui);
    });
}

/// What a cure does, on its button.
fn cure(desk: &Desk, cure: &Cure) -> String {
    match cure {
        Cure::Open(_) => desk.text("ui-editor-cure-open"),
        Cure::DropWalls => desk.text("ui-editor-cure-walls"),
        Cure::Renumber(_) => desk.text("ui-editor-cure-renumber"),
        Cure::Remove => desk.text("ui-editor-cure-remove"),
        Cure::Letter(letter) => desk.with("ui-editor-cure-letter", &[("letter", letter.to_string().into())]),
        Cure::Word(word) => desk.with("ui-editor-cure-word", &[("word", word.as_str().into())]),
        Cure::Number(number) => desk.with("ui-editor-cure-number", &[("number", (*number).into())]),
        Cure::Sort => desk.text("ui-editor-cure-sort"),
    }
}
