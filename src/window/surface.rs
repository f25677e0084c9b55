//! egui on macroquad's window: its own context runs the screens, egui-macroquad carries the finished meshes to the
//! graphics card.
//!
//! The context is ours because egui-macroquad's own lacks keys, a usable wheel, and a clock that tests and pictures can
//! set. What it is handed is already in pixels.

use std::{collections::HashMap, sync::Arc, time::Duration};

use egui::{
    ClippedPrimitive, Event, FullOutput, Mesh, OutputCommand, Pos2, RawInput, Rect, TextureId, TexturesDelta,
    epaint::{ImageDelta, Primitive, Shape},
};
use macroquad::{
    input::utils::{register_input_subscriber, repeat_all_miniquad_input},
    miniquad::window::{dpi_scale, screen_size},
};

use super::{ground::Ground, hands::Hands, wake::Wake};
use crate::ui::App;

/// The picture on the window, and what the player does to it.
pub struct Surface {
    ctx: egui::Context,
    hands: Hands,
    subscriber: usize,
    ground: Ground,
    /// Pixels per point before any zoom.
    native: f32,
    size: (f32, f32),
    /// The finished picture, in pixels.
    meshes: Vec<Piece>,
    carrier: Carrier,
}

/// A finished piece of the picture, in pixels.
struct Piece {
    clip: Rect,
    mesh: Arc<Mesh>,
    /// The texture by our name, until it is known what it is called over there.
    texture: Option<TextureId>,
}

/// What egui-macroquad has still to be told.
#[derive(Default)]
struct Carrier {
    textures: TexturesDelta,
    /// Our textures by what they are called over there.
    names: HashMap<TextureId, TextureId>,
    commands: Vec<OutputCommand>,
    cursor: egui::CursorIcon,
    /// What was pasted: only egui-macroquad gets at it.
    pasted: Vec<Event>,
}

impl Surface {
    /// The surface of the open window; `wake` is told when a frame is wanted. `native` is how many pixels a point has,
    /// by itself what the system says.
    pub fn new(wake: &Arc<Wake>, native: Option<f32>) -> Self {
        // Nothing is written over there.
        egui_macroquad::cfg(|ctx| ctx.set_fonts(egui::FontDefinitions::empty()));
        Self {
            ctx: context(wake),
            hands: Hands::default(),
            subscriber: register_input_subscriber(),
            ground: Ground::new(),
            native: native.unwrap_or_else(dpi_scale).max(0.5),
            size: (0.0, 0.0),
            meshes: Vec::new(),
            carrier: Carrier::default(),
        }
    }

    /// Forgets everything about the screens shown so far.
    pub fn renew(&mut self, wake: &Arc<Wake>) {
        self.ctx = context(wake);
        self.meshes.clear();
    }

    /// Notes what the player did; says whether a new picture is needed for it.
    pub fn listen(&mut self) -> bool {
        self.hands.pixels_per_point = self.pixels_per_point();
        repeat_all_miniquad_input(&mut self.hands, self.subscriber);
        self.hands.events.append(&mut self.carrier.pasted);
        !self.hands.events.is_empty() || screen_size() != self.size
    }

    /// Does what a player's hand would do.
    pub fn act(&mut self, event: Event) {
        self.hands.events.push(event);
    }

    /// Whether the window is in front.
    pub fn is_focused(&self) -> bool {
        self.hands.focused
    }

    /// Where the middle of a control is that was shown last, in points.
    pub fn place(&self, id: egui::Id) -> Option<Pos2> {
        Some(self.ctx.read_response(id)?.rect.center())
    }

    /// The size of the window in points.
    pub fn size(&self) -> egui::Vec2 {
        egui::Vec2::from(self.size) / self.pixels_per_point()
    }

    fn pixels_per_point(&self) -> f32 {
        self.native * self.ctx.zoom_factor()
    }

    /// Thinks the picture anew, `seconds` after the beginning; says after which time it wants to be thought again.
    pub fn think(&mut self, app: &mut App, seconds: f64) -> Duration {
        self.size = screen_size();
        let input = self.input(seconds);
        let output = self.ctx.run(input, |ctx| app.show(ctx));
        let FullOutput { platform_output, textures_delta, shapes, pixels_per_point, viewport_output } = output;
        self.carrier.textures.append(textures_delta);
        self.carrier.commands.extend(platform_output.commands);
        self.carrier.cursor = platform_output.cursor_icon;
        let primitives = self.ctx.tessellate(shapes, pixels_per_point);
        self.meshes = primitives.into_iter().filter_map(|primitive| in_pixels(primitive, pixels_per_point)).collect();
        viewport_output.values().map(|viewport| viewport.repaint_delay).min().unwrap_or(Duration::MAX)
    }

    fn input(&mut self, seconds: f64) -> RawInput {
        let size = egui::Vec2::from(self.size) / self.pixels_per_point();
        let mut input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, size)),
            time: Some(seconds),
            modifiers: self.hands.modifiers,
            events: std::mem::take(&mut self.hands.events),
            focused: self.hands.focused,
            dropped_files: dropped(),
            ..RawInput::default()
        };
        if let Some(info) = input.viewports.get_mut(&input.viewport_id) {
            info.native_pixels_per_point = Some(self.native);
        }
        input
    }

    /// Paints the ground and the picture as it was thought last.
    pub fn paint(&mut self, app: &App, seconds: f64) {
        self.ground.draw(&app.ground(), self.ctx.pixels_per_point(), seconds);
        egui_macroquad::ui(|ctx| {
            self.carrier.hand_over(ctx);
            let painter = ctx.layer_painter(egui::LayerId::background());
            for Piece { clip, mesh, texture } in &mut self.meshes {
                if let Some(ours) = texture.take()
                    && let Some(theirs) = self.carrier.names.get(&ours)
                {
                    Arc::make_mut(mesh).texture_id = *theirs;
                }
                painter.with_clip_rect(*clip).add(Shape::Mesh(mesh.clone()));
            }
        });
        egui_macroquad::draw();
    }
}

/// A new context that tells `wake` when a frame is wanted.
fn context(wake: &Arc<Wake>) -> egui::Context {
    let ctx = egui::Context::default();
    let wake = wake.clone();
    ctx.set_request_repaint_callback(move |wish| wake.after(wish.delay));
    ctx
}

/// A finished piece with lengths in pixels.
fn in_pixels(ClippedPrimitive { clip_rect, primitive }: ClippedPrimitive, scale: f32) -> Option<Piece> {
    let Primitive::Mesh(mut mesh) = primitive else { return None };
    for vertex in &mut mesh.vertices {
        vertex.pos = vertex.pos * scale;
    }
    let texture = Some(mesh.texture_id);
    Some(Piece { clip: clip_rect * scale, mesh: Arc::new(mesh), texture })
}

impl Carrier {
    fn hand_over(&mut self, ctx: &egui::Context) {
        let textures = ctx.tex_manager();
        let mut textures = textures.write();
        for (ours, delta) in self.textures.set.drain(..) {
            let ImageDelta { image, options, .. } = &delta;
            let theirs = self.names.entry(ours);
            match theirs {
                std::collections::hash_map::Entry::Occupied(theirs) => textures.set(*theirs.get(), delta),
                std::collections::hash_map::Entry::Vacant(place) => {
                    place.insert(textures.alloc(String::new(), image.clone(), *options));
                }
            }
        }
        for ours in self.textures.free.drain(..) {
            if let Some(theirs) = self.names.remove(&ours) {
                textures.free(theirs);
            }
        }
        drop(textures);
        ctx.set_cursor_icon(self.cursor);
        ctx.output_mut(|output| output.commands.append(&mut self.commands));
        self.pasted = ctx.input(|input| pasted(&input.events, input.modifiers.command));
    }
}

/// What egui-macroquad pasted: it tells it as a text while the command key is held, which nobody can type.
fn pasted(events: &[Event], command: bool) -> Vec<Event> {
    let texts = events.iter().filter_map(|event| if let Event::Text(text) = event { Some(text.clone()) } else { None });
    if command { texts.map(Event::Paste).collect() } else { Vec::new() }
}

/// The files that were dropped on the window.
fn dropped() -> Vec<egui::DroppedFile> {
    let files = macroquad::input::get_dropped_files().into_iter();
    files.map(|file| egui::DroppedFile { path: file.path, ..egui::DroppedFile::default() }).collect()
}
