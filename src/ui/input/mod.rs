//! What the player presses: commands by key or pad, and the device in use.

mod bindings;
mod command;
mod pad;

pub use bindings::{Bindings, Press};
pub use command::Command;
pub use pad::PadButton;

use egui::{Context, Event, Key, Modifiers};

use super::focus::Nav;

/// The device the player used last; prompts show its keys.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Device {
    /// Mouse, with keys beside it.
    #[default]
    Mouse,
    /// The keyboard alone.
    Keyboard,
    /// A gamepad.
    Pad,
}

/// What was pressed in the frame being drawn.
#[derive(Clone, Debug, Default)]
pub struct Input {
    device: Device,
    /// Pad buttons pressed since the last frame.
    waiting: Vec<PadButton>,
    commands: Vec<Command>,
    /// The keys that came, whatever they are bound to; none where a text field had the keyboard.
    presses: Option<Vec<Press>>,
    nav: Option<Nav>,
    back: bool,
    /// Whether a text field has the keyboard.
    typing: bool,
    /// Whether the next key is to be bound, and the key that came.
    listening: bool,
    heard: Option<Press>,
}

impl Input {
    /// The device in use.
    pub fn device(&self) -> Device {
        self.device
    }

    /// Whether a command was given; it counts once.
    pub fn take(&mut self, command: Command) -> bool {
        let found = self.commands.iter().position(|&given| given == command);
        found.map(|at| self.commands.remove(at)).is_some()
    }

    /// Whether a key was pressed with just these others held, whatever it is bound to; it counts once. For screens with
    /// keys of their own.
    pub fn take_press(&mut self, press: Press) -> bool {
        let Some(presses) = &mut self.presses else { return false };
        let found = presses.iter().position(|given| given.same(press));
        found.map(|at| presses.remove(at)).is_some()
    }

    /// Whether a text field had the keyboard in the frame before.
    pub fn is_typing(&self) -> bool {
        self.presses.is_none()
    }

    /// The direction pressed, for screens that move something else than focus with it; it counts once.
    pub fn take_nav(&mut self) -> Option<Nav> {
        self.nav.take()
    }

    /// Goes this way with the focus, as if it had been pressed.
    pub fn turn_to(&mut self, nav: Nav) {
        self.nav = Some(nav);
    }

    /// The direction pressed.
    pub fn nav(&self) -> Option<Nav> {
        self.nav
    }

    /// Whether Escape, or B on the pad, was pressed; it counts once.
    pub fn take_back(&mut self) -> bool {
        std::mem::take(&mut self.back)
    }

    /// A text field has the keyboard: until the next frame keys are letters, not commands.
    pub fn note_typing(&mut self) {
        self.typing = true;
    }

    /// Waits for a key to be bound: until the next frame keys do nothing but be heard. Gives the one that came.
    pub fn listen(&mut self) -> Option<Press> {
        self.listening = true;
        self.heard.take()
    }

    /// A pad button went down.
    pub fn press_pad(&mut self, button: PadButton) {
        self.waiting.push(button);
    }

    /// Reads what was pressed, at the start of a frame.
    pub(super) fn begin(&mut self, ctx: &Context, bindings: &Bindings) {
        let typing = std::mem::take(&mut self.typing);
        let listening = std::mem::take(&mut self.listening);
        self.heard = None;
        self.commands.clear();
        self.presses = (!typing).then(Vec::new);
        (self.nav, self.back) = (None, false);
        // Read before the pad adds its own: what a pad button stands for was not pressed on a keyboard.
        let events = ctx.input(|input| input.events.clone());
        for button in std::mem::take(&mut self.waiting) {
            self.device = Device::Pad;
            self.read_pad(ctx, button);
        }
        for event in events {
            match event {
                Event::Key { key, pressed: true, modifiers, .. } if listening => {
                    self.heard = Some(Press { key, modifiers });
                    ctx.input_mut(|input| input.consume_key(modifiers, key));
                }
                Event::Key { key, pressed: true, modifiers, repeat, .. } => {
                    self.device = Device::Keyboard;
                    self.presses.iter_mut().for_each(|presses| presses.push(Press { key, modifiers }));
                    if !self.read_key(Press { key, modifiers }, typing) && !typing {
                        self.read_command(ctx, bindings, Press { key, modifiers }, repeat);
                    }
                }
                Event::PointerButton { pressed: true, .. } | Event::PointerMoved(_) => self.device = Device::Mouse,
                _ => {}
            }
        }
    }

    fn read_pad(&mut self, ctx: &Context, button: PadButton) {
        match button {
            PadButton::Confirm => press_key(ctx, Key::Enter),
            PadButton::Back => self.back = true,
            PadButton::Nav(nav) => self.nav = Some(nav),
            PadButton::Command(command) => self.commands.push(command),
        }
    }

    /// The keys that are the same for everybody; whether it was one. A held one moves on.
    fn read_key(&mut self, Press { key, modifiers }: Press, typing: bool) -> bool {
        match key {
            Key::Escape => self.back = true,
            Key::Tab if modifiers.shift => self.nav = Some(Nav::Previous),
            Key::Tab => self.nav = Some(Nav::Next),
            Key::ArrowUp => self.nav = Some(Nav::Up),
            Key::ArrowDown => self.nav = Some(Nav::Down),
            Key::ArrowLeft if !typing => self.nav = Some(Nav::Left),
            Key::ArrowRight if !typing => self.nav = Some(Nav::Right),
            _ => return false,
        }
        true
    }

    /// A key with a command. A held one gives it once.
    fn read_command(&mut self, ctx: &Context, bindings: &Bindings, press: Press, repeat: bool) {
        let Some(command) = bindings.command(press) else { return };
        if !repeat {
            self.commands.push(command);
        }
        // A control in focus must not take the same key for a click.
        ctx.input_mut(|input| input.consume_key(press.modifiers, press.key));
    }
}

/// A pad button that stands for a key, as egui sees it.
fn press_key(ctx: &Context, key: Key) {
    let modifiers = Modifiers::NONE;
    let event = Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
    ctx.input_mut(|input| input.events.push(event));
}
