//! A table of The Beginning in play: gauges, board, event, seats, the own board; what is asked, what is known, the log.
//!
//! | file | what stands there |
//! |---|---|
//! | `quick` | choosing a table |
//! | `here` | what one person sees now: everything the panels are a function of |
//! | `layout` `top` `now` `event` `own` `facts` `log` | the parts of the screen around those of `ui::beginning` |
//! | `choice` `places` | what may be done, sorted; and where on the board it is found |
//! | `obey` | what the player asks for |
//! | `closed` | closed-eye steps |
//! | `course` | the first game, with its lessons |
//! | `finale` `rerun` | the end of a table, and a finished table watched again |

mod choice;
mod closed;
mod course;
mod event;
mod facts;
mod finale;
mod here;
mod layout;
mod log;
mod now;
mod obey;
mod own;
mod places;
mod quick;
mod rerun;
mod top;

use egui::{Context, Frame, Ui, vec2};

use self::{
    choice::Chosen,
    course::Course,
    event::{Resolution, Turning},
    facts::Draft,
    here::{Here, Intent},
    layout::{Layout, Tab},
};
pub use self::{course::LEARNED, finale::Finale, quick::Quick, rerun::Rerun};
use super::{
    curtain::{self, Behind},
    over,
    pace::{BEAT, Pace},
    shared::{Arrival, side_panel},
};
use crate::{
    beginning::{Action, Beginning, Event, View},
    engine::Seat,
    session::beginning::{Line, Table as Game},
    ui::{
        Change, Desk, Tone,
        beginning::{Board, Gauges, Hit, Plates, Secrets},
        focus::{self, Group},
        input::Input,
        lessons::{Anchor, Wish, mark},
        parts,
        theme::Palette,
    },
    words::beginning::{Teller, character_names},
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

/// What the person at the screen knows and may do.
struct Now {
    view: View,
    options: Vec<Action>,
    resolution: Option<Resolution>,
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
        let mut intents = Vec::new();
        if let Some(next) = self.game.curtain() {
            self.now = None;
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

    /// Whether the game waits: for a lesson to be read, or until cards were looked at.
    fn is_held(&self, ctx: &Context, desk: &Desk) -> bool {
        let view = || self.game.view(self.game.screen());
        let reads = self.course.as_ref().is_some_and(|course| course.holds(&view()));
        reads || self.turning.is_some_and(|turning| turning.open(ctx, desk).is_some())
    }

    /// Takes in what was witnessed since: cards of a check are turned over.
    fn note_news(&mut self, ctx: &Context) {
        let log = self.game.log(self.game.screen());
        self.turning = Turning::begin(ctx, log, self.witnessed).or(self.turning);
        self.witnessed = log.len();
    }

    /// Shows the lesson that is due.
    fn teach(&mut self, ctx: &Context, desk: &mut Desk, intents: &mut Vec<Intent>) {
        let (Some(course), Some(now), false, None) = (&mut self.course, &self.now, self.menu, self.turning) else {
            return;
        };
        let small = !parts::Class::of(ctx.screen_rect().size()).is_roomy();
        let tab = &mut self.tab;
        let open = |anchor| *tab = course::tab_of(anchor, small).or(*tab);
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

    /// Looks at the table anew, where something has happened.
    fn look(&mut self, ctx: &Context, desk: &Desk) {
        if let Some(turning) = self.turning {
            let open = turning.open(ctx, desk);
            if open.is_none() {
                self.turning = None;
            }
            // Every frame another part of a card is seen.
            self.now = None;
        }
        if self.now.is_some() {
            return;
        }
        let me = self.game.screen();
        let asked = self.game.waiting().contains(&me);
        let options = if asked { self.game.options(me) } else { Vec::new() };
        let view = self.game.view(me);
        let options = match &self.course {
            Some(course) => course.allowed(&view, options),
            None => options,
        };
        let mut resolution = Resolution::of(&view, self.game.log(me));
        if let (Some(resolution), Some(turning)) = (&mut resolution, self.turning)
            && let Some(open) = turning.open(ctx, desk)
        {
            resolution.turned(open);
        }
        self.chosen = self.chosen.kept(&view, &options);
        self.now = Some(Now { view, options, resolution });
    }
}

/// What everybody is called: by the name given, or by the character played.
fn names(game: &Game) -> Vec<String> {
    let characters = character_names(&game.view(game.screen()));
    let given = game.names();
    characters.into_iter().zip(given).map(|(who, name)| if name.is_empty() { who } else { name }).collect()
}

/// How long what happened is looked at, in milliseconds: small news shortly, great news long.
fn beat(lines: &[Line]) -> f32 {
    let one = |event: &Event| match event {
        Event::PutIn(_) | Event::Finished(_) | Event::Chose(_) | Event::Drew { .. } | Event::Discarded(..) => 0.25,
        Event::Shown(..)
        | Event::Attacked { .. }
        | Event::Defended { .. }
        | Event::HumanPhase(_)
        | Event::MachinePhase
        | Event::Voted { .. }
        | Event::Leader(_)
        | Event::MechEnters(_) => 1.6,
        _ => 0.6,
    };
    let most = lines.iter().map(|line| one(&line.event)).fold(0.0, f32::max);
    BEAT * most
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
    if layout.top.height() > 0.0 {
        top::show(ui, here, layout.top, open.tab, intents);
    }
    stage(ui, here, layout, intents);
    if let Some(room) = layout.seats {
        let targets = here.seats_open();
        let plates = Plates { look: here.look(), targets: &targets, chosen: here.chosen.seat.or(here.about) };
        let answer = focus::group(ui, Group::Left, |ui| plates.show(ui, room));
        intents.extend(answer.clicked.map(Intent::Seat));
    }
    if let Some(room) = layout.own {
        own::show(ui, here, room, intents);
    }
    if let Some(room) = layout.side {
        side_panel(ui, room, |ui| match open.tab {
            Tab::Log => log::show(ui, here, open.unfolded, intents),
            Tab::Facts => facts::show(ui, here, draft, input, intents),
            _ => now::show(ui, here, intents),
        });
    }
}

/// The gauges, what only you see, and the board.
fn stage(ui: &mut Ui, here: &Here<'_>, layout: &Layout, intents: &mut Vec<Intent>) {
    let palette = Palette::of(ui.ctx());
    parts::fill(ui, layout.gauges, palette.panel);
    mark(ui.ctx(), Anchor::Left, layout.gauges);
    let gauges = Gauges { look: here.look() };
    if layout.in_a_row {
        gauges.row(ui, layout.gauges);
    } else {
        gauges.column(ui, layout.gauges.shrink2(vec2(14.0, 6.0)));
    }
    if let Some(room) = layout.secret {
        parts::fill(ui, room, palette.raised);
        mark(ui.ctx(), Anchor::Own, room);
        Secrets { look: here.look() }.line(ui, room);
    }
    if let Some(room) = layout.board {
        mark(ui.ctx(), Anchor::Map, room);
        let targets = here.targets();
        let board = Board { look: here.look(), targets: &targets, pointed: here.pointed };
        let answer = board.show(ui, room);
        let open = |hit: &Hit| targets.iter().any(|target| target.hit == *hit);
        intents.extend(answer.clicked.filter(open).map(Intent::Hit));
    }
}
