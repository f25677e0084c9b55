//! `ghostline shots` in a real window.

use std::{fs, path::Path};

use super::display::{Display, program};

/// Takes the picture of the title; gives its bytes.
fn title(display: &Display, folder: &Path, size: &str) -> Vec<u8> {
    let mut command = display.command(program());
    command.arg("shots").arg(folder).args(["--only", "title", "--size", size]);
    let output = command.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let file = folder.join("title.png");
    assert_eq!(String::from_utf8(output.stdout).unwrap().lines().next(), file.to_str());
    fs::read(file).unwrap()
}

/// Width and height, as the head of a PNG tells them.
fn size(png: &[u8]) -> (u32, u32) {
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

#[test]
fn a_picture_has_the_size_asked_for_and_is_the_same_every_time() {
    let Some(display) = Display::start("1920x1080") else { return };
    let folder = tempfile::tempdir().unwrap();
    let first = title(&display, folder.path(), "1280x720");
    assert_eq!(size(&first), (1280, 720));
    assert!(first == title(&display, &folder.path().join("again"), "1280x720"), "two pictures differ");
    assert_eq!(size(&title(&display, folder.path(), "1920x1080")), (1920, 1080));
}

#[test]
fn a_folder_that_cannot_be_written_is_said() {
    let Some(display) = Display::start("1280x720") else { return };
    let output = display.command(program()).args(["shots", "/dev/null/pictures"]).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("/dev/null/pictures"));
}
