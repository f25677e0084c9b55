//! Processes killed while they save campaigns: whatever was acknowledged is there, and every file loads.

use std::{path::Path, time::Duration};

use ghostline::{
    campaign::Rules,
    content::Catalog,
    engine::Dice,
    save::{CampaignFile, Disk},
    stealth::Mode,
};
use serde_json::{Value, json};

use crate::{talk::Talk, twin::Twin};

/// How often a process is killed.
const KILLS: u64 = 72;

/// How far a campaign is: how often a mission was lost, and the state of the one in play.
fn progress(state: &Value) -> (u64, String) {
    let hash = if state["over"].is_null() { &state["hash"] } else { &Value::Null };
    (state["campaign"]["losses"].as_u64().unwrap(), hash.to_string())
}

/// The same of a file.
fn progress_of(file: &Path, catalog: &Catalog) -> (u64, String) {
    let loaded = CampaignFile::load(&Disk, file, catalog).unwrap_or_else(|error| panic!("{error}"));
    assert!(loaded.warning.is_none() && loaded.losses.is_empty(), "the newest file is whole");
    let hash = loaded.file.playing.map_or(Value::Null, |game| json!(game.hash().to_string()));
    (loaded.file.campaign.losses().into(), hash.to_string())
}

/// One step of a careless player: begins the mission, or takes any action.
fn step(state: &Value, dice: &mut Dice) -> Value {
    let options = state["options"].as_array().unwrap().len();
    if options == 0 {
        let auto = json!({"order": "decide", "way": "decide", "card": "decide"});
        return json!({"campaign": {"begin": {"auto": auto}}});
    }
    json!({"act": dice.below(options)})
}

#[test]
fn a_process_killed_at_any_moment_of_saving_loses_nothing_it_had_acknowledged() {
    let (folder, catalog) = (tempfile::tempdir().unwrap(), Catalog::shipped().unwrap());
    let file = folder.path().join("campaign.ron");
    let (save, load) = (json!({"campaign": {"save": file}}), json!({"campaign": {"load": file}}));
    let mut dice = Dice::new(4);
    let mut talk = Talk::new();
    let mut state = talk.ok(&json!({"campaign": {"new": {"seed": 7}}}));
    talk.ok(&save);
    for kill in 0..KILLS {
        let mut sure = progress(&state);
        for _ in 0..dice.below(4) {
            state = talk.ok(&step(&state, &mut dice));
            talk.ok(&save);
            sure = progress(&state);
        }
        // The next state is sent to be saved, and somewhere in that the process dies.
        state = talk.ok(&step(&state, &mut dice));
        talk.send(save.to_string().as_bytes());
        std::thread::sleep(Duration::from_micros(dice.below(4000) as u64));
        talk.kill();
        let found = progress_of(&file, &catalog);
        assert!(found == sure || found == progress(&state), "kill {kill}: {found:?}, {sure:?}");
        talk = Talk::new();
        state = talk.ok(&load);
    }
    // What killed processes leave behind is in nobody's way, and never more than one file each.
    let leftovers = std::fs::read_dir(folder.path()).unwrap().count();
    assert!(leftovers <= 2 + KILLS as usize, "{leftovers} files");
}

/// ST-OBJ-07
#[test]
fn a_mission_is_won_and_its_reward_taken_in_one_write() {
    let (folder, mut twin) = (tempfile::tempdir().unwrap(), Twin::new(Rules::default(), 7));
    let mut lines = Vec::new();
    while twin.campaign().won().is_empty() {
        lines.push(json!({"campaign": {"begin": {}}}));
        lines.extend(twin.play(Mode::Lethal).actions.iter().map(|action| json!({ "act": action })));
    }
    let (last, before) = lines.split_last().unwrap();
    let file = folder.path().join("campaign.ron");
    let save = json!({"campaign": {"save": file}});
    for kill in 0..12u64 {
        let mut talk = Talk::new();
        talk.ok(&json!({"campaign": {"new": {"seed": 7}}}));
        for line in before {
            talk.ok(line);
        }
        talk.ok(&save);
        talk.ok(last);
        talk.send(save.to_string().as_bytes());
        std::thread::sleep(Duration::from_micros(kill * 400));
        talk.kill();
        let found = CampaignFile::load(&Disk, &file, &twin.catalog).unwrap_or_else(|error| panic!("{error}")).file;
        match found.playing {
            Some(_) => assert_eq!((found.campaign.won().len(), found.campaign.profile().bytebucks()), (0, 0)),
            None => assert_eq!(found.campaign, *twin.campaign()),
        }
    }
}
