//! What holds on any map, in any game.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use ghostline::stealth::{Actor, Auto, Cause, Draw, EnemyId, Event, Ground, Lure, Patrol, Sector, senses};
use proptest::prelude::*;

use crate::{
    drawn::{Drawing, Drawn, Table},
    random_map::{self, RandomMission},
};

/// Plays a random mission and looks at every event and every state on the way.
fn watch(mission: &RandomMission, mut look: impl FnMut(&Table, &[Event])) {
    let mut table = mission.drawn().deal();
    for decision in &mission.decisions {
        let options = table.options();
        let Some(option) = options.get(decision % options.len().max(1)) else { return };
        table.play(option);
        look(&table, &table.events);
    }
}

/// The moves of enemies among events, with their rule.
fn enemy_moves(events: &[Event]) -> impl Iterator<Item = (EnemyId, Sector, Sector, Lure, &'static str)> {
    events.iter().filter_map(|event| match *event {
        Event::Moved { who: Actor::Enemy(id), from, to, lure: Some(lure), rule, .. } => {
            Some((id, from, to, lure, rule.0))
        }
        _ => None,
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 250, failure_persistence: None, ..ProptestConfig::default() })]

    /// ST-TOK-03
    #[test]
    fn no_sector_ever_holds_two_detection_tokens(mission in random_map::mission()) {
        watch(&mission, |table, _| {
            let tokens: BTreeSet<_> = table.public().detection.iter().collect();
            assert_eq!(tokens.len(), table.public().detection.len());
        });
    }

    /// ST-AMB-03
    #[test]
    fn the_alarm_follows_its_draw_and_stops_at_0(mission in random_map::mission()) {
        let (mut level, mut due) = (0, None);
        watch(&mission, |table, events| {
            for event in events {
                match *event {
                    Event::AlarmChanged { from, to, because: Cause::EndOfTurn, .. } => {
                        assert_eq!((i32::from(from), Some(i32::from(to))), (level, due.take()));
                        level = to.into();
                    }
                    Event::AlarmChanged { to, .. } => level = to.into(),
                    Event::Drew { reason: Draw::Alarm, total, .. } => due = Some((level + total).max(0)),
                    _ => assert_eq!(due.take().unwrap_or(level), level, "the draw comes to something at once"),
                }
            }
            assert_eq!(i32::from(table.public().alarm), level);
        });
    }

    /// ST-MAP-02
    #[test]
    fn enemies_never_pass_walls(mission in random_map::mission()) {
        watch(&mission, |table, events| {
            for (id, from, to, ..) in enemy_moves(events) {
                let ground = table.scene().mission().ground(table.enemy(id.index()).kind);
                assert!(ground.adjacent(from, to), "{id} from {from} to {to}");
            }
        });
    }

    /// ST-EN-17
    #[test]
    fn a_patrol_never_turns_straight_back_where_another_way_exists(mission in random_map::mission()) {
        let mut left: BTreeMap<EnemyId, Sector> = BTreeMap::new();
        watch(&mission, |table, events| {
            for (id, from, to, lure, rule) in enemy_moves(events) {
                let mission = table.scene().mission();
                let enemy = table.enemy(id.index());
                let walks = lure == Lure::Patrol && rule == "ST-EN-15" && mission.patrol(enemy.patrol).stops().len() > 1;
                if walks && mission.ground(enemy.kind).neighbours(from).len() > 1 {
                    assert_ne!(left.get(&id), Some(&to), "{id} turned back at {from}");
                }
                left.insert(id, from);
            }
        });
    }

    /// ST-EN-10, ST-TOK-05
    #[test]
    fn an_enemy_follows_only_noise_within_earshot(mission in random_map::mission()) {
        let mut noise = BTreeSet::new();
        watch(&mission, |table, events| {
            for event in events {
                match *event {
                    Event::NoisePlaced { sector, .. } => drop(noise.insert(sector)),
                    Event::NoiseRemoved { sector, .. } => drop(noise.remove(&sector)),
                    Event::Moved { who: Actor::Enemy(id), from, to, lure: Some(Lure::Noise), .. } => {
                        let ground = table.scene().mission().ground(table.enemy(id.index()).kind);
                        let earshot = senses::earshot(table.scene(), id);
                        let far = |at, noise| ground.distance(at, noise).unwrap_or(u16::MAX);
                        assert!(noise.iter().any(|&n| far(from, n) <= earshot && far(to, n) + 1 == far(from, n)));
                    }
                    _ => {}
                }
            }
        });
    }

    /// ST-AMB-10
    #[test]
    fn a_question_has_several_answers_and_the_setting_gives_one_of_them_only_when_asked(mission in random_map::mission()) {
        watch(&mission, |table, _| {
            let (options, asked) = (table.options(), table.public().question.is_some());
            assert!(!asked || options.len() > 1, "{options:?}");
            let answer = table.answer(Auto::ALL);
            assert_eq!(answer.is_some_and(|answer| options.contains(&answer)), asked);
            assert_eq!(table.answer(Auto::default()), None);
        });
    }

    /// ST-EN-12, ST-AMB-04
    #[test]
    fn an_enemy_drawn_by_detection_tokens_goes_a_shortest_way_to_the_nearest(mission in random_map::mission()) {
        let mut tokens = BTreeSet::new();
        watch(&mission, |table, events| {
            for event in events {
                match *event {
                    Event::DetectionPlaced { sector, .. } => drop(tokens.insert(sector)),
                    Event::DetectionRemoved { sector, .. } => drop(tokens.remove(&sector)),
                    Event::Moved { who: Actor::Enemy(id), from, to, lure: Some(Lure::Detection), .. } => {
                        let ground = table.scene().mission().ground(table.enemy(id.index()).kind);
                        let near = |at| tokens.iter().filter_map(|&token| ground.distance(at, token)).min();
                        // A tracker may follow a token that is gone.
                        assert!(near(from).is_none() || near(to).map(|far| far + 1) == near(from), "{id} to {to}");
                    }
                    _ => {}
                }
            }
        });
    }
}

/// The fewest moves of a closed round through `stops`, found by trying everything: a walk that starts at the first stop
/// coming through a door, visits the others in order, comes home through the same door and never turns straight back
/// where another way exists.
fn shortest_round(ground: &Ground, stops: &[Sector]) -> Option<usize> {
    let rounds = ground.neighbours(stops[0]).iter().map(|&door| round_through(ground, stops, door));
    rounds.flatten().min()
}

fn round_through(ground: &Ground, stops: &[Sector], door: Sector) -> Option<usize> {
    let start = (stops[0], door, 1);
    let mut open = VecDeque::from([(start, 0)]);
    let mut seen = BTreeSet::from([start]);
    while let Some(((at, from, next), moves)) = open.pop_front() {
        let ways = ground.neighbours(at);
        for &to in ways.iter().filter(|&&to| to != from || ways.len() == 1) {
            let reached = stops[next % stops.len()] == to;
            if reached && next == stops.len() {
                if at == door {
                    return Some(moves + 1);
                }
                continue;
            }
            let place = (to, at, next + usize::from(reached));
            if seen.insert(place) {
                open.push_back((place, moves + 1));
            }
        }
    }
    None
}

/// The moves of a walker that takes any of the steps it is offered, until it has come home `rounds` times.
fn walk(ground: &Ground, patrol: &Patrol, rounds: usize, mut pick: usize) -> Option<usize> {
    let stops = patrol.stops();
    let (mut at, mut from, mut target, mut home, mut moves) = (stops[0], None, patrol.first_target(stops[0]), 0, 0);
    while home < rounds {
        let ways = patrol.steps(ground, at, from, target);
        let to = *ways.get(pick % ways.len().max(1))?;
        assert!(ground.adjacent(at, to) && (from != Some(to) || ground.neighbours(at).len() == 1));
        pick = pick.rotate_right(3) ^ moves;
        if stops[usize::from(target)] == to {
            home += usize::from(target == 0);
            target = patrol.next_target(target);
        }
        (at, from, moves) = (to, Some(at), moves + 1);
    }
    Some(moves)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    /// ST-EN-17
    #[test]
    fn over_the_whole_patrol_the_round_is_the_shortest_there_is(
        (map, sectors) in random_map::map(),
        stops in prop::collection::vec(any::<prop::sample::Index>(), 2..5),
        pick in any::<usize>(),
    ) {
        let drawing = Drawing::read(&map);
        let mission = Drawn::map(&map).mission().unwrap();
        let ground = mission.walk();
        let mut stops: Vec<Sector> = stops.iter().map(|stop| drawing.cells[stop.index(sectors)].sector).collect();
        stops.dedup();
        prop_assume!(stops.len() > 1 && stops.first() != stops.last());
        let patrol = Patrol::new(ground, &stops);
        match (shortest_round(ground, &stops), walk(ground, &patrol, 60, pick)) {
            // The first round and the last are not closed; all others together may not be longer than the shortest.
            (Some(length), Some(moves)) => prop_assert!(moves <= 60 * length + 2 * length + 8, "{moves} for {length}"),
            (None, None) => {}
            (length, moves) => prop_assert!(false, "a round of {length:?} but a walk of {moves:?}"),
        }
    }
}
