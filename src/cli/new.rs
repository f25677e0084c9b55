//! `ghostline new`: a small mission to begin with, as a file of its own.

use std::{
    io::{self, Read, Write},
    path::PathBuf,
};

use super::{Failure, Verdict};
use crate::{
    edit::{share, template},
    save::{Disk, Storage},
    words::{Words, packs::wrong_share},
};

/// The most signs of a code that are read.
const MOST_SIGNS: u64 = 4 << 20;

/// Writes a small mission to begin with: it passes the check and can be played as it is. With a share code it writes the
/// mission of that code instead.
#[derive(Debug, clap::Args)]
pub struct New {
    /// The mission file to write; nothing is written over
    #[arg(value_name = "FILE.ron")]
    file: PathBuf,
    /// Write the mission of this share code; `-` reads the code from the input
    #[arg(long, value_name = "CODE")]
    from: Option<String>,
}

impl New {
    /// Writes the mission and tells what can be done with it.
    pub fn run(&self, words: &Words) -> Result<Verdict, Failure> {
        let file = self.file.display().to_string();
        if self.file.exists() {
            return Err(Failure::new(words.with("cli-new-there", &[("file", file.into())])));
        }
        let (text, told) = match &self.from {
            Some(code) => (restored(code, words)?, "cli-new-restored"),
            None => (self.begun(), "cli-new-made"),
        };
        let written = Disk.replace(&self.file, text.as_bytes());
        written.map_err(|fault| Failure::new(format!("{file}: {fault}")))?;
        writeln!(io::stdout(), "{}", words.with(told, &[("file", file.into())]))?;
        Ok(Verdict::Clean)
    }

    /// The mission to begin with, called like its file.
    fn begun(&self) -> String {
        let stem = self.file.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        template(&stem).write()
    }
}

/// The mission of a code, or of the code in the input.
fn restored(code: &str, words: &Words) -> Result<String, Failure> {
    let mut read = String::new();
    let code = if code == "-" {
        io::stdin().lock().take(MOST_SIGNS).read_to_string(&mut read)?;
        &read
    } else {
        code
    };
    share::decode(code).map_err(|wrong| Failure::new(wrong_share(words, &wrong)))
}
