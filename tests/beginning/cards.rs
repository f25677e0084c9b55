//! Every card's effect: each half of each event and each line of each interrogation card is carried out and compared with
//! what its effects promise; every objective is met and not met.

use ghostline::{
    beginning::{
        Area, Badge, Bar, Character, Choice, Colour, Effect, EnemyKind, Event, Frame, Goal, Held, Level, ObjectiveNo,
        Pending, Pile, Place, Purpose, Source, State, Whose, Zone,
    },
    engine::{Seat, Seats},
};

use crate::table::{A, B, Table, library, of};

const FIVE: [Character; 5] =
    [Character::Jayden, Character::Nova, Character::Havoc, Character::Dryden, Character::Feykah];

/// A table where every effect finds something to work on.
fn ready(effects: &[Effect]) -> Table {
    let mut table = Table::of(&FIVE);
    for seat in 0..5 {
        table.hand(Seat(seat), &["blue_2", "red_1", "red_2"]);
        table.carry(of(Seat(seat)), Colour::Red);
    }
    table.edit(|state| {
        for player in &mut state.players {
            let kind = state.programs.pop().unwrap();
            player.programs.push(Held { kind, up: false, charges: 0 });
        }
    });
    let enemies = [(EnemyKind::Soldier, 11), (EnemyKind::Soldier, 12), (EnemyKind::Sniper, 3), (EnemyKind::Sniper, 2)];
    for (kind, number) in enemies {
        let at = table.site(&[number]);
        table.enemy(kind, 1, at);
    }
    let heals = effects.iter().any(|effect| matches!(effect, Effect::Heal(..)));
    let treats = effects.iter().any(|effect| matches!(effect, Effect::Treat(..)));
    let settles = effects.iter().any(|effect| matches!(effect, Effect::Settle(_)));
    let frees = effects.contains(&Effect::Amnesty);
    table.edit(|state| {
        (state.bars.apex, state.bars.deus, state.bars.threat) = (4, 4, 1);
        state.bars.riot = if settles { 3 } else { 0 };
        for player in &mut state.players {
            player.body.health = if heals { 1 } else { 2 };
            player.wounds.extend(treats.then(|| state.wounds.pop()).flatten());
        }
        if frees {
            state.players[1].body.place = Place::Cube;
        }
    });
    table
}

/// Lets a card happen, taking whatever is offered first.
fn carry_out(table: &mut Table, source: Source) {
    let frame = Frame { gave: Seats::one(B), ..Frame::new(source, A) };
    table.edit(|state| state.stack.push(Pending::Script(frame))).go_on();
    for _ in 0..200 {
        if table.state().over.is_some() || matches!(table.state().stack.last(), Some(Pending::Act)) {
            return;
        }
        let seat = table.asked()[0];
        let first = table.offers(seat)[0];
        table.act(seat, first);
    }
    panic!("{source:?} does not come to its end");
}

/// Whom an effect concerns at this table; somebody chosen is left to the caller.
fn concerned(state: &State, whose: Whose) -> Vec<usize> {
    let all = 0..state.players.len();
    let is = |seat: &usize| match whose {
        Whose::You => *seat == 0,
        Whose::Others => *seat != 0,
        Whose::Leader => state.leader == Some(Seat(*seat as u8)),
        Whose::General => state.general == Some(Seat(*seat as u8)),
        Whose::Idle => *seat != 1,
        Whose::Contributors => *seat == 1,
        Whose::In(area) => state.players[*seat].body.place == Place::In(area),
        Whose::Detained => state.players[*seat].body.place == Place::Cube,
        Whose::Everyone | Whose::Carriers | Whose::Here => true,
        Whose::Them => false,
    };
    all.filter(is).collect()
}

/// Compares a table with what one effect promised.
fn check(effect: &Effect, before: &State, table: &Table, name: &str) {
    let after = table.state();
    let told = |wanted: &dyn Fn(&Event) -> bool| table.told.iter().filter(|event| wanted(event)).count();
    let each = |whose: Whose, holds: &dyn Fn(usize) -> bool| {
        for seat in concerned(before, whose) {
            assert!(holds(seat), "{name}: {effect:?} at seat {seat}");
        }
    };
    let sure = |holds: bool| assert!(holds, "{name}: {effect:?}");
    match effect {
        Effect::Settle(by) => sure(after.bars.riot == 3 - by.cast_signed().min(3)),
        Effect::Widen(Zone::Surveillance) => sure(after.bars.widened.0 == before.bars.widened.0 + 1),
        Effect::Widen(Zone::Anarchy) => sure(after.bars.widened.1 == before.bars.widened.1 + 1),
        Effect::Draw(whose, Pile::Programs, n) => {
            each(*whose, &|at| after.players[at].programs.len() == before.players[at].programs.len() + usize::from(*n));
        }
        Effect::Draw(whose, _, n) => {
            each(*whose, &|at| after.players[at].hand.len() == before.players[at].hand.len() + usize::from(*n));
        }
        Effect::Discard(whose, n, _) => {
            each(*whose, &|at| after.players[at].hand.len() + usize::from(*n) == before.players[at].hand.len());
        }
        Effect::DropPrograms(whose, n) => {
            each(*whose, &|at| after.players[at].programs.len() + usize::from(*n) == before.players[at].programs.len());
        }
        Effect::DrawKeep(_) => sure(after.players[0].programs.len() == before.players[0].programs.len() + 1),
        Effect::NewMarket => sure(told(&|event| matches!(event, Event::Market(_))) == 1),
        Effect::Hurt(whose, n) => each(*whose, &|at| after.players[at].body.health + n == 2),
        Effect::Heal(whose, n) => each(*whose, &|at| {
            let most = table.scene().max_health(of(Seat(at as u8)));
            after.players[at].body.health == (1 + n).min(most)
        }),
        Effect::Wound(whose, n) => each(*whose, &|at| after.players[at].wounds.len() == usize::from(*n)),
        Effect::Treat(whose, _) => each(*whose, &|at| after.players[at].wounds.is_empty()),
        Effect::Detain(_) => sure(told(&|event| matches!(event, Event::Detained(_))) >= 1),
        Effect::Amnesty => sure(told(&|event| matches!(event, Event::Freed(seat) if *seat == B)) == 1),
        Effect::Shed(whose) => {
            let lost = concerned(before, *whose).len().max(usize::from(*whose == Whose::Them));
            sure(after.junkyard.len() == before.junkyard.len() + lost);
        }
        Effect::Elect => sure(told(&|event| matches!(event, Event::Leader(_))) >= 1),
        Effect::Gamble => sure(told(&|event| matches!(event, Event::Voted { .. })) == 1),
        // The Network is empty here: nothing can be exchanged, and nothing is.
        Effect::SwapNetwork => sure(told(&|event| matches!(event, Event::Swapped(..))) == 0),
        Effect::Supply(n) => sure(told(&|event| matches!(event, Event::Supply(_))) == usize::from(*n)),
        Effect::Traps(n) => sure(after.traps.len() + usize::from(*n) == before.traps.len()),
        Effect::Raid(n) => {
            sure(told(&|event| matches!(event, Event::Rolled(Purpose::Raid, _))) == usize::from(*n));
        }
        Effect::Crawlers(n) => {
            let crawler = |event: &Event| matches!(event, Event::Spawned { kind: EnemyKind::Crawler, .. });
            sure(told(&crawler) >= usize::from(*n));
        }
        Effect::DeadZone => sure(told(&|event| matches!(event, Event::DeadZone(_))) >= 1),
        Effect::Purge(n) => sure(told(&|event| matches!(event, Event::Eliminated { .. })) == usize::from(*n)),
        Effect::Ex => sure(told(&|event| matches!(event, Event::Shown(Level::Ex, _))) == 1),
        // Bars are added up over the whole card; a choice is seen by what follows from it.
        Effect::Bar(..) | Effect::Choose(_) => {}
        other => panic!("{name}: {other:?} has no promise here"),
    }
}

/// Carries a list of effects out and compares.
fn keeps_its_word(source: Source, effects: &[Effect], name: &str) {
    let mut table = ready(effects);
    let before = table.state().clone();
    carry_out(&mut table, source);
    let ex = effects.contains(&Effect::Ex);
    for effect in effects.iter().filter(|effect| !ex || **effect == Effect::Ex) {
        check(effect, &before, &table, name);
    }
    let by = |bar: Bar| -> i8 {
        effects.iter().map(|it| if let Effect::Bar(of, by) = it { if *of == bar { *by } else { 0 } } else { 0 }).sum()
    };
    for bar in Bar::ALL.into_iter().filter(|bar| by(*bar) != 0 && !ex) {
        let (low, high) = table.scene().ends(bar);
        let wanted = (before.bars.get(bar) + by(bar)).clamp(low, high);
        assert_eq!(table.state().bars.get(bar), wanted, "{name}: {bar:?}");
    }
}

/// TB-OPEN-01
/// TB-EVT-06
/// TB-EVT-17
/// TB-EVT-24
#[test]
fn every_half_of_every_event_does_what_it_says() {
    let library = library();
    for (no, card) in (0..).map(ghostline::beginning::EventNo).zip(&library.events) {
        for (at, half) in (0..).map_while(|at| Some((at, card.kind.half(at)?))) {
            keeps_its_word(Source::Event(no, at), &half.effects, &card.key);
        }
    }
}

/// TB-OPEN-06
/// TB-INTG-02
#[test]
fn every_line_of_every_interrogation_card_does_what_it_says() {
    let library = library();
    for (at, card) in (0..).zip(&library.interrogations) {
        for (nth, line) in (0..).zip(&card.lines) {
            let effects = match line.effects.as_slice() {
                // The first of two is offered first, and taken.
                [Effect::Either(first, _)] => first,
                all => all,
            };
            keeps_its_word(Source::Interrogation(at, nth), effects, &card.key);
        }
    }
}

/// Does to the first player what an objective asks for.
fn meet(goal: Goal, state: &mut State) {
    let hand = state.players[1].hand.clone();
    let player = &mut state.players[0];
    match goal {
        Goal::NonBlue(n) => player.record.non_blue = Some(n),
        Goal::Brought(n) => player.record.brought = n,
        Goal::Boosts(n) => {
            for (at, column) in (0..).zip(&mut player.skills) {
                column.level = 1 + u8::from(at + 4 < n);
            }
        }
        Goal::SecondBoosts(n) => player.skills.iter_mut().take(n.into()).for_each(|column| column.level = 2),
        Goal::Eliminated(n) => player.record.eliminated = n,
        Goal::Badge(Badge::Leader) => (state.leader, state.general) = (Some(A), None),
        Goal::Badge(Badge::General) => (state.leader, state.general) = (None, Some(A)),
        Goal::Unhurt => player.body.health = 2,
        Goal::Hand(n) => player.hand.extend(hand.into_iter().take(n.into())),
        Goal::Programs(n) => {
            let drawn = (0..n).filter_map(|_| state.programs.pop());
            player.programs.extend(drawn.map(|kind| Held { kind, up: false, charges: 0 }));
        }
        Goal::Recon => player.record.recon = true,
        Goal::Dropped(n) => player.record.dropped = n,
        Goal::CityActions(n) => player.record.city = (1 << n) - 1,
        Goal::Censure => player.record.censured = true,
        Goal::Equipped => player.item = state.supply.pop(),
    }
}

/// TB-OPEN-04
/// TB-OBJ-05
#[test]
fn every_objective_is_met_by_what_it_asks_for_and_by_nothing_less() {
    let library = library();
    for (no, card) in (0..).map(ObjectiveNo).zip(&library.objectives) {
        let mut table = Table::of(&FIVE);
        table.edit(|state| {
            state.players[0].body.health = 1;
            (state.leader, state.general) = (Some(B), Some(Seat(2)));
        });
        assert!(!table.scene().is_met(A, no), "{}", card.key);
        let mut state = table.state().clone();
        if matches!(card.goal, Goal::Hand(_)) {
            table.hand(B, &["blue_1", "blue_2", "blue_3", "red_1", "red_2", "green"]);
            state = table.state().clone();
        }
        meet(card.goal(5), &mut state);
        let scene = ghostline::beginning::Scene { rules: table.game.rules(), state: &state };
        assert!(scene.is_met(A, no), "{}", card.key);
        assert_eq!(card.goal == Goal::Badge(Badge::Leader), scene.is_met(A, find("figurehead")), "{}", card.key);
    }
}

/// TB-OPEN-04: where three play some objectives ask for more, as their words say.
#[test]
fn some_objectives_ask_for_more_where_three_play() {
    let library = library();
    let cards = (0..).map(ObjectiveNo).zip(&library.objectives);
    let more: Vec<_> = cards.filter_map(|(no, card)| Some((no, card, card.at_three?))).collect();
    assert_eq!(more.len(), 4);
    for (no, card, goal) in more {
        assert!(card.text.contains("where three play"), "{}", card.key);
        for (seats, asked, met) in [(3, card.goal, false), (3, goal, true), (5, card.goal, true)] {
            let mut state = Table::of(&FIVE[..seats]).state().clone();
            meet(asked, &mut state);
            let table = Table::of(&FIVE[..seats]);
            let scene = ghostline::beginning::Scene { rules: table.game.rules(), state: &state };
            assert_eq!(scene.is_met(A, no), met, "{} with {seats}", card.key);
        }
    }
}

fn find(key: &str) -> ObjectiveNo {
    ObjectiveNo(library().objectives.iter().position(|card| card.key == key).unwrap() as u8)
}

/// TB-OPEN-22
#[test]
fn overload_joins_an_attack_beyond_the_limit() {
    let mut table = Table::of(&[Character::Feykah, Character::Nova, Character::Havoc]);
    let eleven = table.site(&[11]);
    table.enemy(EnemyKind::Tank, 1, eleven).hand(A, &["red_1", "red_2", "overload"]).general(&["grey"]);
    let foe = table.spawn_foe(&[11]);
    table.does(of(A), ghostline::beginning::Deed::Attack(foe)).play(A, "red_1").play(A, "red_2");
    let card = table.card(A, "overload");
    table.answer(A, Choice::Card(card, true));
    let struck = |event: &Event| matches!(event, Event::Attacked { shield: 3, red: 9, result: -6, .. });
    assert!(table.tells(struck), "3 less 1, 2 and 6");
    assert_eq!(table.scene().area(of(A)), Some(Area::Hq));
}
