//! A finished table watched again: step by step or running, through any seat's eyes or everybody's.

use egui::{Context, Frame};

use super::{
    choice::Chosen,
    event::Resolution,
    facts::Draft,
    here::{Here, Intent},
    layout::{Layout, Parts, Tab},
    looked::Known,
    panels::{Open, panels},
};
use crate::{
    beginning::{Beginning, Deed, Event, Figure, View},
    engine::{Match, Seat},
    session::{
        beginning::{Line, Seating},
        table::Eyes,
    },
    ui::{
        Change, Cue, Desk, Screen, parts,
        screens::{
            Codex,
            replay::{self, Asked, Flag, Spool},
        },
        theme::{Palette, icons},
    },
    words::beginning::{Teller, character_names, table_name},
};

/// The panels, with the glyphs and names of their switches: where the board is always in sight, and where it is not.
const ROOMY: &[(&str, &str, Tab)] = &[
    (icons::SCROLL, "ui-table-log", Tab::Log),
    (icons::BRAIN, "ui-table-board", Tab::Facts),
    (icons::CARDS, "ui-begin-now", Tab::Now),
];
const SMALL: &[(&str, &str, Tab)] = &[
    (icons::SCROLL, "ui-table-log", Tab::Log),
    (icons::BRAIN, "ui-table-board", Tab::Facts),
    (icons::CARDS, "ui-begin-now", Tab::Now),
    (icons::IDENTIFICATION_CARD, "ui-begin-own", Tab::Own),
    (icons::MAP_TRIFOLD, "ui-begin-board", Tab::Board),
];

/// A table being watched.
pub struct Rerun {
    spool: Spool<Beginning>,
    seating: Seating,
    names: Vec<String>,
    name: String,
    tab: Tab,
    about: Option<Seat>,
    draft: Draft,
    unfolded: Option<usize>,
    /// Why the decision was taken whose line is unfolded.
    asked: Asked<Beginning>,
    now: Option<Now>,
    /// Whether the bar still waits for focus.
    fresh: bool,
}

/// What is seen at a moment.
struct Now {
    view: View,
    log: Vec<Line>,
    resolution: Option<Resolution>,
    known: Known,
}

impl Rerun {
    /// A table from its beginning, through everybody's eyes.
    pub fn new(desk: &Desk, game: &Match<Beginning>, seating: Option<Seating>) -> Self {
        let setup = &game.journal().setup;
        let seating = seating.unwrap_or_default().fitted(setup.seats.len() as u8);
        let down: Flag = (icons::SKULL, |palette| palette.detection);
        let phase: Flag = (icons::FLAG, |palette| palette.overwatch);
        let spool = Spool::new(game, &seating)
            .flagged(down, |event| matches!(event, Event::Downed(_)))
            .flagged(phase, |event| matches!(event, Event::HumanPhase(_) | Event::MachinePhase));
        Self {
            names: character_names(&spool.reel.view(0, spool.eyes)),
            name: table_name(&desk.words, setup),
            spool,
            seating,
            tab: Tab::Log,
            about: None,
            draft: None,
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

    /// The same just after a bot moved to detain somebody, or brought a chip, with the log open there and why.
    #[must_use]
    pub fn asking_why(mut self) -> Self {
        let reel = &self.spool.reel;
        let log = reel.log(reel.len(), self.spool.eyes);
        let is_told = |line: &Line| match line.event {
            Event::Did(Figure::Of(seat), Deed::Censure(_) | Deed::Place) => !self.seating.is_person(seat),
            _ => false,
        };
        if let Some(at) = log.iter().position(is_told) {
            self.spool.played = log.get(at).map_or(0, |line| line.actions + 1);
            (self.unfolded, self.tab) = (Some(at), Tab::Log);
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
        let mut tab = None;
        let (leaves, eyes) = self.spool.top(ctx, desk, (&self.name, self.names.clone()), |ui, desk| {
            let roomy = parts::Class::of(ctx.screen_rect().size()).is_roomy();
            tab = replay::tabs(ui, desk, if roomy { ROOMY } else { SMALL }, self.tab);
        });
        intents.extend(tab.map(Intent::Tab));
        intents.extend(eyes.map(|eyes| eyes.seat().map_or(Intent::ShowAll, Intent::Seat)));
        leaves
    }

    fn table(&mut self, ctx: &Context, desk: &mut Desk, intents: &mut Vec<Intent>) {
        if self.now.is_none() {
            let view = self.spool.reel.view(self.spool.played, self.spool.eyes);
            let log = self.spool.reel.log(self.spool.played, self.spool.eyes);
            let resolution = Resolution::of(&view, &log);
            let known = Known::of(&view, &log);
            self.now = Some(Now { view, log, resolution, known });
            self.ask_why(ctx, desk);
        }
        let mut input = desk.input.clone();
        let Some(now) = &self.now else { return };
        let motive = self.asked.told();
        let frame = Frame::new().fill(Palette::of(ctx).table);
        egui::CentralPanel::default().frame(frame).show(ctx, |ui| {
            let class = parts::Class::of(ctx.screen_rect().size());
            let shown = Parts { top: false, own: self.spool.eyes != Eyes::All };
            let layout = Layout::with(ui.max_rect(), class, self.tab, shown);
            let here = Here {
                desk,
                view: &now.view,
                names: &self.names,
                teller: Teller::new(&desk.words, &now.view.rules).named(&self.names).seen_from(now.view.seat),
                options: &[],
                log: &now.log,
                resolution: now.resolution.as_ref(),
                motive,
                facts: &now.known.facts,
                beliefs: now.known.beliefs.as_ref(),
                seating: &self.seating,
                chosen: Chosen::default(),
                about: self.about,
                pointed: None,
                held: false,
                watching: true,
                class: layout.class,
            };
            let open = Open { tab: self.tab, unfolded: self.unfolded };
            panels(ui, &here, &layout, open, &mut self.draft, &mut input, intents);
        });
        desk.input = input;
    }

    fn obey(&mut self, ctx: &Context, desk: &mut Desk, intent: &Intent) -> Option<Change> {
        match *intent {
            Intent::Seat(seat) => self.look_through(desk, Some(seat)),
            Intent::ShowAll => self.look_through(desk, None),
            Intent::About(seat) => self.about = seat,
            Intent::Tab(tab) => self.tab = tab,
            Intent::Unfold(line) => {
                self.unfolded = if self.unfolded == Some(line) { None } else { Some(line) };
                self.ask_why(ctx, desk);
            }
            Intent::Codex(rule) => {
                return Some(Change::Push(Screen::Codex(Box::new(Codex::of_beginning(desk, rule)))));
            }
            // Nothing that was played, noted or agreed on is changed by watching.
            _ => {}
        }
        None
    }

    /// Works out why the decision was taken whose line is unfolded: the first line that tells of it.
    fn ask_why(&mut self, ctx: &Context, desk: &Desk) {
        let log = self.now.as_ref().map_or(&[][..], |now| &now.log);
        let line = self.unfolded.and_then(|at| log.get(at));
        let before = self.unfolded.and_then(|at| log.get(at.checked_sub(1)?));
        let decision = line.map(|line| line.actions).filter(|&of| before.is_none_or(|before| before.actions != of));
        self.asked.ask(ctx, desk, &self.spool, &self.seating, decision);
    }

    fn look_through(&mut self, desk: &mut Desk, seat: Option<Seat>) {
        self.spool.look_through(seat);
        (self.now, self.unfolded) = (None, None);
        desk.play(Cue::Choose);
    }
}
