//! The signs of share codes: digits and letters that survive reading aloud, writing down and pasting.

/// The signs by their value. I, L, O and U are left out: they look like others.
const SIGNS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// The sign of a value; only its last five bits count.
pub fn sign(value: u8) -> char {
    SIGNS.get(usize::from(value & 31)).map_or('0', |&sign| char::from(sign))
}

/// The value of a sign, with what is taken for it: small letters, O for 0, I and L for 1.
pub fn value(c: char) -> Option<u8> {
    let sign = match c.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    let at = SIGNS.iter().position(|&known| char::from(known) == sign)?;
    u8::try_from(at).ok()
}

/// Bytes as signs, five bits each.
pub fn written(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(5) * 8);
    for chunk in bytes.chunks(5) {
        let bits = chunk.iter().fold(0u64, |bits, &byte| bits << 8 | u64::from(byte)) << (8 * (5 - chunk.len()));
        let signs = (chunk.len() * 8).div_ceil(5);
        text.extend((0..signs).map(|at| sign((bits >> (35 - 5 * at)) as u8)));
    }
    text
}

/// The bytes of values written by [`written`]; bits left over are dropped.
pub fn read(values: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(values.len() * 5 / 8);
    for chunk in values.chunks(8) {
        let bits = chunk.iter().fold(0u64, |bits, &value| bits << 5 | u64::from(value & 31)) << (5 * (8 - chunk.len()));
        let whole = chunk.len() * 5 / 8;
        bytes.extend((0..whole).map(|at| (bits >> (32 - 8 * at)) as u8));
    }
    bytes
}
