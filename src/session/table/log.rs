//! What seats have witnessed, line by line.

use super::{ONLOOKER, Seating, Stamp, Tabled};
use crate::engine::Seat;

/// One line of a log: something a seat witnessed.
#[derive(Clone, Debug, PartialEq)]
pub struct Line<E> {
    /// How many actions had been taken before the one that caused it.
    pub actions: usize,
    /// In which turn of the game, from 1.
    pub turn: u32,
    /// In which round it began, from 1.
    pub round: u32,
    /// What happened, as the seat may know it.
    pub event: E,
}

/// The logs of all people and of an onlooker.
pub(super) struct Logs<E>(Vec<Log<E>>);

struct Log<E> {
    seat: Seat,
    lines: Vec<Line<E>>,
    read: usize,
}

impl<E> Logs<E> {
    /// The logs of a game that was just dealt.
    pub fn new<G: Tabled<Event = E>>(seating: &Seating<G::Side>, game: &G) -> Self {
        let seats = seating.people().chain([ONLOOKER]);
        let mut logs = Self(seats.map(|seat| Log { seat, lines: Vec::new(), read: 0 }).collect());
        if let Some((before, first)) = game.opening() {
            logs.record::<G>(0, before, &[first]);
        }
        logs
    }

    /// Notes what happened by one action; `before` is the turn it began in.
    pub fn record<G: Tabled<Event = E>>(&mut self, actions: usize, before: Stamp, events: &[E]) {
        for log in &mut self.0 {
            log.lines.extend(lines::<G>(actions, before, events, |event| G::witness(event, log.seat)));
        }
    }

    /// What a seat has witnessed; nothing for bots.
    pub fn of(&self, seat: Seat) -> &[Line<E>] {
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

/// What was witnessed of one action; `before` is the turn it began in.
pub(super) fn lines<G: Tabled>(
    actions: usize,
    before: Stamp,
    events: &[G::Event],
    witness: impl Fn(&G::Event) -> Option<G::Event>,
) -> Vec<Line<G::Event>> {
    let mut turn = before.number;
    let mut lines = Vec::new();
    for event in events {
        turn += u32::from(G::opens_turn(event));
        lines.extend(witness(event).map(|event| Line { actions, turn, round: before.round, event }));
    }
    lines
}
