//! What the player asks for, done.

use egui::Context;

use super::{
    LEARNED, Table, answers,
    choice::{Chosen, Verb},
    here::Intent,
    layout::{Class, Tab},
    minds,
    side::Draft,
};
use crate::{
    deduction::{Action, Deduction, Team},
    engine::Seat,
    ui::{
        Change, Cue, Desk, Screen, Tone,
        input::Command,
        screens::{Codex, Finale, pace::BEAT, sitting},
    },
    words::deduction::Teller,
};

impl Table {
    /// Keys of the screen.
    pub(super) fn keys(&mut self, desk: &mut Desk, intents: &mut Vec<Intent>) {
        let other = if self.tab == Some(Tab::Log) { Tab::Board } else { Tab::Log };
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
        intents.extend(sitting::answers(desk).filter_map(|at| self.answer(at)));
        if desk.input.take_back() {
            let closes = !self.menu && !self.chosen.is_empty();
            intents.extend(if closes { vec![Intent::Verb(None), Intent::Seat(None)] } else { vec![Intent::Menu] });
        }
    }

    /// What the answer of this number asks for.
    fn answer(&self, at: usize) -> Option<Intent> {
        let now = self.now.as_ref().filter(|_| !self.menu)?;
        self.chosen.entries(&now.options).get(at).copied().map(answers::intent)
    }

    /// What the key for going on does: lets something pass, or keeps to it.
    fn quick(&self) -> Option<Intent> {
        let options = self.now.as_ref().map_or(&[][..], |now| &now.options);
        options.iter().find(|option| matches!(option, Action::Pass | Action::Keep)).copied().map(Intent::Act)
    }

    /// Does what the player asks for.
    pub(super) fn obey(&mut self, ctx: &Context, desk: &mut Desk, intent: Intent) -> Option<Change> {
        let me = self.game.screen();
        match intent {
            Intent::Act(action) => self.act(ctx, desk, me, action),
            Intent::Verb(verb) => self.choose(ctx, verb),
            Intent::Seat(seat) => {
                self.chosen.seat = seat;
                self.about = seat.or(self.about);
            }
            Intent::About(seat) => self.about = seat,
            Intent::Tab(tab) => self.tab = Some(tab),
            Intent::Menu => self.menu = !self.menu,
            Intent::Speed => desk.set(|settings| settings.speed = settings.speed.next()),
            Intent::Codex(rule) => {
                return Some(Change::Push(Screen::Codex(Box::new(Codex::of_table(desk, rule)))));
            }
            Intent::Pin(seat) => self.game.guess_next(me, seat, &Team::ALL),
            Intent::Why => self.ask_why(ctx, desk),
            Intent::Unfold(line) => self.unfolded = if self.unfolded == Some(line) { None } else { Some(line) },
            Intent::Note(seat, text) => self.game.write_note(me, seat, text),
            Intent::Skip => self.skip(me),
            Intent::Manner => {
                self.game.ask_otherwise(me);
                self.now = None;
            }
            Intent::Seated => self.sit(desk),
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
            Ok(_) => {
                desk.play(Cue::Choose);
                (self.now, self.chosen) = (None, Chosen::default());
                self.pace.rest(ctx, desk, BEAT);
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

    /// Chooses what is to be done; a small screen shows what that leaves to choose.
    fn choose(&mut self, ctx: &Context, verb: Option<Verb>) {
        let seat = self.chosen.seat.filter(|_| !matches!(verb, Some(Verb::Play(_))));
        self.chosen = Chosen { verb, seat };
        if Class::of(ctx.screen_rect().size()) <= Class::Drawer && verb.is_some() {
            self.tab = Some(Tab::Hand);
        }
    }

    fn ask_why(&mut self, ctx: &Context, desk: &Desk) {
        self.draft.why = !self.draft.why;
        if let Some(now) = self.now.as_mut().filter(|now| now.reasons.is_none()) {
            now.reasons = Some(minds::reasons(ctx, desk, &now.view));
        }
    }

    /// The person who is to act takes the screen; nothing the one before chose or wrote is left on it.
    fn sit(&mut self, desk: &mut Desk) {
        let Some(next) = self.game.curtain() else { return };
        self.game.sit(next);
        (self.now, self.chosen, self.about) = (None, Chosen::default(), None);
        (self.draft, self.unfolded) = (Draft::default(), None);
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
        if self.is_lesson {
            if self.course.is_some() {
                desk.learned(LEARNED);
                desk.say(Tone::Info, desk.text("ui-first-done"));
            }
        } else {
            desk.store.keep_table_replay(&self.game);
            desk.store.forget_table::<Deduction>();
        }
        Change::Replace(Screen::Finale(Box::new(Finale::new(desk, &self.game))))
    }
}
