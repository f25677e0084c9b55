//! What the player asks for, done.

use egui::Context;

use super::{
    Finale, Table, answers,
    choice::{Chosen, Verb},
    here::Intent,
    layout::{Class, Tab},
    looked::beat,
};
use crate::{
    beginning::{Action, Beginning, Choice, Faction, Figure, Pending},
    engine::Seat,
    session::campaign,
    ui::{
        Change, Cue, Desk, Screen,
        beginning::Hit,
        input::Command,
        screens::{Codex, sitting},
    },
    words::beginning::Teller,
};

impl Table {
    /// Keys of the screen.
    pub(super) fn keys(&mut self, ctx: &Context, desk: &mut Desk, intents: &mut Vec<Intent>) {
        let other = if self.tab == Some(Tab::Log) { Tab::Now } else { Tab::Log };
        for command in sitting::keys(desk) {
            intents.extend(match command {
                Command::Menu => Some(Intent::Menu),
                Command::Speed => Some(Intent::Speed),
                Command::Codex => Some(Intent::Codex(None)),
                Command::Log => Some(Intent::Tab(other)),
                Command::Skip => Some(Intent::Skip),
                _ => self.quick(),
            });
        }
        intents.extend(sitting::answers(desk).filter_map(|at| self.answer(ctx, at)));
        if desk.input.take_back() {
            let closes = !self.menu && !self.chosen.is_empty();
            intents.push(if closes { Intent::Verb(None) } else { Intent::Menu });
        }
    }

    /// What the answer of this number asks for.
    fn answer(&self, ctx: &Context, at: usize) -> Option<Intent> {
        let now = self.now.as_ref().filter(|_| !self.menu)?;
        let roomy = Class::of(ctx.screen_rect().size()).is_roomy();
        self.chosen.entries(&now.view, &now.options, roomy).get(at).copied().map(answers::intent)
    }

    /// What the key for going on does: shows the rest, or ends the step.
    fn quick(&self) -> Option<Intent> {
        if self.turning.is_some() {
            return Some(Intent::ShowAll);
        }
        let options = self.now.as_ref().map_or(&[][..], |now| &now.options);
        let ends = |option: &&Action| matches!(option, Action::Pass | Action::Answer(Choice::Done));
        options.iter().find(ends).copied().map(Intent::Act)
    }

    /// Does what the player asks for.
    pub(super) fn obey(&mut self, ctx: &Context, desk: &mut Desk, intent: Intent) -> Option<Change> {
        let me = self.game.screen();
        match intent {
            Intent::Act(action) => self.act(ctx, desk, me, action),
            Intent::Verb(verb) => self.choose(ctx, verb),
            Intent::Seat(seat) | Intent::Hit(Hit::Figure(Figure::Of(seat))) => self.choose_seat(ctx, desk, seat),
            Intent::Card(card) => self.narrow(ctx, desk, Chosen { card: Some(card), ..self.chosen }),
            Intent::Program(at) => self.narrow(ctx, desk, Chosen { program: Some(at), ..self.chosen }),
            Intent::Hit(hit) => self.narrow(ctx, desk, Chosen { hit: Some(hit), ..self.chosen }),
            Intent::Point(hit) => self.pointed = hit,
            Intent::About(seat) => self.about = seat,
            Intent::Tab(tab) => self.tab = Some(tab),
            Intent::ShowAll => self.turning = None,
            Intent::Menu => self.menu = !self.menu,
            Intent::Speed => desk.set(|settings| settings.speed = settings.speed.next()),
            Intent::Codex(rule) => {
                return Some(Change::Push(Screen::Codex(Box::new(Codex::of_beginning(desk, rule)))));
            }
            Intent::Pin(seat) => self.game.guess_next(me, seat, &Faction::PLAYED),
            Intent::Unfold(line) => self.unfolded = if self.unfolded == Some(line) { None } else { Some(line) },
            Intent::Note(seat, text) => self.game.write_note(me, seat, text),
            Intent::Skip => self.skip(me),
            Intent::Manner => {
                self.game.ask_otherwise(me);
                self.now = None;
            }
            Intent::Seated => self.sit(ctx, desk),
            Intent::Leave => {
                self.keep(desk);
                return Some(sitting::leave(desk));
            }
        }
        None
    }

    fn act(&mut self, ctx: &Context, desk: &mut Desk, me: Seat, action: Action) {
        let view = self.game.view(me);
        match self.game.act(me, action) {
            Ok(lines) => {
                desk.play(Cue::Choose);
                self.note_news(ctx);
                (self.now, self.chosen, self.pointed) = (None, Chosen::default(), None);
                self.pace.rest(ctx, desk, beat(&lines));
                if let Some(course) = &mut self.course {
                    course.note(&view, action);
                }
                self.keep(desk);
            }
            Err(refusal) => {
                let text = Teller::new(&desk.words, self.game.rules()).refusal(refusal);
                sitting::refused(desk, text, refusal);
            }
        }
    }

    /// Keeps the table, to be continued at any time; the first game is not kept.
    fn keep(&mut self, desk: &Desk) {
        sitting::keep(desk, &mut self.game, self.is_lesson);
    }

    /// Keeps the table once the others have acted and it waits for somebody here.
    pub(super) fn keep_news(&mut self, desk: &Desk) {
        if !self.game.is_saved() {
            self.keep(desk);
        }
    }

    /// Chooses what is to be done, or takes everything back; a small screen shows what that leaves to choose.
    fn choose(&mut self, ctx: &Context, verb: Option<Verb>) {
        self.chosen = Chosen { verb, ..Chosen::default() };
        if verb.is_some() && Class::of(ctx.screen_rect().size()) <= Class::Drawer {
            self.tab = Some(Tab::Now);
        }
    }

    /// Chooses whom it concerns; whoever cannot be chosen is looked at.
    fn choose_seat(&mut self, ctx: &Context, desk: &mut Desk, seat: Seat) {
        let chosen = Chosen { seat: Some(seat), ..self.chosen };
        let open = self.now.as_ref().map_or_else(Vec::new, |now| chosen.open(&now.view, &now.options));
        if open.is_empty() {
            self.about = Some(seat);
            self.tab = Some(Tab::Facts);
        } else if self.chosen.is_empty() && self.is_acting() {
            // Who clicks a player may mean to look: what could be done is offered first.
            (self.chosen, self.tab) = (chosen, Some(Tab::Now));
        } else {
            self.narrow(ctx, desk, chosen);
        }
    }

    /// Whether anything may be done, rather than one thing answered.
    fn is_acting(&self) -> bool {
        self.now.as_ref().is_some_and(|now| matches!(now.view.table.stack.last(), Some(Pending::Act)))
    }

    /// Takes a choice that narrows what is left: where one thing is left it is done, where nothing is left nothing
    /// changes.
    fn narrow(&mut self, ctx: &Context, desk: &mut Desk, chosen: Chosen) {
        let Some(now) = &self.now else { return };
        let open = chosen.open(&now.view, &now.options);
        match open.as_slice() {
            [] => {}
            [action] => {
                let action = *action;
                self.act(ctx, desk, self.game.screen(), action);
            }
            _ => {
                self.chosen = chosen;
                self.tab = Some(Tab::Now);
            }
        }
    }

    /// The person who is to act takes the screen; nothing the one before chose or wrote is left on it.
    fn sit(&mut self, ctx: &Context, desk: &mut Desk) {
        let Some(next) = self.game.curtain() else { return };
        self.game.sit(next);
        (self.now, self.chosen, self.about, self.pointed) = (None, Chosen::default(), None, None);
        (self.draft, self.unfolded, self.tab) = (None, None, None);
        (self.turning, self.witnessed) = (None, self.game.log(next).len());
        ctx.request_repaint();
        desk.play(Cue::Choose);
    }

    /// Lets reaction windows pass until the own turn.
    fn skip(&mut self, me: Seat) {
        if self.game.is_person(me) {
            self.game.pass_until_turn(me);
            self.now = None;
        }
    }

    /// The end of the game.
    pub(super) fn end(&mut self, desk: &mut Desk) -> Change {
        desk.play(Cue::Choose);
        if !self.is_lesson {
            desk.store.keep_table_replay(&self.game);
            desk.store.forget_table::<Beginning>();
            // Quick play of Social Deduction lists it, for whoever plays on another day.
            if let Some(record) = campaign::handover(self.game.game().game()) {
                desk.store.keep_handover(record);
            }
        }
        Change::Replace(Screen::BeginningEnd(Box::new(Finale::new(&self.game))))
    }
}
