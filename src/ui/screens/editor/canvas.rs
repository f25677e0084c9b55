//! The map: every cell a control; wheel, pinch and drag; its painting.

use egui::{Id, PointerButton, Rect, Response, Sense, Ui, UiBuilder, WidgetInfo, WidgetType, vec2};

use super::{
    Editor, Picked,
    intent::Intent,
    layout::Layout,
    names,
    tool::Tool,
    view::{FIRST, between, shifted},
};
use crate::{
    content::{Edge, Thing},
    edit::Area,
    stealth::Sector,
    ui::{
        Desk, Paper,
        focus::{self, Group},
        input::Device,
        map::{self, Drawing, Frame, Mark},
        theme::Palette,
    },
};

/// The smallest side of a cell that is a control of its own.
const CONTROL: f32 = 22.0;

/// The place of a cell's control, to put focus on it.
pub fn id(at: Sector) -> Id {
    Id::new(("editor cell", at))
}

impl Editor {
    /// Draws the map and hears what is done on it.
    pub(super) fn canvas(
        &mut self,
        ui: &mut Ui,
        desk: &mut Desk,
        layout: &Layout,
        arrived: bool,
        intents: &mut Vec<Intent>,
    ) {
        ui.scope_builder(UiBuilder::new().max_rect(layout.map), |ui| {
            ui.set_clip_rect(layout.map.intersect(ui.clip_rect()));
            let room = room(layout.map);
            let ground = self.move_about(ui, layout.map);
            let frame = self.view.frame(room);
            desk.paper = Paper { origin: frame.rect(FIRST).min, cell: frame.tile() / 4.0 };
            let hovered = focus::group(ui, Group::Map, |ui| self.cells(ui, desk, frame, intents));
            let edge = self.edges(ui, desk, frame, intents);
            self.drag(ui, &ground, frame, intents);
            if arrived && desk.input.device() != Device::Mouse {
                focus::want(ui.ctx(), id(self.cursor));
            }
            self.paint(ui, desk, frame, hovered, edge);
            self.switches(ui, desk, layout.map, intents);
        });
    }

    /// Wheel, pinch, and drag with the middle or the right button.
    fn move_about(&mut self, ui: &Ui, room: Rect) -> Response {
        let ground = ui.interact(room, Id::new("editor ground"), Sense::drag());
        if ground.dragged_by(PointerButton::Middle) || ground.dragged_by(PointerButton::Secondary) {
            self.view.pan += ground.drag_delta();
        }
        if ui.rect_contains_pointer(room) {
            let (wheel, pinch) = ui.input(|input| (input.smooth_scroll_delta.y, input.zoom_delta()));
            let factor = pinch * (wheel / 240.0).exp();
            if (factor - 1.0).abs() > 0.001 {
                self.view.zoom_by(factor);
            }
        }
        ground
    }

    /// Every cell in view as a control; where cells are too small, the one keys stand on. Gives the one under the
    /// pointer.
    fn cells(&mut self, ui: &mut Ui, desk: &mut Desk, frame: Frame, intents: &mut Vec<Intent>) -> Option<Sector> {
        let (columns, rows) = self.view.grid;
        let small = frame.tile() < CONTROL;
        let all = (1..=rows).flat_map(|row| (1..=columns).filter_map(move |column| Sector::at(column, row)));
        let others = all.filter(|at| !small && *at != self.cursor && frame.room().intersects(frame.rect(*at)));
        let cells: Vec<Sector> = std::iter::once(self.cursor).chain(others).collect();
        let mut hovered = None;
        for at in cells {
            let response = ui.interact(frame.rect(at), id(at), Sense::click());
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, names::cell(desk, self.sheet(), at)));
            if focus::join_with_arrows(ui, &response) {
                self.cursor = at;
                self.view.follow(frame.room(), at);
            }
            if response.hovered() {
                hovered = Some(at);
            }
            if response.clicked() {
                self.cursor = at;
                intents.push(Intent::Use(at));
            }
            if response.secondary_clicked() {
                intents.push(Intent::Pick(at, None));
            }
        }
        hovered
    }

    /// While walls are in the hand: every edge between two sectors as a control. Gives the one under the pointer.
    fn edges(&self, ui: &Ui, desk: &Desk, frame: Frame, intents: &mut Vec<Intent>) -> Option<Edge> {
        self.tool.bar().filter(|_| frame.tile() >= CONTROL)?;
        let mut hovered = None;
        let sheet = self.sheet();
        let ahead = |at: Sector| {
            let next = [Sector::at(at.column() + 1, at.row()), Sector::at(at.column(), at.row() + 1)];
            next.into_iter().flatten().filter_map(move |next| Edge::between(at, next))
        };
        let edges = sheet.squares().flat_map(|(at, _)| ahead(at));
        for edge in edges.filter(|edge| edge.ends().iter().all(|end| sheet.square(*end).is_some())) {
            let [a, b] = edge.ends().map(|end| frame.rect(end));
            let line = a.intersect(b);
            if !frame.room().intersects(line) {
                continue;
            }
            let wide = (frame.tile() * 0.13).max(4.0);
            let across = if line.width() < line.height() { vec2(wide, -wide) } else { vec2(-wide, wide) };
            let response = ui.interact(line.expand2(across), Id::new(("editor edge", edge)), Sense::click());
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, names::edge(desk, sheet, edge)));
            if response.hovered() {
                hovered = Some(edge);
            }
            if response.clicked() {
                intents.push(Intent::Edge(edge));
            }
        }
        hovered
    }

    /// Strokes of the brush, rectangles, and things pulled from one sector to another.
    fn drag(&mut self, ui: &Ui, ground: &Response, frame: Frame, intents: &mut Vec<Intent>) {
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

    fn paint(&self, ui: &Ui, desk: &Desk, frame: Frame, hovered: Option<Sector>, edge: Option<Edge>) {
        let palette = Palette::of(ui.ctx());
        let (lines, tints) = (self.lines(), self.tints(palette));
        let keys = desk.input.device() != Device::Mouse;
        let focused = (keys && ui.memory(egui::Memory::focused) == Some(id(self.cursor))).then_some(self.cursor);
        let mut marks: Vec<(Sector, Mark)> = self.fault_places().map(|at| (at, Mark::Fault)).collect();
        marks.extend(self.chosen().into_iter().flat_map(Area::sectors).map(|at| (at, Mark::Choice)));
        marks.extend(self.picked.map(|Picked { at, .. }| (at, Mark::Choice)));
        marks.extend(hovered.into_iter().chain(focused).map(|at| (at, Mark::Hover)));
        let held = self.held().zip(ui.ctx().pointer_latest_pos());
        let (sheet, grid) = (self.sheet(), self.view.grid);
        let drawing = Drawing { sheet, frame, grid, tints: &tints, lines: &lines, marks: &marks, edge, held };
        map::draft(ui.painter(), &drawing);
    }

    /// What is being pulled.
    fn held(&self) -> Option<&Thing> {
        let from = self.view.pressed?;
        let picked = self.picked.filter(|picked| picked.at == from && self.tool == Tool::Select)?;
        self.sheet().things_at(from).get(picked.nth?)
    }
}

/// The room of the grid: numbers stand above and on the left of it.
fn room(map: Rect) -> Rect {
    let top = if map.height() > 300.0 { 64.0 } else { 18.0 };
    Rect::from_min_max(map.min + vec2(26.0, top), map.max - vec2(12.0, 30.0))
}
