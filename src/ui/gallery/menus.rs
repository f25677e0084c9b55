//! The pictures of the title and of everything around a mission.

use std::{fs, path::PathBuf};

use super::Shot;
use crate::{
    contracts::{Contract, Size, Theme},
    engine::Match,
    records::Day,
    save::{self, Disk},
    stealth::{AGENT, Setup, Stealth},
    ui::{
        App, Screen, Store,
        input::PadButton,
        screens::{Briefing, Contracts, Pause, Picker, Saves, SettingsScreen, Tab},
    },
};

/// All of them, in the order a player meets them.
pub fn shots() -> Vec<Shot> {
    vec![
        Shot { name: "title", open: |_| {} },
        Shot { name: "title-pad", open: |app| app.pad(PadButton::Nav(crate::ui::focus::Nav::Down)) },
        Shot { name: "picker", open: |app| app.open(Screen::Picker(Box::new(Picker::at(app.desk(), "night_audit")))) },
        Shot { name: "picker-broken", open: broken },
        Shot { name: "contracts", open: |app| app.open(Screen::Contracts(Box::new(contracts()))) },
        Shot { name: "contracts-made", open: contract },
        Shot { name: "briefing", open: briefing },
        Shot { name: "pause", open: |app| with_game(app, |game| Screen::Pause(Box::new(Pause::over(game)))) },
        Shot { name: "saves", open: saves },
        Shot { name: "settings-display", open: |app| settings(app, Tab::Display) },
        Shot { name: "settings-sound", open: |app| settings(app, Tab::Sound) },
        Shot { name: "settings-keys", open: |app| settings(app, Tab::Keys) },
        Shot { name: "settings-access", open: |app| settings(app, Tab::Access) },
        Shot { name: "settings-play", open: |app| settings(app, Tab::Play) },
        Shot { name: "credits", open: |app| app.open(Screen::Credits(Box::default())) },
    ]
}

fn settings(app: &mut App, tab: Tab) {
    app.open(Screen::Settings(Box::new(SettingsScreen::at(tab))));
}

/// The contracts of a certain day.
fn contracts() -> Contracts {
    Contracts::on(Day::of(2031, 7, 24).unwrap_or_default(), 24)
}

/// A contract that was made.
fn contract(app: &mut App) {
    let contract = Contract { seed: 3.into(), size: Size::Small, theme: Theme::Harbour, ..Contract::default() };
    app.open(Screen::Contracts(Box::new(contracts().at(contract))));
}

fn briefing(app: &mut App) {
    if let Ok(mission) = app.desk().catalog.mission("glass_quay") {
        app.open(Screen::Briefing(Box::new(Briefing::new(app.desk(), mission))));
    }
}

/// Opens a screen over a game a few moves old.
fn with_game(app: &mut App, screen: fn(Match<Stealth>) -> Screen) {
    if let Some(game) = game(app, "night_audit", 12) {
        app.open(screen(game));
    }
}

/// A game of a mission in which the first option was taken some times.
fn game(app: &App, id: &str, moves: usize) -> Option<Match<Stealth>> {
    let catalog = &app.desk().catalog;
    let (mission, gear) = (catalog.mission(id).ok()?, catalog.starting_gear());
    let setup = Setup::new(mission, gear);
    let mut game = Match::new(setup, 7);
    for _ in 0..moves {
        let action = game.options(AGENT).first().copied();
        if action.is_none_or(|action| game.act(AGENT, &action).is_err()) {
            break;
        }
    }
    Some(game)
}

/// A data folder made for a picture.
pub(super) fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join("ghostline-pictures").join(name);
    // What an earlier picture left there must not be in this one; where it cannot go, it is in it.
    let _ = fs::remove_dir_all(&folder);
    folder
}

/// Saves of two missions and a damaged one.
fn saves(app: &mut App) {
    let data = folder("saves");
    let slots = save::Slots::under(&data);
    for (slot, id, moves) in [("glass_quay-1", "glass_quay", 9), ("before_the_vault", "night_audit", 30)] {
        if let (Ok(file), Some(game)) = (slots.file(slot), game(app, id, moves)) {
            let _ = save::store(&mut Disk, &file, &game);
        }
    }
    if let Ok(file) = slots.file("old") {
        let _ = fs::write(file, "not what was saved");
    }
    app.desk_mut().store = Store::under(data);
    with_game(app, |game| Screen::Saves(Box::new(Saves::to_save(game))));
}

/// A mission of the player's own with faults in it.
fn broken(app: &mut App) {
    let data = folder("missions");
    let file = data.join("missions").join("harbour.ron");
    let text = "(\n    format: 1,\n    id: \"harbour\",\n    name: \"Harbour Lights\",\n    map: \"\n        01A 02\n    \",\n    at: { \"A\": [Start], \"Q\": [Exit] },\n    story: (intro: \"\", conclusion: \"\"),\n)\n";
    let _ = fs::create_dir_all(data.join("missions"));
    let _ = fs::write(&file, text);
    app.desk_mut().store = Store::under(data);
    let picker = Picker::at_file(&file.to_string_lossy());
    app.open(Screen::Picker(Box::new(picker)));
}
