//! What is said at the top of the screen for a moment.

use egui::{Align2, Area, Context, Id, Order, Rect, Stroke, vec2};

use super::theme::{Palette, Type, Weight, icon, icons};

/// How many seconds a message stays.
const STAYS: f64 = 4.0;

/// What kind of message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Something was done.
    Done,
    /// Something to know.
    Info,
    /// Something to watch.
    Warning,
    /// Something failed.
    Error,
}

/// A message on the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct Message {
    /// Its kind.
    pub tone: Tone,
    /// Its words.
    pub text: String,
    /// When it was first shown.
    since: Option<f64>,
}

impl Message {
    /// A new message.
    pub fn new(tone: Tone, text: impl Into<String>) -> Self {
        Self { tone, text: text.into(), since: None }
    }
}

/// Shows the messages, oldest on top, and forgets those that stood long enough.
pub(super) fn show(ctx: &Context, messages: &mut Vec<Message>) {
    let now = ctx.input(|input| input.time);
    for message in messages.iter_mut() {
        message.since.get_or_insert(now);
    }
    messages.retain(|message| message.since.is_some_and(|since| now - since < STAYS));
    if messages.is_empty() {
        return;
    }
    ctx.request_repaint_after_secs(0.5);
    let area = Area::new(Id::new("messages")).order(Order::Foreground).interactable(false);
    area.anchor(Align2::CENTER_TOP, vec2(0.0, 52.0)).show(ctx, |ui| {
        ui.vertical_centered(|ui| messages.iter().for_each(|message| row(ui, message)));
    });
}

fn row(ui: &mut egui::Ui, message: &Message) {
    let palette = Palette::of(ui.ctx());
    let (colour, glyph) = match message.tone {
        Tone::Done => (palette.safe, icons::CHECK_CIRCLE),
        Tone::Info => (palette.info, icons::INFO),
        Tone::Warning => (palette.overwatch, icons::WARNING),
        Tone::Error => (palette.error, icons::WARNING_OCTAGON),
    };
    let frame = egui::Frame::new().fill(palette.raised).stroke(Stroke::new(1.0, colour)).corner_radius(3);
    let shown = frame.inner_margin(egui::Margin::symmetric(14, 8)).show(ui, |ui| {
        ui.set_max_width(ui.ctx().screen_rect().width() * 0.8);
        ui.horizontal(|ui| {
            ui.label(icon(glyph, Weight::Fill, 16.0, colour));
            ui.add(egui::Label::new(Type::Body.text(&message.text, palette.text_hi)).wrap());
        });
    });
    let rect = shown.response.rect;
    ui.painter().rect_filled(Rect::from_min_max(rect.min, egui::pos2(rect.min.x + 3.0, rect.max.y)), 0, colour);
}
