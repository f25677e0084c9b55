//! Finds the place of a value in RON text, so that a fault can point at it.
//!
//! The scanner knows brackets, strings and comments and nothing of types. It reads whatever it is given, stops at the
//! first thing it cannot follow, and never goes deeper than any content file needs.

/// One step on the way to a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The field of this name.
    Field(&'static str),
    /// The entry with this number, from 0, whatever its name.
    Nth(usize),
}

/// How deep brackets are followed.
const DEPTH: usize = 64;

/// A value in the text: where it begins and ends, and what is in its brackets.
#[derive(Debug, Default)]
pub struct Node {
    /// The first byte.
    pub start: usize,
    /// The byte after the last.
    pub end: usize,
    /// What its brackets hold.
    pub entries: Vec<Entry>,
    /// The first bracket that was too deep to follow.
    pub too_deep: Option<usize>,
}

/// One thing between brackets: `value` or `key: value`.
#[derive(Debug)]
pub struct Entry {
    /// Where the key stands.
    pub key: Option<(usize, usize)>,
    /// The value.
    pub value: Node,
}

impl Entry {
    /// The first byte, key included.
    pub fn start(&self) -> usize {
        self.key.map_or(self.value.start, |(start, _)| start)
    }
}

impl Node {
    /// The tree of a whole text.
    pub fn scan(text: &str) -> Self {
        let mut scanner = Scanner { bytes: text.as_bytes(), at: 0, too_deep: None };
        scanner.skip_header();
        let tree = scanner.value(0).unwrap_or_default();
        Self { too_deep: scanner.too_deep, ..tree }
    }

    /// The innermost value that `at` lies in.
    pub fn around(&self, at: usize) -> &Self {
        let inside = |entry: &&Entry| entry.value.start <= at && at < entry.value.end;
        let mut node = self;
        while let Some(entry) = node.entries.iter().find(inside) {
            node = &entry.value;
        }
        node
    }

    /// The first byte of the string, word or number that `at` lies in; `at` itself where it lies in none.
    pub fn leaf_start(&self, at: usize) -> usize {
        let node = self.around(at);
        if node.entries.is_empty() && node.start < at && at < node.end { node.start } else { at }
    }

    /// The entry at the end of `path`, or the last one on the way that is there.
    pub fn find<'a>(&'a self, text: &str, path: &[Step]) -> Option<&'a Entry> {
        let (first, rest) = path.split_first()?;
        let entry = match first {
            Step::Nth(at) => self.entries.get(*at),
            Step::Field(name) => self.entries.iter().find(|entry| entry.is_called(text, name)),
        }?;
        entry.value.find(text, rest).or(Some(entry))
    }
}

impl Entry {
    fn is_called(&self, text: &str, name: &str) -> bool {
        self.key.and_then(|(start, end)| text.get(start..end)) == Some(name)
    }
}

/// Line and column of a byte, both from 1; columns count characters.
pub fn line_column(text: &str, at: usize) -> (u32, u32) {
    let mut at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    let before = &text[..at];
    let line = before.bytes().filter(|&byte| byte == b'\n').count() + 1;
    let column = before.rsplit('\n').next().map_or(0, |part| part.chars().count()) + 1;
    (line as u32, column as u32)
}

/// How many comments stand in a text.
pub fn comments(text: &str) -> usize {
    let mut scanner = Scanner { bytes: text.as_bytes(), at: 0, too_deep: None };
    let mut found = 0;
    while let Some(byte) = scanner.peek() {
        match scanner.rest() {
            [b'/', b'/' | b'*', ..] => {
                found += 1;
                scanner.skip_comment();
            }
            _ if b" \t\r\n,:()[]{}/".contains(&byte) => scanner.at += 1,
            _ => scanner.atom(),
        }
    }
    found
}

/// Walks over the bytes of a text.
struct Scanner<'a> {
    bytes: &'a [u8],
    at: usize,
    too_deep: Option<usize>,
}

impl Scanner<'_> {
    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn rest(&self) -> &[u8] {
        self.bytes.get(self.at..).unwrap_or_default()
    }

    /// Jumps behind the next occurrence of `mark`, or to the end.
    fn skip_past(&mut self, mark: &[u8]) {
        let found = self.rest().windows(mark.len()).position(|part| part == mark);
        self.at = found.map_or(self.bytes.len(), |found| self.at + found + mark.len());
    }

    /// Skips blanks and comments.
    fn skip_blank(&mut self) {
        loop {
            match self.rest() {
                [b' ' | b'\t' | b'\n' | b'\r', ..] => self.at += 1,
                [b'/', b'/' | b'*', ..] => self.skip_comment(),
                _ => return,
            }
        }
    }

    /// Skips a comment of either kind.
    fn skip_comment(&mut self) {
        if self.rest().starts_with(b"//") { self.skip_past(b"\n") } else { self.skip_block() }
    }

    /// Skips a block comment; they nest.
    fn skip_block(&mut self) {
        let mut open = 0usize;
        while self.at < self.bytes.len() {
            match self.rest() {
                [b'/', b'*', ..] => (open, self.at) = (open + 1, self.at + 2),
                [b'*', b'/', ..] => (open, self.at) = (open - 1, self.at + 2),
                _ => self.at += 1,
            }
            if open == 0 {
                return;
            }
        }
    }

    /// Skips `#![enable(…)]` lines.
    fn skip_header(&mut self) {
        self.skip_blank();
        while self.peek() == Some(b'#') {
            self.skip_past(b"]");
            self.skip_blank();
        }
    }

    /// Reads a value; `None` where none begins.
    fn value(&mut self, depth: usize) -> Option<Node> {
        let start = self.at;
        match self.peek()? {
            b'(' | b'[' | b'{' => {}
            b')' | b']' | b'}' | b',' | b':' => return None,
            _ => {
                self.atom();
                let end = self.at;
                self.skip_blank();
                if !matches!(self.peek(), Some(b'(' | b'{')) {
                    self.at = end;
                    return Some(Node { start, end, ..Node::default() });
                }
            }
        }
        self.at += 1;
        if depth >= DEPTH {
            self.too_deep = self.too_deep.or(Some(start));
            self.at = self.bytes.len();
        }
        let entries = self.entries(depth + 1);
        Some(Node { start, end: self.at, entries, too_deep: None })
    }

    /// Reads what stands between brackets, and the closing one.
    fn entries(&mut self, depth: usize) -> Vec<Entry> {
        let mut entries = Vec::new();
        loop {
            self.skip_blank();
            if let Some(b')' | b']' | b'}') = self.peek() {
                self.at += 1;
                return entries;
            }
            let Some(first) = self.value(depth) else { return entries };
            self.skip_blank();
            let entry = if self.peek() == Some(b':') {
                self.at += 1;
                self.skip_blank();
                let key = Some((first.start, first.end));
                Entry { key, value: self.value(depth).unwrap_or_default() }
            } else {
                Entry { key: None, value: first }
            };
            entries.push(entry);
            self.skip_blank();
            if self.peek() == Some(b',') {
                self.at += 1;
            }
        }
    }

    /// Skips a string, a character, or a word or number.
    fn atom(&mut self) {
        let hashes = self.rest().iter().skip(1).take_while(|&&byte| byte == b'#').count();
        match self.rest() {
            [b'"', ..] => self.quoted(b'"'),
            [b'\'', ..] => self.quoted(b'\''),
            [b'r', rest @ ..] if rest.get(hashes) == Some(&b'"') => {
                self.at += hashes + 2;
                let mark: Vec<u8> = std::iter::once(b'"').chain(std::iter::repeat_n(b'#', hashes)).collect();
                self.skip_past(&mark);
            }
            _ => self.word(),
        }
    }

    /// Skips to behind the closing quote.
    fn quoted(&mut self, quote: u8) {
        self.at += 1;
        while let Some(byte) = self.peek() {
            self.at += if byte == b'\\' { 2 } else { 1 };
            if byte == quote {
                return;
            }
        }
        self.at = self.bytes.len();
    }

    fn word(&mut self) {
        self.at += 1;
        let ends = |byte: &u8| b" \t\r\n,:()[]{}\"/".contains(byte);
        self.at += self.rest().iter().position(ends).unwrap_or(self.rest().len());
    }
}
