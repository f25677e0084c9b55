//! The look: colours, type, icons, and the style egui draws its own controls with.

mod fonts;
mod palette;
mod style;

pub use egui_phosphor::regular as icons;
pub use fonts::{Type, Weight, icon, icon_font, mono};
pub use palette::{Palette, Shade, faded};
pub use style::{Rule, apply, install};
