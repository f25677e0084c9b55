//! What can be chosen in a campaign between missions, and before one.

use super::{
    super::{
        brief::{harder, other_mode},
        choices::{Choice, Deed},
    },
    App, Camp, CampDeed, Run,
};
use crate::{
    campaign::{PRICE, Place as Stand, Rules},
    save::CampaignSlot,
    stealth::Difficulty,
    words::{
        Fill,
        campaign::{card_name, difficulty_name, place_name},
    },
};

impl App {
    /// The choices at a place among the campaigns.
    pub(in super::super) fn camp_choices(&self, camp: &Camp) -> Vec<Choice> {
        match (camp, &self.run) {
            (Camp::List, _) => self.list_choices(),
            (Camp::Delete, _) => self.delete_choices(),
            (Camp::Sure(slot), _) => self.sure_choices(slot),
            (Camp::New(slot, rules), _) => self.new_choices(slot, *rules),
            (Camp::Hub, Some(run)) => self.hub_choices(run),
            (Camp::Shop, Some(run)) => self.shop_choices(run),
            (Camp::Gear, Some(run)) => self.gear_choices(run),
            (Camp::Items, Some(run)) => self.item_choices(run),
            (_, None) => vec![self.camp("campaign-back", &[], Some('x'), CampDeed::Go(Camp::List))],
        }
    }

    fn camp(&self, key: &'static str, fill: &[Fill], letter: Option<char>, deed: CampDeed) -> Choice {
        Choice { key: letter, label: self.words.with(key, fill), sector: None, deed: Deed::Camp(deed) }
    }

    fn back(&self) -> Choice {
        self.camp("campaign-back", &[], Some('x'), CampDeed::Go(Camp::Hub))
    }

    fn list_choices(&self) -> Vec<Choice> {
        let campaigns = self.campaigns();
        let mut choices: Vec<Choice> = campaigns.iter().map(|one| self.slot_choice(one)).collect();
        choices.push(self.camp("campaign-new", &[], Some('n'), CampDeed::New));
        if !campaigns.is_empty() {
            choices.push(self.camp("campaign-delete", &[], Some('d'), CampDeed::Go(Camp::Delete)));
        }
        choices.push(Choice {
            key: Some('x'),
            label: self.words.text("campaign-back"),
            sector: None,
            deed: Deed::Menu,
        });
        choices
    }

    /// A campaign with where it stands.
    fn slot_choice(&self, CampaignSlot { slot, about, .. }: &CampaignSlot) -> Choice {
        let deed = CampDeed::Open(slot.clone());
        let Ok(about) = about else {
            return self.camp("campaign-open-broken", &[("slot", slot.as_str().into())], None, deed);
        };
        let key = match &about.place {
            Stand::Ended(_) => "campaign-open-ended",
            Stand::Fallen(_) => "campaign-open-fallen",
            _ if about.rules.ironman => "campaign-open-ironman",
            _ => "campaign-open",
        };
        let fill = [
            ("slot", slot.as_str().into()),
            ("place", place_name(&self.catalog, about.place.id()).into()),
            ("bytebucks", about.bytebucks.into()),
            ("difficulty", difficulty_name(&self.words, about.rules.difficulty).into()),
        ];
        self.camp(key, &fill, None, deed)
    }

    fn delete_choices(&self) -> Vec<Choice> {
        let slots = self.campaigns().into_iter().map(|one| one.slot);
        let ask = |slot: String| {
            self.camp("campaign-delete-one", &[("slot", slot.clone().into())], None, CampDeed::Go(Camp::Sure(slot)))
        };
        let back = self.camp("campaign-back", &[], Some('x'), CampDeed::Go(Camp::List));
        slots.map(ask).chain([back]).collect()
    }

    fn sure_choices(&self, slot: &str) -> Vec<Choice> {
        let yes = CampDeed::Delete(slot.to_owned());
        vec![
            self.camp("campaign-delete-no", &[], Some('n'), CampDeed::Go(Camp::List)),
            self.camp("campaign-delete-yes", &[("slot", slot.into())], None, yes),
        ]
    }

    fn new_choices(&self, slot: &str, rules: Rules) -> Vec<Choice> {
        let with = |rules: Rules| CampDeed::Go(Camp::New(slot.to_owned(), rules));
        let mut choices = vec![self.camp("campaign-start", &[], Some('b'), CampDeed::Start)];
        choices.extend(Difficulty::ALL.into_iter().map(|difficulty| {
            let chosen = difficulty == rules.difficulty;
            let key = if chosen { "campaign-pick-chosen" } else { "campaign-pick" };
            let name = difficulty_name(&self.words, difficulty);
            self.camp(key, &[("name", name.into())], None, with(Rules { difficulty, ..rules }))
        }));
        let key = if rules.ironman { "campaign-without-ironman" } else { "campaign-with-ironman" };
        choices.push(self.camp(key, &[], Some('r'), with(Rules { ironman: !rules.ironman, ..rules })));
        choices.push(self.camp("campaign-back", &[], Some('x'), CampDeed::Go(Camp::List)));
        choices
    }

    fn hub_choices(&self, run: &Run) -> Vec<Choice> {
        let mut choices = match run.file.campaign.place() {
            Stand::Mission(id) => self.mission_choices(run, id),
            Stand::Fork(_) => self.way_choices(run),
            Stand::Ended(_) | Stand::Fallen(_) => Vec::new(),
        };
        if !choices.is_empty() {
            choices.extend(self.stores(run));
        }
        choices.push(self.camp("campaign-leave", &[], Some('x'), CampDeed::Go(Camp::List)));
        choices
    }

    /// Beginning the mission, and how.
    fn mission_choices(&self, run: &Run, id: &str) -> Vec<Choice> {
        let (spare, other) = other_mode(run.mode);
        let now = run.file.campaign.rules().difficulty;
        let harder = CampDeed::Difficulty(harder(now));
        vec![
            self.camp("campaign-begin", &[("name", place_name(&self.catalog, id).into())], Some('b'), CampDeed::Begin),
            self.camp(spare, &[], Some('n'), CampDeed::Mode(other)),
            Choice { key: Some('d'), label: self.difficulty_label(now), sector: None, deed: Deed::Camp(harder) },
        ]
    }

    fn way_choices(&self, run: &Run) -> Vec<Choice> {
        let (_, ways) = run.file.campaign.ways(self.catalog.course());
        let choice = |way: &crate::content::Way| {
            let deed = CampDeed::Choose(way.mission.clone());
            Choice { key: None, label: way.name.clone(), sector: None, deed: Deed::Camp(deed) }
        };
        ways.iter().map(choice).collect()
    }

    /// The shop, the gear and the items.
    fn stores(&self, run: &Run) -> Vec<Choice> {
        let laid_out = !run.file.campaign.profile().offer().is_empty();
        let shop = if laid_out { "campaign-shop-open" } else { "campaign-shop" };
        vec![
            self.camp(shop, &[("price", PRICE.into())], Some('s'), CampDeed::Go(Camp::Shop)),
            self.camp("campaign-loadout", &[], Some('g'), CampDeed::Go(Camp::Gear)),
            self.camp("campaign-pocket", &[], Some('t'), CampDeed::Go(Camp::Items)),
        ]
    }

    fn shop_choices(&self, run: &Run) -> Vec<Choice> {
        let offer = run.file.campaign.profile().offer();
        let keep = |id: &String| {
            let name = card_name(&self.catalog, id);
            self.camp("campaign-keep", &[("card", name.into())], None, CampDeed::Keep(id.clone()))
        };
        let mut choices: Vec<Choice> = offer.iter().map(keep).collect();
        if offer.is_empty() {
            choices.push(self.camp("campaign-buy", &[("price", PRICE.into())], Some('b'), CampDeed::Buy));
        }
        choices.push(self.back());
        choices
    }

    fn gear_choices(&self, run: &Run) -> Vec<Choice> {
        let profile = run.file.campaign.profile();
        let choice = |id: &String| {
            let energy = self.catalog.gear(id).map_or(0, |gear| gear.energy);
            let fill = [("card", card_name(&self.catalog, id).into()), ("energy", energy.into())];
            if profile.equipped().contains(id) {
                self.camp("campaign-take-off", &fill, None, CampDeed::TakeOff(id.clone()))
            } else {
                self.camp("campaign-put-on", &fill, None, CampDeed::Equip(id.clone()))
            }
        };
        profile.owned().iter().map(choice).chain([self.back()]).collect()
    }

    fn item_choices(&self, run: &Run) -> Vec<Choice> {
        let choice = |id: &String| {
            let name = card_name(&self.catalog, id);
            self.camp("campaign-discard", &[("card", name.into())], None, CampDeed::Discard(id.clone()))
        };
        run.file.campaign.profile().items().iter().map(choice).chain([self.back()]).collect()
    }

    /// The choices after a mission of the campaign that is over.
    pub(in super::super) fn after_choices(&self, run: &Run) -> Vec<Choice> {
        let again = matches!(run.file.campaign.place(), Stand::Mission(_)) && run.spoils.is_none();
        let (key, letter) = if again { ("campaign-again", 'a') } else { ("campaign-go-on", 'n') };
        let go_on = Choice { key: Some(letter), label: self.words.text(key), sector: None, deed: Deed::GoOn };
        vec![go_on, self.camp("campaign-leave", &[], Some('x'), CampDeed::Go(Camp::List))]
    }
}
