//! Reading lines without ever holding more of one than a line may have.

use std::io::{self, BufRead};

/// The most bytes a line may have.
pub const MAX_LINE: usize = 1 << 20;

/// One line of input, without its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// A line of text.
    Text(String),
    /// A line that is not UTF-8.
    NotText,
    /// A line of more than [`MAX_LINE`] bytes; it was passed over.
    TooLong,
}

/// The lines of an input.
pub struct Lines<R> {
    input: R,
}

impl<R: BufRead> Lines<R> {
    /// The lines of `input`.
    pub fn new(input: R) -> Self {
        Self { input }
    }

    /// The next line; `None` at the end of the input.
    pub fn read(&mut self) -> io::Result<Option<Line>> {
        let mut line = Vec::new();
        let mut any = false;
        loop {
            let ready = match self.input.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                ready => ready?,
            };
            let end = ready.iter().position(|&byte| byte == b'\n');
            let part = ready.get(..end.unwrap_or(ready.len())).unwrap_or_default();
            any |= !ready.is_empty();
            // One byte over the limit is kept, to know that it was passed.
            let room = (MAX_LINE + 1).saturating_sub(line.len());
            line.extend(part.iter().take(room));
            let (ended, used) = (end.is_some() || ready.is_empty(), part.len() + usize::from(end.is_some()));
            self.input.consume(used);
            if ended {
                return Ok(any.then(|| finished(line)));
            }
        }
    }
}

fn finished(mut line: Vec<u8>) -> Line {
    if line.len() > MAX_LINE {
        return Line::TooLong;
    }
    if line.last() == Some(&b'\r') {
        line.pop();
    }
    String::from_utf8(line).map_or(Line::NotText, Line::Text)
}

#[cfg(test)]
mod tests {
    use std::io::{BufReader, Read};

    use super::*;

    fn all(input: impl Read) -> Vec<Line> {
        let mut lines = Lines::new(BufReader::with_capacity(7, input));
        std::iter::from_fn(|| lines.read().unwrap()).collect()
    }

    fn text(text: &str) -> Line {
        Line::Text(text.into())
    }

    #[test]
    fn lines_end_with_a_line_feed_or_with_the_input() {
        assert_eq!(all(&b""[..]), []);
        assert_eq!(
            all(&b"one\r\n\ntwo words of text\nthree"[..]),
            [text("one"), text(""), text("two words of text"), text("three")]
        );
    }

    #[test]
    fn a_line_that_is_not_text_does_not_spoil_the_next() {
        assert_eq!(all(&b"\xff\xfe\nok\n"[..]), [Line::NotText, text("ok")]);
    }

    #[test]
    fn a_line_that_is_too_long_is_passed_over() {
        let input = io::repeat(b'x').take(10_000_000).chain(&b"\nok\n"[..]);
        assert_eq!(all(input), [Line::TooLong, text("ok")]);
        let longest = "y".repeat(MAX_LINE);
        assert_eq!(all(format!("{longest}\n{longest}y\n").as_bytes()), [text(&longest), Line::TooLong]);
    }
}
