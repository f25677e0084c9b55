//! The drawn map: rows of cells with walls between them, to sectors and edges.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    fault::Code,
    report::{Place, Report},
    rows::{Bar, Row, Token, row},
};
use crate::stealth::{GRID, Letter, Sector};

/// The widest and highest a map may be.
const SIDE: usize = GRID as usize;

/// Two neighbours, the earlier in reading order first.
pub type Edge = (Sector, Sector);

/// What the drawing says.
#[derive(Clone, Debug, Default)]
pub struct Layout {
    /// The sectors in reading order.
    pub cells: Vec<Drawn>,
    /// The sector of each letter.
    pub letters: BTreeMap<Letter, Sector>,
    /// Drawn walls, vents included.
    pub walls: BTreeSet<Edge>,
    /// Drawn vents.
    pub vents: BTreeSet<Edge>,
    /// Cells per row, once a row is known.
    width: Option<usize>,
    /// Rows of cells so far.
    height: usize,
}

/// One drawn sector.
#[derive(Clone, Copy, Debug)]
pub struct Drawn {
    /// Which.
    pub sector: Sector,
    /// Its tile number.
    pub tile: u16,
    /// Its letter.
    pub letter: Option<Letter>,
    /// Where in the map's text.
    pub offset: usize,
}

/// A row of walls waiting for the row of cells below it.
type Pending = Option<(usize, Vec<(usize, Bar)>)>;

impl Layout {
    /// Reads a drawing; everything wrong with it is reported.
    pub fn read(map: &str, report: &mut Report) -> Self {
        let mut layout = Self::default();
        let mut above: Pending = None;
        let mut offset = 0;
        for line in map.split_inclusive('\n') {
            let start = offset;
            offset += line.len();
            let fits = match row(line, start) {
                Row::Blank => continue,
                Row::Walls(bars) => {
                    layout.take_walls(start + line.len() - line.trim_start().len(), bars, &mut above, report)
                }
                Row::Cells(tokens) => layout.take_cells(&tokens, above.take(), report),
            };
            if !fits {
                too_large(map, start, report);
                return Self::default();
            }
        }
        if layout.cells.is_empty() {
            let help = "draw rows of tile numbers, such as `01A 02 .`";
            report.add(
                Code::EmptyMap,
                Place::Value(vec![super::locate::Step::Field("map")]),
                "the map has no sector",
                help,
            );
        }
        layout.check_idle(report);
        layout
    }

    /// Whether this sector is drawn.
    pub fn contains(&self, sector: Sector) -> bool {
        self.cells.binary_search_by_key(&sector, |cell| cell.sector).is_ok()
    }

    /// All pairs of drawn neighbours, in reading order.
    pub fn neighbours(&self) -> impl Iterator<Item = Edge> {
        let right_and_below = |cell: &Drawn| {
            let (column, row) = (cell.sector.column(), cell.sector.row());
            [Sector::at(column + 1, row), Sector::at(column, row + 1)].map(|next| Some((cell.sector, next?)))
        };
        self.cells.iter().flat_map(right_and_below).flatten().filter(|(_, next)| self.contains(*next))
    }

    /// Keeps a row of walls for the cells below it.
    fn take_walls(&self, start: usize, bars: Vec<(usize, Bar)>, above: &mut Pending, report: &mut Report) -> bool {
        if above.is_some() {
            let help = "between two rows of cells there is at most one row of walls";
            report.add(Code::WallRow, Place::Map(start), "two rows of walls follow each other", help);
        }
        let fits = bars.len() <= SIDE;
        *above = (self.height > 0).then_some((start, bars));
        fits
    }

    /// Adds a row of cells with the walls above it. `false` where the map is too large to go on.
    fn take_cells(&mut self, tokens: &[Token<'_>], above: Pending, report: &mut Report) -> bool {
        self.height += 1;
        let cells: Vec<_> = tokens.iter().filter_map(Token::cell).collect();
        if self.height > SIDE || cells.len() > SIDE {
            return false;
        }
        let width = *self.width.get_or_insert(cells.len());
        if width != cells.len() {
            let at = cells.first().map_or(0, |(_, offset)| *offset);
            let message = format!("row {} has {} cells, the first row has {width}", self.height, cells.len());
            report.add(Code::RaggedRow, Place::Map(at), message, "write `.` for every gap");
        }
        for (at, (text, offset)) in cells.iter().enumerate() {
            self.take_cell(at, text, *offset, report);
        }
        self.take_side_walls(tokens);
        self.take_walls_above(above, report);
        true
    }

    fn take_cell(&mut self, at: usize, text: &str, offset: usize, report: &mut Report) {
        let Some(sector) = sector(at, self.height).filter(|_| text != ".") else { return };
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let (number, letters) = text.split_at(digits);
        let letter = (!letters.is_empty()).then(|| letters.parse::<Letter>());
        if digits == 0 || matches!(letter, Some(Err(_))) {
            let message = format!("{text:?} is not a cell of a map");
            let help = "write `.` for a gap, or a tile number and up to two capitals such as `08F`";
            report.add(Code::BadCell, Place::Map(offset), message, help);
            return;
        }
        let tile = number.parse().ok().filter(|tile| (1..=999).contains(tile));
        if tile.is_none() {
            report.add(
                Code::TileNumber,
                Place::Map(offset),
                format!("{number} is not a tile number"),
                "tiles are numbered 1 to 999",
            );
        }
        let letter = letter.and_then(Result::ok);
        self.cells.push(Drawn { sector, tile: tile.unwrap_or(1), letter, offset });
        let Some(letter) = letter else { return };
        if let Some(first) = self.letters.insert(letter, sector) {
            let message = format!("letter {letter} stands at {first} and at {sector}");
            report.add(
                Code::RepeatedLetter,
                Place::Map(offset),
                message,
                "give each letter to one sector; AA to ZZ are there too",
            );
        }
    }

    fn take_side_walls(&mut self, tokens: &[Token<'_>]) {
        let mut seen = 0usize;
        for token in tokens {
            match token {
                Token::Cell(..) => seen += 1,
                Token::Side(bar) => {
                    let edge =
                        seen.checked_sub(1).and_then(|left| sector(left, self.height)).zip(sector(seen, self.height));
                    self.put(edge, *bar);
                }
            }
        }
    }

    fn take_walls_above(&mut self, above: Pending, report: &mut Report) {
        let Some((start, bars)) = above else { return };
        if Some(bars.len()) != self.width {
            let width = self.width.unwrap_or(0);
            let message = format!("this row of walls has {} places, the map has {width} columns", bars.len());
            report.add(Code::WallRow, Place::Map(start), message, "write one of `+`, `---` and `~~~` for each column");
        }
        for (at, (_, bar)) in bars.iter().enumerate() {
            let edge = sector(at, self.height - 1).zip(sector(at, self.height));
            self.put(edge, *bar);
        }
    }

    fn put(&mut self, edge: Option<Edge>, bar: Bar) {
        let Some(edge) = edge else { return };
        if bar != Bar::Open {
            self.walls.insert(edge);
        }
        if bar == Bar::Vent {
            self.vents.insert(edge);
        }
    }

    /// Reports drawn walls that stand beside a gap, and forgets them.
    fn check_idle(&mut self, report: &mut Report) {
        let cells = &self.cells;
        let drawn =
            |sector: Sector| cells.binary_search_by_key(&sector, |cell| cell.sector).ok().map(|at| cells[at].offset);
        let half = |&(a, b): &Edge| drawn(a).xor(drawn(b));
        for offset in self.walls.iter().filter_map(half) {
            let help = "leave it out: the outer edge is always a wall";
            report.add(Code::IdleWall, Place::Map(offset), "a wall is drawn between this sector and a gap", help);
        }
        let whole = |&(a, b): &Edge| drawn(a).is_some() && drawn(b).is_some();
        self.walls.retain(whole);
        self.vents.retain(whole);
    }
}

/// The sector in a column counted from 0 and a row counted from 1.
fn sector(at: usize, row: usize) -> Option<Sector> {
    Sector::at(u16::try_from(at + 1).ok()?, u16::try_from(row).ok()?)
}

fn too_large(map: &str, start: usize, report: &mut Report) {
    let rows = map.lines().filter(|line| !line.trim().is_empty()).count();
    let columns =
        map.get(start..).and_then(|rest| rest.lines().next()).map_or(0, |line| line.split_whitespace().count());
    let message = format!("the map is too large: {rows} rows, {columns} cells in this one");
    report.add(Code::MapTooLarge, Place::Map(start), message, format!("draw at most {GRID} rows of {GRID} cells"));
}
