//! A map drawn in text, read the way mission files draw theirs.

use std::collections::BTreeMap;

use ghostline::stealth::{Cell, Sector};

/// Two neighbours, the earlier in reading order first.
type Edge = (Sector, Sector);

/// What a drawing says.
#[derive(Clone, Debug, Default)]
pub struct Drawing {
    pub cells: Vec<Cell>,
    pub doors: Vec<Edge>,
    pub vents: Vec<Edge>,
    pub letters: BTreeMap<String, Sector>,
}

/// What stands between two neighbours.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bar {
    Open,
    Wall,
    Vent,
}

impl Drawing {
    pub fn read(map: &str) -> Self {
        let mut drawing = Self::default();
        let mut bars: BTreeMap<Edge, Bar> = BTreeMap::new();
        let mut row = 0;
        for line in map.lines().filter(|line| !line.trim().is_empty()) {
            let words: Vec<&str> = line.split_whitespace().collect();
            if let Some(walls) = words.iter().map(|word| bar(word)).collect::<Option<Vec<_>>>() {
                let below = (1..).zip(walls).map(|(column, bar)| ((at(column, row), at(column, row + 1)), bar));
                bars.extend(below);
            } else {
                row += 1;
                drawing.read_cells(line, row, &mut bars);
            }
        }
        drawing.join(&bars);
        drawing
    }

    fn read_cells(&mut self, line: &str, row: u16, bars: &mut BTreeMap<Edge, Bar>) {
        let spaced = line.replace('|', " | ").replace('~', " ~ ");
        let mut column = 0;
        for word in spaced.split_whitespace() {
            match word {
                "|" => drop(bars.insert((at(column, row), at(column + 1, row)), Bar::Wall)),
                "~" => drop(bars.insert((at(column, row), at(column + 1, row)), Bar::Vent)),
                _ => {
                    column += 1;
                    self.read_cell(word, at(column, row));
                }
            }
        }
    }

    fn read_cell(&mut self, word: &str, sector: Sector) {
        if word == "." {
            return;
        }
        let (tile, letter) = word.split_at(word.find(|c: char| !c.is_ascii_digit()).unwrap_or(word.len()));
        self.cells.push(Cell { sector, tile: tile.parse().expect("a tile number"), letter: letter.parse().ok() });
        if !letter.is_empty() {
            let first = self.letters.insert(letter.to_owned(), sector);
            assert_eq!(first, None, "the letter {letter} stands twice");
        }
    }

    /// Joins all neighbours with no wall between them.
    fn join(&mut self, bars: &BTreeMap<Edge, Bar>) {
        for (a, cell) in self.cells.iter().enumerate() {
            for other in self.cells[a..].iter().filter(|other| cell.sector.touches(other.sector)) {
                let edge = (cell.sector, other.sector);
                match bars.get(&edge).copied().unwrap_or(Bar::Open) {
                    Bar::Open => self.doors.push(edge),
                    Bar::Wall => {}
                    Bar::Vent => self.vents.push(edge),
                }
            }
        }
    }

    /// The sector of a letter, or of a name such as `2-1`.
    pub fn sector(&self, name: &str) -> Sector {
        let named = || name.parse().unwrap_or_else(|_| panic!("{name} is neither a letter of the map nor a sector"));
        self.letters.get(name).copied().unwrap_or_else(named)
    }

    /// The letter of a sector, or its name where it has none.
    pub fn name(&self, sector: Sector) -> String {
        let letter = self.letters.iter().find(|(_, lettered)| **lettered == sector).map(|(letter, _)| letter.clone());
        letter.unwrap_or_else(|| format!("{sector:?}"))
    }
}

/// The sector in a column and row.
fn at(column: u16, row: u16) -> Sector {
    Sector::at(column, row).expect("a sector of the grid")
}

/// The word of a row of walls.
fn bar(word: &str) -> Option<Bar> {
    match word.trim_start_matches(['-', '~']) {
        "+" if word.len() == 1 => Some(Bar::Open),
        "" if word.starts_with('-') => Some(Bar::Wall),
        "" if word.starts_with('~') => Some(Bar::Vent),
        _ => None,
    }
}
