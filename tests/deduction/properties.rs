//! What holds of all inputs: any setup, any seed, any choices.

use ghostline::{
    deduction::{
        Action, Deduction, Edition, End, Fate, Fix, Handover, Setup, SetupFault, Survivor, Team, Variant, View,
    },
    engine::{Dice, Game, Imagine, Match, Seat, Turn, verify},
};
use proptest::prelude::*;

use crate::{
    laws::{VARIANTS, lawful},
    table::library,
};

fn survivor() -> impl Strategy<Value = Survivor> {
    let faction = prop::sample::select(vec![
        Fate::Human,
        Fate::Machine,
        Fate::Outlaw,
        Fate::Legion,
        Fate::Infected,
        Fate::Fallen,
    ]);
    let numbers = (0u8..4, 0u8..6);
    (faction, any::<[bool; 3]>(), numbers).prop_map(
        |(faction, [objective, cube, full_health], (wounds, transferred))| Survivor {
            faction,
            objective,
            cube,
            wounds,
            full_health,
            transferred,
        },
    )
}

fn record() -> impl Strategy<Value = Handover> {
    let winner = prop::option::of(prop::sample::select(Team::ALL.to_vec()));
    let end = prop::sample::select(vec![End::Network, End::Morale, End::Other]);
    let players = prop::collection::vec(survivor(), 3..8);
    (winner, end, any::<[bool; 2]>(), 0u8..8, players).prop_map(
        |(winner, end, [apex_destroyed, deus_destroyed], last, players)| Handover {
            winner,
            end,
            apex_destroyed,
            deus_destroyed,
            last: Seat(last),
            players,
        },
    )
}

/// Cards laid out on purpose, some of them for seats that are not there, or of keys nothing has.
fn fix() -> impl Strategy<Value = Fix> {
    let all = library();
    let mut ids: Vec<String> = all.ids.iter().map(|card| card.key.clone()).collect();
    let mut programs: Vec<String> = all.programs.iter().map(|card| card.key.clone()).collect();
    let loyalty: Vec<String> = all.loyalty.iter().map(|card| card.key.clone()).collect();
    ids.push("nothing".to_owned());
    programs.push("nothing".to_owned());
    let seat = || (0u8..18).prop_map(Seat);
    let ids = prop::collection::vec((seat(), prop::sample::select(ids)), 0..4);
    let loyalty = prop::collection::vec((seat(), prop::collection::vec(prop::sample::select(loyalty), 0..4)), 0..4);
    let hands = prop::collection::vec(prop::sample::select(programs.clone()), 0..4);
    let hands = prop::collection::vec((seat(), hands), 0..4);
    let pile = prop::collection::vec(prop::sample::select(programs), 0..5);
    (ids, loyalty, hands, pile).prop_map(|(ids, loyalty, programs, pile)| Fix { ids, loyalty, programs, pile })
}

/// Any agreement at all, most of which cannot be played.
fn any_setup() -> impl Strategy<Value = Setup> {
    let variants = prop::collection::vec(prop::sample::select(VARIANTS.to_vec()), 0..4);
    let mut scenarios: Vec<Option<String>> =
        library().scenarios.iter().map(|scenario| Some(scenario.key.clone())).collect();
    scenarios.push(Some("SC-99".to_owned()));
    scenarios.extend(vec![None; 40]);
    let scenario = prop::sample::select(scenarios);
    let edition = prop::sample::select(vec![Edition::Final, Edition::Final, Edition::Prototype]);
    let first = prop::option::of((0u8..18).prop_map(Seat));
    let after = prop::option::weighted(0.2, record());
    let fix = prop_oneof![3 => Just(Fix::default()), 1 => fix()];
    (0u8..20, edition, any::<bool>(), variants, scenario, first, after, 0u8..3, fix).prop_map(
        |(seats, edition, hell_gate, variants, scenario, first, after, talk, fix)| Setup {
            edition,
            hell_gate,
            variants,
            scenario,
            first,
            after,
            talk,
            fix,
            ..Setup::new(library(), seats)
        },
    )
}

/// The same, but one that can be played: everything at fault is left out.
fn playable() -> impl Strategy<Value = Setup> {
    any_setup().prop_map(|mut setup| {
        setup.seats = setup.seats.clamp(4, 16);
        setup.fix = Fix::default();
        setup.first = setup.first.filter(|first| first.0 < setup.seats);
        let mend: [fn(&mut Setup); 4] = [
            |setup| setup.after = None,
            |setup| setup.scenario = None,
            |setup| setup.variants.clear(),
            |setup| setup.edition = Edition::Final,
        ];
        if let Some(seats) = setup.after.as_ref().map(|record| record.players.len() as u8) {
            setup.seats = seats;
        } else if let Some(scenario) = setup.scenario.as_ref().and_then(|key| library().scenario(key).cloned()) {
            (setup.seats, setup.hell_gate) = (scenario.seats, setup.hell_gate || scenario.hell_gate);
        }
        for mend in mend {
            if setup.rules().is_err() {
                mend(&mut setup);
                setup.seats = setup.seats.clamp(4, 16);
                setup.first = None;
            }
        }
        setup
    })
}

/// The seat that acts and what it may do, for a pick among all of it.
fn pick(game: &Deduction, pick: usize) -> Option<(Seat, Action)> {
    let Turn::Of(asked) = game.turn() else { return None };
    let mut all = Vec::new();
    for seat in asked.iter() {
        let mut options = Vec::new();
        game.options(seat, &mut options);
        all.extend(options.into_iter().map(|option| (seat, option)));
    }
    all.get(pick % all.len().max(1)).copied()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, failure_persistence: None, ..ProptestConfig::default() })]

    /// SD-ENG-01: a setup is dealt to a lawful table, or says why not; and even then nothing breaks.
    #[test]
    fn any_setup_is_dealt_or_at_fault(setup in any_setup(), seed in any::<u64>(), picks in prop::collection::vec(any::<usize>(), 40)) {
        let fault: Option<SetupFault> = setup.rules().err();
        let mut dice = Dice::new(seed);
        let mut game = Deduction::deal(&setup, &mut dice);
        let mut options = Vec::new();
        if fault.is_none() && setup.fix.ids.is_empty() {
            lawful(&game, &mut options);
        }
        for at in picks {
            let Some((seat, action)) = pick(&game, at) else { break };
            prop_assert!(game.apply(seat, &action, &mut dice, &mut |_| ()).is_ok());
        }
        if fault.is_none() && setup.fix.ids.is_empty() {
            lawful(&game, &mut options);
        }
        if let Some(fault) = fault {
            prop_assert!(!fault.to_string().is_empty());
        }
    }

    /// SD-ENG-10: seed and actions are the whole game.
    #[test]
    fn a_journal_replays_to_the_same_state(setup in playable(), seed in any::<u64>(), picks in prop::collection::vec(any::<usize>(), 60)) {
        prop_assume!(setup.rules().is_ok());
        let mut game = Match::<Deduction>::new(setup, seed);
        for at in picks {
            let Some((seat, action)) = pick(game.game(), at) else { break };
            prop_assert!(game.act(seat, &action).is_ok());
        }
        let report = verify(game.journal()).unwrap();
        prop_assert_eq!(report.hash, game.hash());
        let text = serde_json::to_string(game.journal()).unwrap();
        let again = verify::<Deduction>(&serde_json::from_str(&text).unwrap()).unwrap();
        prop_assert_eq!(again.hash, game.hash());
    }

    /// SD-INFO-07, SD-ENG-07: what a seat may do follows from its view alone.
    #[test]
    fn options_follow_only_from_the_view(setup in playable(), seed in any::<u64>(), picks in prop::collection::vec(any::<usize>(), 0..80)) {
        prop_assume!(setup.rules().is_ok());
        let mut dice = Dice::new(seed);
        let mut game = Deduction::deal(&setup, &mut dice);
        for at in picks {
            let Some((seat, action)) = pick(&game, at) else { break };
            prop_assert!(game.apply(seat, &action, &mut dice, &mut |_| ()).is_ok());
        }
        for seat in (0..game.rules().seats).map(Seat) {
            let view: View = game.view(seat);
            let world = Deduction::imagine(&view, &mut dice);
            let (mut told, mut thought) = (Vec::new(), Vec::new());
            game.options(seat, &mut told);
            world.options(seat, &mut thought);
            prop_assert_eq!(&told, &thought);
            prop_assert_eq!(&world.view(seat).table, &view.table);
        }
    }
}

/// A variant named twice is the same as named once.
#[test]
fn variants_are_a_set() {
    let twice = Setup { variants: vec![Variant::NoSpam, Variant::NoSpam], ..Setup::new(library(), 6) };
    let once = Setup { variants: vec![Variant::NoSpam], ..Setup::new(library(), 6) };
    assert_eq!(twice.rules().unwrap().programs, once.rules().unwrap().programs);
}

/// SD-OPEN-06: a card laid out more often than there are copies is told, and left out.
#[test]
fn nothing_is_laid_out_more_often_than_it_exists() {
    let mut setup = Setup::new(library(), 6);
    setup.fix.pile = vec!["PR06".to_owned(); 3];
    assert_eq!(setup.rules().err(), Some(SetupFault::TooMany("PR06".to_owned())));
    let game = Deduction::deal(&setup, &mut Dice::new(1));
    assert!(Deduction::resume(&setup, game.state().clone()).is_ok());
    let mut setup = Setup::new(library(), 6);
    setup.fix.loyalty = vec![(Seat(0), vec!["outlaw2".to_owned(); 2])];
    assert_eq!(setup.rules().err(), Some(SetupFault::TooMany("outlaw2".to_owned())));
    let game = Deduction::deal(&setup, &mut Dice::new(1));
    assert!(Deduction::resume(&setup, game.state().clone()).is_ok());
}
