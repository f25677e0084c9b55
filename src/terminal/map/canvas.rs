//! A sheet of character cells to draw on.

use super::super::ink::{Ink, Line, Piece};

/// One cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glyph {
    /// What stands there.
    pub letter: char,
    /// What it means.
    pub ink: Ink,
    /// Whether it belongs to the sector that is pointed at.
    pub marked: bool,
}

/// Cells in rows, all blank at first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Canvas {
    width: usize,
    cells: Vec<Glyph>,
}

impl Canvas {
    /// A blank sheet.
    pub fn new(width: usize, height: usize) -> Self {
        let blank = Glyph { letter: ' ', ink: Ink::Plain, marked: false };
        Self { width, cells: vec![blank; width * height] }
    }

    /// Cells in a row.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Rows.
    pub fn height(&self) -> usize {
        self.cells.len().checked_div(self.width).unwrap_or(0)
    }

    /// The rows from the top.
    pub fn rows(&self) -> impl Iterator<Item = &[Glyph]> {
        self.cells.chunks(self.width.max(1))
    }

    /// The rows as text lines, without blanks at their ends.
    pub fn lines(&self) -> Vec<Line> {
        let line = |row: &[Glyph]| {
            let used = row.iter().rposition(|cell| cell.letter != ' ').map_or(0, |last| last + 1);
            let cells = row.iter().take(used);
            cells.map(|cell| Piece { text: cell.letter.to_string(), ink: cell.ink }).collect()
        };
        self.rows().map(line).collect()
    }

    /// Writes a text from a cell to the right; what falls off the sheet is lost.
    pub fn write(&mut self, x: usize, y: usize, text: &str, ink: Ink) {
        for (offset, letter) in text.chars().enumerate() {
            if let Some(cell) = self.cell(x + offset, y) {
                cell.letter = letter;
                cell.ink = ink;
            }
        }
    }

    /// Marks a rectangle as pointed at.
    pub fn mark(&mut self, x: usize, y: usize, width: usize, height: usize) {
        for (row, column) in (y..y + height).flat_map(|row| (x..x + width).map(move |column| (row, column))) {
            if let Some(cell) = self.cell(column, row) {
                cell.marked = true;
            }
        }
    }

    fn cell(&mut self, x: usize, y: usize) -> Option<&mut Glyph> {
        if x < self.width { self.cells.get_mut(y * self.width + x) } else { None }
    }
}
