//! What the benches of both tables share.

use std::sync::atomic::{AtomicU64, Ordering};

use divan::Bencher;
use ghostline::engine::{Bot, Dice, Game, Imagine, Seat, Turn, arena};

/// A game on its way: the game, who is asked, and what may be done.
pub struct Midgame<G: Game> {
    game: G,
    seat: Seat,
    options: Vec<G::Action>,
}

/// The first moment of the third round that is wanted.
pub fn midgame<G: Game>(
    setup: &G::Setup,
    bot: impl Fn(Seat) -> Box<dyn Bot<G> + Send>,
    wanted: impl Fn(&G) -> bool,
) -> Option<Midgame<G>> {
    let mut dice = Dice::new(5);
    let mut game = G::deal(setup, &mut dice);
    loop {
        let Turn::Of(asked) = game.turn() else { return None };
        let seat = asked.iter().next()?;
        let mut options = Vec::new();
        game.options(seat, &mut options);
        if game.round() >= 3 && wanted(&game) {
            return Some(Midgame { game, seat, options });
        }
        let choice = bot(seat).choose(&game.view(seat), &options, &mut dice);
        game.apply(seat, options.get(choice)?, &mut dice, &mut |_| ()).ok()?;
    }
}

/// Whole games by chance.
pub fn random_games<G: Game>(bencher: Bencher, setup: Option<G::Setup>)
where
    G::Setup: Sync,
{
    let Some(setup) = setup else { return };
    let seeds = AtomicU64::new(1);
    bencher.bench(|| arena::play_at_random::<G>(&setup, seeds.fetch_add(1, Ordering::Relaxed), 100_000).is_ok());
}

/// What the seat sees.
pub fn view<G: Game + Sync>(bencher: Bencher, midgame: Option<Midgame<G>>) {
    let Some(Midgame { game, seat, .. }) = midgame else { return };
    bencher.bench(|| game.view(seat));
}

/// A world that fits what the seat sees.
pub fn imagine<G: Imagine>(bencher: Bencher, midgame: Option<Midgame<G>>) {
    let Some(Midgame { game, seat, .. }) = midgame else { return };
    let view = game.view(seat);
    let mut dice = Dice::new(1);
    bencher.bench_local(|| G::imagine(&view, &mut dice));
}

/// One choice of a bot.
pub fn choice<G: Game>(bencher: Bencher, midgame: Option<Midgame<G>>, mut bot: Box<dyn Bot<G> + Send>) {
    let Some(Midgame { game, seat, options }) = midgame else { return };
    let view = game.view(seat);
    let mut dice = Dice::new(1);
    bencher.bench_local(|| bot.choose(&view, &options, &mut dice));
}
