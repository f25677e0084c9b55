//! The game killed while an author edits and saves on its screen: whatever was shown as done is there again.

use std::{
    env, fs,
    io::{BufRead, BufReader, Write},
    path::{Path, PathBuf},
    process::{Child, ChildStdout, Command as Process, Stdio},
    time::Duration,
};

use egui::Key;
use ghostline::{
    content::Sheet,
    edit::{File, template},
    engine::Dice,
    save::{Disk, backup},
    ui::{Screen, Store, screens::Editor},
};

use super::{
    editor::{CTRL, editor, retype},
    player::Player,
};

/// Names the data folder of the other game.
const CHILD: &str = "GHOSTLINE_TEST_SCREEN_EDITS";
/// How often it is killed.
const KILLS: u32 = 40;

/// How far a mission is: its name is a number.
fn count(sheet: &Sheet) -> u32 {
    sheet.name.parse().unwrap_or(0)
}

fn mission(data: &Path) -> PathBuf {
    data.join("missions/mission.ron")
}

/// The other game: opens the mission on its screen, goes on with what was left, and counts and saves without an end.
#[test]
fn the_game_that_is_killed() {
    let Some(data) = env::var_os(CHILD).map(PathBuf::from) else { return };
    let mut player = Player::new();
    player.app_mut().desk_mut().store = Store::under(data.clone());
    let opened = Editor::open(player.app().desk(), &mission(&data)).unwrap();
    player.app_mut().open(Screen::Editor(Box::new(opened)));
    player.wait();
    if player.sees("Go on with it") {
        player.click("Go on with it");
    }
    player.key(Key::F3);
    for number in count(editor(&player).sheet()) + 1.. {
        player.reach("Name");
        retype(&mut player, &number.to_string());
        player.key(Key::Escape);
        assert_eq!(count(editor(&player).sheet()), number, "{:#?}", player.labels());
        println!("\ndone {number}");
        std::io::stdout().flush().unwrap();
        player.keys(CTRL, Key::S);
        assert!(!editor(&player).file().document().is_changed(), "{:#?}", player.labels());
        println!("\nsaved {number}");
        std::io::stdout().flush().unwrap();
    }
}

fn spawn(data: &Path) -> (Child, BufReader<ChildStdout>) {
    let mut process = Process::new(env::current_exe().unwrap());
    process.args(["editor_kill::the_game_that_is_killed", "--exact", "--nocapture"]).env(CHILD, data);
    let mut child = process.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let told = BufReader::new(child.stdout.take().unwrap());
    (child, told)
}

/// The edit a line tells of, and whether it was saved.
fn told(line: &str) -> Option<(u32, bool)> {
    let (word, number) = line.trim().split_once(' ')?;
    Some((
        number.parse().ok()?,
        match word {
            "done" => false,
            "saved" => true,
            _ => return None,
        },
    ))
}

#[test]
fn a_game_killed_while_it_saves_on_its_screen_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = mission(folder.path());
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(&path, template("mission").write()).unwrap();
    let (mut done, mut saved, mut dice) = (0, 0, Dice::new(5));
    for kill in 0..KILLS {
        let (mut child, lines) = spawn(folder.path());
        let wanted = done + 1 + dice.below(2) as u32;
        let mut killed = false;
        for line in lines.lines().map_while(Result::ok) {
            match told(&line) {
                Some((number, true)) => saved = number,
                Some((number, false)) => done = number,
                None => continue,
            }
            if done >= wanted && !killed {
                // The save is under way now, or about to be.
                std::thread::sleep(Duration::from_micros(dice.below(40_000) as u64));
                child.kill().unwrap();
                killed = true;
            }
        }
        child.wait().unwrap();
        assert!(killed, "kill {kill}: the game ended by itself");
        let file = File::open(&Disk, &path).unwrap_or_else(|error| panic!("kill {kill}: {error}"));
        let on_disk = count(file.document().sheet());
        assert!(on_disk >= saved, "kill {kill}: {on_disk} is saved, {saved} was said to be");
        let found = count(file.recovery().map_or(file.document(), |left| left.history.document()).sheet());
        assert!(found == done || found == done + 1, "kill {kill}: {found} was found, {done} was done");
        if let Ok(former) = fs::read_to_string(backup(&path)) {
            assert!(Sheet::read("backup", &former).is_ok(), "kill {kill}");
        }
        done = found;
    }
}
