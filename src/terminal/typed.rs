//! A typed line taken apart: the word it begins with, and what follows.

/// The longest line worth reading; the rest is cut.
pub const LONGEST: usize = 200;

/// A typed line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typed {
    /// All of it, without blanks around it and marks before it.
    pub line: String,
    /// Its first word, in small letters.
    pub word: String,
    /// What follows, if anything does.
    pub rest: Option<String>,
}

impl Typed {
    /// Takes a line apart. A colon or slash before it is how some like to begin a command.
    pub fn read(line: &str) -> Self {
        let line: String = line.trim().trim_start_matches([':', '/']).chars().take(LONGEST).collect();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((&line, ""));
        let rest = Some(rest.trim().to_owned()).filter(|rest| !rest.is_empty());
        Self { word: word.to_lowercase(), rest, line }
    }

    /// What follows as a number; `Some(None)` where it is none.
    pub fn number(&self) -> Option<Option<usize>> {
        self.rest.as_ref().map(|rest| rest.trim_start_matches('#').parse().ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_taken_apart_and_cut() {
        let typed = Typed::read("  :Why  #7 ");
        assert_eq!((typed.word.as_str(), typed.number()), ("why", Some(Some(7))));
        assert_eq!(Typed::read("load my game").rest.as_deref(), Some("my game"));
        assert_eq!((Typed::read("").word, Typed::read("log").number()), (String::new(), None));
        assert_eq!(Typed::read(&"é".repeat(1_000_000)).line.chars().count(), LONGEST);
    }
}
