//! One line of a drawn map, cut into its parts.

use serde::{Deserialize, Serialize};

/// What stands between two sectors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Bar {
    /// Nothing: a door.
    Open,
    /// A wall.
    Wall,
    /// A wall with a vent.
    Vent,
}

/// A line of the map.
#[derive(Debug)]
pub enum Row<'a> {
    /// Nothing drawn.
    Blank,
    /// Cells, with what is drawn between them.
    Cells(Vec<Token<'a>>),
    /// What stands between the rows above and below, by column, each with its place in the text.
    Walls(Vec<(usize, Bar)>),
}

/// A part of a row of cells.
#[derive(Clone, Copy, Debug)]
pub enum Token<'a> {
    /// A cell and its place in the text.
    Cell(&'a str, usize),
    /// What is drawn between two cells.
    Side(Bar),
}

impl<'a> Token<'a> {
    /// The text of a cell and its place.
    pub fn cell(&self) -> Option<(&'a str, usize)> {
        match *self {
            Self::Cell(text, offset) => Some((text, offset)),
            Self::Side(_) => None,
        }
    }
}

/// Cuts a line that begins at `start` of the map's text.
pub fn row(line: &str, start: usize) -> Row<'_> {
    let place = |word: &str| start + (word.as_ptr() as usize - line.as_ptr() as usize);
    let mut bars = Vec::new();
    let mut all_bars = true;
    for word in line.split_whitespace() {
        match bar(word) {
            Some(bar) => bars.push((place(word), bar)),
            None => all_bars = false,
        }
    }
    if !all_bars {
        return Row::Cells(line.split_whitespace().flat_map(|word| cut(word, place(word))).collect());
    }
    if bars.is_empty() { Row::Blank } else { Row::Walls(bars) }
}

/// The word of a row of walls.
fn bar(word: &str) -> Option<Bar> {
    let only = |sign: char| word.chars().all(|c| c == sign);
    match word {
        "+" => Some(Bar::Open),
        _ if only('-') => Some(Bar::Wall),
        _ if only('~') => Some(Bar::Vent),
        _ => None,
    }
}

/// Cuts the walls out of a word such as `01A|02`.
fn cut(word: &str, start: usize) -> impl Iterator<Item = Token<'_>> {
    let mut offset = start;
    word.split_inclusive(['|', '~']).flat_map(move |part| {
        let at = offset;
        offset += part.len();
        let cell = part.trim_end_matches(['|', '~']);
        let side = match part.as_bytes().last() {
            Some(b'|') => Some(Token::Side(Bar::Wall)),
            Some(b'~') => Some(Token::Side(Bar::Vent)),
            _ => None,
        };
        let cell = (!cell.is_empty()).then_some(Token::Cell(cell, at));
        [cell, side].into_iter().flatten()
    })
}
