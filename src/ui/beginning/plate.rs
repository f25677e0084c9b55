//! The players as plates: who sits there, badges, health, and how much each holds.

use egui::{
    Align2, Color32, Id, Painter, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use super::{
    Answer, Look, glyph,
    token::{self, Whose},
    told,
};
use crate::{
    beginning::{Badge, Figure, Place, Player},
    engine::Seat,
    ui::{
        focus,
        parts::{brackets, dashed_rect, tip_with},
        table::{diamonds, lines},
        theme::{Palette, Type, Weight, icon_font, icons, mono},
    },
};

/// The height of a plate.
pub const PLATE: f32 = 70.0;
/// The narrowest a plate can be.
const NARROWEST: f32 = 150.0;
/// From this width on the skill tree stands on the plate.
const WITH_TREE: f32 = 205.0;

/// The room of a badge.
const BADGE: f32 = 22.0;
/// The room of the skill tree on a plate, beside everything and beside the name only.
const TREE: f32 = 64.0;
const SMALL_TREE: f32 = 44.0;

/// All players in a row, or in several where it is narrow.
pub struct Plates<'a> {
    /// What is known.
    pub look: Look<'a>,
    /// Who can be chosen now.
    pub targets: &'a [Seat],
    /// Whose board is looked at.
    pub chosen: Option<Seat>,
}

impl Plates<'_> {
    /// How many rows the plates of a table take at a width.
    pub fn rows(seats: u8, width: f32) -> u8 {
        let across = ((width / NARROWEST).floor() as u8).clamp(1, seats.max(1));
        seats.div_ceil(across)
    }

    /// Draws them, and says who was pointed at or clicked.
    pub fn show(self, ui: &mut Ui, room: Rect) -> Answer<Seat> {
        let seats = self.look.scene().seats();
        let rows = Self::rows(seats, room.width()).max(1);
        let columns = seats.div_ceil(rows).max(1);
        let size = vec2(room.width() / f32::from(columns), (room.height() / f32::from(rows)).min(PLATE + 6.0));
        let mut answer = Answer::default();
        for seat in self.look.scene().all() {
            let (row, column) = (seat.0 / columns, seat.0 % columns);
            let min = room.min + vec2(f32::from(column), f32::from(row)) * size;
            self.one(ui, Rect::from_min_size(min, size), seat, &mut answer);
        }
        answer
    }

    fn one(&self, ui: &Ui, rect: Rect, seat: Seat, answer: &mut Answer<Seat>) {
        let palette = Palette::of(ui.ctx());
        let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
        let response = ui.interact(rect, Id::new(("plate", seat)), Sense::click());
        let told = told::seat(self.look, seat);
        response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, self.chosen == Some(seat), &told));
        plate(&painter, palette, self.look, rect, seat, response.hovered());
        if self.targets.contains(&seat) {
            dashed_rect(&painter, rect.shrink(3.0), Stroke::new(1.5, palette.agent), &[4.0, 3.0]);
        }
        if self.chosen == Some(seat) || response.hovered() {
            brackets(&painter, rect.shrink(4.0), 9.0, Stroke::new(2.0, palette.text_hi));
        }
        focus::join(ui, &response);
        tip_with(ui, &response, || told.clone());
        if response.clicked() {
            answer.clicked = Some(seat);
        }
        if response.hovered() || response.has_focus() {
            answer.hovered = Some(seat);
        }
    }
}

/// One plate.
fn plate(painter: &Painter, palette: &'static Palette, look: Look<'_>, rect: Rect, seat: Seat, hovered: bool) {
    let Some(player) = look.player(seat) else { return };
    let (active, mine) = (look.scene().active() == seat, look.me() == seat);
    let fill = if hovered || active { palette.field } else { palette.panel };
    painter.rect_filled(rect, 0, fill);
    painter.vline(rect.right() - 0.5, rect.y_range(), Stroke::new(1.0, palette.line_soft));
    painter.hline(rect.x_range(), rect.bottom() - 0.5, Stroke::new(1.0, palette.line_soft));
    if active || mine {
        let colour = if mine { palette.agent } else { palette.text_hi };
        painter.rect_filled(Rect::from_min_size(rect.min, vec2(rect.width(), 2.0)), 0, colour);
    }
    let middle = rect.top() + rect.height() / 2.0;
    let (size, left) = if rect.width() < 190.0 { (26.0, 20.0) } else { (34.0, 30.0) };
    let whose = if mine { Whose::Mine } else { Whose::Other };
    token::pawn(painter, palette, (pos2(rect.left() + left, middle), size), glyph::character(player.who), whose);
    let room = Rect::from_min_max(
        pos2(rect.left() + left + size / 2.0 + 10.0, rect.top() + 6.0),
        pos2(rect.right() - 6.0, rect.bottom() - 6.0),
    );
    let end = counts(painter, palette, look, (seat, player), room, rect.top() + rect.height() * 0.68);
    // Numbers first: the tree stands there where they leave it room, small beside the name where they do not; the
    // tooltip tells it anyway.
    let font = Type::Subtitle.font();
    let named = painter.layout_no_wrap(look.name(seat).to_owned(), font, palette.text_hi).size().x;
    let end = end.max(room.left() + named + 6.0 + BADGE * signs(look, seat, palette).len() as f32);
    let large = rect.width() >= WITH_TREE && end <= rect.right() - TREE;
    let room = room.with_max_x(rect.right() - if large { TREE } else { 6.0 });
    let end = name(painter, palette, look, seat, room, rect.top() + rect.height() * 0.34);
    if large {
        squares(painter, palette, pos2(rect.right() - 60.0, middle - 16.0), (14.0, 22.0, 9.5), player);
    } else if end <= rect.right() - SMALL_TREE {
        let min = pos2(rect.right() - SMALL_TREE, rect.top() + rect.height() * 0.34 - 10.0);
        squares(painter, palette, min, (10.0, 12.0, 7.5), player);
    }
}

/// Name and badges; gives where they end.
fn name(painter: &Painter, palette: &Palette, look: Look<'_>, seat: Seat, room: Rect, y: f32) -> f32 {
    let signs = signs(look, seat, palette);
    let taken = BADGE * signs.len() as f32;
    let colour = if look.me() == seat { palette.agent } else { palette.text_hi };
    let words = lines(painter, look.name(seat), Type::Subtitle.font(), colour, room.width() - taken, 1);
    let mut x = room.left() + words.size().x + 6.0;
    painter.galley(pos2(room.left(), y - words.size().y / 2.0), words, colour);
    for (sign, fill) in signs {
        let square = Rect::from_min_size(pos2(x, y - 9.5), Vec2::splat(19.0));
        if let Some(fill) = fill {
            painter.rect_filled(square, 2, fill);
            painter.text(square.center(), Align2::CENTER_CENTER, sign, icon_font(Weight::Fill, 14.0), palette.ink);
        } else {
            painter.rect_stroke(square, 2, Stroke::new(1.0, palette.overwatch), StrokeKind::Inside);
            let font = icon_font(Weight::Bold, 13.0);
            painter.text(square.center(), Align2::CENTER_CENTER, sign, font, palette.overwatch);
        }
        x += BADGE;
    }
    x
}

/// Badges on their fills, then what else is the matter, in a frame.
fn signs(look: Look<'_>, seat: Seat, palette: &Palette) -> Vec<(&'static str, Option<Color32>)> {
    let (table, mut signs) = (&look.view.table, Vec::new());
    let badges = [(table.leader, Badge::Leader), (table.general, Badge::General)];
    for (_, badge) in badges.into_iter().filter(|(holder, _)| *holder == Some(seat)) {
        let (sign, fill) = glyph::badge(badge, palette);
        signs.push((sign, Some(fill)));
    }
    let Some(player) = look.player(seat) else { return signs };
    let states = [
        (player.body.place == Place::Cube, icons::LOCK_SIMPLE),
        (player.body.place == Place::Down, icons::BED),
        (player.revoked, icons::PROHIBIT),
        (player.silenced, icons::SPEAKER_SLASH),
        (table.deus_before == Some(seat), icons::SKULL),
    ];
    signs.extend(states.into_iter().filter(|(is, _)| *is).map(|(_, sign)| (sign, None)));
    signs
}

/// Health, cards, programs, chips and wounds; gives where they end.
fn counts(
    painter: &Painter,
    palette: &Palette,
    look: Look<'_>,
    (seat, player): (Seat, &Player),
    room: Rect,
    y: f32,
) -> f32 {
    let most = look.scene().max_health(Figure::Of(seat)).max(player.body.health);
    let wide = f32::from(most) * 10.0;
    diamonds(painter, palette, (room.left() + wide - 1.0, y), (player.body.health, most), (8.0, 10.0));
    let mut x = room.left() + wide + 6.0;
    let mut count = |sign: &str, number: usize, colour: Color32| {
        let font = icon_font(Weight::Regular, 14.0);
        let end = painter.text(pos2(x, y), Align2::LEFT_CENTER, sign, font, colour);
        let end = painter.text(pos2(end.right() + 3.0, y), Align2::LEFT_CENTER, number.to_string(), mono(13.0), colour);
        x = end.right() + 7.0;
    };
    count(icons::CARDS, player.hand.len(), palette.text_body);
    count(icons::FILE_CODE, player.programs.len(), palette.text_body);
    if !player.wounds.is_empty() {
        count(icons::BANDAIDS, player.wounds.len(), palette.error);
    }
    for chip in &player.body.chips {
        let rect = Rect::from_min_size(pos2(x, y - 6.0), vec2(22.0, 12.0));
        if rect.right() <= room.right() + 1.0 {
            token::chip(painter, palette, rect, *chip);
        }
        x += 26.0;
    }
    if let Some(item) = player.item.filter(|_| x + 14.0 <= room.right()) {
        let font = icon_font(Weight::Regular, 14.0);
        x = painter.text(pos2(x, y), Align2::LEFT_CENTER, glyph::item(item), font, palette.objective).right() + 7.0;
    }
    x
}

/// The skill tree as four columns of two squares, filled from the lower one up: how far apart columns and levels are,
/// and how large a square is.
fn squares(
    painter: &Painter,
    palette: &Palette,
    min: egui::Pos2,
    (across, up, size): (f32, f32, f32),
    player: &Player,
) {
    for (column, progress) in (0u8..).zip(&player.skills) {
        let x = min.x + across * f32::from(column);
        painter.vline(x + size / 2.0, min.y + size..=min.y + up, Stroke::new(1.0, palette.line_edge));
        for level in 0..2u8 {
            let square = Rect::from_min_size(pos2(x, min.y + up * f32::from(1 - level)), Vec2::splat(size));
            if progress.level > level {
                painter.rect_filled(square, 0, palette.safe);
            } else {
                let begun = progress.level == level && progress.steps > 0;
                let colour = if begun { palette.overwatch } else { palette.line_ctrl };
                painter.rect_stroke(square, 0, Stroke::new(1.2, colour), StrokeKind::Inside);
            }
        }
    }
}
