//! RON files to checked content, and every fault in them.
//!
//! | file | what stands there |
//! |---|---|
//! | `raw` `raw_cards` | the files as they are written |
//! | `parse` `locate` `report` `fault` | reading, and telling what is wrong where |
//! | `layout` `rows` `draft` `check` `build` | a mission from its drawing to its plan |
//! | `sheet` | a mission as its author holds it: read, changed, and written again |
//! | `storage` `load` `shipped` `source` | where files come from |
//! | `cards` `course` `catalog` | ids to content |
//! | `beginning` | the cards and the board of The Beginning |
//! | `deduction` | the cards, tables and scenarios of Social Deduction |
//! | `pack` | missions, story and cards that are given away together |
//! | `format` | the format of all this, field by field |
//! | `share` `signs` | one mission as a text that can be pasted |
//! | `inspect` | whole sets of files checked at once |

pub mod beginning;
mod build;
mod cards;
mod catalog;
mod check;
mod course;
mod deduction;
mod draft;
mod fault;
pub mod format;
mod inspect;
mod layout;
mod load;
mod locate;
pub mod pack;
mod parse;
pub mod raw;
pub mod raw_cards;
mod report;
mod rows;
pub mod share;
mod sheet;
mod shipped;
pub mod signs;
mod source;
mod storage;

pub use cards::{Cards, Recruit, Sort};
pub use catalog::{Catalog, Entry, Group, check_mission, check_sheet, mission_from_str};
pub use check::{About, Checked, CheckedSheet, Field, Finding, Title, is_id};
pub use course::{Act, Course, Ending, Sequel, Stage, Then, Way};
pub use deduction::{HandoverFile, handover, library, shipped_library};
pub use fault::{Code, Fault, Faults, Severity};
pub use inspect::Inspector;
pub use load::text;
pub use locate::comments;
pub use rows::Bar;
pub use sheet::{
    Edge, Goal, Loose, NotAnEdge, Place, Prose, Relief, Room, Sheet, SheetAlarm, Spot, Square, Thing, ThingAt,
};
pub use shipped::Shipped;
pub use source::Source;
pub use storage::{Disk, MOST_BYTES, Memory, Storage, StorageError};
