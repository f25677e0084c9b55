//! Cards as they lie on the table: modifier cards, gear and items. Each paints itself into a rectangle.

mod gear;
mod modifier;
mod turn;
mod words;

pub use gear::{GEAR_CARD, ITEM_SLOT, Lie, effect_glyph, gear_card, gear_glyph, gear_note, item_slot};
pub use modifier::{back, face};
pub use turn::turned;
