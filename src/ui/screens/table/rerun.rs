//! A finished table watched again: step by step or running, through any seat's eyes or everybody's.

mod obey;
mod top;

use egui::{Context, Frame};

use super::{
    centre,
    choice::Chosen,
    here::{Here, Intent},
    layout::{Class, Tab},
    log, pace, panel,
    side::{self, Draft},
};
use crate::{
    deduction::{Action, Deduction, Deed, Event, View, bots},
    engine::{Match, Seat},
    session::{
        deduction::{Facts, Line, Reasons, Seating, TableReel},
        table::Eyes,
    },
    ui::{
        Change, Cue, Desk, Thoughts,
        parts::cut_left,
        screens::{
            Rate,
            replay::{self, Controls, Flag},
        },
        table::Ring,
        theme::{Palette, icons},
    },
    words::deduction::{Teller, table_name},
};

/// How long one thing that happens is looked at, in seconds.
const BEAT: f64 = 0.7;

/// A table being watched.
pub struct Rerun {
    reel: TableReel,
    seating: Seating,
    names: Vec<String>,
    name: String,
    beginnings: Vec<usize>,
    flags: Vec<(usize, Flag)>,
    played: usize,
    eyes: Eyes,
    rate: Rate,
    /// When the next decision is shown; nothing while it stands still.
    next: Option<f64>,
    /// The panel beside the table; as there is room for it where none was chosen.
    tab: Option<Tab>,
    about: Option<Seat>,
    draft: Draft,
    unfolded: Option<usize>,
    /// All decisions, and why the one was taken whose line is unfolded.
    actions: Vec<(Seat, Action)>,
    motive: Option<(usize, Thoughts<Option<bots::Reasons>>)>,
    now: Option<Now>,
    /// Whether the bar still waits for focus.
    fresh: bool,
}

/// What is seen at a moment.
struct Now {
    view: View,
    log: Vec<Line>,
    facts: Facts,
    beliefs: Thoughts<Vec<[f32; 5]>>,
    reasons: Option<Thoughts<Reasons>>,
}

impl Rerun {
    /// A table from its beginning, through everybody's eyes.
    pub fn new(desk: &Desk, game: &Match<Deduction>, seating: Option<Seating>) -> Self {
        let setup = &game.journal().setup;
        let seating = seating.unwrap_or_default().fitted(setup.seats);
        let reel = TableReel::of(game);
        let down: Flag = (icons::SKULL, |palette| palette.detection);
        let boss: Flag = (icons::SPIRAL, |palette| palette.overwatch);
        let mut flags: Vec<(usize, Flag)> =
            reel.marks(|event| matches!(event, Event::Eliminated(_))).into_iter().map(|at| (at, down)).collect();
        flags.extend(reel.marks(|event| matches!(event, Event::BossEntered { .. })).into_iter().map(|at| (at, boss)));
        Self {
            names: seating.chairs.iter().map(|chair| chair.name.clone()).collect(),
            name: table_name(&desk.words, setup),
            beginnings: reel.beginnings(),
            eyes: if reel.outcome.is_some() {
                Eyes::All
            } else {
                Eyes::Seat(seating.people().next().unwrap_or(Seat(0)))
            },
            reel,
            seating,
            flags,
            played: 0,
            rate: Rate::default(),
            next: None,
            tab: None,
            about: None,
            draft: Draft::default(),
            unfolded: None,
            actions: game.journal().actions.clone(),
            motive: None,
            now: None,
            fresh: true,
        }
    }

    /// The same at the beginning of a turn, through a seat's eyes.
    #[must_use]
    pub fn at(mut self, turn: u32, eyes: Eyes) -> Self {
        self.played = self.reel.beginning(turn);
        self.eyes = eyes;
        self
    }

    /// The same just after a bot first announced a shot, with the log open there and why it was decided.
    #[must_use]
    pub fn asking_why(mut self) -> Self {
        let log = self.reel.log(self.reel.len(), self.eyes);
        let shoots = |line: &Line| match line.event {
            Event::Announced(seat, Deed::Shoot(_), _) => !self.seating.is_person(seat),
            _ => false,
        };
        if let Some(at) = log.iter().position(shoots) {
            self.played = log.get(at).map_or(0, |line| line.actions + 1);
            (self.unfolded, self.tab) = (Some(at), Some(Tab::Log));
        }
        self
    }

    /// How many decisions are shown, of how many.
    pub fn position(&self) -> (usize, usize) {
        (self.played, self.reel.len())
    }

    /// Shows it.
    pub fn show(&mut self, ctx: &Context, desk: &mut Desk) -> Change {
        self.tick(ctx);
        let mut orders = replay::keys(desk, self.rate);
        let mut intents = Vec::new();
        let leave = self.top(ctx, desk, &mut intents);
        let fresh = std::mem::take(&mut self.fresh);
        self.controls().show(ctx, desk, fresh, &mut orders);
        self.table(ctx, desk, &mut intents);
        let mut change = Change::Keep;
        for intent in intents {
            change = self.obey(ctx, desk, &intent).unwrap_or(change);
        }
        for order in orders {
            self.follow(ctx, desk, order);
        }
        if leave || desk.input.take_back() {
            desk.play(Cue::Back);
            return Change::Pop;
        }
        change
    }

    fn controls(&self) -> Controls<'_> {
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

    /// Lets time pass: shows the next decision that can be seen, or stops at the end.
    fn tick(&mut self, ctx: &Context) {
        let Some(due) = self.next else { return };
        let now = Desk::now(ctx);
        if now < due {
            ctx.request_repaint_after_secs((due - now) as f32);
            return;
        }
        if self.played >= self.reel.len() {
            self.next = None;
            return;
        }
        let next = (self.played..self.reel.len()).find(|&at| self.reel.shows(at, self.eyes));
        self.go(next.map_or(self.reel.len(), |at| at + 1));
        self.next = Some(now + BEAT / self.rate.factor());
        ctx.request_repaint();
    }

    /// The panel beside the table: the log of what everybody saw, or what a seat believed.
    fn open_tab(&self, ctx: &Context) -> Tab {
        self.tab.unwrap_or(match self.eyes {
            _ if is_small(ctx) && self.reel.rules().seats > 8 => Tab::Table,
            Eyes::All => Tab::Log,
            Eyes::Seat(_) => Tab::Board,
        })
    }

    fn go(&mut self, played: usize) {
        (self.played, self.now, self.unfolded) = (played.min(self.reel.len()), None, None);
    }

    /// What is to be seen at this moment.
    fn look(&mut self, ctx: &Context, desk: &Desk) {
        if self.now.is_some() {
            return;
        }
        let view = self.reel.view(self.played, self.eyes);
        let log = self.reel.log(self.played, self.eyes);
        let facts = Facts::of(&view, &log);
        // What only flies past is not thought about.
        let thinks = self.eyes != Eyes::All && (self.next.is_none() || self.rate.factor() <= 2.0);
        let beliefs = if thinks { pace::beliefs(ctx, desk, &view) } else { Thoughts::none() };
        let reasons = (thinks && self.draft.why).then(|| pace::reasons(ctx, desk, &view));
        self.now = Some(Now { view, log, facts, beliefs, reasons });
        self.ask_why(ctx, desk);
    }

    fn table(&mut self, ctx: &Context, desk: &mut Desk, intents: &mut Vec<Intent>) {
        self.look(ctx, desk);
        let tab = self.open_tab(ctx);
        let mut input = desk.input.clone();
        let Some(now) = &mut self.now else { return };
        let beliefs = now.beliefs.get().cloned();
        let reasons = now.reasons.as_mut().and_then(|reasons| reasons.get().cloned());
        let motive = self.motive.as_mut().and_then(|(of, why)| Some((*of, why.get()?.as_ref()?)));
        let class = Class::of(ctx.screen_rect().size());
        let here = Here {
            desk,
            view: &now.view,
            teller: Teller::new(&desk.words, &now.view.rules).named(&self.names).seen_from(now.view.seat),
            options: &[],
            beliefs: beliefs.as_deref(),
            reasons: reasons.as_ref(),
            facts: &now.facts,
            motive,
            log: &now.log,
            seating: &self.seating,
            chosen: Chosen::default(),
            about: self.about,
            held: false,
            watching: true,
            all: self.eyes == Eyes::All && self.reel.outcome.is_some(),
            class,
        };
        let frame = Frame::new().fill(Palette::of(ctx).table);
        egui::CentralPanel::default().frame(frame).show(ctx, |ui| {
            let room = ui.max_rect();
            let wide = match class {
                Class::Sheet | Class::Drawer if tab == Tab::Table => 0.0,
                Class::Sheet => room.width() * 0.45,
                Class::Drawer => room.width() * 0.5,
                Class::Compact => 284.0,
                Class::Normal | Class::Wide => 344.0,
            };
            let (left, right) = cut_left(room, room.width() - wide);
            let own = match self.eyes {
                Eyes::Seat(seat) => seat,
                Eyes::All => self.seating.people().next().unwrap_or(Seat(0)),
            };
            let ring = Ring::whole(left, now.view.rules.seats, own);
            centre::show(ui, &here, left, &ring, intents);
            if wide > 0.0 {
                panel(ui, right, |ui| match tab {
                    Tab::Board => side::show(ui, &here, &mut self.draft, &mut input, intents),
                    _ => log::show(ui, &here, self.unfolded, intents),
                });
            }
        });
        desk.input = input;
    }
}

/// Whether there is room for the table or a panel, but hardly for both.
fn is_small(ctx: &Context) -> bool {
    Class::of(ctx.screen_rect().size()) <= Class::Drawer
}
