//! Every screen, clicked by label, by keys and by pad, without a window.

// Outside a test's own function unwrap counts as risky; here it is how a test fails.
#![allow(clippy::unwrap_used, clippy::panic)]

mod after;
mod beginning;
mod beginning_flow;
mod campaign;
mod codex;
mod contracts;
mod editor;
mod editor_keys;
mod editor_kill;
mod editor_look;
mod editor_rows;
mod fits;
mod lessons;
mod menus;
mod mission;
mod mission_choices;
mod mission_motion;
mod packs;
mod picker;
mod pictures;
mod player;
mod records;
mod reload;
mod saves;
mod settings;
mod statistics;
mod table;
mod tables;
mod ticks;
