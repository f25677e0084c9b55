//! The ground under everything: graph paper under a lamp, drawn by the graphics card.

use macroquad::{
    color::{Color, WHITE},
    material::{Material, MaterialParams, gl_use_default_material, gl_use_material, load_material},
    math::{Vec2, Vec3},
    miniquad::{ShaderSource, UniformDesc, UniformType, window::screen_size},
    shapes::draw_rectangle,
    window,
};

use crate::ui::{self, theme::Palette};

const VERTEX: &str = "#version 100
attribute vec3 position;
attribute vec2 texcoord;
varying vec2 uv;
uniform mat4 Model;
uniform mat4 Projection;
void main() {
    gl_Position = Projection * Model * vec4(position, 1.0);
    uv = texcoord;
}";

/// What is the same for every pixel comes worked out: without a graphics card each pixel counts.
const FRAGMENT: &str = "#version 100
precision highp float;
varying vec2 uv;
uniform vec2 cells;
uniform vec2 shift;
uniform float width;
uniform float shimmer;
uniform vec3 table;
uniform vec3 grid;
void main() {
    vec2 g = abs(fract(uv * cells + shift) - 0.5) * width;
    float line = (1.0 - smoothstep(0.4, 1.0, min(g.x, g.y))) * shimmer;
    float pool = smoothstep(0.75, 0.0, length((uv - vec2(0.45, 0.55)) * vec2(1.0, 1.2)));
    gl_FragColor = vec4(mix(table * (1.0 + 0.35 * pool), grid, line), 1.0);
}";

/// The drawn ground; `None` where the graphics card does not take the shader: then it is plain.
pub struct Ground {
    paper: Option<Material>,
}

impl Ground {
    /// Prepares it.
    pub fn new() -> Self {
        let uniform = |name, kind| UniformDesc::new(name, kind);
        let uniforms = vec![
            uniform("cells", UniformType::Float2),
            uniform("shift", UniformType::Float2),
            uniform("width", UniformType::Float1),
            uniform("shimmer", UniformType::Float1),
            uniform("table", UniformType::Float3),
            uniform("grid", UniformType::Float3),
        ];
        let source = ShaderSource::Glsl { vertex: VERTEX, fragment: FRAGMENT };
        Self { paper: load_material(source, MaterialParams { uniforms, ..MaterialParams::default() }).ok() }
    }

    /// Draws it over the whole window, `seconds` after the beginning.
    pub fn draw(&self, ground: &ui::Ground, pixels_per_point: f32, seconds: f64) {
        let palette = Palette::of_look(ground.plain);
        let Some(paper) = self.paper.as_ref().filter(|_| !ground.plain) else {
            let [r, g, b, a] = palette.table.to_array();
            return window::clear_background(Color::from_rgba(r, g, b, a));
        };
        let (width, height) = screen_size();
        let origin = ground.paper.origin * pixels_per_point;
        let cell = (ground.paper.cell * pixels_per_point).max(2.0);
        let breath = if ground.still { 0.0 } else { (seconds * 0.5).sin() };
        paper.set_uniform("cells", Vec2::new(width, height) / cell);
        paper.set_uniform("shift", Vec2::splat(0.5) - Vec2::new(origin.x, origin.y) / cell);
        // A line is a point wide.
        paper.set_uniform("width", cell / pixels_per_point.max(1.0));
        paper.set_uniform("shimmer", 0.96 + 0.04 * breath as f32);
        paper.set_uniform("table", rgb(palette.table));
        paper.set_uniform("grid", rgb(palette.line_grid));
        gl_use_material(paper);
        draw_rectangle(0.0, 0.0, window::screen_width(), window::screen_height(), WHITE);
        gl_use_default_material();
    }
}

/// A colour as the shader wants it.
fn rgb(colour: egui::Color32) -> Vec3 {
    let [r, g, b, _] = colour.to_array().map(|part| f32::from(part) / 255.0);
    Vec3::new(r, g, b)
}
