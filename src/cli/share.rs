//! `ghostline share`: one mission as a text that can be pasted.

use std::io::{self, Write};

use super::{Context, Failure, Verdict};
use crate::{
    content::{self, Disk, Fault},
    edit::share,
    words::packs::wrong_share,
};

/// Prints a mission as a text that can be pasted anywhere; `ghostline new --from CODE FILE` gives the same file again.
#[derive(Debug, clap::Args)]
pub struct Share {
    /// The mission's file
    #[arg(value_name = "FILE.ron")]
    file: String,
}

impl Share {
    /// Prints the code. A mission with faults can be shared too, and its maker is told.
    pub fn run(&self, context: &Context) -> Result<Verdict, Failure> {
        let text = content::text(&Disk, &self.file).map_err(|fault| Failure::new(fault.to_string()))?;
        let checked = content::check_mission(&self.file, &text, context.catalog.cards());
        if checked.faults.iter().any(Fault::is_error) {
            let fill = [("file", self.file.as_str().into())];
            writeln!(io::stderr(), "{}", context.words.with("cli-share-faults", &fill))?;
        }
        let code = share::encode(&text).map_err(|wrong| Failure::new(wrong_share(&context.words, &wrong)))?;
        writeln!(io::stdout(), "{code}")?;
        Ok(Verdict::Clean)
    }
}
