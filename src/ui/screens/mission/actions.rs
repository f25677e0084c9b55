//! The action bar: what a turn offers, and why it does not.

use egui::{
    Align, Color32, Id, Layout, Rect, Response, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo,
    WidgetType, pos2, scroll_area::ScrollBarVisibility, vec2,
};

use super::layout::Form;
use crate::{
    engine::{Refusal, Rule},
    ui::{
        Desk,
        focus::{self, Group},
        input::Command,
        lessons::{Anchor, mark},
        parts,
        theme::{Palette, Type, Weight, icon_font, icons, mono},
    },
    words::stealth::{refusal_text, rule_text},
};

/// The space between actions, and before the last two.
const GAP: f32 = 3.0;
const APART: f32 = 6.0;

/// When actions tell about themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tips {
    /// Under the pointer and in focus.
    Always,
    /// Only under the pointer: something above the bar is to be read.
    Pointed,
}

/// One action of the bar.
pub struct Entry {
    /// The command that does the same.
    pub command: Command,
    /// Whether it can be done now, or why not.
    pub state: Result<(), Refusal>,
    /// Whether the player is choosing for it.
    pub chosen: bool,
}

/// What an action looks like.
struct Face {
    glyph: &'static str,
    name: &'static str,
    rule: Rule,
}

fn face(command: Command) -> Face {
    let (glyph, name, rule) = match command {
        Command::Move => (icons::FOOTPRINTS, "ui-action-move", "ST-ACT-01"),
        Command::SecondMove => (icons::SNEAKER_MOVE, "ui-action-second", "ST-ACT-03"),
        Command::Overwatch => (icons::EYE, "ui-action-overwatch", "ST-ACT-05"),
        Command::Hide => (icons::EYE_SLASH, "ui-action-hide", "ST-ACT-06"),
        Command::PickUp => (icons::HAND_GRABBING, "ui-action-pick-up", "ST-ACT-08"),
        Command::Carry => (icons::PERSON_SIMPLE_TAI_CHI, "ui-action-carry", "ST-ACT-09"),
        Command::Attack => (icons::CROSSHAIR, "ui-action-attack", "ST-ACT-10"),
        Command::Item => (icons::BACKPACK, "ui-action-item", "ST-ACT-14"),
        Command::Undo => (icons::ARROW_COUNTER_CLOCKWISE, "ui-action-undo", "ST-AMB-10"),
        _ => (icons::CHECK_FAT, "ui-action-end-turn", "ST-TURN-04"),
    };
    Face { glyph, name, rule: Rule(rule) }
}

/// The place of an action, to put focus on it.
pub fn id(command: Command) -> Id {
    Id::new(("action", command.name()))
}

/// The bar. Gives the command of the action that was clicked. The last two entries stand apart and never scroll away.
pub fn bar(ui: &mut Ui, desk: &Desk, room: Rect, entries: &[Entry], tips: Tips) -> Option<Command> {
    let (deeds, last) = entries.split_at(entries.len().saturating_sub(2));
    let inner = room.shrink2(vec2(6.0, 4.0));
    let widths = |form: Form| -> f32 { entries.iter().map(|entry| width(ui, desk, entry, form) + GAP).sum::<f32>() };
    let fits = |form: &Form| form.size().y <= inner.height() && widths(*form) + APART <= inner.width();
    let form = Form::ALL.into_iter().find(fits);
    let total = widths(form.unwrap_or(Form::Small)) + APART;
    let form = form.unwrap_or(Form::Small);
    let right: f32 = last.iter().map(|entry| width(ui, desk, entry, form) + GAP).sum();
    let left = (inner.center().x - total / 2.0).max(inner.left());
    let middle = (left + total).min(inner.right()) - right;
    let top = inner.center().y - form.size().y / 2.0;
    let row = |from: f32, to: f32| Rect::from_min_max(pos2(from, top), pos2(to, top + form.size().y));
    focus::group(ui, Group::Main, |ui| {
        let scrolled = strip(ui, desk, row(left, middle - APART + GAP), deeds, (form, tips));
        strip(ui, desk, row(middle, inner.right()), last, (form, tips)).or(scrolled)
    })
}

/// Some actions in a row that scrolls where it must.
fn strip(ui: &mut Ui, desk: &Desk, room: Rect, entries: &[Entry], how: (Form, Tips)) -> Option<Command> {
    let builder = UiBuilder::new().max_rect(room).layout(Layout::left_to_right(Align::Min)).id_salt(room.left() as i32);
    ui.scope_builder(builder, |ui| {
        ui.set_clip_rect(room.expand(8.0).intersect(ui.clip_rect()));
        ui.spacing_mut().item_spacing.x = GAP;
        let shown = ScrollArea::horizontal()
            .scroll_bar_visibility(ScrollBarVisibility::AlwaysHidden)
            .auto_shrink(false)
            .show(ui, |ui| {
                let mut clicked = None;
                for entry in entries {
                    if button(ui, desk, entry, how).clicked() && entry.state.is_ok() {
                        clicked = Some(entry.command);
                    }
                }
                clicked
            });
        shown.inner
    })
    .inner
}

fn width(ui: &Ui, desk: &Desk, entry: &Entry, form: Form) -> f32 {
    let primary = entry.command == Command::EndTurn;
    let least = if primary { form.primary_width() } else { form.size().x };
    if form == Form::Small && !primary {
        let key = ui
            .fonts(|fonts| fonts.layout_no_wrap(desk.key_of(entry.command), mono(12.0), Color32::PLACEHOLDER).size().x);
        return least.max(key + 34.0);
    }
    let font = if primary { Type::Body.font() } else { Type::Note.font() };
    let name = name(desk, entry.command, form);
    let text = ui.fonts(|fonts| fonts.layout_no_wrap(name, font, Color32::PLACEHOLDER).size().x);
    let beside = if form == Form::Small { 30.0 } else { 0.0 };
    least.max(text + beside + 8.0)
}

/// The word on an action; where there is little room a shorter one.
fn name(desk: &Desk, command: Command, form: Form) -> String {
    match (command, form) {
        (Command::Overwatch, Form::Medium) => desk.text("ui-action-overwatch-short"),
        _ => desk.text(face(command).name),
    }
}

fn button(ui: &mut Ui, desk: &Desk, entry: &Entry, (form, tips): (Form, Tips)) -> Response {
    let size = vec2(width(ui, desk, entry, form), form.size().y);
    let (_, rect) = ui.allocate_space(size);
    let response = ui.interact(rect, id(entry.command), Sense::click());
    let name = desk.text(entry.command.name());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, entry.state.is_ok(), &name));
    if ui.is_rect_visible(rect) {
        paint(ui, desk, entry, form, &response);
    }
    mark(ui.ctx(), Anchor::Button(entry.command), rect);
    focus::join(ui, &response);
    if tips == Tips::Always || response.hovered() {
        parts::tip(ui, &response, &told(desk, entry));
    }
    response
}

/// What the tooltip says: why not, or what the action is, with the rule.
pub fn told(desk: &Desk, entry: &Entry) -> String {
    let (text, rule) = if let Err(refusal) = entry.state {
        (refusal_text(&desk.words, refusal), refusal.rule)
    } else {
        let rule = face(entry.command).rule;
        (rule_text(&desk.words, rule).unwrap_or_default(), rule)
    };
    if entry.command == Command::Undo {
        return match entry.state {
            Ok(()) => desk.text("ui-undo-tip"),
            Err(_) => text,
        };
    }
    let name = desk.text(entry.command.name());
    let key = desk.key_of(entry.command);
    let fill = [("name", name.into()), ("key", key.into()), ("text", text.into()), ("rule", rule.0.into())];
    desk.with(if entry.state.is_ok() { "ui-action-tip" } else { "ui-action-refused" }, &fill)
}

/// How the pointer stands to a button.
#[derive(Clone, Copy)]
struct Touch {
    hovered: bool,
    pressed: bool,
}

/// The colours of fill, line and text.
fn colours(palette: &Palette, entry: &Entry, Touch { hovered, pressed }: Touch) -> (Color32, Color32, Color32) {
    let (enabled, primary) = (entry.state.is_ok(), entry.command == Command::EndTurn);
    let fill = match (enabled, primary, pressed, hovered) {
        (false, ..) => Color32::TRANSPARENT,
        (_, true, true, _) => palette.agent.lerp_to_gamma(palette.ink, 0.15),
        (_, true, _, true) => palette.agent.lerp_to_gamma(palette.text_hi, 0.1),
        (_, true, ..) => palette.agent,
        (_, _, true, _) => palette.press,
        (_, _, _, true) => palette.hover,
        _ => palette.field,
    };
    let line = match (entry.chosen || primary, hovered) {
        (true, _) => palette.agent,
        (_, true) => palette.line_ctrl,
        _ => palette.line_edge,
    };
    let text = match (enabled, primary, entry.chosen && !hovered) {
        (false, ..) => palette.text_off,
        (_, true, _) => palette.ink,
        (_, _, true) => palette.agent,
        _ => palette.text_hi,
    };
    (fill, line, text)
}

fn paint(ui: &Ui, desk: &Desk, entry: &Entry, form: Form, response: &Response) {
    let palette = Palette::of(ui.ctx());
    let (rect, enabled) = (response.rect, entry.state.is_ok());
    let pressed = enabled && response.is_pointer_button_down_on();
    let hovered = enabled && (response.hovered() || pressed);
    let (fill, line, text) = colours(palette, entry, Touch { hovered, pressed });
    if enabled {
        let width = if entry.chosen { 1.5 } else { 1.0 };
        ui.painter().rect(rect, 3, fill, Stroke::new(width, line), StrokeKind::Inside);
    } else {
        let line = if palette.high_contrast { palette.text_off } else { palette.line_soft };
        parts::dashed_rect(ui.painter(), rect.shrink(0.5), Stroke::new(1.0, line), &[4.0, 3.0]);
    }
    let rect = if pressed { rect.translate(vec2(0.0, 1.0)) } else { rect };
    let filled = entry.chosen || entry.command == Command::EndTurn;
    let weight = if filled { Weight::Fill } else { Weight::Regular };
    contents(ui, desk, entry, form, rect, (weight, text));
}

/// Glyph, name and key, by the form.
fn contents(ui: &Ui, desk: &Desk, entry: &Entry, form: Form, rect: Rect, (weight, colour): (Weight, Color32)) {
    let face = face(entry.command);
    let primary = entry.command == Command::EndTurn;
    let name = name(desk, entry.command, form);
    let font = if primary { Type::Body.font() } else { Type::Note.font() };
    let (x, top) = (rect.center().x, rect.top());
    let words = |at, text: String, font| centred(ui, at, text, font, colour);
    match form {
        Form::Tall => {
            words(pos2(x, top + 18.0), face.glyph.to_owned(), icon_font(weight, 22.0));
            words(pos2(x, top + 39.0), name, font);
            key_cap(ui, pos2(x, top + 57.0), desk.key_of(entry.command), colour);
        }
        Form::Medium => {
            words(pos2(x, top + 17.0), face.glyph.to_owned(), icon_font(weight, 20.0));
            words(pos2(x, top + 37.0), name, font);
        }
        Form::Small => {
            let (beside, beside_font) = if primary { (name, font) } else { (desk.key_of(entry.command), mono(12.0)) };
            let text = ui.fonts(|fonts| fonts.layout_no_wrap(beside, beside_font, colour));
            let left = x - (18.0 + 6.0 + text.size().x) / 2.0;
            words(pos2(left + 9.0, rect.center().y), face.glyph.to_owned(), icon_font(weight, 18.0));
            let at = pos2(left + 24.0, rect.center().y - text.size().y / 2.0);
            ui.painter().galley(at, text, colour);
        }
    }
}

fn centred(ui: &Ui, at: egui::Pos2, text: String, font: egui::FontId, colour: Color32) {
    ui.painter().text(at, egui::Align2::CENTER_CENTER, text, font, colour);
}

fn key_cap(ui: &Ui, at: egui::Pos2, key: String, colour: Color32) {
    let text = ui.fonts(|fonts| fonts.layout_no_wrap(key, mono(11.0), colour));
    let frame = Rect::from_center_size(at, text.size() + vec2(8.0, 2.0));
    ui.painter().rect_stroke(frame, 2, Stroke::new(1.0, colour.gamma_multiply(0.7)), StrokeKind::Inside);
    let size: Vec2 = text.size();
    ui.painter().galley(at - size / 2.0, text, colour);
}
