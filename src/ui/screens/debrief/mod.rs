//! The debrief: how a mission went, in figures, on the plan, in plots and badges, and where to go from there.
//!
//! | file | what stands there |
//! |---|---|
//! | `ending` | what is told of a mission that was won, before anything is counted |
//! | `figures` | the bar on top: result and numbers |
//! | `line` | your line on the plan, and rewards |
//! | `plots` | alarm, risk and cards, each with one sentence |
//! | `badges` | badges earned and missed |
//! | `bottom` | the ways on |

mod badges;
mod bottom;
mod ending;
mod figures;
mod line;
mod plots;
mod rewards;

use egui::{Context, Frame, Margin, Rect, ScrollArea, Ui, pos2, vec2};

use crate::{
    campaign::Spoils,
    engine::{Match, verify},
    records::{BUDGET, End, Record},
    session::{
        Session,
        badges::Par,
        summary::{Risk, Summary, risks},
    },
    stealth::{Public, Stealth, solve::solve},
    ui::{
        Change, Desk, Thoughts,
        focus::{self, Group},
        map::Line,
        parts,
        screens::missions,
        theme::{Palette, Rule},
    },
};

/// The debrief of one game.
pub struct Debrief {
    game: Match<Stealth>,
    summary: Summary,
    /// The plan without anybody on it.
    scene: Public,
    line: Line,
    /// The last lines of the log.
    last: Vec<String>,
    /// Whether the journal plays to the same end.
    verified: bool,
    best: Thoughts<Found>,
    risks: Thoughts<Vec<Risk>>,
    progress: Progress,
    tab: Tab,
    /// Whether the primary button still waits for focus.
    fresh: bool,
    /// What the campaign on the desk got for it, where it was played in one.
    spoils: Option<Spoils>,
}

/// How far the debrief is with what takes long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Progress {
    /// The story is told; nothing has begun.
    Ending,
    /// Nothing has begun.
    Arrived,
    /// Par and risks are being worked out.
    Thinking,
    /// What par says of badges stands among the records.
    Noted,
}

/// What the solver found.
#[derive(Clone, Copy)]
struct Found {
    par: Par,
    /// Whether nobody had to be taken out.
    no_kill: bool,
}

/// What a screen without room for everything shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tab {
    Line,
    Plots,
    Badges,
    Figures,
}

impl Tab {
    const fn name(self) -> &'static str {
        match self {
            Self::Line => "ui-debrief-line",
            Self::Plots => "ui-debrief-plots",
            Self::Badges => "ui-debrief-badges",
            Self::Figures => "ui-debrief-figures",
        }
    }
}

impl Debrief {
    /// The debrief of a finished game. What was reached counts among the player's records from now on.
    pub fn of(game: &Match<Stealth>, desk: &mut Desk) -> Self {
        let summary = Summary::of(game);
        let log = Session::resume(game.clone(), &desk.words);
        let last = log.log().iter().rev().take(3).rev().map(|entry| entry.text.clone()).collect();
        let verified = verify(game.journal()).is_ok_and(|report| report.hash == game.hash());
        let tells = summary.won && !game.game().setup().mission.plan().story.conclusion.trim().is_empty();
        let debrief = Self {
            scene: line::scene(game),
            line: Line::of(game.journal()),
            game: game.clone(),
            summary,
            last,
            verified,
            best: Thoughts::none(),
            risks: Thoughts::none(),
            progress: if tells { Progress::Ending } else { Progress::Arrived },
            tab: Tab::Line,
            fresh: true,
            spoils: None,
        };
        debrief.record(desk, Par::Thinking);
        debrief
    }

    /// The same of a mission of the campaign on the desk, with what that got for it.
    #[must_use]
    pub fn in_campaign(self, spoils: Option<Spoils>) -> Self {
        Self { spoils, ..self }
    }

    /// The same with its story told.
    #[must_use]
    pub fn told(mut self) -> Self {
        self.progress = Progress::Arrived;
        self
    }

    /// The figures.
    pub fn summary(&self) -> &Summary {
        &self.summary
    }

    /// The game.
    pub fn game(&self) -> &Match<Stealth> {
        &self.game
    }

    /// Shows it.
    pub fn show(&mut self, ctx: &Context, desk: &mut Desk) -> Change {
        desk.alarm = None;
        if self.progress == Progress::Ending {
            return self.ending(ctx, desk);
        }
        self.think(ctx, desk);
        let size = ctx.screen_rect().size();
        let change = self.bottom(ctx, desk);
        figures::top(ctx, desk, self, size);
        let frame = Frame::new().fill(Palette::of(ctx).table);
        egui::CentralPanel::default().frame(frame).show(ctx, |ui| self.body(ui, desk));
        change
    }

    /// Starts what takes long, and notes what it found.
    fn think(&mut self, ctx: &Context, desk: &mut Desk) {
        if self.progress == Progress::Arrived {
            self.progress = Progress::Thinking;
            let moments = self.summary.moments.clone();
            self.risks = desk.thinker.think(ctx, move || risks(&moments));
            let setup = self.game.game().setup().clone();
            self.best = desk.thinker.think(ctx, move || {
                let solution = solve(&setup, BUDGET);
                let par = solution.par_turns.map_or(Par::Unknown, Par::Turns);
                Found { par, no_kill: solution.no_kill.is_some() }
            });
        }
        if self.progress == Progress::Thinking && self.par() != Par::Thinking {
            self.progress = Progress::Noted;
            let par = self.par();
            self.record(desk, par);
        }
    }

    /// What is known of par.
    fn par(&mut self) -> Par {
        self.best.get().map_or(Par::Thinking, |found| found.par)
    }

    /// Notes the game among the records, with what is known of par.
    fn record(&self, desk: &mut Desk, par: Par) {
        let record = Record::of(&self.game, &self.summary, par, &desk.issued(), End::Played);
        desk.record(missions::counted(record));
    }

    /// The panels between the bars, as many side by side as have room.
    fn body(&mut self, ui: &mut Ui, desk: &Desk) {
        let room = ui.max_rect();
        let margin = if room.width() < 820.0 { 6.0 } else { 16.0 };
        let width = (room.width() - 2.0 * Rule::MARGIN.min(room.width() * 0.02)).min(Rule::PAGE);
        let room = Rect::from_center_size(room.center(), vec2(width, room.height() - 2.0 * margin));
        match room.width() {
            ..760.0 => self.tabbed(ui, desk, room, &[Tab::Line, Tab::Plots, Tab::Badges, Tab::Figures]),
            760.0..1140.0 => {
                let (left, right) = room.split_left_right_at_fraction(0.46);
                self.left(ui, desk, left.with_max_x(left.right() - 6.0));
                let right = right.with_min_x(right.left() + 6.0);
                self.tabbed(ui, desk, right, &[Tab::Plots, Tab::Badges]);
            }
            _ => {
                let at = |share: f32| room.left() + room.width() * share;
                let column = |from, to| Rect::from_min_max(pos2(at(from), room.top()), pos2(at(to), room.bottom()));
                self.left(ui, desk, column(0.0, 0.335));
                let middle = column(0.335, 0.73);
                self.panel(ui, desk, middle.with_min_x(middle.left() + 12.0), Tab::Plots);
                let right = column(0.73, 1.0);
                self.panel(ui, desk, right.with_min_x(right.left() + 12.0), Tab::Badges);
            }
        }
    }

    /// The line, and below it what was earned or what happened last.
    fn left(&mut self, ui: &mut Ui, desk: &Desk, room: Rect) {
        let below = rewards::height(ui, desk, self, room.width());
        let split = room.bottom() - below;
        self.panel(ui, desk, room.with_max_y(split - 12.0), Tab::Line);
        parts::boxed(ui, room.with_min_y(split), |ui| rewards::show(ui, desk, self));
    }

    /// Panels that take turns.
    fn tabbed(&mut self, ui: &mut Ui, desk: &Desk, room: Rect, tabs: &[Tab]) {
        if !tabs.contains(&self.tab) {
            self.tab = tabs.first().copied().unwrap_or(Tab::Line);
        }
        let named: Vec<(Tab, String)> = tabs.iter().map(|&tab| (tab, desk.text(tab.name()))).collect();
        let (tab, below) = parts::tabs(ui, room, &named, self.tab);
        self.tab = tab;
        self.panel(ui, desk, below, tab);
    }

    fn panel(&mut self, ui: &mut Ui, desk: &Desk, room: Rect, tab: Tab) {
        focus::group(ui, if tab == Tab::Badges { Group::Right } else { Group::Main }, |ui| {
            parts::boxed(ui, room, |ui| match tab {
                Tab::Line => line::show(ui, desk, self),
                Tab::Plots => scrolled(ui, tab, |ui| plots::show(ui, desk, self)),
                Tab::Badges => scrolled(ui, tab, |ui| badges::show(ui, desk, self)),
                Tab::Figures => scrolled(ui, tab, |ui| {
                    figures::all(ui, desk, self);
                    rewards::show(ui, desk, self);
                }),
            });
        });
    }
}

/// A panel that scrolls by itself where it has too little room.
fn scrolled(ui: &mut Ui, tab: Tab, content: impl FnOnce(&mut Ui)) {
    ScrollArea::vertical().id_salt(tab.name()).auto_shrink(false).show(ui, |ui| {
        // Room for the brackets of focus and for the bar.
        Frame::new().inner_margin(Margin { right: 6, ..Margin::ZERO }).show(ui, content);
    });
}
