//! Whether a saved state can belong to a setup, so that no damaged save can break the rules in play.

use super::{
    Act, Condition, DrawFor, EnemyId, GearId, MAX_CARDS, MAX_TOOLS, Phase, Public, Question, Sector, Setup, State,
    Task, Trick, plan_faults::MAX_ENEMIES, scene::Scene,
};
use crate::engine::Damaged;

/// Fine where `ok`, else damaged.
fn need(ok: bool, what: &str) -> Result<(), Damaged> {
    if ok { Ok(()) } else { Err(Damaged { what: what.to_owned() }) }
}

/// Whether everything the state names is there, and the player has something to decide.
pub fn check(setup: &Setup, state: &State) -> Result<(), Damaged> {
    let public = &state.public;
    need(setup.gear.len() <= MAX_TOOLS && setup.items.len() <= MAX_TOOLS, "too many gear cards or items")?;
    check_deck(setup, state)?;
    check_enemies(setup, public)?;
    need(places(public).all(|sector| setup.mission.walk().contains(sector)), "a sector the mission does not have")?;
    let bodies = public.bodies.iter().chain(&public.player.carried);
    need(bodies.clone().all(|&id| is(public, id, Condition::Down)), "a body that is no body")?;
    need(public.queue.iter().all(|&id| is(public, id, Condition::Up)), "a waiting enemy that is not up")?;
    need(usize::from(public.tied) <= public.queue.len(), "more enemies tied than waiting")?;
    need(public.player.overwatch.is_none_or(|gear| wields(setup, gear)), "overwatch without a weapon")?;
    need(public.agenda.iter().all(|task| task_fits(setup, public, *task)), "an agenda that cannot happen")?;
    let tricks = &public.boost.tricks.enemies;
    need(tricks.iter().all(|&(on, trick)| trick_fits(setup, public, on, trick)), "a trick on an enemy that cannot be")?;
    check_decision(setup, public)
}

fn trick_fits(setup: &Setup, public: &Public, on: EnemyId, trick: Trick) -> bool {
    let enemy = public.enemies.get(on.index());
    enemy.is_some_and(|enemy| {
        let rows = setup.mission.kind(enemy.kind).behaviour.len();
        trick.intent.is_none_or(|band| usize::from(band) < rows)
    })
}

fn check_deck(setup: &Setup, State { public, deck }: &State) -> Result<(), Damaged> {
    let cards = deck.len() + deck.discarded().len();
    need(cards > 0 && cards <= MAX_CARDS + setup.stack.len(), "a deck of the wrong size")?;
    let known = &public.known;
    need(deck.top(known.len()).eq(known.iter().copied()), "known cards that are not on top of the deck")
}

fn check_enemies(setup: &Setup, public: &Public) -> Result<(), Damaged> {
    need(public.enemies.len() <= MAX_ENEMIES, "too many enemies")?;
    let kinds = setup.mission.plan().kinds.len();
    for enemy in &public.enemies {
        need(enemy.kind.index() < kinds, "an enemy of an unknown kind")?;
        need(enemy.patrol == setup.mission.patrol_of(enemy.kind, enemy.colour), "an enemy on a foreign patrol")?;
        need(enemy.patrol.index() < setup.mission.patrols(), "an enemy without a patrol")?;
        let stops = setup.mission.patrol(enemy.patrol).stops().len().max(1);
        need(usize::from(enemy.target) < stops, "a waypoint that is not there")?;
    }
    Ok(())
}

/// Every sector the state names.
fn places(public: &Public) -> impl Iterator<Item = Sector> + '_ {
    let enemies = public.enemies.iter().flat_map(|enemy| [Some(enemy.sector), Some(enemy.home), enemy.came_from]);
    let tokens = public.noise.iter().chain(&public.detection).copied();
    enemies.flatten().chain(tokens).chain(public.trail).chain([public.player.sector])
}

fn is(public: &Public, id: EnemyId, condition: Condition) -> bool {
    public.enemies.get(id.index()).is_some_and(|enemy| enemy.condition == condition)
}

fn wields(setup: &Setup, gear: GearId) -> bool {
    setup.gear(gear).is_some_and(|gear| gear.weapon().is_some())
}

fn act_fits(setup: &Setup, public: &Public, act: Act) -> bool {
    let enemy = public.enemies.get(act.enemy.index());
    enemy.is_some_and(|enemy| usize::from(act.band) < setup.mission.kind(enemy.kind).behaviour.len())
}

fn draw_fits(setup: &Setup, public: &Public, draw: DrawFor) -> bool {
    let exists = |id: EnemyId| id.index() < public.enemies.len();
    match draw {
        DrawFor::Attack { gear, target, .. } => wields(setup, gear) && exists(target),
        DrawFor::EnemyAttack { enemy, .. } | DrawFor::Behaviour { enemy } => exists(enemy),
        DrawFor::Alarm => true,
    }
}

fn task_fits(setup: &Setup, public: &Public, task: Task) -> bool {
    let exists = |id: EnemyId| id.index() < public.enemies.len();
    match task {
        Task::Arrive { to, .. } => setup.mission.walk().contains(to),
        Task::PlayerStrike { gear, target, .. } => exists(target) && wields(setup, gear),
        Task::EnemyStrike { enemy, .. } => exists(enemy),
        Task::Act(act) => act_fits(setup, public, act),
        Task::Draw(draw) => draw_fits(setup, public, draw),
        _ => true,
    }
}

/// A state is saved when the player decides: between actions, at a question, or after the end.
fn check_decision(setup: &Setup, public: &Public) -> Result<(), Damaged> {
    let scene = Scene { setup, public };
    let sound = match public.question {
        None => public.agenda.is_empty() && !matches!(public.phase, Phase::Enemies | Phase::End),
        Some(Question::Order) => !scene.next_enemies().is_empty(),
        Some(Question::Way { act, .. }) => act_fits(setup, public, act) && !scene.ways().is_empty(),
        Some(Question::Card { draw }) => draw_fits(setup, public, draw),
    };
    need(sound, "nothing to decide")
}
