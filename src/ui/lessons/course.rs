//! A game that teaches: lessons in order, each waiting to be read or for the right thing to be done.

use egui::Context;

use super::{Anchor, Answer, Callout, Offer};
use crate::{
    engine::{Rule, Seat},
    session::table::{Table, Tabled},
    ui::{Cue, Desk, focus},
};

/// One lesson.
pub struct Step<G: Tabled> {
    /// The key of its words.
    pub words: &'static str,
    /// The rule to read on at.
    pub rule: &'static str,
    /// What it speaks of.
    pub anchor: Anchor,
    /// What goes on with the game.
    pub wants: Wants<G>,
}

/// What a lesson waits for.
pub enum Wants<G: Tabled> {
    /// To be read, once this is so.
    Read(fn(&G::View) -> bool),
    /// This to be done, once it can be.
    Act(fn(&G::View, G::Action) -> bool),
}

impl<G: Tabled> Step<G> {
    /// A lesson to be read.
    pub const fn read(words: &'static str, rule: &'static str, anchor: Anchor, when: fn(&G::View) -> bool) -> Self {
        Self { words, rule, anchor, wants: Wants::Read(when) }
    }

    /// A lesson by doing something.
    pub const fn act(
        words: &'static str,
        rule: &'static str,
        anchor: Anchor,
        what: fn(&G::View, G::Action) -> bool,
    ) -> Self {
        Self { words, rule, anchor, wants: Wants::Act(what) }
    }
}

/// The lessons of a game, and how far they have come.
pub struct Course<G: Tabled + 'static> {
    steps: &'static [Step<G>],
    /// Who is taught.
    you: Seat,
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

impl<G: Tabled + 'static> Course<G> {
    /// These lessons from the first on, for whoever sits there.
    pub fn new(steps: &'static [Step<G>], you: Seat) -> Self {
        Self { steps, you, at: 0, callout: None }
    }

    /// How many lessons are behind, and how many there are.
    pub fn place(&self) -> (usize, usize) {
        (self.at, self.steps.len())
    }

    /// Whether every lesson was told.
    pub fn is_over(&self) -> bool {
        self.at >= self.steps.len()
    }

    fn step(&self) -> Option<&'static Step<G>> {
        self.steps.get(self.at)
    }

    /// Whether the game waits for something to be read.
    pub fn holds(&self, view: &G::View) -> bool {
        self.step().is_some_and(|step| matches!(step.wants, Wants::Read(when) if when(view)))
    }

    /// What may be done while a lesson waits for something; everything where it waits for nothing here.
    pub fn allowed(&self, view: &G::View, options: Vec<G::Action>) -> Vec<G::Action> {
        if self.holds(view) {
            return Vec::new();
        }
        let Some(Step { wants: Wants::Act(what), .. }) = self.step() else { return options };
        let right: Vec<G::Action> = options.iter().copied().filter(|&action| what(view, action)).collect();
        if right.is_empty() { options } else { right }
    }

    /// Takes in what the player did, seeing this.
    pub fn note(&mut self, view: &G::View, action: G::Action) {
        if matches!(self.step(), Some(Step { wants: Wants::Act(what), .. }) if what(view, action)) {
            self.go_on();
        }
    }

    /// Plays on to a lesson by doing what those before it ask for.
    pub fn play_to(&mut self, table: &mut Table<G>, lesson: usize) {
        while self.at < lesson && self.advance(table) {}
        // The others act until it is time for it.
        while !self.holds(&table.view(self.you)) && table.step().is_some() {}
    }

    /// Reads what is to be read, lets the others act, or does what is asked for; whether anything was done.
    pub fn advance(&mut self, table: &mut Table<G>) -> bool {
        let view = table.view(self.you);
        if self.holds(&view) {
            self.go_on();
            return true;
        }
        if table.step().is_some() {
            return true;
        }
        let options = self.allowed(&view, table.options(self.you));
        let Some(&action) = options.first() else { return false };
        self.note(&view, action);
        table.act(self.you, action).is_ok()
    }

    fn go_on(&mut self) {
        (self.at, self.callout) = (self.at + 1, None);
    }

    /// Whether the lesson is to be seen now.
    pub fn is_due(&self, view: &G::View, options: &[G::Action]) -> bool {
        match self.step().map(|step| &step.wants) {
            Some(Wants::Read(when)) => when(view),
            Some(Wants::Act(what)) => options.iter().any(|&action| what(view, action)),
            None => false,
        }
    }

    /// Shows the lesson that is due. To be called after everything else is drawn. `open` brings what a new one speaks
    /// of into sight; gives whether something was read, and what is wanted beside.
    pub fn show(
        &mut self,
        ctx: &Context,
        desk: &mut Desk,
        view: &G::View,
        options: &[G::Action],
        open: impl FnOnce(Anchor),
    ) -> (bool, Option<Wish>) {
        let (Some(step), true) = (self.step(), self.is_due(view, options)) else { return (false, None) };
        let reads = matches!(step.wants, Wants::Read(_));
        if self.callout.as_ref().is_none_or(|(at, _)| *at != self.at) {
            let fill = [("number", (self.at + 1).into()), ("all", self.steps.len().into())];
            let place = desk.with("ui-first-place", &fill);
            self.callout = Some((self.at, Callout::new(desk.text(step.words), Vec::new()).at_place(place)));
            open(step.anchor);
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
