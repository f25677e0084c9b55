//! The largest mission there can be, for everything that is measured on it.

use ghostline::{
    content::{Bar, Edge, Goal, Room, Sheet, SheetAlarm, Square, Thing},
    stealth::{Colour, GRID, Sector},
};

/// Rooms of four by four with two doors each, and patrols across the whole map with so many waypoints each.
pub fn with_waypoints(waypoints: usize) -> Sheet {
    let mut sheet = Sheet::new("largest", "Largest");
    let sectors = || (1..=GRID).flat_map(|row| (1..=GRID).filter_map(move |column| Sector::at(column, row)));
    for at in sectors() {
        let tile = (at.column() + at.row()) % 11 + 1;
        sheet.set_square(at, Some(Square::Room(Room { tile, letter: None })));
    }
    for at in sectors() {
        for edge in Edge::around(at) {
            let [a, b] = edge.ends();
            let room = |at: Sector| ((at.column() - 1) / 4, (at.row() - 1) / 4);
            let border = room(a) != room(b);
            if border && a.column() % 4 != 1 && a.row() % 4 != 2 {
                sheet.set_bar(edge, Bar::Wall);
            }
        }
    }
    furnish(&mut sheet, waypoints);
    sheet.settle();
    sheet
}

/// A mission as large as they come: six waypoints of each colour.
pub fn largest() -> Sheet {
    with_waypoints(6)
}

fn furnish(sheet: &mut Sheet, waypoints: usize) {
    let mut put = |column: usize, row: usize, thing: Thing| {
        if let Some(at) = Sector::at(column as u16 % GRID + 1, row as u16 % GRID + 1) {
            sheet.put(at, thing);
        }
    };
    put(0, 0, Thing::Start);
    put(63, 63, Thing::Exit);
    let goal = Goal { id: "core".into(), name: "Core".into(), text: "Warm.".into(), alarm: 0 };
    put(40, 20, Thing::Objective(goal));
    for (nth, colour) in Colour::ALL.into_iter().enumerate() {
        for number in 1..=waypoints {
            put(nth * 10 + number * 17, nth * 5 + number * 29, Thing::Waypoint { colour, number: number as i64 });
        }
    }
    for enemy in 0..64 {
        let colour = Colour::ALL[enemy % 6];
        put(enemy * 13 + 5, enemy * 7 + 9, Thing::enemy("guard", colour));
    }
    sheet.alarm = Some(SheetAlarm { alertness: 2, reinforcements: Vec::new() });
    (sheet.intro, sheet.conclusion) = ("In.".into(), "Out.".into());
}
