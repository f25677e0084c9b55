//! A frame of the mission screen without a window: running the screen, and making meshes of it.

use divan::Bencher;
use egui::{Context, Event, FullOutput, Pos2, RawInput, Rect, pos2, vec2};
use ghostline::{
    content::Catalog,
    stealth::Setup,
    ui::{App, Start, Store, Thinker},
    words::Words,
};

fn main() {
    divan::main();
}

/// A screen with a mission at its first turn, settled.
struct Bench {
    ctx: Context,
    app: App,
    frame: u32,
}

impl Bench {
    fn new(mission: &str) -> Self {
        let catalog = Catalog::shipped().expect("shipped content is sound");
        let (mission, gear) = (catalog.mission(mission).expect("it loads"), catalog.starting_gear());
        let (words, store) = (Words::english(), Store::nowhere());
        let mut app = App::new(Start { catalog, words, store, thinker: Thinker::AtOnce, seed: Some(7) });
        app.begin(Setup::new(mission, gear), 7);
        let mut bench = Self { ctx: Context::default(), app, frame: 0 };
        for _ in 0..60 {
            bench.frame(pos2(600.0, 300.0));
        }
        bench
    }

    /// One frame with the pointer somewhere.
    fn frame(&mut self, pointer: Pos2) -> FullOutput {
        self.frame += 1;
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0))),
            time: Some(f64::from(self.frame) / 60.0),
            events: vec![Event::PointerMoved(pointer)],
            ..RawInput::default()
        };
        self.ctx.run(input, |ctx| self.app.show(ctx))
    }

    /// One frame with the pointer wandering over the screen.
    fn wander(&mut self) -> FullOutput {
        let along = f64::from(self.frame) / 97.0;
        self.frame(pos2(640.0 + 600.0 * along.sin() as f32, 360.0 + 320.0 * (along * 1.7).cos() as f32))
    }
}

/// The screen alone.
#[divan::bench(args = ["night_audit", "glass_quay"])]
fn screen(bencher: Bencher, mission: &str) {
    let mut bench = Bench::new(mission);
    bencher.bench_local(|| bench.wander());
}

/// The screen and its meshes.
#[divan::bench(args = ["night_audit", "glass_quay"])]
fn screen_and_meshes(bencher: Bencher, mission: &str) {
    let mut bench = Bench::new(mission);
    bencher.bench_local(|| {
        let output = bench.wander();
        bench.ctx.tessellate(output.shapes, output.pixels_per_point)
    });
}
