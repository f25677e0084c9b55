//! The real window under a display without a screen, played with real mouse and key events. Passed over on machines
//! without `Xvfb` and `xdotool`, unless `GHOSTLINE_DISPLAY_TEST` is set.

#![cfg(all(target_os = "linux", feature = "window"))]
// Outside a test's own function unwrap counts as risky; here it is how a test fails.
#![allow(clippy::unwrap_used, clippy::panic)]

mod display;
mod game;
mod opening;
mod pictures;
#[path = "../screens/player.rs"]
mod player;
mod playing;
mod tables;
