//! One mission being played: the match, its log in words, and automatic answers; and a deduction table in play.

pub mod badges;
pub mod beginning;
pub mod campaign;
pub mod deduction;
pub mod demo;
pub mod reel;
pub mod summary;
pub mod table;

use crate::{
    engine::{Match, Refusal, Replay, Rule, UndoError},
    stealth::{AGENT, Action, Auto, Event, Outcome, Setup, Stealth, Thing, View},
    words::{
        Words,
        stealth::{Teller, rule_of, rule_text},
    },
};

/// A mission in play.
pub struct Session {
    game: Match<Stealth>,
    log: Vec<Entry>,
    /// How many actions the newest save holds.
    saved: usize,
}

/// One numbered line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// How many actions had been taken before the one that caused it.
    pub actions: usize,
    /// What happened.
    pub event: Event,
    /// The same in words.
    pub text: String,
}

/// The explanation of a log line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    /// The line itself.
    pub text: String,
    /// The rule behind it.
    pub rule: Rule,
    /// What the rule says.
    pub said: String,
    /// The arithmetic, where a card was drawn.
    pub sum: Option<String>,
}

impl Session {
    /// A mission from its beginning.
    pub fn new(setup: Setup, seed: u64) -> Self {
        Self { game: Match::new(setup, seed), log: Vec::new(), saved: 0 }
    }

    /// A saved mission; its log is told again from the journal, as far as that still plays.
    pub fn resume(game: Match<Stealth>, words: &Words) -> Self {
        let saved = game.journal().actions.len();
        let mut session = Self { game, log: Vec::new(), saved };
        let Ok(mut replay) = Replay::new(session.game.journal().clone()) else { return session };
        let mut actions = 0;
        while let Some(Ok(events)) = replay.step() {
            session.record(words, actions, events);
            actions += 1;
        }
        session
    }

    /// The match.
    pub fn game(&self) -> &Match<Stealth> {
        &self.game
    }

    /// What the player knows.
    pub fn view(&self) -> View {
        self.game.view(AGENT)
    }

    /// What the player may do.
    pub fn options(&self) -> Vec<Action> {
        self.game.options(AGENT)
    }

    /// How it ended, if it did.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.turn().over()
    }

    /// All that happened, oldest first; a line's number is its place from 1.
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// Takes an action, then answers what `auto` answers. Gives what was picked up on the way.
    pub fn act(&mut self, words: &Words, action: Action, auto: Auto) -> Result<Vec<Thing>, Refusal> {
        let before = self.log.len();
        self.take(words, action)?;
        self.answer(words, auto)?;
        let events = self.log.iter().skip(before).map(|entry| entry.event);
        Ok(events
            .filter_map(|event| if let Event::PickedUp { thing, .. } = event { Some(thing) } else { None })
            .collect())
    }

    /// Answers every question that `auto` answers.
    pub fn answer(&mut self, words: &Words, auto: Auto) -> Result<(), Refusal> {
        while let Some(action) = self.automatic(auto) {
            self.take(words, action)?;
        }
        Ok(())
    }

    /// Takes back the player's last action, with the automatic answers after it. Nothing changes where that cannot be.
    pub fn undo(&mut self, auto: Auto) -> Result<(), UndoError> {
        let mut undone = self.game.clone();
        undone.undo(1)?;
        while auto.answer(&undone.view(AGENT), &undone.options(AGENT)).is_some() {
            undone.undo(1)?;
        }
        self.game = undone;
        let kept = self.game.journal().actions.len();
        self.log.retain(|entry| entry.actions < kept);
        // What was saved is no longer what is played, even after as many other actions.
        self.saved = self.saved.min(kept);
        Ok(())
    }

    /// Whether something was played since the newest save.
    pub fn is_unsaved(&self) -> bool {
        self.game.journal().actions.len() != self.saved
    }

    /// Notes that everything is saved now.
    pub fn note_saved(&mut self) {
        self.saved = self.game.journal().actions.len();
    }

    /// The explanation of a log line, numbered from 1.
    pub fn why(&self, words: &Words, number: usize) -> Option<Why> {
        let entry = self.log.get(number.checked_sub(1)?)?;
        let rule = rule_of(&entry.event);
        let said = rule_text(words, rule).unwrap_or_default();
        Some(Why { text: entry.text.clone(), rule, said, sum: Teller::sum(&entry.event) })
    }

    fn automatic(&self, auto: Auto) -> Option<Action> {
        let options = self.options();
        let at = auto.answer(&self.view(), &options)?;
        options.get(at).copied()
    }

    fn take(&mut self, words: &Words, action: Action) -> Result<(), Refusal> {
        let actions = self.game.journal().actions.len();
        let events = self.game.act(AGENT, &action)?;
        self.record(words, actions, events);
        Ok(())
    }

    fn record(&mut self, words: &Words, actions: usize, events: Vec<Event>) {
        let view = self.view();
        let teller = Teller::of(words, &view);
        self.log.extend(events.into_iter().map(|event| Entry { actions, event, text: teller.event(&event) }));
    }
}
