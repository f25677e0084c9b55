//! A small table to show rules at: everything lies where a test puts it.

use std::sync::Arc;

use ghostline::{
    beginning::{
        Action, Area, Beginning, Character, Chip, Choice, Colour, Deed, Enemy, EnemyKind, Event, Faction, Figure, Free,
        Held, InHand, InfluenceNo, Library, Pending, Place, Player, ProgramNo, Scene, Setup, SpawnNo, State,
    },
    content::beginning::shipped_library,
    engine::{Dice, Game, Seat, Seats, Turn},
};

/// The cards and boards inside the program.
pub fn library() -> Arc<Library> {
    shipped_library().unwrap()
}

/// A game with what it told.
pub struct Table {
    pub game: Beginning,
    pub setup: Setup,
    pub dice: Dice,
    pub told: Vec<Event>,
    /// Whether prompts for what may be used at any time are left to the test.
    pub windows: bool,
}

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);
pub const D: Seat = Seat(3);

pub const fn of(seat: Seat) -> Figure {
    Figure::Of(seat)
}

impl Table {
    /// Everybody is Human, stands at HQ, holds nothing; seat 0 is to act, the board is empty.
    pub fn of(characters: &[Character]) -> Self {
        let seats = characters.iter().copied().map(Some).collect();
        let loyalty = (0..characters.len() as u8).map(|seat| (Seat(seat), Faction::Human)).collect();
        let fix = ghostline::beginning::Fix { loyalty, ..Default::default() };
        Self::with(Setup { seats, first: Some(A), fix, ..Setup::new(library(), 3) })
    }

    /// The same by a setup of one's own.
    pub fn with(setup: Setup) -> Self {
        let mut dice = Dice::new(7);
        let game = Beginning::deal(&setup, &mut dice);
        let mut table = Self { game, setup, dice, told: Vec::new(), windows: false };
        table.edit(|state| {
            for player in &mut state.players {
                player.body.place = Place::In(Area::Hq);
                if player.who == Character::Jayden {
                    // Otherwise Jayden would be asked about every die.
                    player.played |= 1 << 6;
                }
                let hand = std::mem::take(&mut player.hand);
                for held in hand {
                    if held.own { player.deck.insert(0, held.card) } else { state.general_deck.insert(0, held.card) }
                }
                state.programs.extend(std::mem::take(&mut player.programs).into_iter().map(|held| held.kind));
            }
            if let Some(kuro) = &mut state.kuro {
                kuro.body.place = Place::In(Area::Hq);
            }
            state.red.iter_mut().for_each(|space| *space = None);
        });
        table.calm();
        table
    }

    /// The next event of every level is one that waits for a decision.
    pub fn calm(&mut self) -> &mut Self {
        let events = &self.setup.library.events;
        let find = |key: &str| events.iter().position(|card| card.key == key).unwrap() as u8;
        let waits = ["curfew", "prisoner_exchange", "martial_law"].map(find).map(ghostline::beginning::EventNo);
        self.edit(|state| {
            for (deck, no) in state.events.iter_mut().zip(waits) {
                deck.retain(|other| *other != no);
                deck.push_front(no);
            }
        })
    }

    pub fn state(&self) -> &State {
        self.game.state()
    }

    pub fn scene(&self) -> Scene<'_> {
        self.game.scene()
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.state().players[usize::from(seat.0)]
    }

    /// Changes the state as a test needs it.
    pub fn edit(&mut self, change: impl FnOnce(&mut State)) -> &mut Self {
        let mut state = self.state().clone();
        change(&mut state);
        self.game = Beginning::resume(&self.setup, state).unwrap();
        self
    }

    /// Puts a figure somewhere.
    pub fn put(&mut self, figure: Figure, place: Place) -> &mut Self {
        self.edit(|state| match figure {
            Figure::Of(seat) => state.players[usize::from(seat.0)].body.place = place,
            Figure::Kuro => state.kuro.as_mut().unwrap().body.place = place,
        })
    }

    /// Stands a figure in an area.
    pub fn at(&mut self, figure: Figure, area: Area) -> &mut Self {
        self.put(figure, Place::In(area))
    }

    /// The number of an influence card: a key, or the colour and value of a card of the player's deck.
    pub fn card(&self, seat: Seat, key: &str) -> InfluenceNo {
        let own = format!("{:?}_{key}", self.player(seat).who).to_lowercase();
        let general = format!("general_{key}");
        let find = |key: &str| self.setup.library.influence.iter().position(|card| card.key == key);
        let at = find(&own).or_else(|| find(key)).or_else(|| find(&general)).unwrap_or_else(|| panic!("no card {key}"));
        InfluenceNo(at as u8)
    }

    /// Gives a player exactly these cards.
    pub fn hand(&mut self, seat: Seat, keys: &[&str]) -> &mut Self {
        let cards: Vec<InfluenceNo> = keys.iter().map(|key| self.card(seat, key)).collect();
        self.edit(|state| {
            let State { players, general_deck, .. } = state;
            let player = &mut players[usize::from(seat.0)];
            for held in std::mem::take(&mut player.hand) {
                if held.own { player.deck.insert(0, held.card) } else { general_deck.insert(0, held.card) }
            }
            for card in cards {
                let own = player.deck.iter().position(|other| *other == card);
                if let Some(at) = own {
                    player.deck.remove(at);
                } else {
                    let at = general_deck.iter().position(|other| *other == card);
                    general_deck.remove(at.unwrap_or_else(|| panic!("{card:?} is not there")));
                }
                player.hand.push(InHand { card, own: own.is_some(), seen: Seats::NONE });
            }
        })
    }

    /// Puts cards on top of the General deck, the first to be drawn first.
    pub fn general(&mut self, keys: &[&str]) -> &mut Self {
        let find = |key: &str| {
            let general = format!("general_{key}");
            let cards = &self.setup.library.influence;
            let at = cards.iter().position(|card| card.key == general || card.key == key);
            InfluenceNo(at.unwrap_or_else(|| panic!("no card {key}")) as u8)
        };
        let cards: Vec<InfluenceNo> = keys.iter().map(|key| find(key)).collect();
        self.edit(|state| {
            for card in cards.iter().rev() {
                let at = state.general_deck.iter().position(|other| other == card);
                let at = at.unwrap_or_else(|| panic!("{card:?} is not in the deck"));
                state.general_deck.remove(at);
                state.general_deck.push(*card);
            }
        })
    }

    /// Gives a player a program, face-down.
    pub fn program(&mut self, seat: Seat, key: &str) -> &mut Self {
        let at = self.setup.library.programs.iter().position(|card| card.key == key);
        let kind = ProgramNo(at.unwrap_or_else(|| panic!("no program {key}")) as u8);
        self.edit(|state| {
            let at = state.programs.iter().position(|other| *other == kind);
            if let Some(at) = at {
                state.programs.remove(at);
            } else {
                let at = state.market.iter().position(|other| *other == kind).unwrap();
                state.market[at] = state.programs.pop().unwrap();
            }
            state.players[usize::from(seat.0)].programs.push(Held { kind, up: false, charges: 0 });
        })
    }

    /// Dice in the order they will be rolled.
    pub fn dice(&mut self, dice: &[u8]) -> &mut Self {
        self.edit(|state| state.loaded = dice.iter().rev().copied().collect())
    }

    /// An enemy on a spawn location.
    pub fn enemy(&mut self, kind: EnemyKind, level: u8, at: u8) -> &mut Self {
        let health = self.setup.library.enemy(kind, level).health;
        self.edit(|state| {
            state.sites[usize::from(at)].enemy = Some(Enemy { kind, level, health });
            let left = &mut state.stacks[kind as usize][usize::from(level) - 1];
            *left = left.saturating_sub(1);
        })
    }

    /// The place of the spawn location with exactly these numbers, the first of its kind.
    pub fn site(&self, numbers: &[u8]) -> u8 {
        self.setup.library.board.spawns.iter().position(|spawn| spawn.numbers == numbers).unwrap() as u8
    }

    /// A chip on a figure's board.
    pub fn carry(&mut self, figure: Figure, colour: Colour) -> &mut Self {
        self.edit(|state| {
            let chip = take_chip(state, colour);
            match figure {
                Figure::Of(seat) => state.players[usize::from(seat.0)].body.chips.push(chip),
                Figure::Kuro => state.kuro.as_mut().unwrap().body.chips.push(chip),
            }
        })
    }

    /// Chips in a column of the Network, from Tier 1 up.
    pub fn column(&mut self, at: usize, colours: &[Colour]) -> &mut Self {
        self.edit(|state| {
            for colour in colours {
                let chip = take_chip(state, *colour);
                state.network[at].push(chip);
            }
        })
    }

    /// Chips in the Junkyard.
    pub fn junk(&mut self, colours: &[Colour]) -> &mut Self {
        self.edit(|state| {
            for colour in colours {
                let chip = Some(take_chip(state, *colour));
                state.junkyard.push(ghostline::beginning::Junk { chip, by: None });
            }
        })
    }

    pub fn offers(&self, seat: Seat) -> Vec<Action> {
        let mut options = Vec::new();
        self.game.options(seat, &mut options);
        options
    }

    pub fn can(&self, seat: Seat, action: Action) -> bool {
        self.offers(seat).contains(&action)
    }

    pub fn may(&self, figure: Figure, deed: Deed) -> bool {
        self.can(self.scene().owner(figure), Action::Do(figure, deed))
    }

    pub fn may_use(&self, seat: Seat, free: Free) -> bool {
        self.can(seat, Action::Use(free))
    }

    /// Lets a seat do something that must be allowed.
    pub fn act(&mut self, seat: Seat, action: Action) -> &mut Self {
        let told = &mut self.told;
        let taken = self.game.apply(seat, &action, &mut self.dice, &mut |event| told.push(event));
        taken.unwrap_or_else(|refusal| {
            panic!("{refusal}: {action:?} at {:?}, offered {:?}", self.state().stack.last(), self.offers(seat))
        });
        if !self.windows
            && self.state().over.is_none()
            && matches!(self.state().stack.last(), Some(Pending::Window(..)))
        {
            let asked = self.asked()[0];
            self.act(asked, Action::Pass);
        }
        self
    }

    pub fn does(&mut self, figure: Figure, deed: Deed) -> &mut Self {
        let owner = self.scene().owner(figure);
        self.act(owner, Action::Do(figure, deed))
    }

    pub fn uses(&mut self, seat: Seat, free: Free) -> &mut Self {
        self.act(seat, Action::Use(free))
    }

    pub fn answer(&mut self, seat: Seat, choice: Choice) -> &mut Self {
        self.act(seat, Action::Answer(choice))
    }

    /// Plays a card of the hand for what is asked.
    pub fn play(&mut self, seat: Seat, key: &str) -> &mut Self {
        let card = self.card(seat, key);
        let red = self.scene().red(seat, card).is_some();
        self.answer(seat, Choice::Card(card, red))
    }

    pub fn done(&mut self, seat: Seat) -> &mut Self {
        self.answer(seat, Choice::Done)
    }

    pub fn pass(&mut self, seat: Seat) -> &mut Self {
        self.act(seat, Action::Pass)
    }

    /// Whoever is asked now.
    pub fn asked(&self) -> Vec<Seat> {
        match self.game.turn() {
            Turn::Of(seats) => seats.iter().collect(),
            Turn::Over(_) => Vec::new(),
        }
    }

    /// Lets everything that is asked pass until somebody else's turn: nothing is put in, used or defended.
    pub fn until_turn(&mut self, seat: Seat) -> &mut Self {
        for _ in 0..400 {
            if self.state().over.is_some() {
                return self;
            }
            if self.state().turn.seat == seat && matches!(self.state().stack.last(), Some(Pending::Act)) {
                return self;
            }
            if matches!(self.state().stack.last(), Some(Pending::Act)) {
                self.calm();
            }
            let asked = self.asked()[0];
            let offers = self.offers(asked);
            let decided = if self.state().bars.riot > 0 { Choice::Yes } else { Choice::No };
            let quiet = [Action::Pass, Action::Answer(Choice::Done), Action::Answer(decided)];
            let action = quiet.into_iter().find(|action| offers.contains(action)).unwrap_or(offers[0]);
            self.act(asked, action);
        }
        panic!("seat {} never comes to act", seat.0)
    }

    /// Carries out an event by its key, as the active player would draw it next.
    pub fn event(&mut self, key: &str) -> &mut Self {
        let at = self.setup.library.events.iter().position(|card| card.key == key).unwrap();
        let no = ghostline::beginning::EventNo(at as u8);
        let level = self.setup.library.events[at].level;
        self.edit(|state| {
            let deck = &mut state.events[level as usize];
            deck.retain(|other| *other != no);
            deck.push_front(no);
            let act = state.stack.pop();
            assert_eq!(act, Some(Pending::Act));
            state.stack.push(Pending::Act);
            state.stack.push(Pending::Event { ex: level == ghostline::beginning::Level::Ex });
            if level != ghostline::beginning::Level::Ex {
                state.era = match level {
                    ghostline::beginning::Level::I => ghostline::beginning::Era::First,
                    ghostline::beginning::Level::II => ghostline::beginning::Era::Human,
                    _ => ghostline::beginning::Era::Machine,
                };
            }
        });
        self.go_on()
    }

    /// Lets what lies on the stack happen.
    pub fn go_on(&mut self) -> &mut Self {
        let told = &mut self.told;
        self.game.go_on(&mut self.dice, &mut |event| told.push(event));
        while !self.windows && matches!(self.state().stack.last(), Some(Pending::Window(..))) {
            let asked = self.asked()[0];
            self.act(asked, Action::Pass);
        }
        self
    }

    pub fn tells(&self, wanted: impl Fn(&Event) -> bool) -> bool {
        self.told.iter().any(wanted)
    }

    pub fn spawn_foe(&self, numbers: &[u8]) -> ghostline::beginning::Foe {
        ghostline::beginning::Foe::At(SpawnNo(self.site(numbers)))
    }
}

/// A chip of a colour out of any Sector.
fn take_chip(state: &mut State, colour: Colour) -> Chip {
    for sector in &mut state.sectors {
        if let Some(at) = sector.iter().position(|chip| chip.colour == Some(colour)) {
            return sector.remove(at);
        }
    }
    panic!("no {colour:?} chip is left")
}
