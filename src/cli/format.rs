//! `ghostline format`: the format of missions and packs, field by field.

use std::io::{self, Write};

use super::{Failure, Verdict};
use crate::content::format::reference;

/// Prints the format of missions, packs and cards as Markdown.
pub fn run() -> Result<Verdict, Failure> {
    io::stdout().write_all(reference().as_bytes())?;
    Ok(Verdict::Clean)
}
