//! What is told, event by event, ends in what is true.

use super::*;
use crate::{
    content::Catalog,
    engine::{Bot, Dice, Match, RandomBot, Turn},
    stealth::{AGENT, Mode, Setup, Stealth},
};

/// What map and panels show of a view; whatever is not in it may wait until everything is told.
fn shown(view: &View) -> impl PartialEq + std::fmt::Debug + use<> {
    let public = &view.public;
    let player = &public.player;
    let enemies: Vec<_> = public
        .enemies
        .iter()
        .map(|enemy| (enemy.sector, enemy.condition, enemy.overwatch, enemy.detects, enemy.colour))
        .collect();
    (
        (player.sector, player.health, player.hidden, player.overwatch, player.carried, player.items),
        (enemies, public.bodies.to_vec(), public.noise.to_vec(), public.detection.to_vec()),
        (public.taken, public.keys_held, public.keys_gone, public.opened, public.alarm, public.arrived, public.turn),
        (view.left.clone(), view.drawn.clone(), public.known.to_vec()),
    )
}

#[test]
fn events_one_by_one_lead_to_what_is_true() {
    let catalog = Catalog::shipped().expect("content");
    for (seed, entry) in (0..8).flat_map(|seed| catalog.missions().iter().map(move |entry| (seed, entry))) {
        let Some(mission) = entry.mission.clone() else { continue };
        let (gear, items) = (catalog.cards().all_gear().to_vec(), catalog.cards().all_items().to_vec());
        let mode = if seed % 2 == 0 { Mode::Lethal } else { Mode::NonLethal };
        let mut game = Match::<Stealth>::new(Setup { items, mode, ..Setup::new(mission, gear) }, seed);
        let mut dice = Dice::new(seed);
        for _ in 0..120 {
            let Turn::Of(_) = game.turn() else { break };
            let options = game.options(AGENT);
            let at = Bot::<Stealth>::choose(&mut RandomBot, &game.view(AGENT), &options, &mut dice);
            let action = options[at];
            let mut told = game.view(AGENT);
            for event in game.act(AGENT, &action).expect("an option") {
                apply(&mut told, &event);
            }
            assert_eq!(shown(&told), shown(&game.view(AGENT)), "{action:?} in {} with seed {seed}", entry.id);
        }
    }
}
