//! Thinking ahead: likely worlds are played on a little, with everybody acting by the own team's wishes.

use super::{evidence::MOST, outlook::Outlook, style::Style, walk::Walk};
use crate::{
    deduction::{Action, Deduction, Scene, Team, play::Play},
    engine::{Dice, Seat},
};

/// How many worlds are looked at, and how many steps of the walk lie between them.
const WORLDS: usize = 16;
const APART: usize = 40;
/// How many turns a world is played on, and how many options are weighed on that way at most: work is bounded, not time, so
/// that the same view always gives the same choice. Finding out what everybody wants costs as much as some options.
const TURNS: u32 = 8;
const WEIGHED: usize = 2000;
const WISHES: usize = 8;

/// What the seat may expect after each of some options, between 0 and 1.
pub(super) fn expect(walk: &mut Walk, me: Seat, options: &[Action], style: Style, seed: u64) -> Vec<f32> {
    let mut sums = vec![0.0; options.len()];
    for world in 0..WORLDS {
        (0..APART).for_each(|_| walk.step());
        let start = walk.world();
        for (option, sum) in options.iter().zip(&mut sums) {
            let mut dice = Dice::new(seed.wrapping_mul(64).wrapping_add(world as u64));
            let mut game = start.clone();
            take(&mut game, me, *option, &mut dice);
            play_on(&mut game, style, &mut dice);
            *sum += prospects(game.scene(), me);
        }
    }
    sums.into_iter().map(|sum| sum / WORLDS as f32).collect()
}

fn take(game: &mut Deduction, seat: Seat, action: Action, dice: &mut Dice) {
    Play { rules: &game.rules, state: &mut game.state, dice, tell: &mut |_| () }.take(seat, action);
}

/// Plays a world on for some turns.
fn play_on(game: &mut Deduction, style: Style, dice: &mut Dice) {
    let until = game.state.turn.number + TURNS;
    let mut options = Vec::new();
    let mut weighed = 0;
    while weighed < WEIGHED {
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
        weighed += options.len() + WISHES;
        let outlook = Outlook::knowing(scene, seat, &teams(scene), style);
        let mut best = (f32::MIN, Action::Pass);
        for option in &options {
            let worth = outlook.worth(*option) + 0.1 * dice.below(1000) as f32 / 1000.0;
            if worth > best.0 {
                best = (worth, *option);
            }
        }
        take(game, seat, best.1, dice);
    }
}

fn teams(scene: Scene<'_>) -> [Team; MOST] {
    let mut teams = [Team::Outlaw; MOST];
    for (at, team) in (0..scene.seats()).zip(&mut teams) {
        *team = scene.team(Seat(at));
    }
    teams
}

/// How well a seat stands: 1 where it has won.
fn prospects(scene: Scene<'_>, me: Seat) -> f32 {
    if let Some(outcome) = &scene.state.over {
        return if outcome.winners.contains(me) { 1.0 } else { 0.0 };
    }
    let team = scene.team(me);
    let of = |wanted: &dyn Fn(Team) -> bool| -> f32 {
        scene.living().filter(|&seat| wanted(scene.team(seat))).map(|seat| life(scene, seat)).sum()
    };
    let all = of(&|_| true).max(0.1);
    match team {
        Team::Human | Team::Legion | Team::Fallen => of(&|other| other == team) / all,
        Team::Machine => {
            let few = if of(&|other| other == Team::Machine) > 0.0 { 1.0 } else { 0.3 };
            (1.0 - of(&|other| other == Team::Human) / all) * few
        }
        Team::Outlaw if !scene.lives(me) => 0.0,
        Team::Outlaw => {
            let (humans, machines) = (of(&|other| other == Team::Human), of(&|other| other == Team::Machine));
            let balance = 1.0 - (humans - machines).abs() / (humans + machines).max(0.1);
            0.6 * life(scene, me) / all + 0.2 * balance
        }
    }
}

/// What a player has left to lose.
fn life(scene: Scene<'_>, seat: Seat) -> f32 {
    let hp = scene.player(seat).map_or(0, |player| player.hp);
    let ids = scene.id_spots(seat, false).count().min(2) as f32;
    let loyalty = scene.loyalty_spots(seat, false).count() as f32;
    0.5 * f32::from(hp) + 0.4 * ids + 0.1 * loyalty
}
