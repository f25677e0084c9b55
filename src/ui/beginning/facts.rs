//! What is known of whom, as rows: a player, and a few small cells beside the name.

use egui::{Align2, Id, Rect, Response, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::{
    Look, glyph,
    token::{self, Whose},
};
use crate::{
    beginning::Faction,
    engine::Seat,
    ui::{
        focus,
        parts::tip_with,
        table::{Ink, lines, mark},
        theme::{Palette, Type, Weight, icon_font, icons, mono},
    },
    words::whole_percent,
};

/// The height of a row.
const FACT_ROW: f32 = 27.0;

/// The room of names in a row of this width.
fn names(width: f32) -> f32 {
    (width * 0.32).clamp(60.0, 160.0)
}

/// Where the cell of this number stands in a row of so many.
pub fn fact_cell(row: Rect, nth: usize, of: usize) -> Rect {
    let names = names(row.width());
    let step = (row.width() - names) / of.max(1) as f32;
    Rect::from_min_size(pos2(row.left() + names + step * nth as f32, row.top()), vec2(step, row.height()))
}

/// One cell of a row.
#[derive(Clone, Debug, PartialEq)]
pub enum Cell {
    /// Nothing is known.
    Empty,
    /// It cannot be.
    Blank,
    /// A number, brighter where it is the highest of its row.
    Number(String, Bright),
    /// A chance from 0 to 1 with its bar, in the colour of a faction.
    Chance(Faction, f32, Bright),
    /// A faction that is certain.
    Certain(Faction),
}

/// How a cell stands out in its row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Bright {
    No,
    Yes,
}

/// A row about one player. The cells are the caller's; all rows of a list take the same number.
pub struct FactRow<'a> {
    /// What is known.
    pub look: Look<'a>,
    /// About whom.
    pub seat: Seat,
    /// What the player is taken for.
    pub guess: Option<Faction>,
    /// What stands beside the name.
    pub cells: &'a [Cell],
    /// The row in words, for its label and tooltip.
    pub told: &'a str,
    /// Whether it is looked into.
    pub chosen: bool,
}

impl FactRow<'_> {
    /// Draws it over the width there is.
    pub fn show(self, ui: &mut Ui) -> Response {
        let palette = Palette::of(ui.ctx());
        let (_, rect) = ui.allocate_space(vec2(ui.available_width(), FACT_ROW));
        let response = ui.interact(rect, Id::new(("facts", self.seat)), Sense::click());
        response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, self.chosen, self.told));
        if self.chosen || response.hovered() {
            ui.painter().rect_filled(rect, 2, if response.hovered() { palette.hover } else { palette.field });
        }
        self.name(ui, rect.with_max_x(rect.left() + names(rect.width())));
        for (nth, cell) in self.cells.iter().enumerate() {
            paint(ui, palette, fact_cell(rect, nth, self.cells.len()), cell);
        }
        focus::join(ui, &response);
        tip_with(ui, &response, || self.told.to_owned());
        response
    }

    fn name(&self, ui: &Ui, room: Rect) {
        let palette = Palette::of(ui.ctx());
        let mine = self.seat == self.look.me();
        let sign = self.look.player(self.seat).map_or("", |player| glyph::character(player.who));
        let whose = if mine { Whose::Mine } else { Whose::Other };
        token::pawn(ui.painter(), palette, (pos2(room.left() + 12.0, room.center().y), 16.0), sign, whose);
        let tone = if mine { palette.agent } else { palette.text_hi };
        let pinned = if self.guess.is_some() { 32.0 } else { 0.0 };
        let wide = room.width() - 28.0 - pinned;
        let words = lines(ui.painter(), self.look.name(self.seat), Type::Dense.font(), tone, wide, 1);
        if let Some(guess) = self.guess {
            let at = pos2(room.left() + 26.0 + words.size().x + 10.0, room.center().y);
            let font = icon_font(Weight::Fill, 13.0);
            ui.painter().text(at, Align2::CENTER_CENTER, icons::PUSH_PIN, font, palette.text_dim);
            mark(ui.painter(), palette, glyph::team(guess), at + vec2(14.0, 0.0), 11.0, Ink::Hollow);
        }
        ui.painter().galley(pos2(room.left() + 26.0, room.center().y - words.size().y / 2.0), words, tone);
    }
}

fn paint(ui: &Ui, palette: &Palette, room: Rect, cell: &Cell) {
    let painter = ui.painter();
    let text = |text: &str, bright: Bright, y: f32| {
        let colour = if bright == Bright::Yes { palette.text_hi } else { palette.text_dim };
        painter.text(pos2(room.center().x, y), Align2::CENTER_CENTER, text, mono(12.0), colour);
    };
    match cell {
        Cell::Blank => {}
        Cell::Empty => text("–", Bright::No, room.center().y),
        Cell::Number(number, bright) => text(number, *bright, room.center().y),
        Cell::Chance(faction, chance, bright) => {
            let colour = palette.team(glyph::team(*faction));
            let whole =
                Rect::from_min_size(pos2(room.left() + 4.0, room.bottom() - 6.0), vec2(room.width() - 8.0, 3.0));
            painter.rect_filled(whole, 0, palette.field);
            let part = whole.with_max_x(whole.left() + whole.width() * chance.clamp(0.0, 1.0));
            painter.rect_filled(part, 0, colour);
            text(&whole_percent(f64::from(*chance)).to_string(), *bright, room.center().y - 3.0);
        }
        Cell::Certain(faction) => mark(painter, palette, glyph::team(*faction), room.center(), 15.0, Ink::Filled),
    }
}
