//! What stands in a sector, as short signs.

use super::super::ink::{Ink, Piece, piece};
use crate::stealth::{Enemy, EnemyId, Need, PatrolId, Scene, Sector, View};

/// The sign of the agent.
pub const AGENT: &str = "@";
/// The sign of noise.
pub const NOISE: &str = "~";
/// The sign of a detection token.
pub const DETECTION: &str = "!";
/// The sign of something that must be taken.
pub const OBJECTIVE: &str = "◆";
/// The sign of something that may be taken.
pub const OPTIONAL: &str = "◇";
/// The sign of a key.
pub const KEY: &str = "k";
/// The sign of a lock.
pub const LOCK: &str = "#";
/// The sign of the exit.
pub const EXIT: &str = ">";
/// The sign of the entrance of reinforcements.
pub const ENTRANCE: &str = "<";

/// The short sign of an enemy: the first letter of its kind and its number.
pub fn enemy_sign(view: &View, id: EnemyId, enemy: &Enemy) -> String {
    let kind = &view.setup.mission.kind(enemy.kind).name;
    let letter = kind.chars().next().unwrap_or('?').to_uppercase();
    format!("{letter}{}", id.index() + 1)
}

/// What a sector is and holds: its letter, then what lies there.
pub fn fixtures(view: &View, sector: Sector, inspected: Option<PatrolId>) -> Vec<Piece> {
    let plan = view.setup.mission.plan();
    let mut signs = Vec::new();
    if let Some(letter) = view.setup.mission.cell(sector).and_then(|cell| cell.letter) {
        signs.push(piece(letter.to_string(), Ink::Title));
    }
    if scene(view).lock(sector).is_some() {
        signs.push(piece(LOCK, Ink::Lock));
    }
    if plan.exit == sector {
        signs.push(piece(EXIT, Ink::Exit));
    }
    if plan.entrance == Some(sector) {
        signs.push(piece(ENTRANCE, Ink::Alarm));
    }
    for id in view.setup.mission.objectives_at(sector).filter(|id| view.public.taken & (1 << id.0) == 0) {
        let required = plan.objectives.get(id.index()).is_some_and(|objective| objective.need == Need::Required);
        signs.push(piece(if required { OBJECTIVE } else { OPTIONAL }, Ink::Objective));
    }
    let keys =
        plan.keys.iter().enumerate().filter(|(at, key)| **key == sector && view.public.keys_gone & (1 << at) == 0);
    signs.extend(keys.map(|_| piece(KEY, Ink::Objective)));
    signs.extend(inspected.into_iter().flat_map(|patrol| waypoints(view, sector, patrol)));
    signs
}

/// The numbers of the stops a patrol has in a sector, `1` being the first.
fn waypoints(view: &View, sector: Sector, patrol: PatrolId) -> Vec<Piece> {
    let colour = view.public.enemies.iter().find(|enemy| enemy.patrol == patrol).map(|enemy| enemy.colour);
    let stops = view.setup.mission.patrol(patrol).stops().iter().enumerate();
    let here = stops.filter(|(_, stop)| **stop == sector);
    here.map(|(at, _)| piece(format!("{}", at + 1), colour.map_or(Ink::Plain, Ink::Patrol))).collect()
}

/// Noise and detection tokens in a sector.
pub fn traces(view: &View, sector: Sector) -> Vec<Piece> {
    let noise = view.public.noise.contains(&sector).then(|| piece(NOISE, Ink::Noise));
    let detection = view.public.detection.contains(&sector).then(|| piece(DETECTION, Ink::Danger));
    noise.into_iter().chain(detection).collect()
}

/// Who is in a sector: the agent, enemies on their feet, bodies. An enemy that has detected the agent or keeps watch
/// says so with a sign after its number.
pub fn people(view: &View, sector: Sector) -> Vec<Piece> {
    let player = &view.public.player;
    let agent = (player.sector == sector).then(|| piece(AGENT, Ink::Agent));
    let up = scene(view).enemies().filter(|(_, enemy)| enemy.is_up() && enemy.sector == sector).map(|(id, enemy)| {
        let state = match (enemy.detects, enemy.overwatch) {
            (true, _) => "!",
            (false, true) => "*",
            (false, false) => "",
        };
        piece(format!("{}{state}", enemy_sign(view, id, enemy)), Ink::Patrol(enemy.colour))
    });
    let bodies = scene(view).bodies_in(sector).map(|id| piece(format!("x{}", id.index() + 1), Ink::Body));
    agent.into_iter().chain(up).chain(bodies).collect()
}

/// The situation, to ask questions of.
pub fn scene(view: &View) -> Scene<'_> {
    Scene { setup: &view.setup, public: &view.public }
}
