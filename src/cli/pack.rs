//! `ghostline pack`: a folder of missions as one file that players drop into their missions.

use std::{
    io::{self, Write},
    path::PathBuf,
};

use super::{Failure, Verdict, check::tell};
use crate::{
    content::{Fault, Faults, Inspector, pack},
    save::{Disk, Storage},
    words::Words,
};

/// Makes one file of a folder with missions, their story and their own cards. The same folder gives the same bytes.
#[derive(Debug, clap::Args)]
pub struct Pack {
    /// The folder: pack.ron, missions/NAME.ron, and where wanted README.md and cards/enemies.ron, gear.ron, items.ron
    folder: PathBuf,
    /// The file to write
    #[arg(short, long, value_name = "FILE.zip")]
    output: PathBuf,
}

impl Pack {
    /// Checks the folder as `ghostline check` does, and packs it where it has no errors.
    pub fn run(&self, words: &Words) -> Result<Verdict, Failure> {
        let folder = self.folder.display().to_string();
        if !self.folder.is_dir() {
            return Err(Failure::new(words.with("cli-pack-no-folder", &[("folder", folder.into())])));
        }
        let mut inspector = Inspector::new()?;
        inspector.pack(&self.folder);
        if inspector.faults().iter().any(Fault::is_error) {
            tell(inspector.faults(), inspector.files(), &mut io::stdout().lock())?;
            return Ok(Verdict::Faults);
        }
        let pack = pack::Pack::open(&self.folder)?;
        let bytes = pack.zip().map_err(|fault| Faults(vec![fault]))?;
        let output = self.output.display().to_string();
        let written = Disk.replace(&self.output, &bytes);
        written.map_err(|fault| Failure::new(format!("{output}: {fault}")))?;
        let fill = [
            ("file", output.into()),
            ("name", pack.name().into()),
            ("version", pack.version().into()),
            ("missions", pack.missions().len().into()),
            ("bytes", bytes.len().into()),
            ("hash", pack.hash().into()),
        ];
        writeln!(io::stdout(), "{}", words.with("cli-pack-made", &fill))?;
        Ok(Verdict::Clean)
    }
}
