//! The parts of The Beginning, each alone: everything has a name, answers a click, and tells no more than the seat knows.

use egui::{Rect, Sense, Ui, vec2};
use ghostline::{
    beginning::{Area, Bar, Beginning, Column, Figure, Setup, View},
    content::beginning::shipped_library,
    engine::{Dice, Game, Seat, Turn},
    ui::{
        Desk, Speed,
        beginning::{
            Answer, Board, Cell, FactRow, Gauges, Hand, Hit, Laid, Look, Plates, Programs, Secrets, Sheet, Target,
            Tree, laid_in, length, shown_after,
        },
    },
    words::Words,
};

use crate::easel::Easel;

/// A table after so many random decisions, as the first seat knows it.
fn table(seats: u8, seed: u64, decisions: usize) -> View {
    let setup = Setup { talk: 2, first: Some(Seat(0)), ..Setup::new(shipped_library().unwrap(), seats) };
    let mut dice = Dice::new(seed);
    let mut game = Beginning::deal(&setup, &mut dice);
    for _ in 0..decisions {
        let Turn::Of(asked) = game.turn() else { break };
        let (seat, mut options) = (asked.iter().next().unwrap(), Vec::new());
        game.options(seat, &mut options);
        let action = *dice.pick(&options).unwrap();
        game.apply(seat, &action, &mut dice, &mut |_| ()).unwrap();
    }
    game.view(Seat(0))
}

/// A part in a room of its own.
fn part<T: 'static>(
    view: View,
    size: (f32, f32),
    mut draw: impl FnMut(&mut Ui, Look<'_>, Rect) -> Answer<T> + 'static,
) -> Easel<T> {
    Easel::new(size.0, Words::english(), move |ui, desk: &Desk| {
        let (room, _) = ui.allocate_exact_size(vec2(size.0, size.1), Sense::hover());
        draw(ui, Look { view: &view, words: &desk.words, names: &[] }, room).clicked
    })
}

const BOARD: (f32, f32) = (692.0, 424.0);

#[test]
fn every_area_answers_a_click_and_says_what_entering_it_means() {
    let mut board = part(table(5, 1, 40), BOARD, |ui, look, room| {
        let targets = [Target { hit: Hit::Area(Area::Nexus), note: "One step.".to_owned() }];
        Board { look, targets: &targets, pointed: None }.show(ui, room)
    });
    for name in ["Sectors", "City", "Nexus", "HQ", "Monolith", "Network", "Junkyard", "Med Center"] {
        assert!(board.sees_part(name), "{name} among {:#?}", board.labels());
    }
    assert!(board.sees_part("One step."));
    board.click("One step.");
    board.click("Area 5");
    assert_eq!(*board.told(), [Hit::Area(Area::Nexus), Hit::Area(Area::Monolith)]);
}

#[test]
fn everybody_and_every_enemy_stands_on_the_board() {
    for seed in 1..12 {
        let view = table(6, seed, 150);
        let look_on = view.clone();
        let board = part(view, BOARD, |ui, look, room| Board { look, targets: &[], pointed: None }.show(ui, room));
        let scene = ghostline::beginning::Scene { rules: &look_on.rules, state: &look_on.table };
        for figure in scene.figures().filter(|figure| matches!(figure, Figure::Of(_))) {
            let Figure::Of(seat) = figure else { continue };
            let who = scene.player(seat).unwrap().who;
            let name = &look_on.rules.library().character(who).unwrap().name;
            assert!(board.sees_part(&format!("{name}. Health")), "{name} among {:#?}", board.labels());
        }
        let enemies = scene.foes().filter(|seen| seen.enemy.is_some()).count();
        let told = board.labels().iter().filter(|label| label.contains(", level ")).count();
        assert_eq!(enemies, told, "{:#?}", board.labels());
    }
}

#[test]
fn the_next_place_of_a_column_is_a_control_only_while_it_can_be_chosen() {
    let plain =
        part(table(4, 2, 0), BOARD, |ui, look, room| Board { look, targets: &[], pointed: None }.show(ui, room));
    assert!(!plain.sees_part("column Beta"));
    let mut board = part(table(4, 2, 0), BOARD, |ui, look, room| {
        let targets = [Target { hit: Hit::Column(Column::Beta), note: String::new() }];
        Board { look, targets: &targets, pointed: None }.show(ui, room)
    });
    board.click("column Beta");
    assert_eq!(*board.told(), [Hit::Column(Column::Beta)]);
}

#[test]
fn the_gauges_tell_their_numbers_in_a_column_and_in_a_row() {
    let view = table(3, 1, 0);
    for in_a_row in [false, true] {
        let gauges = part(view.clone(), (420.0, 420.0), move |ui, look, room| {
            if in_a_row {
                Gauges { look }.row(ui, room);
            } else {
                Gauges { look }.column(ui, room);
            }
            Answer::<()>::default()
        });
        for (name, bar) in [("Morale", Bar::Morale), ("Riot", Bar::Riot), ("Resource", Bar::Resource)] {
            let value = view.table.bars.get(bar);
            // Zero has no sign.
            let signed = if bar == Bar::Resource || value == 0 { value.to_string() } else { format!("+{value}") };
            assert!(gauges.sees_part(&format!("{name} {signed}")), "{name} {signed} in {:#?}", gauges.labels());
        }
        assert!(gauges.sees_part("Security 4") && gauges.sees_part("Threat 0"));
    }
}

#[test]
fn a_plate_names_its_player_and_answers() {
    let mut plates = part(table(6, 4, 60), (1280.0, 70.0), |ui, look, room| {
        Plates { look, targets: &[Seat(2)], chosen: None }.show(ui, room)
    });
    plates.click("Seat 3, ");
    assert_eq!(*plates.told(), [Seat(2)]);
    assert_eq!(plates.labels().iter().filter(|label| label.contains("Leader.")).count(), 1);
}

#[test]
fn the_own_hand_is_told_by_card_and_answers_with_its_place() {
    let view = table(3, 7, 0);
    let first = view.table.players[0].hand[0].card;
    let mut hand = part(view.clone(), (500.0, 110.0), move |ui, look, room| {
        Hand { look, playable: &[first], chosen: &[] }.show(ui, room)
    });
    let cards = ghostline::words::beginning::Cards::new(&Words::english(), view.rules.library())
        .influence_name(view.rules.library().influence(first).unwrap());
    hand.click(&cards);
    assert_eq!(*hand.told(), [0]);
}

/// TB-INFO-11
#[test]
fn programs_of_others_are_backs() {
    let view = table(4, 3, 0);
    let mine =
        part(view.clone(), (500.0, 104.0), |ui, look, room| Programs::of(look, Seat(0), &[], None).show(ui, room));
    assert!(!mine.sees("Face-down program"), "{:#?}", mine.labels());
    let theirs = part(view, (500.0, 104.0), |ui, look, room| Programs::of(look, Seat(1), &[], None).show(ui, room));
    assert!(theirs.sees("Face-down program"), "{:#?}", theirs.labels());
}

#[test]
fn the_own_loyalty_and_objectives_are_in_sight_and_nobody_elses() {
    let view = table(5, 5, 0);
    let library = view.rules.library();
    let objective = view.table.players[0].objectives[0].kind.unwrap();
    let name = library.objective(objective).unwrap().name.clone();
    let secrets = part(view.clone(), (200.0, 180.0), |ui, look, room| {
        Secrets { look }.show(ui, room);
        Answer::<()>::default()
    });
    assert!(secrets.sees_part(&name), "{name} in {:#?}", secrets.labels());
    let line = part(view.clone(), (640.0, 26.0), |ui, look, room| {
        Secrets { look }.line(ui, room);
        Answer::<()>::default()
    });
    assert!(line.sees_part(&name), "{name} in {:#?}", line.labels());
}

#[test]
fn the_tree_tells_boost_and_task_of_all_eight_fields() {
    let tree = part(table(3, 1, 0), (390.0, 140.0), |ui, look, room| {
        Tree { look, seat: look.me(), targets: &[] }.show(ui, room)
    });
    for branch in ["Hacking 1", "Hacking 2", "Implants 1", "Security 2", "Rigging 1", "Rigging 2"] {
        assert!(tree.sees_part(branch), "{branch} in {:#?}", tree.labels());
    }
    assert_eq!(tree.labels().iter().filter(|label| label.contains("Task: ")).count(), 8);
}

#[test]
fn a_sheet_tells_what_lies_open_of_a_board() {
    let view = table(6, 3, 200);
    let wounds: Vec<String> =
        view.table.players[1].wounds.iter().map(|&no| view.rules.library().wound(no).unwrap().name.clone()).collect();
    let sheet = part(view, (300.0, 600.0), |ui, look, room| {
        Sheet { look, seat: Seat(1) }.show(ui, room);
        Answer::<()>::default()
    });
    assert!(sheet.sees_part("Seat 2, "));
    for wound in wounds {
        assert!(sheet.sees_part(&wound), "{wound} in {:#?}", sheet.labels());
    }
}

#[test]
fn everybody_has_a_row_of_what_was_laid_in() {
    let view = table(5, 1, 30);
    let laid = part(view, (300.0, 300.0), |ui, look, _| {
        laid_in(ui, look, &Laid::of(look.view));
        Answer::<()>::default()
    });
    assert_eq!(laid.labels().iter().filter(|label| label.contains(" cards. ")).count(), 6, "{:#?}", laid.labels());
}

#[test]
fn a_row_of_facts_is_told_in_words_and_answers() {
    let mut row = part(table(4, 1, 0), (300.0, 30.0), |ui, look, _| {
        let cells = [Cell::Empty, Cell::Certain(ghostline::beginning::Faction::Human)];
        let row = FactRow { look, seat: Seat(1), guess: None, cells: &cells, told: "Known: Human.", chosen: false };
        Answer { clicked: row.show(ui).clicked().then_some(Seat(1)), hovered: None }
    });
    row.click("Known: Human.");
    assert_eq!(*row.told(), [Seat(1)]);
}

/// The look: 260 ms a card, 520 the last one.
#[test]
fn cards_are_shown_one_by_one_and_the_last_one_slower() {
    let times = Easel::at(Speed::Normal, 300.0, Words::english(), |_, desk| {
        Some([shown_after(desk, 3, 0.0), shown_after(desk, 3, 0.26), shown_after(desk, 3, 0.78), length(desk, 3)])
    });
    let [none, one, most, all] = times.told()[0];
    assert!(none == 0.0 && (one - 1.0).abs() < 0.01 && (most - 2.5).abs() < 0.01 && (all - 1.04).abs() < 0.01);
    let at_once = Easel::english(|_, desk| Some(shown_after(desk, 3, 0.0)));
    assert!((at_once.told()[0] - 3.0).abs() < f32::EPSILON, "nothing moves where things happen at once");
}
