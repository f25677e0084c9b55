//! A finished table watched again: step by step or running, through any seat's eyes or everybody's.

use egui::{Align, Context, Frame, Layout as Flow, Margin, Ui};

use super::{
    centre,
    choice::Chosen,
    here::{Here, Intent},
    layout::{Class, Tab},
    log, pace, panel,
    side::{self, Draft},
};
use crate::{
    deduction::{Deduction, Event, View},
    engine::{Match, Seat},
    session::{
        deduction::{Facts, Line, Reasons, Seating, TableReel},
        table::Eyes,
    },
    ui::{
        Change, Cue, Desk, Screen, Thoughts,
        focus::{self, Group},
        parts::{self, Button, Kind, cut_left},
        screens::{
            Codex, Rate,
            replay::{self, Controls, Flag, Order},
        },
        table::Ring,
        theme::{Palette, Type, icons},
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

    /// The bar on top: what is watched, through whose eyes, whether it is true. Whether the player leaves.
    fn top(&self, ctx: &Context, desk: &mut Desk, intents: &mut Vec<Intent>) -> bool {
        let palette = Palette::of(ctx);
        let size = ctx.screen_rect().size();
        let low = size.y < 420.0;
        let frame = Frame::new().fill(palette.panel).inner_margin(Margin::symmetric(12, if low { 2 } else { 6 }));
        let bar = egui::TopBottomPanel::top("rerun top").frame(frame);
        let shown = bar.show(ctx, |ui| {
            focus::group(ui, Group::Top, |ui| {
                ui.horizontal(|ui| {
                    let back = Button::icon_only(icons::ARROW_LEFT, desk.text("ui-back")).kind(Kind::Quiet).show(ui);
                    if size.x >= 700.0 {
                        ui.label(Type::Title.text(&self.name, palette.text_hi));
                        ui.add_space(8.0);
                        ui.label(Type::Dense.text(desk.text("ui-rerun-eyes"), palette.text_dim));
                    }
                    self.chooser(ui, desk, intents);
                    ui.with_layout(Flow::right_to_left(Align::Center), |ui| {
                        for (glyph, key, tab) in
                            [(icons::SCROLL, "ui-table-log", Tab::Log), (icons::BRAIN, "ui-table-board", Tab::Board)]
                        {
                            let name = desk.text(key);
                            let button = Button::icon_only(glyph, &name).chosen(self.open_tab(ctx) == tab).show(ui);
                            parts::tip(ui, &button, &name);
                            if button.clicked() {
                                intents.push(Intent::Tab(tab));
                            }
                        }
                        if size.x >= 1000.0 {
                            replay::seal(ui, desk, &self.reel.verdict);
                        }
                    });
                    back.clicked()
                })
                .inner
            })
        });
        shown.inner
    }

    /// Through whose eyes.
    fn chooser(&self, ui: &mut Ui, desk: &mut Desk, intents: &mut Vec<Intent>) {
        let teller = Teller::new(&desk.words, self.reel.rules()).named(&self.names);
        let mut values: Vec<String> = (0..self.reel.rules().seats).map(|seat| teller.name(Seat(seat))).collect();
        let all = usize::from(self.reel.outcome.is_some());
        if all > 0 {
            values.insert(0, desk.text("ui-rerun-everybody"));
        }
        let at = match self.eyes {
            Eyes::All => 0,
            Eyes::Seat(seat) => usize::from(seat.0) + all,
        };
        let name = desk.text("ui-rerun-eyes");
        if let Some(at) = parts::choice(ui, &mut desk.input, &name, &values, at) {
            intents.push(Intent::Seat(at.checked_sub(all).map(|seat| Seat(seat as u8))));
        }
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
    }

    fn table(&mut self, ctx: &Context, desk: &mut Desk, intents: &mut Vec<Intent>) {
        self.look(ctx, desk);
        let tab = self.open_tab(ctx);
        let mut input = desk.input.clone();
        let Some(now) = &mut self.now else { return };
        let beliefs = now.beliefs.get().cloned();
        let reasons = now.reasons.as_mut().and_then(|reasons| reasons.get().cloned());
        let class = Class::of(ctx.screen_rect().size());
        let here = Here {
            desk,
            view: &now.view,
            teller: Teller::new(&desk.words, &now.view.rules).named(&self.names).seen_from(now.view.seat),
            options: &[],
            beliefs: beliefs.as_deref(),
            reasons: reasons.as_ref(),
            facts: &now.facts,
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

    fn obey(&mut self, ctx: &Context, desk: &mut Desk, intent: &Intent) -> Option<Change> {
        match *intent {
            Intent::Seat(seat) => {
                let all = if self.reel.outcome.is_some() { Eyes::All } else { self.eyes };
                let eyes = seat.map_or(all, Eyes::Seat);
                // The place whose eyes are open closes them.
                self.eyes = if eyes == self.eyes { all } else { eyes };
                (self.now, self.unfolded) = (None, None);
                desk.play(Cue::Choose);
            }
            Intent::About(seat) => self.about = seat,
            // On a small screen the table takes the room of a panel that is closed.
            Intent::Tab(tab) => {
                let closes = self.open_tab(ctx) == tab && is_small(ctx);
                self.tab = Some(if closes { Tab::Table } else { tab });
            }
            Intent::Unfold(line) => self.unfolded = if self.unfolded == Some(line) { None } else { Some(line) },
            Intent::Why => {
                self.draft.why = !self.draft.why;
                if let Some(now) = self.now.as_mut().filter(|now| now.reasons.is_none()) {
                    now.reasons = Some(pace::reasons(ctx, desk, &now.view));
                }
            }
            Intent::Codex(rule) => {
                return Some(Change::Push(Screen::Codex(Box::new(Codex::of_table(desk, rule)))));
            }
            // Nothing that was played, noted or agreed on is changed by watching.
            _ => {}
        }
        None
    }

    fn follow(&mut self, ctx: &Context, desk: &mut Desk, order: Order) {
        match order {
            Order::PlayOrPause => {
                desk.play(Cue::Choose);
                if self.played >= self.reel.len() {
                    self.go(0);
                }
                self.next = if self.next.is_some() { None } else { Some(Desk::now(ctx)) };
                self.now = None;
            }
            Order::Rate(rate) => {
                desk.play(Cue::Choose);
                self.rate = rate;
            }
            step => {
                desk.play(Cue::Hover);
                self.next = None;
                self.go(step.leads(self.played, self.reel.len(), &self.beginnings));
            }
        }
        ctx.request_repaint();
    }
}

/// Whether there is room for the table or a panel, but hardly for both.
fn is_small(ctx: &Context) -> bool {
    Class::of(ctx.screen_rect().size()) <= Class::Drawer
}
