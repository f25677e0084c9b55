//! The panels of the table, each in its room.

use egui::{Rect, Ui, UiBuilder, vec2};

use super::{
    facts::{self, Draft},
    here::{Here, Intent},
    layout::{Layout, Tab},
    log, now, own, top,
};
use crate::ui::{
    beginning::{Board, Gauges, Hit, Plates, Secrets},
    focus::{self, Group},
    input::Input,
    lessons::{Anchor, mark},
    parts::{self, Button},
    screens::shared::side_panel,
    theme::{Palette, icons},
};

/// How high the way back to what is asked is.
const FOOT: f32 = 42.0;

/// What the player has open.
#[derive(Clone, Copy)]
pub struct Open {
    /// Which panel.
    pub tab: Tab,
    /// The line of the log that is unfolded.
    pub unfolded: Option<usize>,
}

/// Everything on the screen.
pub fn panels(
    ui: &mut Ui,
    here: &Here<'_>,
    layout: &Layout,
    open: Open,
    draft: &mut Draft,
    input: &mut Input,
    intents: &mut Vec<Intent>,
) {
    if layout.top.height() > 0.0 {
        top::show(ui, here, layout.top, open.tab, intents);
    }
    stage(ui, here, layout, intents);
    if let Some(room) = layout.seats {
        let targets = here.seats_open();
        let about = here.about.filter(|_| open.tab == Tab::Facts);
        let plates = Plates { look: here.look(), targets: &targets, chosen: here.chosen.seat.or(about) };
        let answer = focus::group(ui, Group::Bottom, |ui| plates.show(ui, room));
        intents.extend(answer.clicked.map(Intent::Seat));
    }
    if let Some(room) = layout.own {
        own::show(ui, here, room, intents);
    }
    if let Some(room) = layout.side {
        let room = asked(ui, here, room, open.tab, intents);
        side_panel(ui, room, |ui| match open.tab {
            Tab::Log => log::show(ui, here, open.unfolded, intents),
            Tab::Facts => facts::show(ui, here, draft, input, intents),
            _ => {
                focus::begins_at(ui.ctx(), Group::Main);
                focus::group(ui, Group::Main, |ui| now::show(ui, here, intents));
            }
        });
    }
}

/// The way back to what is asked, below a panel that hides it; gives the room that is left above.
fn asked(ui: &mut Ui, here: &Here<'_>, room: Rect, tab: Tab, intents: &mut Vec<Intent>) -> Rect {
    if here.options.is_empty() || !matches!(tab, Tab::Log | Tab::Facts) {
        return room;
    }
    let (above, foot) = parts::cut_top(room, room.height() - FOOT);
    parts::fill(ui, foot, Palette::of(ui.ctx()).panel);
    ui.scope_builder(UiBuilder::new().max_rect(foot.shrink2(vec2(12.0, 6.0))), |ui| {
        let question = here.teller.question(here.view).unwrap_or_default();
        let short = parts::shortened(ui, &question, ui.available_width() - 60.0);
        let button = Button::new(short).name(&question).icon(icons::CARDS).height(30.0).primary();
        let response = focus::group(ui, Group::Main, |ui| button.show(ui));
        parts::tip(ui, &response, &question);
        if response.clicked() {
            intents.push(Intent::Tab(Tab::Now));
        }
    });
    above
}

/// The gauges, what only you see, and the board.
fn stage(ui: &mut Ui, here: &Here<'_>, layout: &Layout, intents: &mut Vec<Intent>) {
    let palette = Palette::of(ui.ctx());
    parts::fill(ui, layout.gauges, palette.panel);
    mark(ui.ctx(), Anchor::Left, layout.gauges);
    let gauges = Gauges { look: here.look() };
    focus::group(ui, Group::Left, |ui| {
        if layout.in_a_row {
            gauges.row(ui, layout.gauges);
        } else {
            gauges.column(ui, layout.gauges.shrink2(vec2(14.0, 6.0)));
        }
    });
    if let Some(room) = layout.secret {
        parts::fill(ui, room, palette.raised);
        mark(ui.ctx(), Anchor::Own, room);
        Secrets { look: here.look() }.line(ui, room);
    }
    if let Some(room) = layout.board {
        mark(ui.ctx(), Anchor::Map, room);
        let targets = here.targets();
        let board = Board { look: here.look(), targets: &targets, pointed: here.pointed };
        let answer = board.show(ui, room);
        let open = |hit: &Hit| targets.iter().any(|target| target.hit == *hit);
        intents.extend(answer.clicked.filter(open).map(Intent::Hit));
    }
}
