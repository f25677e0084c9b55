//! EX bosses at the table: where they stand, what they have left.

use egui::{Align2, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::here::Here;
use crate::{
    deduction::{Boss, BossState},
    ui::{
        parts::{brackets, lay, plate_at, reason},
        table::{Form, Ring},
        theme::{Palette, Type, Weight, icon_font, icons, mono},
    },
};

/// How far towards the middle of the table a boss is moved at most to stand clear, and by how much at a time.
const FARTHEST: f32 = 0.7;
const STEP: f32 = 0.05;
/// How far it is moved up or down beside that, and how far across.
const DOWN: [f32; 7] = [0.0, -24.0, 24.0, -48.0, 48.0, -72.0, 72.0];
const ACROSS: [f32; 5] = [0.0, -32.0, 32.0, -64.0, 64.0];

/// Its size with its name, and without.
const WIDE: Vec2 = vec2(108.0, 38.0);
const NARROW: Vec2 = vec2(58.0, 34.0);

/// Where a boss stands: between two seats, Bloodbeast at one; as near to its place as it has room, with its name where
/// that has room too.
pub fn place(ring: &Ring, state: &BossState) -> Option<Rect> {
    let named = if ring.form < Form::Small { None } else { stands(ring, state, WIDE) };
    named.or_else(|| stands(ring, state, NARROW)).or_else(|| {
        let from = ring.gap(state.place)?;
        Some(Rect::from_center_size(from + (ring.top.center() - from) * 0.3, NARROW))
    })
}

/// Where a boss of this size stands clear of everything.
fn stands(ring: &Ring, state: &BossState, size: Vec2) -> Option<Rect> {
    let from = if state.boss == Boss::Bloodbeast { ring.plate(state.place)?.center() } else { ring.gap(state.place)? };
    let way = ring.top.center() - from;
    let at = |part: f32, aside: Vec2| Rect::from_center_size(from + way * part + aside, size);
    let plates: Vec<Rect> = ring.places.iter().map(|place| place.rect).chain(ring.cards.iter().copied()).collect();
    let middle: Vec<Rect> = [Some(ring.middle), ring.supply].into_iter().flatten().collect();
    let clear = |rect: &Rect, of: &[Rect]| of.iter().all(|other| !other.expand(3.0).intersects(*rect));
    let steps = (0..=(FARTHEST / STEP) as u8).map(|step| f32::from(step) * STEP);
    let aside = || ACROSS.into_iter().flat_map(|x| DOWN.map(|y| vec2(x, y)));
    let table = plates.iter().fold(ring.top, |all, plate| all.union(*plate));
    let all = steps.flat_map(|part| aside().map(move |aside| (part, aside))).map(|(part, aside)| at(part, aside));
    let all: Vec<Rect> = all.filter(|rect| table.contains_rect(*rect)).collect();
    all.into_iter().find(|rect| clear(rect, &plates) && clear(rect, &middle))
}

/// Draws the bosses in play, with HP and cards still face-down.
pub fn show(ui: &mut Ui, here: &Here<'_>, ring: &Ring) {
    for state in &here.view.table.bosses {
        if let Some(rect) = place(ring, state) {
            boss(ui, here, rect, state);
        }
    }
}

fn boss(ui: &mut Ui, here: &Here<'_>, rect: Rect, state: &BossState) {
    let palette = Palette::of(ui.ctx());
    let card = here.view.rules.library().boss(state.boss);
    let name = here.teller.boss(state.boss);
    ui.painter().rect(rect, 2, palette.panel, Stroke::new(1.5, palette.detection), StrokeKind::Inside);
    brackets(ui.painter(), rect.shrink(3.0), 6.0, Stroke::new(1.0, palette.detection));
    let narrow = rect.width() < 100.0;
    let glyph = pos2(rect.left() + if narrow { 13.0 } else { 17.0 }, rect.center().y);
    let font = icon_font(Weight::Fill, if narrow { 15.0 } else { 20.0 });
    ui.painter().text(glyph, Align2::CENTER_CENTER, icons::SPIRAL, font, palette.detection);
    let left = glyph.x + if narrow { 10.0 } else { 15.0 };
    if !narrow {
        let words = lay(ui, &name, Type::Dense.font(), palette.text_hi, f32::INFINITY);
        let room = Rect::from_min_max(pos2(left, rect.top()), rect.max - vec2(4.0, 0.0));
        ui.painter().with_clip_rect(room).galley(pos2(left, rect.top() + 4.0), words, palette.text_hi);
    }
    let y = if narrow { rect.center().y } else { rect.bottom() - 11.0 };
    left_to_do(ui, (left, y), state, card.is_some_and(|card| card.mortal));
    let text = card.map_or_else(String::new, |card| card.text.clone());
    let fill =
        [("boss", name.into()), ("hp", state.hp.into()), ("shields", state.shields.into()), ("text", text.into())];
    let key = if card.is_some_and(|card| card.mortal) { "ui-table-boss" } else { "ui-table-boss-immortal" };
    let told = here.desk.with(key, &fill);
    let response = plate_at(ui, rect, ("boss", state.boss as u8), || told.clone());
    reason(ui, &response, || told);
}

/// HP and cards still face-down; an endless sign for one that cannot be defeated.
fn left_to_do(ui: &Ui, (left, y): (f32, f32), state: &BossState, mortal: bool) {
    let palette = Palette::of(ui.ctx());
    let put = |x: f32, glyph: &str, colour, number: Option<u8>| {
        let font = icon_font(if mortal { Weight::Fill } else { Weight::Bold }, 12.0);
        let mut end = ui.painter().text(pos2(x, y), Align2::LEFT_CENTER, glyph, font, colour).right();
        if let Some(number) = number {
            let at = pos2(end + 3.0, y);
            end = ui.painter().text(at, Align2::LEFT_CENTER, number.to_string(), mono(12.0), palette.text_hi).right();
        }
        end + 8.0
    };
    if !mortal {
        put(left, icons::INFINITY, palette.text_dim, None);
        return;
    }
    let next = put(left, icons::DIAMOND, palette.health, Some(state.hp));
    if state.shields > 0 {
        put(next, icons::CARDS, palette.text_body, Some(state.shields));
    }
}
