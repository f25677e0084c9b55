//! The skill tree: four columns of two boosts, each with its task and how far it is.

use egui::{Align2, Id, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2};

use super::{Answer, Look, glyph};
use crate::{
    beginning::{Branch, Progress, Skill, Task},
    engine::Seat,
    ui::{
        focus,
        parts::{brackets, dashed_rect, tip_with},
        table::lines,
        theme::{Palette, Type, Weight, icon_font, icons, mono},
    },
    words::beginning::{boost_text, branch_name, task_text},
};

/// A player's skill tree.
pub struct Tree<'a> {
    /// What is known.
    pub look: Look<'a>,
    /// Whose.
    pub seat: Seat,
    /// Columns that can be chosen now.
    pub targets: &'a [Branch],
}

/// How a field of the tree stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// Its boost is active.
    Done,
    /// It is being worked at: steps done.
    Open(u8),
    /// The one below comes first.
    Closed,
}

impl Tree<'_> {
    /// Draws it in its room: level 2 above, level 1 below, as it grows.
    pub fn show(self, ui: &mut Ui, room: Rect) -> Answer<Branch> {
        let mut answer = Answer::default();
        let Some(player) = self.look.player(self.seat) else { return answer };
        let Some(card) = self.look.view.rules.library().character(player.who) else { return answer };
        let step = room.width() / 4.0;
        let columns = Branch::ALL.into_iter().zip(&card.tree).zip(&player.skills);
        for (nth, ((branch, skills), progress)) in (0u8..).zip(columns) {
            let min = pos2(room.left() + step * f32::from(nth), room.top());
            let column = Rect::from_min_size(min, vec2(step - 6.0, room.height()));
            self.column(ui, column, branch, (skills, *progress), &mut answer);
        }
        answer
    }

    fn column(
        &self,
        ui: &Ui,
        room: Rect,
        branch: Branch,
        (skills, progress): (&[Skill; 2], Progress),
        answer: &mut Answer<Branch>,
    ) {
        let palette = Palette::of(ui.ctx());
        let head = 22.0f32.min(room.height() * 0.2);
        let font = icon_font(Weight::Regular, 15.0);
        let at = pos2(room.left() + 8.0, room.top() + head / 2.0);
        ui.painter().text(at, Align2::CENTER_CENTER, glyph::branch(branch), font, palette.text_dim);
        let name = branch_name(self.look.words, branch);
        let words = lines(ui.painter(), &name, Type::Dense.font(), palette.text_body, room.width() - 22.0, 1);
        ui.painter().galley(pos2(room.left() + 20.0, at.y - words.size().y / 2.0), words, palette.text_body);
        let high = ((room.height() - head - 14.0) / 2.0).min(46.0);
        let gap = (room.height() - head - 2.0 * high).clamp(6.0, 18.0);
        let boxes = [1u8, 0].map(|level| {
            let top = room.top() + head + f32::from(1 - level) * (high + gap);
            (level, Rect::from_min_size(pos2(room.left(), top), vec2(room.width(), high)))
        });
        let line = if progress.level >= 2 { palette.safe } else { palette.line_edge };
        let x = room.left() + 11.0;
        ui.painter().vline(x, boxes[0].1.bottom()..=boxes[1].1.top(), Stroke::new(1.5, line));
        for ((level, rect), skill) in boxes.into_iter().rev().zip(skills) {
            self.field(ui, rect, (branch, level), *skill, state(progress, level), answer);
        }
    }

    /// One boost in its box: a check where it is active, steps where its task has several.
    fn field(
        &self,
        ui: &Ui,
        rect: Rect,
        (branch, level): (Branch, u8),
        skill: Skill,
        state: State,
        answer: &mut Answer<Branch>,
    ) {
        let palette = Palette::of(ui.ctx());
        let response = ui.interact(rect, Id::new(("tree", self.seat, branch, level)), Sense::click());
        let text = match state {
            State::Done => palette.text_hi,
            State::Open(_) => palette.text_body,
            State::Closed => palette.text_off,
        };
        let boost = boost_text(self.look.words, skill.boost);
        let task = task_text(self.look.words, skill.task);
        let rows = (rect.height() / 15.0).floor().clamp(1.0, 3.0) as usize;
        let note = steps_note(state, skill.task);
        // Steps need a little more room than the square above them.
        let left = rect.left() + if note.is_some() { 28.0 } else { 22.0 };
        paint_box(ui, rect, state, (response.hovered(), note.is_some()));
        let words = lines(ui.painter(), &boost, Type::Note.font(), text, rect.right() - left - 4.0, rows);
        ui.painter().galley(pos2(left, rect.center().y - words.size().y / 2.0), words, text);
        if let Some(note) = note.clone() {
            let at = pos2(rect.left() + 14.0, rect.center().y + 8.0);
            ui.painter().text(at, Align2::CENTER_CENTER, note, mono(11.0), palette.overwatch);
        }
        if self.targets.contains(&branch) && matches!(state, State::Open(_)) {
            brackets(ui.painter(), rect.expand(2.0), 7.0, Stroke::new(2.0, palette.agent));
        }
        let told = self.told(branch, level, (&boost, &task), state, note);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &told));
        focus::join(ui, &response);
        tip_with(ui, &response, || told.clone());
        answer.clicked = response.clicked().then_some(branch).or(answer.clicked);
        answer.hovered = (response.hovered() || response.has_focus()).then_some(branch).or(answer.hovered);
    }

    fn told(
        &self,
        branch: Branch,
        level: u8,
        (boost, task): (&str, &str),
        state: State,
        note: Option<String>,
    ) -> String {
        let key = match state {
            State::Done => "ui-board-skill-done",
            State::Open(_) => "ui-board-skill-open",
            State::Closed => "ui-board-skill-closed",
        };
        let fill = [
            ("branch", branch_name(self.look.words, branch).into()),
            ("level", (level + 1).into()),
            ("boost", boost.into()),
            ("task", task.into()),
        ];
        let told = self.look.words.with(key, &fill);
        note.map_or_else(|| told.clone(), |note| format!("{told} {note}"))
    }
}

/// The box of a boost: filled square and green frame where it is active, dashed where it is still closed. Where steps are
/// noted below the square, it moves up.
fn paint_box(ui: &Ui, rect: Rect, state: State, (hovered, noted): (bool, bool)) {
    let palette = Palette::of(ui.ctx());
    let (aside, up) = if noted { (14.0, 7.0) } else { (11.0, 0.0) };
    let square = Rect::from_center_size(pos2(rect.left() + aside, rect.center().y - up), Vec2::splat(9.0));
    let fill = if hovered { palette.hover } else { palette.raised };
    match state {
        State::Done => {
            ui.painter().rect(rect, 3, fill, Stroke::new(1.5, palette.safe), StrokeKind::Inside);
            ui.painter().rect_filled(square, 0, palette.safe);
            let font = icon_font(Weight::Bold, 8.0);
            ui.painter().text(square.center(), Align2::CENTER_CENTER, icons::CHECK, font, palette.ink);
        }
        State::Open(steps) => {
            ui.painter().rect(rect, 3, fill, Stroke::new(1.0, palette.line_edge), StrokeKind::Inside);
            let colour = if steps > 0 { palette.overwatch } else { palette.line_ctrl };
            ui.painter().rect_stroke(square, 0, Stroke::new(1.2, colour), StrokeKind::Inside);
        }
        State::Closed => {
            dashed_rect(ui.painter(), rect.shrink(0.5), Stroke::new(1.0, palette.line_soft), &[4.0, 3.0]);
            ui.painter().rect_stroke(square, 0, Stroke::new(1.0, palette.line_soft), StrokeKind::Inside);
        }
    }
}

/// How a field stands, by the progress of its column.
const fn state(progress: Progress, level: u8) -> State {
    if progress.level > level {
        State::Done
    } else if progress.level == level {
        State::Open(if progress.kinds > 0 { progress.kinds.count_ones() as u8 } else { progress.steps })
    } else {
        State::Closed
    }
}

/// How far a task of several steps is.
fn steps_note(state: State, task: Task) -> Option<String> {
    match state {
        State::Open(done) if task.needed().0 > 1 => Some(format!("{done}/{}", task.needed().0)),
        _ => None,
    }
}
