//! What the person at the screen knows and may do, looked up whenever something has happened.

use egui::Context;

use super::{
    Table,
    event::{Resolution, Turning},
};
use crate::{
    beginning::{
        Action, Choice, Event, View,
        bots::{Beliefs, beliefs},
    },
    session::{
        beginning::{Facts, Line, Table as Game},
        table::ONLOOKER,
    },
    ui::{Desk, screens::pace::BEAT},
    words::beginning::character_names,
};

/// What the person at the screen knows and may do.
pub struct Now {
    /// What is known.
    pub view: View,
    /// What may be done.
    pub options: Vec<Action>,
    /// The event that is being resolved, or was last.
    pub resolution: Option<Resolution>,
    /// What follows from what is known.
    pub known: Known,
}

/// What follows from what somebody knows.
pub struct Known {
    /// What is certain, and what was said.
    pub facts: Facts,
    /// How likely everything else is; nothing for an onlooker.
    pub beliefs: Option<Beliefs>,
}

impl Known {
    /// What follows for the seat of a view, with what it has witnessed.
    pub fn of(view: &View, log: &[Line]) -> Self {
        let sits = view.seat != ONLOOKER;
        Self { facts: Facts::of(view, log), beliefs: sits.then(|| beliefs(view)) }
    }
}

impl Table {
    /// Whether the game waits: for a lesson to be read, or until cards were looked at.
    pub(super) fn is_held(&self, ctx: &Context, desk: &Desk) -> bool {
        let view = || self.game.view(self.game.screen());
        let reads = self.course.as_ref().is_some_and(|course| course.holds(&view()));
        reads || self.turning.as_ref().is_some_and(|turning| turning.open(ctx, desk).is_some())
    }

    /// Takes in what was witnessed since: cards of a check are turned over.
    pub(super) fn note_news(&mut self, ctx: &Context) {
        let log = self.game.log(self.game.screen());
        let before = self.now.as_ref().map(|now| &now.view);
        let turning = Turning::begin(Desk::now(ctx), log, self.witnessed, before);
        self.turning = turning.or_else(|| self.turning.take());
        self.witnessed = log.len();
    }

    /// The same once the person has added nothing more to a check, with its cards half turned over, for a picture;
    /// nothing where that does not end a check that adds up.
    pub fn with_cards_turning(mut self) -> Option<Self> {
        let me = self.game.screen();
        let before = self.game.view(me);
        self.game.act(me, Action::Answer(Choice::Done)).ok()?;
        let log = self.game.log(me);
        let adds_up = log.iter().skip(self.witnessed).any(|line| matches!(line.event, Event::Pooled { .. }));
        self.turning = Turning::begin(0.0, log, self.witnessed, Some(&before)).map(Turning::stopped);
        self.witnessed = log.len();
        (adds_up && self.turning.is_some()).then_some(self)
    }

    /// Looks at the table anew, where something has happened.
    pub(super) fn look(&mut self, ctx: &Context, desk: &Desk) {
        if self.turning.is_some() {
            self.turning.take_if(|turning| turning.open(ctx, desk).is_none());
            // Every frame another part of a card is seen.
            self.now = None;
        }
        if self.now.is_some() {
            return;
        }
        let me = self.game.screen();
        let asked = self.game.waiting().contains(&me);
        let options = if asked { self.game.options(me) } else { Vec::new() };
        let view = self.game.view(me);
        let options = match &self.course {
            Some(course) => course.allowed(&view, options),
            None => options,
        };
        let mut resolution = Resolution::of(&view, self.game.log(me));
        if let (Some(resolution), Some(turning)) = (&mut resolution, &self.turning)
            && let Some(open) = turning.open(ctx, desk)
        {
            resolution.turned(open, turning.odds.clone());
        }
        self.chosen = self.chosen.kept(&view, &options);
        let known = Known::of(&view, self.game.log(me));
        self.now = Some(Now { view, options, resolution, known });
    }
}

/// What everybody is called: by the name given, or by the character played.
pub fn names(game: &Game) -> Vec<String> {
    let characters = character_names(&game.view(game.screen()));
    let given = game.names();
    characters.into_iter().zip(given).map(|(who, name)| if name.is_empty() { who } else { name }).collect()
}

/// How long what happened is looked at, in milliseconds: small news shortly, great news long.
pub fn beat(lines: &[Line]) -> f32 {
    let one = |event: &Event| match event {
        Event::PutIn(_) | Event::Finished(_) | Event::Chose(_) | Event::Drew { .. } | Event::Discarded(..) => 0.25,
        Event::Shown(..)
        | Event::Attacked { .. }
        | Event::Defended { .. }
        | Event::HumanPhase(_)
        | Event::MachinePhase
        | Event::Voted { .. }
        | Event::Leader(_)
        | Event::MechEnters(_) => 1.6,
        _ => 0.6,
    };
    let most = lines.iter().map(|line| one(&line.event)).fold(0.0, f32::max);
    BEAT * most
}
