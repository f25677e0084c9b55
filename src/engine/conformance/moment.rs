//! One moment of a game: all that must hold of a single state.

use serde::de::DeserializeOwned;

use super::{Fault, Format, hash, options};
use crate::engine::{Dice, Game, Match, Seat, Seats, Turn};

/// A state of the game with what is offered in it.
pub(super) struct Moment<'a, G: Game> {
    game: &'a G,
    setup: &'a G::Setup,
    /// Who may act; nobody at the end.
    seats: Seats,
    offers: Vec<(Seat, Vec<G::Action>)>,
}

impl<'a, G: Game> Moment<'a, G> {
    /// This moment of the match, if its offers are sound.
    pub(super) fn of(played: &'a Match<G>) -> Result<Self, Fault> {
        let game = played.game();
        let seats = match game.turn() {
            Turn::Of(seats) if seats == Seats::default() => return Err(Fault::NobodyToAct),
            Turn::Of(seats) => seats,
            Turn::Over(_) => Seats::default(),
        };
        let offers: Vec<_> = seats.iter().map(|seat| (seat, options(game, seat))).collect();
        for (seat, offered) in &offers {
            sound(*seat, offered)?;
        }
        Ok(Self { game, setup: &played.journal().setup, seats, offers })
    }

    /// Tests everything; `strange` are actions to be refused where they are not offered.
    pub(super) fn check(&self, strange: &[G::Action], dice: &mut Dice) -> Result<(), Fault> {
        for (seat, offered) in &self.offers {
            for action in offered {
                self.accepts(*seat, action, dice)?;
            }
            for action in strange.iter().filter(|action| !offered.contains(action)) {
                self.refuses(*seat, action, dice)?;
            }
        }
        self.nothing_out_of_turn(strange, dice)?;
        self.comes_back(Format::Postcard)?;
        self.comes_back(Format::Json)
    }

    fn accepts(&self, seat: Seat, action: &G::Action, dice: &mut Dice) -> Result<(), Fault> {
        let taken = self.game.clone().apply(seat, action, dice, &mut |_| ());
        taken.map_err(|refusal| Fault::refused(seat, action, refusal))
    }

    fn refuses(&self, seat: Seat, action: &G::Action, dice: &mut Dice) -> Result<(), Fault> {
        let (mut tried, before) = (self.game.clone(), dice.clone());
        let mut told = false;
        let text = || format!("{action:?}");
        if tried.apply(seat, action, dice, &mut |_| told = true).is_ok() {
            return Err(Fault::Accepted { seat, action: text() });
        }
        let same = !told && tried.state() == self.game.state() && *dice == before;
        if same { Ok(()) } else { Err(Fault::RefusalChanges { seat, action: text() }) }
    }

    /// A seat that may not act is offered nothing and can do nothing, not even what others may.
    fn nothing_out_of_turn(&self, strange: &[G::Action], dice: &mut Dice) -> Result<(), Fault> {
        let Some(idle) = (0..16).map(Seat).find(|&seat| !self.seats.contains(seat)) else { return Ok(()) };
        if !options(self.game, idle).is_empty() {
            return Err(Fault::OptionOutOfTurn(idle));
        }
        let offered = self.offers.iter().flat_map(|(_, offered)| offered);
        offered.chain(strange).try_for_each(|action| self.refuses(idle, action, dice))
    }

    /// The state written and read is the same state, and the game goes on from it in the same way.
    fn comes_back(&self, format: Format) -> Result<(), Fault> {
        let state = self.game.state();
        let read: G::State = format.round_trip(state).map_err(|why| Fault::Unwritable { format, why })?;
        if read != *state {
            return Err(Fault::Changed(format));
        }
        let resumed = G::resume(self.setup, read).map_err(Fault::Damaged)?;
        if hash(&resumed) != hash(self.game) {
            return Err(Fault::Changed(format));
        }
        let same_offers = self.offers.iter().all(|(seat, offered)| options(&resumed, *seat) == *offered);
        let same_moment = resumed.round() == self.game.round() && resumed.turn() == self.game.turn();
        if same_offers && same_moment { Ok(()) } else { Err(Fault::ResumeDiffers) }
    }
}

impl Format {
    /// The value after being written and read, or why it could not be.
    fn round_trip<T: serde::Serialize + DeserializeOwned>(self, value: &T) -> Result<T, String> {
        match self {
            Self::Postcard => {
                let bytes = postcard::to_allocvec(value).map_err(|why| why.to_string())?;
                postcard::from_bytes(&bytes).map_err(|why| why.to_string())
            }
            Self::Json => {
                let text = serde_json::to_string(value).map_err(|why| why.to_string())?;
                serde_json::from_str(&text).map_err(|why| why.to_string())
            }
        }
    }
}

/// Whoever is to act has something to do, and nothing is offered twice.
fn sound<A: PartialEq + std::fmt::Debug>(seat: Seat, offered: &[A]) -> Result<(), Fault> {
    if offered.is_empty() {
        return Err(Fault::NoOption(seat));
    }
    let twice = offered.iter().enumerate().find(|(at, action)| offered.iter().take(*at).any(|other| other == *action));
    match twice {
        Some((_, action)) => Err(Fault::OfferedTwice { seat, action: format!("{action:?}") }),
        None => Ok(()),
    }
}
