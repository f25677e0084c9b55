//! How likely each enemy comes to a sector, or searches it, in the coming enemy phase: a quick guess, not a forecast.

use smallvec::SmallVec;

use super::{
    brief::Brief,
    habit::{AHEAD, Habit},
};
use crate::stealth::{CHOICES, Enemy, EnemyId, Lure, Modifier, Nature, Scene, Sector, Strike, senses};

/// Where an enemy stands, and where its next moves would lead it.
type Path = SmallVec<[Sector; AHEAD]>;

/// One enemy as a danger.
pub(super) struct Threat<'a> {
    /// Which.
    pub id: EnemyId,
    /// Its way if it hears nothing.
    path: Path,
    /// Its way with the noises that are on the map.
    quiet: Path,
    /// What it tends to do, or will do where that is known.
    habit: &'a Habit,
    /// How far it hears.
    earshot: u16,
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
pub(super) fn threats<'a>(scene: Scene, brief: &'a Brief) -> SmallVec<[Threat<'a>; 8]> {
    let bonus = scene.mission().alarm().map_or(0, |_| scene.mission().bonus(scene.public.alarm));
    let seen = foreseen(scene);
    let active = scene.enemies().filter(|(id, enemy)| enemy.is_up() && !enemy.dazed && !scene.trick(*id).fooled);
    let threat = |(id, enemy): (EnemyId, &Enemy)| {
        let kind = scene.mission().kind(enemy.kind);
        let hits = |how| brief.chance(kind.attack.into(), scene.armor_against(how), *CHOICES.start());
        let drawn = seen.iter().find(|(on, _)| *on == id).map(|&(_, card)| kind.band(bonus + card));
        let band = scene.trick(id).intent.map(usize::from).or(drawn);
        let known = band.and_then(|band| brief.certain(enemy.kind, band));
        let mut threat = Threat {
            id,
            path: path(scene, id),
            quiet: Path::new(),
            habit: known.unwrap_or_else(|| brief.habit(enemy.kind, bonus)),
            earshot: senses::earshot(scene, id),
            camera: kind.nature == Nature::Camera,
            hit: hits(Strike::Action),
            intercept: hits(Strike::Intercept),
        };
        threat.quiet = threat.lured(scene, &scene.public.noise);
        threat
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
fn path(scene: Scene, id: EnemyId) -> Path {
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

    /// How it may meet a player who ends their turn in `sector`, with these noises on the map: those that are there
    /// now, and more after them.
    pub fn meeting(&self, scene: Scene, sector: Sector, noise: &[Sector]) -> Meeting {
        let more = noise.get(scene.public.noise.len()..).unwrap_or_default();
        if self.camera || self.hears_none(scene, more) {
            self.on_way(scene, sector, &self.quiet)
        } else if self.reaches(scene, sector) {
            self.on_way(scene, sector, &self.lured(scene, noise))
        } else {
            Meeting::default()
        }
    }

    /// How it meets the player on this way.
    fn on_way(&self, scene: Scene, sector: Sector, path: &[Sector]) -> Meeting {
        let places = |is: &dyn Fn(Sector) -> bool| -> usize {
            path.iter().enumerate().map(|(place, &at)| usize::from(is(at)) << place).sum()
        };
        let here = places(&|at| at == sector);
        if self.camera {
            let seen = places(&|at| at == sector || scene.walk().adjacent(at, sector));
            let finds = self.habit.finds(path.len(), seen);
            return Meeting { enters: self.habit.comes(here).max(finds), finds };
        }
        Meeting { enters: self.habit.comes(here), finds: self.habit.finds(path.len(), here) }
    }

    /// Whether it hears none of these where noise may draw it off its way.
    fn hears_none(&self, scene: Scene, noise: &[Sector]) -> bool {
        let listens = || self.quiet.iter().take(AHEAD - 1);
        noise.iter().all(|&to| listens().all(|&at| !self.hears(scene, at, to)))
    }

    /// Whether noise in another sector reaches it at `at`.
    fn hears(&self, scene: Scene, at: Sector, to: Sector) -> bool {
        scene.walk().distance(to, at).is_some_and(|far| far > 0 && far <= self.earshot)
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
    fn lured(&self, scene: Scene, noise: &[Sector]) -> Path {
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
