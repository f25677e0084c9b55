//! What the tests of both tables share: games played on, the proof that bots do not cheat, and transcripts.

pub mod transcripts;

use ghostline::engine::{Bot, Dice, Game, Imagine, Seat, Turn};

/// A game played on by bots for some decisions.
pub fn played_on<G: Game>(
    setup: &G::Setup,
    bot: impl Fn(Seat) -> Box<dyn Bot<G> + Send>,
    seed: u64,
    decisions: u32,
) -> G {
    let mut dice = Dice::new(seed);
    let mut game = G::deal(setup, &mut dice);
    let mut options = Vec::new();
    for _ in 0..decisions {
        let Turn::Of(seats) = game.turn() else { break };
        let seat = seats.iter().next().unwrap();
        options.clear();
        game.options(seat, &mut options);
        let choice = bot(seat).choose(&game.view(seat), &options, &mut dice);
        game.apply(seat, &options[choice], &mut dice, &mut |_| ()).unwrap();
    }
    game
}

/// So many states leave the choice of the one asked as it was when what its seat cannot know is dealt anew.
pub fn states_that_tell_nothing<G: Imagine>(
    setup: &G::Setup,
    bot: impl Fn(Seat) -> Box<dyn Bot<G> + Send>,
    same: impl Fn(&G::View, &G::View) -> bool,
    seed: u64,
    states: u32,
) {
    let mut dice = Dice::new(seed);
    let mut game = G::deal(setup, &mut dice);
    let mut chance = Dice::new(seed + 1000);
    let (mut options, mut compared) = (Vec::new(), 0);
    while compared < states {
        let Turn::Of(seats) = game.turn() else {
            game = G::deal(setup, &mut dice);
            continue;
        };
        let seat = seats.iter().next().unwrap();
        options.clear();
        game.options(seat, &mut options);
        let view = game.view(seat);
        let mut taken = chance.below(options.len());
        if options.len() > 1 {
            let other = G::imagine(&view, &mut chance).view(seat);
            assert!(same(&view, &other), "seat {seat:?} sees what it cannot know");
            let choose = |view: &G::View| bot(seat).choose(view, &options, &mut Dice::new(u64::from(compared)));
            let choice = choose(&view);
            assert_eq!(choice, choose(&other), "{seat:?} chose by what it cannot know");
            compared += 1;
            // Half of the way as the bot would go, half of it anyhow.
            if chance.below(2) == 0 {
                taken = choice;
            }
        }
        game.apply(seat, &options[taken].clone(), &mut dice, &mut |_| ()).unwrap();
    }
}
