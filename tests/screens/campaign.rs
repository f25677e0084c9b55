//! The campaign as a player meets it: begun from the title, played, shopped for, left and gone on with.

use egui::{Key, vec2};
use ghostline::{
    campaign::{Campaign, MAX_ITEMS, Place, Rules},
    content::Catalog,
    engine::{Dice, Match},
    save::{self, CampaignFile, Disk, Slots},
    session::Session,
    stealth::{AGENT, Action, Auto, Difficulty, Mode, Phase, Stealth},
    ui::{Run, Screen},
    words::Words,
};

use super::{
    mission::{Device, play_on, press},
    player::Player,
};

/// Somebody whose questions of the rules are decided.
fn player() -> Player {
    let mut player = Player::new();
    player.app_mut().desk_mut().settings.auto = Auto::ALL;
    player
}

/// The campaign on the desk.
fn run(player: &Player) -> &Run {
    player.app().desk().campaign.as_ref().unwrap()
}

/// The campaign of a slot as its file has it.
fn kept(player: &mut Player, slot: &str) -> CampaignFile {
    player.settle();
    let file = Slots::of_campaigns(player.folder()).file(slot).unwrap();
    CampaignFile::load(&Disk, &file, &Catalog::shipped().unwrap()).unwrap().file
}

/// From the title into the first mission of a new campaign.
fn begin(player: &mut Player) {
    player.click("Campaign");
    player.enter("Begin the campaign");
    player.enter("Briefing");
    player.enter("Begin");
    assert!(matches!(player.app().top(), Some(Screen::Mission(_))), "{:#?}", player.labels());
}

/// Settles the mission that stands next as if it had ended like this.
fn settle(campaign: &mut Campaign, catalog: &Catalog, end: Phase) {
    let setup = campaign.setup(catalog, Mode::Lethal).unwrap();
    let mut public = Match::<Stealth>::new(setup.clone(), 7).view(AGENT).public;
    public.phase = end;
    campaign.settle(catalog, &setup, &public).unwrap();
}

/// A campaign kept in a slot after so many missions were won, the first way taken at forks.
fn after(player: &mut Player, rules: Rules, missions: usize) {
    let catalog = Catalog::shipped().unwrap();
    let mut campaign = Campaign::new(&catalog, rules, 7);
    for _ in 0..missions {
        let way = campaign.ways(catalog.course()).1.first().map(|way| way.mission.clone());
        if let Some(way) = way {
            campaign.choose(catalog.course(), &way).unwrap();
        }
        while campaign.profile().to_discard() > 0 {
            let first = campaign.profile().items()[0].clone();
            campaign.profile_mut().discard(&first).unwrap();
        }
        settle(&mut campaign, &catalog, Phase::Won);
    }
    let is_over = matches!(campaign.place(), Place::Ended(_));
    let file = Slots::of_campaigns(player.folder()).file("garrett-1").unwrap();
    CampaignFile::new(campaign).store(&mut Disk, &file).unwrap();
    player.click("Campaign");
    player.enter(if is_over { "See how it ended" } else { "Continue this campaign" });
}

/// A campaign from the title over its first mission to the shop, with one device.
fn first_mission(device: Device) {
    let mut player = player();
    press(&mut player, device, "Campaign");
    press(&mut player, device, "Begin the campaign");
    assert!(player.sees_part("Night Audit, next"), "{:#?}", player.labels());
    press(&mut player, device, "Briefing");
    press(&mut player, device, "Begin");
    let outcome = play_on(&mut player, device);
    assert!(outcome.won, "the careful player wins with seed 7");
    let money = run(&player).campaign.profile().bytebucks();
    assert!(money > 0, "the rewards are there before anything is clicked");
    press(&mut player, device, "Debrief");
    press(&mut player, device, "See how it went");
    assert!(player.sees(&format!("+{money} ByteBucks, now {money}")), "{:#?}", player.labels());
    press(&mut player, device, "Shop and loadout");
    assert!(player.sees("Safe house") && player.sees("NEXT: GLASS QUAY"), "{:#?}", player.labels());
    press(&mut player, device, "Buy gear for 5 ByteBucks");
    let offer = run(&player).campaign.profile().offer().to_vec();
    assert_eq!(offer.len(), 4);
    let gear = player.app().desk().catalog.gear(&offer[0]).unwrap().clone();
    if device == Device::Mouse {
        press(&mut player, device, &format!("Keep {}", gear.name));
    } else {
        // Coming to a card and confirming keeps it.
        press(&mut player, device, &format!("{}. ", gear.name));
    }
    let profile = run(&player).campaign.profile().clone();
    assert!(profile.owned().contains(&gear.id) && profile.equipped().contains(&gear.id), "{profile:?}");
    assert!(player.sees(&format!("{}, equipped", gear.name)), "{:#?}", player.labels());
    press(&mut player, device, "Briefing");
    assert!(player.sees(&gear.name), "what is equipped comes along: {:#?}", player.labels());
    press(&mut player, device, "Begin");
    let Some(Screen::Mission(mission)) = player.app().top() else { panic!("{:#?}", player.labels()) };
    assert!(mission.setup().gear.iter().any(|worn| worn.id == gear.id));
}

#[test]
fn keys_begin_at_what_matters_for_whoever_came_by_mouse() {
    for key in [Key::ArrowDown, Key::Tab, Key::Enter] {
        let mut player = Player::new();
        player.click_part("Campaign");
        player.click("Begin the campaign");
        assert_eq!(player.focused(), None);
        player.key(key);
        assert_eq!(player.focused().as_deref(), Some("Briefing"), "{:#?}", player.labels());
        player.key(Key::Enter);
        assert!(player.sees("Begin"), "{:#?}", player.labels());
    }
}

#[test]
fn enter_in_a_text_field_leads_nowhere_else() {
    let mut player = Player::new();
    player.click_part("Codex");
    player.click("Search the codex");
    player.type_text("zzzz");
    player.key(Key::Enter);
    assert_eq!(player.focused(), None, "{:#?}", player.labels());
}

#[test]
fn a_campaign_is_played_from_the_title_to_the_second_mission_by_clicks() {
    first_mission(Device::Mouse);
}

#[test]
fn a_campaign_is_played_from_the_title_to_the_second_mission_by_keys_alone() {
    first_mission(Device::Keyboard);
}

#[test]
fn a_campaign_is_played_from_the_title_to_the_second_mission_by_pad_alone() {
    first_mission(Device::Pad);
}

#[test]
fn a_new_campaign_is_played_as_it_was_agreed_and_kept_under_its_name() {
    let mut player = player();
    player.click("Campaign");
    player.click("Hard");
    player.click("Ironman");
    assert!(player.sees_part("The first mission lost ends the campaign"));
    player.enter("Begin the campaign");
    let rules = Rules { difficulty: Difficulty::Hard, ironman: true };
    assert_eq!((run(&player).slot.as_str(), run(&player).campaign.rules()), ("garrett-1", rules));
    assert_eq!(kept(&mut player, "garrett-1").campaign, run(&player).campaign);
    player.key(Key::Escape);
    assert!(player.sees_part("Hard, ironman"), "{:#?}", player.labels());
    player.click("New campaign");
    assert!(player.sees("Begin the campaign"), "another name is suggested");
}

/// ST-NL-01
#[test]
fn mode_and_difficulty_chosen_at_the_briefing_are_those_that_are_played() {
    let mut player = player();
    player.click("Campaign");
    player.enter("Begin the campaign");
    player.enter("Briefing");
    player.enter("Non-lethal");
    player.enter("Story");
    player.enter("Begin");
    let Some(Screen::Mission(mission)) = player.app().top() else { panic!("{:#?}", player.labels()) };
    let setup = mission.setup();
    assert_eq!((setup.mode, setup.terms.difficulty), (Mode::NonLethal, Difficulty::Story));
    assert_eq!(run(&player).campaign.rules().difficulty, Difficulty::Story, "it stays so");
}

#[test]
fn a_single_mission_has_a_difficulty_too() {
    let mut player = player();
    player.open_briefing();
    player.enter("Hard");
    player.enter("Begin");
    let Some(Screen::Mission(mission)) = player.app().top() else { panic!("{:#?}", player.labels()) };
    assert_eq!(mission.setup().terms.difficulty, Difficulty::Hard);
}

#[test]
fn a_mission_left_in_the_middle_goes_on_where_it_was_from_the_title_and_from_its_slot() {
    let mut player = player();
    begin(&mut player);
    player.click("End turn");
    player.key(Key::F10);
    player.enter("Leave for the title");
    player.settle();
    assert!(player.sees("Continue"), "{:#?}", player.labels());
    let mut player = player.reopen();
    assert_eq!(player.focused().as_deref(), Some("Continue"));
    player.key(Key::Enter);
    let turn = |player: &Player| match player.app().top() {
        Some(Screen::Mission(mission)) => mission.is_in_campaign().then(|| mission.game().game().public().turn),
        _ => None,
    };
    assert_eq!(turn(&player), Some(2), "{:#?}", player.labels());
    player.key(Key::F10);
    player.enter("Leave for the title");
    player.click("Campaign");
    player.enter("Continue this campaign");
    assert_eq!(turn(&player), Some(2), "{:#?}", player.labels());
}

/// ST-GEAR-03
#[test]
fn gear_too_heavy_for_the_energy_is_refused_with_words() {
    let mut player = player();
    after(&mut player, Rules::default(), 2);
    let catalog = Catalog::shipped().unwrap();
    let heavy: Vec<String> = catalog.cards().all_gear().iter().map(|gear| gear.id.clone()).collect();
    give(&mut player, &heavy);
    player.enter("Shop and loadout");
    for gear in catalog.cards().all_gear() {
        if player.sees(&format!("{}, in the bag", gear.name)) {
            player.enter(&format!("{}, in the bag", gear.name));
        }
    }
    let profile = run(&player).campaign.profile().clone();
    let over = catalog.cards().all_gear().iter().find(|gear| !profile.equipped().contains(&gear.id)).unwrap();
    let tile = player.labels().into_iter().find(|label| label.starts_with(&format!("{}, ", over.name))).unwrap();
    assert!(tile.ends_with(" over"), "{tile}");
    player.enter(&tile);
    assert!(player.sees_part("Take something else off first. (ST-GEAR-03)"), "{:#?}", player.labels());
    assert_eq!(run(&player).campaign.profile(), &profile, "nothing changed");
}

/// Puts gear into the campaign on the desk.
fn give(player: &mut Player, gear: &[String]) {
    let desk = player.app_mut().desk_mut();
    let run = desk.campaign.as_mut().unwrap();
    let mut text = serde_json::to_value(&run.campaign).unwrap();
    text["profile"]["owned"] = serde_json::to_value(gear).unwrap();
    run.campaign = serde_json::from_value(text).unwrap();
    player.wait();
}

/// Puts items into the campaign on the desk.
fn hand(player: &mut Player, items: &[String]) {
    let desk = player.app_mut().desk_mut();
    let run = desk.campaign.as_mut().unwrap();
    let mut text = serde_json::to_value(&run.campaign).unwrap();
    text["profile"]["items"] = serde_json::to_value(items).unwrap();
    run.campaign = serde_json::from_value(text).unwrap();
    player.wait();
}

/// ST-GEAR-02
#[test]
fn gear_is_taken_off_and_equipped_by_its_key() {
    let mut player = player();
    after(&mut player, Rules::default(), 1);
    player.enter("Shop and loadout");
    player.enter("Silenced pistol, equipped");
    assert!(run(&player).campaign.profile().equipped().is_empty());
    player.key(Key::E);
    assert_eq!(run(&player).campaign.profile().equipped().len(), 1);
    let equipped = kept(&mut player, "garrett-1").campaign.profile().equipped().to_vec();
    assert_eq!(equipped, run(&player).campaign.profile().equipped(), "it is kept at once");
}

/// ST-GEAR-06
#[test]
fn too_many_items_are_dropped_before_anything_else() {
    let mut player = player();
    after(&mut player, Rules::default(), 1);
    let items: Vec<String> = player
        .app()
        .desk()
        .catalog
        .cards()
        .all_items()
        .iter()
        .take(MAX_ITEMS + 1)
        .map(|item| item.id.clone())
        .collect();
    hand(&mut player, &items);
    player.enter("Shop and loadout");
    assert!(player.sees("4 ITEMS, 3 MAY BE KEPT"), "{:#?}", player.labels());
    player.enter("Briefing");
    assert!(matches!(player.app().top(), Some(Screen::Shop(_))), "the way on waits");
    let name = player.app().desk().catalog.item(&items[1]).unwrap().name.clone();
    player.click(&format!("Drop {name}"));
    assert_eq!(run(&player).campaign.profile().items(), [&items[..1], &items[2..]].concat());
    player.enter("Briefing");
    assert!(matches!(player.app().top(), Some(Screen::Briefing(_))), "{:#?}", player.labels());
}

/// ST-GEAR-01
#[test]
fn the_shop_says_what_gear_costs_where_the_money_is_not_there() {
    let mut player = player();
    after(&mut player, Rules::default(), 0);
    player.enter("Shop and loadout");
    player.enter("Buy gear for 5 ByteBucks");
    assert!(run(&player).campaign.profile().offer().is_empty());
    assert!(player.sees_part("Gear costs 5 ByteBucks and you have 0."), "{:#?}", player.labels());
}

#[test]
fn a_way_is_chosen_at_a_fork_and_the_campaign_goes_there() {
    let mut player = player();
    after(&mut player, Rules::default(), 4);
    let course = Catalog::shipped().unwrap();
    let (_, ways) = run(&player).campaign.ways(course.course());
    let (name, mission) = (ways[1].name.clone(), ways[1].mission.clone());
    assert!(player.sees_part("Two ways on"), "{:#?}", player.labels());
    player.enter("Go this way");
    assert!(matches!(run(&player).campaign.place(), Place::Fork(_)), "first a way is chosen");
    player.enter(&name);
    player.enter("Go this way");
    assert_eq!(*run(&player).campaign.place(), Place::Mission(mission.clone()));
    assert_eq!(*kept(&mut player, "garrett-1").campaign.place(), Place::Mission(mission));
    assert!(player.sees("Briefing"));
}

#[test]
fn an_ending_leads_on_to_the_table_where_the_story_goes_on() {
    let mut player = player();
    after(&mut player, Rules::default(), 9);
    assert_eq!(*run(&player).campaign.place(), Place::Ended("roll_call".to_owned()));
    assert!(player.sees_part("At a table: Social Deduction."), "{:#?}", player.labels());
    player.enter("Play Social Deduction");
    assert!(matches!(player.app().top(), Some(Screen::Quick(_))), "{:#?}", player.labels());
    player.key(Key::Escape);
    assert!(player.sees("To the campaigns"), "and back: {:#?}", player.labels());
}

#[test]
fn a_story_that_does_not_fit_is_read_on_by_keys() {
    for (size, comes) in [(vec2(480.0, 270.0), true), (vec2(1280.0, 720.0), false)] {
        let mut player = Player::at(size, tempfile::tempdir().unwrap());
        after(&mut player, Rules::default(), 0);
        let mut stops = Vec::new();
        for _ in 0..4 {
            player.key(Key::Tab);
            stops.extend(player.focused());
        }
        let read = stops.iter().any(|stop| stop.starts_with("Every night between one and two"));
        assert_eq!(read, comes, "{size:?}: {stops:#?}");
    }
}

#[test]
fn enter_on_a_campaign_leads_to_what_can_be_done_with_it() {
    let mut player = player();
    player.click("Campaign");
    player.enter("New campaign");
    assert_eq!(player.focused().as_deref(), Some("Begin the campaign"));
    player.key(Key::Enter);
    assert!(player.sees("Briefing"), "{:#?}", player.labels());
    player.settle();
    player.key(Key::Escape);
    player.enter("garrett-1");
    assert_eq!(player.focused().as_deref(), Some("Continue this campaign"));
}

#[test]
fn a_lost_mission_is_tried_again_without_penalty_and_ironman_ends() {
    for ironman in [false, true] {
        let mut player = player();
        about_to_lose(&player, Rules { ironman, ..Rules::default() });
        player.click("Campaign");
        player.enter("Continue this campaign");
        assert!(matches!(player.app().top(), Some(Screen::Mission(_))), "{ironman} {:#?}", player.labels());
        lose(&mut player);
        let profile = run(&player).campaign.profile().clone();
        player.enter("Debrief");
        if ironman {
            assert!(matches!(run(&player).campaign.place(), Place::Fallen(_)));
            assert!(!player.sees("Try again"));
            player.enter("Go on");
            assert!(player.sees("IRONMAN: THE CAMPAIGN IS OVER"), "{:#?}", player.labels());
            continue;
        }
        player.enter("Try again");
        let Some(Screen::Mission(mission)) = player.app().top() else { panic!("{:#?}", player.labels()) };
        assert!(mission.is_in_campaign() && mission.game().journal().actions.is_empty());
        assert_eq!((run(&player).campaign.profile(), run(&player).campaign.losses()), (&profile, 1));
    }
}

/// A campaign in whose first mission whoever only waits will lose.
fn about_to_lose(player: &Player, rules: Rules) {
    let (catalog, words) = (Catalog::shipped().unwrap(), Words::english());
    let campaign = Campaign::new(&catalog, rules, 7);
    let setup = campaign.setup(&catalog, Mode::Lethal).unwrap();
    let lost = |seed: u64| {
        let (mut session, mut mind) = (Session::new(setup.clone(), seed), Dice::new(seed));
        for _ in 0..24 {
            let action = *mind.pick(&session.options())?;
            session.act(&words, action, Auto::ALL).ok()?;
        }
        let game = session.outcome().is_none().then(|| session.game().clone())?;
        for _ in 0..12 {
            // Where a turn is over nothing is left to decline.
            let _ = session.act(&words, Action::Pass, Auto::ALL);
        }
        session.outcome().is_some_and(|outcome| !outcome.won).then_some(game)
    };
    let playing = (0..500).find_map(lost);
    assert!(playing.is_some(), "somebody loses");
    let file = Slots::of_campaigns(player.folder()).file("garrett-1").unwrap();
    CampaignFile { campaign, playing }.store(&mut Disk, &file).unwrap();
}

/// Waits until the mission is lost.
fn lose(player: &mut Player) {
    for _ in 0..12 {
        if player.sees_part("The mission failed") {
            break;
        }
        player.key(Key::Space);
    }
    assert!(player.sees_part("The mission failed"), "{:#?}", player.labels());
}

#[test]
fn ironman_has_no_undo_no_second_beginning_and_no_loading_and_says_so() {
    let mut player = player();
    after(&mut player, Rules { ironman: true, ..Rules::default() }, 0);
    player.enter("Briefing");
    player.enter("Begin");
    player.click_part("Sector G,");
    let actions = |player: &Player| match player.app().top() {
        Some(Screen::Mission(mission)) => mission.game().journal().actions.len(),
        _ => 0,
    };
    assert_eq!(actions(&player), 1);
    assert!(player.sees_part("Ironman: there is no undo"), "{:#?}", player.labels());
    player.key(Key::Z);
    assert_eq!(actions(&player), 1, "what is done is done");
    assert!(player.sees_part("There is no undo in this campaign."), "{:#?}", player.labels());
    player.key(Key::F10);
    for (entry, why) in [
        ("Begin the mission again", "a mission begins only once"),
        ("Load another game", "nothing can be loaded"),
        ("Save", "kept after every action"),
        ("Give the mission up", "played to its end"),
    ] {
        player.enter(entry);
        assert!(matches!(player.app().top(), Some(Screen::Pause(_))), "{entry}");
        assert!(player.sees_part(why), "{entry}: {:#?}", player.labels());
    }
}

#[test]
fn a_mission_given_up_leads_back_and_costs_nothing() {
    let mut player = player();
    begin(&mut player);
    let before = run(&player).campaign.profile().clone();
    player.click("End turn");
    player.key(Key::F10);
    player.enter("Give the mission up");
    assert_eq!(player.focused().as_deref(), Some("Cancel"), "focus stands on what loses nothing");
    player.key(Key::ArrowLeft);
    player.key(Key::Enter);
    assert!(matches!(player.app().top(), Some(Screen::CampaignPage(_))), "{:#?}", player.labels());
    assert_eq!((run(&player).campaign.profile(), run(&player).campaign.losses()), (&before, 0));
    assert!(kept(&mut player, "garrett-1").playing.is_none());
}

#[test]
fn the_end_is_told_and_remembered() {
    let mut player = player();
    after(&mut player, Rules::default(), 1);
    let catalog = Catalog::shipped().unwrap();
    for ending in &catalog.course().endings {
        let desk = player.app_mut().desk_mut();
        let run = desk.campaign.as_mut().unwrap();
        let mut text = serde_json::to_value(&run.campaign).unwrap();
        text["place"] = serde_json::json!({ "Ended": ending.id });
        run.campaign = serde_json::from_value(text).unwrap();
        player.wait();
        assert!(player.sees(&ending.name) && player.sees_part("endings seen"), "{:#?}", player.labels());
        assert!(player.sees("To the campaigns") && !player.sees("Briefing"));
    }
}

#[test]
fn a_campaign_is_deleted_only_after_a_question_and_a_broken_one_is_listed_with_its_message() {
    let mut player = player();
    after(&mut player, Rules::default(), 1);
    player.key(Key::Escape);
    let torn = Slots::of_campaigns(player.folder()).file("torn").unwrap();
    std::fs::write(torn, "nothing of use").unwrap();
    player.key(Key::Escape);
    player.click("Campaign");
    assert!(player.sees("torn"), "{:#?}", player.labels());
    player.click("torn");
    assert!(player.sees_part("not a save"), "{:#?}", player.labels());
    player.click("garrett-1");
    player.enter("Delete");
    player.key(Key::Escape);
    assert!(player.sees("garrett-1"));
    player.enter("Delete");
    player.enter("Delete it");
    assert!(!player.sees("garrett-1") && player.sees("Deleted garrett-1."), "{:#?}", player.labels());
}

#[test]
fn a_damaged_campaign_says_what_is_wrong_and_goes_on_only_where_something_is_left_of_it() {
    let mut player = player();
    after(&mut player, Rules::default(), 1);
    player.key(Key::Escape);
    let slots = Slots::of_campaigns(player.folder());
    let (kept, torn, newer) =
        (slots.file("garrett-1").unwrap(), slots.file("torn").unwrap(), slots.file("newer").unwrap());
    player.app_mut().desk_mut().store.finish();
    let text = std::fs::read_to_string(&kept).unwrap();
    std::fs::write(&torn, &text[..20]).unwrap();
    std::fs::write(&newer, text.replacen("version:", "version:9", 1)).unwrap();
    std::fs::copy(&kept, save::backup(&kept)).unwrap();
    std::fs::write(&kept, &text[..text.len() / 2]).unwrap();
    player.key(Key::Escape);
    player.click("Campaign");
    player.click("torn");
    assert!(player.sees_part("cut off at its start") && player.sees_part("Put a copy of the file in its place"));
    assert!(!player.is_enabled("Continue this campaign"), "{:#?}", player.labels());
    player.click("newer");
    assert!(player.sees_part("Update the game to go on with it"), "{:#?}", player.labels());
    assert!(!player.is_enabled("Continue this campaign"));
    player.click("garrett-1");
    assert!(player.sees_part("changed or cut off") && player.sees_part("It can still be opened"));
    assert!(player.sees_part("of 9 missions won"), "{:#?}", player.labels());
    player.enter("Continue this campaign");
    assert!(matches!(player.app().top(), Some(Screen::CampaignPage(_))), "{:#?}", player.labels());
}

#[test]
fn the_shop_can_be_used_on_the_smallest_screen() {
    let mut player = Player::at(vec2(480.0, 270.0), tempfile::tempdir().unwrap());
    after(&mut player, Rules::default(), 1);
    player.enter("Shop and loadout");
    player.enter("Buy gear for 5 ByteBucks");
    let offer = run(&player).campaign.profile().offer()[0].clone();
    let name = player.app().desk().catalog.gear(&offer).unwrap().name.clone();
    player.enter(&format!("Keep {name}"));
    assert!(run(&player).campaign.profile().owned().contains(&offer));
    player.enter("Briefing");
    assert!(matches!(player.app().top(), Some(Screen::Briefing(_))), "{:#?}", player.labels());
}

#[test]
fn an_exit_taken_back_is_not_settled_and_one_taken_again_is_settled_once() {
    let mut player = player();
    begin(&mut player);
    let outcome = play_on(&mut player, Device::Mouse);
    assert!(outcome.won);
    let won = run(&player).campaign.clone();
    assert_eq!(won.won(), ["night_audit"]);
    player.key(Key::Z);
    if player.sees("Debrief") {
        // A card was drawn with the last step: it stands.
        assert_eq!(run(&player).campaign, won);
        return;
    }
    assert!(run(&player).campaign.won().is_empty(), "what is undone is not won");
    assert!(kept(&mut player, "garrett-1").playing.is_some());
    play_on(&mut player, Device::Mouse);
    assert_eq!(run(&player).campaign, won);
}

#[test]
fn the_pages_of_a_campaign_come_to_rest() {
    let mut player = player();
    player.click("Campaign");
    assert!(player.rests(), "the campaigns");
    player.enter("Begin the campaign");
    player.settle();
    assert!(player.rests(), "the page between missions");
    player.enter("Shop and loadout");
    assert!(player.rests(), "the safe house");
}

#[test]
fn a_card_looked_at_shows_what_it_would_leave() {
    let mut player = player();
    after(&mut player, Rules::default(), 1);
    player.enter("Shop and loadout");
    assert!(player.sees("Loadout 16 − 1 = 15"), "{:#?}", player.labels());
    player.enter("Buy gear for 5 ByteBucks");
    let offer = run(&player).campaign.profile().offer().to_vec();
    for id in &offer[1..] {
        player.key(Key::ArrowRight);
        let gear = player.app().desk().catalog.gear(id).unwrap().clone();
        let sum = format!("Loadout 16 − 1 − {} = {}", gear.energy, 15 - gear.energy);
        assert!(player.sees(&sum), "{sum}: {:#?}", player.labels());
        assert!(player.sees(&format!("WITH {}", gear.name.to_uppercase())));
    }
    player.key(Key::Enter);
    assert!(run(&player).campaign.profile().owned().contains(&offer[3]), "Enter keeps what has focus");
}

#[test]
fn the_command_line_leads_to_all_campaigns_or_straight_to_one() {
    let mut newcomer = player();
    newcomer.app_mut().campaigns("garrett-1");
    newcomer.settle();
    assert!(matches!(newcomer.app().top(), Some(Screen::Campaigns(_))), "there is none of this name");
    let mut player = player();
    after(&mut player, Rules::default(), 1);
    let mut player = player.reopen();
    player.app_mut().campaigns("garrett-1");
    player.settle();
    assert!(matches!(player.app().top(), Some(Screen::CampaignPage(_))), "{:#?}", player.labels());
}
