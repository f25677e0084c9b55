//! What is chosen on the map: looked at, moved, copied, turned, taken away.

use egui::Context;

use super::{Editor, Picked, act::beside, canvas, intent::Intent};
use crate::{
    edit::{Area, Clip, Command, Turn},
    stealth::Sector,
    ui::{Cue, Desk, Tone, focus, focus::Nav},
};

impl Editor {
    /// Does what concerns what is chosen.
    pub(super) fn pieces(&mut self, ctx: &Context, desk: &mut Desk, intent: &Intent) {
        match *intent {
            Intent::Pick(at, nth) => {
                self.area = None;
                self.picked = Some(Picked { at, nth });
            }
            Intent::PickNext => self.pick_here(self.picked.map_or(self.cursor, |picked| picked.at)),
            Intent::Area(a, b) => {
                self.picked = None;
                self.area = Some((a, b));
            }
            Intent::Stretch(side) => self.stretch(ctx, side),
            Intent::All => {
                let (columns, rows) = self.sheet().extent();
                self.area = Sector::at(columns, rows).map(|last| (Sector::FIRST, last));
                self.picked = None;
            }
            Intent::Nudge(side) => self.nudge(ctx, desk, side),
            Intent::Drop(to) => self.drop_at(desk, to),
            Intent::Shift(to) => self.shift(desk, to),
            Intent::Copy => drop(self.copy(desk)),
            Intent::Cut => {
                if self.copy(desk)
                    && let Some(area) = self.copied()
                {
                    self.perform(desk, &Command::Erase(area.sectors().collect()));
                }
            }
            Intent::Paste => self.paste(desk),
            Intent::Turn(turn) => match self.chosen() {
                Some(area) => self.turn(desk, area, turn),
                None => desk.say(Tone::Info, desk.text("ui-editor-choose-first")),
            },
            Intent::Delete => self.delete(desk),
            _ => {}
        }
    }

    /// Looks at what is at a cell: the first thing there, at the next call the next one, then the sector itself.
    pub(super) fn pick_here(&mut self, at: Sector) {
        let count = self.sheet().things_at(at).len();
        let next = match self.picked {
            Some(Picked { at: before, nth }) if before == at => nth.map_or(0, |nth| nth + 1),
            _ => 0,
        };
        self.area = None;
        self.picked = Some(Picked { at, nth: (next < count).then_some(next) });
    }

    fn stretch(&mut self, ctx: &Context, side: Nav) {
        let (from, to) = self.area.unwrap_or((self.cursor, self.cursor));
        if let Some(next) = beside(to, side) {
            self.picked = None;
            self.area = Some((from, next));
            self.go_to(ctx, next);
        }
    }

    /// Puts the cursor on a cell, and gives it room.
    pub(super) fn go_to(&mut self, ctx: &Context, at: Sector) {
        let (columns, rows) = self.view.grid;
        self.view.grid = (columns.max(at.column()), rows.max(at.row()));
        self.cursor = at;
        focus::want(ctx, canvas::id(at));
    }

    /// Moves what is chosen by one cell.
    fn nudge(&mut self, ctx: &Context, desk: &mut Desk, side: Nav) {
        if let Some(area) = self.chosen() {
            if let Some(to) = beside(area.from(), side) {
                self.shift(desk, to);
            }
            return;
        }
        let Some(to) = self.picked.and_then(|picked| beside(picked.at, side)) else { return };
        self.drop_at(desk, to);
        self.go_to(ctx, to);
    }

    /// Moves the thing that is looked at.
    fn drop_at(&mut self, desk: &mut Desk, to: Sector) {
        let Some(thing) = self.picked_thing() else { return };
        if self.perform(desk, &Command::Move { thing, to }) {
            let last = self.sheet().things_at(to).len().checked_sub(1);
            self.picked = Some(Picked { at: to, nth: last });
        }
    }

    fn shift(&mut self, desk: &mut Desk, to: Sector) {
        let Some(area) = self.chosen() else { return };
        if self.perform(desk, &Command::Shift { area, to }) {
            self.choose(to, area.size());
        }
    }

    fn turn(&mut self, desk: &mut Desk, area: Area, turn: Turn) {
        if self.perform(desk, &Command::Turn { area, turn }) {
            let (columns, rows) = match turn {
                Turn::Across | Turn::Down => area.size(),
                Turn::Left | Turn::Right => (area.size().1, area.size().0),
            };
            self.choose(area.from(), (columns, rows));
        }
    }

    /// Chooses the piece of this size from a corner on.
    fn choose(&mut self, from: Sector, (columns, rows): (u16, u16)) {
        let far = Sector::at(from.column() + columns.max(1) - 1, from.row() + rows.max(1) - 1);
        self.picked = None;
        self.area = far.map(|far| (from, far));
    }

    /// The rectangle that is chosen, or the sector looked at.
    fn copied(&self) -> Option<Area> {
        self.chosen().or_else(|| self.picked.map(|picked| Area::new(picked.at, picked.at)))
    }

    fn copy(&mut self, desk: &mut Desk) -> bool {
        let clip = self.copied().map(|area| Clip::copy(self.sheet(), area)).filter(|clip| !clip.is_empty());
        let Some(clip) = clip else {
            desk.say(Tone::Info, desk.text("ui-editor-choose-first"));
            return false;
        };
        desk.play(Cue::Choose);
        self.clip = Some(clip);
        true
    }

    /// Lays down what was copied, with its corner where the cursor stands.
    fn paste(&mut self, desk: &mut Desk) {
        let Some(clip) = self.clip.clone() else {
            return desk.say(Tone::Info, desk.text("ui-editor-nothing-copied"));
        };
        let (at, size) = (self.picked.map_or(self.cursor, |picked| picked.at), clip.size());
        if self.perform(desk, &Command::Paste { clip, at }) {
            self.choose(at, size);
        }
    }

    fn delete(&mut self, desk: &mut Desk) {
        let command = match (self.chosen(), self.picked_thing(), self.picked) {
            (Some(area), ..) => Command::Erase(area.sectors().collect()),
            (_, Some(thing), _) => Command::Remove(thing),
            (_, None, Some(picked)) => Command::Erase(vec![picked.at]),
            _ => return,
        };
        if self.perform(desk, &command) {
            self.area = None;
            self.picked = self.picked.map(|picked| Picked { nth: None, ..picked });
        }
    }
}
