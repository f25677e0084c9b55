//! What an event looks and sounds like: how long it is shown, what moves on the map, what is heard.

use crate::{
    stealth::{Actor, Event, Movement, Nature, Strike, Thing, View},
    ui::{Cue, map::Motion},
};

/// One event as it is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Beat {
    /// What happened.
    pub event: Event,
    /// How long it is shown at normal speed, in milliseconds.
    pub length: f32,
    /// What moves on the map meanwhile.
    pub motion: Option<Motion>,
    /// Whether what is seen changes when it begins, or when it ends.
    pub change: Moment,
    /// What is heard, each this many milliseconds after it began.
    pub cues: Vec<(f32, Cue)>,
    /// Whether play waits after it, for those who set that.
    pub important: bool,
}

impl Beat {
    /// A motion that changes nothing and is not heard.
    pub fn silent(event: Event, motion: Motion, length: f32) -> Self {
        let (cues, important) = (Vec::new(), false);
        Self { event, length, motion: Some(motion), change: Moment::Begin, cues, important }
    }
}

/// When an event changes what is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// When it begins to be shown.
    Begin,
    /// When it was shown.
    End,
}

/// How motion is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// Things move.
    Moving,
    /// The same facts without movement.
    Reduced,
}

/// The gap after a guard's step.
const AFTER_STEP: f32 = 120.0;
/// How long a draw stands after its verdict, to be read.
const AFTER_DRAW: f32 = 350.0;
/// How long a changed health shows.
const HURT: f32 = 400.0;
/// How long an alarm cell takes, and all of them at most.
const CELL: f32 = 40.0;
const CELLS: f32 = 400.0;

/// How an event is shown. `view` is what is seen before it. A draw's own motion comes on top of its length.
pub fn beat(event: &Event, view: &View, pace: Pace) -> Beat {
    let motion = motion(event);
    let plain = Beat {
        event: *event,
        length: motion.map_or(0.0, Motion::milliseconds),
        motion,
        change: Moment::Begin,
        cues: cues(event, view),
        important: is_important(event),
    };
    let shown = match *event {
        Event::Moved { who: Actor::Enemy(_), .. } => {
            Beat { change: Moment::End, length: plain.length + AFTER_STEP, ..plain }
        }
        Event::Moved { .. } => Beat { change: Moment::End, ..plain },
        Event::Drew { .. } | Event::ChooseCard { .. } => Beat { length: AFTER_DRAW, ..plain },
        Event::Hurt { .. } => Beat { length: HURT, ..plain },
        Event::AlarmChanged { from, to, .. } => {
            Beat { length: (f32::from(from.abs_diff(to)) * CELL).min(CELLS), change: Moment::End, ..plain }
        }
        Event::TurnBegan { .. } => Beat { length: 120.0, ..plain },
        _ => plain,
    };
    if pace == Pace::Reduced { reduced(shown) } else { shown }
}

/// The same facts without movement.
fn reduced(beat: Beat) -> Beat {
    let length = match beat.event {
        Event::Searched { .. } => 400.0,
        Event::Attacked { .. } => 300.0,
        Event::Drew { .. } | Event::ChooseCard { .. } => AFTER_DRAW,
        Event::Moved { who: Actor::Enemy(_), .. } | Event::Reinforcement { .. } => 200.0,
        _ => 0.0,
    };
    // A line, a magnifier and the arrow of a guard's step stand still; what else walks or falls is simply there.
    let still = matches!(
        beat.event,
        Event::Searched { .. } | Event::Attacked { .. } | Event::Moved { who: Actor::Enemy(_), .. }
    );
    let motion = beat.motion.filter(|_| still).map(|motion| motion.at(0.5));
    Beat { length, motion, change: Moment::Begin, ..beat }
}

fn motion(event: &Event) -> Option<Motion> {
    let t = 0.0;
    Some(match *event {
        Event::Moved { who, from, to, .. } => Motion::Walk { who, from, to, t },
        Event::NoisePlaced { sector, .. } => Motion::Ripple { sector, t },
        Event::Searched { sector, .. } => Motion::Sweep { sector, t },
        Event::DetectionPlaced { sector, .. } => Motion::Drop { sector, t },
        Event::Attacked { by, target, .. } => Motion::Shot { by, target, t },
        Event::Reinforcement { enemy, .. } => Motion::Arrive { enemy, t },
        _ => return None,
    })
}

/// What is heard, and when.
fn cues(event: &Event, view: &View) -> Vec<(f32, Cue)> {
    let one = |cue| vec![(0.0, cue)];
    match *event {
        Event::Moved { who: Actor::Player, movement: Some(Movement::Second), .. } => one(Cue::StepNoisy),
        Event::Moved { who: Actor::Player, .. } => one(Cue::StepSilent),
        Event::Moved { who: Actor::Enemy(id), .. } => {
            let kind = view.public.enemies.get(id.index()).map(|enemy| view.setup.mission.kind(enemy.kind).nature);
            one(steps(kind.unwrap_or(Nature::ByTheBook)))
        }
        Event::Drew { total, against, .. } => draw_cues(against.map(|against| total >= against)),
        Event::ChooseCard { .. } => vec![(180.0, Cue::CardTurns), (540.0, Cue::ChooseCard)],
        Event::Attacked { by: Actor::Player, occasion, .. } => {
            one(if is_silent(view, occasion) { Cue::AttackSilent } else { Cue::AttackLoud })
        }
        Event::Attacked { .. } => one(Cue::AttackLoud),
        Event::AlarmChanged { from, to, .. } => alarm_cues(from, to),
        _ => quiet(event).map(one).unwrap_or_default(),
    }
}

/// The sound of an event that has one of its own.
fn quiet(event: &Event) -> Option<Cue> {
    Some(match event {
        Event::NoisePlaced { .. } => Cue::Noise,
        Event::Searched { .. } => Cue::Search,
        Event::Detected { .. } => Cue::Detected,
        Event::Defeated { .. } => Cue::BodyDown,
        Event::Hurt { .. } => Cue::HitOnYou,
        Event::Carried { .. } => Cue::BodyCarried,
        Event::Reinforcement { .. } => Cue::Reinforcement,
        Event::PickedUp { thing: Thing::Key(_), .. } => Cue::FoundKey,
        Event::PickedUp { .. } => Cue::Objective,
        Event::Unlocked { .. } => Cue::Lock,
        Event::Hid { .. } => Cue::Hide,
        Event::Won { .. } => Cue::Won,
        Event::Lost { .. } => Cue::Lost,
        Event::TurnBegan { .. } => Cue::TurnPasses,
        _ => return None,
    })
}

/// The card leaves, turns and lands, the terms follow, then the verdict where there is one.
fn draw_cues(success: Option<bool>) -> Vec<(f32, Cue)> {
    let mut cues = vec![
        (180.0, Cue::CardTurns),
        (540.0, Cue::CardLands),
        (660.0, Cue::SumTerm),
        (780.0, Cue::SumTerm),
        (900.0, Cue::SumTerm),
    ];
    cues.extend(success.map(|success| (1020.0, if success { Cue::Success } else { Cue::Failure })));
    cues
}

/// A tick for each cell, and more for each new ten.
fn alarm_cues(from: u16, to: u16) -> Vec<(f32, Cue)> {
    let cells = from.abs_diff(to);
    let step = (CELLS / f32::from(cells.max(1))).min(CELL);
    let tick = |n: u16| {
        let cue = if to > from { Cue::AlarmRises(from + n) } else { Cue::AlarmFalls(from.saturating_sub(n)) };
        (f32::from(n) * step, cue)
    };
    let mut cues: Vec<_> = (1..=cells.min(10)).map(tick).collect();
    if to / 10 > from / 10 {
        cues.push((f32::from(cells) * step, Cue::NewTen));
    }
    cues
}

/// Whether the player's attack makes no sound: by the weapon on overwatch, else by all the player brought.
fn is_silent(view: &View, occasion: Strike) -> bool {
    let watching = view.public.player.overwatch.filter(|_| occasion == Strike::Overwatch);
    let mut used = view.setup.weapons().filter(|(gear, _)| watching.is_none_or(|watching| watching == *gear));
    view.public.boost.silent || used.all(|(_, weapon)| weapon.silent)
}

const fn steps(nature: Nature) -> Cue {
    match nature {
        Nature::KeenEars => Cue::GuardClaw,
        Nature::Vents => Cue::GuardRotor,
        Nature::Camera => Cue::GuardServo,
        _ => Cue::GuardBoot,
    }
}

/// What a player who asked for it wants to see before play goes on.
fn is_important(event: &Event) -> bool {
    match event {
        Event::Drew { against, .. } => against.is_some(),
        Event::Detected { .. } | Event::Hurt { .. } | Event::Reinforcement { .. } => true,
        _ => false,
    }
}
