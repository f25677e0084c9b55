//! The lines between sectors: heavy walls, light jambs beside doors, vents, and the corners where they meet.

use crate::stealth::{Mission, Plan, Sector};

/// What stands between two neighbouring places of the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    /// Neither side is a sector.
    Nothing,
    /// A wall, or the rim of the layout.
    Wall,
    /// A wall with a vent in it.
    Vent,
    /// A way through.
    Door,
}

impl Edge {
    /// How heavy the line is where it meets others: 0 none, 1 light, 2 heavy.
    const fn weight(self) -> usize {
        match self {
            Self::Nothing => 0,
            Self::Door => 1,
            Self::Wall | Self::Vent => 2,
        }
    }
}

/// Every corner of light and heavy lines, by the weights of its arms up, right, down, left.
const CORNERS: &str = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋";

/// The letter for the corner where these four edges meet.
pub fn corner(up: Edge, right: Edge, down: Edge, left: Edge) -> char {
    let index = [up, right, down, left].into_iter().fold(0, |sum, edge| sum * 3 + edge.weight());
    CORNERS.chars().nth(index).unwrap_or(' ')
}

/// The edge between two places of the grid, counted from 1; places outside it are no sectors.
pub fn between(mission: &Mission, a: (u16, u16), b: (u16, u16)) -> Edge {
    let sector = |(column, row)| Sector::at(column, row).filter(|&at| mission.walk().contains(at));
    match (sector(a), sector(b)) {
        (None, None) => Edge::Nothing,
        (Some(a), Some(b)) if mission.walk().adjacent(a, b) => Edge::Door,
        (Some(a), Some(b)) if has_vent(mission.plan(), a, b) => Edge::Vent,
        _ => Edge::Wall,
    }
}

fn has_vent(plan: &Plan, a: Sector, b: Sector) -> bool {
    plan.vents.iter().any(|&(c, d)| (c, d) == (a, b) || (d, c) == (a, b))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corners_join_exactly_the_lines_that_meet() {
        use Edge::{Door, Nothing, Vent, Wall};
        assert_eq!(corner(Nothing, Wall, Wall, Nothing), '┏');
        assert_eq!(corner(Wall, Wall, Vent, Wall), '╋');
        assert_eq!(corner(Door, Door, Door, Door), '┼');
        assert_eq!(corner(Wall, Door, Wall, Nothing), '┠');
        assert_eq!(corner(Nothing, Nothing, Nothing, Nothing), ' ');
        assert_eq!(CORNERS.chars().count(), 81);
    }
}
