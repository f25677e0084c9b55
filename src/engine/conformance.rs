//! The suite every game must pass: random play-outs in which each promise of the contract is put to the test.

mod breach;
mod moment;
mod secrecy;

pub use breach::{Breach, Fault, Format};
pub use secrecy::check_secrecy;

use super::{Dice, Game, Match, Seat, Seats, StateHash, Turn, verify};
use moment::Moment;

/// How much is tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thoroughness {
    /// How many games are played.
    pub playouts: u32,
    /// The seed of the first; each further game has the next.
    pub seed: u64,
    /// How many decisions a game may take; longer games are left there.
    pub decisions: u32,
}

impl Default for Thoroughness {
    fn default() -> Self {
        Self { playouts: 100, seed: 1, decisions: 1000 }
    }
}

/// How much was tried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Decisions taken in all games together.
    pub decisions: u64,
    /// Games that reached their end.
    pub finished: u32,
}

/// Plays random games and tests at every step that all that is listed is accepted and nothing else, that refusals
/// change nothing, that saved states come back whole; and of every game that undo and replay lead to the same states.
///
/// `alien_actions` may add actions to be refused wherever they are not listed; options of earlier moments are tried
/// anyway.
pub fn check<G: Game>(
    setup: &G::Setup,
    thoroughness: Thoroughness,
    alien_actions: impl Fn(&G) -> Vec<G::Action>,
) -> Result<Tally, Breach> {
    each_playout(thoroughness, |seed| {
        let mut playout = Playout::<G>::new(setup, seed);
        let played = playout.run(thoroughness.decisions, &alien_actions);
        played.map_err(|fault| Breach { seed, step: playout.step, fault })
    })
}

/// Runs `play` for every seed and sums up; each play says how many decisions it took and whether it ended.
fn each_playout(
    thoroughness: Thoroughness,
    mut play: impl FnMut(u64) -> Result<(u32, Ending), Breach>,
) -> Result<Tally, Breach> {
    let mut tally = Tally::default();
    for number in 0..thoroughness.playouts {
        let (decisions, ending) = play(thoroughness.seed.wrapping_add(u64::from(number)))?;
        tally.decisions += u64::from(decisions);
        tally.finished += u32::from(ending == Ending::Reached);
    }
    Ok(tally)
}

/// Whether a play-out came to the game's end.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ending {
    Reached,
    CutOff,
}

/// One random game under test.
struct Playout<G: Game> {
    game: Match<G>,
    dice: Dice,
    step: u32,
    /// Options of earlier moments, to be tried when they are not listed any more.
    stale: Vec<G::Action>,
}

/// How many options of earlier moments are remembered.
const STALE: usize = 24;

impl<G: Game> Playout<G> {
    fn new(setup: &G::Setup, seed: u64) -> Self {
        let dice = Dice::new(seed).fork();
        Self { game: Match::new(setup.clone(), seed), dice, step: 0, stale: Vec::new() }
    }

    fn run(&mut self, limit: u32, aliens: &impl Fn(&G) -> Vec<G::Action>) -> Result<(u32, Ending), Fault> {
        let mut ending = Ending::CutOff;
        while self.step < limit {
            let mut strange = aliens(self.game.game());
            strange.extend_from_slice(&self.stale);
            Moment::of(&self.game)?.check(&strange, &mut self.dice)?;
            let Turn::Of(seats) = self.game.turn() else {
                ending = Ending::Reached;
                break;
            };
            self.take_any(seats)?;
            self.undo_and_redo()?;
            self.step += 1;
        }
        self.save_and_load()?;
        self.replay()?;
        Ok((self.step, ending))
    }

    /// Any seat that may act takes any of its options.
    fn take_any(&mut self, seats: Seats) -> Result<(), Fault> {
        let all: Vec<Seat> = seats.iter().collect();
        let seat = *self.dice.pick(&all).ok_or(Fault::NobodyToAct)?;
        let options = self.game.options(seat);
        let action = self.dice.pick(&options).ok_or(Fault::NoOption(seat))?;
        let taken = self.game.act(seat, action);
        taken.map_err(|refusal| Fault::refused(seat, action, refusal))?;
        for option in options {
            self.remember(option);
        }
        Ok(())
    }

    fn remember(&mut self, option: G::Action) {
        if self.stale.contains(&option) {
            return;
        }
        if self.stale.len() < STALE {
            self.stale.push(option);
        } else if let Some(old) = self.stale.get_mut(self.dice.below(STALE)) {
            *old = option;
        }
    }

    /// Takes some actions back and again, and must stand where it stood.
    fn undo_and_redo(&mut self) -> Result<(), Fault> {
        let undoable = self.game.undoable();
        if undoable == 0 || self.dice.below(4) > 0 {
            return Ok(());
        }
        let before = self.game.clone();
        let n = 1 + self.dice.below(undoable);
        self.game.undo(n).map_err(Fault::Undo)?;
        let kept = self.game.journal().actions.len();
        for (seat, action) in before.journal().actions.iter().skip(kept) {
            let again = self.game.act(*seat, action);
            again.map_err(|refusal| Fault::refused(*seat, action, refusal))?;
        }
        let same = before.game().state() == self.game.game().state();
        let marked = before.journal().marks == self.game.journal().marks;
        if same && marked { Ok(()) } else { Err(Fault::UndoDiffers) }
    }

    /// The match as a save keeps it must come back as it was.
    fn save_and_load(&self) -> Result<(), Fault> {
        let fault = |why: serde_json::Error| Fault::Unwritable { format: Format::Json, why: why.to_string() };
        let text = serde_json::to_string(&self.game.snapshot()).map_err(fault)?;
        let loaded = Match::<G>::resume(serde_json::from_str(&text).map_err(fault)?).map_err(Fault::Resume)?;
        let same = loaded.hash() == self.game.hash() && loaded.undoable() == self.game.undoable();
        if same { Ok(()) } else { Err(Fault::Changed(Format::Json)) }
    }

    /// The journal must play to the same end.
    fn replay(&self) -> Result<(), Fault> {
        let report = verify(self.game.journal()).map_err(Fault::Replay)?;
        let recorded = self.game.hash();
        let same = report.hash == recorded;
        if same { Ok(()) } else { Err(Fault::ReplayDiffers { recorded, found: report.hash }) }
    }
}

/// All that `seat` may do.
fn options<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut options = Vec::new();
    game.options(seat, &mut options);
    options
}

/// The fingerprint of a game's state.
fn hash<G: Game>(game: &G) -> StateHash {
    StateHash::of(game.state())
}

#[cfg(test)]
#[path = "tests/conformance.rs"]
mod tests;
