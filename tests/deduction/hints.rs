//! SD-HINT: what the ledger advises each faction, as bots follow it.

use ghostline::{
    deduction::{
        Action, Claim, Deduction, Deed, Effect, Faction, Setup, Spot, Team, View,
        WeaponKind::*,
        Whose,
        bots::{Level, by_level},
    },
    engine::{Dice, Game, Seat, Turn},
};

use crate::table::{Played, Table, at, library};

/// How many temperaments are asked.
const STYLES: u64 = 30;

/// A table where the cards of these seats lie open.
fn open(seats: u8, shown: &[u8]) -> Table {
    shown.iter().fold(Table::of(seats), |table, &seat| {
        table.shown(seat, Spot::Id(0)).shown(seat, Spot::Loyalty(0)).shown(seat, Spot::Loyalty(1))
    })
}

/// Which of these seats the active player takes up the rifle against, by how many temperaments.
fn aims(game: &Played, level: Level, among: &[u8]) -> Vec<usize> {
    let seat = Seat(game.active());
    let view: View = game.game.view(seat);
    let options: Vec<Action> = among.iter().map(|&whom| Action::Announce(Deed::Equip(Rifle, at(whom)))).collect();
    assert!(options.iter().all(|option| game.options(seat.0).contains(option)));
    let mut counts = vec![0; among.len()];
    for style in 0..STYLES {
        counts[by_level(level, style).choose(&view, &options, &mut Dice::new(style))] += 1;
    }
    counts
}

/// SD-HINT-01
#[test]
fn machines_and_outlaws_say_to_be_human() {
    for seed in 0..12 {
        let setup = Setup { talk: 1, ..Setup::new(library(), 6) };
        let mut dice = Dice::new(seed);
        let game = Deduction::deal(&setup, &mut dice);
        let Turn::Of(asked) = game.turn() else { continue };
        let seat = asked.iter().next().unwrap();
        let mut options = Vec::new();
        game.options(seat, &mut options);
        let said = |team: Team| options.iter().position(|option| *option == Action::Claim(Claim::Team(team)));
        let claims: Vec<Action> = Team::ALL.iter().filter_map(|team| Some(options[said(*team)?])).collect();
        for style in 0..STYLES {
            let mind = &mut by_level(Level::Sound, style);
            let choice = mind.choose(&game.view(seat), &options, &mut Dice::new(style));
            if let Action::Claim(Claim::Team(team)) = options[choice] {
                assert_eq!(team, Team::Human, "whoever says a team says Human");
            }
        }
        assert!(claims.is_empty() || claims.len() == Team::ALL.len());
    }
}

/// SD-HINT-02
#[test]
fn humans_are_the_largest_support_each_other_and_fight_machines_first() {
    for row in &library().rows {
        assert!(row.ids.0 >= row.ids.1 && row.ids.1 >= row.ids.2, "{} players", row.seats);
    }
    let strikes = |effect: &Effect| {
        matches!(effect, Effect::Damage(..) | Effect::SoftHit(_) | Effect::HardHit(_) | Effect::FireTheirs)
    };
    let helps = |effect: &Effect| match effect {
        Effect::Heal(whose, _) => matches!(whose, Whose::Them | Whose::You | Whose::Second),
        Effect::Reanimate => true,
        _ => false,
    };
    let count = |faction: Faction, wanted: &dyn Fn(&Effect) -> bool| {
        let flat = |effect: &Effect| match effect {
            Effect::If(_, yes, no) => yes.iter().chain(no).any(wanted),
            other => wanted(other),
        };
        let cards = library().ids.clone().into_iter().filter(|card| card.faction == faction);
        cards.filter(|card| card.on_reveal.iter().any(flat)).count()
    };
    assert_eq!(count(Faction::Human, &strikes), 0, "no Human ability strikes");
    assert!(count(Faction::Human, &helps) > count(Faction::Machine, &helps) + count(Faction::Outlaw, &helps));
    let game = open(6, &[1, 2, 3]).play();
    let [machine, outlaw, human] = aims(&game, Level::Sound, &[1, 2, 3])[..] else { panic!() };
    assert!(machine > outlaw + human, "{machine} {outlaw} {human}");
}

/// SD-HINT-03
#[test]
fn machines_strike_and_go_for_humans_before_outlaws() {
    let strikes = |faction: Faction| {
        let cards = library().ids.clone().into_iter().filter(|card| card.faction == faction);
        cards
            .filter(|card| {
                card.on_reveal.iter().any(|effect| {
                    matches!(
                        effect,
                        Effect::Damage(..)
                            | Effect::SoftHit(_)
                            | Effect::HardHit(_)
                            | Effect::FireTheirs
                            | Effect::Reveal(..)
                    )
                })
            })
            .count()
    };
    assert!(strikes(Faction::Machine) > strikes(Faction::Human) + strikes(Faction::Outlaw));
    let mut game = open(6, &[0, 2, 4]);
    game.setup.first = Some(Seat(1));
    let game = game.play();
    let [human, outlaw, machine] = aims(&game, Level::Sound, &[0, 2, 4])[..] else { panic!() };
    assert!(human > outlaw + machine, "{human} {outlaw} {machine}");
}

/// SD-HINT-04
/// SD-HINT-05
#[test]
fn outlaws_help_humans_against_machines_and_turn_on_them_in_time() {
    // Two Machines and one Human are left beside the Outlaws: the Machines are near their victory.
    let mut early = open(7, &[0, 1, 4]).dead(3).dead(5);
    early.setup.first = Some(Seat(2));
    let early = early.play();
    let [human, machine] = aims(&early, Level::Sound, &[0, 1])[..] else { panic!() };
    assert!(machine > human, "with the Humans first: {machine} {human}");
    // No Machine is left: the next the Humans come for is the Outlaw.
    let mut late = open(7, &[0, 3, 6]).dead(1).dead(4);
    late.setup.first = Some(Seat(2));
    let late = late.play();
    let [human, outlaw] = aims(&late, Level::Sound, &[0, 6])[..] else { panic!() };
    assert!(human > outlaw, "then against them: {human} {outlaw}");
}

/// SD-HINT-05
#[test]
fn humans_turn_on_outlaws_when_the_machines_are_gone() {
    let game = open(7, &[2, 3, 5, 6]).dead(1).dead(4).play();
    let [outlaw, human] = aims(&game, Level::Sound, &[2, 3])[..] else { panic!() };
    assert!(outlaw > human, "{outlaw} {human}");
}
