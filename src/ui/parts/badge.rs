//! Badges as hexagons: filled where they were earned, dashed where they were not.

use std::collections::BTreeSet;

use egui::{Align2, Color32, Pos2, Rect, Sense, Shape, Stroke, Ui, WidgetInfo, WidgetType, vec2};

use super::{dashed, tip};
use crate::{
    session::badges::Badge,
    stealth::Plan,
    ui::{
        Desk, focus,
        map::art::HEXAGON,
        theme::{Palette, Weight, faded, icon_font, icons},
    },
};

/// Paints a badge in the middle of a room.
pub fn badge_mark(ui: &Ui, rect: Rect, badge: Badge, earned: bool) {
    let palette = Palette::of(ui.ctx());
    let (glyph, colour) = face(badge, palette);
    let size = rect.height().min(rect.width()) - 2.0;
    let outline = |size: f32| -> Vec<Pos2> {
        HEXAGON.iter().map(|&(x, y)| rect.center() + vec2(x - 50.0, y - 50.0) * (size / 100.0)).collect()
    };
    if earned {
        let fill = faded(colour, if palette.high_contrast { 0.3 } else { 0.14 });
        ui.painter().add(Shape::convex_polygon(outline(size), fill, Stroke::new(1.6, colour)));
        if size > 30.0 {
            ui.painter().add(Shape::closed_line(outline(size * 0.84), Stroke::new(1.0, faded(colour, 0.45))));
        }
    } else {
        let mut points = outline(size);
        points.extend(points.first().copied());
        dashed(ui.painter(), &points, Stroke::new(1.2, palette.disabled), &[4.0, 3.0]);
    }
    let weight = if earned { Weight::Fill } else { Weight::Regular };
    let colour = if earned { colour } else { palette.disabled };
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, glyph, icon_font(weight, size * 0.5), colour);
}

/// The badges a mission could give.
pub fn badges_of(plan: &Plan) -> Vec<Badge> {
    Badge::ALL.into_iter().filter(|badge| badge.is_possible(plan)).collect()
}

/// Badges in a row that wraps, `size` high each. Focus comes to each of them, and it says what it is for.
pub fn badge_row(ui: &mut Ui, desk: &Desk, badges: &[Badge], earned: &BTreeSet<String>, size: f32) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for &badge in badges {
            let (rect, response) = ui.allocate_exact_size(vec2(size * 0.92, size), Sense::focusable_noninteractive());
            let has = earned.contains(badge.id());
            badge_mark(ui, rect, badge, has);
            let told = badge_told(desk, badge, has);
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &told));
            focus::join(ui, &response);
            tip(ui, &response, &told);
        }
    });
}

/// A badge in one sentence: its name, whether it was earned, and what for.
pub fn badge_told(desk: &Desk, badge: Badge, earned: bool) -> String {
    let key = if earned { "ui-stats-badge-earned" } else { "ui-stats-badge-open" };
    desk.with(key, &[("badge", desk.text(badge.name()).into()), ("deed", desk.text(badge.deed()).into())])
}

fn face(badge: Badge, palette: &Palette) -> (&'static str, Color32) {
    match badge {
        Badge::Ghost => (icons::GHOST, palette.agent),
        Badge::CleanHands => (icons::HAND_PALM, palette.text_hi),
        Badge::Whole => (icons::HEART, palette.safe),
        Badge::Felt => (icons::EAR_SLASH, palette.noise),
        Badge::BelowTheLine => (icons::SIREN, palette.alarm),
        Badge::KnownOdds => (icons::CARDS, palette.info),
        Badge::Par => (icons::TIMER, palette.safe),
        Badge::Thorough => (icons::PLUS_CIRCLE, palette.objective),
        Badge::Light => (icons::FEATHER, palette.energy),
        Badge::StandardIssue => (icons::SUITCASE_SIMPLE, palette.text_hi),
    }
}
