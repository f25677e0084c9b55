//! Secrecy: what a seat sees, may do and would choose follows only from what it knows.

use super::{Breach, Ending, Fault, Tally, Thoroughness, each_playout, options};
use crate::engine::{Bot, Dice, Game, Imagine, Seat, Seats, Turn};

/// How many decisions an imagined world is played on.
const PLAYED_ON: u32 = 12;

/// Plays random games and, at every step and for every seat that has acted, puts another world that fits the seat's
/// view in place of the true one: view (compared by `same`), options and the choice of the seat's bot must stay.
pub fn check_secrecy<G: Imagine>(
    setup: &G::Setup,
    thoroughness: Thoroughness,
    same: impl Fn(&G::View, &G::View) -> bool,
    bot: impl Fn(Seat) -> Box<dyn Bot<G>>,
) -> Result<Tally, Breach> {
    each_playout(thoroughness, |seed| {
        let mut table = Secret::<G, _, _>::deal(setup, seed, &same, &bot);
        let played = table.run(thoroughness.decisions);
        played.map_err(|fault| Breach { seed, step: table.step, fault })
    })
}

/// One random game whose secrets are shuffled under the seats' eyes.
struct Secret<'a, G, S, B> {
    game: G,
    /// The dice of the game.
    dice: Dice,
    /// The dice of everything else, so that the game is the one a match of this seed plays.
    chance: Dice,
    step: u32,
    same: &'a S,
    bot: &'a B,
}

impl<'a, G, S, B> Secret<'a, G, S, B>
where
    G: Imagine,
    S: Fn(&G::View, &G::View) -> bool,
    B: Fn(Seat) -> Box<dyn Bot<G>>,
{
    fn deal(setup: &G::Setup, seed: u64, same: &'a S, bot: &'a B) -> Self {
        let mut dice = Dice::new(seed);
        let chance = dice.clone().fork();
        Self { game: G::deal(setup, &mut dice), dice, chance, step: 0, same, bot }
    }

    fn run(&mut self, limit: u32) -> Result<(u32, Ending), Fault> {
        let mut known = Seats::default();
        while self.step < limit {
            if let Turn::Of(seats) = self.game.turn() {
                known = seats.iter().fold(known, Seats::with);
            }
            for seat in known.iter() {
                self.imagine(seat)?;
            }
            if step(&mut self.game, &mut self.dice, &mut self.chance)? == Ending::Reached {
                return Ok((self.step, Ending::Reached));
            }
            self.step += 1;
        }
        Ok((self.step, Ending::CutOff))
    }

    /// Compares the true world with another that `seat` cannot tell from it.
    fn imagine(&mut self, seat: Seat) -> Result<(), Fault> {
        let view = self.game.view(seat);
        let mut world = G::imagine(&view, &mut self.chance);
        let other = world.view(seat);
        if !(self.same)(&view, &other) {
            return Err(Fault::ViewLeaks(seat));
        }
        let (offered, others) = (options(&self.game, seat), options(&world, seat));
        if offered != others {
            return Err(Fault::OptionsLeak(seat));
        }
        if !offered.is_empty() {
            let choice = self.choice(seat, &view, &offered)?;
            if choice != self.choice(seat, &other, &others)? {
                return Err(Fault::ChoiceLeaks(seat));
            }
        }
        self.play_on(&mut world).map_err(|fault| Fault::Unplayable { seat, fault: Box::new(fault) })
    }

    /// What a fresh bot chooses; its dice are equal for equal steps.
    fn choice(&self, seat: Seat, view: &G::View, offered: &[G::Action]) -> Result<usize, Fault> {
        let choice = (self.bot)(seat).choose(view, offered, &mut Dice::new(u64::from(self.step)));
        let options = offered.len();
        if choice < options { Ok(choice) } else { Err(Fault::NoSuchOption { seat, choice, options }) }
    }

    /// An imagined world is a world: it can be played.
    fn play_on(&mut self, world: &mut G) -> Result<(), Fault> {
        let mut dice = self.chance.fork();
        for _ in 0..PLAYED_ON {
            if step(world, &mut dice, &mut self.chance)? == Ending::Reached {
                break;
            }
        }
        Ok(())
    }
}

/// Any seat that may act takes any of its options.
fn step<G: Game>(game: &mut G, dice: &mut Dice, chance: &mut Dice) -> Result<Ending, Fault> {
    let Turn::Of(seats) = game.turn() else { return Ok(Ending::Reached) };
    let all: Vec<Seat> = seats.iter().collect();
    let seat = *chance.pick(&all).ok_or(Fault::NobodyToAct)?;
    let offered = options(game, seat);
    let action = chance.pick(&offered).ok_or(Fault::NoOption(seat))?;
    let taken = game.apply(seat, action, dice, &mut |_| ());
    taken.map_err(|refusal| Fault::refused(seat, action, refusal))?;
    Ok(Ending::CutOff)
}
