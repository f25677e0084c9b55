//! Where a walker may be, and where it came from: every such position by number, and the steps between them.
//!
//! A walker never turns straight back where another way exists (ST-EN-17), so the position decides where it may go next.

use std::ops::Range;

use super::{Sector, ground::Ground};

/// All positions of a ground: for each sector one per door it can be entered by, and one for a walker that begins there.
#[derive(Clone, Debug)]
pub(super) struct Positions {
    /// Where the positions of each sector begin, by dense number; one more entry marks the end.
    base: Vec<u32>,
    /// By position, for those that came in by a door: the position one step back through that door leads to.
    through: Vec<u32>,
    /// The dense number of each position's sector.
    sector: Vec<u16>,
}

impl Positions {
    /// The positions of this ground.
    pub fn new(ground: &Ground) -> Self {
        let mut base = vec![0u32];
        let (mut through, mut sector) = (Vec::new(), Vec::new());
        for (dense, &at) in ground.sectors().iter().enumerate() {
            let doors = ground.neighbours(at).len();
            sector.extend(std::iter::repeat_n(dense as u16, doors + 1));
            base.push(sector.len() as u32);
        }
        for &at in ground.sectors() {
            let doors = ground.neighbours(at).iter().map(|&beside| place(&base, ground, beside, at).unwrap_or(0));
            through.extend(doors);
            // Whoever begins here came in by no door.
            through.push(through.len() as u32);
        }
        Self { base, through, sector }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.sector.len()
    }

    /// The dense number of a position's sector.
    pub fn sector(&self, position: usize) -> usize {
        usize::from(self.sector[position])
    }

    /// The position of a walker at `at` that came from `from`, or came in by no door.
    pub fn of(&self, ground: &Ground, at: Sector, from: Option<Sector>) -> Option<usize> {
        let dense = ground.dense(at)?;
        let door = from.and_then(|from| ground.neighbours(at).iter().position(|&next| next == from));
        Some(self.arrivals(dense).start + door.unwrap_or(self.arrivals(dense).len()))
    }

    /// The positions of those that came to a sector by a door.
    pub fn arrivals(&self, sector: usize) -> Range<usize> {
        self.base[sector] as usize..self.base[sector + 1] as usize - 1
    }

    /// The positions one step later.
    pub fn after(&self, position: usize) -> impl Iterator<Item = usize> {
        self.doors_after(position).map(|(_, next)| next)
    }

    /// The positions one step later, each with the door that leads there, counted from the sector's first.
    pub fn doors_after(&self, position: usize) -> impl Iterator<Item = (usize, usize)> {
        let doors = self.arrivals(self.sector(position));
        let (first, only) = (doors.start, doors.len() == 1);
        let open = doors.filter(move |&door| only || door != position);
        open.map(move |door| (door - first, self.through[door] as usize))
    }

    /// The positions one step earlier.
    pub fn before(&self, position: usize) -> impl Iterator<Item = usize> {
        let back = self.through[position] as usize;
        let doors = self.arrivals(self.sector(back));
        let only = doors.len() == 1;
        let all = if back == position { 0..0 } else { doors.start..doors.end + 1 };
        all.filter(move |&before| only || before != back)
    }
}

fn place(base: &[u32], ground: &Ground, at: Sector, from: Sector) -> Option<u32> {
    let slot = ground.neighbours(at).iter().position(|&next| next == from)?;
    Some(base[ground.dense(at)?] + slot as u32)
}
