//! Where everything stands, by the room there is.

use egui::{Rect, Vec2, vec2};

pub use crate::ui::parts::Class;
use crate::ui::parts::{cut_left, cut_top};

/// Where everything stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    /// The class.
    pub class: Class,
    /// The top bar.
    pub top: Rect,
    /// The panel or rail on the left.
    pub left: Option<Rect>,
    /// The panel or drawer on the right.
    pub right: Option<Rect>,
    /// The alarm track.
    pub alarm: Option<Rect>,
    /// The map.
    pub map: Rect,
    /// The timeline, or what the player is asked.
    pub strip: Option<Rect>,
    /// The line that tells of the sector looked at.
    pub caption: Option<Rect>,
    /// The action bar.
    pub actions: Rect,
}

impl Layout {
    /// The layout of a screen; without an alarm its track leaves its room to the map.
    pub fn of(screen: Rect, has_alarm: bool) -> Self {
        let class = Class::of(screen.size());
        let (top_height, sides) = match class {
            Class::Wide => (44.0, (264.0, 344.0)),
            Class::Normal => (44.0, (224.0, 288.0)),
            Class::Compact => (40.0, (56.0, 284.0)),
            Class::Drawer => (34.0, (0.0, (screen.width() * 0.52).round())),
            Class::Sheet => (34.0, (0.0, 0.0)),
        };
        let (top, below) = cut_top(screen, top_height);
        match class {
            Class::Drawer | Class::Sheet => Self::small(class, top, below, sides.1),
            _ => Self::large(class, top, below, sides, has_alarm),
        }
    }

    fn large(class: Class, top: Rect, below: Rect, (left, right): (f32, f32), has_alarm: bool) -> Self {
        let (left, rest) = cut_left(below, left);
        let (middle, right) = cut_left(rest, rest.width() - right);
        let alarm_height = if class == Class::Compact { 54.0 } else { 56.0 };
        let (alarm, middle) = if has_alarm { cut_top(middle, alarm_height) } else { cut_top(middle, 0.0) };
        let action_height = if top.height() + below.height() >= 600.0 { 86.0 } else { 62.0 };
        let (middle, actions) = cut_top(middle, middle.height() - action_height);
        let strip_height = if class.is_roomy() { 38.0 } else { 0.0 };
        let (map, strip) = cut_top(middle, middle.height() - strip_height);
        Self {
            class,
            top,
            left: Some(left),
            right: Some(right),
            alarm: has_alarm.then_some(alarm),
            map,
            strip: class.is_roomy().then_some(strip),
            caption: None,
            actions,
        }
    }

    fn small(class: Class, top: Rect, below: Rect, drawer: f32) -> Self {
        let (below, actions) = cut_top(below, below.height() - 48.0);
        let (below, caption) = cut_top(below, below.height() - 26.0);
        let (map, right) = cut_left(below, below.width() - drawer);
        let right = (class == Class::Drawer).then_some(right);
        Self { class, top, left: None, right, alarm: None, map, strip: None, caption: Some(caption), actions }
    }
}

/// How an action is drawn, from the largest form down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Glyph, name and key.
    Tall,
    /// Glyph and name.
    Medium,
    /// Glyph and key.
    Small,
}

impl Form {
    /// From the largest down.
    pub const ALL: [Self; 3] = [Self::Tall, Self::Medium, Self::Small];

    /// The least size.
    pub fn size(self) -> Vec2 {
        match self {
            Self::Tall => vec2(66.0, 70.0),
            Self::Medium => vec2(54.0, 50.0),
            Self::Small => vec2(44.0, 40.0),
        }
    }

    /// The least width of the primary button.
    pub fn primary_width(self) -> f32 {
        match self {
            Self::Tall => 92.0,
            Self::Medium => 84.0,
            Self::Small => 60.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layout(width: f32, height: f32) -> Layout {
        Layout::of(Rect::from_min_size(egui::Pos2::ZERO, vec2(width, height)), true)
    }

    #[test]
    fn the_sizes_of_the_look_have_their_classes() {
        let class = |width, height| layout(width, height).class;
        assert_eq!(class(1280.0, 720.0), Class::Normal);
        assert_eq!(class(640.0, 360.0), Class::Drawer);
        assert_eq!(class(960.0, 540.0), Class::Compact);
        assert_eq!(class(480.0, 270.0), Class::Sheet);
        assert_eq!(class(1920.0, 1080.0), Class::Wide);
    }

    #[test]
    fn the_middle_column_keeps_its_share_of_the_width() {
        for (width, height) in [(1200.0, 675.0), (1280.0, 720.0), (1500.0, 844.0), (1920.0, 1080.0)] {
            assert!(layout(width, height).map.width() >= width * 0.57, "{width}");
        }
    }

    #[test]
    fn nothing_stands_on_anything_else_and_the_map_has_room() {
        for (width, height) in [(480.0, 270.0), (640.0, 360.0), (960.0, 540.0), (1280.0, 720.0), (2400.0, 1350.0)] {
            let Layout { top, left, right, alarm, map, strip, caption, actions, .. } = layout(width, height);
            let all: Vec<Rect> = [Some(top), left, right, alarm, Some(map), strip, caption, Some(actions)]
                .into_iter()
                .flatten()
                .collect();
            for (at, one) in all.iter().enumerate() {
                let clear = |other: &Rect| !one.shrink(0.5).intersects(other.shrink(0.5));
                assert!(all.iter().skip(at + 1).all(clear), "{width}");
            }
            assert!(map.height() >= height * 0.5 && map.width() >= width * 0.4, "{width}: {map:?}");
        }
    }
}
