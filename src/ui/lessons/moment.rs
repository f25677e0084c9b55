//! When something matters for the first time, read from what the player sees, and where on the screen it is.

use super::Anchor;
use crate::{
    stealth::{Action, Actor, Cause, Enemy, EnemyId, Event, Lure, Mode, Need, Phase, Question, Scene, Sector, Thing, View},
    ui::input::Command,
};

/// What a player has before them when they are to decide.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    /// What they know.
    pub view: &'a View,
    /// What they may do.
    pub options: &'a [Action],
    /// What happened since they decided last.
    pub news: &'a [Event],
    /// Whether their last action can be taken back.
    pub undo: bool,
}

/// A moment at which a rule begins to matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Moment {
    ChooseCard,
    EqualWays,
    EnemyOrder,
    Detected,
    Attacked,
    Flight,
    EnemyHere,
    EnemyUnaware,
    Watcher,
    DetectionToken,
    OneGoal,
    SeveralGoals,
    FreeStep,
    SecondAction,
    SecondStep,
    ObjectiveHere,
    KeyHere,
    Attack,
    LoudAttack,
    Hide,
    Overwatch,
    CarryBody,
    Body,
    SparedBody,
    Noise,
    FollowedNoise,
    Searched,
    Behaved,
    CardDrawn,
    Patrol,
    Shuffled,
    ExitOpen,
    LockAhead,
    AlarmBegins,
    AlarmMoved,
    AlarmRaised,
    AlarmBonus,
    Reinforcement,
    Energy,
    Item,
    OptionalGoal,
    Wall,
    Undo,
    UndoBorder,
    Threat,
}

impl Moment {
    /// What this moment is about, where it is now.
    pub fn anchor(self, look: &Look) -> Option<Anchor> {
        if look.view.public.question.is_some() != self.is_question(look) {
            return None;
        }
        match self {
            Self::ChooseCard | Self::EqualWays | Self::EnemyOrder => self.in_question(look),
            Self::Detected
            | Self::Attacked
            | Self::Noise
            | Self::FollowedNoise
            | Self::Searched
            | Self::Behaved
            | Self::CardDrawn
            | Self::Patrol
            | Self::Shuffled
            | Self::AlarmMoved
            | Self::AlarmRaised
            | Self::Reinforcement => look.news.iter().rev().find_map(|event| self.in_event(look, event)),
            Self::FreeStep
            | Self::SecondAction
            | Self::SecondStep
            | Self::ObjectiveHere
            | Self::KeyHere
            | Self::Attack
            | Self::LoudAttack
            | Self::Hide
            | Self::Overwatch
            | Self::CarryBody
            | Self::Undo
            | Self::UndoBorder => self.in_options(look),
            Self::Flight | Self::EnemyHere | Self::EnemyUnaware | Self::Watcher | Self::Body | Self::SparedBody => {
                self.among_enemies(look)
            }
            _ => self.in_mission(look),
        }
    }

    /// Whether it speaks of the question that is being asked. While one is, nothing else is told.
    fn is_question(self, look: &Look) -> bool {
        matches!(
            (self, look.view.public.question),
            (Self::ChooseCard, Some(Question::Card { .. }))
                | (Self::EqualWays, Some(Question::Way { .. }))
                | (Self::EnemyOrder, Some(Question::Order))
        )
    }

    fn in_question(self, look: &Look) -> Option<Anchor> {
        let scene = look.scene();
        match look.view.public.question {
            Some(Question::Card { .. }) => Some(Anchor::Deck),
            Some(Question::Way { act, .. }) => look.enemy(act.enemy),
            Some(Question::Order) => look.enemy(*scene.next_enemies().first()?),
            // Without a question the order is told once several enemies acted.
            None if self == Self::EnemyOrder => {
                let mut acted = look.news.iter().filter_map(|event| match event {
                    Event::Behaved { enemy, .. } => Some(*enemy),
                    _ => None,
                });
                let first = acted.next()?;
                acted.find(|enemy| *enemy != first).and_then(|_| look.enemy(first))
            }
            None => None,
        }
    }

    fn in_event(self, look: &Look, event: &Event) -> Option<Anchor> {
        match (self, *event) {
            (Self::Detected, Event::Detected { .. }) => Some(look.here()),
            (Self::Attacked, Event::Attacked { target: Actor::Player, .. }) => Some(Anchor::Agent),
            (Self::Noise, Event::NoisePlaced { sector, .. })
            | (Self::Searched, Event::Searched { sector, .. })
            | (Self::Reinforcement, Event::Reinforcement { sector, .. }) => Some(Anchor::Sector(sector)),
            (Self::FollowedNoise, Event::Moved { who: Actor::Enemy(id), lure: Some(Lure::Noise), .. })
            | (Self::Patrol, Event::Moved { who: Actor::Enemy(id), lure: Some(Lure::Patrol), .. })
            | (Self::Behaved, Event::Behaved { enemy: id, .. }) => look.enemy(id),
            (Self::CardDrawn, Event::Drew { .. }) | (Self::Shuffled, Event::Shuffled { .. }) => Some(Anchor::Deck),
            (Self::AlarmMoved, Event::AlarmChanged { because: Cause::EndOfTurn, .. })
            | (Self::AlarmRaised, Event::AlarmChanged { by: Some(_), .. }) => Some(Anchor::Alarm),
            _ => None,
        }
    }

    fn in_options(self, look: &Look) -> Option<Anchor> {
        let (phase, near) = (look.view.public.phase, look.nearest());
        let offers = |wanted: fn(&Action) -> bool| look.options.iter().any(wanted);
        let moves = offers(|action| matches!(action, Action::Move { .. }));
        let (holds, anchor) = match self {
            Self::FreeStep => (phase == Phase::Free && moves, look.here()),
            Self::SecondAction => (phase == Phase::Second, Anchor::Steps),
            Self::SecondStep => (phase == Phase::Second && moves, Anchor::Button(Command::SecondMove)),
            Self::ObjectiveHere => {
                let here = offers(|action| matches!(action, Action::PickUp { thing: Thing::Objective(_) }));
                (here, Anchor::Button(Command::PickUp))
            }
            Self::KeyHere => {
                let here = offers(|action| matches!(action, Action::PickUp { thing: Thing::Key(_) }));
                (here, Anchor::Button(Command::PickUp))
            }
            Self::Attack => (offers(|action| matches!(action, Action::Attack { .. })), Anchor::Button(Command::Attack)),
            Self::LoudAttack => (look.is_loud(), Anchor::Button(Command::Attack)),
            Self::Hide => (offers(|action| *action == Action::Hide) && near <= 3, Anchor::Button(Command::Hide)),
            Self::Overwatch => {
                let possible = offers(|action| matches!(action, Action::Overwatch { .. }));
                (possible && near <= 2, Anchor::Button(Command::Overwatch))
            }
            Self::CarryBody => {
                (offers(|action| matches!(action, Action::Carry { .. })), Anchor::Button(Command::Carry))
            }
            Self::Undo => (look.undo, Anchor::Button(Command::Undo)),
            _ => (!look.undo && look.view.public.turn > 1, Anchor::Timeline),
        };
        holds.then_some(anchor)
    }

    fn among_enemies(self, look: &Look) -> Option<Anchor> {
        let (scene, public) = (look.scene(), &look.view.public);
        let leaves = look.options.iter().any(|action| matches!(action, Action::Move { .. }));
        let here = |wanted: fn(&Enemy) -> bool| scene.enemies_here().any(|(_, enemy)| wanted(enemy));
        let body = public.bodies.iter().find(|&&body| public.player.carried != Some(body));
        let found = match self {
            Self::Flight => leaves && here(|enemy| enemy.detects),
            Self::EnemyHere => leaves && here(|_| true),
            Self::EnemyUnaware => !public.player.hidden && here(|enemy| !enemy.detects && !enemy.overwatch),
            Self::Watcher => {
                let mut watching = scene.enemies().filter(|(_, enemy)| enemy.is_up() && enemy.overwatch);
                return watching.next().map(|(_, enemy)| Anchor::Sector(enemy.sector));
            }
            Self::Body if look.view.setup.mode == Mode::Lethal => return look.enemy(*body?),
            Self::SparedBody if look.view.setup.mode == Mode::NonLethal => return look.enemy(*body?),
            _ => false,
        };
        found.then_some(look.here())
    }

    fn in_mission(self, look: &Look) -> Option<Anchor> {
        let (scene, public) = (look.scene(), &look.view.public);
        let (mission, plan) = (scene.mission(), scene.mission().plan());
        let goals = |need: Need| {
            let numbered = plan.objectives.iter().enumerate().filter(move |(_, goal)| goal.need == need);
            numbered.filter(|(at, _)| public.taken & (1 << at) == 0).map(|(_, goal)| Anchor::Sector(goal.sector))
        };
        let first_turn = public.turn == 1 && public.phase == Phase::Free;
        match self {
            Self::OneGoal if first_turn && mission.required().count_ones() == 1 => goals(Need::Required).next(),
            Self::SeveralGoals if first_turn && mission.required().count_ones() > 1 => goals(Need::Required).next(),
            Self::OptionalGoal => goals(Need::Optional).next(),
            Self::DetectionToken => public.detection.last().map(|&at| Anchor::Sector(at)),
            Self::ExitOpen => {
                (public.taken & mission.required() == mission.required()).then_some(Anchor::Sector(plan.exit))
            }
            Self::LockAhead => {
                let near = |sector| scene.walk().within(scene.here(), sector, 2);
                let mut locks = plan.locks.iter().filter(|lock| scene.lock(lock.sector).is_some());
                locks.find(|lock| near(lock.sector) || public.keys_held != 0).map(|lock| Anchor::Sector(lock.sector))
            }
            Self::AlarmBegins => mission.alarm().map(|_| Anchor::Alarm),
            Self::AlarmBonus => (mission.alarm().is_some() && mission.bonus(public.alarm) > 0).then_some(Anchor::Alarm),
            Self::Energy => (look.view.setup.max_energy() > 0 && public.turn > 1).then_some(Anchor::Agent),
            Self::Item => (public.player.items != 0).then_some(Anchor::Gear),
            Self::Wall => {
                let sectors = scene.walk().sectors().iter();
                let mut beside = sectors.filter(|&&sector| scene.here().touches(sector));
                beside.find(|&&sector| !scene.walk().adjacent(scene.here(), sector)).map(|&at| Anchor::Sector(at))
            }
            Self::Threat => (public.turn > 1 && public.phase == Phase::Free).then_some(Anchor::Map),
            _ => None,
        }
    }
}

impl Look<'_> {
    fn scene(&self) -> Scene<'_> {
        Scene { setup: &self.view.setup, public: &self.view.public }
    }

    fn here(&self) -> Anchor {
        Anchor::Sector(self.view.public.player.sector)
    }

    fn enemy(&self, id: EnemyId) -> Option<Anchor> {
        let sector: Sector = self.view.public.enemies.get(id.index())?.sector;
        Some(Anchor::Sector(sector))
    }

    /// How far the nearest enemy on its feet is.
    fn nearest(&self) -> u16 {
        let scene = self.scene();
        let up = scene.enemies().filter(|(_, enemy)| enemy.is_up());
        up.map(|(id, _)| scene.nearness(id)).min().unwrap_or(u16::MAX)
    }

    /// Whether an attack with a loud weapon is possible.
    fn is_loud(&self) -> bool {
        let loud = |gear| self.view.setup.gear(gear).and_then(|gear| gear.weapon()).is_some_and(|weapon| !weapon.silent);
        self.options.iter().any(|action| matches!(*action, Action::Attack { gear, .. } if loud(gear)))
    }
}
