//! Thinking ahead: a few worlds that fit the view are played on a little, with everybody acting by the own wishes.

use super::{
    beliefs::Beliefs,
    mind::{best, reach},
    outlook::Outlook,
    style::Style,
};
use crate::{
    beginning::{Action, Beginning, Pending, View, play::Play},
    engine::{Dice, Imagine, Level, Seat},
};

/// How many of the best options are thought through, and how far behind the best they may lie.
const THOUGHT_THROUGH: usize = 3;
const CLOSE: f32 = 0.05;
/// How many worlds are looked at.
const WORLDS: u64 = 6;
/// How many turns a world is played on, and how many decisions at most.
const TURNS: u32 = 2;
const DECISIONS: u32 = 40;
/// How much of what was foreseen counts beside first sight.
const FORESIGHT: f32 = 0.5;

/// Adds to the best options what may come of them, where they lie close together and it matters.
pub(super) fn foresee(view: &View, options: &[Action], worth: &mut [f32], style: Style, dice: &mut Dice) {
    if !matters(view) {
        return;
    }
    let top = worth.get(best(worth)).copied().unwrap_or(0.0);
    let mut order: Vec<usize> =
        (0..options.len()).filter(|at| worth.get(*at).is_some_and(|it| *it > top - CLOSE)).collect();
    order.sort_by(|a, b| worth.get(*b).partial_cmp(&worth.get(*a)).unwrap_or(std::cmp::Ordering::Equal));
    order.truncate(THOUGHT_THROUGH);
    if order.len() < 2 {
        return;
    }
    let seed = dice.fork().below(usize::MAX) as u64;
    for at in order {
        let Some(option) = options.get(at) else { continue };
        let expected = expect(view, *option, style, seed);
        worth.get_mut(at).into_iter().for_each(|worth| *worth += FORESIGHT * expected + 2.0 * CLOSE);
    }
}

/// Whether a decision is worth the thought.
fn matters(view: &View) -> bool {
    matches!(
        view.table.stack.last(),
        Some(
            Pending::Act
                | Pending::Decide(_)
                | Pending::Placing { .. }
                | Pending::KeepChip { .. }
                | Pending::Ballot { .. }
        )
    )
}

/// What the seat may expect after an option, over the same worlds for every option.
fn expect(view: &View, option: Action, style: Style, seed: u64) -> f32 {
    let mut sum = 0.0;
    for world in 0..WORLDS {
        let mut dice = Dice::new(seed.wrapping_add(world));
        let mut game = Beginning::imagine(view, &mut dice);
        take(&mut game, view.seat, option, &mut dice);
        play_on(&mut game, style, &mut dice);
        sum += prospects(&game, view.seat, style);
    }
    sum / WORLDS as f32
}

fn take(game: &mut Beginning, seat: Seat, action: Action, dice: &mut Dice) {
    Play { rules: &game.rules, state: &mut game.state, dice, tell: &mut |_| () }.take(seat, action);
}

/// Plays a world on for some turns.
fn play_on(game: &mut Beginning, style: Style, dice: &mut Dice) {
    let until = game.state.turn.number + TURNS;
    let mut options = Vec::new();
    for _ in 0..DECISIONS {
        if game.state.over.is_some() || game.state.turn.number >= until {
            return;
        }
        let scene = game.scene();
        let Some(seat) = scene.asked().iter().next() else { return };
        options.clear();
        scene.each_option(seat, &mut |action| {
            if !matches!(action, Action::Claim(_)) {
                options.push(action);
            }
        });
        let outlook = Outlook::new(scene, seat, Beliefs::certain(scene), style, reach(Level::Sound));
        let choice = best(&outlook.worths(&options));
        let Some(action) = options.get(choice).copied() else { return };
        take(game, seat, action, dice);
    }
}

/// How well a seat stands, from 0 to 1: 1 where it has won.
fn prospects(game: &Beginning, me: Seat, style: Style) -> f32 {
    if let Some(outcome) = &game.state.over {
        return if outcome.winners.contains(me) { 1.0 } else { 0.0 };
    }
    let scene = game.scene();
    let outlook = Outlook::new(scene, me, Beliefs::certain(scene), style, reach(Level::Sharp));
    outlook.prospects()
}
