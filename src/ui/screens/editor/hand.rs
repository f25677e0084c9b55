//! What the pointer does on the map: wheel, pinch and drag; edges; strokes and things pulled elsewhere.

use egui::{Id, PointerButton, Pos2, Rect, Response, Sense, Ui, WidgetInfo, WidgetType, vec2};

use super::{
    Editor, Picked,
    canvas::{CONTROL, Hovered},
    intent::Intent,
    names,
    tool::Tool,
    view::{between, shifted},
};
use crate::{
    content::{Edge, Thing},
    stealth::Sector,
    ui::{
        Desk,
        map::{Frame, layout::Side},
    },
};

/// Below this side of a cell no hand can mean one of its edges: a click goes nearer instead.
const TOO_FAR: f32 = 10.0;
/// How far from the middle of a cell a place belongs to one of its edges, in parts of its side.
const NEAR: f32 = 0.2;

/// Whether cells are too small for one of their edges to be meant.
pub fn is_far(frame: Frame) -> bool {
    frame.tile() < TOO_FAR
}

impl Editor {
    /// Wheel, pinch, and drag with the middle or the right button.
    pub(super) fn move_about(&mut self, ui: &Ui, room: Rect) -> Response {
        let ground = ui.interact(room, Id::new("editor ground"), Sense::click_and_drag());
        if ground.dragged_by(PointerButton::Middle) || ground.dragged_by(PointerButton::Secondary) {
            self.view.drag(ground.drag_delta());
        }
        if ui.rect_contains_pointer(room) {
            let (wheel, pinch) = ui.input(|input| (input.smooth_scroll_delta.y, input.zoom_delta()));
            let factor = pinch * (wheel / 240.0).exp();
            if (factor - 1.0).abs() > 0.001 {
                self.view.zoom_by(factor, ui.ctx().pointer_latest_pos());
            }
        }
        ground
    }

    /// With walls in the hand: the edge between two sectors that is meant by a place.
    pub(super) fn edge_near(&self, frame: Frame, pos: Pos2) -> Option<Edge> {
        self.tool.bar()?;
        let at = frame.cell_at(pos)?;
        let away = (pos - frame.rect(at).center()) / frame.tile();
        let (aside, side) = if away.x.abs() > away.y.abs() {
            (away.x.abs(), if away.x > 0.0 { Side::Right } else { Side::Left })
        } else {
            (away.y.abs(), if away.y > 0.0 { Side::Below } else { Side::Above })
        };
        let edge = side.of(at).filter(|_| aside > NEAR).and_then(|next| Edge::between(at, next))?;
        edge.ends().iter().all(|end| self.sheet().square(*end).is_some()).then_some(edge)
    }

    /// While walls are in the hand: every edge in view between two sectors as a control.
    pub(super) fn edges(&self, ui: &Ui, desk: &Desk, frame: Frame, hovered: &mut Hovered, intents: &mut Vec<Intent>) {
        if self.tool.bar().is_none() || frame.tile() < CONTROL {
            return;
        }
        let sheet = self.sheet();
        let ahead = |at: Sector| {
            let next = [Side::Right, Side::Below].into_iter().filter_map(move |side| side.of(at));
            next.filter_map(move |next| Edge::between(at, next))
        };
        let edges = frame.cells().flat_map(ahead);
        for edge in edges.filter(|edge| edge.ends().iter().all(|end| sheet.square(*end).is_some())) {
            let [a, b] = edge.ends().map(|end| frame.rect(end));
            let line = a.intersect(b);
            let wide = (frame.tile() * 0.13).max(4.0);
            let across = if line.width() < line.height() { vec2(wide, -wide) } else { vec2(-wide, wide) };
            let response = ui.interact(line.expand2(across), Id::new(("editor edge", edge)), Sense::click());
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, names::edge(desk, sheet, edge)));
            if response.hovered() {
                (hovered.cell, hovered.edge) = (None, Some(edge));
            }
            if response.clicked() {
                intents.push(Intent::Edge(edge));
            }
        }
    }

    /// Strokes of the brush, rectangles, and things pulled from one sector to another.
    pub(super) fn drag(&mut self, ui: &Ui, ground: &Response, frame: Frame, intents: &mut Vec<Intent>) {
        let at = ui.ctx().pointer_interact_pos().and_then(|pos| frame.cell_at(pos));
        if ground.drag_started_by(PointerButton::Primary) {
            let from = ui.input(|input| input.pointer.press_origin()).and_then(|pos| frame.cell_at(pos));
            (self.view.pressed, self.view.drawn) = (from, None);
            if let Some(from) = from.filter(|_| matches!(self.tool, Tool::Paint | Tool::Erase)) {
                intents.push(Intent::Use(from));
            }
        }
        let Some(from) = self.view.pressed else { return };
        // A hand that has not left the sector may still be clicking.
        let leaves = self.tool == Tool::Select && at.is_some_and(|at| at != from);
        if leaves && self.view.drawn.replace(from).is_none() {
            self.take_hold(from);
        }
        let inside = self.chosen().is_some_and(|area| area.contains(from));
        let holds = self.picked.is_some_and(|picked| picked.at == from && picked.nth.is_some());
        if let Some(at) = at.filter(|_| ground.dragged_by(PointerButton::Primary)) {
            match self.tool {
                Tool::Paint | Tool::Erase => {
                    let before = self.view.drawn.replace(at).unwrap_or(from);
                    intents.extend(between(before, at).map(Intent::Draw));
                }
                Tool::Select if !inside && !holds && at != from => intents.push(Intent::Area(from, at)),
                _ => {}
            }
        }
        if ground.drag_stopped_by(PointerButton::Primary) {
            self.view.pressed = None;
            let to = at.filter(|at| *at != from && self.tool == Tool::Select);
            match (to, self.chosen()) {
                (Some(to), Some(area)) if inside => intents.extend(shifted(area.from(), from, to).map(Intent::Shift)),
                (Some(to), _) if holds => intents.push(Intent::Drop(to)),
                _ => {}
            }
        }
    }

    /// Takes what is to be pulled: the piece that is chosen, the thing on top, or nothing.
    fn take_hold(&mut self, from: Sector) {
        if self.chosen().is_none_or(|area| !area.contains(from)) {
            let nth = self.sheet().things_at(from).len().checked_sub(1);
            self.area = None;
            self.picked = Some(Picked { at: from, nth });
        }
    }

    /// What is being pulled.
    pub(super) fn held(&self) -> Option<&Thing> {
        let from = self.view.pressed?;
        let picked = self.picked.filter(|picked| picked.at == from && self.tool == Tool::Select)?;
        self.sheet().things_at(from).get(picked.nth?)
    }
}
