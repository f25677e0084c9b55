//! The map: every sector a control, and what it says when it is looked at.

use egui::{Id, PointerButton, Rect, Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, WidgetType, pos2, vec2};

use super::{
    Mission, Posing,
    choice::{Choice, Purpose, place},
    float,
    intent::Intent,
    layout::{Class, Layout},
    panels::{self, Inspected, Room},
    sector,
    tip::Asked,
};
use crate::{
    stealth::{Action, Deed, EnemyId, Phase, Sector},
    ui::{
        Desk, Paper,
        focus::{self, Group},
        input::Device,
        lessons::{Anchor, mark},
        map::{self, Frame, Mark, Picture},
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
            let name = sector::name(desk, &view, sector);
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
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

    /// Notes what is looked at: what is under the pointer, else what has focus where no mouse is used.
    fn look_at(&mut self, ui: &Ui, desk: &Desk, hovered: Option<Sector>) {
        if self.posing != Posing::No {
            return;
        }
        let focused = self.focused_sector(ui.ctx()).filter(|_| desk.input.device() != Device::Mouse);
        let now = Desk::now(ui.ctx());
        let looked = if desk.input.device() == Device::Mouse { hovered } else { focused };
        self.looked = match (looked, self.looked) {
            (Some(sector), Some((before, since))) if sector == before => Some((sector, since)),
            // Going from sector to sector, the tooltip comes along at once.
            (Some(sector), Some((_, since))) => Some((sector, since)),
            (Some(sector), None) => Some((sector, now)),
            (None, _) => None,
        };
        if let (Some((sector, _)), Some(choice)) = (self.looked, &mut self.choice) {
            let public = self.session.game().game().public();
            choice.look_at(public, sector);
        }
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
        let inspected = self.inspected_enemy();
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

    /// The ways shown on the map.
    fn ways(&mut self, choice: Option<&Choice>) -> Ways {
        let mut ways = Ways::default();
        if self.stage.is_moving() {
            return ways;
        }
        let scene = self.scene();
        let here = scene.here();
        let moves = |actions: &[Action]| -> Vec<Sector> {
            let to = |action: &Action| if let Action::Move { to } = action { Some(*to) } else { None };
            actions.iter().filter_map(to).collect()
        };
        let choosing_moves = choice.map(|choice| choice.places(scene.public));
        let is_move = |choice: &Choice| matches!(choice.purpose, Purpose::Deed(Deed::Move | Deed::SecondMove));
        ways.reachable = match (choice, choosing_moves) {
            (Some(choice), Some(places)) if is_move(choice) => places.into_iter().map(|(sector, _)| sector).collect(),
            (Some(_), _) => Vec::new(),
            (None, _) => moves(&self.session.options()),
        };
        let looked = self.looked.map(|(sector, _)| sector);
        let noisy = scene.public.phase == Phase::Second
            || choice.is_some_and(|choice| choice.purpose == Purpose::Deed(Deed::SecondMove));
        if let Some(to) = looked.filter(|to| ways.reachable.contains(to)) {
            ways.planned = vec![here, to];
            if noisy && !scene.public.boost.silent {
                let near =
                    |sector: &&Sector| scene.walk().within(here, **sector, 1) || scene.walk().within(to, **sector, 1);
                ways.heard = scene.walk().sectors().iter().filter(near).copied().collect();
            }
        } else if let Some(to) = looked.filter(|_| choice.is_none()) {
            ways.hovered = way(scene, to);
        }
        if let Some(Action::Move { to }) = self.hinted() {
            ways.planned = vec![here, to];
        }
        ways
    }

    fn hinted(&mut self) -> Option<Action> {
        let hint = self.hint.as_mut()?.get().copied().flatten()?;
        Some(hint.action)
    }

    /// The sectors that are marked, and why.
    fn marks(&mut self, choice: Option<&Choice>) -> Vec<(Sector, Mark)> {
        let public = self.session.game().game().public();
        let mut marks: Vec<(Sector, Mark)> = Vec::new();
        if let Some(choice) = choice {
            let focused = choice.focused();
            for (sector, action) in choice.places(public) {
                let aims = matches!(action, Action::Attack { .. }) || Some(action) == focused;
                let mark = if aims { Mark::Target } else { Mark::Choice };
                if !matches!(action, Action::Move { .. }) {
                    marks.push((sector, mark));
                }
            }
        }
        if let Some(action) = self.hinted() {
            let public = self.session.game().game().public();
            marks.extend(place(public, action).map(|sector| (sector, Mark::Choice)));
        }
        marks
    }

    /// What there is to be told about a sector: who stands there, else the sector itself.
    pub(super) fn about(&self, sector: Sector) -> Inspected {
        let public = &self.stage.shown().public;
        if let Some(at) = public.enemies.iter().position(|enemy| enemy.is_up() && enemy.sector == sector) {
            return Inspected::Enemy(EnemyId(at as u16));
        }
        if public.player.sector == sector { Inspected::Agent } else { Inspected::Sector(sector) }
    }

    /// Pins something to the panel; without anything in particular, the next thing in the sector looked at.
    pub(super) fn inspect(&mut self, what: Option<Inspected>) {
        let Some((sector, _)) = self.looked.filter(|_| what.is_none()) else {
            self.pinned = what;
            return;
        };
        let public = &self.stage.shown().public;
        let here = |at: &usize| public.enemies.get(*at).is_some_and(|enemy| enemy.is_up() && enemy.sector == sector);
        let mut things: Vec<Inspected> =
            (0..public.enemies.len()).filter(here).map(|at| Inspected::Enemy(EnemyId(at as u16))).collect();
        if public.player.sector == sector {
            things.push(Inspected::Agent);
        }
        things.push(Inspected::Sector(sector));
        let at = self.pinned.and_then(|pinned| things.iter().position(|thing| *thing == pinned));
        self.pinned = things.get(at.map_or(0, |at| (at + 1) % things.len())).copied();
    }

    /// What the panel tells of.
    pub(super) fn inspected(&self) -> Inspected {
        if let Some(pinned) = self.pinned {
            return pinned;
        }
        let aimed = self.choice.as_ref().and_then(Choice::focused);
        if let Some(Action::Attack { gear, target }) = aimed {
            return Inspected::Attack { gear, target };
        }
        let about = self.looked.map(|(sector, _)| self.about(sector));
        if let Some(Inspected::Enemy(id)) = about {
            return Inspected::Enemy(id);
        }
        self.stage.actor().or_else(|| self.nearest_enemy()).map_or(Inspected::Agent, Inspected::Enemy)
    }

    fn nearest_enemy(&self) -> Option<EnemyId> {
        let view = self.stage.shown();
        let scene = crate::stealth::Scene { setup: &view.setup, public: &view.public };
        let up = scene.enemies().filter(|(_, enemy)| enemy.is_up());
        up.map(|(id, _)| id).min_by_key(|&id| scene.nearness(id))
    }

    fn inspected_enemy(&self) -> Option<EnemyId> {
        match self.inspected() {
            Inspected::Enemy(id) | Inspected::Attack { target: id, .. } => Some(id),
            _ => None,
        }
    }

    /// The sector that is asked about, and what is being chosen for it.
    fn asked(&self) -> Option<(Sector, Option<Action>)> {
        if self.stage.is_moving() {
            return None;
        }
        let action = self.current_choice().and_then(|choice| choice.focused());
        let aimed = action.and_then(|action| place(self.scene().public, action));
        let sector = self.looked.map(|(sector, _)| sector).or(aimed)?;
        Some((sector, action.filter(|_| aimed == Some(sector))))
    }

    /// What the map answers about the sector looked at.
    pub(super) fn answer<T>(&mut self, desk: &Desk, tell: impl FnOnce(&Asked) -> T) -> Option<T> {
        let (sector, action) = self.asked()?;
        let outlook = self.outlook.get();
        Some(tell(&Asked { desk, view: self.stage.shown(), sector, outlook, action }))
    }

    /// The tooltip in the nearest gap of the map, joined to its sector.
    fn floating_tip(&mut self, ui: &Ui, desk: &Desk, layout: &Layout) {
        let now = Desk::now(ui.ctx());
        let rested = self.looked.is_none_or(|(_, since)| now - since >= 0.15);
        if !rested {
            ui.ctx().request_repaint_after_secs(0.15);
            return;
        }
        let frame = self.camera.frame(&self.setup().mission, map_room(layout));
        let public = &self.stage.shown().public;
        let people = public.enemies.iter().filter(|enemy| enemy.is_up()).map(|enemy| enemy.sector);
        let places = self.current_choice().map(|choice| choice.places(public)).unwrap_or_default();
        let aims = places.into_iter().map(|(sector, _)| sector);
        let busy = people.chain(aims).chain([public.player.sector]);
        let busy: Vec<Rect> = busy.map(|sector| frame.rect(sector)).collect();
        let sectors: Vec<Rect> = self.setup().mission.walk().sectors().iter().map(|&s| frame.rect(s)).collect();
        let (room, size) = (layout.map.shrink(6.0), self.tip_size);
        let shown = self.answer(desk, |asked| {
            float::show(ui.ctx(), frame.rect(asked.sector), room, (&busy, &sectors), size, |ui| asked.brief(ui))
        });
        self.tip_size = shown.unwrap_or(self.tip_size);
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

/// What ways are shown.
#[derive(Default)]
struct Ways {
    planned: Vec<Sector>,
    hovered: Vec<Sector>,
    reachable: Vec<Sector>,
    heard: Vec<Sector>,
}

/// A shortest way from the player to a sector.
fn way(scene: crate::stealth::Scene, to: Sector) -> Vec<Sector> {
    let mut way = vec![scene.here()];
    let mut at = scene.here();
    while at != to {
        let Some(next) = scene.walk().toward(at, to).next() else { return Vec::new() };
        way.push(next);
        at = next;
    }
    way
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
