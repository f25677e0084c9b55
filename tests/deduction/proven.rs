//! Rules that hold everywhere or nowhere: proven over all cards, counts and editions.

use ghostline::{
    deduction::{
        Action, Aim, Boss, BossState, Choice, Claim, Deduction, Deed, Edition, Effect, Event, Power, Set, Setup, Spot,
        Tag, Target, Team, Variant, Victory, WeaponKind::*,
    },
    engine::{Dice, Game, Seat, Seats, Turn},
};

use crate::table::{ID, Played, SHOOT, Table, at, library};

/// Plays on at random until it is another's turn or nothing of the card is left to be answered.
fn resolve(game: &mut Played, minds: &mut Dice) {
    for _ in 0..60 {
        let asked = game.asked();
        let Some(&seat) = asked.first() else { return };
        if matches!(game.top(), Some(ghostline::deduction::Pending::Announce)) {
            return;
        }
        let options = game.options(seat);
        let quiet: Vec<Action> = options.iter().copied().filter(|option| !matches!(option, Action::Play(_))).collect();
        game.act(seat, *minds.pick(&quiet).unwrap());
    }
}

/// What of a boss no card may change.
fn standing(game: &Played) -> Vec<(Boss, u8, u8, Seat)> {
    let of = |state: &BossState| (state.boss, state.hp, state.shields, state.place);
    game.state().bosses.iter().map(of).collect()
}

/// A table with a boss whose EX loyalty cards are revealed, somebody eliminated and somebody armed.
fn haunted(boss: Boss) -> Table {
    let table = Table::hell(6).boss(boss, 3).dead(5).shown(1, Spot::Loyalty(0)).shown(2, Spot::Id(0)).hp(4, 1);
    table.armed(4, Pistol, at(1)).with(|state, _| state.bosses[0].shields = 0)
}

/// The keys of all programs that are played, as Hell Gate has them.
fn played() -> Vec<&'static str> {
    let rules = Setup { hell_gate: true, ..Setup::new(library(), 6) }.rules().unwrap();
    let library: &'static _ = Box::leak(Box::new(library()));
    let dealt = |card: &&ghostline::deduction::ProgramCard| {
        rules.programs.contains(&library.program_by_key(&card.key).unwrap()) && !card.effects.is_empty()
    };
    library.programs.iter().filter(dealt).map(|card| card.key.as_str()).collect()
}

/// HG-EX-06
/// HG-EX-07
/// HG-EX-08
#[test]
fn no_program_and_no_ability_touches_a_boss() {
    let mut minds = Dice::new(1);
    // Bosses that stand still until they are hit.
    for boss in [Boss::DarkMateria, Boss::LegionGod, Boss::FallenAngel] {
        for key in played() {
            let mut game = haunted(boss).holds(0, key).shown(0, Spot::Loyalty(0)).play();
            let before = standing(&game);
            let play = Action::Play(game.place(0, key));
            if game.options(0).contains(&play) {
                game.act(0, play);
                resolve(&mut game, &mut minds);
                assert_eq!(standing(&game), before, "{key}");
            }
        }
        for card in library().ids.iter().filter(|card| !card.tags.contains(&Tag::Boss)) {
            let mut game = haunted(boss).id(3, &card.key).holds(0, "PR31").play();
            let before = standing(&game);
            if game.id_up(3) {
                continue;
            }
            game.program(0, "PR31");
            game.pick(0, 3);
            resolve(&mut game, &mut minds);
            assert_eq!(standing(&game), before, "{}", card.key);
        }
    }
}

/// HG-EX-07
/// HG-EX-08
#[test]
fn no_choice_of_any_card_offers_a_boss() {
    for key in played() {
        let mut game = haunted(Boss::Exitus).holds(0, key).shown(0, Spot::Loyalty(0)).play();
        let play = Action::Play(game.place(0, key));
        if !game.options(0).contains(&play) {
            continue;
        }
        game.act(0, play);
        let asked = game.asked()[0];
        for choice in game.choices(asked) {
            let named = matches!(choice, Choice::Seat(_) | Choice::Card(_) | Choice::No | Choice::Nth(_) | Choice::Yes);
            let aimed = matches!(choice, Choice::Aim(_) | Choice::Weapon(..) | Choice::Colour(_));
            assert!(named || aimed, "{key}: {choice:?}");
        }
    }
}

/// HG-EX-19
#[test]
fn a_boss_keeps_no_team_from_winning() {
    for boss in [Boss::Exitus, Boss::Omega, Boss::Belial] {
        let table = Table::hell(4).boss(boss, 2).dead(2).armed(0, Rifle, at(1)).shown(1, Spot::Id(0));
        let mut game = table.play();
        game.deed(SHOOT);
        assert_eq!(game.over(), Some(Victory::Team(Team::Human)), "{boss:?}");
    }
}

/// SD-BIG-03
/// SD-BIG-04
#[test]
fn a_shared_card_is_the_loyalty_card_of_both_neighbours_and_of_nobody_else() {
    for seats in 9..=16 {
        let game = Deduction::deal(&Setup::new(library(), seats), &mut Dice::new(u64::from(seats)));
        let scene = game.scene();
        for seat in (0..seats).map(Seat) {
            let next = scene.after(seat, 1);
            assert_eq!((scene.loyalty_count(seat), scene.loyalty(seat, 2)), (2, None));
            assert_eq!(scene.loyalty(seat, 1), scene.loyalty(next, 0), "one card between two");
            assert_eq!(scene.loyalty(seat, 1).unwrap().seen, Seats::one(seat).with(next), "both look at it");
        }
        assert_eq!(game.state().between.len(), usize::from(seats));
    }
    let mut setup = Setup { first: Some(Seat(0)), ..Setup::new(library(), 9) };
    setup.fix.ids.push((Seat(3), "O01".into()));
    for gap in [2, 3] {
        setup.fix.loyalty.push((Seat(gap), vec!["human2".into()]));
    }
    setup.fix.programs = (0..9).map(|seat| (Seat(seat), Vec::new())).collect();
    let game = Deduction::deal(&setup, &mut Dice::new(1));
    assert_eq!(game.scene().team(Seat(3)), Team::Human, "both sides count: four blue, one gray");
}

/// SD-BIG-13
/// SD-FIRST-04
#[test]
fn nine_and_more_is_advised_against_for_beginners_but_never_refused() {
    let words = ghostline::words::Words::english();
    assert!(words.text("rule-SD-BIG-13").contains("experienced") || words.text("rule-SD-BIG-13").contains("know"));
    for seats in 9..=16 {
        assert_eq!(Setup::new(library(), seats).rules().err(), None);
    }
}

/// SD-COMP-05
/// SD-COMP-11
/// SD-TURN-01
#[test]
fn there_are_two_lists_of_actions_and_a_turn_uses_one_of_them() {
    let unarmed = |deed: &Deed| matches!(deed, Deed::Investigate(..) | Deed::Equip(..) | Deed::Draw | Deed::UseUp(_));
    let armed = |deed: &Deed| matches!(deed, Deed::Drop | Deed::Retarget(_) | Deed::Shoot(_) | Deed::Mend);
    for edition in [Edition::Final, Edition::Prototype] {
        let edited = |table: Table| {
            let mut table = table;
            table.setup.edition = edition;
            table
        };
        let empty = edited(Table::of(6)).play();
        assert!(!empty.deeds().is_empty() && empty.deeds().iter().all(unarmed), "{edition:?}");
        let held = edited(Table::of(6)).armed(0, Rifle, at(1)).play();
        assert!(!held.deeds().is_empty() && held.deeds().iter().all(armed), "{edition:?}");
    }
}

/// SD-COMP-12
/// SD-AMB-36
#[test]
fn there_is_no_french_edition_and_its_counts_are_the_final_ones() {
    let rules = Setup::new(library(), 16).rules().unwrap();
    let weapons = rules.middle.total(rules.locked, std::iter::empty());
    let count: u8 = [Rifle, Pistol, Companion, RocketLauncher, Laser].into_iter().map(|kind| weapons.count(kind)).sum();
    let ids = library().ids.iter().filter(|card| card.set == Set::Core && card.reprint_of.is_none()).count();
    assert_eq!((count, ids, library().loyalty.iter().map(|card| card.copies).sum::<u8>()), (7, 43, 22));
    assert_eq!(rules.setup.edition, Edition::default());
}

/// SD-FIRST-02
#[test]
fn the_prototype_begins_with_the_same_six() {
    let first = |edition| {
        let setup = Setup { edition, variants: vec![Variant::FirstSession], ..Setup::new(library(), 5) };
        let rules = setup.rules().unwrap();
        rules.id_piles.iter().flatten().map(|no| library().id(*no).unwrap().name.clone()).collect::<Vec<_>>()
    };
    assert_eq!(first(Edition::Prototype), first(Edition::Final));
    assert_eq!(first(Edition::Prototype).len(), 6);
}

/// SD-ID-04
/// SD-AMB-11
#[test]
fn ait_and_mindeater_work_in_the_prototype_as_in_the_final_edition() {
    for edition in [Edition::Final, Edition::Prototype] {
        let mut table = Table::of(6).id(1, "O09").holds(0, "PR31");
        table.setup.edition = edition;
        let mut game = table.play();
        game.program(0, "PR31");
        game.pick(0, 1);
        assert_eq!(game.asked(), [1], "{edition:?}: Mindeater's ability is due when it is revealed");
        game.pick(1, 2);
        assert_eq!(game.team(2), Team::Legion);
        let mut table = Table::of(6).id(0, "O08").shown(0, Spot::Id(0));
        table.setup.edition = edition;
        assert!(table.play().deeds().iter().any(|deed| matches!(deed, Deed::Equip(Laser, _))), "{edition:?}");
    }
}

/// SD-WIN-08
/// SD-WIN-09
/// SD-INFO-02
#[test]
fn at_a_check_every_living_player_shows_the_true_team_whatever_was_said() {
    let mut table = Table::of(6).armed(0, Rifle, at(5)).shown(5, Spot::Id(0));
    table.setup.talk = 3;
    let mut game = table.play();
    game.act(0, Action::Claim(Claim::Team(Team::Machine)));
    game.act(0, Action::Claim(Claim::Accuse(Seat(1), Team::Human)));
    game.act(0, Action::Announce(SHOOT));
    game.pass();
    assert_eq!(game.hp(5), 0);
    let checked = game.told.iter().find_map(|event| match event {
        Event::Checked { by: Seat(5), teams, .. } => teams.what,
        _ => None,
    });
    let checked = checked.unwrap();
    for seat in 0..6 {
        let living = game.hp(seat) > 0;
        assert_eq!(checked[usize::from(seat)], living.then(|| game.team(seat)), "seat {seat}");
        assert_eq!(game.state().told.iter().any(|told| told.to == Seat(5) && told.of == Seat(seat)), living);
    }
    assert!(game.state().told.iter().all(|told| told.to == Seat(5)), "nobody else sees a thumb");
    assert_eq!(game.active(), 1, "nobody was asked: there is no answer to lie with");
}

/// SD-START-01
/// SD-START-03
#[test]
fn the_table_may_name_any_player_to_begin() {
    for seats in 4..=16 {
        for first in (0..seats).map(Seat) {
            let game =
                Deduction::deal(&Setup { first: Some(first), ..Setup::new(library(), seats) }, &mut Dice::new(7));
            assert_eq!((game.state().turn.seat, game.state().turn.first), (first, first));
            let Turn::Of(asked) = game.turn() else { panic!("over") };
            assert_eq!(game.state().turn.number, 1);
            assert_ne!(asked, Seats::default());
        }
    }
}

/// SD-OPEN-22
#[test]
fn there_are_no_promotional_cards() {
    let ids = library().ids.iter().filter(|card| card.reprint_of.is_none()).count();
    let programs: u8 = library().programs.iter().filter(|card| card.reprint_of.is_none()).map(|card| card.copies).sum();
    assert_eq!((ids, programs), (60, 93), "only what the two boxes hold");
    let known = |set: Set| matches!(set, Set::Core | Set::HellGate);
    assert!(library().ids.iter().all(|card| known(card.set)) && library().programs.iter().all(|card| known(card.set)));
}

/// SD-ALT-07
#[test]
fn no_card_but_the_named_ones_can_change_a_team() {
    let changes = |effect: &Effect| {
        matches!(
            effect,
            Effect::Fall
                | Effect::Raise
                | Effect::AwaitDeath
                | Effect::Infect
                | Effect::Defect
                | Effect::SwapLoyalty
                | Effect::SwapAllLoyalty
                | Effect::MixLoyalty
                | Effect::ReplaceLoyalty(..)
                | Effect::GainLoyalty
                | Effect::PassLoyalty(_)
                | Effect::SwapIds(..)
        )
    };
    let any = |effects: &[Effect]| {
        effects.iter().any(|effect| match effect {
            Effect::If(_, yes, no) => yes.iter().chain(no).any(changes),
            effect => changes(effect),
        })
    };
    let of_power = |power: &Power| matches!(power, Power::Counts(_) | Power::Legion | Power::Shadow | Power::March);
    for card in &library().ids {
        assert_eq!(any(&card.on_reveal), card.tags.contains(&Tag::Changes), "{}", card.name);
    }
    for card in &library().programs {
        let changing = any(&card.effects) || card.powers.iter().any(of_power);
        assert_eq!(changing, card.tags.contains(&Tag::Changes), "{}", card.name);
    }
}

/// SD-PRIO-02
/// SD-PRIO-03
/// SD-WPN-09
/// SD-WPN-10
#[test]
fn nobody_is_ever_offered_an_aim_at_the_own_seat() {
    for kind in [Pistol, Rifle, Companion, RocketLauncher, Laser, HellGate] {
        let game = Table::hell(8).dead(3).play();
        for holder in (0..8).map(Seat) {
            game.game.scene().each_aim(holder, kind, |aim: Aim| {
                assert!(!aim.hits(holder) && !aim.hits(Seat(3)) && aim != Aim::NOBODY);
                assert!(aim.targets().all(|target| matches!(target, Target::Seat(_))));
            });
        }
    }
    assert!(matches!(ID, Choice::Card(Spot::Id(0))));
}

/// SD-COMP-14
/// SD-COMP-15
#[test]
fn humans_are_blue_machines_red_outlaws_gray_legion_green_and_fallen_purple() {
    use ghostline::ui::theme::Palette;
    for contrast in [false, true] {
        let palette = Palette::of_look(contrast);
        let [human, machine, outlaw, legion, fallen] =
            Team::ALL.map(|team| palette.team(team).to_array()).map(|[r, g, b, _]| [r, g, b].map(i32::from));
        assert!(human[2] > human[0] + 60 && human[2] > human[1] + 60, "{human:?}");
        assert!(machine[0] > machine[1] + 60 && machine[0] > machine[2] + 60, "{machine:?}");
        assert!(outlaw.iter().max().unwrap() - outlaw.iter().min().unwrap() < 40, "{outlaw:?}");
        assert!(legion[1] > legion[0] + 60 && legion[1] > legion[2] + 60, "{legion:?}");
        assert!(fallen[0] > fallen[1] + 30 && fallen[2] > fallen[1] + 30, "{fallen:?}");
    }
}
