//! The cards a seat has not seen, as a small model: where they lie, and what each says about teams.

use smallvec::SmallVec;

use super::evidence::MOST;
use crate::{
    deduction::{
        Deduction, Faction, Fate, IdNo, LoyaltyNo, Mark, Power, ProgramNo, Rules, Scene, State, Team, Timing, View,
    },
    engine::{Dice, Imagine, Seat},
};

/// Where a card lies that the seat has not seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    Id(u8),
    Leftover(u8),
    Loyalty(u8, u8),
    Between(u8),
    Supply(u8),
    Program(u8, u8),
    Pile(u8),
}

/// What a card says about the team of whoever has it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Says {
    /// What it counts for each colour.
    pub sums: [u8; 3],
    /// The team an ID always has.
    pub always: Option<Team>,
    /// Whether it makes Legion.
    pub green: bool,
    /// Whether it may lie hidden with a player.
    pub held: bool,
}

/// What is known of a player's team beside the unseen cards.
#[derive(Clone, Copy, Debug, Default)]
struct Known {
    sums: [u8; 3],
    always: Option<Team>,
    legion: bool,
    fallen: bool,
    fixed: Option<Team>,
    shadow: bool,
}

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

/// Somebody unknown who was made Legion, or who came as Legion or Fallen from The Beginning.
#[derive(Clone, Debug)]
struct Guess {
    team: Team,
    /// Whether it is about how somebody came from The Beginning.
    came: bool,
    among: SmallVec<[u8; MOST]>,
    first: u8,
    whom: u8,
}

/// Nobody, where a guess may be that there is none.
const NOBODY: u8 = u8::MAX;
/// How often it is thought that nobody came as Legion, or as Fallen, for each one who may have.
const NONE_CAME: usize = 7;

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

    /// Marks that name nobody to this seat: whom Mindeater chose.
    fn guess(&mut self, view: &View) {
        let taken = |seat: u8| {
            view.table.marks.iter().any(|mark| matches!(mark, Mark::Infected { whom, .. } if *whom == Some(Seat(seat))))
        };
        for (mark, imagined) in view.table.marks.iter().zip(&self.base.state.marks) {
            if let (Mark::Infected { by, whom: None, .. }, Mark::Infected { whom: Some(whom), .. }) = (mark, imagined) {
                let free = |seat: &u8| Seat(*seat) != *by && Seat(*seat) != view.seat && !taken(*seat);
                let among = (0..view.table.players.len() as u8).filter(free).collect();
                self.guesses.push(Guess { team: Team::Legion, came: false, among, first: whom.0, whom: whom.0 });
            }
        }
        for fate in [Fate::Legion, Fate::Fallen] {
            self.guess_fate(view, fate);
        }
    }

    /// Who came as Legion or as Fallen from The Beginning behind a false ID, if anybody did (SD-CAMP-12, SD-CAMP-15).
    fn guess_fate(&mut self, view: &View, fate: Fate) {
        let came = |marks: &[Mark], wanted: Option<Fate>| -> SmallVec<[u8; MOST]> {
            let of = |mark: &Mark| match mark {
                Mark::Came { whom, fate, .. } if *fate == wanted => Some(whom.0),
                _ => None,
            };
            marks.iter().filter_map(of).collect()
        };
        let known = came(&view.table.marks, Some(fate));
        let open = |seat: &u8| {
            view.table.players.get(usize::from(*seat)).is_some_and(|player| player.ids.first().is_some_and(|id| id.up))
        };
        // Who has shown the ID hides behind none.
        let mut among = came(&view.table.marks, None);
        among.retain(|seat| !open(seat));
        if !known.is_empty() || among.is_empty() {
            return;
        }
        let won = view.rules.after.as_ref().is_some_and(|after| after.winner == Some(fate.team()));
        let infected = fate == Fate::Legion && !came(&view.table.marks, Some(Fate::Infected)).is_empty();
        if !won && !infected {
            among.extend(std::iter::repeat_n(NOBODY, NONE_CAME * among.len()));
        }
        let first = came(&self.base.state.marks, Some(fate)).first().copied().unwrap_or(NOBODY);
        let whom = if among.contains(&first) { first } else { among.first().copied().unwrap_or(NOBODY) };
        self.guesses.push(Guess { team: fate.team(), came: true, among, first, whom });
    }

    /// What is known of a seat's team beside its unseen cards; marks guessed elsewhere are left out.
    fn known_of(&self, view: &View, seat: u8) -> Known {
        let scene = self.base.scene();
        let Some(player) = scene.player(Seat(seat)) else { return Known::default() };
        let own = Seat(seat) == view.seat;
        let guessed = |team| !own && self.guesses.iter().any(|guess| guess.first == seat && guess.team == team);
        let mut known = Known {
            legion: player.status.legion && !guessed(Team::Legion),
            fallen: player.status.fallen && !guessed(Team::Fallen),
            fixed: player.status.fixed,
            shadow: scene.has(Seat(seat), Power::Shadow),
            ..Known::default()
        };
        let hidden = |place: Place| self.places.contains(&place);
        if let Some(id) = player.ids.first().filter(|_| !hidden(Place::Id(seat))) {
            known.take_id(self.saying(0, id.kind.0));
        }
        for at in 0..scene.loyalty_count(Seat(seat)) {
            let gap = if at == 0 { scene.after(Seat(seat), scene.seats() - 1).0 } else { seat };
            let place = if scene.rules.shared { Place::Between(gap) } else { Place::Loyalty(seat, at) };
            if let Some(slot) = scene.loyalty(Seat(seat), at).filter(|_| !hidden(place)) {
                known.take(self.saying(1, slot.kind.0));
            }
        }
        for (at, held) in (0..).zip(&player.programs) {
            if !hidden(Place::Program(seat, at)) {
                known.take(self.saying(2, held.kind.0));
            }
        }
        known
    }

    fn saying(&self, sort: usize, card: u8) -> Says {
        self.says.get(sort).and_then(|list| list.get(usize::from(card))).copied().unwrap_or_default()
    }

    /// What the card in a place says.
    pub fn says_at(&self, at: usize) -> Says {
        self.saying(self.sort(at), self.cards.get(at).copied().unwrap_or(u8::MAX))
    }

    /// What a card says that would lie in this place.
    pub fn would_say(&self, at: usize, card: u8) -> Says {
        self.saying(self.sort(at), card)
    }

    /// What a loyalty card says.
    pub fn loyalty_says(&self, card: u8) -> Option<Says> {
        self.says.get(1).and_then(|list| list.get(usize::from(card))).copied()
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

    /// A seat's team in this deal.
    pub fn team(&self, seat: usize) -> Team {
        let guessed = |team| self.guesses.iter().any(|guess| usize::from(guess.whom) == seat && guess.team == team);
        let mut known = self.known.get(seat).copied().unwrap_or_default();
        for &at in self.places_of(seat) {
            let at = usize::from(at);
            if at < self.bounds.0 { known.take_id(self.says_at(at)) } else { known.take(self.says_at(at)) }
        }
        known.legion |= guessed(Team::Legion);
        known.fallen |= guessed(Team::Fallen);
        known.team()
    }

    /// A seat's team if its places, in their order, held cards that say this.
    pub fn team_if(&self, seat: usize, says: &[Says]) -> Team {
        let mut known = self.known.get(seat).copied().unwrap_or_default();
        for (&at, &says) in self.places_of(seat).iter().zip(says) {
            if usize::from(at) < self.bounds.0 { known.take_id(says) } else { known.take(says) }
        }
        known.team()
    }

    /// Everybody's team in this deal.
    pub fn teams(&self) -> [Team; MOST] {
        let mut teams = [Team::Outlaw; MOST];
        for (at, team) in teams.iter_mut().enumerate().take(self.seats()) {
            *team = self.team(at);
        }
        teams
    }

    /// Whether everything unseen is a card: nobody can be Legion or Fallen in secret beside that.
    pub fn is_plain(&self) -> bool {
        self.guesses.is_empty()
    }

    /// How many may be Legion or Fallen in secret.
    pub fn guesses(&self) -> usize {
        self.guesses.len()
    }

    /// Guesses anew who it is; returns who it was and who it is now.
    pub fn guess_anew(&mut self, at: usize, dice: &mut Dice) -> Option<(u8, u8)> {
        let guess = self.guesses.get_mut(at)?;
        let whom = *dice.pick(&guess.among)?;
        Some((std::mem::replace(&mut guess.whom, whom), whom))
    }

    /// Takes a guess back.
    pub fn guess_again(&mut self, at: usize, whom: u8) {
        self.guesses.get_mut(at).into_iter().for_each(|guess| guess.whom = whom);
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

impl Guess {
    /// Notes in a world that a seat is what is guessed, or is not.
    fn set(&self, state: &mut State, seat: u8, is_so: bool) {
        if let Some(player) = state.players.get_mut(usize::from(seat)) {
            match self.team {
                Team::Fallen => player.status.fallen = is_so,
                _ => player.status.legion = is_so,
            }
        }
        let came = match (is_so, self.team) {
            (false, _) => Fate::Outlaw,
            (true, Team::Fallen) => Fate::Fallen,
            (true, _) => Fate::Legion,
        };
        for mark in state.marks.iter_mut().filter(|_| self.came) {
            if let Mark::Came { whom: Seat(at), fate, .. } = mark
                && *at == seat
            {
                *fate = Some(came);
            }
        }
    }
}

impl Known {
    fn take(&mut self, says: Says) {
        for (sum, more) in self.sums.iter_mut().zip(says.sums) {
            *sum = sum.saturating_add(more);
        }
        self.legion |= says.green;
    }

    fn take_id(&mut self, says: Says) {
        self.always = says.always;
        if !self.shadow {
            self.take(says);
        }
    }

    /// The team by precedence (SD-TEAM-11 to -14).
    fn team(self) -> Team {
        if self.legion || self.always == Some(Team::Legion) {
            return Team::Legion;
        }
        if self.fallen || self.always == Some(Team::Fallen) {
            return Team::Fallen;
        }
        let always = self.always.filter(|_| !self.shadow);
        if let Some(team) = self.fixed.or(always) {
            return team;
        }
        let [human, machine, outlaw] = self.sums;
        if human > machine && human > outlaw {
            Team::Human
        } else if machine > human && machine > outlaw {
            Team::Machine
        } else {
            Team::Outlaw
        }
    }
}

impl Place {
    /// The seats whose team a card in this place may decide.
    pub fn seats(self, seats: u8) -> impl Iterator<Item = u8> {
        let (one, two) = match self {
            Self::Id(seat) | Self::Loyalty(seat, _) | Self::Program(seat, _) => (Some(seat), None),
            Self::Between(at) => (Some(at), (at + 1).checked_rem(seats)),
            Self::Leftover(_) | Self::Supply(_) | Self::Pile(_) => (None, None),
        };
        one.into_iter().chain(two)
    }
}

/// What every card of the library says: IDs, loyalty cards, programs.
fn says(rules: &Rules) -> [Vec<Says>; 3] {
    let library = rules.library();
    let one = |faction: Faction, n: u8| Faction::ALL.map(|other| if other == faction { n } else { 0 });
    let ids = library.ids.iter().map(|card| {
        let fast = card.powers.iter().any(|power| matches!(power, Power::Sleepless(_)));
        Says { sums: one(card.faction, 1), always: card.always, green: false, held: !fast }
    });
    let loyalty = library.loyalty.iter().map(|card| Says {
        sums: card.faction.map_or([0; 3], |faction| one(faction, card.counts)),
        green: card.faction.is_none(),
        held: true,
        always: None,
    });
    let programs = library.programs.iter().map(|card| {
        let counted = card.powers.iter().find_map(|power| if let Power::Counts(of) = power { Some(*of) } else { None });
        Says {
            sums: counted.map_or([0; 3], |faction| one(faction, 1)),
            green: card.powers.contains(&Power::Legion),
            held: !matches!(card.timing, Timing::Portal(_) | Timing::Open),
            always: None,
        }
    });
    [ids.collect(), loyalty.collect(), programs.collect()]
}

/// The card in a place.
fn card_at(state: &State, place: Place) -> u8 {
    let player = |seat: u8| state.players.get(usize::from(seat));
    let card = match place {
        Place::Id(seat) => player(seat).and_then(|player| player.ids.first()).map(|slot| slot.kind.0),
        Place::Leftover(at) => state.leftover.get(usize::from(at)).map(|slot| slot.kind.0),
        Place::Loyalty(seat, at) => {
            player(seat).and_then(|player| player.loyalty.get(usize::from(at))).map(|slot| slot.kind.0)
        }
        Place::Between(at) => state.between.get(usize::from(at)).map(|slot| slot.kind.0),
        Place::Supply(at) => state.supply.get(usize::from(at)).map(|no| no.0),
        Place::Program(seat, at) => {
            player(seat).and_then(|player| player.programs.get(usize::from(at))).map(|held| held.kind.0)
        }
        Place::Pile(at) => state.pile.get(usize::from(at)).map(|lying| lying.kind.0),
    };
    card.unwrap_or(u8::MAX)
}

/// Lays a card in a place.
fn put(state: &mut State, place: Place, card: u8) {
    let at = match place {
        Place::Id(at) | Place::Loyalty(at, _) | Place::Program(at, _) => usize::from(at),
        _ => usize::MAX,
    };
    let player = state.players.get_mut(at);
    let done = match place {
        Place::Id(_) => player.and_then(|player| player.ids.first_mut()).map(|slot| slot.kind = IdNo(card)),
        Place::Loyalty(_, at) => {
            player.and_then(|player| player.loyalty.get_mut(usize::from(at))).map(|slot| slot.kind = LoyaltyNo(card))
        }
        Place::Program(_, at) => {
            player.and_then(|player| player.programs.get_mut(usize::from(at))).map(|held| held.kind = ProgramNo(card))
        }
        Place::Leftover(at) => state.leftover.get_mut(usize::from(at)).map(|slot| slot.kind = IdNo(card)),
        Place::Between(at) => state.between.get_mut(usize::from(at)).map(|slot| slot.kind = LoyaltyNo(card)),
        Place::Supply(at) => state.supply.get_mut(usize::from(at)).map(|no| *no = LoyaltyNo(card)),
        Place::Pile(at) => state.pile.get_mut(usize::from(at)).map(|lying| lying.kind = ProgramNo(card)),
    };
    debug_assert!(done.is_some(), "{place:?}");
}

fn hidden_ids(table: &State) -> Vec<Place> {
    let single = (0..).zip(&table.players).filter(|(_, player)| player.ids.len() == 1);
    let own = single.filter(|(_, player)| player.ids.first().is_some_and(|slot| slot.kind.is_hidden()));
    let left = (0..).zip(&table.leftover).filter(|(_, slot)| slot.kind.is_hidden());
    own.map(|(seat, _)| Place::Id(seat)).chain(left.map(|(at, _)| Place::Leftover(at))).collect()
}

/// Loyalty cards, with the unused ones where those may have been exchanged or never were counted.
fn hidden_loyalty(rules: &Rules, table: &State) -> Vec<Place> {
    let mut places = Vec::new();
    for (seat, player) in (0..).zip(&table.players) {
        let hidden = (0..).zip(&player.loyalty).filter(|(_, slot)| slot.kind.is_hidden());
        places.extend(hidden.map(|(at, _)| Place::Loyalty(seat, at)));
    }
    let between = (0..).zip(&table.between).filter(|(_, slot)| slot.kind.is_hidden());
    places.extend(between.map(|(at, _)| Place::Between(at)));
    let dealt: usize = table.players.iter().map(|player| player.loyalty.len()).sum();
    if rules.shared || dealt != rules.loyalty.len() {
        places.extend((0..table.supply.len() as u8).map(Place::Supply));
    }
    places
}

/// Programs in hands, then those in the pile.
fn hidden_programs(table: &State) -> Vec<Place> {
    let mut places = Vec::new();
    for (seat, player) in (0..).zip(&table.players) {
        let hidden = (0..).zip(&player.programs).filter(|(_, held)| held.kind.is_hidden());
        places.extend(hidden.map(|(at, _)| Place::Program(seat, at)));
    }
    let pile = (0..).zip(&table.pile).filter(|(_, lying)| lying.kind.is_hidden());
    places.extend(pile.map(|(at, _)| Place::Pile(at)));
    places
}

/// IDs of each colour's pile that no place of the world holds.
fn spare_ids(rules: &Rules, world: &Deduction) -> [Vec<u8>; 3] {
    let state = &world.state;
    let used: Vec<IdNo> = state.players.iter().flat_map(|player| &player.ids).map(|slot| slot.kind).collect();
    let aside: Vec<IdNo> = state.leftover.iter().chain(&state.removed).map(|slot| slot.kind).collect();
    let mut spare: [Vec<u8>; 3] = Default::default();
    for ((count, pile), spare) in rules.id_counts.iter().zip(&rules.id_piles).zip(&mut spare) {
        if *count > 0 {
            let free = pile.iter().filter(|no| !used.contains(no) && !aside.contains(no));
            spare.extend(free.map(|no| no.0));
        }
    }
    spare
}
