//! A finished table being watched: how far, through whose eyes, how fast.

use egui::{Align, Context, Frame, Layout, Margin, Ui};

use super::{Controls, Flag, Order, Rate};
use crate::{
    engine::{Match, Seat},
    session::table::{Eyes, Seating, TableReel, Tabled},
    ui::{
        Cue, Desk,
        focus::{self, Group},
        parts::{self, Button, Kind},
        theme::{Palette, Type, icons},
    },
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

    /// Whether it goes on by itself.
    pub fn is_running(&self) -> bool {
        self.next.is_some()
    }

    /// The bar on top: what is watched, through whose eyes, and what `beside` draws from the right. Gives whether the
    /// player leaves, and whose eyes were chosen.
    pub fn top(
        &self,
        ctx: &Context,
        desk: &mut Desk,
        (name, names): (&str, Vec<String>),
        beside: impl FnOnce(&mut Ui, &Desk),
    ) -> (bool, Option<Eyes>) {
        let palette = Palette::of(ctx);
        let size = ctx.screen_rect().size();
        let low = size.y < 420.0;
        let frame = Frame::new().fill(palette.panel).inner_margin(Margin::symmetric(12, if low { 2 } else { 6 }));
        let shown = egui::TopBottomPanel::top("rerun top").frame(frame).show(ctx, |ui| {
            focus::group(ui, Group::Top, |ui| {
                ui.horizontal(|ui| {
                    let back = Button::icon_only(icons::ARROW_LEFT, desk.text("ui-back")).kind(Kind::Quiet).show(ui);
                    if size.x >= 700.0 {
                        ui.label(Type::Title.text(name, palette.text_hi));
                        ui.add_space(8.0);
                        ui.label(Type::Dense.text(desk.text("ui-rerun-eyes"), palette.text_dim));
                    }
                    let eyes = self.chooser(ui, desk, names);
                    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                        beside(ui, desk);
                        if size.x >= 1000.0 {
                            super::seal(ui, desk, &self.reel.verdict);
                        }
                    });
                    (back.clicked(), eyes)
                })
                .inner
            })
        });
        shown.inner
    }

    /// Through whose eyes; somebody else's once they are chosen.
    fn chooser(&self, ui: &mut Ui, desk: &mut Desk, names: Vec<String>) -> Option<Eyes> {
        let mut values = names;
        let all = usize::from(self.reel.outcome.is_some());
        if all > 0 {
            values.insert(0, desk.text("ui-rerun-everybody"));
        }
        let at = match self.eyes {
            Eyes::All => 0,
            Eyes::Seat(seat) => usize::from(seat.0) + all,
        };
        let name = desk.text("ui-rerun-eyes");
        let chosen = parts::choice(ui, &mut desk.input, &name, &values, at)?;
        Some(chosen.checked_sub(all).map_or(Eyes::All, |seat| Eyes::Seat(Seat(seat as u8))))
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

/// A switch for each panel, from the right; the panel whose switch was pressed. `open` is the one that is open.
pub fn tabs<T: Copy + PartialEq>(
    ui: &mut Ui,
    desk: &Desk,
    all: &[(&'static str, &'static str, T)],
    open: T,
) -> Option<T> {
    let mut pressed = None;
    for &(glyph, key, tab) in all {
        let name = desk.text(key);
        let button = Button::icon_only(glyph, &name).chosen(open == tab).show(ui);
        parts::tip(ui, &button, &name);
        if button.clicked() {
            pressed = Some(tab);
        }
    }
    pressed
}
