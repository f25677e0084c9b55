//! Where everything goes on a screen of any size.

use ratatui::layout::Rect;

use super::super::map::Room;

/// The least cells the column beside the map needs.
const SIDE: u16 = 36;
/// The least lines the log needs, its rule included.
const LOG: u16 = 5;
/// The smallest screen that shows everything.
pub const FULL: (u16, u16) = (80, 24);

/// The parts of the screen while a mission is in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Areas {
    /// The mission and the moment.
    pub title: Rect,
    /// The map; empty where it has no room.
    pub map: Rect,
    /// How things stand, and the choices.
    pub side: Rect,
    /// The log.
    pub log: Rect,
    /// What was said, the command line, or the keys.
    pub foot: Rect,
}

/// The first and last line, and what is between them.
pub fn rims(screen: Rect) -> (Rect, Rect, Rect) {
    let line = |y: u16, height: u16| Rect { y: screen.y + y, height: height.min(screen.height), ..screen };
    let last = screen.height.saturating_sub(1);
    (line(0, 1), line(1, screen.height.saturating_sub(2)), line(last, 1.min(last)))
}

/// The room there is for a map; `None` where the rest needs it all.
pub fn map_room(screen: Rect) -> Option<Room> {
    let width = screen.width.checked_sub(SIDE + 1).filter(|&width| width >= 20)?;
    let height = screen.height.checked_sub(2 + LOG).filter(|&height| height >= 8)?;
    Some(Room { width: width.into(), height: height.into() })
}

/// The parts of the screen around a map of this size, with `side` lines wanted beside it.
pub fn areas(screen: Rect, map: Option<(usize, usize)>, side: usize) -> Areas {
    let (title, middle, foot) = rims(screen);
    let (wide, high) = map.map_or((0, 0), |(wide, high)| (wide as u16, high as u16));
    let wanted = high.max(u16::try_from(side).unwrap_or(u16::MAX));
    // A log of a few lines comes before a side that shows everything, but not before the map.
    let least = LOG.min(middle.height.saturating_sub(high)).min(middle.height / 4);
    let log_height = middle.height.saturating_sub(wanted).max(least);
    let upper = middle.height.saturating_sub(log_height);
    let gap = u16::from(wide > 0);
    let left = (wide + gap).min(middle.width);
    Areas {
        title,
        map: Rect { width: wide.min(middle.width), height: high.min(upper), ..middle },
        side: Rect { x: middle.x + left, width: middle.width - left, height: upper, ..middle },
        log: Rect { y: middle.y + upper, height: log_height, ..middle },
        foot,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_lies_on_the_screen_at_any_size() {
        for width in 0..130 {
            for height in 0..60 {
                let screen = Rect { x: 0, y: 0, width, height };
                let parts = areas(screen, map_room(screen).map(|room| (room.width, room.height)), 12);
                for part in [parts.title, parts.map, parts.side, parts.log, parts.foot] {
                    assert_eq!(part.intersection(screen).area(), part.area(), "{width}×{height}: {part:?}");
                }
            }
        }
    }

    #[test]
    fn the_parts_of_an_80_by_24_screen_do_not_overlap_and_have_their_least_room() {
        let screen = Rect { x: 0, y: 0, width: 80, height: 24 };
        let Areas { map, side, log, .. } = areas(screen, Some((43, 17)), 30);
        assert_eq!((map.width, map.height), (43, 17));
        assert!(side.width >= SIDE && log.height >= LOG);
        assert_eq!(map.intersection(side).area() + map.intersection(log).area() + side.intersection(log).area(), 0);
    }
}
