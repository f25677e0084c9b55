//! A random draw as it is shown: a card that leaves the deck and turns over, the sum, the verdict, what the chance was.

mod shown;

use std::f32::consts::{FRAC_PI_2, PI};

use egui::{Align2, Color32, Pos2, Rect, Sense, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2};

pub use self::shown::Shown;
use self::shown::{Tone, Verdict};
use super::Room;
use crate::ui::{
    Desk, cards,
    parts::lay,
    theme::{Palette, Type, Weight, faded, icon_font, icons, mono},
};

/// How long the parts of the motion take, in milliseconds.
const LEAVE: f32 = 180.0;
const TURN: f32 = 360.0;
const TERM: f32 = 120.0;
const VERDICT: f32 = 160.0;
/// Without movement all is faded in within this time.
const FADE: f32 = 120.0;

/// The place of the total among the terms.
const TOTAL: usize = 2;

/// How wide the tray is.
pub const TRAY: f32 = 154.0;
/// How high it is as a row.
pub const TRAY_ROW: f32 = 82.0;

impl Shown {
    /// How long its motion takes at the speed that is set, in seconds.
    pub fn duration(&self, desk: &Desk) -> f32 {
        if desk.settings.reduced_motion {
            return desk.motion(FADE);
        }
        desk.motion(LEAVE + TURN + TERM * self.rows().count() as f32 + VERDICT)
    }

    /// How far the motion is.
    fn moment(&self, desk: &Desk) -> Moment {
        let all = desk.motion(1000.0);
        if all <= 0.0 {
            return Moment::END;
        }
        let milliseconds = self.progress / all * 1000.0;
        if desk.settings.reduced_motion {
            return Moment { fade: (milliseconds / FADE).clamp(0.0, 1.0), ..Moment::END };
        }
        let part = |from: f32, long: f32| ((milliseconds - from) / long).clamp(0.0, 1.0);
        let told = (milliseconds - LEAVE - TURN) / TERM;
        let rows = self.rows().count() as f32;
        Moment {
            leave: part(0.0, LEAVE),
            turn: part(LEAVE, TURN),
            rows: told.max(0.0).ceil() as usize,
            verdict: part(LEAVE + TURN + TERM * rows, VERDICT),
            fade: 1.0,
        }
    }
}

/// How far each part of the motion is, from 0 to 1.
#[derive(Clone, Copy)]
struct Moment {
    leave: f32,
    turn: f32,
    /// How many terms of the sum are to be seen.
    rows: usize,
    verdict: f32,
    fade: f32,
}

impl Moment {
    const END: Self = Self { leave: 1.0, turn: 1.0, rows: usize::MAX, verdict: 1.0, fade: 1.0 };
}

/// The draw tray: 154 wide, or one row 82 high.
pub fn tray(ui: &mut Ui, desk: &Desk, draw: &Shown, room: Room) {
    let moment = draw.moment(desk);
    if room == Room::Row { row(ui, draw, moment) } else { column(ui, draw, moment) }
}

fn column(ui: &mut Ui, draw: &Shown, moment: Moment) {
    let palette = Palette::of(ui.ctx());
    ui.set_width(TRAY.min(ui.available_width()) - 24.0);
    ui.spacing_mut().item_spacing.y = 4.0;
    ui.vertical_centered(|ui| {
        ui.label(Type::Label.text(&draw.what, palette.text_body));
        let (rect, response) = ui.allocate_exact_size(vec2(98.0, 137.0), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, name(draw, moment)));
        card(ui, draw, rect, moment);
        ui.add_space(6.0);
        for (at, (words, number)) in draw.rows().enumerate() {
            if at == TOTAL {
                hairline(ui);
            }
            term(ui, &words, &number, at < moment.rows, at == TOTAL);
        }
        verdict(ui, &draw.verdict, moment);
        if let Some(chance) = &draw.chance {
            caption(ui, chance, moment);
        }
    });
}

/// What a reader of the screen is told: nothing that is not seen yet.
fn name(draw: &Shown, moment: Moment) -> String {
    if moment.verdict > 0.0 { draw.name() } else { draw.what.clone() }
}

/// The chance it had, once it is known what came of it. Its room is kept before.
fn caption(ui: &mut Ui, chance: &str, moment: Moment) {
    let palette = Palette::of(ui.ctx());
    let words = lay(ui, chance, Type::Note.font(), palette.text_dim, ui.available_width());
    let (rect, response) = ui.allocate_exact_size(words.size(), Sense::hover());
    if moment.verdict > 0.0 {
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, chance));
        ui.painter().galley(rect.min, words, palette.text_dim);
    }
}

/// One row: card, sum, what it needs, verdict; the chance on the right.
fn row(ui: &mut Ui, draw: &Shown, moment: Moment) {
    let palette = Palette::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), TRAY_ROW), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, name(draw, moment)));
    let card_rect = Rect::from_min_size(rect.min + vec2(8.0, 4.0), vec2(52.0, 73.0));
    card(ui, draw, card_rect, moment);
    let right = draw.chance.as_ref().map(|chance| lay(ui, chance, Type::Dense.font(), palette.text_body, 84.0));
    let taken = right.as_ref().map_or(0.0, |right| right.size().x + 12.0);
    let left = card_rect.right() + 14.0;
    let width = rect.right() - 8.0 - taken - left;
    told(ui, draw, moment, Rect::from_min_size(pos2(left, rect.top() + 6.0), vec2(width, 0.0)));
    if let Some(right) = right.filter(|_| moment.verdict > 0.0) {
        let at = pos2(rect.right() - 8.0 - right.size().x, rect.center().y - right.size().y / 2.0);
        ui.painter().galley(at, right, palette.text_body);
    }
}

/// The sum, what it needs and the verdict, one below the other from the top of `room`.
fn told(ui: &Ui, draw: &Shown, moment: Moment, room: Rect) {
    let palette = Palette::of(ui.ctx());
    let (left, width, mut y) = (room.left(), room.width(), room.top());
    let seen = |from: usize| if moment.rows > from { moment.fade } else { 0.0 };
    let sum = lay(ui, &draw.sum(), mono(18.0), faded(palette.text_hi, seen(1)), width);
    let needs = draw.needs.as_ref();
    let needs = needs.map(|needs| lay(ui, needs, Type::Dense.font(), faded(palette.text_body, seen(TOTAL + 1)), width));
    for line in [Some(sum), needs].into_iter().flatten() {
        let height = line.size().y;
        ui.painter().galley(pos2(left, y), line, palette.text_hi);
        y += height + 2.0;
    }
    let (glyph, colour) = tone(palette, draw.verdict.tone);
    let colour = faded(colour, moment.verdict.min(moment.fade));
    let words = lay(ui, &draw.verdict.words, Type::Body.font(), colour, width - 22.0);
    ui.painter().text(pos2(left + 8.0, y + 9.0), Align2::CENTER_CENTER, glyph, icon_font(Weight::Fill, 16.0), colour);
    ui.painter().galley(pos2(left + 22.0, y), words, colour);
}

/// The card: it comes from below, shows its back, turns, shows its face.
fn card(ui: &Ui, draw: &Shown, rect: Rect, moment: Moment) {
    let ctx = ui.ctx();
    let clip = ui.clip_rect();
    let painter = ui.painter();
    if moment.turn >= 1.0 {
        painter.extend(cards::face(ctx, rect, draw.card));
        fade_over(ui, rect, moment.fade);
        return;
    }
    let away = 1.0 - (1.0 - moment.leave).powi(3);
    let rect = rect.translate(vec2(0.0, (1.0 - away) * 24.0));
    if moment.turn <= 0.0 {
        painter.extend(cards::back(ctx, rect));
        fade_over(ui, rect, away);
        return;
    }
    let angle = in_out(moment.turn) * PI;
    let (shapes, angle) = if angle < FRAC_PI_2 {
        (cards::back(ctx, rect), angle)
    } else {
        (cards::face(ctx, rect, draw.card), angle - PI)
    };
    painter.extend(cards::turned(ctx, shapes, rect, angle, clip));
}

/// Lays the panel's own colour over something that is not quite there yet.
fn fade_over(ui: &Ui, rect: Rect, seen: f32) {
    if seen < 1.0 {
        let palette = Palette::of(ui.ctx());
        ui.painter().rect_filled(rect.expand(1.0), 4, faded(palette.panel, 1.0 - seen));
    }
}

fn in_out(t: f32) -> f32 {
    if t < 0.5 { 4.0 * t * t * t } else { 1.0 - (2.0 - 2.0 * t).powi(3) / 2.0 }
}

/// One term of the sum: its name on the left, its number on the right. Its room is kept while it is not seen.
fn term(ui: &mut Ui, words: &str, number: &str, seen: bool, total: bool) {
    let palette = Palette::of(ui.ctx());
    let width = ui.available_width();
    let size = if total { 18.0 } else { 15.0 };
    let number_galley = lay(ui, number, mono(size), palette.text_hi, width);
    let words_galley = lay(ui, words, mono(12.0), palette.text_body, width - number_galley.size().x - 8.0);
    let height = words_galley.size().y.max(number_galley.size().y);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    if !seen {
        return;
    }
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, format!("{words} {number}")));
    let left = pos2(rect.left(), rect.center().y - words_galley.size().y / 2.0);
    ui.painter().galley(left, words_galley, palette.text_body);
    let right = pos2(rect.right() - number_galley.size().x, rect.center().y - number_galley.size().y / 2.0);
    ui.painter().galley(right, number_galley, palette.text_hi);
}

/// The line above the total.
fn hairline(ui: &mut Ui) {
    let palette = Palette::of(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 3.0), Sense::hover());
    ui.painter().hline(rect.x_range(), rect.center().y, Stroke::new(1.0, palette.line_ctrl));
}

fn verdict(ui: &mut Ui, verdict: &Verdict, moment: Moment) {
    let palette = Palette::of(ui.ctx());
    let (glyph, colour) = tone(palette, verdict.tone);
    let width = ui.available_width();
    // It lands a little larger than it stays.
    let swell = if moment.verdict < 1.0 { 1.0 + 0.06 * (1.0 - moment.verdict) } else { 1.0 };
    let font = egui::FontId::proportional(14.0 * swell);
    let words = lay(ui, &verdict.words, font, colour, width - 22.0);
    let (rect, response) = ui.allocate_exact_size(vec2(width, words.size().y.max(20.0)), Sense::hover());
    let strength = if moment.verdict > 0.0 { moment.fade } else { 0.0 };
    if strength <= 0.0 {
        return;
    }
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &verdict.words));
    let left = rect.center().x - f32::midpoint(words.size().x, 22.0);
    let at: Pos2 = pos2(left + 8.0, rect.center().y);
    ui.painter().text(at, Align2::CENTER_CENTER, glyph, icon_font(Weight::Fill, 16.0), colour);
    ui.painter().galley(pos2(left + 22.0, rect.center().y - words.size().y / 2.0), words, colour);
}

fn tone(palette: &Palette, tone: Tone) -> (&'static str, Color32) {
    match tone {
        Tone::Good => (icons::CHECK_CIRCLE, palette.safe),
        Tone::Bad => (icons::X_CIRCLE, palette.error),
        Tone::Plain => (icons::INFO, palette.info),
        Tone::Yours => (icons::PLUS_MINUS, palette.agent),
    }
}
