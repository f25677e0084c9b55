//! Statistics: what all finished games come to, by mission, in plots with one sentence of meaning each.
//!
//! | file | what stands there |
//! |---|---|
//! | `filters` | which games are looked at |
//! | `rates` | win rate by mission, which is also the choice of a mission |
//! | `turns` | turns against par |
//! | `alarm` | the alarm by turn |
//! | `falls` | what games were lost to |
//! | `badges` | badges by mission |
//! | `record` | the best of one mission, for other screens |

mod alarm;
mod badges;
mod falls;
mod filters;
mod rates;
mod record;
mod turns;

pub use record::{record, won};

use egui::{Context, Frame, Label, Margin, Rect, ScrollArea, Ui, pos2};

use super::shared::{Arrival, first_focus, page_head, prompts};
use crate::{
    records::{CONTRACTS, Filter, Row, Stats},
    ui::{
        Change, Cue, Desk, Screen,
        focus::{self, Group},
        parts::{self, Button},
        theme::{Palette, Rule, Type, icons},
    },
};

/// From this width on list and plots stand side by side, and from this one on badges too.
const TWO: f32 = 760.0;
const THREE: f32 = 1100.0;
/// From this height on the filters have a row of their own.
const TALL: f32 = 420.0;

/// The statistics.
#[derive(Default)]
pub struct Statistics {
    filter: Filter,
    stats: Stats,
    /// Whether the figures are not those of the filter.
    stale: bool,
    tab: Tab,
    arrival: Arrival,
    /// Whether the page has just come into sight.
    arrived: bool,
}

/// What a screen without room for everything shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Tab {
    #[default]
    Missions,
    Plots,
    Badges,
}

impl Tab {
    const fn name(self) -> &'static str {
        match self {
            Self::Missions => "ui-stats-rates",
            Self::Plots => "ui-stats-plots",
            Self::Badges => "ui-stats-badges",
        }
    }

    const fn group(self) -> Group {
        match self {
            Self::Missions => Group::Main,
            Self::Plots => Group::Right,
            Self::Badges => Group::Bottom,
        }
    }
}

impl Statistics {
    /// The statistics of one mission.
    pub fn at(mission: &str) -> Self {
        Self { filter: Filter { mission: Some(mission.to_owned()), ..Filter::default() }, ..Self::default() }
    }

    /// Shows them.
    pub fn show(&mut self, ctx: &Context, desk: &mut Desk) -> Change {
        self.arrived = self.arrival.now(ctx);
        if self.arrived || std::mem::take(&mut self.stale) {
            self.count(desk);
        }
        let mut change = Change::Keep;
        let back = parts::page(ctx, |ui| {
            let back = page_head(ui, desk, &desk.text("ui-stats"));
            if desk.records.count() == 0 {
                empty(ui, desk, self.arrived, &mut change);
            } else {
                self.page(ui, desk);
            }
            back
        });
        if back { Change::Pop } else { change }
    }

    /// Counts the games; a mission that none of them is of is no longer asked for.
    fn count(&mut self, desk: &Desk) {
        self.stats = Stats::of(&desk.records, &self.filter);
        let chosen = self.filter.mission.as_deref();
        if chosen.is_some_and(|chosen| !self.stats.missions.iter().any(|row| row.mission == chosen)) {
            self.filter.mission = None;
            self.stats = Stats::of(&desk.records, &self.filter);
        }
        self.stats.missions.sort_by_cached_key(|row| {
            let at = desk.catalog.missions().iter().position(|entry| entry.id == row.mission);
            (at.unwrap_or(usize::MAX), row.mission == CONTRACTS, row.name.clone())
        });
    }

    fn page(&mut self, ui: &mut Ui, desk: &mut Desk) {
        let size = ui.ctx().screen_rect().size();
        let tall = size.y >= TALL;
        if tall {
            focus::group(ui, Group::Top, |ui| self.filters(ui, desk));
            ui.add_space(Rule::GAP / 2.0);
        }
        let below = if tall { 30.0 } else { 0.0 };
        let mut room = ui.available_rect_before_wrap();
        room.max.y -= below;
        self.body(ui, desk, room, tall);
        ui.advance_cursor_after_rect(room);
        if tall {
            prompts(ui, desk);
        }
    }

    /// The panels, as many side by side as have room.
    fn body(&mut self, ui: &mut Ui, desk: &mut Desk, room: Rect, tall: bool) {
        let at = |share: f32| room.left() + room.width() * share;
        let column = |from, to| Rect::from_min_max(pos2(at(from), room.top()), pos2(at(to), room.bottom()));
        let gap = |rect: Rect| rect.with_min_x(rect.left() + 12.0);
        match ui.ctx().screen_rect().width() {
            ..TWO => self.tabbed(ui, desk, room, tall, &[Tab::Missions, Tab::Plots, Tab::Badges]),
            TWO..THREE => {
                self.panel(ui, desk, column(0.0, 0.44), tall, Tab::Missions);
                self.tabbed(ui, desk, gap(column(0.44, 1.0)), tall, &[Tab::Plots, Tab::Badges]);
            }
            _ => {
                self.panel(ui, desk, column(0.0, 0.34), tall, Tab::Missions);
                self.panel(ui, desk, gap(column(0.34, 0.7)), tall, Tab::Plots);
                self.panel(ui, desk, gap(column(0.7, 1.0)), tall, Tab::Badges);
            }
        }
    }

    /// Panels that take turns.
    fn tabbed(&mut self, ui: &mut Ui, desk: &mut Desk, room: Rect, tall: bool, tabs: &[Tab]) {
        if !tabs.contains(&self.tab) {
            self.tab = tabs.first().copied().unwrap_or_default();
        }
        let named: Vec<(Tab, String)> = tabs.iter().map(|&tab| (tab, desk.text(tab.name()))).collect();
        let (tab, below) = parts::tabs(ui, room, &named, self.tab);
        self.tab = tab;
        self.panel(ui, desk, below, tall, tab);
    }

    fn panel(&mut self, ui: &mut Ui, desk: &mut Desk, room: Rect, tall: bool, tab: Tab) {
        focus::group(ui, tab.group(), |ui| {
            parts::boxed(ui, room, |ui| {
                ScrollArea::vertical().id_salt(tab.name()).auto_shrink(false).show(ui, |ui| {
                    // Room for the brackets of focus and for the bar.
                    let margin = Margin { left: 5, right: 10, top: 2, bottom: 4 };
                    Frame::new().inner_margin(margin).show(ui, |ui| self.content(ui, desk, tall, tab));
                });
            });
        });
    }

    fn content(&mut self, ui: &mut Ui, desk: &mut Desk, tall: bool, tab: Tab) {
        if !tall && tab == Tab::Missions {
            self.filters(ui, desk);
        }
        if self.stats.rate.games == 0 && tab != Tab::Missions {
            sentence(ui, &desk.text("ui-stats-none-fits"));
            return;
        }
        match tab {
            Tab::Missions => self.rates(ui, desk),
            Tab::Plots => {
                let height = ((ui.ctx().screen_rect().height() - 400.0) / 3.0).clamp(90.0, 200.0);
                turns::show(ui, desk, self, height);
                alarm::show(ui, desk, &self.stats, height);
                falls::show(ui, desk, self);
            }
            Tab::Badges => badges::show(ui, desk, self),
        }
    }

    /// The row of the chosen mission.
    fn chosen(&self) -> Option<&Row> {
        let chosen = self.filter.mission.as_deref()?;
        self.stats.missions.iter().find(|row| row.mission == chosen)
    }

    fn choose(&mut self, desk: &mut Desk, filter: Filter) {
        self.filter = filter;
        self.stale = true;
        desk.play(Cue::Choose);
    }
}

/// What a mission is called.
fn name_of(desk: &Desk, row: &Row) -> String {
    match row.mission.as_str() {
        CONTRACTS => desk.text("ui-stats-contracts"),
        "" => desk.text("ui-stats-others"),
        id => desk.catalog.entry(id).map_or_else(|| row.name.clone(), |entry| entry.name.clone()),
    }
}

/// One sentence under a plot.
fn sentence(ui: &mut Ui, text: &str) {
    let palette = Palette::of(ui.ctx());
    ui.add(Label::new(Type::Dense.text(text, palette.text_body)).wrap());
    ui.add_space(4.0);
}

/// A page for somebody who has not finished a game yet.
fn empty(ui: &mut Ui, desk: &mut Desk, arrived: bool, change: &mut Change) {
    let palette = Palette::of(ui.ctx());
    ui.add_space(Rule::GROUP);
    ui.add(Label::new(Type::Subtitle.text(desk.text("ui-stats-empty"), palette.text_hi)).wrap());
    ui.add(Label::new(Type::Body.text(desk.text("ui-stats-empty-text"), palette.text_body)).wrap());
    ui.add_space(Rule::GAP);
    let button = Button::new(desk.text("ui-stats-empty-play")).icon(icons::MAP_TRIFOLD).primary().height(40.0);
    let shown = focus::group(ui, Group::Main, |ui| button.show(ui));
    first_focus(desk, arrived, &shown);
    if shown.clicked() {
        desk.play(Cue::Choose);
        *change = Change::Replace(Screen::Picker(Box::default()));
    }
}
