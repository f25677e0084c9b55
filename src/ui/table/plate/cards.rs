//! The cards, programs and the weapon at a player's place.

use egui::{Align2, Painter, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use crate::{
    deduction::{Held, Player, Scene},
    engine::Seat,
    ui::{
        table::{
            arms::{weapon, weapon_size},
            face::{id_small, loyalty, program_back, sight_of},
            ring::Form,
            timing_glyph,
        },
        theme::{Palette, Weight, icon_font, icons, mono},
    },
};

/// How large things are drawn on a plate.
struct Sizes {
    /// Where the cards begin below the upper edge.
    top: f32,
    loyalty: Vec2,
    id: Vec2,
    gap: f32,
    weapon: f32,
    /// Where the weapon lies below the upper edge.
    weapon_top: f32,
}

impl Sizes {
    const fn of(form: Form) -> Self {
        match form {
            Form::Full => Self {
                top: 33.0,
                loyalty: vec2(27.0, 38.0),
                id: vec2(31.0, 43.0),
                gap: 8.0,
                weapon: 44.0,
                weapon_top: 63.0,
            },
            Form::Small => Self {
                top: 28.0,
                loyalty: vec2(14.0, 20.0),
                id: vec2(18.0, 24.0),
                gap: 3.0,
                weapon: 38.0,
                weapon_top: 29.0,
            },
            Form::Medium | Form::Disc => Self {
                top: 22.0,
                loyalty: vec2(11.0, 15.0),
                id: vec2(14.0, 18.0),
                gap: 2.0,
                weapon: 30.0,
                weapon_top: 23.0,
            },
        }
    }
}

/// Draws loyalty card, ID, loyalty card, programs and the weapon. Shared loyalty cards lie between neighbours.
pub fn show(
    painter: &Painter,
    palette: &Palette,
    rect: Rect,
    form: Form,
    scene: Scene<'_>,
    player: &Player,
    seat: Seat,
) {
    let sizes = Sizes::of(form);
    let inset = if form == Form::Full { 10.0 } else { 7.0 };
    let library = scene.rules.library();
    let dead = player.hp == 0;
    let wounded = dead || player.hp == 1 && scene.rules.max_hp > 1;
    let slots = (0..scene.loyalty_count(seat)).filter_map(|at| scene.loyalty(seat, at));
    let slots: Vec<_> = slots.filter(|_| !scene.rules.shared).take(3).collect();
    let ids: Vec<_> = player.ids.iter().take(if form == Form::Full { 3 } else { 1 }).collect();
    let wide = |size: Vec2, sideways: bool| if sideways { size.y } else { size.x };
    let all = wide(sizes.loyalty, dead) * slots.len() as f32 + wide(sizes.id, wounded) * ids.len() as f32;
    // Cards that have no room beside each other, programs and weapon lie over each other.
    let kept = if player.weapon.is_some() || !player.programs.is_empty() { sizes.weapon } else { 0.0 };
    let room = rect.width() - 2.0 * inset - if form == Form::Full { kept } else { 0.0 };
    let gap = sizes.gap.min((room - all) / (slots.len() + ids.len()).saturating_sub(1).max(1) as f32);
    let mut x = rect.left() + inset;
    let middle = rect.top() + sizes.top + sizes.id.y / 2.0;
    let mut next = |size: Vec2, sideways: bool| {
        let size = if sideways { size.yx() } else { size };
        let card = Rect::from_min_size(pos2(x, middle - size.y / 2.0), size);
        x += size.x + gap;
        card
    };
    let lay = |at: usize, rect: Rect| {
        if let Some(slot) = slots.get(at) {
            loyalty(painter, palette, rect, sight_of(slot, library.loyalty_card(slot.kind)));
        }
    };
    if !slots.is_empty() {
        lay(0, next(sizes.loyalty, dead));
    }
    for slot in ids {
        id_small(painter, palette, next(sizes.id, wounded), sight_of(slot, library.id(slot.kind)));
    }
    for at in 1..slots.len() {
        lay(at, next(sizes.loyalty, dead));
    }
    x += sizes.gap - gap;
    let armed = player.weapon.filter(|_| form != Form::Full).map_or(0.0, |_| sizes.weapon);
    let top = rect.top() + sizes.top;
    let room = Rect::from_min_max(pos2(x, top), pos2(rect.right() - 6.0 - armed, top + sizes.id.y.min(20.0)));
    programs(painter, palette, room, scene, &player.programs);
    if let Some(armed) = player.weapon {
        let size = weapon_size(sizes.weapon);
        let at = Rect::from_min_size(pos2(rect.right() - 5.0 - size.x, rect.top() + sizes.weapon_top), size);
        weapon(painter, armed.kind, at, Stroke::new(if form == Form::Full { 1.6 } else { 1.4 }, palette.text_hi));
    }
}

/// Programs as backs; open ones show their timing. More than fit are counted.
fn programs(painter: &Painter, palette: &Palette, room: Rect, scene: Scene<'_>, held: &[Held]) {
    let size = vec2(14.0, 19.0).min(vec2(room.height() * 0.72, room.height()));
    let fit = (((room.width() - size.x) / 7.0).floor() + 1.0).max(0.0) as usize;
    if held.is_empty() || fit == 0 {
        return;
    }
    if held.len() > fit.min(4) {
        let card = Rect::from_min_size(room.min, size);
        program_back(painter, palette, card);
        let at = pos2(card.right() + 3.0, card.center().y);
        painter.text(at, Align2::LEFT_CENTER, held.len().to_string(), mono(12.0), palette.text_body);
        return;
    }
    for (at, held) in held.iter().enumerate() {
        let card = Rect::from_min_size(room.min + vec2(7.0 * at as f32, 0.0), size);
        program_back(painter, palette, card);
        if held.up {
            let glyph = scene.program(*held).map_or(icons::INFINITY, |card| timing_glyph(card.timing, card.spam));
            painter.rect_stroke(card, 2, Stroke::new(1.0, palette.text_hi), StrokeKind::Inside);
            painter.rect_filled(card.shrink(1.5), 1, palette.field);
            painter.text(card.center(), Align2::CENTER_CENTER, glyph, icon_font(Weight::Bold, 10.0), palette.text_hi);
        }
    }
}
