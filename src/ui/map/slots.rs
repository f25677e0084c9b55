//! Where everything in a sector stands.

use std::collections::BTreeMap;

use egui::{Pos2, Vec2, vec2};

use super::{Motion, Picture, Tale, ease, layout, threat};
use crate::stealth::{Actor, EnemyId, Sector};

/// Something that stands in the middle of a sector.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// The player.
    Player,
    /// An enemy on its feet.
    Enemy(EnemyId),
    /// A body.
    Body(EnemyId),
    /// An objective, by its place in the list.
    Objective(usize),
    /// The exit.
    Exit,
    /// Where reinforcements come in.
    Entrance,
    /// Where the player began.
    Start,
    /// A noise token.
    Noise,
    /// A detection token.
    Detection,
    /// So many more than there is room for.
    More(usize),
}

/// Where everything in the middle of the sectors stands, what lies on top last.
#[derive(Debug, Default)]
pub struct Slots {
    places: Vec<(Occupant, Sector, Pos2)>,
    /// Tokens that found no room in the middle, for the corner at the top right.
    pub cornered: Vec<(Occupant, Sector)>,
}

impl Slots {
    /// The slots of a picture.
    pub fn of(picture: &Picture) -> Self {
        let mut slots = Self::default();
        for (sector, inside) in inhabitants(picture) {
            slots.settle(picture, sector, inside);
        }
        for motion in picture.motion {
            if let Some((who, sector, at)) = under_way(picture, *motion) {
                slots.places.push((who, sector, at));
            }
        }
        slots
    }

    /// Everything with its place.
    pub fn iter(&self) -> impl Iterator<Item = (Occupant, Sector, Pos2)> {
        self.places.iter().copied()
    }

    /// Where somebody or something stands.
    fn find(&self, who: Occupant) -> Option<Pos2> {
        self.places.iter().find(|place| place.0 == who).map(|place| place.2)
    }

    /// Where the player stands.
    pub fn player(&self) -> Pos2 {
        self.find(Occupant::Player).unwrap_or_default()
    }

    /// Where an enemy stands or lies.
    pub fn enemy(&self, enemy: EnemyId) -> Option<Pos2> {
        self.find(Occupant::Enemy(enemy)).or_else(|| self.find(Occupant::Body(enemy)))
    }

    /// Gives everything in a sector its place.
    fn settle(&mut self, picture: &Picture, sector: Sector, mut inside: Vec<Occupant>) {
        if inside.len() > 1 {
            inside.retain(|one| *one != Occupant::Start);
        }
        if inside.len() > 1 {
            let is_token = |one: &Occupant| matches!(one, Occupant::Noise | Occupant::Detection);
            let cornered = inside.iter().filter(|one| is_token(one)).map(|&one| (one, sector));
            self.cornered.extend(cornered);
            inside.retain(|one| !is_token(one));
        }
        if inside.len() > 4 {
            let more = inside.len() - 3;
            inside.truncate(3);
            inside.push(Occupant::More(more));
        }
        let (mut centre, tile) = (middle(picture, sector), picture.frame.tile());
        if let [only] = inside[..] {
            centre += aside(picture.tale, only) * tile;
        }
        for (one, offset) in inside.iter().zip(layout::places(inside.len())) {
            self.places.push((*one, sector, centre + vec2(offset.0, offset.1) * tile));
        }
    }
}

/// How far beside the middle something stands that has its sector for itself, in parts of its side: where lines run and
/// numbers are told, things keep clear of them.
fn aside(tale: Tale, one: Occupant) -> Vec2 {
    match one {
        Occupant::Body(_) => vec2(0.15, -0.16),
        Occupant::Objective(_) | Occupant::Exit | Occupant::Detection if tale != Tale::Now => vec2(-0.22, -0.2),
        _ => Vec2::ZERO,
    }
}

/// The middle of a sector: a little up and left where a threat plate takes the corner.
pub fn middle(picture: &Picture, sector: Sector) -> Pos2 {
    let rect = picture.frame.rect(sector);
    // The plate does not shrink with the sector: on small ones more room must be made for it.
    let small = ((94.0 - rect.width()) / 38.0).clamp(0.0, 1.0);
    rect.center() - rect.size() * (0.08 + 0.08 * small) * threat::plate_strength(picture, sector)
}

/// Everything in the middle of each sector, the most important first. Whoever is under way is not in any.
fn inhabitants(picture: &Picture) -> BTreeMap<Sector, Vec<Occupant>> {
    let (plan, public) = (picture.setup.mission.plan(), picture.public);
    let mut inside: BTreeMap<Sector, Vec<Occupant>> = BTreeMap::new();
    let mut put = |sector, one| inside.entry(sector).or_default().push(one);
    actors(picture).for_each(|(one, sector)| put(sector, one));
    bodies(picture).for_each(|(body, sector)| put(sector, Occupant::Body(body)));
    for (at, objective) in plan.objectives.iter().enumerate() {
        if picture.tale == Tale::Whole || at >= 32 || public.taken & 1 << at == 0 {
            put(objective.sector, Occupant::Objective(at));
        }
    }
    put(plan.exit, Occupant::Exit);
    plan.entrance.into_iter().for_each(|sector| put(sector, Occupant::Entrance));
    let noise = public.noise.iter().filter(|_| picture.tale == Tale::Now);
    noise.for_each(|&sector| put(sector, Occupant::Noise));
    pins(picture).for_each(|sector| put(sector, Occupant::Detection));
    put(plan.start, Occupant::Start);
    inside
}

/// The player and the enemies on their feet, those who are not under way. A tale that is told whole has none.
fn actors(picture: &Picture) -> impl Iterator<Item = (Occupant, Sector)> {
    let player = (picture.tale == Tale::Now && !is_moving(picture, Actor::Player))
        .then_some((Occupant::Player, picture.public.player.sector));
    let up = picture.scene().enemies().filter(|(_, enemy)| picture.tale != Tale::Whole && enemy.is_up());
    let standing = up.filter(|(id, _)| !is_moving(picture, Actor::Enemy(*id)));
    player.into_iter().chain(standing.map(|(id, enemy)| (Occupant::Enemy(id), enemy.sector)))
}

/// The bodies on the map; in a tale all that ever fell.
fn bodies(picture: &Picture) -> impl Iterator<Item = (EnemyId, Sector)> {
    let lying = picture.public.bodies.iter().filter(|_| picture.tale != Tale::Whole);
    let lying = lying.map(|&body| (body, picture.scene().enemy(body).sector));
    lying.chain(picture.fallen.iter().copied())
}

/// The detection pins on the map and those that drop just now; in a tale wherever the player was noticed.
fn pins(picture: &Picture) -> impl Iterator<Item = Sector> {
    let lying = picture.public.detection.iter().copied().filter(|_| picture.tale == Tale::Now);
    let dropping = picture.motion.iter().filter_map(|motion| match *motion {
        Motion::Drop { sector, .. } => Some(sector),
        _ => None,
    });
    let dropping = dropping.filter(|sector| !picture.public.detection.contains(sector));
    lying.chain(dropping).chain(picture.pins.iter().copied())
}

/// Whether somebody is under way in this picture.
pub fn is_moving(picture: &Picture, actor: Actor) -> bool {
    let moves =
        |motion: &Motion| matches!(*motion, Motion::Walk { who, .. } | Motion::Glide { who, .. } if who == actor);
    picture.motion.iter().any(moves)
}

/// Who is under way in a motion, and where; facts without movement are told at their end.
fn under_way(picture: &Picture, motion: Motion) -> Option<(Occupant, Sector, Pos2)> {
    let (who, from, to, part) = match motion {
        Motion::Walk { who, from, to, t } => (who, from, to, ease::in_out_cubic(t)),
        Motion::Glide { who, from, to, t } => (who, from, to, ease::linear(t)),
        _ => return None,
    };
    let part = if picture.reduced { 1.0 } else { part };
    let at = middle(picture, from).lerp(middle(picture, to), part);
    let who = match who {
        Actor::Player => Occupant::Player,
        Actor::Enemy(id) => Occupant::Enemy(id),
    };
    Some((who, to, at))
}
