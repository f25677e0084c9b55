//! What the player may do, and why not: one function decides, listing and refusing both ask it.

use super::{
    Action, CHOICES, EnemyId, GearId, ItemId, MAX_TOOLS, Nature, Phase, Powers, Question, Sector, Target, Thing, Tool,
    Weapon, gear::Effect, scene::Scene,
};
use crate::engine::{Refusal, Rule};

/// A refusal by `rule`, with the key of the sentence that says why.
const fn no(rule: &'static str, reason: &'static str) -> Result<(), Refusal> {
    Err(Refusal { rule: Rule(rule), reason })
}

/// Fine where `ok`, else refused.
const fn only_if(ok: bool, rule: &'static str, reason: &'static str) -> Result<(), Refusal> {
    if ok { Ok(()) } else { no(rule, reason) }
}

/// Appends every action that is allowed now.
pub fn list(scene: Scene, into: &mut Vec<Action>) {
    match scene.public.question {
        Some(Question::Order) => into.extend(scene.next_enemies().iter().rev().map(|&enemy| Action::First { enemy })),
        Some(Question::Way { .. }) => into.extend(scene.ways().into_iter().map(|to| Action::Way { to })),
        Some(Question::Card { .. }) => into.extend(CHOICES.map(|value| Action::Value { value })),
        None => {
            let before = into.len();
            candidates(scene, into);
            let mut at = 0;
            into.retain(|action| {
                at += 1;
                at <= before || may(scene, *action).is_ok()
            });
        }
    }
}

/// Whether the player could use any gear effect or item now.
pub fn any_tool(scene: Scene) -> bool {
    let mut uses = Vec::new();
    tool_candidates(scene, &mut uses);
    uses.iter().any(|action| may(scene, *action).is_ok())
}

/// Everything that might be allowed in this phase.
pub(super) fn candidates(scene: Scene, into: &mut Vec<Action>) {
    let here = scene.here();
    into.extend(scene.walk().neighbours(here).iter().map(|&to| Action::Move { to }));
    match scene.public.phase {
        Phase::Free => into.extend(scene.bodies_in(here).map(|body| Action::Carry { body })),
        Phase::Second => {
            into.push(Action::Hide);
            into.extend(scene.things_here().map(|thing| Action::PickUp { thing }));
            for (gear, _) in scene.setup.weapons() {
                let targets = scene.enemies().filter(|(_, enemy)| enemy.is_up());
                into.extend(targets.map(|(target, _)| Action::Attack { gear, target }));
                into.push(Action::Overwatch { gear });
            }
        }
        _ => return,
    }
    tool_candidates(scene, into);
    into.push(Action::Pass);
}

/// Every use of every tool on every target that might do.
fn tool_candidates(scene: Scene, into: &mut Vec<Action>) {
    if scene.mission().plan().powers == Powers::None {
        return;
    }
    let gear = (0..scene.setup.gear.len().min(MAX_TOOLS) as u8).map(|at| Tool::Gear(GearId(at)));
    let items = (0..scene.setup.items.len().min(MAX_TOOLS) as u8).map(|at| Tool::Item(ItemId(at)));
    for tool in gear.chain(items) {
        let Some((_, effect)) = scene.tool(tool) else { continue };
        match effect {
            Effect::Decoy(range) | Effect::Bait(range) => {
                let sectors = scene.walk().sectors().iter().filter(|&&to| scene.walk().within(scene.here(), to, range));
                into.extend(sectors.map(|&at| Action::Use { tool, target: Target::Sector(at) }));
            }
            Effect::Erase(_) => {
                let tokens = scene.public.detection.iter();
                into.extend(tokens.map(|&at| Action::Use { tool, target: Target::Sector(at) }));
            }
            Effect::Unlock(_) => {
                let locks = scene.mission().plan().locks.iter();
                into.extend(locks.map(|lock| Action::Use { tool, target: Target::Sector(lock.sector) }));
            }
            Effect::Climb => {
                into.extend(scene.behind_walls().map(|at| Action::Use { tool, target: Target::Sector(at) }));
            }
            Effect::Dispose | Effect::Drag => {
                let bodies = scene.bodies_in(scene.here());
                into.extend(bodies.map(|id| Action::Use { tool, target: Target::Enemy(id) }));
            }
            Effect::Jam(_) | Effect::Loop(_) | Effect::Foresee(_) | Effect::Fool(_) | Effect::Reroute(_) => {
                into.extend(scene.enemies().map(|(id, _)| Action::Use { tool, target: Target::Enemy(id) }));
            }
            _ => into.push(Action::Use { tool, target: Target::None }),
        }
    }
}

/// Whether `action` is allowed now, or the rule that forbids it.
pub fn may(scene: Scene, action: Action) -> Result<(), Refusal> {
    if scene.is_over() {
        return no("ST-TURN-05", "refusal-over");
    }
    match (scene.public.question, action) {
        (Some(Question::Order), Action::First { enemy }) => {
            only_if(scene.next_enemies().contains(&enemy), "ST-EN-01", "refusal-not-next")
        }
        (Some(Question::Way { .. }), Action::Way { to }) => {
            only_if(scene.ways().contains(&to), "ST-EN-16", "refusal-not-shortest")
        }
        (Some(Question::Card { .. }), Action::Value { value }) => {
            only_if(CHOICES.contains(&value), "ST-DECK-03", "refusal-not-a-choice")
        }
        (Some(_), _) => no("ST-AMB-10", "refusal-answer-first"),
        (None, Action::First { .. } | Action::Way { .. } | Action::Value { .. }) => {
            no("ST-AMB-10", "refusal-nothing-asked")
        }
        (None, action) => may_in_turn(scene, action),
    }
}

/// Whether an action of the player's own turn is allowed.
fn may_in_turn(scene: Scene, action: Action) -> Result<(), Refusal> {
    let player = &scene.public.player;
    if player.carried.is_some() && !matches!(action, Action::Move { .. }) {
        return no("ST-ACT-09", "refusal-carrying");
    }
    match action {
        Action::Move { .. } | Action::Carry { .. } | Action::Use { .. } | Action::Pass => {}
        _ if scene.public.phase == Phase::Free => return no("ST-TURN-01", "refusal-free-movement-first"),
        _ => {}
    }
    let acts = !matches!(action, Action::Use { .. } | Action::Pass | Action::Carry { .. });
    if acts && player.spent && scene.public.phase == Phase::Second {
        return no("ST-ACT-09", "refusal-action-spent");
    }
    match action {
        Action::Move { to } => may_move(scene, to),
        Action::Carry { body } => may_carry(scene, body),
        Action::Hide => {
            only_if(scene.enemies_here().next().is_none(), "ST-ACT-06", "refusal-enemy-here")?;
            only_if(!player.hidden, "ST-ACT-06", "refusal-already-hidden")
        }
        Action::PickUp { thing } => may_pick_up(scene, thing),
        Action::Overwatch { gear } => may_wield(scene, gear).map(|_| ()),
        Action::Attack { gear, target } => may_attack(scene, gear, target),
        Action::Use { tool, target } => may_use(scene, tool, target),
        _ => Ok(()),
    }
}

fn may_move(scene: Scene, to: Sector) -> Result<(), Refusal> {
    only_if(scene.walk().contains(to), "ST-MAP-03", "refusal-no-sector")?;
    let beside = scene.here().touches(to);
    only_if(beside, "ST-ACT-01", "refusal-not-adjacent")?;
    only_if(scene.walk().adjacent(scene.here(), to), "ST-MAP-02", "refusal-wall")?;
    only_if(scene.may_enter(to), "ST-OBJ-03", "refusal-locked")
}

fn may_carry(scene: Scene, body: EnemyId) -> Result<(), Refusal> {
    only_if(scene.public.phase == Phase::Free, "ST-ACT-09", "refusal-carry-first")?;
    only_if(!scene.public.player.spent, "ST-ACT-09", "refusal-action-spent")?;
    let here = scene.bodies_in(scene.here()).any(|lying| lying == body);
    only_if(here, "ST-ACT-09", "refusal-no-body")?;
    let out = scene.walk().neighbours(scene.here()).iter().any(|&to| scene.may_enter(to));
    only_if(out, "ST-ACT-09", "refusal-no-way")
}

fn may_pick_up(scene: Scene, thing: Thing) -> Result<(), Refusal> {
    only_if(scene.things_here().any(|here| here == thing), "ST-ACT-08", "refusal-nothing-here")
}

fn may_wield(scene: Scene<'_>, gear: GearId) -> Result<&Weapon, Refusal> {
    let refusal = |reason| Refusal { rule: Rule("ST-ACT-10"), reason };
    scene.setup.gear(gear).and_then(|gear| gear.weapon()).ok_or(refusal("refusal-no-weapon"))?;
    scene.weapon(gear).ok_or(Refusal { rule: Rule("ST-ACT-15"), reason: "refusal-no-energy" })
}

fn may_attack(scene: Scene, gear: GearId, target: EnemyId) -> Result<(), Refusal> {
    let weapon = may_wield(scene, gear)?;
    let enemy = scene.public.enemies.get(target.index()).filter(|enemy| enemy.is_up());
    let Some(enemy) = enemy else { return no("ST-ACT-10", "refusal-no-enemy") };
    let near = scene.walk().within(scene.here(), enemy.sector, weapon.range);
    only_if(near, "ST-ACT-10", "refusal-out-of-range")
}

fn may_use(scene: Scene, tool: Tool, target: Target) -> Result<(), Refusal> {
    only_if(scene.mission().plan().powers == Powers::Full, "ST-OBJ-08", "refusal-no-powers")?;
    let rule = if matches!(tool, Tool::Item(_)) { "ST-ACT-14" } else { "ST-ACT-15" };
    let Some((energy, effect)) = scene.tool(tool) else { return no(rule, "refusal-no-tool") };
    only_if(energy <= scene.public.player.energy, "ST-ACT-15", "refusal-no-energy")?;
    only_if(does_something(scene, effect, target), rule, "refusal-no-use")
}

/// Whether an effect would change anything on this target.
fn does_something(scene: Scene, effect: Effect, target: Target) -> bool {
    let player = &scene.public.player;
    let near = |sector, range| scene.walk().within(scene.here(), sector, range);
    match (effect, target) {
        (Effect::Heal(_), Target::None) => player.health < scene.setup.max_health(),
        (Effect::Recharge(_), Target::None) => player.energy < scene.setup.max_energy(),
        (Effect::Shield(_) | Effect::Aim(_) | Effect::Burn, Target::None) => true,
        (Effect::Silence, Target::None) => !scene.public.boost.silent,
        (Effect::Calm(_), Target::None) => scene.public.alarm > 0,
        (Effect::Peek(count), Target::None) => scene.public.known.len() < count.into(),
        (Effect::Vanish, Target::None) => !player.hidden && !scene.enemies_here().any(|(_, enemy)| enemy.detects),
        (Effect::Dash, Target::None) => scene.public.phase == Phase::Second,
        (Effect::Decoy(range), Target::Sector(at)) => near(at, range) && !scene.public.noise.contains(&at),
        (Effect::Unlock(range), Target::Sector(at)) => near(at, range) && scene.lock(at).is_some(),
        (Effect::Erase(range), Target::Sector(at)) => near(at, range) && scene.public.detection.contains(&at),
        (Effect::Muffle(_), Target::None) => scene.mission().alarm().is_some() && scene.public.boost.tricks.muffle == 0,
        (Effect::Encore, Target::None) => scene.public.phase == Phase::Second && !scene.public.boost.tricks.encore,
        (Effect::Forget, Target::None) => {
            !scene.public.detection.is_empty() || scene.enemies().any(|(_, enemy)| enemy.detects)
        }
        (Effect::Flash, Target::None) => scene.enemies_here().any(|(_, enemy)| !enemy.dazed),
        (Effect::Climb, Target::Sector(to)) => {
            scene.public.phase == Phase::Free && scene.behind_walls().any(|beside| beside == to)
        }
        (Effect::Bait(range), Target::Sector(at)) => near(at, range) && !scene.public.detection.contains(&at),
        (Effect::Dispose, Target::Enemy(id)) => scene.bodies_in(scene.here()).any(|body| body == id),
        (Effect::Drag, Target::Enemy(id)) => may_carry(scene, id).is_ok(),
        (effect, Target::Enemy(id)) => tricks(scene, effect, id),
        _ => false,
    }
}

/// Whether an effect would change anything about this enemy.
fn tricks(scene: Scene, effect: Effect, id: EnemyId) -> bool {
    let enemy = scene.public.enemies.get(id.index()).filter(|enemy| enemy.is_up() && !enemy.dazed);
    let Some(enemy) = enemy else { return false };
    let trick = scene.trick(id);
    let (range, open) = match effect {
        Effect::Jam(range) => (range, true),
        Effect::Loop(range) => {
            let nature = scene.mission().kind(enemy.kind).nature;
            (range, matches!(nature, Nature::Camera | Nature::Vents))
        }
        Effect::Foresee(range) => (range, trick.intent.is_none()),
        Effect::Fool(range) => (range, !trick.fooled),
        Effect::Reroute(range) => (range, scene.mission().patrol(enemy.patrol).stops().len() > 1),
        _ => return false,
    };
    open && scene.walk().within(scene.here(), enemy.sector, range)
}
