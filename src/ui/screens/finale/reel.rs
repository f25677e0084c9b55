//! Who suspected whom when: every seat's beliefs at moments of the game, worked out again from its journal.

use egui::{Align2, Rect, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::Finale;
use crate::{
    deduction::{Deduction, Team, bots::beliefs},
    engine::{Game as _, Journal, Replay, Seat},
    ui::{
        Desk, focus,
        parts::{self, lay},
        table::{Ink, mark, team_index},
        theme::{Palette, Type, mono},
    },
    words::whole_percent,
};

/// How many moments are looked at.
const MOMENTS: usize = 14;

/// Beliefs over a game.
pub struct Reel {
    /// The turns looked at.
    turns: Vec<u32>,
    /// By moment, by who believes, by whom it is about: the chance of each team.
    beliefs: Vec<Vec<Vec<[f32; 5]>>>,
}

impl Reel {
    /// Works everything out again. Takes a while: not within a frame.
    pub fn of(journal: Journal<Deduction>) -> Self {
        let moments = moments(journal);
        let most = moments.len().saturating_sub(1);
        let count = MOMENTS.min(moments.len());
        let at = |nth: usize| nth * most / count.saturating_sub(1).max(1);
        let chosen: Vec<&Deduction> = (0..count).filter_map(|nth| moments.get(at(nth))).collect();
        let turns = chosen.iter().map(|game| game.state().turn.number).collect();
        let all = |game: &&Deduction| {
            let seats = game.state().players.len() as u8;
            (0..seats).map(|seat| beliefs(&game.view(Seat(seat))).seats).collect()
        };
        Self { turns, beliefs: chosen.iter().map(all).collect() }
    }

    /// What `by` thought of `about`, moment by moment.
    fn line(&self, by: Seat, about: Seat) -> Vec<[f32; 5]> {
        let at = |moment: &Vec<Vec<[f32; 5]>>| Some(*moment.get(usize::from(by.0))?.get(usize::from(about.0))?);
        self.beliefs.iter().filter_map(at).collect()
    }
}

/// The game at the beginning of each turn.
fn moments(journal: Journal<Deduction>) -> Vec<Deduction> {
    let Ok(mut replay) = Replay::new(journal) else { return Vec::new() };
    let mut moments = vec![replay.game().clone()];
    let mut turn = replay.game().state().turn.number;
    while let Some(Ok(_)) = replay.step() {
        let state = replay.game().state();
        if state.turn.number != turn && state.over.is_none() {
            turn = state.turn.number;
            moments.push(replay.game().clone());
        }
    }
    moments
}

impl Finale {
    /// What everybody thought of one player, one strip for each.
    pub(super) fn suspicions(&mut self, ui: &mut Ui, desk: &mut Desk) {
        let palette = Palette::of(ui.ctx());
        parts::head(ui, &desk.text("ui-finale-beliefs"), None);
        let names: Vec<String> = (0..self.rules.seats).map(|seat| self.teller(desk).name(Seat(seat))).collect();
        let title = desk.text("ui-finale-about");
        let about = usize::from(self.about.0);
        ui.add(egui::Label::new(Type::Dense.text(&title, palette.text_body)).wrap());
        if let Some(about) = parts::choice(ui, &mut desk.input, &title, &names, about) {
            self.about = Seat(about as u8);
        }
        let Some(reel) = self.reel.get() else {
            let text = desk.text("ui-finale-thinking");
            ui.add(egui::Label::new(Type::Dense.text(text, palette.text_dim)).wrap());
            return;
        };
        let about = self.about;
        let Some(team) = self.outcome.as_ref().and_then(|outcome| outcome.teams.get(usize::from(about.0))).copied()
        else {
            return;
        };
        let words = crate::words::deduction::Teller::new(&desk.words, &self.rules).named(&self.names);
        let fill = [("name", words.name(about).into()), ("team", words.team(team).into())];
        ui.add(egui::Label::new(Type::Dense.text(desk.with("ui-finale-about-told", &fill), palette.text_body)).wrap());
        ui.spacing_mut().item_spacing.y = 5.0;
        for by in (0..self.rules.seats).map(Seat).filter(|&by| by != about) {
            let line = reel.line(by, about);
            let last = line.last().and_then(|chances| chances.get(team_index(team))).copied().unwrap_or(0.0);
            let fill = [
                ("by", words.name(by).into()),
                ("name", words.name(about).into()),
                ("team", words.team(team).into()),
                ("chance", whole_percent(f64::from(last)).into()),
            ];
            strip(ui, &words.name(by), &desk.with("ui-finale-strip", &fill), &line, (team, last));
        }
        axis(ui, &reel.turns, &desk.text("ui-finale-turns"));
    }
}

/// The room of names at the left, and of numbers at the right.
const LEFT: f32 = 72.0;
const RIGHT: f32 = 52.0;

/// One strip: chances stacked over the turns, and at its end how sure the truth was.
fn strip(ui: &mut Ui, name: &str, told: &str, line: &[[f32; 5]], (team, last): (Team, f32)) {
    let palette = Palette::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 26.0), Sense::focusable_noninteractive());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, told));
    let words = lay(ui, name, Type::Dense.font(), palette.text_hi, LEFT - 6.0);
    let clip = Rect::from_min_size(rect.min, vec2(LEFT - 4.0, rect.height()));
    let at = pos2(rect.left(), rect.center().y - words.size().y / 2.0);
    ui.painter().with_clip_rect(clip.intersect(ui.clip_rect())).galley(at, words, palette.text_hi);
    let room = Rect::from_min_max(pos2(rect.left() + LEFT, rect.top()), pos2(rect.right() - RIGHT, rect.bottom()));
    let wide = room.width() / line.len().max(1) as f32;
    for (at, chances) in line.iter().enumerate() {
        let (left, right) = ((room.left() + wide * at as f32).round(), (room.left() + wide * (at + 1) as f32).round());
        let mut y = room.bottom();
        for (team, chance) in Team::ALL.into_iter().zip(chances) {
            let top = y - chance * room.height();
            let part = Rect::from_min_max(pos2(left, top), pos2(right - 1.0, y));
            ui.painter().rect_filled(part, 0, palette.team(team));
            y = top;
        }
    }
    mark(ui.painter(), palette, team, pos2(room.right() + 12.0, rect.center().y), 11.0, Ink::Filled);
    let number = format!("{}%", whole_percent(f64::from(last)));
    ui.painter().text(pos2(rect.right(), rect.center().y), Align2::RIGHT_CENTER, number, mono(12.0), palette.text_hi);
    focus::join(ui, &response);
    parts::tip(ui, &response, told);
}

/// The turns below the strips.
fn axis(ui: &mut Ui, turns: &[u32], label: &str) {
    let palette = Palette::of(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 16.0), Sense::hover());
    let wide = (rect.width() - LEFT - RIGHT) / turns.len().max(1) as f32;
    let every = (28.0 / wide.max(1.0)).ceil().max(1.0) as usize;
    ui.painter().text(rect.left_center(), Align2::LEFT_CENTER, label, Type::Note.font(), palette.text_dim);
    for (at, turn) in turns.iter().enumerate().filter(|(at, _)| at % every == 0) {
        let x = rect.left() + LEFT + wide * (at as f32 + 0.5);
        ui.painter().text(
            pos2(x, rect.center().y),
            Align2::CENTER_CENTER,
            turn.to_string(),
            mono(11.0),
            palette.text_dim,
        );
    }
}
