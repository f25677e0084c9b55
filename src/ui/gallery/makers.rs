//! The pictures of what mission makers meet outside the editor: the tutorial, a pack, a file changed while it is played.

use std::{fs, path::PathBuf};

use super::{Shot, menus::folder};
use crate::{
    content::Source,
    edit::template,
    ui::{
        App, Screen, Store,
        screens::{Codex, Mission, Picker, mission::Pose},
    },
};

/// All of them.
pub fn shots() -> Vec<Shot> {
    vec![
        Shot { name: "codex-making", open: tutorial },
        Shot { name: "picker-pack", open: pack },
        Shot { name: "mission-changed", open: |app| changed(app, |text| text) },
        Shot { name: "mission-changed-broken", open: |app| changed(app, |text| text.replace("[Exit]", "[Entrance]")) },
    ]
}

fn tutorial(app: &mut App) {
    let codex = Codex::open_at_page(app.desk(), "making");
    app.open(Screen::Codex(Box::new(codex)));
}

/// A folder of missions made for a picture.
fn missions(name: &str) -> (PathBuf, PathBuf) {
    let data = folder(name);
    let missions = data.join("missions");
    // A picture without them is better than none.
    let _ = fs::create_dir_all(missions.join("packs/dock_nights/missions"));
    (data, missions)
}

/// A pack with two missions.
fn pack(app: &mut App) {
    let (data, missions) = missions("pack");
    let pack = missions.join("packs/dock_nights");
    let manifest = "(format: 1, id: \"dock_nights\", name: \"Dock Nights\", version: 2, text: \"Two nights at the docks, and one way back.\")";
    let _ = fs::write(pack.join("pack.ron"), manifest);
    for (file, called) in [("missions/01_pier.ron", "the_pier"), ("missions/02_crane.ron", "under_the_crane")] {
        let _ = fs::write(pack.join(file), template(called).write());
    }
    app.desk_mut().store = Store::under(data);
    let picker = Picker::at_file(&pack.join("missions/01_pier.ron").to_string_lossy());
    app.open(Screen::Picker(Box::new(picker)));
}

/// A mission whose file was changed while it is played.
fn changed(app: &mut App, change: fn(String) -> String) {
    let (_, missions) = missions("changed");
    let file = missions.join("night_audit.ron");
    let Some(entry) = app.desk().catalog.entry("night_audit") else { return };
    let _ = fs::write(&file, change(entry.text.to_string()));
    let Some(mission) = entry.mission.clone() else { return };
    let setup = app.desk().catalog.setup(mission);
    let mission = Mission::after(app.desk(), setup, 7, &[]).posed(app.desk_mut(), None, Pose::default());
    let Some(source) = Source::of(&file.to_string_lossy()) else { return };
    let mission = mission.offered(app.desk(), source);
    app.open(Screen::Mission(Box::new(mission)));
}
