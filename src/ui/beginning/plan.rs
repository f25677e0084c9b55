//! Where everything lies on the board, on 678 × 410 units, and on the screen.
//!
//! One ring of areas 1-3-5-4-Junkyard goes around 2 and 6, so that no way between areas crosses another.

use egui::{Pos2, Rect, Vec2, vec2};

use crate::beginning::{Area, Column, Spawn};

/// The size of the board in units.
const SIZE: Vec2 = vec2(678.0, 410.0);
/// How much more the board may be stretched one way than the other.
const STRETCH: f32 = 1.9;

/// A place in units.
type Unit = (f32, f32);

/// The board laid into a room.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plan {
    origin: Pos2,
    scale: Vec2,
}

impl Plan {
    /// The board in a room: as large as it can be, stretched a little where the room is wide or high.
    pub fn of(room: Rect) -> Self {
        let whole = room.size() / SIZE;
        let scale = vec2(whole.x.min(whole.y * STRETCH), whole.y.min(whole.x * STRETCH));
        Self { origin: room.center() - SIZE * scale / 2.0, scale }
    }

    /// How large tokens are drawn, 1 being that of the reference pictures.
    pub fn unit(self) -> f32 {
        self.scale.min_elem()
    }

    /// The size of a token that is `size` wide in the reference pictures.
    pub fn token(self, size: f32) -> f32 {
        (size * self.unit()).clamp(size * 0.62, size * 1.7)
    }

    /// A place on the screen.
    pub fn at(self, (x, y): Unit) -> Pos2 {
        self.origin + vec2(x, y) * self.scale
    }

    /// Several places.
    pub fn all(self, line: &[Unit]) -> Vec<Pos2> {
        line.iter().map(|&at| self.at(at)).collect()
    }

    /// A rectangle given by two corners.
    pub fn rect(self, (min, max): (Unit, Unit)) -> Rect {
        Rect::from_min_max(self.at(min), self.at(max))
    }

    /// An area.
    pub fn area(self, area: Area) -> Rect {
        self.rect(match area {
            Area::MedCenter => ((0.0, 0.0), (106.0, 86.0)),
            Area::Nexus => ((156.0, 0.0), (554.0, 86.0)),
            Area::Monolith => ((576.0, 0.0), (678.0, 410.0)),
            Area::Sectors => ((0.0, 104.0), (134.0, 296.0)),
            Area::City => ((156.0, 104.0), (358.0, 296.0)),
            Area::Network => ((380.0, 104.0), (554.0, 274.0)),
            Area::Junkyard => ((0.0, 314.0), (134.0, 410.0)),
            Area::Hq => ((156.0, 314.0), (554.0, 410.0)),
        })
    }

    /// Where figures and boxes stand in an area.
    pub fn stand(self, area: Area) -> Rect {
        self.rect(match area {
            Area::MedCenter => ((4.0, 38.0), (102.0, 84.0)),
            Area::Nexus => ((312.0, 20.0), (420.0, 84.0)),
            Area::Monolith => ((580.0, 74.0), (674.0, 262.0)),
            Area::Sectors => ((4.0, 248.0), (130.0, 294.0)),
            Area::City => ((164.0, 130.0), (312.0, 170.0)),
            Area::Network => ((494.0, 124.0), (552.0, 232.0)),
            Area::Junkyard => ((4.0, 374.0), (130.0, 408.0)),
            Area::Hq => ((266.0, 342.0), (420.0, 408.0)),
        })
    }

    /// A Sector with its chips, from 0.
    pub fn sector(self, at: u8) -> Rect {
        let top = 134.0 + 38.0 * f32::from(at);
        self.rect(((7.0, top), (92.0, top + 35.0)))
    }

    /// The places inside Area 2 below the City: Dark Net and Factory.
    pub fn quarters(self) -> [Rect; 2] {
        [self.rect(((156.0, 171.0), (257.0, 296.0))), self.rect(((257.0, 171.0), (358.0, 296.0)))]
    }

    /// A place for a chip of the Network: a column and a Tier from 0.
    pub fn chip(self, column: Column, tier: u8) -> Rect {
        let centre = self.at((412.0 + 27.0 * f32::from(column as u8), 224.0 - 17.0 * f32::from(tier)));
        Rect::from_center_size(centre, vec2(23.0, 13.0) * self.scale)
    }

    /// Where the name of a column stands.
    pub fn column_head(self, column: Column) -> Pos2 {
        self.at((412.0 + 27.0 * f32::from(column as u8), 140.0))
    }

    /// Where the number of a Tier stands, from 0.
    pub fn tier(self, tier: u8) -> Pos2 {
        self.at((484.0, 224.0 - 17.0 * f32::from(tier)))
    }

    /// The Isolation Cube.
    pub fn cube(self) -> Rect {
        self.rect(((483.0, 238.0), (549.0, 269.0)))
    }

    /// The yellow zone of HQ.
    pub fn zone(self) -> Rect {
        self.rect(((166.0, 343.0), (256.0, 404.0)))
    }

    /// Where the scanners 1 and 2 lie, from 0.
    pub fn scanner(self, at: u8) -> Rect {
        self.rect(if at == 0 { ((222.0, 42.0), (266.0, 68.0)) } else { ((586.0, 374.0), (630.0, 400.0)) })
    }

    /// A weapon at HQ, by its place in the list.
    pub fn weapon(self, at: u8) -> Rect {
        let top = 341.0 + 22.0 * f32::from(at);
        self.rect(((430.0, top), (474.0, top + 20.0)))
    }

    /// Positions of the Junkyard.
    pub fn junk(self, at: u8, count: usize) -> Rect {
        let columns = count.div_ceil(2).clamp(4, 12) as u8;
        let step = 124.0 / f32::from(columns);
        let (row, column) = (at / columns.max(1), at % columns.max(1));
        let min = (7.0 + step * f32::from(column), 343.0 + 16.0 * f32::from(row));
        self.rect((min, (min.0 + step - 4.0, min.1 + 14.0)))
    }

    /// A spawn location, by what it bears and where it belongs; those the picture does not know lie in their area.
    pub fn spawn(self, spawn: &Spawn) -> Pos2 {
        let area = spawn.areas.first().copied().unwrap_or(Area::City);
        let found = SPAWNS.iter().find(|(of, numbers, _)| *of == area && *numbers == spawn.numbers.as_slice());
        found.map_or_else(|| self.stand(area).center(), |(.., at)| self.at(*at))
    }

    /// A space of the red path, from 0.
    pub fn red(self, at: u8) -> Pos2 {
        self.at(RED_SPACES.get(usize::from(at)).or(RED_SPACES.last()).copied().unwrap_or_default())
    }

    /// A space of the blue path, from 0.
    pub fn blue(self, at: u8) -> Pos2 {
        self.at(BLUE_SPACES.get(usize::from(at)).or(BLUE_SPACES.last()).copied().unwrap_or_default())
    }

    /// The red path, from its first space into the Network.
    pub fn red_line(self) -> [Vec<Pos2>; 2] {
        [self.all(RED_LINE), self.all(&[(333.0, 226.0), (379.0, 226.0)])]
    }

    /// The blue path.
    pub fn blue_line(self) -> Vec<Pos2> {
        self.all(BLUE_LINE)
    }

    /// The way between two areas; a straight one where the picture knows none.
    pub fn way(self, from: Area, to: Area) -> Vec<Pos2> {
        let found = WAYS.iter().find(|(a, b, _)| (*a, *b) == (from, to) || (*b, *a) == (from, to));
        match found {
            Some((.., line)) => self.all(line),
            None => vec![self.area(from).center(), self.area(to).center()],
        }
    }

    /// The free way into the Med Center.
    pub fn orange(self, from: Area) -> [Pos2; 2] {
        let line = if from == Area::Nexus { [(156.0, 23.0), (107.0, 23.0)] } else { [(53.0, 104.0), (53.0, 87.0)] };
        line.map(|at| self.at(at))
    }

    /// Whether the board is large enough for every location to have its number.
    pub fn is_legible(self) -> bool {
        self.unit() >= 0.62
    }

    /// Places for `count` tokens in a room: in rows beside each other, at most `size` wide, smaller where there are many.
    pub fn crowd(room: Rect, count: usize, size: f32) -> impl Iterator<Item = Rect> {
        let fits = |size: f32, side: f32| ((side + APART) / (size + APART)).floor().max(1.0) as usize;
        let holds = |size: f32| fits(size, room.width()) * fits(size, room.height());
        let mut size = size.min(room.size().min_elem());
        while size > LEAST && holds(size) < count {
            size -= 1.0;
        }
        let rows = count.div_ceil(fits(size, room.width())).max(1);
        let columns = count.div_ceil(rows).max(1);
        (0..count).map(move |nth| {
            let (row, column) = (nth / columns, nth % columns);
            let here = columns.min(count - row * columns);
            let middle = vec2((here - 1) as f32, (rows - 1) as f32) / 2.0;
            let centre = room.center() + (vec2(column as f32, row as f32) - middle) * (size + APART);
            Rect::from_center_size(centre, Vec2::splat(size))
        })
    }
}

/// Between two tokens; and how small they are drawn at most.
const APART: f32 = 3.0;
const LEAST: f32 = 10.0;

/// Spawn locations by area and numbers.
const SPAWNS: &[(Area, &[u8], Unit)] = &[
    (Area::Sectors, &[5], (113.0, 147.0)),
    (Area::Sectors, &[9], (113.0, 184.0)),
    (Area::Sectors, &[4], (145.0, 95.0)),
    (Area::City, &[6], (335.0, 146.0)),
    (Area::City, &[8], (228.0, 260.0)),
    (Area::City, &[6, 8], (182.0, 260.0)),
    (Area::City, &[10], (440.0, 296.0)),
    (Area::Nexus, &[3], (291.0, 55.0)),
    (Area::Nexus, &[7], (444.0, 55.0)),
    (Area::Hq, &[5], (494.0, 387.0)),
    (Area::Hq, &[11], (534.0, 387.0)),
    (Area::Hq, &[7, 9], (514.0, 353.0)),
    (Area::Monolith, &[2], (600.0, 50.0)),
    (Area::Monolith, &[9], (652.0, 292.0)),
    (Area::Monolith, &[3, 11], (650.0, 50.0)),
    (Area::Network, &[7], (395.0, 254.0)),
    (Area::Network, &[12], (424.0, 254.0)),
    (Area::Network, &[2, 12], (459.0, 254.0)),
];

const RED_SPACES: &[Unit] = &[(286.0, 208.0), (286.0, 329.0), (604.0, 305.0), (333.0, 226.0)];
const RED_LINE: &[Unit] =
    &[(286.0, 208.0), (286.0, 329.0), (604.0, 329.0), (604.0, 282.0), (333.0, 282.0), (333.0, 226.0)];
const BLUE_SPACES: &[Unit] = &[(189.0, 63.0), (112.0, 226.0), (333.0, 226.0)];
const BLUE_LINE: &[Unit] = &[(189.0, 63.0), (112.0, 63.0), (112.0, 226.0), (333.0, 226.0)];

/// Ways between areas, both ways.
const WAYS: &[(Area, Area, &[Unit])] = &[
    (Area::Sectors, Area::City, &[(134.0, 199.0), (156.0, 199.0)]),
    (Area::Sectors, Area::Nexus, &[(126.0, 104.0), (126.0, 50.0), (156.0, 50.0)]),
    (Area::City, Area::Hq, &[(206.0, 296.0), (206.0, 314.0)]),
    (Area::City, Area::Network, &[(358.0, 184.0), (380.0, 184.0)]),
    (Area::Nexus, Area::Monolith, &[(554.0, 45.0), (576.0, 45.0)]),
    (Area::Hq, Area::Monolith, &[(554.0, 363.0), (576.0, 363.0)]),
    (Area::Monolith, Area::Network, &[(576.0, 189.0), (554.0, 189.0)]),
    (Area::Sectors, Area::Junkyard, &[(67.0, 296.0), (67.0, 314.0)]),
    (Area::Hq, Area::Junkyard, &[(156.0, 363.0), (134.0, 363.0)]),
];

#[cfg(test)]
mod tests {
    use super::*;

    fn plan() -> Plan {
        Plan::of(Rect::from_min_size(Pos2::ZERO, SIZE))
    }

    #[test]
    fn no_area_lies_on_another() {
        for (nth, a) in Area::ALL.into_iter().enumerate() {
            for b in Area::ALL.into_iter().skip(nth + 1) {
                assert!(!plan().area(a).intersects(plan().area(b)), "{a:?} {b:?}");
            }
        }
    }

    #[test]
    fn no_way_between_areas_crosses_another() {
        let pieces: Vec<(usize, Rect)> = WAYS
            .iter()
            .enumerate()
            .flat_map(|(nth, (.., line))| {
                line.windows(2).map(move |ends| (nth, Rect::from_two_pos(ends[0].into(), ends[1].into())))
            })
            .collect();
        for (nth, a) in &pieces {
            for (other, b) in &pieces {
                assert!(
                    nth == other || !a.expand(3.0).intersects(b.expand(3.0)),
                    "{:?} {:?}",
                    WAYS[*nth],
                    WAYS[*other]
                );
            }
        }
    }

    #[test]
    fn every_spawn_location_of_the_board_has_a_place_of_its_own() {
        let library = crate::content::beginning::shipped_library().unwrap();
        let places: Vec<Pos2> = library.board.spawns.iter().map(|spawn| plan().spawn(spawn)).collect();
        for (nth, (spawn, at)) in library.board.spawns.iter().zip(&places).enumerate() {
            let free = |area: &Area| !plan().stand(*area).contains(*at);
            assert!(spawn.areas.iter().all(free), "{spawn:?} lies where figures stand");
            let near = places.iter().skip(nth + 1).find(|other| other.distance(*at) < 27.0);
            assert!(near.is_none(), "{spawn:?} lies on another");
        }
    }

    /// Six players, Kuro and two boxes may be in one area.
    #[test]
    fn tokens_stay_in_their_room_and_beside_each_other_however_many_there_are() {
        for room in Area::ALL.map(|area| plan().stand(area)) {
            for count in 1..=9 {
                let tokens: Vec<Rect> = Plan::crowd(room, count, 30.0).collect();
                for (nth, token) in tokens.iter().enumerate() {
                    assert!(room.expand(0.5).contains_rect(*token), "{count}: {token:?} in {room:?}");
                    let on = tokens.iter().skip(nth + 1).find(|other| other.intersects(*token));
                    assert!(on.is_none(), "{count} in {room:?}: {token:?} lies on {on:?}");
                }
            }
        }
    }
}
