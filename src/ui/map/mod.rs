//! The plan of a mission, painted: the same recipes for play, title, debrief and thumbnails.
//!
//! | file | what stands there |
//! |---|---|
//! | `frame` | where the plan lies on the screen |
//! | `picture` `motion` `line` | what is to be seen: a moment, things moving now, the way the player went |
//! | `art` `lane` | silhouettes and tile art; how each patrol is told apart. The SVG map uses them too |
//! | `canvas` `path` `ease` | tools: shapes gathered for one painting, rounded and dashed paths, easings |
//! | `ground` `edges` `threat` `routes` `trail` | the layers below the tokens |
//! | `slots` `things` `tokens` `marks` | what stands in a sector, and where |
//! | `stir` | motions |
//! | `fan` `word` `thumbnail` | the light of the title, its word, small maps |
//! | `portrait` | tokens beside the map |

pub mod art;
mod canvas;
pub mod ease;
mod edges;
mod frame;
mod ground;
pub mod lane;
mod line;
mod motion;
mod path;
mod picture;
pub mod portrait;
mod slots;
mod things;
pub mod threat;
mod thumbnail;
mod tokens;

pub use frame::Frame;
pub use line::Line;
pub use motion::Motion;
pub use picture::{Mark, Picture, Routes, Tale, paint};
pub use thumbnail::thumbnail;
