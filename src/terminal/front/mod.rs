//! What every front without a window needs of a game that is played around a table: its words, and how it is saved.

/// The tellers of all games are asked alike.
macro_rules! tells {
    ($game:ty, $teller:ident, $label:ident) => {
        impl Tells<$game> for $teller<'_> {
            fn seen_from(self, seat: Seat) -> Self {
                self.seen_from(seat)
            }

            fn seat(&self, seat: Seat) -> String {
                (**self).seat(seat)
            }

            fn heading(&self, seat: Seat) -> String {
                (**self).heading(seat)
            }

            fn label(&self, view: &View, action: &Action) -> String {
                self.$label(view, action)
            }

            fn told(&self, event: &Event) -> Option<String> {
                self.told(event)
            }

            fn why(&self, event: &Event) -> Option<Rule> {
                self.why(event)
            }

            fn question(&self, view: &View) -> Option<String> {
                self.question(view)
            }

            fn refusal(&self, refusal: Refusal) -> String {
                self.refusal(refusal)
            }

            fn result(&self, outcome: &Outcome, seat: Seat) -> String {
                self.result(outcome, seat)
            }
        }
    };
}

mod beginning;
mod deduction;

use crate::{
    engine::{Refusal, Rule, Seat},
    save::Savable,
    session::table::Tabled,
    words::Words,
};

/// A game around a table that can be told of in words.
pub trait Front: Tabled + Savable {
    /// Speaks of one table.
    type Teller<'a>: Tells<Self>;

    /// A teller for a table with these rules and these names by seat, from the place of nobody.
    fn teller<'a>(words: &'a Words, rules: &'a Self::Rules, names: &'a [String]) -> Self::Teller<'a>;

    /// What a table is called.
    fn table_name(words: &Words, setup: &Self::Setup) -> String;

    /// What is written on the chair of a player who was given no name.
    fn chair_name(words: &Words, seat: Seat) -> String;

    /// What the players of a game are called whose chairs bear these names.
    fn names(&self, chairs: Vec<String>) -> Vec<String>;

    /// Whether an action only says something.
    fn is_talk(action: &Self::Action) -> bool;

    /// The side of the seat whose view this is, as that seat knows it.
    fn side(teller: &Self::Teller<'_>, view: &Self::View) -> String;
}

/// Speaks of one table. What is told of a view or of a witnessed event says no more than it holds.
pub trait Tells<G: Front>: Copy {
    /// The same from the place of this seat: it is called `you`.
    #[must_use]
    fn seen_from(self, seat: Seat) -> Self;

    /// A player.
    fn seat(&self, seat: Seat) -> String;

    /// A player as a heading.
    fn heading(&self, seat: Seat) -> String;

    /// The label of an option.
    fn label(&self, view: &G::View, action: &G::Action) -> String;

    /// What happened; nothing for what is not worth a line.
    fn told(&self, event: &G::Event) -> Option<String>;

    /// The rule behind it.
    fn why(&self, event: &G::Event) -> Option<Rule>;

    /// What the seat of a view is asked.
    fn question(&self, view: &G::View) -> Option<String>;

    /// Why an action was refused.
    fn refusal(&self, refusal: Refusal) -> String;

    /// How a game ended for a seat.
    fn result(&self, outcome: &G::Outcome, seat: Seat) -> String;
}
