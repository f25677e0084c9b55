//! macroquad: the window, input, sound, effects, painting.
//!
//! | file | what stands there |
//! |---|---|
//! | `open` `icon` | opening the window, or saying why there is none; its mark |
//! | `play` `wake` | the game frame by frame, and the waiting between frames |
//! | `surface` `ground` | egui on macroquad's window, and what lies under it |
//! | `hands` `pad` | mouse and keyboard; gamepads |
//! | `sound` | every sound, made by code |
//! | `shots` `stats` | pictures of every screen; how quick the window is |

mod ground;
mod hands;
mod icon;
mod open;
mod pad;
mod play;
mod rescue;
mod shots;
mod sound;
mod stats;
mod surface;
mod wake;

pub use open::{Missing, WindowError};
pub use play::run;
pub use shots::{Album, shots};
pub use sound::Sound;
pub use stats::{Figures, measure};
