//! The smallest example of the contract: a press-your-luck card game with a known perfect answer.
//!
//! Each of one or two seats holds one secret card that counts at the end. On its turn a seat takes cards from the
//! shared pile as long as it dares; stopping banks what it took, a trap (a 0) loses it. Before the first card it may
//! double: then the cards count twice, but a trap takes the bank as well. The matches, the search and the
//! conformance suite are tested on it.

use serde::{Deserialize, Serialize};

use super::{Damaged, Deck, Dice, Game, Imagine, Refusal, Rule, Seat, Seats, Turn};

/// The card that ends a turn with nothing.
pub const TRAP: u8 = 0;

/// What is agreed before the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ToySetup {
    /// How many seats play; at least one does.
    pub seats: u8,
    /// How many turns each seat gets.
    pub rounds: u32,
    /// All cards: their values, and traps.
    pub cards: Vec<u8>,
}

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToyAction {
    /// Count this turn twice, at the risk of the bank.
    Double,
    /// Take the top card of the pile.
    Take,
    /// Bank what was taken and end the turn.
    Stop,
}

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum ToyEvent {
    /// The turn counts twice.
    Doubled(Seat),
    /// A card was taken; the pot holds this much now.
    Took(Seat, u8, u16),
    /// The card was a trap; this much is lost.
    Trapped(Seat, u16),
    /// This much went to the bank.
    Banked(Seat, u16),
}

/// The final score of each seat, its secret card included.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ToyOutcome(pub Vec<u16>);

/// What changes in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ToyState {
    deck: Deck<u8>,
    /// The secret card of each seat.
    secrets: Vec<u8>,
    table: ToyTable,
}

/// The part of the state that lies open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ToyTable {
    /// What each seat has banked.
    pub banks: Vec<u16>,
    /// The value of the cards taken in this turn.
    pub pot: u16,
    /// How many cards that were.
    pub taken: u16,
    /// Whether this turn counts twice.
    pub doubled: bool,
    /// Whose turn it is.
    pub seat: Seat,
    /// The round, counted from 1; one more than the last where the game is over.
    pub round: u32,
}

/// What a seat knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToyView {
    /// What was agreed.
    pub setup: ToySetup,
    /// Who looks.
    pub me: Seat,
    /// Its secret card.
    pub secret: u8,
    /// All cards it cannot see, in rising order: the pile and the other secrets.
    pub unseen: Vec<u8>,
    /// The cards taken before.
    pub discarded: Vec<u8>,
    /// All that lies open.
    pub table: ToyTable,
}

/// The game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Toy {
    setup: ToySetup,
    state: ToyState,
}

impl Toy {
    /// What lies open.
    pub fn table(&self) -> &ToyTable {
        &self.state.table
    }

    fn seats(setup: &ToySetup) -> usize {
        usize::from(setup.seats.clamp(1, 16))
    }

    fn check(&self, seat: Seat, action: ToyAction) -> Result<(), Refusal> {
        let refuse = |rule, reason| Err(Refusal { rule: Rule(rule), reason });
        let table = &self.state.table;
        match action {
            _ if table.round > self.setup.rounds => refuse("TOY-01", "the-game-is-over"),
            _ if table.seat != seat => refuse("TOY-02", "not-your-turn"),
            ToyAction::Double if table.doubled || table.taken > 0 => refuse("TOY-03", "too-late-to-double"),
            ToyAction::Take if self.state.deck.is_empty() && self.state.deck.discarded().is_empty() => {
                refuse("TOY-04", "no-card-left")
            }
            ToyAction::Double | ToyAction::Take | ToyAction::Stop => Ok(()),
        }
    }

    fn take(&mut self, dice: &mut Dice, tell: &mut dyn FnMut(ToyEvent)) {
        let Some(card) = self.state.deck.draw(dice) else { return };
        self.state.deck.discard(card);
        let table = &mut self.state.table;
        if card == TRAP {
            let bank = table.banks.get_mut(usize::from(table.seat.0)).filter(|_| table.doubled);
            let lost = table.pot.saturating_add(bank.map_or(0, std::mem::take));
            tell(ToyEvent::Trapped(table.seat, lost));
            self.pass();
        } else {
            table.pot = table.pot.saturating_add(u16::from(card));
            table.taken = table.taken.saturating_add(1);
            tell(ToyEvent::Took(table.seat, card, table.pot));
        }
    }

    fn bank(&mut self, tell: &mut dyn FnMut(ToyEvent)) {
        let table = &mut self.state.table;
        let won = table.pot.saturating_mul(if table.doubled { 2 } else { 1 });
        if let Some(bank) = table.banks.get_mut(usize::from(table.seat.0)) {
            *bank = bank.saturating_add(won);
        }
        tell(ToyEvent::Banked(table.seat, won));
        self.pass();
    }

    /// The next seat's turn, or the next round.
    fn pass(&mut self) {
        let table = &mut self.state.table;
        let next = usize::from(table.seat.0) + 1;
        let last = next >= Self::seats(&self.setup);
        table.seat = if last { Seat(0) } else { Seat(next as u8) };
        table.round += u32::from(last);
        (table.pot, table.taken, table.doubled) = (0, 0, false);
    }
}

impl Game for Toy {
    type Setup = ToySetup;
    type Action = ToyAction;
    type Event = ToyEvent;
    type View = ToyView;
    type Outcome = ToyOutcome;
    type State = ToyState;

    fn deal(setup: &ToySetup, dice: &mut Dice) -> Self {
        let seats = Self::seats(setup);
        let mut deck = Deck::shuffled(setup.cards.clone(), dice);
        let secrets = (0..seats).map(|_| deck.draw(dice).unwrap_or(TRAP)).collect();
        let banks = vec![0; seats];
        let table = ToyTable { banks, pot: 0, taken: 0, doubled: false, seat: Seat(0), round: 1 };
        Self { setup: setup.clone(), state: ToyState { deck, secrets, table } }
    }

    fn state(&self) -> &ToyState {
        &self.state
    }

    fn resume(setup: &ToySetup, state: ToyState) -> Result<Self, Damaged> {
        let seats = Self::seats(setup);
        if state.secrets.len() != seats || state.table.banks.len() != seats || usize::from(state.table.seat.0) >= seats
        {
            return Err(Damaged { what: format!("not a table of {seats} seats") });
        }
        Ok(Self { setup: setup.clone(), state })
    }

    fn round(&self) -> u32 {
        self.state.table.round
    }

    fn turn(&self) -> Turn<ToyOutcome> {
        let table = &self.state.table;
        if table.round <= self.setup.rounds {
            return Turn::Of(Seats::one(table.seat));
        }
        let scores =
            table.banks.iter().zip(&self.state.secrets).map(|(bank, &secret)| bank.saturating_add(secret.into()));
        Turn::Over(ToyOutcome(scores.collect()))
    }

    fn options(&self, seat: Seat, into: &mut Vec<ToyAction>) {
        let all = [ToyAction::Double, ToyAction::Take, ToyAction::Stop];
        into.extend(all.into_iter().filter(|&action| self.check(seat, action).is_ok()));
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &ToyAction,
        dice: &mut Dice,
        tell: &mut dyn FnMut(ToyEvent),
    ) -> Result<(), Refusal> {
        self.check(seat, *action)?;
        match action {
            ToyAction::Double => {
                self.state.table.doubled = true;
                tell(ToyEvent::Doubled(seat));
            }
            ToyAction::Take => self.take(dice, tell),
            ToyAction::Stop => self.bank(tell),
        }
        Ok(())
    }

    fn view(&self, seat: Seat) -> ToyView {
        let (mine, others): (Vec<_>, Vec<_>) =
            self.state.secrets.iter().enumerate().partition(|(at, _)| *at == usize::from(seat.0));
        let mut unseen = self.state.deck.left();
        unseen.extend(others.iter().map(|(_, card)| **card));
        unseen.sort_unstable();
        ToyView {
            setup: self.setup.clone(),
            me: seat,
            secret: mine.first().map_or(TRAP, |(_, card)| **card),
            unseen,
            discarded: self.state.deck.discarded().to_vec(),
            table: self.state.table.clone(),
        }
    }

    /// All that happens lies open; only the deal is secret.
    fn witness(event: &ToyEvent, _seat: Seat) -> Option<ToyEvent> {
        Some(*event)
    }

    fn reveals(event: &ToyEvent) -> bool {
        matches!(event, ToyEvent::Took(..) | ToyEvent::Trapped(..))
    }
}

impl Imagine for Toy {
    fn imagine(view: &ToyView, dice: &mut Dice) -> Self {
        let mut pile = view.unseen.clone();
        dice.shuffle(&mut pile);
        let seats = Self::seats(&view.setup) as u8;
        let mut secret = |seat| if Seat(seat) == view.me { view.secret } else { pile.pop().unwrap_or(TRAP) };
        let secrets = (0..seats).map(&mut secret).collect();
        let deck = Deck::from_piles(pile, view.discarded.clone());
        Self { setup: view.setup.clone(), state: ToyState { deck, secrets, table: view.table.clone() } }
    }
}
