//! What the player is asked or told below the map, with the buttons that answer.

use egui::{Align, Align2, Area, Color32, Frame, Id, Layout as Flow, Margin, Order, Rect, Stroke, Ui, UiBuilder, vec2};

use super::{
    Mission,
    choice::{Among, Choice, Purpose},
    intent::Intent,
    layout::Layout,
};
use crate::{
    stealth::{Deed, Question},
    ui::{
        Desk,
        focus::{self, Group},
        input::Command,
        parts::{Button, Fact, Kind},
        theme::{Palette, Type, Weight, icon, icons},
    },
    words::{percent, stealth::Teller},
};

/// Words and buttons.
pub struct Prompt {
    glyph: &'static str,
    colour: Color32,
    text: String,
    answers: Vec<Answer>,
    /// Whether something is being thought.
    is_busy: bool,
}

/// One button of a prompt.
struct Answer {
    label: String,
    key: Option<String>,
    kind: Kind,
    intent: Intent,
}

impl Answer {
    fn new(label: String, intent: Intent) -> Self {
        Self { label, key: None, kind: Kind::Plain, intent }
    }

    fn primary(label: String, intent: Intent) -> Self {
        Self { kind: Kind::Primary, ..Self::new(label, intent) }
    }

    fn key(self, key: String) -> Self {
        Self { key: Some(key), ..self }
    }
}

impl Mission {
    /// The timeline, or what the player is asked, below the map.
    pub(super) fn strip(
        &mut self,
        ui: &mut Ui,
        desk: &Desk,
        layout: &Layout,
        (prompt, float_over): (Option<Prompt>, Rect),
        intents: &mut Vec<Intent>,
    ) {
        if let Some(room) = layout.strip {
            let palette = Palette::of(ui.ctx());
            ui.painter().rect_filled(room, 0, palette.panel);
            ui.painter().hline(room.x_range(), room.top() + 0.5, Stroke::new(1.0, palette.line_soft));
            let inner = room.shrink2(vec2(12.0, 4.0));
            let builder = UiBuilder::new().max_rect(inner).layout(Flow::left_to_right(Align::Center));
            ui.scope_builder(builder, |ui| match &prompt {
                Some(prompt) => prompt.show(ui, intents),
                None => self.timeline(ui, desk, intents),
            });
            return;
        }
        if prompt.is_some() || self.is_timeline_open {
            self.floating_strip(ui, desk, float_over, prompt.as_ref(), intents);
        }
    }

    /// The same over the lower edge of a panel or the map, where it has no place of its own.
    fn floating_strip(&mut self, ui: &Ui, desk: &Desk, room: Rect, prompt: Option<&Prompt>, intents: &mut Vec<Intent>) {
        let palette = Palette::of(ui.ctx());
        let area = Area::new(Id::new("strip")).order(Order::Middle).pivot(Align2::CENTER_BOTTOM);
        let shown = area.fixed_pos(room.center_bottom() - vec2(0.0, 4.0)).show(ui.ctx(), |ui| {
            let frame = Frame::new()
                .fill(palette.raised)
                .stroke(Stroke::new(1.0, palette.line_ctrl))
                .corner_radius(3)
                .inner_margin(Margin::symmetric(10, 6));
            frame.show(ui, |ui| {
                ui.set_width(room.width() - 30.0);
                match prompt {
                    Some(prompt) if room.height() < 220.0 => {
                        ui.horizontal(|ui| prompt.show(ui, intents));
                    }
                    Some(prompt) => prompt.stacked(ui, intents),
                    None => {
                        ui.horizontal_wrapped(|ui| self.timeline(ui, desk, intents));
                    }
                }
            });
        });
        let high = shown.response.rect.height() + 8.0;
        if (high - self.prompt_height).abs() > 1.0 {
            self.prompt_height = high;
            ui.ctx().request_repaint();
        }
    }

    /// What the player is asked or told now.
    pub(super) fn prompt(&mut self, desk: &Desk) -> Option<Prompt> {
        let palette = desk.palette();
        if self.stage.is_held() && self.stage.story().is_none() {
            let answer = Answer::primary(desk.text("ui-prompt-go-on"), Intent::Hurry);
            return Some(Prompt {
                glyph: icons::PAUSE,
                colour: palette.overwatch,
                text: self.session.log().get(self.stage.told().saturating_sub(1)).map(|e| e.text.clone())?,
                answers: vec![answer],
                is_busy: false,
            });
        }
        if self.stage.is_moving() {
            return None;
        }
        if let Some(outcome) = self.session.outcome() {
            return Some(ended(desk, outcome.won, outcome.turns));
        }
        if let Some(choice) = self.current_choice() {
            return self.choosing(desk, &choice);
        }
        self.hint_prompt(desk)
    }

    fn choosing(&self, desk: &Desk, choice: &Choice) -> Option<Prompt> {
        let view = self.session.view();
        let teller = Teller::of(&desk.words, &view);
        let places = matches!(choice.among, Among::Places { .. });
        let focused = choice.focused().filter(|_| places).map(|action| teller.action(&action));
        let leave = Answer::new(desk.text("ui-prompt-leave"), Intent::Leave).key(desk.text("ui-key-escape"));
        match choice.purpose {
            Purpose::Deed(deed) if places => {
                let text = desk.with(deed_key(deed), &[("focused", focused.unwrap_or_default().into())]);
                Some(Prompt {
                    glyph: icons::CROSSHAIR,
                    colour: desk.palette().agent,
                    text,
                    answers: vec![leave],
                    is_busy: false,
                })
            }
            Purpose::Deed(_) => None,
            Purpose::Question(question) => {
                let glyph = if matches!(question, Question::Order) { icons::LIST_NUMBERS } else { icons::ARROWS_SPLIT };
                let text = [teller.question(), focused].into_iter().flatten().collect::<Vec<_>>().join(" ");
                let decide = Answer::new(desk.text("ui-prompt-decide"), Intent::LetDecide);
                Some(Prompt { glyph, colour: desk.palette().overwatch, text, answers: vec![decide], is_busy: false })
            }
        }
    }

    fn hint_prompt(&mut self, desk: &Desk) -> Option<Prompt> {
        let view = self.session.view();
        let hint = self.hint.as_mut()?;
        let colour = desk.palette().info;
        let leave = Answer::new(desk.text("ui-prompt-leave"), Intent::Leave).key(desk.text("ui-key-escape"));
        let Some(found) = hint.get() else {
            let text = desk.text("ui-hint-thinking");
            return Some(Prompt { glyph: icons::HOURGLASS, colour, text, answers: vec![leave], is_busy: true });
        };
        let (text, answers) = match found {
            None => (desk.text("ui-hint-none"), vec![leave]),
            Some(hint) => {
                let action = Teller::of(&desk.words, &view).action(&hint.action);
                let chance = percent(hint.chance);
                let fill = [("action", action.into()), ("chance", chance.into()), ("games", hint.games.into())];
                let follow = Answer::new(desk.text("ui-hint-follow"), Intent::FollowHint);
                (desk.with("ui-hint", &fill), vec![follow, leave])
            }
        };
        Some(Prompt { glyph: icons::LIGHTBULB, colour, text, answers, is_busy: false })
    }
}

fn ended(desk: &Desk, won: bool, turns: u16) -> Prompt {
    let palette = desk.palette();
    let (glyph, colour, key) = if won {
        (icons::SIGN_OUT, palette.safe, "ui-prompt-won")
    } else {
        (icons::X_CIRCLE, palette.detection, "ui-prompt-lost")
    };
    let answer = Answer::primary(desk.text("ui-prompt-debrief"), Intent::Debrief);
    Prompt { glyph, colour, text: desk.with(key, &[("turn", turns.into())]), answers: vec![answer], is_busy: false }
}

const fn deed_key(deed: Deed) -> &'static str {
    match deed {
        Deed::Move => "ui-choose-move",
        Deed::SecondMove => "ui-choose-second",
        Deed::Attack => "ui-choose-attack",
        _ => "ui-choose-target",
    }
}

impl Prompt {
    /// In one row.
    fn show(&self, ui: &mut Ui, intents: &mut Vec<Intent>) {
        let palette = Palette::of(ui.ctx());
        self.mark(ui);
        let width = ui.available_width() - 130.0 * self.answers.len() as f32;
        ui.scope(|ui| {
            ui.set_max_width(width.max(120.0));
            ui.add(egui::Label::new(Type::Dense.text(&self.text, palette.text_hi)).wrap());
        });
        self.buttons(ui, intents);
    }

    /// Words above, buttons below.
    fn stacked(&self, ui: &mut Ui, intents: &mut Vec<Intent>) {
        ui.spacing_mut().item_spacing.y = 5.0;
        if self.is_busy {
            self.mark(ui);
        }
        Fact::new(&self.text).glyph(self.glyph, self.colour).show(ui);
        ui.horizontal_wrapped(|ui| self.buttons(ui, intents));
    }

    /// What kind of prompt it is; while something is thought, that it goes on.
    fn mark(&self, ui: &mut Ui) {
        let moves = ui.style().animation_time > 0.0;
        if self.is_busy && moves {
            ui.add(egui::Spinner::new().size(16.0).color(self.colour));
        } else {
            ui.label(icon(self.glyph, Weight::Fill, 16.0, self.colour));
        }
    }

    fn buttons(&self, ui: &mut Ui, intents: &mut Vec<Intent>) {
        focus::group(ui, Group::Bottom, |ui| {
            for answer in &self.answers {
                let mut button = Button::new(&answer.label).kind(answer.kind).height(26.0);
                if let Some(key) = &answer.key {
                    button = button.key(key);
                }
                if button.show(ui).clicked() {
                    intents.push(answer.intent.clone());
                }
            }
        });
    }
}

/// What an action's key asks for; the bar and the keys agree.
pub fn intent_of(command: Command) -> Option<Intent> {
    super::keys::intent_of(command)
}
