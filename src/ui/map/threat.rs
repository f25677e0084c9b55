//! What the coming enemy phase may bring, sector by sector: colour, pattern and number.

use egui::{Color32, Painter, Rect, Stroke, vec2};

use super::{
    Frame, Picture,
    art::DIAMOND,
    canvas::{Canvas, Crossed},
    ground::inset,
};
pub use crate::words::whole_percent as percent;
use crate::{
    stealth::Sector,
    ui::theme::{Palette, faded},
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

/// The chances that a sector is entered and searched.
pub fn chances(picture: &Picture, sector: Sector) -> (f64, f64) {
    picture.threat.map_or((0.0, 0.0), |threat| (threat.entered(sector), threat.searched(sector)))
}

/// The level of a sector.
fn level(picture: &Picture, sector: Sector) -> Option<Level> {
    let (entered, searched) = chances(picture, sector);
    Level::of(entered.max(searched))
}

/// How strong the plate with numbers is that a sector has; 0 where it has none.
pub fn plate_strength(picture: &Picture, sector: Sector) -> f32 {
    let is_there = picture.frame.tile() >= 36.0 && level(picture, sector).is_some();
    if is_there { picture.threat_strength } else { 0.0 }
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

/// The fill and pattern of a level in any rectangle, for plots and legends.
pub fn swatch(painter: &Painter, rect: Rect, level: Level) {
    let mut canvas = Canvas::new(painter, Palette::of(painter.ctx()), Frame::nowhere(rect));
    pattern(&mut canvas, rect, level, 1.0);
    canvas.outline(rect, Stroke::new(1.0, level.colour(canvas.palette)));
    canvas.finish();
}

/// Two dots on every 14 × 14 points, staggered. At this size a diamond is as round as a disc, at a third of the cost.
fn dots(canvas: &mut Canvas, rect: Rect, colour: Color32) {
    let columns = (rect.width() / 7.0) as u16;
    let rows = (rect.height() / 7.0) as u16;
    let spare = rect.size() - vec2(f32::from(columns), f32::from(rows)) * 7.0;
    let first = rect.min + (spare + vec2(7.0, 7.0)) / 2.0;
    for row in 0..rows {
        for column in (row % 2..columns).step_by(2) {
            let at = first + vec2(f32::from(column), f32::from(row)) * 7.0;
            canvas.polygon(DIAMOND, (at, 3.0), colour, Stroke::NONE);
        }
    }
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
}
