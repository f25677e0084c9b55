//! The table of Social Deduction, painted: seats around it, cards, weapons and whom they are aimed at.
//!
//! | file | what stands there |
//! |---|---|
//! | `ring` | where every seat, every shared card and the middle lies |
//! | `mark` `face` `glyph` | teams, cards, and the drawings on them |
//! | `arms` `aims` | weapons, and lines from those who hold them to those they are aimed at |
//! | `plate` `disc` | a player's place, large or small |
//! | `ground` | the table itself |

mod aims;
mod arms;
mod disc;
mod face;
mod glyph;
mod ground;
mod mark;
mod plate;
mod ring;

pub use aims::{Line, aim_lines};
pub use arms::{weapon, weapon_size};
pub use face::{ProgramFace, Sight, id_card, id_small, loyalty, program_back, program_card, program_face, sight_of};
pub(super) use face::{back, lines};
pub use glyph::{id_glyph, timing_glyph};
pub use ground::ground;
pub use mark::{Ink, letter, mark, team_index};
pub(super) use plate::diamonds;
pub use plate::{Lit, Told, beliefs, plate, sign};
pub use ring::{Form, Place, Ring};
