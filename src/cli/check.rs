//! `ghostline check`: every fault of missions and cards, with its place and its cure.

use std::io::{self, Write};

use super::{Failure, Format, Verdict, own_missions};
use crate::content::{Disk, Fault, Inspector};

/// Checks missions and all other content.
#[derive(Debug, clap::Args)]
pub struct Check {
    /// Files or folders; everything shipped and your own missions where left out
    paths: Vec<String>,
    /// How faults are told
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

impl Check {
    /// Checks and tells. Warnings alone are clean; something named that cannot be read could not run.
    pub fn run(&self) -> Result<Verdict, Failure> {
        let mut inspector = Inspector::new()?;
        self.inspect(&mut inspector);
        inspector.compare();
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

    fn inspect(&self, inspector: &mut Inspector) {
        for path in &self.paths {
            inspector.path(&Disk, path);
        }
        if self.paths.is_empty() {
            inspector.shipped();
            if let Some(folder) = own_missions() {
                inspector.folder(&Disk, &folder);
            }
        }
    }
}

/// The faults, and a line that sums them up.
fn tell(faults: &[Fault], files: usize, output: &mut impl Write) -> io::Result<()> {
    for fault in faults {
        writeln!(output, "{fault}")?;
    }
    let errors = faults.iter().filter(|fault| fault.is_error()).count();
    let warnings = faults.len() - errors;
    writeln!(output, "checked {files} files: {errors} errors, {warnings} warnings")
}
