//! The briefing: what the mission is about, what there is to do, what the agent brings, and how it is played.

use std::sync::Arc;

use egui::{Context, Rect, Ui, vec2};

use super::{
    missions,
    shared::{Arrival, column, first_focus, page_head, story},
    terms,
};
use crate::{
    campaign::NotReady,
    contracts,
    engine::Match,
    stealth::{AGENT, Mission, Mode, Need, Powers, Setup, Stealth, View},
    ui::{
        Change, Cue, Desk, Tone,
        focus::{self, Group},
        map::{self, Frame, Picture},
        parts::{self, Button},
        theme::{Palette, Rule, Type, Weight, icon, icons},
    },
    words::stealth::Teller,
};

/// The width in points from which words and plan stand side by side.
const WIDE: f32 = 820.0;

/// The briefing screen.
pub struct Briefing {
    /// The mission as it stands before the first move.
    view: View,
    /// Whether it is the mission of the campaign on the desk.
    in_campaign: bool,
    arrival: Arrival,
}

impl Briefing {
    /// The briefing of a mission, with the gear an agent brings.
    pub fn new(desk: &Desk, mission: Arc<Mission>) -> Self {
        let terms = contracts::terms_of(&mission, desk.catalog.cards());
        Self::of(Setup { terms, ..desk.catalog.setup(mission) })
    }

    /// The briefing of the mission that comes next in the campaign on the desk, with what its agent has equipped.
    pub fn of_campaign(desk: &Desk) -> Result<Self, NotReady> {
        let run = desk.campaign.as_ref().ok_or(NotReady::NoMission)?;
        let setup = run.campaign.setup(&desk.catalog, Mode::default())?;
        Ok(Self { in_campaign: true, ..Self::of(setup) })
    }

    fn of(setup: Setup) -> Self {
        let view = Match::<Stealth>::new(setup, 0).view(AGENT);
        Self { view, in_campaign: false, arrival: Arrival::default() }
    }

    /// Agrees on something else.
    fn agree(&mut self, change: impl FnOnce(&mut Setup)) {
        let mut setup = (*self.view.setup).clone();
        change(&mut setup);
        self.view = Match::<Stealth>::new(setup, 0).view(AGENT);
    }

    /// Shows it.
    pub fn show(&mut self, ctx: &Context, desk: &mut Desk) -> Change {
        let arrived = self.arrival.now(ctx);
        let (back, begin) = parts::page(ctx, |ui| {
            let title = self.view.setup.mission.plan().name.clone();
            let back = page_head(ui, desk, &title);
            let room = (ui.available_height() - 52.0).max(60.0);
            self.body(ui, desk, room);
            ui.add_space(Rule::GAP);
            let begin = focus::group(ui, Group::Bottom, |ui| {
                let button = Button::new(desk.text("ui-briefing-begin")).icon(icons::PLAY).primary().height(40.0);
                let response = button.least_width(160.0).show(ui);
                first_focus(desk, arrived, &response);
                response.clicked()
            });
            (back, begin)
        });
        if begin {
            desk.play(Cue::Choose);
            return self.begin(desk);
        }
        if back { Change::Pop } else { Change::Keep }
    }

    /// Into the mission, as it was agreed.
    fn begin(&self, desk: &mut Desk) -> Change {
        if !self.in_campaign {
            return Change::Restart(Some(missions::begin(desk, (*self.view.setup).clone())));
        }
        match missions::begin_in_campaign(desk, self.view.setup.mode) {
            Ok(mission) => Change::Restart(Some(mission)),
            Err(fault) => {
                desk.say(Tone::Warning, desk.not_ready(&fault));
                Change::Keep
            }
        }
    }

    fn body(&mut self, ui: &mut Ui, desk: &mut Desk, room: f32) {
        let width = ui.available_width();
        if width < WIDE {
            column(ui, "briefing", vec2(width, room), |ui| {
                self.words(ui, desk);
                let height = (ui.ctx().screen_rect().height() * 0.6).clamp(140.0, 320.0);
                let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), egui::Sense::hover());
                self.plan(ui, desk, rect);
            });
            return;
        }
        ui.horizontal_top(|ui| {
            let left = (width * 0.46).floor();
            column(ui, "briefing", vec2(left, room), |ui| self.words(ui, desk));
            let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), room), egui::Sense::hover());
            self.plan(ui, desk, rect);
        });
    }

    fn words(&mut self, ui: &mut Ui, desk: &mut Desk) {
        story(ui, &self.view.setup.mission.plan().story.intro);
        ui.add_space(Rule::GAP);
        parts::head(ui, &desk.text("ui-briefing-objectives"), None);
        ui.scope(|ui| self.objectives(ui, desk));
        ui.add_space(Rule::GAP);
        parts::head(ui, &desk.text("ui-briefing-mode"), None);
        focus::group(ui, Group::Main, |ui| self.modes(ui, desk));
        ui.add_space(Rule::GAP);
        parts::head(ui, &desk.text("ui-difficulty"), None);
        focus::group(ui, Group::Main, |ui| self.difficulties(ui, desk));
        ui.add_space(Rule::GAP);
        parts::head(ui, &desk.text("ui-briefing-agent"), None);
        self.agent(ui, desk);
        ui.add_space(Rule::GAP);
    }

    /// What there is to do.
    fn objectives(&self, ui: &mut Ui, desk: &Desk) {
        let palette = Palette::of(ui.ctx());
        let plan = self.view.setup.mission.plan();
        let teller = Teller::of(&desk.words, &self.view);
        let row = |ui: &mut Ui, glyph, colour, text: String| {
            ui.spacing_mut().interact_size.y = 20.0;
            ui.horizontal(|ui| {
                ui.label(icon(glyph, Weight::Fill, 16.0, colour));
                ui.add(egui::Label::new(Type::Body.text(text, palette.text_body)).wrap());
            });
        };
        for objective in &plan.objectives {
            let fill = [("thing", objective.name.as_str().into()), ("sector", teller.sector(objective.sector).into())];
            let (glyph, colour, key) = match objective.need {
                Need::Required => (icons::DIAMOND, palette.objective, "ui-briefing-take"),
                Need::Optional => (icons::DIAMONDS_FOUR, palette.text_dim, "ui-briefing-optional"),
            };
            row(ui, glyph, colour, teller.alarming(objective, desk.with(key, &fill)));
        }
        for lock in &plan.locks {
            let Some(key) = plan.keys.get(lock.key.index()) else { continue };
            let fill = [("sector", teller.sector(*key).into()), ("lock", teller.sector(lock.sector).into())];
            row(ui, icons::KEY, palette.locked, desk.with("ui-briefing-key", &fill));
        }
        let fill = [("sector", teller.sector(plan.exit).into())];
        row(ui, icons::SIGN_OUT, palette.safe, desk.with("ui-briefing-leave", &fill));
    }

    /// What the agent has and brings.
    fn agent(&self, ui: &mut Ui, desk: &Desk) {
        let palette = Palette::of(ui.ctx());
        let setup = &self.view.setup;
        let powered = setup.mission.plan().powers == Powers::Full;
        ui.horizontal_wrapped(|ui| {
            let mut chip = |glyph, key, value: i32, colour| {
                let text = desk.with(key, &[("value", value.to_string().replace('-', "−").into())]);
                parts::chip(ui, glyph, &text, colour);
            };
            chip(icons::HEART, "ui-briefing-health", i32::from(setup.max_health()), palette.health);
            chip(icons::SHIELD, "ui-briefing-armor", setup.armor(), palette.text_dim);
            if powered {
                chip(icons::LIGHTNING, "ui-briefing-energy", i32::from(setup.max_energy()), palette.energy);
            }
        });
        let items = setup.items.iter().map(|item| (&item.name, &item.text));
        for (name, text) in setup.gear.iter().map(|gear| (&gear.name, &gear.text)).chain(items) {
            ui.add(egui::Label::new(Type::Body.text(name, palette.text_hi)).wrap());
            ui.add(egui::Label::new(Type::Dense.text(text, palette.text_dim)).wrap());
        }
        if !powered {
            ui.add(egui::Label::new(Type::Dense.text(desk.text("ui-briefing-no-energy"), palette.text_dim)).wrap());
        }
    }

    /// Lethal or not, and what that changes (ST-NL-01).
    fn modes(&mut self, ui: &mut Ui, desk: &mut Desk) {
        for (mode, name, text) in [
            (Mode::Lethal, "ui-briefing-lethal", "ui-briefing-lethal-text"),
            (Mode::NonLethal, "ui-briefing-non-lethal", "ui-briefing-non-lethal-text"),
        ] {
            let (name, text) = (desk.text(name), desk.text(text));
            if terms::radio(ui, &name, &text, self.view.setup.mode == mode) {
                self.agree(|setup| setup.mode = mode);
                desk.play(Cue::Choose);
            }
        }
    }

    /// How hard it is made, and what that changes. In a campaign it stays so for the missions to come.
    fn difficulties(&mut self, ui: &mut Ui, desk: &mut Desk) {
        let plan = self.view.setup.mission.plan();
        let now = self.view.setup.terms.difficulty;
        let Some(difficulty) = terms::difficulties(ui, desk, now, Some(plan)) else { return };
        let terms = desk.catalog.cards().terms_in(&plan.id, difficulty);
        self.agree(|setup| setup.terms = terms);
        if let Some(run) = desk.campaign.as_mut().filter(|_| self.in_campaign) {
            run.campaign.set_difficulty(difficulty);
            desk.keep_campaign(None);
        }
    }

    /// The plan as it stands before the first move.
    fn plan(&self, ui: &Ui, desk: &Desk, rect: Rect) {
        let frame = Frame::fit(&self.view.setup.mission, rect.shrink(4.0));
        let picture = Picture::new(&self.view.setup, &self.view.public, frame);
        map::paint(ui.painter(), &Picture { reduced: desk.settings.reduced_motion, ..picture });
    }
}
