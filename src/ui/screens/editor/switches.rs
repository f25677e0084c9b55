//! What stands over the corners of the map: what can be laid over it, how large it is and how near.

use egui::{Align, Layout as Flow, Rect, Ui, UiBuilder, vec2};

use super::{
    Editor,
    intent::{Intent, Step},
    overlay::Overlay,
};
use crate::ui::{
    Desk,
    focus::{self, Group},
    input::Command,
    parts::{self, Button},
    theme::{Palette, faded, icons, mono},
};

/// The height of the small buttons.
const SMALL: f32 = 26.0;

impl Editor {
    /// Draws them; gives the room that is used above the map.
    pub(super) fn switches(&self, ui: &mut Ui, desk: &Desk, map: Rect, intents: &mut Vec<Intent>) -> Rect {
        let corner = map.min + vec2(12.0, 8.0);
        focus::group(ui, Group::Main, |ui| {
            let used = if map.height() < 300.0 || map.width() < 330.0 {
                Rect::from_min_size(corner, vec2(0.0, 0.0))
            } else {
                self.overlays(ui, desk, Rect::from_min_size(corner, vec2(map.width() - 24.0, 32.0)), intents)
            };
            self.nearness(ui, desk, map, intents);
            used
        })
    }

    /// What can be laid over the map, by name where there is room for all names.
    fn overlays(&self, ui: &mut Ui, desk: &Desk, room: Rect, intents: &mut Vec<Intent>) -> Rect {
        let mut row = ui.new_child(UiBuilder::new().max_rect(room).layout(Flow::left_to_right(Align::Center)));
        let named = |overlay: Overlay| {
            let (icon, key, _) = overlay.words();
            Button::new(desk.text(key)).icon(icon)
        };
        let all: f32 = Overlay::ALL.into_iter().map(|overlay| named(overlay).width(ui) + 8.0).sum();
        for overlay in Overlay::ALL {
            let (icon, key, note) = overlay.words();
            let button = if all <= room.width() { named(overlay) } else { Button::icon_only(icon, desk.text(key)) };
            let response = button.chosen(self.overlays.contains(&overlay)).show(&mut row);
            parts::tip(&row, &response, &desk.text(note));
            if response.clicked() {
                intents.push(Intent::Overlay(overlay));
            }
        }
        row.min_rect()
    }

    /// How large the map is and how near, in its lower corner; nearer, farther, all of it.
    fn nearness(&self, ui: &mut Ui, desk: &Desk, map: Rect, intents: &mut Vec<Intent>) {
        let palette = Palette::of(ui.ctx());
        let room = Rect::from_min_max(map.left_bottom() - vec2(0.0, SMALL + 8.0), map.max - vec2(12.0, 8.0));
        let mut row = ui.new_child(UiBuilder::new().max_rect(room).layout(Flow::right_to_left(Align::Center)));
        row.spacing_mut().item_spacing.x = 4.0;
        for (icon, key, command, intent) in [
            (icons::CORNERS_OUT, "ui-command-zoom-fit", Command::ZoomFit, Intent::Fit),
            (icons::MAGNIFYING_GLASS_PLUS, "ui-command-zoom-in", Command::ZoomIn, Intent::Zoom(Step::Forward)),
            (icons::MAGNIFYING_GLASS_MINUS, "ui-command-zoom-out", Command::ZoomOut, Intent::Zoom(Step::Back)),
        ] {
            let name = desk.text(key);
            let response = Button::icon_only(icon, &name).height(SMALL).show(&mut row);
            let fill = [("deed", name.into()), ("key", desk.key_of(command).into())];
            parts::tip(&row, &response, &desk.with("ui-editor-with-key", &fill));
            if response.clicked() {
                intents.push(intent);
            }
        }
        let fill = [("count", self.sheet().squares().count().into()), ("zoom", self.view.percent().into())];
        let text = desk.with("ui-editor-size", &fill);
        let words = ui.fonts(|fonts| fonts.layout_no_wrap(text, mono(12.0), palette.text_dim));
        let right = row.min_rect().left() - 8.0;
        let at = egui::pos2(right - words.size().x, room.center().y - words.size().y / 2.0);
        if at.x > map.left() + 8.0 {
            let plate = Rect::from_min_size(at, words.size()).expand2(vec2(6.0, 4.0));
            ui.painter().rect_filled(plate, 3, faded(palette.ink, 0.85));
            ui.painter().galley(at, words, palette.text_dim);
        }
    }
}
