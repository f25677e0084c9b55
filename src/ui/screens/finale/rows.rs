//! What one player really was.

use egui::{Align2, Rect, Response, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use crate::{
    deduction::{Outcome, Rules, Scene, State},
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
    let y = rect.center().y;
    let painter = ui.painter();
    painter.text(
        pos2(rect.left() + 24.0, y),
        Align2::RIGHT_CENTER,
        (seat.0 + 1).to_string(),
        mono(13.0),
        palette.text_dim,
    );
    let mut x = rect.left() + 36.0;
    let library = rules.library();
    let mut card = |wide: f32, draw: &dyn Fn(Rect)| {
        let size = vec2(wide, wide * 1.38);
        draw(Rect::from_min_size(pos2(x, y - size.y / 2.0), size));
        x += wide + 5.0;
    };
    for slot in (0..scene.loyalty_count(seat)).filter_map(|at| scene.loyalty(seat, at)) {
        if let Some(face) = library.loyalty_card(slot.kind) {
            card(24.0, &|rect| loyalty(painter, palette, rect, Sight::Open(face)));
        }
    }
    for slot in &player.ids {
        if let Some(face) = library.id(slot.kind) {
            card(27.0, &|rect| id_small(painter, palette, rect, Sight::Open(face)));
        }
    }
    let right = rect.right() - 150.0f32.min(rect.width() * 0.36);
    let name_colour = if look.person { palette.agent } else { palette.text_hi };
    let who = teller.name(seat);
    let who = if look.you { desk.with("ui-finale-you", &[("name", who.into())]) } else { who };
    let name = lay(ui, &who, Type::Body.font(), name_colour, (right - x - 12.0).max(30.0));
    let role = lay(ui, &id, Type::Note.font(), palette.text_dim, (right - x - 12.0).max(30.0));
    let clip =
        ui.painter().with_clip_rect(Rect::from_min_max(rect.min, pos2(right, rect.bottom())).intersect(ui.clip_rect()));
    clip.galley(pos2(x + 6.0, y - 18.0), name, name_colour);
    clip.galley(pos2(x + 6.0, y + 1.0), role, palette.text_dim);
    mark(ui.painter(), palette, team, pos2(right + 12.0, y), 16.0, Ink::Filled);
    let words = lay(ui, &teller.team(team), Type::Body.font(), palette.team(team), rect.right() - right - 60.0);
    ui.painter().galley(pos2(right + 26.0, y - words.size().y / 2.0), words, palette.team(team));
    let (glyph, colour) = match (won, player.hp) {
        (true, _) => (icons::TROPHY, palette.objective),
        (false, 0) => (icons::SKULL, palette.text_dim),
        (false, _) => (icons::MINUS, palette.text_dim),
    };
    let font = icon_font(Weight::Fill, 18.0);
    ui.painter().text(pos2(rect.right() - 16.0, y), Align2::CENTER_CENTER, glyph, font, colour);
    focus::join(ui, &response);
    tip_with(ui, &response, || told);
    response
}
