//! The stealth game keeps the contract of every game, over drawn maps and all shipped missions.

use ghostline::{
    content::Catalog,
    engine::{
        RandomBot,
        conformance::{self, Tally, Thoroughness},
    },
    stealth::{
        Action, Colour::*, Effect, EnemyId, GearId, ItemId, LockId, Mode, Nature, Need, ObjectiveId, Powers, Sector,
        Setup, Stealth, Step, Target, Targets, Thing, Tool, Weapon,
    },
};

use crate::drawn::{
    CHOOSE, Drawn,
    cards::{always, loud, special, weapon},
};

/// The deck missions start with.
const DECK: [i8; 21] = [-5, -4, -3, -3, -2, -2, -1, -1, -1, 0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4, CHOOSE];

/// Actions that are wrong almost always: things that do not exist, sectors elsewhere, answers nobody asked for.
fn aliens(game: &Stealth) -> Vec<Action> {
    let far = Sector::at(64, 64).unwrap();
    let mut strange = vec![
        Action::Move { to: far },
        Action::Move { to: game.public().player.sector },
        Action::Way { to: far },
        Action::First { enemy: EnemyId(u16::MAX) },
        Action::Carry { body: EnemyId(999) },
        Action::Overwatch { gear: GearId(255) },
        Action::Attack { gear: GearId(255), target: EnemyId(0) },
        Action::Attack { gear: GearId(0), target: EnemyId(u16::MAX) },
        Action::PickUp { thing: Thing::Objective(ObjectiveId(255)) },
        Action::PickUp { thing: Thing::Key(LockId(200)) },
        Action::Value { value: 6 },
        Action::Value { value: -6 },
        Action::Value { value: i8::MIN },
        Action::Hide,
        Action::Pass,
    ];
    let tools = [Tool::Gear(GearId(0)), Tool::Gear(GearId(255)), Tool::Item(ItemId(0)), Tool::Item(ItemId(33))];
    let targets = [Target::None, Target::Sector(far), Target::Enemy(EnemyId(0)), Target::Enemy(EnemyId(77))];
    strange.extend(tools.into_iter().flat_map(|tool| targets.map(|target| Action::Use { tool, target })));
    strange.extend(game.setup().mission.walk().sectors().iter().map(|&to| Action::Move { to }));
    strange
}

/// A house with everything in it: lock and key, alarm, reinforcements, an enemy of every nature, all effects.
fn everything() -> Drawn {
    let map = "01S 01A 01B~01C 01E
               +   --- +   +   +
               01D 01F|01G 01H 01L
               +   +   ~~~ +   ---
               01K 01M 01N 01O 01P";
    let mut drawn = Drawn::map(map).deck(&DECK).alarm(3).reinforcement(5, Red).reinforcement(9, Blue).lock("L", "K");
    drawn = drawn.objective("P", Need::Optional).patrol(Red, "B H N F").patrol(Blue, "E O").patrol(Green, "M");
    drawn = drawn.enemy("B", Red, special(Nature::KeenEars)).enemy("E", Blue, special(Nature::Vents));
    drawn = drawn.enemy("N", Green, special(Nature::Tracker)).enemy("G", White, special(Nature::Camera));
    drawn = drawn.enemy("O", Blue, special(Nature::Commander)).enemy("C", Purple, special(Nature::Thorough));
    drawn = drawn.gear(weapon(Weapon { range: 2, targets: Targets::Sector, energy: 2, ..loud() }));
    let effects = [Effect::Peek(3), Effect::Dash, Effect::Jam(2), Effect::Decoy(2), Effect::Silence, Effect::Calm(4)];
    drawn = effects.into_iter().fold(drawn, |drawn, effect| drawn.tool(2, effect));
    let items =
        [Effect::Heal(1), Effect::Recharge(9), Effect::Vanish, Effect::Unlock(2), Effect::Erase(3), Effect::Burn];
    drawn = items.into_iter().fold(drawn, Drawn::item);
    let later = [Effect::Climb, Effect::Foresee(3), Effect::Loop(4), Effect::Drag, Effect::Bait(3), Effect::Fool(2)];
    drawn = later.into_iter().fold(drawn, |drawn, effect| drawn.tool(1, effect));
    let once = [Effect::Muffle(3), Effect::Reroute(3), Effect::Encore, Effect::Forget, Effect::Flash];
    drawn = once.into_iter().fold(drawn, Drawn::item);
    drawn.item(Effect::Dispose).item(Effect::Aim(2)).item(Effect::Shield(2))
}

/// Small maps on which games are short and questions many.
fn small() -> [Drawn; 3] {
    let open = Drawn::map("01A 01B 01X\n 01C 01O 01D\n 01S 01E 01F").deck(&DECK);
    let corridor = Drawn::map("01S 01A 01O 01B 01X").deck(&DECK);
    let brutal = special(Nature::Brutal);
    [
        open.guard("A", Red).patrol(Red, "A F").guard("F", Blue).patrol(Blue, "F A").guard("X", Green).alarm(2),
        corridor
            .guard("B", Red)
            .patrol(Red, "B A")
            .enemy("X", Blue, always(&[Step::Move(1), Step::Overwatch]))
            .non_lethal(),
        Drawn::map("01S 01O\n 01X 01A")
            .deck(&DECK)
            .enemy("A", Red, brutal)
            .guard("A", Blue)
            .patrol(Red, "A S")
            .no_powers(),
    ]
}

fn check(setup: &Setup, playouts: u32, decisions: u32) -> Tally {
    let thoroughness = Thoroughness { playouts, seed: 1, decisions };
    conformance::check::<Stealth>(setup, thoroughness, aliens).unwrap_or_else(|breach| panic!("{breach}"))
}

#[test]
fn thousands_of_random_games_on_small_maps_keep_every_promise() {
    for drawn in small() {
        let tally = check(&drawn.setup(), 700, 60);
        assert!(tally.finished > 100, "{tally:?}");
    }
}

#[test]
fn a_house_with_everything_in_it_keeps_every_promise() {
    let tally = check(&everything().setup(), 60, 60);
    assert!(tally.decisions > 1500, "{tally:?}");
    check(&everything().non_lethal().setup(), 40, 60);
}

#[test]
fn every_shipped_mission_keeps_every_promise() {
    let catalog = Catalog::shipped().unwrap();
    for entry in catalog.missions() {
        let mission = entry.mission.clone().unwrap();
        for mode in [Mode::Lethal, Mode::NonLethal] {
            let setup = Setup { mode, ..Setup::new(mission.clone(), catalog.starting_gear()) };
            check(&setup, 30, 60);
        }
    }
}

#[test]
fn every_shipped_card_keeps_every_promise() {
    let catalog = Catalog::shipped().unwrap();
    let full = catalog.missions().iter().filter_map(|entry| entry.mission.clone());
    let mission = full.into_iter().find(|mission| mission.plan().powers == Powers::Full).unwrap();
    for card in catalog.cards().all_gear() {
        let mut gear = catalog.starting_gear();
        gear.push(card.clone());
        let items = catalog.cards().all_items().to_vec();
        check(&Setup { items, ..Setup::new(mission.clone(), gear) }, 6, 40);
    }
}

#[test]
fn what_the_player_sees_and_may_do_does_not_follow_the_order_of_the_deck() {
    let thoroughness = Thoroughness { playouts: 60, seed: 5, decisions: 40 };
    for drawn in small().into_iter().chain([everything()]) {
        let bot = |_| -> Box<dyn ghostline::engine::Bot<Stealth>> { Box::new(RandomBot) };
        let checked = conformance::check_secrecy::<Stealth>(&drawn.setup(), thoroughness, |a, b| a == b, bot);
        checked.unwrap_or_else(|breach| panic!("{breach}"));
    }
}
