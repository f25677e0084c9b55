//! What the coming enemy phase may bring, sector by sector: colour, pattern and number.

use egui::{Align2, Color32, Rect, Stroke, StrokeKind, epaint::RectShape, pos2, vec2};

use super::{
    Picture,
    canvas::{Canvas, Crossed},
    ground::inset,
};
use crate::{
    stealth::Sector,
    ui::theme::{Palette, Weight, faded, icon_font, icons, mono},
};

/// How likely something is, in the five levels of the look; `None` where it cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The level of a chance, by the per cent a player reads.
    pub fn of(chance: f64) -> Option<Self> {
        match percent(chance) {
            0 => None,
            1..20 => Some(Self(1)),
            20..40 => Some(Self(2)),
            40..60 => Some(Self(3)),
            60..80 => Some(Self(4)),
            _ => Some(Self(5)),
        }
    }

    /// Its colour.
    pub fn colour(self, palette: &Palette) -> Color32 {
        palette.threat.get(usize::from(self.0 - 1)).copied().unwrap_or(palette.detection)
    }

    /// How strong its fill is.
    fn fill(self, palette: &Palette) -> f32 {
        if palette.high_contrast {
            return 0.22;
        }
        match self.0 {
            1 => 0.07,
            2 => 0.12,
            3 => 0.16,
            4 => 0.20,
            _ => 0.24,
        }
    }
}

/// A chance in per cent. What may happen is never 0, what may fail never 100.
pub fn percent(chance: f64) -> u8 {
    match chance {
        ..=0.0 => 0,
        1.0.. => 100,
        _ => ((chance * 100.0).round() as u8).clamp(1, 99),
    }
}

/// The chances that a sector is entered and searched.
fn chances(picture: &Picture, sector: Sector) -> (f64, f64) {
    picture.threat.map_or((0.0, 0.0), |threat| (threat.entered(sector), threat.searched(sector)))
}

/// The level of a sector.
fn level(picture: &Picture, sector: Sector) -> Option<Level> {
    let (entered, searched) = chances(picture, sector);
    Level::of(entered.max(searched))
}

/// Whether a sector has a plate with numbers.
pub fn has_plate(picture: &Picture, sector: Sector) -> bool {
    picture.frame.tile() >= 36.0 && picture.threat_strength > 0.5 && level(picture, sector).is_some()
}

/// The fill and pattern of every sector.
pub fn patterns(canvas: &mut Canvas, picture: &Picture) {
    let inset = inset(canvas.tile()).min(canvas.tile() / 8.0);
    let (plan, strength) = (picture.setup.mission.plan(), picture.threat_strength);
    let levels = plan.sectors.iter().filter_map(|cell| Some((cell.sector, level(picture, cell.sector)?)));
    let levels: Vec<(Sector, Level)> = levels.collect();
    canvas.kept(("threat", &plan.id), (&levels, strength.to_bits()), |canvas| {
        for &(sector, level) in &levels {
            let rect = canvas.frame.rect(sector).shrink(inset);
            pattern(canvas, rect, level, strength);
        }
    });
}

/// The fill and pattern of a level within a rectangle, at this strength.
pub fn pattern(canvas: &mut Canvas, rect: Rect, level: Level, strength: f32) {
    let colour = level.colour(canvas.palette);
    canvas.fill(rect, faded(colour, level.fill(canvas.palette) * strength));
    let alpha = if canvas.palette.high_contrast { 0.95 } else { 0.5 };
    let ink = faded(colour, alpha * strength);
    match level.0 {
        1 => dots(canvas, rect, faded(colour, if canvas.palette.high_contrast { 1.0 } else { 0.6 } * strength)),
        2 => canvas.hatch(rect, 14.0, Stroke::new(1.1, ink), Crossed::No),
        3 => canvas.hatch(rect, 8.0, Stroke::new(1.2, ink), Crossed::No),
        4 => canvas.hatch(rect, 11.0, Stroke::new(1.2, ink), Crossed::Yes),
        _ => canvas.hatch(rect, 7.0, Stroke::new(1.3, ink), Crossed::Yes),
    }
    if level.0 > 3 {
        let width = if level.0 > 4 { 2.0 } else { 1.0 };
        canvas.outline(rect, Stroke::new(width, faded(colour, strength)));
    }
}

/// Two dots on every 14 × 14 points, staggered.
fn dots(canvas: &mut Canvas, rect: Rect, colour: Color32) {
    let columns = (rect.width() / 7.0) as u16;
    let rows = (rect.height() / 7.0) as u16;
    let spare = rect.size() - vec2(f32::from(columns), f32::from(rows)) * 7.0;
    let first = rect.min + (spare + vec2(7.0, 7.0)) / 2.0;
    for row in 0..rows {
        for column in (row % 2..columns).step_by(2) {
            let at = first + vec2(f32::from(column), f32::from(row)) * 7.0;
            canvas.disc(at, 1.2, colour);
        }
    }
}

/// The numbers of every sector.
pub fn plates(canvas: &mut Canvas, picture: &Picture) {
    for cell in &picture.setup.mission.plan().sectors {
        if has_plate(picture, cell.sector) {
            let (entered, searched) = chances(picture, cell.sector);
            plate(canvas, canvas.frame.rect(cell.sector), entered, searched);
        }
    }
}

/// One plate: a row for coming, a row for searching.
fn plate(canvas: &mut Canvas, sector: Rect, entered: f64, searched: f64) {
    let tile = canvas.tile();
    let mut rows = vec![(icons::FOOTPRINTS, entered), (icons::MAGNIFYING_GLASS, searched)];
    rows.retain(|(_, chance)| percent(*chance) > 0);
    let tight = tile < 48.0;
    if tight {
        // Room for one number only: the greater.
        rows.sort_by(|a, b| b.1.total_cmp(&a.1));
        rows.truncate(1);
    }
    let sign = if tile < 56.0 { "" } else { "%" };
    let texts: Vec<String> = rows.iter().map(|(_, chance)| format!("{}{sign}", percent(*chance))).collect();
    let points = (0.1 * tile).clamp(11.0, 14.0);
    let (font, high) = (mono(points), (points * 1.36).round());
    let wide = texts.iter().map(|text| canvas.width(text, font.clone())).fold(0.0, f32::max);
    let glyph = if tight { 0.0 } else { points + 6.0 };
    let size = vec2(wide + glyph + 7.0, high * rows.len() as f32 + 1.0);
    let corner = sector.max - vec2(1.0, 1.0) * if tile < 56.0 { 3.5 } else { 6.0 };
    let plate = Rect::from_min_max(corner - size, corner);
    canvas.fill(plate, faded(canvas.palette.ink, 0.88));
    if canvas.palette.high_contrast {
        let stroke = Stroke::new(1.0, canvas.palette.text_hi);
        canvas.add(RectShape::stroke(plate, 0, stroke, StrokeKind::Inside));
    }
    for (at, ((icon, chance), text)) in rows.into_iter().zip(texts).enumerate() {
        let y = plate.top() + high * (at as f32 + 0.5) + 0.5;
        let colour = row_colour(canvas.palette, chance);
        if !tight {
            let at = pos2(plate.left() + 4.0 + points / 2.0, y);
            canvas.text(at, Align2::CENTER_CENTER, icon, icon_font(Weight::Fill, points + 1.0), colour);
        }
        canvas.text(pos2(plate.right() - 4.0, y), Align2::RIGHT_CENTER, text, font.clone(), colour);
    }
}

fn row_colour(palette: &Palette, chance: f64) -> Color32 {
    if palette.high_contrast {
        return palette.text_hi;
    }
    Level::of(chance).map_or(palette.text_dim, |level| level.colour(palette))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_follow_the_number_a_player_reads() {
        let level = |chance| Level::of(chance).map_or(0, |level| level.0);
        let levels = [0.0, 0.001, 0.194, 0.196, 0.394, 0.4, 0.599, 0.794, 0.8, 1.0].map(level);
        assert_eq!(levels, [0, 1, 1, 2, 2, 3, 4, 4, 5, 5]);
    }

    #[test]
    fn what_may_happen_is_never_nothing_and_what_may_fail_never_certain() {
        assert_eq!([0.0, 0.0001, 0.5, 0.9999, 1.0].map(percent), [0, 1, 50, 99, 100]);
    }
}
