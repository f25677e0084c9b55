//! Missions as sheets: read, written, and read again.

use ghostline::{
    content::{Bar, Catalog, Edge, Faults, Sheet, Shipped, Spot, Storage, Thing, mission_from_str, text},
    edit::{Document, faults, template},
    stealth::Sector,
};

/// Every mission file inside the program with its text.
fn shipped() -> Vec<(String, String)> {
    let files = Shipped.list("missions").unwrap();
    assert!(files.len() > 10);
    files.into_iter().map(|file| (file.clone(), text(&Shipped, &file).unwrap())).collect()
}

/// A mission with one fault of every kind a sheet has to hold.
const FAULTY: &str = r#"(
    format: 1,
    id: "Bad Id",
    name: "",
    map: "
        01A   ?!    03C | 1000
        +     ~~~
        04A   0     70000 ~ 06
        ---   +     +     +
        +     ---   +     ~~~
        07    .   | 08H
    ",
    walls: [("A", "H"), ("1-2", "2-2"), ("zz", "1-1")],
    vents: [("K", "C")],
    at: {
        "H": [Start, Start, Enemy(kind: "nobody", colour: White)],
        "K": [Key("vault \"x\" \\ \n")],
        "3-3": [Exit],
        "60-60": [],
        "nowhere": [Lock(""), Waypoint(colour: Red, number: -7)],
        "A": [Objective(id: "", name: "", text: "", alarm: -3)],
    },
    alarm: (alertness: 99, reinforcements: [(level: -1, kind: "", colour: Green)]),
    story: (intro: "
        One line
        and  its   rest.


        Another	one.
    ", conclusion: ""),
)"#;

#[test]
fn every_shipped_mission_is_written_equal_in_meaning() {
    let catalog = Catalog::shipped().unwrap();
    for (file, text) in shipped() {
        let sheet = Sheet::read(&file, &text).unwrap();
        let written = sheet.write();
        let mission = mission_from_str(&file, &written, &catalog).unwrap();
        assert_eq!(mission, mission_from_str(&file, &text, &catalog).unwrap(), "{file}");
        assert_eq!(Sheet::read(&file, &written).unwrap(), sheet, "{file}");
    }
}

#[test]
fn every_shipped_mission_has_the_writers_own_layout() {
    for (file, text) in shipped() {
        let without: String = text.split_inclusive('\n').filter(|line| !line.trim_start().starts_with("//")).collect();
        let written = Sheet::read(&file, &text).unwrap().write();
        for (at, (found, wanted)) in without.lines().zip(written.lines()).enumerate() {
            assert_eq!(found, wanted, "{file}, line {} without its comments", at + 1);
        }
        assert_eq!(without, written, "{file}");
    }
}

#[test]
fn a_faulty_mission_is_held_and_written_with_all_it_says() {
    let sheet = Sheet::read("x.ron", FAULTY).unwrap();
    let written = sheet.write();
    assert_eq!(Sheet::read("x.ron", &written).unwrap(), sheet, "{written}");
    assert_eq!(Sheet::read("x.ron", &written).unwrap().write(), written);
    let at = |name: &str| name.parse::<Sector>().unwrap();
    let edge = |a, b| Edge::between(at(a), at(b)).unwrap();
    assert_eq!(sheet.bar(edge("1-2", "2-2")), Bar::Wall, "a listed wall stands where a drawn one would");
    assert_eq!(sheet.bar(edge("2-2", "2-3")), Bar::Wall, "of two rows of walls nothing is lost");
    assert_eq!(sheet.bar(edge("2-1", "2-2")), Bar::Vent);
    assert_eq!(sheet.loose().len(), 3);
    assert_eq!(sheet.letters().len(), 3, "A, C and H");
    // A letter drawn twice means its last sector, as it does in play.
    assert!(matches!(sheet.things_at(at("1-2")), [Thing::Objective(_)]));
    assert_eq!(sheet.places().iter().filter(|place| matches!(place.spot, Spot::Named(_))).count(), 2);
    assert_eq!(sheet.things_at(at("3-3")).len(), 4, "two entries of one sector become one");
    assert_eq!(sheet.intro.as_str(), "One line and  its   rest.\n\nAnother\tone.");
}

#[test]
fn what_cannot_be_read_without_loss_is_refused_with_its_faults() {
    for (text, word) in [
        ("(format: 1", "syntax"),
        ("(format: 1, colour: 2)", "unknown-field"),
        ("(format: 1, at: {\"A\": [Finish]})", "unknown-word"),
        (&format!("(format: 1, map: \"{}\")", "01 ".repeat(65)), "map-too-large"),
        (&format!("(format: 1, map: \"{}\")", "01\n".repeat(65)), "map-too-large"),
    ] {
        let Err(Faults(faults)) = Sheet::read("x.ron", text) else { panic!("{text}") };
        assert_eq!(faults[0].code.word(), word);
    }
}

#[test]
fn an_unchanged_document_keeps_the_bytes_and_comments_of_its_file() {
    let text =
        "/* one /* nested */ */ (format: 1, // two\n id: \"a // b\", name: r#\"c \"/* d\"#, map: \"01A\") // three";
    let document = Document::open("x.ron", text).unwrap();
    assert_eq!((document.text().as_str(), document.comments()), (text, 3));
    assert!(!document.is_changed());
    for (file, text) in shipped() {
        let document = Document::open(&file, &text).unwrap();
        assert_eq!(document.comments(), text.matches("//").count(), "{file}");
        assert_eq!(document.text(), text);
    }
}

#[test]
fn long_texts_are_wrapped_and_come_back_as_they_were() {
    let mut sheet = Sheet::default();
    let word = "w".repeat(200);
    sheet.intro =
        format!("{word} {} {word}\n\n“Häuser”  \u{a0}{} \\ \"", "ab ".repeat(80), "ö ".repeat(100)).as_str().into();
    let written = sheet.write();
    assert_eq!(Sheet::read("x.ron", &written).unwrap(), sheet);
    let wide = written.lines().filter(|line| !line.contains(&word)).map(|line| line.chars().count()).max();
    assert!(wide.unwrap() <= 121, "{written}");
}

#[test]
fn the_template_has_no_fault_and_the_writers_own_layout() {
    let catalog = Catalog::shipped().unwrap();
    let document = Document::new(template("old-harbour_2"));
    let checked = faults("x.ron", &document, catalog.cards());
    assert_eq!(checked.findings, []);
    assert_eq!((document.sheet().id.as_str(), document.sheet().name.as_str()), ("old_harbour_2", "Old Harbour 2"));
    assert_eq!(template("").write(), std::fs::read_to_string("assets/template.ron").unwrap());
}
