//! The small panel of a lesson: what it says, where it finds room, and the line to the thing it speaks of.

use std::collections::BTreeMap;

use egui::{
    Area, Context, Frame, Id, LayerId, Margin, Order, Pos2, Rect, Stroke, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use super::{Anchor, anchor};
use crate::ui::{
    Desk, focus,
    focus::Group,
    parts::{Button, Kind, brackets},
    theme::{Palette, Rule, Type, Weight, icon, icons},
};

/// How wide the words run.
pub const WIDTH: f32 = 300.0;
/// How near the panel comes to what it speaks of.
const GAP: f32 = 20.0;
/// How near it comes to the edge of the screen.
const EDGE: f32 = 8.0;
/// How far apart the places are that are tried.
const STEP: f32 = 16.0;
/// The height of its buttons.
const BUTTON: f32 = 26.0;

/// What the player answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// Understood.
    GotIt,
    /// To be read on in the codex.
    More,
    /// No more lessons.
    SkipAll,
}

/// What a lesson offers beside its words.
#[derive(Clone, Copy, Debug)]
pub struct Offer {
    /// Whether reading it is enough.
    pub got_it: bool,
    /// Whether there is something to read on.
    pub more: bool,
    /// The key of the words for wanting no more of them.
    pub skip: &'static str,
}

/// The button of an answer.
fn id(answer: Answer) -> Id {
    Id::new(("lesson", answer))
}

/// Whether focus is on a lesson.
pub fn has_focus(ctx: &Context) -> bool {
    let focused = ctx.memory(egui::Memory::focused);
    [Answer::GotIt, Answer::More, Answer::SkipAll].into_iter().any(|answer| focused == Some(id(answer)))
}

/// The panel of one lesson.
pub struct Callout {
    text: String,
    /// Which of several it is, where that is told.
    place_told: Option<String>,
    /// What is rather not covered now.
    busy: Vec<Anchor>,
    /// Its size when it was last drawn.
    size: Vec2,
    /// Where it stands, for what was around it when that was found.
    place: Option<(Around, Pos2)>,
}

/// What decides where there is room.
#[derive(Clone, Debug, PartialEq)]
struct Around {
    screen: Rect,
    size: Vec2,
    thing: Option<Rect>,
}

impl Callout {
    /// A panel that says this, and rather leaves these free.
    pub fn new(text: String, busy: Vec<Anchor>) -> Self {
        Self { text, place_told: None, busy, size: vec2(WIDTH + 2.0 * Rule::PADDING, 110.0), place: None }
    }

    /// The same that tells which of several it is.
    #[must_use]
    pub fn at_place(self, told: String) -> Self {
        Self { place_told: Some(told), ..self }
    }

    /// The button that has first focus.
    pub fn got_it() -> Id {
        id(Answer::GotIt)
    }

    /// Draws it beside what stands at `at`.
    pub fn show(&mut self, ctx: &Context, desk: &Desk, at: Anchor, offer: Offer) -> Option<Answer> {
        let marks = anchor::marked(ctx);
        let thing = marks.get(&at).copied();
        let around = Around { screen: ctx.screen_rect(), size: self.size, thing };
        let place = match &self.place {
            Some((found, place)) if *found == around => *place,
            _ => place(&around, &marks, &self.busy),
        };
        self.place = Some((around, place));
        if let Some(thing) = thing {
            point(ctx, Rect::from_min_size(place, self.size), thing);
        }
        let area = Area::new(Id::new("lesson")).order(Order::Foreground).fixed_pos(place).constrain(true);
        let shown = area.show(ctx, |ui| self.panel(ui, desk, offer));
        if (shown.response.rect.size() - self.size).length() > 1.0 {
            // Found its size: next frame it finds its place.
            self.size = shown.response.rect.size();
            ctx.request_repaint();
        }
        shown.inner
    }

    fn panel(&self, ui: &mut egui::Ui, desk: &Desk, offer: Offer) -> Option<Answer> {
        let palette = Palette::of(ui.ctx());
        let width = WIDTH.min(ui.ctx().screen_rect().width() - 2.0 * (EDGE + Rule::PADDING));
        let frame = Frame::new()
            .fill(palette.raised)
            .stroke(Stroke::new(1.0, palette.line_ctrl))
            .corner_radius(3)
            .shadow(ui.visuals().popup_shadow)
            .inner_margin(Margin::same(Rule::PADDING as i8));
        let shown = frame.show(ui, |ui| {
            ui.set_width(width);
            let words = ui.add(egui::Label::new(Type::Body.text(&self.text, palette.text_hi)).wrap());
            words.widget_info(|| {
                let name = desk.with("ui-lesson-name", &[("text", self.text.as_str().into())]);
                WidgetInfo::labeled(WidgetType::Label, true, name)
            });
            focus::group(ui, Group::Lesson, |ui| buttons(ui, desk, offer, self.place_told.as_deref()))
        });
        shown.inner
    }
}

fn buttons(ui: &mut egui::Ui, desk: &Desk, of: Offer, place: Option<&str>) -> Option<Answer> {
    let mut answer = None;
    let row = |ui: &mut egui::Ui| {
        let glyph = icon(icons::GRADUATION_CAP, Weight::Regular, 16.0, Palette::of(ui.ctx()).info);
        ui.label(glyph);
        let got_it = Button::new(desk.text("ui-lesson-got-it")).height(BUTTON);
        let mut offer = |ui: &mut egui::Ui, button: Button, gives| {
            if button.id(id(gives)).show(ui).clicked() {
                answer = Some(gives);
            }
        };
        if of.got_it {
            offer(ui, got_it, Answer::GotIt);
        }
        let quiet = |key: &str| Button::new(desk.text(key)).kind(Kind::Quiet).height(BUTTON);
        if of.more {
            offer(ui, quiet("ui-lesson-more"), Answer::More);
        }
        offer(ui, quiet(of.skip), Answer::SkipAll);
        if let Some(place) = place {
            ui.label(Type::Note.text(place, Palette::of(ui.ctx()).text_dim));
        }
    };
    ui.spacing_mut().interact_size.y = BUTTON;
    ui.horizontal_wrapped(row);
    answer
}

/// Brackets around the thing, and a line from the panel to it.
fn point(ctx: &Context, panel: Rect, thing: Rect) {
    let palette = Palette::of(ctx);
    let painter = ctx.layer_painter(LayerId::new(Order::Middle, Id::new("lesson leader")));
    let frame = thing.expand(2.0);
    brackets(&painter, frame, 10.0, Stroke::new(2.0, palette.info));
    let from = nearest(panel, frame.center());
    let to = nearest(frame, from);
    if !panel.intersects(frame) {
        painter.line_segment([from, to], Stroke::new(1.0, palette.info));
        painter.circle_filled(to, 2.5, palette.info);
    }
}

fn nearest(rect: Rect, to: Pos2) -> Pos2 {
    pos2(to.x.clamp(rect.left(), rect.right()), to.y.clamp(rect.top(), rect.bottom()))
}

/// Where the panel covers least, near what it speaks of and never over it.
fn place(around: &Around, marks: &BTreeMap<Anchor, Rect>, busy: &[Anchor]) -> Pos2 {
    let room = around.screen.shrink(EDGE);
    let centre = marks.get(&Anchor::Map).map_or(room.center(), Rect::center);
    let clear = around.thing.map(|thing| thing.expand(GAP));
    let (right, bottom) = (room.right() - around.size.x, room.bottom() - around.size.y);
    let steps =
        |from: f32, to: f32| (0..=((to - from).max(0.0) / STEP) as u16).map(move |n| from + f32::from(n) * STEP);
    let places = steps(room.top(), bottom).flat_map(|y| steps(room.left(), right).map(move |x| pos2(x, y)));
    let cost = |at: &Pos2| {
        let panel = Rect::from_min_size(*at, around.size);
        let over_it = clear.map_or(0.0, |clear| 1000.0 * shared(panel, clear));
        let covered: f32 = marks.iter().map(|(anchor, rect)| weight(*anchor, busy) * shared(panel, *rect)).sum();
        let way = around.thing.map_or(panel.center().distance(centre), |thing| {
            let from = nearest(panel, thing.center());
            from.distance(nearest(thing, from))
        });
        over_it + covered + 20.0 * way
    };
    places.min_by(|a, b| cost(a).total_cmp(&cost(b))).unwrap_or(room.min)
}

/// How much it matters that a thing is not covered.
fn weight(anchor: Anchor, busy: &[Anchor]) -> f32 {
    match anchor {
        Anchor::Button(_) | Anchor::Dialog | Anchor::Answers | Anchor::Say | Anchor::Programs | Anchor::Hand => 20.0,
        anchor if busy.contains(&anchor) => 3.0,
        Anchor::Map => 0.0,
        Anchor::Top | Anchor::Left | Anchor::Right => 1.5,
        _ => 1.0,
    }
}

/// The area two rectangles share.
fn shared(a: Rect, b: Rect) -> f32 {
    let both = a.intersect(b);
    both.width().max(0.0) * both.height().max(0.0)
}
