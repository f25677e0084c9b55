//! What a sector is called and what stands in it, in words.

use crate::{
    stealth::{Need, Public, Scene, Sector, Setup, View},
    ui::Desk,
    words::stealth::Teller,
};

/// The key of what kind of place a tile shows.
const TILES: [&str; 11] = [
    "ui-tile-corridor",
    "ui-tile-junction",
    "ui-tile-office",
    "ui-tile-server-room",
    "ui-tile-laboratory",
    "ui-tile-storage",
    "ui-tile-guard-post",
    "ui-tile-concourse",
    "ui-tile-loading-bay",
    "ui-tile-plant-room",
    "ui-tile-stairs",
];

/// What kind of place a sector is.
pub fn tile(desk: &Desk, setup: &Setup, sector: Sector) -> String {
    let number = setup.mission.cell(sector).map_or(1, |cell| cell.tile).max(1);
    let at = usize::from((number - 1) % TILES.len() as u16);
    TILES.get(at).map(|key| desk.text(key)).unwrap_or_default()
}

/// A sector's kind and name, as a heading.
pub fn title(desk: &Desk, view: &View, sector: Sector) -> String {
    let name = Teller::of(&desk.words, view).sector(sector);
    let fill = [("tile", tile(desk, &view.setup, sector).into()), ("sector", name.into())];
    desk.with("ui-sector-title", &fill)
}

/// The whole name of a sector's control: what it is, and what stands there.
pub fn name(desk: &Desk, view: &View, sector: Sector) -> String {
    let teller = Teller::of(&desk.words, view);
    let fill = [("sector", teller.sector(sector).into()), ("tile", tile(desk, &view.setup, sector).into())];
    let mut parts = vec![desk.with("ui-sector-name", &fill)];
    parts.extend(contents(desk, view, sector));
    parts.join(", ")
}

/// What stands in a sector, each in a few words.
pub fn contents(desk: &Desk, view: &View, sector: Sector) -> Vec<String> {
    let (teller, public) = (Teller::of(&desk.words, view), &view.public);
    let scene = Scene { setup: &view.setup, public };
    let mut list = Vec::new();
    if public.player.sector == sector {
        list.push(desk.text(if public.player.hidden { "ui-sector-you-hidden" } else { "ui-sector-you" }));
    }
    let here = scene.enemies().filter(|(_, enemy)| enemy.sector == sector);
    for (id, enemy) in here {
        let key = match enemy.condition {
            crate::stealth::Condition::Up if enemy.overwatch => "ui-sector-watcher",
            crate::stealth::Condition::Up => "ui-sector-enemy",
            crate::stealth::Condition::Down => "ui-sector-body",
            crate::stealth::Condition::Gone => continue,
        };
        list.push(desk.with(key, &[("enemy", teller.enemy(id).into())]));
    }
    things(desk, scene, teller, sector, &mut list);
    tokens(desk, public, sector, &mut list);
    list
}

fn things(desk: &Desk, scene: Scene, teller: Teller, sector: Sector, list: &mut Vec<String>) {
    let plan = scene.mission().plan();
    for id in scene.mission().objectives_at(sector).filter(|id| scene.public.taken & (1 << id.0) == 0) {
        let optional = plan.objectives.get(id.index()).is_some_and(|objective| objective.need == Need::Optional);
        let key = if optional { "ui-sector-optional" } else { "ui-sector-objective" };
        list.push(desk.with(key, &[("name", teller.objective(id).into())]));
    }
    let keys = plan.keys.iter().enumerate().filter(|(at, place)| {
        **place == sector && scene.public.keys_gone & 1u32.checked_shl(*at as u32).unwrap_or(0) == 0
    });
    list.extend(keys.map(|_| desk.text("ui-sector-key")));
    if scene.lock(sector).is_some() {
        list.push(desk.text("ui-sector-locked"));
    }
    if plan.exit == sector {
        list.push(desk.text("ui-sector-exit"));
    }
    if plan.entrance == Some(sector) {
        list.push(desk.text("ui-sector-entrance"));
    }
}

fn tokens(desk: &Desk, public: &Public, sector: Sector, list: &mut Vec<String>) {
    if public.noise.contains(&sector) {
        list.push(desk.text("ui-sector-noise"));
    }
    if public.detection.contains(&sector) {
        list.push(desk.text("ui-sector-detection"));
    }
}
