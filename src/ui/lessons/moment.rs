//! When something matters for the first time, read from what the player sees, and where on the screen it is.

use super::Anchor;
use crate::{
    stealth::{
        Action, Actor, Cause, Enemy, EnemyId, Event, Lure, Mode, Need, Phase, Question, Scene, Sector, Thing, View,
    },
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
        let told = || look.news.iter().rev().find_map(|event| self.in_event(look, event));
        let found = self.in_question(look).or_else(told).or_else(|| self.in_options(look));
        found.or_else(|| self.among_enemies(look)).or_else(|| self.in_goals(look)).or_else(|| self.in_mission(look))
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
            Some(Question::Card { .. }) => Some(Anchor::Dialog),
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
        let (holds, command) = match self {
            Self::FreeStep => return (phase == Phase::Free && moves).then(|| look.here()),
            Self::SecondAction => return (phase == Phase::Second).then_some(Anchor::Steps),
            Self::UndoBorder => return (!look.undo && look.view.public.turn > 1).then_some(Anchor::Timeline),
            Self::SecondStep => (phase == Phase::Second && moves, Command::SecondMove),
            Self::ObjectiveHere => (look.offers_thing(|thing| matches!(thing, Thing::Objective(_))), Command::PickUp),
            Self::KeyHere => (look.offers_thing(|thing| matches!(thing, Thing::Key(_))), Command::PickUp),
            Self::Attack => (offers(|action| matches!(action, Action::Attack { .. })), Command::Attack),
            Self::LoudAttack => (look.is_loud(), Command::Attack),
            Self::Hide => (near <= 3 && offers(|action| *action == Action::Hide), Command::Hide),
            Self::Overwatch => {
                (near <= 2 && offers(|action| matches!(action, Action::Overwatch { .. })), Command::Overwatch)
            }
            Self::CarryBody => (offers(|action| matches!(action, Action::Carry { .. })), Command::Carry),
            Self::Undo => (look.undo, Command::Undo),
            _ => return None,
        };
        holds.then_some(Anchor::Button(command))
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

    /// What there is to reach.
    fn in_goals(self, look: &Look) -> Option<Anchor> {
        let (scene, public) = (look.scene(), &look.view.public);
        let (mission, plan) = (scene.mission(), scene.mission().plan());
        let (needed, returns) = (mission.required(), plan.start == plan.exit);
        let first_turn = public.turn == 1 && public.phase == Phase::Free;
        match self {
            Self::OneGoal if first_turn && needed.is_power_of_two() => look.goal(Need::Required),
            Self::SeveralGoals if first_turn && needed.count_ones() > 1 && returns => look.goal(Need::Required),
            Self::OptionalGoal => look.goal(Need::Optional),
            Self::ExitOpen => (public.taken & needed == needed).then_some(Anchor::Sector(plan.exit)),
            Self::LockAhead => {
                let near = |sector| scene.walk().within(scene.here(), sector, 2);
                let mut locks = plan.locks.iter().filter(|lock| scene.lock(lock.sector).is_some());
                locks.find(|lock| near(lock.sector) || public.keys_held != 0).map(|lock| Anchor::Sector(lock.sector))
            }
            _ => None,
        }
    }

    /// How things stand.
    fn in_mission(self, look: &Look) -> Option<Anchor> {
        let (scene, public) = (look.scene(), &look.view.public);
        let alarm = scene.mission().alarm();
        match self {
            Self::DetectionToken => public.detection.last().map(|&at| Anchor::Sector(at)),
            Self::AlarmBegins => alarm.map(|_| Anchor::Alarm),
            Self::AlarmBonus => alarm.filter(|_| scene.mission().bonus(public.alarm) > 0).map(|_| Anchor::Alarm),
            Self::Energy => (look.view.setup.max_energy() > 0 && public.turn > 1).then_some(Anchor::Agent),
            Self::Item => (public.player.items != 0).then_some(Anchor::Button(Command::Item)),
            Self::Wall => {
                let mut beside = scene.walk().sectors().iter().filter(|&&sector| scene.here().touches(sector));
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

    /// Where the first thing to take lies that is not yet taken.
    fn goal(&self, need: Need) -> Option<Anchor> {
        let left = |at: usize| self.view.public.taken & 1u32.checked_shl(at as u32).unwrap_or_default() == 0;
        let mut goals = self.scene().mission().plan().objectives.iter().enumerate();
        goals.find(|(at, goal)| goal.need == need && left(*at)).map(|(_, goal)| Anchor::Sector(goal.sector))
    }

    /// Whether something of a kind can be picked up.
    fn offers_thing(&self, wanted: fn(&Thing) -> bool) -> bool {
        self.options.iter().any(|action| matches!(action, Action::PickUp { thing } if wanted(thing)))
    }

    /// Whether an attack with a loud weapon is possible.
    fn is_loud(&self) -> bool {
        let loud =
            |gear| self.view.setup.gear(gear).and_then(|gear| gear.weapon()).is_some_and(|weapon| !weapon.silent);
        self.options.iter().any(|action| matches!(*action, Action::Attack { gear, .. } if loud(gear)))
    }
}
