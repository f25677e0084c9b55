//! What the player asks for, done.

use egui::Context;

use super::{
    LEARNED, Table,
    choice::{Chosen, Verb},
    here::Intent,
    layout::{Class, Tab},
    pace,
    side::Draft,
};
use crate::{
    deduction::{Action, Deduction, Team},
    engine::Seat,
    session::{
        deduction::Note,
        table::{Ask, Manner},
    },
    ui::{
        Change, Cue, Desk, Screen, Tone,
        input::Command,
        screens::{Codex, Finale},
    },
    words::deduction::Teller,
};

impl Table {
    /// Keys of the screen.
    pub(super) fn keys(&mut self, desk: &mut Desk, intents: &mut Vec<Intent>) {
        let other = if self.tab == Some(Tab::Log) { Tab::Board } else { Tab::Log };
        for (command, intent) in [
            (Command::Menu, Intent::Menu),
            (Command::Speed, Intent::Speed),
            (Command::Codex, Intent::Codex(None)),
            (Command::Log, Intent::Tab(other)),
            (Command::Skip, Intent::Skip),
        ] {
            if desk.input.take(command) {
                intents.push(intent);
            }
        }
        if desk.input.take(Command::EndTurn) {
            let options = self.now.as_ref().map_or(&[][..], |now| &now.options);
            let quick = options.iter().find(|option| matches!(option, Action::Pass | Action::Keep));
            intents.extend(quick.copied().map(Intent::Act));
        }
        if desk.input.take_back() {
            let closes = !self.menu && !self.chosen.is_empty();
            intents.extend(if closes { vec![Intent::Verb(None), Intent::Seat(None)] } else { vec![Intent::Menu] });
        }
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
            Intent::Pin(seat) => self.pin(me, seat),
            Intent::Why => self.ask_why(ctx, desk),
            Intent::Unfold(line) => self.unfolded = if self.unfolded == Some(line) { None } else { Some(line) },
            Intent::Note(seat, text) => {
                let note = self.game.note(me, seat);
                self.game.set_note(me, seat, Note { text, ..note });
            }
            Intent::Skip => self.skip(me),
            Intent::Manner => self.ask_otherwise(me),
            Intent::Seated => self.sit(desk),
            Intent::Leave => {
                self.keep(desk);
                desk.play(Cue::Back);
                return Some(Change::Restart(None));
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
                self.pace.rest(ctx, desk);
                if let Some(course) = &mut self.course {
                    course.note(&view, action);
                }
                self.keep(desk);
            }
            Err(refusal) => {
                let text = Teller::new(&desk.words, self.game.rules()).refusal(refusal);
                let fill = [("text", text.into()), ("rule", refusal.rule.0.into())];
                desk.say(Tone::Warning, desk.with("ui-table-refused", &fill));
            }
        }
    }

    /// Keeps the table, to be continued at any time; the first game is not kept.
    fn keep(&mut self, desk: &Desk) {
        if !self.is_lesson {
            desk.store.keep_table(&self.game);
            self.game.note_saved();
        }
    }

    /// Keeps the table once the others have acted and it waits for somebody here.
    pub(super) fn keep_news(&mut self, desk: &Desk) {
        if self.game.is_unsaved() {
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

    /// The next guess at a seat; after the last team none.
    fn pin(&mut self, me: Seat, seat: Seat) {
        let note = self.game.note(me, seat);
        let next = note.guess.and_then(|team| Team::ALL.iter().position(|&other| other == team)).map_or(0, |at| at + 1);
        let guess = Team::ALL.get(next).copied();
        self.game.set_note(me, seat, Note { guess, ..note });
    }

    fn ask_why(&mut self, ctx: &Context, desk: &Desk) {
        self.draft.why = !self.draft.why;
        if let Some(now) = self.now.as_mut().filter(|now| now.reasons.is_none()) {
            now.reasons = Some(pace::reasons(ctx, desk, &now.view));
        }
    }

    /// The next way of being asked in reaction windows.
    fn ask_otherwise(&mut self, me: Seat) {
        let manner = self.game.manner(me);
        let at = Ask::ALL.iter().position(|&ask| ask == manner.ask).unwrap_or(0);
        let ask = Ask::ALL.get((at + 1) % Ask::ALL.len()).copied().unwrap_or_default();
        self.game.set_manner(me, Manner { ask, ..manner });
        self.now = None;
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
