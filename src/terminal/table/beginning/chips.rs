//! Sectors, Network and Junkyard, as far as their chips are known.

use super::{TableApp, ink};
use crate::{
    beginning::{Area, Chip, Colour, Column, Junk, View},
    terminal::{
        ink::{Ink, Line, Piece, piece},
        wrap::wrap,
    },
    words::beginning::{area_name, colour_name, column_name},
};

impl TableApp {
    /// The Network by column, the Junkyard by position, and what is left in the Sectors.
    pub(super) fn chip_lines(&self, view: &View) -> Vec<String> {
        let columns = Column::ALL.into_iter().zip(&view.table.network).map(|(column, chips)| {
            let chips: Vec<_> = chips.iter().map(|chip| self.chip_word(*chip)).collect();
            let fill = [("column", column_name(&self.words, column).into()), ("chips", self.or_empty(&chips).into())];
            self.words.with("term-tb-column", &fill)
        });
        let mut lines: Vec<String> = columns.collect();
        lines.push(self.junk_line(view));
        lines.push(self.sector_line(view));
        let [one, two] = view.table.scanners;
        lines.push(self.words.with("term-tb-scanners-left", &[("one", one.into()), ("two", two.into())]));
        lines
    }

    fn junk_line(&self, view: &View) -> String {
        let word = |(at, junk): (usize, &Junk)| {
            let by = junk.by.map_or_else(|| "–".to_owned(), |seat| self.seat_name(seat));
            let chip = junk.chip.map_or_else(|| self.words.text("term-tb-taken-out"), |chip| self.chip_word(chip));
            let fill = [("number", (at + 1).into()), ("chip", chip.into()), ("by", by.into())];
            self.words.with("term-tb-junk", &fill)
        };
        let junk: Vec<_> = view.table.junkyard.iter().enumerate().map(word).collect();
        self.words.with("term-tb-junkyard", &[("chips", self.or_empty(&junk).into())])
    }

    fn sector_line(&self, view: &View) -> String {
        let [one, two, three] = &view.table.sectors;
        let [first, second, third] = view.table.bars.sectors;
        let fill = [
            ("one", one.len().into()),
            ("two", two.len().into()),
            ("three", three.len().into()),
            ("first", first.into()),
            ("second", second.into()),
            ("third", third.into()),
            ("guard", view.table.bars.guard.into()),
        ];
        self.words.with("term-tb-sectors", &fill)
    }

    /// The Network and the Junkyard in a row each.
    pub(super) fn chip_rows(&self, view: &View, width: usize) -> Vec<Line> {
        [self.network_row(view), self.junk_row(view)].iter().flat_map(|row| wrap(row, width, 2)).collect()
    }

    fn network_row(&self, view: &View) -> Line {
        let mut row = vec![piece(format!("{} ", area_name(&self.words, Area::Network)), Ink::Dim)];
        for (column, chips) in Column::ALL.into_iter().zip(&view.table.network) {
            let letter: String = column_name(&self.words, column).chars().take(1).collect();
            row.push(piece(format!("{letter}:"), Ink::Dim));
            row.extend(chips.iter().map(|chip| self.chip_sign(*chip)));
            row.push(piece(" ", Ink::Plain));
        }
        row
    }

    fn junk_row(&self, view: &View) -> Line {
        let sign = |junk: &Junk| junk.chip.map_or_else(|| piece("_", Ink::Dim), |chip| self.chip_sign(chip));
        let name = piece(format!("{} ", area_name(&self.words, Area::Junkyard)), Ink::Dim);
        [name].into_iter().chain(view.table.junkyard.iter().map(sign)).collect()
    }

    /// A chip by a letter: small where only whoever looks knows it.
    fn chip_sign(&self, chip: Chip) -> Piece {
        let Some(colour) = chip.colour else { return piece("?", Ink::Dim) };
        let letter = self.words.text(match colour {
            Colour::Blue => "term-tb-sign-blue",
            Colour::Red => "term-tb-sign-red-chip",
            Colour::Purple => "term-tb-sign-purple",
        });
        piece(if chip.up { letter } else { letter.to_lowercase() }, ink(colour.faction()))
    }

    /// A chip in a word: in brackets where only whoever looks knows it.
    pub(super) fn chip_word(&self, chip: Chip) -> String {
        match (chip.colour, chip.up) {
            (None, _) => "?".to_owned(),
            (Some(colour), true) => colour_name(&self.words, colour),
            (Some(colour), false) => format!("({})", colour_name(&self.words, colour)),
        }
    }

    fn or_empty(&self, things: &[String]) -> String {
        if things.is_empty() { self.words.text("term-tb-none") } else { things.join(", ") }
    }
}
