//! A finished table being watched: how far, through whose eyes, how fast.

use egui::Context;

use super::{Controls, Flag, Order, Rate};
use crate::{
    engine::{Match, Seat},
    session::table::{Eyes, Seating, TableReel, Tabled},
    ui::{Cue, Desk},
};

/// How long one thing that happens is looked at, in seconds.
const BEAT: f64 = 0.7;

/// A table being watched.
pub struct Spool<G: Tabled> {
    /// The table.
    pub reel: TableReel<G>,
    beginnings: Vec<usize>,
    flags: Vec<(usize, Flag)>,
    /// How many decisions are shown.
    pub played: usize,
    /// Through whose eyes.
    pub eyes: Eyes,
    rate: Rate,
    /// When the next decision is shown; nothing while it stands still.
    next: Option<f64>,
}

impl<G: Tabled> Spool<G> {
    /// A table from its beginning, through everybody's eyes; one that is not over through a person's.
    pub fn new(game: &Match<G>, seating: &Seating<G::Side>) -> Self {
        let reel = TableReel::of(game);
        let eyes = match reel.outcome {
            Some(_) => Eyes::All,
            None => Eyes::Seat(seating.people().next().unwrap_or(Seat(0))),
        };
        let beginnings = reel.beginnings();
        Self { reel, beginnings, flags: Vec::new(), played: 0, eyes, rate: Rate::default(), next: None }
    }

    /// The same with marks where something happened that is worth finding.
    #[must_use]
    pub fn flagged(mut self, flag: Flag, is_one: impl Fn(&G::Event) -> bool) -> Self {
        self.flags.extend(self.reel.marks(is_one).into_iter().map(|at| (at, flag)));
        self
    }

    /// Goes to the beginning of a turn, through a seat's eyes.
    pub fn seek(&mut self, turn: u32, eyes: Eyes) {
        (self.played, self.eyes) = (self.reel.beginning(turn), eyes);
    }

    /// Where it is, and how it is watched.
    pub fn controls(&self) -> Controls<'_> {
        Controls {
            played: self.played,
            all: self.reel.len(),
            running: self.next.is_some(),
            rate: self.rate,
            turn: self.reel.turn(self.played),
            turns: self.reel.turn(self.reel.len()),
            beginnings: &self.beginnings,
            flags: &self.flags,
        }
    }

    /// How fast it is watched.
    pub fn rate(&self) -> Rate {
        self.rate
    }

    /// Lets time pass: shows the next decision that can be seen, or stops at the end. Whether another moment is shown.
    pub fn tick(&mut self, ctx: &Context) -> bool {
        let Some(due) = self.next else { return false };
        let now = Desk::now(ctx);
        if now < due {
            ctx.request_repaint_after_secs((due - now) as f32);
            return false;
        }
        if self.played >= self.reel.len() {
            self.next = None;
            return false;
        }
        let next = (self.played..self.reel.len()).find(|&at| self.reel.shows(at, self.eyes));
        self.played = next.map_or(self.reel.len(), |at| at + 1);
        self.next = Some(now + BEAT / self.rate.factor());
        ctx.request_repaint();
        true
    }

    /// Looks through a seat's eyes, or everybody's; the eyes that are open are closed by being chosen again.
    pub fn look_through(&mut self, seat: Option<Seat>) {
        let all = if self.reel.outcome.is_some() { Eyes::All } else { self.eyes };
        let eyes = seat.map_or(all, Eyes::Seat);
        self.eyes = if eyes == self.eyes { all } else { eyes };
    }

    /// Does what the controls ask for. What is seen may be another moment afterwards.
    pub fn follow(&mut self, ctx: &Context, desk: &mut Desk, order: Order) {
        match order {
            Order::PlayOrPause => {
                desk.play(Cue::Choose);
                if self.played >= self.reel.len() {
                    self.played = 0;
                }
                self.next = if self.next.is_some() { None } else { Some(Desk::now(ctx)) };
            }
            Order::Rate(rate) => {
                desk.play(Cue::Choose);
                self.rate = rate;
            }
            step => {
                desk.play(Cue::Hover);
                self.next = None;
                self.played = step.leads(self.played, self.reel.len(), &self.beginnings).min(self.reel.len());
            }
        }
        ctx.request_repaint();
    }
}
