//! Packs made and installed on the screen.

use std::{fs, path::Path};

use ghostline::{content::pack::Pack, edit::template};

use super::{editor::fill, player::Player};

/// Somebody on the page of packs, with these missions of their own.
fn packer(missions: &[&str]) -> Player {
    let mut player = Player::new();
    let folder = player.folder().join("missions");
    fs::create_dir_all(&folder).unwrap();
    for id in missions {
        fs::write(folder.join(format!("{id}.ron")), template(id).write()).unwrap();
    }
    player.click("Mission editor");
    player.enter("Mission packs");
    player
}

/// Installs what lies at this path.
fn install(player: &mut Player, path: &Path) {
    fill(player, "File of the pack", &path.display().to_string());
    player.enter("Install");
}

/// Writes a pack of two missions, and gives the file's bytes.
fn made(version: usize) -> Vec<u8> {
    let mut player = packer(&["pier", "crane"]);
    fill(&mut player, "Name of the pack", "Dock Nights");
    fill(&mut player, "What it is, in a few sentences", "Two \"quiet\" nights.");
    player.reach("Version of the pack");
    for _ in 1..version {
        player.key(egui::Key::ArrowRight);
    }
    player.enter("pier.ron");
    player.enter("crane.ron");
    player.enter("Write the pack");
    let file = player.folder().join("shared/dock_nights.zip");
    assert!(player.sees_part("was written to"), "{:#?}", player.labels());
    fs::read(file).unwrap()
}

#[test]
fn a_pack_is_made_of_own_missions_and_installed_by_another_player() {
    let bytes = made(1);
    let pack = Pack::unzip("dock_nights", &bytes).unwrap();
    assert_eq!((pack.id(), pack.name(), pack.version(), pack.missions().len()), ("dock_nights", "Dock Nights", 1, 2));
    assert_eq!(made(1), bytes, "the same missions give the same bytes");

    let mut player = packer(&[]);
    let file = player.folder().join("from_a_friend.zip");
    fs::write(&file, &bytes).unwrap();
    install(&mut player, &file);
    assert!(player.sees_part("Dock Nights, version 1, was installed"), "{:#?}", player.labels());
    assert_eq!(fs::read(player.folder().join("missions/packs/dock_nights.zip")).unwrap(), bytes);
    player.key(egui::Key::Escape);
    player.key(egui::Key::Escape);
    player.click("Single mission");
    player.wait();
    assert!(player.sees("Pier") && player.sees("Crane"), "{:#?}", player.labels());
}

#[test]
fn a_newer_version_takes_the_place_of_the_one_there_and_an_older_does_not() {
    let mut player = packer(&[]);
    let there = player.folder().join("missions/packs/dock_nights.zip");
    let (one, two) = (player.folder().join("one.zip"), player.folder().join("two.zip"));
    fs::write(&one, made(1)).unwrap();
    fs::write(&two, made(2)).unwrap();
    install(&mut player, &one);
    install(&mut player, &two);
    let version = || Pack::open(&there).unwrap().version();
    assert_eq!(version(), 2, "{:#?}", player.labels());
    install(&mut player, &one);
    assert!(player.sees_part("is installed in version 2; this file is version 1"), "{:#?}", player.labels());
    assert_eq!(version(), 2);
    player.enter("Remove Dock Nights");
    assert!(!there.exists());
    install(&mut player, &one);
    assert_eq!(version(), 1);
}

#[test]
fn what_the_check_refuses_is_neither_written_nor_installed_and_the_reason_is_told() {
    let mut player = packer(&["pier"]);
    let file = player.folder().join("broken.zip");
    fs::write(&file, "no zip").unwrap();
    install(&mut player, &file);
    assert!(player.sees_part("Refused for one fault."), "{:#?}", player.labels());
    install(&mut player, Path::new("/nowhere/at/all.zip"));
    assert!(player.sees_part("cannot be read"), "{:#?}", player.labels());
    fs::write(&file, made(1)).unwrap();
    install(&mut player, &file);
    assert!(player.sees_part("repeated-id"), "the player has a mission with that id: {:#?}", player.labels());
    assert!(!player.folder().join("missions/packs").exists());

    player.enter("Write the pack");
    assert!(player.sees("Give the pack a name with at least one letter."), "{:#?}", player.labels());
    fill(&mut player, "Name of the pack", "Dock Nights");
    player.enter("Write the pack");
    assert!(player.sees("Choose at least one mission for the pack."), "{:#?}", player.labels());
    let mission = player.folder().join("missions/pier.ron");
    fs::write(&mission, template("pier").write().replace("[Exit]", "[Entrance]")).unwrap();
    player.enter("pier.ron");
    fill(&mut player, "What it is, in a few sentences", "A night.");
    player.enter("Write the pack");
    assert!(player.sees_part("no-exit"), "{:#?}", player.labels());
    assert!(!player.folder().join("shared").exists());
}

#[test]
fn the_folder_of_a_pack_is_written_as_one_file() {
    let mut player = packer(&[]);
    let folder = player.folder().join("missions/packs/docks");
    fs::create_dir_all(folder.join("missions")).unwrap();
    let manifest = "(format: 1, id: \"docks\", name: \"Docks\", version: 3, text: \"A night.\")";
    fs::write(folder.join("pack.ron"), manifest).unwrap();
    fs::write(folder.join("missions/pier.ron"), template("pier").write()).unwrap();
    player.key(egui::Key::Escape);
    player.enter("Mission packs");
    player.enter("Write Docks as one file");
    let pack = Pack::open(&player.folder().join("shared/docks.zip")).unwrap();
    assert_eq!((pack.id(), pack.version()), ("docks", 3));
}
