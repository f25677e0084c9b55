//! What is drawn on the map for the player's plans: ways, sectors within reach, marks.

use super::{
    Mission,
    choice::{Among, Choice, Purpose, place},
};
use crate::{
    stealth::{Action, Deed, Phase, Scene, Sector},
    ui::map::Mark,
};

/// What ways are shown.
#[derive(Default)]
pub struct Ways {
    /// The next step, as it is planned.
    pub planned: Vec<Sector>,
    /// The way to what is looked at.
    pub hovered: Vec<Sector>,
    /// Where one step leads.
    pub reachable: Vec<Sector>,
    /// Where the noise of the step would be heard.
    pub heard: Vec<Sector>,
}

/// Where noise in these sectors is heard.
fn heard(scene: Scene, noise: [Sector; 2]) -> Vec<Sector> {
    let near = |sector: &&Sector| noise.iter().any(|&at| scene.walk().within(at, **sector, 1));
    scene.walk().sectors().iter().filter(near).copied().collect()
}

/// A shortest way from the player to a sector.
fn way(scene: Scene, to: Sector) -> Vec<Sector> {
    let mut way = vec![scene.here()];
    let mut at = scene.here();
    while at != to {
        let Some(next) = scene.walk().toward(at, to).next() else { return Vec::new() };
        way.push(next);
        at = next;
    }
    way
}

impl Mission {
    /// The ways shown on the map.
    pub(super) fn ways(&mut self, choice: Option<&Choice>) -> Ways {
        if self.stage.is_moving() {
            return Ways::default();
        }
        let scene = self.scene();
        let here = scene.here();
        let mut ways = Ways { reachable: self.reachable(choice), ..Ways::default() };
        let looked = self.looked.map(|(sector, _)| sector);
        if let Some(to) = looked.filter(|to| ways.reachable.contains(to)) {
            ways.planned = vec![here, to];
            let second = choice.is_some_and(|choice| choice.purpose == Purpose::Deed(Deed::SecondMove));
            if (second || scene.public.phase == Phase::Second) && !scene.public.boost.silent {
                ways.heard = heard(scene, [here, to]);
            }
        } else if let Some(to) = looked.filter(|_| choice.is_none()) {
            ways.hovered = way(scene, to);
        }
        if let Some(Action::Move { to }) = self.hinted() {
            ways.planned = vec![here, to];
        }
        ways
    }

    /// Where one step leads now, unless something else is being chosen.
    fn reachable(&self, choice: Option<&Choice>) -> Vec<Sector> {
        let actions = match choice.map(|choice| (choice.purpose, &choice.among)) {
            None => self.session.options(),
            Some((Purpose::Deed(Deed::Move | Deed::SecondMove), Among::Places { actions, .. })) => actions.clone(),
            Some(_) => Vec::new(),
        };
        let to = |action: &Action| if let Action::Move { to } = action { Some(*to) } else { None };
        actions.iter().filter_map(to).collect()
    }

    fn hinted(&mut self) -> Option<Action> {
        let hint = self.hint.as_mut()?.get().copied().flatten()?;
        Some(hint.action)
    }

    /// The sectors that are marked, and why.
    pub(super) fn marks(&mut self, choice: Option<&Choice>) -> Vec<(Sector, Mark)> {
        let public = self.session.game().game().public();
        let mut marks: Vec<(Sector, Mark)> = Vec::new();
        if let Some(choice) = choice {
            let focused = choice.focused();
            for (sector, action) in choice.places(public) {
                let aims = matches!(action, Action::Attack { .. }) || Some(action) == focused;
                let mark = if aims { Mark::Target } else { Mark::Choice };
                // Where the player may go has a frame of its own, and who is aimed at has brackets around the token.
                let is_shown = matches!(action, Action::Attack { .. }) && Some(action) == focused;
                if !matches!(action, Action::Move { .. }) && !is_shown {
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
}
