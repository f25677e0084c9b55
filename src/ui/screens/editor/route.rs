//! The waypoints of a patrol as a list: pulled or pushed by keys into another order, taken away.

use egui::{Id, Response, Stroke, Ui};

use super::{
    Editor,
    intent::Intent,
    names,
    rows::{HandRow, InHand},
};
use crate::{
    content::{Thing, ThingAt},
    edit::{Command, stops},
    stealth::Colour,
    ui::{
        Desk, panels,
        parts::{self},
        theme::Palette,
    },
};

/// What a waypoint's row is known by.
pub fn id(stop: ThingAt) -> Id {
    Id::new(("editor stop", stop.place, stop.nth))
}

impl Editor {
    /// The waypoints of a patrol in their order.
    pub(super) fn round(&mut self, ui: &mut Ui, desk: &Desk, of: Colour, intents: &mut Vec<Intent>) {
        let rounds = self.check.found().into_iter().flat_map(|found| &found.rounds);
        let moves = rounds.filter(|round| round.colour == of).map(|round| round.walk.len().saturating_sub(1));
        let moves = desk.with("ui-editor-moves", &[("count", moves.max().unwrap_or(0).into())]);
        parts::head(ui, &desk.text("ui-editor-route"), Some(&moves));
        let stops = stops(self.sheet(), of);
        let rows: Vec<(ThingAt, Response)> =
            stops.into_iter().filter_map(|stop| Some((stop, self.stop(ui, desk, stop, intents)?))).collect();
        if rows.len() > 1 {
            super::side::note(ui, &desk.text("ui-editor-route-note"));
        }
        pulled(ui, &rows, intents);
    }

    /// One of them.
    fn stop(&mut self, ui: &mut Ui, desk: &Desk, stop: ThingAt, intents: &mut Vec<Intent>) -> Option<Response> {
        let thing = self.sheet().thing(stop)?.clone();
        let Thing::Waypoint { number, .. } = thing else { return None };
        let at = self.sheet().sector_of(stop)?;
        let place = names::place(self.sheet(), at);
        let room = self.sheet().room(at).map(|room| panels::tile_room(desk, room.tile)).unwrap_or_default();
        let fill = [("number", number.into()), ("sector", place.as_str().into())];
        let row = HandRow {
            id: id(stop),
            thing: &thing,
            title: &place,
            note: &room,
            name: &desk.with("ui-editor-stop", &fill),
            remove: &desk.with("ui-editor-stop-remove", &[("number", number.into())]),
            chosen: self.picked_thing() == Some(stop),
        };
        let (row, gone) = row.show(ui);
        if row.has_focus() {
            self.row = Some(InHand::Stop(stop));
        }
        if row.clicked() {
            intents.push(Intent::Pick(at, Some(stop.nth)));
        }
        if gone.clicked() {
            intents.push(Intent::DropStop(stop));
        }
        Some(row)
    }
}

/// A row that is pulled shows where it would come to stand, and stands there when it is let go.
fn pulled(ui: &Ui, rows: &[(ThingAt, Response)], intents: &mut Vec<Intent>) {
    let held = rows.iter().position(|(_, row)| row.dragged() || row.drag_stopped());
    let (Some(from), Some(hand)) = (held, ui.ctx().pointer_interact_pos()) else { return };
    let before = |(at, (_, row)): &(usize, &(ThingAt, Response))| *at != from && row.rect.center().y < hand.y;
    let to = rows.iter().enumerate().filter(before).count();
    let (Some((stop, row)), Some((_, there))) = (rows.get(from), rows.get(to)) else { return };
    if row.drag_stopped() {
        if to != from {
            intents.push(Intent::Do(Command::Reorder { thing: *stop, number: to + 1 }));
        }
        return;
    }
    let y = if to <= from { there.rect.top() } else { there.rect.bottom() };
    ui.painter().hline(there.rect.x_range(), y, Stroke::new(2.0, Palette::of(ui.ctx()).agent));
}
