//! A campaign in the terminal, in plain lines, beside the same campaign played in this process.

use std::path::Path;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ghostline::{
    campaign::{Campaign, Place, Rules},
    content::Catalog,
    save::{CampaignFile, Disk, Slots},
    stealth::{Difficulty, Mode},
    terminal::{App, Face, Opening, Palette, Screen, TerminalOptions, play_lines},
    words::{Words, campaign::terms_text},
};
use ratatui::{Terminal, backend::TestBackend};

use crate::twin::Twin;

fn options(data: &Path, campaign: Opening) -> TerminalOptions {
    TerminalOptions {
        campaign: Some(campaign),
        seed: Some(7),
        saves: Some(Slots::under(data)),
        campaigns: Some(Slots::of_campaigns(data)),
        face: Face::Lines,
        ..TerminalOptions::new(Catalog::shipped().unwrap())
    }
}

/// All that is printed for a script.
fn told(options: TerminalOptions, script: &str) -> String {
    let mut output = Vec::new();
    play_lines(&mut App::new(options), script.as_bytes(), &mut output).unwrap();
    String::from_utf8(output).unwrap()
}

/// The campaign kept in a slot.
fn kept(data: &Path, slot: &str) -> CampaignFile {
    let file = Slots::of_campaigns(data).file(slot).unwrap();
    CampaignFile::load(&Disk, &file, &Catalog::shipped().unwrap()).unwrap().file
}

/// The numbers by which the twin's next mission is played, until it is won.
fn won(twin: &mut Twin) -> String {
    let mut script = String::new();
    for _ in 0..12 {
        let played = twin.play(Mode::Lethal);
        script += "b\n";
        script.extend(played.picks.iter().map(|pick| format!("{}\n", pick + 1)));
        if played.outcome.won {
            return script;
        }
        script += "a\n";
    }
    panic!("never won");
}

/// ST-GEAR-01, ST-GEAR-03, ST-OBJ-06, ST-OBJ-07
#[test]
fn a_campaign_is_begun_played_shopped_for_and_kept_in_plain_lines() {
    let data = tempfile::tempdir().unwrap();
    let mut twin = Twin::new(Rules::default(), 7);
    let mut script = String::from("n\nb\n");
    while twin.campaign().profile().bytebucks() < 5 {
        script += &won(&mut twin);
        script += "n\n";
    }
    let offer = twin.file.campaign.buy(&twin.catalog).unwrap().to_vec();
    let text = told(options(data.path(), Opening::List), &format!("{script}s\nb\n2\n2\nx\nx\nquit\n"));
    let card = twin.catalog.gear(&offer[1]).unwrap();
    for said in ["No campaign has been begun", "Act 1: ", "Meridian Holdings closes", "The van is moving", "Reward: "] {
        assert!(text.contains(said), "{said}");
    }
    assert!(text.contains("Badges: ") || text.contains("No badge this time."), "{text}");
    assert!(text.contains("Keep one of these") && text.contains(&format!("Keep {}", card.name)));
    let held = 1 + card.energy;
    assert!(text.contains(&format!("{held} of 16 held, {} to spend", 16 - held)), "the bar is live");
    assert!(text.contains("garrett-1: "), "it stands in the list");
    let file = kept(data.path(), "garrett-1");
    let profile = file.campaign.profile();
    assert_eq!((file.campaign.won(), profile.equipped().len()), (twin.campaign().won(), 2));
    assert_eq!(profile.bytebucks(), twin.campaign().profile().bytebucks());
}

#[test]
fn what_a_difficulty_changes_is_written_where_it_is_chosen() {
    let data = tempfile::tempdir().unwrap();
    let text = told(options(data.path(), Opening::Named("mine".to_owned())), "2\nr\n4\nb\nd\nx\nquit\n");
    assert!(text.contains("== A new campaign: mine =="));
    for difficulty in Difficulty::ALL {
        let terms = Catalog::shipped().unwrap().cards().terms(difficulty);
        assert!(text.contains(&terms_text(&Words::english(), terms, None)), "{difficulty:?}");
    }
    let new = text.split("== A new campaign: mine ==").nth(1).unwrap();
    for said in ["Without ironman: a mission that is lost costs nothing", "Ironman: nothing can be taken back"] {
        assert!(new.contains(said), "both are told before anything is chosen: {new}");
    }
    assert!(text.contains("Lethal: an enemy that finds a body") && text.contains("Non-lethal: an enemy"), "{text}");
    let rules = kept(data.path(), "mine").campaign.rules();
    assert_eq!((rules.difficulty, rules.ironman), (Difficulty::Story, true), "from hard the next is story");
    assert!(text.contains("mine: Night Audit, 0 ByteBucks, Story, ironman"));
}

#[test]
fn with_no_way_back_nothing_is_undone_or_given_up() {
    let data = tempfile::tempdir().unwrap();
    let script = "r\nb\nb\n1\nundo\nabandon\nquit\n";
    let text = told(options(data.path(), Opening::Named("iron".to_owned())), script);
    assert!(text.contains("Nothing can be taken back in this campaign."), "{text}");
    assert!(text.contains("There is no way back: play the mission to its end."));
    assert!(!text.contains("not saved"), "quitting loses nothing");
    let again = told(options(data.path(), Opening::Named("iron".to_owned())), "quit\n");
    assert!(again.contains("The campaign iron goes on.") && again.contains("Turn 1, "), "in the middle of its mission");
}

/// ST-TURN-06
#[test]
fn an_action_is_taken_back_and_a_mission_given_up_and_begun_anew() {
    let data = tempfile::tempdir().unwrap();
    let text = told(options(data.path(), Opening::Named("mild".to_owned())), "b\nb\n1\nundo\nabandon\nsave\nquit\n");
    assert!(text.contains("Taken back.") && text.contains("The mission can begin anew."), "{text}");
    assert!(text.contains("That needs a mission in play."), "between missions there is nothing to save");
    let file = kept(data.path(), "mild");
    assert!(file.playing.is_none() && file.campaign.losses() == 0);
}

#[test]
fn a_fork_an_ending_and_a_fall_have_pages_of_their_own() {
    let data = tempfile::tempdir().unwrap();
    let catalog = Catalog::shipped().unwrap();
    let slots = Slots::of_campaigns(data.path());
    let places = [
        ("fork", Place::Fork("water_board".to_owned()), "Follow the wages"),
        ("ended", Place::Ended("roll_call".to_owned()), "missions won 0"),
        ("fallen", Place::Fallen("glass_quay".to_owned()), "It ended in Glass Quay, after 0 missions won."),
    ];
    for (slot, place, said) in places {
        let file = CampaignFile::new(Campaign::new(&catalog, Rules::default(), 7));
        let path = slots.file(slot).unwrap();
        file.store(&mut Disk, &path).unwrap();
        let text = std::fs::read_to_string(&path).unwrap();
        let place = format!("place: {place:?}");
        std::fs::write(&path, text.replace("place: Mission(\"night_audit\")", &place)).unwrap();
        let text = told(options(data.path(), Opening::Named(slot.to_owned())), "quit\n");
        assert!(text.contains(said), "{slot}: {text}");
        assert!(text.contains("changed or cut off"), "the change is told");
        let onward = text.contains("At a table: Social Deduction") && text.contains("ghostline play --game deduction");
        assert_eq!(onward, slot == "ended", "an ending tells where the story goes on: {text}");
    }
    let text = told(options(data.path(), Opening::Named("fork".to_owned())), "2\nquit\n");
    assert!(text.contains("Begin Paper Mile") && text.contains("== The payroll =="), "{text}");
}

#[test]
fn a_campaign_is_deleted_only_after_a_question() {
    let data = tempfile::tempdir().unwrap();
    told(options(data.path(), Opening::Named("old".to_owned())), "b\nquit\n");
    let text = told(options(data.path(), Opening::List), "d\n1\nn\nd\n1\n2\nquit\n");
    assert!(text.contains("Delete the campaign old for good?") && text.contains("Deleted old."));
    assert_eq!(Slots::of_campaigns(data.path()).count(), 0);
    let text = told(options(data.path(), Opening::Named("no/name".to_owned())), "quit\n");
    assert!(text.contains("cannot name a save"));
}

/// The full screen of this size, driven by keys; what stands on it after each of them.
fn screens(data: &Path, size: (u16, u16), keys: &str) -> Vec<String> {
    let mut app = App::new(options(data, Opening::Named("screen".to_owned())));
    let mut screen = Screen::default();
    let mut terminal = Terminal::new(TestBackend::new(size.0, size.1)).unwrap();
    let mut shown = Vec::new();
    for key in std::iter::once(None).chain(keys.chars().map(Some)) {
        if let Some(key) = key {
            let code = if key == '\n' { KeyCode::Enter } else { KeyCode::Char(key) };
            screen.key(&mut app, KeyEvent::new(code, KeyModifiers::NONE));
        }
        terminal.draw(|frame| screen.paint(&app, Palette::Plain, frame)).unwrap();
        shown.push(terminal.backend().to_string());
    }
    shown
}

/// ST-GEAR-03
#[test]
fn the_full_screen_shows_every_choice_between_missions_at_80_by_24_and_the_bar_moves() {
    let data = tempfile::tempdir().unwrap();
    let shown = screens(data.path(), (80, 24), "b.g1");
    let [new, act, hub, gear, off] = &shown[..] else { panic!("{}", shown.len()) };
    assert!(new.contains("Begin the campaign") && new.contains("Play ironman"), "{new}");
    assert!(act.contains("The signature") && act.contains("Any key goes on"), "{act}");
    for said in
        ["Begin Night Audit", "Spare them", "Difficulty: Standard", "Shop", "Gear", "Items", "Leave", "Page Down"]
    {
        assert!(hub.contains(said), "{said}: {hub}");
    }
    assert!(gear.contains("█···············") && off.contains("················ 0 of 16"), "{gear}{off}");
    for size in [(40, 12), (20, 6), (120, 40)] {
        screens(data.path(), size, "gxsxt");
    }
}

/// ST-OBJ-06, ST-OBJ-07
#[test]
fn the_full_screen_tells_how_a_mission_of_the_campaign_went() {
    let data = tempfile::tempdir().unwrap();
    let catalog = Catalog::shipped().unwrap();
    let file = CampaignFile::new(Campaign::new(&catalog, Rules { ironman: true, ..Rules::default() }, 7));
    file.store(&mut Disk, &Slots::of_campaigns(data.path()).file("screen").unwrap()).unwrap();
    let shown = screens(data.path(), (100, 30), &format!("b{}", "\n".repeat(200)));
    let over =
        shown.iter().find(|text| text.contains("There is no second try")).expect("the first choice always loses");
    assert!(over.contains("Go on") && !over.contains("Try again"), "{over}");
    let fallen = screens(data.path(), (100, 30), "");
    assert!(fallen[0].contains("It ended in Night Audit, after 0 missions won."), "{}", fallen[0]);
}
