//! The file of a running mission, changed by its maker; and packs in the mission list.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use ghostline::{
    content::{Catalog, Disk, Group, pack::Pack},
    edit::template,
    ui::{Screen, screens::Mission},
};

use super::player::Player;

/// Somebody playing a mission of their own, and its file.
fn playing() -> (Player, PathBuf) {
    let mut player = Player::new();
    let folder = player.folder().join("missions");
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join("mine.ron");
    fs::write(&file, template("mine").write()).unwrap();
    let mut catalog = Catalog::clone(&player.app().desk().catalog);
    catalog.add_folder(&Disk, folder.to_str().unwrap(), Group::User);
    let setup = catalog.setup(catalog.mission("mine").unwrap());
    player.app_mut().desk_mut().catalog = Arc::new(catalog);
    player.app_mut().begin(setup, 7);
    player.wait();
    (player, file)
}

fn mission(player: &Player) -> &Mission {
    match player.app().top() {
        Some(Screen::Mission(mission)) => mission,
        _ => panic!("no mission on top"),
    }
}

#[test]
fn a_change_of_the_file_is_offered_and_taken_where_the_player_wants_it() {
    let (mut player, file) = playing();
    assert!(!player.sees("Keep playing"));
    fs::write(&file, template("mine").write().replace("\"Mine\"", "\"Mine again\"")).unwrap();
    player.wait();
    assert!(player.sees("The mission's file was changed."));
    player.click("Keep playing");
    assert!(!player.sees("Keep playing"));
    assert_eq!(mission(&player).setup().mission.plan().name, "Mine");

    fs::write(&file, template("mine").write().replace("\"Mine\"", "\"Mine at last\"")).unwrap();
    player.wait();
    player.click("Begin again with the change");
    assert_eq!(mission(&player).setup().mission.plan().name, "Mine at last");
    assert_eq!(mission(&player).game().journal().seed, 7, "the same deck");
}

#[test]
fn faults_of_a_changed_file_are_told_and_the_game_goes_on() {
    let (mut player, file) = playing();
    fs::write(&file, template("mine").write().replace("[Exit]", "[Entrance]")).unwrap();
    player.wait();
    assert!(player.sees_part("The mission's file was changed, and has"));
    assert!(!player.sees("Begin again with the change"));
    player.click("Keep playing");
    assert_eq!(mission(&player).setup().mission.plan().name, "Mine");
    fs::write(&file, template("mine").write()).unwrap();
    player.wait();
    assert!(player.sees("Begin again with the change"), "mended, it can be had");
}

#[test]
fn a_mission_of_the_game_has_no_file_to_change() {
    let mut player = Player::new();
    let catalog = Arc::clone(&player.app().desk().catalog);
    player.app_mut().begin(catalog.setup(catalog.mission("night_audit").unwrap()), 7);
    player.wait();
    assert!(!player.sees("Keep playing"));
}

#[test]
fn the_missions_of_a_pack_stand_under_its_name() {
    let mut player = Player::new();
    let folder = player.folder().join("missions/packs/docks");
    fs::create_dir_all(folder.join("missions")).unwrap();
    let manifest = "(format: 1, id: \"docks\", name: \"Dock Nights\", version: 3, text: \"Two nights at the docks.\")";
    fs::write(folder.join("pack.ron"), manifest).unwrap();
    fs::write(folder.join("missions/pier.ron"), template("pier").write()).unwrap();
    fs::write(player.folder().join("missions/broken.zip"), "no zip").unwrap();
    player.click("Single mission");
    player.wait();
    assert!(player.sees("Two nights at the docks."));
    assert!(player.sees_part("broken"), "a broken pack stands among the missions");
    player.enter("Pier");
    assert!(player.sees("Begin"), "the row that has focus opens its briefing: {:#?}", player.labels());
}

/// The folder of a pack with one mission in it.
fn pack(folder: &Path, mission: &str) {
    fs::create_dir_all(folder.join("missions")).unwrap();
    let manifest = "(format: 1, id: \"docks\", name: \"Dock Nights\", version: 3, text: \"A night.\")";
    fs::write(folder.join("pack.ron"), manifest).unwrap();
    fs::write(folder.join("missions/pier.ron"), mission).unwrap();
}

/// Somebody playing the mission of a pack that lies at this place among their own.
fn playing_pack(player: &mut Player) {
    let folder = player.folder().join("missions");
    let mut catalog = Catalog::clone(&player.app().desk().catalog);
    catalog.add_own(folder.to_str().unwrap());
    let setup = catalog.setup(catalog.mission("pier").unwrap());
    player.app_mut().desk_mut().catalog = Arc::new(catalog);
    player.app_mut().begin(setup, 7);
    player.wait();
}

#[test]
fn missions_of_packs_are_watched_in_folders_and_in_zip_files() {
    let other = || template("pier").write().replace("\"Pier\"", "\"Pier again\"");
    let mut player = Player::new();
    let folder = player.folder().join("missions/packs/docks");
    pack(&folder, &template("pier").write());
    playing_pack(&mut player);
    pack(&folder, &other());
    player.wait();
    player.click("Begin again with the change");
    assert_eq!(mission(&player).setup().mission.plan().name, "Pier again");

    let mut player = Player::new();
    let made = tempfile::tempdir().unwrap();
    let zip = player.folder().join("missions/packs/docks.zip");
    fs::create_dir_all(zip.parent().unwrap()).unwrap();
    let write = |text: &str| {
        pack(made.path(), text);
        fs::write(&zip, Pack::open(made.path()).unwrap().zip().unwrap()).unwrap();
    };
    write(&template("pier").write());
    playing_pack(&mut player);
    fs::write(&zip, "cut off").unwrap();
    player.wait();
    assert!(player.sees_part("The mission's file was changed, and has a fault"), "{:#?}", player.labels());
    player.click("Keep playing");
    write(&other());
    player.wait();
    player.click("Begin again with the change");
    assert_eq!(mission(&player).setup().mission.plan().name, "Pier again");
}
