//! The ghostline: the way the player went, turn by turn.

use crate::{
    engine::{Journal, Replay},
    stealth::{Actor, Event, Sector, Stealth},
};

/// The way the player went. Each turn begins where the one before ended.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    turns: Vec<Vec<Sector>>,
}

/// Nobody went anywhere.
pub(super) static NOWHERE: Line = Line { turns: Vec::new() };

impl Line {
    /// A line that begins here.
    pub fn from_start(start: Sector) -> Self {
        Self { turns: vec![vec![start]] }
    }

    /// The line of all that happened since the start.
    pub fn of_events<'a>(start: Sector, events: impl IntoIterator<Item = &'a Event>) -> Self {
        let mut line = Self::from_start(start);
        events.into_iter().for_each(|event| line.record(event));
        line
    }

    /// The line of a journal, as far as it plays.
    pub fn of(journal: &Journal<Stealth>) -> Self {
        let mut line = Self::from_start(journal.setup.mission.plan().start);
        let Ok(mut replay) = Replay::new(journal.clone()) else { return line };
        while let Some(Ok(events)) = replay.step() {
            for event in &events {
                line.record(event);
            }
        }
        line
    }

    /// The line through these sectors, all in one turn.
    pub fn through(sectors: impl IntoIterator<Item = Sector>) -> Self {
        Self { turns: vec![sectors.into_iter().collect()] }
    }

    /// Goes on with what happened.
    pub fn record(&mut self, event: &Event) {
        match *event {
            Event::TurnBegan { turn, .. } if usize::from(turn) > self.turns.len() => {
                let here = self.end();
                self.turns.push(here.into_iter().collect());
            }
            Event::Moved { who: Actor::Player, from, to, .. } => {
                if self.turns.is_empty() {
                    self.turns.push(vec![from]);
                }
                self.turns.iter_mut().next_back().into_iter().for_each(|turn| turn.push(to));
            }
            _ => {}
        }
    }

    /// Where it ends.
    pub fn end(&self) -> Option<Sector> {
        self.turns.last().and_then(|turn| turn.last()).copied()
    }

    /// The sectors of each turn, the first turn first.
    pub fn turns(&self) -> &[Vec<Sector>] {
        &self.turns
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{engine::Rule, stealth::EnemyId};

    fn sector(column: u16, row: u16) -> Sector {
        Sector::at(column, row).expect("on the grid")
    }

    fn moved(who: Actor, from: Sector, to: Sector) -> Event {
        Event::Moved { who, from, to, movement: None, lure: None, rule: Rule("ST-ACT-01") }
    }

    #[test]
    fn each_turn_begins_where_the_one_before_ended() {
        let (a, b, c) = (sector(1, 1), sector(2, 1), sector(2, 2));
        let events = [
            moved(Actor::Player, a, b),
            moved(Actor::Enemy(EnemyId(0)), c, b),
            Event::TurnBegan { turn: 2, rule: Rule("ST-TURN-01") },
            moved(Actor::Player, b, c),
        ];
        let line = Line::of_events(a, &events);
        assert_eq!(line.turns(), [vec![a, b], vec![b, c]]);
        assert_eq!(line.end(), Some(c));
    }
}
