//! The menu over a mission.

use egui::{Context, Ui, vec2};

use super::{
    Codex, Saves, missions,
    shared::{Arrival, column, first_focus, page_head, prompts},
};
use crate::{
    engine::Match,
    records::End,
    stealth::{AGENT, Stealth},
    ui::{
        Change, Cue, Desk, Screen,
        focus::{self, Group},
        parts::{self, Answered, Confirm, MenuRow},
        theme::{Palette, Type, icons},
    },
};

/// The pause screen. It holds the game as it stood when the player paused.
pub struct Pause {
    game: Box<Match<Stealth>>,
    /// Whether the player is asked if the mission is to begin again.
    asking: bool,
    arrival: Arrival,
}

/// What can be done from here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Entry {
    Resume,
    Save,
    Load,
    Again,
    Settings,
    Codex,
    Leave,
}

impl Entry {
    const ALL: [Self; 7] =
        [Self::Resume, Self::Save, Self::Load, Self::Again, Self::Settings, Self::Codex, Self::Leave];

    const fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::Resume => (icons::PLAY, "ui-pause-resume"),
            Self::Save => (icons::FLOPPY_DISK, "ui-pause-save"),
            Self::Load => (icons::FOLDER_OPEN, "ui-pause-load"),
            Self::Again => (icons::ARROW_COUNTER_CLOCKWISE, "ui-pause-again"),
            Self::Settings => (icons::SLIDERS_HORIZONTAL, "ui-menu-settings"),
            Self::Codex => (icons::BOOK_OPEN, "ui-menu-codex"),
            Self::Leave => (icons::SIGN_OUT, "ui-pause-leave"),
        }
    }
}

impl Pause {
    /// The menu over this game.
    pub fn over(game: Match<Stealth>) -> Self {
        Self { game: Box::new(game), asking: false, arrival: Arrival::default() }
    }

    /// Shows it.
    pub fn show(&mut self, ctx: &Context, desk: &mut Desk) -> Change {
        let arrived = self.arrival.now(ctx);
        let menu = !self.asking && desk.input.take(crate::ui::input::Command::Menu);
        let (back, change) = parts::page_within(ctx, 480.0, |ui| {
            let title = desk.text("ui-pause");
            let back = !self.asking && page_head(ui, desk, &title);
            self.situation(ui, desk);
            let room = vec2(ui.available_width(), (ui.available_height() - 30.0).max(60.0));
            let change =
                column(ui, "pause", room, |ui| focus::group(ui, Group::Main, |ui| self.menu(ui, desk, arrived)));
            prompts(ui, desk);
            (back, change)
        });
        let answered = self.ask(ctx, desk);
        if back || menu { Change::Pop } else { answered.unwrap_or(change) }
    }

    /// Which mission, and which turn.
    fn situation(&self, ui: &mut Ui, desk: &Desk) {
        let palette = Palette::of(ui.ctx());
        let name = self.game.journal().setup.mission.plan().name.clone();
        let turn = self.game.view(AGENT).public.turn;
        let said = desk.with("ui-menu-continue-note", &[("mission", name.into()), ("turn", turn.into())]);
        ui.label(Type::Body.text(said, palette.text_dim));
    }

    fn menu(&mut self, ui: &mut Ui, desk: &mut Desk, arrived: bool) -> Change {
        ui.set_max_width(ui.available_width().min(440.0));
        ui.spacing_mut().item_spacing.y = 4.0;
        let palette = Palette::of(ui.ctx());
        let mut change = Change::Keep;
        for entry in Entry::ALL {
            let (icon, key) = entry.words();
            let title = desk.text(key);
            let note = if entry == Entry::Leave { desk.text("ui-pause-leave-note") } else { String::new() };
            let mut row = MenuRow::menu(icon, &title).note(&note);
            if entry == Entry::Resume {
                row = row.colour(palette.agent);
            }
            let response = row.show(ui);
            first_focus(desk, arrived && entry == Entry::Resume, &response);
            if response.clicked() {
                desk.play(if entry == Entry::Resume { Cue::Back } else { Cue::Choose });
                change = self.perform(desk, entry);
            }
        }
        change
    }

    fn perform(&mut self, desk: &mut Desk, entry: Entry) -> Change {
        match entry {
            Entry::Resume => Change::Pop,
            Entry::Save => Change::Push(Screen::Saves(Box::new(Saves::to_save((*self.game).clone())))),
            Entry::Load => Change::Push(Screen::Saves(Box::new(Saves::to_load()))),
            Entry::Again => {
                self.asking = true;
                Change::Keep
            }
            Entry::Settings => Change::Push(Screen::Settings(Box::default())),
            Entry::Codex => Change::Push(Screen::Codex(Box::new(Codex::open_at(desk, None)))),
            Entry::Leave => {
                desk.store.autosave(&self.game);
                desk.alarm = None;
                Change::Restart(None)
            }
        }
    }

    /// Asks whether to begin again.
    fn ask(&mut self, ctx: &Context, desk: &mut Desk) -> Option<Change> {
        if !self.asking {
            return None;
        }
        let confirm = Confirm {
            title: desk.text("ui-pause-again-title"),
            text: desk.text("ui-pause-again-text"),
            yes: desk.text("ui-pause-again"),
            no: desk.text("ui-cancel"),
            danger: true,
        };
        match confirm.show(ctx, &mut desk.input)? {
            Answered::No => {
                self.asking = false;
                None
            }
            Answered::Yes => {
                missions::record(desk, &self.game, End::GivenUp);
                let setup = self.game.journal().setup.clone();
                Some(Change::Restart(Some(missions::begin(desk, setup))))
            }
        }
    }
}
