//! The first game: who holds what, and what the others do.

use crate::{
    beginning::{Action, Amount, Character, Choice, Claim, Colour, Faction, Fix, Setup},
    content::beginning::shipped_library,
    engine::{Level, Seat},
    session::{
        beginning::{Script, Table},
        table::{Chair, TALK},
    },
};

/// The players: you, a friend, and the Machine.
pub const YOU: Seat = Seat(0);
const DRYDEN: Seat = Seat(1);
const NOVA: Seat = Seat(2);

/// The table of the first game, just dealt; nothing where the cards cannot be read.
pub fn table() -> Option<Table> {
    let setup = Setup {
        seats: [Character::Havoc, Character::Dryden, Character::Nova].map(Some).into(),
        first: Some(YOU),
        talk: TALK,
        fix: fix(),
        ..Setup::new(shipped_library().ok()?, 3)
    };
    let chair = |at: u8| if Seat(at) == YOU { Chair::person("") } else { Chair::bot("", Level::Sound) };
    let script = script(&setup);
    Some(Table::new(setup, 1, (0..3).map(chair).collect()).ok()?.scripted(script))
}

/// Two Humans and a Machine; a blue chip for you, and an enemy that comes to where you stand.
fn fix() -> Fix {
    let keys = |keys: &[&str]| keys.iter().map(|&key| key.to_owned()).collect();
    Fix {
        loyalty: vec![(YOU, Faction::Human), (DRYDEN, Faction::Human), (NOVA, Faction::Machine)],
        objectives: vec![(YOU, keys(&["courier"])), (DRYDEN, keys(&["toolbox"])), (NOVA, keys(&["city_servant"]))],
        personal: vec![
            (YOU, keys(&["havoc_blue_4", "havoc_red_3", "havoc_red_2", "havoc_blue_2", "havoc_red_4", "havoc_red_1"])),
            (DRYDEN, keys(&["dryden_blue_3", "dryden_blue_2", "dryden_red_1"])),
            (NOVA, keys(&["nova_red_3", "nova_blue_1", "nova_red_1"])),
        ],
        general: keys(&["general_blue_2", "general_red_1", "general_red_2"]),
        programs: keys(&["patch", "crowd_noise", "backlog", "good_news", "shortcut", "overclock", "plating"]),
        events: keys(&["water_queue", "short_rations", "curfew"]),
        sectors: [vec![Colour::Blue], Vec::new(), Vec::new()],
        // Where everybody starts; then the Activation of each turn: the area, the kind of enemy, its place.
        dice: vec![1, 3, 4, 4, 3, 6, 6, 5, 9, 1, 1, 3, 9, 1, 1],
    }
}

/// What the others do, turn by turn.
fn script(setup: &Setup) -> Script {
    let find = |key: &str| setup.library.influence.iter().position(|card| card.key == key).unwrap_or_default();
    let card = |key: &str, red| Action::Answer(Choice::Card(crate::beginning::InfluenceNo(find(key) as u8), red));
    let says = Action::Claim;
    Script::new([
        (1, DRYDEN, says(Claim::Give(Amount::Lot))),
        (1, DRYDEN, card("dryden_blue_3", false)),
        (1, DRYDEN, card("dryden_blue_2", false)),
        (1, NOVA, says(Claim::Give(Amount::Lot))),
        (1, NOVA, card("nova_red_3", true)),
        (2, DRYDEN, says(Claim::Vouch(YOU))),
        (2, DRYDEN, Action::Answer(Choice::Yes)),
        (3, NOVA, says(Claim::Accuse(DRYDEN, Faction::Machine))),
        (3, NOVA, Action::Answer(Choice::No)),
    ])
}
