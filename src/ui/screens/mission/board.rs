//! The map: every sector a control; wheel, pinch and drag; its painting.

use egui::{Id, PointerButton, Rect, Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, WidgetType, pos2, vec2};

use super::{
    Mission,
    intent::Intent,
    layout::{Class, Layout},
    panels::{self, Room},
    sector,
};
use crate::{
    stealth::Sector,
    ui::{
        Desk, Paper,
        focus::{self, Group},
        input::Device,
        lessons::{Anchor, mark},
        map::{self, Frame, Picture},
        theme::Palette,
    },
};

/// The room a draw takes beside the map.
const TRAY: f32 = 170.0;

/// The place of a sector's control, to put focus on it.
pub fn id(sector: Sector) -> Id {
    Id::new(("sector", sector))
}

impl Mission {
    /// Draws the map and hears what is done on it.
    pub(super) fn board(&mut self, ui: &mut Ui, desk: &mut Desk, layout: &Layout, intents: &mut Vec<Intent>) {
        let builder = UiBuilder::new().max_rect(layout.map);
        ui.scope_builder(builder, |ui| {
            ui.set_clip_rect(layout.map.intersect(ui.clip_rect()));
            self.handle_camera(ui, layout);
            self.follow_actor(layout);
            let frame = self.camera.frame(&self.setup().mission, map_room(layout));
            desk.paper = Paper { origin: frame.bounds().min, cell: frame.tile() / 4.0 };
            let hovered = focus::group(ui, Group::Map, |ui| self.sectors(ui, desk, frame, intents));
            self.look_at(ui, desk, hovered);
            self.paint(ui, desk, frame, hovered);
            self.tray_beside(ui, desk, layout);
            if layout.class.is_roomy() {
                self.legend(ui, desk, frame);
            }
        });
        if layout.class.is_roomy() {
            self.floating_tip(ui, desk, layout);
        }
    }

    /// Whoever acts is brought into view.
    fn follow_actor(&mut self, layout: &Layout) {
        let public = &self.stage.shown().public;
        let acting = self.stage.actor().and_then(|id| public.enemies.get(id.index())).map(|enemy| enemy.sector);
        let own = Some(public.player.sector).filter(|_| !self.arrived || self.stage.is_player_walking());
        if let Some(sector) = acting.or(own) {
            let mission = std::sync::Arc::clone(&self.setup().mission);
            self.camera.follow(&mission, map_room(layout), sector);
        }
    }

    /// Wheel, pinch and drag.
    fn handle_camera(&mut self, ui: &Ui, layout: &Layout) {
        let ground = ui.interact(layout.map, Id::new("map ground"), Sense::drag());
        if ground.dragged_by(PointerButton::Primary) || ground.dragged_by(PointerButton::Middle) {
            self.camera.drag(ground.drag_delta());
        }
        if ui.rect_contains_pointer(layout.map) {
            let (wheel, pinch) = ui.input(|input| (input.smooth_scroll_delta.y, input.zoom_delta()));
            let factor = pinch * (wheel / 240.0).exp();
            if (factor - 1.0).abs() > 0.001 {
                self.camera.zoom_by(factor);
            }
        }
    }

    /// Every sector as a control; gives the one under the pointer. The player's own comes first, so that focus comes
    /// to it first.
    fn sectors(&mut self, ui: &mut Ui, desk: &mut Desk, frame: Frame, intents: &mut Vec<Intent>) -> Option<Sector> {
        let mut hovered = None;
        let view = self.stage.shown().clone();
        let here = view.public.player.sector;
        let all = view.setup.mission.walk().sectors().iter().copied();
        for sector in std::iter::once(here).chain(all.filter(|&sector| sector != here)) {
            let response = ui.interact(frame.rect(sector), id(sector), Sense::click());
            mark(ui.ctx(), Anchor::Sector(sector), frame.rect(sector).intersect(ui.clip_rect()));
            let name = || sector::name(desk, &view, sector);
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, name()));
            let came = focus::join_with_arrows(ui, &response);
            if response.hovered() {
                hovered = Some(sector);
            }
            if came {
                self.camera.follow(&view.setup.mission, frame.room(), sector);
            }
            if response.clicked() {
                intents.push(Intent::Sector(sector));
            }
            if response.secondary_clicked() {
                intents.push(Intent::Inspect(Some(self.about(sector))));
            }
        }
        if !self.arrived {
            focus::want(ui.ctx(), id(here));
        }
        hovered
    }

    fn paint(&mut self, ui: &Ui, desk: &Desk, frame: Frame, hovered: Option<Sector>) {
        let ctx = ui.ctx();
        let reduced = desk.settings.reduced_motion;
        let on = self.threat.on && !self.stage.is_moving();
        let fade = if reduced { 0.0 } else { desk.motion(160.0) };
        let strength = ctx.animate_bool_with_time(Id::new("threat"), on, fade);
        let now = Desk::now(ctx);
        let motion = self.stage.motion(now, reduced);
        let choice = self.current_choice();
        let ways = self.ways(choice.as_ref());
        let marks = self.marks(choice.as_ref());
        let (inspected, aimed) = (self.inspected_enemy(), self.aimed_enemy());
        let focused = self.focused_sector(ctx).filter(|_| desk.input.device() != Device::Mouse);
        let spin = self.spin(ctx, desk);
        let threat = self.outlook.get().map(|outlook| &outlook.now);
        let view = self.stage.shown();
        let picture = Picture {
            threat: threat.filter(|_| strength > 0.0),
            threat_strength: strength,
            line: self.stage.line(),
            planned: &ways.planned,
            hovered_way: &ways.hovered,
            reachable: &ways.reachable,
            heard: &ways.heard,
            hovered,
            focused,
            targets: &marks,
            inspected,
            aimed,
            motion: &motion,
            reduced,
            spin,
            ..Picture::new(&view.setup, &view.public, frame)
        };
        map::paint(ui.painter(), &picture);
    }

    /// How far the ring of a hidden player has turned.
    fn spin(&self, ctx: &egui::Context, desk: &Desk) -> f32 {
        let turns = !desk.settings.reduced_motion && desk.settings.speed.factor().is_some();
        if !self.stage.shown().public.player.hidden || !turns {
            return 0.0;
        }
        ctx.request_repaint_after_secs(0.05);
        (Desk::now(ctx) / 8.0).fract() as f32
    }

    /// The newest draw, beside the map.
    fn tray_beside(&mut self, ui: &mut Ui, desk: &Desk, layout: &Layout) {
        let Some(draw) = self.stage.draw().filter(|_| layout.class.is_roomy()) else { return };
        let palette = Palette::of(ui.ctx());
        let height = self.tray_height.min(layout.map.height());
        let right = layout.map.right() - 8.0;
        let top = layout.map.center().y - height / 2.0;
        let room = Rect::from_min_size(pos2(right - panels::TRAY, top), vec2(panels::TRAY, height));
        ui.painter().rect(room, 3, palette.panel, Stroke::new(1.0, palette.line_soft), StrokeKind::Inside);
        let inner = room.shrink2(vec2(12.0, 10.0));
        let drawn = ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
            panels::tray(ui, desk, draw, Room::Full);
            ui.min_rect().height() + 20.0
        });
        if (drawn.inner - self.tray_height).abs() > 1.0 {
            self.tray_height = drawn.inner;
            ui.ctx().request_repaint();
        }
    }

    /// What the patterns mean, where the map leaves room.
    fn legend(&self, ui: &Ui, desk: &Desk, frame: Frame) {
        let corner = frame.room().min;
        let place = Rect::from_min_size(corner, map::LEGEND);
        let sectors = self.setup().mission.walk().sectors();
        if self.threat.on && !sectors.iter().any(|&sector| frame.rect(sector).intersects(place)) {
            map::legend(ui.painter(), corner, &desk.text("ui-threat-legend"));
        }
    }
}

/// The room the map itself has: where panels stand on both sides, a draw has its place beside it.
pub fn map_room(layout: &Layout) -> Rect {
    let margin = if layout.class >= Class::Compact { 12.0 } else { 6.0 };
    let mut room = layout.map.shrink(margin);
    if layout.class.is_roomy() {
        room.max.x -= TRAY - margin;
    }
    room
}
