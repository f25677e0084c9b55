//! Files to text, with a clear fault for whatever is not one.

use super::{
    fault::{Code, Fault, Faults},
    parse::text_of,
    storage::{MOST_BYTES, Storage, StorageError},
};

/// The text of a file.
pub fn text(from: &dyn Storage, file: &str) -> Result<String, Fault> {
    let bytes = from.read(file).map_err(|error| refused(file, &error))?;
    match text_of(&bytes) {
        Ok(text) => Ok(text.strip_prefix('\u{feff}').unwrap_or(text).to_owned()),
        Err((line, column, byte)) => {
            let message = format!("byte {byte} of the file is not UTF-8 text");
            let fault = Fault::of_file(file, Code::NotUtf8, message, "save the file as UTF-8");
            Err(Fault { line, column, ..fault })
        }
    }
}

/// The texts of files, each with its name; every file that cannot be read is told of.
pub fn texts<'a, const N: usize>(from: &dyn Storage, files: [&'a str; N]) -> Result<[(&'a str, String); N], Faults> {
    let mut faults = Vec::new();
    let texts = files.map(|file| {
        let text = text(from, file).map_err(|fault| faults.push(fault));
        (file, text.unwrap_or_default())
    });
    if faults.is_empty() { Ok(texts) } else { Err(Faults(faults)) }
}

/// The fault of a text that is too long to be a content file.
pub fn too_long(file: &str, text: &str) -> Option<Fault> {
    let bytes = text.len() as u64;
    (bytes > MOST_BYTES).then(|| refused(file, &StorageError::TooLarge(bytes)))
}

fn refused(file: &str, error: &StorageError) -> Fault {
    let (code, help) = match error {
        StorageError::NotFound => (Code::NotFound, "check the path and the name"),
        StorageError::NotAFile(_) => (Code::NotAFile, "name one file"),
        StorageError::TooLarge(_) => (Code::FileTooLarge, "is this the right file? a mission has a few thousand bytes"),
        StorageError::Refused(_) => (Code::Unreadable, "check that the file may be read"),
    };
    Fault::of_file(file, code, error.to_string(), help)
}
