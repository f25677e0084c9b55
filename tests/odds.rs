//! Odds against brute force, and the forecast against the odds, against sampling and against worked examples.

// Outside a test's own function unwrap counts as risky; here it is how a test fails.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "stealth/drawn/mod.rs"]
#[allow(dead_code, unused_imports)]
mod drawn;

use drawn::{CHOOSE, Drawn, cards};
use ghostline::{
    engine::{Dice, Game, Imagine, Turn},
    stealth::{
        AGENT, Action, Auto,
        Colour::*,
        Effect, EnemyId, EnemyKind, Event, GearId, Modifier, Nature, Sector, Stealth, Step, Targets, View, Weapon,
        forecast::{self, Forecast, Kind},
        odds,
    },
};

const DECK: [i8; 21] = [-5, -4, -3, -3, -2, -2, -1, -1, -1, 0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4, CHOOSE];
const PISTOL: GearId = GearId(0);

/// Every order of the cards left that keeps those the player knows on top, as games.
fn all_worlds(view: &View) -> Vec<Stealth> {
    let mut orders = Vec::new();
    let known = view.public.known.len();
    let mut rest = view.left.clone();
    for card in &view.public.known {
        rest.remove(rest.iter().position(|other| other == card).unwrap());
    }
    permute(&mut rest.clone(), 0, &mut |order| orders.push(order.to_vec()));
    let stacked = |order: Vec<Modifier>| {
        let mut view = view.clone();
        view.public.known.extend(order);
        let mut world = Stealth::imagine(&view, &mut Dice::new(0));
        // Only the order was to be fixed: the player knows no more than before.
        let mut state = world.state().clone();
        state.public.known.truncate(known);
        world = Stealth::resume(&view.setup, state).unwrap();
        world
    };
    orders.into_iter().map(stacked).collect()
}

fn permute(cards: &mut Vec<Modifier>, from: usize, visit: &mut dyn FnMut(&[Modifier])) {
    if from == cards.len() {
        return visit(cards);
    }
    for at in from..cards.len() {
        cards.swap(from, at);
        permute(cards, from + 1, visit);
        cards.swap(from, at);
    }
}

/// Plays `first`, then answers and declines, until the turn is over; everything that happened.
fn play_turn(mut world: Stealth, first: Option<Action>, dice: &mut Dice) -> Vec<Event> {
    let turn = world.public().turn;
    let mut events = Vec::new();
    let mut next = first;
    while matches!(world.turn(), Turn::Of(_)) && world.public().turn == turn {
        let mut options = Vec::new();
        world.options(AGENT, &mut options);
        let answer = Auto::ALL.answer(&world.view(AGENT), &options).map(|at| options[at]);
        let action = next.take().or(answer).unwrap_or(Action::Pass);
        world.apply(AGENT, &action, dice, &mut |event| events.push(event)).unwrap();
    }
    events
}

/// The share of all worlds in which the turn, begun with `first`, fulfils `test`.
fn brute_force(view: &View, first: Option<Action>, test: impl Fn(&[Event]) -> bool) -> f64 {
    let worlds = all_worlds(view);
    let all = worlds.len() as f64;
    let hits = worlds.into_iter().filter(|world| test(&play_turn(world.clone(), first, &mut Dice::new(1)))).count();
    hits as f64 / all
}

fn close(a: f64, b: f64) {
    assert!((a - b).abs() < 1e-9, "{a} is not {b}");
}

#[test]
fn an_attacks_odds_are_the_share_of_the_cards_left_that_reach_the_armor() {
    let mut table = Drawn::map("01S 01A 01O").deck(&DECK).guard("S", Red).deal();
    let odds = odds::attack(&table.game.view(AGENT), PISTOL, EnemyId(0)).unwrap();
    // Power 5 against armor 5: every card from 0 on, and the choose card.
    assert_eq!((odds.favourable, odds.of), (12, 21));
    assert_eq!((odds.sum.base, odds.sum.against), (5, Some(5)));
    close(odds.chance, 12.0 / 21.0);
    table.play("pass, shoot 0");
    let view = table.game.view(AGENT);
    let reach = view.left.iter().filter(|card| !matches!(card, Modifier::Value(..=-1))).count() as u32;
    assert_eq!(
        odds::attack(&view, PISTOL, EnemyId(0)).map(|odds| (odds.favourable, odds.of)),
        Some((reach, view.left.len() as u32))
    );
}

#[test]
fn the_choose_card_hits_for_the_player_and_misses_for_the_enemy() {
    let table = Drawn::map("01S 01O").deck(&[CHOOSE, -9]).guard("S", Red).deal();
    let view = table.game.view(AGENT);
    assert_eq!(odds::attack(&view, PISTOL, EnemyId(0)).map(|odds| (odds.favourable, odds.of)), Some((1, 2)));
    assert_eq!(odds::enemy_attack(&view, EnemyId(0)).map(|odds| (odds.favourable, odds.of)), Some((0, 2)));
    assert_eq!(odds::attack(&view, GearId(7), EnemyId(0)), None);
    assert_eq!(odds::enemy_attack(&view, EnemyId(9)), None);
}

#[test]
fn a_known_top_card_makes_the_odds_certain() {
    let mut table = Drawn::map("01S 01O").deck(&DECK).cards(&[3, -5]).tool(1, Effect::Peek(2)).guard("S", Red).deal();
    table.play("use gear 1");
    let view = table.game.view(AGENT);
    assert_eq!(odds::attack(&view, PISTOL, EnemyId(0)).map(|odds| (odds.favourable, odds.of)), Some((1, 1)));
    assert_eq!(odds::coming(&view, 1), [Modifier::Value(-5)]);
    assert_eq!(odds::coming(&view, 2).len(), 19, "the known cards cannot come again");
    assert_eq!(odds::coming(&view, 21).len(), 21, "all cards are shuffled before the draw after the last");
}

#[test]
fn odds_agree_with_every_order_of_the_deck() {
    let blast = Weapon { range: 0, targets: Targets::Sector, ..cards::loud() };
    let drawn = Drawn::map("01S 01A 01O").deck(&[-5, -1, 0, 0, 2, CHOOSE]).gear(cards::weapon(blast));
    let table = drawn.guard("S", Red).guard("S", Blue).deal();
    let mut game = table.game;
    game.act(AGENT, &Action::Pass).unwrap();
    let view = game.view(AGENT);
    for (gear, target) in [(PISTOL, 0), (PISTOL, 1), (GearId(1), 0), (GearId(1), 1)] {
        let target = EnemyId(target);
        let falls =
            |events: &[Event]| events.iter().any(|e| matches!(e, Event::Defeated { enemy, .. } if *enemy == target));
        let counted = brute_force(&view, Some(Action::Attack { gear, target }), falls);
        close(odds::attack(&view, gear, target).unwrap().chance, counted);
    }
}

#[test]
fn behaviours_agree_with_every_order_of_the_deck_even_across_a_shuffle() {
    let drawn = Drawn::map("01S 01A 01B 01C 01D 01O").deck(&[-5, -1, 0, 2, 4, CHOOSE]);
    let mut table = drawn.guard("D", Red).guard("O", Blue).deal();
    for _ in 0..6 {
        let view = table.game.view(AGENT);
        for enemy in [EnemyId(0), EnemyId(1)] {
            let chances = odds::behaviours(&view, enemy);
            close(chances.iter().map(|(_, chance)| chance).sum(), 1.0);
            for (row, chance) in chances {
                let acts = |events: &[Event]| {
                    events
                        .iter()
                        .any(|e| matches!(e, Event::Behaved { enemy: who, band, .. } if (*who, *band) == (enemy, row)))
                };
                // Few cards are left or drawn, so every order of the pile and many of the next one are played.
                let counted = brute_force_with_shuffles(&view, acts);
                assert!((chance - counted).abs() < 0.06, "{enemy:?} row {row}: {chance} but {counted}");
            }
        }
        let events = table.play("pass, pass");
        if events.iter().any(|line| line.starts_with("choose card")) {
            table.play("choose -5");
        }
    }
}

/// As `brute_force`, with many shuffles wherever the pile runs out.
fn brute_force_with_shuffles(view: &View, test: impl Fn(&[Event]) -> bool) -> f64 {
    let worlds = all_worlds(view);
    let seeds = 1 + 720 / worlds.len() as u64;
    let mut hits = 0;
    for world in &worlds {
        hits += (0..seeds).filter(|seed| test(&play_turn(world.clone(), None, &mut Dice::new(*seed)))).count();
    }
    hits as f64 / (worlds.len() as u64 * seeds) as f64
}

#[test]
fn the_alarms_change_is_told_for_every_card_and_stops_at_zero() {
    let table = Drawn::map("01S 01O").deck(&[-5, 0, 0, 3]).alarm(2).deal();
    assert_eq!(odds::alarm(&table.game.view(AGENT)), [(0, 0.25), (2, 0.5), (5, 0.25)]);
    let quiet = Drawn::map("01S 01O").deck(&[-5, 0]).deal();
    assert_eq!(odds::alarm(&quiet.game.view(AGENT)), []);
}

/// All that a forecast says about one turn, counted over all worlds.
fn counted(view: &View, first: Option<Action>) -> Vec<(String, f64)> {
    let sectors = view.setup.mission.walk().sectors().to_vec();
    let entered = |at: Sector| {
        move |events: &[Event]| events.iter().any(|e| matches!(e, Event::Moved { to, lure: Some(_), .. } if *to == at))
    };
    let searched = |at: Sector| {
        move |events: &[Event]| events.iter().any(|e| matches!(e, Event::Searched { sector, .. } if *sector == at))
    };
    let mut list = Vec::new();
    for sector in sectors {
        list.push((format!("entered {sector}"), brute_force(view, first, entered(sector))));
        list.push((format!("searched {sector}"), brute_force(view, first, searched(sector))));
    }
    let hurt = |events: &[Event]| events.iter().any(|e| matches!(e, Event::Hurt { .. }));
    let detected = |events: &[Event]| events.iter().any(|e| matches!(e, Event::Detected { .. }));
    list.push(("hurt".to_owned(), brute_force(view, first, hurt)));
    list.push(("detected".to_owned(), brute_force(view, first, detected)));
    list
}

fn told(forecast: &Forecast, view: &View) -> Vec<(String, f64)> {
    let mut list = Vec::new();
    for &sector in view.setup.mission.walk().sectors() {
        list.push((format!("entered {sector}"), forecast.entered(sector)));
        list.push((format!("searched {sector}"), forecast.searched(sector)));
    }
    list.push(("hurt".to_owned(), forecast.hurt));
    list.push(("detected".to_owned(), forecast.detected));
    list
}

fn agree(told: &[(String, f64)], counted: &[(String, f64)], within: f64) {
    assert_eq!(told.len(), counted.len());
    for ((name, told), (_, counted)) in told.iter().zip(counted) {
        assert!((told - counted).abs() <= within, "{name}: {told} told, {counted} counted");
    }
}

fn house() -> Drawn {
    let map = "01S 01A 01B
               01C 01D 01E
               01F 01G 01O";
    Drawn::map(map).deck(&[-5, -1, 0, 1, 2, 4, CHOOSE]).patrol(Red, "B S G").patrol(Blue, "O F")
}

#[test]
fn an_exact_forecast_agrees_with_every_order_of_the_deck() {
    let mut table = house().guard("B", Red).guard("O", Blue).alarm(2).deal();
    table.play("pass");
    let view = table.game.view(AGENT);
    for action in
        [Action::Pass, Action::Hide, Action::Move { to: table.map.sector("A") }, Action::Overwatch { gear: PISTOL }]
    {
        let forecast = forecast::forecast_after(&view, action).unwrap();
        assert_eq!(forecast.kind, Kind::Exact);
        agree(&told(&forecast, &view), &counted(&view, Some(action)), 1e-9);
    }
    let wrong = Action::Move { to: table.map.sector("O") };
    assert_eq!(forecast::forecast_after(&view, wrong), None, "what is not allowed has no forecast");
}

#[test]
fn intercepts_and_attacks_are_part_of_what_an_action_brings() {
    let mut table = house().guard("S", Red).deal();
    let view = table.game.view(AGENT);
    let leave = Action::Move { to: table.map.sector("C") };
    let forecast = forecast::forecast_after(&view, leave).unwrap();
    agree(&told(&forecast, &view), &counted(&view, Some(leave)), 1e-9);
    close(forecast.detected, 1.0);
    table.play("pass");
    let view = table.game.view(AGENT);
    let shoot = Action::Attack { gear: PISTOL, target: EnemyId(0) };
    let forecast = forecast::forecast_after(&view, shoot).unwrap();
    agree(&told(&forecast, &view), &counted(&view, Some(shoot)), 1e-9);
    close(1.0 - forecast.detected, odds::attack(&view, PISTOL, EnemyId(0)).unwrap().chance);
}

#[test]
fn known_cards_are_respected() {
    let drawn = house().guard("B", Red).tool(1, Effect::Peek(2)).cards(&[2, -5]);
    let mut table = drawn.deal();
    table.play("use gear 1");
    let view = table.game.view(AGENT);
    let forecast = forecast::forecast(&view);
    assert!(
        forecast.behaviours.iter().all(|(_, rows)| rows.iter().all(|&chance| chance.min(1.0 - chance).abs() < 1e-9))
    );
    agree(&told(&forecast, &view), &counted(&view, None), 1e-9);
}

#[test]
fn a_forecast_agrees_with_the_odds_of_each_behaviour() {
    let table = house().guard("B", Red).guard("O", Blue).deal();
    let view = table.game.view(AGENT);
    for (enemy, rows) in forecast::forecast(&view).behaviours {
        let odds = odds::behaviours(&view, enemy);
        rows.iter().zip(odds).for_each(|(told, (_, odds))| close(*told, odds));
    }
}

#[test]
fn a_cameras_search_covers_the_sectors_around_it() {
    let camera = EnemyKind { nature: Nature::Camera, ..cards::always(&[Step::Search]) };
    let table = Drawn::map("01S 01A 01B 01O").deck(&[0]).enemy("A", Red, camera).deal();
    let forecast = forecast::forecast(&table.game.view(AGENT));
    let searched: Vec<_> = forecast.searched.iter().map(|(sector, _)| table.map.name(*sector)).collect();
    assert_eq!(searched, ["S", "A", "B"]);
}

#[test]
fn an_estimate_says_so_and_lies_within_its_error_of_the_exact_forecast() {
    let table = house().deck(&DECK).guard("B", Red).guard("O", Blue).guard("G", Red).alarm(2).deal();
    let view = table.game.view(AGENT);
    let exact = forecast::forecast(&view);
    let estimate = forecast::estimated(&view, 20_000);
    let Kind::Estimate { samples: 20_000, error } = estimate.kind else { panic!("{:?}", estimate.kind) };
    assert!(exact.kind == Kind::Exact && error < 0.004, "{error}");
    // Some of many chances stray further than two standard errors; five is beyond luck.
    agree(&told(&estimate, &view), &told(&exact, &view), 5.0 * error);
}

#[test]
fn with_many_enemies_the_forecast_is_an_estimate_and_the_same_each_time() {
    let mut drawn = house().deck(&DECK);
    for at in ["A", "B", "D", "E", "F", "G", "O"] {
        drawn = drawn.guard(at, Blue);
    }
    let view = drawn.deal().game.view(AGENT);
    let forecast = forecast::forecast(&view);
    assert!(matches!(forecast.kind, Kind::Estimate { error, .. } if error < 0.03), "{:?}", forecast.kind);
    assert_eq!(forecast, forecast::forecast(&view));
}

#[test]
fn a_forecast_knows_nothing_of_the_order_of_the_deck() {
    let table = house().deck(&DECK).guard("B", Red).guard("O", Blue).deal();
    let view = table.game.view(AGENT);
    let forecast = forecast::forecast(&view);
    for seed in 0..20 {
        let other = Stealth::imagine(&view, &mut Dice::new(seed));
        assert_eq!(forecast::forecast(&other.view(AGENT)), forecast);
    }
}
