//! The pictures of the mission editor.

use super::{Shot, menus::folder};
use crate::{
    content::{self, Bar, Edge, Sheet, Shipped},
    edit::template,
    stealth::Sector,
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
        Shot { name: "editor-noise", open: |app| overlay(app, Overlay::Noise) },
        Shot { name: "editor-story", open: |app| tab(app, EditorTab::Story) },
        Shot { name: "editor-alarm", open: |app| tab(app, EditorTab::Alarm) },
        Shot { name: "editor-track", open: |app| with(app, |editor| editor.posing(Pose::Relief(1))) },
        Shot { name: "editor-route", open: route },
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

/// The round of the first guard.
fn route(app: &mut App) {
    with(app, |editor| match post(editor.sheet()) {
        Some(at) => editor.posing(Pose::Thing(at)),
        None => editor,
    });
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
