//! What a sector is called and what stands in it, in words.

use super::panels::sector_room;
use crate::{
    stealth::{Need, Public, Scene, Sector, View},
    ui::Desk,
    words::stealth::Teller,
};

/// The whole name of a sector's control: what it is, and what stands there.
pub fn name(desk: &Desk, view: &View, sector: Sector) -> String {
    let teller = Teller::of(&desk.words, view);
    let fill = [("sector", teller.sector(sector).into()), ("room", sector_room(desk, view, sector).into())];
    let mut parts = vec![desk.with("ui-map-sector", &fill)];
    parts.extend(contents(desk, view, sector));
    parts.join(", ")
}

/// What stands in a sector, each in a few words.
pub fn contents(desk: &Desk, view: &View, sector: Sector) -> Vec<String> {
    let (teller, public) = (Teller::of(&desk.words, view), &view.public);
    let scene = Scene { setup: &view.setup, public };
    let mut list = Vec::new();
    if public.player.sector == sector {
        list.push(desk.text(if public.player.hidden { "ui-map-you-hidden" } else { "ui-map-you" }));
    }
    let here = scene.enemies().filter(|(_, enemy)| enemy.sector == sector);
    for (id, enemy) in here {
        let key = match enemy.condition {
            crate::stealth::Condition::Up if enemy.overwatch => "ui-map-watcher",
            crate::stealth::Condition::Up => "ui-map-enemy",
            crate::stealth::Condition::Down => "ui-map-body",
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
        let Some(objective) = plan.objectives.get(id.index()) else { continue };
        let key = if objective.need == Need::Optional { "ui-map-optional" } else { "ui-map-objective" };
        list.push(teller.alarming(objective, desk.with(key, &[("name", teller.objective(id).into())])));
    }
    let keys = plan.keys.iter().enumerate().filter(|(at, place)| {
        **place == sector && scene.public.keys_gone & 1u32.checked_shl(*at as u32).unwrap_or(0) == 0
    });
    list.extend(keys.map(|_| desk.text("ui-map-key")));
    if scene.lock(sector).is_some() {
        list.push(desk.text("ui-map-locked"));
    }
    if plan.exit == sector {
        list.push(desk.text("ui-map-exit"));
    }
    if plan.entrance == Some(sector) {
        list.push(desk.text("ui-map-entrance"));
    }
}

fn tokens(desk: &Desk, public: &Public, sector: Sector, list: &mut Vec<String>) {
    if public.noise.contains(&sector) {
        list.push(desk.text("ui-map-noise"));
    }
    if public.detection.contains(&sector) {
        list.push(desk.text("ui-map-detection"));
    }
}
