//! Missions played by a bot, with their journals: for pictures, tests and demonstrations.

use crate::{
    engine::{Bot, Dice, Match, Turn},
    stealth::{AGENT, Setup, Stealth},
};

/// More decisions than any sensible game has.
const MOST_DECISIONS: u32 = 2000;

/// The mission of `setup` and `seed` as `bot` plays it, to its end or until nobody would go on watching.
pub fn played(setup: Setup, seed: u64, bot: &mut dyn Bot<Stealth>) -> Match<Stealth> {
    let mut game = Match::<Stealth>::new(setup, seed);
    let mut mind = Dice::new(seed);
    for _ in 0..MOST_DECISIONS {
        let options = game.options(AGENT);
        if matches!(game.turn(), Turn::Over(_)) || options.is_empty() {
            break;
        }
        let choice = bot.choose(&game.view(AGENT), &options, &mut mind);
        let Some(action) = options.get(choice) else { break };
        if game.act(AGENT, action).is_err() {
            break;
        }
    }
    game
}
