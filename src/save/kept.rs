//! Small values kept between games, such as settings: plain RON a person can read and mend.

use std::path::Path;

use serde::{Serialize, de::DeserializeOwned};

use super::{SaveError, SaveFault, Storage};

/// The most bytes such a file may have.
const LIMIT: u64 = 1 << 20;

/// Writes a value, wholly or not at all.
pub fn keep<T: Serialize>(storage: &mut impl Storage, file: &Path, value: &T) -> Result<(), SaveError> {
    let text = ron::ser::to_string_pretty(value, ron::ser::PrettyConfig::default()).map_err(SaveFault::from);
    let written = text.and_then(|text| storage.replace(file, text.as_bytes()));
    written.map_err(|fault| fault.of(file))
}

/// Reads a value; `None` where there is no such file yet.
pub fn recall<T: DeserializeOwned>(storage: &impl Storage, file: &Path) -> Result<Option<T>, SaveError> {
    let bytes = match storage.read(file, LIMIT) {
        Ok(bytes) => bytes,
        Err(SaveFault::Missing) => return Ok(None),
        Err(fault) => return Err(fault.of(file)),
    };
    let text = String::from_utf8(bytes).map_err(|_| SaveFault::NotText.of(file))?;
    let value = ron::from_str(&text).map_err(|fault| SaveFault::Unreadable(Box::new(fault)).of(file))?;
    Ok(Some(value))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::save::Memory;

    #[test]
    fn a_kept_value_comes_back_and_a_broken_file_says_so() {
        let (mut disk, file) = (Memory::default(), Path::new("values.ron"));
        assert!(matches!(recall::<Vec<u8>>(&disk, file), Ok(None)));
        keep(&mut disk, file, &vec![1u8, 2]).unwrap();
        assert_eq!(recall::<Vec<u8>>(&disk, file).unwrap(), Some(vec![1, 2]));
        disk.replace(file, b"[1, 2").unwrap();
        assert!(recall::<Vec<u8>>(&disk, file).unwrap_err().to_string().starts_with("values.ron: "));
    }
}
