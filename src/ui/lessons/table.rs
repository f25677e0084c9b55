//! Every lesson, in the order in which they are told where several matter at once.

use super::moment::Moment;
use crate::stealth::{Actor, Event, Modifier, Movement};

/// One lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// What it is remembered by.
    pub id: &'static str,
    /// The key of its words.
    pub words: &'static str,
    /// The rules it teaches; the first is the one to read on at.
    pub rules: &'static [&'static str],
    /// When it matters.
    pub moment: Moment,
    /// What shows that it need not be told, besides having read it.
    pub proof: Option<Deed>,
}

/// Something done that shows a lesson is understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Deed {
    Choose,
    FreeStep,
    Attack,
    Hide,
    PickUp,
    Overwatch,
    Carry,
    Use,
}

impl Deed {
    /// Whether this event is the deed.
    pub fn is_done_by(self, event: &Event) -> bool {
        match self {
            Self::Choose => matches!(event, Event::Drew { card: Modifier::Choose, .. }),
            Self::FreeStep => matches!(event, Event::Moved { movement: Some(Movement::Free), .. }),
            Self::Attack => matches!(event, Event::Attacked { by: Actor::Player, .. }),
            Self::Hide => matches!(event, Event::Hid { .. }),
            Self::PickUp => matches!(event, Event::PickedUp { .. }),
            Self::Overwatch => matches!(event, Event::Overwatch { who: Actor::Player, .. }),
            Self::Carry => matches!(event, Event::Carried { .. }),
            Self::Use => matches!(event, Event::Used { .. }),
        }
    }
}

const fn read(id: &'static str, words: &'static str, moment: Moment, rules: &'static [&'static str]) -> Lesson {
    Lesson { id, words, rules, moment, proof: None }
}

const fn done(deed: Deed, lesson: Lesson) -> Lesson {
    Lesson { proof: Some(deed), ..lesson }
}

/// All lessons.
#[rustfmt::skip]
pub const LESSONS: &[Lesson] = &[
    // What must be answered now.
    done(Deed::Choose, read("choose", "ui-lesson-choose", Moment::ChooseCard, &["ST-DECK-03"])),
    read("ways", "ui-lesson-ways", Moment::EqualWays, &["ST-EN-16"]),
    // The first turn.
    read("goal", "ui-lesson-goal", Moment::OneGoal, &["ST-OBJ-01", "ST-MAP-05"]),
    read("goals", "ui-lesson-goals", Moment::SeveralGoals, &["ST-OBJ-02"]),
    done(Deed::FreeStep, read("free", "ui-lesson-free", Moment::FreeStep, &["ST-ACT-01", "ST-TURN-01", "ST-MAP-01"])),
    // Danger.
    read("detected", "ui-lesson-detected", Moment::Detected, &["ST-EN-07", "ST-EN-08", "ST-EN-09", "ST-EN-22"]),
    read("attacked", "ui-lesson-attacked", Moment::Attacked, &["ST-EN-20", "ST-TURN-06"]),
    read("flight", "ui-lesson-flight", Moment::Flight, &["ST-TOK-02"]),
    read("unaware", "ui-lesson-unaware", Moment::EnemyUnaware, &["ST-TOK-04", "ST-EN-07", "ST-AL-09"]),
    read("intercept", "ui-lesson-intercept", Moment::EnemyHere, &["ST-ACT-02", "ST-ACT-04"]),
    read("watcher", "ui-lesson-watcher", Moment::Watcher, &["ST-EN-06"]),
    read("token", "ui-lesson-token", Moment::DetectionToken, &["ST-TOK-01", "ST-TOK-05", "ST-TOK-06", "ST-EN-12", "ST-EN-13"]),
    // What can be done.
    done(Deed::PickUp, read("pick-up", "ui-lesson-pick-up", Moment::ObjectiveHere, &["ST-ACT-08"])),
    read("key", "ui-lesson-key", Moment::KeyHere, &["ST-OBJ-04", "ST-ACT-08"]),
    read("exit", "ui-lesson-exit", Moment::ExitOpen, &["ST-TURN-05"]),
    done(Deed::Attack, read("attack", "ui-lesson-attack", Moment::Attack, &["ST-ACT-10", "ST-ACT-13", "ST-DECK-02", "ST-DECK-06"])),
    read("loud", "ui-lesson-loud", Moment::LoudAttack, &["ST-ACT-12"]),
    read("second", "ui-lesson-second", Moment::SecondAction, &["ST-TURN-01", "ST-TURN-04"]),
    read("second-step", "ui-lesson-second-step", Moment::SecondStep, &["ST-ACT-03"]),
    done(Deed::Hide, read("hide", "ui-lesson-hide", Moment::Hide, &["ST-ACT-06", "ST-ACT-07"])),
    done(Deed::Carry, read("carry", "ui-lesson-carry", Moment::CarryBody, &["ST-ACT-09"])),
    read("undo", "ui-lesson-undo", Moment::Undo, &[]),
    // What just happened.
    read("reinforcement", "ui-lesson-reinforcement", Moment::Reinforcement, &["ST-AL-05"]),
    read("alarm-raised", "ui-lesson-alarm-raised", Moment::AlarmRaised, &["ST-AL-06", "ST-AL-07", "ST-AL-08"]),
    read("followed", "ui-lesson-followed", Moment::FollowedNoise, &["ST-EN-10", "ST-EN-11", "ST-EN-18", "ST-EN-19"]),
    read("noise", "ui-lesson-noise", Moment::Noise, &["ST-EN-10", "ST-TOK-05", "ST-TOK-06", "ST-TURN-03"]),
    read("behaved", "ui-lesson-behaved", Moment::Behaved, &["ST-EN-02", "ST-EN-03", "ST-EN-04"]),
    read("deck", "ui-lesson-deck", Moment::CardDrawn, &["ST-DECK-01", "ST-DECK-05"]),
    read("patrol", "ui-lesson-patrol", Moment::Patrol, &["ST-EN-15", "ST-MAP-06", "ST-EN-16", "ST-EN-17"]),
    read("order", "ui-lesson-order", Moment::EnemyOrder, &["ST-EN-01"]),
    read("searched", "ui-lesson-searched", Moment::Searched, &["ST-EN-05"]),
    read("alarm-moved", "ui-lesson-alarm-moved", Moment::AlarmMoved, &["ST-AL-02", "ST-AL-03", "ST-TURN-02"]),
    read("shuffled", "ui-lesson-shuffled", Moment::Shuffled, &["ST-DECK-04"]),
    // How things stand.
    read("alarm", "ui-lesson-alarm", Moment::AlarmBegins, &["ST-AL-01", "ST-AL-04", "ST-OBJ-08"]),
    read("body", "ui-lesson-body", Moment::Body, &["ST-EN-14", "ST-ACT-11"]),
    read("spared", "ui-lesson-spared", Moment::SparedBody, &["ST-NL-02", "ST-NL-01", "ST-ACT-11"]),
    read("lock", "ui-lesson-lock", Moment::LockAhead, &["ST-OBJ-03", "ST-EN-21"]),
    read("bonus", "ui-lesson-bonus", Moment::AlarmBonus, &["ST-AL-10", "ST-AL-11"]),
    done(Deed::Overwatch, read("overwatch", "ui-lesson-overwatch", Moment::Overwatch, &["ST-ACT-05", "ST-TURN-03"])),
    read("optional", "ui-lesson-optional", Moment::OptionalGoal, &["ST-OBJ-05"]),
    read("energy", "ui-lesson-energy", Moment::Energy, &["ST-GEAR-03", "ST-GEAR-04", "ST-ACT-15"]),
    done(Deed::Use, read("item", "ui-lesson-item", Moment::Item, &["ST-ACT-14"])),
    read("wall", "ui-lesson-wall", Moment::Wall, &["ST-MAP-02", "ST-MAP-03", "ST-MAP-08"]),
    read("threat", "ui-lesson-threat", Moment::Threat, &[]),
    read("border", "ui-lesson-border", Moment::UndoBorder, &[]),
];
