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
    stealth::{Colour, EnemyKind},
    ui::{
        Desk,
        focus::{self, Group},
        map, panels,
        parts::{self, Scale},
        theme::{Palette, Rule, Type, Weight, icon_font, icons, mono},
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
            // The bar lies over the edge of the panel: the palettes have all of its width.
            ui.spacing_mut().scroll.floating_allocated_width = 0.0;
            let scroll = ScrollArea::vertical().id_salt("editor palette").auto_shrink([false, false]);
            scroll.show(ui, |ui| {
                focus::group(ui, Group::Left, |ui| self.palettes(ui, desk, intents));
            });
        });
    }

    /// The palettes one below the other.
    pub(super) fn palettes(&mut self, ui: &mut Ui, desk: &mut Desk, intents: &mut Vec<Intent>) {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        // Rows are as high as what stands in them.
        ui.spacing_mut().interact_size.y = 20.0;
        parts::head(ui, &desk.text("ui-editor-tools"), None);
        let side = share(ui.available_width(), Tool::HANDS.len()).clamp(28.0, 44.0);
        ui.horizontal_wrapped(|ui| {
            for tool in Tool::HANDS {
                self.tool(ui, desk, tool, side, intents);
            }
        });
        parts::head(ui, &desk.text("ui-editor-tiles"), None);
        self.tiles(ui, desk, intents);
        parts::head(ui, &desk.text("ui-editor-things"), None);
        let things: Vec<Piece> = Stuff::THINGS.into_iter().map(|stuff| self.stuff(desk, stuff)).collect();
        pieces(ui, things, intents);
        let colour = names::colour(desk, self.colour);
        parts::head(ui, &desk.text("ui-editor-guards"), Some(&colour));
        let guards: Vec<Piece> = desk.catalog.cards().kinds().iter().map(|kind| self.guard_piece(kind)).collect();
        pieces(ui, guards, intents);
        self.colours(ui, desk, intents);
    }

    /// A thing to be put down.
    fn stuff(&self, desk: &Desk, stuff: Stuff) -> Piece {
        let thing = stuff.thing(self.sheet(), "", self.colour, "");
        Piece {
            name: desk.text(stuff.name()),
            thing,
            chosen: self.tool == Tool::Put(stuff),
            intent: Intent::put(stuff),
        }
    }

    /// A kind of guard to be put down.
    fn guard_piece(&self, kind: &EnemyKind) -> Piece {
        Piece {
            name: kind.name.clone(),
            thing: Thing::enemy(&kind.id, self.colour),
            chosen: self.tool == Tool::Put(Stuff::Enemy) && self.kind == kind.id,
            intent: Intent::Kind(kind.id.clone()),
        }
    }

    fn tool(&self, ui: &mut Ui, desk: &Desk, tool: Tool, side: f32, intents: &mut Vec<Intent>) {
        let (glyph, key) = tool.words();
        let name = desk.text(key);
        let response = swatch(ui, vec2(side, 40.0), &name, self.tool == tool, |painter, rect, colour| {
            let at = rect.center() - vec2(0.0, 6.0);
            painter.text(at, egui::Align2::CENTER_CENTER, glyph, icon_font(Weight::Regular, 18.0), colour);
            let at = rect.center_bottom() - vec2(0.0, 8.0);
            painter.text(at, egui::Align2::CENTER_CENTER, tool.letter(), mono(11.0), colour);
        });
        parts::tip(ui, &response, &name);
        if response.clicked() {
            intents.push(Intent::Tool(tool));
        }
    }

    /// Every tile with art of its own, its number below it; a gap; and any number.
    fn tiles(&mut self, ui: &mut Ui, desk: &mut Desk, intents: &mut Vec<Intent>) {
        let wide = share(ui.available_width(), 4).clamp(36.0, 60.0);
        ui.horizontal_wrapped(|ui| {
            for tile in 1..=TILES {
                let room = panels::tile_room(desk, tile);
                let number = format!("{tile:02}");
                let name = desk.with("ui-editor-tile", &[("number", number.as_str().into()), ("room", room.into())]);
                let chosen = self.tool == Tool::Paint && self.tile == tile;
                let response = captioned(ui, wide, (&name, &number), chosen, |painter, rect, colour| {
                    map::tile_sample(painter, rect.shrink(2.0), tile, colour.gamma_multiply(0.8));
                });
                if response.clicked() {
                    intents.push(Intent::Tile(tile));
                }
            }
            let (gap, erase) = (desk.text("ui-editor-gap"), desk.text("ui-editor-gap-name"));
            let chosen = self.tool == Tool::Erase;
            let response = captioned(ui, wide, (&erase, &gap), chosen, |painter, rect, colour| {
                parts::dashed_rect(painter, rect.shrink(3.0), Stroke::new(1.0, colour), &[4.0, 3.0]);
                let font = icon_font(Weight::Regular, 16.0);
                painter.text(rect.center(), egui::Align2::CENTER_CENTER, icons::ERASER, font, colour);
            });
            if response.clicked() {
                intents.push(Intent::Tool(Tool::Erase));
            }
        });
        let name = desk.text("ui-editor-tile-number");
        let scale = Scale { least: 1, most: 999, step: 1 };
        let shown = desk.with("ui-editor-tile-shown", &[("number", format!("{:02}", self.tile).into())]);
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

/// How wide each of some things in a row is.
fn share(width: f32, count: usize) -> f32 {
    ((width - 4.0 * (count as f32 - 1.0)) / count as f32).floor()
}

/// Something to be put down.
struct Piece {
    name: String,
    thing: Thing,
    chosen: bool,
    intent: Intent,
}

/// The room of a piece's picture, and what is left behind its name.
const PICTURE: f32 = 32.0;
const BEHIND: f32 = 5.0;

/// Pieces two by two; one below the other where a word would have to be broken.
fn pieces(ui: &mut Ui, list: Vec<Piece>, intents: &mut Vec<Intent>) {
    let wide = |word: &str| {
        let font = Type::Dense.font();
        ui.fonts(|fonts| fonts.layout_no_wrap(word.to_owned(), font, Color32::PLACEHOLDER)).size().x
    };
    let longest = list.iter().flat_map(|piece| piece.name.split_whitespace()).map(wide).fold(0.0, f32::max);
    let half = share(ui.available_width(), 2);
    let width = if longest + PICTURE + BEHIND <= half { half } else { ui.available_width() };
    ui.horizontal_wrapped(|ui| {
        for Piece { name, thing, chosen, intent } in list {
            if piece(ui, width, &name, chosen, &thing).clicked() {
                intents.push(intent);
            }
        }
    });
}

/// A thing of a palette with its name.
fn piece(ui: &mut Ui, width: f32, name: &str, chosen: bool, thing: &Thing) -> Response {
    let palette = Palette::of(ui.ctx());
    let words = parts::lay(ui, name, Type::Dense.font(), palette.text_hi, width - PICTURE - BEHIND + 1.0);
    let size = vec2(width, (words.size().y + 6.0).max(27.0));
    let response = swatch(ui, size, name, chosen, |painter, rect, _| {
        map::stencil(painter, (rect.left_center() + vec2(16.0, 0.0), 18.0), thing);
    });
    let at = response.rect.left_center() + vec2(PICTURE, -words.size().y / 2.0);
    ui.painter().galley(at, words, palette.text_hi);
    response
}

/// A picture to be clicked with a caption below it, which belongs to it.
fn captioned(
    ui: &mut Ui,
    wide: f32,
    (name, caption): (&str, &str),
    chosen: bool,
    paint: impl FnOnce(&Painter, Rect, Color32),
) -> Response {
    let palette = Palette::of(ui.ctx());
    let side = wide.min(44.0);
    let (rect, response) = ui.allocate_exact_size(vec2(wide, side + 14.0), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, chosen, name));
    if ui.is_rect_visible(rect) {
        let colour = if chosen { palette.agent } else { palette.text_body };
        let picture = Rect::from_center_size(rect.center_top() + vec2(0.0, side / 2.0), vec2(side, side));
        plate(ui, picture, response.hovered(), chosen);
        paint(ui.painter(), picture, colour);
        let at = rect.center_bottom() - vec2(0.0, 6.5);
        ui.painter().text(at, egui::Align2::CENTER_CENTER, caption, mono(11.0), colour);
    }
    focus::join(ui, &response);
    parts::tip(ui, &response, name);
    response
}

/// The ground of something to be clicked.
fn plate(ui: &Ui, rect: Rect, hovered: bool, chosen: bool) {
    let palette = Palette::of(ui.ctx());
    let fill = if hovered { palette.hover } else { palette.field };
    let line = if chosen { palette.agent } else { palette.line_edge };
    ui.painter().rect(rect, 3, fill, Stroke::new(if chosen { 2.0 } else { 1.0 }, line), StrokeKind::Inside);
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
        plate(ui, rect, response.hovered(), chosen);
        paint(ui.painter(), rect, if chosen { palette.agent } else { palette.text_body });
    }
    focus::join(ui, &response);
    response
}
