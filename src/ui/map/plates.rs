//! The numbers of the threat: a plate at the bottom right of each sector, a row for coming, a row for searching.

use egui::{Align2, Color32, FontId, Rect, Stroke, StrokeKind, epaint::RectShape, pos2, vec2};

use super::{
    Picture,
    canvas::Canvas,
    threat::{Level, chances, percent, plate_strength},
};
use crate::ui::theme::{Palette, Weight, faded, icon_font, icons, mono};

/// The numbers of every sector.
pub fn plates(canvas: &mut Canvas, picture: &Picture) {
    for cell in &picture.setup.mission.plan().sectors {
        let strength = plate_strength(picture, cell.sector);
        if strength > 0.0 {
            let plate = Plate::new(canvas, canvas.frame.rect(cell.sector), chances(picture, cell.sector));
            plate.draw(canvas, strength);
        }
    }
}

/// One plate.
struct Plate {
    rect: Rect,
    rows: Vec<Row>,
    /// The size of its numbers.
    points: f32,
    /// How high a row is.
    high: f32,
    /// How far its content stands from its sides.
    padding: f32,
}

/// One row.
struct Row {
    icon: &'static str,
    text: String,
    chance: f64,
}

impl Plate {
    /// The plate of a sector with the chances that it is entered and searched.
    fn new(canvas: &Canvas, sector: Rect, (entered, searched): (f64, f64)) -> Self {
        let tile = sector.width();
        let small = tile < 56.0;
        let sign = if small { "" } else { "%" };
        let row = |(icon, chance)| Row { icon, text: format!("{}{sign}", percent(chance)), chance };
        let mut rows: Vec<Row> = [(icons::FOOTPRINTS, entered), (icons::MAGNIFYING_GLASS, searched)].map(row).into();
        rows.retain(|row| percent(row.chance) > 0);
        if is_tight(tile) {
            // Room for one number only: the greater.
            rows.sort_by(|a, b| b.chance.total_cmp(&a.chance));
            rows.truncate(1);
        }
        let points = (0.1 * tile).clamp(11.0, 14.0);
        let high = if small { 13.0 } else { (points * 1.36).round() };
        let numbers = rows.iter().map(|row| canvas.width(&row.text, mono(points))).fold(0.0, f32::max);
        let glyphs = match tile {
            _ if is_tight(tile) => 0.0,
            _ if small => points + 1.0,
            _ => points + 6.0,
        };
        let (inset, padding) = if small { (3.5, 2.5) } else { (7.0, 4.0) };
        let size = vec2(numbers + glyphs + 2.0 * padding, high * rows.len() as f32 + 1.0);
        let corner = sector.max - vec2(inset, inset);
        Self { rect: Rect::from_min_max(corner - size, corner), rows, points, high, padding }
    }

    fn draw(&self, canvas: &mut Canvas, strength: f32) {
        canvas.add(RectShape::filled(self.rect, 2, faded(canvas.palette.ink, 0.88 * strength)));
        if canvas.palette.high_contrast {
            let stroke = Stroke::new(1.0, faded(canvas.palette.text_hi, strength));
            canvas.add(RectShape::stroke(self.rect, 2, stroke, StrokeKind::Inside));
        }
        let (font, icons): (FontId, FontId) = (mono(self.points), icon_font(Weight::Fill, self.points));
        for (at, row) in self.rows.iter().enumerate() {
            let y = self.rect.top() + self.high * (at as f32 + 0.5) + 0.5;
            let colour = faded(colour(canvas.palette, row.chance), strength);
            if !is_tight(canvas.tile()) {
                let at = pos2(self.rect.left() + self.padding + self.points / 2.0, y);
                canvas.text(at, Align2::CENTER_CENTER, row.icon, icons.clone(), colour);
            }
            let at = pos2(self.rect.right() - self.padding, y);
            canvas.text(at, Align2::RIGHT_CENTER, row.text.as_str(), font.clone(), colour);
        }
    }
}

/// Whether there is no room for glyphs.
fn is_tight(tile: f32) -> bool {
    tile < 48.0
}

fn colour(palette: &Palette, chance: f64) -> Color32 {
    if palette.high_contrast {
        return palette.text_hi;
    }
    Level::of(chance).map_or(palette.text_dim, |level| level.colour(palette))
}
