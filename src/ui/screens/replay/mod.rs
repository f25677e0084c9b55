//! The replay viewer: a game watched again, forwards and backwards, at any speed, and compared with what was recorded.
//!
//! | file | what stands there |
//! |---|---|
//! | `reel` (in `session`) | the game, moment by moment |
//! | `film` | what is seen now, and what moves |
//! | `bar` `scrub` | the controls |
//! | `spool` | a finished table being watched |
//! | `why` | why a bot took a decision |
//! | `told` | the log up to this moment |

mod bar;
mod film;
mod log;
mod scrub;
mod spool;
mod why;

use egui::{Context, Margin, Sense, Ui, WidgetInfo, WidgetType};

use self::film::Film;
pub(super) use self::{
    bar::Controls,
    scrub::Flag,
    spool::{Spool, tabs},
    why::Asked,
};
use crate::{
    engine::{Match, ReplayError},
    session::reel::Reel,
    stealth::Stealth,
    ui::{
        Change, Cue, Desk,
        focus::{self, Group},
        input::Command,
        map::{Frame, Picture, Routes, paint},
        parts::{self, Button, Kind},
        theme::{Palette, Type, Weight, icon, icons, mono},
    },
};

/// A game being watched.
pub struct Replay {
    reel: Reel,
    film: Film,
    name: String,
    /// After how many decisions each turn begins.
    beginnings: Vec<usize>,
    flags: Vec<(usize, Flag)>,
    /// Whether the bar still waits for focus.
    fresh: bool,
}

/// How fast it is watched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Rate {
    /// As it was played.
    #[default]
    Once,
    /// Twice as fast.
    Twice,
    /// Four times.
    Four,
    /// Without motion, turn by turn.
    Turbo,
}

impl Rate {
    const ALL: [Self; 4] = [Self::Once, Self::Twice, Self::Four, Self::Turbo];

    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Once => "ui-replay-once",
            Self::Twice => "ui-replay-twice",
            Self::Four => "ui-replay-four",
            Self::Turbo => "ui-replay-turbo",
        }
    }

    /// How many times as fast.
    pub(super) const fn factor(self) -> f64 {
        match self {
            Self::Once => 1.0,
            Self::Twice => 2.0,
            Self::Four => 4.0,
            Self::Turbo => 12.0,
        }
    }

    pub(super) fn next(self) -> Self {
        let at = Self::ALL.iter().position(|&rate| rate == self).unwrap_or(0);
        Self::ALL.get((at + 1) % Self::ALL.len()).copied().unwrap_or_default()
    }
}

/// What the viewer is asked to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    PlayOrPause,
    Back,
    On,
    TurnBack,
    TurnOn,
    To(usize),
    Rate(Rate),
}

impl Order {
    /// The moment a step leads to, in decisions.
    pub fn leads(self, played: usize, last: usize, beginnings: &[usize]) -> usize {
        match self {
            Self::Back => played.saturating_sub(1),
            Self::On => (played + 1).min(last),
            Self::TurnBack => beginnings.iter().rev().find(|&&at| at < played).copied().unwrap_or(0),
            Self::TurnOn => beginnings.iter().find(|&&at| at > played).copied().unwrap_or(last),
            Self::To(at) => at.min(last),
            Self::PlayOrPause | Self::Rate(_) => played,
        }
    }
}

impl Replay {
    /// A game from its beginning.
    pub fn of(game: &Match<Stealth>, _desk: &Desk) -> Self {
        let reel = Reel::of(game);
        let name = game.game().setup().mission.plan().name.clone();
        let flags = reel.marks().into_iter().map(|(at, mark)| (at, scrub::flag(mark))).collect();
        Self { film: Film::new(&reel), beginnings: reel.beginnings(), reel, name, flags, fresh: true }
    }

    /// The same at a later moment.
    #[must_use]
    pub fn at(mut self, played: usize) -> Self {
        self.film.go(&self.reel, played);
        self
    }

    /// How many decisions are shown, of how many.
    pub fn position(&self) -> (usize, usize) {
        (self.film.played(), self.reel.len())
    }

    /// The fingerprint of the moment that is shown.
    pub fn hash(&self) -> crate::engine::StateHash {
        self.reel.hash(self.film.played())
    }

    /// Shows it.
    pub fn show(&mut self, ctx: &Context, desk: &mut Desk) -> Change {
        desk.alarm = None;
        self.film.tick(ctx, desk, &self.reel);
        let mut orders = keys(desk, self.film.rate());
        let leave = self.top(ctx, desk);
        self.controls().show(ctx, desk, self.fresh, &mut orders);
        self.fresh = false;
        let size = ctx.screen_rect().size();
        if size.x >= 820.0 {
            let frame = parts::panel_frame(Palette::of(ctx));
            let width = if size.x >= 1200.0 { 340.0 } else { 280.0 };
            let panel = egui::SidePanel::right("replay log").exact_width(width).resizable(false).frame(frame);
            panel.show(ctx, |ui| focus::group(ui, Group::Right, |ui| log::show(ui, desk, &self.reel, &self.film)));
        }
        let frame = egui::Frame::new().fill(Palette::of(ctx).table);
        egui::CentralPanel::default().frame(frame).show(ctx, |ui| self.map(ui, desk, size.x < 820.0));
        for order in orders {
            self.follow(ctx, desk, order);
        }
        if leave || desk.input.take_back() {
            desk.play(Cue::Back);
            return Change::Pop;
        }
        Change::Keep
    }

    /// The bar on top: what is watched, how it ended, whether it is true. Whether the player leaves.
    fn top(&self, ctx: &Context, desk: &Desk) -> bool {
        let palette = Palette::of(ctx);
        let low = ctx.screen_rect().height() < 420.0;
        let frame = egui::Frame::new().fill(palette.panel).inner_margin(Margin::symmetric(12, if low { 2 } else { 6 }));
        let bar = egui::TopBottomPanel::top("replay top").frame(frame);
        bar.show(ctx, |ui| {
            ui.horizontal(|ui| {
                let back = focus::group(ui, Group::Top, |ui| {
                    Button::icon_only(icons::ARROW_LEFT, desk.text("ui-back")).kind(Kind::Quiet).show(ui)
                });
                ui.label(Type::Title.text(&self.name, palette.text_hi));
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| self.seal(ui, desk));
                back.clicked()
            })
            .inner
        })
        .inner
    }

    fn controls(&self) -> Controls<'_> {
        let played = self.film.played();
        Controls {
            played,
            all: self.reel.len(),
            running: self.film.is_running(),
            rate: self.film.rate(),
            turn: self.reel.turn(played).into(),
            turns: self.reel.turns().into(),
            beginnings: &self.beginnings,
            flags: &self.flags,
        }
    }

    fn seal(&self, ui: &mut Ui, desk: &Desk) {
        let palette = Palette::of(ui.ctx());
        seal(ui, desk, &self.reel.verdict);
        if let Some(outcome) = &self.reel.outcome {
            let key = if outcome.won { "ui-replay-won" } else { "ui-replay-lost" };
            let colour = if outcome.won { palette.safe } else { palette.error };
            ui.add_space(8.0);
            let text = desk.with(key, &[("turns", outcome.turns.into())]);
            ui.label(egui::RichText::new(text).font(mono(12.0)).color(colour));
        }
    }

    /// The plan at this moment; on narrow screens with the line of the moment below.
    fn map(&self, ui: &mut Ui, desk: &Desk, captioned: bool) {
        let below = if captioned { 26.0 } else { 0.0 };
        let room = ui.available_rect_before_wrap();
        let room = room.with_max_y(room.bottom() - below).shrink(8.0);
        let response = ui.allocate_rect(room, Sense::hover());
        let view = self.film.view();
        let teller = crate::words::stealth::Teller::of(&desk.words, view);
        let fill = [("turn", view.public.turn.into()), ("sector", teller.sector(view.public.player.sector).into())];
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, desk.with("ui-replay-map", &fill)));
        let now = Desk::now(ui.ctx());
        let motion: Vec<_> = self.film.motion(now).into_iter().collect();
        let picture = Picture {
            line: self.film.line(),
            motion: &motion,
            routes: Routes::None,
            reduced: desk.settings.reduced_motion,
            ..Picture::new(&view.setup, &view.public, Frame::shrunk(&view.setup.mission, room))
        };
        paint(&ui.painter_at(room), &picture);
        if captioned {
            ui.horizontal(|ui| {
                ui.add_space(8.0);
                log::caption(ui, desk, &self.reel, &self.film);
            });
        }
    }

    fn follow(&mut self, ctx: &Context, desk: &mut Desk, order: Order) {
        let played = self.film.played();
        let last = self.reel.len();
        let to = match order {
            Order::PlayOrPause => {
                desk.play(Cue::Choose);
                return self.film.play_or_pause(ctx, &self.reel);
            }
            Order::Rate(rate) => {
                desk.play(Cue::Choose);
                return self.film.set_rate(rate);
            }
            step => step.leads(played, last, &self.beginnings),
        };
        desk.play(Cue::Hover);
        self.film.go(&self.reel, to);
        ctx.request_repaint();
    }
}

/// Whether the game plays again as it was recorded.
pub(super) fn seal(ui: &mut Ui, desk: &Desk, verdict: &Result<(), ReplayError>) {
    let palette = Palette::of(ui.ctx());
    let (glyph, colour, text) = match verdict {
        Ok(()) => (icons::SEAL_CHECK, palette.safe, desk.text("ui-replay-verified")),
        Err(fault) => {
            let text = desk.with("ui-replay-differs", &[("fault", fault.to_string().into())]);
            (icons::SEAL_WARNING, palette.error, text)
        }
    };
    let short = ui.ctx().screen_rect().width() < 820.0;
    let label = if short { String::new() } else { text.clone() };
    ui.add(egui::Label::new(Type::Body.text(label, palette.text_dim)).truncate());
    let mark = ui.label(icon(glyph, Weight::Fill, 18.0, colour));
    mark.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &text));
    parts::tip(ui, &mark, &text);
}

/// What was pressed: the keys a mission has for the same.
pub(super) fn keys(desk: &mut Desk, rate: Rate) -> Vec<Order> {
    let table = [
        (Command::EndTurn, Order::PlayOrPause),
        (Command::Undo, Order::Back),
        (Command::Skip, Order::On),
        (Command::Speed, Order::Rate(rate.next())),
        (Command::ZoomOut, Order::TurnBack),
        (Command::ZoomIn, Order::TurnOn),
    ];
    table.into_iter().filter(|(command, _)| desk.input.take(*command)).map(|(_, order)| order).collect()
}
