//! Moments of missions: fixed actions, and the first seed from a fixed one on with which they come to what is shown.

use super::Shot;
use crate::{
    session::Session,
    stealth::{Action, Auto, Deed, EnemyId, Event, GearId, LockId, ObjectiveId, Question, Sector, Setup, Thing},
    ui::{
        App, Desk, Screen,
        screens::{Mission, mission::Pose},
    },
};

/// All moments.
#[rustfmt::skip]
pub fn shots() -> Vec<Shot> {
    vec![
        Shot { name: "mission-begin", open: |app| pose(app, "night_audit", 7, "", Pose::default()) },
        Shot { name: "mission-plan", open: |app| {
            pose(app, "glass_quay", 16, "2-4 3-4 3-5 key 3-4 hide", Pose { looked: sector("4-4"), ..Pose::default() });
        } },
        Shot { name: "mission-threat", open: |app| {
            pose(app, "glass_quay", 16, "2-4 3-4 3-5 key 3-4", Pose { looked: sector("4-2"), ..Pose::default() });
        } },
        Shot { name: "mission-target", open: |app| {
            pose(app, "night_audit", 305, "2-4 2-3 3-3 3-4 3-3", Pose { deed: Some(Deed::Attack), ..Pose::default() });
        } },
        Shot { name: "mission-use", open: |app| {
            pose(app, "glass_quay", 66, "2-4 3-4 pass 2-4 pass", Pose { deed: Some(Deed::Use), ..Pose::default() });
        } },
        Shot { name: "mission-card", open: |app| {
            pose(app, "glass_quay", 241, "2-4 3-4 pass 2-4 pass hit1", Pose { within: Some((is_draw, 0.95)), ..Pose::default() });
        } },
        Shot { name: "mission-choose-card", open: |app| {
            pose(app, "night_audit", 160, "2-4 2-3 3-3 watch", Pose { asks: Some(is_card), ..Pose::default() });
        } },
        Shot { name: "mission-way", open: |app| {
            pose(app, "night_audit", 104, "2-4 watch 2-3 2-4 pass hide", Pose { asks: Some(is_way), ..Pose::default() });
        } },
        Shot { name: "mission-order", open: |app| {
            pose(app, "glass_quay", 5, "2-4 3-4 3-5 key", Pose { asks: Some(is_order), ..Pose::default() });
        } },
        Shot { name: "mission-detection", open: |app| {
            pose(app, "night_audit", 79, "2-4 2-3 3-3 3-4 2-4 2-3", Pose { within: Some((is_detection, 0.6)), ..Pose::default() });
        } },
        Shot { name: "mission-overwatch", open: |app| {
            pose(app, "glass_quay", 25, "2-4 pass 3-4 2-4 1-4 watch", Pose { within: Some((is_walk, 0.4)), ..Pose::default() });
        } },
        Shot { name: "mission-hidden", open: |app| {
            pose(app, "glass_quay", 16, "2-4 3-4 3-5 key 3-4 hide 2-4 hide", Pose::default());
        } },
        Shot { name: "mission-reinforcement", open: |app| {
            pose(app, "glass_quay", 32, "pass 2-4 1-4 pass", Pose { within: Some((is_reinforcement, 0.7)), ..Pose::default() });
        } },
        Shot { name: "mission-hint", open: |app| pose(app, "night_audit", 7, "2-4", Pose { asks_hint: true, ..Pose::default() }) },
        Shot { name: "mission-story", open: |app| {
            pose(app, "night_audit", 484, "2-4 hide 2-3 hide 3-3 hide 4-3 4-2 4-1 take0", Pose { within: Some((is_found, 1.0)), ..Pose::default() });
        } },
        Shot { name: "mission-won", open: |app| {
            pose(app, "night_audit", 484, "2-4 hide 2-3 hide 3-3 hide 4-3 4-2 4-1 take0 4-2 4-3 4-4 5-4", Pose::default());
        } },
    ]
}

fn is_card(question: Question) -> bool {
    matches!(question, Question::Card { .. })
}

fn is_way(question: Question) -> bool {
    matches!(question, Question::Way { .. })
}

fn is_order(question: Question) -> bool {
    matches!(question, Question::Order)
}

fn is_draw(event: &Event) -> bool {
    matches!(event, Event::Drew { .. })
}

fn is_found(event: &Event) -> bool {
    matches!(event, Event::PickedUp { .. })
}

fn is_detection(event: &Event) -> bool {
    matches!(event, Event::DetectionPlaced { .. })
}

fn is_walk(event: &Event) -> bool {
    matches!(event, Event::Moved { lure: Some(_), .. })
}

fn is_reinforcement(event: &Event) -> bool {
    matches!(event, Event::Reinforcement { .. })
}

/// How many seeds are tried for a moment.
const TRIES: u64 = 2000;

/// Opens a mission after these actions, the last of them shown as the pose says.
fn pose(app: &mut App, id: &str, from: u64, actions: &str, pose: Pose) {
    let desk = app.desk_mut();
    desk.settings.lessons = false;
    let Ok(mission) = desk.catalog.mission(id) else { return };
    let cards = desk.catalog.cards();
    let (gear, items) = (cards.starting_gear(), cards.all_items().iter().take(2).cloned().collect());
    let setup = Setup { items, ..Setup::new(mission, gear) };
    let actions: Vec<Action> = actions.split_whitespace().filter_map(action).collect();
    let seed = (from..from + TRIES).find(|&seed| comes_to(desk, &setup, seed, &actions, pose)).unwrap_or(from);
    let auto = std::mem::replace(&mut desk.settings.auto, Auto::ALL);
    let (last, before) = actions.split_last().map_or((None, [].as_slice()), |(last, before)| (Some(*last), before));
    let mission = Mission::after(desk, setup, seed, before);
    desk.settings.auto = auto;
    let mission = mission.posed(desk, last, pose);
    app.open(Screen::Mission(Box::new(mission)));
}

/// Whether the actions are all allowed with this seed and end in what the pose shows.
fn comes_to(desk: &Desk, setup: &Setup, seed: u64, actions: &[Action], pose: Pose) -> bool {
    let mut session = Session::new(setup.clone(), seed);
    let mut shown = 0;
    for (nth, action) in actions.iter().enumerate() {
        shown = session.log().len();
        let auto = if nth + 1 == actions.len() { desk.settings.auto } else { Auto::ALL };
        if session.act(&desk.words, *action, auto).is_err() {
            return false;
        }
    }
    let question = session.view().public.question;
    match (pose.within, pose.asks) {
        (Some((is_it, _)), _) => session.log().iter().skip(shown).any(|entry| is_it(&entry.event)),
        (None, Some(is_asked)) => question.is_some_and(is_asked),
        (None, None) => question.is_none(),
    }
}

/// An action in one word.
fn action(word: &str) -> Option<Action> {
    let number = |name: &str| word.strip_prefix(name)?.parse::<u16>().ok();
    let gear = GearId(0);
    Some(match word {
        "pass" => Action::Pass,
        "hide" => Action::Hide,
        "watch" => Action::Overwatch { gear },
        "key" => Action::PickUp { thing: Thing::Key(LockId(0)) },
        _ => {
            if let Some(to) = sector(word) {
                Action::Move { to }
            } else if let Some(target) = number("hit") {
                Action::Attack { gear, target: EnemyId(target) }
            } else {
                Action::PickUp { thing: Thing::Objective(ObjectiveId(number("take")? as u8)) }
            }
        }
    })
}

fn sector(word: &str) -> Option<Sector> {
    word.parse().ok()
}
