//! A finished table watched again: step by step or running, through any seat's eyes or everybody's.

mod obey;

use egui::{Context, Frame};

use super::{
    centre,
    choice::Chosen,
    here::{Here, Intent},
    layout::{Class, Tab},
    log, minds,
    side::{self, Draft},
};
use crate::{
    deduction::{Deduction, Deed, Event, View},
    engine::{Match, Seat},
    session::{
        deduction::{Facts, Line, Reasons, Seating},
        table::Eyes,
    },
    ui::{
        Change, Cue, Desk, Thoughts,
        parts::cut_left,
        screens::{
            replay::{self, Asked, Flag, Spool},
            shared::side_panel,
        },
        table::Ring,
        theme::{Palette, icons},
    },
    words::deduction::{Teller, table_name},
};

/// A table being watched.
pub struct Rerun {
    spool: Spool<Deduction>,
    seating: Seating,
    names: Vec<String>,
    name: String,
    /// The panel beside the table; as there is room for it where none was chosen.
    tab: Option<Tab>,
    about: Option<Seat>,
    draft: Draft,
    unfolded: Option<usize>,
    /// Why the decision was taken whose line is unfolded.
    asked: Asked<Deduction>,
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
        let down: Flag = (icons::SKULL, |palette| palette.detection);
        let boss: Flag = (icons::SPIRAL, |palette| palette.overwatch);
        let spool = Spool::new(game, &seating)
            .flagged(down, |event| matches!(event, Event::Eliminated(_)))
            .flagged(boss, |event| matches!(event, Event::BossEntered { .. }));
        Self {
            names: seating.chairs.iter().map(|chair| chair.name.clone()).collect(),
            name: table_name(&desk.words, setup),
            spool,
            seating,
            tab: None,
            about: None,
            draft: Draft::default(),
            unfolded: None,
            asked: Asked::of(game),
            now: None,
            fresh: true,
        }
    }

    /// The same at the beginning of a turn, through a seat's eyes.
    #[must_use]
    pub fn at(mut self, turn: u32, eyes: Eyes) -> Self {
        self.spool.seek(turn, eyes);
        self
    }

    /// The same just after a bot first announced a shot, with the log open there and why it was decided.
    #[must_use]
    pub fn asking_why(mut self) -> Self {
        let reel = &self.spool.reel;
        let log = reel.log(reel.len(), self.spool.eyes);
        let shoots = |line: &Line| match line.event {
            Event::Announced(seat, Deed::Shoot(_), _) => !self.seating.is_person(seat),
            _ => false,
        };
        if let Some(at) = log.iter().position(shoots) {
            self.spool.played = log.get(at).map_or(0, |line| line.actions + 1);
            (self.unfolded, self.tab) = (Some(at), Some(Tab::Log));
        }
        self
    }

    /// How many decisions are shown, of how many.
    pub fn position(&self) -> (usize, usize) {
        (self.spool.played, self.spool.reel.len())
    }

    /// Shows it.
    pub fn show(&mut self, ctx: &Context, desk: &mut Desk) -> Change {
        if self.spool.tick(ctx) {
            (self.now, self.unfolded) = (None, None);
        }
        let mut orders = replay::keys(desk, self.spool.rate());
        let mut intents = Vec::new();
        let leave = self.top(ctx, desk, &mut intents);
        let fresh = std::mem::take(&mut self.fresh);
        self.spool.controls().show(ctx, desk, fresh, &mut orders);
        self.table(ctx, desk, &mut intents);
        let mut change = Change::Keep;
        for intent in intents {
            change = self.obey(ctx, desk, &intent).unwrap_or(change);
        }
        for order in orders {
            self.spool.follow(ctx, desk, order);
            (self.now, self.unfolded) = (None, None);
        }
        if leave || desk.input.take_back() {
            desk.play(Cue::Back);
            return Change::Pop;
        }
        change
    }

    /// The bar on top; whether the player leaves.
    fn top(&self, ctx: &Context, desk: &mut Desk, intents: &mut Vec<Intent>) -> bool {
        let teller = Teller::new(&desk.words, self.spool.reel.rules()).named(&self.names);
        let names = (0..self.spool.reel.rules().seats).map(|seat| teller.name(Seat(seat))).collect();
        let panels = [(icons::SCROLL, "ui-table-log", Tab::Log), (icons::BRAIN, "ui-table-board", Tab::Board)];
        let mut tab = None;
        let (leaves, eyes) = self.spool.top(ctx, desk, (&self.name, names), |ui, desk| {
            tab = replay::tabs(ui, desk, &panels, self.open_tab(ctx));
        });
        intents.extend(tab.map(Intent::Tab));
        intents.extend(eyes.map(|eyes| Intent::Seat(eyes.seat())));
        leaves
    }

    /// The panel beside the table: the log of what everybody saw, or what a seat believed.
    fn open_tab(&self, ctx: &Context) -> Tab {
        self.tab.unwrap_or(match self.spool.eyes {
            _ if is_small(ctx) && self.spool.reel.rules().seats > 8 => Tab::Table,
            Eyes::All => Tab::Log,
            Eyes::Seat(_) => Tab::Board,
        })
    }

    /// What is to be seen at this moment.
    fn look(&mut self, ctx: &Context, desk: &Desk) {
        if self.now.is_some() {
            return;
        }
        let Spool { reel, played, eyes, .. } = &self.spool;
        let (view, log) = (reel.view(*played, *eyes), reel.log(*played, *eyes));
        let facts = Facts::of(&view, &log);
        // What only flies past is not thought about.
        let thinks = *eyes != Eyes::All && (!self.spool.is_running() || self.spool.rate().factor() <= 2.0);
        let beliefs = if thinks { minds::beliefs(ctx, desk, &view) } else { Thoughts::none() };
        let reasons = (thinks && self.draft.why).then(|| minds::reasons(ctx, desk, &view));
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
        let motive = self.asked.told();
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
            all: self.spool.eyes == Eyes::All && self.spool.reel.outcome.is_some(),
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
            let own = match self.spool.eyes {
                Eyes::Seat(seat) => seat,
                Eyes::All => self.seating.people().next().unwrap_or(Seat(0)),
            };
            let ring = Ring::whole(left, now.view.rules.seats, own);
            centre::show(ui, &here, left, &ring, intents);
            if wide > 0.0 {
                side_panel(ui, right, |ui| match tab {
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
