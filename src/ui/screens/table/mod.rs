//! A table of Social Deduction in play: the table, the own hand, the deduction board, the log.
//!
//! | file | what stands there |
//! |---|---|
//! | `here` | what one person sees now: everything the panels are a function of |
//! | `layout` `top` `centre` `middle` `supply` `boss` `hand` `answers` `side` `log` | the parts of the screen |
//! | `pick` | the choice of cards after The Beginning |
//! | `choice` | what may be done, sorted by what and by whom it concerns |
//! | `obey` `minds` | what the player asks for, and what follows from what a seat knows |
//! | `course` | the first game, with its lessons |
//! | `rerun` | a finished table, watched again |

mod answers;
mod boss;
mod centre;
mod choice;
mod course;
mod hand;
mod here;
mod layout;
mod log;
mod middle;
mod minds;
mod obey;
mod pick;
mod rerun;
mod side;
mod supply;
mod top;

use egui::{Context, Frame, Ui};

use self::{
    choice::Chosen,
    course::Course,
    here::{Here, Intent},
    layout::{Class, Layout, Tab},
    side::Draft,
};
pub use self::{course::LEARNED, rerun::Rerun};
use super::{
    curtain::{self, Behind},
    over,
    pace::{self, Pace},
    shared::{Arrival, side_panel},
};
use crate::{
    deduction::{Action, Deduction, View},
    engine::Seat,
    session::deduction::{Facts, Reasons, Table as Game},
    ui::{Change, Desk, Thoughts, input::Input, lessons::Wish, theme::Palette},
    words::deduction::Teller,
};

/// A table in play.
pub struct Table {
    game: Game,
    names: Vec<String>,
    /// What the person at the screen knows and may do, until something happens.
    now: Option<Now>,
    /// What a seat believed last, shown until what it believes now is worked out.
    believed: Option<(Seat, Vec<[f32; 5]>)>,
    chosen: Chosen,
    /// The row of the board that is looked into.
    about: Option<Seat>,
    tab: Option<Tab>,
    draft: Draft,
    /// The line of the log that is unfolded.
    unfolded: Option<usize>,
    pace: Pace<Deduction>,
    /// Whether the menu is open.
    menu: bool,
    /// The lessons of the first game.
    course: Option<Course>,
    /// Whether it is the first game, which is not kept.
    is_lesson: bool,
    arrival: Arrival,
}

/// What the person at the screen knows and may do.
struct Now {
    view: View,
    options: Vec<Action>,
    facts: Facts,
    beliefs: Thoughts<Vec<[f32; 5]>>,
    /// What the beliefs rest on, once that was asked for.
    reasons: Option<Thoughts<Reasons>>,
}

impl Table {
    /// The screen of a table.
    pub fn new(game: Game) -> Self {
        let names = game.names();
        Self {
            game,
            names,
            now: None,
            believed: None,
            chosen: Chosen::default(),
            about: None,
            tab: None,
            draft: Draft::default(),
            unfolded: None,
            pace: Pace::default(),
            menu: false,
            course: None,
            is_lesson: false,
            arrival: Arrival::default(),
        }
    }

    /// The first game, which teaches; nothing where the cards cannot be read.
    pub fn first(desk: &Desk) -> Option<Self> {
        let (game, course) = course::table(desk)?;
        Some(Self { course: Some(course), is_lesson: true, ..Self::new(game) })
    }

    /// The first game played on to the lesson of this number, counted from 0, by doing what the lessons ask.
    pub fn first_at(desk: &Desk, lesson: usize) -> Option<Self> {
        let (mut game, mut course) = course::table(desk)?;
        course.play_to(&mut game, lesson);
        Some(Self { course: Some(course), is_lesson: true, ..Self::new(game) })
    }

    /// The table behind the screen.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The same with the log open, and its newest line unfolded.
    #[must_use]
    pub fn with_log(mut self) -> Self {
        self.tab = Some(Tab::Log);
        self.unfolded = self.game.log(self.game.screen()).len().checked_sub(1);
        self
    }

    /// The same with the board open at the reasons for what is believed of a player.
    #[must_use]
    pub fn asking_why(mut self, about: Seat) -> Self {
        (self.tab, self.about, self.draft.why) = (Some(Tab::Board), Some(about), true);
        self
    }

    /// Shows it.
    pub fn show(&mut self, ctx: &Context, desk: &mut Desk) -> Change {
        let arrived = self.arrival.now(ctx);
        let held = self.is_held();
        if !held && self.pace.go_on(ctx, desk, &mut self.game, |_| pace::BEAT) {
            self.now = None;
        }
        if !self.is_held() && self.game.outcome().is_some() && self.pace.is_over(ctx, desk) {
            return self.end(desk);
        }
        let mut intents = Vec::new();
        if let Some(next) = self.game.curtain() {
            self.now = None;
            self.keep_news(desk);
            let name = self.names.get(usize::from(next.0)).cloned().unwrap_or_default();
            intents.extend(curtain::show(ctx, desk, &name, arrived).map(|behind| match behind {
                Behind::Seated => Intent::Seated,
                Behind::Leave => Intent::Leave,
            }));
        } else {
            self.table(ctx, desk, &mut intents);
            self.teach(ctx, desk, &mut intents);
            self.keys(desk, &mut intents);
        }
        let mut change = Change::Keep;
        for intent in intents {
            if let Some(next) = self.obey(ctx, desk, intent) {
                change = next;
            }
        }
        change
    }

    /// The table as the person at the screen sees it.
    fn table(&mut self, ctx: &Context, desk: &mut Desk, intents: &mut Vec<Intent>) {
        self.look(ctx, desk);
        let open = Open { tab: self.open_tab(ctx), unfolded: self.unfolded };
        let layout = Layout::of(ctx.screen_rect(), open.tab);
        let held = self.is_held();
        let mut input = desk.input.clone();
        let Some(now) = &mut self.now else { return };
        if let Some(beliefs) = now.beliefs.get() {
            self.believed = Some((now.view.seat, beliefs.clone()));
        }
        let beliefs = self.believed.as_ref().filter(|(seat, _)| *seat == now.view.seat).map(|(_, all)| all.as_slice());
        let reasons = now.reasons.as_mut().and_then(|reasons| reasons.get().cloned());
        let here = Here {
            desk,
            view: &now.view,
            teller: Teller::new(&desk.words, &now.view.rules).named(&self.names).seen_from(now.view.seat),
            options: &now.options,
            beliefs,
            reasons: reasons.as_ref(),
            facts: &now.facts,
            motive: None,
            log: self.game.log(now.view.seat),
            seating: self.game.seating(),
            chosen: self.chosen,
            about: self.about,
            held,
            watching: false,
            all: false,
            class: layout.class,
        };
        let frame = Frame::new().fill(Palette::of(ctx).table);
        egui::CentralPanel::default().frame(frame).show(ctx, |ui| {
            panels(ui, &here, &layout, open, &mut self.draft, &mut input, intents);
        });
        desk.input = input;
        if self.menu {
            let wanted = over::show(ctx, desk, &desk.text("ui-table-title"), self.is_lesson);
            intents.extend(wanted.map(|wanted| match wanted {
                over::Wanted::GoOn => Intent::Menu,
                over::Wanted::Codex => Intent::Codex(None),
                over::Wanted::Leave => Intent::Leave,
            }));
        }
    }

    /// Whether the game waits for a lesson to be read.
    fn is_held(&self) -> bool {
        let view = || self.game.view(self.game.screen());
        self.course.as_ref().is_some_and(|course| course.holds(&view()))
    }

    /// Shows the lesson that is due.
    fn teach(&mut self, ctx: &Context, desk: &mut Desk, intents: &mut Vec<Intent>) {
        let (Some(course), Some(now), false) = (&mut self.course, &self.now, self.menu) else { return };
        let small = Class::of(ctx.screen_rect().size()) <= Class::Drawer;
        let tab = &mut self.tab;
        let open = |anchor| *tab = course::tab_of(anchor, small).or(*tab);
        let (read, wish) = course.show(ctx, desk, &now.view, &now.options, open);
        if read {
            self.now = None;
        }
        match wish {
            Some(Wish::Rule(rule)) => intents.push(Intent::Codex(Some(rule))),
            Some(Wish::Leave) => {
                (self.course, self.now) = (None, None);
                self.game.leave_script();
            }
            None => {}
        }
    }

    /// The tab a small screen has open.
    fn open_tab(&self, ctx: &Context) -> Tab {
        let drafts = self.now.as_ref().is_some_and(|now| !now.view.table.draft.is_empty());
        self.tab.unwrap_or(match Class::of(ctx.screen_rect().size()) {
            Class::Sheet if drafts => Tab::Table,
            Class::Sheet | Class::Drawer => Tab::Hand,
            Class::Compact | Class::Normal | Class::Wide => Tab::Board,
        })
    }

    /// Looks at the table anew, where something has happened.
    fn look(&mut self, ctx: &Context, desk: &Desk) {
        if self.now.is_some() {
            return;
        }
        let me = self.game.screen();
        let asked = self.game.waiting().contains(&me);
        if asked {
            self.keep_news(desk);
        }
        let options = if asked { self.game.options(me) } else { Vec::new() };
        let view = self.game.view(me);
        let options = match &self.course {
            Some(course) => course.allowed(&view, options),
            None => options,
        };
        let facts = Facts::of(&view, self.game.log(me));
        let beliefs = minds::beliefs(ctx, desk, &view);
        let reasons = self.draft.why.then(|| minds::reasons(ctx, desk, &view));
        self.chosen = self.chosen.kept(&options);
        self.now = Some(Now { view, options, facts, beliefs, reasons });
    }
}

/// What the player has open.
#[derive(Clone, Copy)]
struct Open {
    tab: Tab,
    unfolded: Option<usize>,
}

/// Everything on the screen.
fn panels(
    ui: &mut Ui,
    here: &Here<'_>,
    layout: &Layout,
    open: Open,
    draft: &mut Draft,
    input: &mut Input,
    intents: &mut Vec<Intent>,
) {
    let ring = layout.table.map(|room| centre::ring(here, room));
    let lies = ring.as_ref().is_some_and(|ring| ring.supply.is_some());
    top::show(ui, here, layout.top, open.tab, lies, intents);
    match (layout.table, &ring, pick::hand(here)) {
        (Some(room), _, Some(hand)) => pick::show(ui, here, hand, room, intents),
        (Some(room), Some(ring), None) => centre::show(ui, here, room, ring, intents),
        _ => {}
    }
    if let Some(room) = layout.hand {
        hand::show(ui, here, room, intents);
    }
    if let Some(room) = layout.side {
        side_panel(ui, room, |ui| match open.tab {
            Tab::Log => log::show(ui, here, open.unfolded, intents),
            _ => side::show(ui, here, draft, input, intents),
        });
    }
}
