//! The pictures of the game: every screen and ten moments of missions, each built the same way every time.

mod menus;
mod moments;

use super::{App, Screen, screens::Codex};
use crate::engine::Rule;

/// One picture.
pub struct Shot {
    /// The name of its file, without the ending.
    pub name: &'static str,
    /// Brings a game at its title to what is to be seen.
    pub open: fn(&mut App),
}

/// All pictures, in the order a player meets them.
pub fn shots() -> Vec<Shot> {
    let mut shots = menus::shots();
    shots.extend([
        Shot { name: "codex-chapter", open: |app| open_codex(app, Codex::open_at(app.desk(), None)) },
        Shot { name: "codex-rule", open: |app| open_codex(app, Codex::open_at(app.desk(), Some(Rule("ST-ACT-06")))) },
        Shot { name: "codex-search", open: |app| open_codex(app, Codex::searching(app.desk(), "noise")) },
        Shot { name: "codex-enemy", open: |app| open_codex(app, Codex::open_at_enemy(app.desk(), "hound")) },
    ]);
    shots.extend(moments::shots());
    shots
}

fn open_codex(app: &mut App, codex: Codex) {
    app.open(Screen::Codex(Box::new(codex)));
}
