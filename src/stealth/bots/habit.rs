//! What an enemy tends to do with its next moves, summed up so that many places can be asked about quickly.

use crate::stealth::{Nature, Step};

/// How many places of an enemy's way are looked at: where it stands, and after its next moves.
pub(super) const AHEAD: usize = 3;
/// Every choice of those places, one bit each.
const CHOICES: usize = 1 << AHEAD;

/// One row of a behaviour table, as far as it endangers the player.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row {
    /// How many moves it makes.
    moves: u8,
    /// After how many of them it searches.
    search: Option<u8>,
    /// How likely it is with a fresh deck.
    pub chance: f32,
}

/// What an enemy does by the rows of its table, with their chances.
#[derive(Clone, Debug)]
pub(super) struct Habit {
    /// By place of the way: the chance that it comes that far.
    comes: [f32; AHEAD],
    /// By the length of its way, then by the places it would have to search: the chance that it searches one of them.
    finds: [[f32; CHOICES]; AHEAD],
}

impl Habit {
    /// It does nothing.
    pub const NONE: Self = Self { comes: [0.0; AHEAD], finds: [[0.0; CHOICES]; AHEAD] };

    /// Sums up the rows of an enemy of this nature.
    pub fn new(rows: &[Row], nature: Nature) -> Self {
        let mut habit = Self::NONE;
        for row in rows {
            for (place, chance) in habit.comes.iter_mut().enumerate() {
                *chance += if row.comes(place) { row.chance } else { 0.0 };
            }
            for (last, by_places) in habit.finds.iter_mut().enumerate() {
                for (places, chance) in by_places.iter_mut().enumerate() {
                    *chance += if row.finds(last, places, nature) { row.chance } else { 0.0 };
                }
            }
        }
        habit
    }

    /// The chance that it comes to one of these places of its way.
    pub fn comes(&self, places: usize) -> f32 {
        self.comes.get(places.trailing_zeros() as usize).copied().unwrap_or(0.0)
    }

    /// The chance that it searches one of these places of a way of this length.
    pub fn finds(&self, length: usize, places: usize) -> f32 {
        let row = self.finds.get(length.saturating_sub(1));
        row.and_then(|by_places| by_places.get(places)).copied().unwrap_or(0.0)
    }
}

impl Row {
    /// What the steps of a row come to.
    pub fn new(steps: &[Step], chance: f32) -> Self {
        let (mut moves, mut search) = (0u8, None);
        for step in steps {
            match step {
                Step::Move(more) => moves = moves.saturating_add(*more),
                Step::Search => search = search.or(Some(moves)),
                Step::Overwatch => {}
            }
        }
        Self { moves, search, chance }
    }

    fn comes(self, place: usize) -> bool {
        place <= usize::from(self.moves)
    }

    /// Whether it searches one of `places` on a way whose last place is `last`. Who is thorough needs only to come there.
    fn finds(self, last: usize, places: usize, nature: Nature) -> bool {
        let stands = |after: u8| last.min(usize::from(after.min(self.moves)));
        let searches = self.search.is_some_and(|after| places & (1 << stands(after)) != 0);
        searches || nature == Nature::Thorough && self.comes(places.trailing_zeros() as usize)
    }
}
