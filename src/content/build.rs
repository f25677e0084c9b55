//! A draft without errors to the plan the rules play.

use super::{
    cards::Cards,
    draft::{Draft, Found, Goal},
    raw::RawMission,
};
use crate::stealth::{
    Alarm, Cell, Colour, EnemyKind, KindId, Lock, LockId, Objective, Plan, Post, Reinforcement, Sector, Story, Waypoint,
};

/// The plan; `None` where something is missing that the check reports.
pub fn plan(raw: &RawMission, draft: &Draft<'_>, cards: &Cards) -> Option<Plan> {
    let mut kinds = Vec::new();
    let enemies = draft.enemies.iter().map(|found| {
        let (kind, colour, from) = found.what;
        Some(Post { kind: number(kind, cards, &mut kinds)?, colour, sector: found.sector, from })
    });
    let enemies = enemies.collect::<Option<Vec<_>>>()?;
    let alarm = match &raw.alarm {
        Some(_) => Some(alarm(raw, cards, &mut kinds)?),
        None => None,
    };
    Some(Plan {
        id: raw.id.clone(),
        name: raw.name.clone(),
        sectors: draft.layout.cells.iter().map(|c| Cell { sector: c.sector, tile: c.tile, letter: c.letter }).collect(),
        doors: draft.doors.iter().copied().collect(),
        vents: draft.vents.iter().copied().collect(),
        start: draft.starts.first()?.sector,
        exit: draft.exits.first()?.sector,
        entrance: draft.entrances.first().map(|found| found.sector),
        enemies,
        waypoints: waypoints(draft)?,
        objectives: objectives(draft)?,
        keys: keys(draft)?,
        locks: locks(draft),
        alarm,
        powers: raw.powers.into(),
        agent: cards.agent(),
        kinds,
        deck: cards.deck().to_vec(),
        bonus: cards.bonus().to_vec(),
        story: Story { intro: tidy(&raw.story.intro), conclusion: tidy(&raw.story.conclusion) },
        rewards: raw.rewards.into(),
    })
}

/// The number of a kind among those the mission uses, which it joins.
fn number(id: &str, cards: &Cards, kinds: &mut Vec<EnemyKind>) -> Option<KindId> {
    let known = kinds.iter().position(|kind| kind.id == id);
    if known.is_none() {
        kinds.push(cards.kind(id)?.clone());
    }
    let at = known.unwrap_or(kinds.len() - 1);
    u8::try_from(at).ok().map(KindId)
}

fn alarm(raw: &RawMission, cards: &Cards, kinds: &mut Vec<EnemyKind>) -> Option<Alarm> {
    let alarm = raw.alarm.as_ref()?;
    let reinforcements = alarm.reinforcements.iter().map(|one| {
        let kind = number(&one.kind, cards, kinds)?;
        Some(Reinforcement { level: u16::try_from(one.level).ok()?, kind, colour: one.colour.into() })
    });
    let reinforcements = reinforcements.collect::<Option<Vec<_>>>()?;
    Some(Alarm { alertness: i8::try_from(alarm.alertness).ok()?, reinforcements })
}

/// The waypoints by colour and number.
fn waypoints(draft: &Draft<'_>) -> Option<Vec<Waypoint>> {
    let mut stops: Vec<&Found<(Colour, i64)>> = draft.waypoints.iter().collect();
    stops.sort_by_key(|stop| stop.what);
    let stop = |found: &Found<(Colour, i64)>| {
        Some(Waypoint { colour: found.what.0, number: u8::try_from(found.what.1).ok()?, sector: found.sector })
    };
    stops.into_iter().map(stop).collect()
}

fn objectives(draft: &Draft<'_>) -> Option<Vec<Objective>> {
    let objective = |found: &Found<Goal<'_>>| {
        let goal = &found.what;
        Some(Objective {
            name: goal.name.to_owned(),
            sector: found.sector,
            need: goal.need,
            text: tidy(goal.text),
            rewards: goal.rewards,
            alarm: u8::try_from(goal.alarm).ok()?,
        })
    };
    draft.goals.iter().map(objective).collect()
}

/// The keys in the order of the locks they open.
fn keys(draft: &Draft<'_>) -> Option<Vec<Sector>> {
    let key = |lock: &Found<&str>| draft.keys.iter().find(|key| key.what == lock.what).map(|key| key.sector);
    draft.locks.iter().map(key).collect()
}

fn locks(draft: &Draft<'_>) -> Vec<Lock> {
    let numbered = draft.locks.iter().zip(0..);
    numbered.map(|(found, at)| Lock { sector: found.sector, key: LockId(at) }).collect()
}

/// A text as players read it: lines joined to paragraphs, one empty line between paragraphs.
pub(super) fn tidy(text: &str) -> String {
    let mut paragraphs = vec![String::new()];
    for line in text.lines().map(str::trim) {
        match paragraphs.last_mut() {
            Some(last) if !line.is_empty() => {
                let gap = if last.is_empty() { "" } else { " " };
                last.extend([gap, line]);
            }
            _ => paragraphs.push(String::new()),
        }
    }
    paragraphs.retain(|paragraph| !paragraph.is_empty());
    paragraphs.join("\n\n")
}
