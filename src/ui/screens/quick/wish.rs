//! What the player wishes for, and the table it comes to.

use std::sync::Arc;

use crate::{
    deduction::{Edition, Handover, Library, SEATS, Scenario, Setup, Variant},
    engine::{Level, Seat},
    session::{
        deduction::Seating,
        table::{Chair, TALK},
    },
    ui::screens::seating,
    words::{Words, deduction::player_name},
};

/// Which table it is.
#[derive(Clone, Debug, Default, PartialEq)]
enum Sort {
    /// Cards are dealt at random.
    #[default]
    Free,
    /// A scenario, by its key.
    Scenario(String),
    /// It follows a game of The Beginning, once its record is chosen.
    After(Option<Handover>),
}

/// A table to be set.
#[derive(Clone)]
pub struct Wish {
    library: Arc<Library>,
    sort: Sort,
    seats: u8,
    /// The person's seat; by lot where none.
    pub seat: Option<Seat>,
    /// How well bots play.
    pub level: Level,
    /// How many people sit at this screen.
    pub people: u8,
    /// Which edition.
    pub edition: Edition,
    /// Whether Hell Gate is in.
    pub hell_gate: bool,
    /// Whether players talk.
    pub talk: bool,
    variants: Vec<Variant>,
    /// The seed as it is typed.
    pub seed: String,
}

impl Wish {
    /// A free table for six.
    pub fn new(library: Arc<Library>, seed: u64) -> Self {
        Self {
            library,
            sort: Sort::Free,
            seats: 6,
            seat: Some(Seat(0)),
            level: Level::default(),
            people: 1,
            edition: Edition::default(),
            hell_gate: false,
            talk: true,
            variants: Vec::new(),
            seed: (seed % 1_000_000_000).to_string(),
        }
    }

    /// Wishes for a table like one that was played; one that followed The Beginning is followed by a free one.
    pub fn be_like(&mut self, setup: &Setup, seating: &Seating) {
        self.choose(setup.scenario.as_deref());
        (self.edition, self.hell_gate, self.talk) = (setup.edition, setup.hell_gate, setup.talk > 0);
        self.set_seats(setup.seats);
        self.variants.clone_from(&setup.variants);
        (self.seat, self.people) = seating::people_of(seating, setup.seats);
        self.level = seating::level_of(seating, setup.seats).unwrap_or(self.level);
    }

    /// All scenarios.
    pub fn scenarios(&self) -> &[Scenario] {
        &self.library.scenarios
    }

    /// The scenario that is chosen.
    pub fn scenario(&self) -> Option<&Scenario> {
        match &self.sort {
            Sort::Scenario(key) => self.library.scenario(key),
            Sort::Free | Sort::After(_) => None,
        }
    }

    /// Whether it is a free table.
    pub fn is_free(&self) -> bool {
        self.sort == Sort::Free
    }

    /// Whether it follows a game of The Beginning.
    pub fn follows(&self) -> bool {
        matches!(self.sort, Sort::After(_))
    }

    /// The record of that game, once it is chosen.
    pub fn record(&self) -> Option<&Handover> {
        match &self.sort {
            Sort::After(record) => record.as_ref(),
            Sort::Free | Sort::Scenario(_) => None,
        }
    }

    /// Whether there is all that is needed to deal.
    pub fn is_ready(&self) -> bool {
        self.sort != Sort::After(None)
    }

    /// Chooses a table that follows a game of The Beginning: the same players sit around it.
    pub fn choose_after(&mut self, record: Option<Handover>) {
        let players = record.as_ref().and_then(|record| u8::try_from(record.players.len()).ok());
        (self.sort, self.edition) = (Sort::After(record), Edition::Final);
        self.set_seats(players.unwrap_or(self.seats));
    }

    /// Chooses a scenario, or a free table.
    pub fn choose(&mut self, key: Option<&str>) {
        self.sort = key.map_or(Sort::Free, |key| Sort::Scenario(key.to_owned()));
        if let Some((seats, hell_gate)) = self.scenario().map(|scenario| (scenario.seats, scenario.hell_gate)) {
            self.set_seats(seats);
            self.edition = Edition::Final;
            self.hell_gate |= hell_gate;
        }
    }

    /// How many play.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// Sets how many play; what the others chose follows.
    pub fn set_seats(&mut self, seats: u8) {
        self.seats = seats.clamp(*SEATS.start(), *SEATS.end());
        self.seat = self.seat.filter(|seat| seat.0 < self.seats);
        self.people = self.people.min(self.seats);
        let fits: Vec<Variant> = self.offered();
        self.variants.retain(|variant| fits.contains(variant));
    }

    /// The variants that make a difference at this table.
    pub fn offered(&self) -> Vec<Variant> {
        let (free, follows) = (self.is_free(), self.follows());
        let is_final = self.edition == Edition::Final;
        let offers = [
            (Variant::FirstSession, free && is_final && self.seats < 9),
            (Variant::NoChanges, !follows),
            (Variant::NoSpam, true),
            (Variant::LegionCard, is_final && self.seats >= 6 && !follows),
            (Variant::SecondRifle, matches!(self.seats, 5 | 6)),
            (Variant::PrintedTable, free && matches!(self.seats, 13 | 14)),
            (Variant::DeadMachinesWin, true),
            (Variant::BeastForward, self.hell_gate),
        ];
        offers.into_iter().filter(|(_, offered)| *offered).map(|(variant, _)| variant).collect()
    }

    /// Whether a variant is agreed on.
    pub fn has(&self, variant: Variant) -> bool {
        self.variants.contains(&variant)
    }

    /// Agrees on a variant, or no longer.
    pub fn turn(&mut self, variant: Variant) {
        if self.has(variant) {
            self.variants.retain(|other| *other != variant);
        } else {
            self.variants.push(variant);
        }
    }

    /// What is dealt.
    pub fn setup(&self) -> Setup {
        let offered = self.offered();
        Setup {
            edition: self.edition,
            hell_gate: self.hell_gate && self.edition == Edition::Final,
            variants: self.variants.iter().copied().filter(|variant| offered.contains(variant)).collect(),
            scenario: self.scenario().map(|scenario| scenario.key.clone()),
            after: self.record().cloned(),
            talk: if self.talk { TALK } else { 0 },
            ..Setup::new(Arc::clone(&self.library), self.seats)
        }
    }

    /// The seed that was typed: a number, or any words.
    pub fn seed(&self) -> u64 {
        seating::seed_of(&self.seed)
    }

    /// Who sits where: people spread around the table from the chosen seat.
    pub fn chairs(&self, words: &Words) -> Vec<Chair> {
        let first = self.seat.map_or_else(|| (self.seed() % u64::from(self.seats)) as u8, |seat| seat.0);
        let people = seating::spread(first, self.people, self.seats);
        let chair = |at: u8| {
            let name = player_name(words, Seat(at));
            if people.contains(&Seat(at)) { Chair::person(name) } else { Chair::bot(name, self.level) }
        };
        (0..self.seats).map(chair).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        content::shipped_library,
        deduction::{End, Fate, Survivor},
    };

    fn wish() -> Wish {
        Wish::new(shipped_library().expect("cards"), 7)
    }

    #[test]
    fn every_scenario_and_every_number_of_players_can_be_dealt() {
        let mut wish = wish();
        let keys: Vec<String> = wish.scenarios().iter().map(|scenario| scenario.key.clone()).collect();
        assert_eq!(keys.len(), 19);
        for key in keys {
            wish.choose(Some(&key));
            assert_eq!(wish.setup().rules().err(), None, "{key}");
            wish.hell_gate = false;
        }
        wish.choose(None);
        for seats in SEATS {
            wish.set_seats(seats);
            assert_eq!(wish.setup().rules().err(), None, "{seats} seats");
        }
    }

    #[test]
    fn a_variant_that_no_longer_fits_is_left_out() {
        let mut wish = wish();
        wish.turn(Variant::LegionCard);
        assert!(wish.setup().has(Variant::LegionCard));
        wish.set_seats(4);
        assert!(!wish.setup().has(Variant::LegionCard));
    }

    /// SD-CAMP-01
    #[test]
    fn a_table_after_the_beginning_has_the_players_of_its_record_and_can_be_dealt() {
        let mut wish = wish();
        wish.turn(Variant::NoChanges);
        wish.choose_after(None);
        assert!(!wish.is_ready());
        let came =
            |faction| Survivor { faction, objective: true, cube: false, wounds: 0, full_health: true, transferred: 0 };
        let players = [Fate::Human, Fate::Machine, Fate::Outlaw, Fate::Human, Fate::Machine].map(came).to_vec();
        let (winner, end, last) = (None, End::Other, Seat(0));
        wish.choose_after(Some(Handover { winner, end, apex_destroyed: false, deus_destroyed: false, last, players }));
        assert_eq!((wish.seats(), wish.is_ready()), (5, true));
        assert_eq!(wish.setup().rules().err(), None);
        wish.choose(None);
        assert_eq!(wish.setup().after, None);
    }

    #[test]
    fn another_table_is_like_the_one_before_with_a_seed_of_its_own() {
        let mut before = wish();
        before.set_seats(8);
        before.turn(Variant::NoSpam);
        (before.seat, before.people, before.level, before.talk) = (Some(Seat(2)), 2, Level::Sharp, false);
        before.hell_gate = true;
        let chairs = before.chairs(&Words::english());
        let mut next = Wish::new(shipped_library().expect("cards"), 11);
        next.be_like(&before.setup(), &Seating::new(chairs.clone(), 8));
        assert_eq!((next.setup(), next.chairs(&Words::english())), (before.setup(), chairs));
        assert_ne!(next.seed(), before.seed());
    }
}
