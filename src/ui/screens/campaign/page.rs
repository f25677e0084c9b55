//! The page between missions: the course so far, what is told here, and the way on.

use egui::{Context, Ui, vec2};

use super::{route, slots, told};
use crate::{
    campaign::Place,
    content::Sequel,
    ui::{
        Change, Cue, Desk, Run, Screen, Tone,
        focus::{self, Group},
        parts::{self, Button},
        screens::{
            Briefing, Campaigns, Quick, Shop, beginning,
            shared::{Arrival, column, first_focus, page_head},
        },
        theme::{Palette, Rule, Type, icons},
    },
    words::campaign::way_refusal,
};

/// The width in points from which the course and the words stand side by side.
const WIDE: f32 = 760.0;

/// The page of the campaign on the desk.
#[derive(Default)]
pub struct CampaignPage {
    /// The mission of the way that is looked at, at a fork.
    pub(super) way: Option<String>,
    arrival: Arrival,
}

/// Where the player wants to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Shop,
    Briefing,
    Choose,
    Campaigns,
    /// To the table at which the story goes on.
    Table(Sequel),
}

/// A button at the bottom: its icon, its word, and where it leads.
type Onward = (&'static str, &'static str, Way);

const SHOP: Onward = (icons::STOREFRONT, "ui-shop-step", Way::Shop);

/// The way to the table at which the story goes on.
const fn table(sequel: Sequel) -> Onward {
    let (icon, key) = match sequel {
        Sequel::Deduction => (icons::USERS_THREE, "ui-campaign-play-deduction"),
        Sequel::Beginning => (icons::CITY, "ui-campaign-play-beginning"),
    };
    (icon, key, Way::Table(sequel))
}

impl CampaignPage {
    /// The page with a way of its fork looked at.
    pub fn looking_at(mission: &str) -> Self {
        Self { way: Some(mission.to_owned()), ..Self::default() }
    }

    /// Shows it.
    pub fn show(&mut self, ctx: &Context, desk: &mut Desk) -> Change {
        let arrived = self.arrival.now(ctx);
        // Without a campaign there is nothing to show.
        let Some(run) = desk.campaign.clone() else { return Change::Pop };
        let mut way = None;
        let back = parts::page_within(ctx, 1200.0, |ui| {
            let back = page_head(ui, desk, &run.slot);
            record(ui, desk, &run);
            let room = (ui.available_height() - 52.0).max(60.0);
            self.body(ui, desk, &run, room, arrived);
            ui.add_space(Rule::GAP);
            way = self.bottom(ui, desk, &run, arrived);
            back
        });
        match way {
            Some(way) => self.lead(desk, way),
            None if back => Change::Pop,
            None => Change::Keep,
        }
    }

    fn body(&mut self, ui: &mut Ui, desk: &mut Desk, run: &Run, room: f32, arrived: bool) {
        let width = ui.available_width();
        if width < WIDE {
            column(ui, "campaign page", vec2(width, room), |ui| {
                self.told(ui, desk, run);
                ui.add_space(Rule::GROUP);
                ui.scope(|ui| route::show(ui, desk, run, false));
            });
            return;
        }
        ui.horizontal_top(|ui| {
            let left = (width * 0.38).floor();
            column(ui, "route", vec2(left, room), |ui| route::show(ui, desk, run, arrived));
            ui.add_space(Rule::GROUP);
            let right = ui.available_width();
            column(ui, "told", vec2(right, room), |ui| self.told(ui, desk, run));
        });
    }

    fn told(&mut self, ui: &mut Ui, desk: &mut Desk, run: &Run) {
        match run.campaign.place() {
            Place::Mission(id) => told::next(ui, desk, run, id),
            Place::Fork(after) => self.fork(ui, desk, run, after),
            Place::Ended(id) => told::ending(ui, desk, id),
            Place::Fallen(id) => told::fallen(ui, desk, run, id),
        }
    }

    /// The ways to choose from.
    fn fork(&mut self, ui: &mut Ui, desk: &mut Desk, run: &Run, after: &str) {
        let catalog = std::sync::Arc::clone(&desk.catalog);
        let (text, ways) = run.campaign.ways(catalog.course());
        told::fork(ui, desk, after, text);
        focus::group(ui, Group::Main, |ui| {
            for way in ways {
                if told::way(ui, desk, way, self.way.as_deref() == Some(&way.mission)) {
                    self.way = Some(way.mission.clone());
                    desk.play(Cue::Choose);
                }
            }
        });
    }

    fn bottom(&self, ui: &mut Ui, desk: &Desk, run: &Run, arrived: bool) -> Option<Way> {
        let others = (icons::PATH, "ui-campaign-others", Way::Campaigns);
        let ((icon, key, primary), second) = match run.campaign.place() {
            Place::Mission(_) => ((icons::BOOK_OPEN_TEXT, "ui-campaign-briefing", Way::Briefing), Some(SHOP)),
            Place::Fork(_) => ((icons::ARROWS_SPLIT, "ui-campaign-choose", Way::Choose), Some(SHOP)),
            Place::Ended(id) => match desk.catalog.course().ending(id).and_then(|ending| ending.sequel) {
                Some(sequel) => (table(sequel), Some(others)),
                None => (others, None),
            },
            Place::Fallen(_) => (others, None),
        };
        let blocked = primary == Way::Choose && self.way.is_none();
        let mut way = None;
        focus::group(ui, Group::Bottom, |ui| {
            ui.horizontal(|ui| {
                let button = Button::new(desk.text(key)).icon(icon).primary().height(40.0).least_width(160.0);
                let response = button.enabled(!blocked).show(ui);
                if blocked {
                    parts::tip(ui, &response, &desk.text("ui-campaign-choose-first"));
                    focus::begins_at(ui.ctx(), Group::Main);
                }
                first_focus(desk, arrived && !blocked, &response);
                if response.clicked() {
                    way = Some(primary);
                }
                if let Some((icon, key, second)) = second
                    && Button::new(desk.text(key)).icon(icon).height(40.0).show(ui).clicked()
                {
                    way = Some(second);
                }
            });
        });
        way
    }

    fn lead(&mut self, desk: &mut Desk, way: Way) -> Change {
        desk.play(Cue::Choose);
        match way {
            Way::Shop => Change::Push(Screen::Shop(Box::<Shop>::default())),
            Way::Campaigns => Change::Restart(Some(Screen::Campaigns(Box::<Campaigns>::default()))),
            Way::Briefing => brief(desk),
            Way::Table(Sequel::Deduction) => Change::Push(Screen::Quick(Box::new(Quick::new(desk)))),
            Way::Table(Sequel::Beginning) => {
                Change::Push(Screen::BeginningQuick(Box::new(beginning::Quick::new(desk))))
            }
            Way::Choose => {
                self.choose(desk);
                Change::Keep
            }
        }
    }

    fn choose(&mut self, desk: &mut Desk) {
        let catalog = std::sync::Arc::clone(&desk.catalog);
        let Some((run, way)) = desk.campaign.as_mut().zip(self.way.take()) else { return };
        match run.campaign.choose(catalog.course(), &way) {
            Ok(()) => desk.keep_campaign(None),
            Err(fault) => desk.say(Tone::Error, way_refusal(&desk.words, &catalog, &fault)),
        }
    }
}

/// To the briefing of the mission that comes next; where it cannot begin, it is said why.
pub fn brief(desk: &mut Desk) -> Change {
    match Briefing::of_campaign(desk) {
        Ok(briefing) => Change::Push(Screen::Briefing(Box::new(briefing))),
        Err(fault) => {
            desk.play(Cue::Refused);
            desk.say(Tone::Warning, desk.not_ready(&fault));
            Change::Keep
        }
    }
}

/// What was reached so far, in one row.
fn record(ui: &mut Ui, desk: &Desk, run: &Run) {
    let palette = Palette::of(ui.ctx());
    let campaign = &run.campaign;
    let won = [("won", campaign.won().len().into()), ("all", crate::ui::length(desk.catalog.course()).into())];
    ui.horizontal_wrapped(|ui| {
        parts::chip(ui, icons::CHECK_CIRCLE, &desk.with("ui-campaign-won", &won), palette.safe);
        let money = desk.with("ui-campaign-money", &[("money", campaign.profile().bytebucks().into())]);
        parts::chip(ui, icons::COINS, &money, palette.objective);
        if campaign.losses() > 0 {
            let lost = desk.with("ui-campaign-lost", &[("count", campaign.losses().into())]);
            parts::chip(ui, icons::ARROW_COUNTER_CLOCKWISE, &lost, palette.text_dim);
        }
        ui.label(Type::Dense.text(slots::rules(desk, campaign.rules()), palette.text_dim));
    });
    ui.add_space(Rule::GAP / 2.0);
}
