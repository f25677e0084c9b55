//! One mission as a text that can be pasted: packed, with its version and a hash of what was packed.
//!
//! A code is `GLM1` and signs of five bits: three numbers (how many bytes are packed, how many they were, their hash),
//! then the packed bytes. Line breaks, blanks and the marks that mail and chats put before quoted lines do not matter.

use std::io::{Read, Write};

use flate2::{Compression, read::DeflateDecoder, write::DeflateEncoder};
use xxhash_rust::xxh3::xxh3_64;

use super::{
    signs::{read, value, written},
    storage::MOST_BYTES,
};

/// What every code begins with, before its version.
const MARK: &str = "GLM";
/// The version this program writes and reads.
const VERSION: char = '1';
/// How many signs stand on a line.
const LINE: usize = 72;
/// The bytes before the packed ones.
const HEAD: usize = 16;

/// Why a text is not the share code of a mission. Nothing of it is used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WrongShare {
    /// It does not begin like one.
    #[error("this is not the code of a mission: such a code begins with GLM1; copy all of it, from its first sign on")]
    NotACode,
    /// Written by another version.
    #[error("this code is of version {0}, this game reads version 1: update the game, or ask for a new code")]
    Version(char),
    /// A sign no code has.
    #[error("{sign:?}, sign {at} of the code, has no place in it: copy the code again, without the words around it")]
    Sign {
        /// The sign.
        sign: char,
        /// Which one it is, from 1, blanks not counted.
        at: usize,
    },
    /// Its end is missing.
    #[error("the end of the code is missing, {0} signs or more: copy it again to its end")]
    Short(usize),
    /// Something follows its end.
    #[error("{0} signs follow after the end of the code: copy it again, without the words around it")]
    Long(usize),
    /// A sign is another one than was written.
    #[error("the code is damaged: some sign of it was changed; copy it again from where it was given to you")]
    Damaged,
    /// More than any mission has.
    #[error("this code holds more than any mission file has ({MOST_BYTES} bytes); it is refused")]
    TooLarge,
}

/// The code of a mission's text, in lines.
///
/// [`decode`] gives the same text again, byte by byte. A text that is larger than any mission file has no code.
pub fn encode(text: &str) -> Result<String, WrongShare> {
    if text.len() as u64 > MOST_BYTES {
        return Err(WrongShare::TooLarge);
    }
    let packed = packed(text.as_bytes());
    let numbers = [packed.len() as u32, text.len() as u32].into_iter().flat_map(u32::to_le_bytes);
    let head = numbers.chain(xxh3_64(text.as_bytes()).to_le_bytes());
    let bytes: Vec<u8> = head.chain(packed).collect();
    let signs: Vec<char> = format!("{MARK}{VERSION}{}", written(&bytes)).chars().collect();
    let lines: Vec<String> = signs.chunks(LINE).map(|line| line.iter().collect()).collect();
    Ok(lines.join("\n"))
}

/// The mission's text of a code, however it was broken into lines.
pub fn decode(code: &str) -> Result<String, WrongShare> {
    let signs: Vec<char> = code.chars().filter(|&c| !is_between(c)).collect();
    let mark: String = signs.iter().take(MARK.len()).collect();
    let version = signs.get(MARK.len());
    match version {
        Some(&VERSION) if mark.eq_ignore_ascii_case(MARK) => {}
        Some(&other) if mark.eq_ignore_ascii_case(MARK) => return Err(WrongShare::Version(other)),
        _ => return Err(WrongShare::NotACode),
    }
    let start = MARK.len() + 1;
    let values = signs.iter().enumerate().skip(start);
    let values: Result<Vec<u8>, WrongShare> =
        values.map(|(at, &sign)| value(sign).ok_or(WrongShare::Sign { sign, at: at + 1 })).collect();
    unpacked(&values?)
}

/// What may stand between the signs of a code: blanks, dashes, marks of quoted lines and of code, invisible letters.
fn is_between(c: char) -> bool {
    c.is_whitespace()
        || c.is_control()
        || matches!(c, '-' | '>' | '|' | '`' | '"' | '\u{200b}'..='\u{200f}' | '\u{feff}')
}

/// The text in the values of a code.
fn unpacked(values: &[u8]) -> Result<String, WrongShare> {
    let bytes = read(values);
    let number = |at: usize| {
        let four = bytes.get(at..at + 4).and_then(|four| <[u8; 4]>::try_from(four).ok());
        four.map(|four| u32::from_le_bytes(four) as usize)
    };
    let hash = bytes.get(8..HEAD).and_then(|eight| <[u8; 8]>::try_from(eight).ok()).map(u64::from_le_bytes);
    let (Some(there), Some(length), Some(hash)) = (number(0), number(4), hash) else {
        return Err(WrongShare::Short(signs_of(HEAD) - values.len().min(signs_of(HEAD))));
    };
    if length as u64 > MOST_BYTES || there as u64 > MOST_BYTES * 2 {
        return Err(WrongShare::TooLarge);
    }
    let whole = signs_of(HEAD + there);
    if values.len() != whole {
        let (more, fewer) = (values.len().saturating_sub(whole), whole.saturating_sub(values.len()));
        return Err(if more > 0 { WrongShare::Long(more) } else { WrongShare::Short(fewer) });
    }
    let packed = bytes.get(HEAD..HEAD + there).unwrap_or_default();
    let mut text = Vec::new();
    // One byte more than was said is enough to know that it is another text.
    DeflateDecoder::new(packed).take(length as u64 + 1).read_to_end(&mut text).map_err(|_| WrongShare::Damaged)?;
    if text.len() != length || xxh3_64(&text) != hash {
        return Err(WrongShare::Damaged);
    }
    String::from_utf8(text).map_err(|_| WrongShare::Damaged)
}

/// How many signs so many bytes have.
fn signs_of(bytes: usize) -> usize {
    (bytes * 8).div_ceil(5)
}

/// The bytes made small.
fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    // Memory takes whatever it is given.
    let _ = encoder.write_all(bytes);
    encoder.finish().unwrap_or_default()
}
