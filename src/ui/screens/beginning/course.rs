//! The first game: a dealt table whose other players follow a script for two rounds, and lessons that wait for the right
//! thing. After the last lesson the others think for themselves, and the game is played to its end.
//!
//! | file | what stands there |
//! |---|---|
//! | `deal` | who holds what, and what the others do |
//! | `steps` | the lessons, in order |

mod deal;
mod steps;

use egui::Context;

use super::{Table as Screen, here::Intent, layout::Tab};
use crate::{
    beginning::Beginning,
    session::beginning::Table,
    ui::{
        Desk, Tone,
        lessons::{self, Anchor, Wish},
        parts::Class,
    },
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

impl Screen {
    /// Shows the lesson that is due.
    pub(super) fn teach(&mut self, ctx: &Context, desk: &mut Desk, intents: &mut Vec<Intent>) {
        let (Some(course), Some(now), false, None) = (&mut self.course, &self.now, self.menu, &self.turning) else {
            return;
        };
        let small = !Class::of(ctx.screen_rect().size()).is_roomy();
        let tab = &mut self.tab;
        let open = |anchor| *tab = tab_of(anchor, small).or(*tab);
        let (read, wish) = course.show(ctx, desk, &now.view, &now.options, open);
        let (over, leaves) = (course.is_over(), matches!(wish, Some(Wish::Leave)));
        if read {
            self.now = None;
        }
        if let Some(Wish::Rule(rule)) = wish {
            intents.push(Intent::Codex(Some(rule)));
        }
        if over {
            desk.learned(LEARNED);
            desk.say(Tone::Info, desk.text("ui-dawn-learned"));
        }
        if over || leaves {
            self.leave_course();
        }
    }

    /// From here on it is a game like any other: the others think, and it is kept.
    fn leave_course(&mut self) {
        (self.course, self.now, self.is_lesson) = (None, None, false);
        self.game.leave_script();
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
