//! Putting lines, lists and maps on a sheet.

use std::ops::Range;

use ratatui::{
    Frame as Sheet,
    layout::{Position, Rect},
    style::{Modifier, Style},
    text::{Line as Row, Span},
    widgets::Paragraph,
};

use super::{
    super::{
        ink::{Ink, Line, Piece, piece},
        map::Canvas,
        wrap::wrap,
    },
    Palette,
};

/// A list of choices in lines.
#[derive(Default)]
pub struct List {
    /// The lines.
    pub rows: Vec<Line>,
    /// Which of them are the selected choice.
    chosen: Range<usize>,
}

impl List {
    /// These choices, each with its number and, where any has one, its key; broken to this width.
    pub fn of<'a>(choices: impl Iterator<Item = (Option<char>, &'a str)>, selected: usize, width: usize) -> Self {
        let choices: Vec<_> = choices.collect();
        let digits = choices.len().to_string().len();
        let keyed = choices.iter().any(|(key, _)| key.is_some());
        let mut list = Self::default();
        for (at, (key, label)) in choices.into_iter().enumerate() {
            let (mark, ink) = if at == selected { ('▸', Ink::Title) } else { (' ', Ink::Plain) };
            let key = if keyed { format!("{} ", key.unwrap_or(' ')) } else { String::new() };
            let number = format!("{mark}{:>digits$} {key}", at + 1);
            let indent = number.chars().count();
            let first = list.rows.len();
            list.rows.extend(wrap(&[piece(number, Ink::Key), piece(label, ink)], width, indent));
            if at == selected {
                list.chosen = first..list.rows.len();
            }
        }
        list
    }
}

/// Puts lines and cells on a sheet in the palette's looks.
#[derive(Clone, Copy)]
pub struct Brush {
    /// The looks.
    pub palette: Palette,
}

impl Brush {
    /// Lines, each on a row of its own.
    pub fn lines(self, lines: &[Line], area: Rect, sheet: &mut Sheet) {
        let span = |piece: &Piece| Span::styled(piece.text.clone(), self.palette.style(piece.ink));
        let rows: Vec<Row> = lines.iter().map(|line| line.iter().map(span).collect()).collect();
        sheet.render_widget(Paragraph::new(rows), area);
    }

    /// A heading over the whole width.
    pub fn title(self, text: &str, area: Rect, sheet: &mut Sheet) {
        let style = self.palette.style(Ink::Title).add_modifier(Modifier::REVERSED);
        sheet.render_widget(Paragraph::new(format!(" {text}")).style(style), area);
    }

    /// A drawn map.
    pub fn canvas(self, canvas: &Canvas, area: Rect, sheet: &mut Sheet) {
        let buffer = sheet.buffer_mut();
        for (y, row) in (area.y..area.bottom()).zip(canvas.rows()) {
            for (x, glyph) in (area.x..area.right()).zip(row) {
                let marked = if glyph.marked { Style::new().add_modifier(Modifier::REVERSED) } else { Style::new() };
                if let Some(cell) = buffer.cell_mut((x, y)) {
                    cell.set_char(glyph.letter).set_style(self.palette.style(glyph.ink).patch(marked));
                }
            }
        }
    }

    /// As many lines as there is room for; the last row says where there are more.
    pub fn cut(self, mut lines: Vec<Line>, area: Rect, sheet: &mut Sheet) {
        let height = usize::from(area.height);
        if lines.len() > height && height > 1 {
            lines.truncate(height - 1);
            lines.push(vec![piece(" …", Ink::Dim)]);
        }
        self.lines(&lines, area, sheet);
    }

    /// The choices, scrolled so that the selected one is seen.
    pub fn list(self, list: List, area: Rect, sheet: &mut Sheet) {
        let height = usize::from(area.height);
        let hidden = list.rows.len().saturating_sub(height);
        // The last line says that there are more; the selected choice stays above it.
        let skip = (list.chosen.end + 1).saturating_sub(height).min(list.chosen.start).min(hidden);
        let shown = list.rows.into_iter().skip(skip).collect();
        self.cut(shown, area, sheet);
    }

    /// The command line while it is typed, with the cursor behind it.
    pub fn command_line(self, typed: &str, area: Rect, sheet: &mut Sheet) {
        self.lines(&[vec![piece(":", Ink::Key), piece(typed, Ink::Plain)]], area, sheet);
        let x = area.x + (typed.chars().count() as u16 + 1).min(area.width.saturating_sub(1));
        sheet.set_cursor_position(Position { x, y: area.y });
    }
}
