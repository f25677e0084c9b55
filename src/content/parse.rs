//! RON text to raw types, with every unknown field and word told at once.

use ron::{Error, Options, error::Position, extensions::Extensions};
use serde::de::DeserializeOwned;

use super::{
    fault::{Code, Fault},
    locate::{Node, line_column},
    report::{Place, Report},
};

/// The format number this version reads.
pub const FORMAT: i64 = 1;
/// How many faults of reading are passed over to find the next.
const PATIENCE: usize = 24;

/// Reads a text. What cannot be read is reported; a value comes back where the rest still makes sense.
///
/// An unknown field, or a list entry that is not understood, is reported, blanked out and the text read again, so that
/// one slip does not hide the others.
pub fn parse<T: DeserializeOwned>(text: &str, report: &mut Report) -> Option<T> {
    let options = Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
    let first = match options.from_str(text) {
        Ok(value) => return Some(value),
        Err(error) => error,
    };
    let tree = Node::scan(text);
    if let Some(at) = tree.too_deep {
        report.add(
            Code::Nesting,
            Place::Byte(at),
            "brackets are nested too deeply",
            "no content file needs this depth",
        );
        return None;
    }
    let mut text = text.to_owned();
    let mut error = first;
    for _ in 0..PATIENCE {
        let at = byte_of(&text, error.span.start);
        let at = match error.code {
            Error::MissingStructField { .. } => tree.around(at).start,
            _ => tree.leaf_start(at),
        };
        tell(&error.code, at, report);
        let span = removable(&tree, &error.code, at)?;
        blank(&mut text, span);
        error = match options.from_str(&text) {
            Ok(value) => return Some(value),
            Err(error) => error,
        };
    }
    None
}

/// Reports what the reader could not follow.
fn tell(error: &Error, at: usize, report: &mut Report) {
    let choices = |expected: &[&str]| match expected {
        [] => "leave it out".to_owned(),
        words => format!("known here: {}", words.join(", ")),
    };
    let (code, message, help) = match error {
        Error::NoSuchStructField { expected, found, .. } => {
            (Code::UnknownField, format!("there is no field {found:?} here"), choices(expected))
        }
        Error::NoSuchEnumVariant { expected, found, .. } => {
            (Code::UnknownWord, format!("{found:?} is not known here"), choices(expected))
        }
        Error::MissingStructField { field, .. } => (
            Code::MissingField,
            format!("the field {field:?} is missing"),
            format!("add `{field}: …` in these brackets"),
        ),
        Error::DuplicateStructField { field, .. } => {
            (Code::RepeatedField, format!("the field {field:?} stands here twice"), "keep one of the two".to_owned())
        }
        other if is_type(other) => (Code::Type, sentence(other), "write a value of that type".to_owned()),
        Error::ExceededRecursionLimit => {
            (Code::Nesting, "brackets are nested too deeply".to_owned(), "no content file needs this depth".to_owned())
        }
        other => {
            (Code::Syntax, sentence(other), "close every bracket and string, and separate entries by commas".to_owned())
        }
    };
    report.add(code, Place::Byte(at), message, help);
}

/// The reader's own words, begun small like all our messages.
fn sentence(error: &Error) -> String {
    let text = error.to_string();
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

/// Whether the text is RON but not of the type wanted.
fn is_type(error: &Error) -> bool {
    matches!(
        error,
        Error::Message(_)
            | Error::ExpectedArray
            | Error::ExpectedBoolean
            | Error::ExpectedChar
            | Error::ExpectedFloat
            | Error::ExpectedInteger
            | Error::ExpectedMap
            | Error::ExpectedOption
            | Error::ExpectedString
            | Error::ExpectedStructLike
            | Error::ExpectedNamedStructLike(_)
            | Error::ExpectedDifferentStructName { .. }
            | Error::ExpectedDifferentLength { .. }
            | Error::ExpectedUnit
            | Error::IntegerOutOfBounds
            | Error::InvalidValueForType { .. }
    )
}

/// The bytes that can be left out to read on: an unknown field, or the list entry the fault is in.
fn removable(tree: &Node, error: &Error, at: usize) -> Option<(usize, usize)> {
    let mut found = None;
    let mut node = tree;
    while let Some(entry) = node.entries.iter().find(|entry| entry.start() <= at && at <= entry.value.end) {
        let fits = match error {
            Error::NoSuchStructField { .. } | Error::DuplicateStructField { .. } => entry.start() == at,
            Error::NoSuchEnumVariant { .. } | Error::MissingStructField { .. } => entry.key.is_none(),
            other => entry.key.is_none() && is_type(other),
        };
        if fits {
            found = Some((entry.start(), entry.value.end));
        }
        node = &entry.value;
    }
    found
}

/// Overwrites bytes, and the comma behind them, by blanks; lines and offsets stay.
fn blank(text: &mut String, (start, end): (usize, usize)) {
    let mut bytes = std::mem::take(text).into_bytes();
    let blanks = bytes.get(end..).unwrap_or_default().iter().take_while(|byte| byte.is_ascii_whitespace()).count();
    let comma = end + blanks;
    let end = if bytes.get(comma) == Some(&b',') { comma + 1 } else { end };
    for byte in bytes.iter_mut().take(end).skip(start).filter(|byte| **byte != b'\n') {
        *byte = b' ';
    }
    // Whole values are overwritten, so no character is cut in two.
    *text = String::from_utf8(bytes).unwrap_or_default();
}

/// The byte at a line and column, and past the blanks the reader stopped before.
fn byte_of(text: &str, position: Position) -> usize {
    let lines = text.split_inclusive('\n').take(position.line.saturating_sub(1));
    let before: usize = lines.map(str::len).sum();
    let rest = text.get(before..).unwrap_or_default();
    let column: usize = rest.chars().take(position.col.saturating_sub(1)).map(char::len_utf8).sum();
    let at = before + column;
    let blanks = text.get(at..).unwrap_or_default().bytes().take_while(u8::is_ascii_whitespace).count();
    if at + blanks < text.len() { at + blanks } else { at }
}

/// Reports a format number this version does not read.
pub fn check_format(format: i64, report: &mut Report) {
    if format != FORMAT {
        let message = match format {
            0 => "the format number is missing".to_owned(),
            n => format!("format {n} is not known to this version"),
        };
        let place = Place::Value(vec![super::locate::Step::Field("format")]);
        report.add(Code::Format, place, message, format!("write `format: {FORMAT}`"));
    }
}

/// The text of a file's bytes, or the place of the first byte that is not UTF-8.
pub fn text_of(bytes: &[u8]) -> Result<&str, (u32, u32, usize)> {
    std::str::from_utf8(bytes).map_err(|error| {
        let good = error.valid_up_to();
        let before = std::str::from_utf8(bytes.get(..good).unwrap_or_default()).unwrap_or_default();
        let (line, column) = line_column(before, good);
        (line, column, good)
    })
}

/// Reads a text and checks what could be read of it.
pub fn read<T: DeserializeOwned + Default>(
    file: &str,
    text: &str,
    format: impl Fn(&T) -> i64,
    check: impl Fn(&T, &mut Report),
) -> (T, Vec<Fault>) {
    let mut report = Report::default();
    let raw = parse::<T>(text, &mut report);
    if let Some(raw) = &raw {
        check_format(format(raw), &mut report);
        check(raw, &mut report);
    }
    (raw.unwrap_or_default(), report.finish(file, text))
}
