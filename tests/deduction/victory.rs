//! SD-WIN, SD-SUD, SD-ELIM, SD-REAN: how players leave, come back, and win.

use ghostline::{
    deduction::{Action, Aim, Choice, Event, Mark, Spot, State, Status, Target, Team, Variant, Victory, WeaponKind::*},
    engine::{Seat, Seats},
};

use crate::table::{Played, SHOOT, Table, at};

/// A table whose living seats have these teams, and seat 0 eliminates a player of this team.
fn check(living: &[Team], gone: Team, change: impl Fn(&mut State) + 'static) -> Played {
    let seats = living.len() as u8 + 1;
    let table_seats = seats.max(4);
    let mut table = Table::of(table_seats);
    for dead in seats..table_seats {
        table = table.dead(dead);
    }
    let teams: Vec<Team> = living.iter().copied().chain([gone]).collect();
    table = table.with(move |state, _| {
        for (player, &team) in state.players.iter_mut().zip(&teams) {
            player.status = Status {
                legion: team == Legion,
                fallen: team == Fallen,
                fixed: Some(team).filter(|team| !matches!(team, Legion | Fallen)),
            };
        }
        change(state);
    });
    let victim = seats - 1;
    let mut game = table.armed(0, Rifle, at(victim)).shown(victim, Spot::Id(0)).play();
    game.deed(SHOOT);
    game
}

use Team::{Fallen, Human, Legion, Machine, Outlaw};

fn verdict(living: &[Team], gone: Team) -> (Option<Victory>, bool) {
    let game = check(living, gone, |_| ());
    (game.over(), game.state().sudden)
}

/// SD-WIN-01
/// SD-EX-29
/// SD-EX-34
/// SD-TEAM-15
/// SD-LEG-02
/// SD-FAL-02
#[test]
fn humans_win_when_nobody_else_is_left() {
    assert_eq!(verdict(&[Human, Human], Outlaw).0, Some(Victory::Team(Human)));
    assert_eq!(verdict(&[Human, Human, Legion], Machine), (None, false));
    assert_eq!(verdict(&[Human, Human, Fallen], Machine), (None, false));
}

/// SD-WIN-02
/// SD-EX-27
/// SD-EX-35
/// SD-SUD-05
#[test]
fn machines_win_when_the_last_human_is_eliminated() {
    assert_eq!(verdict(&[Machine, Machine, Outlaw], Human).0, Some(Victory::Team(Machine)));
    assert_eq!(verdict(&[Machine, Human], Human), (None, false));
}

/// SD-WIN-03
/// SD-EX-30
#[test]
fn an_outlaw_who_is_the_only_one_left_wins_alone() {
    assert_eq!(verdict(&[Outlaw], Machine).0, Some(Victory::Alone(Seat(0))));
}

/// SD-WIN-05
/// SD-WIN-06
/// SD-EX-32
/// SD-EX-33
/// SD-SUD-02
/// SD-SUD-03
/// SD-SUD-04
/// SD-SUD-08
/// SD-LEG-05
/// SD-FAL-05
/// SD-AMB-13
#[test]
fn legion_and_fallen_win_together_but_only_legion_in_sudden_death() {
    assert_eq!(verdict(&[Legion, Legion], Machine).0, Some(Victory::Team(Legion)));
    assert_eq!(verdict(&[Fallen, Fallen], Machine).0, Some(Victory::Team(Fallen)));
    let sudden = |living: &[Team]| check(living, Machine, |state| state.sudden = true);
    assert_eq!(sudden(&[Legion, Legion]).over(), Some(Victory::Team(Legion)));
    assert_eq!(sudden(&[Fallen, Fallen]).over(), None);
    assert_eq!(sudden(&[Human, Human]).over(), None);
    assert_eq!(sudden(&[Machine]).over(), Some(Victory::Alone(Seat(0))));
}

/// SD-SUD-01
/// SD-EX-28
/// SD-EX-31
/// SD-AMB-07
/// SD-SUD-07
/// SD-AMB-14
/// SD-WIN-15
#[test]
fn without_humans_and_with_none_just_eliminated_sudden_death_begins() {
    assert_eq!(verdict(&[Machine, Machine, Outlaw], Outlaw), (None, true));
    assert_eq!(verdict(&[Outlaw, Outlaw], Machine), (None, true));
    assert_eq!(verdict(&[Machine], Outlaw).0, Some(Victory::Alone(Seat(0))));
}

/// SD-SUD-06
#[test]
fn in_the_prototype_only_the_first_check_can_begin_sudden_death() {
    let prototype = |checked: bool| {
        let mut table = Table::of(4).armed(0, Rifle, at(3)).shown(3, Spot::Id(0));
        table.setup.edition = ghostline::deduction::Edition::Prototype;
        let fixed = |team| Status { fixed: Some(team), ..Status::default() };
        let table = table.with(move |state, _| {
            for (player, team) in state.players.iter_mut().zip([Machine, Machine, Outlaw, Outlaw]) {
                player.status = fixed(team);
            }
            state.checked = checked;
        });
        let mut game = table.play();
        game.deed(SHOOT);
        (game.over(), game.state().sudden)
    };
    assert_eq!(prototype(false), (None, true));
    assert_eq!(prototype(true).0, Some(Victory::Team(Machine)));
}

/// SD-AMB-08
#[test]
fn a_team_needs_a_living_member_to_win_unless_agreed_otherwise() {
    assert_eq!(verdict(&[Outlaw, Outlaw], Human), (None, false));
    let mut table = Table::of(4).variant(Variant::DeadMachinesWin).dead(3).armed(0, Rifle, at(2)).shown(2, Spot::Id(0));
    table = table.with(|state, _| {
        for (player, team) in state.players.iter_mut().zip([Outlaw, Outlaw, Human, Machine]) {
            player.status.fixed = Some(team);
        }
    });
    let mut game = table.play();
    game.deed(SHOOT);
    assert_eq!(game.over(), Some(Victory::Team(Machine)));
}

/// SD-WIN-04
/// SD-WIN-12
/// SD-WIN-11
#[test]
fn eliminated_members_win_with_their_team_and_the_game_is_over_at_once() {
    let game = check(&[Human, Human, Machine], Human, |_| ());
    assert_eq!(game.over(), None);
    let game = check(&[Machine, Outlaw, Outlaw], Human, |_| ());
    let outcome = game.state().over.clone().unwrap();
    assert_eq!(outcome.victory, Victory::Team(Machine));
    assert_eq!(outcome.winners, Seats::one(Seat(0)));
    assert!(game.asked().is_empty());
}

/// SD-WIN-14
#[test]
fn a_later_change_of_team_ends_nothing_by_itself() {
    let mut table = Table::of(4).holds(0, "PR16").with(|state, _| {
        for player in &mut state.players {
            player.status.fixed = Some(Human);
        }
    });
    table = table.with(|state, _| state.checked = true);
    let mut game = table.play();
    game.program(0, "PR16");
    game.pick(0, 1);
    assert_eq!(game.over(), None);
}

/// SD-ELIM-01
/// SD-ELIM-02
/// SD-ELIM-03
/// SD-ELIM-05
/// SD-ELIM-08
/// SD-ID-07
/// SD-WIN-07
/// SD-WIN-08
/// SD-WIN-09
/// SD-EX-55
#[test]
fn the_eliminated_reveal_all_but_programs_drop_their_weapon_and_trigger_nothing() {
    let table = Table::of(6).armed(0, Rifle, at(1)).armed(1, Pistol, at(0)).id(1, "O07").hp(1, 1);
    let mut game = table.loyalty(1, &["human", "machine"]).id(1, "H03").holds(1, "PR02").play();
    game.deed(SHOOT);
    let told = game.answer(1, Choice::Damage);
    assert!(game.id_up(1) && game.shown(1) == 2 && game.weapon(1).is_none());
    assert!(!told.iter().any(|event| matches!(event, Event::Ability { .. })));
    assert!(!game.player(1).programs[0].up, "the secret program stays hidden");
    assert_eq!(game.team(1), Outlaw, "but counts");
}

/// SD-ELIM-04
/// SD-PROG-20
/// SD-PROG-19
/// SD-REAN-04
/// SD-EX-20
/// SD-ID-02
/// SD-ID-09
#[test]
fn permanents_of_the_eliminated_rest_and_work_again_with_their_old_target() {
    let table = Table::of(6).plays(1, "PR10", Some(0)).dead(1).holds(0, "PR14");
    let mut game = table.play();
    assert_eq!(game.game.scene().limit(Seat(0)), 2);
    game.program(0, "PR14");
    assert_eq!((game.hp(1), game.game.scene().limit(Seat(0))), (1, 1));
}

/// SD-ELIM-07
/// SD-PROG-24
#[test]
fn the_eliminated_are_no_targets_but_for_cards_that_say_so() {
    let mut game = Table::of(6).dead(1).dead(2).holds(0, "PR28").holds(0, "PR14").play();
    assert!(!game.deeds().iter().any(|deed| matches!(deed, ghostline::deduction::Deed::Investigate(Seat(1), _))));
    game.program(0, "PR28");
    assert_eq!(game.choices(0), [3, 4, 5].map(|seat| Choice::Seat(Seat(seat))));
    game.pick(0, 3);
    game.program(0, "PR14");
    assert_eq!(game.choices(0), [1, 2].map(|seat| Choice::Seat(Seat(seat))));
}

/// SD-REAN-01
/// SD-REAN-02
/// SD-REAN-05
/// SD-REAN-06
/// SD-REAN-07
/// SD-REAN-08
/// SD-ID-08
/// SD-AMB-26
#[test]
fn a_reanimated_player_returns_with_1_hp_and_waits_for_the_own_turn() {
    let mut game = Table::of(6).id(1, "O07").dead(1).holds(0, "PR14").play();
    let told = game.program(0, "PR14");
    assert!(told.contains(&Event::Returned(Seat(1))));
    assert!(!told.iter().any(|event| matches!(event, Event::Ability { .. })));
    assert_eq!((game.hp(1), game.weapon(1), game.id_up(1), game.shown(1)), (1, None, true, 2));
    assert!(game.state().eliminated.is_empty());
    game.deed(ghostline::deduction::Deed::Draw);
    assert_eq!(game.active(), 1);
}

/// SD-REAN-03
#[test]
fn once_a_winner_is_announced_nobody_returns() {
    let mut game = check(&[Human, Human], Outlaw, |_| ());
    assert!(game.over().is_some() && game.options(0).is_empty());
    let refused =
        ghostline::engine::Game::apply(&mut game.game, Seat(0), &Action::Play(0), &mut game.dice, &mut |_| ());
    assert_eq!(refused.unwrap_err().rule.0, "SD-WIN-12");
}

/// SD-ELIM-10
/// SD-AMB-09
#[test]
fn players_eliminated_together_are_checked_clockwise_with_the_same_living_set() {
    let table = Table::of(6).armed(2, RocketLauncher, crate::table::both(4, 5)).hp(4, 1).hp(5, 1);
    let table = (4..6).fold(table, |table, seat| table.shown(seat, Spot::Loyalty(0)).shown(seat, Spot::Loyalty(1)));
    let mut game = table.play();
    game.turn_of(2);
    game.deed(SHOOT);
    let checks: Vec<u8> = game
        .told
        .iter()
        .filter_map(|event| match event {
            Event::Checked { by, teams, .. } => {
                assert_eq!(teams.what.unwrap().iter().flatten().count(), 4);
                Some(by.0)
            }
            _ => None,
        })
        .collect();
    assert_eq!(checks, [4, 5]);
    assert!(game.state().marks.iter().all(|mark| !matches!(mark, Mark::Spied { .. })));
}

/// SD-REAN-01
/// SD-ELIM-10
#[test]
fn nobody_is_brought_back_before_being_out() {
    let aim = Aim(Some(Target::Seat(Seat(1))), Some(Target::Seat(Seat(2))));
    let table = Table::of(6).plays(0, "PR06", None).armed(0, RocketLauncher, aim).hp(1, 1).holds(4, "PR14");
    let shown = |table: Table, seat| table.shown(seat, Spot::Loyalty(0)).shown(seat, Spot::Loyalty(1));
    let mut game = shown(shown(table, 1), 2).play();
    game.act(0, Action::Announce(SHOOT));
    // Seat 1 is at 0 HP while the damage of seat 2 is still to come: backup.exe finds nobody yet.
    while game.state().eliminated.is_empty() {
        assert!(game.asked().iter().all(|&seat| !game.options(seat).contains(&Action::Play(0))), "{:?}", game.top());
        let seat = game.asked()[0];
        let first = game.options(seat)[0];
        game.act(seat, first);
    }
    assert_eq!((game.hp(1), game.hp(2)), (0, 1));
    assert!(game.options(4).contains(&Action::Play(0)), "now it does");
}
