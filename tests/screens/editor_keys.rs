//! The mission editor by keys alone.

use std::fs;

use egui::{Key, Modifiers};
use ghostline::{
    content::{Sheet, Thing},
    stealth::{Colour, Difficulty, Sector},
    ui::Screen,
};

use super::{
    editor::{CTRL, editor, retype, shipped},
    player::Player,
};

const SHIFT: Modifiers = Modifiers::SHIFT;

/// Somebody who only has keys, with an empty map before them.
struct Typist {
    player: Player,
    at: (u16, u16),
    tile: u16,
    colour: Colour,
}

impl Typist {
    fn new() -> Self {
        let mut player = Player::new();
        player.arrow_to("Mission editor");
        player.key(Key::Enter);
        player.arrow_to("Empty map");
        player.key(Key::Enter);
        assert_eq!(player.focused().as_deref(), Some("Cell 1·1, gap"), "{:#?}", player.labels());
        Self { player, at: (1, 1), tile: 1, colour: Colour::Red }
    }

    fn key(&mut self, key: Key) {
        self.player.key(key);
    }

    /// Goes to a cell and uses what is in the hand.
    fn use_at(&mut self, at: Sector) {
        self.go(at);
        self.key(Key::Enter);
    }

    fn go(&mut self, at: Sector) {
        while self.at.0 != at.column() {
            let right = self.at.0 < at.column();
            self.key(if right { Key::ArrowRight } else { Key::ArrowLeft });
            self.at.0 = if right { self.at.0 + 1 } else { self.at.0 - 1 };
        }
        while self.at.1 != at.row() {
            let down = self.at.1 < at.row();
            self.key(if down { Key::ArrowDown } else { Key::ArrowUp });
            self.at.1 = if down { self.at.1 + 1 } else { self.at.1 - 1 };
        }
    }

    fn take_tile(&mut self, tile: u16) {
        while self.tile != tile {
            self.key(Key::T);
            self.tile = self.tile % 11 + 1;
        }
    }

    fn take_colour(&mut self, colour: Colour) {
        while self.colour != colour {
            self.key(Key::C);
            let at = Colour::ALL.iter().position(|known| *known == self.colour).unwrap();
            self.colour = Colour::ALL[(at + 1) % 6];
        }
    }

    /// From the map to the panel on the right, whose first control is called this.
    fn enter_panel(&mut self, first: &str) {
        for _ in 0..8 {
            self.key(Key::Tab);
            if self.player.focused().as_deref() == Some(first) {
                return;
            }
        }
        panic!("no way to {first:?} from {:?}", self.player.focused());
    }

    /// Goes down to a field and writes in it.
    fn write(&mut self, field: &str, text: &str) {
        self.player.arrow_to(field);
        retype(&mut self.player, text);
    }

    /// From a panel back to the map.
    fn leave_panel(&mut self) {
        self.key(Key::Escape);
        let here = format!("Cell {}·{},", self.at.0, self.at.1);
        assert!(self.player.focused().is_some_and(|name| name.starts_with(&here)), "{:?}", self.player.focused());
    }
}

fn draw(typist: &mut Typist, wanted: &Sheet) {
    typist.key(Key::B);
    for (at, square) in wanted.squares() {
        typist.take_tile(square.room().unwrap().tile);
        typist.use_at(at);
    }
    typist.key(Key::W);
    for (edge, _) in wanted.edges() {
        let [a, b] = edge.ends();
        typist.go(a);
        let side = if a.row() == b.row() { Key::ArrowRight } else { Key::ArrowDown };
        typist.player.keys(SHIFT, side);
    }
    typist.key(Key::L);
    for (_, at) in wanted.letters() {
        typist.use_at(at);
    }
}

fn furnish(typist: &mut Typist, wanted: &Sheet) {
    typist.key(Key::Num8);
    let mut stops = Vec::new();
    for (_, spot, thing) in wanted.things() {
        match thing {
            Thing::Enemy { colour, from, .. } => {
                typist.take_colour(*colour);
                typist.use_at(spot.sector().unwrap());
                post_from(typist, *from);
            }
            Thing::Waypoint { colour, number } => stops.push((*colour, *number, spot.sector().unwrap())),
            _ => {}
        }
    }
    stops.sort_unstable();
    typist.key(Key::P);
    for (colour, _, at) in stops {
        typist.take_colour(colour);
        typist.use_at(at);
    }
    for (_, spot, thing) in wanted.things() {
        let key = match thing {
            Thing::Start => Key::Num1,
            Thing::Exit => Key::Num2,
            Thing::Objective(_) => Key::Num3,
            _ => continue,
        };
        typist.key(key);
        typist.use_at(spot.sector().unwrap());
        if let Thing::Objective(goal) = thing {
            typist.enter_panel("Name of the objective");
            typist.write("Name of the objective", &goal.name);
            typist.write("Id of the objective", &goal.id);
            typist.write("Told when it is taken", goal.text.as_str());
            typist.leave_panel();
        }
    }
}

/// Says of the guard just put down from which difficulty on it is there.
fn post_from(typist: &mut Typist, from: Difficulty) {
    if from.is_gentlest() {
        return;
    }
    typist.enter_panel("Kind");
    typist.player.arrow_to("There on");
    for _ in Difficulty::ALL.iter().filter(|gentler| **gentler < from) {
        typist.key(Key::ArrowRight);
    }
    typist.leave_panel();
}

#[test]
fn after_the_mouse_the_first_arrow_is_for_the_map() {
    let mut player = Player::new();
    player.click("Mission editor");
    player.click("Empty map");
    player.key(Key::ArrowRight);
    assert_eq!(player.focused().as_deref(), Some("Cell 2·1, gap"));
}

#[test]
fn the_first_mission_is_built_from_an_empty_map_by_keys_alone() {
    let wanted = shipped("campaign/01_night_audit.ron");
    let mut typist = Typist::new();
    draw(&mut typist, &wanted);
    furnish(&mut typist, &wanted);
    typist.key(Key::F3);
    typist.enter_panel("Name");
    typist.write("Name", &wanted.name);
    typist.write("Id", &wanted.id);
    typist.player.arrow_to("Energy and items are in force");
    typist.key(Key::Enter);
    typist.write("Bytebucks", &wanted.rewards.bytebucks.to_string());
    typist.write("Told before", wanted.intro.as_str());
    typist.write("Told after success", wanted.conclusion.as_str());
    typist.leave_panel();
    typist.player.keys(CTRL, Key::S);
    let saved = typist.player.folder().join("missions/night_audit.ron");
    let text = fs::read_to_string(&saved).unwrap_or_else(|_| panic!("{:#?}", typist.player.labels()));
    assert_eq!(Sheet::read("saved", &text).unwrap(), wanted);
}

#[test]
fn pieces_are_chosen_copied_turned_and_moved_by_keys() {
    let mut typist = Typist::new();
    let at = |column, row| Sector::at(column, row).unwrap();
    typist.key(Key::B);
    typist.use_at(at(1, 1));
    typist.take_tile(2);
    typist.use_at(at(2, 1));
    typist.key(Key::V);
    typist.go(at(1, 1));
    typist.player.keys(SHIFT, Key::ArrowRight);
    typist.at = (2, 1);
    typist.player.keys(CTRL, Key::C);
    typist.key(Key::H);
    let tile =
        |typist: &Typist, column, row| editor(&typist.player).sheet().room(at(column, row)).map(|room| room.tile);
    assert_eq!((tile(&typist, 1, 1), tile(&typist, 2, 1)), (Some(2), Some(1)), "mirrored");
    typist.go(at(4, 3));
    typist.player.keys(CTRL, Key::V);
    assert_eq!((tile(&typist, 4, 3), tile(&typist, 5, 3)), (Some(1), Some(2)), "pasted");
    typist.key(Key::R);
    assert_eq!((tile(&typist, 4, 3), tile(&typist, 4, 4)), (Some(1), Some(2)), "turned");
    typist.player.keys(Modifiers::ALT, Key::ArrowRight);
    assert_eq!((tile(&typist, 4, 3), tile(&typist, 5, 4)), (None, Some(2)), "moved");
    typist.key(Key::Delete);
    assert_eq!(tile(&typist, 5, 4), None, "removed");
}

#[test]
fn a_mission_is_played_from_a_chosen_state_and_left_by_keys() {
    let mut player = Player::new();
    player.click("Single mission");
    player.enter("Edit a copy");
    player.click_part("Cell 2·4,");
    player.key(Key::F7);
    player.enter("Begin in G");
    player.keys(SHIFT, Key::F5);
    let Some(Screen::Mission(mission)) = player.app().top() else { panic!("{:#?}", player.labels()) };
    assert_eq!(mission.game().game().public().player.sector, Sector::at(2, 4).unwrap());
    player.key(Key::Escape);
    assert!(matches!(player.app().top(), Some(Screen::Editor(_))), "{:#?}", player.labels());
}

#[test]
fn the_cheat_sheet_lists_the_keys() {
    let mut typist = Typist::new();
    typist.key(Key::F1);
    for key in ["Ctrl+Z", "F5", "Shift+arrows"] {
        assert!(typist.player.sees(key), "{key}: {:#?}", typist.player.labels());
    }
}
