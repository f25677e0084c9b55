//! Worlds that fit a seat's view, drawn by how well they explain what happened: a walk that swaps unseen cards.

use super::evidence::{Attention, Evidence, MOST};
use crate::{
    deduction::{Deduction, IdNo, LoyaltyNo, ProgramNo, Rules, Scene, State, Team, Timing, View},
    engine::{Dice, Imagine, Seat},
};

/// Where a card lies that the seat has not seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Id(u8),
    Leftover(u8),
    Loyalty(u8, u8),
    Between(u8),
    Supply(u8),
    Program(u8, u8),
    Pile(u8),
}

/// A walk through worlds.
pub(super) struct Chain {
    world: Deduction,
    teams: [Team; MOST],
    fit: f32,
    evidence: Evidence,
    ids: Vec<Place>,
    loyalty: Vec<Place>,
    held: Vec<Place>,
    programs: Vec<Place>,
    /// IDs that nobody has, by colour.
    spare: [Vec<IdNo>; 3],
    dice: Dice,
}

impl Chain {
    /// A walk from a world drawn fairly; everything in it follows from the view.
    pub fn new(view: &View, attention: Attention) -> Self {
        let table = &view.table;
        let mut dice = Dice::new(u64::from(table.turn.number) * 64 + u64::from(view.seat.0) + 1);
        let world = Deduction::imagine(view, &mut dice);
        let mut chain = Self {
            teams: [Team::Outlaw; MOST],
            fit: 0.0,
            evidence: Evidence::of(view, attention),
            ids: hidden_ids(table),
            loyalty: hidden_loyalty(&view.rules, table),
            held: hidden_hands(table),
            programs: hidden_programs(table),
            spare: spare_ids(&view.rules, &world),
            world,
            dice,
        };
        chain.teams = chain.count_teams();
        chain.fit = chain.weigh(&chain.teams);
        chain
    }

    /// The world where the walk stands.
    pub fn world(&self) -> &Deduction {
        &self.world
    }

    /// Everybody's team there.
    pub fn teams(&self) -> &[Team; MOST] {
        &self.teams
    }

    /// How many cards the seat has not seen and that may decide teams.
    pub fn unseen(&self) -> usize {
        self.ids.len() + self.loyalty.len()
    }

    fn scene(&self) -> Scene<'_> {
        self.world.scene()
    }

    fn count_teams(&self) -> [Team; MOST] {
        let mut teams = [Team::Outlaw; MOST];
        for (at, team) in (0..self.scene().seats()).zip(&mut teams) {
            *team = self.scene().team(Seat(at));
        }
        teams
    }

    /// How well a world explains what happened, and that the game still goes on.
    fn weigh(&self, teams: &[Team; MOST]) -> f32 {
        let scene = self.scene();
        let mut fit = self.evidence.fit(teams, scene);
        let state = scene.state;
        if let Some(last) = state.eliminated.last() {
            let living = || (0..).zip(teams).filter(|(at, _)| scene.lives(Seat(*at))).map(|(_, team)| *team);
            let humans = living().filter(|team| *team == Team::Human).count();
            let machines = living().any(|team| team == Team::Machine);
            let fell = teams.get(usize::from(last.0)).copied();
            let won = humans == living().count() || humans == 0 && machines && fell == Some(Team::Human);
            if won {
                fit -= 5.0;
            }
        }
        fit
    }

    /// One step: two unseen cards change places if the world stays likely enough.
    pub fn step(&mut self) {
        match self.dice.below(8) {
            0..=2 => {
                let (a, b) = (self.dice.below(self.ids.len()), self.dice.below(self.ids.len()));
                self.swap(self.ids.get(a).copied(), self.ids.get(b).copied());
            }
            3..=5 => {
                let (a, b) = (self.dice.below(self.loyalty.len()), self.dice.below(self.loyalty.len()));
                self.swap(self.loyalty.get(a).copied(), self.loyalty.get(b).copied());
            }
            6 => {
                let (a, b) = (self.dice.below(self.held.len()), self.dice.below(self.programs.len()));
                self.swap(self.held.get(a).copied(), self.programs.get(b).copied());
            }
            _ => self.replace_id(),
        }
    }

    /// Two cards change places, or stay where the world would be too unlikely.
    fn swap(&mut self, a: Option<Place>, b: Option<Place>) {
        let (Some(a), Some(b)) = (a, b) else { return };
        let (of_a, of_b) = (self.card(a), self.card(b));
        if of_a == of_b || !self.may_lie(of_a, b) || !self.may_lie(of_b, a) {
            return;
        }
        self.put(a, of_b);
        self.put(b, of_a);
        if !self.accepts(&[a, b]) {
            self.put(a, of_a);
            self.put(b, of_b);
        }
    }

    /// An unseen ID becomes another of its colour that nobody has.
    fn replace_id(&mut self) {
        let at = self.dice.below(self.ids.len());
        let Some(&place) = self.ids.get(at) else { return };
        let old = self.card(place);
        let Some(faction) = self.scene().id(IdNo(old)).map(|card| card.faction as usize) else { return };
        let count = self.spare.get(faction).map_or(0, Vec::len);
        let pick = self.dice.below(count);
        let Some(&new) = self.spare.get(faction).and_then(|spare| spare.get(pick)) else { return };
        if !self.may_lie(new.0, place) || !self.may_lie(old, place) {
            return;
        }
        self.put(place, new.0);
        if self.accepts(&[place]) {
            if let Some(no) = self.spare.get_mut(faction).and_then(|spare| spare.get_mut(pick)) {
                *no = IdNo(old);
            }
        } else {
            self.put(place, old);
        }
    }

    /// Whether the changed world is taken on: always if it is likelier, otherwise by chance.
    fn accepts(&mut self, changed: &[Place]) -> bool {
        let mut teams = self.teams;
        let seats = self.scene().seats();
        for seat in changed.iter().flat_map(|place| place.seats(seats)) {
            let team = self.scene().team(Seat(seat));
            teams.get_mut(usize::from(seat)).into_iter().for_each(|known| *known = team);
        }
        if teams == self.teams && !self.evidence.names_cards() {
            return true;
        }
        let fit = self.weigh(&teams);
        let luck = (self.dice.below(1 << 20) as f32 + 0.5) / (1 << 20) as f32;
        let taken = fit >= self.fit || luck < (fit - self.fit).exp();
        if taken {
            (self.teams, self.fit) = (teams, fit);
        }
        taken
    }

    /// A player's ID never is one that starts revealed, and nobody holds what is laid open when drawn.
    fn may_lie(&self, card: u8, place: Place) -> bool {
        let scene = self.scene();
        match place {
            Place::Id(_) => !scene.is_fast(IdNo(card)),
            Place::Program(..) => scene
                .rules
                .library()
                .program(ProgramNo(card))
                .is_some_and(|card| !matches!(card.timing, Timing::Portal(_) | Timing::Open)),
            _ => true,
        }
    }

    fn card(&self, place: Place) -> u8 {
        let state = &self.world.state;
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

    fn put(&mut self, place: Place, card: u8) {
        let state = &mut self.world.state;
        let (Place::Id(at) | Place::Loyalty(at, _) | Place::Program(at, _)) = place else {
            return put_aside(state, place, card);
        };
        let Some(player) = state.players.get_mut(usize::from(at)) else { return };
        match place {
            Place::Loyalty(_, at) => {
                player.loyalty.get_mut(usize::from(at)).into_iter().for_each(|slot| slot.kind = LoyaltyNo(card));
            }
            Place::Program(_, at) => {
                player.programs.get_mut(usize::from(at)).into_iter().for_each(|held| held.kind = ProgramNo(card));
            }
            _ => player.ids.first_mut().into_iter().for_each(|slot| slot.kind = IdNo(card)),
        }
    }
}

/// Puts a card where no player has it alone.
fn put_aside(state: &mut State, place: Place, card: u8) {
    match place {
        Place::Leftover(at) => {
            state.leftover.get_mut(usize::from(at)).into_iter().for_each(|slot| slot.kind = IdNo(card));
        }
        Place::Between(at) => {
            state.between.get_mut(usize::from(at)).into_iter().for_each(|slot| slot.kind = LoyaltyNo(card));
        }
        Place::Supply(at) => {
            state.supply.get_mut(usize::from(at)).into_iter().for_each(|no| *no = LoyaltyNo(card));
        }
        Place::Pile(at) => {
            state.pile.get_mut(usize::from(at)).into_iter().for_each(|lying| lying.kind = ProgramNo(card));
        }
        Place::Id(_) | Place::Loyalty(..) | Place::Program(..) => {}
    }
}

impl Place {
    /// The seats whose team a card in this place may decide.
    fn seats(self, seats: u8) -> impl Iterator<Item = u8> {
        let (one, two) = match self {
            Self::Id(seat) | Self::Loyalty(seat, _) | Self::Program(seat, _) => (Some(seat), None),
            Self::Between(at) => (Some(at), (at + 1).checked_rem(seats)),
            Self::Leftover(_) | Self::Supply(_) | Self::Pile(_) => (None, None),
        };
        one.into_iter().chain(two)
    }
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

fn hidden_hands(table: &State) -> Vec<Place> {
    let mut places = Vec::new();
    for (seat, player) in (0..).zip(&table.players) {
        let hidden = (0..).zip(&player.programs).filter(|(_, held)| held.kind.is_hidden());
        places.extend(hidden.map(|(at, _)| Place::Program(seat, at)));
    }
    places
}

fn hidden_programs(table: &State) -> Vec<Place> {
    let pile = (0..).zip(&table.pile).filter(|(_, lying)| lying.kind.is_hidden()).map(|(at, _)| Place::Pile(at));
    hidden_hands(table).into_iter().chain(pile).collect()
}

/// IDs of each colour's pile that no place of the world holds.
fn spare_ids(rules: &Rules, world: &Deduction) -> [Vec<IdNo>; 3] {
    let state = &world.state;
    let used: Vec<IdNo> = state.players.iter().flat_map(|player| &player.ids).map(|slot| slot.kind).collect();
    let aside: Vec<IdNo> = state.leftover.iter().chain(&state.removed).map(|slot| slot.kind).collect();
    let drawn = rules.id_counts.iter().zip(&rules.id_piles);
    let mut spare: [Vec<IdNo>; 3] = Default::default();
    for ((count, pile), spare) in drawn.zip(&mut spare) {
        if *count > 0 {
            spare.extend(pile.iter().filter(|no| !used.contains(no) && !aside.contains(no)));
        }
    }
    spare
}
