//! Painting the game onto a frame.

use ratatui::{
    Frame as Sheet,
    layout::Rect,
    widgets::{Block, Borders},
};

use super::{
    super::{
        app::{App, Page, log_lines},
        ink::{Ink, Line, piece, plain, text_of},
        lines::inspected,
        map::{self, Focus, Frame, Room},
        status,
        wrap::wrap,
    },
    Palette, Screen,
    brush::{Brush, List},
    layout::{self, FULL},
};
use crate::{session::Session, stealth::View};

impl Screen {
    /// Paints everything.
    pub fn paint(&mut self, app: &App, palette: Palette, sheet: &mut Sheet) {
        let screen = sheet.area();
        self.width = screen.width.into();
        let brush = Brush { palette };
        match app.session() {
            Some(session) if session.outcome().is_none() => self.paint_play(app, session, brush, sheet),
            _ => self.paint_place(app, brush, sheet),
        }
        let (_, middle, foot) = layout::rims(screen);
        self.pager.paint(brush, middle, sheet);
        self.paint_foot(app, brush, foot, sheet);
    }

    /// A mission in play: map, state, choices, log.
    fn paint_play(&mut self, app: &App, session: &Session, brush: Brush, sheet: &mut Sheet) {
        let view = session.view();
        let choices = app.choices();
        self.selected = self.selected.min(choices.len().saturating_sub(1));
        let pointed = choices.get(self.selected).and_then(|choice| choice.sector);
        let frame = layout::map_room(sheet.area()).map(|room| Frame::fit(&view, room, self.pan));
        self.mapless = frame.is_none();
        let extent = frame.as_ref().map(Frame::size);
        let width = usize::from(sheet.area().width).saturating_sub(extent.map_or(0, |(wide, _)| wide + 1));
        let side = self.side(app, &view, width);
        let areas = layout::areas(sheet.area(), extent, side.state.len() + side.choices.rows.len() + 1);
        brush.title(&self.headline(app, &view, frame.as_ref()), areas.title, sheet);
        if let Some(frame) = &frame {
            let focus = Focus { sector: pointed, patrol: inspected(app, &view) };
            brush.canvas(&map::draw(&view, frame, focus), areas.map, sheet);
        }
        paint_side(side, brush, areas.side, sheet);
        self.paint_log(app, session, brush, areas.log, sheet);
    }

    /// The mission, the moment, and whether the map is cut.
    fn headline(&self, app: &App, view: &View, frame: Option<&Frame>) -> String {
        let title = format!("{} · {}", view.setup.mission.plan().name, status::moment(app.words(), view));
        let cut = frame.is_some_and(|frame| !frame.is_whole(view)) && self.width > title.len() + 20;
        if cut { format!("{title} {}", app.words().text("term-map-part")) } else { title }
    }

    /// What goes beside the map, broken to this width.
    fn side(&self, app: &App, view: &View, width: usize) -> Side {
        let broken = |lines: Vec<Line>| lines.iter().flat_map(|line| wrap(line, width, 2)).collect();
        let question = app.question().unwrap_or_else(|| app.words().text("term-options"));
        Side {
            state: broken(status::status(app.words(), view)),
            roster: broken(status::roster(app.words(), view)),
            question: wrap(&[piece(question, Ink::Title)], width, 0),
            choices: self.list(app, width),
        }
    }

    /// The choices in lines.
    fn list(&self, app: &App, width: usize) -> List {
        let choices = app.choices();
        List::of(choices.iter().map(|choice| (choice.key, choice.label.as_str())), self.selected, width)
    }

    /// The newest lines of the log, under a rule.
    fn paint_log(&mut self, app: &App, session: &Session, brush: Brush, area: Rect, sheet: &mut Sheet) {
        let block = Block::new().borders(Borders::TOP).border_style(brush.palette.style(Ink::Dim));
        let inside = block.inner(area);
        let height = usize::from(inside.height);
        self.pager.height = height;
        self.back = self.back.min(session.log().len().saturating_sub(height));
        let wanted = session.log().len().saturating_sub(self.back + height);
        let lines: Vec<Line> = log_lines(session).skip(wanted).take(height).collect();
        let above = wanted.saturating_sub(self.known);
        let title = match above {
            0 => app.words().text("term-log"),
            _ => app.words().with("term-log-more", &[("count", above.into())]),
        };
        sheet.render_widget(block.title(title), area);
        brush.lines(&lines, inside, sheet);
    }

    /// A place that is a page with choices below: menu, briefing, debrief.
    fn paint_place(&mut self, app: &App, brush: Brush, sheet: &mut Sheet) {
        let (title, middle, _) = layout::rims(sheet.area());
        let page = app.page().unwrap_or_else(|| Page::story("", ""));
        brush.title(&page.title, title, sheet);
        let margin = u16::from(middle.width > 40) * 2;
        let middle = Rect { x: middle.x + margin, width: middle.width.saturating_sub(2 * margin).min(90), ..middle };
        let wanted = app.choices().len() as u16 + 2;
        let below = wanted.min(middle.height / 2 + 1).min(middle.height);
        let body = Rect { height: middle.height - below, ..middle };
        // What begins further right goes on there.
        let broken = |line: &Line| wrap(line, body.width.into(), blanks(line));
        let mut lines: Vec<Line> = page.lines.iter().flat_map(broken).collect();
        if let Some(session) = app.session() {
            let room = usize::from(body.height).saturating_sub(lines.len() + 1);
            let skip = session.log().len().saturating_sub(room);
            lines.push(Line::new());
            lines.extend(log_lines(session).skip(skip));
        }
        brush.lines(self.pager.seen(&lines, body), body, sheet);
        let choices = Rect { y: body.y + body.height, height: below, ..body };
        let head = app.question().map(plain).unwrap_or_default();
        brush.lines(&[head], choices, sheet);
        let list = Rect { y: choices.y + 1.min(below), height: below.saturating_sub(1), ..choices };
        self.selected = self.selected.min(app.choices().len().saturating_sub(1));
        brush.list(self.list(app, list.width.into()), list, sheet);
    }

    /// What was said, the command line, or the keys.
    fn paint_foot(&self, app: &App, brush: Brush, area: Rect, sheet: &mut Sheet) {
        let words = app.words();
        if let Some(typed) = &self.typed {
            return brush.command_line(typed, area, sheet);
        }
        let screen = sheet.area();
        let hint = match (!self.pager.is_open(), app.session()) {
            (false, _) if self.pager.long => "term-hint-scroll",
            (false, _) => "term-hint-page",
            (true, _) if screen.width < FULL.0 || screen.height < FULL.1 => "term-small",
            (true, Some(_)) => "term-hint-play",
            (true, None) if self.pager.long => "campaign-hint-scroll",
            (true, None) => "term-hint-menu",
        };
        let line = if self.message.is_empty() {
            vec![piece(words.text(hint), Ink::Dim)]
        } else {
            vec![piece(self.message.as_str(), Ink::Title)]
        };
        brush.lines(&[line], area, sheet);
    }
}

/// How many blanks a line begins with.
fn blanks(line: &Line) -> usize {
    text_of(line).chars().take_while(|letter| *letter == ' ').count()
}

/// What goes beside the map.
struct Side {
    state: Vec<Line>,
    roster: Vec<Line>,
    question: Vec<Line>,
    choices: List,
}

/// How things stand, and below it the choices. Where both do not fit, the choices come first; where there is room to
/// spare, the enemies are listed too.
fn paint_side(side: Side, brush: Brush, area: Rect, sheet: &mut Sheet) {
    let Side { mut state, roster, question, choices } = side;
    let height = usize::from(area.height);
    let least = question.len() + choices.rows.len().min((height * 2).div_ceil(3));
    if state.len() + roster.len() + 2 + least <= height {
        state.extend(roster);
    }
    state.truncate(height.saturating_sub(least + 1));
    if !state.is_empty() {
        state.push(Line::new());
    }
    state.extend(question);
    let used = (state.len() as u16).min(area.height);
    brush.lines(&state, area, sheet);
    let below = Rect { y: area.y + used, height: area.height - used, ..area };
    brush.list(choices, below, sheet);
}

/// The map as a page, for screens that have no room for it.
pub fn map_page(app: &App, width: usize) -> Option<Page> {
    let view = app.session()?.view();
    let room = Room { width: width.saturating_sub(2), ..Room::ENDLESS };
    let frame = Frame::fit(&view, room, (0, 0));
    let lines = map::draw(&view, &frame, Focus { sector: None, patrol: inspected(app, &view) }).lines();
    Some(Page { title: view.setup.mission.plan().name.clone(), lines })
}
