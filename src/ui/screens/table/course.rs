//! The first game: a dealt table whose other players follow a script, and lessons that wait for the right thing.
//!
//! | file | what stands there |
//! |---|---|
//! | `deal` | who holds what, and what the others do |
//! | `steps` | the lessons, in order |

mod deal;
mod steps;

use egui::Context;

use self::steps::{STEPS, Step, Wants};
use super::layout::{Class, Tab};
use crate::{
    deduction::{Action, View},
    engine::Rule,
    session::deduction::Table,
    ui::{
        Cue, Desk, focus,
        lessons::{Anchor, Answer, Callout, Offer},
    },
};

/// What the first game is remembered by, once it was played to its end.
pub const LEARNED: &str = "first-table";

/// The lessons of a game, and how far they have come.
#[derive(Default)]
pub struct Course {
    at: usize,
    callout: Option<(usize, Callout)>,
}

/// What the player wants of a lesson.
pub enum Wish {
    /// To read on.
    Rule(Rule),
    /// No more lessons: the game goes on without.
    Leave,
}

impl Course {
    /// The table of the first game with its lessons; nothing where the cards cannot be read.
    pub fn table(desk: &Desk) -> Option<(Table, Self)> {
        Some((deal::table(desk)?, Self::default()))
    }

    fn step(&self) -> Option<&'static Step> {
        STEPS.get(self.at)
    }

    /// Whether the game waits for something to be read.
    pub fn holds(&self, view: &View) -> bool {
        self.step().is_some_and(|step| matches!(step.wants, Wants::Read(when) if when(view)))
    }

    /// What may be done while a lesson waits for something; everything where it waits for nothing here.
    pub fn allowed(&self, view: &View, options: Vec<Action>) -> Vec<Action> {
        if self.holds(view) {
            return Vec::new();
        }
        let Some(Step { wants: Wants::Act(what), .. }) = self.step() else { return options };
        let right: Vec<Action> = options.iter().copied().filter(|&action| what(view, action)).collect();
        if right.is_empty() { options } else { right }
    }

    /// Takes in what the player did, seeing this.
    pub fn note(&mut self, view: &View, action: Action) {
        if matches!(self.step(), Some(Step { wants: Wants::Act(what), .. }) if what(view, action)) {
            self.go_on();
        }
    }

    /// Plays on to a lesson by doing what those before it ask for.
    pub fn play_to(&mut self, table: &mut Table, lesson: usize) {
        while self.at < lesson && self.advance(table) {}
        // The others act until it is time for it.
        while !self.holds(&table.view(deal::YOU)) && table.step().is_some() {}
    }

    /// Reads what is to be read, lets the others act, or does what is asked for; whether anything was done.
    fn advance(&mut self, table: &mut Table) -> bool {
        let view = table.view(deal::YOU);
        if self.holds(&view) {
            self.go_on();
            return true;
        }
        if table.step().is_some() {
            return true;
        }
        let options = self.allowed(&view, table.options(deal::YOU));
        let Some(&action) = options.first() else { return false };
        self.note(&view, action);
        table.act(deal::YOU, action).is_ok()
    }

    fn go_on(&mut self) {
        (self.at, self.callout) = (self.at + 1, None);
    }

    /// Whether the lesson is to be seen now.
    fn is_due(&self, view: &View, options: &[Action]) -> bool {
        match self.step().map(|step| step.wants) {
            Some(Wants::Read(when)) => when(view),
            Some(Wants::Act(what)) => options.iter().any(|&action| what(view, action)),
            None => false,
        }
    }

    /// Shows the lesson that is due. To be called after everything else is drawn. `tab` is opened where what it speaks of
    /// is on it; gives whether something was read, and what is wanted beside.
    pub fn show(
        &mut self,
        ctx: &Context,
        desk: &mut Desk,
        view: &View,
        options: &[Action],
        tab: &mut Option<Tab>,
    ) -> (bool, Option<Wish>) {
        let (Some(step), true) = (self.step(), self.is_due(view, options)) else { return (false, None) };
        let reads = matches!(step.wants, Wants::Read(_));
        if self.callout.as_ref().is_none_or(|(at, _)| *at != self.at) {
            let fill = [("number", (self.at + 1).into()), ("all", STEPS.len().into())];
            let place = desk.with("ui-first-place", &fill);
            self.callout = Some((self.at, Callout::new(desk.text(step.words), Vec::new()).at_place(place)));
            let wanted = tab_of(step.anchor);
            if wanted == Tab::Board || Class::of(ctx.screen_rect().size()) <= Class::Drawer {
                *tab = Some(wanted);
            }
            if reads {
                focus::want(ctx, Callout::got_it());
            }
            ctx.request_repaint();
        }
        let Some((_, callout)) = &mut self.callout else { return (false, None) };
        let offer = Offer { got_it: reads, more: true, skip: "ui-first-leave" };
        match callout.show(ctx, desk, step.anchor, offer) {
            Some(Answer::GotIt) => {
                desk.play(Cue::Choose);
                self.go_on();
                ctx.request_repaint();
                (true, None)
            }
            Some(Answer::More) => (false, Some(Wish::Rule(Rule(step.rule)))),
            Some(Answer::SkipAll) => (false, Some(Wish::Leave)),
            None => (false, None),
        }
    }
}

/// The tab of a small screen on which something is.
fn tab_of(anchor: Anchor) -> Tab {
    match anchor {
        Anchor::Board | Anchor::Claims | Anchor::Say => Tab::Board,
        Anchor::Seat(_) | Anchor::Map => Tab::Table,
        _ => Tab::Hand,
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
        let (mut table, mut course) = Course::table(app.desk()).expect("cards");
        while course.advance(&mut table) {
            let options = table.options(deal::YOU);
            let asked = table.waiting().contains(&deal::YOU);
            let view = table.view(deal::YOU);
            let due = course.holds(&view) || course.is_due(&view, &options);
            assert!(!asked || due, "lesson {} does not ask for what can be done: {options:?}", course.at);
        }
        let outcome = table.outcome().expect("an end");
        assert!(outcome.winners.contains(deal::YOU));
        assert_eq!(course.at, STEPS.len(), "every lesson was told");
    }
}
