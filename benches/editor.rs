//! A frame of the whole editor with the largest mission, without a window: the screen and its meshes.

mod largest;

use divan::Bencher;
use egui::{Context, Event, Key, Modifiers, PointerButton, Pos2, RawInput, Rect, pos2, vec2};
use ghostline::{
    content::Catalog,
    ui::{
        App, Screen, Start, Store, Thinker,
        screens::{Editor, Overlay, Pose},
    },
    words::Words,
};

fn main() {
    divan::main();
}

/// How near the map is.
#[derive(Clone, Copy, Debug)]
enum Near {
    /// All of it.
    Fitted,
    /// Cells of about 25 points: the most that are controls of their own.
    Middle,
    /// Cells with all of their art.
    Large,
}

const ALL: [Near; 3] = [Near::Fitted, Near::Middle, Near::Large];

/// An editor with the largest mission, settled.
struct Bench {
    ctx: Context,
    app: App,
    frame: u32,
    pointer: Pos2,
}

impl Bench {
    fn new(near: Near, overlays: &[Overlay]) -> Self {
        let (catalog, words) = (Catalog::shipped().expect("shipped content is sound"), Words::english());
        let start = Start { catalog, words, store: Store::nowhere(), thinker: Thinker::AtOnce, seed: Some(7) };
        let mut app = App::new(start);
        let mut editor = Editor::new(app.desk(), largest::largest());
        for overlay in overlays {
            let at = ghostline::stealth::Sector::at(30, 30).expect("on the grid");
            editor = editor.posing(Pose::Overlay(*overlay, at));
        }
        app.open(Screen::Editor(Box::new(editor)));
        let mut bench = Self { ctx: Context::default(), app, frame: 0, pointer: pos2(600.0, 260.0) };
        bench.run(Vec::new());
        let factor = match near {
            Near::Fitted => 1.0,
            Near::Middle => 4.5,
            Near::Large => 16.0,
        };
        bench.run(vec![Event::PointerMoved(bench.pointer)]);
        bench.run(vec![Event::Zoom(factor)]);
        for _ in 0..8 {
            bench.run(Vec::new());
        }
        bench
    }

    /// One frame and its meshes.
    fn run(&mut self, events: Vec<Event>) -> usize {
        self.frame += 1;
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0))),
            time: Some(f64::from(self.frame) / 60.0),
            events,
            ..RawInput::default()
        };
        let output = self.ctx.run(input, |ctx| self.app.show(ctx));
        self.ctx.tessellate(output.shapes, output.pixels_per_point).len()
    }

    /// One frame with the pointer somewhere else over the map.
    fn wander(&mut self) -> usize {
        let along = f64::from(self.frame) / 17.0;
        self.pointer = pos2(620.0 + 300.0 * along.sin() as f32, 290.0 + 150.0 * (along * 1.7).cos() as f32);
        self.run(vec![Event::PointerMoved(self.pointer)])
    }

    fn press(&mut self, button: PointerButton, pressed: bool) {
        let (pos, modifiers) = (self.pointer, Modifiers::NONE);
        self.run(vec![Event::PointerButton { pos, button, pressed, modifiers }]);
    }
}

/// The pointer moves over the map.
#[divan::bench(args = ALL)]
fn look_about(bencher: Bencher, near: Near) {
    let mut bench = Bench::new(near, &[]);
    bencher.bench_local(|| bench.wander());
}

/// The same with everything laid over the map.
#[divan::bench(args = ALL)]
fn look_about_with_overlays(bencher: Bencher, near: Near) {
    let mut bench = Bench::new(near, &[Overlay::Distances, Overlay::Chokes, Overlay::Noise, Overlay::Reach]);
    bencher.bench_local(|| bench.wander());
}

/// The map is dragged: everything lies elsewhere in each frame.
#[divan::bench(args = ALL)]
fn drag_the_map(bencher: Bencher, near: Near) {
    let mut bench = Bench::new(near, &[]);
    bench.press(PointerButton::Middle, true);
    bencher.bench_local(|| bench.wander());
}

/// With walls in the hand every edge in view is a control too.
#[divan::bench(args = ALL)]
fn look_about_with_walls(bencher: Bencher, near: Near) {
    let mut bench = Bench::new(near, &[]);
    let (modifiers, repeat) = (Modifiers::NONE, false);
    let key = |pressed| Event::Key { key: Key::W, physical_key: None, pressed, repeat, modifiers };
    bench.run(vec![key(true)]);
    bench.run(vec![key(false)]);
    bencher.bench_local(|| bench.wander());
}
