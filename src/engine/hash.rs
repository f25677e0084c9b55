//! A short fingerprint of a state, by which two plays of the same game are compared.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::xxh3_64;

/// The fingerprint of a state; written as 16 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct StateHash(pub u64);

/// A text that is not a fingerprint.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a state hash: write 16 hexadecimal digits")]
pub struct NotAHash(String);

impl StateHash {
    /// The fingerprint of `state`: XXH3 over its postcard bytes, the same on every machine.
    ///
    /// A state that postcard cannot write has the fingerprint 0; `engine::conformance` refuses such a game.
    pub fn of<S: Serialize + ?Sized>(state: &S) -> Self {
        Self(postcard::to_allocvec(state).map_or(0, |bytes| xxh3_64(&bytes)))
    }
}

impl fmt::Display for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for StateHash {
    type Err = NotAHash;

    fn from_str(text: &str) -> Result<Self, NotAHash> {
        let digits = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let number = u64::from_str_radix(text, 16).ok().filter(|_| digits);
        number.map(Self).ok_or_else(|| NotAHash(text.chars().take(40).collect()))
    }
}

impl From<StateHash> for String {
    fn from(hash: StateHash) -> Self {
        hash.to_string()
    }
}

impl TryFrom<String> for StateHash {
    type Error = NotAHash;

    fn try_from(text: String) -> Result<Self, NotAHash> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_is_written_as_sixteen_digits_and_read_back() {
        let hash = StateHash(0x00ab);
        assert_eq!(hash.to_string(), "00000000000000ab");
        let json = serde_json::to_string(&hash).unwrap();
        assert_eq!(json, "\"00000000000000ab\"");
        assert_eq!(serde_json::from_str::<StateHash>(&json).unwrap(), hash);
    }

    #[test]
    fn anything_else_is_not_a_hash() {
        for text in ["", "ab", "00000000000000abc", "+0000000000000ab", "000000000000000g", "ääääääää"] {
            assert!(text.parse::<StateHash>().is_err(), "{text}");
        }
    }

    /// Old journals must still verify: this number may never change.
    #[test]
    fn the_hash_of_a_known_state_is_the_same_everywhere() {
        assert_eq!(StateHash::of(&(7u16, "ghost", [1u8, 2, 3])).to_string(), "eed6cd149b7be1f4");
        assert_ne!(StateHash::of(&1u8), StateHash::of(&2u8));
    }
}
