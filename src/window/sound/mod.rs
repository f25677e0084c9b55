//! Sound: made by code, mixed by one callback, silent where there is nothing to hear it with.
//!
//! | file | what stands there |
//! |---|---|
//! | `synth` | from a cue to samples |
//! | `mixer` | all that sounds at one moment, summed |
//! | `device` | where it can be heard |
//! | `player` | what the game asks for, and when |

mod device;
mod mixer;
mod player;
mod synth;

pub use player::Sound;
