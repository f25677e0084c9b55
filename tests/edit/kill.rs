//! Processes killed while they edit and save: whatever was acknowledged is there, and every file opens.

use std::{
    env,
    io::{BufRead, BufReader, Write},
    path::{Path, PathBuf},
    process::{Child, Command as Process, Stdio},
    time::Duration,
};

use ghostline::{
    content::{Sheet, Shipped, text},
    edit::{Command, File, Value},
    engine::Dice,
    save::Disk,
    stealth::Sector,
};

/// Names the file the other process edits.
const CHILD: &str = "GHOSTLINE_TEST_EDITS";
/// How often it is killed.
const KILLS: u32 = 60;

/// The other process: recovers what is there and goes on counting in the mission's name, telling what is done.
#[test]
fn the_process_that_is_killed() {
    let Some(path) = env::var_os(CHILD).map(PathBuf::from) else { return };
    let mut file = File::open(&Disk, &path).unwrap();
    file.recover(&mut Disk);
    for number in count(file.document().sheet()) + 1.. {
        let at = Sector::at(number as u16 % 40 + 1, number as u16 % 7 + 20).unwrap();
        let tile = number as u16 % 11 + 1;
        let commands = vec![Command::Paint { at: vec![at], tile }, Command::Set(Value::Name(number.to_string()))];
        file.perform(&mut Disk, &Command::All(ghostline::edit::Name::Paint, commands)).unwrap();
        if number % 3 == 0 {
            file.save(&mut Disk).unwrap();
        }
        assert!(file.trouble().is_none());
        println!("\ndone {number}");
        std::io::stdout().flush().unwrap();
    }
}

/// How far a mission is.
fn count(sheet: &Sheet) -> u32 {
    sheet.name.parse().unwrap_or(0)
}

fn spawn(path: &Path) -> (Child, BufReader<std::process::ChildStdout>) {
    let mut process = Process::new(env::current_exe().unwrap());
    process.args(["kill::the_process_that_is_killed", "--exact", "--nocapture"]).env(CHILD, path);
    let mut child = process.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let told = BufReader::new(child.stdout.take().unwrap());
    (child, told)
}

/// The number of a line that tells of a step.
fn told(line: &str) -> Option<u32> {
    line.strip_prefix("done ")?.trim().parse().ok()
}

#[test]
fn a_process_killed_at_any_moment_loses_nothing_it_had_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mission.ron");
    std::fs::write(&path, text(&Shipped, "missions/campaign/01_night_audit.ron").unwrap()).unwrap();
    let (mut sure, mut dice) = (0, Dice::new(9));
    for kill in 0..KILLS {
        let (mut child, mut lines) = spawn(&path);
        let wanted = sure + 1 + dice.below(6) as u32;
        let mut line = String::new();
        while sure < wanted {
            line.clear();
            assert_ne!(lines.read_line(&mut line).unwrap(), 0, "the process ended by itself");
            sure = told(&line).unwrap_or(sure);
        }
        std::thread::sleep(Duration::from_micros(dice.below(3000) as u64));
        child.kill().unwrap();
        child.wait().unwrap();
        let rest = lines.lines().map_while(Result::ok);
        sure = rest.filter_map(|line| told(&line)).last().unwrap_or(sure);
        let file = File::open(&Disk, &path).unwrap_or_else(|error| panic!("kill {kill}: {error}"));
        let found = file.recovery().map_or(file.document(), |left| left.history.document());
        let found = count(found.sheet());
        assert!(found == sure || found == sure + 1, "kill {kill}: {found} was found, {sure} was acknowledged");
        sure = found;
    }
}
