//! The table: plates around it, cards between them, lines of aim, bosses, and the middle.

use egui::{Rect, Sense, Ui, UiBuilder, WidgetInfo, WidgetType};

use super::{
    boss,
    here::{Here, Intent},
    middle,
};
use crate::{
    deduction::{Deed, Target},
    engine::Seat,
    ui::{
        focus::{self, Group},
        lessons::{Anchor, mark},
        parts::{plate_at, tip_with},
        table::{Line, Ring, aim_lines, ground, loyalty, plate, sight_of},
        theme::Palette,
    },
};

/// Where everything lies in a room.
pub fn ring(here: &Here<'_>, room: Rect) -> Ring {
    Ring::of(room, here.view.rules.seats, here.me())
}

/// Draws the table in its room.
pub fn show(ui: &mut Ui, here: &Here<'_>, room: Rect, ring: &Ring, intents: &mut Vec<Intent>) {
    let palette = Palette::of(ui.ctx());
    mark(ui.ctx(), Anchor::Map, room);
    let builder = UiBuilder::new().max_rect(room);
    ui.scope_builder(builder, |ui| {
        ui.set_clip_rect(room);
        ground(ui.painter(), palette, ring);
        aim_lines(ui.painter(), palette, &lines(here, ring));
        focus::group(ui, Group::Map, |ui| {
            for place in &ring.places {
                seat(ui, here, ring, place.seat, place.rect, intents);
            }
            shared(ui, here, ring);
            boss::show(ui, here, ring);
        });
        middle::show(ui, here, ring);
    });
}

/// One player's place, to be chosen.
fn seat(ui: &mut Ui, here: &Here<'_>, ring: &Ring, seat: Seat, rect: Rect, intents: &mut Vec<Intent>) {
    let palette = Palette::of(ui.ctx());
    let response = ui.interact(rect, ui.id().with(("seat", seat.0)), Sense::click());
    let chosen = here.chosen.seat == Some(seat);
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, chosen, plate_name(here, seat)));
    plate(ui.painter(), palette, rect, ring.form, here.scene(), &here.told(seat));
    mark(ui.ctx(), Anchor::Seat(seat), rect);
    focus::join(ui, &response);
    tip_with(ui, &response, || summary(here, seat));
    if response.clicked() {
        intents.push(Intent::Seat((!chosen).then_some(seat)));
    }
}

/// What a place is called.
fn plate_name(here: &Here<'_>, seat: Seat) -> String {
    let hp = here.player(seat).map_or(0, |player| player.hp);
    let fill = [("number", (seat.0 + 1).into()), ("name", here.name(seat).into()), ("hp", hp.into())];
    here.desk.with("ui-table-plate", &fill)
}

/// What is known of a player, for the tooltip.
fn summary(here: &Here<'_>, seat: Seat) -> String {
    let Some(player) = here.player(seat) else { return String::new() };
    let desk = here.desk;
    let mut told = vec![plate_name(here, seat)];
    let scene = here.scene();
    let library = scene.rules.library();
    for slot in &player.ids {
        told.extend(library.id(slot.kind).map(|card| {
            let key = if slot.up { "ui-table-open-card" } else { "ui-table-known-card" };
            desk.with(key, &[("card", card.name.as_str().into()), ("text", card.text.as_str().into())])
        }));
    }
    for slot in (0..scene.loyalty_count(seat)).filter_map(|at| scene.loyalty(seat, at)) {
        told.extend(library.loyalty_card(slot.kind).map(|card| {
            let key = if slot.up { "ui-table-open-loyalty" } else { "ui-table-known-loyalty" };
            desk.with(key, &[("card", card.name.as_str().into())])
        }));
    }
    told.push(desk.with("ui-table-programs", &[("count", player.programs.len().into())]));
    for card in player.programs.iter().filter(|held| held.up).filter_map(|held| scene.program(*held)) {
        let fill = [("card", card.name.as_str().into()), ("text", card.text.as_str().into())];
        told.push(desk.with("ui-table-open-card", &fill));
    }
    if let Some(armed) = player.weapon {
        let fill = [("weapon", here.teller.weapon(armed.kind).into()), ("aim", here.teller.aim(armed.aim).into())];
        let key = if armed.kind.aims() { "ui-table-armed" } else { "ui-table-armed-free" };
        told.push(desk.with(key, &fill));
    }
    told.join("\n")
}

/// The loyalty cards that neighbours share.
fn shared(ui: &mut Ui, here: &Here<'_>, ring: &Ring) {
    let palette = Palette::of(ui.ctx());
    let library = here.view.rules.library();
    for (at, (rect, slot)) in ring.cards.iter().zip(&here.view.table.between).enumerate() {
        let sight = sight_of(slot, library.loyalty_card(slot.kind));
        loyalty(ui.painter(), palette, *rect, sight);
        let (one, other) = (Seat(at as u8), here.scene().after(Seat(at as u8), 1));
        let card = sight.card().map_or_else(|| here.desk.text("ui-table-face-down"), |card| card.name.clone());
        let fill = [("one", here.name(one).into()), ("other", here.name(other).into()), ("card", card.into())];
        let name = here.desk.with("ui-table-shared", &fill);
        let response = plate_at(ui, *rect, ("shared", at), || name.clone());
        tip_with(ui, &response, || name);
    }
}

/// Who aims at whom.
fn lines(here: &Here<'_>, ring: &Ring) -> Vec<Line> {
    let turn = &here.view.table.turn;
    let mut lines = Vec::new();
    for seat in here.seats() {
        let Some(armed) = here.player(seat).and_then(|player| player.weapon) else { continue };
        let shot = match turn.deed {
            Some(Deed::Shoot(named)) if turn.seat == seat => Some(named),
            _ => None,
        };
        let named = shot.flatten();
        for target in armed.aim.targets().chain(named) {
            let Some((from, to)) = ring.plate(seat).zip(place_of(here, ring, target)) else { continue };
            let back = |other: Seat| {
                here.player(other).and_then(|player| player.weapon).is_some_and(|armed| armed.aim.hits(seat))
            };
            let mutual = matches!(target, Target::Seat(other) if back(other));
            let (announced, yours) = (shot.is_some(), seat == here.me());
            lines.push(Line { from, to, weapon: armed.kind, announced, yours, mutual });
        }
    }
    lines
}

/// Where a target is.
fn place_of(here: &Here<'_>, ring: &Ring, target: Target) -> Option<Rect> {
    match target {
        Target::Seat(seat) => ring.plate(seat),
        Target::Boss(boss) => boss::place(ring, here.scene().boss(boss)?),
    }
}
