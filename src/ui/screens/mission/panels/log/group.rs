//! Lines of the log: what belongs together is told in one sentence, a draw with what came of it.

use std::sync::Arc;

use crate::{
    session::{Entry, Session},
    stealth::{Actor, Cause, Draw, EnemyId, Event, Lure, View},
    ui::{Desk, screens::mission::panels::inspect::steps_told},
    words::stealth::Teller,
};

/// Entries told in one line, by their places in the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Group {
    /// The first of them.
    pub(super) first: usize,
    /// The last of them.
    pub(super) last: usize,
    /// The turn they belong to.
    pub(super) turn: u16,
}

impl Group {
    /// The entries of the group.
    pub(super) fn of<'a>(&self, log: &'a [Entry]) -> &'a [Entry] {
        log.get(self.first..=self.last).unwrap_or_default()
    }

    /// Whether the line with this number, counted from 1, is one of them.
    pub(super) fn has(&self, number: usize) -> bool {
        (self.first + 1..=self.last + 1).contains(&number)
    }
}

/// All lines of a log with what they say, made anew only when the log has changed.
#[derive(Clone, Debug, Default)]
pub(super) struct Told {
    lines: Vec<(Group, Arc<str>)>,
    /// How long the log was, and its last entry.
    made_of: Option<(usize, Option<Entry>)>,
}

impl Told {
    /// The lines, oldest first.
    pub(super) fn lines(&self) -> &[(Group, Arc<str>)] {
        &self.lines
    }

    /// Tells the log again where it is not the one told last.
    pub(super) fn renew(&mut self, desk: &Desk, session: &Session, log: &[Entry]) {
        let same = |(length, last): &(usize, Option<Entry>)| *length == log.len() && last.as_ref() == log.last();
        if self.made_of.as_ref().is_some_and(same) {
            return;
        }
        let view = session.view();
        let line = |group: Group| (group, told(desk, &view, group.of(log)).into());
        self.lines = groups(log).into_iter().map(line).collect();
        self.made_of = Some((log.len(), log.last().cloned()));
    }
}

/// All groups of a log, oldest first.
fn groups(log: &[Entry]) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    let mut turn = 1;
    for (at, entry) in log.iter().enumerate() {
        if let Event::TurnBegan { turn: began, .. } = entry.event {
            turn = began;
        }
        let open = groups.last_mut().filter(|group| {
            let first = log.get(group.first).map(|first| first.event);
            first.is_some_and(|first| follows(&first, &entry.event))
        });
        match open {
            Some(group) => group.last = at,
            None => groups.push(Group { first: at, last: at, turn }),
        }
    }
    groups
}

/// Whether an event belongs to the line that begins with the draw `first`.
fn follows(first: &Event, next: &Event) -> bool {
    let Event::Drew { reason, who, .. } = *first else { return false };
    match (reason, *next) {
        (Draw::Behaviour, Event::Behaved { enemy, .. } | Event::Searched { enemy, found: false, .. }) => {
            Actor::Enemy(enemy) == who
        }
        (Draw::Behaviour, Event::Moved { who: mover, .. }) => mover == who,
        (Draw::Behaviour, Event::Overwatch { who: watcher, .. }) => watcher == who,
        (Draw::Alarm, Event::AlarmChanged { because: Cause::EndOfTurn, .. })
        | (Draw::Attack | Draw::EnemyAttack, Event::Attacked { .. }) => true,
        _ => false,
    }
}

/// What a line says: the turn of an enemy in one sentence, else what came last.
fn told(desk: &Desk, view: &View, entries: &[Entry]) -> String {
    let behaved = entries.iter().find_map(|entry| match entry.event {
        Event::Behaved { enemy, band, .. } => Some((enemy, band)),
        _ => None,
    });
    match behaved {
        Some((enemy, band)) => acted(desk, view, entries, enemy, band),
        None => entries.last().map(|entry| entry.text.clone()).unwrap_or_default(),
    }
}

fn acted(desk: &Desk, view: &View, entries: &[Entry], enemy: EnemyId, band: u8) -> String {
    let teller = Teller::of(&desk.words, view);
    let ended = entries.iter().rev().find_map(|entry| match entry.event {
        Event::Moved { to, lure, .. } => Some((teller.sector(to), lure)),
        _ => None,
    });
    let fill = [("enemy", teller.enemy(enemy).into()), ("steps", steps_told(desk, view, enemy, band).into())];
    let sentence = match ended {
        Some((to, lure)) => desk.with(went(lure), &[&fill[..], &[("to", to.into())]].concat()),
        None => desk.with("ui-log-acts", &fill),
    };
    if entries.iter().any(|entry| matches!(entry.event, Event::Searched { .. })) {
        return desk.with("ui-log-found-nobody", &[("told", sentence.into())]);
    }
    sentence
}

/// The sentence for where an enemy went.
fn went(lure: Option<Lure>) -> &'static str {
    match lure {
        Some(Lure::Noise) => "ui-log-acts-noise",
        Some(Lure::Detection) => "ui-log-acts-detection",
        Some(Lure::Patrol) | None => "ui-log-acts-to",
    }
}
