//! Loading and checking missions: a thousand of 24 sectors in under a second.

use ghostline::content::{Catalog, mission_from_str};

fn main() {
    divan::main();
}

/// A mission of 24 sectors with everything a mission can have; each number gives another text.
fn text(number: usize) -> String {
    format!(
        r#"(
    format: 1,
    id: "bench_{number}",
    name: "Bench {number}",
    map: "
        01A   02    03B   04    05C   06D
        07    08E | 09    10F   11    12
        +     +     ---   +     ~~~   +
        13G   14    15H   16    17J   18
        19    20K   21    22L   23    24M
    ",
    walls: [("A", "1-2"), ("5-4", "M")],
    at: {{
        "A": [Start, Exit],
        "B": [Enemy(kind: "guard", colour: Red), Waypoint(colour: Red, number: 1)],
        "C": [Waypoint(colour: Blue, number: 1), Objective(id: "a", name: "A", text: "Taken, number {number}.")],
        "D": [Enemy(kind: "veteran", colour: Blue)],
        "E": [Waypoint(colour: Red, number: 4)],
        "F": [Waypoint(colour: Red, number: 2)],
        "G": [Key("vault")],
        "H": [Waypoint(colour: Red, number: 3)],
        "J": [Waypoint(colour: Blue, number: 2), Enemy(kind: "drone", colour: Green)],
        "K": [Waypoint(colour: Green, number: 1)],
        "L": [Waypoint(colour: Green, number: 2), Lock("vault"), Objective(id: "b", name: "B", text: "Taken too.")],
        "M": [Entrance, Waypoint(colour: Blue, number: 3)],
    }},
    alarm: (alertness: 2, reinforcements: [(level: 15, kind: "guard", colour: Red)]),
    rewards: (bytebucks: 5, items: 1),
    story: (intro: "In.", conclusion: "Out."),
)"#
    )
}

#[divan::bench(sample_count = 10)]
fn load_and_check_1000_missions_of_24_sectors(bencher: divan::Bencher<'_, '_>) {
    let Ok(catalog) = Catalog::shipped() else { return };
    let texts: Vec<String> = (0..1000).map(text).collect();
    bencher.bench(|| texts.iter().filter(|text| mission_from_str("bench.ron", text, &catalog).is_ok()).count());
}

#[divan::bench]
fn open_all_shipped_content() -> bool {
    Catalog::shipped().is_ok()
}
