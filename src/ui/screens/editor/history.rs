//! Every step that was made; a click goes there.

use egui::Ui;

use super::{Editor, intent::Intent, names, side::note};
use crate::ui::{
    Desk,
    parts::{self, Row},
};

impl Editor {
    /// Shows it, the last step on top.
    pub(super) fn history(&mut self, ui: &mut Ui, desk: &Desk, intents: &mut Vec<Intent>) {
        let history = self.file.history();
        let done = history.done();
        let fill = format!("{done} / {}", history.names().len());
        parts::head(ui, &desk.text("ui-editor-tab-history"), Some(&fill));
        note(ui, &desk.text("ui-editor-history-note"));
        let steps: Vec<String> = history.names().map(|name| names::step(desk, name)).collect();
        for (at, words) in steps.iter().enumerate().rev() {
            let number = at + 1;
            let row = Row::new(words).note(number.to_string()).chosen(number == done);
            let name = desk.with("ui-editor-step", &[("number", number.into()), ("step", words.as_str().into())]);
            if row.name(name).show(ui).clicked() {
                intents.push(Intent::Jump(number));
            }
        }
        if Row::new(desk.text("ui-editor-opened")).note("0").chosen(done == 0).show(ui).clicked() {
            intents.push(Intent::Jump(0));
        }
    }
}
