//! Between missions: the shop, what is equipped, rewards and trying again.

use std::sync::Arc;

use ghostline::{
    campaign::{LoadoutError, Profile, ShopError, Stock},
    engine::Dice,
    stealth::{Agent, Colour::*, Effect, Gear, GearEffect, Item, Mode, Need, Rewards},
};

use crate::drawn::{
    Drawn, Table,
    cards::{gear, item},
};

/// Seven gear cards of 1 to 7 energy and five items, named by letters.
struct Cards(Vec<Gear>, Vec<Item>);

impl Cards {
    fn new() -> Self {
        let named = |energy: u8| Gear { id: format!("gear{energy}"), ..gear(energy, &[GearEffect::Armor(1)]) };
        let item = |id: &&str| Item { id: (*id).to_owned(), ..item(Effect::Aim(1)) };
        Self((1..=7).map(named).collect(), ["a", "b", "c", "d", "e"].iter().map(item).collect())
    }

    fn stock(&self) -> Stock<'_> {
        Stock { gear: &self.0, items: &self.1, agent: Agent { health: 3, armor: 4, energy: 16 } }
    }
}

/// A mission that is won by walking to the objective and staying, worth this much.
fn mission(bytebucks: u16, items: u8) -> Drawn {
    let mut drawn = Drawn::map("01S 01O").guard("S", Red);
    drawn.plan.exit = drawn.drawing.sector("O");
    drawn.plan.rewards = Rewards { bytebucks, items };
    drawn
}

/// Plays a mission with this profile and settles it.
fn play(profile: &mut Profile, drawn: &Drawn, commands: &str, stock: Stock) -> ghostline::campaign::Spoils {
    let mission = Arc::new(drawn.mission().unwrap());
    let setup = profile.setup(mission, Mode::Lethal, stock).unwrap();
    let mut table = Table::new(setup.clone(), drawn.drawing.clone());
    table.play(commands);
    profile.settle(&setup, table.public(), stock, &mut Dice::new(1)).unwrap()
}

/// What wins the mission, leaving past a guard whose card is 0.
const WIN: &str = "go O, take 0";

/// A profile that has earned this much.
fn rich(bytebucks: u16, stock: Stock) -> Profile {
    let mut profile = Profile::new(&["gear1"]);
    play(&mut profile, &mission(bytebucks, 0), WIN, stock);
    profile
}

/// ST-GEAR-01
#[test]
fn five_bytebucks_buy_one_of_four_gear_cards_and_the_rest_go_back() {
    let cards = Cards::new();
    let mut profile = rich(12, cards.stock());
    let offer = profile.buy(cards.stock(), &mut Dice::new(3)).unwrap().to_vec();
    let mut different = offer.clone();
    different.sort();
    different.dedup();
    assert_eq!((different.len(), profile.bytebucks()), (4, 7));
    assert!(!offer.contains(&"gear1".to_owned()), "what is owned is not in the deck");
    assert_eq!(profile.buy(cards.stock(), &mut Dice::new(4)), Err(ShopError::NotChosen));
    assert_eq!(profile.keep("gear1"), Err(ShopError::NotOffered { id: "gear1".to_owned() }));
    profile.keep(&offer[2]).unwrap();
    assert_eq!((profile.owned(), profile.offer()), (&["gear1".to_owned(), offer[2].clone()][..], &[][..]));
    let again = (0..40).filter(|&seed| {
        let mut next = profile.clone();
        next.buy(cards.stock(), &mut Dice::new(seed)).unwrap().contains(&offer[0])
    });
    assert!(again.count() > 10, "a card that went back comes again");
}

/// ST-GEAR-01
#[test]
fn the_shop_takes_no_less_than_five_and_ends_when_everything_is_owned() {
    let cards = Cards::new();
    let mut poor = rich(4, cards.stock());
    assert_eq!(poor.buy(cards.stock(), &mut Dice::new(1)), Err(ShopError::TooPoor { has: 4 }));
    assert_eq!(poor.bytebucks(), 4);
    let mut profile = rich(100, cards.stock());
    for left in [4, 4, 4, 3, 2, 1] {
        let offer = profile.buy(cards.stock(), &mut Dice::new(9)).unwrap().to_vec();
        assert_eq!(offer.len(), left);
        profile.keep(&offer[0]).unwrap();
    }
    assert_eq!(profile.buy(cards.stock(), &mut Dice::new(9)), Err(ShopError::SoldOut));
    assert_eq!(profile.bytebucks(), 70);
}

/// ST-GEAR-02
#[test]
fn gear_owned_stays_owned_and_what_is_equipped_may_change_between_missions() {
    let cards = Cards::new();
    let mut profile = rich(5, cards.stock());
    let bought = profile.buy(cards.stock(), &mut Dice::new(1)).unwrap()[0].clone();
    profile.keep(&bought).unwrap();
    profile.equip(&bought, cards.stock()).unwrap();
    profile.take_off("gear1").unwrap();
    assert_eq!((profile.owned().len(), profile.equipped()), (2, &[bought.clone()][..]));
    play(&mut profile, &mission(0, 0), WIN, cards.stock());
    profile.equip("gear1", cards.stock()).unwrap();
    assert_eq!(profile.equipped().len(), 2, "a mission takes nothing away");
    assert_eq!(profile.equip("gear1", cards.stock()), Err(LoadoutError::NoChange { id: "gear1".to_owned() }));
    assert_eq!(profile.equip("gear9", cards.stock()), Err(LoadoutError::NotOwned { id: "gear9".to_owned() }));
}

/// ST-GEAR-03
#[test]
fn any_number_of_gear_may_be_equipped_while_16_energy_allow_it() {
    let cards = Cards::new();
    let mut profile = Profile::new(&["gear7", "gear6", "gear2"]);
    assert_eq!(profile.free_energy(cards.stock()), 1);
    let setup = profile.setup(Arc::new(mission(0, 0).mission().unwrap()), Mode::Lethal, cards.stock()).unwrap();
    assert_eq!(setup.max_energy(), 1);
    profile.take_off("gear2").unwrap();
    let mut heavy = Profile::new(&["gear7", "gear6", "gear4"]);
    heavy.take_off("gear4").unwrap();
    let refused = heavy.equip("gear4", cards.stock());
    assert_eq!(refused, Err(LoadoutError::TooHeavy { id: "gear4".to_owned(), needs: 4, free: 3 }));
    profile.equip("gear2", cards.stock()).unwrap();
}

/// ST-GEAR-05
#[test]
fn items_are_drawn_as_rewards_and_kept_until_used() {
    let cards = Cards::new();
    let mut profile = Profile::new(&["gear1"]);
    let drawn = play(&mut profile, &mission(0, 2), WIN, cards.stock()).items;
    assert_eq!((drawn.len(), profile.items()), (2, &drawn[..]));
    play(&mut profile, &mission(0, 0), WIN, cards.stock());
    assert_eq!(profile.items(), drawn, "unused, they stay");
    play(&mut profile, &mission(0, 0), "use item 0, go O, take 0", cards.stock());
    assert_eq!(profile.items(), &drawn[1..], "used, they are gone");
    let decks = (0..20).map(|seed| {
        let mut other = Profile::new(&["gear1"]);
        let setup = other.setup(Arc::new(mission(0, 1).mission().unwrap()), Mode::Lethal, cards.stock()).unwrap();
        let mut table = Table::new(setup.clone(), mission(0, 1).drawing);
        table.play(WIN);
        other.settle(&setup, table.public(), cards.stock(), &mut Dice::new(seed)).unwrap().items
    });
    assert!(decks.collect::<std::collections::BTreeSet<_>>().len() > 2, "the item deck is shuffled");
}

/// ST-GEAR-06
#[test]
fn a_reward_beyond_three_items_is_drawn_first_and_then_discarded_down_to_three() {
    let cards = Cards::new();
    let mut profile = Profile::new(&["gear1"]);
    play(&mut profile, &mission(0, 2), WIN, cards.stock());
    play(&mut profile, &mission(0, 2), WIN, cards.stock());
    assert_eq!((profile.items().len(), profile.to_discard()), (4, 1));
    let next = Arc::new(mission(0, 0).mission().unwrap());
    let refused = profile.setup(Arc::clone(&next), Mode::Lethal, cards.stock()).unwrap_err();
    assert_eq!(refused, LoadoutError::TooManyItems { has: 4 });
    let unwanted = profile.items()[3].clone();
    profile.discard(&unwanted).unwrap();
    assert!(profile.discard(&unwanted).is_err());
    assert_eq!(profile.setup(next, Mode::Lethal, cards.stock()).unwrap().items.len(), 3);
}

/// ST-OBJ-07
#[test]
fn success_brings_bytebucks_and_items_where_the_mission_says_so() {
    let cards = Cards::new();
    let mut profile = Profile::new(&["gear1"]);
    let spoils = play(&mut profile, &mission(6, 1), WIN, cards.stock());
    assert_eq!((spoils.bytebucks, spoils.items.len(), profile.bytebucks()), (6, 1, 6));
    assert_eq!(play(&mut profile, &mission(2, 0), WIN, cards.stock()).items, [""; 0]);
    assert_eq!(profile.bytebucks(), 8);
}

/// ST-OBJ-05
#[test]
fn an_optional_objective_adds_its_reward_when_it_was_taken() {
    let cards = Cards::new();
    let drawn = mission(2, 0).objective("S", Need::Optional);
    let mut profile = Profile::new(&["gear1"]);
    assert_eq!(play(&mut profile, &drawn, WIN, cards.stock()).bytebucks, 2);
    assert_eq!(play(&mut profile, &drawn, "pass, take 1, go O, take 0", cards.stock()).bytebucks, 3);
}

/// ST-TURN-06
#[test]
fn a_lost_mission_brings_nothing_costs_nothing_and_may_be_tried_again() {
    let cards = Cards::new();
    let mut profile = Profile::new(&["gear1"]);
    play(&mut profile, &mission(3, 2), WIN, cards.stock());
    let before = profile.clone();
    let mut deadly = mission(9, 1);
    deadly.plan.agent = Agent { health: 1, armor: 0, energy: 16 };
    for _ in 0..3 {
        let spoils = play(&mut profile, &deadly, "use item 0, go O", cards.stock());
        assert_eq!((spoils.bytebucks, spoils.items.len()), (0, 0));
        assert_eq!(profile, before, "even the item used is back");
    }
    let setup = profile.setup(Arc::new(deadly.mission().unwrap()), Mode::Lethal, cards.stock()).unwrap();
    let unfinished = Table::new(setup.clone(), deadly.drawing.clone());
    assert!(profile.settle(&setup, unfinished.public(), cards.stock(), &mut Dice::new(1)).is_err());
}

#[test]
fn a_profile_comes_back_from_a_file_as_it_was_and_cards_that_are_gone_are_named() {
    let cards = Cards::new();
    let mut profile = rich(7, cards.stock());
    profile.buy(cards.stock(), &mut Dice::new(2)).unwrap();
    let text = serde_json::to_string(&profile).unwrap();
    assert_eq!(serde_json::from_str::<Profile>(&text).unwrap(), profile);
    let old = Profile::new(&["withdrawn"]);
    let refused = old.setup(Arc::new(mission(0, 0).mission().unwrap()), Mode::Lethal, cards.stock()).unwrap_err();
    assert_eq!(refused, LoadoutError::NoSuchCard { id: "withdrawn".to_owned() });
}
