//! The kinds of action: what each offers, at every moment of missions played at random.

use ghostline::{
    content::Catalog,
    engine::{Bot, Dice, Game, RandomBot, Turn},
    stealth::{AGENT, Action, Deed, Offer, Setup, Stealth, offer},
};

/// Plays missions at random and looks at every moment of them.
fn everywhere(look: impl Fn(&Stealth)) {
    let catalog = Catalog::shipped().unwrap();
    for (seed, entry) in (0..6).flat_map(|seed| catalog.missions().iter().map(move |entry| (seed, entry))) {
        let Some(mission) = entry.mission.clone() else { continue };
        let (gear, items) = (catalog.cards().all_gear().to_vec(), catalog.cards().all_items().to_vec());
        let mut dice = Dice::new(seed);
        let setup = Setup { items, ..Setup::new(mission, gear) };
        let mut game = Stealth::deal(&setup, &mut dice);
        for _ in 0..100 {
            look(&game);
            let Turn::Of(_) = game.turn() else { break };
            let mut options = Vec::new();
            game.options(AGENT, &mut options);
            let at = Bot::<Stealth>::choose(&mut RandomBot, &game.view(AGENT), &options, &mut dice);
            game.apply(AGENT, &options[at], &mut dice, &mut |_| ()).unwrap();
        }
    }
}

#[test]
fn what_is_offered_is_allowed_at_once_or_after_declining_the_free_movement() {
    everywhere(|game| {
        for deed in Deed::ALL {
            let Ok(Offer { pass_first, actions }) = offer(game.scene(), deed) else { continue };
            assert!(!actions.is_empty(), "{deed:?}");
            let mut game = game.clone();
            if pass_first {
                game.apply(AGENT, &Action::Pass, &mut Dice::new(0), &mut |_| ()).unwrap();
            }
            for action in actions {
                let mut options = Vec::new();
                game.options(AGENT, &mut options);
                assert!(options.contains(&action), "{deed:?}: {action:?}");
            }
        }
    });
}

#[test]
fn every_option_of_a_turn_is_offered_by_a_kind_or_declines() {
    everywhere(|game| {
        let mut options = Vec::new();
        game.options(AGENT, &mut options);
        let asked = game.public().question.is_some();
        let offers: Vec<Offer> = Deed::ALL.into_iter().filter_map(|deed| offer(game.scene(), deed).ok()).collect();
        assert!(!asked || offers.is_empty());
        for option in options.into_iter().filter(|option| !asked && *option != Action::Pass) {
            let offered = |offer: &Offer| !offer.pass_first && offer.actions.contains(&option);
            assert!(offers.iter().any(offered), "{option:?}");
        }
    });
}
