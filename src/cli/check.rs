//! `ghostline check`: every fault of missions and cards, with its place and its cure.

mod watch;

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
};

use super::{Failure, Format, Verdict, own_missions};
use crate::content::{Disk, Fault, Inspector, pack};

/// Checks missions, packs and all other content.
#[derive(Debug, clap::Args)]
pub struct Check {
    /// Files, folders or packs; everything shipped and your own missions where left out
    paths: Vec<String>,
    /// How faults are told; with --watch each change is one line of JSON
    #[arg(long, value_enum, default_value_t)]
    format: Format,
    /// Go on, and tell what is new and what is mended whenever a file changes; Ctrl-C ends it
    #[arg(long)]
    watch: bool,
}

impl Check {
    /// Checks and tells. Warnings alone are clean; something named that cannot be read could not run.
    pub fn run(&self) -> Result<Verdict, Failure> {
        if self.watch {
            return self.run_on();
        }
        let inspector = self.inspected()?;
        let faults = inspector.faults();
        let mut output = io::stdout().lock();
        match self.format {
            Format::Json => {
                serde_json::to_writer_pretty(&mut output, faults).map_err(io::Error::from)?;
                writeln!(output)?;
            }
            Format::Text => tell(faults, inspector.files(), &mut output)?,
        }
        output.flush()?;
        if inspector.could_not_run() {
            return Err(Failure::new("not everything named could be read"));
        }
        Ok(if faults.iter().any(Fault::is_error) { Verdict::Faults } else { Verdict::Clean })
    }

    /// Everything named, checked.
    fn inspected(&self) -> Result<Inspector, Failure> {
        let mut inspector = Inspector::new()?;
        for path in &self.paths {
            named(&mut inspector, path);
        }
        if self.paths.is_empty() {
            inspector.shipped();
            if let Some(folder) = own_missions() {
                inspector.folder(&Disk, &folder);
                for pack in pack::found(Path::new(&folder)) {
                    inspector.pack(&pack);
                }
            }
        }
        inspector.compare();
        Ok(inspector)
    }
}

/// Checks what a user names: a file, a pack, or a folder with some of both.
fn named(inspector: &mut Inspector, path: &str) {
    if pack::is_pack(Path::new(path)) {
        return inspector.pack(Path::new(path));
    }
    let packs: Vec<PathBuf> = pack::found(Path::new(path));
    for pack in &packs {
        inspector.pack(pack);
    }
    if packs.is_empty() {
        inspector.path(&Disk, path);
    } else {
        inspector.folder(&Disk, path);
    }
}

/// The faults, and a line that sums them up.
pub fn tell(faults: &[Fault], files: usize, output: &mut impl Write) -> io::Result<()> {
    for fault in faults {
        writeln!(output, "{fault}")?;
    }
    tell_sum(faults, files, output)
}

/// The line that sums all faults up.
fn tell_sum(faults: &[Fault], files: usize, output: &mut impl Write) -> io::Result<()> {
    let errors = faults.iter().filter(|fault| fault.is_error()).count();
    let warnings = faults.len() - errors;
    writeln!(output, "checked {files} files: {errors} errors, {warnings} warnings")
}
