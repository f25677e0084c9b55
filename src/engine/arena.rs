//! Whole games played by bots, fast: no events, no journal.

use super::{Bot, Dice, Game, Refusal, Seat, Turn};

/// A game played by bots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played<O> {
    /// How it ended; `None` where the limit came first.
    pub outcome: Option<O>,
    /// How many decisions were taken.
    pub decisions: u32,
    /// The round it stopped in.
    pub rounds: u32,
}

/// Why a game could not be played on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ArenaError {
    /// No bot sits there.
    #[error("seat {} must act, but no bot sits there", .0.0)]
    NoBot(Seat),
    /// The game asks a seat that has no choice.
    #[error("seat {} must act, but has no option", .0.0)]
    NoOption(Seat),
    /// The bot named an option that is not there.
    #[error("the bot at seat {} chose option {choice} of {options}", .seat.0)]
    NoSuchOption {
        /// Whose bot.
        seat: Seat,
        /// What it chose.
        choice: usize,
        /// How many options there are.
        options: usize,
    },
    /// The game refuses what it had offered.
    #[error("the game refuses what it had offered: {0}")]
    Refused(#[from] Refusal),
}

/// Plays the game of `setup` and `seed` with one bot per seat to its end, or until `limit` decisions were taken.
///
/// The game's dice are those of a match with the same setup and seed; the bots draw from dice of their own.
pub fn play<G: Game>(
    setup: &G::Setup,
    seed: u64,
    bots: &mut [Box<dyn Bot<G> + '_>],
    limit: u32,
) -> Result<Played<G::Outcome>, ArenaError> {
    play_watched(setup, seed, bots, &mut |decisions| decisions < limit, &mut |_| ())
}

/// The same, with everything told that happens, for as long as `go_on` says yes to the number of decisions taken.
pub fn play_watched<G: Game>(
    setup: &G::Setup,
    seed: u64,
    bots: &mut [Box<dyn Bot<G> + '_>],
    go_on: &mut dyn FnMut(u32) -> bool,
    tell: &mut dyn FnMut(G::Event),
) -> Result<Played<G::Outcome>, ArenaError> {
    play_through(setup, seed, bots, go_on, tell).map(|(game, decisions)| played(&game, decisions))
}

/// The same; returns the game as it stands at the end, and how many decisions were taken.
pub fn play_through<G: Game>(
    setup: &G::Setup,
    seed: u64,
    bots: &mut [Box<dyn Bot<G> + '_>],
    go_on: &mut dyn FnMut(u32) -> bool,
    tell: &mut dyn FnMut(G::Event),
) -> Result<(G, u32), ArenaError> {
    let choose = |game: &G, seat: Seat, options: &[G::Action], dice: &mut Dice| {
        let bot = bots.get_mut(usize::from(seat.0)).ok_or(ArenaError::NoBot(seat))?;
        Ok(bot.choose(&game.view(seat), options, dice))
    };
    run::<G>(setup, seed, choose, go_on, tell)
}

/// The same with random choices at every seat; no views are made, so that this is as fast as the rules are.
pub fn play_at_random<G: Game>(setup: &G::Setup, seed: u64, limit: u32) -> Result<Played<G::Outcome>, ArenaError> {
    let choose = |_: &G, _, options: &[G::Action], dice: &mut Dice| Ok(dice.below(options.len()));
    let (game, decisions) = run::<G>(setup, seed, choose, &mut |decisions| decisions < limit, &mut |_| ())?;
    Ok(played(&game, decisions))
}

/// What a game came to.
fn played<G: Game>(game: &G, decisions: u32) -> Played<G::Outcome> {
    let outcome = game.turn().over();
    Played { outcome, decisions, rounds: game.round() }
}

fn run<G: Game>(
    setup: &G::Setup,
    seed: u64,
    mut choose: impl FnMut(&G, Seat, &[G::Action], &mut Dice) -> Result<usize, ArenaError>,
    go_on: &mut dyn FnMut(u32) -> bool,
    tell: &mut dyn FnMut(G::Event),
) -> Result<(G, u32), ArenaError> {
    let mut dice = Dice::new(seed);
    let mut minds = dice.clone().fork();
    let mut game = G::deal(setup, &mut dice);
    let mut options = Vec::new();
    let mut decisions = 0;
    while go_on(decisions) {
        let Turn::Of(seats) = game.turn() else { break };
        let seat = seats.iter().next().ok_or(ArenaError::NoOption(Seat(0)))?;
        options.clear();
        game.options(seat, &mut options);
        if options.is_empty() {
            return Err(ArenaError::NoOption(seat));
        }
        let choice = choose(&game, seat, &options, &mut minds)?;
        let wrong = ArenaError::NoSuchOption { seat, choice, options: options.len() };
        let action = options.get(choice).ok_or(wrong)?;
        game.apply(seat, action, &mut dice, tell)?;
        decisions += 1;
    }
    Ok((game, decisions))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{
        Match, RandomBot,
        toy::{Toy, ToyAction, ToySetup, ToyView},
    };

    /// Takes one card per turn.
    struct OneCard;

    impl Bot<Toy> for OneCard {
        fn choose(&mut self, view: &ToyView, options: &[ToyAction], _dice: &mut Dice) -> usize {
            let wanted = if view.table.taken == 0 { ToyAction::Take } else { ToyAction::Stop };
            options.iter().position(|&option| option == wanted).unwrap_or(0)
        }
    }

    /// Names an option that is never there.
    struct Astray;

    impl Bot<Toy> for Astray {
        fn choose(&mut self, _view: &ToyView, options: &[ToyAction], _dice: &mut Dice) -> usize {
            options.len()
        }
    }

    fn setup() -> ToySetup {
        ToySetup { seats: 2, rounds: 2, cards: vec![0, 1, 2, 3, 4, 5, 6] }
    }

    #[test]
    fn bots_play_the_same_game_that_a_match_with_their_choices_plays() {
        let played = play::<Toy>(&setup(), 3, &mut [Box::new(OneCard), Box::new(OneCard)], 100).unwrap();
        let mut game = Match::<Toy>::new(setup(), 3);
        while let Turn::Of(seats) = game.turn() {
            let seat = seats.iter().next().unwrap();
            let choice = OneCard.choose(&game.view(seat), &game.options(seat), &mut Dice::new(0));
            game.act(seat, &game.options(seat)[choice]).unwrap();
        }
        assert_eq!(played.outcome.map(Turn::Over), Some(game.turn()));
        assert_eq!(played.decisions as usize, game.journal().actions.len());
        assert_eq!(played.rounds, 3);
    }

    #[test]
    fn the_limit_ends_a_game_without_an_outcome() {
        let played = play_at_random::<Toy>(&setup(), 1, 1).unwrap();
        assert_eq!((played.outcome, played.decisions), (None, 1));
    }

    #[test]
    fn random_bots_and_random_play_decide_alike() {
        for seed in 0..50 {
            let bots: &mut [Box<dyn Bot<Toy>>] = &mut [Box::new(RandomBot), Box::new(RandomBot)];
            assert_eq!(play(&setup(), seed, bots, 500), play_at_random::<Toy>(&setup(), seed, 500));
        }
    }

    #[test]
    fn a_missing_or_stray_bot_is_an_error() {
        let alone: &mut [Box<dyn Bot<Toy>>] = &mut [Box::new(OneCard)];
        assert_eq!(play(&setup(), 1, alone, 100), Err(ArenaError::NoBot(Seat(1))));
        let astray: &mut [Box<dyn Bot<Toy>>] = &mut [Box::new(Astray)];
        let fault = play(&setup(), 1, astray, 100).unwrap_err();
        assert!(matches!(fault, ArenaError::NoSuchOption { seat: Seat(0), .. }), "{fault}");
    }
}
