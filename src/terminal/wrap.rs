//! Breaking lines at words, so that nothing is cut off.

use super::ink::{Ink, Line, Piece, piece};

/// A line broken into lines of at most `width` letters; the later ones begin with `indent` blanks.
pub fn wrap(line: &[Piece], width: usize, indent: usize) -> Vec<Line> {
    let width = width.max(indent + 8);
    let mut lines = vec![Line::new()];
    let mut used = 0;
    for (word, ink) in words(line) {
        let long = word.chars().count();
        let blank = word.trim().is_empty();
        if used + word.trim_end().chars().count() > width && used > indent {
            lines.push(vec![piece(" ".repeat(indent), Ink::Plain)]);
            used = indent;
            if blank {
                continue;
            }
        }
        if let Some(last) = lines.last_mut() {
            last.push(piece(word, ink));
        }
        used += long;
    }
    lines
}

/// The words of a line, each with the blanks after it.
fn words(line: &[Piece]) -> impl Iterator<Item = (&str, Ink)> {
    line.iter().flat_map(|piece| piece.text.split_inclusive(' ').map(|word| (word, piece.ink)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terminal::ink::{plain, text_of};

    fn wrapped(text: &str, width: usize, indent: usize) -> Vec<String> {
        wrap(&plain(text), width, indent).iter().map(|line| text_of(line).trim_end().to_owned()).collect()
    }

    #[test]
    fn lines_break_at_words_and_lose_none() {
        assert_eq!(
            wrapped("Attack Guard, red with Silenced pistol", 16, 3),
            ["Attack Guard,", "   red with", "   Silenced", "   pistol"]
        );
        assert_eq!(wrapped("short", 40, 0), ["short"]);
        assert_eq!(wrapped("", 40, 0), [""]);
    }

    #[test]
    fn a_word_longer_than_the_line_stands_alone() {
        assert_eq!(wrapped("a abcdefghijklmnop b", 8, 0), ["a", "abcdefghijklmnop", "b"]);
    }
}
