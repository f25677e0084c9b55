//! Who laid in how much for a check, and what was said about it.

use egui::{Align2, Rect, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::Look;
use crate::{
    beginning::{Amount, Claim, Pending, Scene, View},
    engine::Seat,
    ui::{
        parts::head,
        table::{back, lines},
        theme::{Palette, Type},
    },
};

/// What somebody laid in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laid {
    /// Who; `None` for the two cards of the General deck.
    pub by: Option<Seat>,
    /// How many cards, face-down.
    pub cards: u8,
    /// What was announced this turn, true or not.
    pub said: Option<Amount>,
    /// Whether nobody was asked yet, so that no cards do not mean nothing was given.
    pub later: bool,
}

impl Laid {
    /// What lies there, by player in the order they are asked, and the two cards of the deck.
    pub fn of(view: &View) -> Vec<Self> {
        let scene = Scene { rules: &view.rules, state: &view.table };
        let said = |seat: Seat| {
            let now = view.table.said.iter().rev().filter(|said| said.turn == view.table.turn.number);
            now.filter(|said| said.by == seat).find_map(|said| match said.claim {
                Claim::Give(amount) => Some(amount),
                _ => None,
            })
        };
        let mut laid = Self::nothing(view, scene.active());
        for row in &mut laid {
            let Some(seat) = row.by else { continue };
            (row.cards, row.said) = (scene.put_in(seat), said(seat));
        }
        laid
    }

    /// Nothing of anybody yet, in the order they are asked from `first` on, and the two cards of the deck.
    pub fn nothing(view: &View, first: Seat) -> Vec<Self> {
        let scene = Scene { rules: &view.rules, state: &view.table };
        let next = view.table.stack.iter().find_map(|step| match step {
            Pending::Contribute { next, .. } if first == scene.active() => Some(*next),
            _ => None,
        });
        let later = |steps: u8| next.is_some_and(|next| steps >= next);
        let row = |(steps, seat)| Self { by: Some(seat), cards: 0, said: None, later: later(steps) };
        let deck = Self { by: None, cards: 2, said: None, later: false };
        (0..).zip(scene.around(first)).map(row).chain([deck]).collect()
    }
}

/// Who laid in how much: a row for every player.
pub fn laid_in(ui: &mut Ui, look: Look<'_>, laid: &[Laid]) {
    let label = look.words.text("ui-board-laid-in");
    head(ui, &label, None);
    ui.spacing_mut().item_spacing.y = 0.0;
    for row in laid {
        laid_row(ui, look, *row);
    }
}

fn laid_row(ui: &mut Ui, look: Look<'_>, laid: Laid) {
    let palette = Palette::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 26.0), Sense::hover());
    let name = laid.by.map_or_else(|| look.words.text("ui-board-deck"), |seat| look.name(seat).to_owned());
    let said = laid_said(look, laid);
    let mine = laid.by == Some(look.me());
    let tone = match (mine, laid.by) {
        (true, _) => palette.agent,
        (_, None) => palette.text_dim,
        _ => palette.text_hi,
    };
    let third = (rect.width() * 0.36).min(110.0);
    let words = lines(ui.painter(), &name, Type::Dense.font(), tone, third - 6.0, 1);
    ui.painter().galley(pos2(rect.left(), rect.center().y - words.size().y / 2.0), words, tone);
    let mut x = rect.left() + third;
    if laid.cards == 0 {
        let words = look.words.text(if laid.later { "ui-board-laid-later" } else { "ui-board-laid-none" });
        ui.painter().text(pos2(x, rect.center().y), Align2::LEFT_CENTER, words, Type::Note.font(), palette.text_dim);
    }
    for _ in 0..laid.cards {
        back(ui.painter(), palette, Rect::from_min_size(pos2(x, rect.center().y - 7.0), vec2(10.0, 14.0)));
        x += 13.0;
    }
    let left = (rect.left() + third + 44.0).max(x + 4.0);
    let words = lines(ui.painter(), &said, Type::Note.font(), palette.text_dim, rect.right() - left, 1);
    ui.painter().galley(pos2(left, rect.center().y - words.size().y / 2.0), words, palette.text_dim);
    let fill = [("name", name.into()), ("count", laid.cards.into()), ("said", said.into())];
    let told = look.words.with("ui-board-laid", &fill);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &told));
}

/// What a player announced, in quotation marks.
fn laid_said(look: Look<'_>, laid: Laid) -> String {
    let key = match (laid.by, laid.said) {
        (None, _) => "ui-board-said-deck",
        (_, None) => return String::new(),
        (_, Some(Amount::Lot)) => "ui-board-said-lot",
        (_, Some(Amount::Little)) => "ui-board-said-little",
        (_, Some(Amount::Nothing)) => "ui-board-said-nothing",
    };
    look.words.text(key)
}
