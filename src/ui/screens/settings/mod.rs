//! Settings: everything works at once and is kept at once.

mod access;
mod display;
mod keys;
mod play;
mod row;
mod sound;

use egui::{Context, Ui, vec2};

use super::shared::{Arrival, COLUMN, column, first_focus, page_head, prompts};
use crate::ui::{
    Change, Cue, Desk,
    focus::{self, Group},
    parts::{self, Button},
    theme::{Rule, icons},
};

/// The parts of the settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Tab {
    #[default]
    Display,
    Sound,
    Keys,
    Access,
    Play,
}

impl Tab {
    /// All of them, in order.
    const ALL: [Self; 5] = [Self::Display, Self::Sound, Self::Keys, Self::Access, Self::Play];

    const fn name(self) -> &'static str {
        match self {
            Self::Display => "ui-settings-display",
            Self::Sound => "ui-settings-sound",
            Self::Keys => "ui-settings-keys",
            Self::Access => "ui-settings-access",
            Self::Play => "ui-settings-play",
        }
    }

    const fn icon(self) -> &'static str {
        match self {
            Self::Display => icons::MONITOR,
            Self::Sound => icons::SPEAKER_HIGH,
            Self::Keys => icons::KEYBOARD,
            Self::Access => icons::PERSON_ARMS_SPREAD,
            Self::Play => icons::GAME_CONTROLLER,
        }
    }
}

/// The settings screen.
#[derive(Default)]
pub struct SettingsScreen {
    tab: Tab,
    keys: keys::Keys,
    arrival: Arrival,
}

impl SettingsScreen {
    /// The settings, open at a tab.
    pub fn at(tab: Tab) -> Self {
        Self { tab, ..Self::default() }
    }

    /// Shows it.
    pub fn show(&mut self, ctx: &Context, desk: &mut Desk) -> Change {
        let arrived = self.arrival.now(ctx);
        // While a key is waited for, or a question stands, going back means leaving that.
        let busy = self.keys.is_busy();
        let gone = parts::page_within(ctx, COLUMN, |ui| {
            let title = desk.text("ui-settings");
            let back = page_head(ui, desk, &title);
            if busy && back {
                self.keys.leave();
            }
            self.tabs(ui, desk, arrived);
            ui.add_space(Rule::GAP);
            let room = vec2(ui.available_width(), (ui.available_height() - 30.0).max(60.0));
            column(ui, "settings", room, |ui| focus::group(ui, Group::Main, |ui| self.body(ui, desk)));
            prompts(ui, desk);
            back && !busy
        });
        self.keys.ask(ctx, desk);
        if gone { Change::Pop } else { Change::Keep }
    }

    fn tabs(&mut self, ui: &mut Ui, desk: &mut Desk, arrived: bool) {
        focus::group(ui, Group::Top, |ui| {
            ui.horizontal_wrapped(|ui| {
                for tab in Tab::ALL {
                    let button = Button::new(desk.text(tab.name())).icon(tab.icon()).chosen(self.tab == tab);
                    let response = button.show(ui);
                    first_focus(desk, arrived && self.tab == tab, &response);
                    if response.clicked() {
                        self.tab = tab;
                        desk.play(Cue::Choose);
                    }
                }
            });
        });
    }

    fn body(&mut self, ui: &mut Ui, desk: &mut Desk) {
        ui.spacing_mut().item_spacing.y = 10.0;
        match self.tab {
            Tab::Display => display::show(ui, desk),
            Tab::Sound => sound::show(ui, desk),
            Tab::Keys => self.keys.show(ui, desk),
            Tab::Access => access::show(ui, desk),
            Tab::Play => play::show(ui, desk),
        }
        ui.add_space(Rule::GAP);
    }
}
