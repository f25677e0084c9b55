//! Who suspected whom when, drawn: a strip for each pair, the truth at its foot, and how near to it they were.

use egui::{Align2, Pos2, Rect, Sense, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::{minds::Mode, reel::Reel};
use crate::{
    deduction::Team,
    engine::Seat,
    ui::{
        Desk,
        focus::{self, Nav},
        input::Input,
        parts::{self, Axis, Plot, lay},
        table::{Ink, mark, sign, team_index},
        theme::{Palette, Type, Weight, faded, icon_font, icons, mono},
    },
    words::whole_percent,
};

/// The room of names at the left, and of numbers at the right.
const LEFT: f32 = 72.0;
const RIGHT: f32 = 56.0;
/// How high a strip is.
const HIGH: f32 = 27.0;

/// One strip to draw.
struct Strip<'a> {
    name: String,
    line: &'a [([f32; 5], Team)],
    /// The moment that is looked at.
    moment: usize,
    told: String,
}

/// The beliefs of a table: whose, or about whom, at which moment.
pub struct Strips<'a> {
    /// What everybody believed.
    pub reel: &'a Reel,
    /// The players' names by seat.
    pub names: &'a [String],
    /// What the teams are called, in the order of [`Team::ALL`].
    pub teams: &'a [String; 5],
    /// What a player may be after, by number; nothing where nobody is after anything.
    pub aims: &'a [String],
    /// Whom the strips are about, or whose beliefs they are.
    pub who: Seat,
    /// Which way round.
    pub mode: Mode,
    /// The moment that is looked at.
    pub moment: usize,
}

impl Strips<'_> {
    /// Draws what they show, a strip for each other player, the turns and how near the truth was; gives the moment that
    /// was chosen.
    pub fn show(&self, ui: &mut Ui, desk: &mut Desk) -> Option<usize> {
        let palette = Palette::of(ui.ctx());
        ui.add(egui::Label::new(Type::Dense.text(self.intro(desk), palette.text_body)).wrap());
        ui.spacing_mut().item_spacing.y = 4.0;
        let mut chosen = None;
        for other in (0..self.names.len() as u8).map(Seat).filter(|&seat| seat != self.who) {
            let (by, about) = self.pair(other);
            let (line, told) = (self.reel.line(by, about), self.told(desk, by, about));
            let strip = Strip { name: self.name(other), line: &line, moment: self.moment, told };
            chosen = strip.show(ui, &mut desk.input).or(chosen);
        }
        axis(ui, self.reel, self.moment, &desk.text("ui-finale-turns"));
        nearness(ui, desk, self.reel, self.who, self.mode);
        self.pursuits(ui, desk);
        chosen
    }

    /// Who believes and whom it is about, with another player.
    fn pair(&self, other: Seat) -> (Seat, Seat) {
        if self.mode == Mode::About { (other, self.who) } else { (self.who, other) }
    }

    /// What everybody took one for being after at the moment, or one everybody; and whether that was so.
    fn pursuits(&self, ui: &mut Ui, desk: &Desk) {
        let Some(at) = self.reel.moments().get(self.moment).filter(|_| !self.aims.is_empty()) else { return };
        let palette = Palette::of(ui.ctx());
        let key = if self.mode == Mode::About { "ui-finale-aims-about" } else { "ui-finale-aims-by" };
        let fill = [("name", self.name(self.who).into()), ("turn", at.turn.into())];
        ui.add_space(4.0);
        ui.add(egui::Label::new(Type::Note.text(desk.with(key, &fill), palette.text_dim)).wrap());
        for other in (0..self.names.len() as u8).map(Seat).filter(|&seat| seat != self.who) {
            let (by, about) = self.pair(other);
            let Some(aim) = at.aim(by, about) else { continue };
            let name = self.aims.get(aim.what).cloned().unwrap_or_default();
            pursuit(ui, desk, &self.name(other), &name, (aim.chance, aim.is_true));
        }
    }

    fn name(&self, seat: Seat) -> String {
        self.names.get(usize::from(seat.0)).cloned().unwrap_or_default()
    }

    fn team(&self, team: Team) -> String {
        self.teams.get(team_index(team)).cloned().unwrap_or_default()
    }

    /// What the strips show.
    fn intro(&self, desk: &Desk) -> String {
        let name = ("name", self.name(self.who).into());
        let team = self.reel.moments().last().and_then(|moment| moment.team(self.who)).map(|team| self.team(team));
        match self.mode {
            Mode::About => desk.with("ui-finale-about-told", &[name, ("team", team.unwrap_or_default().into())]),
            Mode::By | Mode::Why => desk.with("ui-finale-by-told", &[name]),
        }
    }

    /// What one thought of another at the moment, in words.
    fn told(&self, desk: &Desk, by: Seat, about: Seat) -> String {
        let at = self.reel.moments().get(self.moment);
        let Some((at, (belief, team))) = at.and_then(|at| Some((at, (at.belief(by, about)?, at.team(about)?)))) else {
            return String::new();
        };
        let best = Team::ALL.into_iter().zip(belief).max_by(|a, b| a.1.total_cmp(&b.1)).unwrap_or((team, 0.0));
        let truth = belief.get(team_index(team)).copied().unwrap_or(0.0);
        let fill = [
            ("turn", at.turn.into()),
            ("by", self.name(by).into()),
            ("name", self.name(about).into()),
            ("guess", self.team(best.0).into()),
            ("chance", whole_percent(f64::from(best.1)).into()),
            ("team", self.team(team).into()),
            ("truth", whole_percent(f64::from(truth)).into()),
        ];
        desk.with("ui-finale-strip", &fill)
    }
}

impl Strip<'_> {
    /// Draws it: the truth at its foot, the others above; gives the moment that was clicked, or reached by arrows.
    fn show(&self, ui: &mut Ui, input: &mut Input) -> Option<usize> {
        let palette = Palette::of(ui.ctx());
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), HIGH), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &self.told));
        let words = lay(ui, &self.name, Type::Dense.font(), palette.text_hi, f32::INFINITY);
        let clip = Rect::from_min_size(rect.min, vec2(LEFT - 4.0, rect.height()));
        let at = pos2(rect.left(), rect.center().y - words.size().y / 2.0);
        ui.painter().with_clip_rect(clip.intersect(ui.clip_rect())).galley(at, words, palette.text_hi);
        let room = Rect::from_min_max(pos2(rect.left() + LEFT, rect.top()), pos2(rect.right() - RIGHT, rect.bottom()));
        let wide = room.width() / self.line.len().max(1) as f32;
        let mut before = None;
        let mut truth: Vec<Pos2> = Vec::new();
        for (at, (chances, team)) in self.line.iter().enumerate() {
            let left = (room.left() + wide * at as f32).round();
            let column = Rect::from_min_max(pos2(left, room.top()), pos2((left + wide).round() - 1.0, room.bottom()));
            let leader = draw_column(ui, palette, column, *chances, *team, before);
            before = Some(leader);
            let y = column.bottom() - chances.get(team_index(*team)).copied().unwrap_or(0.0) * column.height();
            truth.extend([pos2(column.left(), y), pos2(column.right() + 1.0, y)]);
        }
        ui.painter().add(egui::Shape::line(truth, Stroke::new(2.0, palette.text_hi)));
        let x = room.left() + wide * self.moment as f32;
        let here = Rect::from_min_size(pos2(x - 0.5, room.top() - 1.0), vec2(wide, room.height() + 2.0));
        ui.painter().rect_stroke(here, 0, Stroke::new(1.5, palette.agent), egui::StrokeKind::Middle);
        if let Some((chances, team)) = self.line.get(self.moment) {
            let chance = chances.get(team_index(*team)).copied().unwrap_or(0.0);
            mark(ui.painter(), palette, *team, pos2(room.right() + 13.0, rect.center().y), 12.0, Ink::Filled);
            let number = format!("{}%", whole_percent(f64::from(chance)));
            let at = pos2(rect.right(), rect.center().y);
            ui.painter().text(at, Align2::RIGHT_CENTER, number, mono(12.0), palette.text_hi);
        }
        focus::join_with_arrows(ui, &response);
        parts::tip(ui, &response, &self.told);
        if let Some(way) = input.nav().filter(|way| response.has_focus() && matches!(way, Nav::Left | Nav::Right)) {
            input.take_nav();
            let back = self.moment.saturating_sub(1);
            return Some(if way == Nav::Left { back } else { self.moment + 1 });
        }
        let at = response.interact_pointer_pos().filter(|_| response.clicked())?;
        let nth = ((at.x - room.left()) / wide.max(1.0)).floor().max(0.0) as usize;
        Some(nth.min(self.line.len().saturating_sub(1)))
    }
}

/// The chances of one moment above each other, the truth at the foot. Gives the likeliest team; its mark is drawn where
/// that is another one than before.
fn draw_column(ui: &Ui, palette: &Palette, column: Rect, chances: [f32; 5], truth: Team, before: Option<Team>) -> Team {
    let mut order: Vec<(Team, f32)> = Team::ALL.into_iter().zip(chances).collect();
    order.sort_by_key(|(team, _)| *team != truth);
    let leader = order.iter().copied().max_by(|a, b| a.1.total_cmp(&b.1)).map_or(truth, |best| best.0);
    let mut y = column.bottom();
    for (team, chance) in order {
        let top = y - chance * column.height();
        let part = Rect::from_min_max(pos2(column.left(), top), pos2(column.right(), y));
        let colour = palette.team(team);
        ui.painter().rect_filled(part, 0, if team == truth { colour } else { faded(colour, 0.72) });
        if team == leader && before != Some(team) && part.height() >= 10.0 && part.width() >= 10.0 {
            sign(ui.painter(), palette, team, Rect::from_center_size(part.center(), vec2(part.width(), 12.0)));
        }
        y = top;
    }
    leader
}

/// The turns below the strips.
fn axis(ui: &mut Ui, reel: &Reel, moment: usize, label: &str) {
    let palette = Palette::of(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 16.0), Sense::hover());
    let wide = (rect.width() - LEFT - RIGHT) / reel.moments().len().max(1) as f32;
    let every = (28.0 / wide.max(1.0)).ceil().max(1.0) as usize;
    ui.painter().text(rect.left_center(), Align2::LEFT_CENTER, label, Type::Note.font(), palette.text_dim);
    for (at, known) in reel.moments().iter().enumerate() {
        let near = at.abs_diff(moment) < every && at != moment;
        if at != moment && (at % every != 0 || near) {
            continue;
        }
        let x = rect.left() + LEFT + wide * (at as f32 + 0.5);
        let colour = if at == moment { palette.agent } else { palette.text_dim };
        let turn = known.turn.to_string();
        ui.painter().text(pos2(x, rect.center().y), Align2::CENTER_CENTER, turn, mono(11.0), colour);
    }
}

/// One row: who, what that one may have been after, how likely, and whether it was so.
fn pursuit(ui: &mut Ui, desk: &Desk, who: &str, aim: &str, (chance, is_true): (f32, bool)) {
    let palette = Palette::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 20.0), Sense::hover());
    let percent = whole_percent(f64::from(chance));
    let key = if is_true { "ui-finale-aim-true" } else { "ui-finale-aim-false" };
    let told = desk.with(key, &[("name", who.into()), ("aim", aim.into()), ("chance", percent.into())]);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &told));
    let y = rect.center().y;
    let words = |left: f32, right: f32, text: &str, colour| {
        let words = lay(ui, text, Type::Dense.font(), colour, f32::INFINITY);
        let clip = Rect::from_min_max(pos2(left, rect.top()), pos2(right, rect.bottom()));
        let at = pos2(left, y - words.size().y / 2.0);
        ui.painter().with_clip_rect(clip.intersect(ui.clip_rect())).galley(at, words, colour);
    };
    words(rect.left(), rect.left() + LEFT - 4.0, who, palette.text_body);
    words(rect.left() + LEFT, rect.right() - RIGHT, aim, if is_true { palette.text_hi } else { palette.text_dim });
    let (glyph, colour) =
        if is_true { (icons::CHECK_CIRCLE, palette.safe) } else { (icons::X_CIRCLE, palette.detection) };
    let font = icon_font(Weight::Fill, 13.0);
    ui.painter().text(pos2(rect.right() - RIGHT + 13.0, y), Align2::CENTER_CENTER, glyph, font, colour);
    let number = format!("{percent}%");
    ui.painter().text(pos2(rect.right(), y), Align2::RIGHT_CENTER, number, mono(12.0), palette.text_hi);
    parts::tip(ui, &response, &told);
}

/// How near to the truth one was about all others, or all others about one.
fn nearness(ui: &mut Ui, desk: &Desk, reel: &Reel, who: Seat, mode: Mode) {
    let palette = Palette::of(ui.ctx());
    let shares = if mode == Mode::About { reel.fame(who) } else { reel.nearness(who) };
    let Some((first, last)) = reel.moments().first().zip(reel.moments().last()) else { return };
    let name = desk.text("ui-finale-nearness");
    ui.add_space(4.0);
    ui.add(egui::Label::new(Type::Note.text(&name, palette.text_dim)).wrap());
    let (from, to) = (first.turn.min(9999) as u16, last.turn.min(9999) as u16);
    let plot = Plot::new(ui, &name, 96.0, Axis::counts(from, to), Axis::shares());
    let turns = reel.moments().iter().map(|moment| moment.turn as f32);
    let points: Vec<Pos2> = turns.zip(shares).map(|(turn, share)| plot.at(turn, share)).collect();
    plot.painter().add(egui::Shape::line(points, Stroke::new(2.0, palette.text_hi)));
}
