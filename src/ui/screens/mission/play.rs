//! What comes of what the player wants: actions, undo, answers, saves.

use egui::Context;

use super::{
    Mission,
    choice::{self, Choice, Next, Purpose},
    intent::{Intent, Tab},
};
use crate::{
    engine::Refusal,
    records::{End, Played},
    stealth::{self, Action, Answer, Auto, Deed, Event, Phase, Question, Scene, Sector},
    ui::{
        Change, Cue, Desk, Screen, Tone, focus,
        screens::{Codex, Debrief, Pause, missions::record},
    },
    words::stealth::refusal_text,
};

impl Mission {
    /// Does what the player wants, and says where it leads.
    pub(super) fn intend(&mut self, ctx: &Context, desk: &mut Desk, intent: Intent) -> Change {
        match intent {
            Intent::Deed(deed) => self.begin_deed(ctx, desk, deed),
            Intent::Take(action) => self.take(ctx, desk, false, action),
            Intent::Sector(sector) => self.act_on(ctx, desk, sector),
            Intent::Entry(at) => {
                let next = self.choice.as_ref().and_then(|choice| choice.entry(at));
                self.follow(ctx, desk, next);
            }
            Intent::Tool(tool) => {
                self.stage.skip(desk);
                let next = choice::of_tool(tool, &self.session.options());
                self.follow(ctx, desk, next);
            }
            Intent::EndTurn => self.end_turn(ctx, desk),
            Intent::Undo => self.undo_to(ctx, desk, self.game().journal().actions.len().saturating_sub(1)),
            Intent::UndoTo(kept) => self.undo_to(ctx, desk, kept),
            Intent::LetDecide => self.let_decide(ctx, desk),
            Intent::Hurry => self.stage.hurry(desk),
            Intent::Skip => self.stage.skip(desk),
            Intent::Hint => self.ask_hint(ctx, desk),
            Intent::FollowHint => {
                let hint = self.hint.as_mut().and_then(|hint| hint.get().copied().flatten());
                if let Some(hint) = hint {
                    self.take(ctx, desk, false, hint.action);
                }
            }
            Intent::Menu | Intent::Debrief if self.is_trial() => return self.back_to_editor(desk),
            Intent::Debrief => return self.leave_for_debrief(desk),
            Intent::Menu => {
                self.stage.skip(desk);
                return Change::Push(Screen::Pause(Box::new(
                    Pause::over(self.game().clone()).in_campaign(self.is_in_campaign()),
                )));
            }
            Intent::Codex(rule) => return Change::Push(Screen::Codex(Box::new(Codex::open_at(desk, rule)))),
            other => return self.look(desk, &other),
        }
        Change::Keep
    }

    /// What changes only how things are looked at.
    fn look(&mut self, desk: &mut Desk, intent: &Intent) -> Change {
        match *intent {
            Intent::Leave => {
                self.choice = None;
                self.hint = None;
                desk.play(Cue::Back);
            }
            Intent::Threat => self.threat.on = !self.threat.on,
            Intent::Speed => desk.set(|settings| settings.speed = settings.speed.next()),
            Intent::Timeline => self.is_timeline_open = !self.is_timeline_open,
            Intent::Inspect(what) => {
                self.inspect(what);
                self.tab = self.tab.map(|_| Tab::Inspect);
            }
            Intent::Tab(tab) => self.tab = if self.tab == Some(tab) { None } else { Some(tab) },
            Intent::CloseStory => self.stage.close_story(),
            _ => {}
        }
        Change::Keep
    }

    /// The situation as it truly is.
    pub(super) fn scene(&self) -> Scene<'_> {
        self.game().game().scene()
    }

    /// Begins something of a kind: at once, or by choosing what for.
    fn begin_deed(&mut self, ctx: &Context, desk: &mut Desk, deed: Deed) {
        self.stage.skip(desk);
        let chosen = self.choice.as_ref().is_some_and(|choice| choice.purpose == Purpose::Deed(deed));
        if chosen {
            self.choice = None;
            return;
        }
        match stealth::offer(self.scene(), deed) {
            Ok(offer) => {
                let next = Choice::of_deed(deed, offer);
                self.follow(ctx, desk, Some(next));
            }
            Err(refusal) => refuse(desk, refusal),
        }
    }

    fn follow(&mut self, ctx: &Context, desk: &mut Desk, next: Option<Next>) {
        match next {
            None => desk.play(Cue::Refused),
            Some(Next::Take { pass_first, action }) => self.take(ctx, desk, pass_first, action),
            Some(Next::Choose(choice)) => {
                desk.play(Cue::Choose);
                self.hint = None;
                self.choice = Some(choice);
                self.focus_choice(ctx);
            }
        }
    }

    /// Puts focus on the place that is being chosen.
    pub(super) fn focus_choice(&self, ctx: &Context) {
        let Some(choice) = self.current_choice() else { return };
        let place = choice.focused().and_then(|action| choice::place(self.game().game().public(), action));
        if let Some(place) = place {
            focus::want(ctx, super::board::id(place));
        }
    }

    /// What the player is choosing: for an action, or because the rules ask.
    pub(super) fn current_choice(&self) -> Option<Choice> {
        if self.choice.is_some() || self.stage.is_moving() {
            return self.choice.clone();
        }
        Choice::of_question(self.game().game().public().question?, self.session.options())
    }

    /// A sector was clicked, or confirmed.
    fn act_on(&mut self, ctx: &Context, desk: &mut Desk, sector: Sector) {
        if self.stage.is_moving() {
            // The press that began this click has hurried it already.
            return;
        }
        if let Some(choice) = self.current_choice() {
            let next = choice.place(self.game().game().public(), sector);
            return self.follow(ctx, desk, next);
        }
        let step = Action::Move { to: sector };
        if self.session.options().contains(&step) {
            self.take(ctx, desk, false, step);
        } else {
            self.pinned = Some(self.about(sector));
        }
    }

    /// Takes an action, after declining the free movement where that comes first.
    fn take(&mut self, ctx: &Context, desk: &mut Desk, pass_first: bool, action: Action) {
        self.stage.skip(desk);
        let before = self.session.log().len();
        let auto = desk.settings.auto;
        let passed = if pass_first { self.session.act(&desk.words, Action::Pass, auto).map(|_| ()) } else { Ok(()) };
        let taken = passed.and_then(|()| self.session.act(&desk.words, action, auto).map(|_| ()));
        self.tell(ctx, desk, before);
        if let Err(refusal) = taken {
            refuse(desk, refusal);
        }
    }

    /// Shows what happened since the log had this many lines, and keeps the game.
    fn tell(&mut self, ctx: &Context, desk: &mut Desk, before: usize) {
        let events: Vec<Event> = self.session.log().iter().skip(before).map(|entry| entry.event).collect();
        self.choice = None;
        self.hint = None;
        self.pinned = None;
        self.stage.tell(desk, &events, self.session.view());
        self.stage.tick(ctx, desk);
        if focused_on_nothing(ctx) {
            focus::want(ctx, super::board::id(self.stage.shown().public.player.sector));
        }
        if self.session.outcome().is_none() {
            self.keep(desk);
        } else {
            self.file(desk);
        }
        ctx.request_repaint();
    }

    /// Declines what is left of the turn. While something is shown the same key only sees it through, so that nobody
    /// ends a turn they have not seen.
    fn end_turn(&mut self, ctx: &Context, desk: &mut Desk) {
        if self.stage.is_moving() {
            return self.stage.skip(desk);
        }
        if let Err(refusal) = stealth::may_end(self.scene()) {
            return refuse(desk, refusal);
        }
        let before = self.session.log().len();
        let turn = self.scene().public.turn;
        let left = |mission: &Self| {
            let public = mission.scene().public;
            matches!(public.phase, Phase::Free | Phase::Second) && public.turn == turn && public.question.is_none()
        };
        while left(self) && self.session.act(&desk.words, Action::Pass, desk.settings.auto).is_ok() {}
        self.tell(ctx, desk, before);
    }

    /// Leaves the question that is asked to the game, and remembers that.
    fn let_decide(&mut self, ctx: &Context, desk: &mut Desk) {
        let Some(question) = self.scene().public.question else { return };
        desk.set(|settings| decide(&mut settings.auto, question));
        let before = self.session.log().len();
        if let Err(refusal) = self.session.answer(&desk.words, desk.settings.auto) {
            refuse(desk, refusal);
        }
        self.tell(ctx, desk, before);
    }

    fn ask_hint(&mut self, ctx: &Context, desk: &mut Desk) {
        self.stage.skip(desk);
        let options = self.session.options();
        if self.hint.take().is_none() && !options.is_empty() {
            self.choice = None;
            self.hint = Some(desk.thinker.hint(ctx, self.session.view(), options));
            desk.play(Cue::Choose);
        }
    }

    /// The mission is over: it becomes a replay, and is no longer to be continued.
    fn file(&mut self, desk: &mut Desk) {
        if std::mem::replace(&mut self.filed, true) || self.is_trial() {
            return;
        }
        let journal = self.game().journal();
        let name = format!("{}-{}-{}", journal.setup.mission.plan().id, journal.seed, journal.actions.len());
        desk.store.keep_replay(&name, self.session.game());
        self.settle(desk);
        let played = if self.is_in_campaign() { Played::Campaign } else { Played::Single };
        record(desk, self.session.game(), played, End::Played);
        self.session.note_saved();
    }

    /// The trial is over.
    fn back_to_editor(&self, desk: &mut Desk) -> Change {
        match self.session.outcome() {
            Some(outcome) if outcome.won => desk.say(Tone::Done, desk.text("ui-editor-trial-won")),
            Some(_) => desk.say(Tone::Info, desk.text("ui-editor-trial-lost")),
            None => {}
        }
        Change::Pop
    }

    fn leave_for_debrief(&mut self, desk: &mut Desk) -> Change {
        self.file(desk);
        let debrief = Debrief::of(self.game(), desk).in_campaign(self.spoils());
        Change::Replace(Screen::Debrief(Box::new(debrief)))
    }
}

/// Whether what had focus is gone: a dialog that closed, a list.
fn focused_on_nothing(ctx: &Context) -> bool {
    let focused = ctx.memory(egui::Memory::focused);
    focused.is_none_or(|id| {
        ctx.read_response(id).is_none_or(|response| response.layer_id.order != egui::Order::Background)
    })
}

/// The choice an action begins with; none where it is done at once, or not at all.
pub(super) fn first_choice(scene: Scene, deed: Deed) -> Option<Choice> {
    match Choice::of_deed(deed, stealth::offer(scene, deed).ok()?) {
        Next::Choose(choice) => Some(choice),
        Next::Take { .. } => None,
    }
}

/// Says why not.
fn refuse(desk: &mut Desk, refusal: Refusal) {
    desk.play(Cue::Refused);
    let fill = [("text", refusal_text(&desk.words, refusal).into()), ("rule", refusal.rule.0.into())];
    let said = desk.with("ui-refused", &fill);
    desk.say(Tone::Warning, said);
}

/// Sets that a question like this is decided.
fn decide(auto: &mut Auto, question: Question) {
    match question {
        Question::Order => auto.order = Answer::Decide,
        Question::Way { .. } => auto.way = Answer::Decide,
        Question::Card { .. } => auto.card = Answer::Decide,
    }
}
