//! What the pages around a mission share: arriving, heads, prompts at the bottom, how old something is.

use std::time::{Duration, SystemTime};

use egui::{Context, Response, Ui, vec2};

pub use super::column::{Half, column, is_scrolled, list_and_detail, reading, story};
use crate::ui::{
    Cue, Desk,
    focus::{self, Group, Nav},
    input::{Command, Device, Input},
    parts::{self, Button, Confirm, Kind},
    theme::{Palette, Rule, Type, icons},
};

/// Notices when a screen comes into sight, new or again.
#[derive(Debug, Default)]
pub struct Arrival {
    last: Option<u64>,
}

impl Arrival {
    /// Whether the screen was not shown in the frame before.
    pub fn now(&mut self, ctx: &Context) -> bool {
        let pass = ctx.cumulative_pass_nr();
        self.last.replace(pass).is_none_or(|last| pass > last + 1)
    }
}

/// The head of a page on which a question may stand: going back is the question's then.
pub fn head_under(ui: &mut Ui, desk: &mut Desk, title: &str, asking: bool) -> bool {
    if !asking {
        return page_head(ui, desk, title);
    }
    let palette = Palette::of(ui.ctx());
    ui.label(Type::Heading.text(title, palette.text_hi));
    false
}

/// Puts focus on the first control a player will want, when they came by keyboard or pad; whoever came by mouse finds it
/// there with the first key.
pub fn first_focus(desk: &Desk, arrived: bool, response: &Response) {
    if !arrived {
        return;
    }
    focus::begins_with(&response.ctx, response.id);
    if desk.input.device() != Device::Mouse {
        response.request_focus();
    }
}

/// The head of a page: the way back and the name of the screen. Whether the player goes back.
pub fn page_head(ui: &mut Ui, desk: &mut Desk, title: &str) -> bool {
    let palette = Palette::of(ui.ctx());
    let clicked = ui.horizontal(|ui| {
        let back = focus::group(ui, Group::Top, |ui| {
            Button::icon_only(icons::ARROW_LEFT, desk.text("ui-back")).kind(Kind::Quiet).show(ui)
        });
        let style = if ui.ctx().screen_rect().height() < 420.0 { Type::Title } else { Type::Heading };
        ui.add(egui::Label::new(style.text(title, palette.text_hi)).wrap());
        back.clicked()
    });
    ui.add_space(Rule::GAP / 2.0);
    let gone = clicked.inner || desk.input.take_back();
    if gone {
        desk.play(Cue::Back);
    }
    gone
}

/// Brings a row in line with a page that does not fill the screen.
pub fn aligned(ui: &mut Ui) {
    let spare = ((ui.available_width() - Rule::PAGE) / 2.0).max(0.0);
    ui.set_max_width(ui.available_width() - spare);
    ui.add_space(spare);
}

/// Something that can be pressed on a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// Going from one thing to the next.
    Choose,
    /// Taking the one in focus.
    Open,
    /// One step back.
    Back,
    /// The codex.
    Help,
}

impl Prompt {
    /// The keys for it on the device in use, and the word for it.
    fn words(self, desk: &Desk) -> (Vec<String>, &'static str) {
        let pad = desk.input.device() == Device::Pad;
        let keys = |on_pad: &str, others: &[&str]| {
            let keys = if pad { &[on_pad] } else { others };
            keys.iter().map(|key| desk.text(key)).collect()
        };
        match self {
            Self::Choose => (keys("ui-pad-stick", &["ui-key-up", "ui-key-down"]), "ui-prompt-choose"),
            Self::Open => (keys("ui-pad-a", &["ui-key-enter"]), "ui-prompt-open"),
            Self::Back => (keys("ui-pad-b", &["ui-key-escape"]), "ui-prompt-back"),
            Self::Help => (vec![desk.key_of(Command::Codex)], "ui-prompt-help"),
        }
    }
}

/// What can be pressed on a menu page, for the device in use, along the bottom of the screen.
pub fn prompts(ui: &mut Ui, desk: &Desk) {
    these_prompts(ui, desk, &[Prompt::Choose, Prompt::Open, Prompt::Back]);
}

/// These prompts in one row.
pub fn these_prompts(ui: &mut Ui, desk: &Desk, prompts: &[Prompt]) {
    let palette = Palette::of(ui.ctx());
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        for prompt in prompts {
            let (keys, word) = prompt.words(desk);
            for key in keys {
                parts::key_cap(ui, &key);
            }
            ui.label(Type::Dense.text(desk.text(word), palette.text_dim));
            ui.add_space(10.0);
        }
    });
}

/// How wide pages of settings and words become.
pub const COLUMN: f32 = 860.0;

/// Whether the table that was left is given up.
pub fn give_up(desk: &Desk) -> Confirm {
    Confirm {
        title: desk.text("ui-quick-give-up"),
        text: desk.text("ui-quick-give-up-text"),
        yes: desk.text("ui-quick-give-up-yes"),
        no: desk.text("ui-quick-give-up-no"),
        danger: true,
    }
}

/// A panel at the right of a table or over everything.
pub fn side_panel(ui: &mut Ui, room: egui::Rect, content: impl FnOnce(&mut Ui)) {
    let palette = Palette::of(ui.ctx());
    parts::fill(ui, room, palette.panel);
    ui.painter().vline(room.left() + 0.5, room.y_range(), egui::Stroke::new(1.0, palette.line_soft));
    let inside = room.shrink2(vec2(12.0, 8.0));
    ui.scope_builder(egui::UiBuilder::new().max_rect(inside), |ui| {
        ui.set_clip_rect(room.intersect(ui.clip_rect()));
        focus::group(ui, Group::Right, content);
    });
}

/// Lets arrows scroll a page that has nothing to choose.
pub fn scroll_by_keys(ui: &Ui, input: &mut Input) {
    let by = match input.nav() {
        Some(Nav::Up) => 80.0,
        Some(Nav::Down) => -80.0,
        _ => return,
    };
    input.take_nav();
    ui.scroll_with_delta(vec2(0.0, by));
}

/// How long ago something was written, in words.
pub fn age(desk: &Desk, when: SystemTime) -> String {
    let gone = SystemTime::now().duration_since(when).unwrap_or(Duration::ZERO).as_secs();
    let said = |key, count: u64| desk.with(key, &[("count", count.into())]);
    match gone {
        0..60 => desk.text("ui-age-now"),
        60..3600 => said("ui-age-minutes", gone / 60),
        3600..86_400 => said("ui-age-hours", gone / 3600),
        _ => said("ui-age-days", gone / 86_400),
    }
}

/// The paragraphs of a story as it is written in mission files: lines that follow each other belong together.
pub fn paragraphs(text: &str) -> Vec<String> {
    let blocks = text.trim().split("\n\n").flat_map(|block| block.split("\r\n\r\n"));
    let joined = blocks.map(|block| block.split_whitespace().collect::<Vec<_>>().join(" "));
    joined.filter(|block| !block.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::paragraphs;

    #[test]
    fn lines_that_follow_each_other_belong_together() {
        assert_eq!(paragraphs("\n  One\n  two.\n\n  Three.\n"), ["One two.", "Three."]);
        // An indented empty line parts as well.
        assert_eq!(paragraphs(""), Vec::<String>::new());
    }
}
