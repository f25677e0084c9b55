//! A finished table watched again: step by step or running, through any seat's eyes or everybody's.

use egui::{Align, Context, Frame, Layout as Flow, Margin, Ui};

use super::{
    choice::Chosen,
    event::Resolution,
    facts::Draft,
    here::{Here, Intent},
    layout::{Layout, Parts, Tab},
    panels::{Open, panels},
};
use crate::{
    beginning::{Beginning, Event, View},
    engine::{Match, Seat},
    session::{
        beginning::{Line, Seating},
        table::Eyes,
    },
    ui::{
        Change, Cue, Desk, Screen,
        focus::{self, Group},
        parts::{self, Button, Kind},
        screens::{
            Codex,
            replay::{self, Flag, Spool},
        },
        theme::{Palette, Type, icons},
    },
    words::beginning::{Teller, character_names, table_name},
};

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
    now: Option<Now>,
    /// Whether the bar still waits for focus.
    fresh: bool,
}

/// What is seen at a moment.
struct Now {
    view: View,
    log: Vec<Line>,
    resolution: Option<Resolution>,
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
            change = self.obey(desk, &intent).unwrap_or(change);
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

    /// The bar on top: what is watched, through whose eyes, whether it is true. Whether the player leaves.
    fn top(&self, ctx: &Context, desk: &mut Desk, intents: &mut Vec<Intent>) -> bool {
        let palette = Palette::of(ctx);
        let size = ctx.screen_rect().size();
        let frame =
            Frame::new().fill(palette.panel).inner_margin(Margin::symmetric(12, if size.y < 420.0 { 2 } else { 6 }));
        let shown = egui::TopBottomPanel::top("rerun top").frame(frame).show(ctx, |ui| {
            focus::group(ui, Group::Top, |ui| {
                ui.horizontal(|ui| {
                    let back = Button::icon_only(icons::ARROW_LEFT, desk.text("ui-back")).kind(Kind::Quiet).show(ui);
                    if size.x >= 700.0 {
                        ui.label(Type::Title.text(&self.name, palette.text_hi));
                        ui.add_space(8.0);
                        ui.label(Type::Dense.text(desk.text("ui-rerun-eyes"), palette.text_dim));
                    }
                    self.chooser(ui, desk, intents);
                    ui.with_layout(Flow::right_to_left(Align::Center), |ui| self.tabs(ui, desk, intents));
                    back.clicked()
                })
                .inner
            })
        });
        shown.inner
    }

    /// What the panel shows, and whether all went as recorded.
    fn tabs(&self, ui: &mut Ui, desk: &Desk, intents: &mut Vec<Intent>) {
        for (glyph, key, tab) in [
            (icons::SCROLL, "ui-table-log", Tab::Log),
            (icons::BRAIN, "ui-table-board", Tab::Facts),
            (icons::CARDS, "ui-begin-now", Tab::Now),
            (icons::IDENTIFICATION_CARD, "ui-begin-own", Tab::Own),
            (icons::MAP_TRIFOLD, "ui-begin-board", Tab::Board),
        ] {
            let small = matches!(tab, Tab::Own | Tab::Board);
            if small && parts::Class::of(ui.ctx().screen_rect().size()).is_roomy() {
                continue;
            }
            let name = desk.text(key);
            let button = Button::icon_only(glyph, &name).chosen(self.tab == tab).show(ui);
            parts::tip(ui, &button, &name);
            if button.clicked() {
                intents.push(Intent::Tab(tab));
            }
        }
        if ui.ctx().screen_rect().width() >= 1000.0 {
            replay::seal(ui, desk, &self.spool.reel.verdict);
        }
    }

    /// Through whose eyes.
    fn chooser(&self, ui: &mut Ui, desk: &mut Desk, intents: &mut Vec<Intent>) {
        let mut values = self.names.clone();
        let all = usize::from(self.spool.reel.outcome.is_some());
        if all > 0 {
            values.insert(0, desk.text("ui-rerun-everybody"));
        }
        let at = match self.spool.eyes {
            Eyes::All => 0,
            Eyes::Seat(seat) => usize::from(seat.0) + all,
        };
        let name = desk.text("ui-rerun-eyes");
        if let Some(at) = parts::choice(ui, &mut desk.input, &name, &values, at) {
            match at.checked_sub(all) {
                Some(seat) => intents.push(Intent::Seat(Seat(seat as u8))),
                None => intents.push(Intent::ShowAll),
            }
        }
    }

    fn table(&mut self, ctx: &Context, desk: &mut Desk, intents: &mut Vec<Intent>) {
        if self.now.is_none() {
            let view = self.spool.reel.view(self.spool.played, self.spool.eyes);
            let log = self.spool.reel.log(self.spool.played, self.spool.eyes);
            let resolution = Resolution::of(&view, &log);
            self.now = Some(Now { view, log, resolution });
        }
        let mut input = desk.input.clone();
        let Some(now) = &self.now else { return };
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

    fn obey(&mut self, desk: &mut Desk, intent: &Intent) -> Option<Change> {
        match *intent {
            Intent::Seat(seat) => self.look_through(desk, Some(seat)),
            Intent::ShowAll => self.look_through(desk, None),
            Intent::About(seat) => self.about = seat,
            Intent::Tab(tab) => self.tab = tab,
            Intent::Unfold(line) => self.unfolded = if self.unfolded == Some(line) { None } else { Some(line) },
            Intent::Codex(rule) => {
                return Some(Change::Push(Screen::Codex(Box::new(Codex::of_beginning(desk, rule)))));
            }
            // Nothing that was played, noted or agreed on is changed by watching.
            _ => {}
        }
        None
    }

    fn look_through(&mut self, desk: &mut Desk, seat: Option<Seat>) {
        self.spool.look_through(seat);
        (self.now, self.unfolded) = (None, None);
        desk.play(Cue::Choose);
    }
}
