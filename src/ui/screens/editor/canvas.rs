//! The map: every cell a control, what the pointer is on, and its painting.

use egui::{Id, Pos2, Rect, Response, Sense, Ui, UiBuilder, WidgetInfo, WidgetType, vec2};

use super::{Editor, Picked, hand::is_far, intent::Intent, layout::Layout, names};
use crate::{
    content::Edge,
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
pub const CONTROL: f32 = 22.0;

/// The place of a cell's control, to put focus on it.
pub fn id(at: Sector) -> Id {
    Id::new(("editor cell", at))
}

/// What the pointer is on.
#[derive(Clone, Copy, Default)]
pub struct Hovered {
    /// The cell.
    pub cell: Option<Sector>,
    /// The edge that a click changes.
    pub edge: Option<Edge>,
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
            let revision = self.check.revision();
            self.view.lie(room(layout.map), self.file.document().sheet(), revision);
            let ground = self.move_about(ui, layout.map);
            let frame = self.view.frame();
            desk.paper = Paper { origin: frame.rect(Sector::FIRST).min, cell: paper(frame.tile()) };
            let mut hovered = Hovered::default();
            focus::group(ui, Group::Map, |ui| self.cells(ui, desk, frame, &mut hovered, intents));
            self.far_away(&ground, frame, &mut hovered, intents);
            self.edges(ui, desk, frame, &mut hovered, intents);
            self.drag(ui, &ground, frame, intents);
            if arrived && desk.input.device() != Device::Mouse {
                focus::want(ui.ctx(), id(self.cursor));
            }
            self.lay_over(Palette::of(ui.ctx()));
            self.paint(ui, desk, frame, hovered);
            let used = self.switches(ui, desk, layout.map, intents);
            self.callout(ui, layout.map, used, frame);
        });
    }

    /// Every cell in view as a control; where cells are too small, the one keys stand on.
    fn cells(&mut self, ui: &Ui, desk: &Desk, frame: Frame, hovered: &mut Hovered, intents: &mut Vec<Intent>) {
        let (columns, rows) = self.view.grid;
        let small = frame.tile() < CONTROL;
        let inside = |at: &Sector| at.column() <= columns && at.row() <= rows;
        let others = frame.cells().filter(|at| !small && *at != self.cursor && inside(at));
        let cells: Vec<Sector> = std::iter::once(self.cursor).chain(others).collect();
        for at in cells {
            let response = ui.interact(frame.rect(at), id(at), Sense::click());
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, names::cell(desk, self.sheet(), at)));
            if focus::join_with_arrows(ui, &response) {
                self.cursor = at;
                self.view.follow(at);
            }
            self.pointed_at(&response, at, frame, hovered, intents);
        }
    }

    /// Where cells are too small to be controls, the ground hears clicks for them.
    fn far_away(&mut self, ground: &Response, frame: Frame, hovered: &mut Hovered, intents: &mut Vec<Intent>) {
        let pos = ground.hover_pos().or(ground.interact_pointer_pos());
        let at = pos.and_then(|pos| frame.cell_at(pos)).filter(|at| *at != self.cursor);
        let (columns, rows) = self.view.grid;
        if let Some(at) = at.filter(|at| frame.tile() < CONTROL && at.column() <= columns && at.row() <= rows) {
            self.pointed_at(ground, at, frame, hovered, intents);
        }
    }

    /// What a pointer over a cell means: the tool is used there, or with walls in the hand at the nearest edge.
    fn pointed_at(
        &mut self,
        response: &Response,
        at: Sector,
        frame: Frame,
        hovered: &mut Hovered,
        intents: &mut Vec<Intent>,
    ) {
        let pos: Option<Pos2> = response.hover_pos().or(response.interact_pointer_pos());
        let edge = pos.and_then(|pos| self.edge_near(frame, pos));
        if response.hovered() {
            (hovered.cell, hovered.edge) = (Some(at).filter(|_| edge.is_none()), edge);
        }
        let by_hand = response.clicked_by(egui::PointerButton::Primary);
        match (edge.filter(|_| by_hand), pos) {
            (Some(_), Some(pos)) if is_far(frame) => intents.push(Intent::Nearer(pos)),
            (Some(edge), _) => intents.push(Intent::Edge(edge)),
            (None, _) if response.clicked() => {
                self.cursor = at;
                intents.push(Intent::Use(at));
            }
            _ => {}
        }
        if response.secondary_clicked() {
            intents.push(Intent::Pick(at, None));
        }
    }

    fn paint(&self, ui: &Ui, desk: &Desk, frame: Frame, hovered: Hovered) {
        let lines = self.lines();
        let keys = desk.input.device() != Device::Mouse;
        let focused = (keys && ui.memory(egui::Memory::focused) == Some(id(self.cursor))).then_some(self.cursor);
        let looked = self.looked_at();
        let fault = looked.and_then(|looked| Some((self.place_of(looked)?, self.mark_of(looked))));
        let mut marks: Vec<(Sector, Mark)> = self.chosen().into_iter().flat_map(Area::sectors).map(choice).collect();
        marks.extend(self.picked.map(|Picked { at, .. }| choice(at)));
        marks.extend(fault);
        marks.extend(hovered.cell.into_iter().chain(focused).map(|at| (at, Mark::Hover)));
        let drawing = Drawing {
            sheet: self.sheet(),
            frame,
            grid: self.view.grid,
            tints: &self.laid.tints,
            lines: &lines,
            arrows: &self.laid.arrows,
            heard: &self.laid.heard,
            marks: &marks,
            edge: hovered.edge,
            wrong: looked.and_then(|looked| self.wall_of(looked)),
            held: self.held().zip(ui.ctx().pointer_latest_pos()),
        };
        map::draft(ui.painter(), &drawing);
    }
}

fn choice(at: Sector) -> (Sector, Mark) {
    (at, Mark::Choice)
}

/// The side of a square of the graph paper: a quarter of a cell, or a whole one where that is too dense.
fn paper(tile: f32) -> f32 {
    if tile < 24.0 { tile * (24.0 / tile).ceil() } else { tile / 4.0 }
}

/// The room of the grid: numbers stand above and on the left of it.
fn room(map: Rect) -> Rect {
    let top = if map.height() > 300.0 { 60.0 } else { 18.0 };
    Rect::from_min_max(map.min + vec2(28.0, top), map.max - vec2(10.0, 4.0))
}
