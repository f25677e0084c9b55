//! A table of Social Deduction in play: the table, the own hand, the deduction board, the log.

mod answers;
mod centre;
mod choice;
mod curtain;
mod hand;
mod here;
mod layout;
mod log;
mod menu;
mod middle;
mod pace;
mod side;
mod top;

use egui::{Context, Frame, Ui, UiBuilder, vec2};

use self::{
    choice::{Chosen, Verb},
    here::{Here, Intent},
    layout::{Class, Layout, Tab},
    pace::Pace,
};
use super::{Codex, Finale, shared::Arrival};
use crate::{
    deduction::{Action, View},
    engine::Seat,
    session::table::{Ask, Facts, Manner, ONLOOKER, Table as Game},
    ui::{
        Change, Cue, Desk, Screen, Thoughts, Tone,
        focus::{self, Group},
        input::Command,
        parts,
        theme::Palette,
    },
    words::deduction::Teller,
};

/// A table in play.
pub struct Table {
    game: Game,
    names: Vec<String>,
    /// What the person at the screen knows and may do, until something happens.
    now: Option<Now>,
    chosen: Chosen,
    tab: Option<Tab>,
    /// A note being written.
    note: Option<(Seat, String)>,
    pace: Pace,
    /// Whether the menu is open.
    menu: bool,
    arrival: Arrival,
}

/// What the person at the screen knows and may do.
struct Now {
    view: View,
    options: Vec<Action>,
    facts: Facts,
    beliefs: Thoughts<Vec<[f32; 5]>>,
}

impl Table {
    /// The screen of a table.
    pub fn new(game: Game) -> Self {
        let names = game.names();
        Self {
            game,
            names,
            now: None,
            chosen: Chosen::default(),
            tab: None,
            note: None,
            pace: Pace::default(),
            menu: false,
            arrival: Arrival::default(),
        }
    }

    /// The table behind the screen.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The same with this tab open.
    #[must_use]
    pub fn with_log(mut self) -> Self {
        self.tab = Some(Tab::Log);
        self
    }

    /// Shows it.
    pub fn show(&mut self, ctx: &Context, desk: &mut Desk) -> Change {
        let arrived = self.arrival.now(ctx);
        if self.pace.go_on(ctx, desk, &mut self.game) {
            self.now = None;
        }
        if self.game.outcome().is_some() && self.pace.is_over(ctx, desk) {
            return self.end(desk);
        }
        let mut intents = Vec::new();
        if let Some(next) = self.game.curtain() {
            self.now = None;
            let name = self.names.get(usize::from(next.0)).cloned().unwrap_or_default();
            curtain::show(ctx, desk, &name, arrived, &mut intents);
        } else {
            self.table(ctx, desk, &mut intents);
        }
        self.keys(desk, &mut intents);
        let mut change = Change::Keep;
        for intent in intents {
            if let Some(next) = self.obey(ctx, desk, intent) {
                change = next;
            }
        }
        change
    }

    /// The table as the person at the screen sees it.
    fn table(&mut self, ctx: &Context, desk: &mut Desk, intents: &mut Vec<Intent>) {
        self.look(ctx, desk);
        let tab = self.tab.unwrap_or_default();
        let layout = Layout::of(ctx.screen_rect(), self.open_tab(ctx));
        let mut input = desk.input.clone();
        let Some(now) = &mut self.now else { return };
        let beliefs = now.beliefs.get().cloned();
        let here = Here {
            desk,
            view: &now.view,
            teller: Teller::new(&desk.words, &now.view.rules).named(&self.names).seen_from(now.view.seat),
            options: &now.options,
            beliefs: beliefs.as_deref(),
            facts: &now.facts,
            table: &self.game,
            chosen: self.chosen.kept(&now.options),
            class: layout.class,
        };
        let frame = Frame::new().fill(Palette::of(ctx).table);
        let note = &mut self.note;
        egui::CentralPanel::default().frame(frame).show(ctx, |ui| {
            let open = if layout.class >= Class::Compact { tab } else { self.tab.unwrap_or(Tab::Hand) };
            top::show(ui, &here, layout.top, open, intents);
            if let Some(room) = layout.table {
                centre::show(ui, &here, room, intents);
            }
            if let Some(room) = layout.hand {
                hand::show(ui, &here, room, intents);
            }
            if let Some(room) = layout.side {
                panel(ui, room, |ui| match tab {
                    Tab::Log => log::show(ui, &here, intents),
                    _ => side::show(ui, &here, note, &mut input, intents),
                });
            }
        });
        desk.input = input;
        if self.menu {
            menu::show(ctx, desk, intents);
        }
    }

    /// The tab a small screen has open.
    fn open_tab(&self, ctx: &Context) -> Tab {
        match Class::of(ctx.screen_rect().size()) {
            Class::Compact | Class::Normal => self.tab.unwrap_or_default(),
            Class::Drawer | Class::Sheet => self.tab.unwrap_or(Tab::Hand),
        }
    }

    /// Looks at the table anew, where something has happened.
    fn look(&mut self, ctx: &Context, desk: &Desk) {
        if self.now.is_some() {
            return;
        }
        let me = self.game.screen();
        let seat = if me == ONLOOKER { Seat(0) } else { me };
        let asked = self.game.waiting().contains(&me);
        let options = if asked { self.game.options(me) } else { Vec::new() };
        let view = self.game.view(if me == ONLOOKER { ONLOOKER } else { seat });
        let facts = Facts::of(&view, self.game.log(me));
        let beliefs = pace::beliefs(ctx, desk, &view);
        self.chosen = self.chosen.kept(&options);
        self.now = Some(Now { view, options, facts, beliefs });
    }

    /// Keys of the screen.
    fn keys(&mut self, desk: &mut Desk, intents: &mut Vec<Intent>) {
        let pressed = |desk: &mut Desk, command| desk.input.take(command);
        for (command, intent) in [
            (Command::Menu, Intent::Menu),
            (Command::Speed, Intent::Speed),
            (Command::Codex, Intent::Codex(None)),
            (Command::Log, Intent::Tab(if self.tab == Some(Tab::Log) { Tab::Board } else { Tab::Log })),
            (Command::Skip, Intent::Skip),
        ] {
            if pressed(desk, command) {
                intents.push(intent);
            }
        }
        if pressed(desk, Command::EndTurn) {
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
    fn obey(&mut self, ctx: &Context, desk: &mut Desk, intent: Intent) -> Option<Change> {
        let me = self.game.screen();
        match intent {
            Intent::Act(action) => self.act(ctx, desk, me, action),
            Intent::Verb(verb) => {
                self.chosen = Chosen { verb, seat: self.chosen.seat.filter(|_| !matches!(verb, Some(Verb::Play(_)))) };
                let small = Class::of(ctx.screen_rect().size()) <= Class::Drawer;
                if small && verb.is_some() {
                    self.tab = Some(Tab::Hand);
                }
            }
            Intent::Seat(seat) => self.chosen.seat = seat,
            Intent::Tab(tab) => self.tab = Some(tab),
            Intent::Menu => self.menu = !self.menu,
            Intent::Speed => desk.set(|settings| settings.speed = settings.speed.next()),
            Intent::Codex(rule) => return Some(Change::Push(Screen::Codex(Box::new(Codex::of_table(desk, rule))))),
            Intent::Pin(seat) => self.pin(me, seat),
            Intent::Note(seat, text) => {
                let note = self.game.note(me, seat);
                self.game.set_note(me, seat, crate::session::table::Note { text, ..note });
            }
            Intent::Skip => self.skip(me),
            Intent::Manner => {
                let manner = self.game.manner(me);
                let at = Ask::ALL.iter().position(|&ask| ask == manner.ask).unwrap_or(0);
                let ask = Ask::ALL.get((at + 1) % Ask::ALL.len()).copied().unwrap_or_default();
                self.game.set_manner(me, Manner { ask, ..manner });
                self.now = None;
            }
            Intent::Seated => {
                if let Some(next) = self.game.curtain() {
                    self.game.sit(next);
                    (self.now, self.chosen, self.note) = (None, Chosen::default(), None);
                    desk.play(Cue::Choose);
                }
            }
            Intent::Leave => {
                desk.store.keep_table(&self.game);
                desk.play(Cue::Back);
                return Some(Change::Restart(None));
            }
        }
        None
    }

    fn act(&mut self, ctx: &Context, desk: &mut Desk, me: Seat, action: Action) {
        match self.game.act(me, action) {
            Ok(_) => {
                desk.play(Cue::Choose);
                (self.now, self.chosen) = (None, Chosen::default());
                self.pace.rest(ctx, desk);
                desk.store.keep_table(&self.game);
                self.game.note_saved();
            }
            Err(refusal) => {
                let text = Teller::new(&desk.words, self.game.rules()).refusal(refusal);
                let fill = [("text", text.into()), ("rule", refusal.rule.0.into())];
                desk.say(Tone::Warning, desk.with("ui-table-refused", &fill));
            }
        }
    }

    /// The next guess at a seat; after the last team none.
    fn pin(&mut self, me: Seat, seat: Seat) {
        let note = self.game.note(me, seat);
        let teams = crate::deduction::Team::ALL;
        let next = note.guess.and_then(|team| teams.iter().position(|&other| other == team)).map_or(0, |at| at + 1);
        let guess = teams.get(next).copied();
        self.game.set_note(me, seat, crate::session::table::Note { guess, ..note });
    }

    /// Lets reaction windows pass until the own turn.
    fn skip(&mut self, me: Seat) {
        if self.game.is_person(me) {
            self.game.pass_until_turn(me);
            self.now = None;
        }
    }

    /// The end of the game.
    fn end(&mut self, desk: &mut Desk) -> Change {
        desk.play(Cue::Choose);
        desk.store.forget_table();
        Change::Replace(Screen::Finale(Box::new(Finale::new(desk, &self.game))))
    }
}

/// A panel at the right or over everything.
fn panel(ui: &mut Ui, room: egui::Rect, content: impl FnOnce(&mut Ui)) {
    let palette = Palette::of(ui.ctx());
    parts::fill(ui, room, palette.panel);
    ui.painter().vline(room.left() + 0.5, room.y_range(), egui::Stroke::new(1.0, palette.line_soft));
    let inside = room.shrink2(vec2(12.0, 8.0));
    ui.scope_builder(UiBuilder::new().max_rect(inside), |ui| {
        ui.set_clip_rect(room.intersect(ui.clip_rect()));
        focus::group(ui, Group::Right, content);
    });
}
