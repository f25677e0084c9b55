//! The game's mark for task bars: brackets around a disc on the night-blue table, drawn by code.

use egui::Color32;
use macroquad::miniquad::conf::Icon;

use crate::ui::theme::Palette;

/// The mark in the sizes systems ask for.
pub fn icon() -> Icon {
    let mut icon = Icon { small: [0; 16 * 16 * 4], medium: [0; 32 * 32 * 4], big: [0; 64 * 64 * 4] };
    draw(&mut icon.small, 16);
    draw(&mut icon.medium, 32);
    draw(&mut icon.big, 64);
    icon
}

fn draw(pixels: &mut [u8], side: u16) {
    for (at, pixel) in pixels.chunks_exact_mut(4).enumerate() {
        let place = |along: usize| (along as f32 + 0.5) / f32::from(side);
        let (x, y) = (place(at % usize::from(side)), place(at / usize::from(side)));
        pixel.copy_from_slice(&colour(x, y).to_array());
    }
}

/// The colour at a place, both from 0 to 1.
fn colour(x: f32, y: f32) -> Color32 {
    let palette = Palette::of_look(false);
    // From the nearest edge and from the middle.
    let (dx, dy) = (x.min(1.0 - x), y.min(1.0 - y));
    let from_middle = (x - 0.5).hypot(y - 0.5);
    let on_edge = (0.08..0.17).contains(&dx.min(dy));
    let near_corner = dx.max(dy) < 0.36;
    match () {
        () if from_middle < 0.2 => palette.agent,
        () if on_edge && near_corner => palette.text_hi,
        () => palette.table,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mark_has_a_disc_brackets_and_a_ground() {
        let palette = Palette::of_look(false);
        assert_eq!(colour(0.5, 0.5), palette.agent);
        assert_eq!(colour(0.12, 0.2), palette.text_hi);
        assert_eq!(colour(0.12, 0.5), palette.table);
        assert!(icon().big.chunks_exact(4).all(|pixel| pixel[3] == 255));
    }
}
