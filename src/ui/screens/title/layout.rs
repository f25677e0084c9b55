//! Where everything on the title stands, at every size of the screen.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::{
    stealth::Mission,
    ui::map::{Frame, word_size},
};

/// The height of a row of the menu with the gap below it, and how low it may become for all rows to be in sight.
const ROW: f32 = 44.0;
const LOWEST: f32 = 32.0;

/// The places of the title.
pub struct Layout {
    /// Where the word begins, and how long its unit is.
    pub word: Pos2,
    pub unit: f32,
    /// Where the line below the word begins; none where the screen is too low for it.
    pub tagline: Option<Pos2>,
    /// Where the menu stands.
    pub menu: Rect,
    /// The height of its rows with the gap below each.
    pub row: f32,
    /// Where the prompts begin.
    pub prompts: Pos2,
    /// Where the title block stands; none where it has no room.
    pub block: Option<Rect>,
    /// Where the plan begins from the left.
    pub plan_left: f32,
    /// Whether the plan lies under the menu.
    pub is_under_menu: bool,
}

impl Layout {
    /// The layout of a screen for a menu with so many entries.
    pub fn of(screen: Rect, entries: usize) -> Self {
        let (width, height) = (screen.width(), screen.height());
        let left = screen.left() + (width * 0.056).clamp(16.0, 72.0);
        let unit = ((width * 0.55 - left - 16.0).max(width * 0.4) / 72.2).min(8.2).min(height / 50.0);
        let word =
            pos2(left, screen.top() + (height * 0.117).clamp(14.0, 84.0) - if height < 600.0 { 10.0 } else { 0.0 });
        let foot = word.y + word_size(unit).y;
        let bottom = screen.bottom() - 52.0;
        let row = ((bottom - foot - 14.0) / entries.max(1) as f32).floor().clamp(LOWEST, ROW);
        let wanted = row * entries as f32;
        // Where the whole menu has room without the line below the word, the menu comes first.
        let crowded = |tagline: &Pos2| bottom - tagline.y - 34.0 < wanted && bottom - foot - 14.0 >= wanted;
        let tagline = (height >= 420.0).then(|| pos2(left, foot + 24.0)).filter(|tagline| !crowded(tagline));
        let head = tagline.map_or(foot + 14.0, |tagline| tagline.y + 34.0);
        let top = (bottom - wanted).clamp(head, (screen.top() + 252.0).max(head));
        // The icons of the menu stand under the word: its rows begin 16 points before.
        let rows = (width - left - 16.0).min(440.0);
        let menu = Rect::from_min_max(pos2(left - 16.0, top), pos2(left - 16.0 + rows, bottom));
        let plan_left = (screen.left() + width * 0.556).max(word.x + word_size(unit).x + 40.0);
        let is_under_menu = plan_left < menu.right() + 8.0 || width < 700.0;
        let block = vec2(236.0, 90.0);
        let corner = screen.max - vec2(24.0, 24.0) - block;
        let roomy = !is_under_menu && height >= 480.0 && corner.x > menu.right();
        Self {
            word,
            unit,
            tagline,
            menu,
            row,
            prompts: pos2(left, screen.bottom() - 38.0),
            block: roomy.then(|| Rect::from_min_size(corner, block)),
            plan_left: if is_under_menu { screen.left() + width * 0.3 } else { plan_left },
            is_under_menu,
        }
    }

    /// Where a mission's plan lies: it fills the right of the screen and bleeds out.
    pub fn plan(&self, screen: Rect, mission: &Mission) -> Frame {
        let unit_room = Rect::from_min_size(Pos2::ZERO, Vec2::splat(100.0));
        let count = Frame::with_tile(mission, unit_room, 1.0).bounds().size();
        let room = vec2(screen.right() - self.plan_left, screen.height());
        let tile = (room.x / count.x).max(room.y / count.y).clamp(48.0, 200.0).ceil();
        let size = count * tile;
        let start = mission.plan().start;
        let row = Frame::with_tile(mission, unit_room, 1.0).rect(start).center().y
            - Frame::with_tile(mission, unit_room, 1.0).bounds().top();
        // Best is the start beside the word's foot, so that the line runs straight in.
        let wished = self.word.y + word_size(self.unit).y - row * tile;
        let top = wished.clamp(screen.bottom() - size.y.max(room.y), screen.top().max(screen.bottom() - size.y));
        Frame::with_tile(mission, Rect::from_min_size(pos2(self.plan_left, top), size), tile)
    }
}
