//! What a person does in a minute: looks around, points at things, walks, asks for a hint, ends turns.

use std::{
    collections::VecDeque,
    time::{Duration, Instant},
};

use egui::{Event, Id, Key, Modifiers, MouseWheelUnit, PointerButton, Pos2, pos2, vec2};

use crate::{
    engine::Dice,
    stealth::{Action, Sector, Setup},
    ui::{App, Screen, input::Command, screens::Mission},
    window::play::Table,
};

/// How many frames the hand takes from one thing to the next.
const GLIDE: u16 = 14;
/// How many frames the player watches what the enemies do.
const WATCH: u16 = 150;
/// Where the hand goes while the player looks around, in parts of the window: panels, bars, the map.
const SIGHTS: [(f32, f32); 8] =
    [(0.1, 0.1), (0.08, 0.4), (0.1, 0.85), (0.45, 0.1), (0.5, 0.4), (0.35, 0.6), (0.9, 0.3), (0.88, 0.75)];

/// One movement of a hand.
#[derive(Clone, Copy, Debug)]
enum Gesture {
    /// The pointer goes somewhere in so many frames.
    Glide(Pos2, u16),
    /// A click where the pointer is.
    Click,
    /// A key goes down and up.
    Press(Key),
    /// The wheel turns.
    Wheel(f32),
    /// Nothing for so many frames.
    Look(u16),
}

/// A person who plays.
pub struct Script {
    began: Instant,
    gestures: VecDeque<Gesture>,
    pointer: Pos2,
    dice: Dice,
    turn: usize,
    /// What is played, to begin it again.
    setup: Option<Setup>,
    /// Actions and turns of missions that ended, and of the one being played.
    done: (usize, usize),
    now: (usize, usize),
}

impl Script {
    /// Somebody who begins now.
    pub fn new(began: Instant) -> Self {
        let (gestures, pointer, dice) = (VecDeque::new(), pos2(640.0, 360.0), Dice::new(7));
        Self { began, gestures, pointer, dice, turn: 0, setup: None, done: (0, 0), now: (0, 0) }
    }

    /// How long it has been going on.
    pub fn elapsed(&self) -> Duration {
        self.began.elapsed()
    }

    /// How many actions were taken, and how many turns went by.
    pub fn told(&self) -> (usize, usize) {
        (self.done.0 + self.now.0, self.done.1 + self.now.1)
    }

    /// Does what belongs to the next frame.
    pub fn play(&mut self, table: &mut Table) {
        if self.gestures.is_empty() {
            self.plan(table);
        }
        let Some(gesture) = self.gestures.pop_front() else { return };
        match gesture {
            Gesture::Glide(to, frames @ 1..) => {
                self.pointer += (to - self.pointer) / f32::from(frames);
                table.surface.act(Event::PointerMoved(self.pointer));
                self.gestures.push_front(Gesture::Glide(to, frames - 1));
            }
            Gesture::Look(frames @ 1..) => self.gestures.push_front(Gesture::Look(frames - 1)),
            Gesture::Glide(..) | Gesture::Look(_) => {}
            Gesture::Click => [true, false].into_iter().for_each(|down| table.surface.act(self.button(down))),
            Gesture::Press(key) => [true, false].into_iter().for_each(|down| table.surface.act(press(key, down))),
            Gesture::Wheel(lines) => table.surface.act(wheel(lines)),
        }
    }

    fn button(&self, pressed: bool) -> Event {
        let (pos, button, modifiers) = (self.pointer, PointerButton::Primary, Modifiers::NONE);
        Event::PointerButton { pos, button, pressed, modifiers }
    }

    /// Thinks of the next turn.
    fn plan(&mut self, table: &mut Table) {
        let Some(mission) = mission(&table.app) else { return self.go_back(table) };
        let game = mission.game();
        self.setup.get_or_insert_with(|| game.journal().setup.clone());
        self.now = (game.journal().actions.len(), usize::from(game.game().public().turn));
        let keys = &table.app.desk().settings.keys;
        let key = |command: Command| Gesture::Press(keys.press(command).key);
        let steps: Vec<Sector> = mission.options().into_iter().filter_map(step).collect();
        let mut gestures = vec![key(Command::Skip)];
        gestures.extend(self.look_around(table));
        if let Some(to) = self.dice.pick(&steps).and_then(|to| table.surface.place(Id::new(("sector", *to)))) {
            gestures.extend([Gesture::Glide(to, GLIDE), Gesture::Look(20), Gesture::Click, Gesture::Look(30)]);
        }
        gestures.extend(match self.turn % 4 {
            0 => vec![key(Command::Threat), Gesture::Look(30), key(Command::Threat)],
            1 => vec![key(Command::Hint), Gesture::Look(60)],
            2 => vec![Gesture::Wheel(3.0), Gesture::Look(20), Gesture::Wheel(-3.0), key(Command::ZoomFit)],
            _ => vec![key(Command::Undo), Gesture::Look(20), key(Command::Hide), Gesture::Look(20)],
        });
        gestures.extend([key(Command::EndTurn), Gesture::Look(WATCH), Gesture::Press(Key::Enter)]);
        self.turn += 1;
        self.gestures.extend(gestures);
    }

    /// The hand wanders over the screen.
    fn look_around(&mut self, table: &Table) -> Vec<Gesture> {
        let size = table.surface.size();
        let mut sights = SIGHTS;
        self.dice.shuffle(&mut sights);
        let places = sights.into_iter().take(4).map(|(x, y)| (vec2(x, y) * size).to_pos2());
        places.flat_map(|place| [Gesture::Glide(place, GLIDE), Gesture::Look(8)]).collect()
    }

    /// The mission is over, or something lies over it: another one begins.
    fn go_back(&mut self, table: &mut Table) {
        self.done = self.told();
        self.now = (0, 0);
        if let Some(setup) = self.setup.clone() {
            table.app.begin(setup, self.dice.below(1000) as u64);
        }
        self.gestures.push_back(Gesture::Look(10));
    }
}

/// The mission on the screen, while it can be played.
fn mission(app: &App) -> Option<&Mission> {
    match app.top()? {
        Screen::Mission(mission) if !mission.options().is_empty() => Some(mission),
        _ => None,
    }
}

fn step(action: Action) -> Option<Sector> {
    if let Action::Move { to } = action { Some(to) } else { None }
}

fn press(key: Key, pressed: bool) -> Event {
    Event::Key { key, physical_key: None, pressed, repeat: false, modifiers: Modifiers::NONE }
}

fn wheel(lines: f32) -> Event {
    Event::MouseWheel { unit: MouseWheelUnit::Line, delta: vec2(0.0, lines), modifiers: Modifiers::NONE }
}
