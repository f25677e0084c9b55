//! The JSON protocol, for outside bots, tests and screen readers: one object per line in, one out.
//!
//! | file | what stands there |
//! |---|---|
//! | `lines` | bounded reading of lines |
//! | `wire` `wire_view` `wire_map` `wire_campaign` `wire_table` `wire_beginning` | every message in and out, as types |
//! | `show` `show_campaign` | the view and the campaign as they go out |
//! | `fault` | what can be wrong with a line, by a stable code |
//! | `session` | one game at a time, driven line by line |
//! | `campaign` | a campaign around it |
//! | `talk` | a table of any game, driven line by line |
//! | `deduction` `beginning` | tables of the two games |

mod beginning;
mod campaign;
mod deduction;
mod fault;
mod lines;
mod session;
mod show;
mod show_campaign;
mod table;
mod talk;
pub mod wire;
pub mod wire_beginning;
pub mod wire_campaign;
pub mod wire_map;
pub mod wire_table;
pub mod wire_view;

use std::io::{self, BufRead, Write};

pub use fault::{Code, Fault};
pub use lines::{Line, Lines, MAX_LINE};
pub use session::Session;

/// Answers every line until the input ends or says `quit`.
///
/// The error is that of the input or the output; whatever the lines say is answered and never ends the talk.
pub fn serve(mut session: Session, input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut lines = Lines::new(input);
    while let Some(line) = lines.read()? {
        let reply = session.answer(&line);
        serde_json::to_writer(&mut output, &reply)?;
        output.write_all(b"\n")?;
        output.flush()?;
        if session.is_over() {
            break;
        }
    }
    Ok(())
}

/// The JSON Schema of every message in and out.
pub fn schema() -> schemars::Schema {
    let mut generator = schemars::generate::SchemaSettings::draft2020_12().into_generator();
    let request = generator.subschema_for::<wire::Request>();
    let reply = generator.subschema_for::<wire::Reply>();
    let definitions = generator.take_definitions(true);
    schemars::json_schema!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Ghostline protocol",
        "description": "One message per line: a Request in, a Reply out.",
        "oneOf": [request, reply],
        "$defs": definitions,
    })
}
