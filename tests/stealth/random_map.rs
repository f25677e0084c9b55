//! Small random missions for properties, drawn as text so that a failing one can be read.

use ghostline::stealth::{Colour, Effect, Nature};
use proptest::prelude::*;

use crate::drawn::{CHOOSE, Drawn, cards::special};

const NATURES: [Nature; 8] = [
    Nature::ByTheBook,
    Nature::Thorough,
    Nature::KeenEars,
    Nature::Vents,
    Nature::Camera,
    Nature::Brutal,
    Nature::Tracker,
    Nature::Commander,
];

/// A random mission and the decisions taken in it.
#[derive(Clone, Debug)]
pub struct RandomMission {
    pub map: String,
    /// How many sectors the map has; they are lettered from A on.
    sectors: usize,
    enemies: Vec<(usize, usize, usize)>,
    waypoints: Vec<(usize, usize)>,
    pub alarm: bool,
    pub decisions: Vec<usize>,
}

/// A map of up to 4 by 4 cells with gaps, walls and vents.
pub fn map() -> impl Strategy<Value = (String, usize)> {
    (2usize..=4, 2usize..=4).prop_flat_map(|(width, height)| {
        let cells = prop::collection::vec(0usize..6, width * height);
        let bars = prop::collection::vec(0usize..7, 2 * width * height);
        (cells, bars).prop_map(move |(cells, bars)| draw(width, &cells, &bars))
    })
}

/// The drawing: cell 0 is a gap unless it is the first, bar 0 a wall, bar 1 a vent.
fn draw(width: usize, cells: &[usize], bars: &[usize]) -> (String, usize) {
    let (mut text, mut sectors) = (String::new(), 0);
    for (at, &cell) in cells.iter().enumerate() {
        let (column, below) = (at % width, bars.iter().skip(cells.len() + at - at % width).take(width));
        if cell == 0 && at > 0 {
            text.push('.');
        } else {
            text.push_str("01");
            text.push(letter(sectors));
            sectors += 1;
        }
        if column + 1 < width {
            text.push(['|', '~', ' '][bars[at].min(2)]);
        } else if at + 1 < cells.len() {
            let row: Vec<&str> = below.map(|&bar| ["---", "~~~", "+"][bar.min(2)]).collect();
            text.extend(["\n", &row.join(" "), "\n"]);
        }
    }
    (text, sectors)
}

fn letter(sector: usize) -> char {
    char::from(b'A' + sector as u8)
}

/// A random mission.
pub fn mission() -> impl Strategy<Value = RandomMission> {
    map().prop_flat_map(|(map, sectors)| {
        let enemies = prop::collection::vec((0..sectors, 0usize..3, 0usize..NATURES.len()), 0..5);
        let waypoints = prop::collection::vec((0usize..3, 0..sectors), 0..8);
        let decisions = prop::collection::vec(any::<usize>(), 10..60);
        (Just((map, sectors)), enemies, waypoints, any::<bool>(), decisions).prop_map(
            |((map, sectors), enemies, waypoints, alarm, decisions)| RandomMission {
                map,
                sectors,
                enemies,
                waypoints,
                alarm,
                decisions,
            },
        )
    })
}

impl RandomMission {
    pub fn drawn(&self) -> Drawn {
        let name = |sector: usize| letter(sector % self.sectors).to_string();
        let mut drawn = Drawn::map(&self.map).deck(&[-5, -4, -3, -2, -1, -1, 0, 0, 1, 1, 2, 3, 4, CHOOSE]);
        drawn.plan.agent.health = 9;
        for &(sector, colour, nature) in &self.enemies {
            drawn = drawn.enemy(&name(sector), Colour::ALL[colour], special(NATURES[nature]));
        }
        for colour in 0..3 {
            let stops = self.waypoints.iter().filter(|stop| stop.0 == colour).map(|stop| name(stop.1));
            drawn = drawn.patrol(Colour::ALL[colour], &stops.collect::<Vec<_>>().join(" "));
        }
        let drawn = if self.alarm { drawn.alarm(1) } else { drawn };
        drawn.item(Effect::Decoy(2)).item(Effect::Jam(1)).tool(3, Effect::Decoy(1))
    }
}
