//! Cards as they lie on the table: modifier cards, gear and items. Each paints itself into a rectangle.

mod gear;
mod glyph;
mod item;
mod modifier;
mod turn;
mod words;

pub use gear::{GEAR_CARD, Lie, gear_card, gear_card_sized, low_card_height};
pub use glyph::gear_glyph;
pub use item::{ITEM_SLOT, item_glyph, item_slot, item_slot_sized};
pub use modifier::{back, face};
pub use turn::turned;
pub use words::gear_note;
