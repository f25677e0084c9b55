//! The toy game with a flaw of one's choice.

use std::sync::atomic::{AtomicU32, Ordering};

use serde::{Deserialize, Serialize, Serializer, ser::Error};

use crate::engine::{
    Damaged, Dice, Game, Imagine, Refusal, Rule, Seat, Seats, Turn,
    toy::{Toy, ToyAction, ToyEvent, ToyOutcome, ToySetup, ToyState, ToyView},
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Flaw {
    None,
    NobodyActs,
    OffersNothing,
    OffersTooMuch,
    OffersTooLittle,
    OffersTwice,
    OffersOutOfTurn,
    ActsOutOfTurn,
    RefusalRollsDice,
    RefusalChangesState,
    RefusalTells,
    ForgetsInSaves,
    CannotBeWritten,
    CannotBeResumed,
    PlaysBesideTheState,
    ForeignChanceInStop,
    ForeignChanceInTake,
    ViewShowsOrder,
    OptionsShowTrap,
    ImaginesNonsense,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct BrokenSetup {
    pub toy: ToySetup,
    pub flaw: Flaw,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BrokenState {
    toy: ToyState,
    /// A number that some flaws change.
    noise: u32,
    /// A number that saves forget.
    #[serde(skip)]
    forgotten: u32,
    #[serde(serialize_with = "fail_if_set")]
    unwritable: bool,
}

#[derive(Clone)]
pub struct BrokenView {
    pub toy: ToyView,
    setup: BrokenSetup,
    state: BrokenState,
}

#[derive(Clone)]
pub struct Broken {
    setup: BrokenSetup,
    toy: Toy,
    state: BrokenState,
    /// What some flaws keep outside the state.
    beside: u32,
}

/// Chance that does not come from the dice.
static FOREIGN: AtomicU32 = AtomicU32::new(1);

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn fail_if_set<S: Serializer>(set: &bool, serializer: S) -> Result<S::Ok, S::Error> {
    if *set { Err(S::Error::custom("this cannot be written")) } else { serializer.serialize_bool(false) }
}

impl Broken {
    fn has(&self, flaw: Flaw) -> bool {
        self.setup.flaw == flaw
    }

    fn new(setup: &BrokenSetup, toy: Toy) -> Self {
        let unwritable = setup.flaw == Flaw::CannotBeWritten;
        let state = BrokenState { toy: toy.state().clone(), noise: 0, forgotten: 0, unwritable };
        Self { setup: setup.clone(), toy, state, beside: 0 }
    }

    /// Whether the next card is a trap: what nobody may know.
    fn trap_on_top(&self) -> bool {
        let (mut tried, mut trapped) = (self.toy.clone(), false);
        let mut tell = |event| trapped = matches!(event, ToyEvent::Trapped(..));
        let _ = tried.apply(tried.table().seat, &ToyAction::Take, &mut Dice::new(1), &mut tell);
        trapped
    }

    fn refuse(&mut self, refusal: Refusal, dice: &mut Dice, tell: &mut dyn FnMut(ToyEvent)) -> Refusal {
        match self.setup.flaw {
            Flaw::RefusalRollsDice => drop(dice.below(6)),
            Flaw::RefusalChangesState => self.state.noise += 1,
            Flaw::RefusalTells => tell(ToyEvent::Doubled(Seat(0))),
            _ => (),
        }
        refusal
    }

    fn spoil(&mut self, action: ToyAction) {
        match (self.setup.flaw, action) {
            (Flaw::ForgetsInSaves, _) => self.state.forgotten += 1,
            (Flaw::PlaysBesideTheState, ToyAction::Take) => self.beside += 1,
            (Flaw::ForeignChanceInStop, ToyAction::Stop) | (Flaw::ForeignChanceInTake, ToyAction::Take) => {
                self.state.noise = FOREIGN.fetch_add(1, Ordering::Relaxed);
            }
            _ => (),
        }
    }
}

impl Game for Broken {
    type Setup = BrokenSetup;
    type Action = ToyAction;
    type Event = ToyEvent;
    type View = BrokenView;
    type Outcome = ToyOutcome;
    type State = BrokenState;

    fn deal(setup: &BrokenSetup, dice: &mut Dice) -> Self {
        Self::new(setup, Toy::deal(&setup.toy, dice))
    }

    fn state(&self) -> &BrokenState {
        &self.state
    }

    fn resume(setup: &BrokenSetup, state: BrokenState) -> Result<Self, Damaged> {
        if setup.flaw == Flaw::CannotBeResumed {
            return Err(Damaged { what: "on purpose".into() });
        }
        Ok(Self { state: state.clone(), ..Self::new(setup, Toy::resume(&setup.toy, state.toy)?) })
    }

    fn round(&self) -> u32 {
        self.toy.round()
    }

    fn turn(&self) -> Turn<ToyOutcome> {
        match self.toy.turn() {
            Turn::Of(_) if self.has(Flaw::NobodyActs) => Turn::Of(Seats::default()),
            turn => turn,
        }
    }

    fn options(&self, seat: Seat, into: &mut Vec<ToyAction>) {
        self.toy.options(seat, into);
        match self.setup.flaw {
            Flaw::OffersNothing => into.clear(),
            Flaw::OffersTooMuch if !into.is_empty() && !into.contains(&ToyAction::Double) => {
                into.push(ToyAction::Double);
            }
            Flaw::OffersTooLittle if self.toy.table().taken > 0 => into.retain(|&action| action != ToyAction::Stop),
            Flaw::OffersTwice => into.extend(into.last().copied()),
            Flaw::OffersOutOfTurn if into.is_empty() => into.push(ToyAction::Stop),
            Flaw::PlaysBesideTheState if self.beside > 0 => into.reverse(),
            Flaw::OptionsShowTrap if self.trap_on_top() => into.retain(|&action| action != ToyAction::Take),
            _ => (),
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &ToyAction,
        dice: &mut Dice,
        tell: &mut dyn FnMut(ToyEvent),
    ) -> Result<(), Refusal> {
        if self.has(Flaw::ImaginesNonsense) && self.beside > 0 && *action == ToyAction::Take {
            return Err(Refusal { rule: Rule("TOY-99"), reason: "nonsense" });
        }
        let seat = if self.has(Flaw::ActsOutOfTurn) { self.toy.table().seat } else { seat };
        if let Err(refusal) = self.toy.apply(seat, action, dice, tell) {
            return Err(self.refuse(refusal, dice, tell));
        }
        self.state.toy = self.toy.state().clone();
        self.spoil(*action);
        Ok(())
    }

    fn view(&self, seat: Seat) -> BrokenView {
        let mut toy = self.toy.view(seat);
        if self.has(Flaw::ViewShowsOrder) && self.trap_on_top() {
            toy.unseen.reverse();
        }
        BrokenView { toy, setup: self.setup.clone(), state: self.state.clone() }
    }

    fn witness(event: &ToyEvent, seat: Seat) -> Option<ToyEvent> {
        Toy::witness(event, seat)
    }

    fn reveals(event: &ToyEvent) -> bool {
        Toy::reveals(event)
    }
}

impl Imagine for Broken {
    fn imagine(view: &BrokenView, dice: &mut Dice) -> Self {
        let toy = Toy::imagine(&view.toy, dice);
        let state = BrokenState { toy: toy.state().clone(), ..view.state.clone() };
        Self { state, beside: 1, ..Self::new(&view.setup, toy) }
    }
}
