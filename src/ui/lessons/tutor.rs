//! Which lesson is shown now. Never two at once, never many at one decision, never again once understood.

use egui::{Context, Id};

use super::{
    Anchor,
    callout::{Answer, Callout, Offer},
    moment::Look,
    table::{LESSONS, Lesson},
};
use crate::{
    engine::Rule,
    session::Session,
    stealth::{Action, Event, View},
    ui::{Cue, Desk, focus, input::Command},
};

/// How many lessons are told before one decision; the others wait for their next moment.
const AT_ONCE: u8 = 2;

/// The teacher of one mission being played.
pub struct Tutor {
    /// How many lines of the log were looked at.
    seen: usize,
    /// What happened since the player decided last.
    news: Vec<Event>,
    /// Whether a question of the rules was to be answered then.
    asked: bool,
    /// How many lessons were told since then.
    told: u8,
    options: Vec<Action>,
    shown: Option<Showing>,
}

/// The lesson on the screen.
struct Showing {
    lesson: Lesson,
    callout: Callout,
    /// What had focus before.
    focus_before: Option<Id>,
}

impl Tutor {
    /// A teacher who begins here, also in the middle of a mission.
    pub fn new(session: &Session) -> Self {
        Self {
            seen: session.log().len(),
            news: Vec::new(),
            asked: session.view().public.question.is_some(),
            told: 0,
            options: session.options(),
            shown: None,
        }
    }

    /// The id of the lesson on the screen.
    pub fn lesson(&self) -> Option<&'static str> {
        self.shown.as_ref().map(|showing| showing.lesson.id)
    }

    /// Shows what is to be learned now. To be called after everything else is drawn, and only while nothing moves and
    /// no dialog is open. Gives the rule the player wants to read about.
    pub fn show(&mut self, ctx: &Context, desk: &mut Desk, session: &Session) -> Option<Rule> {
        self.notice(desk, session);
        let learned = |lesson: &Lesson| desk.progress.lessons.contains(lesson.id);
        if !desk.settings.lessons || session.outcome().is_some() || LESSONS.iter().all(learned) {
            self.shown = None;
            return None;
        }
        let view = session.view();
        let look = Look { view: &view, options: &self.options, news: &self.news, undo: session.game().undoable() > 0 };
        let current = self.shown.as_ref().map(|showing| showing.lesson);
        let still = current.and_then(|lesson| Some((lesson, wanted(&lesson, &look, desk)?)));
        let room = self.told < AT_ONCE;
        let (lesson, at) = still.or_else(|| next(&look, desk).filter(|_| room || current.is_some()))?;
        self.open(ctx, desk, &view, lesson);
        let answer = {
            let offer = Offer { got_it: true, more: !lesson.rules.is_empty(), skip: "ui-lesson-skip-all" };
            self.shown.as_mut()?.callout.show(ctx, desk, at, offer)
        };
        self.obey(ctx, desk, answer)
    }

    /// Takes in what happened: deeds that show a lesson is understood, and whether the player is to decide anew.
    fn notice(&mut self, desk: &mut Desk, session: &Session) {
        let log = session.log();
        if log.len() == self.seen {
            return;
        }
        // An answer in the middle of the enemies' moves is no decision of the player's turn.
        if !std::mem::replace(&mut self.asked, session.view().public.question.is_some()) {
            self.news.clear();
        }
        self.news.extend(log.iter().skip(self.seen).map(|entry| entry.event));
        (self.seen, self.told, self.options) = (log.len(), 0, session.options());
        let done = |lesson: &&Lesson| lesson.proof.is_some_and(|deed| self.news.iter().any(|e| deed.is_done_by(e)));
        for lesson in LESSONS.iter().filter(done) {
            desk.learned(lesson.id);
        }
    }

    /// Makes `lesson` the one on the screen.
    fn open(&mut self, ctx: &Context, desk: &Desk, view: &View, lesson: Lesson) {
        if self.lesson() == Some(lesson.id) {
            return;
        }
        let alertness = view.setup.alertness().unwrap_or(0);
        let fill = [
            ("alertness", i32::from(alertness).into()),
            ("undo", desk.key_of(Command::Undo).into()),
            ("threat", desk.key_of(Command::Threat).into()),
        ];
        let callout = Callout::new(desk.with(lesson.words, &fill), self.busy(view));
        let focus_before = ctx.memory(egui::Memory::focused);
        focus::want(ctx, Callout::got_it());
        self.shown = Some(Showing { lesson, callout, focus_before });
    }

    /// The sectors where somebody stands, or where the player may go.
    fn busy(&self, view: &View) -> Vec<Anchor> {
        let ways = self.options.iter().filter_map(|action| match action {
            Action::Move { to } | Action::Way { to } => Some(*to),
            _ => None,
        });
        let people = view.public.enemies.iter().filter(|enemy| enemy.is_up()).map(|enemy| enemy.sector);
        ways.chain(people).chain([view.public.player.sector]).map(Anchor::Sector).collect()
    }

    fn obey(&mut self, ctx: &Context, desk: &mut Desk, answer: Option<Answer>) -> Option<Rule> {
        let answer = answer?;
        let Showing { lesson, focus_before, .. } = self.shown.take()?;
        if let Some(id) = focus_before {
            focus::want(ctx, id);
        }
        self.told += 1;
        desk.learned(lesson.id);
        desk.play(Cue::Choose);
        ctx.request_repaint();
        match answer {
            Answer::GotIt => None,
            Answer::SkipAll => {
                desk.set(|settings| settings.lessons = false);
                None
            }
            Answer::More => lesson.rules.first().map(|rule| Rule(rule)),
        }
    }
}

/// Where a lesson points, if it matters now and is not yet understood.
fn wanted(lesson: &Lesson, look: &Look, desk: &Desk) -> Option<Anchor> {
    if desk.progress.lessons.contains(lesson.id) { None } else { lesson.moment.anchor(look) }
}

/// The first lesson that matters now.
fn next(look: &Look, desk: &Desk) -> Option<(Lesson, Anchor)> {
    LESSONS.iter().find_map(|lesson| Some((*lesson, wanted(lesson, look, desk)?)))
}
