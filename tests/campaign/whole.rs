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
    let mut twin = Twin::new(Rules { difficulty: Difficulty::Standard, ironman: false }, seed);
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

/// Nine missions in the order of the course, with gear bought on the way.
fn check(twin: &Twin) {
    let won = twin.campaign().won();
    assert_eq!(won.len(), 9, "{won:?}");
    for (mission, next) in won.iter().zip(&won[1..]) {
        assert!(twin.catalog.course().stage(mission).unwrap().then.missions().contains(&next.as_str()));
    }
    assert!(twin.campaign().profile().owned().len() > 3, "{:?}", twin.campaign().profile());
}

/// ST-GEAR-01, ST-GEAR-02, ST-GEAR-05, ST-OBJ-07
#[test]
fn the_planner_plays_from_an_empty_profile_to_the_first_ending() {
    let (ending, twin) = play(5, |_| 0);
    check(&twin);
    assert_eq!(ending, "roll_call");
}

/// ST-GEAR-01, ST-GEAR-02, ST-GEAR-05, ST-OBJ-07
#[test]
fn the_planner_plays_from_an_empty_profile_to_the_other_ending() {
    let (ending, twin) = play(6, |ways| ways.len() - 1);
    check(&twin);
    assert_eq!(ending, "the_beginning");
}

#[test]
fn every_way_has_nine_missions_and_there_are_two_endings() {
    let twin = Twin::new(Rules::default(), 1);
    let course = twin.catalog.course();
    let last = course.stages().filter(|stage| matches!(stage.then, Then::Ending(_)));
    let depths: Vec<_> = last.map(|stage| course.depth(&stage.mission)).collect();
    assert_eq!((depths, course.endings.len()), (vec![Some(8); 2], 2));
    assert_eq!((course.acts.len(), course.stages().count()), (3, 12));
}
