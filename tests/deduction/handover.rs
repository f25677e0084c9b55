//! SD-CAMP: a game after The Beginning, from its record to the end of the campaign.

use ghostline::{
    content::{self, Memory},
    deduction::{
        Action, Boss, Choice, Deduction, Edition, End, Event, Fate, Handover, HandoverFault, Kept, Lying, Mark,
        Pending, Setup, SetupFault, Spot, Status, Survivor, Team, Variant, View,
        WeaponKind::*,
        bots::{Level, beliefs, by_level},
    },
    engine::{
        Bot, Dice, Game, Seat, Seats, Turn,
        conformance::{self, Thoroughness},
    },
    words::{Words, deduction::Teller},
};

use crate::table::{ID, Played, SHOOT, at, card, library};

const HUMAN: Survivor = of(Fate::Human);
const MACHINE: Survivor = of(Fate::Machine);
const OUTLAW: Survivor = of(Fate::Outlaw);
const LEGION: Survivor = of(Fate::Legion);
const INFECTED: Survivor = of(Fate::Infected);
const FALLEN: Survivor = of(Fate::Fallen);

const fn of(faction: Fate) -> Survivor {
    Survivor { faction, objective: true, cube: false, wounds: 0, full_health: true, transferred: 0 }
}

/// A record in which nobody won, and the player at the last seat took the last turn.
fn record(players: &[Survivor]) -> Handover {
    Handover {
        winner: None,
        end: End::Other,
        apex_destroyed: false,
        deus_destroyed: false,
        last: Seat(players.len() as u8 - 1),
        players: players.to_vec(),
    }
}

fn after(record: Handover) -> Setup {
    let seats = record.players.len() as u8;
    Setup { after: Some(record), ..Setup::new(library(), seats) }
}

/// Games after The Beginning of every kind, for the tests of all games.
pub fn setups() -> Vec<Setup> {
    let hurt = Survivor { wounds: 2, full_health: false, transferred: 3, ..HUMAN };
    let failed = Survivor { objective: false, ..MACHINE };
    let four = Handover { winner: Some(Team::Outlaw), ..record(&[HUMAN, MACHINE, OUTLAW, hurt]) };
    let five =
        Handover { winner: Some(Team::Human), end: End::Network, ..record(&[MACHINE, MACHINE, failed, LEGION, HUMAN]) };
    let six = [HUMAN, LEGION, INFECTED, FALLEN, MACHINE, hurt];
    let six = Handover { winner: Some(Team::Legion), end: End::Morale, ..record(&six) };
    let hungry = Survivor { transferred: 200, ..HUMAN };
    let crowd = record(&[hungry; 6]);
    let lost = Handover { winner: Some(Team::Fallen), ..record(&[HUMAN, FALLEN, MACHINE, OUTLAW]) };
    let mut all: Vec<Setup> = [four, five, six, crowd, lost].into_iter().map(after).collect();
    all.iter_mut().skip(2).step_by(2).for_each(|setup| setup.hell_gate = true);
    all
}

fn deal(setup: &Setup, seed: u64) -> Played {
    assert_eq!(setup.rules().err(), None);
    let mut dice = Dice::new(seed);
    Played { game: Deduction::deal(setup, &mut dice), dice, told: Vec::new() }
}

/// Everybody who is asked keeps the first cards offered, until all have chosen.
fn choose_all(game: &mut Played) {
    while let Some(Pending::Draft) = game.top() {
        let seat = game.asked()[0];
        let first = game.options(seat)[0];
        game.act(seat, first);
    }
}

/// Keeps the cards of these keys.
fn keep(game: &mut Played, seat: u8, id: &str, loyalty: [&str; 2]) {
    let place = |game: &Played| {
        let hand = game.game.scene().hand(Seat(seat)).unwrap().clone();
        hand.ids.iter().position(|slot| library().id(slot.kind).unwrap().key == id).unwrap() as u8
    };
    let at = place(game);
    game.answer(seat, Choice::Card(Spot::Id(at)));
    for key in loyalty {
        let wanted = library().loyalty_by_key(key).unwrap();
        let hand = game.game.scene().hand(Seat(seat)).unwrap().clone();
        let offered = game.choices(seat).into_iter().find(|choice| match choice {
            Choice::Card(Spot::Loyalty(at)) => hand.loyalty[usize::from(*at)].kind == wanted,
            _ => false,
        });
        game.answer(seat, offered.unwrap());
    }
}

/// The same setup with cards laid out for a seat.
fn with_hand(mut setup: Setup, seat: u8, ids: [&str; 5], loyalty: [&str; 3]) -> Setup {
    setup.fix.ids.extend(ids.map(|key| (Seat(seat), key.to_owned())));
    setup.fix.loyalty.push((Seat(seat), loyalty.map(str::to_owned).to_vec()));
    setup
}

/// SD-CAMP-01
/// SD-CAMP-29
#[test]
fn a_record_is_checked_before_a_card_is_dealt() {
    let fault = |setup: Setup| setup.rules().unwrap_err();
    let of_record = |record: Handover| {
        let SetupFault::After(fault) = fault(after(record)) else { panic!("another fault") };
        fault
    };
    assert_eq!(of_record(record(&[HUMAN; 7])), HandoverFault::Players(7));
    assert_eq!(of_record(Handover { last: Seat(4), ..record(&[HUMAN; 4]) }), HandoverFault::NoLast(4));
    assert_eq!(of_record(record(&[LEGION, LEGION, HUMAN, HUMAN])), HandoverFault::Legions(2));
    assert_eq!(of_record(record(&[INFECTED, HUMAN, HUMAN, HUMAN])), HandoverFault::NoLegion);
    assert_eq!(of_record(record(&[FALLEN, FALLEN, HUMAN, HUMAN])), HandoverFault::Fallens(2));
    let won = Handover { winner: Some(Team::Fallen), ..record(&[HUMAN; 5]) };
    assert_eq!(of_record(won), HandoverFault::NoWinner(Team::Fallen));
    let plain = after(record(&[HUMAN; 4]));
    let other = Setup { seats: 6, ..plain.clone() };
    assert_eq!(fault(other), SetupFault::After(HandoverFault::OtherTable { record: 4, seats: 6 }));
    let scenario = Setup { scenario: Some("SC-01".into()), ..plain.clone() };
    assert_eq!(fault(scenario), SetupFault::After(HandoverFault::Alone));
    assert_eq!(fault(Setup { edition: Edition::Prototype, ..plain.clone() }), SetupFault::After(HandoverFault::Alone));
    for variant in [Variant::NoChanges, Variant::FirstSession, Variant::LegionCard] {
        let setup = Setup { variants: vec![variant], ..after(record(&[HUMAN; 6])) };
        assert_eq!(fault(setup), SetupFault::After(HandoverFault::Variant(variant)));
    }
    for players in 4..=6 {
        assert_eq!(after(record(&vec![HUMAN; players])).rules().err(), None);
    }
}

/// The actions and chips of the first game are its own: Program Transfer puts programs under the board there (02), the
/// chips of the Network and the Junkyard are mixed before they are turned up and counted (03, 04). Here they arrive as
/// numbers of the record, and what nobody disclosed stays undisclosed (05).
///
/// SD-CAMP-02
/// SD-CAMP-03
/// SD-CAMP-04
/// SD-CAMP-05
/// TB-CAMP-05
#[test]
fn nobody_learns_from_the_record_what_another_was() {
    let moved = Survivor { transferred: 2, ..HUMAN };
    let setup = after(Handover {
        winner: Some(Team::Machine),
        end: End::Network,
        ..record(&[moved, LEGION, INFECTED, MACHINE])
    });
    let mut game = deal(&setup, 1);
    for drafted in [false, true] {
        for seat in 0..4 {
            let view = game.game.view(Seat(seat));
            assert_eq!(view.rules.setup.after, None);
            let shown = view.rules.after.clone().unwrap();
            assert_eq!((shown.winner, shown.end, shown.players[0].transferred), (Some(Team::Machine), End::Network, 2));
            for mark in &view.table.marks {
                let Mark::Came { whom, fate, .. } = mark else { panic!() };
                assert_eq!(fate.is_some(), whom.0 == seat);
            }
            for other in (0..4).filter(|other| *other != seat) {
                assert_eq!(view.table.players[usize::from(other)].status, Status::default(), "{drafted}");
            }
        }
        choose_all(&mut game);
    }
}

/// What nobody disclosed is guessed at by everybody alike: one who hides behind a false ID is a possibility for each of
/// the others, a small one where nothing tells of Legion, a sure one among them where Legion won.
///
/// SD-CAMP-05
/// SD-CAMP-12
#[test]
fn those_who_may_hide_behind_a_false_id_are_suspected_a_little_and_nobody_for_certain() {
    let plain = record(&[HUMAN, LEGION, OUTLAW, MACHINE]);
    let won = Handover { winner: Some(Team::Legion), ..plain.clone() };
    for (record, least, most) in [(plain, 0.01, 0.2), (won, 0.8, 1.2)] {
        for seed in 0..6 {
            let mut game = deal(&after(record.clone()), seed);
            let draft = beliefs(&game.game.view(Seat(0)));
            assert!(
                (draft.of(Seat(0), Team::Human) - 1.0).abs() < 0.01,
                "the own fate is known while cards are chosen"
            );
            choose_all(&mut game);
            let thought = beliefs(&game.game.view(Seat(0)));
            let legion = [1, 2, 3].map(|seat| thought.of(Seat(seat), Team::Legion));
            assert!((least..most).contains(&legion.iter().sum::<f32>()), "seed {seed}: {legion:?}");
            assert!(legion.iter().all(|share| *share > 0.0 && *share < 0.75), "seed {seed}: {legion:?}");
            // Secret programs may have made another team of the own cards; whatever it is, its player knows.
            let own = game.game.scene().team(Seat(0));
            assert!((thought.of(Seat(0), own) - 1.0).abs() < 0.01, "seed {seed}: {own:?}");
        }
    }
}

/// SD-CAMP-06
/// SD-CAMP-07
/// SD-CAMP-08
/// TB-CAMP-06
/// TB-CAMP-07
#[test]
fn everybody_gets_5_ids_and_3_loyalty_cards_of_one_stack_each() {
    for hell_gate in [false, true] {
        let setup = Setup { hell_gate, ..after(record(&[HUMAN; 6])) };
        let rules = setup.rules().unwrap();
        let names: Vec<_> = rules.id_piles.iter().flatten().map(|no| library().id(*no).unwrap().name.clone()).collect();
        assert_eq!(names.len(), if hell_gate { 51 } else { 35 });
        for gone in ["Mindeater", "Deathbringer", "Cultist"] {
            assert!(!names.contains(&gone.to_owned()));
        }
        assert_eq!((rules.loyalty.len(), rules.supply.len()), (21, 0), "all but the Legion card");
        let game = deal(&setup, 3);
        for seat in 0..6 {
            let hand = game.game.scene().hand(Seat(seat)).unwrap();
            assert_eq!((hand.ids.len(), hand.loyalty.len()), (5, 3));
            assert!(hand.ids.iter().all(|slot| slot.seen == Seats::one(Seat(seat))));
            let seen = game.game.view(Seat((seat + 1) % 6));
            let hidden = &seen.table.draft[usize::from(seat)];
            assert!(hidden.ids.iter().all(|slot| slot.kind.is_hidden()));
            assert!(hidden.loyalty.iter().all(|slot| slot.kind.is_hidden()));
        }
        assert_eq!((game.state().removed.len(), game.state().supply.len()), (names.len() - 30, 3));
    }
}

/// SD-CAMP-09
/// TB-CAMP-07
#[test]
fn everybody_keeps_cards_that_make_the_own_faction_and_nobody_sees_them_before_all_have_chosen() {
    for seed in 0..60 {
        let setup = after(record(&[HUMAN, MACHINE, OUTLAW, HUMAN, MACHINE]));
        let mut game = deal(&setup, seed);
        let mut minds = Dice::new(seed);
        while let Some(Pending::Draft) = game.top() {
            let asked = game.asked();
            let seat = *minds.pick(&asked).unwrap();
            let options = game.options(seat);
            let told = game.act(seat, *minds.pick(&options).unwrap());
            let done = matches!(game.game.scene().hand(Seat(seat)).map(|hand| hand.kept), Some(Kept::Done(..)));
            assert!(!done || told.contains(&Event::Decided(Seat(seat))));
            if done {
                let other = game.game.view(Seat((seat + 1) % 5));
                assert_eq!(other.table.draft[usize::from(seat)].kept, Kept::Hidden);
            }
        }
        let teams = [Team::Human, Team::Machine, Team::Outlaw, Team::Human, Team::Machine];
        for (seat, team) in (0..).zip(teams) {
            assert_eq!((game.player(seat).ids.len(), game.player(seat).loyalty.len()), (1, 2));
            // Secret loyalty programs are dealt beside the choice.
            let secret = game
                .player(seat)
                .programs
                .iter()
                .any(|held| library().program(held.kind).unwrap().timing == ghostline::deduction::Timing::Secret);
            assert!(secret || game.team(seat) == team, "seed {seed}, seat {seat}");
        }
    }
}

/// Hands that make nobody at the first three seats wait.
fn easy(players: &[Survivor]) -> Setup {
    let setup = after(record(players));
    let setup = with_hand(setup, 1, ["M01", "M02", "M04", "M05", "H01"], ["machine", "machine", "human"]);
    let setup = with_hand(setup, 2, ["O01", "O02", "O07", "H03", "H04"], ["outlaw", "outlaw", "human"]);
    with_hand(setup, 3, ["H07", "H08", "M07", "M08", "M09"], ["human", "human", "human2"])
}

/// SD-CAMP-10
#[test]
fn who_cannot_choose_waits_for_what_the_others_leave() {
    let setup = easy(&[HUMAN, MACHINE, OUTLAW, HUMAN]);
    let setup = with_hand(setup, 0, ["M03", "M10", "M12", "O10", "O11"], ["machine", "machine2", "outlaw2"]);
    let mut game = deal(&setup, 5);
    assert_eq!(game.asked(), [1, 2, 3]);
    keep(&mut game, 1, "M01", ["machine", "machine"]);
    keep(&mut game, 2, "O01", ["outlaw", "outlaw"]);
    assert_eq!(game.asked(), [3]);
    keep(&mut game, 3, "H07", ["human", "human"]);
    assert!(game.told.contains(&Event::TookUnused(Seat(0))));
    assert_eq!(game.asked(), [0]);
    let hand = game.game.scene().hand(Seat(0)).unwrap();
    assert_eq!((hand.ids.len(), hand.loyalty.len()), (5 + 3 * 4, 3 + 3));
    let other = game.game.view(Seat(3));
    assert!(other.table.draft[0].ids.iter().all(|slot| slot.kind.is_hidden()), "nobody knows where the cards are now");
    keep(&mut game, 0, "H08", ["human2", "machine"]);
    assert_eq!((game.team(0), game.id(0)), (Team::Human, "H08".to_owned()));
    assert!(game.told.contains(&Event::Drafted));
    assert!(matches!(game.top(), Some(Pending::Announce)));
}

/// SD-CAMP-10
#[test]
fn where_even_that_does_not_help_the_box_is_opened() {
    let setup = after(record(&[HUMAN, OUTLAW, OUTLAW, OUTLAW]));
    let setup = with_hand(setup, 0, ["M03", "M10", "M12", "O10", "O11"], ["machine", "machine2", "outlaw2"]);
    let setup = with_hand(setup, 1, ["M01", "M02", "M04", "O01", "O02"], ["machine", "outlaw", "machine2"]);
    let setup = with_hand(setup, 2, ["M05", "M07", "M08", "O07", "O08"], ["machine", "outlaw", "machine"]);
    let setup = with_hand(setup, 3, ["M09", "M11", "M06", "O12", "O04"], ["machine", "outlaw", "machine"]);
    let mut game = deal(&setup, 5);
    choose_all(&mut game);
    assert!(game.told.contains(&Event::TookUnused(Seat(0))));
    assert_eq!(game.team(0), Team::Human);
}

/// SD-CAMP-11
/// TB-CAMP-08
#[test]
fn who_failed_must_become_an_outlaw() {
    let missed = Survivor { objective: false, ..HUMAN };
    let caught = Survivor { cube: true, ..MACHINE };
    assert_eq!(
        [missed, caught, HUMAN, MACHINE].map(|player| player.fate()),
        [Fate::Outlaw, Fate::Outlaw, Fate::Human, Fate::Machine]
    );
    let stays = Survivor { objective: false, cube: true, ..LEGION };
    assert_eq!(stays.fate(), Fate::Legion);
    let mut game = deal(&after(record(&[missed, caught, HUMAN, MACHINE])), 2);
    let cards = |game: &Played, seat: u8| {
        let scene = game.game.scene();
        scene.fate(Seat(seat)).unwrap().team()
    };
    assert_eq!((cards(&game, 0), game.team(0)), (Team::Outlaw, Team::Outlaw));
    choose_all(&mut game);
    let always = library().id(game.player(0).ids[0].kind).unwrap().always;
    assert!(always.is_none_or(|team| team == Team::Outlaw));
}

/// Seat 1 is behind a false ID, seat 0 begins with a rifle aimed there.
fn masked(behind: Survivor) -> Played {
    let setup = easy(&[HUMAN, behind, OUTLAW, HUMAN]);
    let mut game = deal(&setup, 7);
    while let Some(seat) = game.asked().into_iter().find(|seat| *seat != 1) {
        let first = game.options(seat)[0];
        game.act(seat, first);
    }
    keep(&mut game, 1, "H01", ["machine", "human"]);
    choose_all(&mut game);
    let mut state = game.state().clone();
    assert!(state.middle.take(Rifle));
    state.players[0].weapon = Some(ghostline::deduction::Armed { kind: Rifle, aim: at(1) });
    state.turn.armed = true;
    let slot = &mut state.players[1].ids[0];
    slot.seen = slot.seen.with(Seat(3));
    for player in &mut state.players {
        let hidden = player.programs.drain(..).map(|held| Lying { kind: held.kind, seen: Seats::default() });
        state.pile.extend(hidden);
    }
    Played { game: Deduction::resume(&setup, state).unwrap(), ..game }
}

/// SD-CAMP-12
/// SD-CAMP-13
/// TB-CAMP-09
/// TB-CAMP-12
/// SD-EX-53
#[test]
fn the_original_legion_player_hides_behind_any_id_until_it_is_revealed() {
    let mut game = masked(LEGION);
    let seen = |game: &Played, seat: u8| {
        let no = game.game.view(Seat(seat)).table.players[1].ids[0].kind;
        library().id(no).map(|card| card.key.clone())
    };
    assert_eq!((game.team(1), game.id(1)), (Team::Legion, "H01".to_owned()));
    assert_eq!((seen(&game, 3), seen(&game, 2)), (Some("H01".into()), None), "who looked saw the false ID");
    game.deed(SHOOT);
    let told = game.answer(1, ID);
    let (was, truth) = (library().id_by_key("H01").unwrap(), library().id_by_key("O09").unwrap());
    assert!(told.contains(&Event::Unmasked { seat: Seat(1), was, truth }));
    assert_eq!((game.id(1), game.id_up(1), seen(&game, 2)), ("O09".into(), true, Some("O09".into())));
    assert_eq!(game.asked(), [1], "Mindeater's ability");
    assert!(matches!(game.game.view(Seat(2)).table.marks[1], Mark::Came { fate: Some(Fate::Legion), .. }));
    assert!(game.state().removed.iter().any(|slot| slot.kind == was));
}

/// SD-CAMP-15
/// TB-CAMP-11
#[test]
fn the_fallen_player_hides_behind_any_id_until_it_is_revealed() {
    let mut game = masked(FALLEN);
    assert_eq!(game.team(1), Team::Fallen);
    game.deed(SHOOT);
    game.answer(1, ID);
    assert_eq!((game.id(1), game.state().awaiting), ("O03".into(), Some(Seat(1))), "Deathbringer waits for a death");
}

/// SD-CAMP-12
/// SD-ID-07
#[test]
fn a_false_id_falls_with_its_player_and_does_nothing_by_itself() {
    let mut game = masked(LEGION);
    game.deed(SHOOT);
    game.answer(1, Choice::Damage);
    assert_eq!((game.id(1), game.hp(1)), ("O09".into(), 0));
    assert!(!game.told.iter().any(|event| matches!(event, Event::Ability { .. })));
    let setup = after(record(&[HUMAN, LEGION, OUTLAW, HUMAN]));
    let setup = with_hand(setup, 1, ["M03", "M02", "M04", "M05", "H01"], ["machine", "machine", "human"]);
    let mut lurking = deal(&setup, 3);
    while let Some(seat) = lurking.asked().into_iter().find(|seat| *seat != 1) {
        let first = lurking.options(seat)[0];
        lurking.act(seat, first);
    }
    keep(&mut lurking, 1, "M03", ["machine", "human"]);
    choose_all(&mut lurking);
    assert_eq!(lurking.game.scene().ambusher(Seat(1)), None, "no Assassin waits behind the card");
}

/// SD-CAMP-14
/// TB-CAMP-10
#[test]
fn the_infected_take_an_outlaw_id_and_are_legion() {
    let setup = easy(&[LEGION, HUMAN, INFECTED, HUMAN]);
    let mut game = deal(&setup, 4);
    let ids: Vec<_> = game.choices(2);
    assert_eq!(ids, [0, 1, 2].map(|at| Choice::Card(Spot::Id(at))), "the three Outlaw IDs");
    choose_all(&mut game);
    assert_eq!(game.team(2), Team::Legion);
    assert_eq!(library().id(game.player(2).ids[0].kind).unwrap().faction, ghostline::deduction::Faction::Outlaw);
    assert!(game.state().told.is_empty(), "nobody tells them of one another");
}

/// SD-CAMP-16
/// SD-CAMP-17
/// SD-CAMP-18
/// SD-CAMP-19
/// TB-CAMP-13
/// TB-CAMP-14
/// TB-CAMP-15
/// TB-CAMP-16
#[test]
fn programs_are_removed_for_how_it_ended() {
    let has = |record: Handover, key: &str| {
        after(record).rules().unwrap().programs.contains(&library().program_by_key(key).unwrap())
    };
    let plain = || record(&[HUMAN; 4]);
    let all = ["PR08", "PR09", "PR01", "PR02"];
    assert!(all.iter().all(|key| has(plain(), key)));
    assert_eq!(all.map(|key| has(Handover { apex_destroyed: true, ..plain() }, key)), [false, true, true, true]);
    assert_eq!(all.map(|key| has(Handover { deus_destroyed: true, ..plain() }, key)), [true, false, true, true]);
    let won = |team| Handover { winner: Some(team), ..plain() };
    assert_eq!(all.map(|key| has(won(Team::Machine), key)), [true, true, false, true]);
    assert_eq!(all.map(|key| has(won(Team::Human), key)), [true, true, true, false]);
}

/// SD-CAMP-19
#[test]
fn where_humans_won_machines_hide_behind_other_ids() {
    let won = |loyalty: [&str; 3], ids: [&str; 5]| {
        let setup = after(Handover { winner: Some(Team::Human), ..record(&[MACHINE, HUMAN, HUMAN, HUMAN]) });
        deal(&with_hand(setup, 0, ids, loyalty), 1).choices(0)
    };
    let id = |at| Choice::Card(Spot::Id(at));
    assert_eq!(won(["machine", "machine", "human"], ["O01", "O02", "M01", "H01", "H03"]), [id(0), id(1)]);
    assert_eq!(won(["machine", "human", "human"], ["O01", "O02", "M01", "H01", "H03"]), [id(2)], "then Machine IDs");
    assert_eq!(won(["machine", "machine", "human"], ["H01", "H03", "H04", "H07", "H08"]), [0, 1, 2, 3, 4].map(id));
}

/// SD-CAMP-20
/// TB-CAMP-17
#[test]
fn where_outlaws_won_everybody_takes_an_outlaw_id_as_far_as_there_is_one() {
    let setup = after(Handover { winner: Some(Team::Outlaw), ..record(&[MACHINE, HUMAN, LEGION, HUMAN]) });
    let setup = with_hand(setup, 0, ["O01", "H01", "M01", "H03", "H04"], ["machine", "machine", "human"]);
    let setup = with_hand(setup, 1, ["H07", "H08", "M02", "M04", "M05"], ["human", "human", "human"]);
    let setup = with_hand(setup, 2, ["H10", "H11", "M07", "M08", "O02"], ["human2", "outlaw", "human2"]);
    let game = deal(&setup, 1);
    assert_eq!(game.choices(0), [Choice::Card(Spot::Id(0))]);
    assert_eq!(game.choices(1).len(), 5, "otherwise any");
    assert_eq!(game.choices(2), [Choice::Card(Spot::Id(4))], "Legion too");
}

/// SD-CAMP-21
/// SD-CAMP-22
/// SD-CAMP-30
/// TB-CAMP-18
/// TB-CAMP-19
#[test]
fn wounds_lay_a_loyalty_card_open_and_weakness_costs_a_hit_point() {
    let torn = Survivor { wounds: 3, full_health: false, ..HUMAN };
    let scratched = Survivor { wounds: 1, ..HUMAN };
    let weak = Survivor { full_health: false, ..HUMAN };
    let mut game = deal(&after(record(&[torn, scratched, weak, HUMAN])), 3);
    choose_all(&mut game);
    assert_eq!((game.asked(), game.choices(0)), (vec![0], vec![card(0), card(1)]), "its owner picks");
    game.answer(0, card(1));
    assert_eq!([0, 1, 2, 3].map(|seat| game.shown(seat)), [1, 0, 0, 0]);
    assert!(game.player(0).loyalty[1].up);
    assert_eq!([0, 1, 2, 3].map(|seat| game.hp(seat)), [1, 2, 1, 2]);
    assert!(matches!(game.top(), Some(Pending::Announce)));
}

/// SD-CAMP-23
/// TB-CAMP-20
/// SD-EX-52
#[test]
fn transferred_programs_are_drawn_and_two_kept() {
    let moved = Survivor { transferred: 3, ..HUMAN };
    let one = Survivor { transferred: 1, ..HUMAN };
    let mut game = deal(&after(record(&[HUMAN, moved, one, HUMAN])), 3);
    let drawn: Vec<_> = game.player(1).programs.iter().map(|held| held.kind).collect();
    assert_eq!(([0, 1, 2, 3].map(|seat| game.programs(seat))), [1, 4, 2, 1]);
    choose_all(&mut game);
    assert_eq!((game.asked(), game.choices(1).len()), (vec![1], 4), "any of them, Spam and loyalty too");
    let told = game.answer(1, Choice::Card(Spot::Program(0)));
    assert!(told.iter().any(|event| matches!(event, Event::Discarded { seat: Seat(1), .. })));
    let seen = Deduction::witness(&told[0], Seat(0));
    assert!(matches!(seen, Some(Event::Discarded { program, .. }) if program.what.is_none()), "face-down");
    game.answer(1, Choice::Card(Spot::Program(0)));
    assert_eq!([0, 1, 2, 3].map(|seat| game.programs(seat)), [1, 2, 2, 1]);
    let under: Vec<_> = game.state().pile.iter().rev().take(2).map(|lying| lying.kind).collect();
    assert_eq!(under, [drawn[1], drawn[0]]);
}

/// SD-CAMP-24
/// TB-CAMP-21
#[test]
fn who_took_the_last_turn_is_last() {
    let setup = Setup { first: Some(Seat(0)), ..after(Handover { last: Seat(2), ..record(&[HUMAN; 5]) }) };
    let mut game = deal(&setup, 3);
    choose_all(&mut game);
    assert_eq!((game.active(), game.state().turn.first), (3, Seat(3)));
    assert_eq!(
        after(Handover { last: Seat(4), ..record(&[HUMAN; 5]) }).rules().unwrap().after.unwrap().first(),
        Seat(0)
    );
}

/// SD-CAMP-25
/// TB-CAMP-22
/// SD-AMB-46
/// SD-AMB-29
#[test]
fn without_morale_exitus_is_there_from_the_start_and_portals_still_call() {
    let at = |end, hell_gate| {
        let record = Handover { end, last: Seat(1), ..record(&[HUMAN, MACHINE, OUTLAW, HUMAN]) };
        let mut game = deal(&Setup { hell_gate, ..after(record) }, 3);
        choose_all(&mut game);
        game
    };
    let game = at(End::Morale, true);
    let exitus = &game.state().bosses[0];
    assert_eq!((exitus.boss, exitus.place, exitus.called), (Boss::Exitus, Seat(1), false));
    assert!(at(End::Morale, false).state().bosses.is_empty(), "only with Hell Gate");
    assert!(at(End::Other, true).state().bosses.is_empty(), "the reason counts, not a number");
}

/// SD-CAMP-26
/// SD-CAMP-27
/// TB-CAMP-23
#[test]
fn the_winners_boss_comes_first_whatever_portal_calls() {
    for (winner, players, boss) in [
        (Team::Legion, [LEGION, MACHINE, OUTLAW, HUMAN], Boss::LegionGod),
        (Team::Fallen, [FALLEN, MACHINE, OUTLAW, HUMAN], Boss::FallenAngel),
    ] {
        let mut setup = Setup { hell_gate: true, ..after(Handover { winner: Some(winner), ..record(&players) }) };
        setup.fix.pile = ["PX02", "PX03", "PX04", "PR05"].map(str::to_owned).to_vec();
        setup.fix.programs = (0..4).map(|seat| (Seat(seat), Vec::new())).collect();
        let mut game = deal(&setup, 3);
        choose_all(&mut game);
        assert_eq!(game.state().foretold, Some(boss));
        game.deed(ghostline::deduction::Deed::Draw);
        assert_eq!(game.state().bosses.iter().map(|state| state.boss).collect::<Vec<_>>(), [boss], "not Belial");
        assert_eq!(game.state().foretold, None, "only the first");
    }
}

/// SD-CAMP-28
#[test]
fn whoever_wins_the_second_game_wins_the_campaign() {
    let words = Words::english();
    for seed in 0..40 {
        let setup = &setups()[0];
        let mut dice = Dice::new(seed);
        let mut minds = dice.clone().fork();
        let mut game = Deduction::deal(setup, &mut dice);
        while let Turn::Of(seats) = game.turn() {
            let seat = seats.iter().next().unwrap();
            let mut options = Vec::new();
            game.options(seat, &mut options);
            let action: Action = *minds.pick(&options).unwrap();
            game.apply(seat, &action, &mut dice, &mut |_| ()).unwrap();
        }
        let outcome = game.state().over.clone().unwrap();
        let told = Teller::new(&words, game.rules()).outcome(&outcome);
        let won = outcome.winners != Seats::default();
        assert_eq!(told.contains("campaign"), won, "{told}");
    }
}

/// The text of a record, with one part of it changed.
fn read(from: &str, to: &str) -> Result<Handover, content::Faults> {
    let text = "(
    format: 1,
    handover: (
        winner: Machine,
        end: Network,
        last: 2,
        players: [
            (faction: Human, wounds: 2, full_health: false),
            (faction: Machine, transferred: 3),
            (faction: Legion),
            (faction: Infected, objective: false),
        ],
    ),
)
";
    assert!(text.contains(from));
    let mut files = Memory::default();
    files.0.insert("game.ron".to_owned(), text.replacen(from, to, 1).into_bytes());
    content::handover(&files, "game.ron")
}

/// SD-CAMP-29
#[test]
fn a_record_is_read_from_a_file_and_every_slip_is_told_with_its_place() {
    let good = read("", "").unwrap();
    let hurt = Survivor { wounds: 2, full_health: false, ..HUMAN };
    let players = [hurt, Survivor { transferred: 3, ..MACHINE }, LEGION, Survivor { objective: false, ..INFECTED }];
    let wanted = Handover { winner: Some(Team::Machine), end: End::Network, last: Seat(2), ..record(&players) };
    assert_eq!(good, wanted);
    let told = |from: &str, to: &str| read(from, to).unwrap_err().to_string();
    for (from, to, place, says) in [
        ("last: 2", "last: 4", "game.ron:6:15", "no"),
        ("Legion", "Legionary", "game.ron:10", "Legionary"),
        ("faction: Legion", "faction: Fallen", "game.ron:7:18", "infected"),
        ("wounds: 2", "wound: 2", "game.ron:8", "wound"),
        ("wounds: 2", "wounds: -1", "game.ron:8", ""),
        ("(faction: Legion),", "", "game.ron:7", "3 players"),
        ("format: 1", "format: 9", "game.ron:2", "9"),
        ("end: Network,", "", "game.ron", "end"),
        ("handover: (", "handovers: (", "game.ron", "handovers"),
        ("winner: Machine", "winner: Fallen", "game.ron:4:17", "Fallen"),
    ] {
        let told = told(from, to);
        assert!(told.contains(place) && told.contains(says) && told.contains("help:"), "{from} to {to}: {told}");
    }
    let missing = content::handover(&Memory::default(), "none.ron").unwrap_err().to_string();
    assert!(missing.contains("none.ron") && missing.contains("help:"), "{missing}");
}

/// SD-CAMP-13
/// SD-ENG-07
#[test]
fn bots_of_every_level_choose_and_play_on_and_know_no_more_than_they_may() {
    let same = |a: &View, b: &View| a.table == b.table;
    for (level, decisions) in [(Level::Simple, 150), (Level::Sound, 30), (Level::Sharp, 22)] {
        for (seed, setup) in (1..).zip(setups().into_iter().take(3)) {
            let thoroughness = Thoroughness { playouts: 1, seed, decisions };
            let bot = |seat: Seat| by_level(level, u64::from(seat.0)) as Box<dyn Bot<Deduction>>;
            conformance::check_secrecy::<Deduction>(&setup, thoroughness, same, bot).unwrap();
        }
    }
}
