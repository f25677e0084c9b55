//! A talk with `ghostline protocol` as another process, for tests that drive the game from outside.

#![allow(dead_code, clippy::unwrap_used)]

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Output, Stdio},
};

use ghostline::terminal::table::{Shown, TableApp, play_table};

use serde_json::{Value, json};

/// The mission the tests play.
pub const MISSION: &str = "missions/campaign/01_night_audit.ron";

/// The program on a machine without a display.
pub fn ghostline() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ghostline"));
    command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
    command
}

/// What `replay` says to these arguments.
pub fn replay(args: &[&str]) -> Output {
    ghostline().arg("replay").args(args).output().unwrap()
}

/// What a process wrote.
pub fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// What a table in the terminal says to these lines.
pub fn typed<G: Shown>(app: TableApp<G>, lines: &str) -> String {
    let mut output = Vec::new();
    play_table(app, false, lines.as_bytes(), &mut output).unwrap();
    text(&output)
}

/// Plays a table over the protocol by option numbers; all answers.
pub fn talked(new: &Value, most: usize) -> Vec<Value> {
    let mut talk = Talk::new();
    let mut states = vec![talk.ok(&json!({ "new": new }))];
    while states.last().unwrap()["over"].is_null() && states.len() < most {
        let options = states.last().unwrap()["options"].as_array().unwrap().len();
        states.push(talk.ok(&json!({"act": (states.len() * 7) % options})));
    }
    states
}

/// The schema that every line of the protocol fits.
pub fn schema() -> jsonschema::Validator {
    let schema = ghostline().args(["protocol", "--schema"]).output().unwrap();
    jsonschema::validator_for(&serde_json::from_slice(&schema.stdout).unwrap()).unwrap()
}

/// A process that talks the protocol.
pub struct Talk {
    child: Child,
    to: Option<ChildStdin>,
    from: BufReader<ChildStdout>,
}

impl Talk {
    pub fn new() -> Self {
        let mut child = ghostline().arg("protocol").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let from = BufReader::new(child.stdout.take().unwrap());
        Self { to: child.stdin.take(), from, child }
    }

    /// A talk in which a game of the first mission runs.
    pub fn playing(seed: u64) -> Self {
        let mut talk = Self::new();
        talk.ok(&json!({"new": {"game": "stealth", "mission": MISSION, "seed": seed}}));
        talk
    }

    /// Sends a line as it is.
    pub fn send(&mut self, line: &[u8]) {
        let to = self.to.as_mut().unwrap();
        to.write_all(line).unwrap();
        to.write_all(b"\n").unwrap();
        to.flush().unwrap();
    }

    /// The next answer.
    pub fn hear(&mut self) -> Value {
        let mut line = String::new();
        self.from.read_line(&mut line).unwrap();
        serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error}: {line:?}"))
    }

    /// Sends a line and returns the answer.
    pub fn say(&mut self, line: &Value) -> Value {
        self.send(line.to_string().as_bytes());
        self.hear()
    }

    /// What follows a line that must be obeyed.
    pub fn ok(&mut self, line: &Value) -> Value {
        let answer = self.say(line);
        answer.get("ok").unwrap_or_else(|| panic!("{line} was answered by {answer}")).clone()
    }

    /// The code and rule of the error that must follow a line.
    pub fn error(&mut self, line: &Value) -> (String, Option<String>) {
        let answer = self.say(line);
        let error = answer.get("error").unwrap_or_else(|| panic!("{line} was answered by {answer}"));
        assert!(error["message"].as_str().is_some_and(|message| !message.is_empty()), "{answer}");
        let text = |field: &str| error.get(field).and_then(Value::as_str).map(str::to_owned);
        (text("code").unwrap(), text("rule"))
    }

    /// Each of these lines is refused with this code, in words that contain this.
    pub fn refuses<'a>(&mut self, cases: impl IntoIterator<Item = (Value, &'a str, &'a str)>) {
        for (line, code, word) in cases {
            let error = self.say(&line)["error"].clone();
            assert_eq!(error["code"], code, "{line}: {error}");
            assert!(error["message"].as_str().unwrap().contains(word), "{line}: {error}");
        }
    }

    /// A game that was saved to a file is the same when it is loaded.
    pub fn saves_and_loads(new: &Value) {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("table.ron");
        let mut talk = Self::new();
        talk.ok(&json!({ "new": new }));
        let saved = talk.ok(&json!({"save": file}));
        let loaded = Self::new().ok(&json!({"load": file}));
        assert_eq!((&loaded["hash"], &loaded["options"]), (&saved["hash"], &saved["options"]));
    }

    /// How things stand.
    pub fn look(&mut self) -> Value {
        self.ok(&json!({"view": {}}))
    }

    /// Ends the input and waits for the process.
    pub fn hang_up(mut self) -> ExitStatus {
        self.to = None;
        self.child.wait().unwrap()
    }

    /// Ends the process as a power cut would.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}
