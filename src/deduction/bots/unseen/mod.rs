//! The cards a seat has not seen, as a small model: where they lie, and what each says about teams.
//!
//! | file | what stands there |
//! |---|---|
//! | `places` | where unseen cards lie |
//! | `says` | what a card says about the team of whoever has it |
//! | `teams` | everybody's team in a deal |
//! | `guess` | who may be Legion or Fallen in secret |

mod guess;
mod places;
mod says;
mod teams;

pub(super) use self::{places::Place, says::Says};

use smallvec::SmallVec;

use self::{
    guess::Guess,
    places::{card_at, hidden_ids, hidden_loyalty, hidden_programs, put, spare_ids},
    says::says,
    teams::Known,
};
use super::evidence::MOST;
use crate::{
    deduction::{Deduction, Scene, View},
    engine::{Dice, Imagine},
};

/// A deal of the unseen cards, with everybody's team in it.
pub(super) struct Unseen {
    /// A world that fits, for all that is not dealt anew here.
    base: Deduction,
    /// Where unseen cards lie: IDs, then loyalty cards, then programs.
    pub places: Vec<Place>,
    /// What lies there.
    pub cards: Vec<u8>,
    /// How many of the places are those of IDs, and of IDs or loyalty cards.
    pub bounds: (usize, usize),
    /// IDs that nobody has, by colour.
    pub spare: [Vec<u8>; 3],
    known: [Known; MOST],
    of_seat: [SmallVec<[u8; 8]>; MOST],
    says: [Vec<Says>; 3],
    /// Who may be Legion or Fallen in secret, guess by guess.
    guesses: Vec<Guess>,
}

impl Unseen {
    /// A deal drawn fairly; everything in it follows from the view.
    pub fn of(view: &View, dice: &mut Dice) -> Self {
        let base = Deduction::imagine(view, dice);
        let (rules, table) = (&view.rules, &view.table);
        let mut places = hidden_ids(table);
        let ids = places.len();
        places.extend(hidden_loyalty(rules, table));
        let bounds = (ids, places.len());
        places.extend(hidden_programs(table));
        let mut unseen = Self {
            cards: places.iter().map(|place| card_at(&base.state, *place)).collect(),
            bounds,
            spare: spare_ids(rules, &base),
            known: [Known::default(); MOST],
            of_seat: Default::default(),
            says: says(rules),
            guesses: Vec::new(),
            places,
            base,
        };
        unseen.seat_places();
        unseen.guess(view);
        for seat in 0..table.players.len().min(MOST) {
            let known = unseen.known_of(view, seat as u8);
            unseen.known.get_mut(seat).into_iter().for_each(|place| *place = known);
        }
        unseen
    }

    /// Notes which places decide each seat's team.
    fn seat_places(&mut self) {
        let seats = self.base.state.players.len() as u8;
        for (at, place) in self.places.iter().enumerate() {
            for seat in place.seats(seats) {
                self.of_seat.get_mut(usize::from(seat)).into_iter().for_each(|list| list.push(at as u8));
            }
        }
    }

    /// Whether a place is one of IDs (0), loyalty cards (1) or programs (2).
    pub fn sort(&self, at: usize) -> usize {
        usize::from(at >= self.bounds.0) + usize::from(at >= self.bounds.1)
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.base.state.players.len().min(MOST)
    }

    /// The places that decide a seat's team.
    pub fn places_of(&self, seat: usize) -> &[u8] {
        self.of_seat.get(seat).map_or(&[], |list| list)
    }

    /// A whole world with these cards.
    pub fn world(&self) -> Deduction {
        let mut world = self.base.clone();
        for (&place, &card) in self.places.iter().zip(&self.cards) {
            put(&mut world.state, place, card);
        }
        for guess in self.guesses.iter().filter(|guess| guess.whom != guess.first) {
            for (seat, is_so) in [(guess.first, false), (guess.whom, true)] {
                guess.set(&mut world.state, seat, is_so);
            }
        }
        world
    }

    /// The situation apart from what is unseen.
    pub fn scene(&self) -> Scene<'_> {
        self.base.scene()
    }
}
