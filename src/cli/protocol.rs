//! `ghostline protocol`: the game for outside programs.

use std::io::{self, BufWriter, Write};

use super::{Context, Failure, Verdict};
use crate::terminal::protocol::{self, Session};

/// Reads one JSON object per line and answers each with one.
#[derive(Debug, clap::Args)]
pub struct Protocol {
    /// Print the JSON Schema of every message instead
    #[arg(long)]
    schema: bool,
}

impl Protocol {
    /// Talks until the input ends or says `quit`.
    pub fn run(&self, context: Context) -> Result<Verdict, Failure> {
        let mut output = BufWriter::new(io::stdout().lock());
        if self.schema {
            serde_json::to_writer_pretty(&mut output, &protocol::schema()).map_err(io::Error::from)?;
            writeln!(output)?;
            output.flush()?;
            return Ok(Verdict::Clean);
        }
        protocol::serve(Session::new(context.words, context.catalog), io::stdin().lock(), output)?;
        Ok(Verdict::Clean)
    }
}
