//! The faults: a quiet list with severity, place and cure.

use std::sync::Arc;

use egui::{
    Galley, Rect, Response, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, WidgetType, pos2, vec2,
};

use super::{
    Editor,
    callout::{Pointed, sentence, sign},
    intent::Intent,
    side::note,
};
use crate::{
    content::Fault,
    edit::Cure,
    ui::{
        Desk,
        focus::{self, Group},
        parts::{self, Button},
        theme::{Palette, Rule, Type, Weight, icon, icon_font, icons, mono},
    },
};

/// The most that are listed at once.
const MOST: usize = 100;
/// Around the words of a row.
const PAD: f32 = 8.0;
/// The room of a row's sign.
const SIGN: f32 = 26.0;

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
                scroll.show(ui, |ui| self.proof(ui, desk, intents));
            });
        });
    }

    /// The list.
    pub(super) fn faults(&mut self, ui: &mut Ui, desk: &Desk, intents: &mut Vec<Intent>) {
        let palette = Palette::of(ui.ctx());
        let Some(found) = self.check.found().cloned() else { return };
        let (glyph, colour, state) = match self.check.current() {
            None => (icons::HOURGLASS_MEDIUM, palette.info, desk.text("ui-editor-checking")),
            Some(_) if self.check.took() < 0.005 => (icons::CHECK, palette.safe, desk.text("ui-editor-checked")),
            Some(_) => {
                let seconds = format!("{:.2}", self.check.took());
                (icons::CHECK, palette.safe, desk.with("ui-editor-checked-in", &[("seconds", seconds.into())]))
            }
        };
        parts::head_legend(ui, &desk.text("ui-editor-faults"), (glyph, Weight::Bold), colour, &state);
        if found.findings.is_empty() {
            ui.horizontal(|ui| {
                ui.label(icon(icons::SEAL_CHECK, Weight::Fill, 18.0, palette.safe));
                let text = Type::Body.text(desk.text("ui-editor-no-faults"), palette.text_body);
                ui.add(egui::Label::new(text).wrap());
            });
            return;
        }
        let scroll = ScrollArea::vertical().id_salt("editor faults").auto_shrink([false, false]);
        scroll.show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 6.0;
            for (at, (finding, fix)) in found.findings.iter().zip(&found.fixes).take(MOST).enumerate() {
                self.fault_row(ui, desk, (at, &finding.fault, fix.as_ref().map(|fix| &fix.cure)), intents);
            }
            if let Some(more) = found.findings.len().checked_sub(MOST).filter(|more| *more > 0) {
                note(ui, &desk.with("ui-editor-more-faults", &[("count", more.into())]));
            }
        });
    }

    /// One fault: its sign, what is wrong and where, and the button that mends it; all of it leads to its place.
    fn fault_row(
        &mut self,
        ui: &mut Ui,
        desk: &Desk,
        (at, fault, fix): (usize, &Fault, Option<&Cure>),
        intents: &mut Vec<Intent>,
    ) {
        let chosen = self.fault == Some(at);
        let current = self.check.current().is_some();
        let button = fix.map(|fix| Button::new(cure(desk, fix)).icon(icons::WRENCH).enabled(current));
        let face = Face::of(ui, fault, chosen, button.as_ref());
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), face.height), Sense::click());
        let name = &fault.message;
        response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, chosen, name));
        face.paint(ui, rect, &response, chosen);
        focus::join(ui, &response);
        if !chosen {
            parts::tip(ui, &response, &fault.help);
        }
        let mut pointed = response.hovered() || response.has_focus();
        if response.clicked() {
            intents.push(Intent::Fault(at));
        }
        if let Some(button) = button {
            // A child of its own, so that the next row stands below this one and not below the button.
            let place = face.button.translate(rect.min.to_vec2());
            let mend = button.show(&mut ui.new_child(UiBuilder::new().max_rect(place)));
            pointed |= mend.hovered() || mend.has_focus();
            if mend.clicked() {
                intents.push(Intent::Fix(at));
            }
        }
        if pointed {
            self.pointed = Some(Pointed::Fault(at));
        }
    }
}

/// What stands in a row, laid out.
struct Face {
    is_error: bool,
    message: Arc<Galley>,
    place: Arc<Galley>,
    /// How to mend it, while it is the chosen one.
    help: Option<Arc<Galley>>,
    /// The place of the button, from the corner of the row.
    button: Rect,
    height: f32,
}

impl Face {
    fn of(ui: &Ui, fault: &Fault, chosen: bool, button: Option<&Button>) -> Self {
        let palette = Palette::of(ui.ctx());
        let all = ui.available_width();
        let wide = button.map_or(0.0, |button| button.width(ui));
        // Beside the words where that leaves room for them, else below.
        let beside = all - SIGN - 3.0 * PAD - wide >= 150.0;
        let width = all - SIGN - 2.0 * PAD - if beside && wide > 0.0 { wide + PAD } else { 0.0 };
        let message = parts::lay(ui, &sentence(&fault.message), Type::Body.font(), palette.text_hi, width);
        let place = format!("{}:{}:{}", fault.file, fault.line, fault.column);
        let place = parts::lay(ui, &place, mono(11.0), palette.text_dim, width);
        let help = chosen.then(|| parts::lay(ui, &sentence(&fault.help), Type::Note.font(), palette.text_body, width));
        let below = help.as_ref().map_or(0.0, |help| help.size().y + 3.0);
        let words = message.size().y + 2.0 + place.size().y + below;
        let (mut height, mut corner) = (words + 2.0 * PAD, pos2(all - PAD - wide, PAD));
        if wide > 0.0 && beside {
            height = height.max(Rule::BUTTON + 2.0 * PAD);
            corner.y = (height - Rule::BUTTON) / 2.0;
        } else if wide > 0.0 {
            corner = pos2(SIGN + PAD, height);
            height += Rule::BUTTON + PAD;
        }
        let button = Rect::from_min_size(corner, vec2(wide, Rule::BUTTON));
        Self { is_error: fault.is_error(), message, place, help, button, height }
    }

    fn paint(&self, ui: &Ui, rect: Rect, response: &Response, chosen: bool) {
        if !ui.is_rect_visible(rect) {
            return;
        }
        let palette = Palette::of(ui.ctx());
        let (glyph, colour) = sign(palette, self.is_error);
        let fill = match (response.hovered(), chosen) {
            (true, _) => palette.hover,
            (false, true) => palette.field,
            (false, false) => palette.raised,
        };
        let line = if chosen { colour } else { palette.line_soft };
        ui.painter().rect(rect, 3, fill, Stroke::new(1.0, line), StrokeKind::Inside);
        if chosen {
            ui.painter().rect_filled(Rect::from_min_size(rect.min, vec2(3.0, rect.height())), 0, colour);
        }
        let at = pos2(rect.left() + PAD + 9.0, rect.top() + PAD + 9.0);
        ui.painter().text(at, egui::Align2::CENTER_CENTER, glyph, icon_font(Weight::Fill, 18.0), colour);
        let mut at = rect.min + vec2(SIGN + PAD, PAD);
        for (words, gap) in [(Some(&self.message), 2.0), (Some(&self.place), 3.0), (self.help.as_ref(), 0.0)] {
            if let Some(words) = words {
                ui.painter().galley(at, Arc::clone(words), palette.text_hi);
                at.y += words.size().y + gap;
            }
        }
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
