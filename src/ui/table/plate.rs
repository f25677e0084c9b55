//! A player's place: name, health, cards, programs, weapon, and what you believe.

mod cards;
mod foot;

use egui::{Align2, Painter, Rect, Stroke, StrokeKind, pos2, vec2};

pub use self::foot::{beliefs, sign};
use super::{
    disc::disc,
    face::lines,
    mark::{Ink, mark},
    ring::Form,
};
use crate::{
    deduction::{Player, Scene, Team},
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
    // The own cards lie below the table where the others have theirs on their plates.
    let bare = form == Form::Full && rect.height() < 60.0;
    head(&painter, palette, rect, scene, player, told, bare);
    if !bare {
        cards::show(&painter, palette, rect, form, scene, player, told.seat);
        foot::show(&painter, palette, rect, form, told);
    }
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
fn head(painter: &Painter, palette: &Palette, rect: Rect, scene: Scene<'_>, player: &Player, told: &Told, bare: bool) {
    let small = rect.width() < 100.0;
    let y = rect.top()
        + if bare {
            22.0
        } else if small {
            11.0
        } else {
            15.0
        };
    let inset = if small { 6.0 } else { 9.0 };
    let number = (told.seat.0 + 1).to_string();
    let at = painter.text(pos2(rect.left() + inset, y), Align2::LEFT_CENTER, number, mono(12.0), palette.text_dim);
    let right = if player.hp == 0 {
        let font = icon_font(Weight::Fill, 16.0);
        painter.text(pos2(rect.right() - inset, y), Align2::RIGHT_CENTER, icons::SKULL, font, palette.text_dim).left()
    } else if small {
        let most = scene.rules.max_hp.max(player.hp);
        diamonds(painter, palette, (rect.right() - inset, y), (player.hp, most), (7.0, 8.0))
    } else {
        health(painter, palette, (rect.right() - inset, y), player.hp, scene.rules.max_hp)
    };
    let colour = if player.hp == 0 { palette.text_dim } else { palette.text_hi };
    let left = at.right() + if small { 4.0 } else { 6.0 };
    let marked = told.yours.or(told.pinned);
    let spare = if marked.is_some() { 18.0 } else { 0.0 };
    let font = if rect.width() > 130.0 { Type::Body.font() } else { Type::Dense.font() };
    let name = lines(painter, &told.name, font, colour, right - left - 4.0 - spare, 1);
    let end = left + name.size().x;
    painter.galley(pos2(left, y - name.size().y / 2.0), name, colour);
    if let Some(team) = marked {
        mark(painter, palette, team, pos2(end + 11.0, y), if small { 11.0 } else { 13.0 }, Ink::Hollow);
    }
}

/// Diamonds from the right: one per HP left, hollow ones for those lost. Gives where they begin.
pub(super) fn health(painter: &Painter, palette: &Palette, (right, y): (f32, f32), hp: u8, most: u8) -> f32 {
    diamonds(painter, palette, (right, y), (hp, most.max(hp)), if most > 3 { (7.0, 9.0) } else { (10.0, 14.0) })
}

/// The same with diamonds of a size, so far apart.
pub(in crate::ui) fn diamonds(
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
