//! The table: plates around it, cards between them, lines of aim, bosses, and the middle.

use egui::{Rect, Sense, Ui, UiBuilder, WidgetInfo, WidgetType, vec2};

use super::{
    here::{Here, Intent},
    middle,
};
use crate::{
    deduction::{Boss, BossState, Deed, Target},
    engine::Seat,
    ui::{
        focus::{self, Group},
        parts::{plate_at, reason, tip_with},
        table::{Form, Line, Ring, aim_lines, ground, loyalty, plate, sight_of},
        theme::{Palette, Type, Weight, icon_font, icons, mono},
    },
};

/// Draws the table in its room.
pub fn show(ui: &mut Ui, here: &Here<'_>, room: Rect, intents: &mut Vec<Intent>) {
    let palette = Palette::of(ui.ctx());
    let ring = Ring::of(room, here.view.rules.seats, here.me());
    let builder = UiBuilder::new().max_rect(room);
    ui.scope_builder(builder, |ui| {
        ui.set_clip_rect(room);
        ground(ui.painter(), palette, &ring);
        aim_lines(ui.painter(), palette, &lines(here, &ring));
        focus::group(ui, Group::Map, |ui| {
            for place in &ring.places {
                seat(ui, here, &ring, place.seat, place.rect, intents);
            }
            shared(ui, here, &ring);
            bosses(ui, here, &ring);
        });
        middle::show(ui, here, &ring);
    });
}

/// One player's place, to be chosen.
fn seat(ui: &mut Ui, here: &Here<'_>, ring: &Ring, seat: Seat, rect: Rect, intents: &mut Vec<Intent>) {
    let palette = Palette::of(ui.ctx());
    let response = ui.interact(rect, ui.id().with(("seat", seat.0)), Sense::click());
    let chosen = here.chosen.seat == Some(seat);
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, chosen, plate_name(here, seat)));
    plate(ui.painter(), palette, rect, ring.form, here.scene(), &here.told(seat));
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
        Target::Boss(boss) => boss_rect(ring, here.scene().boss(boss)?),
    }
}

/// Where a boss stands: between two seats, Bloodbeast at one.
fn boss_rect(ring: &Ring, state: &BossState) -> Option<Rect> {
    let size = if ring.form == Form::Disc { vec2(40.0, 24.0) } else { vec2(96.0, 34.0) };
    if state.boss == Boss::Bloodbeast {
        let plate = ring.plate(state.place)?;
        let towards = (ring.top.center() - plate.center()).normalized();
        return Some(Rect::from_center_size(plate.center() + towards * (plate.height() * 0.5 + 26.0), size));
    }
    Some(Rect::from_center_size(ring.gap(state.place)?, size))
}

/// The bosses in play, with HP and cards still face-down.
fn bosses(ui: &mut Ui, here: &Here<'_>, ring: &Ring) {
    let palette = Palette::of(ui.ctx());
    for state in &here.view.table.bosses {
        let Some(rect) = boss_rect(ring, state) else { continue };
        let painter = ui.painter();
        painter.rect(rect, 2, palette.panel, egui::Stroke::new(1.5, palette.detection), egui::StrokeKind::Inside);
        let at = egui::pos2(rect.left() + 12.0, rect.center().y);
        painter.text(at, egui::Align2::CENTER_CENTER, icons::SPIRAL, icon_font(Weight::Fill, 15.0), palette.detection);
        let hp = format!("{}", state.hp);
        let at = egui::pos2(rect.right() - 7.0, rect.center().y);
        let left = painter.text(at, egui::Align2::RIGHT_CENTER, hp, mono(13.0), palette.text_hi).left();
        let name = here.teller.boss(state.boss);
        if ring.form != Form::Disc {
            let room = left - rect.left() - 26.0;
            let words = crate::ui::parts::lay(ui, &name, Type::Note.font(), palette.text_hi, room);
            let at = egui::pos2(rect.left() + 22.0, rect.center().y - words.size().y / 2.0);
            ui.painter().with_clip_rect(rect.shrink(1.0)).galley(at, words, palette.text_hi);
        }
        let text = here.view.rules.library().boss(state.boss).map_or_else(String::new, |card| card.text.clone());
        let fill =
            [("boss", name.into()), ("hp", state.hp.into()), ("shields", state.shields.into()), ("text", text.into())];
        let told = here.desk.with("ui-table-boss", &fill);
        let response = plate_at(ui, rect, ("boss", state.boss as u8), || told.clone());
        reason(ui, &response, || told);
    }
}
