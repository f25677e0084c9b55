//! The ways on from a debrief: watch it, play it again, share it, back, or the next mission.

use std::sync::Arc;

use egui::{Context, Id, Margin, Ui};

use super::Debrief;
use crate::{
    contracts::Contract,
    engine::Match,
    stealth::{Mission, Stealth},
    ui::{
        Change, Cue, Desk, Run, Screen, Tone,
        focus::{self, Group},
        parts::Button,
        screens::{Briefing, Contracts, Replay, campaign, missions, shared::aligned},
        theme::{Palette, Type, Weight, icon, icons},
    },
};

/// Where the player wants to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Watch,
    Again,
    Share,
    Missions,
    Next,
    /// On in the campaign.
    Campaign,
    /// To the shop, without going on.
    Shop,
}

impl Debrief {
    /// The bar at the bottom, and where it leads.
    pub(super) fn bottom(&mut self, ctx: &Context, desk: &mut Desk) -> Change {
        let palette = Palette::of(ctx);
        let size = ctx.screen_rect().size();
        let margin = Margin::symmetric(
            if size.x < 820.0 { 12 } else { 24 },
            if size.y < 420.0 {
                5
            } else if size.y < 600.0 {
                8
            } else {
                14
            },
        );
        let frame = egui::Frame::new().fill(palette.panel).inner_margin(margin);
        let mut way = None;
        egui::TopBottomPanel::bottom("debrief bottom").frame(frame).show(ctx, |ui| {
            focus::group(ui, Group::Bottom, |ui| {
                ui.horizontal(|ui| {
                    aligned(ui);
                    way = self.buttons(ui, desk, size.x);
                });
            });
        });
        if desk.input.take_back() {
            way = Some(Way::Missions);
        }
        way.map_or(Change::Keep, |way| self.lead(ctx, desk, way))
    }

    fn buttons(&mut self, ui: &mut Ui, desk: &Desk, width: f32) -> Option<Way> {
        let (won, next) = (self.summary.won, next(desk, self).is_some());
        let played_in = self.spoils.is_some();
        let goes_on = desk.campaign.as_ref().is_some_and(Run::goes_on);
        let mut bar = Bar { desk, roomy: width >= 1000.0, height: bar_height(ui), fresh: &mut self.fresh, way: None };
        bar.plain(ui, icons::FILM_STRIP, "ui-debrief-watch", Way::Watch);
        if won && next && !played_in {
            bar.plain(ui, icons::ARROW_COUNTER_CLOCKWISE, "ui-debrief-again", Way::Again);
        }
        bar.plain(ui, icons::SHARE_NETWORK, "ui-debrief-share", Way::Share);
        if width >= 1200.0 {
            seal(ui, desk, &self.game, self.verified);
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            match (won, next) {
                _ if played_in && !goes_on => bar.primary(ui, icons::ARROW_RIGHT, "ui-debrief-end", Way::Campaign),
                (true, _) if played_in => bar.primary(ui, icons::STOREFRONT, "ui-debrief-shop", Way::Campaign),
                (true, true) => bar.primary(ui, icons::ARROW_RIGHT, "ui-debrief-next", Way::Next),
                (true, false) => {
                    bar.primary(ui, icons::ARROW_COUNTER_CLOCKWISE, "ui-debrief-again", Way::Again);
                }
                (false, _) => bar.primary(ui, icons::ARROW_COUNTER_CLOCKWISE, "ui-debrief-try-again", Way::Again),
            }
            if played_in && goes_on && !won {
                bar.plain(ui, icons::STOREFRONT, "ui-debrief-shop", Way::Shop);
            }
            let key = if played_in { "ui-debrief-campaign" } else { "ui-debrief-missions" };
            bar.plain(ui, if played_in { icons::PATH } else { icons::LIST_BULLETS }, key, Way::Missions);
        });
        bar.way
    }

    fn lead(&self, ctx: &Context, desk: &mut Desk, way: Way) -> Change {
        desk.play(if way == Way::Missions { Cue::Back } else { Cue::Choose });
        match way {
            Way::Watch => Change::Push(Screen::Replay(Box::new(Replay::of(&self.game, desk)))),
            Way::Again if self.spoils.is_some() => self.try_again(desk),
            Way::Missions if self.spoils.is_some() => campaign::to_page(),
            Way::Campaign | Way::Shop => campaign::after_mission(desk),
            Way::Again => Change::Restart(Some(missions::begin(desk, self.game.journal().setup.clone()))),
            Way::Share => {
                self.share(ctx, desk);
                Change::Keep
            }
            Way::Missions => Change::Restart(Some(self.missions())),
            Way::Next => next(desk, self).map_or(Change::Keep, |mission| {
                Change::Restart(Some(Screen::Briefing(Box::new(Briefing::new(desk, mission)))))
            }),
        }
    }

    /// Where missions like this one are chosen.
    fn missions(&self) -> Screen {
        match Contract::of_mission(&self.game.journal().setup.mission.plan().id) {
            Some(_) => Screen::Contracts(Box::new(Contracts::today())),
            None => Screen::Picker(Box::default()),
        }
    }

    /// The mission of the campaign once more, without penalty.
    fn try_again(&self, desk: &mut Desk) -> Change {
        match missions::begin_in_campaign(desk, self.game.journal().setup.mode) {
            Ok(mission) => Change::Restart(Some(mission)),
            Err(fault) => {
                desk.say(Tone::Error, desk.not_ready(&fault));
                Change::Keep
            }
        }
    }

    /// Writes the replay where it can be sent from, and puts a line about it on the clipboard.
    fn share(&self, ctx: &Context, desk: &mut Desk) {
        let journal = self.game.journal();
        let plan = journal.setup.mission.plan();
        let fill = [
            ("mission", plan.name.as_str().into()),
            ("won", if self.summary.won { "yes" } else { "no" }.into()),
            ("turns", self.summary.turns.into()),
            ("kills", self.summary.kills.into()),
            ("seen", self.summary.seen.into()),
            ("seed", journal.seed.to_string().into()),
        ];
        let mut line = desk.with("ui-debrief-share-line", &fill);
        if let Some(contract) = Contract::of_mission(&plan.id) {
            line = desk.with("ui-contracts-share", &[("line", line.into()), ("code", contract.code().into())]);
        }
        ctx.copy_text(line);
        match desk.store.export(&replay_name(&self.game), &self.game) {
            Some(place) => {
                let said = desk.with("ui-debrief-shared", &[("file", place.display().to_string().into())]);
                desk.say(Tone::Done, said);
            }
            None => desk.say(Tone::Warning, desk.text("ui-debrief-share-nowhere")),
        }
    }
}

/// The name a game's replay is kept under.
pub fn replay_name(game: &Match<Stealth>) -> String {
    let journal = game.journal();
    format!("{}-{}-{}", journal.setup.mission.plan().id, journal.seed, journal.actions.len())
}

/// The mission after this one in its folder, where there is one that can be played.
fn next(desk: &Desk, debrief: &Debrief) -> Option<Arc<Mission>> {
    let id = &debrief.game.game().setup().mission.plan().id;
    let at = desk.catalog.missions().iter().position(|entry| entry.id == *id)?;
    let group = desk.catalog.missions().get(at)?.group;
    let after = desk.catalog.missions().iter().skip(at + 1).filter(|entry| entry.group == group);
    after.into_iter().find_map(|entry| entry.mission.clone())
}

/// Whether the replay leads to the same end, and the seed.
fn seal(ui: &mut Ui, desk: &Desk, game: &Match<Stealth>, verified: bool) {
    let palette = Palette::of(ui.ctx());
    let (glyph, colour, key) = if verified {
        (icons::SEAL_CHECK, palette.safe, "ui-debrief-verified")
    } else {
        (icons::SEAL_WARNING, palette.error, "ui-debrief-unverified")
    };
    let turns = game.game().public().turn;
    let text = desk.with(key, &[("turns", turns.into()), ("seed", game.journal().seed.to_string().into())]);
    ui.add_space(8.0);
    ui.label(icon(glyph, Weight::Fill, 18.0, colour));
    ui.label(Type::Body.text(text, palette.text_dim));
}

/// How high the buttons are.
fn bar_height(ui: &Ui) -> f32 {
    if ui.ctx().screen_rect().height() < 420.0 { 32.0 } else { 40.0 }
}

/// The buttons being drawn.
struct Bar<'a> {
    desk: &'a Desk,
    /// Whether there is room for words on all of them.
    roomy: bool,
    height: f32,
    fresh: &'a mut bool,
    way: Option<Way>,
}

impl Bar<'_> {
    fn plain(&mut self, ui: &mut Ui, glyph: &'static str, key: &str, to: Way) {
        let label = self.desk.text(key);
        let button = if self.roomy { Button::new(label).icon(glyph) } else { Button::icon_only(glyph, label) };
        if button.height(self.height).show(ui).clicked() {
            self.way = Some(to);
        }
    }

    fn primary(&mut self, ui: &mut Ui, glyph: &'static str, key: &str, to: Way) {
        let button = Button::new(self.desk.text(key)).primary().height(self.height).id(Id::new("debrief primary"));
        let onward = glyph == icons::ARROW_RIGHT;
        let shown = if onward { button.icon_after(glyph) } else { button.icon(glyph) }.show(ui);
        if std::mem::take(self.fresh) {
            focus::want(ui.ctx(), shown.id);
        }
        if shown.clicked() {
            self.way = Some(to);
        }
    }
}
