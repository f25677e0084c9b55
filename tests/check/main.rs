//! `ghostline check`: every fault content can have, its code and the place it is told at, and the command itself.

// Outside a test's own function these count as risky; here they are how a test fails.
#![allow(clippy::unwrap_used, clippy::panic)]

mod cards;
mod command;
mod course;
mod input;
mod missions;

use ghostline::content::{Code, Fault};

/// Line and column of the first place where `mark` stands.
fn place(text: &str, mark: &str) -> (u32, u32) {
    let at = text.find(mark).unwrap_or_else(|| panic!("{mark} does not stand in the text"));
    let line = text[..at].matches('\n').count() + 1;
    let column = text[..at].rsplit('\n').next().unwrap().chars().count() + 1;
    (line as u32, column as u32)
}

/// A good text in which something stands instead of something else has this fault, at the place of `points_at`.
fn assert_told(check: impl Fn(&str) -> Vec<Fault>, code: Code, (good, from, to): (&str, &str, &str), points_at: &str) {
    assert!(good.contains(from), "{code}: {from}");
    let text = good.replacen(from, to, 1);
    let faults = check(&text);
    let wanted = (code, place(&text, points_at));
    let told: Vec<_> = faults.iter().map(|fault| (fault.code, (fault.line, fault.column))).collect();
    assert!(told.contains(&wanted), "{to:?}: wanted {wanted:?}, found {faults:#?}");
}
