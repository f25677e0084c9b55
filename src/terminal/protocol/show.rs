//! The player's view as it goes out.

use super::{
    wire_map::{BandOut, KindOut, MapOut, SectorOut, StepOut, WaypointOut},
    wire_view::{
        AlarmOut, BodyOut, DeckOut, EnemyOut, GearOut, ItemOut, KeyOut, KeyState, LockOut, MissionOut, ObjectiveOut,
        PlayerOut, QuestionOut, Stance, ViewOut,
    },
};
use crate::stealth::{
    Condition, Draw, DrawFor, EnemyId, EnemyKind, GearId, ItemId, LockId, Mode, Need, ObjectiveId, Plan, Public,
    Question, Scene, Sector, Setup, Step, View,
};

/// Everything in a view.
pub fn view(view: &View) -> ViewOut {
    let View { setup, public, left, drawn } = view;
    let plan = setup.mission.plan();
    ViewOut {
        mission: mission(setup),
        turn: public.turn,
        phase: public.phase,
        question: public.question.map(question),
        player: player(setup, public),
        enemies: enemies(plan, public),
        noise: public.noise.to_vec(),
        detection: public.detection.to_vec(),
        bodies: bodies(public),
        objectives: objectives(plan, public),
        alarm: alarm(setup, public),
        deck: DeckOut { left: left.clone(), drawn: drawn.clone(), known: public.known.to_vec() },
        exit: plan.exit,
        locks: locks(plan, public),
        keys: keys(plan, public),
        map: map(plan),
        kinds: plan.kinds.iter().map(kind).collect(),
    }
}

/// Whether number `at` is in a set kept as bits.
fn has(bits: u32, at: usize) -> bool {
    u32::try_from(at).ok().and_then(|at| bits.checked_shr(at)).is_some_and(|bits| bits & 1 == 1)
}

fn mission(setup: &Setup) -> MissionOut {
    let plan = setup.mission.plan();
    let (id, name) = (plan.id.clone(), plan.name.clone());
    MissionOut { id, name, non_lethal: setup.mode == Mode::NonLethal, difficulty: setup.terms.difficulty }
}

/// What is asked, without what the rules need to go on afterwards.
fn question(question: Question) -> QuestionOut {
    match question {
        Question::Order => QuestionOut::Order,
        Question::Way { act, lure } => QuestionOut::Way { enemy: act.enemy, lure },
        Question::Card { draw } => {
            let (reason, enemy) = match draw {
                DrawFor::Attack { target, .. } => (Draw::Attack, Some(target)),
                DrawFor::EnemyAttack { enemy, .. } => (Draw::EnemyAttack, Some(enemy)),
                DrawFor::Behaviour { enemy } => (Draw::Behaviour, Some(enemy)),
                DrawFor::Alarm => (Draw::Alarm, None),
            };
            QuestionOut::Card { reason, enemy }
        }
    }
}

/// The agent; items are numbered as they were brought, so that a used one leaves a gap.
fn player(setup: &Setup, public: &Public) -> PlayerOut {
    let player = &public.player;
    let gear = setup.gear.iter().enumerate().map(|(at, gear)| GearOut {
        id: GearId(at as u8),
        card: gear.id.clone(),
        name: gear.name.clone(),
        text: gear.text.clone(),
    });
    let items = setup.items.iter().enumerate().filter(|(at, _)| has(player.items, *at)).map(|(at, item)| ItemOut {
        id: ItemId(at as u8),
        card: item.id.clone(),
        name: item.name.clone(),
        text: item.text.clone(),
    });
    PlayerOut {
        sector: player.sector,
        health: player.health,
        armor: Scene { setup, public }.armor(),
        energy: player.energy,
        hidden: player.hidden,
        overwatch: player.overwatch.is_some(),
        overwatch_with: player.overwatch,
        carried: player.carried,
        gear: gear.collect(),
        items: items.collect(),
    }
}

/// The enemies that stand or lie; those taken away are no longer anywhere.
fn enemies(plan: &Plan, public: &Public) -> Vec<EnemyOut> {
    let numbered = public.enemies.iter().enumerate();
    let shown = numbered.filter_map(|(at, enemy)| {
        let state = match enemy.condition {
            Condition::Up => Stance::Up,
            Condition::Down => Stance::Down,
            Condition::Gone => return None,
        };
        let mut stops = plan.waypoints.iter().filter(|stop| stop.colour == enemy.colour);
        let trick = public.boost.tricks.on(EnemyId(at as u16));
        Some(EnemyOut {
            id: EnemyId(at as u16),
            kind: plan.kinds.get(enemy.kind.index()).map(|kind| kind.id.clone()).unwrap_or_default(),
            colour: enemy.colour,
            sector: enemy.sector,
            state,
            overwatch: enemy.overwatch,
            detects: enemy.detects,
            came_from: enemy.came_from,
            target: stops.nth(enemy.target.into()).map(|stop| stop.number),
            dazed: enemy.dazed,
            fooled: trick.fooled,
            foreseen: trick.intent,
        })
    });
    shown.collect()
}

fn bodies(public: &Public) -> Vec<BodyOut> {
    let place = |&id: &EnemyId| Some(BodyOut { id, sector: public.enemies.get(id.index())?.sector });
    public.bodies.iter().filter_map(place).collect()
}

fn objectives(plan: &Plan, public: &Public) -> Vec<ObjectiveOut> {
    let numbered = plan.objectives.iter().enumerate();
    let shown = numbered.map(|(at, objective)| ObjectiveOut {
        id: ObjectiveId(at as u8),
        name: objective.name.clone(),
        sector: objective.sector,
        taken: has(public.taken, at),
        optional: objective.need == Need::Optional,
    });
    shown.collect()
}

/// The alarm; a mission without one stays at level 0.
fn alarm(setup: &Setup, public: &Public) -> AlarmOut {
    let rules = setup.mission.alarm();
    let reinforcements = rules.into_iter().flat_map(|alarm| &alarm.reinforcements).enumerate();
    let waiting = reinforcements.filter(|(at, _)| public.arrived >> (at % 64) & 1 == 0);
    AlarmOut {
        level: public.alarm,
        alertness: setup.alertness(),
        next: waiting.map(|(_, one)| one.level).min(),
        bonus: setup.mission.bonus(public.alarm),
    }
}

fn locks(plan: &Plan, public: &Public) -> Vec<LockOut> {
    let numbered = plan.locks.iter().enumerate();
    let shown = numbered.map(|(at, lock)| LockOut {
        id: LockId(at as u8),
        sector: lock.sector,
        key: lock.key,
        open: has(public.opened, at),
    });
    shown.collect()
}

/// A key that is gone but not held went with its lock.
fn keys(plan: &Plan, public: &Public) -> Vec<KeyOut> {
    let numbered = plan.keys.iter().enumerate();
    let shown = numbered.map(|(at, &sector)| {
        let state = match (has(public.keys_held, at), has(public.keys_gone, at)) {
            (true, _) => KeyState::Held,
            (false, true) => KeyState::Used,
            (false, false) => KeyState::Lying,
        };
        KeyOut { id: LockId(at as u8), sector, state }
    });
    shown.collect()
}

fn map(plan: &Plan) -> MapOut {
    let letter = |cell: &crate::stealth::Cell| cell.letter.map(|letter| letter.to_string());
    let sectors =
        plan.sectors.iter().map(|cell| SectorOut { sector: cell.sector, tile: cell.tile, letter: letter(cell) });
    let stop =
        |stop: &crate::stealth::Waypoint| WaypointOut { colour: stop.colour, number: stop.number, sector: stop.sector };
    MapOut {
        start: plan.start,
        entrance: plan.entrance,
        sectors: sectors.collect(),
        letters: plan.sectors.iter().filter_map(|cell| Some((letter(cell)?, cell.sector))).collect(),
        doors: plan.doors.clone(),
        walls: walls(plan),
        vents: plan.vents.clone(),
        waypoints: plan.waypoints.iter().map(stop).collect(),
    }
}

/// Neighbours without a door between them, in reading order.
pub fn walls(plan: &Plan) -> Vec<(Sector, Sector)> {
    let is_sector = |sector: &Sector| plan.sectors.binary_search_by_key(sector, |cell| cell.sector).is_ok();
    let joined: std::collections::BTreeSet<_> = plan.doors.iter().map(|&(a, b)| (a.min(b), a.max(b))).collect();
    let pairs = plan.sectors.iter().flat_map(|cell| {
        let (column, row) = (cell.sector.column(), cell.sector.row());
        [Sector::at(column + 1, row), Sector::at(column, row + 1)].into_iter().flatten().map(|next| (cell.sector, next))
    });
    pairs.filter(|(_, next)| is_sector(next)).filter(|pair| !joined.contains(pair)).collect()
}

fn kind(kind: &EnemyKind) -> KindOut {
    let step = |step: &Step| match step {
        Step::Move(moves) => StepOut::Move(*moves),
        Step::Search => StepOut::Search,
        Step::Overwatch => StepOut::Overwatch,
    };
    let band =
        |band: &crate::stealth::Band| BandOut { up_to: band.up_to, steps: band.steps.iter().map(step).collect() };
    KindOut {
        id: kind.id.clone(),
        name: kind.name.clone(),
        text: kind.text.clone(),
        attack: kind.attack,
        armor: kind.armor,
        vigilance: kind.vigilance,
        behaviour: kind.behaviour.iter().map(band).collect(),
    }
}
