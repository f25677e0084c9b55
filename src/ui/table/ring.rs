//! Where everything lies: you at the bottom, the others clockwise, and the middle left free.

mod free;
mod seats;

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::engine::Seat;

/// How much of a player there is room for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Form {
    /// Name, number, mark and health only: 44 × 46.
    Disc,
    /// 92 × 54.
    Medium,
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
            Self::Medium => vec2(92.0, 54.0),
            Self::Disc => vec2(44.0, 46.0),
        }
    }

    /// The size of a loyalty card that two neighbours share.
    pub const fn shared(self) -> Vec2 {
        match self {
            Self::Full => vec2(36.0, 50.0),
            Self::Small => vec2(27.0, 38.0),
            Self::Medium => vec2(15.0, 20.0),
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
    /// What the plates leave free for the sentence of the moment.
    pub middle: Rect,
    /// Where the supply lies, below the sentence as far as it needs; nowhere where there is no room.
    pub supply: Option<Rect>,
    /// The table top.
    pub top: Rect,
    /// Whether it is round.
    pub round: bool,
}

/// What lies below the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Below {
    /// The own cards: the own plate has none.
    Hand,
    /// Nothing.
    Nothing,
}

/// A table for many this long has whole plates.
const LONG: f32 = 1300.0;

/// The size of the own plate where the own cards lie below it.
const OWN: Vec2 = vec2(148.0, 44.0);

impl Ring {
    /// The table of `seats` players in a room, seen by `own`; with the largest plates that fit. Somebody who only looks
    /// on sits at the first seat.
    pub fn of(room: Rect, seats: u8, own: Seat) -> Self {
        Self::laid(room, seats, own, Below::Hand)
    }

    /// The same with nothing below the table: the own cards lie on the own plate too.
    pub fn whole(room: Rect, seats: u8, own: Seat) -> Self {
        Self::laid(room, seats, own, Below::Nothing)
    }

    fn laid(room: Rect, seats: u8, own: Seat, below: Below) -> Self {
        let own = if own.0 < seats { own } else { Seat(0) };
        let forms = [Form::Full, Form::Small, Form::Medium];
        // Many sit at whole plates only where there is room to spare.
        let fits = |form: &&Form| seats < 9 || **form < Form::Full || room.width() >= LONG;
        let all = forms.iter().filter(fits).flat_map(|&form| [(form, false), (form, true)]);
        let with = |(form, flat)| Self::with(room, (seats, own), form, flat, below);
        let roomy = all.map(with).find(|ring| ring.lies_clear(room) && ring.has_middle());
        let discs =
            || [(Form::Disc, false), (Form::Disc, true)].map(with).into_iter().find(|ring| ring.lies_clear(room));
        roomy.or_else(discs).unwrap_or_else(|| with((Form::Disc, true)))
    }

    /// `flat` is whether few sit at the sides of a long table.
    fn with(room: Rect, (seats, own): (u8, Seat), form: Form, flat: bool, below: Below) -> Self {
        let round = seats < 9;
        let bare = round && form == Form::Full && below == Below::Hand;
        let centres = if round { seats::oval(room, seats, form, bare) } else { seats::sides(room, seats, form, flat) };
        let place = |(at, centre): (u8, Pos2)| {
            let seat = Seat((own.0 + at) % seats.max(1));
            let rect = if at == 0 && bare {
                Rect::from_center_size(pos2(centre.x, room.bottom() - OWN.y / 2.0), OWN)
            } else {
                Rect::from_center_size(centre, form.size())
            };
            Place { seat, rect }
        };
        let places: Vec<Place> = (0..).zip(centres).map(place).collect();
        let cards = if round { Vec::new() } else { seats::shared(&places, form) };
        let (middle, supply) = free::middle(room, &places);
        Self { form, places, cards, middle, supply, top: top(room, form), round }
    }

    /// The plate of a seat.
    pub fn plate(&self, seat: Seat) -> Option<Rect> {
        self.places.iter().find(|place| place.seat == seat).map(|place| place.rect)
    }

    /// The middle of the way from a seat to the next.
    pub fn gap(&self, seat: Seat) -> Option<Pos2> {
        let at = self.places.iter().position(|place| place.seat == seat)?;
        let (here, next) = (self.places.get(at)?, self.places.get((at + 1) % self.places.len().max(1))?);
        Some(here.rect.center() + (next.rect.center() - here.rect.center()) / 2.0)
    }

    /// Whether nothing lies on anything else or leaves the room.
    fn lies_clear(&self, room: Rect) -> bool {
        let rects: Vec<Rect> = self.places.iter().map(|place| place.rect).chain(self.cards.iter().copied()).collect();
        let apart =
            |(at, rect): (usize, &Rect)| rects.iter().skip(at + 1).all(|other| !other.expand(1.0).intersects(*rect));
        rects.iter().all(|rect| room.expand(0.5).contains_rect(*rect)) && rects.iter().enumerate().all(apart)
    }

    /// Whether there is room for the sentence of the moment.
    fn has_middle(&self) -> bool {
        self.middle.width() >= 180.0 && self.middle.height() >= 64.0
    }
}

/// The table top under the plates.
fn top(room: Rect, form: Form) -> Rect {
    let size = form.size();
    room.shrink2(vec2(size.x * 0.72, size.y * 0.62).min(room.size() / 4.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn room(width: f32, height: f32) -> Rect {
        Rect::from_min_size(pos2(0.0, 44.0), vec2(width, height))
    }

    /// The tables of windows of 1280 × 720, 960 × 540, 1920 × 1080, and of the first and second at 200 %.
    const ROOMS: [(f32, f32); 5] = [(936.0, 534.0), (676.0, 368.0), (1520.0, 894.0), (307.0, 326.0), (480.0, 236.0)];

    #[test]
    fn plates_never_lie_on_each_other_or_leave_the_room() {
        for seats in 4..=16 {
            for (width, height) in ROOMS {
                let ring = Ring::of(room(width, height), seats, Seat(2));
                assert_eq!(ring.places.len(), usize::from(seats));
                assert!(ring.lies_clear(room(width, height)), "{seats} seats in {width} × {height}: {ring:#?}");
            }
        }
    }

    #[test]
    fn the_sentence_has_room_and_the_supply_lies_clear_of_everything() {
        for seats in 4..=16 {
            for (width, height) in ROOMS {
                let ring = Ring::of(room(width, height), seats, Seat(0));
                let told = format!("{seats} seats in {width} × {height}");
                assert!(ring.middle.width() >= 130.0 && ring.middle.height() >= 60.0, "{told}: {:?}", ring.middle);
                let clear = |rect: Rect| ring.places.iter().all(|place| !place.rect.intersects(rect));
                assert!(clear(ring.middle), "{told}");
                assert!(ring.supply.is_none_or(|supply| clear(supply) && !supply.intersects(ring.middle)), "{told}");
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
    fn who_looks_on_sees_the_table_from_the_first_seat() {
        assert_eq!(Ring::of(room(936.0, 534.0), 6, Seat(u8::MAX)).places[0].seat, Seat(0));
    }

    #[test]
    fn plates_are_as_large_as_the_look_says_and_the_supply_is_in_sight() {
        let ring = Ring::of(room(936.0, 534.0), 8, Seat(0));
        assert_eq!((ring.form, ring.supply.is_some()), (Form::Full, true));
        let ring = Ring::of(room(936.0, 534.0), 16, Seat(0));
        assert_eq!((ring.form, ring.supply.is_some(), ring.cards.len()), (Form::Small, true, 16));
        assert_eq!(Ring::of(room(1520.0, 894.0), 16, Seat(0)).form, Form::Full);
        assert_eq!(Ring::of(room(676.0, 368.0), 16, Seat(0)).form, Form::Medium);
        assert_eq!(Ring::of(room(676.0, 368.0), 8, Seat(0)).form, Form::Small);
    }
}
