//! What the player wishes for, and the table it comes to.

use std::sync::Arc;

use crate::{
    beginning::{Character, Library, SEATS, Setup},
    engine::{Level, Seat},
    session::{
        beginning::Seating,
        table::{Chair, TALK},
    },
    ui::screens::seating,
};

/// The fewest seats of a campaign (TB-CAMP-01).
pub const CAMPAIGN: u8 = 4;

/// A table to be set.
#[derive(Clone)]
pub struct Wish {
    library: Arc<Library>,
    seats: u8,
    /// The person's seat; by lot where none.
    pub seat: Option<Seat>,
    /// The person's character; by lot where none.
    pub who: Option<Character>,
    /// How well bots play.
    pub level: Level,
    /// How many people sit at this screen.
    pub people: u8,
    /// Whether objectives are chosen from two (TB-OBJ-02).
    pub first_game: bool,
    /// Whether Social Deduction follows.
    pub campaign: bool,
    /// Whether players talk.
    pub talk: bool,
    /// The seed as it is typed.
    pub seed: String,
}

impl Wish {
    /// A table for five.
    pub fn new(library: Arc<Library>, seed: u64) -> Self {
        Self {
            library,
            seats: 5,
            seat: Some(Seat(0)),
            who: None,
            level: Level::default(),
            people: 1,
            first_game: false,
            campaign: false,
            talk: true,
            seed: (seed % 1_000_000_000).to_string(),
        }
    }

    /// Wishes for a table like one that was played.
    pub fn be_like(&mut self, setup: &Setup, seating: &Seating) {
        (self.first_game, self.campaign, self.talk) = (setup.first_game, setup.campaign, setup.talk > 0);
        self.set_seats(setup.seats.len() as u8);
        (self.seat, self.people) = seating::people_of(seating, self.seats);
        let own = self.seat.and_then(|seat| setup.seats.get(usize::from(seat.0)));
        self.who = own.copied().flatten();
        self.level = seating::level_of(seating, self.seats).unwrap_or(self.level);
    }

    /// All cards.
    pub fn library(&self) -> &Library {
        &self.library
    }

    /// How many play.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// Sets how many play; what else was chosen follows.
    pub fn set_seats(&mut self, seats: u8) {
        self.seats = seats.clamp(*SEATS.start(), *SEATS.end());
        self.seat = self.seat.filter(|seat| seat.0 < self.seats);
        self.people = self.people.min(self.seats);
        self.campaign &= self.seats >= CAMPAIGN;
    }

    /// The seed that was typed.
    pub fn seed(&self) -> u64 {
        seating::seed_of(&self.seed)
    }

    /// Where the person sits.
    fn own(&self) -> Seat {
        self.seat.unwrap_or_else(|| Seat((self.seed() % u64::from(self.seats)) as u8))
    }

    /// What is dealt.
    pub fn setup(&self) -> Setup {
        let mut setup = Setup {
            first_game: self.first_game,
            campaign: self.campaign,
            talk: if self.talk { TALK } else { 0 },
            ..Setup::new(Arc::clone(&self.library), self.seats)
        };
        if let Some(place) = setup.seats.get_mut(usize::from(self.own().0)) {
            *place = self.who;
        }
        setup
    }

    /// Who sits where. Everybody is called by the character played.
    pub fn chairs(&self) -> Vec<Chair> {
        let people = seating::spread(self.own().0, self.people, self.seats);
        let chair = |at: u8| if people.contains(&Seat(at)) { Chair::person("") } else { Chair::bot("", self.level) };
        (0..self.seats).map(chair).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{content::beginning::shipped_library, session::beginning::Table};

    fn wish() -> Wish {
        Wish::new(shipped_library().expect("cards"), 7)
    }

    #[test]
    fn every_number_of_players_and_every_character_can_be_dealt() {
        let mut wish = wish();
        for seats in SEATS {
            wish.set_seats(seats);
            for who in Character::ALL {
                wish.who = Some(who);
                let table = Table::new(wish.setup(), wish.seed(), wish.chairs()).expect("a table");
                let me = table.people()[0];
                assert_eq!(table.view(me).table.players[usize::from(me.0)].who, who);
            }
        }
    }

    #[test]
    fn another_table_is_like_the_one_before() {
        let mut before = wish();
        before.set_seats(6);
        (before.campaign, before.talk, before.people) = (true, false, 2);
        (before.who, before.level) = (Some(Character::ALL[1]), Level::Sharp);
        let mut after = wish();
        after.be_like(&before.setup(), &Seating::new(before.chairs(), 6));
        assert_eq!((after.seats(), after.campaign, after.talk, after.people), (6, true, false, 2));
        assert_eq!((after.who, after.level, after.seat), (before.who, Level::Sharp, before.seat));
        assert_eq!(after.chairs(), before.chairs());
    }

    /// TB-CAMP-01
    #[test]
    fn three_cannot_play_a_campaign() {
        let mut wish = wish();
        wish.campaign = true;
        assert!(wish.setup().campaign);
        wish.set_seats(3);
        assert!(!wish.setup().campaign);
    }
}
