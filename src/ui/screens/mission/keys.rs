//! Keys and pad buttons of the mission.

use egui::Context;

use super::{
    Mission, board,
    choice::{Among, Purpose},
    intent::{Intent, Tab},
    layout::Class,
};
use crate::{
    stealth::{Deed, Sector},
    ui::{
        Desk,
        focus::{self, Nav},
        input::{Command, Press},
    },
};

/// For how many seconds a key is pressed that is held.
const HOLD: f64 = 0.4;

/// The commands that are one wish each.
const PLAIN: [(Command, Intent); 17] = [
    (Command::Move, Intent::Deed(Deed::Move)),
    (Command::SecondMove, Intent::Deed(Deed::SecondMove)),
    (Command::Overwatch, Intent::Deed(Deed::Overwatch)),
    (Command::Hide, Intent::Deed(Deed::Hide)),
    (Command::PickUp, Intent::Deed(Deed::PickUp)),
    (Command::Carry, Intent::Deed(Deed::Carry)),
    (Command::Attack, Intent::Deed(Deed::Attack)),
    (Command::Item, Intent::Deed(Deed::Use)),
    (Command::Undo, Intent::Undo),
    (Command::EndTurn, Intent::EndTurn),
    (Command::Threat, Intent::Threat),
    (Command::Inspect, Intent::Inspect(None)),
    (Command::Hint, Intent::Hint),
    (Command::Timeline, Intent::Timeline),
    (Command::Speed, Intent::Speed),
    (Command::Skip, Intent::Skip),
    (Command::Codex, Intent::Codex(None)),
];

/// What a command asks for.
pub fn intent_of(command: Command) -> Option<Intent> {
    PLAIN.iter().find(|(plain, _)| *plain == command).map(|(_, intent)| intent.clone())
}

impl Mission {
    /// What the player pressed.
    pub(super) fn keys(&mut self, ctx: &Context, desk: &mut Desk) -> Vec<Intent> {
        if self.stage.story().is_some() {
            return Self::dialog_keys(desk);
        }
        let mut intents = Vec::new();
        for (command, intent) in &PLAIN {
            if desk.input.take(*command) {
                intents.push(intent.clone());
            }
        }
        self.camera_keys(desk);
        self.hold_threat(ctx, desk, &intents);
        let return_key = Press::plain(egui::Key::F5);
        if desk.input.take(Command::Menu) || self.is_trial() && desk.input.take_press(return_key) {
            intents.push(Intent::Menu);
        }
        if desk.input.take(Command::Log) {
            self.open_log(ctx);
        }
        if desk.input.take_back() {
            intents.push(self.step_back());
        }
        intents.extend(self.any_key(ctx, intents.is_empty()));
        self.walk_focus(ctx, desk);
        intents
    }

    fn dialog_keys(desk: &mut Desk) -> Vec<Intent> {
        desk.input.take_back().then_some(Intent::CloseStory).into_iter().collect()
    }

    /// A key that is held shows or hides threat only for as long.
    fn hold_threat(&mut self, ctx: &Context, desk: &Desk, intents: &[Intent]) {
        let now = Desk::now(ctx);
        if intents.contains(&Intent::Threat) {
            self.threat.held = Some(now);
        }
        let key = desk.settings.keys.press(Command::Threat).key;
        if !ctx.input(|input| input.key_down(key))
            && let Some(since) = self.threat.held.take()
            && now - since > HOLD
        {
            self.threat.on = !self.threat.on;
        }
    }

    fn camera_keys(&mut self, desk: &mut Desk) {
        if desk.input.take(Command::ZoomIn) {
            self.camera.nearer();
        }
        if desk.input.take(Command::ZoomOut) {
            self.camera.farther();
        }
        if desk.input.take(Command::ZoomFit) {
            self.camera.fit();
        }
    }

    /// The log comes up where it shares its place; where it has its own, it changes between everything and what matters.
    fn open_log(&mut self, ctx: &Context) {
        if Class::of(ctx.screen_rect().size()).is_roomy() {
            self.log.important = !self.log.important;
        } else {
            self.tab = if self.tab == Some(Tab::Log) { None } else { Some(Tab::Log) };
        }
    }

    /// One step back: out of what is open, then to the menu.
    fn step_back(&mut self) -> Intent {
        let can_leave = self.choice.as_ref().is_some_and(|choice| matches!(choice.purpose, Purpose::Deed(_)))
            || self.choice.as_ref().is_some_and(|choice| matches!(choice.among, Among::List(_)))
            || self.hint.is_some();
        if can_leave {
            return Intent::Leave;
        }
        if std::mem::take(&mut self.is_timeline_open) || self.pinned.take().is_some() {
            return Intent::Leave;
        }
        Intent::Menu
    }

    /// A key without a command of its own sees what is shown through.
    fn any_key(&self, ctx: &Context, idle: bool) -> Option<Intent> {
        let pressed = ctx.input(|input| {
            let key = |event: &egui::Event| matches!(event, egui::Event::Key { pressed: true, .. });
            input.events.iter().any(key) || input.pointer.primary_pressed()
        });
        (idle && pressed && self.stage.is_moving()).then_some(Intent::Hurry)
    }

    /// Arrows on the map go through doors, or among the places to choose from.
    fn walk_focus(&mut self, ctx: &Context, desk: &mut Desk) {
        let Some(here) = self.focused_sector(ctx) else { return };
        let Some(nav) = desk.input.nav() else { return };
        let places = self.current_choice().filter(|choice| matches!(choice.among, Among::Places { .. }));
        if let Some(mut choice) = places {
            let forward = matches!(nav, Nav::Right | Nav::Down | Nav::Next);
            choice.step(forward);
            let only = choice.places(self.scene().public).len() < 2 && matches!(nav, Nav::Next | Nav::Previous);
            if !only {
                desk.input.take_nav();
                self.choice = Some(choice);
                self.focus_choice(ctx);
            }
            return;
        }
        if let Some(next) = beside(here, nav).filter(|next| self.scene().walk().adjacent(here, *next)) {
            desk.input.take_nav();
            focus::want(ctx, board::id(next));
        }
    }

    /// The sector that has focus.
    pub(super) fn focused_sector(&self, ctx: &Context) -> Option<Sector> {
        let focused = ctx.memory(egui::Memory::focused)?;
        let sectors = self.setup().mission.walk().sectors();
        sectors.iter().copied().find(|sector| board::id(*sector) == focused)
    }
}

/// The sector on this side.
fn beside(sector: Sector, nav: Nav) -> Option<Sector> {
    let (column, row) = (sector.column(), sector.row());
    match nav {
        Nav::Up => Sector::at(column, row.checked_sub(1)?),
        Nav::Down => Sector::at(column, row + 1),
        Nav::Left => Sector::at(column.checked_sub(1)?, row),
        Nav::Right => Sector::at(column + 1, row),
        Nav::Next | Nav::Previous => None,
    }
}
