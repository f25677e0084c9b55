//! What you know and what was said: the deduction board, your guesses and notes, claims, and what you may say.
//!
//! | file | what stands there |
//! |---|---|
//! | `board` | what follows from what you know, a row for each player |
//! | `tools` | a pinned guess, the reasons for a number, a note |
//! | `say` | what can be said |

mod board;
mod say;
mod tools;

use egui::{ScrollArea, Ui, pos2};

pub use self::tools::Draft;
use super::here::{Here, Intent};
use crate::ui::{
    input::Input,
    lessons::{Anchor, mark},
    parts,
    screens::claims,
    theme::Rule,
};

/// Draws board, claims and what can be said.
pub fn show(ui: &mut Ui, here: &Here<'_>, draft: &mut Draft, input: &mut Input, intents: &mut Vec<Intent>) {
    let talks = say::talks(here);
    let foot = match ui.available_height() {
        _ if talks.is_empty() => 0.0,
        high if high > 560.0 => 122.0,
        _ => 62.0,
    };
    let room = (ui.available_height() - foot).max(60.0);
    let shown = ScrollArea::vertical().id_salt("board").max_height(room).auto_shrink([false, false]).show(ui, |ui| {
        let width = ui.available_width();
        ui.set_width(width - 6.0);
        let legend = here.desk.text("ui-table-board-note");
        let from = ui.cursor().min;
        parts::head_noted(ui, &here.desk.text("ui-table-board"), here.beliefs.map(|_| legend.as_str()));
        board::show(ui, here, intents);
        mark(ui.ctx(), Anchor::Board, egui::Rect::from_min_max(from, pos2(from.x + width - 6.0, ui.cursor().top())));
        tools::show(ui, here, draft, input, intents);
        ui.add_space(Rule::GAP / 2.0);
        let from = ui.cursor().min;
        let heard = here.facts.claims.iter().rev();
        claims::show(ui, here.desk, heard.map(|heard| (here.teller.said(&heard.said), heard.truth)));
        mark(ui.ctx(), Anchor::Claims, egui::Rect::from_min_max(from, pos2(from.x + width - 6.0, ui.cursor().top())));
    });
    mark(ui.ctx(), Anchor::Right, shown.inner_rect);
    if !talks.is_empty() {
        let from = ui.cursor().min;
        say::show(ui, here, &talks, intents);
        mark(ui.ctx(), Anchor::Say, egui::Rect::from_min_max(from, ui.max_rect().max));
    }
}
