//! Every fault a card file can have: a broken file, its code, and the place it is told at.

use ghostline::content::{Code, Fault, Sort};

use super::assert_told;

const AGENT: &str = "(format: 1, health: 3, armor: 4, energy: 16, starts_with: [\"pistol\"])";
const DECK: &str = "(format: 1, cards: [-5, 0, \"choose\"])";
const ALARM: &str = "(format: 1, bonus: [(from: 0, bonus: 0), (from: 10, bonus: 1)])";
const ENEMIES: &str = r#"(format: 1, kinds: [(
    id: "guard", name: "Guard", text: "Walks.", attack: 4, armor: 5, vigilance: 3, trait: ByTheBook,
    behaviour: [(up_to: -3, do: []), (up_to: 0, do: [Move(1), Search]), (do: [Move(2)])],
)])"#;
const GEAR: &str = r#"(format: 1, gear: [(
    id: "pistol", name: "Pistol", text: "Power 5.", kind: Weapon, energy: 1, effects: [Weapon(power: 5, silent: true)],
)])"#;
const ITEMS: &str = r#"(format: 1, items: [(id: "patch", name: "Patch", text: "Heals 1.", effect: Heal(1))])"#;

fn check(text: &str) -> Vec<Fault> {
    Sort::of(text).expect("a card file").check("cards.ron", text)
}

#[test]
fn good_card_files_have_no_fault() {
    for text in [AGENT, DECK, ALARM, ENEMIES, GEAR, ITEMS] {
        assert_eq!(check(text), []);
    }
}

#[test]
fn a_file_is_known_by_its_fields() {
    let sorts = [AGENT, DECK, ALARM, ENEMIES, GEAR, ITEMS].map(Sort::of);
    let wanted = [Sort::Agent, Sort::Deck, Sort::Alarm, Sort::Enemies, Sort::Gear, Sort::Items];
    assert_eq!(sorts, wanted.map(Some));
    assert_eq!(Sort::of("(format: 1, map: \"01\", items: [])"), None);
}

#[test]
fn every_fault_is_told_with_its_code_at_its_place() {
    let twice = r#"(id: "patch", name: "P", text: "T", effect: Burn), (id: "patch""#;
    let same = r#"(id: "plaster", name: "P", text: "T", effect: Heal(1)), (id: "patch""#;
    for (code, good, from, to, points_at) in [
        (Code::Format, AGENT, "format: 1", "format: 9", "9,"),
        (Code::OutOfRange, AGENT, "health: 3", "health: 0", "0, armor"),
        (Code::OutOfRange, AGENT, "energy: 16", "energy: 17", "17"),
        (Code::Type, AGENT, "armor: 4", "armor: 400", "400"),
        (Code::ChooseCard, DECK, ", \"choose\"", "", "[-5"),
        (Code::ChooseCard, DECK, "0,", "\"choose\",", "[-5"),
        (Code::Type, DECK, "0,", "\"chose\",", "\"chose\""),
        (Code::Type, DECK, "0,", "100,", "100"),
        (Code::TableOrder, ALARM, "from: 10", "from: 0", "0, bonus: 1"),
        (Code::TableOrder, ALARM, "from: 0", "from: 5", "[(from"),
        (Code::TableOrder, ENEMIES, "up_to: 0", "up_to: -3", "(up_to: -3, do: [Move"),
        (Code::TableOrder, ENEMIES, "(up_to: 0, ", "(", "(do: [Move(2)]"),
        (Code::NoLastRow, ENEMIES, "(do: [Move(2)])", "(up_to: 9, do: [Move(2)])", "[(up_to: -3"),
        (
            Code::NoLastRow,
            ENEMIES,
            "(up_to: -3, do: []), (up_to: 0, do: [Move(1), Search]), (do: [Move(2)])",
            "",
            "[],",
        ),
        (Code::UnknownWord, ENEMIES, "Search", "Look", "Look"),
        (Code::UnknownWord, ENEMIES, "ByTheBook", "Bored", "Bored"),
        (Code::UnknownField, ENEMIES, "attack: 4", "attack: 4, speed: 2", "speed"),
        (Code::MissingField, ENEMIES, "armor: 5, ", "", "(\n    id"),
        (Code::OutOfRange, GEAR, "energy: 1", "energy: 17", "17"),
        (Code::NoEffect, GEAR, "[Weapon(power: 5, silent: true)]", "[]", "[],"),
        (Code::TwoEffects, GEAR, "silent: true)", "silent: true), Weapon(power: 1, silent: true)", "[Weapon"),
        (
            Code::TwoEffects,
            GEAR,
            "silent: true)",
            "silent: true), Use(energy: 1, effect: Burn), Use(energy: 2, effect: Dash)",
            "[Weapon",
        ),
        (Code::UnknownWord, GEAR, "silent: true)", "silent: true), Use(energy: 1, effect: Fly)", "Fly"),
        (Code::UnknownField, GEAR, "silent: true", "silent: true, loud: 1", "loud"),
        (Code::MissingText, GEAR, "text: \"Power 5.\"", "text: \"\"", "\"\""),
        (Code::MissingText, ITEMS, "name: \"Patch\"", "name: \" \"", "\" \""),
        (Code::BadId, ITEMS, "id: \"patch\"", "id: \"a patch\"", "\"a patch\""),
        (Code::RepeatedId, ITEMS, "(id: \"patch\"", twice, "\"patch\", name: \"Patch\""),
        (Code::NoEffect, GEAR, "silent: true)", "silent: true), Armor(0)", "Armor(0)"),
        (Code::NoEffect, GEAR, "silent: true)", "silent: true), Use(energy: 1, effect: Peek(0))", "Use"),
        (Code::NoEffect, ITEMS, "Heal(1)", "Heal(0)", "Heal(0)"),
        (Code::SameEffect, ITEMS, "(id: \"patch\"", same, "Heal(1))])"),
        (Code::UnknownWord, ITEMS, "Heal(1)", "Cure(1)", "Cure"),
    ] {
        assert_told(check, code, (good, from, to), points_at);
    }
}

#[test]
fn too_many_cards_and_rows_are_refused() {
    let many = [
        DECK.replace("[-5", &format!("[{}-5", "1, ".repeat(201))),
        ITEMS.replace("[(", &format!("[{}(", "(id: \"x\", name: \"X\", text: \"X\", effect: Burn), ".repeat(100))),
        ENEMIES.replace("[(up_to", &format!("[{}(up_to", "(up_to: -9, do: []), ".repeat(40))),
        ENEMIES.replace("do: [Move(2)]", &format!("do: [{}]", "Search, ".repeat(40))),
    ];
    for text in many {
        assert!(check(&text).iter().any(|fault| fault.code == Code::TooMany));
    }
}

#[test]
fn a_gear_card_that_repeats_another_is_told_of_but_can_be_used() {
    let same =
        r#"[(id: "gun", name: "G", text: "T", kind: Weapon, energy: 3, effects: [Weapon(power: 5, silent: true)]), ("#;
    let faults = check(&GEAR.replacen("[(", same, 1));
    let told: Vec<_> = faults.iter().map(|fault| (fault.code, fault.is_error())).collect();
    assert_eq!(told, [(Code::SameEffect, false)]);
    assert!(faults[0].message.contains("gun"), "{faults:?}");
}
