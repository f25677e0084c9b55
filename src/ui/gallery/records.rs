//! Pictures of what comes after a mission, and of the codex.

use super::Shot;
use crate::{
    engine::{Match, Rule},
    session::demo,
    stealth::{Phase, Setup, Stealth, bots::Cautious},
    ui::{
        App, Desk, Screen, Store,
        screens::{Codex, Debrief, Replay, Replays},
    },
};

/// A mission and how it ends.
type Ended = (&'static str, Phase);

const WON: Ended = ("glass_quay", Phase::Won);
const LOST: Ended = ("glass_quay", Phase::Lost);
const FIRST: Ended = ("night_audit", Phase::Won);
/// How many seeds are tried for an ending.
const TRIES: u64 = 40;

/// All of them.
pub(super) fn shots() -> Vec<Shot> {
    vec![
        Shot { name: "debrief-ending", open: open_ending },
        Shot { name: "debrief-won", open: |app| open_debrief(app, WON) },
        Shot { name: "debrief-lost", open: |app| open_debrief(app, LOST) },
        Shot { name: "debrief-first", open: |app| open_debrief(app, FIRST) },
        Shot { name: "replays", open: open_replays },
        Shot { name: "replay", open: open_replay },
        Shot { name: "codex-chapter", open: |app| open_codex(app, Codex::open_at(app.desk(), None)) },
        Shot { name: "codex-rule", open: |app| open_codex(app, Codex::open_at(app.desk(), Some(Rule("ST-ACT-06")))) },
        Shot { name: "codex-search", open: |app| open_codex(app, Codex::searching(app.desk(), "noise")) },
        Shot { name: "codex-enemy", open: |app| open_codex(app, Codex::open_at_page(app.desk(), "enemy:hound")) },
        Shot { name: "codex-table", open: |app| open_codex(app, Codex::of_table(app.desk(), None)) },
        Shot {
            name: "codex-table-rule",
            open: |app| open_codex(app, Codex::of_table(app.desk(), Some(Rule("SD-WPN-25")))),
        },
        Shot {
            name: "codex-table-ids",
            open: |app| open_codex(app, Codex::open_at_page(app.desk(), "table-machines")),
        },
        Shot { name: "codex-table-search", open: |app| open_codex(app, Codex::searching(app.desk(), "rifle")) },
        Shot { name: "codex-begin", open: |app| open_codex(app, Codex::of_beginning(app.desk(), None)) },
        Shot {
            name: "codex-begin-rule",
            open: |app| open_codex(app, Codex::of_beginning(app.desk(), Some(Rule("TB-MOVE-02")))),
        },
        Shot { name: "codex-begin-search", open: |app| open_codex(app, Codex::searching(app.desk(), "junkyard")) },
        Shot { name: "codex-gear", open: |app| open_codex(app, Codex::open_at_page(app.desk(), "gear-list")) },
    ]
}

fn open_codex(app: &mut App, codex: Codex) {
    app.open(Screen::Codex(Box::new(codex)));
}

/// A shipped mission as a bot plays it to this end.
fn played(desk: &Desk, (mission, end): Ended) -> Option<Match<Stealth>> {
    let mission = desk.catalog.mission(mission).ok()?;
    let setup = Setup::new(mission, desk.catalog.starting_gear());
    let games = (0..TRIES).map(|seed| demo::played(setup.clone(), seed, &mut Cautious::default()));
    games.into_iter().find(|game| game.game().public().phase == end)
}

fn open_debrief(app: &mut App, which: Ended) {
    if let Some(game) = played(app.desk(), which) {
        let debrief = Debrief::of(&game, app.desk_mut()).told();
        app.open(Screen::Debrief(Box::new(debrief)));
    }
}

fn open_ending(app: &mut App) {
    if let Some(game) = played(app.desk(), WON) {
        let debrief = Debrief::of(&game, app.desk_mut());
        app.open(Screen::Debrief(Box::new(debrief)));
    }
}

fn open_replay(app: &mut App) {
    if let Some(game) = played(app.desk(), WON) {
        let replay = Replay::of(&game, app.desk()).at(game.journal().actions.len() / 2);
        app.open(Screen::Replay(Box::new(replay)));
    }
}

/// The list as it is read from a folder that is gone again when the picture is taken.
fn open_replays(app: &mut App) {
    let Ok(folder) = tempfile::tempdir() else { return };
    let desk = app.desk_mut();
    let before = std::mem::replace(&mut desk.store, Store::under(folder.path().to_owned()));
    for which in [LOST, WON, FIRST] {
        if let Some(game) = played(desk, which) {
            desk.store.keep_replay(&format!("{}-{}", which.0, game.journal().seed), &game);
        }
    }
    desk.store.finish();
    // A picture of a damaged one belongs here too; where it cannot be written there is one row less.
    let _ = std::fs::write(folder.path().join("replays/cut_off.ron"), "(format: \"ghostline-save\",");
    let list = Replays::new(desk);
    desk.store = before;
    app.open(Screen::Replays(Box::new(list)));
}
