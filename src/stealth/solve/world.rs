//! A mission in which chance is a choice: the open state, how often each card is left, and stops before every draw.

use smallvec::SmallVec;

use crate::{
    engine::{Deck, Dice},
    stealth::{Action, DrawFor, Event, Modifier, Phase, Public, Setup, Task, View, play::Play},
};

/// The different cards of a deck, in rising order.
#[derive(Clone, Debug)]
pub(in crate::stealth) struct Faces(Vec<Modifier>);

/// A card by its place among the faces.
pub(in crate::stealth) type Face = usize;

/// How often each face is in a pile.
type Counts = SmallVec<[u8; 16]>;

impl Faces {
    /// The faces of all these cards.
    pub fn new(cards: &[Modifier]) -> Self {
        let mut faces = cards.to_vec();
        faces.sort_unstable();
        faces.dedup();
        Self(faces)
    }

    /// The card with this face.
    pub fn card(&self, face: Face) -> Modifier {
        self.0[face]
    }

    fn counts(&self, cards: &[Modifier]) -> Counts {
        self.0.iter().map(|face| cards.iter().filter(|card| *card == face).count() as u8).collect()
    }
}

/// A mission whose next card can be chosen.
#[derive(Clone, Debug)]
pub(in crate::stealth) struct World {
    /// The open state.
    pub public: Public,
    /// Cards left in the pile.
    left: Counts,
    /// Cards drawn since the last shuffle.
    drawn: Counts,
}

/// Why a world stands still.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::stealth) enum Stop {
    /// The player decides.
    Decision,
    /// A card is to be drawn.
    Draw(DrawFor),
    /// The mission is over.
    Over,
}

impl World {
    /// What a player knows, as a world.
    pub fn of(view: &View, faces: &Faces) -> Self {
        Self { public: view.public.clone(), left: faces.counts(&view.left), drawn: faces.counts(&view.drawn) }
    }

    /// Sets an allowed action going, without running on.
    pub fn begin(&mut self, setup: &Setup, action: Action, tell: &mut dyn FnMut(Event)) {
        self.play(setup, tell, |play| play.begin(action));
    }

    /// Runs until the player decides, a card is to be drawn, or the mission is over.
    pub fn run(&mut self, setup: &Setup, tell: &mut dyn FnMut(Event)) -> Stop {
        self.play(setup, tell, |play| {
            loop {
                match play.public.agenda.last().copied() {
                    Some(Task::Draw(draw)) if play.public.question.is_none() => return Stop::Draw(draw),
                    _ if play.advance() => {}
                    _ => break,
                }
            }
            if matches!(play.public.phase, Phase::Won | Phase::Lost) { Stop::Over } else { Stop::Decision }
        })
    }

    /// The faces that may come next, with how many cards show each.
    pub fn coming(&self, faces: &Faces) -> SmallVec<[(Face, u8); 16]> {
        if let Some(known) = self.public.known.first() {
            return faces.0.iter().position(|face| face == known).map(|face| (face, 1)).into_iter().collect();
        }
        let pile = if self.left.iter().all(|&count| count == 0) { &self.drawn } else { &self.left };
        pile.iter().copied().enumerate().filter(|(_, count)| *count > 0).collect()
    }

    /// Draws this card for `draw`, without running on.
    pub fn turn_up(&mut self, setup: &Setup, draw: DrawFor, face: Face, faces: &Faces, tell: &mut dyn FnMut(Event)) {
        if self.left.iter().all(|&count| count == 0) {
            std::mem::swap(&mut self.left, &mut self.drawn);
        }
        self.left[face] = self.left[face].saturating_sub(1);
        self.drawn[face] += 1;
        if !self.public.known.is_empty() {
            self.public.known.remove(0);
        }
        self.public.agenda.pop();
        self.play(setup, tell, |play| play.turn_up(draw, faces.card(face)));
    }

    /// Appends all that makes this world what it is, but for the turn and what is only counted.
    pub fn write_key(&mut self, mut into: Vec<u8>) -> Vec<u8> {
        let (turn, tally) = (self.public.turn, self.public.tally);
        (self.public.turn, self.public.tally) = (0, crate::stealth::Tally::default());
        into.extend_from_slice(&self.left);
        // Postcard cannot fail on these plain values; a shorter key would only merge less.
        into = postcard::to_extend(&self.public, into).unwrap_or_default();
        (self.public.turn, self.public.tally) = (turn, tally);
        into
    }

    /// Lets the rules work on the open state, with no deck: cards come only through `turn_up`.
    fn play<T>(&mut self, setup: &Setup, tell: &mut dyn FnMut(Event), work: impl FnOnce(&mut Play) -> T) -> T {
        let mut deck = Deck::from_piles(Vec::new(), Vec::new());
        let mut dice = Dice::new(0);
        work(&mut Play { setup, public: &mut self.public, deck: &mut deck, dice: &mut dice, tell })
    }
}
