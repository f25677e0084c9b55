//! Campaign files changed anywhere, with their seal made to fit: refused, or mended and playable.

use std::{path::Path, sync::OnceLock};

use ghostline::{
    campaign::{Campaign, Place, Rules, Stock},
    content::Catalog,
    save::{CampaignFile, Memory},
    stealth::{AGENT, Mode},
};
use proptest::prelude::*;

/// A campaign in its first mission, as text, and the content to read it with.
fn golden() -> &'static (String, std::sync::Arc<Catalog>) {
    static GOLDEN: OnceLock<(String, std::sync::Arc<Catalog>)> = OnceLock::new();
    GOLDEN.get_or_init(|| {
        let catalog = Catalog::shipped().unwrap();
        let mut file = CampaignFile::new(Campaign::new(&catalog, Rules::default(), 7));
        file.begin(&catalog, Mode::Lethal).unwrap();
        let mut memory = Memory::default();
        file.store(&mut memory, Path::new("one.ron")).unwrap();
        let text = String::from_utf8(memory.files.into_values().next().unwrap()).unwrap();
        (text, catalog)
    })
}

/// Loads a text whose seal is made to fit, and goes on with whatever comes of it.
fn try_out(text: &str) {
    let catalog = &golden().1;
    let (line, rest) = text.split_once('\n').unwrap_or((text, ""));
    let head = line.split("hash:").next().unwrap_or_default();
    let text = format!("{head}hash:\"{:016x}\",\n{rest}", xxhash_rust::xxh3::xxh3_64(rest.as_bytes()));
    let mut memory = Memory::default();
    memory.files.insert("one.ron".into(), text.into_bytes());
    let Ok(loaded) = CampaignFile::load(&memory, Path::new("one.ron"), catalog) else { return };
    let mut file = loaded.file;
    let again = file.clone();
    assert_eq!(again.campaign.clone().mend(catalog), [], "what is mended stays so");
    let profile = file.campaign.profile();
    let worn: u32 = profile.equipped().iter().map(|id| u32::from(catalog.gear(id).unwrap().energy)).sum();
    assert!(worn <= u32::from(Stock::of(catalog).agent.energy));
    if let Some(game) = &mut file.playing {
        let option = game.options(AGENT)[0];
        game.act(AGENT, &option).unwrap();
    }
    if let Some(id) = profile_offer(&file) {
        file.campaign.profile_mut().keep(&id).unwrap();
    }
    while let Some(id) = file.campaign.profile().items().first().cloned() {
        file.campaign.profile_mut().discard(&id).unwrap();
    }
    if matches!(file.campaign.place(), Place::Mission(_)) {
        file.begin(catalog, Mode::NonLethal).unwrap();
    }
}

fn profile_offer(file: &CampaignFile) -> Option<String> {
    file.campaign.profile().offer().first().cloned()
}

/// The part of the text that is the campaign's own.
fn own(text: &str) -> std::ops::Range<usize> {
    text.find('\n').unwrap()..text.find("\nplaying:").unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

    /// A word or number of the campaign is another one.
    #[test]
    fn a_campaign_with_another_word_is_refused_or_plays(
        at in any::<prop::sample::Index>(),
        word in prop_oneof![
            "[a-z_]{1,12}", Just("glass_quay".to_owned()), Just("hard".to_owned()), Just("Fork".to_owned()),
            Just("Ended".to_owned()), Just("thumper".to_owned()), Just("patch".to_owned()), (0..70_000u32).prop_map(|n| n.to_string()),
        ],
    ) {
        let text = &golden().0;
        let inside = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let range = own(text);
        let starts: Vec<usize> = range.clone()
            .filter(|&i| text[i..].starts_with(inside) && !text[..i].ends_with(inside)).collect();
        let start = starts[at.index(starts.len())];
        let end = start + text[start..].find(|c: char| !inside(c)).unwrap();
        try_out(&format!("{}{word}{}", &text[..start], &text[end..]));
    }

    /// Lists of the profile hold anything.
    #[test]
    fn a_profile_with_other_lists_is_mended_and_plays(
        lists in prop::collection::vec(prop::collection::vec(0..40usize, 0..40), 4), place in 0..5usize,
    ) {
        let (text, catalog) = golden();
        let gear = catalog.cards().all_gear().iter().map(|gear| gear.id.as_str());
        let items = catalog.cards().all_items().iter().map(|item| item.id.as_str());
        let ids: Vec<&str> = gear.chain(items).chain(["feather", ""]).collect();
        let mut text = text.clone();
        for (field, list) in ["owned", "equipped", "items", "offer"].iter().zip(&lists) {
            let names: Vec<String> = list.iter().map(|&at| format!("{:?}", ids[at * ids.len() / 40])).collect();
            let start = text.find(&format!(" {field}: [")).unwrap() + field.len() + 3;
            let end = start + text[start..].find(']').unwrap();
            text.replace_range(start..end, &format!("[{}", names.join(",")));
        }
        let places = ["Mission(\"x\")", "Fork(\"water_board\")", "Fork(\"x\")", "Ended(\"\")", "Fallen(\"x\")"];
        try_out(&text.replacen("place: Mission(\"night_audit\")", &format!("place: {}", places[place]), 1));
    }
}
