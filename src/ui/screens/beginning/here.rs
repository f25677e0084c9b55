//! What one person at the screen sees now: everything the panels are a function of.

use super::{
    choice::{Chosen, Verb},
    event::Resolution,
    layout::{Class, Tab},
    places::hit_of,
};
use crate::{
    beginning::{
        Action, InfluenceNo, Pending, Player, Scene, View,
        bots::{Beliefs, Reasons},
    },
    engine::{Rule, Seat},
    session::beginning::{Facts, Line, Seating},
    ui::{
        Desk,
        beginning::{Hit, Look, Target},
    },
    words::beginning::Teller,
};

/// What the player asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum Intent {
    /// Does this.
    Act(Action),
    /// Chooses what is to be done, or takes everything chosen back.
    Verb(Option<Verb>),
    /// Chooses whom it concerns.
    Seat(Seat),
    /// Chooses a card of the hand.
    Card(InfluenceNo),
    /// Chooses a program, by its place.
    Program(u8),
    /// Chooses a place on the board.
    Hit(Hit),
    /// Points at a place on the board.
    Point(Option<Hit>),
    /// Chooses whose row of the facts is looked into, or closes it.
    About(Option<Seat>),
    /// Opens a panel.
    Tab(Tab),
    /// Shows the rest of what is being shown.
    ShowAll,
    /// Opens the menu, or closes it.
    Menu,
    /// The next speed.
    Speed,
    /// The rulebook, at this rule or at its chapters on the table.
    Codex(Option<Rule>),
    /// The next guess at a seat.
    Pin(Seat),
    /// Unfolds a line of the log, or folds it.
    Unfold(usize),
    /// Passes until the own turn.
    Skip,
    /// The next way of being asked.
    Manner,
    /// Writes a note about a player.
    Note(Seat, String),
    /// The person who is to act sits at the screen.
    Seated,
    /// Leaves the table; it can be continued.
    Leave,
}

/// What one person sees now.
#[derive(Clone, Copy)]
pub struct Here<'a> {
    /// Words and settings.
    pub desk: &'a Desk,
    /// What the person knows.
    pub view: &'a View,
    /// What everybody is called.
    pub names: &'a [String],
    /// Speaks of it.
    pub teller: Teller<'a>,
    /// What may be done now.
    pub options: &'a [Action],
    /// What was witnessed, oldest first.
    pub log: &'a [Line],
    /// The event that is being resolved, or was last.
    pub resolution: Option<&'a Resolution>,
    /// The decision whose line is unfolded, by its number, and why a bot took it: in replays of games that are over.
    pub motive: Option<(usize, &'a Reasons)>,
    /// All that the person can know, and was told.
    pub facts: &'a Facts,
    /// How likely everybody is of which faction and after what; nothing for an onlooker.
    pub beliefs: Option<&'a Beliefs>,
    /// Who sits where, with notes and manners.
    pub seating: &'a Seating,
    /// What is chosen so far.
    pub chosen: Chosen,
    /// Whose row of the facts is looked into.
    pub about: Option<Seat>,
    /// What is pointed at in a list.
    pub pointed: Option<Hit>,
    /// Whether a lesson is to be read before anything goes on.
    pub held: bool,
    /// Whether a finished game is watched: nothing can be changed any more.
    pub watching: bool,
    /// How much room there is.
    pub class: Class,
}

impl<'a> Here<'a> {
    /// The situation, to ask questions of.
    pub fn scene(&self) -> Scene<'a> {
        Scene { rules: &self.view.rules, state: &self.view.table }
    }

    /// Whose view it is.
    pub fn me(&self) -> Seat {
        self.view.seat
    }

    /// A player.
    pub fn player(&self, seat: Seat) -> Option<&'a Player> {
        self.scene().player(seat)
    }

    /// What the parts of the table are drawn from.
    pub fn look(&self) -> Look<'a> {
        Look { view: self.view, words: &self.desk.words, names: self.names }
    }

    /// What a player is called; the own place is called by the word for you.
    pub fn name(&self, seat: Seat) -> String {
        self.teller.heading(seat)
    }

    /// What is being waited for.
    pub fn pending(&self) -> Option<&'a Pending> {
        self.view.table.stack.last()
    }

    /// What can be chosen on the board, each with what that means.
    pub fn targets(&self) -> Vec<Target> {
        let mut targets: Vec<Target> = Vec::new();
        for action in self.chosen.open(self.view, self.options) {
            let Some(hit) = hit_of(self.view, action) else { continue };
            let note = self.teller.action(self.view, &action);
            match targets.iter_mut().find(|target| target.hit == hit) {
                Some(known) => {
                    known.note.push('\n');
                    known.note.push_str(&note);
                }
                None => targets.push(Target { hit, note }),
            }
        }
        targets
    }

    /// Who can be chosen now.
    pub fn seats_open(&self) -> Vec<Seat> {
        let open = self.chosen.open(self.view, self.options);
        let concerned = |seat: &Seat| open.iter().any(|&action| super::choice::subject(action) == Some(*seat));
        self.scene().all().filter(concerned).collect()
    }
}
