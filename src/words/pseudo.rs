//! A language nobody speaks, longer than English, to find out whether screens have room for one that is.

use std::borrow::Cow;

/// How much longer a text becomes.
const LONGER: f32 = 0.4;

/// The text with marks on its vowels and 40 % more letters.
pub(super) fn lengthened(text: &str) -> Cow<'_, str> {
    let mut long = String::with_capacity(text.len() * 2);
    // Rounded up, so that short words grow too.
    let mut owed = LONGER;
    for letter in text.chars() {
        long.push(marked(letter));
        owed += LONGER;
        while owed >= 1.0 && letter.is_alphabetic() {
            long.push(marked(letter));
            owed -= 1.0;
        }
    }
    Cow::Owned(long)
}

fn marked(letter: char) -> char {
    match letter {
        'a' => 'á',
        'e' => 'é',
        'i' => 'í',
        'o' => 'ö',
        'u' => 'ü',
        'A' => 'Å',
        'E' => 'É',
        'O' => 'Ö',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use crate::words::Words;

    #[test]
    fn texts_grow_by_two_fifths_and_what_is_filled_in_does_not() {
        let (english, pseudo) = (Words::english(), Words::pseudo());
        let fill = [("to", "Ledger".into())];
        let (short, long) = (english.with("action-move", &fill), pseudo.with("action-move", &fill));
        assert!(long.ends_with("Ledger"), "{long}");
        let grown = (long.chars().count() - 6) as f32 / (short.chars().count() - 6) as f32;
        assert!((1.3..=1.5).contains(&grown), "{long}");
    }
}
