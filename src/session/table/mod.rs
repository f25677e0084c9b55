//! A table in play, of any game of hidden roles: people and bots around it, what each has witnessed, and who is waited
//! for.
//!
//! | file | what stands there |
//! |---|---|
//! | `tabled` | what a game must tell so that one can sit down to it |
//! | `chair` | who sits where, and what a save keeps of that beside the game |
//! | `manner` | when a person is asked in reaction windows |
//! | `thought` | a bot's next choice, on this thread or another |
//! | `script` | bots that follow a script |
//! | `log` | what a seat has witnessed, line by line |
//! | `truth` | what becomes of a claim |
//! | `reel` | a finished table, to be watched again |
//! | `motives` | what a bot decided and why, after the game |

mod chair;
mod log;
mod manner;
mod motives;
mod reel;
mod script;
mod tabled;
mod thought;
mod truth;

pub use chair::{Chair, Kind, Note, Seating};
pub use log::Line;
pub use manner::{Ask, Manner};
pub use motives::{Decision, Reasoned, decisions};
pub use reel::{Eyes, TableReel};
pub use script::Script;
pub use tabled::{Mind, Stamp, Tabled};
pub use thought::{Thought, Verdict};
pub use truth::Truth;

use self::log::Logs;
use crate::engine::{Match, Refusal, Replay, Seat, Turn};

/// How many claims an active player may make in a turn, where nothing else is agreed.
pub const TALK: u8 = 1;

/// The place of somebody who only looks on: sees what everybody sees.
pub const ONLOOKER: Seat = Seat(u8::MAX);

/// A table in play.
pub struct Table<G: Tabled> {
    game: Match<G>,
    seating: Seating<G::Side>,
    /// The bots by seat; none for people, and none for a bot that is thinking elsewhere.
    minds: Vec<Option<Mind<G>>>,
    logs: Logs<G::Event>,
    /// What bots do instead of thinking.
    script: Option<Script<G::Action>>,
    /// How many actions the newest save holds; nothing where there is none.
    saved: Option<usize>,
}

impl<G: Tabled> Table<G> {
    /// Sets the table and deals, or tells why that cannot be. Chairs that are missing are taken by bots.
    pub fn new(setup: G::Setup, seed: u64, chairs: Vec<Chair>) -> Result<Self, G::Fault> {
        G::check(&setup)?;
        let seating = Seating::new(chairs, G::seats(&setup));
        let game = Match::new(setup, seed);
        let logs = Logs::new(&seating, game.game());
        Ok(Self::seat_all(game, seating, logs, None))
    }

    /// A saved table. Its log is told again from the journal, as far as that still plays.
    pub fn resume(game: Match<G>, seating: Option<Seating<G::Side>>) -> Self {
        let seats = G::seats(&game.journal().setup);
        let mut seating = seating.unwrap_or_default().fitted(seats);
        if seating.people().nth(1).is_some() {
            // Whoever opens it may be any of them.
            seating.screen = None;
        }
        let saved = game.journal().actions.len();
        let mut logs = Logs::new(&seating, game.game());
        if let Ok(mut replay) = Replay::new(game.journal().clone()) {
            logs = Logs::new(&seating, replay.game());
            let mut before = G::stamp(replay.game().state());
            while let Some(Ok(events)) = replay.step() {
                logs.record::<G>(replay.played() - 1, before, &events);
                before = G::stamp(replay.game().state());
            }
        }
        Self::seat_all(game, seating, logs, Some(saved))
    }

    fn seat_all(game: Match<G>, seating: Seating<G::Side>, logs: Logs<G::Event>, saved: Option<usize>) -> Self {
        let minds = seating.chairs.iter().map(|_| None).collect();
        Self { game, seating, minds, logs, script: None, saved }
    }

    /// The same with bots that follow a script.
    #[must_use]
    pub fn scripted(self, script: Script<G::Action>) -> Self {
        Self { script: Some(script), ..self }
    }

    /// Lets bots think again, from here on.
    pub fn leave_script(&mut self) {
        self.script = None;
        self.minds.iter_mut().for_each(|mind| *mind = None);
    }

    /// The bot at a seat, where one sits there.
    fn mind(&self, seat: Seat) -> Option<Mind<G>> {
        match &self.script {
            Some(script) if !self.is_person(seat) => Some(script.mind()),
            _ => self.seating.chairs.get(usize::from(seat.0))?.mind(self.game.journal().seed, seat),
        }
    }

    /// The match.
    pub fn game(&self) -> &Match<G> {
        &self.game
    }

    /// The table's agreements.
    pub fn rules(&self) -> &G::Rules {
        self.game.game().agreed()
    }

    /// Who sits where, and what a save keeps of that.
    pub fn seating(&self) -> &Seating<G::Side> {
        &self.seating
    }

    /// The players' names by seat.
    pub fn names(&self) -> Vec<String> {
        self.seating.chairs.iter().map(|chair| chair.name.clone()).collect()
    }

    /// Whether a person sits there.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.seating.is_person(seat)
    }

    /// The people at the table.
    pub fn people(&self) -> Vec<Seat> {
        self.seating.people().collect()
    }

    /// How the game ended, if it did.
    pub fn outcome(&self) -> Option<G::Outcome> {
        self.game.turn().over()
    }

    /// What a seat knows.
    pub fn view(&self, seat: Seat) -> G::View {
        self.game.view(seat)
    }

    /// What a seat may do now.
    pub fn options(&self, seat: Seat) -> Vec<G::Action> {
        self.game.options(seat)
    }

    /// What a seat has witnessed, oldest first. Kept for people and for [`ONLOOKER`].
    pub fn log(&self, seat: Seat) -> &[Line<G::Event>] {
        self.logs.of(seat)
    }

    /// Everybody the rules ask now, people and bots. Whom a reaction window asks tells something about cards: only
    /// [`Table::waiting`] may be shown.
    pub(in crate::session) fn asked(&self) -> Vec<Seat> {
        match self.game.turn() {
            Turn::Of(seats) => seats.iter().collect(),
            Turn::Over(_) => Vec::new(),
        }
    }

    /// The people who must decide now; nobody while a bot is next, while a person's manner decides, and at the end.
    pub fn waiting(&self) -> Vec<Seat> {
        let asked = self.asked();
        if asked.iter().any(|&seat| self.acts_alone(seat)) {
            return Vec::new();
        }
        asked
    }

    /// Whether a bot sits there, or a person's manner lets this pass.
    fn acts_alone(&self, seat: Seat) -> bool {
        !self.is_person(seat) || self.passes(seat)
    }

    /// Whether a person's manner lets pass what is asked now.
    fn passes(&self, seat: Seat) -> bool {
        let manner = self.seating.manner(seat);
        manner.is_busy() && G::passes(manner, &self.view(seat), &self.options(seat))
    }

    /// When a person is asked in reaction windows.
    pub fn manner(&self, seat: Seat) -> Manner {
        self.seating.manner(seat)
    }

    /// Agrees with a person on when to ask.
    pub fn set_manner(&mut self, seat: Seat, manner: Manner) {
        if let Some(own) = self.seating.manners.get_mut(usize::from(seat.0)) {
            *own = manner;
        }
    }

    /// Lets every reaction window pass for a person until the own turn.
    pub fn pass_until_turn(&mut self, seat: Seat) {
        let manner = self.manner(seat);
        self.set_manner(seat, Manner { until_turn: true, ..manner });
    }

    /// The person who is to take the screen, where another sits at it, or nobody yet of several. Nobody else may look
    /// until [`Table::sit`].
    pub fn curtain(&self) -> Option<Seat> {
        let waiting = self.waiting();
        let alone = self.seating.people().nth(1).is_none();
        let here = self.seating.screen.or_else(|| alone.then(|| self.screen()));
        waiting.first().copied().filter(|_| !here.is_some_and(|here| waiting.contains(&here)))
    }

    /// Whose view the screen shows: the person who sat down last, or [`ONLOOKER`] where there is nobody.
    pub fn screen(&self) -> Seat {
        let people = || self.seating.people().next();
        self.seating.screen.filter(|&seat| self.is_person(seat)).or_else(people).unwrap_or(ONLOOKER)
    }

    /// A person sits down at the screen.
    pub fn sit(&mut self, seat: Seat) {
        if self.is_person(seat) {
            self.seating.screen = Some(seat);
        }
    }

    /// How many of the newest lines of its log a person has not seen yet.
    pub fn unread(&self, seat: Seat) -> usize {
        self.logs.unread(seat)
    }

    /// Notes that a person has seen all of the log.
    pub fn note_read(&mut self, seat: Seat) {
        self.logs.note_read(seat);
    }

    /// What a person noted about a player.
    pub fn note(&self, by: Seat, about: Seat) -> Note<G::Side> {
        self.seating.note(by, about)
    }

    /// Notes something about a player; only its author ever sees it.
    pub fn set_note(&mut self, by: Seat, about: Seat, note: Note<G::Side>) {
        self.seating.set_note(by, about, note);
    }

    /// Writes what a person thinks of a player.
    pub fn write_note(&mut self, by: Seat, about: Seat, text: String) {
        let note = self.note(by, about);
        self.set_note(by, about, Note { text, ..note });
    }

    /// Takes the player for the next of these sides; after the last one for none.
    pub fn guess_next(&mut self, by: Seat, about: Seat, sides: &[G::Side]) {
        let note = self.note(by, about);
        let at = |side: G::Side| sides.iter().position(|&other| other == side);
        let next = note.guess.and_then(at).map_or(0, |at| at + 1);
        self.set_note(by, about, Note { guess: sides.get(next).copied(), ..note });
    }

    /// The next way of asking a person in reaction windows.
    pub fn ask_otherwise(&mut self, seat: Seat) {
        let manner = self.manner(seat);
        self.set_manner(seat, Manner { ask: manner.ask.next(), ..manner });
    }

    /// Takes a person's decision. The answer is what the seat at the screen witnessed of it.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<Vec<Line<G::Event>>, Refusal> {
        let before = G::stamp(self.game.game().state());
        let number = self.game.journal().actions.len();
        let events = self.game.act(seat, &action)?;
        let screen = self.screen();
        let already = self.logs.of(screen).len();
        self.logs.record::<G>(number, before, &events);
        self.come_round();
        Ok(self.logs.of(screen).get(already..).unwrap_or_default().to_vec())
    }

    /// Whose turn has come is asked again.
    fn come_round(&mut self) {
        let active = G::stamp(self.game.game().state()).seat;
        if let Some(manner) = self.seating.manners.get_mut(usize::from(active.0)) {
            manner.until_turn = false;
        }
    }

    /// Lets the next bot act, or a person's manner; `None` where a person must decide or the game is over. The answer
    /// is what the seat at the screen witnessed of it.
    pub fn step(&mut self) -> Option<Vec<Line<G::Event>>> {
        let thought = self.thought()?;
        Some(self.obey(thought.run()))
    }

    /// Lets bots act until a person must decide or the game is over.
    pub fn run(&mut self) -> Vec<Line<G::Event>> {
        let mut lines = Vec::new();
        while let Some(more) = self.step() {
            lines.extend(more);
        }
        lines
    }

    /// Whether something was played since the newest save.
    pub fn is_unsaved(&self) -> bool {
        self.game.journal().actions.len() != self.saved.unwrap_or(0)
    }

    /// Whether a save holds the table as it stands, even where nobody has acted yet.
    pub fn is_saved(&self) -> bool {
        self.saved == Some(self.game.journal().actions.len())
    }

    /// Notes that everything is saved now.
    pub fn note_saved(&mut self) {
        self.saved = Some(self.game.journal().actions.len());
    }
}
