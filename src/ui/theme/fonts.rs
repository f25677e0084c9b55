//! The type styles and the icon fonts.

use std::sync::Arc;

use egui::{Color32, FontData, FontDefinitions, FontFamily, FontId, RichText};
use egui_phosphor::Variant;

/// The styles of running text. Sizes are points at text scale 100 %.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Type {
    /// The title of a screen, a result.
    Display,
    /// The name of a mission, big totals.
    Heading,
    /// Menus, totals.
    Title,
    /// The head of a panel, the name on a card.
    Subtitle,
    /// The default.
    Body,
    /// Logs, lists, tooltips.
    Dense,
    /// Captions.
    Note,
    /// Panel labels: capitals in the number font.
    Label,
}

impl Type {
    /// The font of this style.
    pub fn font(self) -> FontId {
        let size = self.size();
        if self == Self::Label { FontId::monospace(size) } else { FontId::proportional(size) }
    }

    /// The size in points.
    pub const fn size(self) -> f32 {
        match self {
            Self::Display => 40.0,
            Self::Heading => 28.0,
            Self::Title => 20.0,
            Self::Subtitle => 16.0,
            Self::Body => 14.0,
            Self::Dense => 13.0,
            Self::Note => 12.0,
            Self::Label => 11.0,
        }
    }

    /// A text in this style. Labels become capitals here, never in the language files.
    pub fn text(self, text: impl Into<String>, colour: Color32) -> RichText {
        let text = text.into();
        if self == Self::Label {
            return RichText::new(text.to_uppercase()).font(self.font()).color(colour).extra_letter_spacing(1.0);
        }
        RichText::new(text).font(self.font()).color(colour)
    }
}

/// The number font at a size: every number, odd, sector, rule number and key is set in it.
pub fn mono(size: f32) -> FontId {
    FontId::monospace(size)
}

/// How heavy an icon is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// Controls at rest.
    Regular,
    /// Tokens, and controls that are on.
    Fill,
    /// Large drawings.
    Light,
    /// Small marks.
    Bold,
}

impl Weight {
    const ALL: [Self; 4] = [Self::Regular, Self::Fill, Self::Light, Self::Bold];

    const fn name(self) -> &'static str {
        match self {
            Self::Regular => "icons",
            Self::Fill => "icons-fill",
            Self::Light => "icons-light",
            Self::Bold => "icons-bold",
        }
    }

    const fn variant(self) -> Variant {
        match self {
            Self::Regular => Variant::Regular,
            Self::Fill => Variant::Fill,
            Self::Light => Variant::Light,
            Self::Bold => Variant::Bold,
        }
    }
}

/// The icon font of a weight at a size. Icons are never set inside a run of numbers: that font owns some of the same
/// code points.
pub fn icon_font(weight: Weight, size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(weight.name().into()))
}

/// An icon as text.
pub fn icon(glyph: &str, weight: Weight, size: f32, colour: Color32) -> RichText {
    RichText::new(glyph).font(icon_font(weight, size)).color(colour)
}

/// egui's own fonts, and each icon weight as a family of its own.
pub(super) fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    // Arrows stand in the number font only.
    if let Some(words) = fonts.families.get_mut(&FontFamily::Proportional) {
        words.push("Hack".to_owned());
    }
    for weight in Weight::ALL {
        let data: FontData = weight.variant().font_data();
        fonts.font_data.insert(weight.name().to_owned(), Arc::new(data));
        fonts.families.insert(FontFamily::Name(weight.name().into()), vec![weight.name().to_owned()]);
    }
    fonts
}
