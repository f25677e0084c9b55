//! Bots that need to know nothing about the game they play.

use super::{Bot, Dice, Game};

/// Takes any option, each equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomBot;

impl<G: Game> Bot<G> for RandomBot {
    fn choose(&mut self, _view: &G::View, options: &[G::Action], dice: &mut Dice) -> usize {
        dice.below(options.len())
    }
}

impl<G: Game, B: Bot<G> + ?Sized> Bot<G> for Box<B> {
    fn choose(&mut self, view: &G::View, options: &[G::Action], dice: &mut Dice) -> usize {
        (**self).choose(view, options, dice)
    }
}

impl<G: Game, B: Bot<G> + ?Sized> Bot<G> for &mut B {
    fn choose(&mut self, view: &G::View, options: &[G::Action], dice: &mut Dice) -> usize {
        (**self).choose(view, options, dice)
    }
}
