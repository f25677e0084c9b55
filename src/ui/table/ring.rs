//! Where everything lies: you at the bottom, the others clockwise, and the middle left free.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::engine::Seat;

/// How much of a player there is room for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Form {
    /// Number, mark and health only.
    Disc,
    /// 118 × 66.
    Small,
    /// 172 × 106.
    Full,
}

impl Form {
    /// The size of a plate.
    pub const fn size(self) -> Vec2 {
        match self {
            Self::Full => vec2(172.0, 106.0),
            Self::Small => vec2(118.0, 66.0),
            Self::Disc => vec2(46.0, 46.0),
        }
    }

    /// The size of a loyalty card that two neighbours share.
    pub const fn shared(self) -> Vec2 {
        match self {
            Self::Full | Self::Small => vec2(27.0, 38.0),
            Self::Disc => vec2(12.0, 17.0),
        }
    }
}

/// The place of one player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// Who sits there.
    pub seat: Seat,
    /// The plate.
    pub rect: Rect,
}

/// The whole table.
#[derive(Clone, Debug, PartialEq)]
pub struct Ring {
    /// How large the plates are.
    pub form: Form,
    /// The places, you first, then clockwise.
    pub places: Vec<Place>,
    /// Where the loyalty card between seat i and the next lies, by seat; empty where none are shared.
    pub cards: Vec<Rect>,
    /// What the plates leave free.
    pub middle: Rect,
    /// The table top.
    pub top: Rect,
    /// Whether it is round.
    pub round: bool,
}

/// How many sit below, at each side, and above, for 9 to 16.
const SIDES: [(u8, u8, u8); 8] =
    [(3, 1, 4), (3, 2, 3), (3, 2, 4), (3, 2, 5), (5, 2, 4), (5, 2, 5), (5, 3, 4), (5, 3, 5)];

/// The height of the own plate where the own cards lie below it.
const OWN: Vec2 = vec2(148.0, 44.0);

impl Ring {
    /// The table of `seats` players in a room, seen by `own`; with the largest plates that fit.
    pub fn of(room: Rect, seats: u8, own: Seat) -> Self {
        let forms = if seats < 9 { &[Form::Full, Form::Small][..] } else { &[Form::Small][..] };
        let fitting = forms.iter().map(|&form| Self::with(room, seats, own, form)).find(|ring| ring.fits(room));
        fitting.unwrap_or_else(|| Self::with(room, seats, own, Form::Disc))
    }

    fn with(room: Rect, seats: u8, own: Seat, form: Form) -> Self {
        let round = seats < 9;
        let centres = if round { oval(room, seats, form) } else { sides(room, seats, form) };
        let place = |(at, centre): (u8, Pos2)| {
            let seat = Seat((own.0 + at) % seats.max(1));
            let rect = if at == 0 && round && form == Form::Full {
                Rect::from_center_size(pos2(centre.x, room.bottom() - OWN.y / 2.0), OWN)
            } else {
                Rect::from_center_size(centre, form.size())
            };
            Place { seat, rect }
        };
        let places: Vec<Place> = (0..).zip(centres).map(place).collect();
        let cards = if round { Vec::new() } else { shared(&places, form) };
        let (top, middle) = (top(room, form), middle(room, &places));
        Self { form, places, cards, middle, top, round }
    }

    /// The plate of a seat.
    pub fn plate(&self, seat: Seat) -> Option<Rect> {
        self.places.iter().find(|place| place.seat == seat).map(|place| place.rect)
    }

    /// The place between a seat and the next, towards the middle: where a boss stands.
    pub fn gap(&self, seat: Seat) -> Option<Pos2> {
        let at = self.places.iter().position(|place| place.seat == seat)?;
        let (here, next) = (self.places.get(at)?, self.places.get((at + 1) % self.places.len().max(1))?);
        let between = here.rect.center() + (next.rect.center() - here.rect.center()) / 2.0;
        let towards = self.top.center() - between;
        Some(between + towards * 0.28)
    }

    /// Whether nothing lies on anything else or leaves the room.
    fn fits(&self, room: Rect) -> bool {
        let rects: Vec<Rect> = self.places.iter().map(|place| place.rect).chain(self.cards.iter().copied()).collect();
        let apart =
            |(at, rect): (usize, &Rect)| rects.iter().skip(at + 1).all(|other| !other.expand(1.0).intersects(*rect));
        rects.iter().all(|rect| room.expand(0.5).contains_rect(*rect))
            && rects.iter().enumerate().all(apart)
            && self.middle.width() >= 180.0
            && self.middle.height() >= 64.0
    }
}

/// The middles of the plates on an ellipse, from below, clockwise.
fn oval(room: Rect, seats: u8, form: Form) -> Vec<Pos2> {
    let size = form.size();
    let (margin, foot) = if form == Form::Full { (14.0, 74.0) } else { (6.0, 6.0 + size.y / 2.0) };
    let top = room.top() + margin + size.y / 2.0;
    let bottom = room.bottom() - foot;
    let radius = vec2((room.width() - size.x) / 2.0 - margin, ((bottom - top) / 2.0).max(1.0));
    let centre = pos2(room.center().x, f32::midpoint(top, bottom));
    let at = |step: u8| {
        let angle = (90.0 + 360.0 * f32::from(step) / f32::from(seats.max(1))).to_radians();
        centre + Vec2::angled(angle) * radius
    };
    (0..seats).map(at).collect()
}

/// The middles of the plates along the sides of a rectangle, from the middle of the lower side, clockwise.
fn sides(room: Rect, seats: u8, form: Form) -> Vec<Pos2> {
    let (below, beside, above) = SIDES.get(usize::from(seats.saturating_sub(9))).copied().unwrap_or((5, 3, 5));
    let size = form.size();
    let inner = room.shrink2(vec2(8.0, if form == Form::Disc { 4.0 } else { 14.0 }));
    let rows = inner.shrink2(size / 2.0);
    // Five side by side never reach the corners: the outer ones would stand under those at the sides.
    let pitch = (size.x + form.shared().x + 15.0).min((rows.width() - size.x * 0.7).max(1.0) / 4.0);
    let along = |count: u8, y: f32| {
        let first = rows.center().x - pitch * f32::from(count.saturating_sub(1)) / 2.0;
        (0..count).map(move |at| pos2(first + pitch * f32::from(at), y))
    };
    let up = |x: f32| {
        let step = rows.height() / f32::from(beside + 1);
        (1..=beside).map(move |at| pos2(x, rows.bottom() - step * f32::from(at)))
    };
    let lower: Vec<Pos2> = along(below, rows.bottom()).collect();
    let (left, right) = lower.split_at(usize::from(below / 2) + 1);
    let mut centres: Vec<Pos2> = left.iter().rev().copied().collect();
    centres.extend(up(rows.left()));
    centres.extend(along(above, rows.top()));
    centres.extend(up(rows.right()).collect::<Vec<_>>().into_iter().rev());
    centres.extend(right.iter().rev());
    centres
}

/// The cards between neighbours, by seat.
fn shared(places: &[Place], form: Form) -> Vec<Rect> {
    let mut cards: Vec<(Seat, Rect)> = Vec::new();
    for (at, here) in places.iter().enumerate() {
        if let Some(next) = places.get((at + 1) % places.len()) {
            cards.push((here.seat, Rect::from_center_size(between(here.rect, next.rect), form.shared())));
        }
    }
    cards.sort_by_key(|(seat, _)| *seat);
    cards.into_iter().map(|(_, rect)| rect).collect()
}

/// The middle of the gap between two plates.
fn between(a: Rect, b: Rect) -> Pos2 {
    let middle = |low: f32, high: f32| f32::midpoint(low, high);
    let across = middle(a.left().max(b.left()), a.right().min(b.right()));
    let down = middle(a.top().max(b.top()), a.bottom().min(b.bottom()));
    pos2(across, down)
}

/// The table top under the plates.
fn top(room: Rect, form: Form) -> Rect {
    let size = form.size();
    room.shrink2(vec2(size.x * 0.72, size.y * 0.62).min(room.size() / 4.0))
}

/// The part around the middle of the room that no plate covers, as large as the middle needs.
fn middle(room: Rect, places: &[Place]) -> Rect {
    let centre = room.center();
    let mut size = vec2((room.width() - 16.0).min(380.0), (room.height() - 16.0).min(240.0));
    let covered = |size: Vec2| {
        let rect = Rect::from_center_size(centre, size);
        places.iter().any(|place| place.rect.expand(8.0).intersects(rect))
    };
    while covered(size) && size.x > 60.0 && size.y > 40.0 {
        // Height goes first as long as the supply has room below the sentence, then width, then both.
        match (size.x, size.y) {
            (_, 160.0..) => size.y -= 4.0,
            (280.0.., _) => size.x -= 6.0,
            (_, 80.0..) => size.y -= 4.0,
            _ => size.x -= 6.0,
        }
    }
    Rect::from_center_size(centre, size)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn room(width: f32, height: f32) -> Rect {
        Rect::from_min_size(pos2(0.0, 44.0), vec2(width, height))
    }

    #[test]
    fn plates_never_lie_on_each_other_or_leave_the_room() {
        for seats in 4..=16 {
            for (width, height) in [(936.0, 534.0), (676.0, 380.0), (1300.0, 800.0), (560.0, 330.0)] {
                let ring = Ring::of(room(width, height), seats, Seat(2));
                assert_eq!(ring.places.len(), usize::from(seats));
                let fault = ring.form == Form::Disc && !ring.fits(room(width, height));
                assert!(!fault, "{seats} seats in {width} × {height}: {ring:#?}");
            }
        }
    }

    #[test]
    fn you_sit_at_the_bottom_and_clockwise_is_clockwise() {
        for seats in 4..=16 {
            let ring = Ring::of(room(936.0, 534.0), seats, Seat(1));
            let middle = ring.top.center();
            let you = ring.places[0];
            assert_eq!(you.seat, Seat(1));
            assert!(you.rect.center().y > middle.y && (you.rect.center().x - middle.x).abs() < 1.0, "{seats}");
            let turn = |at: usize| {
                let place = ring.places[at % ring.places.len()].rect.center() - middle;
                place.angle().to_degrees()
            };
            for at in 0..ring.places.len() {
                let step = (turn(at + 1) - turn(at)).rem_euclid(360.0);
                assert!(step > 0.0 && step < 180.0, "{seats} seats, from place {at}: {step}");
            }
        }
    }

    #[test]
    fn eight_have_full_plates_and_sixteen_small_ones_in_a_normal_window() {
        assert_eq!(Ring::of(room(936.0, 534.0), 8, Seat(0)).form, Form::Full);
        assert_eq!(Ring::of(room(936.0, 534.0), 16, Seat(0)).form, Form::Small);
        assert_eq!(Ring::of(room(936.0, 534.0), 16, Seat(0)).cards.len(), 16);
    }
}
