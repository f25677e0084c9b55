//! What one player really was.

use egui::{Align2, Rect, Response, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use crate::{
    deduction::{Outcome, Rules, Scene, State, Team},
    engine::Seat,
    ui::{
        Desk, focus,
        parts::{lay, tip_with},
        table::{Ink, Sight, id_small, loyalty, mark},
        theme::{Palette, Type, Weight, icon_font, icons, mono},
    },
    words::deduction::Teller,
};

/// How a row stands out.
#[derive(Clone, Copy)]
pub struct Look {
    /// A person played.
    pub person: bool,
    /// It was the only person, who sits at the screen.
    pub you: bool,
    /// The beliefs beside are about this player.
    pub chosen: bool,
}

/// A row: number, name, cards, team, won or not. A click chooses the player.
pub fn role(
    ui: &mut Ui,
    desk: &Desk,
    teller: &Teller<'_>,
    (rules, state): (&Rules, &State),
    outcome: &Outcome,
    seat: Seat,
    look: Look,
) -> Response {
    let palette = Palette::of(ui.ctx());
    let scene = Scene { rules, state };
    let team = outcome.teams.get(usize::from(seat.0)).copied().unwrap_or_else(|| scene.team(seat));
    let won = outcome.winners.contains(seat);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 44.0), Sense::click());
    let Some(player) = scene.player(seat) else { return response };
    let id = player.ids.first().map(|slot| teller.id(slot.kind)).unwrap_or_default();
    let fill = [
        ("number", (seat.0 + 1).into()),
        ("name", teller.name(seat).into()),
        ("team", teller.team(team).into()),
        ("id", id.clone().into()),
    ];
    let told = desk.with(if won { "ui-finale-role-won" } else { "ui-finale-role-lost" }, &fill);
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, look.chosen, &told));
    if look.chosen || seat.0.is_multiple_of(2) {
        ui.painter().rect_filled(rect, 0, if look.chosen { palette.field } else { palette.panel });
    }
    if look.chosen {
        ui.painter().rect_filled(Rect::from_min_size(rect.min, vec2(2.0, rect.height())), 0, palette.agent);
    }
    let number = pos2(rect.left() + 24.0, rect.center().y);
    ui.painter().text(number, Align2::RIGHT_CENTER, seat.0 + 1, mono(13.0), palette.text_dim);
    let x = cards(ui, rect, scene, seat);
    let right = rect.right() - 150.0f32.min(rect.width() * 0.36);
    let who = teller.name(seat);
    let who = if look.you { desk.with("ui-finale-you", &[("name", who.into())]) } else { who };
    let name_colour = if look.person { palette.agent } else { palette.text_hi };
    let words = Rect::from_min_max(pos2(x + 6.0, rect.top()), pos2(right, rect.bottom()));
    two_lines(ui, words, (&who, name_colour), &id);
    let end = match (won, player.hp) {
        (true, _) => (icons::TROPHY, palette.objective),
        (false, 0) => (icons::SKULL, palette.text_dim),
        (false, _) => (icons::MINUS, palette.text_dim),
    };
    verdict(ui, rect.with_min_x(right), (team, &teller.team(team)), end);
    focus::join(ui, &response);
    tip_with(ui, &response, || told);
    response
}

/// The loyalty cards and IDs of a player, side by side from the left; where they end.
fn cards(ui: &Ui, rect: Rect, scene: Scene<'_>, seat: Seat) -> f32 {
    let (palette, painter, library) = (Palette::of(ui.ctx()), ui.painter(), scene.rules.library());
    let mut x = rect.left() + 36.0;
    let mut card = |wide: f32, draw: &dyn Fn(Rect)| {
        let size = vec2(wide, wide * 1.38);
        draw(Rect::from_min_size(pos2(x, rect.center().y - size.y / 2.0), size));
        x += wide + 5.0;
    };
    for slot in (0..scene.loyalty_count(seat)).filter_map(|at| scene.loyalty(seat, at)) {
        if let Some(face) = library.loyalty_card(slot.kind) {
            card(24.0, &|rect| loyalty(painter, palette, rect, Sight::Open(face)));
        }
    }
    for slot in scene.player(seat).iter().flat_map(|player| &player.ids) {
        if let Some(face) = library.id(slot.kind) {
            card(27.0, &|rect| id_small(painter, palette, rect, Sight::Open(face)));
        }
    }
    x
}

/// A name, and below it what it was.
fn two_lines(ui: &Ui, room: Rect, (name, colour): (&str, egui::Color32), below: &str) {
    let palette = Palette::of(ui.ctx());
    let wide = (room.width() - 6.0).max(30.0);
    let name = lay(ui, name, Type::Body.font(), colour, wide);
    let below = lay(ui, below, Type::Note.font(), palette.text_dim, wide);
    let clip = ui.painter().with_clip_rect(room.intersect(ui.clip_rect()));
    clip.galley(pos2(room.left(), room.center().y - 18.0), name, colour);
    clip.galley(pos2(room.left(), room.center().y + 1.0), below, palette.text_dim);
}

/// The team with its mark, and how it ended.
fn verdict(ui: &Ui, room: Rect, (team, name): (Team, &str), (glyph, colour): (&str, egui::Color32)) {
    let palette = Palette::of(ui.ctx());
    let y = room.center().y;
    mark(ui.painter(), palette, team, pos2(room.left() + 12.0, y), 16.0, Ink::Filled);
    let words = lay(ui, name, Type::Body.font(), palette.team(team), room.width() - 60.0);
    ui.painter().galley(pos2(room.left() + 26.0, y - words.size().y / 2.0), words, palette.team(team));
    let at = pos2(room.right() - 16.0, y);
    ui.painter().text(at, Align2::CENTER_CENTER, glyph, icon_font(Weight::Fill, 18.0), colour);
}
