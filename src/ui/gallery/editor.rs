//! The pictures of the mission editor.

use super::{Shot, menus::folder};
use crate::{
    content::{self, Bar, Edge, Room, Sheet, Shipped, Square},
    edit::{
        live::{Line, Proof, Verdict},
        template,
    },
    stealth::{Colour, Difficulty, GRID, Sector, solve::Route},
    ui::{
        App, Screen, Store,
        screens::{Editor, EditorTab, Overlay, Pose, Workshop},
    },
};

/// The mission on most of them.
const FILE: &str = "missions/campaign/02_glass_quay.ron";

/// All of them.
pub fn shots() -> Vec<Shot> {
    vec![
        Shot { name: "editor-workshop", open: |app| show(app, Screen::Workshop(Box::<Workshop>::default())) },
        Shot { name: "editor-packs", open: packs },
        Shot { name: "editor-empty", open: empty },
        Shot { name: "editor", open: |app| with(app, |editor| editor) },
        Shot { name: "editor-fault", open: fault },
        Shot { name: "editor-routes", open: |app| overlay(app, Overlay::Patrols) },
        Shot { name: "editor-distances", open: |app| overlay(app, Overlay::Distances) },
        Shot { name: "editor-reach", open: |app| overlay(app, Overlay::Reach) },
        Shot { name: "editor-noise", open: noise },
        Shot { name: "editor-chokes", open: |app| overlay(app, Overlay::Chokes) },
        Shot { name: "editor-ways", open: ways },
        Shot { name: "editor-heat", open: heat },
        Shot { name: "editor-hint", open: hint },
        Shot { name: "editor-largest", open: largest },
        Shot { name: "editor-story", open: |app| tab(app, EditorTab::Story) },
        Shot { name: "editor-alarm", open: |app| tab(app, EditorTab::Alarm) },
        Shot { name: "editor-track", open: |app| with(app, |editor| editor.posing(Pose::Relief(1))) },
        Shot { name: "editor-route", open: route },
        Shot { name: "editor-harder", open: harder },
        Shot { name: "editor-history", open: |app| tab(app, EditorTab::History) },
        Shot { name: "editor-trial", open: |app| tab(app, EditorTab::Trial) },
        Shot { name: "editor-keys", open: |app| tab(app, EditorTab::Keys) },
        Shot { name: "proof", open: |app| with(app, |editor| editor.posing(Pose::Proof)) },
    ]
}

/// Shows a screen over an empty folder of missions.
fn show(app: &mut App, screen: Screen) {
    app.desk_mut().store = Store::under(folder("editor"));
    app.open(screen);
}

/// Packs made of one mission of the player's own.
fn packs(app: &mut App) {
    let data = folder("packs");
    let missions = data.join("missions");
    let _ = std::fs::create_dir_all(&missions);
    let _ = std::fs::write(missions.join("the_pier.ron"), template("the_pier").write());
    app.desk_mut().store = Store::under(data);
    app.open(Screen::Packs(Box::default()));
}

fn empty(app: &mut App) {
    app.desk_mut().store = Store::under(folder("editor"));
    let editor = Editor::new(app.desk(), Sheet::new("mission", "Glass Quay"));
    app.open(Screen::Editor(Box::new(editor)));
}

fn with(app: &mut App, pose: impl FnOnce(Editor) -> Editor) {
    changed(app, |_| {}, pose);
}

/// A copy of the mission with a change.
fn changed(app: &mut App, change: impl FnOnce(&mut Sheet), pose: impl FnOnce(Editor) -> Editor) {
    app.desk_mut().store = Store::under(folder("editor"));
    let Ok(text) = content::text(&Shipped, FILE) else { return };
    let Ok(mut sheet) = Sheet::read(FILE, &text) else { return };
    change(&mut sheet);
    let editor = pose(Editor::new(app.desk(), sheet));
    app.open(Screen::Editor(Box::new(editor)));
}

/// Where the first guard stands.
fn post(sheet: &Sheet) -> Option<Sector> {
    let is_guard = |thing: &content::Thing| matches!(thing, content::Thing::Enemy { .. });
    sheet.things().find(|(.., thing)| is_guard(thing)).and_then(|(_, spot, _)| spot.sector())
}

fn overlay(app: &mut App, overlay: Overlay) {
    with(app, |editor| match post(editor.sheet()) {
        Some(at) => editor.posing(Pose::Overlay(overlay, at)),
        None => editor,
    });
}

/// A noise between two guards.
fn noise(app: &mut App) {
    with(app, |editor| match Sector::at(5, 2) {
        Some(at) => editor.posing(Pose::Overlay(Overlay::Noise, at)),
        None => editor,
    });
}

/// Where quick games went wrong.
fn heat(app: &mut App) {
    with(app, |editor| match post(editor.sheet()) {
        Some(at) => editor.posing(Pose::Proof).posing(Pose::Overlay(Overlay::Heat, at)),
        None => editor,
    });
}

/// The round of the first guard.
fn route(app: &mut App) {
    with(app, |editor| match post(editor.sheet()) {
        Some(at) => editor.posing(Pose::Thing(at)),
        None => editor,
    });
}

/// A guard who is there on hard only.
fn harder(app: &mut App) {
    with(app, |editor| {
        let hard = |thing: &content::Thing| matches!(thing, content::Thing::Enemy { from: Difficulty::Hard, .. });
        let at = editor.sheet().things().find(|(.., thing)| hard(thing)).and_then(|(_, spot, _)| spot.sector());
        match at {
            Some(at) => editor.posing(Pose::Thing(at)),
            None => editor,
        }
    });
}

/// What the solver says of the mission when it has thought as long as it likes.
fn ways(app: &mut App) {
    const FASTEST: &str = "14 24 34 35 45 44 43 53 52 62 52 42 41 42 32 22 23 24 14";
    const HARMLESS: &str = "14 24 34 35 45 44 43 53 63 62 52 42 41 42 32 22 23 24 14";
    let proof = Proof {
        verdict: Verdict::Winnable,
        par: Some(12),
        fastest: Some(way(12, FASTEST)),
        no_kill: Line::Found(way(13, HARMLESS)),
        unseen: Line::Found(way(12, FASTEST)),
        ..Proof::default()
    };
    with(app, |editor| match Sector::at(1, 4) {
        Some(at) => editor.proved(proof).posing(Pose::Overlay(Overlay::Ways, at)),
        None => editor,
    });
}

/// A way through sectors, each by its column and its row.
fn way(turns: u16, walk: &str) -> Route {
    let sector = |name: &str| {
        let number: u16 = name.parse().ok()?;
        Sector::at(number / 10, number % 10)
    };
    Route { turns, sectors: vec![walk.split(' ').filter_map(sector).collect()], kills: 0, seen: 0 }
}

/// A waypoint nobody walks to.
fn hint(app: &mut App) {
    let idle = |sheet: &mut Sheet| {
        if let Some(at) = Sector::at(6, 3) {
            sheet.put(at, content::Thing::Waypoint { colour: Colour::White, number: 1 });
        }
    };
    changed(app, idle, |editor| editor.posing(Pose::Fault));
}

/// The largest map there is, with the walls of a city block.
fn largest(app: &mut App) {
    let grow = |sheet: &mut Sheet| {
        for at in (1..=GRID).flat_map(|row| (1..=GRID).filter_map(move |column| Sector::at(column, row))) {
            if sheet.square(at).is_none() {
                let tile = (at.column() * 5 + at.row() * 3) % 11 + 1;
                sheet.set_square(at, Some(Square::Room(Room { tile, letter: None })));
            }
            let border = |edge: &Edge| edge.ends().map(is_street) == [false, true] && (at.column() + at.row()) % 3 > 0;
            for edge in Edge::around(at).filter(border).collect::<Vec<_>>() {
                sheet.set_bar(edge, Bar::Wall);
            }
        }
    };
    changed(app, grow, |editor| editor);
}

/// Every fifth row and column is a street.
fn is_street(at: Sector) -> bool {
    at.column().is_multiple_of(5) || at.row().is_multiple_of(5)
}

fn tab(app: &mut App, tab: EditorTab) {
    with(app, |editor| editor.posing(Pose::Tab(tab)));
}

/// The exit walled in.
fn fault(app: &mut App) {
    let wall = |sheet: &mut Sheet| {
        let exit = sheet.things().find(|(.., thing)| **thing == content::Thing::Exit);
        let Some(at) = exit.and_then(|(_, spot, _)| spot.sector()) else { return };
        for edge in Edge::around(at)
            .filter(|edge| edge.ends().iter().all(|end| sheet.square(*end).is_some()))
            .collect::<Vec<_>>()
        {
            sheet.set_bar(edge, Bar::Wall);
        }
    };
    changed(app, wall, |editor| editor.posing(Pose::Fault));
}
