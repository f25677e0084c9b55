//! How a table was decided, what everybody was, and the board with every chip open.

use egui::{Ui, vec2};

use super::{Finale, rows};
use crate::{
    beginning::{Colour, Outcome, Scene},
    engine::Seat,
    ui::{
        Desk,
        beginning::{Board, Look},
        focus::{self, Group},
        parts,
        theme::{Palette, Rule, Type},
    },
};

impl Finale {
    /// How it was decided, and what everybody was.
    pub(super) fn told(&mut self, ui: &mut Ui, desk: &Desk) {
        let palette = Palette::of(ui.ctx());
        let Some(outcome) = &self.outcome else { return };
        let teller = self.teller(desk);
        // Where nobody sits alone at the screen the title says it.
        if self.people.len() == 1 {
            ui.add(egui::Label::new(Type::Subtitle.text(teller.victory(outcome), palette.text_hi)).wrap());
        }
        let turn = self.view.table.turn;
        let fill = [("turns", turn.number.into()), ("rounds", turn.round.into())];
        ui.add(egui::Label::new(Type::Dense.text(desk.with("ui-finale-length", &fill), palette.text_dim)).wrap());
        ui.add_space(Rule::GAP / 2.0);
        parts::head(ui, &desk.text("ui-begin-decided"), None);
        for line in teller.columns(outcome) {
            ui.add(egui::Label::new(Type::Dense.text(line, palette.text_body)).wrap());
        }
        ui.add(egui::Label::new(Type::Dense.text(self.files(desk, outcome), palette.text_body)).wrap());
        ui.add_space(Rule::GAP / 2.0);
        parts::head(ui, &desk.text("ui-finale-roles"), None);
        let mut who = None;
        focus::group(ui, Group::Main, |ui| {
            for seat in (0..self.view.rules.seats).map(Seat) {
                let open = self.record.is_none() || self.people.contains(&seat);
                let look = rows::Look { open, chosen: self.minds.as_ref().map(|minds| minds.who == seat) };
                if rows::role(ui, desk, &teller, &self.view, outcome, seat, look).clicked() {
                    who = Some(seat);
                }
            }
        });
        if let Some((minds, who)) = self.minds.as_mut().zip(who) {
            (minds.who, self.believes) = (who, true);
        }
    }

    /// The second check: the files of the Fallen.
    fn files(&self, desk: &Desk, outcome: &Outcome) -> String {
        let scene = Scene { rules: &self.view.rules, state: &self.view.table };
        let fill = [
            ("junk", scene.junk_count(Colour::Purple).into()),
            ("network", scene.network_count(Colour::Purple).into()),
        ];
        desk.with(if outcome.by_files { "ui-begin-files-won" } else { "ui-begin-files" }, &fill)
    }

    /// The board with every chip open.
    pub(super) fn board(&self, ui: &mut Ui, desk: &Desk, high: f32) {
        if self.minds.is_none() {
            parts::head(ui, &desk.text("ui-begin-chips"), None);
        }
        let (_, room) = ui.allocate_space(vec2(
            ui.available_width(),
            (high - if self.minds.is_none() { 28.0 } else { 0.0 }).max(200.0),
        ));
        let look = Look { view: &self.view, words: &desk.words, names: &self.names };
        Board { look, targets: &[], pointed: None }.show(ui, room);
    }
}
