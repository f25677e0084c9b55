//! Whole campaigns, played by the planner from an empty profile to both endings.

use ghostline::{
    campaign::{Place, Rules, Stock, steward},
    content::Then,
    engine::Dice,
    stealth::{Difficulty, Mode},
};

use crate::twin::Twin;

/// How often a mission may be lost before the test gives up on it.
const TRIES: usize = 30;

/// Plays a campaign to its end, taking this way at each fork; the ending.
fn play(seed: u64, way: fn(&[&str]) -> usize) -> (String, Twin) {
    let mut twin = Twin::new(Rules { difficulty: Difficulty::Story, ironman: false }, seed);
    let mut dice = Dice::new(seed);
    let mut tries = 0;
    loop {
        match twin.campaign().place().clone() {
            Place::Mission(id) => {
                arrange(&mut twin, &mut dice);
                tries = if twin.play(Mode::Lethal).outcome.won { 0 } else { tries + 1 };
                assert!(tries < TRIES, "{id} is lost again and again");
            }
            Place::Fork(_) => choose(&mut twin, way),
            Place::Ended(ending) => return (ending, twin),
            Place::Fallen(_) => panic!("there is always a way back"),
        }
    }
}

/// Shops, equips and discards as bots do.
fn arrange(twin: &mut Twin, dice: &mut Dice) {
    let catalog = twin.catalog.clone();
    steward::arrange(twin.file.campaign.profile_mut(), &catalog.starting_gear(), Stock::of(&catalog), dice);
}

fn choose(twin: &mut Twin, way: fn(&[&str]) -> usize) {
    let catalog = twin.catalog.clone();
    let (_, ways) = twin.campaign().ways(catalog.course());
    let missions: Vec<&str> = ways.iter().map(|way| way.mission.as_str()).collect();
    let mission = missions[way(&missions)];
    twin.file.campaign.choose(catalog.course(), mission).unwrap();
}

/// ST-GEAR-01, ST-GEAR-02, ST-GEAR-05, ST-OBJ-07
#[test]
fn the_planner_plays_the_campaign_from_an_empty_profile_to_both_endings() {
    let (first, left) = play(5, |_| 0);
    let (second, right) = play(6, |ways| ways.len() - 1);
    for twin in [&left, &right] {
        let course = twin.catalog.course();
        let won = twin.campaign().won();
        assert_eq!(won.len(), 9, "{won:?}");
        for (mission, next) in won.iter().zip(&won[1..]) {
            assert!(course.stage(mission).unwrap().then.missions().contains(&next.as_str()));
        }
        assert!(twin.campaign().profile().owned().len() > 3, "gear was bought on the way");
    }
    assert_ne!(first, second);
    let endings = left.catalog.course().stages().filter(|stage| matches!(stage.then, Then::Ending(_)));
    assert_eq!(endings.count(), 2);
    assert_eq!((first.as_str(), second.as_str()), ("roll_call", "the_beginning"));
}
