//! Votes, badges, detention and the ways out of the Cube.

use ghostline::{
    beginning::{
        Action, Area, Character, Choice, Claim, Deed, Event, Faction, Figure, InfluenceNo, Pending, Place, Setup,
    },
    engine::{Game, Seat},
};

use crate::table::{A, B, C, D, Table, library, of};

const FOUR: [Character; 4] = [Character::Havoc, Character::Jayden, Character::Nova, Character::Dryden];
const FIVE: [Character; 5] =
    [Character::Havoc, Character::Jayden, Character::Nova, Character::Dryden, Character::DeeCoy];

fn censure(votes: [Choice; 4]) -> Table {
    let mut table = Table::of(&FOUR);
    table.does(of(A), Deed::Censure(B));
    assert_eq!(table.asked(), [A, B, C, D], "all vote at the same time, the one named too");
    for (seat, vote) in [A, B, C, D].into_iter().zip(votes) {
        table.answer(seat, vote);
    }
    table
}

/// TB-HQ-02
/// TB-HQ-04
/// TB-HQ-05
/// TB-AMB-33
/// TB-AMB-82
/// TB-CUBE-01
/// TB-LEAD-02
#[test]
fn a_majority_detains() {
    let (yes, no) = (Choice::Yes, Choice::No);
    assert!(censure([yes, no, yes, yes]).scene().detained(B));
    assert!(!censure([yes, no, yes, no]).scene().detained(B), "a tie without the Leader");
    let tied = censure([yes, no, no, yes]);
    assert!(tied.scene().detained(B), "the Leader's own vote breaks the tie");
    assert_eq!(tied.state().turn.ap, 0, "two AP");
    assert!(tied.player(A).record.censured);
}

/// TB-HQ-03
#[test]
fn the_talk_ends_when_most_want_it_to() {
    let seats = FOUR.map(Some).to_vec();
    let loyalty = (0..4).map(|seat| (Seat(seat), Faction::Human)).collect();
    let fix = ghostline::beginning::Fix { loyalty, ..Default::default() };
    let mut table = Table::with(Setup { seats, first: Some(A), talk: 2, fix, ..Setup::new(library(), 4) });
    table.does(of(A), Deed::Censure(B));
    assert!(matches!(table.state().stack.last(), Some(Pending::Debate { .. })));
    table.act(B, Action::Claim(Claim::Spare(B))).done(A).done(C);
    assert!(matches!(table.state().stack.last(), Some(Pending::Debate { .. })), "two of four are not most");
    table.done(B);
    assert!(matches!(table.state().stack.last(), Some(Pending::Ballot { .. })));
}

/// TB-HQ-06
/// TB-KURO-10
#[test]
fn kuro_is_never_named() {
    let mut table = Table::of(&FIVE);
    table.at(Figure::Kuro, Area::Hq);
    let named = table.offers(A).into_iter().filter(|action| matches!(action, Action::Do(_, Deed::Censure(_)))).count();
    assert_eq!(named, 4, "the four other players");
}

/// TB-INFO-11
#[test]
fn votes_are_secret_until_all_are_in() {
    let mut table = Table::of(&FOUR);
    table.does(of(A), Deed::Censure(B)).answer(A, Choice::Yes);
    let Some(Pending::Ballot { votes, .. }) = table.game.view(C).table.stack.last().copied() else { panic!() };
    assert_eq!(votes[0], ghostline::beginning::Vote::Hidden);
    let Some(Pending::Ballot { votes, .. }) = table.game.view(A).table.stack.last().copied() else { panic!() };
    assert_eq!(votes[0], ghostline::beginning::Vote::Yes);
}

fn elect(hands: [&[&str]; 4], votes: [(&str, Seat); 4]) -> Table {
    let mut table = Table::of(&FOUR);
    for (seat, hand) in [A, B, C, D].into_iter().zip(hands) {
        table.hand(seat, hand);
    }
    table.does(of(A), Deed::Elect);
    for (seat, (key, to)) in [A, B, C, D].into_iter().zip(votes) {
        let card: InfluenceNo = table.card(seat, key);
        let red = table.scene().red(seat, card).is_some();
        table.answer(seat, Choice::Vote(card, red, to));
    }
    table.done(A);
    table
}

/// TB-HQ-07
/// TB-HQ-08
/// TB-HQ-09
/// TB-HQ-10
/// TB-HQ-11
/// TB-HQ-12
/// TB-HQ-13
/// TB-EX-17
/// TB-LEAD-08
/// TB-LEAD-09
#[test]
fn the_highest_pile_leads() {
    let mut table = elect(
        [&["blue_1"], &["blue_3"], &["red_1"], &["red_2"]],
        [("blue_1", C), ("blue_3", D), ("red_1", A), ("red_2", C)],
    );
    assert!(table.player(B).hand.len() == 1, "one drawn, one laid down");
    assert_eq!(table.state().leader, Some(D), "the Leader before is elected again");
    assert_eq!(table.asked(), [D]);
    assert!(table.can(D, Action::Answer(Choice::Seat(C))), "may keep the General");
    table.answer(D, Choice::Seat(B));
    assert_eq!(table.state().general, Some(B));
    assert_eq!(table.state().turn.ap, 1);
}

/// TB-EX-18
#[test]
fn no_cards_count_nothing_and_beat_what_is_below() {
    let table = elect(
        [&["red_1"], &["red_2"], &["red_3"], &["red_2"]],
        [("red_1", B), ("red_2", C), ("red_3", D), ("red_2", B)],
    );
    assert_eq!(table.state().leader, Some(A));
}

/// TB-EX-19
/// TB-LEAD-07
#[test]
fn the_detained_are_passed_over() {
    let mut table = Table::of(&FOUR);
    table.put(of(D), Place::Cube);
    for (seat, hand) in [(A, "blue_1"), (B, "blue_5"), (C, "red_1"), (D, "red_2")] {
        table.hand(seat, &[hand]);
    }
    table.does(of(A), Deed::Elect);
    for (seat, key, to) in [(A, "blue_1", C), (B, "blue_5", D), (C, "red_1", A), (D, "red_2", B)] {
        let card = table.card(seat, key);
        let red = table.scene().red(seat, card).is_some();
        table.answer(seat, Choice::Vote(card, red, to));
    }
    table.done(A);
    assert_eq!(table.state().leader, Some(C), "the second");
}

/// TB-AMB-86
/// TB-AMB-34
#[test]
fn without_cards_nobody_votes_and_a_tie_is_broken() {
    let mut table = Table::of(&FOUR);
    table.edit(|state| {
        state.leader = None;
        for at in 0..4 {
            let deck = std::mem::take(&mut state.players[at].deck);
            state.discard.extend(deck);
        }
        // Nothing is left to draw from either.
        let general = std::mem::take(&mut state.general_deck);
        state.circulating.iter_mut().for_each(|count| *count = 0);
        state.discard.extend(general);
        state.discard.clear();
    });
    table.does(of(A), Deed::Elect);
    assert!(matches!(table.state().stack.last(), Some(Pending::TieBreak { .. })), "everybody at nothing");
    assert_eq!(table.asked(), [A], "without a Leader the active player decides");
    table.answer(A, Choice::Seat(C));
    assert_eq!(table.state().leader, Some(C));
}

/// TB-LEAD-06
/// TB-AMB-90
#[test]
fn a_detained_leader_is_replaced_at_once() {
    let mut table = Table::of(&FOUR);
    table.does(of(A), Deed::Censure(D));
    for seat in [A, B, C, D] {
        table.answer(seat, Choice::Yes);
    }
    assert_eq!((table.scene().detained(D), table.state().leader), (true, None));
    assert!(matches!(table.state().stack.last(), Some(Pending::Voting { next: 0 })), "the active player begins");
    table.until_turn(B);
    assert!(table.state().leader.is_some_and(|leader| leader != D));
}

/// TB-GENL-06
/// TB-LEAD-01
#[test]
fn a_detained_general_stays_at_the_leaders_will() {
    let mut table = Table::of(&FOUR);
    table.does(of(A), Deed::Censure(C));
    for seat in [A, B, C, D] {
        table.answer(seat, Choice::Yes);
    }
    assert_eq!(table.asked(), [D]);
    assert!(table.can(D, Action::Answer(Choice::Seat(C))));
    table.answer(D, Choice::Seat(A));
    assert_eq!(table.state().general, Some(A));
}

/// TB-CUBE-04
/// TB-CUBE-05
/// TB-CUBE-06
/// TB-CUBE-08
/// TB-EX-21
/// TB-AMB-38
#[test]
fn a_break_out_needs_four() {
    let mut table = Table::of(&FOUR);
    table.put(of(A), Place::Cube).hand(A, &["red_5", "red_5", "red_4"]).hand(B, &["red_2"]).hand(C, &["blue_4"]);
    table.general(&["red_3", "blue_3"]);
    table.does(of(A), Deed::BreakOut { minus: true });
    table.play(A, "red_5").play(A, "red_5").play(A, "red_4");
    if table.asked() == [A] {
        table.done(A);
    }
    table.play(B, "red_2");
    table.play(C, "blue_4");
    assert!(table.tells(|event| matches!(event, Event::Pooled { total: -12, target: -4, success: true, .. })));
    assert_eq!(table.player(A).body.place, Place::In(Area::Network));
    assert_eq!((table.state().turn.ap, table.state().turn.moves), (1, 2), "the rest of the turn is left");
}

/// TB-AMB-94
/// TB-NET-11
#[test]
fn whoever_was_freed_places_nothing_this_turn() {
    let mut table = Table::of(&FOUR);
    table.put(of(A), Place::Cube).carry(of(A), ghostline::beginning::Colour::Blue).hand(A, &["blue_5"]);
    table.general(&["blue_1", "grey"]).does(of(A), Deed::BreakOut { minus: false }).play(A, "blue_5");
    if table.asked() == [A] && matches!(table.state().stack.last(), Some(Pending::BreakOut { .. })) {
        table.done(A);
    }
    assert!(!table.may(of(A), Deed::Place));
    table.does(of(A), Deed::Move(Area::City)).does(of(A), Deed::Move(Area::Network));
    assert!(!table.may(of(A), Deed::Place), "not even after coming back");
}

/// TB-CUBE-07
/// TB-INTG-01
/// TB-INTG-02
/// TB-INTG-04
/// TB-INTG-05
/// TB-AMB-39
/// TB-AMB-40
#[test]
fn an_interrogation_is_answered_or_rolled() {
    let at = |key: &str| library().interrogations.iter().position(|card| card.key == key).unwrap() as u8;
    let mut table = Table::of(&FOUR);
    table.put(of(A), Place::Cube).edit(|state| {
        state.interrogations.retain(|card| *card != at("the_depot"));
        state.interrogations.push(at("the_depot"));
    });
    table.does(of(A), Deed::Interrogate).answer(A, Choice::Yes);
    assert_eq!((table.scene().detained(A), table.state().bars.resource), (false, 10), "a Human costs Resource");
    for (die, free) in [(3, false), (4, true)] {
        let mut rolled = Table::of(&FOUR);
        rolled.put(of(A), Place::Cube).dice(&[die]).does(of(A), Deed::Interrogate).answer(A, Choice::No);
        assert_eq!(!rolled.scene().detained(A), free, "die {die}");
    }
    let mut turned = Table::of(&FOUR);
    turned.put(of(A), Place::Cube).edit(|state| {
        state.interrogations.retain(|card| *card != at("the_depot"));
        state.interrogations.push(at("the_depot"));
        let known = ghostline::engine::Seats::one(A);
        state.players[0].turned = Some(ghostline::beginning::Turned { to: Some(Faction::Legion), known });
    });
    turned.does(of(A), Deed::Interrogate).answer(A, Choice::Yes);
    assert_eq!((turned.state().bars.resource, turned.state().bars.deus), (11, 2), "the faction now counts");
}

/// TB-INTG-03
/// TB-OPEN-06
#[test]
fn no_line_gives_a_faction_away() {
    for card in &library().interrogations {
        for line in &card.lines {
            assert!(line.factions.len() >= 2, "{} isolates a faction", card.key);
        }
    }
}

/// TB-LEAD-05
/// TB-CUBE-09
/// TB-CUBE-02
/// TB-AMB-41
#[test]
fn the_leader_pardons_in_the_network() {
    let mut table = Table::of(&FOUR);
    table.put(of(B), Place::Cube).put(of(C), Place::Cube).edit(|state| {
        state.leader = Some(A);
        state.general = Some(D);
    });
    assert!(!table.may(of(A), Deed::Pardon(B)), "not from HQ");
    table.at(of(A), Area::Network).does(of(A), Deed::Pardon(B));
    assert_eq!((table.scene().detained(B), table.scene().detained(C), table.state().turn.ap), (false, true, 1));
}
