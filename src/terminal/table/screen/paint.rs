//! Painting a table onto a frame.

use ratatui::{
    Frame as Sheet,
    layout::Rect,
    widgets::{Block, Borders},
};

use super::{
    super::{
        super::{
            ink::{Ink, Line, piece, plain},
            screen::{
                Palette,
                brush::{Brush, List},
                layout::{self, FULL},
            },
            wrap::wrap,
        },
        Shown,
        app::TableApp,
        fit::clipped,
    },
    Panel, TableScreen,
};

/// The least and the most cells of the column with the choices.
const SIDE: (u16, u16) = (35, 52);
/// The least cells the seats need.
const SEATS: u16 = 40;
/// The fewest and the most lines of the panel, its rule included, before the seats and choices have what they want.
const PANEL: (u16, u16) = (4, 7);

/// The parts of the screen while a table is played.
struct Areas {
    /// The seats; empty where they have no room.
    board: Rect,
    side: Rect,
    panel: Rect,
}

impl TableScreen {
    /// Paints everything.
    pub fn paint<G: Shown>(&mut self, app: &TableApp<G>, palette: Palette, sheet: &mut Sheet) {
        let brush = Brush { palette };
        let (title, middle, foot) = layout::rims(sheet.area());
        self.width = sheet.area().width.into();
        if app.is_curtained() {
            return paint_curtain(app, brush, (title, middle), sheet);
        }
        brush.title(&clipped(&G::headline(app), usize::from(title.width).saturating_sub(2)), title, sheet);
        let side = side_width(middle.width);
        let width = middle.width.checked_sub(side + 1).filter(|width| *width >= SEATS);
        let board = width.map(|width| G::board(app, width.into())).unwrap_or_default();
        let choices = self.side(app, (if board.is_empty() { middle.width } else { side }).into());
        let areas = areas(middle, (board.len() as u16, choices.wanted()), side);
        brush.cut(board, areas.board, sheet);
        paint_side(choices, brush, areas.side, sheet);
        self.paint_panel(app, brush, areas.panel, sheet);
        self.pager.paint(brush, middle, sheet);
        self.paint_foot(app, brush, foot, sheet);
    }

    /// Who one is, what is asked, and what may be chosen, broken to this width.
    fn side<G: Shown>(&mut self, app: &TableApp<G>, width: usize) -> Side {
        let choices = app.choices();
        self.selected = self.selected.min(choices.len().saturating_sub(1));
        let own = match app.table().outcome() {
            Some(outcome) => G::end_lines(app, &outcome).into_iter().map(plain).collect(),
            None => G::own_rows(app),
        };
        Side {
            own: own.iter().flat_map(|row| wrap(row, width, 2)).collect(),
            question: app.question().map(|text| wrap(&[piece(text, Ink::Title)], width, 0)).unwrap_or_default(),
            list: List::of(choices.iter().map(|choice| (None, choice.label.as_str())), self.selected, width),
        }
    }

    /// The newest lines of the log, of the claims, or of what is known, under a rule.
    fn paint_panel<G: Shown>(&mut self, app: &TableApp<G>, brush: Brush, area: Rect, sheet: &mut Sheet) {
        let title = app.words().text(match self.panel {
            Panel::Log => "term-table-panel-log",
            Panel::Claims => "term-table-panel-claims",
            Panel::Known => "term-table-panel-known",
        });
        let block = Block::new().borders(Borders::TOP).border_style(brush.palette.style(Ink::Dim)).title(title);
        let inside = block.inner(area);
        sheet.render_widget(block, area);
        let lines: Vec<Line> =
            self.panel_lines(app).iter().flat_map(|line| wrap(line, inside.width.into(), 4)).collect();
        let height = usize::from(inside.height);
        self.pager.height = height;
        let hidden = lines.len().saturating_sub(height);
        self.back = self.back.min(hidden);
        // The log ends at the bottom; the rest begins at the top.
        let first = if self.panel == Panel::Known { self.back } else { hidden - self.back };
        brush.lines(lines.get(first..).unwrap_or_default(), inside, sheet);
    }

    fn panel_lines<G: Shown>(&self, app: &TableApp<G>) -> Vec<Line> {
        match self.panel {
            Panel::Claims => G::claim_lines(app).into_iter().map(plain).collect(),
            Panel::Known => G::known_lines(app).into_iter().map(plain).collect(),
            Panel::Log => {
                let ink = |at| if at >= self.known { Ink::Plain } else { Ink::Dim };
                app.log_from(0).map(|(at, text)| vec![piece(text, ink(at))]).collect()
            }
        }
    }

    /// What was said, the command line, or the keys.
    fn paint_foot<G: Shown>(&self, app: &TableApp<G>, brush: Brush, area: Rect, sheet: &mut Sheet) {
        if let Some(typed) = &self.typed {
            return brush.command_line(typed, area, sheet);
        }
        let screen = sheet.area();
        let hint = match self.pager.is_open() {
            true if self.pager.long => "term-hint-scroll",
            true => "term-hint-page",
            false if screen.width < FULL.0 || screen.height < FULL.1 => "term-small",
            false => G::HINT,
        };
        let line = if self.message.is_empty() {
            vec![piece(app.words().text(hint), Ink::Dim)]
        } else {
            vec![piece(self.message.as_str(), Ink::Title)]
        };
        brush.lines(&[line], area, sheet);
    }
}

/// What goes beside the seats.
struct Side {
    own: Vec<Line>,
    question: Vec<Line>,
    list: List,
}

impl Side {
    /// How many rows it would fill.
    fn wanted(&self) -> u16 {
        (self.own.len() + 1 + self.question.len() + self.list.rows.len()).min(usize::from(u16::MAX)) as u16
    }
}

/// Who one is, what is asked, and what may be chosen. Where not all fits, the choices come first; the team stays.
fn paint_side(side: Side, brush: Brush, area: Rect, sheet: &mut Sheet) {
    let Side { own: mut rows, question, list } = side;
    let height = usize::from(area.height);
    let least = question.len() + list.rows.len().min(height / 2);
    rows.truncate(height.saturating_sub(least + 1).max(1));
    rows.push(Line::new());
    rows.extend(question);
    let used = (rows.len() as u16).min(area.height);
    brush.lines(&rows, area, sheet);
    brush.list(list, Rect { y: area.y + used, height: area.height - used, ..area }, sheet);
}

/// Nothing but whose turn it is to sit down.
fn paint_curtain<G: Shown>(app: &TableApp<G>, brush: Brush, (title, middle): (Rect, Rect), sheet: &mut Sheet) {
    brush.title(&app.words().text("term-title"), title, sheet);
    let text = app.question().unwrap_or_default();
    let lines = wrap(&[piece(text, Ink::Title)], usize::from(middle.width.saturating_sub(8)), 0);
    let down = middle.height.saturating_sub(lines.len() as u16) / 2;
    let area = Rect { x: middle.x + 4.min(middle.width), y: middle.y + down, height: middle.height - down, ..middle };
    brush.lines(&lines, area.intersection(middle), sheet);
}

/// How wide the column with the choices is.
fn side_width(width: u16) -> u16 {
    (width * 2 / 5).clamp(SIDE.0, SIDE.1).min(width)
}

/// The seats at the left and the choices beside them, each with as many rows as they want; below them the panel, which
/// has a few rows in any case.
fn areas(middle: Rect, (board, wanted): (u16, u16), side: u16) -> Areas {
    let least = middle.height.saturating_sub(board).clamp(PANEL.0, PANEL.1).min(middle.height / 3);
    let upper = board.max(wanted).min(middle.height.saturating_sub(least));
    let left = if board == 0 { 0 } else { middle.width.saturating_sub(side) };
    Areas {
        board: Rect { width: left.saturating_sub(1), height: upper, ..middle },
        side: Rect { x: middle.x + left, width: middle.width - left, height: upper, ..middle },
        panel: Rect { y: middle.y + upper, height: middle.height - upper, ..middle },
    }
}
