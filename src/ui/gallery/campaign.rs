//! Pictures of the campaign around its missions.

use std::{fs, sync::Arc};

use super::{Shot, menus::folder};
use crate::{
    campaign::{Campaign, Place, Profile, Rules, Stock},
    content::Catalog,
    engine::Match,
    save::{CampaignFile, Disk, Slots, backup},
    session::demo,
    stealth::{AGENT, Difficulty, Mode, Phase, Stealth, bots::Cautious},
    ui::{
        App, Run, Screen, Store,
        screens::{Briefing, CampaignPage, Campaigns, Debrief, Pause, Shop},
    },
};

/// The slots of damaged campaigns: of one nothing is left, of the other the file before it.
const TORN: &str = "torn";
const HALF: &str = "half-read";

/// All of them, in the order a player meets them.
pub(super) fn shots() -> Vec<Shot> {
    vec![
        Shot { name: "campaigns-new", open: |app| app.open(Screen::Campaigns(Box::default())) },
        Shot { name: "campaigns", open: |app| slots(app, Campaigns::default()) },
        Shot { name: "campaigns-damaged", open: |app| slots(app, Campaigns::looking_at(TORN)) },
        Shot { name: "campaigns-mended", open: |app| slots(app, Campaigns::looking_at(HALF)) },
        Shot { name: "course-begin", open: |app| page(app, 0) },
        Shot { name: "course-between", open: |app| page(app, 2) },
        Shot { name: "course-fork", open: |app| page(app, 4) },
        Shot { name: "course-late", open: |app| page(app, 8) },
        Shot { name: "course-ended", open: |app| page(app, 40) },
        Shot { name: "course-fallen", open: fallen },
        Shot { name: "shop-poor", open: |app| shop(app, 0, Counter::Closed) },
        Shot { name: "shop", open: |app| shop(app, 1, Counter::Closed) },
        Shot { name: "shop-offers", open: |app| shop(app, 3, Counter::Open) },
        Shot { name: "shop-rich", open: |app| shop(app, 7, Counter::Open) },
        Shot { name: "shop-drop", open: |app| shop(app, 0, Counter::Dropping) },
        Shot { name: "briefing-campaign", open: briefing },
        Shot { name: "pause-ironman", open: pause },
        Shot { name: "debrief-campaign", open: debrief },
    ]
}

/// How the shop stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Counter {
    Closed,
    Open,
    Dropping,
}

/// A campaign in which so many missions were won, the first way taken at every fork, and gear bought on the way.
fn after(catalog: &Catalog, rules: Rules, missions: usize) -> Campaign {
    let mut campaign = Campaign::new(catalog, rules, 7);
    for _ in 0..missions {
        let way = campaign.ways(catalog.course()).1.first().map(|way| way.mission.clone());
        if way.is_some_and(|way| campaign.choose(catalog.course(), &way).is_err()) {
            break;
        }
        arrange(&mut campaign, catalog);
        settle(&mut campaign, catalog, Phase::Won);
    }
    campaign
}

/// Settles the mission that stands next as if it had ended like this.
fn settle(campaign: &mut Campaign, catalog: &Catalog, end: Phase) {
    let Ok(setup) = campaign.setup(catalog, Mode::Lethal) else { return };
    let mut public = Match::<Stealth>::new(setup.clone(), 7).view(AGENT).public;
    public.phase = end;
    // A mission that is over can be settled.
    let _ = campaign.settle(catalog, &setup, &public);
}

/// Buys one piece of gear, equips what fits, and drops the first items where there are too many.
fn arrange(campaign: &mut Campaign, catalog: &Catalog) {
    let offer = campaign.buy(catalog).map(<[String]>::to_vec).unwrap_or_default();
    let profile = campaign.profile_mut();
    arrange_items(profile);
    if let Some(kept) = offer.first()
        && profile.keep(kept).is_ok()
    {
        // What is too heavy stays in the bag.
        let _ = profile.equip(kept, Stock::of(catalog));
    }
}

fn arrange_items(profile: &mut Profile) {
    while profile.to_discard() > 0 {
        let Some(first) = profile.items().first().cloned() else { break };
        if profile.discard(&first).is_err() {
            break;
        }
    }
}

/// Wins missions until there are more items than may be kept.
fn overload(campaign: &mut Campaign, catalog: &Catalog) {
    for _ in 0..12 {
        let way = campaign.ways(catalog.course()).1.first().map(|way| way.mission.clone());
        if campaign.profile().to_discard() > 0
            || way.is_some_and(|way| campaign.choose(catalog.course(), &way).is_err())
        {
            break;
        }
        settle(campaign, catalog, Phase::Won);
    }
}

/// Puts a campaign on the desk, in a folder of its own.
fn put(app: &mut App, rules: Rules, missions: usize) {
    let desk = app.desk_mut();
    desk.store = Store::nowhere();
    let campaign = after(&desk.catalog, rules, missions);
    if let Place::Ended(ending) = campaign.place() {
        desk.progress.endings.insert(ending.clone());
    }
    desk.campaign = Some(Run { slot: "garrett-1".to_owned(), campaign });
}

fn page(app: &mut App, missions: usize) {
    put(app, Rules::default(), missions);
    let ways = app.desk().campaign.as_ref().map(|run| run.campaign.ways(app.desk().catalog.course()).1);
    let first = ways.and_then(<[_]>::first).map(|way| way.mission.clone());
    let page = first.map_or_else(CampaignPage::default, |way| CampaignPage::looking_at(&way));
    app.open(Screen::CampaignPage(Box::new(page)));
}

fn fallen(app: &mut App) {
    put(app, Rules { difficulty: Difficulty::Hard, ironman: true }, 3);
    let desk = app.desk_mut();
    if let Some(run) = &mut desk.campaign {
        arrange(&mut run.campaign, &desk.catalog);
        settle(&mut run.campaign, &desk.catalog, Phase::Lost);
    }
    app.open(Screen::CampaignPage(Box::default()));
}

fn shop(app: &mut App, missions: usize, counter: Counter) {
    put(app, Rules::default(), missions);
    let desk = app.desk_mut();
    let mut shop = Shop::default();
    if let Some(run) = &mut desk.campaign {
        if counter == Counter::Dropping {
            overload(&mut run.campaign, &desk.catalog);
        } else {
            arrange_items(run.campaign.profile_mut());
        }
        if counter == Counter::Open
            && let Some(first) = run.campaign.buy(&desk.catalog).ok().and_then(<[String]>::first)
        {
            shop = Shop::after_debrief().looking_at(first);
        }
    }
    app.open(Screen::Shop(Box::new(shop)));
}

fn briefing(app: &mut App) {
    put(app, Rules { difficulty: Difficulty::Hard, ironman: false }, 1);
    if let Ok(briefing) = Briefing::of_campaign(app.desk()) {
        app.open(Screen::Briefing(Box::new(briefing)));
    }
}

fn pause(app: &mut App) {
    put(app, Rules { difficulty: Difficulty::Standard, ironman: true }, 0);
    let desk = app.desk();
    let setup = desk.campaign.as_ref().and_then(|run| run.campaign.setup(&desk.catalog, Mode::Lethal).ok());
    if let Some(setup) = setup {
        let pause = Pause::over(Match::new(setup, 7)).in_campaign(true);
        app.open(Screen::Pause(Box::new(pause)));
    }
}

/// The second mission as a bot wins it, settled in a campaign.
fn debrief(app: &mut App) {
    put(app, Rules::default(), 1);
    let desk = app.desk_mut();
    let catalog = Arc::clone(&desk.catalog);
    let Some(run) = &mut desk.campaign else { return };
    let Ok(setup) = run.campaign.setup(&catalog, Mode::Lethal) else { return };
    let played = (0..40).map(|seed| demo::played(setup.clone(), seed, &mut Cautious::default()));
    let Some(game) = played.into_iter().find(|game| game.game().public().phase == Phase::Won) else { return };
    let spoils = run.campaign.settle(&catalog, &setup, game.game().public()).unwrap_or_default();
    let debrief = Debrief::of(&game, desk).in_campaign(Some(spoils)).told();
    app.open(Screen::Debrief(Box::new(debrief)));
}

/// Campaigns in every state, one that is damaged, and one of which the file before it is left.
fn slots(app: &mut App, screen: Campaigns) {
    let data = folder("campaigns");
    let slots = Slots::of_campaigns(&data);
    let ironman = Rules { difficulty: Difficulty::Hard, ironman: true };
    let mild = Rules::default();
    let kept = [("first-night", mild, 40), ("no-way-back", ironman, 5), (HALF, mild, 3), ("garrett-1", mild, 2)];
    for (slot, rules, missions) in kept {
        if let Ok(file) = slots.file(slot) {
            let campaign = after(&app.desk().catalog, rules, missions);
            // A picture with one campaign less is better than none.
            let _ = CampaignFile::new(campaign).store(&mut Disk, &file);
        }
    }
    for slot in [TORN, HALF] {
        if let Ok(file) = slots.file(slot) {
            let _ = fs::copy(&file, backup(&file));
            let _ = fs::write(file, "not what was saved");
        }
    }
    app.desk_mut().store = Store::under(data);
    app.open(Screen::Campaigns(Box::new(screen)));
}
