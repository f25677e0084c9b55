//! Every card of the library: those no other file tests, and that none is left out.

use std::{collections::BTreeSet, fs, path::Path};

use ghostline::{
    deduction::{
        Action, Boss, Choice, Deed, Event, Mark, Pending, Setup, Spot, Tag, Team, Timing, Variant, WeaponKind::*,
    },
    engine::{Dice, Game, Seat},
};

use crate::table::{Played, SHOOT, Table, at, card, library, no};

/// Seat 0 plays Outing on a seat: its ID is revealed.
fn out(table: Table, seat: u8) -> Played {
    let mut game = table.holds(0, "PR31").play();
    game.program(0, "PR31");
    game.pick(0, seat);
    game
}

/// human, machine, outlaw, human2, machine2, outlaw2: each counts for its colour; legion makes Legion.
#[test]
fn every_loyalty_card_counts_for_its_colour() {
    let team = |id: &str, keys: [&str; 2]| {
        let table = if keys.contains(&"legion") { Table::of(6).variant(Variant::LegionCard) } else { Table::of(6) };
        table.id(0, id).loyalty(0, &keys).play().team(0)
    };
    for (key, twice, team_of) in
        [("human", "human2", Team::Human), ("machine", "machine2", Team::Machine), ("outlaw", "outlaw2", Team::Outlaw)]
    {
        // A gray ID beside a blue and a red card: one more decides.
        let other = if team_of == Team::Human { "machine" } else { "human" };
        assert_eq!(team("O01", [twice, other]), team_of, "{twice} counts 2");
        let own = ["H01", "M01", "O01"][team_of as usize];
        assert_eq!(team(own, [key, other]), team_of, "{key} counts 1");
    }
    assert_eq!(team("H05", ["legion", "human2"]), Team::Legion);
}

/// PR01, PR02, PR03, PR04, PX09
#[test]
fn every_loyalty_program_counts_while_it_is_held() {
    let team = |keys: &[&'static str]| {
        let table = Table::hell(6).id(0, "H01").loyalty(0, &["machine", "outlaw"]);
        keys.iter().fold(table, |table, key| table.holds(0, key)).play().team(0)
    };
    assert_eq!(team(&[]), Team::Outlaw, "one of each");
    assert_eq!((team(&["PR01"]), team(&["PR02"]), team(&["PR03"])), (Team::Human, Team::Machine, Team::Outlaw));
    assert_eq!((team(&["PR04"]), team(&["PX09"])), (Team::Legion, Team::Legion));
    let table = Table::hell(6).id(0, "H01").loyalty(0, &["human", "outlaw"]).holds(0, "PR03").play();
    assert_eq!(table.team(0), Team::Outlaw, "two of two colours");
    for key in ["PR01", "PR02", "PR03", "PR04", "PX09"] {
        let game = Table::hell(6).holds(0, key).play();
        assert!(!game.options(0).contains(&Action::Play(0)), "{key} is never shown");
    }
}

/// PR05
#[test]
fn spam_is_used_up_as_the_action_of_a_turn() {
    let mut game = Table::of(6).holds(0, "PR05").pile(&["PR06"]).play();
    assert!(!game.options(0).contains(&Action::Play(0)), "it is no program to play");
    game.deed(Deed::UseUp(0));
    assert_eq!(game.player(0).programs.iter().map(|held| held.kind).collect::<Vec<_>>(), [no("PR06")]);
    assert_eq!(game.state().pile.back().unwrap().kind, no("PR05"));
    assert_eq!(game.active(), 1, "the turn is over");
}

/// PR14, PR24, PR25
#[test]
fn backup_grab_and_run_and_weapon_shuffle() {
    let mut backup = Table::of(6).dead(4).holds(0, "PR14").play();
    backup.program(0, "PR14");
    assert_eq!((backup.hp(4), backup.state().eliminated.len()), (1, 0));
    let mut grab = Table::of(6).armed(3, Rifle, at(1)).holds(0, "PR24").play();
    grab.program(0, "PR24");
    grab.answer(0, Choice::Aim(at(4)));
    assert_eq!((grab.weapon(0), grab.weapon(3)), (Some(Rifle), None));
    assert_eq!(grab.player(0).weapon.unwrap().aim, at(4));
    let armed = Table::of(6).armed(0, Pistol, at(1)).armed(3, Rifle, at(1)).holds(0, "PR24").play();
    assert!(!armed.options(0).contains(&Action::Play(0)), "only unarmed");
    let mut shuffle = Table::of(6).armed(2, Pistol, at(1)).armed(3, Rifle, at(1)).holds(0, "PR25").play();
    shuffle.program(0, "PR25");
    while let [seat, ..] = shuffle.asked()[..] {
        let Some(&Pending::Script(_) | &Pending::Aim { .. }) = shuffle.top().as_ref() else { break };
        let first = shuffle.choices(seat)[0];
        shuffle.answer(seat, first);
    }
    assert_eq!((shuffle.weapon(2), shuffle.weapon(3)), (Some(Rifle), Some(Pistol)));
    assert!([2, 3].iter().all(|&seat| shuffle.player(seat).weapon.unwrap().aim.0.is_some()));
}

/// PR20
#[test]
fn a_jammed_weapon_is_dropped_or_aimed_elsewhere() {
    let mut game = Table::of(6).armed(0, Rifle, at(1)).holds(3, "PR20").play();
    assert!(!game.options(3).contains(&Action::Play(0)));
    game.act(0, Action::Announce(SHOOT));
    game.program(3, "PR20");
    assert!(game.state().turn.jammed);
    let deeds = game.deeds();
    assert!(!deeds.is_empty() && deeds.iter().all(|deed| matches!(deed, Deed::Drop | Deed::Retarget(_))));
    assert!(!game.options(0).contains(&Action::Keep));
}

/// H02R, H11R, M02R, B01R, PR12R
#[test]
fn reprints_do_a_little_more_than_what_they_replace() {
    for (key, reprint) in [("H02", "H02R"), ("H11", "H11R"), ("M02", "M02R"), ("B01", "B01R")] {
        let of = |key: &str| library().ids.iter().find(|card| card.key == key).unwrap().clone();
        assert!(of(reprint).on_reveal.len() > of(key).on_reveal.len(), "{key}");
        assert_eq!(
            (of(reprint).faction, of(reprint).name, of(reprint).always),
            (of(key).faction, of(key).name, of(key).always)
        );
    }
    let crowned = |hell_gate: bool| {
        let table = if hell_gate { Table::hell(6) } else { Table::of(6) };
        let table =
            table.shown(0, Spot::Loyalty(0)).shown(0, Spot::Loyalty(1)).holds(0, "PR08").pile(&["PR06", "PR06"]);
        let mut game = table.armed(1, Rifle, at(0)).play();
        game.program(0, "PR08");
        let key = if hell_gate { "B01R" } else { "B01" };
        let at = game.player(0).ids.iter().position(|slot| library().id(slot.kind).unwrap().key == key).unwrap();
        (game, at as u8)
    };
    for hell_gate in [false, true] {
        let (mut game, at) = crowned(hell_gate);
        game.deed(Deed::Draw);
        game.pass();
        let before = game.programs(0);
        game.deed(SHOOT);
        game.answer(0, Choice::Card(Spot::Id(at)));
        assert_eq!((game.weapon(1), game.programs(0) - before), (None, usize::from(hell_gate)), "Apex");
    }
    let mut files = Table::hell(6).holds(0, "PR12R").play();
    files.program(0, "PR12R");
    files.pick(0, 3);
    files.answer(0, card(1));
    let view = files.game.view(Seat(0)).table;
    assert!(!view.leftover[0].kind.is_hidden() && !view.players[3].ids[0].kind.is_hidden());
    assert!(!view.players[3].loyalty[1].kind.is_hidden() && view.players[3].loyalty[0].kind.is_hidden());
}

/// PX01, PX02, PX03, PX04, PX05, PX06, PX07
#[test]
fn every_portal_calls_its_boss() {
    let portals = library().programs.clone().into_iter().filter_map(|card| match card.timing {
        Timing::Portal(boss) => Some((card.key, boss)),
        _ => None,
    });
    let portals: Vec<(String, Boss)> = portals.collect();
    assert_eq!(portals.len(), 7);
    for (key, boss) in portals {
        let others = ["PX01", "PX02", "PX03"].into_iter().filter(|other| *other != key).take(2);
        let pile: Vec<&str> = others.chain([key.as_str(), "PR06", "PR07", "PR27", "PR28", "PR29"]).collect();
        let mut game = Table::hell(6).pile(&pile).play();
        game.deed(Deed::Draw);
        assert_eq!(game.state().bosses.iter().map(|state| state.boss).collect::<Vec<_>>(), [boss], "{key}");
    }
}

/// LX01, LX02, LX03
#[test]
fn one_of_three_cards_of_legion_god_infects() {
    let (mut infected, mut clean) = (0, 0);
    for seed in 0..60 {
        let mut game = Table::hell(6).pile(&["PX01", "PX02", "PX06", "PR06"]).play();
        game.dice = Dice::new(seed);
        game.deed(Deed::Draw);
        for (seat, mark) in (0..6).zip(&game.state().marks) {
            let Mark::Drew { whom, infected: Some(drawn), known } = *mark else { panic!("{mark:?}") };
            assert_eq!((whom, known.contains(Seat(seat))), (Seat(seat), true));
            assert_eq!(game.team(seat) == Team::Legion, drawn);
            if drawn { infected += 1 } else { clean += 1 }
        }
    }
    assert!((90..150).contains(&infected) && infected + clean == 360, "about one of three: {infected} and {clean}");
}

/// Every ability begins when its ID is revealed, and comes to its end whatever is chosen.
#[test]
fn every_id_of_the_library_can_be_revealed_and_its_ability_comes_to_an_end() {
    let mut minds = Dice::new(4);
    for id in library().ids.iter().filter(|card| !card.tags.contains(&Tag::Boss)) {
        let table = Table::hell(8).id(1, &id.key).dead(6).hp(5, 1).shown(4, Spot::Loyalty(0)).shown(7, Spot::Id(0));
        let table = table.armed(3, Rifle, at(1)).holds(4, "PR19").holds(1, "PR28").pile(&["PR06", "PR07", "PR27"]);
        if id.powers.iter().any(|power| matches!(power, ghostline::deduction::Power::Sleepless(_))) {
            assert!(table.play().id_up(1), "{}", id.key);
            continue;
        }
        let mut game = out(table, 1);
        let begun = game.told.iter().any(|event| matches!(event, Event::Ability { seat: Seat(1), .. }));
        assert_eq!(begun, !id.on_reveal.is_empty(), "{}", id.key);
        for _ in 0..40 {
            if game.over().is_some() || matches!(game.top(), Some(Pending::Announce)) {
                break;
            }
            let seat = game.asked()[0];
            let quiet = |option: &&Action| !matches!(option, Action::Play(_));
            let options: Vec<Action> = game.options(seat).iter().filter(quiet).copied().collect();
            game.act(seat, *minds.pick(&options).unwrap());
        }
        assert!(game.over().is_some() || matches!(game.top(), Some(Pending::Announce)), "{}: {:?}", id.key, game.top());
    }
}

/// Every program that can be played at all can be played in this situation or after the shot that is announced in it.
#[test]
fn every_program_of_the_library_can_be_played() {
    let rules = Setup { hell_gate: true, ..Setup::new(library(), 6) }.rules().unwrap();
    let mut played = BTreeSet::new();
    for program in &library().programs {
        let dealt = rules.programs.contains(&no(&program.key));
        let hand = matches!(program.timing, Timing::AnyTime | Timing::OnTurn | Timing::Permanent);
        if !dealt || !hand || program.effects.is_empty() && program.powers.is_empty() {
            continue;
        }
        let key: &'static str = Box::leak(program.key.clone().into_boxed_str());
        let base = |shooter: bool| {
            let table =
                Table::hell(6).id(5, "H01").dead(5).hp(4, 1).shown(0, Spot::Loyalty(0)).shown(0, Spot::Loyalty(1));
            let table = table.shown(1, Spot::Loyalty(0)).shown(3, Spot::Id(0)).holds(4, "PR19").holds(0, "PR26");
            // Machine Boss needs a Machine.
            let table = if key == "PR09" { table.id(0, "M01").loyalty(0, &["machine", "machine2"]) } else { table };
            let table = table.armed(4, Rifle, at(3)).armed(2, Pistol, at(3));
            let table = if shooter { table.armed(0, Companion, at(3)) } else { table };
            table.with(|state, library| {
                let portal = library.program_by_key("PX01").unwrap();
                let at = state.pile.iter().position(|lying| lying.kind == portal).unwrap();
                state.pile.remove(at);
                state.open.push(portal);
            })
        };
        let now = |shooter: bool| {
            let mut game = base(shooter).holds(0, key).play();
            let play = Action::Play(game.place(0, key));
            game.options(0).contains(&play).then(|| game.act(0, play))
        };
        let later = || {
            let mut game = base(true).shown(3, Spot::Loyalty(0)).shown(3, Spot::Loyalty(1)).holds(0, key).play();
            game.act(0, Action::Announce(SHOOT));
            for _ in 0..30 {
                let play = Action::Play(game.place(0, key));
                let Some(&seat) = game.asked().first() else { break };
                if seat == 0 && game.options(0).contains(&play) {
                    return Some(game.act(0, play));
                }
                let first = game.options(seat)[0];
                game.act(seat, first);
            }
            None
        };
        let told = now(false).or_else(|| now(true)).or_else(later);
        let told = told.unwrap_or_else(|| panic!("{key} cannot be played"));
        assert!(told.iter().any(|event| matches!(event, Event::Played { seat: Seat(0), .. })), "{key}");
        played.insert(key);
    }
    assert_eq!(played.len(), 40);
}

/// The words above tests, and the keys cards are named by there.
fn named() -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/deduction");
    let mut named = BTreeSet::new();
    for file in fs::read_dir(folder).unwrap() {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        for line in text.lines().filter_map(|line| line.trim_start().strip_prefix("///")) {
            named.extend(line.split(|c: char| !c.is_ascii_alphanumeric()).map(str::to_owned));
        }
    }
    named
}

#[test]
fn no_card_of_the_library_is_without_a_test() {
    let (named, all) = (named(), library());
    let ids = all.ids.iter().map(|card| &card.key);
    let others = all.loyalty.iter().map(|card| &card.key).chain(all.exitus.iter().map(|card| &card.key));
    let keys = ids
        .chain(all.programs.iter().map(|card| &card.key))
        .chain(others)
        .chain(all.legion.iter().map(|card| &card.key));
    let missing: Vec<&String> = keys.filter(|key| !named.contains(*key)).collect();
    assert!(missing.is_empty(), "no test names {missing:?}");
    for boss in Boss::ALL {
        assert!(named.contains(&format!("B{}", boss.number())), "{boss:?}: HG-B{}", boss.number());
    }
}
