//! What one player was, and whether that was enough.

use egui::{Align2, Rect, Response, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use crate::{
    beginning::{Outcome, Scene, View},
    engine::Seat,
    session::campaign::team,
    ui::{
        Desk, focus,
        parts::{lay, tip_with},
        table::{Ink, mark},
        theme::{Palette, Type, Weight, icon_font, icons},
    },
    words::beginning::Teller,
};

/// The height of a row.
const HIGH: f32 = 46.0;

/// How a row is shown.
#[derive(Clone, Copy)]
pub struct Look {
    /// Everything is told; otherwise only the name.
    pub open: bool,
    /// The beliefs beside are about this player; nothing where there are none.
    pub chosen: Option<bool>,
}

/// A row: name, faction, objectives with what became of them, won or not. A click chooses the player.
pub fn role(
    ui: &mut Ui,
    desk: &Desk,
    teller: &Teller<'_>,
    view: &View,
    outcome: &Outcome,
    seat: Seat,
    look: Look,
) -> Response {
    let palette = Palette::of(ui.ctx());
    let Look { open, chosen } = look;
    let sense = if chosen.is_some() { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), HIGH), sense);
    let told = told(desk, teller, view, outcome, seat, open);
    response.widget_info(|| match chosen {
        Some(chosen) => WidgetInfo::selected(WidgetType::Button, true, chosen, &told),
        None => WidgetInfo::labeled(WidgetType::Label, true, &told),
    });
    if chosen == Some(true) || seat.0.is_multiple_of(2) {
        ui.painter().rect_filled(rect, 0, if chosen == Some(true) { palette.field } else { palette.panel });
    }
    if chosen == Some(true) {
        ui.painter().rect_filled(Rect::from_min_size(rect.min, vec2(2.0, rect.height())), 0, palette.agent);
    }
    let name = lay(ui, &teller.name(seat), Type::Body.font(), palette.text_hi, 96.0);
    let y = rect.center().y;
    ui.painter().galley(pos2(rect.left() + 10.0, y - name.size().y / 2.0), name, palette.text_hi);
    let left = rect.left() + 110.0;
    if open {
        faction(ui, teller, outcome, seat, pos2(left, y));
        let middle = Rect::from_min_max(pos2(left + 120.0, rect.top()), pos2(rect.right() - 34.0, rect.bottom()));
        objectives(ui, teller, view, seat, middle);
        let won = outcome.winners.contains(seat);
        let (glyph, colour) = if won { (icons::TROPHY, palette.objective) } else { (icons::MINUS, palette.text_dim) };
        let font = icon_font(Weight::Fill, 18.0);
        ui.painter().text(pos2(rect.right() - 16.0, y), Align2::CENTER_CENTER, glyph, font, colour);
    } else {
        let words =
            lay(ui, &desk.text("ui-begin-kept-back"), Type::Dense.font(), palette.text_dim, rect.right() - left);
        ui.painter().galley(pos2(left, y - words.size().y / 2.0), words, palette.text_dim);
    }
    focus::join(ui, &response);
    tip_with(ui, &response, || told);
    response
}

fn faction(ui: &Ui, teller: &Teller<'_>, outcome: &Outcome, seat: Seat, at: egui::Pos2) {
    let palette = Palette::of(ui.ctx());
    let Some(&faction) = outcome.factions.get(usize::from(seat.0)) else { return };
    let colour = palette.team(team(faction));
    mark(ui.painter(), palette, team(faction), at + vec2(8.0, 0.0), 16.0, Ink::Filled);
    let words = lay(ui, &teller.faction(faction), Type::Body.font(), colour, 96.0);
    ui.painter().galley(at + vec2(22.0, -words.size().y / 2.0), words, colour);
}

/// Objectives below each other, each with whether it was met.
fn objectives(ui: &Ui, teller: &Teller<'_>, view: &View, seat: Seat, room: Rect) {
    let palette = Palette::of(ui.ctx());
    let scene = Scene { rules: &view.rules, state: &view.table };
    let all: Vec<_> =
        scene.player(seat).into_iter().flat_map(|it| &it.objectives).filter_map(|slot| slot.kind).collect();
    let step = room.height() / (all.len() as f32 + 1.0);
    for (nth, objective) in all.into_iter().enumerate() {
        let y = room.top() + step * (nth as f32 + 1.0);
        let met = scene.is_met(seat, objective);
        let (glyph, colour) =
            if met { (icons::CHECK_CIRCLE, palette.safe) } else { (icons::X_CIRCLE, palette.detection) };
        let font = icon_font(Weight::Fill, 15.0);
        ui.painter().text(pos2(room.left() + 8.0, y), Align2::CENTER_CENTER, glyph, font, colour);
        let tone = if met { palette.text_hi } else { palette.text_dim };
        let words = lay(ui, &teller.objective(objective), Type::Dense.font(), tone, f32::INFINITY);
        let clip = ui.painter().with_clip_rect(room.intersect(ui.clip_rect()));
        clip.galley(pos2(room.left() + 20.0, y - words.size().y / 2.0), words, tone);
    }
}

/// The whole row in words.
fn told(desk: &Desk, teller: &Teller<'_>, view: &View, outcome: &Outcome, seat: Seat, open: bool) -> String {
    if !open {
        let fill = [("name", teller.name(seat).into())];
        return desk.with("ui-begin-kept-back-told", &fill);
    }
    let scene = Scene { rules: &view.rules, state: &view.table };
    let slots = scene.player(seat).into_iter().flat_map(|player| &player.objectives);
    let objectives = slots.filter_map(|slot| slot.kind).map(|objective| {
        let key = if scene.is_met(seat, objective) { "ui-begin-objective-met" } else { "ui-begin-objective-missed" };
        desk.with(key, &[("objective", teller.objective(objective).into())])
    });
    let mut lines = vec![teller.result(outcome, seat)];
    lines.extend(objectives);
    lines.join("\n")
}
