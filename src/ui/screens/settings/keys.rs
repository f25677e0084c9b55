//! The keys of every command, to be bound by pressing them, and what the buttons of a pad do.

use egui::{Context, Key, Ui};

use super::row::row;
use crate::ui::{
    Cue, Desk, Tone,
    input::{Bindings, Command, Press},
    parts::{self, Answered, Button, Confirm, Kind},
    theme::{Palette, Rule, Type, Weight, icon, icons},
};

/// The state of the tab.
#[derive(Default)]
pub struct Keys {
    /// The command whose key is being waited for.
    waiting: Option<Command>,
    /// Whether the player is asked if all keys are to be as in a new game.
    asking: bool,
}

/// What each pad button does; a pad has no more than these.
const PAD: [(&str, &str); 9] = [
    ("ui-pad-a", "ui-pad-does-a"),
    ("ui-pad-b", "ui-pad-does-b"),
    ("ui-pad-x", "ui-command-undo"),
    ("ui-pad-y", "ui-command-inspect"),
    ("ui-pad-start", "ui-command-menu"),
    ("ui-pad-select", "ui-command-threat"),
    ("ui-pad-stick", "ui-pad-does-stick"),
    ("ui-pad-shoulders", "ui-pad-does-shoulders"),
    ("ui-pad-triggers", "ui-pad-does-triggers"),
];

impl Keys {
    /// Whether a key or an answer is being waited for.
    pub fn is_busy(&self) -> bool {
        self.waiting.is_some() || self.asking
    }

    /// Leaves everything as it was.
    pub fn leave(&mut self) {
        (self.waiting, self.asking) = (None, false);
    }

    /// Shows both lists.
    pub fn show(&mut self, ui: &mut Ui, desk: &mut Desk) {
        self.hear(desk);
        let palette = Palette::of(ui.ctx());
        parts::head(ui, &desk.text("ui-settings-keyboard"), None);
        ui.add(egui::Label::new(Type::Note.text(desk.text("ui-settings-fixed-keys"), palette.text_dim)).wrap());
        for command in Command::ALL {
            self.command(ui, desk, command);
        }
        let changed = desk.settings.keys != Bindings::default();
        let button = Button::new(desk.text("ui-settings-reset-keys")).icon(icons::ARROW_COUNTER_CLOCKWISE);
        let response = button.enabled(changed).show(ui);
        if !changed {
            parts::tip(ui, &response, &desk.text("ui-settings-reset-keys-idle"));
        }
        self.asking |= response.clicked();
        ui.add_space(Rule::GAP);
        parts::head(ui, &desk.text("ui-settings-pad"), None);
        for (button, does) in PAD {
            row(ui, &desk.text(does), "", |ui| parts::key_cap(ui, &desk.text(button)));
        }
    }

    fn command(&mut self, ui: &mut Ui, desk: &mut Desk, command: Command) {
        let palette = Palette::of(ui.ctx());
        let name = desk.text(command.name());
        let key = desk.settings.keys.press(command).to_string();
        let others: Vec<String> = desk.settings.keys.conflicts(command).map(|other| desk.text(other.name())).collect();
        let waiting = self.waiting == Some(command);
        let clicked = row(ui, &name, "", |ui| {
            let label = if waiting { desk.text("ui-settings-press") } else { key };
            let called = desk.with("ui-settings-key-of", &[("command", name.as_str().into())]);
            let kind = if waiting { Kind::Chosen } else { Kind::Plain };
            let response = Button::new(label).name(called).kind(kind).height(26.0).least_width(84.0).show(ui);
            if !others.is_empty() {
                ui.label(icon(icons::WARNING, Weight::Fill, 16.0, palette.overwatch));
                let said = desk.with("ui-settings-conflict", &[("commands", others.join(", ").into())]);
                ui.add(egui::Label::new(Type::Dense.text(said, palette.overwatch)).wrap());
            }
            response.clicked()
        });
        if clicked {
            self.waiting = if waiting { None } else { Some(command) };
            desk.play(Cue::Choose);
        }
    }

    /// Binds the key that came, where one is waited for.
    fn hear(&mut self, desk: &mut Desk) {
        let Some(command) = self.waiting else { return };
        let Some(press) = desk.input.listen() else { return };
        if press.key == Key::Escape {
            self.waiting = None;
        } else if is_fixed(press) {
            let said = desk.with("ui-settings-fixed", &[("key", press.to_string().into())]);
            desk.say(Tone::Warning, said);
            desk.play(Cue::Refused);
        } else {
            desk.set(|settings| settings.keys.bind(command, press));
            desk.play(Cue::Choose);
            self.waiting = None;
        }
    }

    /// Asks what is to be asked.
    pub fn ask(&mut self, ctx: &Context, desk: &mut Desk) {
        if !self.asking {
            return;
        }
        let confirm = Confirm {
            title: desk.text("ui-settings-reset-keys"),
            text: desk.text("ui-settings-reset-keys-text"),
            yes: desk.text("ui-settings-reset-keys-yes"),
            no: desk.text("ui-cancel"),
            danger: true,
        };
        match confirm.show(ctx, &mut desk.input) {
            Some(Answered::Yes) => desk.set(|settings| settings.keys = Bindings::default()),
            Some(Answered::No) => {}
            None => return,
        }
        self.asking = false;
    }
}

/// Keys that move focus, confirm or go back keep that use.
fn is_fixed(press: Press) -> bool {
    use Key::{ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Enter, Tab};
    matches!(press.key, Tab | Enter | ArrowUp | ArrowDown | ArrowLeft | ArrowRight)
}
