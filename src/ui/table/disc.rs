//! A player's place where there is little room: name, number, health, likely team, weapon.

use egui::{Align2, Painter, Rect, Stroke, pos2};

use super::{
    arms::{weapon, weapon_size},
    face::lines,
    mark::{Ink, mark},
    plate::{Lit, Told, diamonds},
};
use crate::{
    deduction::{Player, Scene},
    ui::{
        parts::{brackets, dashed_rect},
        theme::{Palette, Type, Weight, icon_font, icons, mono},
    },
};

/// Draws it.
pub fn disc(painter: &Painter, palette: &Palette, rect: Rect, scene: Scene<'_>, player: &Player, told: &Told) {
    let line = match told.lit {
        Lit::Plain => palette.line_edge,
        Lit::Active => palette.agent,
        Lit::Target => palette.detection,
        Lit::Open => palette.line_ctrl,
        Lit::Chosen => palette.text_hi,
    };
    painter.rect_filled(rect, 4, if player.hp == 0 { palette.table } else { palette.panel });
    if player.hp == 0 {
        dashed_rect(painter, rect.shrink(0.5), Stroke::new(1.0, line), &[4.0, 3.0]);
    } else {
        painter.rect_stroke(rect, 4, Stroke::new(1.5, line), egui::StrokeKind::Inside);
    }
    if matches!(told.lit, Lit::Active | Lit::Target | Lit::Chosen) {
        brackets(painter, rect.expand(3.0), 7.0, Stroke::new(2.0, line));
    }
    let (left, right) = (rect.left() + 4.0, rect.right() - 4.0);
    let colour = if player.hp == 0 { palette.text_dim } else { palette.text_hi };
    let name = lines(painter, &told.name, Type::Note.font(), colour, right - left, 1);
    painter.galley(pos2(left, rect.top() + 1.0), name, colour);
    let number = (told.seat.0 + 1).to_string();
    let y = rect.top() + 22.0;
    painter.text(pos2(left, y), Align2::LEFT_CENTER, number, mono(11.0), palette.text_dim);
    if player.hp == 0 {
        let font = icon_font(Weight::Fill, 13.0);
        painter.text(pos2(right, y), Align2::RIGHT_CENTER, icons::SKULL, font, palette.text_dim);
    } else {
        let most = scene.rules.max_hp.max(player.hp);
        diamonds(painter, palette, (right, y), (player.hp, most), (6.0, 7.0));
    }
    let low = rect.bottom() - 9.0;
    if let Some(team) = told.leaning() {
        let ink = if told.was.is_some() { Ink::Filled } else { Ink::Hollow };
        mark(painter, palette, team, pos2(left + 6.0, low), 12.0, ink);
    }
    if let Some(armed) = player.weapon {
        let at = Rect::from_center_size(pos2(right - 10.0, low), weapon_size(21.0));
        weapon(painter, armed.kind, at, Stroke::new(1.2, palette.text_hi));
    }
}
