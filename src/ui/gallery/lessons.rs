//! Pictures of lessons, beside what they speak of.

use super::Shot;
use crate::{
    stealth::{Action, Auto, Mode, Setup},
    ui::{App, Screen, lessons, screens::Mission},
};

/// Two lessons on the map, one at the action bar, one at a panel.
pub fn shots() -> Vec<Shot> {
    vec![
        Shot { name: "lesson-goal", open: |app| open(app, "night_audit", &[], "goal") },
        Shot { name: "lesson-patrol", open: |app| open(app, "night_audit", &[Action::Pass; 4], "patrol") },
        Shot { name: "lesson-second-step", open: |app| open(app, "night_audit", &[Action::Pass], "second-step") },
        Shot {
            name: "lesson-alarm",
            open: |app| open(app, "glass_quay", &[Action::Pass, Action::Pass], "alarm-moved"),
        },
    ]
}

/// Opens a mission after these actions, with everything learned but one lesson.
fn open(app: &mut App, id: &str, actions: &[Action], lesson: &str) {
    let desk = app.desk_mut();
    let Ok(mission) = desk.catalog.mission(id) else { return };
    let gear = desk.catalog.starting_gear();
    let setup = Setup { mission, gear, items: Vec::new(), mode: Mode::Lethal, stack: Vec::new() };
    desk.settings.lessons = true;
    desk.settings.auto = Auto::ALL;
    desk.progress.lessons.extend(lessons::ids().filter(|id| *id != lesson).map(str::to_owned));
    let mission = Mission::after(desk, setup, 7, actions);
    app.open(Screen::Mission(Box::new(mission)));
}
