//! Worlds that fit what a seat knows: unseen cards and chips dealt anew.

mod cards;
mod loyalty;
mod pieces;

use self::{
    cards::{imagine_influence, imagine_objectives, imagine_programs},
    loyalty::imagine_loyalty,
    pieces::{imagine_chips, imagine_recons},
};
use super::{Beginning, Chosen, Pending, State, View, Vote};
use crate::engine::{Dice, Imagine};

impl Imagine for Beginning {
    fn imagine(view: &View, dice: &mut Dice) -> Self {
        let mut state = view.table.clone();
        let rules = &view.rules;
        if state.over.is_none() {
            imagine_loyalty(rules, &mut state, view.seat, dice);
            imagine_objectives(rules, &mut state, dice);
            imagine_influence(rules, &mut state, dice);
            imagine_programs(rules, &mut state, dice);
            imagine_chips(rules, &mut state, dice);
            imagine_recons(rules, &mut state, view.seat, dice);
            imagine_piles(&mut state, dice);
            imagine_choices(&mut state, dice);
        }
        Self { rules: std::sync::Arc::clone(rules), state }
    }
}

/// Piles whose cards are known and whose order is not.
fn imagine_piles(state: &mut State, dice: &mut Dice) {
    for deck in &mut state.events {
        dice.shuffle(deck.make_contiguous());
    }
    dice.shuffle(&mut state.wounds);
    dice.shuffle(&mut state.interrogations);
}

/// Choices made in secret: any.
fn imagine_choices(state: &mut State, dice: &mut Dice) {
    for step in &mut state.stack {
        match step {
            Pending::Ballot { votes, .. } => {
                for vote in votes.iter_mut().filter(|vote| **vote == Vote::Hidden) {
                    *vote = if dice.below(2) == 0 { Vote::Yes } else { Vote::No };
                }
            }
            Pending::Closed { chosen, .. } => {
                for chosen in chosen.iter_mut().filter(|chosen| **chosen == Chosen::Hidden) {
                    *chosen = Chosen::Nobody;
                }
            }
            _ => {}
        }
    }
}
