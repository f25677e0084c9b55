//! The first game: a dealt table whose other players follow a script for two rounds, and lessons that wait for the right
//! thing. After the last lesson the others think for themselves, and the game is played to its end.
//!
//! | file | what stands there |
//! |---|---|
//! | `deal` | who holds what, and what the others do |
//! | `steps` | the lessons, in order |

mod deal;
mod steps;

use super::layout::Tab;
use crate::{
    beginning::Beginning,
    session::beginning::Table,
    ui::lessons::{self, Anchor},
};

/// What the first game is remembered by, once its lessons were all told.
pub const LEARNED: &str = "first-beginning";

/// The lessons of the first game.
pub type Course = lessons::Course<Beginning>;

/// The table of the first game with its lessons; nothing where the cards cannot be read.
pub fn table() -> Option<(Table, Course)> {
    Some((deal::table()?, Course::new(steps::STEPS, deal::YOU)))
}

/// The panel in which something is, where it is not always in sight; small screens show one thing at a time.
pub fn tab_of(anchor: Anchor, small: bool) -> Option<Tab> {
    match anchor {
        Anchor::Board | Anchor::Claims => Some(Tab::Facts),
        Anchor::Answers | Anchor::Say | Anchor::Event => Some(Tab::Now),
        Anchor::Hand | Anchor::Tree | Anchor::Programs => small.then_some(Tab::Own),
        Anchor::Map => small.then_some(Tab::Board),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_does_what_the_lessons_ask_is_told_every_one_of_them() {
        let (mut table, mut course) = table().expect("cards");
        while !course.is_over() && course.advance(&mut table) {
            let options = table.options(deal::YOU);
            let asked = table.waiting().contains(&deal::YOU) && !course.is_over();
            let view = table.view(deal::YOU);
            let due = course.holds(&view) || course.is_due(&view, &options);
            assert!(!asked || due, "lesson {:?} does not ask for what can be done: {options:?}", course.place());
        }
        assert_eq!(course.place().0, steps::STEPS.len(), "{:?}", table.log(deal::YOU).last());
        let you = &table.view(deal::YOU).table.players[0];
        assert_eq!((you.record.brought, you.record.eliminated), (1, 1));
        assert!(table.outcome().is_none(), "the game goes on");
    }
}
