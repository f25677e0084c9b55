//! `ghostline map`: a picture of a mission as SVG, by the same recipes as the screen.

mod ground;
mod routes;
pub mod svg;
mod things;
mod tiles;
mod title;

use std::{path::PathBuf, sync::Arc};

use self::svg::{Point, Svg};
use super::{Context, Failure, Verdict};
use crate::{
    save::{Disk, Storage},
    stealth::{
        Mission, Sector,
        solve::{Budget, solve},
    },
    ui::{map::art, theme::Palette},
    words::Words,
};

/// The side of a sector.
const S: f64 = 94.0;
/// The space around the map.
const MARGIN: f64 = 24.0;

/// Draws a mission as an SVG picture.
#[derive(Debug, clap::Args)]
pub struct Map {
    /// The mission: its id, or its file
    mission: String,
    /// The picture to write
    #[arg(short, long, value_name = "FILE.svg")]
    output: PathBuf,
}

impl Map {
    /// Draws the picture and writes it, wholly or not at all.
    pub fn run(&self, context: Context) -> Result<Verdict, Failure> {
        let context = context.around(Some(&self.mission));
        let mission = context.mission(&self.mission)?;
        let picture = draw(&mission, par(&context, &mission), &context.words);
        let written = Disk.replace(&self.output, picture.as_bytes());
        written.map_err(|fault| Failure::new(format!("{}: {fault}", self.output.display())))?;
        Ok(Verdict::Clean)
    }
}

/// The fewest turns the mission can be won in, where a short search finds them.
fn par(context: &Context, mission: &Arc<Mission>) -> Option<u16> {
    let setup = context.catalog.setup(Arc::clone(mission));
    let solution = solve(&setup, Budget { states: 5_000, games: 0, ..Budget::default() });
    solution.par_turns.filter(|_| solution.exact)
}

/// The picture of a mission, with its par where it is known.
pub fn draw(mission: &Mission, par: Option<u16>, words: &Words) -> String {
    shaded(mission, par, words, |_| 0.0)
}

/// The same with every sector shaded as its share from 0 to 1 says.
pub fn shaded(mission: &Mission, par: Option<u16>, words: &Words, share: impl Fn(Sector) -> f64) -> String {
    let plan = mission.plan();
    let far = |side: fn(Sector) -> u16| plan.sectors.iter().map(|cell| side(cell.sector)).max().unwrap_or(1);
    let (columns, rows) = (f64::from(far(Sector::column)), f64::from(far(Sector::row)));
    let (width, height) = (columns * S + 2.0 * MARGIN, rows * S + 2.0 * MARGIN + title::HEIGHT);
    let mut svg = Svg::default();
    ground::paper(&mut svg, (width, height));
    ground::floors(&mut svg, mission);
    for cell in &plan.sectors {
        ground::shade(&mut svg, cell.sector, share(cell.sector));
    }
    ground::edges(&mut svg, mission);
    routes::lines(&mut svg, mission);
    things::letters(&mut svg, plan);
    routes::waypoints(&mut svg, mission);
    things::things(&mut svg, plan);
    title::draw(&mut svg, (mission, par), words, (MARGIN, rows * S + 1.5 * MARGIN), columns * S);
    svg.finish((width, height), &plan.name, &ground::definitions())
}

/// The standard colours, whatever the player set.
pub fn palette() -> &'static Palette {
    Palette::of_look(false)
}

/// A shape of 100 × 100 units, so large, around a point.
fn placed(shape: &[art::Point], (x, y): Point, size: f64) -> Vec<Point> {
    let place =
        |&(dx, dy): &art::Point| (x + (f64::from(dx) - 50.0) / 100.0 * size, y + (f64::from(dy) - 50.0) / 100.0 * size);
    shape.iter().map(place).collect()
}

/// The top left corner of a sector.
fn corner(sector: Sector) -> Point {
    let at = |number: u16| MARGIN + f64::from(number - 1) * S;
    (at(sector.column()), at(sector.row()))
}

/// The middle of a sector.
fn centre(sector: Sector) -> Point {
    let (x, y) = corner(sector);
    (x + S / 2.0, y + S / 2.0)
}
