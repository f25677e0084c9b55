//! `ghostline check` as a user runs it.

use std::{
    fs,
    process::{Command, Output},
};

use serde_json::Value;

fn check(arguments: &[&str], data: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ghostline"));
    command.arg("check").args(arguments).env("GHOSTLINE_DATA", data).output().unwrap()
}

fn code(output: &Output) -> i32 {
    output.status.code().unwrap()
}

#[test]
fn all_shipped_content_is_clean() {
    let folder = tempfile::tempdir().unwrap();
    let output = check(&[], folder.path().to_str().unwrap());
    assert_eq!(code(&output), 0, "{output:?}");
    let json = check(&["--format", "json"], folder.path().to_str().unwrap());
    assert_eq!(serde_json::from_slice::<Value>(&json.stdout).unwrap(), Value::Array(Vec::new()));
}

#[test]
fn the_users_missions_are_checked_too() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("missions")).unwrap();
    fs::write(folder.path().join("missions/mine.ron"), "(format: 1)").unwrap();
    let output = check(&[], folder.path().to_str().unwrap());
    assert_eq!(code(&output), 1);
    assert!(String::from_utf8(output.stdout).unwrap().contains("mine.ron:1:1: error[empty-map]"));
}

#[test]
fn faults_come_as_text_or_as_a_list_with_the_exit_code_1() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("broken.ron");
    fs::write(&file, "(format: 1,\n    size: 2)").unwrap();
    let path = file.to_str().unwrap();
    let output = check(&[path], "");
    let told = String::from_utf8(output.stdout.clone()).unwrap();
    assert_eq!(code(&output), 1);
    assert!(told.starts_with(&format!("{path}:1:1: error[")), "{told}");
    assert!(
        told.contains(&format!(
            "{path}:2:5: error[unknown-field]: there is no field \"size\" here\n  help: known here: "
        ))
    );
    let output = check(&[path, "--format", "json"], "");
    let list: Vec<Value> = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(code(&output), 1);
    let fault = list.iter().find(|fault| fault["code"] == "unknown-field").unwrap();
    assert_eq!((&fault["file"], &fault["line"], &fault["column"]), (&path.into(), &2.into(), &5.into()));
    assert_eq!(fault["severity"], "error");
}

#[test]
fn warnings_alone_are_clean() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("warned.ron");
    let text = fs::read_to_string("missions/campaign/01_night_audit.ron").unwrap();
    fs::write(&file, text.replace("03    02 ", "03Z   02 ")).unwrap();
    let output = check(&[file.to_str().unwrap()], "");
    assert_eq!(code(&output), 0);
    assert!(String::from_utf8(output.stdout).unwrap().contains("warning[unused-letter]"));
}

#[test]
fn what_cannot_be_read_ends_with_the_exit_code_2() {
    let folder = tempfile::tempdir().unwrap();
    for path in [folder.path().to_str().unwrap(), "no/such/file.ron"] {
        let output = check(&[path], "");
        assert_eq!(code(&output), 2, "{path}");
        assert!(String::from_utf8(output.stdout).unwrap().contains(path));
    }
    assert_eq!(code(&check(&["--format", "xml"], "")), 2);
}

#[test]
fn a_folder_is_checked_with_all_its_files_and_ids_must_differ() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["a.ron", "b.ron"] {
        fs::copy("missions/campaign/01_night_audit.ron", folder.path().join(name)).unwrap();
    }
    let output = check(&[folder.path().to_str().unwrap()], "");
    assert_eq!(code(&output), 1);
    let told = String::from_utf8(output.stdout).unwrap();
    assert!(told.contains("b.ron:3:9: error[repeated-id]"), "{told}");
    assert_eq!(told.matches("error[").count(), 1, "{told}");
}
