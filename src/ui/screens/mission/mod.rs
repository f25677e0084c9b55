//! The mission in play: from its first turn to its end, by mouse, keyboard or pad.
//!
//! | file | what stands there |
//! |---|---|
//! | `play` `undo` `intent` `keys` | what the player wants, from whatever device, and what comes of it |
//! | `campaign` | what is different in a mission of a campaign |
//! | `stage` `running` `beat` `told` | what is being shown: events one after the other, and what has been told so far |
//! | `choice` | targets, tools and the questions of the rules |
//! | `layout` `top` `sides` `actions` `timeline` `prompt` | the screen around the map |
//! | `board` `camera` `ways` | the map: sectors as controls, how it is painted |
//! | `gaze` `sector` `tip` `float` | what is looked at, and what is told about it |
//! | `dialog` `card` `lesson` | what stands above everything |
//! | `reload` | the file of the mission, watched while it is played |
//! | `moment` | moments brought about for pictures |
//! | `panels` | the panels, each a function of values |

mod actions;
pub(super) mod beat;
mod board;
mod camera;
mod campaign;
mod card;
mod choice;
mod dialog;
mod float;
mod gaze;
mod intent;
mod keys;
mod layout;
mod lesson;
mod moment;
pub mod panels;
mod play;
mod prompt;
mod reload;
mod running;
mod sector;
mod sides;
mod stage;
mod timeline;
mod tip;
pub(super) mod told;
mod top;
mod undo;
mod ways;

pub use moment::Pose;

use std::sync::Arc;

use egui::{Context, Ui};

use self::{
    camera::Camera,
    choice::Choice,
    intent::{Intent, Tab},
    layout::Layout,
    panels::{Inspected, LogState},
    stage::Stage,
};
use crate::{
    engine::Match,
    session::Session,
    stealth::{Action, Event, Sector, Setup, Stealth, bots::Hint},
    ui::{Change, Desk, Outlook, Thoughts, focus, input::Device, lessons::Tutor, theme::Palette},
};

/// A mission in play.
pub struct Mission {
    session: Session,
    stage: Stage,
    /// What may come, for the moment after this many actions.
    outlook: Thoughts<Outlook>,
    outlook_at: Option<usize>,
    /// What the planner would do, where the player asked.
    hint: Option<Thoughts<Option<Hint>>>,
    /// What the player is choosing.
    choice: Option<Choice>,
    /// What the panel on the right tells of, where the player chose it; else what is looked at.
    pinned: Option<Inspected>,
    camera: Camera,
    /// The sector under the pointer or in focus, and since when it is looked at.
    looked: Option<(Sector, f64)>,
    threat: Threat,
    tab: Option<Tab>,
    is_timeline_open: bool,
    log: LogState,
    tutor: Tutor,
    /// The size of the floating tooltip when it was last drawn.
    tip_size: egui::Vec2,
    heights: sides::Heights,
    /// How high the floating prompt was when it was last drawn.
    prompt_height: f32,
    /// How wide the goals are in words.
    goals_width: f32,
    tray_height: f32,
    /// Whether this is not the first frame.
    arrived: bool,
    /// After how many actions the player was last asked something.
    asked_at: Option<usize>,
    /// Whether the end was noted.
    filed: bool,
    posing: Posing,
    /// Its part in a campaign, where it has one.
    part: Option<campaign::Part>,
    standing: Standing,
    /// The file it came from, where that can change.
    reload: Option<reload::Reload>,
}

/// Whether a game counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Standing {
    /// It is kept, and noted among the records.
    Counts,
    /// Its author tries the mission out: nothing of it is kept, and every way out leads back to the editor.
    Trial,
}

/// Whether the mission stands still for a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Posing {
    /// It is played.
    No,
    /// What is looked at stays as it was set.
    Still,
    /// The same, and the planner is to be asked first.
    Asking,
}

/// Whether threat is shown on the map.
#[derive(Clone, Copy, Debug, Default)]
struct Threat {
    on: bool,
    /// Since when its key is held.
    held: Option<f64>,
}

impl Mission {
    /// A mission from its first turn.
    pub fn begin(setup: Setup, seed: u64) -> Self {
        Self::of(Session::new(setup, seed))
    }

    /// A saved mission where it was left.
    pub fn resume(desk: &Desk, game: Match<Stealth>) -> Self {
        Self::of(Session::resume(game, &desk.words))
    }

    fn of(session: Session) -> Self {
        let events: Vec<Event> = session.log().iter().map(|entry| entry.event).collect();
        let stage = Stage::new(session.view(), &events);
        let tutor = Tutor::new(&session);
        Self {
            session,
            stage,
            outlook: Thoughts::none(),
            outlook_at: None,
            hint: None,
            choice: None,
            pinned: None,
            camera: Camera::default(),
            looked: None,
            threat: Threat { on: true, held: None },
            tab: None,
            is_timeline_open: false,
            log: LogState::default(),
            tutor,
            tip_size: egui::vec2(260.0, 110.0),
            heights: sides::Heights::default(),
            prompt_height: 80.0,
            goals_width: 0.0,
            tray_height: 320.0,
            arrived: false,
            asked_at: None,
            filed: false,
            posing: Posing::No,
            part: None,
            standing: Standing::Counts,
            reload: None,
        }
    }

    /// The same mission as its author tries it out, above the editor.
    #[must_use]
    pub fn on_trial(mut self) -> Self {
        self.standing = Standing::Trial;
        self
    }

    /// Whether its author tries it out.
    pub(super) fn is_trial(&self) -> bool {
        self.standing == Standing::Trial
    }

    /// The match being played.
    pub fn game(&self) -> &Match<Stealth> {
        self.session.game()
    }

    /// The mission and what the agent brought.
    pub fn setup(&self) -> &Arc<Setup> {
        self.session.game().game().setup()
    }

    /// What the player may do.
    pub fn options(&self) -> Vec<Action> {
        self.session.options()
    }

    /// Shows it.
    pub fn show(&mut self, ctx: &Context, desk: &mut Desk) -> Change {
        self.stage.tick(ctx, desk);
        self.think(ctx, desk);
        self.ask(ctx);
        self.keep_focus(ctx, desk);
        desk.alarm = Some(self.stage.alarm(Desk::now(ctx)));
        let mut intents = self.keys(ctx, desk);
        if self.posing == Posing::Asking {
            self.posing = Posing::Still;
            intents.push(Intent::Hint);
        }
        let frame = egui::Frame::new().fill(egui::Color32::TRANSPARENT);
        egui::CentralPanel::default().frame(frame).show(ctx, |ui| self.draw(ui, desk, &mut intents));
        self.dialogs(ctx, desk, &mut intents);
        self.teach(ctx, desk, &mut intents);
        let mut change = self.reload(ctx, desk).unwrap_or(Change::Keep);
        self.arrived = true;
        for intent in intents {
            let next = self.intend(ctx, desk, intent);
            if !matches!(next, Change::Keep) {
                change = next;
            }
        }
        if !matches!(change, Change::Keep) {
            desk.alarm = None;
        }
        change
    }

    fn draw(&mut self, ui: &mut Ui, desk: &mut Desk, intents: &mut Vec<Intent>) {
        let has_alarm = self.setup().mission.alarm().is_some();
        let mut layout = Layout::of(ui.max_rect(), has_alarm);
        let prompt = self.prompt(desk);
        let prompt_room = layout.right.filter(|_| prompt.is_some()).unwrap_or(layout.map);
        if layout.strip.is_none() && prompt.is_some() {
            layout.right.as_mut().unwrap_or(&mut layout.map).max.y -= self.prompt_height;
        }
        Self::mark_layout(ui.ctx(), &layout);
        self.board(ui, desk, &layout, intents);
        self.panels(ui, desk, &layout, intents);
        self.top_bar(ui, desk, &layout, intents);
        let tips = if prompt.is_some() { actions::Tips::Pointed } else { actions::Tips::Always };
        self.action_bar(ui, desk, &layout, tips, intents);
        self.strip(ui, desk, &layout, (prompt, prompt_room), intents);
        self.pain(ui);
    }

    /// The screen's edge while health is lost.
    fn pain(&self, ui: &Ui) {
        let strength = self.stage.pain(Desk::now(ui.ctx()));
        if strength > 0.0 {
            let colour = Palette::of(ui.ctx()).detection.gamma_multiply(0.25 * strength);
            let stroke = egui::Stroke::new(14.0, colour);
            ui.painter().rect_stroke(ui.max_rect(), 0, stroke, egui::StrokeKind::Inside);
        }
    }

    /// Keys and pad always stand somewhere: on the player's own sector where what had focus is gone.
    fn keep_focus(&self, ctx: &Context, desk: &Desk) {
        let lost = ctx.memory(egui::Memory::focused).is_none();
        if lost && desk.input.device() != Device::Mouse && self.stage.story().is_none() {
            focus::want(ctx, board::id(self.stage.shown().public.player.sector));
        }
    }

    /// Brings focus to what is asked, once.
    fn ask(&mut self, ctx: &Context) {
        let now = self.game().journal().actions.len();
        let asks = self.scene().public.question.is_some() && !self.stage.is_moving();
        if asks && self.asked_at.replace(now) != Some(now) {
            self.focus_choice(ctx);
        }
    }

    /// Thinks about what may come, once per decision.
    fn think(&mut self, ctx: &Context, desk: &Desk) {
        let now = self.game().journal().actions.len();
        if self.outlook_at == Some(now) || self.stage.is_moving() || self.session.outcome().is_some() {
            return;
        }
        self.outlook_at = Some(now);
        let mut options = self.session.options();
        options.retain(|action| matches!(action, Action::Move { .. } | Action::Hide | Action::Overwatch { .. }));
        self.outlook = desk.thinker.outlook(ctx, self.session.view(), options);
    }
}
