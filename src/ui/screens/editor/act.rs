//! What comes of what the author wants.

use egui::Context;

use super::{
    Editor, Picked,
    callout::Pointed,
    canvas,
    intent::{Intent, Step, Tab},
    names,
    saving::Over,
    tool::{Stuff, Tool},
};
use crate::{
    content::{About, Bar, Edge},
    edit::{Command, Refusal},
    stealth::{Colour, Sector},
    ui::{Change, Cue, Desk, Tone, focus, focus::Nav},
};

/// The side of a cell whose edges are easily told apart.
const NEAR: f32 = 40.0;

impl Editor {
    /// Does what the author wants, and says where it leads.
    pub(super) fn act(&mut self, ctx: &Context, desk: &mut Desk, intent: Intent) -> Change {
        self.flush(desk);
        match intent {
            Intent::Use(at) => self.use_tool(desk, at),
            Intent::Draw(at) => self.draw_on(at),
            Intent::Edge(edge) => self.toggle(desk, edge),
            Intent::EdgeBeside(side) => {
                if let Some(edge) = beside(self.cursor, side).and_then(|next| Edge::between(self.cursor, next)) {
                    self.toggle(desk, edge);
                }
            }
            Intent::DropStop(stop) => self.drop_stop(ctx, desk, stop),
            Intent::Summon(_) | Intent::Post(..) | Intent::PickRelief(_) | Intent::Dismiss(_) => {
                self.relieve(ctx, desk, &intent);
            }
            Intent::Do(command) => drop(self.perform(desk, &command)),
            Intent::Undo | Intent::Redo | Intent::Jump(_) => self.travel(desk, &intent),
            Intent::Save => drop(self.save(desk)),
            Intent::SaveAnyway => drop(self.write(desk, Over::No)),
            Intent::SaveOver => drop(self.write(desk, Over::Yes)),
            Intent::SaveAndLeave if self.save(desk) => return self.close(desk),
            Intent::Discard => return self.close(desk),
            Intent::Leave => return self.leave(desk),
            Intent::Recover => {
                self.file.recover(&mut self.keep);
                self.changed(desk);
            }
            Intent::Reload => self.reload(desk),
            Intent::Share => self.give_away(ctx, desk),
            Intent::Forget => self.file.forget(&mut self.keep),
            Intent::Play => self.play(ctx, desk, super::trial::From::Start),
            Intent::PlayFrom => self.play(ctx, desk, super::trial::From::Chosen),
            Intent::Fault(at) => self.look_at_fault(ctx, at),
            Intent::NextFault => {
                let count = self.check.found().map_or(0, |found| found.findings.len());
                let next = self.fault.map_or(0, |fault| fault + 1);
                self.look_at_fault(ctx, if next < count { next } else { 0 });
            }
            Intent::Fix(at) => self.mend(desk, at),
            other => {
                self.pieces(ctx, desk, &other);
                self.hold(desk, other);
            }
        }
        Change::Keep
    }

    /// What changes only what is held or looked at.
    pub(super) fn hold(&mut self, desk: &Desk, intent: Intent) {
        match intent {
            Intent::Tool(tool) => self.tool = tool,
            Intent::StepTool(step) => self.tool = self.tool.beside(step),
            Intent::StepStuff => self.step_stuff(desk),
            Intent::Tile(tile) => (self.tile, self.tool) = (tile, Tool::Paint),
            Intent::StepTile(Step::Forward) => self.tile = self.tile % 11 + 1,
            Intent::StepTile(Step::Back) => self.tile = (self.tile + 9) % 11 + 1,
            Intent::Colour(colour) => self.colour = colour,
            Intent::NextColour => self.colour = after(&Colour::ALL, self.colour),
            Intent::Kind(kind) => (self.kind, self.tool) = (kind, Tool::Put(Stuff::Enemy)),
            Intent::NextKind => {
                let kinds: Vec<&String> = desk.catalog.cards().kinds().iter().map(|kind| &kind.id).collect();
                let at = kinds.iter().position(|kind| **kind == self.kind).map_or(0, |at| at + 1);
                self.kind = kinds.get(at % kinds.len().max(1)).map(|kind| (*kind).clone()).unwrap_or_default();
            }
            Intent::Zoom(Step::Forward) => self.view.zoom_by(1.25, None),
            Intent::Zoom(Step::Back) => self.view.zoom_by(0.8, None),
            Intent::Nearer(pos) => self.view.zoom_to(NEAR, pos),
            Intent::Fit => self.view.fit(self.file.document().sheet()),
            Intent::Tab(tab) => self.tab = if self.tab == Some(tab) { None } else { Some(tab) },
            Intent::Overlay(overlay) if self.overlays.remove(&overlay) => {}
            Intent::Overlay(overlay) => drop(self.overlays.insert(overlay)),
            _ => {}
        }
    }

    /// The tool at a cell.
    fn use_tool(&mut self, desk: &mut Desk, at: Sector) {
        let (tile, colour) = (self.tile, self.colour);
        match self.tool {
            Tool::Select => self.pick_here(at),
            Tool::Paint => self.stroke = self.perform(desk, &Command::Paint { at: vec![at], tile }),
            Tool::Erase => self.stroke = self.perform(desk, &Command::Erase(vec![at])),
            Tool::Wall | Tool::Vent => self.aim(desk),
            Tool::Letter => {
                let has = self.sheet().room(at).is_some_and(|room| room.letter.is_some());
                let letter = if has { None } else { self.sheet().free_letter() };
                self.perform(desk, &Command::Letter { at, letter });
            }
            Tool::Route => drop(self.perform(desk, &Command::AddStop { colour, at, number: None })),
            Tool::Put(stuff) => {
                let called = desk.text(stuff.name());
                let thing = stuff.thing(self.sheet(), &self.kind, colour, &called);
                self.perform(desk, &Command::Put { at, thing });
            }
        }
        if matches!(self.tool, Tool::Put(_) | Tool::Route | Tool::Letter) {
            self.area = None;
            let last = self.sheet().things_at(at).len().checked_sub(1);
            self.picked = Some(Picked { at, nth: last });
        }
    }

    /// One more cell of the same stroke.
    fn draw_on(&mut self, at: Sector) {
        let command = match self.tool {
            Tool::Paint => Command::Paint { at: vec![at], tile: self.tile },
            Tool::Erase => Command::Erase(vec![at]),
            _ => return,
        };
        let done = if self.stroke {
            self.file.extend(&mut self.keep, &command)
        } else {
            self.file.perform(&mut self.keep, &command)
        };
        if done.is_ok() {
            self.stroke = true;
            self.check.changed();
        }
    }

    fn toggle(&mut self, desk: &mut Desk, edge: Edge) {
        let Some(bar) = self.tool.bar() else { return };
        let bar = if self.sheet().bar(edge) == bar { Bar::Open } else { bar };
        self.perform(desk, &Command::Bar { edges: vec![edge], bar });
    }

    /// Does something; whether it was done. What would change nothing is left without a word.
    pub(super) fn perform(&mut self, desk: &mut Desk, command: &Command) -> bool {
        match self.file.perform(&mut self.keep, command) {
            Ok(()) => {
                self.changed(desk);
                true
            }
            Err(refusal) => {
                refuse(desk, refusal);
                false
            }
        }
    }

    /// The mission is another one now.
    pub(super) fn changed(&mut self, desk: &mut Desk) {
        self.check.changed();
        self.view.grow(self.file.document().sheet());
        if let Some(trouble) = self.file.trouble() {
            desk.say(Tone::Error, desk.fault(trouble));
        }
    }

    fn travel(&mut self, desk: &mut Desk, intent: &Intent) {
        let done = match intent {
            Intent::Undo => self.file.undo(&mut self.keep).map(drop),
            Intent::Redo => self.file.redo(&mut self.keep).map(drop),
            Intent::Jump(to) => self.file.jump(&mut self.keep, *to),
            _ => return,
        };
        match done {
            Ok(()) => {
                desk.play(Cue::Undo);
                self.changed(desk);
            }
            Err(refusal) => refuse(desk, refusal),
        }
    }

    /// Goes to the place of a fault.
    fn look_at_fault(&mut self, ctx: &Context, at: usize) {
        self.fault = Some(at);
        let about = self.check.found().and_then(|found| found.findings.get(at)).map(|finding| finding.about);
        if let Some(place) = self.place_of(Pointed::Fault(at)) {
            self.cursor = place;
            focus::want(ctx, canvas::id(place));
            let nth = if let Some(About::Thing(thing)) = about { Some(thing.nth) } else { None };
            self.picked = Some(Picked { at: place, nth });
        }
        match about {
            Some(About::Relief(at)) => (self.tab, self.track.chosen) = (Some(Tab::Alarm), Some(at)),
            Some(About::Field(field)) => self.tab = Some(names::tab_of(field)),
            _ => {}
        }
    }

    fn mend(&mut self, desk: &mut Desk, at: usize) {
        let fix = self.check.current().and_then(|found| found.fixes.get(at)?.clone());
        let Some(fix) = fix else { return };
        match self.file.apply(&mut self.keep, &fix.edit) {
            Ok(()) => {
                desk.play(Cue::Success);
                self.fault = None;
                self.changed(desk);
            }
            Err(refusal) => refuse(desk, refusal),
        }
    }
}

/// The cell on this side.
pub fn beside(at: Sector, side: Nav) -> Option<Sector> {
    let (column, row) = (at.column(), at.row());
    match side {
        Nav::Up => Sector::at(column, row - 1),
        Nav::Down => Sector::at(column, row + 1),
        Nav::Left => Sector::at(column - 1, row),
        Nav::Right => Sector::at(column + 1, row),
        Nav::Next | Nav::Previous => None,
    }
}

/// The one behind it, the first behind the last.
fn after<T: Copy + PartialEq>(all: &[T], now: T) -> T {
    let at = all.iter().position(|one| *one == now).map_or(0, |at| at + 1);
    all.get(at % all.len().max(1)).copied().unwrap_or(now)
}

/// Says why not.
pub fn refuse(desk: &mut Desk, refusal: Refusal) {
    let said = match refusal {
        Refusal::Nothing => return,
        Refusal::Gap(at) => desk.with("ui-editor-refused-gap", &[("sector", at.to_string().into())]),
        Refusal::OffGrid => desk.text("ui-editor-refused-grid"),
        Refusal::LetterTaken(at) => desk.with("ui-editor-refused-letter", &[("sector", at.to_string().into())]),
        Refusal::NoTile(tile) => desk.with("ui-editor-refused-tile", &[("tile", tile.into())]),
        Refusal::NotThere | Refusal::NotAWaypoint | Refusal::Stale => desk.text("ui-editor-refused-stale"),
        Refusal::NoSuchStep => desk.text("ui-editor-refused-step"),
    };
    desk.play(Cue::Refused);
    desk.say(Tone::Warning, said);
}
