//! How likely each enemy comes to a sector, or searches it, in the coming enemy phase: a quick guess, not a forecast.

use smallvec::SmallVec;

use super::brief::{Brief, Row};
use crate::stealth::{CHOICES, Enemy, EnemyId, Lure, Modifier, Nature, Scene, Sector, Strike, senses};

/// How many moves ahead enemies are followed.
const AHEAD: usize = 3;

/// One enemy as a danger.
pub(super) struct Threat<'a> {
    /// Which.
    pub id: EnemyId,
    /// Where it stands, and where its next moves would lead it.
    path: SmallVec<[Sector; AHEAD]>,
    /// What it tends to do.
    rows: &'a [Row],
    /// What it will do, where that is known.
    certain: Option<Row>,
    /// How far it hears.
    earshot: u16,
    /// Whether it finds the hidden without a search.
    thorough: bool,
    /// Whether it is a camera, whose searches reach the next sectors.
    camera: bool,
    /// How likely its attack hits.
    pub hit: f32,
    /// How likely it hits a player who leaves its sector.
    pub intercept: f32,
}

/// How an enemy may meet the player at the end of their turn.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Meeting {
    /// The chance that it is or comes into the player's sector.
    pub enters: f32,
    /// The chance that it finds a hidden player.
    pub finds: f32,
}

/// All enemies that will act.
pub(super) fn threats<'a>(scene: Scene<'a>, brief: &'a Brief) -> SmallVec<[Threat<'a>; 8]> {
    let bonus = scene.mission().alarm().map_or(0, |_| scene.mission().bonus(scene.public.alarm));
    let seen = foreseen(scene);
    let active = scene.enemies().filter(|(id, enemy)| enemy.is_up() && !enemy.dazed && !scene.trick(*id).fooled);
    let threat = |(id, enemy): (EnemyId, &Enemy)| {
        let kind = scene.mission().kind(enemy.kind);
        let hits = |how| brief.chance(kind.attack.into(), scene.armor_against(how), *CHOICES.start());
        let drawn = seen.iter().find(|(on, _)| *on == id).map(|&(_, card)| kind.band(bonus + card));
        let band = scene.trick(id).intent.map(usize::from).or(drawn);
        Threat {
            id,
            path: path(scene, id),
            rows: brief.habits(enemy.kind, bonus),
            certain: band.and_then(|band| brief.certain(enemy.kind, band)),
            earshot: senses::earshot(scene, id),
            thorough: kind.nature == Nature::Thorough,
            camera: kind.nature == Nature::Camera,
            hit: hits(Strike::Action),
            intercept: hits(Strike::Intercept),
        }
    };
    active.map(threat).collect()
}

/// The numbers of the cards the player has looked at, for those who will draw them if nothing comes between: the
/// nearest draws first.
fn foreseen(scene: Scene) -> SmallVec<[(EnemyId, i32); 8]> {
    if scene.public.known.is_empty() {
        return SmallVec::new();
    }
    let draws = |(id, enemy): &(EnemyId, &Enemy)| enemy.is_up() && !enemy.dazed && scene.trick(*id).intent.is_none();
    let mut line: SmallVec<[EnemyId; 8]> = scene.enemies().filter(draws).map(|(id, _)| id).collect();
    line.sort_by_key(|&id| scene.nearness(id));
    let number = |card: &Modifier| match card {
        Modifier::Value(value) => i32::from(*value),
        Modifier::Choose => i32::from(*CHOICES.start()),
    };
    line.into_iter().zip(scene.public.known.iter().map(number)).collect()
}

/// Where an enemy's next moves lead it if nothing changes: the first of equal ways.
fn path(scene: Scene, id: EnemyId) -> SmallVec<[Sector; AHEAD]> {
    let enemy = scene.enemy(id);
    let mut path = SmallVec::from_slice(&[enemy.sector]);
    let token = senses::steps(scene, id, Lure::Detection);
    let ground = scene.mission().ground(enemy.kind);
    let patrol = scene.mission().patrol(enemy.patrol);
    let (astray, mut target) = senses::footing(scene, enemy);
    let mut came_from = enemy.came_from;
    while path.len() < AHEAD {
        let at = path[path.len() - 1];
        let next = if let [first, ..] = token[..] {
            // The nearest token draws it on; beyond the first step any shortest way will do for a guess.
            if path.len() == 1 {
                Some(first)
            } else {
                nearest_token(scene, at).and_then(|to| ground.toward(at, to).next())
            }
        } else if path.len() == 1 || astray {
            if path.len() == 1 { senses::steps(scene, id, Lure::Patrol).first().copied() } else { None }
        } else {
            patrol.steps(ground, at, came_from, target).first().copied()
        };
        let Some(next) = next else { break };
        if patrol.stops().get(usize::from(target)) == Some(&next) {
            target = patrol.next_target(target);
        }
        came_from = Some(at);
        path.push(next);
    }
    path
}

fn nearest_token(scene: Scene, at: Sector) -> Option<Sector> {
    let tokens = scene.public.detection.iter().copied();
    tokens.filter(|&to| to != at).min_by_key(|&to| scene.walk().distance(to, at))
}

impl Threat<'_> {
    /// Where it stands.
    pub fn at(&self) -> Sector {
        self.path[0]
    }

    /// How it may meet a player who ends their turn in `sector`, with these noises on the map.
    pub fn meeting(&self, scene: Scene, sector: Sector, noise: &[Sector]) -> Meeting {
        let mut meeting = Meeting::default();
        if !self.reaches(scene, sector) {
            return meeting;
        }
        let path = self.lured(scene, noise);
        for row in self.certain.as_ref().map_or(self.rows, std::slice::from_ref) {
            let walked = path.len().min(usize::from(row.moves) + 1);
            let stands = |at: usize| path.get(at.min(walked - 1)).copied();
            let arrives = path[..walked].contains(&sector);
            let searches = row
                .search
                .and_then(|after| stands(usize::from(after)))
                .is_some_and(|at| at == sector || self.camera && scene.walk().adjacent(at, sector));
            if arrives {
                meeting.enters += row.chance;
            }
            if searches || self.thorough && arrives {
                meeting.finds += row.chance;
            }
        }
        if self.camera {
            meeting.enters = meeting.enters.max(meeting.finds);
        }
        meeting
    }

    /// Whether any noise could bring it to a sector, or next to it where it is a camera.
    fn reaches(&self, scene: Scene, sector: Sector) -> bool {
        let within = |(step, &at): (usize, &Sector)| {
            let most = (AHEAD - 1).saturating_sub(step).max(usize::from(self.camera));
            scene.walk().distance(at, sector).is_some_and(|far| usize::from(far) <= most)
        };
        self.path.contains(&sector) || self.path.iter().enumerate().any(within)
    }

    /// Its path with these noises: the first it hears on its way draws it off.
    fn lured(&self, scene: Scene, noise: &[Sector]) -> SmallVec<[Sector; AHEAD]> {
        let mut path = self.path.clone();
        if noise.is_empty() || self.camera {
            return path;
        }
        for step in 0..AHEAD - 1 {
            let Some(&at) = path.get(step) else { break };
            let far = |to: Sector| scene.walk().distance(to, at).filter(|&far| far > 0 && far <= self.earshot);
            let heard = noise.iter().filter_map(|&to| far(to).map(|far| (far, to))).min();
            if let Some((_, to)) = heard {
                path.truncate(step + 1);
                path.extend(scene.walk().toward(at, to).next());
            }
        }
        path
    }
}
