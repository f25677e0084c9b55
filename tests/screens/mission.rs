//! A mission played from its first turn to its end: by clicks, by keys alone, by pad alone; undo, saves, layouts.

use egui::{Key, vec2};
use ghostline::{
    engine::{Bot, Dice, Game, Turn},
    stealth::{AGENT, Action, Auto, Modifier, Outcome, Phase, Sector, Setup, Stealth, bots::Cautious},
    ui::{Screen, focus::Nav, input::PadButton, screens::Mission},
    words::stealth::Teller,
};

use super::player::Player;

/// The device a mission is played with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Device {
    Mouse,
    Keyboard,
    Pad,
}

pub fn setup(player: &Player, id: &str, stack: &[Modifier]) -> Setup {
    let catalog = &player.app().desk().catalog;
    let (mission, gear) = (catalog.mission(id).unwrap(), catalog.starting_gear());
    Setup { stack: stack.to_vec(), ..Setup::new(mission, gear) }
}

pub fn open(player: &mut Player, id: &str, stack: &[Modifier]) {
    let setup = setup(player, id, stack);
    player.app_mut().open(Screen::Mission(Box::new(Mission::begin(setup, 7))));
    player.wait();
}

pub fn mission(player: &Player) -> &Mission {
    match player.app().top() {
        Some(Screen::Mission(mission)) => mission,
        _ => panic!("no mission on top, but {:#?}", player.labels()),
    }
}

pub fn game(player: &Player) -> &Stealth {
    mission(player).game().game()
}

/// What a careful player does in a moment; without the free movement, what they do instead of it.
fn wish(game: &Stealth) -> Vec<Action> {
    let mut game = game.clone();
    let mut wishes = Vec::new();
    loop {
        let mut options = Vec::new();
        game.options(AGENT, &mut options);
        let view = game.view(AGENT);
        let at = Cautious::default().choose(&view, &options, &mut Dice::new(1));
        wishes.push(options[at]);
        let declines = options[at] == Action::Pass && game.public().phase == Phase::Free;
        if !declines {
            return wishes;
        }
        game.apply(AGENT, &Action::Pass, &mut Dice::new(1), &mut |_| ()).unwrap();
    }
}

/// The name of a sector's control begins like this.
pub fn sector_name(player: &Player, sector: Sector) -> String {
    let view = mission(player).game().view(AGENT);
    let name = Teller::of(&player.app().desk().words, &view).sector(sector);
    format!("Sector {name},")
}

/// Goes to the control whose name begins with `name`: the sector by arrows through doors, anything else by Tab.
fn focus_on(player: &mut Player, device: Device, name: &str) {
    let step = |player: &mut Player, nav: Nav| match (device, nav) {
        (Device::Pad, nav) => player.pad(PadButton::Nav(nav)),
        (_, Nav::Next) => player.key(Key::Tab),
        (_, Nav::Left) => player.key(Key::ArrowLeft),
        (_, Nav::Right) => player.key(Key::ArrowRight),
        (_, Nav::Up) => player.key(Key::ArrowUp),
        (_, _) => player.key(Key::ArrowDown),
    };
    let found = |player: &Player| player.focused().is_some_and(|label| label.starts_with(name));
    // Arrows inside the group first, then the next group.
    for _ in 0..8 {
        if found(player) {
            return;
        }
        for nav in [Nav::Right, Nav::Down, Nav::Left, Nav::Up] {
            for _ in 0..12 {
                let before = player.focused();
                step(player, nav);
                if found(player) {
                    return;
                }
                if player.focused() == before {
                    break;
                }
            }
        }
        step(player, Nav::Next);
    }
    panic!("{name:?} cannot be reached, focus is on {:?} among {:#?}", player.focused(), player.labels());
}

/// Presses what has focus.
fn confirm(player: &mut Player, device: Device) {
    match device {
        Device::Pad => player.pad(PadButton::Confirm),
        _ => player.key(Key::Enter),
    }
}

/// Presses a control, with one device.
pub fn press(player: &mut Player, device: Device, name: &str) {
    if device == Device::Mouse {
        return player.click_part(name);
    }
    focus_on(player, device, name);
    confirm(player, device);
}

/// Presses the button of an action; the keyboard by its key.
fn press_action(player: &mut Player, device: Device, name: &str, key: Key) {
    match device {
        Device::Keyboard => player.key(key),
        _ => press(player, device, name),
    }
}

/// Does what a player wishes, with one device.
fn act(player: &mut Player, device: Device, wishes: &[Action]) {
    let last = *wishes.last().unwrap();
    match last {
        Action::Move { to } => {
            let name = sector_name(player, to);
            if wishes.len() > 1 {
                press_action(player, device, "Second move", Key::Num2);
            } else if device != Device::Mouse && game(player).public().phase == Phase::Free {
                press_action(player, device, "Move", Key::Num1);
            } else if device != Device::Mouse {
                press_action(player, device, "Second move", Key::Num2);
            }
            press(player, device, &name);
        }
        Action::Hide => press_action(player, device, "Hide", Key::Num4),
        Action::PickUp { .. } => press_action(player, device, "Pick up", Key::Num5),
        Action::Overwatch { .. } => press_action(player, device, "Overwatch", Key::Num3),
        Action::Pass => press_action(player, device, "End turn", Key::Space),
        Action::Attack { target, .. } => {
            press_action(player, device, "Attack", Key::Num7);
            let at = game(player).public().enemies[target.index()].sector;
            let name = sector_name(player, at);
            press(player, device, &name);
        }
        other => panic!("the careful player does not {other:?} in this mission"),
    }
    close_story(player, device);
}

/// Reads what an objective tells, and goes on.
fn close_story(player: &mut Player, device: Device) {
    if player.sees("Go on") {
        match device {
            Device::Mouse => player.click("Go on"),
            _ => confirm(player, device),
        }
        assert!(!player.sees("Go on"), "the story stays");
    }
}

/// Plays the mission on the screen to its end, with one device.
pub fn play_on(player: &mut Player, device: Device) -> Outcome {
    for _ in 0..200 {
        if matches!(mission(player).game().turn(), Turn::Over(_)) {
            break;
        }
        let before = mission(player).game().journal().actions.len();
        let wishes = wish(game(player));
        act(player, device, &wishes);
        let after = mission(player).game().journal().actions.len();
        assert!(after > before, "{wishes:?} was not done: {:#?}", player.labels());
    }
    let Turn::Over(outcome) = mission(player).game().turn() else { panic!("it does not end") };
    outcome
}

/// The first mission from the title to the debrief, with one device.
fn play_to_the_end(device: Device) {
    let mut player = Player::new();
    player.app_mut().desk_mut().settings.auto = Auto::ALL;
    press(&mut player, device, "Single mission");
    press(&mut player, device, "Briefing");
    press(&mut player, device, "Begin");
    assert_eq!(mission(&player).game().journal().setup.mission.plan().id, "night_audit");
    let outcome = play_on(&mut player, device);
    let said = if outcome.won { "Mission accomplished" } else { "The mission failed" };
    assert!(player.sees_part(said), "{:#?}", player.labels());
    press(&mut player, device, "Debrief");
    if outcome.won {
        press(&mut player, device, "See how it went");
    }
    assert!(matches!(player.app().top(), Some(Screen::Debrief(_))));
    assert!(player.sees_part(&format!("{} turns", outcome.turns)), "{:#?}", player.labels());
    press(&mut player, device, if outcome.won { "Next mission" } else { "Try again" });
    assert!(!matches!(player.app().top(), Some(Screen::Debrief(_))));
}

#[test]
fn the_first_mission_is_played_from_title_to_debrief_by_clicks() {
    play_to_the_end(Device::Mouse);
}

#[test]
fn the_first_mission_is_played_from_title_to_debrief_by_keys_alone() {
    play_to_the_end(Device::Keyboard);
}

#[test]
fn the_first_mission_is_played_from_title_to_debrief_by_pad_alone() {
    play_to_the_end(Device::Pad);
}

#[test]
fn undo_takes_back_what_revealed_nothing_and_stops_at_a_drawn_card() {
    let mut player = Player::new();
    player.app_mut().desk_mut().settings.auto = Auto::ALL;
    open(&mut player, "night_audit", &[]);
    let start = game(&player).public().player.sector;
    player.click_part("Sector G,");
    assert_ne!(game(&player).public().player.sector, start);
    assert!(player.sees_part("1 step can be undone"));
    player.key(Key::Z);
    assert_eq!(game(&player).public().player.sector, start);
    player.click("End turn");
    assert_eq!(game(&player).public().turn, 2);
    assert!(player.sees_part("No undo past here"));
    player.click_part("Sector G,");
    player.click_part("Take back: You move to G");
    assert_eq!(game(&player).public().player.sector, start);
    player.key(Key::Z);
    assert_eq!(game(&player).public().turn, 2, "a drawn card cannot be taken back");
}

#[test]
fn a_mission_goes_on_where_it_was_left() {
    let mut player = Player::new();
    player.app_mut().desk_mut().settings.auto = Auto::ALL;
    open(&mut player, "night_audit", &[]);
    player.click_part("Sector G,");
    player.key(Key::Space);
    player.click_part("Sector D,");
    let hash = mission(&player).game().hash();
    let mut player = player.reopen();
    let store = &player.app().desk().store;
    let file = store.slots().unwrap().file("autosave").unwrap();
    let loaded = store.load(&file).unwrap();
    assert_eq!(loaded.game.hash(), hash);
    let again = Mission::resume(player.app().desk(), loaded.game);
    player.app_mut().open(Screen::Mission(Box::new(again)));
    player.wait();
    assert_eq!(mission(&player).game().hash(), hash);
    assert!(player.sees_part("1 step can be undone"), "{:#?}", player.labels());
}

#[test]
fn every_layout_shows_every_action() {
    let sizes = [(1920.0, 1080.0), (1280.0, 720.0), (960.0, 540.0), (640.0, 360.0), (480.0, 270.0)];
    for (width, height) in sizes {
        let mut player = Player::at(vec2(width, height), tempfile::tempdir().unwrap());
        open(&mut player, "glass_quay", &[]);
        let names = [
            "Move",
            "Second move",
            "Overwatch",
            "Hide",
            "Pick up",
            "Carry a body",
            "Attack",
            "Use gear or item",
            "Undo",
            "End turn",
        ];
        for name in names {
            assert!(player.sees(name), "{name} is missing at {width}: {:#?}", player.labels());
        }
    }
}

#[test]
fn the_menu_opens_over_the_mission_and_leads_back() {
    let mut player = Player::new();
    open(&mut player, "night_audit", &[]);
    player.key(Key::Escape);
    assert!(matches!(player.app().top(), Some(Screen::Pause(_))));
    player.key(Key::Escape);
    assert_eq!(mission(&player).game().journal().actions.len(), 0);
}

#[test]
fn the_map_is_zoomed_and_shown_whole_again_by_keys() {
    let mut player = Player::new();
    open(&mut player, "glass_quay", &[]);
    let name = "Sector K,";
    let before = player.place(name);
    player.key(Key::Plus);
    player.key(Key::Plus);
    assert_ne!(player.place(name), before);
    player.key(Key::Num0);
    assert_eq!(player.place(name), before);
}

#[test]
fn a_drag_moves_the_map_and_nothing_else() {
    let mut player = Player::new();
    open(&mut player, "glass_quay", &[]);
    let name = "Sector K,";
    let before = player.place(name);
    player.drag(before, before + vec2(60.0, 25.0));
    assert!((player.place(name) - before - vec2(60.0, 25.0)).length() < 2.0, "{:?}", player.place(name) - before);
    assert_eq!(mission(&player).game().journal().actions.len(), 0);
}
