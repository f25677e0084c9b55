//! `ghostline new`: a small mission to begin with, as a file of its own.

use std::{
    io::{self, Write},
    path::PathBuf,
};

use super::{Failure, Verdict};
use crate::{
    edit::template,
    save::{Disk, Storage},
    words::Words,
};

/// Writes a small mission to begin with: it passes the check and can be played as it is.
#[derive(Debug, clap::Args)]
pub struct New {
    /// The mission file to write; nothing is written over
    #[arg(value_name = "FILE.ron")]
    file: PathBuf,
}

impl New {
    /// Writes the mission and tells what can be done with it.
    pub fn run(&self, words: &Words) -> Result<Verdict, Failure> {
        let file = self.file.display().to_string();
        if self.file.exists() {
            return Err(Failure::new(words.with("cli-new-there", &[("file", file.into())])));
        }
        let stem = self.file.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        let written = Disk.replace(&self.file, template(&stem).write().as_bytes());
        written.map_err(|fault| Failure::new(format!("{file}: {fault}")))?;
        writeln!(io::stdout(), "{}", words.with("cli-new-made", &[("file", file.into())]))?;
        Ok(Verdict::Clean)
    }
}
