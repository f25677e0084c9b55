//! The top bar: which mission, which turn, what is to be done, and switches.

use egui::{Align, Layout as Flow, Rect, RichText, Stroke, Ui, UiBuilder, vec2};

use super::{
    Mission, actions,
    intent::{Intent, Tab},
    layout::{Class, Layout},
    panels::{self, Room},
    prompt,
};
use crate::{
    engine::{Refusal, Rule},
    stealth::{self, Deed, Phase},
    ui::{
        Desk, Speed,
        focus::{self, Group},
        input::Command,
        lessons::{Anchor, mark},
        parts::{self, Button},
        theme::{Palette, Type, icons, mono},
    },
};

use super::choice::Purpose;

impl Mission {
    /// Draws the top bar.
    pub(super) fn top_bar(&mut self, ui: &mut Ui, desk: &Desk, layout: &Layout, intents: &mut Vec<Intent>) {
        let room = layout.top;
        focus::group(ui, Group::Top, |ui| {
            parts::bar(ui, room, |ui| {
                let small = room.height() - 8.0;
                let menu =
                    Button::icon_only(icons::LIST, desk.text("ui-command-menu")).height(small.min(32.0)).show(ui);
                parts::tip(ui, &menu, &desk.text("ui-command-menu"));
                if menu.clicked() {
                    intents.push(Intent::Menu);
                }
                self.situation(ui, desk, layout);
                ui.with_layout(Flow::right_to_left(Align::Center), |ui| {
                    if layout.class <= Class::Drawer {
                        self.tabs(ui, desk, intents, layout.class);
                    } else {
                        self.switches(ui, desk, intents);
                        self.goals(ui, desk, layout.class);
                    }
                });
            });
        });
    }

    /// The parts of the turn.
    fn steps(&self, ui: &mut Ui, desk: &Desk, room: Room) {
        let phase = self.stage.shown().public.phase;
        let shown = ui.scope(|ui| panels::steps(ui, desk, phase, room));
        mark(ui.ctx(), Anchor::Steps, shown.response.rect);
    }

    /// The goals, in words where there is room for them.
    fn goals(&mut self, ui: &mut Ui, desk: &Desk, class: Class) {
        let fits = class.is_roomy() && ui.available_width() >= self.goals_width;
        let before = ui.min_rect().left();
        panels::goals(ui, desk, self.stage.shown(), if fits { Room::Full } else { Room::Compact });
        let width = before - ui.min_rect().left();
        if fits && (width - self.goals_width).abs() > 1.0 {
            self.goals_width = width;
            ui.ctx().request_repaint();
        }
    }

    /// The mission, the turn and its parts; where there is little room the alarm instead.
    fn situation(&self, ui: &mut Ui, desk: &Desk, layout: &Layout) {
        let palette = Palette::of(ui.ctx());
        let public = &self.stage.shown().public;
        if layout.class >= Class::Compact {
            let name = self.setup().mission.plan().name.clone();
            let style = if layout.class == Class::Compact { Type::Subtitle } else { Type::Title };
            ui.add(egui::Label::new(style.text(name, palette.text_hi)).extend());
        }
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            ui.label(Type::Body.text(desk.text("ui-turn"), palette.text_body));
            ui.label(RichText::new(public.turn.to_string()).font(mono(15.0)).color(palette.text_hi));
        });
        let now = Desk::now(ui.ctx());
        match layout.class {
            Class::Wide | Class::Normal => self.steps(ui, desk, Room::Full),
            Class::Compact => self.steps(ui, desk, Room::Compact),
            Class::Drawer | Class::Sheet => {
                if self.setup().mission.alarm().is_some() {
                    panels::alarm(ui, desk, self.stage.shown(), self.stage.alarm(now), Room::Row);
                }
            }
        }
    }

    fn switches(&self, ui: &mut Ui, desk: &Desk, intents: &mut Vec<Intent>) {
        let speed = desk.with("ui-speed-button", &[("speed", desk.text(desk.settings.speed.name()).into())]);
        let switches = [
            (icons::BOOK_OPEN, desk.text("ui-command-codex"), false, Intent::Codex(None), Command::Codex),
            (speed_icon(desk.settings.speed), speed, false, Intent::Speed, Command::Speed),
            (icons::LIGHTBULB, desk.text("ui-command-hint"), self.hint.is_some(), Intent::Hint, Command::Hint),
            (icons::FOOTPRINTS, desk.text("ui-command-threat"), self.threat.on, Intent::Threat, Command::Threat),
        ];
        for (glyph, name, on, intent, command) in switches {
            let response = Button::icon_only(glyph, name.clone()).chosen(on).show(ui);
            let fill = [("name", name.into()), ("key", desk.key_of(command).into())];
            parts::tip(ui, &response, &desk.with("ui-button-tip", &fill));
            if response.clicked() {
                intents.push(intent);
            }
        }
    }

    /// The tabs of the drawer, or of the sheets.
    pub(super) fn tabs(&self, ui: &mut Ui, desk: &Desk, intents: &mut Vec<Intent>, class: Class) {
        let open = self.open_tab(class);
        for tab in Tab::ALL.into_iter().rev() {
            let (glyph, name) = tab_face(tab);
            let chosen = open == Some(tab);
            let name = desk.text(name);
            let words = chosen && class == Class::Drawer;
            let button = if words { Button::new(&name).icon(glyph) } else { Button::icon_only(glyph, &name) };
            let response = button.chosen(chosen).height(28.0).show(ui);
            parts::tip(ui, &response, &name);
            if response.clicked() {
                intents.push(Intent::Tab(tab));
            }
        }
    }

    /// The tab that is open; sheets are closed unless one was asked for.
    pub(super) fn open_tab(&self, class: Class) -> Option<Tab> {
        self.tab.or((class > Class::Sheet).then_some(Tab::Inspect))
    }

    /// The action bar.
    pub(super) fn action_bar(
        &mut self,
        ui: &mut Ui,
        desk: &Desk,
        layout: &Layout,
        tips: actions::Tips,
        intents: &mut Vec<Intent>,
    ) {
        let palette = Palette::of(ui.ctx());
        let room = layout.actions;
        ui.painter().rect_filled(room, 0, palette.panel);
        ui.painter().hline(room.x_range(), room.top() + 0.5, Stroke::new(1.0, palette.line_soft));
        if let Some(caption) = layout.caption {
            self.caption(ui, desk, caption);
        }
        let entries = self.entries();
        let clicked = actions::bar(ui, desk, room, &entries, tips);
        intents.extend(clicked.and_then(prompt::intent_of));
    }

    /// What of the turn can be done now.
    fn entries(&self) -> Vec<actions::Entry> {
        let scene = self.scene();
        let theirs = self.stage.is_moving() && matches!(self.stage.shown().public.phase, Phase::Enemies | Phase::End);
        let busy = Refusal { rule: Rule("ST-TURN-01"), reason: "refusal-enemies-act" };
        let chosen = self.choice.as_ref().and_then(|choice| match choice.purpose {
            Purpose::Deed(deed) => Some(deed),
            Purpose::Question(_) => None,
        });
        let deeds = Deed::ALL.into_iter().map(|deed| actions::Entry {
            command: command_of(deed),
            state: if theirs { Err(busy) } else { stealth::offer(scene, deed).map(|_| ()) },
            chosen: chosen == Some(deed),
        });
        let reason = if self.is_ironman() { "ui-ironman-no-undo" } else { "ui-undo-refused" };
        let nothing = Refusal { rule: Rule("ST-AMB-10"), reason };
        let undo = if self.undoable() > 0 { Ok(()) } else { Err(nothing) };
        // While something is shown the same button sees it through.
        let end = if self.stage.is_moving() { Ok(()) } else { stealth::may_end(scene) };
        let last = [
            actions::Entry { command: Command::Undo, state: undo, chosen: false },
            actions::Entry { command: Command::EndTurn, state: end, chosen: false },
        ];
        deeds.chain(last).collect()
    }

    /// The sector looked at, in one line.
    fn caption(&mut self, ui: &mut Ui, desk: &Desk, room: Rect) {
        let palette = Palette::of(ui.ctx());
        ui.painter().rect_filled(room, 0, palette.panel);
        ui.painter().hline(room.x_range(), room.top() + 0.5, Stroke::new(1.0, palette.line_soft));
        let told = self.answer(desk, |asked| Some(asked.caption())).flatten();
        let text = told.unwrap_or_else(|| desk.text("ui-caption-empty"));
        let builder = UiBuilder::new().max_rect(room.shrink2(vec2(10.0, 2.0)));
        let mut inner = ui.new_child(builder.layout(Flow::left_to_right(Align::Center)));
        inner.set_clip_rect(room);
        inner.add(egui::Label::new(Type::Dense.text(text, palette.text_hi)).truncate());
    }
}

const fn speed_icon(speed: Speed) -> &'static str {
    match speed {
        Speed::Slow => icons::CARET_RIGHT,
        Speed::Normal => icons::PLAY,
        Speed::Fast => icons::FAST_FORWARD,
        Speed::Instant => icons::SKIP_FORWARD,
    }
}

const fn tab_face(tab: Tab) -> (&'static str, &'static str) {
    match tab {
        Tab::Inspect => (icons::MAGNIFYING_GLASS, "ui-tab-inspect"),
        Tab::Log => (icons::SCROLL, "ui-tab-log"),
        Tab::Deck => (icons::CARDS, "ui-tab-deck"),
        Tab::Agent => (icons::GHOST, "ui-tab-agent"),
    }
}

/// The key of a tab's name.
pub const fn tab_name(tab: Tab) -> &'static str {
    tab_face(tab).1
}

const fn command_of(deed: Deed) -> Command {
    match deed {
        Deed::Move => Command::Move,
        Deed::SecondMove => Command::SecondMove,
        Deed::Overwatch => Command::Overwatch,
        Deed::Hide => Command::Hide,
        Deed::PickUp => Command::PickUp,
        Deed::Carry => Command::Carry,
        Deed::Attack => Command::Attack,
        Deed::Use => Command::Item,
    }
}
