//! The speed of the picture: one frame of a map with 40 sectors, every one of them under threat.

use std::sync::Arc;

use divan::Bencher;
use egui::{CentralPanel, Context, FullOutput, RawInput, Rect, pos2, vec2};
use ghostline::{
    content::{Catalog, mission_from_str},
    engine::Dice,
    stealth::{EnemyId, Sector, Setup, Stealth, forecast},
    ui::{
        map::{Frame, Line, Picture, paint},
        theme::{self, Palette},
    },
};

fn main() {
    divan::main();
}

/// Eight columns, five rows, four patrols.
const MISSION: &str = r#"(
    format: 1, id: "forty", name: "Forty",
    map: "
        01A 02  03  04  05  06  07  08B
        09  10  11  01  02  03  04  05
        06  07  08C 09  10  11D 01  02
        03  04  05  06  07  08  09  10
        11E 01  02  03  04  05  06  07F
    ",
    at: {
        "A": [Start, Waypoint(colour: Red, number: 1)],
        "B": [Exit, Enemy(kind: "guard", colour: Red), Waypoint(colour: Red, number: 2)],
        "C": [Enemy(kind: "hound", colour: Blue), Waypoint(colour: Blue, number: 1)],
        "D": [Enemy(kind: "heavy", colour: Green), Waypoint(colour: Green, number: 1)],
        "E": [Objective(id: "x", name: "X", text: "X"), Waypoint(colour: Green, number: 2)],
        "F": [Enemy(kind: "veteran", colour: White), Waypoint(colour: Blue, number: 2)],
    },
    rewards: (), story: (intro: "X", conclusion: "X"),
)"#;

/// The chance is another in every sector.
fn threat(setup: &Setup) -> forecast::Forecast {
    let sectors = || setup.mission.walk().sectors().iter().enumerate();
    let spread =
        |by: usize| sectors().map(move |(at, &sector): (usize, &Sector)| (sector, (at * by % 39 + 1) as f64 / 40.0));
    let (behaviours, kind) = (Vec::new(), forecast::Kind::Exact);
    let (entered, searched) = (spread(7).collect(), spread(11).collect());
    forecast::Forecast { entered, searched, behaviours, detected: 0.0, hurt: 0.0, lost: 0.0, kind }
}

/// A screen with the map on it.
struct Bench {
    ctx: Context,
    game: Stealth,
    threat: forecast::Forecast,
    line: Line,
}

impl Bench {
    fn new() -> Self {
        let catalog = Catalog::shipped().expect("shipped content is sound");
        let mission = mission_from_str("forty", MISSION, &catalog).expect("the mission is sound");
        let gear = catalog.starting_gear();
        let setup = Setup::new(Arc::new(mission), gear);
        let game = Stealth::deal_shared(&Arc::new(setup), &mut Dice::new(7));
        let line = Line::through(game.setup().mission.walk().sectors().iter().copied().take(8));
        let ctx = Context::default();
        theme::install(&ctx);
        theme::apply(&ctx, Palette::of_look(false), false);
        let bench = Self { threat: threat(game.setup()), ctx, game, line };
        // The fonts are loaded with the first frame.
        bench.frame();
        bench
    }

    /// One frame.
    fn frame(&self) -> FullOutput {
        let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 720.0));
        let input = RawInput { screen_rect: Some(screen), ..RawInput::default() };
        let (setup, public) = (self.game.setup(), self.game.public());
        self.ctx.run(input, |ctx| {
            CentralPanel::default().show(ctx, |ui| {
                let picture = Picture::new(setup, public, Frame::fit(&setup.mission, ui.max_rect()));
                let (threat, inspected) = (Some(&self.threat), Some(EnemyId(0)));
                paint(ui.painter(), &Picture { threat, line: &self.line, inspected, ..picture });
            });
        })
    }
}

/// Painting.
#[divan::bench]
fn painting(bencher: Bencher) {
    let bench = Bench::new();
    bencher.bench_local(|| bench.frame());
}

/// Cutting what was painted into triangles.
#[divan::bench]
fn triangles(bencher: Bencher) {
    let bench = Bench::new();
    bencher.with_inputs(|| bench.frame().shapes).bench_local_values(|shapes| bench.ctx.tessellate(shapes, 1.0));
}
