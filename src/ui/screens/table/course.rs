//! The first game: a dealt table whose other players follow a script, and lessons that wait for the right thing.
//!
//! | file | what stands there |
//! |---|---|
//! | `deal` | who holds what, and what the others do |
//! | `steps` | the lessons, in order |

mod deal;
mod steps;

use super::layout::Tab;
use crate::{
    deduction::Deduction,
    session::deduction::Table,
    ui::{
        Desk,
        lessons::{self, Anchor},
    },
};

/// What the first game is remembered by, once it was played to its end.
pub const LEARNED: &str = "first-table";

/// The lessons of the first game.
pub type Course = lessons::Course<Deduction>;

/// The table of the first game with its lessons; nothing where the cards cannot be read.
pub fn table(desk: &Desk) -> Option<(Table, Course)> {
    Some((deal::table(desk)?, Course::new(steps::STEPS, deal::YOU)))
}

/// The panel in which something is, where it is not always in sight; small screens show one thing at a time.
pub fn tab_of(anchor: Anchor, small: bool) -> Option<Tab> {
    match anchor {
        Anchor::Board | Anchor::Claims | Anchor::Say => Some(Tab::Board),
        Anchor::Seat(_) | Anchor::Map => small.then_some(Tab::Table),
        _ => small.then_some(Tab::Hand),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        content::Catalog,
        ui::{App, Start, Store, Thinker},
        words::Words,
    };

    /// The first game can be played by doing what its lessons ask, and it is won.
    #[test]
    fn whoever_does_what_the_lessons_ask_wins() {
        let store = Store::nowhere();
        let catalog = Catalog::shipped().expect("missions");
        let start = Start { catalog, words: Words::english(), store, thinker: Thinker::AtOnce, seed: Some(7) };
        let app = App::new(start);
        let (mut table, mut course) = table(app.desk()).expect("cards");
        while course.advance(&mut table) {
            let options = table.options(deal::YOU);
            let asked = table.waiting().contains(&deal::YOU);
            let view = table.view(deal::YOU);
            let due = course.holds(&view) || course.is_due(&view, &options);
            assert!(!asked || due, "lesson {:?} does not ask for what can be done: {options:?}", course.place());
        }
        let outcome = table.outcome().expect("an end");
        assert!(outcome.winners.contains(deal::YOU));
        assert_eq!(course.place(), (steps::STEPS.len(), steps::STEPS.len()), "every lesson was told");
    }
}
