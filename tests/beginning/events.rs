//! Events: checks, counts, decisions, raids, EX.

use ghostline::{
    beginning::{
        Action, Amount, Area, Bar, Character, Choice, Claim, Colour, EnemyKind, Event, EventKind, Figure, Free, Item,
        Level, Pending, Place, Setup,
    },
    engine::Seat,
};

use crate::table::{A, B, C, D, Table, library, of};

const FOUR: [Character; 4] = [Character::Havoc, Character::Jayden, Character::Nova, Character::Dryden];
const FIVE: [Character; 5] =
    [Character::Havoc, Character::Jayden, Character::Nova, Character::Dryden, Character::DeeCoy];

/// TB-EVT-09
/// TB-EVT-10
/// TB-EVT-11
/// TB-EVT-14
/// TB-EVT-15
/// TB-EVT-16
/// TB-EVT-17
/// TB-EX-07
/// TB-INFO-08
#[test]
fn a_check_adds_up_what_everybody_put_in() {
    let mut table = Table::of(&FOUR);
    table.hand(A, &["red_4"]).hand(B, &["red_1"]).hand(C, &["blue_5"]).hand(D, &["blue_1"]);
    table.general(&["blue_3", "red_4"]).event("wall_breach");
    assert_eq!(table.asked(), [A], "the active player first");
    for (seat, key) in [(A, "red_4"), (B, "red_1"), (C, "blue_5"), (D, "blue_1")] {
        table.play(seat, key);
        if table.asked() == [seat] && matches!(table.state().stack.last(), Some(Pending::Contribute { .. })) {
            table.done(seat);
        }
    }
    assert!(table.tells(|event| matches!(event, Event::Pooled { total: 0, target: -9, success: false, .. })));
    assert_eq!(table.state().bars.apex, 0, "the red half: Apex falls by 2");
    assert!(table.state().pool.is_empty());
}

/// TB-EX-30
/// TB-EX-31
#[test]
fn reaching_the_target_exactly_is_enough() {
    let mut table = Table::of(&FOUR);
    table.hand(A, &["blue_1"]).hand(B, &["blue_5"]).general(&["grey", "green"]).event("water_queue");
    table.play(A, "blue_1").play(B, "blue_5");
    assert!(table.tells(|event| matches!(event, Event::Pooled { total: 6, target: 6, success: true, .. })));
    assert_eq!(table.state().bars.morale, 6);
    let mut red = Table::of(&FOUR);
    red.hand(A, &["red_5", "red_4"]).general(&["grey", "green"]).event("wall_breach");
    red.play(A, "red_5").play(A, "red_4");
    assert!(red.tells(|event| matches!(event, Event::Pooled { total: -9, target: -9, success: true, .. })));
}

/// TB-EVT-12
/// TB-EX-08
#[test]
fn the_active_player_may_add_at_the_end() {
    let mut table = Table::of(&FOUR);
    table.hand(A, &["blue_2", "blue_2"]).hand(B, &["blue_1"]).event("water_queue");
    table.done(A);
    table.play(B, "blue_1");
    assert_eq!(table.asked(), [A]);
    assert!(matches!(table.state().stack.last(), Some(Pending::TopUp(_))));
    table.play(A, "blue_2").play(A, "blue_2");
    assert!(table.tells(|event| matches!(event, Event::Pooled { .. })));
}

/// TB-EVT-13
/// TB-CUBE-03
/// TB-AMB-37
#[test]
fn the_detained_put_in_one_card() {
    let mut table = Table::of(&FOUR);
    table.put(of(A), Place::Cube).hand(A, &["blue_2", "blue_3"]).event("water_queue");
    table.play(A, "blue_2");
    assert!(table.tells(|event| matches!(event, Event::Pooled { .. })), "one card, and no more at the end");
}

/// TB-TRAP-06
/// TB-AMB-83
#[test]
fn a_gag_keeps_out_of_one_event() {
    let mut table = Table::of(&FOUR);
    table.hand(A, &["blue_2"]).edit(|state| state.players[0].silenced = true);
    assert_eq!(table.scene().check_limit(A, 3), 0);
    table.event("water_queue");
    assert!(table.tells(|event| matches!(event, Event::Pooled { .. })), "nobody could put anything in");
    assert!(!table.player(A).silenced, "until the event is resolved");
}

/// TB-EVT-18
/// TB-EVT-19
/// TB-EVT-20
/// TB-EVT-22
#[test]
fn counts_look_at_grey_and_green_only() {
    let count = |hand: &[&str]| {
        let mut table = Table::of(&[Character::Nova, Character::Jayden, Character::Havoc]);
        table.hand(A, hand).general(&["blue_5", "red_5"]).event("quiet_voices");
        for key in hand {
            if matches!(table.state().stack.last(), Some(Pending::Contribute { .. })) {
                table.play(A, key);
            }
        }
        (table.state().bars.riot, table.state().bars.morale)
    };
    assert_eq!(count(&["blue_5"]), (-2, 5), "blue is void");
    assert_eq!(count(&["grey"]), (0, 5));
    assert_eq!(count(&["grey", "grey"]), (0, 6));
    let mut more = Table::of(&[Character::Nova, Character::Jayden, Character::Havoc]);
    more.hand(A, &["grey", "grey"]).hand(B, &["grey"]).general(&["grey", "red_5"]).event("quiet_voices");
    more.play(A, "grey").play(A, "grey").play(B, "grey");
    assert_eq!(more.state().bars.morale, 6, "more than needed is the best step, once");
}

/// TB-EVT-21
#[test]
fn whoever_put_nothing_in_is_wounded() {
    let mut table = Table::of(&FOUR);
    table.hand(A, &["red_1"]).hand(B, &["blue_2"]).general(&["grey", "green"]).event("power_ration");
    table.play(A, "red_1");
    table.done(B);
    assert_eq!((table.player(A).wounds.len(), table.player(B).wounds.len(), table.player(C).wounds.len()), (0, 1, 1));
}

/// TB-EVT-23
/// TB-INF-06
#[test]
fn special_cards_matter_in_checks() {
    let total = |cards: [&str; 2]| {
        let mut table = Table::of(&FOUR);
        table.hand(A, &["blue_4"]).general(&cards).event("water_queue");
        table.play(A, "blue_4");
        table
            .told
            .iter()
            .find_map(|event| if let Event::Pooled { total, .. } = event { Some(*total) } else { None })
            .unwrap()
    };
    assert_eq!(total(["open_channel", "grey"]), 6);
    assert_eq!(total(["crossed_wires", "grey"]), 2);
    assert_eq!(total(["loudspeaker", "grey"]), 8);
    assert_eq!(total(["dead_air", "grey"]), 0);
}

/// TB-EVT-24
/// TB-LEAD-03
/// TB-GENL-01
/// TB-EVT-06
#[test]
fn decisions_belong_to_the_badges() {
    let mut table = Table::of(&FOUR);
    table.event("curfew");
    assert_eq!(table.asked(), [D], "the Leader");
    table.answer(D, Choice::Yes);
    assert_eq!(table.state().bars.riot, -3);
    table.event("short_rations");
    assert_eq!(table.asked(), [C], "the General");
    table.answer(C, Choice::Yes);
    assert_eq!(table.state().bars.resource, 10);
}

/// TB-EVT-25
/// TB-GENL-07
#[test]
fn without_a_general_the_upper_half_happens() {
    let mut table = Table::of(&FOUR);
    table.edit(|state| state.general = None).event("short_rations");
    assert_eq!(table.state().bars.resource, 10);
}

/// TB-EVT-26
/// TB-AMB-71
#[test]
fn an_impossible_decision_is_dropped() {
    let mut table = Table::of(&FOUR);
    table.edit(|state| {
        state.bars.security = 0;
        state.bars.morale = -10;
    });
    // Neither an amnesty nor lower bars are possible, so nothing of it can be carried out.
    table.event("prisoner_exchange");
    assert!(table.tells(|event| matches!(event, Event::Dropped(_))));
    let at = library().events.iter().position(|card| card.key == "prisoner_exchange").unwrap();
    assert_eq!(table.state().events[Level::II as usize].back().map(|no| no.at()), Some(at));
}

/// TB-EVT-27
/// TB-EVT-28
/// TB-AMB-08
#[test]
fn raids_roll_for_each_enemy() {
    let mut table = Table::of(&FOUR);
    let (eleven, other) = (table.site(&[11]), table.site(&[3, 11]));
    table.enemy(EnemyKind::Thief, 1, eleven).enemy(EnemyKind::Thief, 1, other);
    table.dice(&[3, 5, 6, 1, 1, 1]).event("first_contact");
    assert_eq!(table.state().bars.threat, 1, "the first finds its place taken");
    let two = table.spawn_foe(&[2]);
    assert!(table.scene().foe(two).is_some_and(|seen| seen.enemy.unwrap().kind == EnemyKind::Tank));
}

/// TB-EVT-02
/// TB-EVT-03
/// TB-EVT-04
/// TB-EVT-07
/// TB-EVT-08
#[test]
fn events_come_by_level_and_go_under_their_deck() {
    let mut table = Table::of(&FOUR);
    let first = table.state().events[0][0];
    table.dice(&[1, 12, 1, 1]).until_turn(B);
    assert_eq!(table.state().events[0].back(), Some(&first));
    let kinds: Vec<bool> = library().events.iter().map(|card| matches!(card.kind, EventKind::Check { .. })).collect();
    assert!(kinds.iter().any(|check| *check) && kinds.iter().any(|check| !*check));
    for (tiers, level) in [(1, Level::II), (2, Level::III)] {
        let mut table = Table::of(&FOUR);
        table.edit(|state| {
            state.era = if tiers == 1 { ghostline::beginning::Era::Human } else { ghostline::beginning::Era::Machine };
        });
        table.dice(&[1, 12, 1, 1]).until_turn(B);
        assert!(table.tells(|event| matches!(event, Event::Shown(shown, _) if *shown == level)));
    }
}

/// TB-TRAP-01
/// TB-TRAP-02
/// TB-TRAP-03
/// TB-TRAP-04
/// TB-TRAP-05
#[test]
fn traps_go_into_the_stack_and_work_at_once() {
    let mut table = Table::of(&FOUR);
    table.dice(&[3]).event("gift_horse");
    assert_eq!(table.state().traps.len(), 2);
    assert_eq!(table.state().supply.len() + table.state().crates.len(), 7);
    let spring = |item: Item| {
        let mut table = Table::of(&FOUR);
        table.hand(A, &["blue_1", "blue_2", "red_1", "red_2"]).program(A, "overclock");
        table.carry(of(A), Colour::Blue).edit(|state| {
            state.traps.retain(|it| *it != item);
            state.crates.push(ghostline::beginning::Crate {
                item: Some(item),
                area: Area::City,
                up: false,
                seen: ghostline::engine::Seats::NONE,
            });
        });
        table.act(A, Action::Do(of(A), ghostline::beginning::Deed::Move(Area::City))).answer(A, Choice::Nth(0));
        assert_eq!(table.state().supply_discard, [item]);
        let player = table.player(A).clone();
        (player.hand.len(), player.programs.len(), player.body.chips.len(), player.silenced)
    };
    assert_eq!(spring(Item::TrapCards), (1, 1, 1, false));
    assert_eq!(spring(Item::TrapProgram), (4, 0, 1, false));
    assert_eq!(spring(Item::TrapChip), (4, 1, 0, false));
    assert_eq!(spring(Item::TrapSilence), (4, 1, 1, true));
}

/// TB-INFO-09
/// TB-OPEN-24
#[test]
fn what_one_gives_is_said_in_three_words() {
    let seats = FOUR.map(Some).to_vec();
    let fix = ghostline::beginning::Fix::default();
    let mut table = Table::with(Setup { seats, first: Some(A), talk: 1, fix, ..Setup::new(library(), 4) });
    table.hand(A, &["blue_1"]).event("water_queue");
    let said: Vec<Claim> = table
        .offers(A)
        .into_iter()
        .filter_map(|action| if let Action::Claim(claim) = action { Some(claim) } else { None })
        .collect();
    assert_eq!(said, [Amount::Lot, Amount::Little, Amount::Nothing].map(Claim::Give), "no numbers");
    table.act(A, Action::Claim(Claim::Give(Amount::Lot))).done(A);
    assert_eq!(table.state().said.len(), 1, "lies are allowed");
}

/// TB-OPEN-25
/// TB-AMB-30
/// TB-GENL-03
/// TB-GENL-04
/// TB-GENL-05
/// TB-AMB-31
/// TB-AMB-91
/// TB-ACT-07
/// TB-BOT-13
#[test]
fn the_general_gives_up_the_rank_for_four_enemies() {
    let mut table = Table::of(&FOUR);
    table.windows = true;
    for (kind, numbers) in [(EnemyKind::Tank, [2]), (EnemyKind::Soldier, [11]), (EnemyKind::Soldier, [12])] {
        let at = table.site(&numbers);
        table.enemy(kind, 1, at);
    }
    table.pass(A);
    assert_eq!(table.asked(), [C], "a prompt before the dice");
    table.uses(C, Free::Resign);
    while matches!(table.state().stack.last(), Some(Pending::Purge { .. })) {
        let offers = table.offers(C);
        table.act(C, offers[0]);
    }
    assert_eq!(table.scene().foes().count(), 0, "all three");
    assert_eq!(table.player(C).hand.len(), 0, "no reward");
    assert!(table.player(C).revoked);
    assert_eq!(table.asked(), [D], "the Leader appoints at once");
    assert!(!table.can(D, Action::Answer(Choice::Seat(C))), "never again");
    table.answer(D, Choice::Seat(B));
    assert_eq!(table.state().general, Some(B));
}

/// TB-OPEN-21
/// TB-AMB-04
#[test]
fn ex_events_may_widen_a_red_zone() {
    let mut table = Table::of(&FOUR);
    table.event("thin_ice");
    assert_eq!(table.scene().riot_ends(), (-8, 7));
    table.event("eyes_everywhere");
    assert_eq!(table.scene().riot_ends(), (-7, 7));
}

/// TB-AMB-78
#[test]
fn an_ex_event_called_by_another_resets_riot_too() {
    let mut table = Table::of(&FOUR);
    table.edit(|state| {
        state.bars.riot = 3;
        let at = library().events.iter().position(|card| card.key == "thin_ice").unwrap();
        let no = ghostline::beginning::EventNo(at as u8);
        state.events[3].retain(|other| *other != no);
        state.events[3].push_front(no);
    });
    table.general(&["blue_3", "blue_4"]).event("burning_depot");
    assert!(table.tells(|event| matches!(event, Event::Shown(Level::Ex, _))));
    assert_eq!(table.state().bars.riot, 0);
}

/// TB-OBJ-06
#[test]
fn trust_or_betrayal_swaps_and_brings_nothing_in() {
    let mut table = Table::of(&FOUR);
    table.column(0, &[Colour::Blue]).carry(of(B), Colour::Red).event("trust_or_betrayal");
    assert_eq!(table.asked(), [B], "only a carrier has a choice");
    table.answer(B, Choice::Chip(ghostline::beginning::Column::Alpha, 0));
    assert_eq!(table.state().network[0][0].colour, Some(Colour::Red));
    assert_eq!(table.player(B).body.chips[0].colour, Some(Colour::Blue));
    assert_eq!((table.player(B).record.brought, table.player(B).record.non_blue), (0, Some(0)));
}

/// TB-COMP-07
#[test]
fn a_risky_chance_is_chosen_in_secret() {
    let mut table = Table::of(&FIVE);
    table.event("a_risky_chance");
    assert_eq!(table.asked().len(), 5, "all at the same time");
    for (seat, choice) in [(0, Choice::Yes), (1, Choice::No), (2, Choice::Yes), (3, Choice::No), (4, Choice::No)] {
        table.answer(Seat(seat), choice);
    }
    assert_eq!((table.player(A).programs.len(), table.player(B).programs.len()), (1, 0));
    let mut greedy = Table::of(&FIVE);
    greedy.event("a_risky_chance");
    for seat in 0..5 {
        greedy.answer(Seat(seat), Choice::Yes);
    }
    greedy.go_on();
    assert!((0..5).all(|seat| greedy.player(Seat(seat)).wounds.len() == 1));
}

/// Every event is carried out whole from many situations: nothing is stuck, and its words say what it does.
#[test]
fn every_event_can_be_carried_out() {
    for card in &library().events {
        for seed in 0..3 {
            let mut table = Table::of(&FIVE);
            table.dice = ghostline::engine::Dice::new(seed);
            for seat in 0..5 {
                table.hand(Seat(seat), &["blue_3", "red_3", "green"]);
            }
            let eleven = table.site(&[11]);
            table.enemy(EnemyKind::Soldier, 1, eleven).carry(of(B), Colour::Blue);
            table.event(&card.key);
            for _ in 0..200 {
                if table.state().over.is_some() || matches!(table.state().stack.last(), Some(Pending::Act)) {
                    break;
                }
                let seat = table.asked()[0];
                let offers = table.offers(seat);
                let pick = offers[(seed as usize) % offers.len()];
                table.act(seat, pick);
            }
            let ended = table.state().over.is_some() || matches!(table.state().stack.last(), Some(Pending::Act));
            assert!(ended, "{} does not come to its end: {:?}", card.key, table.state().stack);
        }
    }
}

/// The numbers in an event's words are those of its effects.
#[test]
fn words_of_events_agree_with_their_effects() {
    for card in &library().events {
        for half in (0..).map_while(|at| card.kind.half(at)) {
            for effect in &half.effects {
                let shown = match effect {
                    ghostline::beginning::Effect::Bar(bar, by) => {
                        let moves = if *bar == Bar::Riot {
                            "moves"
                        } else if *by > 0 {
                            "rises"
                        } else {
                            "falls"
                        };
                        half.text.contains(moves)
                            && half.text.contains(&by.unsigned_abs().to_string())
                            && half.text.to_lowercase().contains(&format!("{bar:?}").to_lowercase())
                    }
                    ghostline::beginning::Effect::Raid(count) => half.text.contains(&count.to_string()),
                    ghostline::beginning::Effect::Detain(_) => half.text.contains("detained"),
                    ghostline::beginning::Effect::Ex => half.text.contains("EX"),
                    ghostline::beginning::Effect::DeadZone => half.text.contains("destroyed"),
                    ghostline::beginning::Effect::Wound(..) => half.text.contains("wound"),
                    ghostline::beginning::Effect::Purge(count) => half.text.contains(&format!("removes {count}")),
                    _ => !half.text.is_empty(),
                };
                assert!(shown, "{}: {:?} is not in {:?}", card.key, effect, half.text);
            }
        }
    }
    let _ = Figure::Kuro;
}
