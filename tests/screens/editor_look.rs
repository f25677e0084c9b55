//! How the editor's map is looked at: fitted, from far away, with what is wrong told at its place.

use egui::{Key, Shape, vec2};
use ghostline::{
    content::{Bar, Edge, Room, Sheet, Square},
    stealth::Sector,
    ui::{Screen, screens::Editor},
};

use super::{editor::editor, player::Player};

fn at(column: u16, row: u16) -> Sector {
    Sector::at(column, row).unwrap()
}

/// Somebody with a square map of this side, and how far its cells are apart on the screen.
fn surveyor(side: u16) -> (Player, f32) {
    let mut sheet = Sheet::new("square", "Square");
    for cell in (1..=side).flat_map(|row| (1..=side).map(move |column| at(column, row))) {
        sheet.set_square(cell, Some(Square::Room(Room { tile: 1, letter: None })));
    }
    let mut player = Player::new();
    let editor = Editor::new(player.app().desk(), sheet);
    player.app_mut().open(Screen::Editor(Box::new(editor)));
    player.wait();
    // Cells that are too small to be controls are told by the one keys stand on.
    let tile = player.rect_of(egui::Id::new(("editor cell", at(1, 1)))).width();
    (player, tile)
}

/// How often these words stand on the screen.
fn painted(player: &Player, words: &str) -> usize {
    fn count(shape: &Shape, words: &str) -> usize {
        match shape {
            Shape::Vec(shapes) => shapes.iter().map(|shape| count(shape, words)).sum(),
            Shape::Text(text) => usize::from(text.galley.text().contains(words)),
            _ => 0,
        }
    }
    player.shapes().iter().map(|clipped| count(&clipped.shape, words)).sum()
}

#[test]
fn the_map_is_fitted_looked_at_nearer_and_fitted_again() {
    let (mut player, tile) = surveyor(4);
    assert!(tile > 75.0, "{tile}");
    let far = |player: &Player| player.place("Cell 2·1,").x - player.place("Cell 1·1,").x;
    player.click("Zoom out");
    assert!(far(&player) < tile);
    player.click("Show the whole map");
    assert!((far(&player) - tile).abs() < 0.5, "{} for {tile}", far(&player));
    player.key(Key::Minus);
    assert!(far(&player) < tile);
    player.key(Key::Num0);
    assert!((far(&player) - tile).abs() < 0.5, "{} for {tile}", far(&player));
}

#[test]
fn walls_are_set_by_hand_where_cells_are_too_small_to_be_controls() {
    let (mut player, tile) = surveyor(20);
    assert!(tile < 22.0, "{tile}");
    let middle = player.place("Cell 1·1,") + vec2(4.0, 4.0) * tile;
    player.key(Key::W);
    player.click_at(middle + vec2(0.42, 0.05) * tile);
    let edge = Edge::between(at(5, 5), at(6, 5)).unwrap();
    assert_eq!(editor(&player).sheet().bar(edge), Bar::Wall, "{:#?}", player.labels());
    player.click_at(middle + vec2(0.42, -0.05) * tile);
    assert_eq!(editor(&player).sheet().bar(edge), Bar::Open);
    player.key(Key::X);
    player.click_at(middle);
    assert!(editor(&player).sheet().square(at(5, 5)).is_none(), "any tool reaches any cell");
}

#[test]
fn a_click_for_a_wall_goes_nearer_where_no_edge_can_be_meant() {
    let (mut player, tile) = surveyor(64);
    assert!(tile < 10.0, "{tile}");
    let middle = player.place("Cell 1·1,") + vec2(29.0, 29.0) * tile;
    player.key(Key::W);
    player.click_at(middle + vec2(0.42, 0.0) * tile);
    assert_eq!(editor(&player).file().history().done(), 0, "nothing was set");
    assert!(player.sees_part("Cell 30·30,"), "{:#?}", player.labels().len());
    player.click_part("Edge 30·30 to 31·30:");
    assert_eq!(editor(&player).file().history().done(), 1);
}

#[test]
fn a_fault_that_is_chosen_is_told_beside_its_place() {
    let mut player = Player::new();
    player.click("Single mission");
    player.enter("Edit a copy");
    player.click("Walls");
    player.click_part("Edge 1·4 to 2·4:");
    let words = "The player cannot reach the exit";
    assert_eq!(painted(&player, words), 1, "in the list alone");
    player.click_part("the player cannot reach the exit");
    assert_eq!(painted(&player, words), 2, "in the list and on the map");
    player.enter("Open wall");
    assert_eq!(painted(&player, words), 0);
}
