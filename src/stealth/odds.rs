//! Exact odds from what the player knows: the cards not yet drawn, and those on top they have looked at.

use super::{
    CHOICES, Condition, DrawFor, EnemyId, GearId, Modifier, Phase, Scene, Strike, Sum, Targets, View, draw::sum,
};

/// How likely a draw succeeds, with the arithmetic behind it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Odds {
    /// How many of the cards that may come succeed.
    pub favourable: u32,
    /// How many cards may come.
    pub of: u32,
    /// The chance, from 0 to 1.
    pub chance: f64,
    /// What the card is added to, and what the total must reach.
    pub sum: Sum,
}

/// The cards that may come at a draw with `before` other draws before it, each equally likely.
///
/// Unseen cards are exchangeable: whatever lies before it in the pile, each is as likely to come. Once the pile is
/// used up all cards are shuffled (ST-DECK-04), and any of them may come.
pub fn coming(view: &View, before: usize) -> Vec<Modifier> {
    let known = &view.public.known;
    if let Some(&card) = known.get(before) {
        return vec![card];
    }
    if before >= view.left.len() {
        let mut all = [&view.left[..], &view.drawn].concat();
        all.sort_unstable();
        return all;
    }
    let mut unseen = view.left.clone();
    for card in known {
        if let Ok(at) = unseen.binary_search(card) {
            unseen.remove(at);
        }
    }
    unseen
}

/// The odds that an attack with this gear on this enemy succeeds, if it were made now. The choose card succeeds where
/// any number does. `None` where there is no such weapon or enemy.
pub fn attack(view: &View, gear: GearId, target: EnemyId) -> Option<Odds> {
    let scene = scene(view);
    let weapon = scene.setup.gear(gear)?.weapon()?;
    let enemy = view.public.enemies.get(target.index())?;
    // A weapon that strikes a whole sector draws for each enemy in it, in their order.
    let struck_before = |(id, other): (EnemyId, &super::Enemy)| {
        weapon.targets == Targets::Sector && id < target && other.is_up() && other.sector == enemy.sector
    };
    let before = scene.enemies().filter(|&pair| struck_before(pair)).count();
    let sum = sum(scene, DrawFor::Attack { gear, target, how: Strike::Action });
    Some(odds(&coming(view, before), sum, *CHOICES.end()))
}

/// The odds that an attack by this enemy hits, if it were made now. The choose card fails wherever it can. `None` where
/// there is no such enemy.
pub fn enemy_attack(view: &View, enemy: EnemyId) -> Option<Odds> {
    view.public.enemies.get(enemy.index())?;
    let sum = sum(scene(view), DrawFor::EnemyAttack { enemy, how: Strike::Action });
    Some(odds(&coming(view, 0), sum, *CHOICES.start()))
}

/// The chance of each row of the enemy's behaviour table at its next draw, in the order of the table. The choose card
/// counts as the lowest number.
///
/// Exact for the alarm level of the moment and one card for each enemy that acts before it; what attacks and alarms
/// between change of it, `Forecast::behaviours` knows. Empty where the enemy is not up.
pub fn behaviours(view: &View, enemy: EnemyId) -> Vec<(u8, f64)> {
    let scene = scene(view);
    let Some(one) = view.public.enemies.get(enemy.index()).filter(|enemy| enemy.is_up()) else { return Vec::new() };
    let kind = scene.mission().kind(one.kind);
    let base = sum(scene, DrawFor::Behaviour { enemy }).base;
    if let Some(known) = scene.trick(enemy).intent {
        let certain = |band: u8| (band, if band == known { 1.0 } else { 0.0 });
        return (0..kind.behaviour.len() as u8).map(certain).collect();
    }
    let cards = behaviour_cards(view, enemy);
    let mut rows = vec![0u32; kind.behaviour.len()];
    for &card in &cards {
        rows[kind.band(base + number(card, *CHOICES.start()))] += 1;
    }
    let share = |(band, cases): (usize, u32)| (band as u8, f64::from(cases) / cards.len().max(1) as f64);
    rows.into_iter().enumerate().map(share).collect()
}

/// The cards that may come at the enemy's next behaviour draw, each equally likely; one card is counted for each enemy
/// that acts before it.
pub fn behaviour_cards(view: &View, enemy: EnemyId) -> Vec<Modifier> {
    let line = waiting(scene(view));
    let before = line.iter().position(|&id| id == enemy).unwrap_or(line.len());
    coming(view, before)
}

/// The chance of each change of the alarm level at the end of this turn, in rising order; it does not fall below 0.
/// Empty where the mission has no alarm. One card is counted for each enemy still to act.
pub fn alarm(view: &View) -> Vec<(i32, f64)> {
    let scene = scene(view);
    if scene.mission().alarm().is_none() {
        return Vec::new();
    }
    let base = sum(scene, DrawFor::Alarm).base;
    let cards = coming(view, waiting(scene).len());
    let least = -i32::from(view.public.alarm);
    let mut changes: Vec<i32> = cards.iter().map(|&card| (base + number(card, *CHOICES.start())).max(least)).collect();
    changes.sort_unstable();
    let total = changes.len().max(1) as f64;
    changes.chunk_by(|a, b| a == b).map(|same| (same[0], same.len() as f64 / total)).collect()
}

fn scene(view: &View) -> Scene<'_> {
    Scene { setup: &view.setup, public: &view.public }
}

/// The enemies still to draw this turn, first to act first.
fn waiting(scene: Scene) -> Vec<EnemyId> {
    let draws = |id: &EnemyId| scene.trick(*id).intent.is_none();
    if matches!(scene.public.phase, Phase::Enemies | Phase::End) {
        return scene.public.queue.iter().rev().copied().filter(draws).collect();
    }
    let active = scene.enemies().filter(|(_, enemy)| enemy.condition == Condition::Up && !enemy.dazed);
    let mut line: Vec<EnemyId> = active.map(|(id, _)| id).filter(draws).collect();
    line.sort_by_key(|&id| scene.nearness(id));
    line
}

/// A card's number, the choose card's being what the player makes it.
fn number(card: Modifier, choice: i8) -> i32 {
    match card {
        Modifier::Value(value) => value.into(),
        Modifier::Choose => choice.into(),
    }
}

fn odds(cards: &[Modifier], sum: Sum, choice: i8) -> Odds {
    let reaches = |card: &&Modifier| sum.against.is_none_or(|against| sum.base + number(**card, choice) >= against);
    let favourable = cards.iter().filter(reaches).count() as u32;
    let of = cards.len() as u32;
    Odds { favourable, of, chance: f64::from(favourable) / f64::from(of.max(1)), sum }
}
