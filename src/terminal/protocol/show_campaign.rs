//! A campaign as it goes out.

use super::wire_campaign::{
    CampaignOut, HeldOut, NextOut, OfferOut, OwnedOut, PlaceOut, SpoilsOut, StoryOut, TaleOut, WayOut,
};
use crate::{
    campaign::{Campaign, PRICE, Place, Profile, Spoils, Stock, Story, Tale},
    content::Catalog,
    stealth::{Gear, Mode},
};

/// What is told beside how things stand.
#[derive(Clone, Debug, Default)]
pub struct Told {
    /// What success brought.
    pub spoils: Option<Spoils>,
    /// The story.
    pub story: Vec<Story>,
}

/// How a campaign stands; `playing` while its mission is in play.
pub fn campaign(catalog: &Catalog, campaign: &Campaign, playing: bool, told: Told) -> CampaignOut {
    let (profile, stock) = (campaign.profile(), Stock::of(catalog));
    let (_, ways) = campaign.ways(catalog.course());
    let way = |way: &crate::content::Way| WayOut {
        mission: way.mission.clone(),
        name: way.name.clone(),
        text: way.text.clone(),
    };
    CampaignOut {
        difficulty: campaign.rules().difficulty,
        ironman: campaign.rules().ironman,
        place: place(campaign.place()),
        playing,
        act: catalog.course().act_of(campaign.place().id()).map(|act| act + 1),
        ways: ways.iter().map(way).collect(),
        won: campaign.won().to_vec(),
        losses: campaign.losses(),
        bytebucks: profile.bytebucks(),
        price: PRICE,
        energy: stock.agent.energy,
        free_energy: profile.free_energy(stock),
        gear: cards(profile.owned(), stock).map(|gear| owned(gear, profile)).collect(),
        offer: cards(profile.offer(), stock).map(offered).collect(),
        items: held(profile, stock),
        to_discard: profile.to_discard(),
        spoils: told.spoils.map(|Spoils { bytebucks, items }| SpoilsOut { bytebucks, items }),
        story: told.story.into_iter().map(story).collect(),
        next: if playing { in_mission(campaign) } else { between(catalog, campaign) },
    }
}

fn place(place: &Place) -> PlaceOut {
    match place.clone() {
        Place::Mission(id) => PlaceOut::Mission(id),
        Place::Fork(id) => PlaceOut::Fork(id),
        Place::Ended(id) => PlaceOut::Ended(id),
        Place::Fallen(id) => PlaceOut::Fallen(id),
    }
}

fn cards<'a>(ids: &'a [String], stock: Stock<'a>) -> impl Iterator<Item = &'a Gear> {
    ids.iter().filter_map(move |id| stock.gear(id))
}

fn owned(gear: &Gear, profile: &Profile) -> OwnedOut {
    let OfferOut { card, name, text, energy } = offered(gear);
    let equipped = profile.equipped().contains(&card);
    OwnedOut { card, name, text, energy, equipped }
}

fn offered(gear: &Gear) -> OfferOut {
    OfferOut { card: gear.id.clone(), name: gear.name.clone(), text: gear.text.clone(), energy: gear.energy }
}

fn held(profile: &Profile, stock: Stock) -> Vec<HeldOut> {
    let items = profile.items().iter().filter_map(|id| stock.item(id));
    items.map(|item| HeldOut { card: item.id.clone(), name: item.name.clone(), text: item.text.clone() }).collect()
}

fn story(Story { tale, title, text }: Story) -> StoryOut {
    let tale = match tale {
        Tale::Act => TaleOut::Act,
        Tale::Intro => TaleOut::Intro,
        Tale::Objective => TaleOut::Objective,
        Tale::Conclusion => TaleOut::Conclusion,
        Tale::Fork => TaleOut::Fork,
        Tale::Ending => TaleOut::Ending,
    };
    StoryOut { tale, title, text }
}

fn in_mission(campaign: &Campaign) -> Vec<NextOut> {
    let leave = (!campaign.rules().ironman).then_some(NextOut::GiveUp);
    [NextOut::Act].into_iter().chain(leave).collect()
}

/// What can be asked between missions.
fn between(catalog: &Catalog, campaign: &Campaign) -> Vec<NextOut> {
    if matches!(campaign.place(), Place::Ended(_) | Place::Fallen(_)) {
        return vec![NextOut::New];
    }
    let (profile, stock) = (campaign.profile(), Stock::of(catalog));
    let fits = |id: &String| profile.clone().equip(id, stock).is_ok();
    let steps = [
        (NextOut::Choose, matches!(campaign.place(), Place::Fork(_))),
        (NextOut::Buy, campaign.clone().buy(catalog).is_ok()),
        (NextOut::Keep, !profile.offer().is_empty()),
        (NextOut::Equip, profile.owned().iter().any(fits)),
        (NextOut::TakeOff, !profile.equipped().is_empty()),
        (NextOut::Discard, !profile.items().is_empty()),
        (NextOut::Begin, campaign.setup(catalog, Mode::Lethal).is_ok()),
    ];
    steps.into_iter().filter(|(_, can)| *can).map(|(step, _)| step).collect()
}
