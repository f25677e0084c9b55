//! Campaign files: what comes back, what is told of them, and what is kept of broken, older and changed ones.

use std::{fs, path::Path, sync::Arc};

use ghostline::{
    campaign::{Campaign, Loss, Place, Rules},
    content::Catalog,
    engine::Match,
    save::{self, CampaignFile, Disk, Memory, SaveFault, Slots},
    stealth::{AGENT, Difficulty, Mode, Stealth},
    words::{Words, campaign::loss_text},
};

fn catalog() -> Arc<Catalog> {
    Catalog::shipped().unwrap()
}

fn file() -> &'static Path {
    Path::new("campaigns/one.ron")
}

/// A campaign in its first mission, after some actions.
fn playing(catalog: &Catalog, actions: usize) -> CampaignFile {
    let rules = Rules { difficulty: Difficulty::Hard, ironman: true };
    let mut file = CampaignFile::new(Campaign::new(catalog, rules, 7));
    file.begin(catalog, Mode::Lethal).unwrap();
    let game = file.playing.as_mut().unwrap();
    for _ in 0..actions {
        let action = game.options(AGENT)[0];
        game.act(AGENT, &action).unwrap();
    }
    file
}

/// The text of a campaign's file.
fn text(file: &CampaignFile) -> String {
    let mut memory = Memory::default();
    file.store(&mut memory, self::file()).unwrap();
    String::from_utf8(memory.files[self::file()].clone()).unwrap()
}

/// What loading this text alone gives.
fn load(text: &str) -> Result<save::LoadedCampaign, SaveFault> {
    let mut memory = Memory::default();
    memory.files.insert(file().into(), text.into());
    CampaignFile::load(&memory, file(), &catalog()).map_err(|error| error.fault)
}

/// The text with its first line sealing the rest again, as a careful hand would.
fn resealed(text: &str) -> String {
    let (line, rest) = text.split_once('\n').unwrap();
    let head = line.split("hash:").next().unwrap();
    format!("{head}hash:\"{:016x}\",\n{rest}", xxhash_rust::xxh3::xxh3_64(rest.as_bytes()))
}

/// A file changed by hand, with its seal made to fit; what comes of it and what it cost.
fn changed(from: &str, to: &str) -> (CampaignFile, Vec<Loss>) {
    let text = text(&CampaignFile::new(Campaign::new(&catalog(), Rules::default(), 7)));
    assert!(text.contains(from), "{from} does not stand in {text}");
    let loaded = load(&resealed(&text.replacen(from, to, 1))).unwrap();
    assert!(loaded.warning.is_none());
    (loaded.file, loaded.losses)
}

#[test]
fn a_campaign_comes_back_as_it_was_with_the_mission_in_play() {
    let catalog = catalog();
    let before = playing(&catalog, 5);
    let loaded = load(&text(&before)).unwrap();
    assert_eq!((loaded.losses, loaded.warning.is_none()), (vec![], true));
    assert_eq!(loaded.file.campaign, before.campaign);
    let (old, new) = (before.playing.unwrap(), loaded.file.playing.unwrap());
    assert_eq!((new.hash(), new.undoable()), (old.hash(), old.undoable()));
}

#[test]
fn the_list_tells_where_each_campaign_stands_and_hides_no_damaged_one() {
    let (data, catalog) = (tempfile::tempdir().unwrap(), catalog());
    let slots = Slots::of_campaigns(data.path());
    playing(&catalog, 1).store(&mut Disk, &slots.file("first").unwrap()).unwrap();
    fs::write(slots.file("bad").unwrap(), "nothing").unwrap();
    let game = Match::<Stealth>::new(playing(&catalog, 0).playing.unwrap().journal().setup.clone(), 1);
    save::store(&mut Disk, &slots.file("other").unwrap(), &game).unwrap();
    let mut listed = save::campaigns(&slots);
    listed.sort_by(|a, b| a.slot.cmp(&b.slot));
    let [bad, first, other] = &listed[..] else { panic!("{}", listed.len()) };
    assert!(matches!(bad.about.as_ref().unwrap_err().fault, SaveFault::NotASave));
    assert!(matches!(other.about.as_ref().unwrap_err().fault, SaveFault::OtherGame { .. }));
    let about = first.about.as_ref().unwrap();
    assert_eq!(about.place, Place::Mission("night_audit".to_owned()));
    assert_eq!((about.rules.difficulty, about.rules.ironman, about.won), (Difficulty::Hard, true, 0));
    slots.delete("first").unwrap();
    assert_eq!(save::campaigns(&slots).len(), 2);
}

#[test]
fn a_damaged_file_gives_way_to_the_one_before_it_and_says_so() {
    let (catalog, mut memory) = (catalog(), Memory::default());
    let first = playing(&catalog, 1);
    first.store(&mut memory, file()).unwrap();
    playing(&catalog, 4).store(&mut memory, file()).unwrap();
    let whole = memory.files[file()].clone();
    for end in (0..whole.len()).step_by(97) {
        memory.files.insert(file().into(), whole[..end].to_vec());
        let loaded = CampaignFile::load(&memory, file(), &catalog).unwrap();
        assert!(loaded.warning.unwrap().to_string().starts_with("campaigns/one.ron: "));
        assert_eq!(loaded.file.playing.unwrap().hash(), first.playing.as_ref().unwrap().hash());
    }
}

#[test]
fn where_no_other_file_is_left_the_campaign_is_kept_and_only_the_mission_in_play_begins_anew() {
    let catalog = catalog();
    let before = playing(&catalog, 4);
    let text = text(&before);
    let cut = text.find("\nplaying:").unwrap();
    for end in [cut, cut + 20, text.len() - 40] {
        let loaded = load(&text[..end]).unwrap();
        assert!(matches!(loaded.warning.unwrap().fault, SaveFault::Broken { .. }));
        assert_eq!(loaded.losses, [Loss::InPlay("night_audit".to_owned())]);
        assert_eq!(loaded.file.campaign, before.campaign);
        assert!(loaded.file.playing.is_none());
    }
    assert!(load(&text[..text.find("profile").unwrap()]).is_err(), "of half a campaign nothing is made up");
    let older = load(&resealed(&text.replacen("doors:", "gates:", 1))).unwrap();
    assert_eq!((older.warning.is_none(), older.losses.len()), (true, 1), "a mission of another version");
    assert_eq!(older.file.campaign, before.campaign);
}

#[test]
fn gear_and_items_that_are_gone_are_dropped_one_by_one_with_a_sentence_each() {
    let (file, losses) = changed("owned: [", "owned: [\"feather\",");
    assert_eq!(losses, [Loss::Gear("feather".to_owned())]);
    assert_eq!(file.campaign, Campaign::new(&catalog(), Rules::default(), 7));
    let (file, losses) = changed("items: []", "items: [\"feather\",\"smoke\"]");
    let words = Words::english();
    assert!(losses.contains(&Loss::Item("feather".to_owned())), "{losses:?}");
    assert!(loss_text(&words, &catalog(), &losses[0]).contains("feather"));
    assert!(file.campaign.profile().items().len() <= 1);
}

#[test]
fn what_is_not_owned_or_too_heavy_is_not_equipped() {
    let catalog = catalog();
    let mut all: Vec<&str> = catalog.cards().all_gear().iter().map(|gear| gear.id.as_str()).collect();
    let (file, losses) = changed("equipped: [", "equipped: [\"feather\",");
    assert_eq!(losses, [Loss::TakenOff("feather".to_owned())]);
    assert_eq!(file.campaign.profile().equipped().len(), 1);
    let list = format!("\"{}\",", all.join("\",\""));
    let start = |field: &str| format!("{field}: [");
    let text = text(&CampaignFile::new(Campaign::new(&catalog, Rules::default(), 7)));
    let text = text.replacen(&start("owned"), &(start("owned") + &list), 1);
    let text = text.replacen(&start("equipped"), &(start("equipped") + &list), 1);
    let loaded = load(&resealed(&text)).unwrap();
    let profile = loaded.file.campaign.profile();
    assert_eq!(profile.owned().len(), all.len(), "each once");
    assert!(profile.equipped().len() < all.len());
    all.retain(|id| !profile.equipped().iter().any(|equipped| equipped == id));
    let off: Vec<Loss> = all.iter().map(|id| Loss::TakenOff((*id).to_owned())).collect();
    assert_eq!(loaded.losses, off);
    assert!(loaded.file.campaign.setup(&catalog, Mode::Lethal).is_ok());
}

#[test]
fn an_offer_of_cards_that_are_gone_gives_the_money_back() {
    let (file, losses) = changed("offer: []", "offer: [\"feather\",\"anvil\"]");
    assert_eq!(losses.last(), Some(&Loss::Refunded));
    assert_eq!((file.campaign.profile().bytebucks(), losses.len()), (5, 3));
}

#[test]
fn a_place_that_is_not_on_the_course_goes_back_to_the_last_one_that_is() {
    let (file, losses) = changed("place: Mission(\"night_audit\")", "place: Mission(\"moon_base\")");
    let first = Place::Mission("night_audit".to_owned());
    assert_eq!(losses, [Loss::Moved { from: "moon_base".to_owned(), to: first.clone() }]);
    assert_eq!(*file.campaign.place(), first);
    let text = text(&CampaignFile::new(Campaign::new(&catalog(), Rules::default(), 7)));
    for place in ["Mission(\"moon_base\")", "Fork(\"moon_base\")", "Ended(\"moon_base\")"] {
        let text =
            text.replace("Mission(\"night_audit\")", place).replace("won: []", "won: [\"night_audit\",\"moon\"]");
        let loaded = load(&resealed(&text)).unwrap();
        assert_eq!(*loaded.file.campaign.place(), Place::Mission("glass_quay".to_owned()), "{place}");
        let told = loss_text(&Words::english(), &catalog(), &loaded.losses[0]);
        assert!(told.contains("moon_base") && !told.contains("glass_quay"), "{told}");
    }
}

#[test]
fn a_mission_in_play_that_is_not_the_next_one_is_given_up() {
    let text =
        text(&playing(&catalog(), 2)).replacen("place: Mission(\"night_audit\")", "place: Mission(\"glass_quay\")", 1);
    let loaded = load(&resealed(&text)).unwrap();
    assert_eq!(loaded.losses, [Loss::InPlay("night_audit".to_owned())]);
    assert!(loaded.file.playing.is_none());
}

/// A campaign of version 1, as the game of that version wrote it. It may never be written anew: a later version must
/// still read it.
const GOLDEN: &str = "tests/golden/campaign_v1.ron";

#[test]
fn the_golden_campaign_of_version_1_loads_and_plays_on() {
    let catalog = catalog();
    let loaded = CampaignFile::load(&Disk, Path::new(GOLDEN), &catalog).unwrap_or_else(|error| panic!("{error}"));
    assert!(loaded.warning.is_none(), "its seal is whole");
    assert_eq!((loaded.header.version, loaded.header.about.unwrap().won), (1, 3));
    let mut file = loaded.file;
    assert_eq!(file.campaign.won(), ["night_audit", "glass_quay", "tram_nine"]);
    let mut game = file.playing.take().unwrap();
    let option = game.options(AGENT)[0];
    game.act(AGENT, &option).unwrap();
    assert!(file.begin(&catalog, Mode::Lethal).is_ok(), "it can also begin anew");
}
