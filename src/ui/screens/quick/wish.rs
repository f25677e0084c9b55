//! What the player wishes for, and the table it comes to.

use std::sync::Arc;

use crate::{
    deduction::{Edition, Library, SEATS, Scenario, Setup, Variant},
    engine::{Level, Seat},
    session::table::{Chair, TALK},
    ui::Desk,
    words::deduction::player_name,
};

/// A table to be set.
#[derive(Clone)]
pub struct Wish {
    library: Arc<Library>,
    /// The scenario by its key; a free table where none.
    scenario: Option<String>,
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
            scenario: None,
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

    /// All scenarios.
    pub fn scenarios(&self) -> &[Scenario] {
        &self.library.scenarios
    }

    /// The scenario that is chosen.
    pub fn scenario(&self) -> Option<&Scenario> {
        self.library.scenario(self.scenario.as_deref()?)
    }

    /// Chooses a scenario, or a free table.
    pub fn choose(&mut self, key: Option<&str>) {
        self.scenario = key.map(str::to_owned);
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
        let free = self.scenario.is_none();
        let is_final = self.edition == Edition::Final;
        let offers = [
            (Variant::FirstSession, free && is_final && self.seats < 9),
            (Variant::NoChanges, true),
            (Variant::NoSpam, true),
            (Variant::LegionCard, is_final && self.seats >= 6),
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
            scenario: self.scenario.clone(),
            talk: if self.talk { TALK } else { 0 },
            ..Setup::new(Arc::clone(&self.library), self.seats)
        }
    }

    /// The seed that was typed: a number, or any words.
    pub fn seed(&self) -> u64 {
        let text = self.seed.trim();
        let mixed = || {
            text.bytes()
                .fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
        };
        text.parse().unwrap_or_else(|_| mixed())
    }

    /// Who sits where: people spread around the table from the chosen seat.
    pub fn chairs(&self, desk: &Desk) -> Vec<Chair> {
        let first = self.seat.map_or_else(|| (self.seed() % u64::from(self.seats)) as u8, |seat| seat.0);
        let people: Vec<u8> =
            (0..self.people).map(|at| (first + at * self.seats / self.people.max(1)) % self.seats).collect();
        let chair = |at: u8| {
            let name = player_name(&desk.words, Seat(at));
            if people.contains(&at) { Chair::person(name) } else { Chair::bot(name, self.level) }
        };
        (0..self.seats).map(chair).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::shipped_library;

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

    #[test]
    fn any_words_are_a_seed() {
        let mut wish = wish();
        wish.seed = "42".into();
        assert_eq!(wish.seed(), 42);
        wish.seed = "hell gate".into();
        assert_ne!(wish.seed(), 42);
    }
}
