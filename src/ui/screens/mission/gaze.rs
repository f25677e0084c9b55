//! What the player looks at, and what is told about it.

use egui::{Rect, Ui};

use super::{
    Mission, Posing, board,
    choice::{Choice, Purpose, place},
    float,
    layout::Layout,
    panels::Inspected,
    tip::Asked,
};
use crate::{
    stealth::{Action, EnemyId, Scene, Sector},
    ui::{Desk, input::Device},
};

impl Mission {
    /// Notes what is looked at: what is under the pointer, else what has focus where no mouse is used.
    pub(super) fn look_at(&mut self, ui: &Ui, desk: &Desk, hovered: Option<Sector>) {
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
        let scene = Scene { setup: &view.setup, public: &view.public };
        let up = scene.enemies().filter(|(_, enemy)| enemy.is_up());
        up.map(|(id, _)| id).min_by_key(|&id| scene.nearness(id))
    }

    /// The enemy an attack is being aimed at.
    pub(super) fn aimed_enemy(&self) -> Option<EnemyId> {
        match self.inspected() {
            Inspected::Attack { target, .. } => Some(target),
            _ => None,
        }
    }

    pub(super) fn inspected_enemy(&self) -> Option<EnemyId> {
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
        let choice = self.current_choice();
        let is_asked = choice.as_ref().is_some_and(|choice| matches!(choice.purpose, Purpose::Question(_)));
        if is_asked && self.looked.is_none() {
            // The question itself says what stands in focus.
            return None;
        }
        let action = choice.and_then(|choice| choice.focused());
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
    pub(super) fn floating_tip(&mut self, ui: &Ui, desk: &Desk, layout: &Layout) {
        let now = Desk::now(ui.ctx());
        let rested = self.looked.is_none_or(|(_, since)| now - since >= 0.15);
        if !rested {
            ui.ctx().request_repaint_after_secs(0.15);
            return;
        }
        let frame = self.camera.frame(&self.setup().mission, board::map_room(layout));
        let public = &self.stage.shown().public;
        let people = public.enemies.iter().filter(|enemy| enemy.is_up()).map(|enemy| enemy.sector);
        let places = self.current_choice().map(|choice| choice.places(public)).unwrap_or_default();
        let aims = places.into_iter().map(|(sector, _)| sector);
        let plan = self.setup().mission.plan();
        let things = plan.objectives.iter().map(|objective| objective.sector).chain(plan.keys.iter().copied());
        let busy = people.chain(aims).chain(things).chain([public.player.sector, plan.exit]);
        let busy: Vec<Rect> = busy.map(|sector| frame.rect(sector)).collect();
        let sectors: Vec<Rect> = self.setup().mission.walk().sectors().iter().map(|&s| frame.rect(s)).collect();
        let (room, size) = (layout.map.shrink(6.0), self.tip_size);
        let shown = self.answer(desk, |asked| {
            float::show(ui.ctx(), frame.rect(asked.sector), room, (&busy, &sectors), size, |ui| asked.brief(ui))
        });
        self.tip_size = shown.unwrap_or(self.tip_size);
    }
}
