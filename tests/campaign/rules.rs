//! The rules of gear, objectives, rewards and the non-lethal mode, proved on the shipped campaign.

use std::sync::Arc;

use ghostline::{
    campaign::{Campaign, LoadoutError, MAX_ITEMS, NotReady, Place, Rules, ShopError, Spoils, Stock, Story, Tale},
    content::{Catalog, Then},
    engine::{Dice, Match, Turn},
    stealth::{
        AGENT, Action, Actor, Difficulty, Event, Mode, Need, ObjectiveId, Phase, Public, Setup, Stealth, Terms, Thing,
    },
};

fn catalog() -> Arc<Catalog> {
    Catalog::shipped().unwrap()
}

fn campaign(catalog: &Catalog) -> Campaign {
    Campaign::new(catalog, Rules::default(), 7)
}

/// The next mission as its beginning leaves it, to be settled as if it had gone otherwise.
fn opening(campaign: &Campaign, catalog: &Catalog) -> (Setup, Public) {
    let setup = campaign.setup(catalog, Mode::Lethal).unwrap();
    let public = Match::<Stealth>::new(setup.clone(), 1).view(AGENT).public.clone();
    (setup, public)
}

/// Takes the first way at a fork, and drops items too many.
fn ready(campaign: &mut Campaign, catalog: &Catalog) {
    while let Place::Fork(after) = campaign.place().clone() {
        let Then::Fork { ways, .. } = &catalog.course().stage(&after).unwrap().then else { panic!("no fork") };
        campaign.choose(catalog.course(), &ways[0].mission).unwrap();
    }
    while campaign.profile().to_discard() > 0 {
        let id = campaign.profile().items()[0].clone();
        campaign.profile_mut().discard(&id).unwrap();
    }
}

/// Wins the next mission, with everything in it as `end` makes it.
fn win(campaign: &mut Campaign, catalog: &Catalog, end: impl FnOnce(&Setup, &mut Public)) -> Spoils {
    ready(campaign, catalog);
    let (setup, mut public) = opening(campaign, catalog);
    public.phase = Phase::Won;
    end(&setup, &mut public);
    campaign.settle(catalog, &setup, &public).unwrap()
}

/// A campaign with this much money at least.
fn rich(catalog: &Catalog, bytebucks: u16) -> Campaign {
    let mut campaign = campaign(catalog);
    while campaign.profile().bytebucks() < bytebucks {
        win(&mut campaign, catalog, |_, _| ());
    }
    campaign
}

/// ST-GEAR-01
#[test]
fn five_bytebucks_lay_out_four_cards_of_which_one_is_kept() {
    let catalog = catalog();
    let mut campaign = rich(&catalog, 5);
    let before = campaign.profile().bytebucks();
    let offer = campaign.buy(&catalog).unwrap().to_vec();
    assert_eq!((offer.len(), campaign.profile().bytebucks()), (4, before - 5));
    assert!(matches!(campaign.setup(&catalog, Mode::Lethal), Err(NotReady::Shop(ShopError::NotChosen))));
    campaign.profile_mut().keep(&offer[3]).unwrap();
    assert_eq!(campaign.profile().owned().len(), 2);
    assert!(!campaign.profile().owned().contains(&offer[0]), "the rest goes back");
    assert_eq!(self::campaign(&catalog).buy(&catalog).unwrap_err(), ShopError::TooPoor { has: 0 });
}

/// ST-GEAR-02, ST-GEAR-03, ST-GEAR-04
#[test]
fn gear_is_kept_and_energy_starts_full_each_mission_less_what_is_equipped() {
    let catalog = catalog();
    let mut campaign = rich(&catalog, 5);
    let id = campaign.buy(&catalog).unwrap()[0].clone();
    campaign.profile_mut().keep(&id).unwrap();
    campaign.profile_mut().equip(&id, Stock::of(&catalog)).unwrap();
    let held: u8 = campaign.profile().equipped().iter().map(|id| catalog.gear(id).unwrap().energy).sum();
    for _ in 0..3 {
        if matches!(campaign.place(), Place::Fork(_)) {
            break;
        }
        let (setup, public) = opening(&campaign, &catalog);
        assert_eq!((public.player.energy, setup.max_energy()), (16 - held, 16 - held));
        win(&mut campaign, &catalog, |_, public| public.player.energy = 0);
        assert_eq!(campaign.profile().owned().len(), 2, "a mission takes nothing away");
    }
    campaign.profile_mut().take_off(&id).unwrap();
    assert_eq!(campaign.profile().owned().len(), 2, "what is taken off stays owned");
}

/// ST-GEAR-03
#[test]
fn no_more_is_equipped_than_16_energy_hold() {
    let catalog = catalog();
    let mut campaign = rich(&catalog, 25);
    while campaign.profile().bytebucks() >= 5 {
        let id = campaign.buy(&catalog).unwrap()[0].clone();
        campaign.profile_mut().keep(&id).unwrap();
    }
    let stock = Stock::of(&catalog);
    for id in campaign.profile().owned().to_vec() {
        let free = campaign.profile().free_energy(stock);
        let needs = catalog.gear(&id).unwrap().energy;
        match campaign.profile_mut().equip(&id, stock) {
            Ok(()) => assert_eq!(campaign.profile().free_energy(stock), free - needs),
            Err(LoadoutError::TooHeavy { .. }) => assert!(needs > free),
            Err(error) => assert_eq!(error, LoadoutError::NoChange { id }),
        }
    }
}

/// The first mission of the course that brings items when it is won, with the campaign before it.
fn before_items(catalog: &Catalog) -> Campaign {
    let mut campaign = campaign(catalog);
    loop {
        let mut next = campaign.clone();
        if !win(&mut next, catalog, |_, _| ()).items.is_empty() {
            return campaign;
        }
        campaign = next;
    }
}

/// ST-GEAR-05
#[test]
fn items_are_drawn_as_rewards_carried_on_and_gone_once_used() {
    let catalog = catalog();
    let mut campaign = before_items(&catalog);
    let drawn = win(&mut campaign, &catalog, |_, _| ()).items;
    assert_eq!(campaign.profile().items(), drawn);
    let others = (0..12).map(|seed| {
        let mut other = Campaign::new(&catalog, Rules::default(), seed);
        while win(&mut other, &catalog, |_, _| ()).items.is_empty() {}
        other.profile().items().to_vec()
    });
    assert!(others.collect::<std::collections::BTreeSet<_>>().len() > 2, "the item deck is shuffled");
    let (setup, _) = opening(&after_forks(&campaign, &catalog), &catalog);
    assert_eq!(setup.items.iter().map(|item| &item.id).collect::<Vec<_>>(), drawn.iter().collect::<Vec<_>>());
    let more = win(&mut campaign, &catalog, |_, public| public.player.items = 0).items;
    assert_eq!(campaign.profile().items(), more, "what was used is gone");
}

/// The campaign at its next mission.
fn after_forks(campaign: &Campaign, catalog: &Catalog) -> Campaign {
    let mut next = campaign.clone();
    if let (_, [way, ..]) = campaign.ways(catalog.course()) {
        next.choose(catalog.course(), &way.mission).unwrap();
    }
    next
}

/// ST-GEAR-06
#[test]
fn beyond_three_items_the_next_mission_waits_for_a_discard() {
    let catalog = catalog();
    let mut campaign = campaign(&catalog);
    while campaign.profile().items().len() <= MAX_ITEMS {
        assert!(!matches!(campaign.place(), Place::Ended(_)), "the campaign has too few items");
        win(&mut campaign, &catalog, take_everything);
    }
    let mut campaign = after_forks(&campaign, &catalog);
    let has = campaign.profile().items().len();
    let refused = campaign.setup(&catalog, Mode::Lethal).unwrap_err();
    assert!(matches!(refused, NotReady::Loadout(LoadoutError::TooManyItems { has: n }) if n == has), "{refused}");
    while campaign.profile().to_discard() > 0 {
        let id = campaign.profile().items()[1].clone();
        campaign.profile_mut().discard(&id).unwrap();
    }
    assert_eq!(campaign.setup(&catalog, Mode::Lethal).unwrap().items.len(), MAX_ITEMS);
}

fn take_everything(setup: &Setup, public: &mut Public) {
    public.taken = (1 << setup.mission.plan().objectives.len()) - 1;
}

/// ST-GEAR-07, ST-OBJ-08
#[test]
fn the_first_mission_has_3_health_4_armor_and_no_energy_and_the_second_has_energy() {
    let catalog = catalog();
    let mut campaign = campaign(&catalog);
    let (setup, public) = opening(&campaign, &catalog);
    assert_eq!((public.player.health, setup.armor(), public.player.energy), (3, 4, 0));
    win(&mut campaign, &catalog, |_, _| ());
    assert_eq!(opening(&campaign, &catalog).1.player.energy, 15);
}

/// ST-OBJ-05, ST-OBJ-07
#[test]
fn success_brings_the_rewards_of_the_mission_and_of_optional_objectives_taken_and_failure_nothing() {
    let catalog = catalog();
    let mut all = campaign(&catalog);
    while !matches!(all.place(), Place::Ended(_)) {
        let at = after_forks(&all, &catalog);
        let mission = catalog.mission(at.place().id()).unwrap();
        let plan = mission.plan();
        let mut bare = at.clone();
        let spoils = win(&mut bare, &catalog, |_, _| ());
        assert_eq!((spoils.bytebucks, spoils.items.len()), (plan.rewards.bytebucks, plan.rewards.items.into()));
        let more = plan.objectives.iter().filter(|one| one.need == Need::Optional).map(|one| one.rewards);
        let spoils = win(&mut all, &catalog, take_everything);
        assert_eq!(spoils.bytebucks, plan.rewards.bytebucks + more.clone().map(|more| more.bytebucks).sum::<u16>());
        assert_eq!(spoils.items.len(), usize::from(plan.rewards.items + more.map(|more| more.items).sum::<u8>()));
    }
}

/// ST-TURN-06, ST-OBJ-07
#[test]
fn a_lost_mission_changes_nothing_but_its_count_and_with_no_way_back_it_is_the_end() {
    let catalog = catalog();
    for ironman in [false, true] {
        let mut campaign = Campaign::new(&catalog, Rules { difficulty: Difficulty::Hard, ironman }, 7);
        win(&mut campaign, &catalog, |_, _| ());
        let before = campaign.clone();
        let (setup, mut public) = opening(&campaign, &catalog);
        public.phase = Phase::Lost;
        assert_eq!(campaign.settle(&catalog, &setup, &public).unwrap(), Spoils::default());
        assert_eq!((campaign.profile(), campaign.losses()), (before.profile(), 1));
        let id = before.place().id().to_owned();
        assert_eq!(*campaign.place(), if ironman { Place::Fallen(id) } else { Place::Mission(id) });
        assert_eq!(campaign.setup(&catalog, Mode::Lethal).is_ok(), !ironman);
        public.phase = Phase::Second;
        assert!(before.clone().settle(&catalog, &setup, &public).is_err(), "it is not over");
    }
}

/// ST-OBJ-06
#[test]
fn the_story_is_told_before_each_mission_at_each_objective_and_after_it() {
    let catalog = catalog();
    let mut campaign = campaign(&catalog);
    let mut told = Story::at(&catalog, None, campaign.place());
    while !matches!(campaign.place(), Place::Ended(_)) {
        let mission = catalog.mission(after_forks(&campaign, &catalog).place().id()).unwrap();
        let before = after_forks(&campaign, &catalog).place().id().to_owned();
        win(&mut campaign, &catalog, |_, _| ());
        told.push(Story::of_success(mission.plan()));
        told.extend(Story::at(&catalog, Some(&before), campaign.place()));
        let next = after_forks(&campaign, &catalog);
        if next.place() != campaign.place() {
            told.extend(Story::at(&catalog, Some(campaign.place().id()), next.place()));
        }
        let objectives = (0..mission.plan().objectives.len()).map(|at| ObjectiveId(at as u8));
        let found = objectives.map(|id| Story::of_find(mission.plan(), Thing::Objective(id)));
        assert!(found.into_iter().all(|story| story.is_some_and(|story| !story.text.is_empty())));
    }
    let count = |tale: Tale| told.iter().filter(|story| story.tale == tale).count();
    assert_eq!([Tale::Act, Tale::Intro, Tale::Conclusion, Tale::Fork, Tale::Ending].map(count), [3, 9, 9, 2, 1]);
    assert!(told.iter().all(|story| !story.text.is_empty() && !story.title.is_empty()));
}

/// Everything that happens to bodies while a player attacks whoever comes near.
fn bodies(catalog: &Catalog, mode: Mode) -> Vec<bool> {
    let mut campaign = campaign(catalog);
    win(&mut campaign, catalog, |_, _| ());
    let setup = campaign.setup(catalog, mode).unwrap();
    assert_eq!(setup.mode, mode);
    let mut woken = Vec::new();
    for seed in 0..60 {
        let (mut game, mut dice) = (Match::<Stealth>::new(setup.clone(), seed), Dice::new(seed));
        while !matches!(game.turn(), Turn::Over(_)) && game.journal().actions.len() < 200 {
            let options = game.options(AGENT);
            let attack = options.iter().find(|action| matches!(action, Action::Attack { .. }));
            let action = *attack.unwrap_or(&options[dice.below(options.len())]);
            let events = game.act(AGENT, &action).unwrap();
            woken.extend(events.iter().filter_map(|event| match event {
                Event::BodyHandled { woken, by: Actor::Enemy(_), .. } => Some(*woken),
                _ => None,
            }));
        }
    }
    assert!(woken.len() > 3, "no bodies were found");
    woken
}

/// ST-NL-01, ST-NL-02
#[test]
fn non_lethal_is_chosen_before_a_mission_and_bodies_that_are_found_then_wake() {
    let catalog = catalog();
    assert!(bodies(&catalog, Mode::NonLethal).into_iter().all(|woken| woken));
    assert!(bodies(&catalog, Mode::Lethal).into_iter().all(|woken| !woken));
}

#[test]
fn the_difficulty_may_change_before_every_mission() {
    let catalog = catalog();
    let mut campaign = campaign(&catalog);
    for difficulty in [Difficulty::Story, Difficulty::Hard, Difficulty::Standard] {
        campaign.set_difficulty(difficulty);
        let (setup, terms) = (campaign.setup(&catalog, Mode::Lethal).unwrap(), campaign.terms(catalog.cards()));
        assert_eq!((setup.terms, terms.difficulty), (terms, difficulty));
        assert_eq!(i16::from(setup.max_health()), 3 + i16::from(terms.health));
    }
}

#[test]
fn a_difficulty_changes_what_it_does_in_all_missions_and_more_where_the_course_says_so() {
    let catalog = catalog();
    let own: Vec<_> = catalog.course().stages().flat_map(|stage| &stage.terms).collect();
    assert!(!own.is_empty(), "some missions have terms of their own");
    let mut campaign = campaign(&catalog);
    while let Some(id) = standing_at(&mut campaign, &catalog) {
        for difficulty in Difficulty::ALL {
            campaign.set_difficulty(difficulty);
            let played = campaign.setup(&catalog, Mode::Lethal).unwrap().terms;
            let (everywhere, here) = (catalog.cards().terms(difficulty), catalog.course().stage(&id).unwrap());
            let here = here.terms.iter().find(|terms| terms.difficulty == difficulty);
            let sum = |of: fn(&Terms) -> i8| of(&everywhere) + here.map_or(0, of);
            let wanted = (sum(|terms| terms.health), sum(|terms| terms.armor), sum(|terms| terms.alertness));
            assert_eq!((played.health, played.armor, played.alertness), wanted, "{id} on {difficulty:?}");
        }
        win(&mut campaign, &catalog, |_, _| ());
    }
}

/// The mission that comes next, the first way taken at a fork and items too many dropped; `None` at the end.
fn standing_at(campaign: &mut Campaign, catalog: &Catalog) -> Option<String> {
    ready(campaign, catalog);
    match campaign.place() {
        Place::Mission(id) => Some(id.clone()),
        _ => None,
    }
}
