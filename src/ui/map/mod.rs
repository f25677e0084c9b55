//! The plan of a mission, painted: the same recipes for play, title, debrief and thumbnails.
//!
//! | file | what stands there |
//! |---|---|
//! | `frame` | where the plan lies on the screen |
//! | `picture` `motion` `line` | what is to be seen: a moment, things moving now, the way the player went |
//! | `art` `lane` `layout` | silhouettes and tile art, what tells patrols apart, edges and holes: for the SVG map too |
//! | `canvas` `path` `ease` | tools: shapes gathered for one painting, rounded and dashed paths, easings |
//! | `ground` `edges` `threat` `plates` `routes` `trail` | the ground, what may come, the ways |
//! | `slots` `things` `tokens` `marks` | what stands in a sector, and where |
//! | `stir` | motions |
//! | `legend` | what the patterns mean |
//! | `fan` `word` | the light of the title, and its word |
//! | `thumbnail` `portrait` | small maps, and tokens beside the map |
//! | `draft` | a mission as its author holds it, faulty as it may be, and what its palettes show |

pub mod art;
mod canvas;
mod draft;
pub mod ease;
mod edges;
mod fan;
mod frame;
mod ground;
pub mod lane;
pub mod layout;
mod legend;
mod line;
mod marks;
mod motion;
mod path;
mod picture;
mod plates;
pub mod portrait;
mod routes;
mod slots;
mod stir;
mod things;
pub mod threat;
mod thumbnail;
mod tokens;
mod trail;
mod word;

pub use draft::{Drawing, Pen, Tint, draft, stencil, tile_sample};
pub use fan::direction;
pub use frame::Frame;
pub use legend::{LEGEND, legend};
pub use line::Line;
pub use motion::Motion;
pub use picture::{Mark, Picture, Routes, Tale, paint};
pub use thumbnail::thumbnail;
pub use word::{word, word_size};
