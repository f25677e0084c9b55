//! What many games of The Beginning come to.

use ghostline::{
    beginning::{Character, Ending, Faction, Library, Outcome},
    cli::tales::{Sitter, Tale, Thought},
    engine::Level,
};

use super::Tables;
use crate::sheet;

/// So often of so many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Part {
    pub hits: u32,
    pub of: u32,
}

impl Part {
    /// Counts those that hold.
    pub fn of<T>(all: impl Iterator<Item = T>, holds: impl Fn(&T) -> bool) -> Self {
        all.fold(Self::default(), |part, it| Self { hits: part.hits + u32::from(holds(&it)), of: part.of + 1 })
    }

    /// Both numbers.
    pub fn pair(self) -> (u32, u32) {
        (self.hits, self.of)
    }

    /// In percent.
    pub fn percent(self) -> f64 {
        100.0 * f64::from(self.hits) / f64::from(self.of.max(1))
    }
}

impl Tables {
    fn outcomes(&self) -> impl Iterator<Item = &Outcome> {
        self.games.iter().filter_map(|tale| tale.outcome.as_ref())
    }

    fn sitters(&self) -> impl Iterator<Item = &Sitter> {
        self.games.iter().flat_map(|tale| &tale.seats)
    }

    /// Games a faction won, of those it was in; Outlaws are in all of them.
    pub fn faction(&self, faction: Faction) -> Part {
        let there = |outcome: &&Outcome| faction == Faction::Outlaw || outcome.factions.contains(&faction);
        Part::of(self.outcomes().filter(there), |outcome| outcome.faction == faction)
    }

    /// Games that ended in a way.
    pub fn ending(&self, ending: Ending) -> Part {
        Part::of(self.outcomes(), |outcome| outcome.ending == ending)
    }

    /// Games in which Apex (0) or Deus (1) came into play.
    pub fn mech(&self, at: usize) -> Part {
        Part::of(self.games.iter(), |tale| tale.mechs.get(at) == Some(&true))
    }

    /// Seats of a character that won.
    pub fn character(&self, who: Character) -> Part {
        Part::of(self.sitters().filter(|sitter| sitter.character == who), |sitter| sitter.won)
    }

    /// All seats that won.
    pub fn all(&self) -> Part {
        Part::of(self.sitters(), |sitter| sitter.won)
    }

    /// Seats of a level that won.
    pub fn level(&self, level: Level) -> Part {
        Part::of(self.sitters().filter(|sitter| sitter.level == level), |sitter| sitter.won)
    }

    /// How often each objective was met by its owner, with its name.
    pub fn objectives<'a>(&'a self, library: &'a Library) -> impl Iterator<Item = (&'a str, Part)> {
        library.objectives.iter().zip(0..).map(|(card, at)| {
            let own = self.sitters().flat_map(|sitter| &sitter.objectives).filter(move |(no, _)| no.at() == at);
            (card.name.as_str(), Part::of(own, |(_, met)| *met))
        })
    }

    /// Events that were never shown; those for larger tables aside.
    pub fn unseen_events(&self, library: &Library) -> Vec<String> {
        let shown = |at: usize| self.games.iter().flat_map(|tale| &tale.shown).any(|no| no.at() == at);
        let cards = library.events.iter().enumerate().filter(|(_, card)| card.seats <= self.seats);
        cards.filter(|(at, _)| !shown(*at)).map(|(_, card)| card.name.clone()).collect()
    }

    /// Programs that were never used.
    pub fn unused_programs(&self, library: &Library) -> Vec<String> {
        let used = |at: usize| self.games.iter().flat_map(|tale| &tale.used).any(|no| no.at() == at);
        let cards = library.programs.iter().enumerate();
        cards.filter(|(at, _)| !used(*at)).map(|(_, card)| card.name.clone()).collect()
    }

    /// The rounds that this share of games does not exceed.
    pub fn rounds(&self, share: f64) -> f64 {
        sheet::within(self.games.iter().map(|tale| tale.rounds), share)
    }

    /// How long its bots thought.
    pub fn thought(&self) -> Thought {
        self.sitters().map(|sitter| sitter.thought).fold(Thought::default(), Thought::and)
    }

    /// By how many points the first level wins more often than the second, and how far that may be off.
    pub fn lead(&self) -> (f64, f64) {
        let (Some(first), Some(second)) = (self.levels.first(), self.levels.last()) else { return (0.0, 0.0) };
        let share = |tale: &Tale, level: Level| {
            Part::of(tale.seats.iter().filter(|sitter| sitter.level == level), |sitter| sitter.won).percent()
        };
        let leads: Vec<f64> = self.games.iter().map(|tale| share(tale, *first) - share(tale, *second)).collect();
        sheet::lead(&leads)
    }
}
