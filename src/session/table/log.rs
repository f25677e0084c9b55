//! What seats have witnessed, line by line.

use super::{ONLOOKER, Seating};
use crate::{
    deduction::{Deduction, Event, TurnState},
    engine::{Game as _, Seat},
};

/// One line of a log: something a seat witnessed.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// How many actions had been taken before the one that caused it.
    pub actions: usize,
    /// In which turn of the game, from 1.
    pub turn: u32,
    /// In which round it began, from 1.
    pub round: u32,
    /// What happened, as the seat may know it.
    pub event: Event,
}

/// The logs of all people and of an onlooker.
pub(super) struct Logs(Vec<Log>);

struct Log {
    seat: Seat,
    lines: Vec<Line>,
    read: usize,
}

impl Logs {
    /// The logs of a game that was just dealt: its first turn has begun, unless cards are still chosen.
    pub fn new(seating: &Seating, game: &Deduction) -> Self {
        let seats = seating.people().chain([ONLOOKER]);
        let mut logs = Self(seats.map(|seat| Log { seat, lines: Vec::new(), read: 0 }).collect());
        if let Some((before, first)) = opening(game) {
            logs.record(0, before, &[first]);
        }
        logs
    }

    /// Notes what happened by one action; `before` is the turn it began in.
    pub fn record(&mut self, actions: usize, before: TurnState, events: &[Event]) {
        for log in &mut self.0 {
            log.lines.extend(lines(actions, before, events, |event| Deduction::witness(event, log.seat)));
        }
    }

    /// What a seat has witnessed; nothing for bots.
    pub fn of(&self, seat: Seat) -> &[Line] {
        self.0.iter().find(|log| log.seat == seat).map_or(&[], |log| &log.lines)
    }

    pub fn unread(&self, seat: Seat) -> usize {
        self.0.iter().find(|log| log.seat == seat).map_or(0, |log| log.lines.len() - log.read)
    }

    pub fn note_read(&mut self, seat: Seat) {
        for log in self.0.iter_mut().filter(|log| log.seat == seat) {
            log.read = log.lines.len();
        }
    }
}

/// What a game that was just dealt begins with, and the turn before it; nothing while cards are still drafted.
pub(super) fn opening(game: &Deduction) -> Option<(TurnState, Event)> {
    let turn = game.state().turn;
    let first = Event::Turn { seat: turn.first, armed: false };
    game.state().draft.is_empty().then_some((TurnState { number: turn.number.saturating_sub(1), ..turn }, first))
}

/// What was witnessed of one action; `before` is the turn it began in.
pub(super) fn lines(
    actions: usize,
    before: TurnState,
    events: &[Event],
    witness: impl Fn(&Event) -> Option<Event>,
) -> Vec<Line> {
    let mut turn = before.number;
    let mut lines = Vec::new();
    for event in events {
        turn += u32::from(matches!(event, Event::Turn { .. }));
        lines.extend(witness(event).map(|event| Line { actions, turn, round: before.round, event }));
    }
    lines
}
