//! A table of The Beginning in play: gauges, board, event, seats, the own board; what is asked, what is known, the log.
//!
//! | file | what stands there |
//! |---|---|
//! | `quick` | choosing a table |
//! | `here` | what one person sees now: everything the panels are a function of |
//! | `looked` | the same looked up anew, and the cards being turned over |
//! | `layout` `panels` `top` `now` `answers` `event` `own` `facts` `log` | the parts of the screen around those of `ui::beginning` |
//! | `choice` `places` | what may be done, sorted; and where on the board it is found |
//! | `obey` | what the player asks for |
//! | `closed` | closed-eye steps |
//! | `course` | the first game, with its lessons |
//! | `finale` `rerun` | the end of a table, and a finished table watched again |

mod answers;
mod choice;
mod closed;
mod course;
mod event;
mod facts;
mod finale;
mod here;
mod layout;
mod log;
mod looked;
mod now;
mod obey;
mod own;
mod panels;
mod places;
mod quick;
mod rerun;
mod top;

use egui::{Context, Frame};

use self::{
    choice::Chosen,
    course::Course,
    event::Turning,
    facts::Draft,
    here::{Here, Intent},
    layout::{Layout, Tab},
    looked::{Now, beat, names},
    panels::{Open, panels},
};
pub use self::{course::LEARNED, finale::Finale, quick::Quick, rerun::Rerun};
use super::{
    curtain::{self, Behind},
    over,
    pace::Pace,
    shared::Arrival,
};
use crate::{
    beginning::Beginning,
    engine::Seat,
    session::beginning::Table as Game,
    ui::{Change, Desk, beginning::Hit, theme::Palette},
    words::beginning::Teller,
};

/// A table in play.
pub struct Table {
    game: Game,
    names: Vec<String>,
    /// What the person at the screen knows and may do, until something happens.
    now: Option<Now>,
    chosen: Chosen,
    /// Whose row of the facts is looked into.
    about: Option<Seat>,
    /// What is pointed at in a list.
    pointed: Option<Hit>,
    tab: Option<Tab>,
    draft: Draft,
    /// The line of the log that is unfolded.
    unfolded: Option<usize>,
    /// The cards of a check that are being turned over.
    turning: Option<Turning>,
    /// How many lines of the log were there when it was last looked at.
    witnessed: usize,
    pace: Pace<Beginning>,
    /// Whether the menu is open.
    menu: bool,
    /// The lessons of the first game.
    course: Option<Course>,
    /// Whether it is the first game, which is not kept.
    is_lesson: bool,
    arrival: Arrival,
}

impl Table {
    /// The screen of a table.
    pub fn new(game: Game) -> Self {
        let names = names(&game);
        let witnessed = game.log(game.screen()).len();
        Self {
            game,
            names,
            now: None,
            chosen: Chosen::default(),
            about: None,
            pointed: None,
            tab: None,
            draft: None,
            unfolded: None,
            turning: None,
            witnessed,
            pace: Pace::default(),
            menu: false,
            course: None,
            is_lesson: false,
            arrival: Arrival::default(),
        }
    }

    /// The first game, which teaches; nothing where the cards cannot be read.
    pub fn first() -> Option<Self> {
        Self::first_at(0)
    }

    /// The first game played on to the lesson of this number, counted from 0, by doing what the lessons ask.
    pub fn first_at(lesson: usize) -> Option<Self> {
        let (mut game, mut course) = course::table()?;
        if lesson > 0 {
            course.play_to(&mut game, lesson);
        }
        Some(Self { course: Some(course), is_lesson: true, ..Self::new(game) })
    }

    /// The table behind the screen.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The same with a panel open: the log with its newest line unfolded, or what is known of a player.
    #[must_use]
    pub fn with_log(mut self) -> Self {
        self.tab = Some(Tab::Log);
        self.unfolded = self.game.log(self.game.screen()).len().checked_sub(1);
        self
    }

    /// The same with what is known of a player open.
    #[must_use]
    pub fn about(mut self, seat: Seat) -> Self {
        (self.tab, self.about) = (Some(Tab::Facts), Some(seat));
        self
    }

    /// Shows it.
    pub fn show(&mut self, ctx: &Context, desk: &mut Desk) -> Change {
        let arrived = self.arrival.now(ctx);
        if !self.is_held(ctx, desk) && self.pace.go_on(ctx, desk, &mut self.game, beat) {
            self.note_news(ctx);
            self.now = None;
        }
        if !self.is_held(ctx, desk) && self.game.outcome().is_some() && self.pace.is_over(ctx, desk) {
            return self.end(desk);
        }
        if self.game.outcome().is_none() && !self.game.waiting().is_empty() {
            self.keep_news(desk);
        }
        let mut intents = Vec::new();
        // Whoever sits there sees the cards of a check to their end before the next one is asked.
        if let Some(next) = self.game.curtain().filter(|_| self.turning.is_none()) {
            self.now = None;
            let name = self.names.get(usize::from(next.0)).cloned().unwrap_or_default();
            intents.extend(curtain::show(ctx, desk, &name, arrived).map(|behind| match behind {
                Behind::Seated => Intent::Seated,
                Behind::Leave => Intent::Leave,
            }));
        } else {
            self.table(ctx, desk, &mut intents);
            self.teach(ctx, desk, &mut intents);
            self.keys(ctx, desk, &mut intents);
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
        let held = self.course.is_some() && self.is_held(ctx, desk);
        let layout = Layout::of(ctx.screen_rect(), self.tab.unwrap_or_default());
        let mut input = desk.input.clone();
        let Some(now) = &self.now else { return };
        let here = Here {
            desk,
            view: &now.view,
            names: &self.names,
            teller: Teller::new(&desk.words, &now.view.rules).named(&self.names).seen_from(now.view.seat),
            options: if self.turning.is_some() { &[] } else { &now.options },
            log: self.game.log(now.view.seat),
            resolution: now.resolution.as_ref(),
            motive: None,
            facts: &now.known.facts,
            beliefs: now.known.beliefs.as_ref(),
            seating: self.game.seating(),
            chosen: self.chosen,
            about: self.about,
            pointed: self.pointed,
            held,
            watching: false,
            class: layout.class,
        };
        if closed::is_closed(&here) {
            closed::show(ctx, &here, intents);
        } else {
            let open = Open { tab: self.tab.unwrap_or_default(), unfolded: self.unfolded };
            let frame = Frame::new().fill(Palette::of(ctx).table);
            egui::CentralPanel::default().frame(frame).show(ctx, |ui| {
                panels(ui, &here, &layout, open, &mut self.draft, &mut input, intents);
            });
        }
        desk.input = input;
        if self.menu {
            let wanted = over::show(ctx, desk, &desk.text("ui-begin-title"), self.is_lesson);
            intents.extend(wanted.map(|wanted| match wanted {
                over::Wanted::GoOn => Intent::Menu,
                over::Wanted::Codex => Intent::Codex(None),
                over::Wanted::Leave => Intent::Leave,
            }));
        }
    }
}
