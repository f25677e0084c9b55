//! The keys of the editor: one table for hands and cheat sheet.

use egui::{Context, Event, Key, Modifiers};

use super::{
    Editor,
    act::beside,
    canvas,
    intent::{Intent, Step, Tab},
    overlay::Overlay,
    tool::{Stuff, Tool},
};
use crate::{
    edit::Turn,
    stealth::Sector,
    ui::{
        Desk,
        focus::{self, Nav},
        input::{Command, Device, Press},
    },
};

/// What is held with a key.
const NONE: Modifiers = Modifiers::NONE;
const CTRL: Modifiers = Modifiers { ctrl: true, command: true, ..Modifiers::NONE };
const SHIFT: Modifiers = Modifiers::SHIFT;
const CTRL_SHIFT: Modifiers = Modifiers { ctrl: true, command: true, shift: true, ..Modifiers::NONE };

/// A key with what it does, and the key of its words.
pub struct Shortcut {
    modifiers: Modifiers,
    key: Key,
    intent: Intent,
    /// The words.
    pub words: &'static str,
}

impl Shortcut {
    /// The key as people read it.
    pub fn press(&self) -> Press {
        Press { key: self.key, modifiers: self.modifiers }
    }
}

const fn on(modifiers: Modifiers, key: Key, intent: Intent, words: &'static str) -> Shortcut {
    Shortcut { modifiers, key, intent, words }
}

/// Every key with a meaning of its own.
pub const KEYS: &[Shortcut] = &[
    on(NONE, Key::V, Intent::Tool(Tool::Select), "ui-editor-tool-select"),
    on(NONE, Key::B, Intent::Tool(Tool::Paint), "ui-editor-tool-paint"),
    on(NONE, Key::X, Intent::Tool(Tool::Erase), "ui-editor-tool-erase"),
    on(NONE, Key::W, Intent::Tool(Tool::Wall), "ui-editor-tool-wall"),
    on(NONE, Key::N, Intent::Tool(Tool::Vent), "ui-editor-tool-vent"),
    on(NONE, Key::L, Intent::Tool(Tool::Letter), "ui-editor-tool-letter"),
    on(NONE, Key::P, Intent::Tool(Tool::Route), "ui-editor-tool-route"),
    on(NONE, Key::Num1, Intent::put(Stuff::Start), "ui-editor-start"),
    on(NONE, Key::Num2, Intent::put(Stuff::Exit), "ui-editor-exit"),
    on(NONE, Key::Num3, Intent::put(Stuff::Objective), "ui-editor-objective"),
    on(NONE, Key::Num4, Intent::put(Stuff::Optional), "ui-editor-optional"),
    on(NONE, Key::Num5, Intent::put(Stuff::Key), "ui-editor-key"),
    on(NONE, Key::Num6, Intent::put(Stuff::Lock), "ui-editor-lock"),
    on(NONE, Key::Num7, Intent::put(Stuff::Entrance), "ui-editor-entrance"),
    on(NONE, Key::Num8, Intent::put(Stuff::Enemy), "ui-editor-guard"),
    on(NONE, Key::C, Intent::NextColour, "ui-editor-next-colour"),
    on(NONE, Key::K, Intent::NextKind, "ui-editor-next-kind"),
    on(NONE, Key::T, Intent::StepTile(Step::Forward), "ui-editor-next-tile"),
    on(SHIFT, Key::T, Intent::StepTile(Step::Back), "ui-editor-last-tile"),
    on(NONE, Key::I, Intent::PickNext, "ui-editor-pick-next"),
    on(NONE, Key::Delete, Intent::Delete, "ui-editor-delete"),
    on(NONE, Key::Backspace, Intent::Delete, "ui-editor-delete"),
    on(CTRL, Key::Z, Intent::Undo, "ui-editor-undo"),
    on(CTRL, Key::Y, Intent::Redo, "ui-editor-redo"),
    on(CTRL_SHIFT, Key::Z, Intent::Redo, "ui-editor-redo"),
    on(CTRL, Key::A, Intent::All, "ui-editor-all"),
    on(CTRL, Key::C, Intent::Copy, "ui-editor-copy"),
    on(CTRL, Key::X, Intent::Cut, "ui-editor-cut"),
    on(CTRL, Key::V, Intent::Paste, "ui-editor-paste"),
    on(NONE, Key::H, Intent::Turn(Turn::Across), "ui-editor-across"),
    on(SHIFT, Key::H, Intent::Turn(Turn::Down), "ui-editor-down"),
    on(NONE, Key::R, Intent::Turn(Turn::Right), "ui-editor-right"),
    on(SHIFT, Key::R, Intent::Turn(Turn::Left), "ui-editor-left"),
    on(NONE, Key::F5, Intent::Play, "ui-editor-play"),
    on(SHIFT, Key::F5, Intent::PlayFrom, "ui-editor-play-from"),
    on(CTRL, Key::S, Intent::Save, "ui-editor-save"),
    on(NONE, Key::F8, Intent::NextFault, "ui-editor-next-fault"),
    on(NONE, Key::F2, Intent::Tab(Tab::Inspect), "ui-editor-tab-inspect"),
    on(NONE, Key::F3, Intent::Tab(Tab::Story), "ui-editor-tab-story"),
    on(NONE, Key::F4, Intent::Tab(Tab::Alarm), "ui-editor-tab-alarm"),
    on(NONE, Key::F6, Intent::Tab(Tab::History), "ui-editor-tab-history"),
    on(NONE, Key::F7, Intent::Tab(Tab::Trial), "ui-editor-tab-trial"),
    on(NONE, Key::F1, Intent::Tab(Tab::Keys), "ui-editor-tab-keys"),
    on(SHIFT, Key::Num1, Intent::Overlay(Overlay::Patrols), "ui-editor-patrols-note"),
    on(SHIFT, Key::Num2, Intent::Overlay(Overlay::Reach), "ui-editor-reach-note"),
    on(SHIFT, Key::Num3, Intent::Overlay(Overlay::Distances), "ui-editor-distances-note"),
    on(SHIFT, Key::Num4, Intent::Overlay(Overlay::Chokes), "ui-editor-chokes-note"),
    on(SHIFT, Key::Num5, Intent::Overlay(Overlay::Noise), "ui-editor-noise-note"),
    on(SHIFT, Key::Num6, Intent::Overlay(Overlay::Ways), "ui-editor-ways-note"),
    on(SHIFT, Key::Num7, Intent::Overlay(Overlay::Heat), "ui-editor-heat-note"),
    on(NONE, Key::F9, Intent::Tab(Tab::Proof), "ui-editor-proof"),
];

impl Editor {
    /// What the author pressed.
    pub(super) fn keys(&mut self, ctx: &Context, desk: &mut Desk) -> Vec<Intent> {
        let mut intents = Vec::new();
        if desk.input.is_typing() {
            if desk.input.take_back() {
                self.flush(desk);
                self.go_to(ctx, self.cursor);
            }
            return intents;
        }
        self.row_keys(desk, &mut intents);
        self.pad(ctx, desk, &mut intents);
        for shortcut in KEYS {
            if desk.input.take_press(shortcut.press()) {
                intents.push(shortcut.intent.clone());
            }
        }
        intents.extend(clipboard(ctx).filter(|intent| !intents.contains(intent)));
        // A pad has buttons for these; on a keyboard they have keys of their own above.
        for (command, intent) in [
            (Command::Undo, Intent::Undo),
            (Command::Menu, Intent::Play),
            (Command::ZoomIn, Intent::Zoom(Step::Forward)),
            (Command::ZoomOut, Intent::Zoom(Step::Back)),
            (Command::ZoomFit, Intent::Fit),
        ] {
            if desk.input.take(command) {
                intents.push(intent);
            }
        }
        self.walk(ctx, desk, &mut intents);
        if desk.input.take_back() {
            intents.extend(self.step_back());
        }
        self.keep_focus(ctx, desk);
        intents
    }

    /// Arrows on the map: alone the cursor moves; with Shift the rectangle grows, or walls are put; with Alt what is
    /// chosen moves.
    fn walk(&mut self, ctx: &Context, desk: &mut Desk, intents: &mut Vec<Intent>) {
        let on_map = ctx.memory(egui::Memory::focused) == Some(canvas::id(self.cursor));
        let Some(side) = desk.input.nav().filter(|side| on_map && !matches!(side, Nav::Next | Nav::Previous)) else {
            return;
        };
        desk.input.take_nav();
        let Some(key) = arrow(side) else { return };
        let mut held = |modifiers| desk.input.take_press(Press { key, modifiers });
        match (held(SHIFT), held(Modifiers::ALT)) {
            (true, _) if self.tool.bar().is_some() => intents.push(Intent::EdgeBeside(side)),
            (true, _) => intents.push(Intent::Stretch(side)),
            (_, true) => intents.push(Intent::Nudge(side)),
            _ => {
                let next: Option<Sector> = beside(self.cursor, side);
                if let Some(next) = next {
                    self.go_to(ctx, next);
                }
            }
        }
    }

    /// One step back: out of what is chosen, the tool, the panel, and then the editor.
    fn step_back(&mut self) -> Option<Intent> {
        if self.area.take().is_some() || self.picked.take().is_some() || self.fault.take().is_some() {
            return None;
        }
        if self.tool != Tool::Select {
            return Some(Intent::Tool(Tool::Select));
        }
        Some(Intent::Leave)
    }

    /// Keys and pad always stand somewhere.
    fn keep_focus(&self, ctx: &Context, desk: &Desk) {
        let lost = ctx.memory(egui::Memory::focused).is_none();
        if lost && desk.input.device() != Device::Mouse {
            focus::want(ctx, canvas::id(self.cursor));
        }
    }
}

/// What the system says of its clipboard's keys, where it keeps the keys themselves.
fn clipboard(ctx: &Context) -> Option<Intent> {
    let events = ctx.input(|input| input.events.clone());
    events.iter().find_map(|event| match event {
        Event::Copy => Some(Intent::Copy),
        Event::Cut => Some(Intent::Cut),
        Event::Paste(_) => Some(Intent::Paste),
        _ => None,
    })
}

/// The key of a direction.
const fn arrow(side: Nav) -> Option<Key> {
    match side {
        Nav::Up => Some(Key::ArrowUp),
        Nav::Down => Some(Key::ArrowDown),
        Nav::Left => Some(Key::ArrowLeft),
        Nav::Right => Some(Key::ArrowRight),
        Nav::Next | Nav::Previous => None,
    }
}
