//! The course of a campaign as a line: what was done, where it stands, what is to come, and the ways not taken.

use std::collections::BTreeMap;

use egui::{Align2, Color32, Painter, Pos2, Rect, Sense, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2};

use crate::{
    campaign::Place,
    content::{Course, Stage, Then},
    ui::{
        Desk, Run, focus,
        parts::{self, lay},
        screens::shared::is_scrolled,
        theme::{Palette, Type, Weight, icon_font, icons},
    },
};

/// The height of a row, and the width of a lane.
const ROW: f32 = 30.0;
const LANE: f32 = 26.0;

/// How a mission stands to the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It was won.
    Done,
    /// It comes next.
    Here,
    /// The campaign was lost in it.
    Fallen,
    /// It can still come.
    Ahead,
    /// The way to it was not taken.
    Passed,
}

/// How a mission of the course stands.
pub fn standing(course: &Course, run: &Run, id: &str) -> Standing {
    let campaign = &run.campaign;
    match campaign.place() {
        _ if campaign.won().iter().any(|won| won == id) => Standing::Done,
        Place::Mission(at) if at == id => Standing::Here,
        Place::Fallen(at) if at == id => Standing::Fallen,
        Place::Mission(at) if leads(course, at, id) => Standing::Ahead,
        Place::Fork(at) if leads(course, at, id) => Standing::Ahead,
        _ => Standing::Passed,
    }
}

/// Whether a mission can come after another.
fn leads(course: &Course, from: &str, to: &str) -> bool {
    let next = course.stage(from).map(|stage| stage.then.missions()).unwrap_or_default();
    next.iter().any(|&next| next == to || leads(course, next, to))
}

/// A number of an act as it is written in old books.
pub fn roman(number: usize) -> &'static str {
    ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"].get(number).copied().unwrap_or("X")
}

/// Where everything of the line stands.
struct Drawn {
    /// Every mission and ending by id.
    nodes: BTreeMap<String, (Pos2, Standing)>,
}

/// Draws the course. Where the campaign stands comes into sight when the player arrives.
pub fn show(ui: &mut Ui, desk: &Desk, run: &Run, arrived: bool) {
    let course = desk.catalog.course();
    let fallen = matches!(run.campaign.place(), Place::Fallen(_));
    let palette = if fallen { Palette::of(ui.ctx()).grey() } else { Palette::of(ui.ctx()) };
    let note = |how| if fallen && how == Standing::Passed { "ui-campaign-unreached" } else { note(how) };
    let lanes = course.stages().map(|stage| lane(course, &stage.mission)).max().unwrap_or(0) + 1;
    let mut drawn = Drawn { nodes: BTreeMap::new() };
    ui.spacing_mut().item_spacing.y = 0.0;
    for (at, act) in course.acts.iter().enumerate() {
        let fill = [("act", roman(at + 1).into()), ("name", act.name.as_str().into())];
        act_head(ui, &desk.with("ui-campaign-act", &fill), lanes, palette);
        for stage in &act.stages {
            let how = standing(course, run, &stage.mission);
            let name = desk.mission_name(&stage.mission);
            let at = row(ui, desk, (&name, how, note(how)), (lane(course, &stage.mission), lanes), palette);
            drawn.nodes.insert(stage.mission.clone(), (at, how));
        }
    }
    endings(ui, desk, run, lanes, palette, &mut drawn);
    let painter = ui.painter().clone();
    course.stages().for_each(|stage| drawn.lines(&painter, stage, palette));
    drawn.nodes.values().for_each(|(at, how)| node(&painter, *at, *how, palette));
    let stands = |how: Standing| matches!(how, Standing::Here | Standing::Fallen);
    if let Some((at, _)) = drawn.nodes.values().find(|(_, how)| arrived && stands(*how)) {
        ui.scroll_to_rect(Rect::from_center_size(*at, vec2(1.0, 4.0 * ROW)), None);
    }
}

/// The lane of a mission: the first of those that come equally late has the first.
fn lane(course: &Course, id: &str) -> usize {
    let depth = course.depth(id);
    let equal = course.stages().filter(|stage| course.depth(&stage.mission) == depth);
    equal.take_while(|stage| stage.mission != id).count()
}

fn act_head(ui: &mut Ui, text: &str, lanes: usize, palette: &Palette) {
    let indent = LANE * lanes as f32 + 12.0;
    let words = lay(ui, &text.to_uppercase(), Type::Label.font(), palette.text_dim, ui.available_width() - indent);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), words.size().y + 14.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, text));
    ui.painter().galley(pos2(rect.left() + indent, rect.bottom() - words.size().y - 4.0), words, palette.text_dim);
}

/// The key of what is said of a mission.
const fn note(how: Standing) -> &'static str {
    match how {
        Standing::Done => "ui-campaign-done",
        Standing::Here => "ui-campaign-here",
        Standing::Fallen => "ui-campaign-fallen",
        Standing::Ahead => "ui-campaign-ahead",
        Standing::Passed => "ui-campaign-passed",
    }
}

/// A mission's row; where its node stands.
fn row(ui: &mut Ui, desk: &Desk, what: (&str, Standing, &str), lanes: (usize, usize), palette: &Palette) -> Pos2 {
    let (name, how, key) = what;
    let indent = LANE * lanes.1 as f32 + 12.0;
    let colour = match how {
        Standing::Done => palette.text_body,
        Standing::Here | Standing::Fallen => palette.text_hi,
        Standing::Ahead => palette.text_dim,
        Standing::Passed => palette.text_off,
    };
    let note = lay(ui, &desk.text(key), Type::Note.font(), palette.text_dim, 200.0);
    let room = ui.available_width() - indent;
    let beside = note.size().x + 140.0 <= room;
    let words = lay(ui, name, Type::Subtitle.font(), colour, if beside { room - note.size().x - 12.0 } else { room });
    let height = (words.size().y + if beside { 8.0 } else { note.size().y + 8.0 }).max(ROW);
    let takes_focus = is_scrolled(ui);
    let sense = if takes_focus { Sense::focusable_noninteractive() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), sense);
    let fill = [("mission", name.into()), ("standing", desk.text(key).into())];
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, desk.with("ui-campaign-stop", &fill)));
    if takes_focus {
        focus::join(ui, &response);
    }
    let first = rect.top() + ROW / 2.0;
    let below = rect.top() + 4.0 + words.size().y;
    ui.painter().galley(pos2(rect.left() + indent, rect.top() + 5.0), words, colour);
    let at = if beside {
        pos2(rect.right() - note.size().x, first - note.size().y / 2.0)
    } else {
        pos2(rect.left() + indent, below)
    };
    ui.painter().galley(at, note, palette.text_dim);
    pos2(rect.left() + LANE * (lanes.0 as f32 + 0.5), first)
}

/// How it can end: the ending that was reached by its name, the others without one.
fn endings(ui: &mut Ui, desk: &Desk, run: &Run, lanes: usize, palette: &Palette, drawn: &mut Drawn) {
    let course = desk.catalog.course();
    ui.add_space(6.0);
    for ending in &course.endings {
        let leads_here = |stage: &&Stage| stage.then == Then::Ending(ending.id.clone());
        let Some(last) = course.stages().find(leads_here) else { continue };
        let reached = *run.campaign.place() == Place::Ended(ending.id.clone());
        let how = match standing(course, run, &last.mission) {
            _ if reached => Standing::Done,
            Standing::Done | Standing::Passed | Standing::Fallen => Standing::Passed,
            Standing::Here | Standing::Ahead => Standing::Ahead,
        };
        let known = reached || desk.progress.endings.contains(&ending.id);
        let name = if known { ending.name.clone() } else { desk.text("ui-campaign-some-ending") };
        let fallen = matches!(run.campaign.place(), Place::Fallen(_));
        let note = match how {
            _ if reached => "ui-campaign-reached",
            _ if fallen => "ui-campaign-unreached",
            how => note(how),
        };
        let at = row(ui, desk, (&name, how, note), (lane(course, &last.mission), lanes), palette);
        drawn.nodes.insert(format!("ending:{}", ending.id), (at, how));
    }
}

impl Drawn {
    /// The lines from a mission to what comes after it.
    fn lines(&self, painter: &Painter, stage: &Stage, palette: &Palette) {
        let Some(&(from, left)) = self.nodes.get(&stage.mission) else { return };
        let mut next: Vec<String> = stage.then.missions().into_iter().map(str::to_owned).collect();
        if let Then::Ending(id) = &stage.then {
            next.push(format!("ending:{id}"));
        }
        for (to, entered) in next.iter().filter_map(|id| self.nodes.get(id)) {
            let way = bent(from, *to);
            match (left, entered) {
                (Standing::Done, Standing::Done | Standing::Here | Standing::Fallen) => {
                    parts::glow(painter, &way, 2.4, palette.agent, palette);
                }
                (Standing::Passed, _) | (_, Standing::Passed) => {
                    parts::dashed(painter, &way, Stroke::new(1.0, palette.line_edge), &[2.0, 4.0]);
                }
                _ => parts::dashed(painter, &way, Stroke::new(1.8, palette.line_ctrl), &[6.0, 5.0]),
            }
        }
    }
}

/// A way down that changes lanes at once where it leaves its lane, and at last where it comes back.
fn bent(from: Pos2, to: Pos2) -> Vec<Pos2> {
    let across = to.x - from.x;
    if across.abs() < 1.0 {
        return vec![from, to];
    }
    let (slope, straight) = (across.abs() * 0.7, 4.0);
    if across > 0.0 {
        let turn = from.y + straight;
        vec![from, pos2(from.x, turn), pos2(to.x, (turn + slope).min(to.y)), to]
    } else {
        let turn = to.y - straight;
        vec![from, pos2(from.x, (turn - slope).max(from.y)), pos2(to.x, turn), to]
    }
}

fn node(painter: &Painter, at: Pos2, how: Standing, palette: &Palette) {
    let glyph = |glyph: &str, size: f32, colour: Color32| {
        painter.text(at, Align2::CENTER_CENTER, glyph, icon_font(Weight::Fill, size), colour);
    };
    painter.circle_filled(at, 9.0, palette.table);
    match how {
        Standing::Done => {
            painter.circle_filled(at, 6.0, palette.agent);
            painter.text(at, Align2::CENTER_CENTER, icons::CHECK, icon_font(Weight::Bold, 9.0), palette.ink);
        }
        Standing::Here => {
            painter.circle(at, 10.0, palette.agent, Stroke::NONE);
            painter.circle_stroke(at, 12.5, Stroke::new(1.0, palette.agent));
            glyph(icons::GHOST, 14.0, palette.ink);
        }
        Standing::Fallen => glyph(icons::X_CIRCLE, 20.0, palette.text_hi),
        Standing::Ahead => {
            painter.circle_stroke(at, 6.0, Stroke::new(1.5, palette.line_ctrl));
        }
        Standing::Passed => {
            let square = Rect::from_center_size(at, vec2(6.0, 6.0));
            painter.rect_stroke(square, 3, Stroke::new(1.0, palette.line_edge), egui::StrokeKind::Middle);
        }
    }
}
