//! The gamepad: shoulders change the tool, other buttons what it puts down and where walls come.

use egui::Context;

use super::{
    Editor, canvas,
    intent::{Intent, Step},
    tool::{Stuff, Tool},
};
use crate::ui::{
    Desk, Tone,
    focus::Nav,
    input::{Command, Device},
};

/// Every button with what it does, for the cheat sheet.
pub const PAD: [(&str, &str); 10] = [
    ("ui-pad-a", "ui-editor-pad-a"),
    ("ui-pad-b", "ui-editor-pad-b"),
    ("ui-pad-x", "ui-editor-undo"),
    ("ui-pad-y", "ui-editor-pad-y"),
    ("ui-pad-stick", "ui-editor-pad-stick"),
    ("ui-pad-shoulders", "ui-editor-pad-shoulders"),
    ("ui-pad-left-trigger", "ui-command-zoom-out"),
    ("ui-pad-right-trigger", "ui-command-zoom-in"),
    ("ui-pad-start", "ui-editor-play"),
    ("ui-pad-select", "ui-editor-pad-select"),
];

/// The width below which no palette shows what is in the hand.
const NARROW: f32 = 1120.0;

impl Editor {
    /// What the author pressed on a pad, where that means something else here than on other screens.
    pub(super) fn pad(&mut self, ctx: &Context, desk: &mut Desk, intents: &mut Vec<Intent>) {
        if desk.input.device() != Device::Pad {
            self.aiming = false;
            return;
        }
        let on_map = ctx.memory(egui::Memory::focused) == Some(canvas::id(self.cursor));
        if desk.input.take(Command::Threat) {
            if on_map {
                desk.input.turn_to(Nav::Next);
            } else {
                self.go_to(ctx, self.cursor);
            }
            return;
        }
        if !on_map {
            return;
        }
        if desk.input.take(Command::Inspect) {
            intents.push(Intent::StepStuff);
        }
        let aiming = std::mem::take(&mut self.aiming);
        match desk.input.nav() {
            None => self.aiming = aiming,
            Some(Nav::Next) => self.change_tool(ctx, desk, Step::Forward, intents),
            Some(Nav::Previous) => self.change_tool(ctx, desk, Step::Back, intents),
            Some(side) if aiming => {
                desk.input.take_nav();
                intents.push(Intent::EdgeBeside(side));
            }
            Some(_) => {}
        }
    }

    /// The next tool, or the one before; told where no palette shows it.
    fn change_tool(&self, ctx: &Context, desk: &mut Desk, step: Step, intents: &mut Vec<Intent>) {
        desk.input.take_nav();
        intents.push(Intent::StepTool(step));
        if ctx.screen_rect().width() < NARROW {
            let (_, name) = self.tool.beside(step).words();
            desk.say(Tone::Info, desk.text(name));
        }
    }

    /// A wall is put between two sectors: with a pad, the direction comes next.
    pub(super) fn aim(&mut self, desk: &mut Desk) {
        self.aiming = desk.input.device() == Device::Pad;
        let how = if self.aiming { "ui-editor-wall-pad" } else { "ui-editor-wall-how" };
        desk.say(Tone::Info, desk.text(how));
    }

    /// The next of what is in the hand; without anything to put down, the next thing here is looked at.
    pub(super) fn step_stuff(&mut self, desk: &Desk) {
        let next = match self.tool {
            Tool::Paint => Intent::StepTile(Step::Forward),
            Tool::Route => Intent::NextColour,
            Tool::Put(Stuff::Enemy) => Intent::NextKind,
            _ => return self.pick_here(self.picked.map_or(self.cursor, |picked| picked.at)),
        };
        self.hold(desk, next);
    }
}
