//! The palettes: tools, tiles, things, guards and colours, each with its name.

use egui::{
    Color32, Painter, Rect, Response, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo,
    WidgetType, vec2,
};

use super::{
    Editor,
    intent::Intent,
    names,
    tool::{Stuff, Tool},
};
use crate::{
    content::Thing,
    stealth::Colour,
    ui::{
        Desk,
        focus::{self, Group},
        map, panels,
        parts::{self, Scale},
        theme::{Palette, Rule, Type, Weight, icon_font, mono},
    },
};

/// How many tiles have art of their own.
const TILES: u16 = 11;

impl Editor {
    /// Draws the palettes in a panel of their own.
    pub(super) fn palette(&mut self, ui: &mut Ui, desk: &mut Desk, room: Rect, intents: &mut Vec<Intent>) {
        let palette = Palette::of(ui.ctx());
        parts::fill(ui, room, palette.panel);
        ui.painter().vline(room.right() - 0.5, room.y_range(), Stroke::new(1.0, palette.line_soft));
        ui.scope_builder(UiBuilder::new().max_rect(room.shrink2(vec2(Rule::PADDING, 4.0))), |ui| {
            ui.set_clip_rect(room.intersect(ui.clip_rect()));
            let scroll = ScrollArea::vertical().id_salt("editor palette").auto_shrink([false, false]);
            scroll.show(ui, |ui| {
                ui.set_max_width(ui.available_width() - 6.0);
                focus::group(ui, Group::Left, |ui| self.palettes(ui, desk, intents));
            });
        });
    }

    /// The palettes one below the other.
    pub(super) fn palettes(&mut self, ui: &mut Ui, desk: &mut Desk, intents: &mut Vec<Intent>) {
        ui.spacing_mut().item_spacing = vec2(5.0, 5.0);
        parts::head(ui, &desk.text("ui-editor-tools"), None);
        ui.horizontal_wrapped(|ui| {
            for tool in Tool::HANDS {
                self.tool(ui, desk, tool, intents);
            }
        });
        let tile = format!("{:02}", self.tile);
        parts::head(ui, &desk.text("ui-editor-tiles"), Some(&tile));
        self.tiles(ui, desk, intents);
        parts::head(ui, &desk.text("ui-editor-things"), None);
        for pair in Stuff::THINGS.chunks(2) {
            self.pair(ui, pair, |editor, ui, stuff| {
                let thing = stuff.thing(editor.sheet(), "", editor.colour, "");
                let chosen = editor.tool == Tool::Put(*stuff);
                if piece(ui, &desk.text(stuff.name()), chosen, &thing).clicked() {
                    intents.push(Intent::put(*stuff));
                }
            });
        }
        let colour = names::colour(desk, self.colour);
        parts::head(ui, &desk.text("ui-editor-guards"), Some(&colour));
        let catalog = std::sync::Arc::clone(&desk.catalog);
        for pair in catalog.cards().kinds().chunks(2) {
            self.pair(ui, pair, |editor, ui, kind| {
                let thing = Thing::Enemy { kind: kind.id.clone(), colour: editor.colour };
                let chosen = editor.tool == Tool::Put(Stuff::Enemy) && editor.kind == kind.id;
                if piece(ui, &kind.name, chosen, &thing).clicked() {
                    intents.push(Intent::Kind(kind.id.clone()));
                }
            });
        }
        self.colours(ui, desk, intents);
    }

    /// Two side by side.
    fn pair<T>(&self, ui: &mut Ui, pair: &[T], mut show: impl FnMut(&Self, &mut Ui, &T)) {
        let width = ((ui.available_width() - 5.0) / 2.0).floor();
        ui.horizontal_top(|ui| {
            for one in pair {
                ui.scope(|ui| {
                    ui.set_max_width(width);
                    show(self, ui, one);
                });
            }
        });
    }

    fn tool(&self, ui: &mut Ui, desk: &Desk, tool: Tool, intents: &mut Vec<Intent>) {
        let (glyph, key) = tool.words();
        let name = desk.text(key);
        let response = swatch(ui, vec2(44.0, 40.0), &name, self.tool == tool, |painter, rect, colour| {
            let at = rect.center() - vec2(0.0, 6.0);
            painter.text(at, egui::Align2::CENTER_CENTER, glyph, icon_font(Weight::Regular, 18.0), colour);
            let at = rect.center_bottom() - vec2(0.0, 8.0);
            painter.text(at, egui::Align2::CENTER_CENTER, tool.letter(), mono(10.0), colour);
        });
        parts::tip(ui, &response, &name);
        if response.clicked() {
            intents.push(Intent::Tool(tool));
        }
    }

    fn tiles(&mut self, ui: &mut Ui, desk: &mut Desk, intents: &mut Vec<Intent>) {
        let side = ((ui.available_width() - 15.0) / 4.0).floor().clamp(36.0, 60.0);
        ui.horizontal_wrapped(|ui| {
            for tile in 1..=TILES {
                let room = panels::tile_room(desk, tile);
                let fill = [("number", format!("{tile:02}").into()), ("room", room.into())];
                let name = desk.with("ui-editor-tile", &fill);
                let chosen = self.tool == Tool::Paint && self.tile == tile;
                let response = swatch(ui, vec2(side, side), &name, chosen, |painter, rect, colour| {
                    map::tile_sample(painter, rect.shrink(3.0), tile, colour.gamma_multiply(0.7));
                });
                parts::tip(ui, &response, &name);
                if response.clicked() {
                    intents.push(Intent::Tile(tile));
                }
            }
        });
        let name = desk.text("ui-editor-tile-number");
        let scale = Scale { least: 1, most: 999, step: 1 };
        let shown = format!("{:02}", self.tile);
        if let Some(tile) = parts::stepper(ui, &mut desk.input, &name, scale, self.tile, &shown) {
            intents.push(Intent::Tile(tile));
        }
    }

    fn colours(&self, ui: &mut Ui, desk: &Desk, intents: &mut Vec<Intent>) {
        ui.horizontal_wrapped(|ui| {
            for colour in Colour::ALL {
                let name = desk.with("ui-editor-colour", &[("colour", names::colour(desk, colour).into())]);
                let number = self.stops(colour) + 1;
                let response = swatch(ui, vec2(28.0, 28.0), &name, self.colour == colour, |painter, rect, _| {
                    let stop = Thing::Waypoint { colour, number };
                    map::stencil(painter, (rect.center(), 17.0), &stop);
                });
                parts::tip(ui, &response, &name);
                if response.clicked() {
                    intents.push(Intent::Colour(colour));
                }
            }
        });
    }

    /// How many waypoints a patrol has.
    fn stops(&self, of: Colour) -> i64 {
        let is_its = |thing: &Thing| matches!(thing, Thing::Waypoint { colour, .. } if *colour == of);
        self.sheet().things().filter(|(.., thing)| is_its(thing)).count() as i64
    }
}

/// A thing of a palette with its name.
fn piece(ui: &mut Ui, name: &str, chosen: bool, thing: &Thing) -> Response {
    let palette = Palette::of(ui.ctx());
    let width = ui.available_width();
    let words = parts::lay(ui, name, Type::Dense.font(), palette.text_hi, (width - 38.0).max(20.0));
    let size = vec2(width, (words.size().y + 8.0).max(28.0));
    let response = swatch(ui, size, name, chosen, |painter, rect, _| {
        map::stencil(painter, (rect.left_center() + vec2(16.0, 0.0), 18.0), thing);
    });
    let at = response.rect.left_center() + vec2(34.0, -words.size().y / 2.0);
    ui.painter().galley(at, words, palette.text_hi);
    response
}

/// A plate to be clicked, with whatever is painted on it.
pub fn swatch(
    ui: &mut Ui,
    size: Vec2,
    name: &str,
    chosen: bool,
    paint: impl FnOnce(&Painter, Rect, Color32),
) -> Response {
    let palette = Palette::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, chosen, name));
    if ui.is_rect_visible(rect) {
        let fill = if response.hovered() { palette.hover } else { palette.field };
        let line = if chosen { palette.agent } else { palette.line_edge };
        let width = if chosen { 2.0 } else { 1.0 };
        ui.painter().rect(rect, 3, fill, Stroke::new(width, line), StrokeKind::Inside);
        paint(ui.painter(), rect, if chosen { palette.agent } else { palette.text_body });
    }
    focus::join(ui, &response);
    response
}
