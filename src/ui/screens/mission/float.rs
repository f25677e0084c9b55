//! A tooltip in the nearest gap of the map.

use egui::{Area, Color32, Context, Frame, Id, Margin, Order, Pos2, Rect, Stroke, Vec2, vec2};

use crate::ui::{focus, theme::Palette};

/// How far from the sector it stands.
const AWAY: f32 = 18.0;
/// How wide it is.
const WIDTH: f32 = 276.0;

/// Shows a tip near `around` within `room`, off all that is `busy` and off the `sectors` where
/// it can be, and gives its size for the next frame.
pub fn show(
    ctx: &Context,
    around: Rect,
    room: Rect,
    (busy, sectors): (&[Rect], &[Rect]),
    size: Vec2,
    content: impl FnOnce(&mut egui::Ui),
) -> Vec2 {
    let palette = Palette::of(ctx);
    let place = place(size, around, room, busy, sectors);
    let area = Area::new(Id::new("sector tip")).order(Order::Middle).interactable(false).fixed_pos(place.min);
    let shown = area.show(ctx, |ui| {
        let frame = Frame::new()
            .fill(palette.raised)
            .stroke(Stroke::new(1.0, palette.line_ctrl))
            .corner_radius(3)
            .shadow(ctx.style().visuals.popup_shadow)
            .inner_margin(Margin::symmetric(12, 9));
        frame.show(ui, |ui| {
            ui.set_width(WIDTH.min(room.width() - 30.0) - 24.0);
            focus::aside(ctx, || content(ui));
        });
    });
    leader(ctx, shown.response.rect, around, palette.line_ctrl);
    let drawn = shown.response.rect.size();
    if (drawn - size).length() > 1.0 {
        ctx.request_repaint();
    }
    drawn
}

/// The line that joins a tip to its sector.
fn leader(ctx: &Context, tip: Rect, around: Rect, colour: Color32) {
    let to = around.clamp(tip.center());
    let from = tip.clamp(to);
    if (to - from).length() > 2.0 {
        ctx.layer_painter(egui::LayerId::new(Order::Middle, Id::new("sector tip leader")))
            .line_segment([from, to], Stroke::new(1.0, colour));
    }
}

/// The best place for something of this size.
fn place(size: Vec2, around: Rect, room: Rect, busy: &[Rect], sectors: &[Rect]) -> Rect {
    let tops = [around.top() - size.y * 0.2, around.center().y - size.y / 2.0, around.bottom() - size.y];
    let lefts = [around.left(), around.center().x - size.x / 2.0, around.right() - size.x];
    let beside = tops
        .into_iter()
        .flat_map(|y| [Pos2::new(around.right() + AWAY, y), Pos2::new(around.left() - AWAY - size.x, y)]);
    let over = lefts
        .into_iter()
        .flat_map(|x| [Pos2::new(x, around.bottom() + AWAY), Pos2::new(x, around.top() - AWAY - size.y)]);
    let corners =
        [room.min, room.right_top() - vec2(size.x, 0.0), room.left_bottom() - vec2(0.0, size.y), room.max - size];
    let all = beside.chain(over).chain(corners).map(|corner| inside(Rect::from_min_size(corner, size), room));
    let cost = |rect: &Rect| cost(*rect, around, busy, sectors);
    all.min_by(|a, b| cost(a).total_cmp(&cost(b))).unwrap_or(Rect::from_min_size(room.min, size))
}

/// How bad a place is: on the sector itself is worst, then on somebody, then on other sectors or far away.
fn cost(rect: Rect, around: Rect, busy: &[Rect], sectors: &[Rect]) -> f32 {
    let over = |other: &Rect| {
        let shared = rect.intersect(*other);
        if shared.is_positive() { shared.area() / other.area().max(1.0) } else { 0.0 }
    };
    let far = (rect.clamp(around.center()) - around.center()).length();
    let covered = sectors.iter().map(over).sum::<f32>();
    over(&around) * 1e5 + busy.iter().map(over).sum::<f32>() * 1e3 + covered * 40.0 + far
}

fn inside(rect: Rect, room: Rect) -> Rect {
    let least = room.min;
    let most = (room.max - rect.size()).max(least);
    Rect::from_min_size(rect.min.clamp(least, most), rect.size())
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;

    #[test]
    fn a_tip_never_covers_its_sector_where_there_is_room() {
        let room = Rect::from_min_size(pos2(0.0, 0.0), vec2(700.0, 500.0));
        for x in 0..7 {
            for y in 0..5 {
                let sector = Rect::from_min_size(pos2(x as f32 * 100.0, y as f32 * 100.0), vec2(100.0, 100.0));
                let placed = place(vec2(260.0, 120.0), sector, room, &[], &[]);
                assert!(!placed.intersects(sector.shrink(1.0)), "{x} {y}: {placed:?}");
                assert!(room.expand(0.5).contains_rect(placed), "{x} {y}: {placed:?}");
            }
        }
    }
}
