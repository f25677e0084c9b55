//! Pictures of lessons, beside what they speak of.

use super::Shot;
use crate::{
    stealth::{Action, Answer, Auto, Modifier, Setup},
    ui::{App, Screen, lessons, screens::Mission},
};

/// Lessons on the map, at the action bar, at a panel and beside a question.
pub fn shots() -> Vec<Shot> {
    vec![
        Shot { name: "lesson-goal", open: |app| open(app, "night_audit", &[], "goal") },
        Shot { name: "lesson-patrol", open: |app| open(app, "night_audit", &[Action::Pass; 4], "patrol") },
        Shot { name: "lesson-second-step", open: |app| open(app, "night_audit", &[Action::Pass], "second-step") },
        Shot { name: "lesson-choose", open: |app| open(app, "night_audit", &[Action::Pass, Action::Pass], "choose") },
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
    // The first card is the one that asks, where that is to be seen.
    let stack = if lesson == "choose" { vec![Modifier::Choose] } else { Vec::new() };
    let setup = Setup { stack, ..Setup::new(mission, gear) };
    desk.settings.lessons = true;
    desk.settings.auto = Auto { card: Answer::Ask, ..Auto::ALL };
    desk.progress.lessons.extend(lessons::ids().filter(|id| *id != lesson).map(str::to_owned));
    let mission = Mission::after(desk, setup, 7, actions);
    app.open(Screen::Mission(Box::new(mission)));
}
