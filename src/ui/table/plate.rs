//! A player's place: name, health, cards, programs, weapon, and what you believe.

use egui::{Align2, Painter, Rect, Stroke, StrokeKind, pos2, vec2};

use super::{
    arms::{weapon, weapon_size},
    disc::disc,
    face::{id_small, lines, loyalty, program_back, sight_of},
    mark::{Ink, mark},
    ring::Form,
};
use crate::{
    deduction::{Held, Player, Scene, Team},
    engine::Seat,
    ui::{
        parts::{brackets, dashed_rect},
        theme::{Palette, Type, Weight, icon_font, icons, mono},
    },
};

/// How a plate stands out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lit {
    /// Not at all.
    #[default]
    Plain,
    /// It is this player's turn.
    Active,
    /// A shot is announced at this player.
    Target,
    /// The player can be chosen now.
    Open,
    /// You have chosen this player.
    Chosen,
}

/// What is said of a player beside what lies there.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// Who.
    pub seat: Seat,
    /// The name.
    pub name: String,
    /// The own team, where it is your place.
    pub yours: Option<Team>,
    /// What an eliminated player was, with the words for it.
    pub was: Option<(Team, String)>,
    /// How likely each team is, from what you know.
    pub chances: Option<[f32; 5]>,
    /// How it stands out.
    pub lit: Lit,
    /// A guess you have pinned.
    pub pinned: Option<Team>,
}

impl Told {
    /// The team that is likeliest by far, or certain.
    pub fn leaning(&self) -> Option<Team> {
        let best = |chances: [f32; 5]| {
            let all = Team::ALL.into_iter().zip(chances);
            all.max_by(|a, b| a.1.total_cmp(&b.1)).filter(|(_, chance)| *chance >= 0.5).map(|(team, _)| team)
        };
        self.yours.or(self.was.as_ref().map(|was| was.0)).or(self.pinned).or(self.chances.and_then(best))
    }
}

/// Draws a player's place.
pub fn plate(painter: &Painter, palette: &Palette, rect: Rect, form: Form, scene: Scene<'_>, told: &Told) {
    let Some(player) = scene.player(told.seat) else { return };
    if form == Form::Disc {
        disc(painter, palette, rect, scene, player, told);
        return;
    }
    let dead = player.hp == 0;
    let mut painter = painter.clone();
    board(&painter, palette, rect, told.lit, dead);
    if dead && !palette.high_contrast {
        painter.set_opacity(0.75);
    }
    let full = rect.height() > 60.0 && form == Form::Full;
    head(&painter, palette, rect, scene, player, told);
    if rect.height() < 60.0 {
        return;
    }
    if full {
        full_cards(&painter, palette, rect, scene, player, told);
    } else {
        small_cards(&painter, palette, rect, scene, player, told);
    }
    foot(&painter, palette, rect, full, told);
}

/// The plate under everything.
fn board(painter: &Painter, palette: &Palette, rect: Rect, lit: Lit, dead: bool) {
    let line = match lit {
        Lit::Plain => palette.line_edge,
        Lit::Active => palette.agent,
        Lit::Target => palette.detection,
        Lit::Open => palette.line_ctrl,
        Lit::Chosen => palette.text_hi,
    };
    painter.rect_filled(rect, 2, if dead { palette.table } else { palette.panel });
    if dead {
        dashed_rect(painter, rect.shrink(0.5), Stroke::new(1.0, palette.line_edge), &[4.0, 3.0]);
    } else {
        let width = if matches!(lit, Lit::Plain | Lit::Open) { 1.0 } else { 1.5 };
        painter.rect_stroke(rect, 2, Stroke::new(width, line), StrokeKind::Inside);
    }
    if matches!(lit, Lit::Active | Lit::Target | Lit::Chosen) {
        brackets(painter, rect.expand(5.0), 10.0, Stroke::new(2.0, line));
    }
    if lit == Lit::Open {
        dashed_rect(painter, rect.expand(3.0), Stroke::new(1.0, palette.agent), &[3.0, 3.0]);
    }
}

/// Number, name and health.
fn head(painter: &Painter, palette: &Palette, rect: Rect, scene: Scene<'_>, player: &Player, told: &Told) {
    let y = rect.top() + if rect.height() < 60.0 { 22.0 } else { 15.0 };
    let number = (told.seat.0 + 1).to_string();
    let at = painter.text(pos2(rect.left() + 9.0, y), Align2::LEFT_CENTER, number, mono(12.0), palette.text_dim);
    let right = if player.hp == 0 {
        let font = icon_font(Weight::Fill, 16.0);
        painter.text(pos2(rect.right() - 9.0, y), Align2::RIGHT_CENTER, icons::SKULL, font, palette.text_dim).left()
    } else {
        health(painter, palette, (rect.right() - 9.0, y), player.hp, scene.rules.max_hp)
    };
    let colour = if player.hp == 0 { palette.text_dim } else { palette.text_hi };
    let left = at.right() + 6.0;
    let spare = if told.yours.is_some() || told.pinned.is_some() { 20.0 } else { 0.0 };
    let font = if rect.width() > 130.0 { Type::Body.font() } else { Type::Dense.font() };
    let name = lines(painter, &told.name, font, colour, right - left - 6.0 - spare, 1);
    let end = left + name.size().x;
    painter.galley(pos2(left, y - name.size().y / 2.0), name, colour);
    if let Some(team) = told.yours {
        mark(painter, palette, team, pos2(end + 13.0, y), 13.0, Ink::Hollow);
    } else if let Some(team) = told.pinned {
        mark(painter, palette, team, pos2(end + 13.0, y), 11.0, Ink::Hollow);
    }
}

/// Diamonds from the right: one per HP left, hollow ones for those lost. Gives where they begin.
pub(super) fn health(painter: &Painter, palette: &Palette, (right, y): (f32, f32), hp: u8, most: u8) -> f32 {
    diamonds(painter, palette, (right, y), (hp, most.max(hp)), if most > 3 { (7.0, 9.0) } else { (10.0, 14.0) })
}

/// The same with diamonds of a size, so far apart.
pub(super) fn diamonds(
    painter: &Painter,
    palette: &Palette,
    (right, y): (f32, f32),
    (hp, most): (u8, u8),
    (size, step): (f32, f32),
) -> f32 {
    for at in 0..most {
        let centre = pos2(right - size / 2.0 - step * f32::from(most - 1 - at), y);
        let half = size / 2.0;
        let corners = vec![
            centre - vec2(0.0, half),
            centre + vec2(half, 0.0),
            centre + vec2(0.0, half),
            centre - vec2(half, 0.0),
        ];
        let (fill, line) = if at < hp {
            (palette.health, Stroke::NONE)
        } else {
            (egui::Color32::TRANSPARENT, Stroke::new(1.0, palette.text_dim))
        };
        painter.add(egui::Shape::convex_polygon(corners, fill, line));
    }
    right - step * f32::from(most)
}

/// Loyalty, ID, loyalty, programs and the weapon.
fn full_cards(painter: &Painter, palette: &Palette, rect: Rect, scene: Scene<'_>, player: &Player, told: &Told) {
    let middle = rect.top() + 52.0;
    let mut x = rect.left() + 10.0;
    let library = scene.rules.library();
    let dead = player.hp == 0;
    let mut card = |wide: f32, sideways: bool, draw: &dyn Fn(Rect)| {
        let size = if sideways { vec2(wide * 1.3, wide * 0.95) } else { vec2(wide, wide * 1.4) };
        draw(Rect::from_min_size(pos2(x, middle - size.y / 2.0), size));
        x += size.x + 8.0;
    };
    let slots: Vec<_> = (0..scene.loyalty_count(told.seat)).filter_map(|at| scene.loyalty(told.seat, at)).collect();
    let sight = |slot| sight_of(slot, library.loyalty_card(slot.kind));
    if let Some(slot) = slots.first() {
        card(27.0, dead, &|rect| loyalty(painter, palette, rect, sight(slot)));
    }
    let wounded = player.hp == 1 && scene.rules.max_hp > 1;
    for slot in player.ids.iter().take(2) {
        card(31.0, dead || wounded, &|rect| id_small(painter, palette, rect, sight_of(slot, library.id(slot.kind))));
    }
    for slot in slots.iter().skip(1).take(2) {
        card(27.0, dead, &|rect| loyalty(painter, palette, rect, sight(slot)));
    }
    let room = Rect::from_min_max(pos2(x, rect.top() + 32.0), pos2(rect.right() - 8.0, rect.top() + 54.0));
    programs(painter, palette, room, scene, &player.programs);
    if let Some(armed) = player.weapon {
        let size = weapon_size(44.0);
        let at = Rect::from_min_size(pos2(rect.right() - 6.0 - size.x, rect.top() + 63.0), size);
        weapon(painter, armed.kind, at, Stroke::new(1.6, palette.text_hi));
    }
}

/// The ID, programs and the weapon; loyalty cards lie between neighbours, or beside the ID.
fn small_cards(painter: &Painter, palette: &Palette, rect: Rect, scene: Scene<'_>, player: &Player, told: &Told) {
    let library = scene.rules.library();
    let (mut x, top) = (rect.left() + 8.0, rect.top() + 27.0);
    let wounded = player.hp == 0 || player.hp == 1 && scene.rules.max_hp > 1;
    if !scene.rules.shared {
        for at in 0..scene.loyalty_count(told.seat).min(2) {
            if let Some(slot) = scene.loyalty(told.seat, at) {
                let card = Rect::from_min_size(pos2(x, top + 1.0), vec2(14.0, 20.0));
                loyalty(painter, palette, card, sight_of(&slot, library.loyalty_card(slot.kind)));
                x += 16.0;
            }
        }
    }
    if let Some(slot) = player.ids.first() {
        let size = if wounded { vec2(26.0, 19.0) } else { vec2(18.0, 24.0) };
        let card = Rect::from_min_size(pos2(x, top), size);
        id_small(painter, palette, card, sight_of(slot, library.id(slot.kind)));
        x += size.x + 5.0;
    }
    let right = rect.right() - if player.weapon.is_some() { 46.0 } else { 8.0 };
    programs(painter, palette, Rect::from_min_max(pos2(x, top), pos2(right, top + 20.0)), scene, &player.programs);
    if let Some(armed) = player.weapon {
        let size = weapon_size(38.0);
        let at = Rect::from_min_size(pos2(rect.right() - 6.0 - size.x, top + 2.0), size);
        weapon(painter, armed.kind, at, Stroke::new(1.4, palette.text_hi));
    }
}

/// Programs as backs; open ones show their timing in the agent-less colour of permanents. More than fit are counted.
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
            let glyph =
                scene.program(*held).map_or(icons::INFINITY, |card| super::timing_glyph(card.timing, card.spam));
            painter.rect_stroke(card, 2, Stroke::new(1.0, palette.text_hi), StrokeKind::Inside);
            painter.rect_filled(card.shrink(1.5), 1, palette.field);
            painter.text(card.center(), Align2::CENTER_CENTER, glyph, icon_font(Weight::Bold, 10.0), palette.text_hi);
        }
    }
}

/// What the player was, or what you believe.
fn foot(painter: &Painter, palette: &Palette, rect: Rect, full: bool, told: &Told) {
    let (high, left) = if full { (13.0, 10.0) } else { (9.0, 8.0) };
    let bar = Rect::from_min_max(
        pos2(rect.left() + left, rect.bottom() - high - 5.0),
        pos2(rect.right() - left, rect.bottom() - 5.0),
    );
    match (&told.was, told.chances) {
        (Some((team, words)), _) => {
            mark(painter, palette, *team, pos2(bar.left() + 5.0, bar.center().y), 10.0, Ink::Filled);
            let words = lines(painter, words, Type::Note.font(), palette.text_body, bar.width() - 16.0, 1);
            painter.galley(pos2(bar.left() + 15.0, bar.center().y - words.size().y / 2.0), words, palette.text_body);
        }
        (None, Some(chances)) => beliefs(painter, palette, bar, chances),
        (None, None) => {}
    }
}

/// A bar of chances, one part per team with its mark.
pub fn beliefs(painter: &Painter, palette: &Palette, bar: Rect, chances: [f32; 5]) {
    let all: f32 = chances.iter().sum::<f32>().max(f32::EPSILON);
    let mut x = bar.left();
    for (team, chance) in Team::ALL.into_iter().zip(chances) {
        let wide = bar.width() * chance / all;
        if wide < 1.0 {
            continue;
        }
        let part = Rect::from_min_size(pos2(x, bar.top()), vec2((wide - 1.0).max(1.0), bar.height()));
        painter.rect_filled(part, 0, palette.team(team));
        if wide > bar.height() + 4.0 {
            sign(painter, palette, team, part);
        }
        x += wide;
    }
}

/// The mark on a part of the bar, in ink.
fn sign(painter: &Painter, palette: &Palette, team: Team, part: Rect) {
    let size = part.height() * 0.78;
    painter.circle_filled(part.center(), size * 0.62, palette.ink);
    mark(painter, palette, team, part.center(), size * 0.8, Ink::Filled);
}
