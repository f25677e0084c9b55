//! The menu over a mission.

use egui::{Context, Ui, vec2};

use super::{
    Codex, Saves,
    campaign::to_page,
    missions,
    shared::{Arrival, column, first_focus, page_head, prompts},
};
use crate::{
    engine::Match,
    records::{End, Played},
    stealth::{AGENT, Stealth},
    ui::{
        Change, Cue, Desk, Screen, Tone,
        focus::{self, Group},
        parts::{self, Answered, Confirm, MenuRow},
        theme::{Palette, Type, icons},
    },
};

/// The pause screen. It holds the game as it stood when the player paused.
pub struct Pause {
    game: Box<Match<Stealth>>,
    /// Whether the mission is part of the campaign on the desk.
    in_campaign: bool,
    /// What the player is asked about.
    asking: Option<Asking>,
    arrival: Arrival,
}

/// What loses the mission in play, and is asked about first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asking {
    Again,
    GiveUp,
}

/// What can be done from here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Entry {
    Resume,
    Save,
    Load,
    Again,
    GiveUp,
    Settings,
    Codex,
    Leave,
}

impl Entry {
    const ALL: [Self; 8] =
        [Self::Resume, Self::Save, Self::Load, Self::Again, Self::GiveUp, Self::Settings, Self::Codex, Self::Leave];

    const fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::Resume => (icons::PLAY, "ui-pause-resume"),
            Self::Save => (icons::FLOPPY_DISK, "ui-pause-save"),
            Self::Load => (icons::FOLDER_OPEN, "ui-pause-load"),
            Self::Again => (icons::ARROW_COUNTER_CLOCKWISE, "ui-pause-again"),
            Self::GiveUp => (icons::STOREFRONT, "ui-pause-give-up"),
            Self::Settings => (icons::SLIDERS_HORIZONTAL, "ui-menu-settings"),
            Self::Codex => (icons::BOOK_OPEN, "ui-menu-codex"),
            Self::Leave => (icons::SIGN_OUT, "ui-pause-leave"),
        }
    }

    /// The key of its note, where it has one.
    const fn note(self) -> Option<&'static str> {
        match self {
            Self::Leave => Some("ui-pause-leave-note"),
            Self::GiveUp => Some("ui-pause-give-up-note"),
            _ => None,
        }
    }

    /// Why ironman has no such entry.
    const fn taken_away(self) -> Option<&'static str> {
        match self {
            Self::Save => Some("ui-ironman-no-save"),
            Self::Load => Some("ui-ironman-no-load"),
            Self::Again => Some("ui-ironman-no-again"),
            Self::GiveUp => Some("ui-ironman-no-leave"),
            _ => None,
        }
    }
}

impl Pause {
    /// The menu over this game.
    pub fn over(game: Match<Stealth>) -> Self {
        Self { game: Box::new(game), in_campaign: false, asking: None, arrival: Arrival::default() }
    }

    /// The same over a mission of the campaign on the desk, where it is one.
    #[must_use]
    pub fn in_campaign(self, in_campaign: bool) -> Self {
        Self { in_campaign, ..self }
    }

    fn is_ironman(&self, desk: &Desk) -> bool {
        self.in_campaign && desk.campaign.as_ref().is_some_and(|run| run.campaign.rules().ironman)
    }

    /// Shows it.
    pub fn show(&mut self, ctx: &Context, desk: &mut Desk) -> Change {
        let arrived = self.arrival.now(ctx);
        let menu = self.asking.is_none() && desk.input.take(crate::ui::input::Command::Menu);
        let (back, change) = parts::page_within(ctx, 480.0, |ui| {
            let title = desk.text("ui-pause");
            let back = self.asking.is_none() && page_head(ui, desk, &title);
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
        let (ironman, in_campaign) = (self.is_ironman(desk), self.in_campaign);
        for entry in Entry::ALL.into_iter().filter(|entry| in_campaign || *entry != Entry::GiveUp) {
            let (icon, key) = entry.words();
            let title = desk.text(key);
            let refused = entry.taken_away().filter(|_| ironman);
            let note = if refused.is_some() { Some("ui-campaign-ironman") } else { entry.note() };
            let note = note.map(|key| desk.text(key)).unwrap_or_default();
            let mut row = MenuRow::menu(icon, &title).note(&note).enabled(refused.is_none());
            if entry == Entry::Resume {
                row = row.colour(palette.agent);
            }
            let response = row.show(ui);
            if let Some(why) = refused {
                parts::tip(ui, &response, &desk.text(why));
            }
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
            Entry::Save => {
                let saves = Saves::to_save((*self.game).clone()).in_campaign(self.in_campaign);
                Change::Push(Screen::Saves(Box::new(saves)))
            }
            Entry::Load => Change::Push(Screen::Saves(Box::new(Saves::to_load().in_campaign(self.in_campaign)))),
            Entry::Again => {
                self.asking = Some(Asking::Again);
                Change::Keep
            }
            Entry::GiveUp => {
                self.asking = Some(Asking::GiveUp);
                Change::Keep
            }
            Entry::Settings => Change::Push(Screen::Settings(Box::default())),
            Entry::Codex => Change::Push(Screen::Codex(Box::new(Codex::open_at(desk, None)))),
            Entry::Leave => {
                if self.in_campaign {
                    desk.keep_campaign(Some(&self.game));
                } else {
                    desk.store.autosave(&self.game);
                }
                desk.alarm = None;
                Change::Restart(None)
            }
        }
    }

    /// Asks before the mission in play is lost.
    fn ask(&mut self, ctx: &Context, desk: &mut Desk) -> Option<Change> {
        let asking = self.asking?;
        let (title, text, yes) = match asking {
            Asking::Again => ("ui-pause-again-title", "ui-pause-again-text", "ui-pause-again"),
            Asking::GiveUp => ("ui-pause-give-up-title", "ui-pause-give-up-text", "ui-pause-give-up"),
        };
        let confirm = Confirm {
            title: desk.text(title),
            text: desk.text(text),
            yes: desk.text(yes),
            no: desk.text("ui-cancel"),
            danger: true,
        };
        let answer = confirm.show(ctx, &mut desk.input)?;
        self.asking = None;
        match (answer, asking) {
            (Answered::No, _) => None,
            (Answered::Yes, Asking::Again) => Some(self.again(desk)),
            (Answered::Yes, Asking::GiveUp) => {
                desk.alarm = None;
                missions::record(desk, &self.game, self.played(), End::GivenUp);
                desk.keep_campaign(None);
                Some(to_page())
            }
        }
    }

    /// What the mission is played as.
    fn played(&self) -> Played {
        if self.in_campaign { Played::Campaign } else { Played::Single }
    }

    /// The same mission from its first turn.
    fn again(&self, desk: &mut Desk) -> Change {
        missions::record(desk, &self.game, self.played(), End::GivenUp);
        let setup = self.game.journal().setup.clone();
        if !self.in_campaign {
            return Change::Restart(Some(missions::begin(desk, setup)));
        }
        match missions::begin_in_campaign(desk, setup.mode) {
            Ok(mission) => Change::Restart(Some(mission)),
            Err(fault) => {
                desk.say(Tone::Error, desk.not_ready(&fault));
                Change::Keep
            }
        }
    }
}
