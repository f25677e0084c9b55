//! What an enemy can notice and where that draws it. Guards, overlays, odds, bots and solver all ask here.

use super::{
    Enemy, EnemyId, Lure, Nature, Sector,
    ground::{Ground, Steps},
    scene::Scene,
};

/// How far noise carries to ordinary ears (ST-TOK-05).
const EARSHOT: u16 = 1;
/// How far it carries to keen ones.
const KEEN_EARSHOT: u16 = 2;

/// Whether an enemy that acts now sees the player: same sector, and not hidden (ST-EN-07).
pub fn sees(scene: Scene, id: EnemyId) -> bool {
    let enemy = scene.enemy(id);
    let shown = !scene.public.player.hidden || nature(scene, enemy) == Nature::Thorough;
    enemy.sector == scene.here() && shown && !scene.trick(id).fooled
}

/// Whether a search by this enemy finds the player (ST-EN-05).
pub fn search_finds(scene: Scene, id: EnemyId) -> bool {
    search_covers(scene, id, scene.here()) && !scene.trick(id).fooled
}

/// Whether a search by this enemy covers a sector: its own, and for a camera those around it.
pub fn search_covers(scene: Scene, id: EnemyId, sector: Sector) -> bool {
    let enemy = scene.enemy(id);
    let around = nature(scene, enemy) == Nature::Camera && scene.walk().adjacent(enemy.sector, sector);
    enemy.sector == sector || around
}

/// How many moves away this enemy hears noise.
pub fn earshot(scene: Scene, id: EnemyId) -> u16 {
    hears_within(nature(scene, scene.enemy(id)))
}

/// How many moves away enemies of this nature hear noise.
pub fn hears_within(nature: Nature) -> u16 {
    if nature == Nature::KeenEars { KEEN_EARSHOT } else { EARSHOT }
}

/// What takes an enemy with moves left off its patrol, and the sectors it may enter for it: noise before detection
/// tokens (ST-EN-10, ST-EN-12).
pub fn lured(scene: Scene, id: EnemyId) -> Option<(Lure, Steps)> {
    let steps = |lure| Some((lure, steps(scene, id, lure))).filter(|(_, steps)| !steps.is_empty());
    steps(Lure::Noise).or_else(|| steps(Lure::Detection))
}

/// The sectors an enemy may enter next for this lure; several where the player chooses among equals.
pub fn steps(scene: Scene, id: EnemyId, lure: Lure) -> Steps {
    let enemy = scene.enemy(id);
    if nature(scene, enemy) == Nature::Camera {
        return Steps::new();
    }
    let ground = scene.mission().ground(enemy.kind);
    match lure {
        Lure::Noise => toward_nearest(ground, enemy.sector, &scene.public.noise, earshot(scene, id)),
        Lure::Detection => toward_detection(scene, ground, enemy),
        Lure::Patrol => patrol_steps(scene, ground, enemy),
    }
}

/// Whether the enemy is off its patrol, and which waypoint it heads for: an investigation ends where its round is met
/// again (ST-EN-19).
pub fn footing(scene: Scene, enemy: &Enemy) -> (bool, u8) {
    if !enemy.astray {
        return (false, enemy.target);
    }
    let ground = scene.mission().ground(enemy.kind);
    let resumed = scene.mission().patrol(enemy.patrol).resume(ground, enemy.sector, enemy.target);
    resumed.map_or((true, enemy.target), |target| (false, target))
}

/// The enemy after one move to `to` for this lure, with its place in its round kept.
pub fn walked(scene: Scene, enemy: &Enemy, to: Sector, lure: Lure) -> Enemy {
    let (astray, target) = footing(scene, enemy);
    let patrol = scene.mission().patrol(enemy.patrol);
    let reached = !astray && lure == Lure::Patrol && patrol.stops().get(usize::from(target)) == Some(&to);
    let target = if reached { patrol.next_target(target) } else { target };
    let astray = astray || lure != Lure::Patrol;
    Enemy { came_from: Some(enemy.sector), sector: to, target, astray, ..enemy.clone() }
}

/// The sectors this enemy may enter with up to `moves` moves, by what lies on the map now, in the order it may come to
/// them.
pub fn reach(scene: Scene, id: EnemyId, moves: u8) -> Vec<Sector> {
    let mut public = scene.public.clone();
    let mut found = Vec::new();
    let mut paths = vec![scene.enemy(id).clone()];
    for _ in 0..moves {
        let mut next = Vec::new();
        for enemy in paths {
            if let Some(one) = public.enemies.get_mut(id.index()) {
                one.clone_from(&enemy);
            }
            let now = Scene { public: &public, ..scene };
            if sees(now, id) {
                continue;
            }
            let (lure, ways) = lured(now, id).unwrap_or_else(|| (Lure::Patrol, steps(now, id, Lure::Patrol)));
            next.extend(ways.into_iter().map(|to| walked(now, &enemy, to, lure)));
        }
        found.extend(next.iter().map(|enemy| enemy.sector));
        paths = next;
    }
    found.dedup();
    found
}

fn nature(scene: Scene, enemy: &Enemy) -> Nature {
    scene.mission().kind(enemy.kind).nature
}

/// Steps to the nearest detection token (ST-AMB-04); a tracker also heads for the last one after it was cleared.
fn toward_detection(scene: Scene, ground: &Ground, enemy: &Enemy) -> Steps {
    let steps = toward_nearest(ground, enemy.sector, &scene.public.detection, u16::MAX);
    match scene.public.trail {
        Some(trail) if steps.is_empty() && nature(scene, enemy) == Nature::Tracker => {
            ground.toward(enemy.sector, trail).collect()
        }
        _ => steps,
    }
}

/// The first steps of all shortest ways to the nearest of `goals` that is not underfoot and at most `reach` away.
fn toward_nearest(ground: &Ground, from: Sector, goals: &[Sector], reach: u16) -> Steps {
    let far = |goal: Sector| ground.distance(from, goal).filter(|&far| far > 0 && far <= reach);
    let Some(nearest) = goals.iter().filter_map(|&goal| far(goal)).min() else { return Steps::new() };
    let mut steps = Steps::new();
    for &goal in goals.iter().filter(|&&goal| far(goal) == Some(nearest)) {
        for step in ground.toward(from, goal) {
            if !steps.contains(&step) {
                steps.push(step);
            }
        }
    }
    steps.sort_unstable();
    steps
}

/// Steps along the patrol, or back to it (ST-EN-15, ST-EN-17, ST-EN-19).
fn patrol_steps(scene: Scene, ground: &Ground, enemy: &Enemy) -> Steps {
    let patrol = scene.mission().patrol(enemy.patrol);
    match patrol.stops() {
        [] => ground.toward(enemy.sector, enemy.home).collect(),
        [only] => ground.toward(enemy.sector, *only).collect(),
        _ => match footing(scene, enemy) {
            (true, _) => patrol.steps_back(ground, enemy.sector),
            (false, target) => patrol.steps(ground, enemy.sector, enemy.came_from, target),
        },
    }
}
