//! What is being shown: events played one after the other, and what has been told so far.

use std::collections::VecDeque;

use super::{
    beat::{Beat, Moment, Pace, beat},
    panels::Shown,
    running::Running,
    told,
};
use crate::{
    engine::Rule,
    stealth::{Actor, EnemyId, Event, Sector, Thing, View},
    ui::{
        Desk,
        map::{Line, Motion},
    },
};

/// How long a motion takes backwards, of its time forwards.
const BACKWARDS: f32 = 0.6;

/// The stage of a mission.
pub struct Stage {
    /// What has been told so far.
    shown: View,
    /// What is true.
    truth: View,
    /// The way the player went, as told so far.
    line: Line,
    /// How many events were told since the mission began.
    told: usize,
    waiting: VecDeque<(Event, Option<Shown>)>,
    running: Option<Running>,
    /// The newest draw.
    draw: Option<Shown>,
    /// Whether play waits for a key.
    held: bool,
    /// What was picked up and has something to tell.
    story: Option<Thing>,
}

impl Stage {
    /// Everything is told: this is what is seen. `events` are all that happened before.
    pub fn new(view: View, events: &[Event]) -> Self {
        let line = Line::of_events(view.setup.mission.plan().start, events);
        Self {
            shown: view.clone(),
            truth: view,
            line,
            told: events.len(),
            waiting: VecDeque::new(),
            running: None,
            draw: None,
            held: false,
            story: None,
        }
    }

    /// `events` happened and led to `truth`.
    pub fn tell(&mut self, desk: &Desk, events: &[Event], truth: View) {
        for (at, event) in events.iter().enumerate() {
            let draw = Shown::new(&desk.words, &self.truth, events, at);
            self.waiting.push_back((*event, draw));
        }
        self.truth = truth;
    }

    /// What has been told so far.
    pub fn shown(&self) -> &View {
        &self.shown
    }

    /// The way the player went, as told so far.
    pub fn line(&self) -> &Line {
        &self.line
    }

    /// How many events were told since the mission began.
    pub fn told(&self) -> usize {
        self.told
    }

    /// The newest draw, as far as it is shown.
    pub fn draw(&self) -> Option<&Shown> {
        self.draw.as_ref()
    }

    /// Whether something is still to be told.
    pub fn is_moving(&self) -> bool {
        self.running.is_some() || !self.waiting.is_empty() || self.held
    }

    /// Whether play waits until the player has seen something important.
    pub fn is_held(&self) -> bool {
        self.held
    }

    /// What was picked up and has something to tell.
    pub fn story(&self) -> Option<Thing> {
        self.story
    }

    /// The story was read: play goes on.
    pub fn close_story(&mut self) {
        self.story = None;
        self.held = false;
    }

    /// The enemy that is shown acting.
    pub fn actor(&self) -> Option<EnemyId> {
        match self.running.as_ref()?.beat.event {
            Event::Moved { who: Actor::Enemy(id), .. }
            | Event::Drew { who: Actor::Enemy(id), .. }
            | Event::Searched { enemy: id, .. }
            | Event::Behaved { enemy: id, .. }
            | Event::Attacked { by: Actor::Enemy(id), .. }
            | Event::Detected { by: id, .. } => Some(id),
            _ => None,
        }
    }

    /// Whether the player is shown walking.
    pub fn is_player_walking(&self) -> bool {
        let event = self.running.as_ref().map(|running| running.beat.event);
        matches!(event, Some(Event::Moved { who: Actor::Player, .. }))
    }

    /// The alarm level, which may be on its way.
    pub fn alarm(&self, now: f64) -> u16 {
        match self.running.as_ref().map(|running| (running.beat.event, running.share(now))) {
            Some((Event::AlarmChanged { from, to, .. }, share)) => {
                (f32::from(from) + (f32::from(to) - f32::from(from)) * share).round() as u16
            }
            _ => self.shown.public.alarm,
        }
    }

    /// What moves on the map.
    pub fn motion(&self, now: f64, reduced: bool) -> Vec<Motion> {
        let running = self.running.iter();
        let moving = running.filter_map(|running| {
            let motion = running.beat.motion?;
            let share = if reduced { 0.5 } else { running.share_of_motion(now, motion) };
            (share < 1.0 || running.beat.change == Moment::End).then(|| motion.at(share.min(1.0)))
        });
        moving.collect()
    }

    /// How much of a lost health is still to fade, from 1 to 0.
    pub fn pain(&self, now: f64) -> f32 {
        let hurt = self.running.as_ref().filter(|running| matches!(running.beat.event, Event::Hurt { .. }));
        hurt.map_or(0.0, |running| 1.0 - running.share(now))
    }

    /// Lets time pass: ends what was shown long enough, begins what comes next.
    pub fn tick(&mut self, ctx: &egui::Context, desk: &mut Desk) {
        let now = Desk::now(ctx);
        let mut clock = now;
        while !self.held {
            match &mut self.running {
                None => {
                    if !self.begin(desk, clock) {
                        break;
                    }
                }
                Some(running) => {
                    running.sound(desk, now);
                    if let Some(draw) = &mut self.draw {
                        draw.progress = draw.progress.max(running.draw_seconds(now));
                    }
                    if running.frozen.is_some() || now < running.since + running.length {
                        break;
                    }
                    clock = running.since + running.length;
                    self.end(desk);
                }
            }
        }
        if self.running.as_ref().is_some_and(|running| running.frozen.is_none()) && !self.held {
            ctx.request_repaint();
        }
    }

    /// Shows the player going back from `to`, where a step was taken back.
    pub fn rewind(&mut self, ctx: &egui::Context, desk: &Desk, from: Sector, to: Sector) {
        let who = Actor::Player;
        let (movement, lure, rule) = (None, None, Rule("ST-ACT-01"));
        let event = Event::Moved { who, from: to, to: from, movement, lure, rule };
        let motion = Motion::Walk { who, from: to, to: from, t: 0.0 };
        if desk.settings.reduced_motion {
            return;
        }
        let beat = Beat::silent(event, motion, motion.milliseconds() * BACKWARDS);
        let (since, length) = (Desk::now(ctx), f64::from(desk.motion(beat.length)));
        let scale = f64::from(desk.motion(BACKWARDS));
        self.running = Some(Running { beat, since, length, scale, heard: 0, frozen: None });
        ctx.request_repaint();
    }

    /// Finishes what is shown now; play that waits goes on.
    pub fn hurry(&mut self, desk: &mut Desk) {
        if self.story.is_none() && !std::mem::take(&mut self.held) && self.running.is_some() {
            self.end(desk);
            self.held = self.story.is_some();
        }
    }

    /// Finishes everything.
    pub fn skip(&mut self, desk: &mut Desk) {
        self.held = false;
        while self.running.is_some() || self.begin_silently(desk) {
            self.end(desk);
            self.held = false;
        }
        self.held = self.story.is_some();
    }

    /// Shows everything up to the first event that `is_it`, and stands still this far into it.
    pub fn freeze(&mut self, desk: &mut Desk, is_it: fn(&Event) -> bool, share: f32) {
        while self.begin(desk, 0.0) {
            if let Some(running) = self.running.as_mut().filter(|running| is_it(&running.beat.event)) {
                running.frozen = Some(share);
                return;
            }
            self.end(desk);
            self.held = false;
        }
    }

    /// Begins what comes next; whether there was something.
    fn begin(&mut self, desk: &Desk, since: f64) -> bool {
        let Some((event, draw)) = self.waiting.pop_front() else {
            self.settle();
            return false;
        };
        let pace = if desk.settings.reduced_motion { Pace::Reduced } else { Pace::Moving };
        let beat = beat(&event, &self.shown, pace);
        let mut length = desk.motion(beat.length);
        if beat.change == Moment::Begin {
            self.apply(&event);
        }
        if let Some(draw) = draw {
            length += draw.duration(desk);
            self.draw = Some(draw);
        }
        let (length, scale) = (f64::from(length), f64::from(desk.motion(1.0)));
        self.running = Some(Running { beat, since, length, scale, heard: 0, frozen: None });
        true
    }

    fn begin_silently(&mut self, desk: &mut Desk) -> bool {
        let begun = self.begin(desk, 0.0);
        if let Some(running) = &mut self.running {
            running.essentials(desk);
        }
        begun
    }

    fn end(&mut self, desk: &mut Desk) {
        let Some(running) = self.running.take() else { return };
        if running.beat.change == Moment::End {
            self.apply(&running.beat.event);
        }
        if let Some(draw) = &mut self.draw {
            draw.progress = f32::MAX;
        }
        let pauses = desk.settings.pause_on_events && desk.settings.speed.factor().is_some();
        self.held = self.story.is_some() || (running.beat.important && pauses);
        if self.waiting.is_empty() {
            self.settle();
        }
    }

    fn apply(&mut self, event: &Event) {
        if matches!(event, Event::TurnBegan { .. }) {
            self.draw = None;
        }
        if let Event::PickedUp { thing, .. } = event {
            self.story = Some(*thing).filter(|thing| has_story(&self.shown, *thing));
        }
        told::apply(&mut self.shown, event);
        self.line.record(event);
        self.told += 1;
    }

    /// Everything is told.
    fn settle(&mut self) {
        if self.shown != self.truth {
            self.shown = self.truth.clone();
        }
    }
}

/// Whether something that is picked up has something to tell.
fn has_story(view: &View, thing: Thing) -> bool {
    let Thing::Objective(id) = thing else { return false };
    view.setup.mission.plan().objectives.get(id.index()).is_some_and(|objective| !objective.text.trim().is_empty())
}
