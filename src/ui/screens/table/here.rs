//! What one person at the screen sees now: everything the panels are a function of.

use super::{
    choice::{Chosen, Verb},
    layout::{Class, Tab},
};
use crate::{
    deduction::{Action, Deed, Pending, Player, Scene, Target, Team, View, bots},
    engine::{Rule, Seat},
    session::deduction::{Facts, Line, Reasons, Seating, Standing},
    ui::{
        Desk,
        table::{Lit, Told},
    },
    words::deduction::Teller,
};

/// What the player asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum Intent {
    /// Does this.
    Act(Action),
    /// Chooses what is to be done, or takes it back.
    Verb(Option<Verb>),
    /// Chooses whom it concerns, or takes it back.
    Seat(Option<Seat>),
    /// Chooses the row of the board that is looked into, or closes it.
    About(Option<Seat>),
    /// Opens a panel.
    Tab(Tab),
    /// Opens the menu, or closes it.
    Menu,
    /// The next speed.
    Speed,
    /// The rulebook, at this rule or at its chapters on the table.
    Codex(Option<Rule>),
    /// The next guess at a seat.
    Pin(Seat),
    /// Opens the reasons for a number, or closes them.
    Why,
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
    /// Speaks of it.
    pub teller: Teller<'a>,
    /// What may be done now.
    pub options: &'a [Action],
    /// How likely each team of each seat is, from what the person knows.
    pub beliefs: Option<&'a [[f32; 5]]>,
    /// What can be known for certain, and what was said.
    pub facts: &'a Facts,
    /// What the numbers of the board rest on, where that was asked for.
    pub reasons: Option<&'a Reasons>,
    /// Why the decision of this number was taken, where a finished game is watched and that was asked for.
    pub motive: Option<(usize, &'a bots::Reasons)>,
    /// What was witnessed, oldest first.
    pub log: &'a [Line],
    /// Who sits where, with notes and manners.
    pub seating: &'a Seating,
    /// What is chosen so far.
    pub chosen: Chosen,
    /// The row of the board that is looked into.
    pub about: Option<Seat>,
    /// Whether a lesson is to be read before anything goes on.
    pub held: bool,
    /// Whether a finished game is watched: nothing can be changed any more.
    pub watching: bool,
    /// Whether everybody's cards and teams are shown, after the game.
    pub all: bool,
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

    /// All seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.view.table.players.len() as u8).map(Seat)
    }

    /// The own team; the person always knows it.
    pub fn team(&self) -> Team {
        self.scene().team(self.me())
    }

    /// How likely each team of a seat is, in the order of [`Team::ALL`].
    pub fn chances(&self, seat: Seat) -> Option<[f32; 5]> {
        self.beliefs?.get(usize::from(seat.0)).copied()
    }

    /// The chances on the board: what is certain is so, whatever is believed.
    pub fn board(&self, seat: Seat) -> Option<[f32; 5]> {
        match self.facts.seats.get(usize::from(seat.0)).map(|facts| facts.standing) {
            Some(Standing::Certain(team)) => Some(Team::ALL.map(|other| if other == team { 1.0 } else { 0.0 })),
            _ => self.chances(seat),
        }
    }

    /// Whom an announced shot would hit.
    pub fn is_target(&self, seat: Seat) -> bool {
        let turn = &self.view.table.turn;
        let Some(Deed::Shoot(named)) = turn.deed else { return false };
        let aim = self.player(turn.seat).and_then(|player| player.weapon).map(|armed| armed.aim);
        named == Some(Target::Seat(seat)) || named.is_none() && aim.is_some_and(|aim| aim.hits(seat))
    }

    /// What is said of a player at the table.
    pub fn told(&self, seat: Seat) -> Told {
        let dead = self.player(seat).is_some_and(|player| player.hp == 0);
        let mine = seat == self.me();
        let lit = match () {
            () if self.chosen.seat == Some(seat) => Lit::Chosen,
            () if self.is_target(seat) => Lit::Target,
            () if self.view.table.turn.seat == seat && self.view.table.over.is_none() => Lit::Active,
            () if !self.chosen.is_empty() && self.chosen.may_choose(self.options, seat) => Lit::Open,
            () => Lit::Plain,
        };
        let facts = self.facts.seats.get(usize::from(seat.0)).filter(|_| dead && !mine);
        // What the cards say, all of which lie open; what was told of the player before may have changed.
        let (known, team) = (facts.is_some_and(|facts| facts.unknown == 0), self.scene().team(seat));
        let was = match () {
            () if self.all => Some((team, self.teller.team(team))),
            () if known => Some((team, self.desk.with("ui-table-was", &[("team", self.teller.team(team).into())]))),
            () => None,
        };
        Told {
            seat,
            name: self.name(seat),
            yours: mine.then(|| self.team()),
            was,
            chances: if mine || dead { None } else { self.board(seat) },
            lit,
            pinned: self.seating.note(self.me(), seat).guess.filter(|_| !mine),
        }
    }

    /// What a player is called; the own place is called by the word for you.
    pub fn name(&self, seat: Seat) -> String {
        if seat == self.me() { self.desk.text("ui-table-you") } else { self.teller.name(seat) }
    }

    /// What is being waited for.
    pub fn pending(&self) -> Option<&'a Pending> {
        self.view.table.stack.last()
    }
}
