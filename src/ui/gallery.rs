//! The pictures of the game: every screen and ten moments of missions, each built the same way every time.

mod lessons;
mod menus;

use super::{
    App, Screen,
    screens::{Codex, Mission, mission::Pose},
};
use crate::{
    engine::Rule,
    stealth::{Action, Mode, Setup},
};

/// One picture.
pub struct Shot {
    /// The name of its file, without the ending.
    pub name: &'static str,
    /// Brings a game at its title to what is to be seen.
    pub open: fn(&mut App),
}

/// All pictures, in the order a player meets them.
pub fn shots() -> Vec<Shot> {
    let mut shots = menus::shots();
    shots.extend([
        Shot { name: "codex-chapter", open: |app| open_codex(app, Codex::open_at(app.desk(), None)) },
        Shot { name: "codex-rule", open: |app| open_codex(app, Codex::open_at(app.desk(), Some(Rule("ST-ACT-06")))) },
        Shot { name: "codex-search", open: |app| open_codex(app, Codex::searching(app.desk(), "noise")) },
        Shot { name: "codex-enemy", open: |app| open_codex(app, Codex::open_at_enemy(app.desk(), "hound")) },
        Shot { name: "mission-begin", open: |app| open_mission(app, "night_audit", &[], None, Pose::default()) },
    ]);
    shots.extend(lessons::shots());
    shots
}

/// Opens a mission after these actions, with the last one still being shown where the pose says so.
fn open_mission(app: &mut App, id: &str, actions: &[Action], last: Option<Action>, pose: Pose) {
    let desk = app.desk_mut();
    let Ok(mission) = desk.catalog.mission(id) else { return };
    let setup =
        Setup { mission, gear: desk.catalog.starting_gear(), items: Vec::new(), mode: Mode::Lethal, stack: Vec::new() };
    let mission = Mission::after(desk, setup, 7, actions).posed(desk, last, pose);
    app.open(Screen::Mission(Box::new(mission)));
}

fn open_codex(app: &mut App, codex: Codex) {
    app.open(Screen::Codex(Box::new(codex)));
}
