//! A table for tests: seats with known cards, laid out in a line, and played by short calls.

use std::sync::{Arc, OnceLock};

use ghostline::{
    content::shipped_library,
    deduction::{
        Action, Aim, Armed, Boss, Choice, Deduction, Deed, Event, Held, Library, Pending, Player, ProgramNo, Setup,
        Spot, State, Target, Team, Variant, Victory, WeaponKind,
    },
    engine::{Dice, Game, Seat, Seats, Turn},
};

/// All cards, read once.
pub fn library() -> Arc<Library> {
    static LIBRARY: OnceLock<Arc<Library>> = OnceLock::new();
    Arc::clone(LIBRARY.get_or_init(|| shipped_library().unwrap()))
}

/// A table being laid: seats 0, 3, 5 are Human, 1, 4, 7 Machine, 2, 6 Outlaw, all with harmless IDs and no programs.
pub struct Table {
    pub setup: Setup,
    changes: Vec<Box<dyn Fn(&mut State, &Library)>>,
}

/// The colour of a seat's cards.
fn colour(seat: u8) -> usize {
    [0, 1, 2, 0, 1, 0, 2, 1][usize::from(seat % 8)]
}

impl Table {
    /// A table of the final edition; seat 0 begins.
    pub fn of(seats: u8) -> Self {
        let mut setup = Setup { first: Some(Seat(0)), ..Setup::new(library(), seats) };
        for seat in 0..seats {
            setup.fix.ids.push((Seat(seat), ["H16", "M10", "O08"][colour(seat)].to_owned()));
            setup.fix.programs.push((Seat(seat), Vec::new()));
            if seats < 9 {
                let cards = [["human", "human"], ["machine", "machine"], ["outlaw", "outlaw2"]][colour(seat)];
                let cards = if seat == 6 { ["outlaw", "outlaw"] } else { cards };
                setup.fix.loyalty.push((Seat(seat), cards.map(str::to_owned).to_vec()));
            }
        }
        Self { setup, changes: Vec::new() }
    }

    /// The same with Hell Gate.
    pub fn hell(seats: u8) -> Self {
        let mut table = Self::of(seats);
        table.setup.hell_gate = true;
        table
    }

    pub fn variant(mut self, variant: Variant) -> Self {
        self.setup.variants.push(variant);
        self
    }

    pub fn id(mut self, seat: u8, key: &str) -> Self {
        self.setup.fix.ids.retain(|(own, _)| own.0 != seat);
        self.setup.fix.ids.push((Seat(seat), key.to_owned()));
        self
    }

    pub fn loyalty(mut self, seat: u8, keys: &[&str]) -> Self {
        self.setup.fix.loyalty.retain(|(own, _)| own.0 != seat);
        self.setup.fix.loyalty.insert(0, (Seat(seat), keys.iter().map(|&key| key.to_owned()).collect()));
        self
    }

    /// Programs on top of the pile.
    pub fn pile(mut self, keys: &[&str]) -> Self {
        self.setup.fix.pile.extend(keys.iter().map(|&key| key.to_owned()));
        self
    }

    /// A change of the state after the deal.
    pub fn with(mut self, change: impl Fn(&mut State, &Library) + 'static) -> Self {
        self.changes.push(Box::new(change));
        self
    }

    /// A program from the pile into a hand.
    pub fn holds(self, seat: u8, key: &'static str) -> Self {
        self.with(move |state, library| {
            let no = library.program_by_key(key).unwrap();
            let at = state.pile.iter().position(|lying| lying.kind == no).unwrap();
            state.pile.remove(at);
            let held = Held { kind: no, up: false, seen: Seats::one(Seat(seat)), target: None };
            state.players[usize::from(seat)].programs.push(held);
        })
    }

    /// A permanent in play, played on somebody or nobody.
    pub fn plays(self, seat: u8, key: &'static str, target: Option<u8>) -> Self {
        self.holds(seat, key).with(move |state, _| {
            let held = state.players[usize::from(seat)].programs.last_mut().unwrap();
            (held.up, held.target) = (true, target.map(Seat));
        })
    }

    pub fn hp(self, seat: u8, hp: u8) -> Self {
        self.with(move |state, _| state.players[usize::from(seat)].hp = hp)
    }

    /// A revealed card.
    pub fn shown(self, seat: u8, spot: Spot) -> Self {
        self.with(move |state, _| show(&mut state.players[usize::from(seat)], spot))
    }

    pub fn dead(self, seat: u8) -> Self {
        self.with(move |state, _| {
            let player = &mut state.players[usize::from(seat)];
            player.hp = 0;
            player.ids.iter_mut().for_each(|slot| slot.up = true);
            player.loyalty.iter_mut().for_each(|slot| slot.up = true);
            state.eliminated.push(Seat(seat));
        })
    }

    /// A weapon from the supply into a hand, aimed.
    pub fn armed(self, seat: u8, kind: WeaponKind, aim: Aim) -> Self {
        self.with(move |state, _| {
            assert!(state.middle.take(kind) || state.locked.take(kind));
            state.players[usize::from(seat)].weapon = Some(Armed { kind, aim });
            state.turn.armed |= state.turn.seat == Seat(seat);
        })
    }

    /// A boss in play right of a seat.
    pub fn boss(self, boss: Boss, place: u8) -> Self {
        self.with(move |state, library| {
            let shields = library.boss(boss).unwrap().shields;
            state.bosses.push(ghostline::deduction::BossState {
                boss,
                hp: 2,
                shields,
                place: Seat(place),
                called: true,
                programs: Default::default(),
                cards: Default::default(),
                acted: false,
            });
        })
    }

    /// The game at this table.
    pub fn play(self) -> Played {
        let mut dice = Dice::new(1);
        let dealt = Deduction::deal(&self.setup, &mut dice);
        let mut state = dealt.state().clone();
        for change in &self.changes {
            change(&mut state, &self.setup.library);
        }
        let game = Deduction::resume(&self.setup, state).unwrap();
        Played { game, dice, told: Vec::new() }
    }
}

fn show(player: &mut Player, spot: Spot) {
    match spot {
        Spot::Id(at) => player.ids[usize::from(at)].up = true,
        Spot::Loyalty(at) => player.loyalty[usize::from(at)].up = true,
        Spot::Program(at) => player.programs[usize::from(at)].up = true,
    }
}

/// A game being played.
pub struct Played {
    pub game: Deduction,
    pub dice: Dice,
    pub told: Vec<Event>,
}

impl Played {
    /// A seat decides; what follows.
    pub fn act(&mut self, seat: u8, action: Action) -> Vec<Event> {
        let mut told = Vec::new();
        let taken = self.game.apply(Seat(seat), &action, &mut self.dice, &mut |event| told.push(event));
        assert!(taken.is_ok(), "{action:?} of seat {seat}: {taken:?}, but {:?}", self.options(seat));
        self.told.extend(told.iter().cloned());
        told
    }

    pub fn answer(&mut self, seat: u8, choice: Choice) -> Vec<Event> {
        self.act(seat, Action::Answer(choice))
    }

    /// Chooses a player.
    pub fn pick(&mut self, seat: u8, whom: u8) -> Vec<Event> {
        self.answer(seat, Choice::Seat(Seat(whom)))
    }

    /// Announces an action, and lets all prompts pass.
    pub fn deed(&mut self, deed: Deed) -> Vec<Event> {
        let seat = self.active();
        let mut told = self.act(seat, Action::Announce(deed));
        told.extend(self.pass());
        told
    }

    /// Plays the program of this key.
    pub fn program(&mut self, seat: u8, key: &str) -> Vec<Event> {
        let at = self.place(seat, key);
        self.act(seat, Action::Play(at))
    }

    /// Where a program lies.
    pub fn place(&self, seat: u8, key: &str) -> u8 {
        let no = self.no(key);
        self.player(seat).programs.iter().position(|held| held.kind == no).unwrap() as u8
    }

    pub fn no(&self, key: &str) -> ProgramNo {
        library().program_by_key(key).unwrap()
    }

    /// Nobody plays anything, until something else is asked.
    pub fn pass(&mut self) -> Vec<Event> {
        let mut told = Vec::new();
        while let Some(Pending::Window(..)) = self.state().stack.last() {
            let Some(&seat) = self.asked().first() else { break };
            told.extend(self.act(seat, Action::Pass));
        }
        told
    }

    /// The turns go on, by drawing, until it is this seat's.
    pub fn turn_of(&mut self, seat: u8) {
        for _ in 0..400 {
            self.pass();
            if self.over().is_some() || self.active() == seat && matches!(self.top(), Some(Pending::Announce)) {
                return;
            }
            let asked = self.asked()[0];
            let options = self.options(asked);
            let quiet = |action: &&Action| matches!(action, Action::Announce(Deed::Draw | Deed::Drop));
            let action = *options.iter().find(quiet).or(options.first()).unwrap();
            self.act(asked, action);
        }
        panic!("seat {seat} never gets a turn");
    }

    pub fn top(&self) -> Option<Pending> {
        self.state().stack.last().copied()
    }

    pub fn state(&self) -> &State {
        self.game.state()
    }

    pub fn player(&self, seat: u8) -> &Player {
        &self.state().players[usize::from(seat)]
    }

    pub fn hp(&self, seat: u8) -> u8 {
        self.player(seat).hp
    }

    pub fn weapon(&self, seat: u8) -> Option<WeaponKind> {
        self.player(seat).weapon.map(|armed| armed.kind)
    }

    pub fn programs(&self, seat: u8) -> usize {
        self.player(seat).programs.len()
    }

    pub fn id_up(&self, seat: u8) -> bool {
        self.player(seat).ids[0].up
    }

    /// The key of a seat's ID.
    pub fn id(&self, seat: u8) -> String {
        library().id(self.player(seat).ids[0].kind).unwrap().key.clone()
    }

    /// The keys of a seat's loyalty cards.
    pub fn loyalty(&self, seat: u8) -> Vec<String> {
        let slots = self.player(seat).loyalty.iter();
        slots.map(|slot| library().loyalty_card(slot.kind).unwrap().key.clone()).collect()
    }

    /// How many of a seat's loyalty cards are revealed.
    pub fn shown(&self, seat: u8) -> usize {
        self.game.scene().loyalty_spots(Seat(seat), true).count()
    }

    pub fn team(&self, seat: u8) -> Team {
        self.game.scene().team(Seat(seat))
    }

    pub fn active(&self) -> u8 {
        self.state().turn.seat.0
    }

    pub fn asked(&self) -> Vec<u8> {
        match self.game.turn() {
            Turn::Of(seats) => seats.iter().map(|seat| seat.0).collect(),
            Turn::Over(_) => Vec::new(),
        }
    }

    pub fn over(&self) -> Option<Victory> {
        self.state().over.as_ref().map(|outcome| outcome.victory)
    }

    pub fn options(&self, seat: u8) -> Vec<Action> {
        let mut options = Vec::new();
        self.game.options(Seat(seat), &mut options);
        options
    }

    pub fn deeds(&self) -> Vec<Deed> {
        let actions = self.options(self.active()).into_iter();
        actions.filter_map(|action| if let Action::Announce(deed) = action { Some(deed) } else { None }).collect()
    }

    pub fn may(&self, deed: Deed) -> bool {
        self.deeds().contains(&deed)
    }

    pub fn choices(&self, seat: u8) -> Vec<Choice> {
        let actions = self.options(seat).into_iter();
        actions.filter_map(|action| if let Action::Answer(choice) = action { Some(choice) } else { None }).collect()
    }
}

/// Aimed at one player.
pub fn at(seat: u8) -> Aim {
    Aim::at(Seat(seat))
}

/// Aimed at two players.
pub fn both(a: u8, b: u8) -> Aim {
    Aim(Some(Target::Seat(Seat(a))), Some(Target::Seat(Seat(b))))
}

/// Aimed at a boss.
pub fn at_boss(boss: Boss) -> Aim {
    Aim(Some(Target::Boss(boss)), None)
}

/// A loyalty card as an answer.
pub fn card(at: u8) -> Choice {
    Choice::Card(Spot::Loyalty(at))
}

/// The ID as an answer.
pub const ID: Choice = Choice::Card(Spot::Id(0));

/// The plain shot.
pub const SHOOT: Deed = Deed::Shoot(None);
