//! Winning plays that are part of the program, one for each mission of the campaign: saves like any other.

use std::path::Path;

use include_dir::{Dir, include_dir};

use super::{Memory, SaveError, Storage as _, open};
use crate::{engine::Match, stealth::Stealth};

/// Every play of the repository, by the mission's id. A new file there needs no code.
static PLAYS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets/plays");

/// Whether there is a winning play of this mission.
pub fn is_play_there(mission: &str) -> bool {
    PLAYS.get_file(format!("{mission}.ron")).is_some()
}

/// The winning play of this mission, where there is one.
pub fn winning_play(mission: &str) -> Option<Result<Match<Stealth>, SaveError>> {
    let name = format!("{mission}.ron");
    let file = Path::new(&name);
    let mut shelf = Memory::default();
    shelf.replace(file, PLAYS.get_file(file)?.contents()).ok()?;
    Some(open(&shelf, file))
}
