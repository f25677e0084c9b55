//! A drawn mission being played by commands, each answered by the lines of what happened.

use ghostline::{
    engine::{Game, Match, Refusal},
    stealth::{AGENT, Auto, Enemy, Event, Public, Scene, Setup, Stealth},
};

use super::{
    Drawing,
    commands::{action, command},
    lines::line,
};

/// A mission on the table.
pub struct Table {
    pub game: Match<Stealth>,
    pub map: Drawing,
    /// What the last commands made happen.
    pub events: Vec<Event>,
}

impl Table {
    pub fn new(setup: Setup, map: Drawing) -> Self {
        Self { game: Match::new(setup, 7), map, events: vec![] }
    }

    /// Plays commands parted by commas; the answer is all that happened, one line each.
    pub fn play(&mut self, commands: &str) -> Vec<String> {
        self.events.clear();
        for command in commands.split(',') {
            let events = self.attempt(command).unwrap_or_else(|refusal| panic!("{command:?}: {refusal}"));
            self.events.extend(events);
        }
        self.events.iter().map(|event| line(event, &self.map)).collect()
    }

    /// Declines both parts of the turn; the answer is what the enemies and the end of the turn brought.
    pub fn wait(&mut self) -> Vec<String> {
        self.play("pass, pass").split_off(2)
    }

    /// Plays commands and keeps only the lines with one of these words in them.
    pub fn lines_with(&mut self, commands: &str, words: &[&str]) -> Vec<String> {
        let mut lines = self.play(commands);
        lines.retain(|line| words.iter().any(|word| line.contains(word)));
        lines
    }

    /// The rule and the reason a command is refused with; the state must stay as it was.
    pub fn refusal(&mut self, command: &str) -> (&'static str, &'static str) {
        let before = self.game.game().state().clone();
        let Refusal { rule, reason } = self.attempt(command).expect_err(command);
        assert_eq!(*self.game.game().state(), before, "a refused action changes nothing");
        assert!(!self.offers(command), "{command} is refused but offered");
        (rule.0, reason)
    }

    fn attempt(&mut self, command: &str) -> Result<Vec<Event>, Refusal> {
        self.game.act(AGENT, &action(command, &self.map))
    }

    /// All that the player may do now, as commands.
    pub fn options(&self) -> Vec<String> {
        self.game.options(AGENT).iter().map(|action| command(*action, &self.map)).collect()
    }

    pub fn offers(&self, wanted: &str) -> bool {
        self.options().iter().any(|option| option == wanted)
    }

    /// The command an automatic setting would give here.
    pub fn answer(&self, auto: Auto) -> Option<String> {
        let options = self.game.options(AGENT);
        auto.answer(&self.game.view(AGENT), &options).map(|at| command(options[at], &self.map))
    }

    pub fn public(&self) -> &Public {
        self.game.game().public()
    }

    pub fn scene(&self) -> Scene<'_> {
        self.game.game().scene()
    }

    pub fn enemy(&self, id: usize) -> &Enemy {
        &self.public().enemies[id]
    }

    /// Where the player is.
    pub fn player_at(&self) -> String {
        self.map.name(self.public().player.sector)
    }

    /// Where an enemy is.
    pub fn enemy_at(&self, id: usize) -> String {
        self.map.name(self.enemy(id).sector)
    }

    /// The sectors with a noise token.
    pub fn noise(&self) -> Vec<String> {
        self.public().noise.iter().map(|&sector| self.map.name(sector)).collect()
    }

    /// The sectors with a detection token.
    pub fn tokens(&self) -> Vec<String> {
        self.public().detection.iter().map(|&sector| self.map.name(sector)).collect()
    }

    /// The sectors an enemy comes through while the player waits, turn after turn.
    pub fn walk_of(&mut self, id: usize, turns: usize) -> Vec<String> {
        let prefix = format!("{id} ");
        let mut walked = vec![self.enemy_at(id)];
        for _ in 0..turns {
            let lines = self.wait();
            let moves = lines.iter().filter(|line| line.starts_with(&prefix));
            walked.extend(moves.filter_map(|line| Some(line.split_once('>')?.1.to_owned())));
        }
        walked
    }
}
